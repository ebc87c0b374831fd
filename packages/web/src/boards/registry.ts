import type { GameInfo, GameOptions } from '@sandtable/kernel';
import { speakOf } from '../languages/index.js';
import { part } from '../parts.js';
import type { BoardMaker, BoardModule } from './board-module.js';

interface BoardFile {
  makeBoard: BoardMaker;
  /** Loads what the board needs for these options only. */
  open?(options: GameOptions): Promise<void>;
  /** Takes the texts of the board in the page's language. */
  setWords?(words: unknown): void;
}

/** The games with their own board. All others get the generic board. */
const BOARDS: Readonly<Record<string, () => Promise<BoardFile>>> = {
  'qmg-ww2': () => import('./qmg-ww2/index.js'),
  'east-front': () => import('./east-front/index.js'),
  bridgehead: () => import('./bridgehead/index.js'),
  'totaler-krieg': () => import('./totaler-krieg/index.js'),
};

const generic = (): Promise<BoardFile> => import('./generic/index.js');

/** The board, with all that the game says, or with what it says at its first question. */
export async function boardFor(
  about: GameInfo,
  options: GameOptions,
  says: 'all' | 'first' = 'all',
): Promise<BoardModule> {
  const load = Object.hasOwn(BOARDS, about.id) ? BOARDS[about.id] : generic;
  const later = says === 'all' ? (['later'] as const) : [];
  return part(async () => {
    const [file, words] = await Promise.all([load(), speakOf(about.id, ...later)]);
    if (words) file.setWords?.(words);
    await file.open?.(options);
    return file.makeBoard(about);
  });
}

/**
 * What the start page needs of a game before its board is loaded: the look of its seats, and a few words about each.
 */
export interface SeatCard {
  letters: string;
  className: string;
  tagline: string;
}
