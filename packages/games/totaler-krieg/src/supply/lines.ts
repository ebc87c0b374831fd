import type { Hex } from '../ids.js';
import { ALL_SEA, isPassable, LAKE, LINE, RAIL, ROAD, SHEET, STRAIT } from '../map/sheet.js';
import { PORTS_OF, type ZoneSet } from './port-sites.js';

/** What supply lines of one Country's units may use. */
export interface Network {
  /** For each hex: 1 if a line may enter it (10.2e to 10.2i). */
  readonly enter: Uint8Array;
  /** For each hex: the zones for which it is an Open Port. */
  readonly ports: Uint16Array;
  /** The zones with a Supply Convoy. */
  readonly convoys: ZoneSet;
  /** The hexes of friendly Beachheads. */
  readonly beachheads: readonly Hex[];
  /** The zones of Off-Map Boxes in which a line over sea may end (10.1d, 17.6c). */
  readonly offMap: ZoneSet;
  readonly sources: readonly Hex[];
}

// How much of the Road and Rail trace a hex still allows on the way to a source (10.2c): any rails; then a stretch of
// road that has begun; then one that has not, or a Connected Strait.
const NONE = 0;
const NEEDS_FRESH_LINE = 1;
const NEEDS_ROAD = 2;
const NEEDS_RAIL = 3;

/** What a hex allows if the next one along a link allows `next`. */
function alongLink(next: number, marks: number): number {
  if (marks & STRAIT) return next === NEEDS_RAIL ? NEEDS_FRESH_LINE : NONE;
  if (!(marks & RAIL)) return next >= NEEDS_ROAD ? NEEDS_ROAD : NONE;
  if (next === NEEDS_ROAD) return marks & ROAD ? NEEDS_ROAD : NEEDS_FRESH_LINE;
  return next;
}

/** For each hex the neighbours across some of its sides, one hex after the other: those of a hex start at `from[hex]`. */
interface Joined {
  readonly from: Int32Array;
  readonly to: Int16Array;
  readonly marks: Int16Array;
}

function joinedBy(test: (marks: number) => boolean): Joined {
  const from = new Int32Array(SHEET.size + 1);
  const [to, marks]: [number[], number[]] = [[], []];
  for (let hex = 0 as Hex; hex < SHEET.size; hex++) {
    from[hex] = to.length;
    for (let side = 0; side < 6; side++) {
      const next = SHEET.neighbour(hex, side);
      if (next < 0 || !test(SHEET.marks(hex, side))) continue;
      to.push(next);
      marks.push(SHEET.marks(hex, side));
    }
  }
  from[SHEET.size] = to.length;
  return { from, to: Int16Array.from(to), marks: Int16Array.from(marks) };
}

/** Hexes joined by Road or Rail. */
const LINKS = joinedBy((marks) => (marks & LINE) !== 0);
/** For each link, and for what the hex at its end allows: what the hex at its beginning does. */
const ALLOWED = Uint8Array.from({ length: LINKS.to.length * 4 }, (_, i) =>
  i % 4 === NONE ? NONE : alongLink(i % 4, LINKS.marks[i >> 2]),
);
/** Hexes between which a line crosses any terrain. */
const BESIDE = joinedBy(isPassable);

/** More hexes from a line than any unit may be. */
const OUT_OF_TRACE = 3;

/** How a flood came to its answer: enough to add a hex that opens, and to take one back that closes. */
export interface Lines {
  /** What each hex allows on the Road and Rail trace. */
  readonly level: Uint8Array;
  /** How many hexes of the free trace lead to it. */
  readonly distance: Uint8Array;
  /** The hex by way of which each hex was found; -1 for those where lines end. */
  readonly by: Int16Array;
  /** When it was found to allow what it does: of two hexes that allow the same, only the later hangs on the other. */
  readonly order: Int32Array;
  orders: number;
  /** For each port: the zones over which lines came to it or left it. */
  readonly overSea: Uint16Array;
}

export function noLines(): Lines {
  return {
    level: new Uint8Array(SHEET.size),
    distance: new Uint8Array(SHEET.size).fill(OUT_OF_TRACE),
    by: new Int16Array(SHEET.size),
    order: new Int32Array(SHEET.size),
    orders: 0,
    overSea: new Uint16Array(SHEET.size),
  };
}

/** What a hex that opens or closes did to an answer: nothing, something, also at a port; or all is to be judged anew. */
export type Repair = 'same' | 'changed' | 'at-port' | 'anew';

