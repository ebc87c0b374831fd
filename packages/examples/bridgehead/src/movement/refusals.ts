import { listed, say } from '@sandtable/kernel';
import { SIDES } from '../about.js';
import { placeName, STACK } from '../facts.js';
import { enemyOf, type Hex, type UnitAndHex, type UnitNumber } from '../numbers.js';
import { ELIMINATED, NOT_IN_PLAY, type Reader, refusal, unitsIn } from '../table.js';
import { pointsOf, reachOf, reachWithoutCosts, reachWithoutZones } from './reach.js';

// Why a unit may not act at all. `arg` is a unit for subjects, and a unit and a hex for choices.

type Who<A> = (u: Reader, arg: A) => UnitNumber;
const itself: Who<UnitNumber> = (_, arg) => arg;
const ofPair: Who<UnitAndHex> = (u, arg) => u.facts.unitAndHex.factors.firstOf(arg);
const hexOf = (u: Reader, arg: UnitAndHex) => u.facts.unitAndHex.factors.secondOf(arg);
const nameOf = (u: Reader, unit: UnitNumber) => u.facts.units[unit].name;
const hexName = (u: Reader, hex: Hex) => placeName(u.facts, hex);

function unitRefusals<A extends number>(who: Who<A>) {
  return {
    notYours: refusal('turn.order', (u, _, arg: A) => {
      const { name, side } = u.facts.units[who(u, arg)];
      return say`${name} belongs to the ${SIDES[side].name}, and it is the ${SIDES[enemyOf(side)].name}'s turn`;
    }),
    gone: refusal('loss.steps', (u, _, arg: A) => say`${nameOf(u, who(u, arg))} has been eliminated`),
    takesNoPart: refusal(
      'setup.scenario',
      (u, _, arg: A) => say`${nameOf(u, who(u, arg))} takes no part in this battle`,
    ),
    notHere: refusal('reinforcement.enter', (u, _, arg: A) => {
      const { name, due } = u.facts.units[who(u, arg)];
      return due > u.table.turn
        ? say`${name} is not on the map: it may enter from turn ${due} on`
        : say`${name} is not on the map yet: it has to enter first`;
    }),
    movedAlready: refusal(
      'move.once',
      (u, _, arg: A) => say`${nameOf(u, who(u, arg))} has already moved or entered this turn`,
    ),
    onMapAlready: refusal(
      'reinforcement.enter',
      (u, _, arg: A) => say`${nameOf(u, who(u, arg))} is on the map already`,
    ),
    tooEarly: refusal('reinforcement.enter', (u, _, arg: A) => {
      const { name, due } = u.facts.units[who(u, arg)];
      return say`${name} may enter from turn ${due} on, and this is turn ${u.table.turn}`;
    }),
  };
}

/** The same sentences for a subject and for a unit with a hex. */
export const ofSubject = unitRefusals(itself);
export const ofChoice = unitRefusals(ofPair);
export type UnitRefusals = typeof ofSubject | typeof ofChoice;

export const staysThere = refusal(
  'move.points',
  (u, _, arg: UnitAndHex) => say`${nameOf(u, ofPair(u, arg))} is in ${hexName(u, hexOf(u, arg))} already`,
);
export const enemyThere = refusal('move.enemy', (u, _, arg: UnitAndHex) => {
  const [enemy] = unitsIn(u, hexOf(u, arg));
  return say`an enemy unit, ${nameOf(u, enemy)}, is in ${hexName(u, hexOf(u, arg))}`;
});
export const stackFull = refusal(
  'stack.limit',
  (u, _, arg: UnitAndHex) => say`there are ${STACK} units in ${hexName(u, hexOf(u, arg))} already`,
);
const zoneInTheWay = refusal(
  'zone.stop',
  (u, _, arg: UnitAndHex) =>
    say`${nameOf(u, ofPair(u, arg))} would have to go on through an enemy zone of control to reach ${hexName(u, hexOf(u, arg))}`,
);
const zonesLock = refusal(
  'zone.lock',
  (u, _, arg: UnitAndHex) =>
    say`${nameOf(u, ofPair(u, arg))} cannot reach ${hexName(u, hexOf(u, arg))} without going straight from one enemy zone of control into another`,
);
const tooFar = refusal('move.points', (u, _, arg: UnitAndHex) => {
  const unit = ofPair(u, arg);
  return say`${nameOf(u, unit)} has ${pointsOf(u, unit)} movement points, which are not enough to reach ${hexName(u, hexOf(u, arg))}`;
});
export const noSource = refusal('reinforcement.enter', (u, _, arg: UnitAndHex) => {
  const { side } = u.facts.units[ofPair(u, arg)];
  const sources = u.facts.map.sources[side].map((hex) => hexName(u, hex));
  return say`${hexName(u, hexOf(u, arg))} is no supply source of the ${SIDES[side].name}: its units enter at ${listed('or', sources)}`;
});

const enemiesOnEveryWay = refusal('move.enemy', (u, _, arg: UnitAndHex) => {
  const [unit, hex] = [ofPair(u, arg), hexOf(u, arg)];
  return say`enemy units are on every way from ${hexName(u, u.table.hex[unit])} to ${hexName(u, hex)}`;
});

/** Why a hex is out of a unit's reach: finds which rule must be ignored to reach it. */
export function unreachable(u: Reader, unit: UnitNumber, hex: Hex) {
  if (reachOf(u, unit, undefined, false).cost[hex] >= 0) return zonesLock;
  if (reachWithoutZones(u, unit).cost[hex] >= 0) return zoneInTheWay;
  return reachWithoutCosts(u, unit).cost[hex] >= 0 ? tooFar : enemiesOnEveryWay;
}

/** Why a unit can never return to the map; null if it can. */
export function goneRefusal(u: Reader, unit: UnitNumber, no: UnitRefusals) {
  if (u.table.hex[unit] === ELIMINATED) return no.gone;
  return u.table.hex[unit] === NOT_IN_PLAY ? no.takesNoPart : null;
}
