import { type Finding, say } from '@sandtable/kernel';
import { FIRST_SPACE, LAND_COUNT, SPACE_NAMES } from '../board/board.js';
import {
  ALLIES,
  AXIS,
  FIRST_OF_ALL,
  KIND_NAMES,
  PIECE_COUNT,
  PIECE_FACTION,
  SIDE_NAMES,
} from '../pieces/pieces.js';
import { positionOf, type R, starsIn } from '../table.js';
import { supplyWords } from '../words/words.js';

/** The rules' findings on every piece and star, for `sandtable show`. */
export function findings(u: R): Finding[] {
  return [...pieceFindings(u), ...starFindings(u)];
}

function pieceFindings(u: R): Finding[] {
  const position = positionOf(u);
  const found = new Map<string, { says: string; count: number }>();
  for (let piece = FIRST_OF_ALL; piece < PIECE_COUNT; piece++) {
    const at = u.table.board.at[piece];
    if (at < 0) continue;
    const about = say`${KIND_NAMES[position.kind(piece)]} ${SPACE_NAMES[at]}`;
    const says = supplyWords(position, piece, PIECE_FACTION[piece], at);
    found.set(about, { says, count: (found.get(about)?.count ?? 0) + 1 });
  }
  return [...found].map(([about, { says, count }]) => ({
    about: count > 1 ? say`${count} ${about}` : about,
    says,
  }));
}

function starFindings(u: R): Finding[] {
  const position = positionOf(u);
  const found: Finding[] = [];
  for (let at = FIRST_SPACE; at < LAND_COUNT; at++) {
    const stars = starsIn(u.table, at);
    if (stars === 0) continue;
    const side = SIDE_NAMES[position.controls(AXIS, at) ? AXIS : ALLIES];
    found.push({
      about: say`star ${SPACE_NAMES[at]}`,
      says: say`the ${side} would score ${stars} (score.star)`,
    });
  }
  return found;
}