// The hexes from which an answer is to be followed on; a hex may be there more than once.
const growing: number[] = [];
let grown = 0;
/** What a port allows has changed: lines over sea may lead elsewhere. */
let portChanged = false;

function grow(hex: number): void {
  growing[grown++] = hex;
}

/** Adds to the answer what changes if lines may now enter a hex: what hexes allow only rises, and distances only fall. */
export function openInto(
  enter: Uint8Array,
  beachheads: readonly Hex[],
  supplied: Uint8Array,
  lines: Lines,
  hex: Hex,
): Repair {
  if (lines.distance[hex] >= OUT_OF_TRACE - 1) return 'same';
  grown = 0;
  portChanged = false;
  grow(hex);
  followLinks(enter, supplied, lines);
  if (!spreadOn(enter, beachheads, supplied, lines)) return 'anew';
  return portChanged ? 'at-port' : grown > 1 ? 'changed' : 'same';
}

/** What more the Road and Rail trace allows. */
function followLinks(enter: Uint8Array, supplied: Uint8Array, lines: Lines): void {
  const { level } = lines;
  for (let i = 0; i < grown; i++) {
    const hex = growing[i];
    const what = level[hex];
    if (what === NONE || enter[hex] === 0) continue;
    const end = LINKS.from[hex + 1];
    for (let link = LINKS.from[hex]; link < end; link++) {
      const next = LINKS.to[link];
      const allowed = ALLOWED[link * 4 + what];
      if (allowed > level[next]) growOnLine(supplied, lines, next, allowed, hex);
    }
  }
}

function growOnLine(supplied: Uint8Array, lines: Lines, hex: number, what: number, from: number): void {
  lines.level[hex] = what;
  lines.distance[hex] = 0;
  lines.by[hex] = from;
  lines.order[hex] = lines.orders++;
  supplied[hex] = 1;
  if (SHEET.isPort[hex]) portChanged = true;
  grow(hex);
}

/** What more the last two hexes over any terrain lead to; false if that may be over the sea beside a Beachhead. */
function spreadOn(
  enter: Uint8Array,
  beachheads: readonly Hex[],
  supplied: Uint8Array,
  { distance, by }: Lines,
): boolean {
  for (let i = 0; i < grown; i++) {
    const hex = growing[i];
    const far = distance[hex] + 1;
    if (far >= OUT_OF_TRACE || enter[hex] === 0) continue;
    if (beachheads.length > 0 && isBesideBeachhead(beachheads, hex as Hex)) return false;
    const last = BESIDE.from[hex + 1];
    for (let at = BESIDE.from[hex]; at < last; at++) {
      const next = BESIDE.to[at];
      if (distance[next] <= far) continue;
      distance[next] = far;
      by[next] = hex;
      supplied[next] = 1;
      grow(next);
    }
  }
  return true;
}

// The hex that closed, and those that hung on it and on no other.
const lost: number[] = [];
let losses = 0;
/** If more than that are lost, a new flood is quicker. */
const MANY = 300;

/**
 * Takes out of the answer what changes if lines may no longer enter a hex: whatever hangs on it gets another line, or is
 * lost and found again from around.
 */
export function closeOff(
  enter: Uint8Array,
  beachheads: readonly Hex[],
  supplied: Uint8Array,
  lines: Lines,
  hex: Hex,
): Repair {
  if (lines.distance[hex] >= OUT_OF_TRACE - 1) return 'same';
  portChanged = false;
  losses = 1;
  lost[0] = hex;
  for (let i = 0; i < losses; i++) {
    if (losses > MANY || lines.overSea[lost[i]] !== 0) return 'anew';
    if (beachheads.length > 0 && isBesideBeachhead(beachheads, lost[i] as Hex)) return 'anew';
    loseOnLine(enter, supplied, lines, lost[i]);
    loseBeside(enter, supplied, lines, lost[i]);
  }
  if (losses === 1) return 'same';
  if (!findLostAgain(enter, beachheads, supplied, lines)) return 'anew';
  return portChanged ? 'at-port' : 'changed';
}

function lose(supplied: Uint8Array, { level, distance }: Lines, hex: number): void {
  if (SHEET.isPort[hex]) portChanged = true;
  level[hex] = NONE;
  distance[hex] = OUT_OF_TRACE;
  supplied[hex] = 0;
  lost[losses++] = hex;
}

