import {
  AS_AIRDROP,
  AS_ESCORT,
  AS_FORTRESS,
  AS_STRIKE,
  COUNTER,
  COUNTER_COUNT,
  COUNTER_KIND,
  countersOf,
  FULL,
  IS_AIR,
  IS_FLEET,
  IS_GROUND,
  kindOf,
  REDUCED,
} from '../src/counters/counters.js';
import { KINDS, POOLS } from '../src/counters/kinds.js';
import { stepsOf } from '../src/counters/units.js';
import type { Counter, Hex, Place } from '../src/ids.js';
import { SHEET } from '../src/map/sheet.js';
import { FRONTIER_FORTRESSES } from '../src/organization/conversion.js';
import { type Box, boxAt, HOLDING, hexOf, placeName, REMOVED, turnOf, zoneBoxOf } from '../src/places.js';
import { factionOf } from '../src/position/position.js';
import { hasHoldingBox } from '../src/steps/holding.js';
import type { R } from '../src/table.js';
import { SEGMENTS } from '../src/turn/segments.js';

/** Checks the invariants of a position; returns the first violation, if any. */
export function brokenInvariant(u: R): string | null {
  const holder = new Map<number, number>();
  for (let counter = 0 as Counter; counter < COUNTER_COUNT; counter++) {
    const wrong = wrongPlace(u, counter) ?? wrongFace(u, counter);
    if (wrong) return `${COUNTER.name(counter)} in ${placeName(u.table.place[counter])}: ${wrong}`;
    const hex = hexOf(u.table.place[counter]);
    if (hex < 0 || !IS_GROUND[counter] || u.table.face[counter] === AS_AIRDROP) continue;
    const faction = factionOf(u, counter);
    if (faction < 0) return `${COUNTER.name(counter)} of a neutral Country is on the map`;
    if (holder.has(hex) && holder.get(hex) !== faction)
      return `enemies share ${SHEET.ids[hex]}: ${COUNTER.name(counter)}`;
    holder.set(hex, faction);
  }
  return brokenHolding(u) ?? brokenCardboard(u);
}

const boxes = (...names: Box[]): ReadonlySet<number> => new Set(names.map(boxAt));

/** Boxes in which counters of every kind may wait. */
const WAITING = boxes(
  'force-pool',
  'delay-box',
  'conquered-minor-countries-box',
  'outbreak-of-war-box',
  'their-finest-hour-box',
  'paris-threatened-box',
  'emergency-mobilization-box',
  'interned',
  'set-aside',
  'removed',
);
const UNIT_BOXES = boxes(
  'eastern-us-canada-box',
  'holding-box',
  'pacific-holding-box',
  'western-europe-box',
  'eastern-europe-box',
  'east-africa-box',
);
const SUPPORT_BOXES = boxes('naval-warfare-delay-box', 'strategic-warfare-box', 'pacific-holding-box');

/** Markers of the map that are counters. */
const ON_MAP: readonly string[] = [
  'detachment',
  'logistics',
  'partisan-base',
  'beachhead',
  'civil-war',
  'red-army',
];

/** 18.30 */
const isAnnex = (counter: Counter): boolean => kindOf(counter).id === 'mk-reich-annex';

/** What is wrong with a counter's place: one that its kind may not be in. */
function wrongPlace(u: R, counter: Counter): string | null {
  const place = u.table.place[counter];
  if (WAITING.has(place)) return null;
  const { type } = kindOf(counter);
  const hex = hexOf(place);
  const box = zoneBoxOf(place);
  if (turnOf(place) >= 0) {
    const isPiece = IS_GROUND[counter] || IS_AIR[counter] || IS_FLEET[counter] || type === 'convoy';
    // 7.2a: what the Turn marker has passed is in the Force Pool.
    return isPiece && turnOf(place) <= u.table.turn ? 'its turn has come' : null;
  }
  if (IS_GROUND[counter]) return groundPlace(u, counter, place);
  if (IS_AIR[counter] || IS_FLEET[counter]) {
    if (SUPPORT_BOXES.has(place) || box === 0 || box === 2) return null;
    // An Escort Troop Convoy (2.2.3.7d).
    if (box === 1) return u.table.face[counter] === AS_ESCORT ? null : 'no convoy';
    const flies = IS_AIR[counter] || u.table.face[counter] === AS_STRIKE;
    // A Fleet that maintains a Beachhead lies under it.
    return hex >= 0 && (flies || isAshore(u, counter, hex)) ? null : 'not for a Fleet';
  }
  if (type === 'convoy') return box === 1 || box === 2 ? null : 'not for a convoy';
  if (hex >= 0) return ON_MAP.includes(type) || isAnnex(counter) ? null : 'no marker of the map';
  return box >= 0 ? 'not for a marker' : null;
}

