import { formatOptions, type Ply, parseOptions, quote } from '@sandtable/kernel';
import { Failure } from '../failure.js';
import { readText } from '../files.js';
import { type Count, countPlies } from './count.js';

/** Pinned counts, which must not change: the contents of golden/perft.json. */
export interface PinnedCount {
  game: string;
  options: string;
  seed: string;
  after: number;
  plies: Ply[];
}

export function readPinned(path: string): PinnedCount[] {
  let list: unknown;
  try {
    list = JSON.parse(readText(path));
  } catch (error) {
    if (error instanceof Failure) throw error;
    throw new Failure(`${path} is no JSON`);
  }
  if (!Array.isArray(list) || !list.every(isPinned)) throw new Failure(`${path} is no list of pinned counts`);
  return list;
}

function isPinned(one: unknown): one is PinnedCount {
  const { game, options, seed, after, plies } = (one ?? {}) as Partial<PinnedCount>;
  const texts = [game, options, seed].every((text) => typeof text === 'string');
  return texts && typeof after === 'number' && Array.isArray(plies) && plies.length > 0;
}

/** One line per count, so that diffs are easy to read. */
export function writePinned(list: readonly PinnedCount[]): string {
  return `[\n${list.map((one) => `  ${JSON.stringify(one)}`).join(',\n')}\n]\n`;
}

export async function recount(pinned: PinnedCount): Promise<Ply[]> {
  const options = parseOptions(pinned.options);
  return countPlies({ ...pinned, options, depth: pinned.plies.length });
}

/** The differences, one line per ply. */
export function differences(pinned: PinnedCount, found: readonly Ply[]): string[] {
  return pinned.plies.flatMap((ply, i) => {
    const { lines, positions } = found[i];
    if (ply.lines === lines && ply.positions === positions) return [];
    return `${nameOf(pinned)}, ply ${i + 1}: ${inWords(ply)} were pinned, ${inWords(found[i])} are found`;
  });
}

export function nameOf({ game, options, seed, after }: Omit<PinnedCount, 'plies'>): string {
  const with_ = options === '' ? '' : ` with ${options}`;
  return `${game}${with_}, seed ${quote(seed)}, after ${after} ${after === 1 ? 'choice' : 'choices'}`;
}

export function nameOfCount(count: Count): string {
  return nameOf({ ...count, options: formatOptions(count.options) });
}

const inWords = ({ lines, positions }: Ply) => `${lines} lines to ${positions} positions`;
