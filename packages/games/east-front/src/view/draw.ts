import { seenIn } from '@sandtable/kernel';
import { LAND_COUNT, SPACE_COUNT, SPACE_NAMES } from '../board/board.js';
import { CARDS } from '../cards/decks.js';
import { AXIS, FACTION_NAMES, FACTIONS, SIDE_NAMES, SIDES, TYPES } from '../pieces/pieces.js';
import type { Position } from '../pieces/position.js';
import { HAND, PILES, pile, positionOf, type R, STEP_NAMES, starsIn } from '../table.js';
import { roundName } from '../words/words.js';

/** The position drawn with characters: who holds what, space by space, and the cards the viewer may see. */
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
    ...SIDES.map((_, side) => cardsOf(u, side, viewer)),
  ].join('\n');
}

function spaces(u: R): string[] {
  const position = positionOf(u);
  const lines: string[] = [];
  for (let at = 0; at < SPACE_COUNT; at++) {
    const pieces = piecesIn(position, at);
    if (pieces === '' && at >= LAND_COUNT) continue;
    const stars = '*'.repeat(Math.max(0, starsIn(u.table, at)));
    const owner = at >= LAND_COUNT ? ' ' : position.controls(AXIS, at) ? 'X' : 'A';
    lines.push(`${owner} ${`${SPACE_NAMES[at]} ${stars}`.padEnd(20)} ${pieces}`.trimEnd());
  }
  return lines;
}

/** "2 German infantry, 1 German tank" */
function piecesIn(position: Position, at: number): string {
  return FACTIONS.flatMap((_, faction) =>
    TYPES.flatMap((type, i) => {
      const count = position.count(faction, i, at);
      return count > 0 ? [`${count} ${FACTION_NAMES[faction]} ${type}`] : [];
    }),
  ).join(', ');
}

function cardsOf(u: R, side: number, viewer: number): string {
  const seen = seenIn(u.state, pile(side, HAND), viewer).map((item) =>
    item === null ? '?' : CARDS[item].id,
  );
  const counts = PILES.slice(1).map((name, i) => `${name} ${u.items(pile(side, i + 1)).length}`);
  return `${SIDE_NAMES[side]}: hand ${seen.join(', ') || 'empty'}; ${counts.join(', ')}`;
}
