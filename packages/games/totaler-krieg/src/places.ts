import type { Hex, Place, Turn, Zone } from './ids.js';
import { ZONE } from './map/areas.js';
import { SHEET } from './map/sheet.js';

// Where a counter is, as one number: a hex, a box, a box of a Naval Zone, or a turn of the Turn Track.

export const BOXES = [
  'force-pool',
  'delay-box',
  'naval-warfare-delay-box',
  'strategic-warfare-box',
  'eastern-us-canada-box',
  'ceded-lands-box',
  'conquered-minor-countries-box',
  'outbreak-of-war-box',
  'their-finest-hour-box',
  'paris-threatened-box',
  'emergency-mobilization-box',
  'holding-box',
  'interned',
  'pacific-holding-box',
  'western-pacific-war-box',
  'soviet-pacific-war-box',
  'vp-track',
  'uscl-track',
  'posture-display',
  'set-aside',
  'east-africa-box',
  'western-europe-box',
  'eastern-europe-box',
  'western-lend-lease-box',
  'soviet-lend-lease-box',
  'removed',
] as const;
export type Box = (typeof BOXES)[number];

const FIRST_BOX = SHEET.size;
const FIRST_ZONE_BOX = FIRST_BOX + BOXES.length;
export const ZONE_BOXES = ['on-station', 'convoys', 'used'] as const;
const FIRST_TURN = FIRST_ZONE_BOX + ZONE.size * ZONE_BOXES.length;

export function boxAt(box: Box): Place {
  return (FIRST_BOX + BOXES.indexOf(box)) as Place;
}

export const FORCE_POOL = boxAt('force-pool');
export const DELAY_BOX = boxAt('delay-box');
export const NAVAL_DELAY_BOX = boxAt('naval-warfare-delay-box');
export const STRATEGIC_BOX = boxAt('strategic-warfare-box');
export const US_BOX = boxAt('eastern-us-canada-box');
/** 17.6c: the Off-Map Box of the optional rule. */
export const AFRICA_BOX = boxAt('east-africa-box');
/** 3.1.3b: an Off-Map Box of the Western faction. */
export function isWesternBox(place: Place): boolean {
  return place === US_BOX || place === AFRICA_BOX;
}

/** 24.4: the Off-Map Box of Fire in the East. */
export const WEST_BOX = boxAt('western-europe-box');
export const CEDED_LANDS = boxAt('ceded-lands-box');
export const CONQUERED_MINORS = boxAt('conquered-minor-countries-box');
export const HOLDING = boxAt('holding-box');
export const INTERNED = boxAt('interned');
/** 0.1: No Retreat and SS Europa lie there. */
export const VP_TRACK = boxAt('vp-track');
export const PACIFIC_HOLDING = boxAt('pacific-holding-box');
export const SET_ASIDE = boxAt('set-aside');
/** Out of the game, or not yet in it. */
export const REMOVED = boxAt('removed');

export const atHex = (hex: Hex): Place => hex as number as Place;
/** The hex of a place; -1 if it is a box. */
export const hexOf = (place: Place): Hex => (place < SHEET.size ? place : -1) as Hex;

export function onStation(zone: Zone): Place {
  return (FIRST_ZONE_BOX + zone) as Place;
}
export function inConvoys(zone: Zone): Place {
  return (FIRST_ZONE_BOX + ZONE.size + zone) as Place;
}
export function inUsed(zone: Zone): Place {
  return (FIRST_ZONE_BOX + 2 * ZONE.size + zone) as Place;
}
/** The Naval Zone of one of its boxes; -1 for other places. */
export function zoneOf(place: Place): Zone {
  const n = place - FIRST_ZONE_BOX;
  return (n >= 0 && place < FIRST_TURN ? n % ZONE.size : -1) as Zone;
}
/** Which box of a Naval Zone: 0 On Station, 1 Convoys, 2 Used; -1 for other places. */
export function zoneBoxOf(place: Place): number {
  const n = place - FIRST_ZONE_BOX;
  return n >= 0 && place < FIRST_TURN ? Math.floor(n / ZONE.size) : -1;
}

/** The number of boxes of all Naval Zones, and the number of one of them; -1 for other places. */
export const ZONE_BOX_COUNT = ZONE.size * ZONE_BOXES.length;
export function zoneBoxIndex(place: Place): number {
  return place >= FIRST_ZONE_BOX && place < FIRST_TURN ? place - FIRST_ZONE_BOX : -1;
}

export const onTurn = (turn: Turn): Place => (FIRST_TURN + turn) as Place;
/** The turn of a box of the Turn Track; -1 for other places. */
export const turnOf = (place: Place): Turn => (place >= FIRST_TURN ? place - FIRST_TURN : -1) as Turn;

/** A place in words of the data: "w3825", "force-pool", "north-sea convoys", "turn". */
export function placeName(place: Place): string {
  if (place < FIRST_BOX) return SHEET.ids[place];
  if (place < FIRST_ZONE_BOX) return BOXES[place - FIRST_BOX];
  if (place < FIRST_TURN) return `${ZONE.name(zoneOf(place))} ${ZONE_BOXES[zoneBoxOf(place)]}`;
  return 'turn-track';
}
