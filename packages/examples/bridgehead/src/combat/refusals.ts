import { say } from '@sandtable/kernel';
import { SIDES } from '../about.js';
import { placeName, STACK } from '../facts.js';
import { enemyOf, type Hex, type UnitNumber } from '../numbers.js';
import { type Reader, refusal, unitsIn } from '../table.js';
import { attackersOf } from './attackers.js';

const unitName = (u: Reader, unit: UnitNumber) => u.facts.units[unit].name;
const hexName = (u: Reader, hex: Hex) => placeName(u.facts, hex);

// Which hex may be attacked

export const nobodyThere = refusal(
  'combat.target',
  (u, _, hex: Hex, seat) => say`there is no unit of the ${SIDES[enemyOf(seat)].name} in ${hexName(u, hex)}`,
);
export const attackedAlready = refusal(
  'combat.once',
  (u, _, hex: Hex) => say`${hexName(u, hex)} has already been attacked this turn`,
);
export const nobodyToAttack = refusal('combat.adjacent', (u, _, hex: Hex, seat) => {
  const near = attackersOf(u, hex, seat, true);
  if (near.length === 0) return say`the ${SIDES[seat].name} has no unit next to ${hexName(u, hex)}`;
  return say`every unit of the ${SIDES[seat].name} next to ${hexName(u, hex)} has already attacked this turn`;
});

// Which units may take part

type Attack = { target: Hex; attackers: UnitNumber[] };

export const notYourUnit = refusal<Attack, UnitNumber>('combat.adjacent', (u, _, unit: UnitNumber) => {
  const { name, side } = u.facts.units[unit];
  return say`${name} belongs to the ${SIDES[side].name}`;
});
export const notNextTo = refusal<Attack, UnitNumber>(
  'combat.adjacent',
  (u, f, unit: UnitNumber) => say`${unitName(u, unit)} is not next to ${hexName(u, f.target)}`,
);
export const unitAttacked = refusal<Attack, UnitNumber>(
  'combat.once',
  (u, _, unit: UnitNumber) => say`${unitName(u, unit)} has already attacked this turn`,
);
export const takesPart = refusal<Attack, UnitNumber>(
  'combat.once',
  (u, f, unit: UnitNumber) =>
    say`${unitName(u, unit)} already takes part in the attack on ${hexName(u, f.target)}`,
);
export const nobodyYet = refusal<Attack, UnitNumber>(
  'combat.adjacent',
  (u, f) => say`no unit takes part in the attack on ${hexName(u, f.target)} yet`,
);

// Losses, retreats, advances

type Loss = { units: UnitNumber[] };

export const notInCombat = refusal<Loss, UnitNumber>(
  'loss.owner',
  (u, _, unit: UnitNumber) => say`${unitName(u, unit)} is not among the units that share this loss`,
);

type Retreat = { unit: UnitNumber };

export const notOneHex = refusal<Retreat, Hex>(
  'retreat.hex',
  (u, f, hex: Hex) => say`${hexName(u, hex)} is not next to ${hexName(u, u.table.hex[f.unit])}`,
);
export const enemyInTheWay = refusal<Retreat, Hex>('retreat.hex', (u, _, hex: Hex) => {
  const [enemy] = unitsIn(u, hex);
  return say`an enemy unit, ${unitName(u, enemy)}, is in ${hexName(u, hex)}`;
});
export const zoneInTheWay = refusal<Retreat, Hex>(
  'retreat.zone',
  (u, _, hex: Hex) => say`${hexName(u, hex)} is in an enemy zone of control`,
);
export const noRoom = refusal<Retreat, Hex>(
  'stack.limit',
  (u, _, hex: Hex) => say`there are ${STACK} units in ${hexName(u, hex)} already`,
);

type Advance = { target: Hex; attackers: UnitNumber[] };

export const didNotAttack = refusal<Advance, UnitNumber>(
  'advance.attackers',
  (u, f, unit: UnitNumber) =>
    say`${unitName(u, unit)} did not take part in the attack on ${hexName(u, f.target)}`,
);
export const advancedAlready = refusal<Advance, UnitNumber>(
  'advance.attackers',
  (u, f, unit: UnitNumber) => say`${unitName(u, unit)} has already advanced into ${hexName(u, f.target)}`,
);
export const lostInCombat = refusal<Advance, UnitNumber>(
  'loss.steps',
  (u, _, unit: UnitNumber) => say`${unitName(u, unit)} has been eliminated`,
);