/** What hung on a hex along Roads and Rails. */
function loseOnLine(enter: Uint8Array, supplied: Uint8Array, lines: Lines, hex: number): void {
  const { level, by } = lines;
  const end = LINKS.from[hex + 1];
  for (let link = LINKS.from[hex]; link < end; link++) {
    const next = LINKS.to[link];
    if (level[next] === NONE || by[next] !== hex) continue;
    const other = anotherOnLine(enter, lines, next);
    if (other >= 0) by[next] = other;
    else lose(supplied, lines, next);
  }
}

/** A hex on which another can hang as well along Roads and Rails: never one that hangs on it in turn. */
function anotherOnLine(enter: Uint8Array, { level, order }: Lines, hex: number): number {
  const what = level[hex];
  const end = LINKS.from[hex + 1];
  for (let link = LINKS.from[hex]; link < end; link++) {
    const other = LINKS.to[link];
    if (enter[other] === 0 || ALLOWED[link * 4 + level[other]] < what) continue;
    if (level[other] > what || order[other] < order[hex]) return other;
  }
  return -1;
}

/** What hung on a hex over any terrain. */
function loseBeside(enter: Uint8Array, supplied: Uint8Array, lines: Lines, hex: number): void {
  const { level, by } = lines;
  const end = BESIDE.from[hex + 1];
  for (let at = BESIDE.from[hex]; at < end; at++) {
    const next = BESIDE.to[at];
    if (level[next] !== NONE || by[next] !== hex || lines.distance[next] >= OUT_OF_TRACE) continue;
    const other = anotherBeside(enter, lines, next);
    if (other >= 0) by[next] = other;
    else lose(supplied, lines, next);
  }
}

function anotherBeside(enter: Uint8Array, { distance }: Lines, hex: number): number {
  const end = BESIDE.from[hex + 1];
  for (let at = BESIDE.from[hex]; at < end; at++) {
    const other = BESIDE.to[at];
    if (enter[other] === 1 && distance[other] < distance[hex]) return other;
  }
  return -1;
}

/** What was lost is found again from the hexes around it that were not. */
function findLostAgain(
  enter: Uint8Array,
  beachheads: readonly Hex[],
  supplied: Uint8Array,
  lines: Lines,
): boolean {
  const { level, distance, by } = lines;
  grown = 0;
  for (let i = 1; i < losses; i++) {
    const hex = lost[i];
    const end = LINKS.from[hex + 1];
    for (let link = LINKS.from[hex]; link < end; link++) {
      const other = LINKS.to[link];
      const allowed = enter[other] === 0 ? NONE : ALLOWED[link * 4 + level[other]];
      if (allowed > level[hex]) growOnLine(supplied, lines, hex, allowed, other);
    }
  }
  followLinks(enter, supplied, lines);
  for (let i = 1; i < losses; i++) {
    const hex = lost[i];
    const end = BESIDE.from[hex + 1];
    for (let at = BESIDE.from[hex]; at < end; at++) {
      const other = BESIDE.to[at];
      const far = distance[other] + 1;
      if (enter[other] === 0 || far >= OUT_OF_TRACE || far >= distance[hex]) continue;
      distance[hex] = far;
      by[hex] = other;
      supplied[hex] = 1;
      grow(hex);
    }
  }
  return spreadOn(enter, beachheads, supplied, lines);
}

/**
 * Might the answer change if other ports are open, or convoys in other zones? Not if all lines over sea are still there
 * and no port gets a better one.
 */
export function seaMatters({ level, overSea }: Lines, network: Network): boolean {
  const { enter, ports, convoys, offMap, beachheads } = network;
  /** The zones in which the ports get as much as a rail would give, or a fresh line. */
  let rail = convoys & offMap;
  let line = 0;
  for (const hexes of [SHEET.ports, beachheads]) {
    for (const hex of hexes) {
      const zones = ports[hex] & convoys;
      if (overSea[hex] & ~zones) return true;
      if (zones === 0 || enter[hex] === 0) continue;
      if (level[hex] === NEEDS_RAIL) rail |= zones;
      else if (level[hex] > NONE) line |= zones;
    }
  }
  for (const hexes of [SHEET.ports, beachheads]) {
    for (const hex of hexes) {
      const zones = ports[hex] & convoys;
      if (level[hex] < (zones & rail ? NEEDS_RAIL : zones & line ? NEEDS_FRESH_LINE : NONE)) return true;
    }
  }
  return false;
}

