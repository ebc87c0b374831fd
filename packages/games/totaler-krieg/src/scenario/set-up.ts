import { say } from '@sandtable/kernel';
import { COUNTER_KIND } from '../counters/counters.js';
import { stepsOf } from '../counters/units.js';
import { COUNTER_AND_HEX, type CounterAndHex } from '../facts.js';
import type { Counter, Faction, Hex } from '../ids.js';
import { bySubject, process, question, refusal, verb } from '../kit.js';
import { SHEET } from '../map/sheet.js';
import { atHex, FORCE_POOL, hexOf } from '../places.js';
import { REPUBLICAN_SUPPORT } from '../politics/overseas.js';
import { hasOther, positionOf, put } from '../position/position.js';
import { fitsInto } from '../steps/stack-limits.js';
import type { R, U } from '../table.js';
import { hexName, unitName } from '../words/names.js';
import { freeHexes } from './free-hexes.js';
import type { FreeSetup } from './scenario.js';

const { firstOf, secondOf } = COUNTER_AND_HEX.factors;

/** S.g: what the set-up leaves to the players: hexes, faction by faction, then what a die decides. */
export const setUpScenario = process<object>('set-up-scenario', (u, f) => {
  const { free } = u.facts.scenario;
  const group = f.step++;
  if (group < free.length) return u.push(deployGroup, { group, units: [...free[group].counters] });
  if (group === free.length) return rollRepublicanSupport(u);
  u.done();
});

/** 26.5: a die decides which faction supports the Republic. */
function rollRepublicanSupport(u: U): void {
  const rule = u.facts.scenario.data.specialRules.find(({ id }) => id === 'republican-support');
  if (!rule) return;
  const { place, western } = rule.data as { place: string; western: readonly number[] };
  const die = u.roll('republican-support', 6);
  const isWestern = western.includes(die);
  put(u, REPUBLICAN_SUPPORT, atHex(SHEET.hexAt(place)), isWestern ? 1 : 0);
  u.log('republican-support', die, isWestern ? 1 : 2);
}

/** A group of the set-up, and its counters that are still to be placed. */
export interface Group {
  group: number;
  units: Counter[];
}

const groupOf = (u: R, f: Group): FreeSetup => u.facts.scenario.free[f.group];

const deployGroup = process<Group>('deploy-group', (u, f) => {
  if (f.units.length === 0) return u.done();
  if (kindsLeft(u, f).some((unit) => hexesFor(u, f, unit).length > 0))
    return u.push(deploy, { group: f.group, units: f.units });
  // There is no room: the rest waits in the Force Pool.
  for (const unit of f.units) {
    put(u, unit, FORCE_POOL);
    u.log('to-force-pool', unit);
  }
  u.done();
});

/** The hexes that a group may use, by the words of its line. */
function hexesFor(u: R, f: Group, unit: Counter): Hex[] {
  const setup = groupOf(u, f);
  const { faction, rule, counters } = setup;
  const placed = counters.filter((one) => !f.units.includes(one)).map((one) => hexOf(u.table.place[one]));
  const before = u.facts.scenario.free[f.group - 1];
  const isAllowed = (hex: Hex) => {
    if (rule['single-hex'] && placed.some((one) => one >= 0 && one !== hex)) return false;
    if (rule['per-hex'] && placed.filter((one) => one === hex).length >= Number(rule['per-hex']))
      return false;
    if (rule['not-stacked-with'] && before.counters.some((one) => u.table.place[one] === atHex(hex)))
      return false;
    return isFree(u, faction, hex) && fitsInto(u, hex, faction, unit, stepsOf(u, unit)) === null;
  };
  return freeHexes(u, setup).filter(isAllowed);
}

function isFree(u: R, faction: Faction, hex: Hex): boolean {
  const { ground, markers } = positionOf(u);
  return !hasOther(u, faction, ground[hex]) && !hasOther(u, faction, markers[hex]);
}

/** One counter of each kind and side. */
function kindsLeft({ table }: R, { units }: Group): Counter[] {
  const looks = (unit: Counter) => COUNTER_KIND[unit] * 8 + table.face[unit];
  return units.filter((unit, n) => units.findIndex((one) => looks(one) === looks(unit)) === n);
}

const deploy = question<Group>('deploy', {
  seats: (u, f) => 1 << groupOf(u, f).faction,
  prompt: (_, f) =>
    f.units.length > 1
      ? say`Where are the ${f.units.length} units of this group set up?`
      : say`Where is the last unit of this group set up?`,
  anchor: 's.g',
  verbs: [
    verb<CounterAndHex, Group>({
      name: 'deploy',
      domain: COUNTER_AND_HEX,
      check(u, f, choice) {
        if (!kindsLeft(u, f).includes(firstOf(choice))) return notOfGroup;
        return hexesFor(u, f, firstOf(choice)).includes(secondOf(choice)) ? null : notThere;
      },
      bySubject: bySubject<Counter, Hex, Group>({
        subjects: (u, f, _, add) => kindsLeft(u, f).forEach(add),
        targets: (u, f, unit, _, add) => hexesFor(u, f, unit).forEach(add),
        refuse: (u, f, unit) => (kindsLeft(u, f).includes(unit) ? null : unitNotOfGroup),
      }),
      apply(u, _, choice) {
        const [unit, hex] = [firstOf(choice), secondOf(choice)];
        put(u, unit, atHex(hex));
        const frame = u.findFrame(deployGroup);
        if (frame) frame.units = frame.units.filter((one) => one !== unit);
        u.log('set-up', unit, hex);
      },
    }),
  ],
});

const notOfGroup = refusal<CounterAndHex>(
  's.g',
  (_, choice) => say`${unitName(firstOf(choice))} is not set up now`,
);
const unitNotOfGroup = refusal<Counter>('s.g', (_, unit) => say`${unitName(unit)} is not set up now`);
const notThere = refusal<CounterAndHex>(
  's.g',
  (_, choice) => say`${unitName(firstOf(choice))} cannot be set up in ${hexName(secondOf(choice))}`,
);

export const setUpRules = [setUpScenario, deployGroup, deploy];
