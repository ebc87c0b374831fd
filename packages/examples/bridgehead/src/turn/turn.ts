import { combat } from '../combat/attack.js';
import { freshen, movement } from '../movement/movement.js';
import { enemyOf, SOUTH } from '../numbers.js';
import { unsuppliedUnits } from '../supply/supply.js';
import { COMBAT, loseStep, MOVEMENT, process, type Umpire } from '../table.js';
import { because } from '../words.js';
import { destroyedSide, endByPoints, scoresOf } from './victory.js';

/** The phases of a side's turn. A frame's step is the index in this list. */
export const TURN_STEPS = ['movement', 'combat', 'end'] as const;

export const turn = process(
  'turn',
  (u, f) => {
    switch (TURN_STEPS[f.step++]) {
      case 'movement':
        u.table.phase = MOVEMENT;
        return u.push(movement, {});
      case 'combat':
        u.table.phase = COMBAT;
        return u.push(combat, {});
      case 'end':
        u.done();
        endTurn(u);
    }
  },
  because.turn,
);

function endTurn(u: Umpire): void {
  const { table } = u;
  isolate(u);
  const destroyed = destroyedSide(u);
  if (destroyed >= 0) return u.end(1 - destroyed, scoresOf(u), 'end.destroyed');
  freshen(u);
  table.side = enemyOf(table.side);
  if (table.side === SOUTH) {
    u.log('turn-over', table.turn, ...scoresOf(u));
    u.waypoint(`turn ${table.turn}`);
    if (table.turn === u.facts.turns) return endByPoints(u);
    table.turn++;
  }
  u.push(turn, {});
}

/** supply.isolated: all at once, so that one loss does not cut off the next unit. */
function isolate(u: Umpire): void {
  for (const unit of unsuppliedUnits(u, u.table.side)) {
    u.log('isolated', unit);
    loseStep(u, unit);
  }
}

export const turnRules = [turn, movement];
