import { SIDES } from '../about.js';
import { STACK } from '../facts.js';
import { type Reader, refusal, unitsIn } from '../table.js';
import { attackersOf } from './attackers.js';

const unitName = (u: Reader, unit: number) => u.facts.units[unit].name;
const hexName = (u: Reader, hex: number) => u.facts.hexNames.name(hex);

// Which hex may be attacked

export const nobodyThere = refusal(
  'combat.target',
  (u, _, hex, seat) => `there is no unit of the ${SIDES[1 - seat].name} in ${hexName(u, hex)}`,
);
export const attackedAlready = refusal(
  'combat.once',
  (u, _, hex) => `${hexName(u, hex)} has already been attacked this turn`,
);
export const nobodyToAttack = refusal('combat.adjacent', (u, _, hex, seat) => {
  const near = attackersOf(u, hex, seat, true);
  if (near.length === 0) return `the ${SIDES[seat].name} has no unit next to ${hexName(u, hex)}`;
  return `every unit of the ${SIDES[seat].name} next to ${hexName(u, hex)} has already attacked this turn`;
});

// Who may take part

type Attack = { target: number; attackers: number[] };

export const notYourUnit = refusal<Attack>('combat.adjacent', (u, _, unit) => {
  const { name, side } = u.facts.units[unit];
  return `${name} belongs to the ${SIDES[side].name}`;
});
export const notNextTo = refusal<Attack>(
  'combat.adjacent',
  (u, f, unit) => `${unitName(u, unit)} is not next to ${hexName(u, f.target)}`,
);
export const unitAttacked = refusal<Attack>(
  'combat.once',
  (u, _, unit) => `${unitName(u, unit)} has already attacked this turn`,
);
export const takesPart = refusal<Attack>(
  'combat.once',
  (u, f, unit) => `${unitName(u, unit)} already takes part in the attack on ${hexName(u, f.target)}`,
);
export const nobodyYet = refusal<Attack>(
  'combat.adjacent',
  (u, f) => `no unit takes part in the attack on ${hexName(u, f.target)} yet`,
);

// Losses, retreats, advances

type Loss = { units: number[] };

export const notInCombat = refusal<Loss>(
  'loss.owner',
  (u, _, unit) => `${unitName(u, unit)} is not among the units that share this loss`,
);

type Retreat = { unit: number };

export const notOneHex = refusal<Retreat>(
  'retreat.hex',
  (u, f, hex) => `${hexName(u, hex)} is not next to ${hexName(u, u.table.hex[f.unit])}`,
);
export const enemyInTheWay = refusal<Retreat>('retreat.hex', (u, _, hex) => {
  const [enemy] = unitsIn(u, hex);
  return `an enemy unit, ${unitName(u, enemy)}, is in ${hexName(u, hex)}`;
});
export const zoneInTheWay = refusal<Retreat>(
  'retreat.zone',
  (u, _, hex) => `${hexName(u, hex)} is in an enemy zone of control`,
);
export const noRoom = refusal<Retreat>(
  'stack.limit',
  (u, _, hex) => `there are ${STACK} units in ${hexName(u, hex)} already`,
);

type Advance = { target: number; attackers: number[] };

export const didNotAttack = refusal<Advance>(
  'advance.attackers',
  (u, f, unit) => `${unitName(u, unit)} did not take part in the attack on ${hexName(u, f.target)}`,
);
export const advancedAlready = refusal<Advance>(
  'advance.attackers',
  (u, f, unit) => `${unitName(u, unit)} has already advanced into ${hexName(u, f.target)}`,
);
export const lostInCombat = refusal<Advance>(
  'loss.steps',
  (u, _, unit) => `${unitName(u, unit)} has been eliminated`,
);
