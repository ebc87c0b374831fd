import type { GameInfo } from '@sandtable/kernel';
import type { BoardMaker, BoardModule } from './board-module.js';

/** The games with their own board. All others get the generic board. */
const BOARDS: Readonly<Record<string, () => Promise<{ makeBoard: BoardMaker }>>> = {
  'qmg-ww2': () => import('./qmg-ww2/index.js'),
  'east-front': () => import('./east-front/index.js'),
  bridgehead: () => import('./bridgehead/index.js'),
};

const generic = () => import('./generic/index.js');

export async function boardFor(about: GameInfo): Promise<BoardModule> {
  const open = Object.hasOwn(BOARDS, about.id) ? BOARDS[about.id] : generic;
  return (await open()).makeBoard(about);
}

/**
 * What the start page needs of a game before its board is loaded: the look of its seats, and a few words about each.
 */
export interface SeatCard {
  letters: string;
  className: string;
  tagline: string;
}
