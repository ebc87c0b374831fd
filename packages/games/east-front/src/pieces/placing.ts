import { say } from '@sandtable/kernel';
import {
  ALL_LAND,
  ALL_WATER,
  AVAILABLE,
  hasSpace,
  IS_WATER,
  PLACE_NAMES,
  type Space,
} from '../board/board.js';
import type { KindAndSpace } from '../board/domains.js';
import type { GameRefusal } from '../kit.js';
import { positionOf, type R, type U } from '../table.js';
import * as refuse from '../words/refusals.js';
import {
  enemyOf,
  type Faction,
  FLEET,
  KIND_FACTION,
  KIND_NAMES,
  KIND_TYPE,
  type Kind,
  kindOf,
  type Piece,
  SIDE_NAMES,
  type Side,
  sideOf,
} from './pieces.js';
import type { Position } from './position.js';

/** Spaces as masks of land and water. */
interface Goals {
  land: number;
  water: number;
}
const goals: Goals = { land: 0, water: 0 };

/** Would a piece of this faction be supplied if it were placed here? (deploy.supplied) */
export function suppliedIfPlaced(position: Position, faction: Faction, at: Space): boolean {
  const { nearLand, nearWater } = position.reach(faction);
  return hasSpace(nearLand, nearWater, at);
}

/** Why a piece of this kind cannot be deployed here by the rules; null if it can. */
export function refuseDeploy(position: Position, kind: Kind, at: Space): GameRefusal<KindAndSpace> | null {
  const [faction, type] = [KIND_FACTION[kind], KIND_TYPE[kind]];
  if (IS_WATER[at] !== (type === FLEET))
    return type === FLEET ? refuse.fleetPlacedOnLand : refuse.placedOnWater;
  if (position.available(faction, type) === 0) return refuse.noneAvailable;
  if (!position.controls(sideOf(faction), at)) return refuse.notControlled;
  return suppliedIfPlaced(position, faction, at) ? null : refuse.deployedUnsupplied;
}

/** The same in words, for any board, including look-ahead boards; empty if it can be deployed. */
export function deployWords(position: Position, kind: Kind, at: Space): string {
  switch (refuseDeploy(position, kind, at)) {
    case null:
      return '';
    case refuse.noneAvailable:
      return say`every ${KIND_NAMES[kind]} is on the board`;
    case refuse.notControlled:
      return say`the ${SIDE_NAMES[sideOf(KIND_FACTION[kind])]} do not control ${PLACE_NAMES[at]}`;
    case refuse.deployedUnsupplied:
      return say`a ${KIND_NAMES[kind]} would be unsupplied in ${PLACE_NAMES[at]}: ${refuse.lackThere(position, kind, AVAILABLE, at)}`;
    default:
      return say`a ${KIND_NAMES[kind]} cannot be deployed in ${PLACE_NAMES[at]}`;
  }
}

/** Is no piece of these kinds available until the side removes one from the board? (pieces.voluntary-removal) */
export function couldFree(u: R, side: Side, kinds: readonly Kind[]): boolean {
  const position = positionOf(u);
  return (
    u.table.active === side &&
    kinds.some((kind) => position.available(KIND_FACTION[kind], KIND_TYPE[kind]) === 0)
  );
}

/** The spaces where `refuseDeploy` allows a piece of this kind. Valid until the next call. */
export function deployGoals(position: Position, kind: Kind): Goals {
  const [faction, type] = [KIND_FACTION[kind], KIND_TYPE[kind]];
  const side = sideOf(faction);
  goals.land = 0;
  goals.water = 0;
  if (position.available(faction, type) === 0) return goals;
  const { nearLand, nearWater } = position.reach(faction);
  if (type === FLEET) goals.water = position.water(side) & nearWater;
  else goals.land = position.land(side) & nearLand;
  return goals;
}

/** The spaces where `refuseRecruit` allows a piece of this kind. */
export function recruitGoals(position: Position, kind: Kind): Goals {
  const [faction, type] = [KIND_FACTION[kind], KIND_TYPE[kind]];
  const enemy = enemyOf(sideOf(faction));
  goals.land = 0;
  goals.water = 0;
  if (position.available(faction, type) === 0) return goals;
  if (type === FLEET) goals.water = ALL_WATER & ~position.waterWith(enemy);
  else goals.land = ALL_LAND & ~position.landWith(enemy);
  return goals;
}

/** Why a piece of this kind cannot be recruited here; null if it can (recruit.space, recruit.unsupplied). */
export function refuseRecruit(position: Position, kind: Kind, at: Space): GameRefusal<KindAndSpace> | null {
  const [faction, type] = [KIND_FACTION[kind], KIND_TYPE[kind]];
  if (IS_WATER[at] !== (type === FLEET))
    return type === FLEET ? refuse.fleetPlacedOnLand : refuse.placedOnWater;
  if (position.available(faction, type) === 0) return refuse.noneAvailable;
  return position.holds(enemyOf(sideOf(faction)), at) ? refuse.recruitAmongEnemies : null;
}

/** Puts an available piece of this kind on the board; returns it. */
export function putNew(u: U, kind: Kind, at: Space, how: 'deploys' | 'recruits'): Piece {
  const position = positionOf(u);
  const piece = position.find(kindOf(KIND_FACTION[kind], KIND_TYPE[kind]), AVAILABLE);
  position.place(piece, at);
  u.log(how, kind, at);
  return piece;
}
