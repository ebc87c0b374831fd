import { COUNTER_COUNT, countersOf, kindOf } from '../counters/counters.js';
import { kindNamed } from '../counters/kinds.js';
import { AXIS, type Counter, type Country, type Faction, NO_COUNTRY, type Place, WESTERN } from '../ids.js';
import { GERMANY, UNITED_STATES } from '../map/areas.js';
import { boxAt, STRATEGIC_BOX } from '../places.js';
import { isFriendly, nameInPlay } from '../politics/countries.js';
import { isWarBox, RUSSIAN_POSTURE } from '../politics/posture.js';
import type { R } from '../table.js';
import { currentCard } from './current-card.js';

/** Replacement steps of one Country: how many must be of a type, and how many are of any. */
export interface ReplacementSteps {
  /** -1: of any active Minor Countries of the faction (1.3.2.1a); a colonial one of them may be German (1.3.2.3b). */
  country: Country;
  infantry: number;
  armor: number;
  colonial: number;
  ss: number;
  any: number;
}

export const none = (country: Country): ReplacementSteps => ({
  country,
  infantry: 0,
  armor: 0,
  colonial: 0,
  ss: 0,
  any: 0,
});

/** 1.1.2c; what a card gives to France is not for Vichy. */
function isReceiver(u: R, faction: Faction, country: Country): boolean {
  return isFriendly(u, faction, country) && nameInPlay(u, country) === country;
}

/** Steps printed on the Current Card: those of the Replacements Segment, or those of every turn (1.3.1c). */
function printed(u: R, faction: Faction, eachTurn: boolean): ReplacementSteps[] {
  const rows: ReplacementSteps[] = [];
  for (const { country: named, type, steps, eachTurn: every } of currentCard(u, faction)?.replacements ??
    []) {
    // 1.1.2m: steps for the Partnership Country.
    const country = named < 0 ? u.table.partner[faction] : named;
    if (every !== eachTurn || country < 0 || !(named < 0 || isReceiver(u, faction, country))) continue;
    let row = rows.find((one) => one.country === country);
    if (!row) {
      row = none(country);
      rows.push(row);
    }
    row[type] += steps;
  }
  return rows;
}

/** 1.3.2: Minor Country Production and War Economy markers in the Strategic Warfare Box; a face "+2" is worth two. */
function additional(u: R, faction: Faction): ReplacementSteps[] {
  const rows: ReplacementSteps[] = [];
  for (let counter = 0 as Counter; counter < COUNTER_COUNT; counter++) {
    if (u.table.place[counter] !== STRATEGIC_BOX) continue;
    const { type, faction: printedFaction, country, faces } = kindOf(counter);
    const any = Number(faces[u.table.face[counter]] ?? 0);
    if (type === 'minor-country-production' && printedFaction === faction)
      rows.push({ ...none(NO_COUNTRY), any });
    else if (type === 'war-economy' && isFriendly(u, faction, country)) rows.push({ ...none(country), any });
  }
  // 1.3.2.3a
  if (faction === AXIS && u.table.place[ANTI_COMINTERN] === STRATEGIC_BOX && isWarBox(u, RUSSIAN_POSTURE))
    rows.push({ ...none(NO_COUNTRY), colonial: 1 });
  for (const { id, marker, place, owner, country } of STEP_MARKERS) {
    if (owner !== faction || u.table.place[marker] !== place || isIdle(u, marker)) continue;
    const [infantry, armor, ss] = u.facts.values.markerSteps.get(id)!;
    rows.push({ ...none(country), infantry, armor, ss });
  }
  return rows;
}

const markerNamed = (id: string): Counter => countersOf(kindNamed(id))[0];
const ANTI_COMINTERN = markerNamed('mk-anti-comintern-crusade');

/** 1.3.2.4, 1.3.2.5, 1.3.2.8: markers that bring steps every season (MARKER_STEP_ROWS). */
const STEP_MARKERS: readonly {
  id: string;
  marker: Counter;
  place: Place;
  owner: Faction;
  country: Country;
}[] = [
  {
    id: 'no-retreat',
    marker: markerNamed('mk-no-retreat'),
    place: boxAt('vp-track'),
    owner: AXIS,
    country: GERMANY,
  },
  {
    id: 'ss-europa',
    marker: markerNamed('mk-ss-europa'),
    place: boxAt('vp-track'),
    owner: AXIS,
    country: GERMANY,
  },
  {
    id: 'us-victory-program',
    marker: markerNamed('mk-us-victory-program'),
    place: STRATEGIC_BOX,
    owner: WESTERN,
    country: UNITED_STATES,
  },
];

/** 25.4: the steps of No Retreat go to the east. */
const isIdle = (u: R, marker: Counter): boolean =>
  kindOf(marker).id === 'mk-no-retreat' && u.facts.special.noRetreatIsIdle;

/** 1.3.1, 1.3.2: the steps of a faction's Replacements Segment, those of its card first. */
export function replacementsOf(u: R, faction: Faction): ReplacementSteps[] {
  return [...printed(u, faction, false), ...additional(u, faction)];
}

/** 1.3.1c, 6.2c: the steps of a faction's Conditional Events Segment. */
export function turnReplacementsOf(u: R, faction: Faction): ReplacementSteps[] {
  return printed(u, faction, true);
}
