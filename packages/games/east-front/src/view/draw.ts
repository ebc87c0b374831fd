import { seenIn } from '@sandtable/kernel';
import { FIRST_SPACE, LAND_COUNT, SPACE_COUNT, SPACE_NAMES, type Space } from '../board/board.js';
import { ALL_CARDS } from '../cards/decks.js';

import {
  AXIS,
  FACTION,
  FACTION_NAMES,
  SIDE,
  SIDE_NAMES,
  type Side,
  TYPE,
  TYPE_IDS,
} from '../pieces/pieces.js';
import type { Position } from '../pieces/position.js';
import { HAND, PILES, pile, positionOf, type R, STEP_NAMES, starsIn } from '../table.js';
import { roundName } from '../words/words.js';

/** The position as text: control and pieces, space by space, and the cards the viewer may see. */
export function drawText(u: R, viewer: number): string {
  const { round, active, step, score } = u.table;
  const when =
    round === 0
      ? 'First hands'
      : `Round ${round}, ${roundName(round)}, turn of the ${SIDE_NAMES[active]}, ${STEP_NAMES[step]}`;
  return [
    `${when}    Axis ${score[0]}  Allies ${score[1]}`,
    '',
    ...spaces(u),
    '',
    ...SIDE.values.map((side) => cardsOf(u, side, viewer)),
  ].join('\n');
}

function spaces(u: R): string[] {
  const position = positionOf(u);
  const lines: string[] = [];
  for (let at = FIRST_SPACE; at < SPACE_COUNT; at++) {
    const pieces = piecesIn(position, at);
    if (pieces === '' && at >= LAND_COUNT) continue;
    const stars = '*'.repeat(Math.max(0, starsIn(u.table, at)));
    const owner = at >= LAND_COUNT ? ' ' : position.controls(AXIS, at) ? 'X' : 'A';
    lines.push(`${owner} ${`${SPACE_NAMES[at]} ${stars}`.padEnd(20)} ${pieces}`.trimEnd());
  }
  return lines;
}

/** "2 German infantry, 1 German tank" */
function piecesIn(position: Position, at: Space): string {
  return FACTION.values
    .flatMap((faction) =>
      TYPE.values.flatMap((type) => {
        const count = position.count(faction, type, at);
        return count > 0 ? [`${count} ${FACTION_NAMES[faction]} ${TYPE_IDS[type]}`] : [];
      }),
    )
    .join(', ');
}

function cardsOf(u: R, side: Side, viewer: number): string {
  const seen = seenIn(u.state, pile(side, HAND), viewer).map((item) =>
    item === null ? '?' : ALL_CARDS[item].id,
  );
  const counts = PILES.slice(1).map((name, i) => `${name} ${u.items(pile(side, i + 1)).length}`);
  return `${SIDE_NAMES[side]}: hand ${seen.join(', ') || 'empty'}; ${counts.join(', ')}`;
}
