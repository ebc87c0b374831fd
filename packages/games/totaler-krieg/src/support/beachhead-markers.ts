import { kindOf } from '../counters/counters.js';
import { AXIS, type Counter, type Faction, type Hex } from '../ids.js';
import { ALL_SEA, SHEET } from '../map/sheet.js';
import { atHex, FORCE_POOL } from '../places.js';
import { ownershipOf } from '../position/ownership.js';
import { factionOf, put } from '../position/position.js';
import type { Beachhead, R, U } from '../table.js';
import { BEACHHEADS, typeOf } from './support-units.js';

/** The sides of a Beachhead marker (2.2.3.5b): kindOf(…).faces. */
const AIRCRAFT = 0;
const BATTLESHIP = 1;

/** The Beachheads of a faction on the map. */
export function beachheadsOf(u: R, faction: Faction): Beachhead[] {
  return u.table.beachheads.filter(({ counter }) => factionOf(u, counter) === faction);
}

/** A Beachhead marker in the Force Pool; -1 if there is none (2.2.3.5d). */
export function spareBeachhead(u: R, faction: Faction): Counter {
  return (
    BEACHHEADS.find((marker) => u.table.place[marker] === FORCE_POOL && kindOf(marker).faction === faction) ??
    (-1 as Counter)
  );
}

/** 2.2.3.5c, 2.2.3.5e: the hexsides of an All-Sea hex at which a Beachhead can point. */
export function beachheadSides(u: R, sea: Hex): number[] {
  const { open, atPeace } = ownershipOf(u);
  const isPeaceful = u.table.phasing === AXIS ? atPeace : null;
  return landSides(sea).filter((side) => {
    const land = SHEET.neighbour(sea, side);
    return open[land] === 1 && isPeaceful?.[land] !== 1;
  });
}

/** The hexsides that an All-Sea hex shares with land. */
export function landSides(sea: Hex): number[] {
  return [0, 1, 2, 3, 4, 5].filter((side) => {
    const land = SHEET.neighbour(sea, side);
    return land >= 0 && SHEET.isLand[land] && (SHEET.marks(sea, side) & ALL_SEA) !== 0;
  });
}

const isAir = (unit: Counter) => typeOf(unit) === 'air-force';

/** 2.2.3.5: the unit stands in the hex under a Beachhead that points at a hexside (2.2.1d). */
export function setBeachhead(u: U, unit: Counter, hex: Hex, side: number): void {
  const counter = spareBeachhead(u, u.table.phasing);
  const air = isAir(unit);
  u.table.beachheads.push({ counter, hex, side, air });
  put(u, counter, atHex(hex), air ? AIRCRAFT : BATTLESHIP);
  put(u, unit, atHex(hex), 0);
  u.log('beachhead', unit, hex, SHEET.neighbour(hex, side));
}

/** 2.2.2a: a Beachhead is kept up and shows the side of the unit that does it. */
export function keepBeachhead(u: U, unit: Counter, hex: Hex): void {
  const beachhead = beachheadsOf(u, u.table.phasing).find((one) => one.hex === hex)!;
  beachhead.air = isAir(unit);
  put(u, beachhead.counter, atHex(hex), beachhead.air ? AIRCRAFT : BATTLESHIP);
  put(u, unit, atHex(hex), 0);
  u.log('beachhead-kept', unit, hex);
}

/** 2.2.2c: the marker goes to the Force Pool; ground units stay at sea until 2.2.5. */
export function removeBeachhead(u: U, counter: Counter): void {
  const { beachheads } = u.table;
  const at = beachheads.findIndex((one) => one.counter === counter);
  u.log('beachhead-lost', beachheads[at].hex);
  beachheads.splice(at, 1);
  put(u, counter, FORCE_POOL, AIRCRAFT);
}
