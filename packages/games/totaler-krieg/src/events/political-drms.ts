import { AXIS, type Country, type Faction } from '../ids.js';
import {
  AXIS_INFLUENCE,
  NEUTRALITY,
  NO_MARKER,
  type R,
  SOVIET_INFLUENCE,
  WESTERN_INFLUENCE,
} from '../table.js';

/** The modifiers of one political roll, by cause. */
export interface PoliticalDrms {
  tide: number;
  uscl: number;
  marker: number;
}

const MARKERS: Readonly<Record<number, string>> = {
  [NO_MARKER]: '',
  [AXIS_INFLUENCE]: 'axis-influence',
  [WESTERN_INFLUENCE]: 'western-influence',
  [SOVIET_INFLUENCE]: 'soviet-influence',
  [NEUTRALITY]: 'neutrality',
};

/** 1.1.2.1c to 1.1.2.1e: what applies to a roll of a faction, for a selected Country or none (-1). */
export function politicalDrms(
  u: R,
  faction: Faction,
  country: Country,
  applies = { political: true, countryMarker: false },
): PoliticalDrms {
  const column = faction === AXIS ? 0 : 1;
  const { politicalDrms: modifiers, uscl } = u.facts.values;
  const of = (cause: string) => modifiers.get(cause)?.[column] ?? 0;
  return {
    tide: applies.political && u.table.vp.tide ? of('axis-tide') : 0,
    uscl: applies.political ? uscl[u.table.uscl].political + scenarioDrm(u) : 0,
    marker: applies.countryMarker && country >= 0 ? of(MARKERS[u.table.influence[country]]) : 0,
  };
}

/** 24.4: what stands for the rising USCL in a scenario without it. */
function scenarioDrm({ table, facts }: R): number {
  return facts.special.politicalDrms.filter(({ from }) => table.turn >= from).at(-1)?.drm ?? 0;
}

/** V.b: a modified roll is read as 1 to 6. */
export function modified(die: number, { tide, uscl: level, marker }: PoliticalDrms): number {
  return Math.min(6, Math.max(1, die + tide + level + marker));
}
