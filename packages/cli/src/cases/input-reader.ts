import { names, nearest, quote } from '@sandtable/kernel';
import type { Path, Problem } from './document.js';

/** Reads untrusted plain data and collects every error in it. */
export class InputReader {
  readonly problems: Problem[] = [];

  add(path: Path, message: string): null {
    this.problems.push({ path, message });
    return null;
  }

  mapping(value: unknown, path: Path, meant: string): Record<string, unknown> | null {
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
      return value as Record<string, unknown>;
    }
    return this.add(path, `${meant} is a mapping (key: value), not ${kindOf(value)}`);
  }

  list(value: unknown, path: Path, meant: string): unknown[] | null {
    if (Array.isArray(value)) return value;
    return this.add(path, `${meant} is a list, not ${kindOf(value)}`);
  }

  text(value: unknown, path: Path, meant: string): string | null {
    if (typeof value === 'string' && value.trim() !== '') return value;
    return this.add(path, `${meant} is a text, not ${kindOf(value)}`);
  }

  /** A list of texts; a single text is a list of one. */
  texts(value: unknown, path: Path, meant: string): { text: string; path: Path }[] {
    const single = typeof value === 'string';
    const items = single ? [value] : (this.list(value, path, meant) ?? []);
    return items.flatMap((item, i) => {
      const at = single ? path : [...path, i];
      const quotes = typeof item === 'object' ? ' (a text with a colon needs quotes)' : '';
      const text = this.text(item, at, `each item of ${meant}${quotes}`);
      return text === null ? [] : [{ text, path: at }];
    });
  }

  /** A duplicate in a list is a mistake: something else was meant. */
  onlyOnce(items: readonly { text: string; path: Path }[]): void {
    const seen = new Set<string>();
    for (const { text, path } of items) {
      if (seen.has(text)) this.add(path, `${quote(text)} is written twice`);
      seen.add(text);
    }
  }

  /** Unknown keys are errors, never ignored. */
  onlyKeys(record: Record<string, unknown>, path: Path, known: readonly string[], where: string): void {
    for (const key of Object.keys(record)) {
      if (!known.includes(key)) this.add([...path, key], unknownName(`${where} has no key`, key, known));
    }
  }

  /** The index of a name in a list of known ones; or reports it as unknown and returns null. */
  named(value: unknown, path: Path, known: readonly string[], what: string): number | null {
    const text = this.text(value, path, `a ${what}`);
    if (text === null) return null;
    const index = known.indexOf(text);
    return index >= 0 ? index : this.add(path, unknownName(`there is no ${what}`, text, known));
  }
}

/** "there is no seat 'gemany'; did you mean 'germany'?" */
export function unknownName(complaint: string, typed: string, known: readonly string[]): string {
  const near = nearest(names('name', [...new Set(known)]), typed);
  const few = known.length === 0 ? '' : known.length <= 12 ? ` (there are: ${known.join(', ')})` : '';
  return `${complaint} ${quote(typed)}${near ? `; did you mean '${near}'?` : few}`;
}

function kindOf(value: unknown): string {
  if (value === null || value === undefined) return 'nothing';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'a mapping';
  if (typeof value === 'string') return value.trim() === '' ? 'an empty text' : `${quote(value)}`;
  return String(value);
}
