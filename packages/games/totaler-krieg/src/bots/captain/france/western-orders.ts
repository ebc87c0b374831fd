import type { Counter, Hex } from '../../../ids.js';
import { WESTERN } from '../../../ids.js';
import { SHEET } from '../../../map/sheet.js';
import { ownershipOf } from '../../../position/ownership.js';
import { positionOf } from '../../../position/position.js';
import type { R } from '../../../table.js';
import type { Orders } from './axis-orders.js';
import { Stacks, type Troop, troopsOf } from './concentration.js';
import { Defense } from './defense.js';
import { PARIS, PRIZES } from './landmarks.js';

/** What a prize is worth that the Axis has left open. */
const WALK_IN = 30;

/** The orders of the West: whoever can make a post stronger goes there, the greatest gain first. */
export function westernOrders(u: R, reserve: boolean): Orders {
  const defense = new Defense(u);
  const stacks = new Stacks();
  const strength = new Map<Hex, number>();
  const orders = new Map<Counter, Hex>();
  let free: Troop[] = [];
  const send = (troop: Troop, hex: Hex) => {
    orders.set(troop.unit, hex);
    stacks.add(troop, hex);
    strength.set(hex, (strength.get(hex) ?? 0) + troop.defense);
    free = free.filter((other) => other !== troop);
  };
  const gainOf = (troop: Troop, hex: Hex): number => {
    const there = strength.get(hex) ?? 0;
    let gain = defense.of(hex, there + troop.defense) - defense.of(hex, there);
    if (isOpenPrize(u, hex) && there === 0) gain += WALK_IN;
    if (troop.isHq) gain = defense.ofHq(hex) + gain / 4;
    return gain + (hex === troop.here ? 0.05 : 0) - SHEET.grid.distance(hex, PARIS) * 0.01;
  };
  for (const troop of troopsOf(u, WESTERN, reserve)) {
    if (troop.hexes.length === 1) send(troop, troop.here);
    else free.push(troop);
  }
  while (free.length > 0) {
    let best: { troop: Troop; hex: Hex; gain: number } | null = null;
    for (const troop of free) {
      for (const hex of troop.hexes) {
        if (!stacks.hasRoom(troop, hex)) continue;
        const gain = gainOf(troop, hex);
        if (!best || gain > best.gain) best = { troop, hex, gain };
      }
    }
    if (!best) break;
    send(best.troop, best.hex);
  }
  return orders;
}

/** The Axis has left a hex open that it needs. */
function isOpenPrize(u: R, hex: Hex): boolean {
  return (
    PRIZES.includes(hex) && positionOf(u).ground[hex].length === 0 && ownershipOf(u).faction[hex] !== WESTERN
  );
}