/** More sources in these hexes would change nothing: rails lead from them to sources already. */
export function areOnRails({ level }: Lines, hexes: readonly Hex[]): boolean {
  for (const hex of hexes) if (level[hex] !== NEEDS_RAIL) return false;
  return true;
}

// Reused by every flood: for each level the hexes that were found to allow it, and all of them.
const queues: readonly Int16Array[] = [NONE, NEEDS_FRESH_LINE, NEEDS_ROAD, NEEDS_RAIL].map(
  () => new Int16Array(SHEET.size),
);
const lengths = new Int32Array(queues.length);
const crossed = new Int32Array(queues.length);
const found = new Int16Array(SHEET.size);
let founds = 0;

/** For floods of which only the answer is wanted. */
const passing = noLines();

/**
 * Marks every hex at which units are supplied: the lines followed backwards from the sources. In `lines`, if they are
 * given, how that was found.
 */
export function flood(network: Network, supplied: Uint8Array, lines = passing): void {
  const { enter, ports, convoys, sources, offMap } = network;
  const { level } = lines;
  level.fill(NONE);
  lines.distance.fill(OUT_OF_TRACE);
  lines.overSea.fill(0);
  lines.orders = 0;
  lengths.fill(0);
  crossed.fill(0);
  founds = 0;
  for (const hex of sources) reach(lines, hex, NEEDS_RAIL, -1);
  if (convoys & offMap) reachPorts(network, lines, convoys & offMap, NEEDS_RAIL, -1);
  for (let what = NEEDS_RAIL; what > NONE; what--) {
    const queue = queues[what];
    for (let i = 0; i < lengths[what]; i++) {
      const hex = queue[i];
      if (level[hex] !== what || enter[hex] === 0) continue;
      const end = LINKS.from[hex + 1];
      for (let link = LINKS.from[hex]; link < end; link++) {
        const next = LINKS.to[link];
        const allowed = ALLOWED[link * 4 + what];
        if (allowed > level[next]) reach(lines, next, allowed, hex);
      }
      const zones = ports[hex] & convoys & ~crossed[what];
      if (zones === 0) continue;
      crossed[what] |= zones;
      reachPorts(network, lines, zones, what === NEEDS_RAIL ? NEEDS_RAIL : NEEDS_FRESH_LINE, hex);
    }
  }
  spreadFreely(network, supplied, lines);
}

function reach(lines: Lines, hex: number, what: number, from: number): void {
  const { level, distance, by, order } = lines;
  const before = level[hex];
  if (what <= before) return;
  level[hex] = what;
  by[hex] = from;
  order[hex] = lines.orders++;
  queues[what][lengths[what]++] = hex;
  if (before === NONE) {
    distance[hex] = 0;
    found[founds++] = hex;
  }
}

function reachPorts(
  { ports, beachheads }: Network,
  lines: Lines,
  zones: ZoneSet,
  what: number,
  from: number,
): void {
  for (const port of SHEET.ports)
    if (ports[port] & zones) reachOverSea(lines, port, ports[port] & zones, what, from);
  for (const sea of beachheads)
    if (ports[sea] & zones) reachOverSea(lines, sea, ports[sea] & zones, what, from);
}

function reachOverSea(lines: Lines, port: Hex, zones: ZoneSet, what: number, from: number): void {
  if (what <= lines.level[port]) return;
  reach(lines, port, what, from);
  lines.overSea[port] |= zones;
  if (from >= 0) lines.overSea[from] |= zones;
}

/** 10.2b: the last two hexes from a line to a unit, over any terrain. */
function spreadFreely({ enter, beachheads }: Network, supplied: Uint8Array, lines: Lines): void {
  const { from: start, to } = BESIDE;
  supplied.fill(0);
  for (let i = 0; i < founds; i++) supplied[found[i]] = 1;
  let from = 0;
  for (let far = 1; far < OUT_OF_TRACE; far++) {
    const end = founds;
    for (; from < end; from++) {
      const hex = found[from];
      if (enter[hex] === 0) continue;
      const last = start[hex + 1];
      for (let i = start[hex]; i < last; i++) {
        const next = to[i];
        // Most hexes are known already: this is the innermost loop of supply.
        if (supplied[next] === 0) spreadTo(lines, next, supplied, hex, far);
      }
      if (beachheads.length > 0 && isBesideBeachhead(beachheads, hex as Hex))
        spreadOverSea(beachheads, lines, hex as Hex, supplied, far);
    }
  }
}

