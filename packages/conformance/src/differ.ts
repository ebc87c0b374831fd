import { firstDifference } from '@sandtable/kernel';

/** Where two plain values differ, with both values there; null if they are equal. */
export function differ(a: unknown, b: unknown): string | null {
  const path = firstDifference(a, b);
  return path === null
    ? null
    : `${path} is ${brief(valueAt(a, path))} here and ${brief(valueAt(b, path))} there`;
}

function valueAt(value: unknown, path: string): unknown {
  let inner = value;
  for (const key of path.match(/[^.[\]]+/g) ?? []) {
    if (typeof inner !== 'object' || inner === null) return inner;
    inner = (inner as Record<string, unknown>)[key];
  }
  return inner;
}

function brief(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 80 ? `${text.slice(0, 77)}…` : text;
}
