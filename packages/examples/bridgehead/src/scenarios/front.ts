import type { OrderOfBattle } from '../units/roster.js';
import type { Scenario } from './scenario.js';

const COLUMNS = 55;
/** The kinds of units in a row of the front, in rotation. */
const KINDS = ['infantry', 'infantry', 'armour', 'infantry', 'cavalry', 'infantry', 'artillery'];

/** About six hundred units on 2,805 hexes: a benchmark for rules, views and boards. */
export const front: Scenario = {
  turns: 10,
  south: armyIn([22, 20, 18, 16, 14]),
  north: armyIn([30, 32, 34, 36, 38]),
};

/** The same front, as long as the longest campaign of any game here: about 40,000 choices. */
export const campaign: Scenario = { ...front, turns: 200 };

/** A unit in every hex of these rows, and a few reinforcements. */
function armyIn(rows: readonly number[]): OrderOfBattle {
  const two = (n: number) => String(n).padStart(2, '0');
  return {
    setUp: rows.flatMap((row, i) =>
      Array.from({ length: COLUMNS }, (_, column) => ({
        at: two(column + 1) + two(row),
        units: [KINDS[(column * 3 + i) % KINDS.length]],
      })),
    ),
    reinforcements: [2, 3, 4, 5, 6].map((turn) => ({ turn, units: ['infantry', 'infantry', 'armour'] })),
  };
}
