import { say } from '@sandtable/kernel';
import { COUNTER_AND_HEX, type CounterAndHex } from '../facts.js';
import type { Counter, Hex, Zone } from '../ids.js';
import { type GameRefusal, refusal } from '../kit.js';
import { factionOf } from '../position/position.js';
import type { R } from '../table.js';
import { factionName, hexName, unitName, zoneName } from '../words/names.js';
import { COUNTER_AND_ZONE, type CounterAndZone } from './support-units.js';

/** Why something about a unit and a hex, or a unit and a zone, is refused: an anchor and a sentence. */
export interface Reason<Where extends Hex | Zone> {
  anchor: string;
  say(unit: Counter, where: Where, u: R): string;
}

const inHex = (anchor: string, text: (unit: string, hex: string) => string): Reason<Hex> => ({
  anchor,
  say: (unit, hex) => text(unitName(unit), hexName(hex)),
});
const inZone = (anchor: string, text: (unit: string, zone: string) => string): Reason<Zone> => ({
  anchor,
  say: (unit, zone) => text(unitName(unit), zoneName(zone)),
});

// Each reason as one refusal, made once, so that refusals can be compared.
const made = new Map<object, object>();

function once<T extends object>(reason: object, make: () => T): T {
  const found = made.get(reason);
  if (found) return found as T;
  const one = make();
  made.set(reason, one);
  return one;
}

/** The refusal of a choice that names a unit and a hex. */
export function ofHex(reason: Reason<Hex> | null): GameRefusal<CounterAndHex> | null {
  if (!reason) return null;
  const { firstOf, secondOf } = COUNTER_AND_HEX.factors;
  return once(reason, () =>
    refusal<CounterAndHex>(reason.anchor, (u, arg) => reason.say(firstOf(arg), secondOf(arg), u)),
  );
}

/** The refusal of a choice that names a unit and a Naval Zone. */
export function ofZone(reason: Reason<Zone> | null): GameRefusal<CounterAndZone> | null {
  if (!reason) return null;
  const { firstOf, secondOf } = COUNTER_AND_ZONE.factors;
  return once(reason, () =>
    refusal<CounterAndZone>(reason.anchor, (u, arg) => reason.say(firstOf(arg), secondOf(arg), u)),
  );
}

/** A reason about the unit alone, for a choice that names more. */
export interface UnitReason {
  anchor: string;
  say(u: R, unit: Counter): string;
}

const aboutUnit = (anchor: string, text: (u: R, unit: Counter) => string): UnitReason => ({
  anchor,
  say: text,
});

export function ofUnit(reason: UnitReason | null): GameRefusal<Counter> | null {
  return reason && once(reason, () => refusal<Counter>(reason.anchor, reason.say));
}
export function unitWithHex({ anchor, say: text }: UnitReason): GameRefusal<CounterAndHex> {
  return refusal(anchor, (u, arg) => text(u, COUNTER_AND_HEX.factors.firstOf(arg)));
}
export function unitWithZone({ anchor, say: text }: UnitReason): GameRefusal<CounterAndZone> {
  return refusal(anchor, (u, arg) => text(u, COUNTER_AND_ZONE.factors.firstOf(arg)));
}

// The unit.
export const notYours = aboutUnit('p.c', (u, unit) => {
  const owner = factionOf(u, unit);
  return owner < 0
    ? say`${unitName(unit)} belongs to nobody who is in the war`
    : say`${unitName(unit)} belongs to ${factionName(owner)}`;
});
export const notInPool = aboutUnit(
  '2.2.3a',
  (_, unit) => say`${unitName(unit)} is not in the Force Pool, from which support units are placed`,
);
export const atPeace = aboutUnit(
  '2.2.3d',
  (_, unit) =>
    say`${unitName(unit)} is of a Country at peace with the Axis, whose support units stay in the Force Pool`,
);
export const onlyInHexes = aboutUnit(
  '2.2.3.1h',
  (_, unit) => say`in this scenario ${unitName(unit)} can only be placed in a hex`,
);
export const onlyContests = aboutUnit(
  'c.n',
  (_, unit) => say`${unitName(unit)} is never placed: an Interceptor only contests`,
);
export const notInHexes = aboutUnit(
  '2.2.3.1a',
  (_, unit) => say`${unitName(unit)} is not placed in Land hexes: only Air Forces are`,
);
export const notOnStation = aboutUnit(
  '2.2.3.3a',
  (_, unit) => say`${unitName(unit)} does not go On Station: only Fleets and Air Forces do`,
);
export const noStrike = aboutUnit('2.2.3.1f', (_, unit) => say`${unitName(unit)} is no CV Fleet`);
export const noRaider = aboutUnit(
  '2.2.3.4a',
  (_, unit) =>
    say`${unitName(unit)} has no place in the Strategic Warfare Box: only Bombers and Sub Fleets have`,
);
export const noBomberBase = aboutUnit(
  '2.2.3.4a',
  (_, unit) => say`${unitName(unit)} has no Air Base within nine hexes of a City it could bomb`,
);
export const noSubBase = aboutUnit(
  '2.2.3.4a',
  (_, unit) => say`${unitName(unit)} has no Naval Base on the Atlantic, the North Sea or the Arctic`,
);
export const noBomber = aboutUnit('2.2.3.6a', (_, unit) => say`${unitName(unit)} is no Bomber`);
export const noTotalWar = aboutUnit('2.2.3.6b', () => say`cities are devastated only in Total War`);
export const noBeachheadMaker = aboutUnit(
  '2.2.3.5a',
  (_, unit) => say`${unitName(unit)} makes no Beachhead: only Surface Fleets and Air Forces do`,
);
export const noMarker = aboutUnit('2.2.3.5d', () => say`no Beachhead marker is left in the Force Pool`);
export const noConvoy = aboutUnit('2.2.3.7a', (_, unit) => say`${unitName(unit)} is no convoy`);
export const noEscort = aboutUnit(
  '2.2.3.7e',
  (_, unit) =>
    say`${unitName(unit)} is no convoy: only Surface Fleets and Air Forces can be placed as Escort Troop Convoys`,
);
export const escortsCarry = aboutUnit(
  '2.2.3.7e',
  (_, unit) => say`${unitName(unit)} can only be a Troop Convoy`,
);
export const anotherLikeIt = aboutUnit(
  '2.2.3a',
  (_, unit) => say`another ${unitName(unit)} is just like this one and is placed before it`,
);

