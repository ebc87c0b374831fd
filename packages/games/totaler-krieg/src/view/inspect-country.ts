import type { Inspection, Touch } from '@sandtable/kernel';
import { countryPage } from '../fates/country-page.js';
import { COUNTRY } from '../map/areas.js';
import { meantBy } from '../politics/countries.js';
import type { R } from '../table.js';
import { inspect } from './inspect.js';

/** What the rules say about a unit, a hex or a Country; of a Country it is a page. */
export function inspectAll(u: R, touch: Touch): Inspection | null {
  if (touch.kind !== 'country') return inspect(u, touch);
  const country = COUNTRY.index(touch.id);
  return country < 0 ? null : { says: [], supply: [], reach: [], more: countryPage(u, meantBy(country)) };
}
