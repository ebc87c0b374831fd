import type { Counter, Country } from '../ids.js';
import { BRITAIN, COUNTRIES, countryNamed, GERMANY, RUSSIA, UNITED_STATES } from '../map/areas.js';
import type { R } from '../table.js';
import { COUNTER_KIND, kindOf } from './counters.js';
import { KINDS } from './kinds.js';

/** 13.8.3: the Major Countries whose steps are in a multi-national unit. */
const MAJORS_IN = new Map<Country, readonly Country[]>([
  [countryNamed('axis-multi-national'), [GERMANY]],
  [countryNamed('western-multi-national'), [BRITAIN, UNITED_STATES]],
  [countryNamed('soviet-multi-national'), [RUSSIA]],
]);

const PRINTED: readonly (readonly Country[])[] = COUNTER_KIND.map((kind) => {
  const { country } = KINDS[kind];
  return MAJORS_IN.get(country) ?? [country];
});

/** The nations a unit is of: one, or for a multi-national unit also that of the step in its Holding Box (13.8.3c). */
export function nationsOf(u: R, unit: Counter): readonly Country[] {
  if (!kindOf(unit).multinational) return PRINTED[unit];
  const { holding } = u.table;
  for (let i = 0; i < holding.length; i += 2)
    if (holding[i] === unit) return [...PRINTED[unit], kindOf(holding[i + 1]).country];
  return PRINTED[unit];
}

/** One of the units is of one of the nations of another. */
export function shareNation(u: R, unit: Counter, others: readonly Counter[]): boolean {
  const nations = nationsOf(u, unit);
  return others.some((other) => nationsOf(u, other).some((nation) => nations.includes(nation)));
}

const minorAmong = (nations: readonly Country[]) =>
  nations.find((nation) => COUNTRIES[nation].kind !== 'major') ?? (-1 as Country);

const PRINTED_MINOR: readonly Country[] = COUNTER_KIND.map((kind, counter) =>
  KINDS[kind].exp || KINDS[kind].country < 0 ? (-1 as Country) : minorAmong(PRINTED[counter]),
);

/** The Minor Country a unit counts for in an attack (4.2.1c); -1 for Major Country and Exp units. */
export function minorOf(u: R, unit: Counter): Country {
  return kindOf(unit).multinational ? minorAmong(nationsOf(u, unit)) : PRINTED_MINOR[unit];
}
