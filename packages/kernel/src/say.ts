import type { Plain } from './plain.js';

/** The Unicode isolates that enclose the parts of a sentence. They are invisible. */
export const PART_BEGINS = '\u2068';
export const PART_ENDS = '\u2069';

/**
 * A sentence of a game, with its parts marked, so that a client can find the sentence in its catalogue and say it in
 * another language: say`${who} has no ${card} in hand` is known there as "{1} has no {2} in hand". A part is a
 * name, a number or a sentence itself. Without its marks (`plain`) the sentence is English.
 */
export function say(sentence: TemplateStringsArray, ...parts: readonly (string | number)[]): string {
  let text = sentence[0];
  for (let i = 0; i < parts.length; i++) text += PART_BEGINS + parts[i] + PART_ENDS + sentence[i + 1];
  return text;
}

/** The sentence without its marks. */
export function plain(text: string): string {
  return text.includes(PART_BEGINS) ? text.replace(MARKS, '') : text;
}

/** Plain data with all sentences in it unmarked; what has none is kept as it is. */
export function plainDeep(value: Plain): Plain {
  if (typeof value === 'string') return plain(value);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return typeof value[0] === 'number' ? value : value.map(plainDeep);
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, plainDeep(inner)]));
}

const MARKS = /[\u2068\u2069]/g;

/** A sentence taken apart. */
export interface Sentence {
  /** The sentence with a number for each part, "{1} has no {2} in hand": what a catalogue calls it. */
  template: string;
  parts: string[];
}

/** Takes a marked sentence apart; its parts may be sentences too. */
export function apart(text: string): Sentence {
  const parts: string[] = [];
  let template = '';
  let depth = 0;
  let from = 0;
  for (let i = 0; i < text.length; i++) {
    if (text[i] === PART_BEGINS) {
      if (depth++ > 0) continue;
      template += text.slice(from, i);
      from = i + 1;
    } else if (text[i] === PART_ENDS) {
      if (--depth > 0) continue;
      parts.push(text.slice(from, i));
      template += `{${parts.length}}`;
      from = i + 1;
    }
  }
  return { template: template + text.slice(from), parts };
}

/** "Germany, Japan and Italy", as nested sentences, since languages join lists differently. */
export function listed(joined: 'and' | 'or', items: readonly string[]): string {
  if (items.length < 2) return items[0] ?? '';
  const most = items.slice(1, -1).reduce((list, item) => say`${list}, ${item}`, items[0]);
  const last = items[items.length - 1];
  return joined === 'and' ? say`${most} and ${last}` : say`${most} or ${last}`;
}

/** The same without a last word: "Germany, Japan, Italy". */
export function commas(items: readonly string[]): string {
  return items.length === 0 ? '' : items.slice(1).reduce((list, item) => say`${list}, ${item}`, items[0]);
}

/** The sentence with a capital letter at its beginning, whatever part it begins with. */
export function capitalised(text: string): string {
  const first = text.search(/[^\u2068]/);
  return first < 0 ? text : text.slice(0, first) + text[first].toUpperCase() + text.slice(first + 1);
}