function groundPlace(u: R, unit: Counter, place: Place): string | null {
  if (UNIT_BOXES.has(place)) return null;
  const hex = hexOf(place);
  if (hex < 0) return 'not for a ground unit';
  if (SHEET.isLand[hex]) return null;
  // 2.2.5a: units of a Beachhead that is gone are lost at the end of the Support Segment.
  const isLate = SEGMENTS[u.table.segment].id === 'support';
  return isLate || isAshore(u, unit, hex) ? null : 'at sea';
}

/** A Beachhead of the counter's faction is in the hex. */
function isAshore(u: R, counter: Counter, hex: Hex): boolean {
  return u.table.beachheads.some(
    (beachhead) => beachhead.hex === hex && factionOf(u, beachhead.counter) === factionOf(u, counter),
  );
}

/** A side that the counter does not have. */
function wrongFace(u: R, counter: Counter): string | null {
  const face = u.table.face[counter];
  const { kind, type, front, reduced, fortress, faces } = kindOf(counter);
  if (kind === 'marker') return face >= 0 && face < Math.max(1, faces.length) ? null : `no side ${face}`;
  const allowed =
    face === FULL ||
    (face === REDUCED && reduced !== null && front !== null) ||
    (face === AS_FORTRESS && fortress !== null) ||
    (face === AS_AIRDROP && (type === 'airborne' || type === 'helicopter')) ||
    (face === AS_STRIKE && type === 'cv-fleet') ||
    (face === AS_ESCORT && ['air-force', 'surface-fleet', 'cv-fleet'].includes(type));
  if (!allowed) return `no side ${face}`;
  // Only on the map, or where it is used.
  const isUsed = hexOf(u.table.place[counter]) >= 0 || zoneBoxOf(u.table.place[counter]) >= 0;
  return face >= AS_FORTRESS && !isUsed ? `side ${face} up in a box` : null;
}

/** 13.8.3: each unit in a Holding Box belongs to one multi-national unit on the map, and the other way round. */
function brokenHolding(u: R): string | null {
  const { holding, place } = u.table;
  for (let i = 0; i < holding.length; i += 2) {
    const [unit, held] = [holding[i], holding[i + 1]];
    if (!hasHoldingBox(unit)) return `${COUNTER.name(unit)} has no Holding Box`;
    if (place[held] !== HOLDING) return `${COUNTER.name(held)} is not in its Holding Box`;
    const isToBePlaced = u.facts.scenario.free.some(({ counters }) => counters.includes(unit));
    if (hexOf(place[unit]) < 0 && !isToBePlaced)
      return `${COUNTER.name(unit)} with a Holding Box is off the map`;
  }
  const inBoxes = place.filter((at) => at === HOLDING).length;
  return inBoxes === holding.length / 2 ? null : `${inBoxes} units are in Holding Boxes`;
}

/** The counters of each pool of two-sided pieces, and how many pieces there are. */
const CARDBOARD = POOLS.map(({ kinds, total }) => ({
  counters: kinds.flatMap((kind) => countersOf(kind)),
  total,
}));

/** C.k: the two sides of one piece of cardboard are never both in play. */
function brokenCardboard(u: R): string | null {
  for (const { counters, total } of CARDBOARD) {
    let inPlay = 0;
    for (const counter of counters) if (u.table.place[counter] !== REMOVED) inPlay++;
    if (inPlay > total) return `${inPlay} counters are on ${total} pieces of cardboard`;
  }
  return null;
}

/** For each counter the kind that stands for its piece of cardboard. */
const PIECE = COUNTER_KIND.map(
  (kind) => POOLS.find(({ kinds }) => kinds.some((one) => one === kind))?.kinds[0] ?? kind,
);

/** 2.3.2.2b: they cost no step. */
const RAISED: ReadonlySet<Counter> = new Set(FRONTIER_FORTRESSES);

/** What is in play: the pieces of each kind, and the steps of each faction on the map and in the boxes of its units. */
export interface Forces {
  pieces: Uint8Array;
  steps: [number, number, number];
}

/** Only cards and events bring pieces into play or remove them, and only they and replacements bring steps. */
export function forcesInPlay(u: R): Forces {
  const pieces = new Uint8Array(KINDS.length);
  const steps: Forces['steps'] = [0, 0, 0];
  for (let counter = 0 as Counter; counter < COUNTER_COUNT; counter++) {
    const place = u.table.place[counter];
    if (place === REMOVED) continue;
    pieces[PIECE[counter]]++;
    // What is in a Holding Box is a step of the unit on the map.
    const isInPlay = hexOf(place) >= 0 || (UNIT_BOXES.has(place) && place !== HOLDING);
    if (!isInPlay || !IS_GROUND[counter] || RAISED.has(counter)) continue;
    const faction = factionOf(u, counter);
    if (faction >= 0) steps[faction] += stepsOf(u, counter);
  }
  return { pieces, steps };
}
