import { below, type Generator } from '@sandtable/kernel';
import {
  AS_AIRDROP,
  AS_ESCORT,
  COUNTER,
  FULL,
  IS_AIR,
  IS_FLEET,
  IS_GROUND,
  IS_PARTISAN,
  kindOf,
} from '../src/counters/counters.js';
import { type Counter, FACTIONS, type Faction, type Hex } from '../src/ids.js';
import { ZONE } from '../src/map/areas.js';
import { SHEET } from '../src/map/sheet.js';
import { atHex, FORCE_POOL, hexOf, inConvoys, onStation } from '../src/places.js';
import { ownershipOf } from '../src/position/ownership.js';
import { factionOf, hasEnemy, isEnemyZone, positionOf, put } from '../src/position/position.js';
import type { U } from '../src/table.js';

const isGarrison = (counter: Counter) => ['detachment', 'logistics'].includes(kindOf(counter).type);

/**
 * Puts counters anywhere: units behind the lines, convoys and fleets at sea, Beachheads, Failures and any weather. What no
 * play would bring about soon, rules must judge all the same.
 */
export function shuffle(u: U, random: Generator): void {
  const any = <T>(list: readonly T[]): T => list[below(random, list.length)];
  const land = SHEET.landHexes.filter((hex) => ownershipOf(u).open[hex] === 1);
  const movable = COUNTER.values.filter(
    (counter) =>
      factionOf(u, counter) >= 0 && (IS_GROUND[counter] || isGarrison(counter) || IS_PARTISAN[counter]),
  );
  for (let n = 0; n < 80; n++) {
    const counter = any(movable);
    const near = hexOf(
      u.table.place[any(positionOf(u).onMap[any(FACTIONS.filter((f) => positionOf(u).onMap[f].length > 0))])],
    );
    const hex = below(random, 3) === 0 ? any(land) : hexNear(near, random);
    if (!land.includes(hex) || hasEnemy(factionOf(u, counter), hex, positionOf(u))) continue;
    const isDrop = kindOf(counter).type === 'airborne' && below(random, 2) === 0;
    put(u, counter, atHex(hex), isDrop ? AS_AIRDROP : FULL);
  }
  for (const counter of COUNTER.values) {
    const { type } = kindOf(counter);
    if (type === 'convoy')
      put(u, counter, below(random, 3) === 0 ? FORCE_POOL : inConvoys(any(ZONE.values)), below(random, 2));
    else if (IS_FLEET[counter] || IS_AIR[counter]) {
      const choice = below(random, 8);
      if (choice === 0 || (choice > 5 && IS_FLEET[counter]))
        put(u, counter, onStation(any(ZONE.values)), FULL);
      else if (choice === 1 && IS_AIR[counter]) put(u, counter, atHex(any(land)), FULL);
      else if (choice === 2) put(u, counter, inConvoys(any(ZONE.values)), AS_ESCORT);
      else put(u, counter, FORCE_POOL, FULL);
    }
  }
  u.table.turn = (u.table.turn + below(random, 4)) as typeof u.table.turn;
  u.table.failures = [{ faction: any(FACTIONS), hex: any(land), supply: below(random, 2) === 0 }];
  u.table.beachheads = FACTIONS.filter(() => below(random, 2) === 0).flatMap((faction) =>
    beachheadOf(u, faction, random),
  );
}

function hexNear(hex: Hex, random: Generator): Hex {
  let at = hex;
  for (let n = below(random, 4); n > 0; n--) {
    const next = SHEET.neighbour(at, below(random, 6));
    if (next >= 0) at = next;
  }
  return at;
}

/** A Beachhead of the faction at some coast, often with a unit on it. */
function beachheadOf(u: U, faction: Faction, random: Generator): U['table']['beachheads'] {
  const counter = COUNTER.values.find(
    (one) => kindOf(one).type === 'beachhead' && factionOf(u, one) === faction,
  );
  const coast = SHEET.landHexes.filter((hex) => SHEET.isCoast[hex] && ownershipOf(u).open[hex] === 1);
  const shore = coast[below(random, coast.length)];
  for (let side = 0; side < 6 && counter !== undefined; side++) {
    const sea = SHEET.neighbour(shore, side);
    if (sea < 0 || !SHEET.isSea[sea] || u.table.beachheads.some((one) => one.hex === sea)) continue;
    const units = positionOf(u).onMap[faction];
    if (units.length > 0 && !isEnemyZone(u, faction, sea))
      put(u, units[below(random, units.length)], atHex(sea), FULL);
    return [{ counter, hex: sea, side: (side + 3) % 6, air: false }];
  }
  return [];
}
