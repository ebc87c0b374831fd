import { FIRST_SPACE, SPACE_COUNT, space } from '../board/board.js';
import { type Faction, FLEET, INFANTRY } from '../pieces/pieces.js';
import { gain } from '../table.js';
import type { Outlook, Part } from './part.js';
import { atOnce } from './plain.js';
import { outlookHere } from './play-text.js';
import type { Where } from './where.js';

/** Victory Points that a text scores, counted when it is carried out; zero is allowed (score.by-card). */
export function pointsFor(count: (look: Outlook) => number): Part {
  return atOnce((u, f) => gain(u, f.side, count(outlookHere(u))));
}

/** A point for each of these spaces that the side controls. */
export function controlPoints(...ids: string[]): Part {
  const spaces = ids.map(space);
  return pointsFor(({ position, text }) => spaces.filter((at) => position.controls(text.side, at)).length);
}

/** Counts a faction's pieces there, of one type or of any (text.near). */
export function countPieces(look: Outlook, faction: Faction, where: Where, type = -1): number {
  let count = 0;
  for (let at = FIRST_SPACE; at < SPACE_COUNT; at++) {
    if (!where.has(look, at)) continue;
    for (let one = INFANTRY; one <= FLEET; one++)
      if (type < 0 || one === type) count += look.position.count(faction, one, at);
  }
  return count;
}
