import type { State } from './state.js';

/**
 * A 64-bit fingerprint of a position, as 16 hex digits. Equal positions have equal hashes on every
 * machine; the order of keys does not matter. The chance generator is left out, so that a replay fed from
 * recorded chance and one fed from the seed agree.
 */
export function stateHash(state: State<unknown>): string {
  return plainHash({
    frames: state.frames,
    places: state.places,
    known: state.known,
    table: state.table,
    outcome: state.outcome,
  });
}

export function plainHash(value: unknown): string {
  return hex(mixValue(value, 0x9e3779b9)) + hex(mixValue(value, 0x7f4a7c15));
}

const keyHashes = new Map<string, number>();
// This field was named `got` when the first journals were written; hashing the old name keeps their waypoints valid.
keyHashes.set('childResult', textHash('got'));

function mixValue(value: unknown, seed: number): number {
  if (typeof value === 'number') return mixNumber(value, seed);
  if (typeof value === 'string') return mix(textHash(value), seed ^ 0x51ed270b);
  if (value === null || value === undefined) return mix(0x6e756c6c, seed);
  if (typeof value === 'boolean') return mix(value ? 0x74727565 : 0x66616c73, seed);
  if (Array.isArray(value)) {
    let h = mix(value.length, seed ^ 0x2545f491);
    for (let i = 0; i < value.length; i++) {
      const item = value[i];
      h = typeof item === 'number' ? mixNumber(item, h) : mixValue(item, h);
    }
    return h;
  }
  // Summing makes the order of keys irrelevant without sorting them.
  let sum = 0;
  const record = value as Record<string, unknown>;
  for (const key in record) sum = (sum + mixValue(record[key], mix(textHash(key), seed))) | 0;
  return mix(sum, seed ^ 0x3c6ef372);
}

function mixNumber(value: number, seed: number): number {
  const low = value | 0;
  if (low === value) return mix(low, seed);
  const high = Math.floor(value / 4294967296) | 0;
  return mix(high, mix(low ^ textHash(String(value)), seed));
}

function mix(value: number, seed: number): number {
  let h = seed ^ Math.imul(value, 0xcc9e2d51);
  h = Math.imul((h << 13) | (h >>> 19), 0x1b873593);
  h ^= h >>> 15;
  return (Math.imul(h, 0x85ebca6b) + 0x165667b1) | 0;
}

function textHash(text: string): number {
  const cached = keyHashes.get(text);
  if (cached !== undefined) return cached;
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  if (keyHashes.size < 4096) keyHashes.set(text, h);
  return h;
}

function hex(value: number): string {
  let h = value ^ (value >>> 16);
  h = Math.imul(h, 0x7feb352d);
  h ^= h >>> 15;
  return (h >>> 0).toString(16).padStart(8, '0');
}
