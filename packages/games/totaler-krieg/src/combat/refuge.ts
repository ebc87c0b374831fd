import { say } from '@sandtable/kernel';
import type { Counter, Faction, Hex } from '../ids.js';
import { isPassable, opposite, SHEET } from '../map/sheet.js';
import { isWaitingLand } from '../movement/barriers.js';
import { hexOf } from '../places.js';
import { isClosedByPolicy } from '../politics/closed-land.js';
import { ownershipOf } from '../position/ownership.js';
import { factionOf, hasEnemy, isCovered, isEnemyZone, positionOf } from '../position/position.js';
import { FREE_PASSAGE, NO_OCCUPATION, type R } from '../table.js';
import { hexName } from '../words/names.js';
import { isBoundAtHome } from './parties.js';

/** The hexes a unit may retreat into next, away from the hex that was attacked. */
export function refugesOf(u: R, unit: Counter, origin: Hex): Hex[] {
  const from = hexOf(u.table.place[unit]);
  const free: Hex[] = [];
  const covered: Hex[] = [];
  for (let side = 0; side < 6; side++) {
    const hex = SHEET.neighbour(from, side);
    if (hex < 0 || obstacle(u, unit, origin, from, side, hex) !== null) continue;
    if (!isEnemyZone(u, factionOf(u, unit), hex)) free.push(hex);
    else if (isHeldByFriend(u, factionOf(u, unit), hex)) covered.push(hex);
  }
  // 4.2.5.1b, 4.2.5.1c: hexes in EZOC only if there is no other.
  return free.length > 0 ? free : covered;
}

/** 4.2.5.1c: a friendly ground unit, Airdrop or Air unit is in the hex. */
function isHeldByFriend(u: R, faction: Faction, hex: Hex): boolean {
  return isCovered(u, faction, hex) || positionOf(u).air[hex].some((one) => factionOf(u, one) === faction);
}

type Obstacle = 'nearer' | 'sea' | 'side' | 'closed' | 'policy' | 'waiting' | 'bound' | 'enemy' | 'airdrop';

/** What keeps a unit from retreating across a side, Zones of Control apart (4.2.5.1b, 4.2.5.1g); null if nothing does. */
function obstacle(u: R, unit: Counter, origin: Hex, from: Hex, side: number, hex: Hex): Obstacle | null {
  const faction = factionOf(u, unit);
  const { beachheads } = u.table;
  if (SHEET.grid.distance(origin, hex) <= SHEET.grid.distance(origin, from)) return 'nearer';
  if (SHEET.isSea[hex]) {
    const isOurs = beachheads.some(
      (one) => one.hex === hex && one.side === opposite(side) && factionOf(u, one.counter) === faction,
    );
    return isOurs ? null : 'sea';
  }
  if (!SHEET.isLand[hex] || !ownershipOf(u).open[hex]) return 'closed';
  const crosses = SHEET.isSea[from]
    ? beachheads.some((one) => one.hex === from && one.side === side)
    : isPassable(SHEET.marks(from, side));
  if (!crosses) return 'side';
  if (isClosedByPolicy(u, unit, hex)) return 'policy';
  if (isWaitingLand(u, unit, hex)) return 'waiting';
  if (isBoundAtHome(u, unit, hex, FREE_PASSAGE | NO_OCCUPATION)) return 'bound';
  const position = positionOf(u);
  if (hasEnemy(faction, hex, position)) return 'enemy';
  return position.airdrops[hex].every((one) => factionOf(u, one) === faction) ? null : 'airdrop';
}

const WORDS: Readonly<Record<Obstacle, (hex: string) => string>> = {
  nearer: (hex) => say`${hex} is no farther from the hex that was attacked`,
  sea: (hex) => say`${hex} is an All-Sea hex without a friendly Beachhead on that side`,
  closed: (hex) => say`${hex} is neutral or out of play`,
  policy: (hex) => say`a Policy or Truce closes ${hex}`,
  side: (hex) => say`a lake or the sea lies before ${hex}`,
  waiting: (hex) => say`nobody enters ${hex} in this turn: its Country waits`,
  bound: (hex) => say`the marker in its Capital keeps it in its Country, out of ${hex}`,
  enemy: (hex) => say`enemy units are in ${hex}`,
  airdrop: (hex) => say`an enemy Airdrop is in ${hex}`,
};

/** The rule behind an obstacle, where it is not 4.2.5.1g. */
const RULES: Readonly<Partial<Record<Obstacle, string>>> = { nearer: '4.2.5.1b', waiting: '22.4' };

/** Why a unit cannot retreat to a hex: the rule, and the reason in words; null if it can. */
export function whyNoRefuge(
  u: R,
  unit: Counter,
  origin: Hex,
  hex: Hex,
): { rule: string; says: string } | null {
  const from = hexOf(u.table.place[unit]);
  if (refugesOf(u, unit, origin).includes(hex)) return null;
  const name = hexName(hex);
  const side = SHEET.grid.sideTowards(from, hex);
  if (side < 0) return { rule: '4.2.5.1a', says: say`${name} is not next to ${hexName(from)}` };
  const why = obstacle(u, unit, origin, from, side, hex);
  if (why) return { rule: RULES[why] ?? '4.2.5.1g', says: WORDS[why](name) };
  return isHeldByFriend(u, factionOf(u, unit), hex)
    ? { rule: '4.2.5.1c', says: say`${name} is in an enemy Zone of Control, and another hex is not` }
    : { rule: '4.2.5.1c', says: say`${name} is in an enemy Zone of Control, and no friend is there` };
}
