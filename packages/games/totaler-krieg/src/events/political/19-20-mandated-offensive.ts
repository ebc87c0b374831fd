import { say } from '@sandtable/kernel';
import { muster } from '../../combat/attack.js';
import { isCompletable, targetsOf } from '../../combat/declarable.js';
import { attackersOf } from '../../combat/parties.js';
import { unlikeOnes } from '../../counters/alike.js';
import { COUNTER, IS_ARMOR } from '../../counters/counters.js';
import { COUNTER_AND_HEX, type CounterAndHex } from '../../facts.js';
import { type Counter, type Faction, type Hex, NO_COUNTER } from '../../ids.js';
import { bySubject, question, refusal, verb } from '../../kit.js';
import { factionOf, positionOf } from '../../position/position.js';
import { loseStep } from '../../steps/losses.js';
import type { R, U } from '../../table.js';
import { hexName, unitName } from '../../words/names.js';
import type { Occurrence } from '../political-event.js';

const { firstOf, secondOf } = COUNTER_AND_HEX.factors;

/** 19.20 Mandated Offensive: the phasing faction attacks with armor at once, or loses an armor step. */
export function mandatedOffensive(u: U, _: Occurrence): void {
  // 2.1h: by the Regular Combat rules, and no attack of the turn counts yet.
  u.table.attacked = [];
  u.table.targets = [];
  u.table.supported = [];
  if (armorOf(u, u.table.phasing).length > 0) u.push(offensive, {});
}

/** Armor-type units on the map, one of each that are alike. */
function armorOf(u: R, faction: Faction): Counter[] {
  const { ground, filled } = positionOf(u);
  const units = [...new Set(filled)].flatMap((hex) => ground[hex]);
  return unlikeOnes(
    u,
    units.filter((unit) => IS_ARMOR[unit] && factionOf(u, unit) === faction),
  );
}

/** The hexes that a unit could attack, alone or with others. */
function targetsFor(u: R, faction: Faction, unit: Counter): Hex[] {
  return targetsOf(u, faction, false).filter(
    (target) =>
      attackersOf(u, target, faction, false).includes(unit) &&
      isCompletable(u, { target, attackers: [unit], hq: NO_COUNTER, blitz: false }, faction),
  );
}

const offensive = question('mandated-offensive', {
  seats: (u) => 1 << u.table.phasing,
  prompt: () => say`Which armor leads the offensive that was ordered, or which is lost for refusing?`,
  anchor: '19.20',
  verbs: [
    verb<CounterAndHex>({
      name: 'lead',
      domain: COUNTER_AND_HEX,
      check(u, _, choice, seat) {
        if (!armorOf(u, seat).includes(firstOf(choice))) return noArmor;
        return targetsFor(u, seat, firstOf(choice)).includes(secondOf(choice)) ? null : noTarget;
      },
      bySubject: bySubject<Counter, Hex>({
        subjects: (u, _, seat, add) => armorOf(u, seat).forEach(add),
        targets: (u, _, unit, seat, add) => targetsFor(u, seat, unit).forEach(add),
        refuse: (u, _, unit, seat) => (armorOf(u, seat).includes(unit) ? null : notArmor),
        moot: (_, __, unit) => !IS_ARMOR[unit],
      }),
      apply: (u, _, choice) =>
        u.push(muster, {
          target: secondOf(choice),
          attackers: [firstOf(choice)],
          hq: NO_COUNTER,
          blitz: false,
        }),
    }),
    verb<Counter>({
      name: 'refuse',
      domain: COUNTER,
      check: (u, _, unit, seat) => (armorOf(u, seat).includes(unit) ? null : notArmor),
      list: (u, _, seat, add) => armorOf(u, seat).forEach(add),
      moot: (_, __, unit) => !IS_ARMOR[unit],
      apply: (u, _, unit) => loseStep(u, unit),
    }),
  ],
});

const noArmor = refusal<CounterAndHex>(
  '19.20',
  (_, choice) => say`${unitName(firstOf(choice))} is no armor of yours on the map`,
);
const notArmor = refusal<Counter>(
  '19.20',
  (_, unit) => say`${unitName(unit)} is no armor of yours on the map`,
);
const noTarget = refusal<CounterAndHex>(
  '4.2.1b',
  (_, choice) => say`${unitName(firstOf(choice))} cannot attack ${hexName(secondOf(choice))}`,
);

export const mandatedOffensiveRules = [offensive];
