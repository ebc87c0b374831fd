import { say } from '@sandtable/kernel';
import { isFirstAlike } from '../counters/alike.js';
import { COUNTER, COUNTER_COUNT } from '../counters/counters.js';
import { COUNTER_AND_HEX, type CounterAndHex } from '../facts.js';
import type { Counter, Faction, Hex } from '../ids.js';
import { bySubject, process, question, refusal, verb } from '../kit.js';
import { atHex, INTERNED, WEST_BOX } from '../places.js';
import { byStripe, waitingFace } from '../politics/leave-country.js';
import { factionOf, put } from '../position/position.js';
import { mayBeShipped, offMapBoxFor, placesFor } from '../seasonal/locations.js';
import { refusePlacing } from '../seasonal/no-place.js';
import type { R } from '../table.js';
import { unitName } from '../words/names.js';

const { firstOf, secondOf } = COUNTER_AND_HEX.factors;

/** 20.7: the interned units of a faction. */
export function internedUnits(u: R, faction: Faction): Counter[] {
  const found: Counter[] = [];
  for (let unit = 0 as Counter; unit < COUNTER_COUNT; unit++)
    if (isInterned(u, faction, unit)) found.push(unit);
  return found;
}

const isInterned = (u: R, faction: Faction, unit: Counter): boolean =>
  u.table.place[unit] === INTERNED && factionOf(u, unit) === faction;

/** Interned units, each of those that are alike once. */
const choices = (u: R, faction: Faction): Counter[] =>
  internedUnits(u, faction).filter((unit) => isFirstAlike(u, unit));

const hasPlace = (u: R, faction: Faction, unit: Counter): boolean =>
  mayBeShipped(u, unit) || placesFor(u, faction, unit).length > 0;

/** 1.1.1d Repatriation: the interned units of the phasing faction are placed like replacements. */
export const repatriation = process('repatriation', (u) => {
  const faction = u.table.phasing;
  if (choices(u, faction).some((unit) => hasPlace(u, faction, unit))) return u.push(repatriate, {});
  // 1.3.4f: without a Replacement Location the step is lost.
  for (const unit of internedUnits(u, faction)) {
    put(u, unit, byStripe(u, unit), waitingFace(unit));
    u.log('not-repatriated', unit);
  }
  u.done();
});

const repatriate = question('repatriate', {
  seats: (u) => 1 << u.table.phasing,
  prompt: (u) =>
    say`Where do the interned units return? ${internedUnits(u, u.table.phasing).length} are left.`,
  anchor: '1.1.1d',
  verbs: [
    verb<CounterAndHex>({
      name: 'return',
      domain: COUNTER_AND_HEX,
      check(u, _, choice, seat) {
        if (!choices(u, seat).includes(firstOf(choice))) return notInterned;
        return refusePlacing(u, seat, firstOf(choice), secondOf(choice));
      },
      bySubject: bySubject<Counter, Hex>({
        subjects: (u, _, seat, add) => choices(u, seat).forEach(add),
        targets: (u, _, unit, seat, add) => placesFor(u, seat, unit).forEach(add),
        refuse: (u, _, unit, seat) => (choices(u, seat).includes(unit) ? null : unitNotInterned),
        moot: (u, _, unit) => u.table.place[unit] !== INTERNED,
      }),
      apply(u, _, choice) {
        put(u, firstOf(choice), atHex(secondOf(choice)));
        u.log('repatriated', firstOf(choice), secondOf(choice));
      },
    }),
    verb<Counter>({
      name: 'ship',
      domain: COUNTER,
      check(u, _, unit, seat) {
        if (!choices(u, seat).includes(unit)) return unitNotInterned;
        return mayBeShipped(u, unit) ? null : notShipped;
      },
      list: (u, _, seat, add) =>
        choices(u, seat)
          .filter((unit) => mayBeShipped(u, unit))
          .forEach(add),
      moot: (u, _, unit) => u.table.place[unit] !== INTERNED,
      apply(u, _, unit) {
        const box = offMapBoxFor(u, unit)!;
        put(u, unit, box);
        u.log('shipped', unit, box === WEST_BOX ? 1 : 0);
      },
    }),
  ],
});

const notInterned = refusal<CounterAndHex>(
  '1.1.1d',
  (_, choice) => say`${unitName(firstOf(choice))} is not interned`,
);
const unitNotInterned = refusal<Counter>('1.1.1d', (_, unit) => say`${unitName(unit)} is not interned`);
const notShipped = refusal<Counter>(
  '1.3.4d',
  (_, unit) => say`${unitName(unit)} does not use the Eastern US/Canada Box`,
);

export const repatriationRules = [repatriation, repatriate];
