import { ALL_SPACES, IS_SEA, space } from '../board/board.js';
import type { Country } from '../ids.js';
import { hasPiece, type R } from '../table.js';

// Victory Points of Status cards in the Victory step: "if" scores once, "for each" once per piece (score.status).

type Points = (u: R, me: Country) => number;

/** "1 VP for each of your Armies in …". */
export function forEachArmyIn(...ids: string[]): Points {
  const spaces = ids.map(space);
  return (u, me) => spaces.filter((at) => hasPiece(u, me, at)).length;
}

/** "N VP if one of your Armies is in …", never more. */
export function ifArmyIn(points: number, ...ids: string[]): Points {
  const spaces = ids.map(space);
  return (u, me) => (spaces.some((at) => hasPiece(u, me, at)) ? points : 0);
}

/** "1 VP for each of your Navies on the board". */
export const forEachNavy: Points = (u, me) => {
  let navies = 0;
  for (const at of ALL_SPACES) if (IS_SEA[at] && hasPiece(u, me, at)) navies++;
  return navies;
};
