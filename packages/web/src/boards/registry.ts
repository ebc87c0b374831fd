import type { GameInfo } from '@sandtable/kernel';
import type { BoardMaker, BoardModule } from './board-module.js';

/** The games that bring a board of their own. All others are shown as what they are: views. */
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

/** What a start page needs of a game before its board is loaded: how its seats look, and a word about each. */
export interface SeatCard {
  letters: string;
  className: string;
  tagline: string;
}
