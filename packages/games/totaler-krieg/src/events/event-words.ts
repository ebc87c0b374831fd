import { listed, say } from '@sandtable/kernel';
import type { CardEvent, Target } from '../cards/political-box.js';
import { COUNTRIES, COUNTRY, REGION, REGIONS } from '../map/areas.js';
import { POLITICAL_EVENT_NAMES } from './event-names.js';

/** the Area Tables. */
export const AREA_WORDS: Readonly<Record<string, string>> = {
  balkan: say`the Balkans`,
  central: say`Central Europe`,
  'middle-east': say`the Middle East`,
  northern: say`Northern Europe`,
  western: say`Western Europe`,
};

/** What else a result can name. */
const ABOUT_WORDS: Readonly<Record<string, string>> = {
  ...AREA_WORDS,
  'chosen-by-roller': say`an area of your choice`,
  supply: say`Supply`,
  command: say`Command`,
  helicopters: say`Helicopters`,
  'jet-fighters': say`Jet Fighters`,
  'kriegsmarine-z-plan': say`Kriegsmarine Z-Plan`,
  'type-xxi-u-boats': say`Type XXI U-boats`,
  'ural-bombers': say`Ural Bombers`,
  'jet-fighter-production': say`Jet Fighters`,
  'production-failure': say`Failure of production`,
};

/** A Region or Country by its id in the data. */
export function areaName(id: string): string {
  if (id === 'southern-france') return say`Southern France`;
  const region = REGION.index(id);
  if (region >= 0) return REGIONS[region].name;
  return COUNTRIES[COUNTRY.index(id)]?.name ?? id;
}

/** "Ceded Land: Austria"; "no result". */
export function eventWords(event: CardEvent | null): string {
  if (event === null) return say`no result`;
  const name = POLITICAL_EVENT_NAMES[event.event];
  return event.about === '' ? name : say`${name}: ${ABOUT_WORDS[event.about] ?? areaName(event.about)}`;
}

const SETS: Readonly<Record<string, string>> = {
  'neutral-minor-country': say`a Neutral Minor Country`,
  'civil-war': say`the Civil War in Spain`,
  'axis-partnership-country': say`the Partnership Country`,
  'western-partnership-country': say`the Partnership Country`,
  'soviet-partnership-country': say`the Partnership Country`,
};

/** Whom a card's Political Events act on. */
export function targetWords({ country, region, among, borders }: Target): string {
  if (region >= 0 && REGIONS[region].id !== COUNTRIES[country]?.id)
    return say`${REGIONS[region].name} in ${COUNTRIES[country].name}`;
  if (country >= 0) return COUNTRIES[country].name;
  const named = listed(
    'or',
    among.map((one) => SETS[one] ?? areaName(one)),
  );
  if (borders.length === 0) return named;
  const next = listed(
    'or',
    borders.map((one) => (one === 'german-dependent' ? say`a German Dependent` : areaName(one))),
  );
  return say`${named} that borders ${next}`;
}
