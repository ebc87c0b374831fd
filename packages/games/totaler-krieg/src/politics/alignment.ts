import { type Country, type Faction, NO_FACTION, SOVIET, WESTERN } from '../ids.js';
import { countryNamed, FRANCE } from '../map/areas.js';
import { ownershipOf } from '../position/ownership.js';
import { type R, SOVIET_INFLUENCE, type U, WESTERN_INFLUENCE } from '../table.js';
import { hexesTouch, hexesWithDependents, isFriendly, lordOf } from './countries.js';
import { republicanCapital, republicanSupport } from './overseas.js';
import { GUARANTEES, WESTERN_MINORS } from './posture.js';

const SPAIN = countryNamed('spain');
const BALTIC_STATES = countryNamed('baltic-states');
/** 13.5d; Vichy is France in the table. */
const ALWAYS_WESTERN: readonly Country[] = [
  'belgium-holland',
  'denmark-norway',
  'ireland',
  'portugal',
  'switzerland',
  'austria',
].map(countryNamed);

/** P.e: the Allied faction in play takes the place of the other. */
function inPlay(u: R, faction: Faction): Faction {
  const { factions } = u.facts.scenario;
  if (factions.includes(faction)) return faction;
  const other = faction === WESTERN ? SOVIET : WESTERN;
  return factions.includes(other) ? other : faction;
}

/** Why a Neutral Country is aligned as it is. */
export type AlignmentReason =
  | 'influence'
  | 'republic'
  | 'always'
  | 'one-faction'
  | 'guarantees'
  | 'borders-soviet'
  | 'usual';

export interface Alignment {
  /** -1 if a die decides (13.5f). */
  faction: Faction;
  why: AlignmentReason;
}

/** 13.5: the Allied faction responsible for a Neutral Country, and why. */
export function alignment(u: R, country: Country): Alignment {
  const marker = u.table.influence[country];
  if (marker === WESTERN_INFLUENCE) return { faction: inPlay(u, WESTERN), why: 'influence' };
  if (marker === SOVIET_INFLUENCE) return { faction: inPlay(u, SOVIET), why: 'influence' };
  // 13.5c
  if (country === SPAIN && republicanCapital(u) >= 0)
    return { faction: inPlay(u, republicanSupport(u)), why: 'republic' };
  if (country === BALTIC_STATES) return { faction: inPlay(u, SOVIET), why: 'always' };
  if (country === FRANCE || ALWAYS_WESTERN.includes(country))
    return { faction: inPlay(u, WESTERN), why: 'always' };
  if (inPlay(u, WESTERN) === inPlay(u, SOVIET)) return { faction: inPlay(u, WESTERN), why: 'one-faction' };
  // 13.5h, before 13.5e: guarantees were given to just these Countries.
  if (u.table.policy[WESTERN_MINORS] === GUARANTEES) return { faction: WESTERN, why: 'guarantees' };
  return bordersSoviet(u, country)
    ? { faction: NO_FACTION, why: 'borders-soviet' }
    : { faction: WESTERN, why: 'usual' };
}

/** 13.5: the Allied faction responsible for a Neutral Country; -1 if a die decides (13.5f). */
export function alignmentOf(u: R, country: Country): Faction {
  return alignment(u, country).faction;
}

/** 13.5e */
export function bordersSoviet(u: R, country: Country): boolean {
  const { country: owner } = ownershipOf(u);
  return hexesTouch(hexesWithDependents(u, country), (hex) => {
    const lord = owner[hex] < 0 ? owner[hex] : lordOf(u, hex);
    return lord >= 0 && isFriendly(u, SOVIET, lord);
  });
}

/** 13.5a, 13.5f, 13.5i: the Allied faction that a Neutral Country joins, by a die of the Axis if need be. */
export function findAlignment(u: U, country: Country): Faction {
  const known = alignmentOf(u, country);
  if (known >= 0) return known;
  const die = u.roll('alignment', 6);
  const faction = die <= u.facts.values.dice.get('western-alignment')! ? WESTERN : SOVIET;
  u.log('alignment', country, die, faction);
  return faction;
}
