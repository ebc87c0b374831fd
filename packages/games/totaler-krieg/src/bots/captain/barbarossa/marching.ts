import type { Option } from '@sandtable/kernel';
import { kindOf } from '../../../counters/counters.js';
import { faceOf } from '../../../counters/units.js';
import { COUNTER_AND_HEX } from '../../../facts.js';
import { type Counter, type Faction, type Hex, NO_COUNTER, NO_HEX } from '../../../ids.js';
import { frozenNow } from '../../../movement/barriers.js';
import { eachMover, presentHexes } from '../../../movement/move.js';
import { movementPhase } from '../../../movement/movement.js';
import { reachOf } from '../../../movement/reach.js';
import { hexOf } from '../../../places.js';
import { positionOf } from '../../../position/position.js';
import { mostSteps, stackingFault } from '../../../steps/stack-limits.js';
import { isSupplied } from '../../../supply/supply.js';
import type { R } from '../../../table.js';
import { legally } from '../playout.js';
import type { Asked } from './asked.js';
import type { Front } from './front.js';
import { type Mover, Offensive } from './offensive.js';

/** What a move must be worth. */
const LEAST_GAIN = 0.2;
/** What it is worth to leave a stack that is too large. */
const CROWD = 40;

/** Where each ground unit of a side could be at the end of the movement that is under way. */
export function moversNow(u: R, faction: Faction, reserve: boolean): Mover[] {
  const found = new Map<Counter, Hex[]>();
  for (const unit of positionOf(u).onMap[faction]) found.set(unit, [hexOf(u.table.place[unit])]);
  eachMover(u, faction, reserve, (unit) => found.get(unit)!.push(...presentHexes(u, unit, reserve)));
  return [...found].map(([unit, hexes]) => ({ unit, hexes }));
}

/** The same before the movement. */
export function moversLater(u: R, faction: Faction): Mover[] {
  const frozen = frozenNow(u);
  return positionOf(u).onMap[faction].map((unit) => {
    const here = hexOf(u.table.place[unit]);
    const stays = faceOf(u, unit).move === 0 || kindOf(unit).country === frozen || !isSupplied(u, unit);
    return { unit, hexes: stays ? [here] : [here, ...reachOf(u, unit).hexes] };
  });
}

/** The next move: first those that attacks need, then whoever can get to a better place. */
export function chooseMarch(asked: Asked): Option {
  const { front, seat, open } = asked;
  const { u } = open;
  const { reserve } = u.findFrame(movementPhase)!;
  const movers = moversNow(u, seat, reserve);
  const offensive = new Offensive(front, reserve ? [] : movers, null);
  const move = (unit: Counter, hex: Hex) => legally(open, seat, 'move', COUNTER_AND_HEX.of(unit, hex));
  for (const { team, hq } of offensive.attacks) {
    for (const { unit, hex } of hq ? [...team, hq] : team) {
      if (front.hexOf(unit) === hex) continue;
      const option = move(unit, hex);
      if (option >= 0) return option;
    }
  }
  const { onTheWay } = u.table;
  const [unit, hex] = bestMarch(front, movers, offensive);
  if (unit >= 0) {
    const option = move(unit, hex);
    if (option >= 0) return option;
  }
  return onTheWay >= 0 ? (asked.of('halt')[0] ?? asked.done) : asked.done;
}

/** The move that improves the place of a unit most, among those that no attack needs. */
function bestMarch(front: Front, movers: readonly Mover[], offensive: Offensive): [Counter, Hex] {
  const expected = (hex: Hex) => {
    const { ground } = front.position;
    const there = ground[hex].filter((unit) => offensive.isFree(unit));
    return [...new Set([...there, ...offensive.stacks.in(hex)])];
  };
  const fits = (hex: Hex, units: readonly Counter[]) =>
    stackingFault(front.u, units, mostSteps(front.u, hex)) === null;
  let [unit, best, most] = [NO_COUNTER, NO_HEX, LEAST_GAIN];
  for (const mover of movers) {
    if (mover.hexes.length === 1 || !offensive.isFree(mover.unit)) continue;
    const [here, ...hexes] = mover.hexes;
    const others = expected(here).filter((other) => other !== mover.unit);
    const before =
      front.placeWorth(mover.unit, here, others.length === 0) -
      (fits(here, [...others, mover.unit]) ? 0 : CROWD);
    for (const hex of hexes) {
      const there = expected(hex);
      const gain = front.placeWorth(mover.unit, hex, there.length === 0) - before;
      if (gain > most && fits(hex, [...there, mover.unit])) [unit, best, most] = [mover.unit, hex, gain];
    }
  }
  return [unit, best];
}
