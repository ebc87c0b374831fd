import { say } from '@sandtable/kernel';
import { COUNTER_KIND } from '../counters/counters.js';
import { stepsOf } from '../counters/units.js';
import { COUNTER_AND_HEX, type CounterAndHex } from '../facts.js';
import type { Counter, Faction, Hex } from '../ids.js';
import { bySubject, type GameRefusal, process, question, refusal, verb } from '../kit.js';
import { SHEET } from '../map/sheet.js';
import { atHex, FORCE_POOL, hexOf } from '../places.js';
import { REPUBLICAN_SUPPORT } from '../politics/overseas.js';
import { hasOther, positionOf, put } from '../position/position.js';
import { FAULT_RULES, fitsInto, type StackingFault } from '../steps/stack-limits.js';
import type { R, U } from '../table.js';
import { FAULT_WORDS } from '../view/inspect-words.js';
import { factionName, hexName, markHex, unitName } from '../words/names.js';
import { freeHexes } from './free-hexes.js';
import type { FreeSetup } from './scenario.js';
import { whereWords } from './where-words.js';

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
  return freeHexes(u, groupOf(u, f)).filter((hex) => refuseHex(u, f, unit, hex) === null);
}

/** Why a unit of the group may not be in a hex. */
function refuseHex(u: R, f: Group, unit: Counter, hex: Hex): GameRefusal<CounterAndHex, Group> | null {
  const setup = groupOf(u, f);
  const { faction, rule, counters } = setup;
  if (!freeHexes(u, setup).includes(hex)) return elsewhere;
  const placed = counters.filter((one) => !f.units.includes(one)).map((one) => hexOf(u.table.place[one]));
  if (rule['single-hex'] && placed.some((one) => one >= 0 && one !== hex)) return together;
  if (rule['per-hex'] && placed.filter((one) => one === hex).length >= Number(rule['per-hex'])) return spread;
  if (rule['not-stacked-with']) {
    const before = u.facts.scenario.free[f.group - 1];
    if (before.counters.some((one) => u.table.place[one] === atHex(hex))) return apart;
  }
  if (!isFree(u, faction, hex)) return taken;
  const fault = fitsInto(u, hex, faction, unit, stepsOf(u, unit));
  return fault && full(fault);
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
  prompt: (u, f) => {
    const where = whereWords(groupOf(u, f));
    return f.units.length > 1
      ? say`Where are these ${f.units.length} units set up: ${where}?`
      : say`Where is this unit set up: ${where}?`;
  },
  about: (u, f) => freeHexes(u, groupOf(u, f)).flatMap(markHex),
  anchor: 's.g',
  verbs: [
    verb<CounterAndHex, Group>({
      name: 'deploy',
      domain: COUNTER_AND_HEX,
      check(u, f, choice) {
        if (!kindsLeft(u, f).includes(firstOf(choice))) return notOfGroup;
        return refuseHex(u, f, firstOf(choice), secondOf(choice));
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
const aboutHex = (anchor: string, sentence: (hex: string) => string) =>
  refusal<CounterAndHex, Group>(anchor, (_, choice) => sentence(hexName(secondOf(choice))));
const elsewhere = refusal<CounterAndHex, Group>('s.g', (u, choice, _, f) => {
  const group = groupOf(u, f);
  const hex = hexName(secondOf(choice));
  return say`not in ${hex}: this unit is set up ${whereWords(group)}, on land of ${factionName(group.faction)}`;
});
const together = aboutHex('s.g', (hex) => say`not in ${hex}: all units of this line are set up in one hex`);
const spread = aboutHex(
  's.g',
  (hex) => say`one unit of this line is set up in each hex, and ${hex} has its own`,
);
const apart = aboutHex('s.g', (hex) => say`not in ${hex}, with units of the line before`);
const taken = aboutHex('s.g', (hex) => say`another faction is in ${hex}`);
const full = (fault: StackingFault) =>
  aboutHex(FAULT_RULES[fault], (hex) => say`not in ${hex}: ${FAULT_WORDS[fault]()}`);

export const setUpRules = [setUpScenario, deployGroup, deploy];
