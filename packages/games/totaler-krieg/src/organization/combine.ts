import { say } from '@sandtable/kernel';
import { areAlike, unlikeOnes } from '../counters/alike.js';
import { COUNTER, COUNTER_KIND, IS_GROUND, kindOf } from '../counters/counters.js';
import { faceOf, stepsOf } from '../counters/units.js';
import { COUNTER_AND_HEX, type CounterAndHex } from '../facts.js';
import type { Counter, Faction, Hex } from '../ids.js';
import { bySubject, question, refusal, verb } from '../kit.js';
import { atHex, FORCE_POOL, hexOf } from '../places.js';
import { factionOf, put } from '../position/position.js';
import { hasHoldingBox, hold, homeNation } from '../steps/holding.js';
import { leaveMap } from '../steps/leave-map.js';
import type { R, U } from '../table.js';
import { hexName, hexNear, markHex, unitName } from '../words/names.js';
import {
  ARMIES,
  buildingHexes,
  canBeBuilt,
  combinationsFor,
  faceWith,
  fullSteps,
  hasSquarePips,
  type NoCombination,
} from './combining.js';
import { type AboutUnit, aboutHex, aboutUnit, COMBINATION, type Stage, stageIsPast } from './stages.js';

const { firstOf, secondOf } = COUNTER_AND_HEX.factors;
const tooLate = stageIsPast(COMBINATION);

/** Why a unit cannot be built at all; null if it could be somewhere. */
function refuseUnit(u: R, unit: Counter, seat: Faction): AboutUnit | null {
  if (factionOf(u, unit) !== seat) return notYours;
  if (!IS_GROUND[unit]) return noGroundUnit;
  if (hasSquarePips(unit)) return squarePips;
  if (fullSteps(unit) < 2) return oneStep;
  const onMap = hexOf(u.table.place[unit]) >= 0;
  if (!onMap && u.table.place[unit] !== FORCE_POOL) return notAvailable;
  return canBeBuilt(u, unit, seat) ? null : isFull;
}

/** 2.3.1: "combine de-army-4 e3702": that unit is built there, or gets its missing step. */
export const combine = verb<CounterAndHex, Stage>({
  name: 'combine',
  domain: COUNTER_AND_HEX,
  check(u, f, arg, seat) {
    const [unit, hex] = [firstOf(arg), secondOf(arg)];
    if (f.stage > COMBINATION) return tooLate;
    const no = refuseUnit(u, unit, seat);
    if (no) return no.withHex;
    const at = hexOf(u.table.place[unit]);
    if (at >= 0 && at !== hex) return elsewhere;
    const { sets, missing } = combinationsFor(u, unit, hex, seat);
    return sets.length > 0 ? null : NO_COMBINATION[missing];
  },
  bySubject: bySubject<Counter, Hex, Stage>({
    subjects(u, f, seat, add) {
      if (f.stage > COMBINATION) return;
      for (const unit of ARMIES) if (canBeBuilt(u, unit, seat)) add(unit);
    },
    loose: true,
    targets(u, _, unit, seat, add) {
      const at = hexOf(u.table.place[unit]);
      if (at < 0) buildingHexes(u, unit, seat).forEach(add);
      else if (combinationsFor(u, unit, at, seat).sets.length > 0) add(at);
    },
    refuse(u, f, unit, seat) {
      return f.stage > COMBINATION ? tooLate : (refuseUnit(u, unit, seat)?.alone ?? null);
    },
    moot: (_, __, unit) => !ARMIES.includes(unit),
  }),
  apply(u, _, arg) {
    const [unit, hex] = [firstOf(arg), secondOf(arg)];
    goOn(u, { unit, hex, chosen: hexOf(u.table.place[unit]) === hex ? [unit] : [] });
  },
});

/** A combination being put together. */
export interface Combining {
  unit: Counter;
  hex: Hex;
  chosen: Counter[];
}

const setsOf = (u: R, { unit, hex }: Combining) => combinationsFor(u, unit, hex, factionOf(u, unit)).sets;

/** The sets that contain what is chosen already. */
const setsLeft = (u: R, f: Combining) =>
  setsOf(u, f).filter((set) => f.chosen.every((unit) => set.includes(unit)));

/** The units that may be chosen next. */
function nextUnits(u: R, f: Combining): Counter[] {
  const units = new Set(setsLeft(u, f).flat());
  return unlikeOnes(
    u,
    [...units].filter((unit) => !f.chosen.includes(unit)),
  );
}

/** What a set consists of, whichever of identical units are in it. */
const contentOf = (u: R, set: readonly Counter[]): string =>
  set
    .map((unit) => COUNTER_KIND[unit] * 8 + u.table.face[unit])
    .sort((a, b) => a - b)
    .join();

/** Asks for the next unit, unless there is only one way left. */
function goOn(u: U, f: Combining): void {
  const sets = setsLeft(u, f);
  if (new Set(sets.map((set) => contentOf(u, set))).size > 1) u.push(combining, f);
  else form(u, { ...f, chosen: sets[0] });
}

