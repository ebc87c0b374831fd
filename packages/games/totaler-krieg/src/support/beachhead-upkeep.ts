import { say } from '@sandtable/kernel';
import { COUNTER, IS_GROUND, kindOf } from '../counters/counters.js';
import type { Counter, Faction, Hex } from '../ids.js';
import { process, question, refusal, verb } from '../kit.js';
import { SHEET } from '../map/sheet.js';
import { FORCE_POOL } from '../places.js';
import { factionOf, positionOf } from '../position/position.js';
import { leaveMap } from '../steps/leave-map.js';
import { hasBeachhead } from '../supply/ports.js';
import type { Beachhead, R, U } from '../table.js';
import { hexName, hexNear, markHex, unitName } from '../words/names.js';
import { beachheadsOf, removeBeachhead } from './beachhead-markers.js';
import { NO_ZONE, UPKEEP } from './declaration.js';
import { declare } from './declared.js';
import { refuseAirHex, refuseFleetHex } from './reach.js';
import { inPool, SUPPORT_UNITS, typeOf } from './support-units.js';
import { raiders } from './surface-raiders.js';

/** 2.2.2: each Beachhead of the phasing faction is kept up or lost, one after the other. */
export const beachheadUpkeep = process<{ left: Counter[] }>('beachhead-upkeep', (u, f) => {
  const beachhead = u.table.beachheads.find(({ counter }) => counter === f.left[0]);
  if (f.left.length === 0) return u.done();
  if (!beachhead || isKept(u, beachhead.hex)) {
    f.left.shift();
    f.step++;
    return;
  }
  u.push(upkeep, { counter: beachhead.counter, hex: beachhead.hex });
});

/** A support unit stands under the Beachhead: Return to Base has taken those of the turn before. */
function isKept(u: R, hex: Hex): boolean {
  return SUPPORT_UNITS.some(
    (unit) => u.table.place[unit] === (hex as number) && factionOf(u, unit) === u.table.phasing,
  );
}

type Upkeep = { counter: Counter; hex: Hex };

const upkeep = question<Upkeep>('upkeep', {
  seats: (u) => 1 << u.table.phasing,
  prompt: (_, f) => say`Which unit keeps up the Beachhead in ${hexNear(f.hex)}?`,
  about: (_, f) => markHex(f.hex),
  anchor: '2.2.2a',
  verbs: [
    verb<Counter, Upkeep>({
      name: 'maintain',
      domain: COUNTER,
      check: (u, f, unit, seat) => refuseUpkeep(u, f.hex, unit, seat),
      list(u, f, seat, add) {
        for (const unit of inPool(u, seat)) if (!refuseUpkeep(u, f.hex, unit, seat)) add(unit);
      },
      moot: (u, _, unit) => u.table.place[unit] !== FORCE_POOL || kindOf(unit).kind !== 'support',
      apply: (u, f, unit) => declare(u, { unit, task: UPKEEP, hex: f.hex, zone: NO_ZONE, side: -1 }),
    }),
    {
      name: 'abandon',
      check: () => null,
      apply: (u, f) => removeBeachhead(u, f.counter),
    },
    raiders,
  ],
});

function refuseUpkeep(u: R, hex: Hex, unit: Counter, seat: Faction) {
  if (factionOf(u, unit) !== seat) return notYours;
  if (u.table.place[unit] !== FORCE_POOL) return notInPool;
  const type = typeOf(unit);
  if (type !== 'surface-fleet' && type !== 'air-force') return wrongType;
  const why = type === 'air-force' ? refuseAirHex(u, seat, unit, hex) : refuseFleetHex(u, seat, unit, hex);
  return why ? notPlaceable : null;
}

const notYours = refusal<Counter>('2.2.2a', (_, unit) => say`${unitName(unit)} is not yours`);
const notInPool = refusal<Counter>('2.2.2a', (_, unit) => say`${unitName(unit)} is not in the Force Pool`);
const wrongType = refusal<Counter>(
  '2.2.2a',
  (_, unit) => say`${unitName(unit)} keeps up no Beachhead: only Surface Fleets and Air Forces do`,
);
const notPlaceable = refusal<Counter, Upkeep>(
  '2.2.2a',
  (_, unit, __, f) => say`${unitName(unit)} could not be placed in ${hexName(f.hex)}`,
);

export function pushUpkeep(u: U): void {
  const left = beachheadsOf(u, u.table.phasing).map(({ counter }: Beachhead) => counter);
  if (left.length > 0) u.push(beachheadUpkeep, { left });
}

/** 2.2.5a: ground units of the phasing faction at sea without a Beachhead are lost. */
export function loseUnitsAtSea(u: U): void {
  const { phasing } = u.table;
  const { filled, ground } = positionOf(u);
  const lost = [...new Set(filled)]
    .filter((hex) => SHEET.isSea[hex] && !hasBeachhead(u, phasing, hex))
    .flatMap((hex) => ground[hex])
    .filter((unit) => IS_GROUND[unit] && factionOf(u, unit) === phasing);
  for (const unit of lost) leaveMap(u, unit);
}

export const upkeepRules = [beachheadUpkeep, upkeep];
