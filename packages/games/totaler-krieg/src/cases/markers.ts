import { CaseError, names, type Plain, readName, readNames, readNumber, readTruth } from '@sandtable/kernel';
import { COUNTER } from '../counters/counters.js';
import { COUNTRY } from '../map/areas.js';
import { meantBy } from '../politics/countries.js';
import { politicsChanged } from '../position/ownership.js';
import { hasHoldingBox, hold } from '../steps/holding.js';
import { FREE_PASSAGE, MOBILIZING, NO_OCCUPATION, type U } from '../table.js';
import { asMapping, FACTION } from './read.js';

// What is no place of a counter: markers in Countries and in their Capitals, tracks, and who is in whose Holding Box.

const INFLUENCE = names('marker', ['none', 'axis', 'western', 'soviet', 'neutrality']);
const CAPITAL_MARKERS = [
  ['mobilizing', MOBILIZING],
  ['free-passage', FREE_PASSAGE],
  ['no-occupation', NO_OCCUPATION],
] as const;
const CAPITAL_MARKER = names(
  'marker',
  CAPITAL_MARKERS.map(([id]) => id),
);

export function arrangeMarkers(u: U, given: Record<string, Plain>): void {
  const { table } = u;
  for (const [key, marker] of asMapping(given.influence ?? {}, 'country', ['influence']))
    table.influence[meantBy(readName(COUNTRY, key, ['influence', key]))] = readName(INFLUENCE, marker, [
      'influence',
      key,
    ]);
  for (const [key, markers] of asMapping(given.capitals ?? {}, 'country', ['capitals'])) {
    const path = ['capitals', key];
    const bits = readNames(CAPITAL_MARKER, markers, path).map((marker) => CAPITAL_MARKERS[marker][1]);
    table.capital[meantBy(readName(COUNTRY, key, path))] = bits.reduce((all, bit) => all | bit, 0);
  }
  if ('fleet-seized' in given) table.fleetSeized = readTruth(given['fleet-seized'], ['fleet-seized']);
  politicsChanged(u);
  if ('uscl' in given) table.uscl = readNumber(given.uscl, ['uscl'], 0, 4);
  for (const [key, count] of asMapping(given['war-production'] ?? {}, 'faction', ['war-production'])) {
    const path = ['war-production', key];
    table.warProduction[readName(FACTION, key, path)] = readNumber(count, path, 0, 9);
  }
  arrangeHolding(u, given.holding ?? {});
}

/** For each multi-national unit the unit in its Holding Box: `{ ax-hq-med: it-exp }`. */
function arrangeHolding(u: U, given: Plain): void {
  for (const [key, item] of asMapping(given, 'unit', ['holding'])) {
    const path = ['holding', key];
    const unit = readName(COUNTER, key, path);
    if (!hasHoldingBox(unit)) throw new CaseError(path, `${key} has no Holding Box`);
    hold(u, unit, readName(COUNTER, item, path));
  }
}

/** "belgium-holland: mobilizing", in the words of `given`. */
export function capitalMarkers(bits: number): string[] {
  return CAPITAL_MARKERS.filter(([, bit]) => bits & bit).map(([id]) => id);
}

export { CAPITAL_MARKER, INFLUENCE };
