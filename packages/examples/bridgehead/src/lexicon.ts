import type { Lexicon } from '@sandtable/kernel';
import { SIDES } from './about.js';
import { RESULTS } from './combat/results-table.js';
import { factsOf, OPTIONS } from './facts.js';
import { TERRAIN } from './map/index.js';
import { UNIT_KINDS } from './units/kinds.js';

/** The names of the map and the counters, for translators. A hex without a town has a number. */
export function lexicon(): Lexicon {
  const maps = OPTIONS.scenario.values.map((scenario) => factsOf({ scenario }).map);
  return {
    names: [
      ...new Set([
        ...SIDES.map(({ name }) => name),
        ...UNIT_KINDS.map(({ name }) => name),
        ...TERRAIN,
        ...Object.values(RESULTS).map(({ name }) => name),
        ...maps.flatMap(({ towns }) => towns.map(({ name }) => name)),
      ]),
    ],
    cards: {},
  };
}
