import { ALL_SPACES, IS_SEA, SPACE_COUNT, STRAITS_OF, space, straitOpen } from '../board/board.js';
import { AXIS, JAPAN, TEAM_SET, teamOf } from '../board/countries.js';
import { type Country, NOWHERE, type Space } from '../ids.js';
import { POSITION, type PositionCache } from '../pieces/position-cache.js';
import { adjacentFor, bit, groundOf, onlyOne, type R } from '../table.js';

const CENTRAL_PACIFIC = space('central-pacific');

/** Is the piece of a country in a space supplied? False if there is none. */
export function isSupplied(u: R, country: Country, at: Space): boolean {
  return suppliedSet(u, country)[at] === 1;
}

/** All supplied pieces of a country, by space. */
export function suppliedSet(u: R, country: Country): Uint8Array {
  return refresh(u, country).supplied[country];
}

/** The spaces with a piece of a country. */
export function spacesOf(u: R, country: Country): readonly Space[] {
  return refresh(u, country).spaces[country];
}

/** Brings the cache of a country up to date. */
export function refresh(u: R, country: Country): PositionCache {
  const cache = u.cached(POSITION);
  if (cache.fresh & bit(country)) return cache;
  cache.fresh |= bit(country);
  cache.basics[country] = 0;
  const spaces: Space[] = [];
  for (const at of ALL_SPACES) if (u.table.pieces[at] & bit(country)) spaces.push(at);
  cache.spaces[country] = spaces;
  const line = cache.connected[country];
  const fed = cache.supplied[country].fill(0);
  trace(u, country, spaces, line);
  for (const at of spaces) if (wouldBeFed(u, country, at, line[at] === 1)) fed[at] = 1;
  markNeighbours(u, country, spaces, line, cache.nextToConnected[country]);
  markNeighbours(u, country, spaces, fed, cache.nextToSupplied[country]);
  return cache;
}

/** Finds the spaces that are adjacent, for the country's team, to one of its pieces in the set. */
function markNeighbours(
  u: R,
  country: Country,
  spaces: readonly Space[],
  set: Uint8Array,
  adjacent: Uint8Array,
): void {
  adjacent.fill(0);
  for (const at of spaces) {
    if (set[at] === 0) continue;
    for (const next of u.facts.board.neighbours[at]) adjacent[next] = 1;
    for (const [other, controller] of STRAITS_OF[at]) {
      if (straitOpen(u.table.pieces, controller, teamOf(country))) adjacent[other] = 1;
    }
  }
}

const queue = new Array<Space>(SPACE_COUNT).fill(NOWHERE);

/** supply.line: flood fill along the country's pieces, starting from Supply spaces with its Armies. */
function trace(u: R, country: Country, spaces: readonly Space[], line: Uint8Array): void {
  const { pieces } = u.table;
  const own = bit(country);
  const team = teamOf(country);
  const breaks = u.facts.rules.portlessLinkBreaks;
  line.fill(0);
  let length = 0;
  const join = (at: Space) => {
    if (line[at] === 1 || !(pieces[at] & own)) return;
    if (breaks && IS_SEA[at] && !hasPort(u, country, at)) return;
    line[at] = 1;
    queue[length++] = at;
  };
  for (const at of spaces) if (!IS_SEA[at] && isSource(u, country, at)) join(at);
  for (let i = 0; i < length; i++) {
    for (const next of u.facts.board.neighbours[queue[i]]) join(next);
    for (const [other, controller] of STRAITS_OF[queue[i]]) {
      if (straitOpen(pieces, controller, team)) join(other);
    }
  }
}

/** Is it a Supply space for this country now? Stars, minus those cards deny, plus those cards mark. */
export function isSource(u: R, country: Country, at: Space): boolean {
  return (groundOf(u).supplies[at] & bit(country)) !== 0;
}

/** supply.markers: the one country for which a card has made this a Supply space, or NOBODY. */
export function markerOf(u: R, at: Space): Country {
  return onlyOne(groundOf(u).marked[at]);
}

/** supply.navy-port: some adjacent land space holds an Army of the team. */
export function hasPort(u: R, country: Country, at: Space): boolean {
  const team = TEAM_SET[teamOf(country)];
  for (const next of u.facts.board.neighbours[at]) {
    if (!IS_SEA[next] && u.table.pieces[next] & team) return true;
  }
  return false;
}

/** The land spaces whose Army is a Navy's port here. */
export function portsOf(u: R, country: Country, at: Space): Space[] {
  const team = TEAM_SET[teamOf(country)];
  return u.facts.board.neighbours[at].filter((next) => !IS_SEA[next] && u.table.pieces[next] & team);
}

function wouldBeFed(u: R, country: Country, at: Space, joined: boolean): boolean {
  if (suppliedByCard(u, country, at)) return true;
  return joined && (!IS_SEA[at] || hasPort(u, country, at));
}

/** Would a new piece here be supplied (build.supplied)? It may end a line itself, in a Supply space. */
export function wouldBeSupplied(u: R, country: Country, at: Space): boolean {
  const { nextToConnected: nextToLine } = refresh(u, country);
  const joined = nextToLine[country][at] === 1 || (!IS_SEA[at] && isSource(u, country, at));
  return wouldBeFed(u, country, at, joined);
}

/** supply.by-card: pieces that a card keeps supplied, without line or port. */
export function suppliedByCard(u: R, country: Country, at: Space): boolean {
  if (groundOf(u).supplied[at] & bit(country)) return true;
  return country === JAPAN && u.table.truk.length > 0 && trukSupplies(u, at);
}

function trukSupplies(u: R, at: Space): boolean {
  const { truk } = u.table;
  return truk[0] < 0 ? inTrukArea(u, at) : truk.includes(at);
}

/** Where Truk works: in or next to the Central Pacific; in the first edition in any sea. */
export function inTrukArea(u: R, at: Space): boolean {
  if (u.facts.rules.first) return IS_SEA[at] || adjacentFor(u, AXIS, at, CENTRAL_PACIFIC);
  return at === CENTRAL_PACIFIC || adjacentFor(u, AXIS, at, CENTRAL_PACIFIC);
}

/** Is a supplied piece of the country adjacent to this space (build.adjacent, battle.land, battle.sea)? */
export function reaches(u: R, country: Country, at: Space): boolean {
  return refresh(u, country).nextToSupplied[country][at] === 1;
}

/** A line of own pieces from here to a Supply space, nearest first; empty if there is none. */
export function supplyLine(u: R, country: Country, at: Space): Space[] {
  const from = new Array<Space>(SPACE_COUNT).fill(NOWHERE);
  const line = [at];
  from[at] = at;
  for (let i = 0; i < line.length; i++) {
    const here = line[i];
    if (!IS_SEA[here] && isSource(u, country, here) && u.table.pieces[here] & bit(country)) {
      return unwind(from, at, here);
    }
    for (const next of spacesOf(u, country)) {
      if (from[next] !== NOWHERE) continue;
      if (u.facts.rules.portlessLinkBreaks && IS_SEA[next] && !hasPort(u, country, next)) continue;
      if (adjacentFor(u, teamOf(country), here, next)) {
        from[next] = here;
        line.push(next);
      }
    }
  }
  return [];
}

function unwind(from: readonly Space[], start: Space, end: Space): Space[] {
  const path = [end];
  while (path[0] !== start) path.unshift(from[path[0]]);
  return path;
}
