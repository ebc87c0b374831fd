import { names, numbers, rulesOf } from '../src/index.js';
import { tinyGame } from './tiny-game.js';

// Ann attacks a field with any of three units, which together need a strength of four; then a die is rolled.

export type AssaultTable = { target: number; units: number[]; rolled: number[] };
const UNIT = names('unit', ['alpha', 'bravo', 'charlie']);
const STRENGTH = [1, 3, 3];
const { question, refusal } = rulesOf<AssaultTable, null>();
const twice = refusal('attack.once', (_, __, unit) => `${UNIT.name(unit)} attacks already`);
const weak = refusal('attack.odds', (u) => `a strength of ${strength(u.table)} is too little: it takes four`);
const strength = (table: AssaultTable) => table.units.reduce((sum, unit) => sum + STRENGTH[unit], 0);

const attack = question('attack', {
  seats: () => 1,
  prompt: () => 'Attack a field, or pass',
  verbs: [
    {
      name: 'attack',
      domain: numbers('field', 1, 3),
      check: () => null,
      apply(u, _, field) {
        u.table.target = field;
        u.push(attackers, {});
      },
    },
    { name: 'pass', check: () => null, apply: (u) => u.end(0, [1, 0], 'end') },
  ],
});
const attackers = question('attackers', {
  seats: () => 1,
  continuesChoice: true,
  anchor: 'attack.odds',
  prompt: (u) => `Attack field ${u.table.target} with a strength of ${strength(u.table)}`,
  verbs: [
    {
      name: 'with',
      domain: UNIT,
      check: (u, _, unit) => (u.table.units.includes(unit) ? twice : null),
      apply(u, _, unit) {
        u.table.units.push(unit);
        if (u.table.units.length === 3) u.table.rolled.push(0);
        u.push(attackers, {});
      },
    },
    {
      name: 'declare',
      check: (u) => (strength(u.table) >= 4 ? null : weak),
      apply(u) {
        u.table.rolled.push(u.roll('attack', 6));
        u.table.units = [];
        u.push(attack, {});
      },
    },
  ],
});
export const assaultRules = { attack, attackers };
export const assault = tinyGame<AssaultTable>({
  table: () => ({ target: 0, units: [], rolled: [] }),
  rules: [attack, attackers],
  begin: (u) => u.push(attack, {}),
});