const isWhole = (u: R, f: Combining) =>
  setsOf(u, f).some((set) => set.length === f.chosen.length && f.chosen.every((unit) => set.includes(unit)));

export const combining = question<Combining>('combining', {
  seats: (u) => 1 << u.table.phasing,
  prompt: (_, f) => say`Which units in ${hexNear(f.hex)} become ${unitName(f.unit)}?`,
  about: (_, f) => markHex(f.hex),
  continuesChoice: true,
  anchor: '2.3.1a',
  verbs: [
    verb<Counter, Combining>({
      name: 'with',
      domain: COUNTER,
      check(u, f, unit) {
        if (hexOf(u.table.place[unit]) !== f.hex) return notThere;
        if (f.chosen.includes(unit)) return chosenAlready;
        const next = nextUnits(u, f);
        if (next.includes(unit)) return null;
        return next.some((other) => areAlike(u, other, unit)) ? isAlike : doesNotFit;
      },
      moot: (u, f, unit) => hexOf(u.table.place[unit]) !== f.hex,
      list: (u, f, _, add) => nextUnits(u, f).forEach(add),
      apply: (u, { unit, hex, chosen }, next) => goOn(u, { unit, hex, chosen: [...chosen, next] }),
    }),
    {
      name: 'form',
      label: (u, f) => say`Form it as ${valuesOf(u, f)}`,
      check: (u, f) => (isWhole(u, f) ? null : notWhole),
      apply: (u, f) => form(u, f),
    },
  ],
});

/** "3-4-2": what the units chosen so far become. */
function valuesOf(u: R, { unit, chosen }: Combining): string {
  const { attack, defense, move } = faceOf(u, unit, faceWith(unit, stepsTogether(u, chosen)));
  return `${attack}-${defense}-${move}`;
}

const stepsTogether = (u: R, units: readonly Counter[]) =>
  units.reduce((sum, member) => sum + stepsOf(u, member), 0);

/** 2.3.1c, 2.3.1d: the units leave the map, and the larger one takes their place. */
function form(u: U, { unit, hex, chosen }: Combining): void {
  const steps = stepsTogether(u, chosen);
  // An army that is there already only grows.
  u.log(chosen.includes(unit) ? 'grown' : 'combined', unit, hex, steps);
  for (const member of chosen) {
    if (member === unit) continue;
    if (hasHoldingBox(unit) && kindOf(member).country !== homeNation(unit)) hold(u, unit, member);
    else leaveMap(u, member);
  }
  put(u, unit, atHex(hex), faceWith(unit, steps));
}

const notYours = aboutUnit('p.c', (_, unit) => say`${unitName(unit)} is not yours`);
const noGroundUnit = aboutUnit('2.3.1a', (_, unit) => say`${unitName(unit)} is no ground unit`);
const squarePips = aboutUnit('2.3.1f', (_, unit) => say`${unitName(unit)} cannot take part in a combination`);
const oneStep = aboutUnit(
  '2.3.1a',
  (_, unit) => say`${unitName(unit)} has only one step: it is not built from others`,
);
const notAvailable = aboutUnit(
  '2.3.1a',
  (_, unit) => say`${unitName(unit)} is neither in the Force Pool nor on the map`,
);
const isFull = aboutUnit('2.3.1d', (_, unit) => say`${unitName(unit)} has all its steps`);
const elsewhere = aboutHex('2.3.1a', (_, unit, hex) => say`${unitName(unit)} is not in ${hexName(hex)}`);
const NO_COMBINATION: Readonly<Record<NoCombination, ReturnType<typeof aboutHex>>> = {
  full: isFull.withHex,
  'too-few': aboutHex(
    '2.3.1a',
    (_, unit, hex) => say`no units in ${hexName(hex)} have together the steps of ${unitName(unit)}`,
  ),
  types: aboutHex(
    '2.3.1e',
    (_, unit, hex) => say`the units in ${hexName(hex)} are not of the types that make ${unitName(unit)}`,
  ),
  unsupplied: aboutHex(
    '2.3.1b',
    (_, unit, hex) => say`the units in ${hexName(hex)} are not supplied, and cannot become ${unitName(unit)}`,
  ),
  air: aboutHex('2.3.1b', (_, __, hex) => say`an enemy Air unit in ${hexName(hex)} prevents combination`),
};
const notThere = refusal<Counter, Combining>(
  '2.3.1a',
  (_, unit, __, f) => say`${unitName(unit)} is not in ${hexName(f.hex)}`,
);
const chosenAlready = refusal<Counter, Combining>(
  '2.3.1a',
  (_, unit) => say`${unitName(unit)} already takes part`,
);
const isAlike = refusal<Counter, Combining>(
  'v.j',
  (_, unit, __, f) => say`another ${unitName(unit)} in ${hexName(f.hex)} stands for it`,
);
const doesNotFit = refusal<Counter, Combining>(
  '2.3.1e',
  (_, unit, __, f) => say`${unitName(unit)} cannot become part of ${unitName(f.unit)} with the others`,
);
const notWhole = refusal<number, Combining>(
  '2.3.1a',
  (_, __, ___, f) => say`the units chosen do not have the steps of ${unitName(f.unit)} yet`,
);
