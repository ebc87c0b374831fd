import type { Refusal } from '@sandtable/kernel';
import { deploymentOf } from '../deployment.js';
import { type Facts, STACK } from '../facts.js';
import { FIRST_UNIT, type Hex, type Side, type UnitAndHex, type UnitNumber } from '../numbers.js';
import { AWAY, bySubject, enemyOf, isOnMap, type Reader, type Table, type Umpire, verb } from '../table.js';
import { destinationsOf, reachOf } from './reach.js';
import * as refusals from './refusals.js';

/** A reason that reads a unit, or a unit and a hex, depending on the refusals passed in. */
type No = Refusal<Table, Facts> | null;

/** Why a unit of the board may not move at all. */
function moveRefusal(u: Reader, unit: UnitNumber, seat: Side, no: refusals.UnitRefusals): No {
  if (u.facts.units[unit].side !== seat) return no.notYours;
  if (!isOnMap(u, unit)) return refusals.goneRefusal(u, unit, no) ?? no.notHere;
  return u.table.moved[unit] ? no.movedAlready : null;
}

/** Moves a single unit. */
export const moveUnit = verb<UnitAndHex>({
  name: 'move',
  domain: (u) => u.facts.unitAndHex,
  check(u, _, arg, seat) {
    const { firstOf, secondOf } = u.facts.unitAndHex.factors;
    const [unit, hex] = [firstOf(arg), secondOf(arg)];
    const no = moveRefusal(u, unit, seat, refusals.ofChoice);
    if (no) return no;
    if (u.table.hex[unit] === hex) return refusals.staysThere;
    const deployment = deploymentOf(u);
    if (deployment.units[enemyOf(seat)][hex] > 0) return refusals.enemyThere;
    if (reachOf(u, unit, deployment).cost[hex] < 0) return refusals.unreachable(u, unit, hex);
    return deployment.units[seat][hex] < STACK ? null : refusals.stackFull;
  },
  bySubject: bySubject<UnitNumber, Hex>({
    subjects(u, _, seat, add) {
      const { sideOf } = u.facts;
      const { hex, moved } = u.table;
      for (let unit = FIRST_UNIT; unit < hex.length; unit++) {
        if (hex[unit] >= 0 && !moved[unit] && sideOf[unit] === seat) add(unit);
      }
    },
    targets: (u, _, unit, __, add) => destinationsOf(u, unit, add),
    refuse: (u, _, unit, seat) => moveRefusal(u, unit, seat, refusals.ofSubject),
  }),
  apply(u, _, arg) {
    const { firstOf, secondOf } = u.facts.unitAndHex.factors;
    moveTo(u, firstOf(arg), secondOf(arg));
  },
});

export function moveTo(u: Umpire, unit: UnitNumber, hex: Hex): void {
  u.log('moved', unit, u.table.hex[unit], hex);
  u.table.hex[unit] = hex;
  u.table.moved[unit] = 1;
}

/** Why a unit cannot enter the map now. */
function enterRefusal(u: Reader, unit: UnitNumber, seat: Side, no: refusals.UnitRefusals): No {
  const { side, due } = u.facts.units[unit];
  if (side !== seat) return no.notYours;
  if (isOnMap(u, unit)) return no.onMapAlready;
  return refusals.goneRefusal(u, unit, no) ?? (due > u.table.turn ? no.tooEarly : null);
}

/** A reinforcement enters the map. */
export const enterMap = verb<UnitAndHex>({
  name: 'enter',
  domain: (u) => u.facts.unitAndHex,
  check(u, _, arg, seat) {
    const { firstOf, secondOf } = u.facts.unitAndHex.factors;
    const [unit, hex] = [firstOf(arg), secondOf(arg)];
    const no = enterRefusal(u, unit, seat, refusals.ofChoice);
    if (no) return no;
    if (!u.facts.map.sources[seat].includes(hex)) return refusals.noSource;
    const { units } = deploymentOf(u);
    if (units[enemyOf(seat)][hex] > 0) return refusals.enemyThere;
    return units[seat][hex] < STACK ? null : refusals.stackFull;
  },
  bySubject: bySubject<UnitNumber, Hex>({
    subjects(u, _, seat, add) {
      u.facts.unitNames.values.forEach((unit) => {
        const { side, due } = u.facts.units[unit];
        if (side === seat && u.table.hex[unit] === AWAY && due <= u.table.turn) add(unit);
      });
    },
    targets(u, _, __, seat, add) {
      const { units } = deploymentOf(u);
      const [own, enemies] = [units[seat], units[enemyOf(seat)]];
      for (const hex of u.facts.map.sources[seat]) if (own[hex] < STACK && enemies[hex] === 0) add(hex);
    },
    refuse: (u, _, unit, seat) => enterRefusal(u, unit, seat, refusals.ofSubject),
  }),
  apply(u, _, arg) {
    const { firstOf, secondOf } = u.facts.unitAndHex.factors;
    const [unit, hex] = [firstOf(arg), secondOf(arg)];
    u.table.hex[unit] = hex;
    u.table.moved[unit] = 1;
    u.log('entered', unit, hex);
  },
});