/** Elsewhere no line goes over sea. */
function isBesideBeachhead(beachheads: readonly Hex[], hex: Hex): boolean {
  for (const sea of beachheads) if (sea === hex || SHEET.grid.sideTowards(sea, hex) >= 0) return true;
  return false;
}

function spreadTo(
  { distance, by }: Lines,
  hex: number,
  supplied: Uint8Array,
  from: number,
  far: number,
): void {
  if (supplied[hex] === 1) return;
  supplied[hex] = 1;
  distance[hex] = far;
  by[hex] = from;
  found[founds++] = hex;
}

function spreadOverSea(
  beachheads: readonly Hex[],
  lines: Lines,
  hex: Hex,
  supplied: Uint8Array,
  far: number,
): void {
  for (let side = 0; side < 6; side++) {
    const next = SHEET.neighbour(hex, side);
    if (next >= 0 && crossesFreely(beachheads, hex, next, SHEET.marks(hex, side)))
      spreadTo(lines, next, supplied, hex, far);
  }
}

/** 10.2j */
function crossesFreely(beachheads: readonly Hex[], from: Hex, to: Hex, marks: number): boolean {
  if (isPassable(marks)) return true;
  if (beachheads.length === 0 || !(marks & (ALL_SEA | LAKE))) return false;
  return beachheads.includes(from) || beachheads.includes(to);
}

// The search from a unit: hexes of the free trace used so far, then the Road and Rail trace.
const STAGES = 6;
const ON_RAIL = 3;
const ON_ROAD = 4;
const AFTER_ROAD = 5;

const seen = new Int32Array(SHEET.size * STAGES);
const before = new Int32Array(SHEET.size * STAGES);
const queue = new Int32Array(SHEET.size * STAGES);
let searches = 0;

/**
 * 10.2a: a shortest line from a hex to a source, both included; null if there is none. It goes up to two hexes over any
 * terrain, then along Roads and Rails and across Naval Zones in any order; a line to the Eastern US/Canada Box ends in
 * the port. `overland`: not over sea (10.2.1).
 */
export function findLine(network: Network, start: Hex, overland: boolean): Hex[] | null {
  const { enter, ports, convoys, beachheads, sources, offMap } = network;
  const mark = ++searches;
  let length = 0;
  const visit = (hex: Hex, stage: number, from: number) => {
    const node = hex * STAGES + stage;
    if (seen[node] === mark || (from >= 0 && !enter[hex])) return;
    seen[node] = mark;
    before[node] = from;
    queue[length++] = node;
  };
  visit(start, 0, -1);
  for (let i = 0; i < length; i++) {
    const node = queue[i];
    const stage = node % STAGES;
    const hex = ((node - stage) / STAGES) as Hex;
    if (sources.includes(hex)) return wayTo(node);
    for (let side = 0; side < 6; side++) {
      const next = SHEET.neighbour(hex, side);
      if (next < 0) continue;
      const marks = SHEET.marks(hex, side);
      if (stage < ON_RAIL - 1 && crossesFreely(beachheads, hex, next, marks)) visit(next, stage + 1, node);
      const onLine = afterLink(Math.max(stage, ON_RAIL), marks);
      if (onLine >= 0) visit(next, onLine, node);
    }
    const zones = overland ? 0 : ports[hex] & convoys;
    if (zones === 0) continue;
    if (zones & offMap) return wayTo(node);
    const after = stage < ON_ROAD ? ON_RAIL : AFTER_ROAD;
    PORTS_OF.forEach((list, zone) => {
      if (zones & (1 << zone))
        for (const port of list) if (ports[port] & (1 << zone)) visit(port, after, node);
    });
    for (const sea of beachheads) if (ports[sea] & zones) visit(sea, after, node);
  }
  return null;
}

/** 10.2c: the stage after following a link; -1 if it cannot be followed. */
function afterLink(stage: number, marks: number): number {
  if (!(marks & LINE)) return -1;
  if (marks & STRAIT) return stage === ON_RAIL ? AFTER_ROAD : -1;
  if (stage === ON_ROAD) return marks & ROAD ? ON_ROAD : AFTER_ROAD;
  if (marks & RAIL) return stage;
  return stage === ON_RAIL ? ON_ROAD : -1;
}

function wayTo(end: number): Hex[] {
  const line: Hex[] = [];
  for (let node = end; node >= 0; node = before[node]) {
    const at = Math.floor(node / STAGES) as Hex;
    if (line[0] !== at) line.unshift(at);
  }
  return line;
}
