import type { Option } from '@sandtable/kernel';
import { stepsOf } from '../../../counters/units.js';
import { COUNTER_AND_HEX } from '../../../facts.js';
import type { Counter, Faction, Hex } from '../../../ids.js';
import { movementPhase } from '../../../movement/movement.js';
import { FORCE_POOL, hexOf } from '../../../places.js';
import { fitsInto } from '../../../steps/stack-limits.js';
import { hasSupplyConvoy } from '../../../supply/convoys.js';
import { COUNTER_AND_ZONE } from '../../../support/support-units.js';
import type { R } from '../../../table.js';
import { legally, type Open } from '../playout.js';
import { NORTH_SEA } from './landmarks.js';

type Orders = (u: R, reserve: boolean) => Iterable<readonly [Counter, Hex]>;

/** The next unit that can go where it is ordered to and finds room there; -1 if all have. */
export function moveAsOrdered(open: Open, faction: Faction, orders: Orders): Option {
  const { u } = open;
  const halt = legally(open, faction, 'halt');
  if (halt >= 0) return halt;
  for (const [unit, hex] of orders(u, u.findFrame(movementPhase)!.reserve)) {
    if (hexOf(u.table.place[unit]) === hex) continue;
    if (fitsInto(u, hex, faction, unit, stepsOf(u, unit)) !== null) continue;
    const option = legally(open, faction, 'move', COUNTER_AND_HEX.factors.of(unit, hex));
    if (option >= 0) return option;
  }
  return -1;
}

/** The first of these goes to the North Sea, with supply if none is there yet; -1 if none can. */
export function sendConvoy(open: Open, faction: Faction, convoys: readonly Counter[]): Option {
  const { u } = open;
  const verb = hasSupplyConvoy(u, faction, NORTH_SEA) ? 'troop-convoy' : 'supply-convoy';
  for (const convoy of convoys) {
    if (u.table.place[convoy] !== FORCE_POOL) continue;
    const option = legally(open, faction, verb, COUNTER_AND_ZONE.factors.of(convoy, NORTH_SEA));
    if (option >= 0) return option;
  }
  return -1;
}