// The hex.
export const atSea = inHex(
  '2.2.3.1a',
  (unit, hex) => say`${hex} is an All-Sea hex: ${unit} can be placed there only to make a Beachhead`,
);
export const notAtSea = inHex('2.2.3.5a', (_, hex) => say`${hex} is no All-Sea hex`);
export const strikesFromSea = inHex('2.2.3.1f', (_, hex) => say`${hex} is no All-Sea hex`);
export const outOfPlay = inHex(
  '3.1.4k',
  (unit, hex) => say`${unit} cannot be placed in ${hex}: it is out of play`,
);
export const neutralHex = inHex(
  '2.2.3.1c',
  (unit, hex) => say`${unit} cannot fly to ${hex}: its Country is neutral`,
);
export const failureHex = inHex(
  '2.2.3c',
  (unit, hex) => say`${unit} cannot be placed in ${hex}: it is a Failure Hex`,
);
export const ownAirThere = inHex(
  '2.2.3.1d',
  (unit, hex) => say`${unit} cannot be placed in ${hex}: a friendly Air unit is there`,
);
export const enemyAirThere = inHex(
  '2.2.3.1e',
  (unit, hex) => say`${unit} cannot be placed in ${hex}: an enemy Air unit is there`,
);
export const mudThere = inHex('2.2.3.1c', (unit, hex) => say`${unit} cannot fly to ${hex}: it is in Mud`);
export const outOfRange = inHex(
  '2.2.3.1a',
  (unit, hex) => say`${hex} is not within three hexes of an Air Base of ${unit}`,
);
export const wayBarred = inHex(
  '2.2.3.1c',
  (unit, hex) => say`${unit} cannot fly to ${hex}: Mud or neutral land lies in the way`,
);
export const seaOutOfRange = inHex(
  '2.2.3.5a',
  (unit, hex) => say`${hex} is not within three hexes of an Air Base of ${unit}`,
);
export const seaOutOfReach = inHex(
  '2.2.3.5a',
  (unit, hex) => say`${unit} cannot be placed in the Naval Zone of ${hex}`,
);
export const strikeOutOfReach = inHex(
  '2.2.3.1f',
  (unit, hex) => say`${unit} cannot be placed in the Naval Zone of ${hex}`,
);
export const noRoomToStrike = inHex(
  '2.2.3.1d',
  (unit, hex) => say`${unit} could strike no hex in or next to ${hex}`,
);
export const noLandBeside = inHex(
  '2.2.3.5a',
  (_, hex) => say`${hex} is next to no Land hex at which a Beachhead could point`,
);
export const neutralBeside = inHex(
  '2.2.3.5e',
  (_, hex) => say`a Beachhead in ${hex} could point only at neutral land`,
);
export const beachheadThere = inHex('2.2.3.5a', (_, hex) => say`a Beachhead is already in ${hex}`);
export const notStrategic = inHex('2.2.3.6a', (_, hex) => say`${hex} is no Strategic Hex of the enemy`);
export const devastated = inHex('2.2.3.6b', (_, hex) => say`${hex} already has a Devastation marker`);
export const underPolicy = inHex('13.6.1a', (_, hex) => say`a Policy or Truce closes ${hex}`);
export const neutralCity = inHex('2.2.3.6b', (_, hex) => say`${hex} is in a neutral Country`);
export const bomberOutOfRange = inHex(
  '2.2.3.6a',
  (unit, hex) => say`${hex} is not within nine hexes of an Air Base of the nation of ${unit}`,
);

// The zone.
export const zoneOutOfPlay = inZone('c.b', (_, zone) => say`${zone} is out of play`);
export const zoneOutOfRange = inZone(
  '2.2.3.1b',
  (unit, zone) => say`no hex of ${zone} is within three hexes of an Air Base of ${unit}`,
);
export const zoneBarred = inZone(
  '2.2.3.1c',
  (unit, zone) => say`${unit} cannot fly to ${zone}: Mud or neutral land lies in the way`,
);
export const frozenZone = inZone(
  '2.2.3.3e',
  (unit, zone) => say`${unit} cannot be placed in ${zone}: it is frozen`,
);
export const noNavalBase = inZone(
  '2.2.3.3a',
  (unit, zone) => say`no Naval Base for ${unit} is in ${zone} or in a zone next to it`,
);
export const waterway = inZone(
  '2.2.3.3b',
  (unit, zone) => say`the way of ${unit} to ${zone} leads through straits that its faction does not control`,
);
export const frozenToConvoys = inZone(
  '11.5d',
  (unit, zone) => say`${unit} cannot be placed in ${zone}: it is frozen`,
);
export const noOpenPort = inZone('2.2.3.7a', (_, zone) => say`you have no Open Port in ${zone}`);
