import { say } from '@sandtable/kernel';
import { COUNTER_KIND } from '../counters/counters.js';
import { COUNTER_AND_HEX, type CounterAndHex } from '../facts.js';
import type { Counter, Faction, Hex } from '../ids.js';
import { bySubject, question, refusal, verb } from '../kit.js';
import { atHex } from '../places.js';
import { put } from '../position/position.js';
import { placesFor } from '../seasonal/locations.js';
import { refusePlacing } from '../seasonal/no-place.js';
import { oneStepFace } from '../steps/remnants.js';
import type { R, U } from '../table.js';
import { unitName } from '../words/names.js';

const { firstOf, secondOf } = COUNTER_AND_HEX.factors;

/** Units of which an event lets a faction place one as a replacement (1.3.4i). */
export interface UnitToPlace {
  faction: Faction;
  units: Counter[];
}

/** One of each kind. */
const choices = ({ units }: UnitToPlace): Counter[] =>
  units.filter((unit, n) => units.findIndex((one) => COUNTER_KIND[one] === COUNTER_KIND[unit]) === n);

/** One of the units has a Replacement Location. */
export const hasPlace = (u: R, faction: Faction, units: readonly Counter[]): boolean =>
  units.some((unit) => placesFor(u, faction, unit).length > 0);

/** The faction may place one of the units at a Replacement Location. */
export function pushUnitToPlace(u: U, faction: Faction, units: Counter[]): void {
  if (hasPlace(u, faction, units)) u.push(placeOne, { faction, units });
}

const placeOne = question<UnitToPlace>('place-one', {
  seats: (_, f) => 1 << f.faction,
  prompt: () => say`Which unit is placed as a replacement, and where?`,
  anchor: '1.3.4i',
  verbs: [
    verb<CounterAndHex, UnitToPlace>({
      name: 'place',
      domain: COUNTER_AND_HEX,
      check(u, f, choice) {
        if (!choices(f).includes(firstOf(choice))) return notOffered;
        return refusePlacing(u, f.faction, firstOf(choice), secondOf(choice));
      },
      bySubject: bySubject<Counter, Hex, UnitToPlace>({
        subjects: (_, f, __, add) => choices(f).forEach(add),
        targets: (u, f, unit, _, add) => placesFor(u, f.faction, unit).forEach(add),
        refuse: (_, f, unit) => (choices(f).includes(unit) ? null : unitNotOffered),
      }),
      apply(u, _, choice) {
        const [unit, hex] = [firstOf(choice), secondOf(choice)];
        put(u, unit, atHex(hex), Math.max(0, oneStepFace(unit)));
        u.log('replaced', unit, hex);
      },
    }),
    { name: 'pass', check: () => null, apply() {} },
  ],
});

const notOffered = refusal<CounterAndHex>(
  '1.3.4i',
  (_, choice) => say`${unitName(firstOf(choice))} is not offered`,
);
const unitNotOffered = refusal<Counter>('1.3.4i', (_, unit) => say`${unitName(unit)} is not offered`);

export const placeUnitRules = [placeOne];
