import { commas, say } from '@sandtable/kernel';
import { type ReplacementSteps, replacementsOf } from '../cards/replacement-steps.js';
import { isFirstAlike } from '../counters/alike.js';
import { COUNTER, IS_FORTRESS, IS_GROUND } from '../counters/counters.js';
import { COUNTER_AND_HEX, type CounterAndHex } from '../facts.js';
import type { Counter, Faction, Hex } from '../ids.js';
import { bySubject, process, question, verb } from '../kit.js';
import { type AboutUnit, aboutUnit } from '../organization/stages.js';
import { atHex, FORCE_POOL, WEST_BOX } from '../places.js';
import { factionOf, put } from '../position/position.js';
import { oneStepFace } from '../steps/remnants.js';
import { hasUsBox } from '../supply/ports.js';
import type { R, U } from '../table.js';
import { notAskedInSegment } from '../turn/not-asked.js';
import { countryName, unitName } from '../words/names.js';
import { mayBeShipped, offMapBoxFor, placesFor } from './locations.js';
import { refusePlacing } from './no-place.js';
import { ONE_STEP_UNITS, STEP_TYPES, type StepType, stepCount, stepFor, without } from './taking.js';

const { firstOf, secondOf } = COUNTER_AND_HEX.factors;

/** Steps that a faction may take. */
interface Replacements {
  faction: Faction;
  steps: ReplacementSteps[];
}

/** 1.3: the Replacements Segment of the phasing faction. */
export const replacementsSegment = process('replacements-segment', (u, f) => {
  if (f.step++ > 0) u.done();
  else pushReplacements(u, u.table.phasing, replacementsOf(u, u.table.phasing));
});

/** 1.3.3, 1.3.4, 1.3.4i: a faction takes steps and places them, in this segment or because of an event. */
export function pushReplacements(u: U, faction: Faction, steps: ReplacementSteps[]): void {
  u.push(replacements, { faction, steps });
}

/** Why a unit cannot be taken with the steps that are left; null if it can. */
function refuseUnit(u: R, { faction, steps }: Replacements, unit: Counter): AboutUnit | null {
  if (factionOf(u, unit) !== faction) return notYours;
  if (!IS_GROUND[unit]) return noGroundUnit;
  if (IS_FORTRESS[unit]) return noFortress;
  if (oneStepFace(unit) < 0) return multiStep;
  if (u.table.place[unit] !== FORCE_POOL) return notInPool;
  if (!stepFor(u, faction, steps, unit)) return noStep;
  return isFirstAlike(u, unit) ? null : sameUnit;
}

const takable = (u: R, f: Replacements): Counter[] =>
  ONE_STEP_UNITS.filter((unit) => u.table.place[unit] === FORCE_POOL && refuseUnit(u, f, unit) === null);

/** A unit comes from the Force Pool. */
function take(u: U, { faction, steps }: Replacements, unit: Counter): void {
  const left = without(steps, stepFor(u, faction, steps, unit)!);
  if (stepCount(left) > 0) u.push(replacements, { faction, steps: left });
}

const replacements = question<Replacements>('replacements', {
  seats: (_, f) => 1 << f.faction,
  prompt: (_, f) => say`Which replacement is placed, and where? Left: ${stepsInWords(f.steps)}.`,
  anchor: '1.3.3a',
  standingOrder: notAskedInSegment('done'),
  verbs: [
    verb<CounterAndHex, Replacements>({
      name: 'place',
      domain: COUNTER_AND_HEX,
      check(u, f, arg) {
        const [unit, hex] = [firstOf(arg), secondOf(arg)];
        const no = refuseUnit(u, f, unit);
        if (no) return no.withHex;
        return refusePlacing(u, f.faction, unit, hex);
      },
      bySubject: bySubject<Counter, Hex, Replacements>({
        subjects: (u, f, _, add) => takable(u, f).forEach(add),
        targets: (u, f, unit, _, add) => placesFor(u, f.faction, unit).forEach(add),
        refuse: (u, f, unit) => refuseUnit(u, f, unit)?.alone ?? null,
        moot: (u, _, unit) => u.table.place[unit] !== FORCE_POOL || !IS_GROUND[unit],
      }),
      apply(u, f, arg) {
        const [unit, hex] = [firstOf(arg), secondOf(arg)];
        take(u, f, unit);
        put(u, unit, atHex(hex), oneStepFace(unit));
        u.log('replaced', unit, hex);
      },
    }),
    verb<Counter, Replacements>({
      name: 'ship',
      domain: COUNTER,
      check: (u, f, unit) =>
        refuseUnit(u, f, unit)?.alone ?? (mayBeShipped(u, unit) ? null : notShipped.alone),
      moot: (u, _, unit) => u.table.place[unit] !== FORCE_POOL || !mayBeShipped(u, unit),
      list(u, f, _, add) {
        for (const unit of ONE_STEP_UNITS)
          if (mayBeShipped(u, unit) && refuseUnit(u, f, unit) === null) add(unit);
      },
      apply(u, f, unit) {
        take(u, f, unit);
        const box = offMapBoxFor(u, unit)!;
        put(u, unit, box, oneStepFace(unit));
        u.log('shipped', unit, box === WEST_BOX ? 1 : 0);
      },
    }),
    {
      name: 'done',
      check: () => null,
      apply(u, { faction, steps }) {
        // 1.3.1b
        if (stepCount(steps) > 0) u.log('replacements-lost', faction, stepCount(steps));
      },
    },
  ],
});

const TYPE_WORDS: Readonly<Record<StepType, (n: number, of: string) => string>> = {
  infantry: (n, of) => say`${n} infantry of ${of}`,
  armor: (n, of) => say`${n} armor of ${of}`,
  colonial: (n, of) => say`${n} colonial of ${of}`,
  ss: (n, of) => say`${n} SS of ${of}`,
  any: (n, of) => say`${n} of any type of ${of}`,
};

/** "12 infantry of Germany, 6 armor of Germany, 1 of any type of a Minor Country" */
export function stepsInWords(steps: readonly ReplacementSteps[]): string {
  const parts = steps.flatMap((row) =>
    STEP_TYPES.filter((type) => row[type] > 0).map((type) =>
      TYPE_WORDS[type](row[type], row.country < 0 ? say`a Minor Country` : countryName(row.country)),
    ),
  );
  return commas(parts);
}

const notYours = aboutUnit('p.c', (_, unit) => say`${unitName(unit)} is not yours`);
const noGroundUnit = aboutUnit('1.3.3a', (_, unit) => say`${unitName(unit)} is no ground unit`);
const noFortress = aboutUnit(
  '1.3.3e',
  (_, unit) => say`${unitName(unit)} is a fortress, which no step brings`,
);
const multiStep = aboutUnit(
  '1.3.3b',
  (_, unit) => say`${unitName(unit)} has more than one step: it is built by combination`,
);
const notInPool = aboutUnit('1.3.3c', (_, unit) => say`${unitName(unit)} is not in the Force Pool`);
const noStep = aboutUnit('1.3.3d', (_, unit) => say`no step is left that brings ${unitName(unit)}`);
const sameUnit = aboutUnit(
  'v.j',
  (_, unit) => say`another ${unitName(unit)} of the Force Pool stands for it`,
);
const notShipped = aboutUnit('1.3.4d', (u, unit) =>
  hasUsBox(u)
    ? say`${unitName(unit)} is neither British nor of the US: it does not use the Eastern US/Canada Box`
    : say`the Eastern US/Canada Box is not in play`,
);

export const replacementRules = [replacementsSegment, replacements];
