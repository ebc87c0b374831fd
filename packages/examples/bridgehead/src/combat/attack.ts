import { type Question, say } from '@sandtable/kernel';
import { type Facts, placeName } from '../facts.js';
import type { Hex, Side, UnitNumber } from '../numbers.js';
import {
  enemyOf,
  isOnMap,
  process,
  question,
  type Reader,
  type Table,
  type Umpire,
  unitsIn,
  verb,
} from '../table.js';
import { because, prompts } from '../words.js';
import { advance, advanceMore, pushAdvance } from './advance.js';
import { attackersOf, isHeldBy, targetsOf } from './attackers.js';
import { firstLoss, nextLoss, pushLosses } from './losses.js';
import { oddsOf, oddsText, oddsView } from './odds.js';
import * as refusals from './refusals.js';
import { RESULT_IDS, RESULTS, resultOf } from './results-table.js';
import { retreats, retreatTo } from './retreat.js';

type Attack = { target: Hex; attackers: UnitNumber[] };

/** The combat phase: attacks one by one, in any order, until the side is done. */
export const combat: Question<Table, Facts> = question('combat', {
  seats: (u) => 1 << u.table.side,
  prompt: prompts.combat,
  anchor: 'combat.target',
  verbs: [
    verb<Hex>({
      name: 'attack',
      domain: (u) => u.facts.hexNames,
      check(u, _, hex, seat) {
        if (!isHeldBy(u, hex, enemyOf(seat))) return refusals.nobodyThere;
        if (u.table.targets.includes(hex)) return refusals.attackedAlready;
        return attackersOf(u, hex, seat).length > 0 ? null : refusals.nobodyToAttack;
      },
      list: (u, _, seat, add) => targetsOf(u, seat).forEach(add),
      label: (u, _, hex, seat) => bestOdds(u, hex, seat),
      apply: (u, _, target) => u.push(muster, { target, attackers: [] }),
    }),
    { name: 'done', check: () => null, apply: () => {} },
  ],
});

/** "Attack Stonebridge: with everybody, 9 against 5 is 1:1". */
function bestOdds(u: Reader, hex: Hex, seat: Side): string {
  const odds = oddsText(oddsOf(u, hex, attackersOf(u, hex, seat)));
  return say`Attack ${placeName(u.facts, hex)}: with everybody, ${odds}`;
}

/** The attacking units: a further part of the same choice. Its prompt shows the current odds. */
export const muster: Question<Table, Facts, Attack> = question<Attack>('muster', {
  seats: (u) => 1 << u.table.side,
  prompt: prompts.muster,
  continuesChoice: true,
  anchor: 'combat.odds',
  odds: (u, { target, attackers }) => (attackers.length > 0 ? oddsView(oddsOf(u, target, attackers)) : null),
  verbs: [
    verb<UnitNumber, Attack>({
      name: 'with',
      domain: (u) => u.facts.unitNames,
      check(u, f, unit, seat) {
        const { grid } = u.facts.map;
        if (u.facts.sideOf[unit] !== seat) return refusals.notYourUnit;
        if (f.attackers.includes(unit)) return refusals.takesPart;
        if (!isOnMap(u, unit) || grid.sideTowards(f.target, u.table.hex[unit]) < 0) return refusals.notNextTo;
        return u.table.attacked[unit] ? refusals.unitAttacked : null;
      },
      list(u, f, seat, add) {
        for (const unit of attackersOf(u, f.target, seat)) if (!f.attackers.includes(unit)) add(unit);
      },
      apply: (u, f, unit) => u.push(muster, { target: f.target, attackers: [...f.attackers, unit] }),
    }),
    {
      name: 'declare',
      check: (_, f) => (f.attackers.length > 0 ? null : refusals.nobodyYet),
      apply(u, { target, attackers }) {
        for (const unit of attackers) u.table.attacked[unit] = 1;
        u.table.targets.push(target);
        u.push(battle, { target, attackers, defenders: unitsIn(u, target), result: 0 });
      },
    },
  ],
});

const BATTLE_STEPS = ['roll', 'attackers-lose', 'defenders-lose', 'retreat', 'advance', 'end'] as const;

/** An attack from the roll of the die to the advance. */
export const battle = process<Attack & { defenders: UnitNumber[]; result: number }>(
  'battle',
  (u, f) => {
    const { side } = u.table;
    const { attacker, defender, retreat } = RESULTS[RESULT_IDS[f.result]];
    switch (BATTLE_STEPS[f.step++]) {
      case 'roll':
        f.result = rollFor(u, f);
        return;
      case 'attackers-lose':
        return pushLosses(u, side, f.attackers, attacker);
      case 'defenders-lose':
        return pushLosses(u, enemyOf(side), f.defenders, defender);
      case 'retreat':
        if (retreat) u.push(retreats, { units: f.defenders });
        return;
      case 'advance':
        return pushAdvance(u, f.target, f.attackers);
      case 'end':
        u.done();
        u.push(combat, {});
    }
  },
  because.battle,
);

/** combat.table: the number of the result. */
function rollFor(u: Umpire, { target, attackers }: Attack): number {
  const odds = oddsOf(u, target, attackers);
  const die = u.roll('combat', 6);
  const result = RESULT_IDS.indexOf(resultOf(die, odds.column));
  u.log('battle', target, odds.attack, odds.defence, odds.column, die, result);
  return result;
}

export const combatRules = [
  combat,
  muster,
  battle,
  firstLoss,
  nextLoss,
  retreats,
  retreatTo,
  advance,
  advanceMore,
];
