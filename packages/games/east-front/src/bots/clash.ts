import { AIRPLANE, FLEET, INFANTRY, RANK, TANK } from '../pieces/pieces.js';

/** The value of a piece on the board, by type; a Victory Point is worth ten. */
export const PIECE_WORTH: readonly number[] = (() => {
  const worth: number[] = [];
  worth[INFANTRY] = 3;
  worth[TANK] = 5;
  worth[AIRPLANE] = 4.5;
  worth[FLEET] = 4;
  return worth;
})();

const INFANTRY_WORTH = PIECE_WORTH[INFANTRY];
const TANK_WORTH = PIECE_WORTH[TANK];
const SUPPORT_WORTH = PIECE_WORTH[AIRPLANE];

/** The pieces in a combat: the force and its support, the defenders and their adjacent support. */
export interface Clash {
  infantry: number;
  tanks: number;
  support: number;
  heldByInfantry: number;
  heldByTanks: number;
  heldByAirplanes: number;
  defenceSupport: number;
}

// A combat as a small number, so that the worth of every combat can be kept in a table: the force in the upper bits,
// then its support, then the defenders.

const MOST_INFANTRY = 7;
const MOST_OTHERS = 3;

/** A force, as a part of the number of a combat. */
export function packForce(infantry: number, tanks: number): number {
  return (Math.min(infantry, MOST_INFANTRY) << 13) | (Math.min(tanks, MOST_OTHERS) << 11);
}

/** The support of a force. */
export function packSupport(support: number): number {
  return Math.min(support, MOST_OTHERS) << 9;
}

/** The defenders of a space and their support. */
export function packDefence(infantry: number, tanks: number, airplanes: number, support: number): number {
  return (
    (Math.min(infantry, MOST_INFANTRY) << 6) |
    (Math.min(tanks, MOST_OTHERS) << 4) |
    (Math.min(airplanes, MOST_OTHERS) << 2) |
    Math.min(support, MOST_OTHERS)
  );
}

function pack(c: Clash): number {
  return (
    packForce(c.infantry, c.tanks) |
    packSupport(c.support) |
    packDefence(c.heldByInfantry, c.heldByTanks, c.heldByAirplanes, c.defenceSupport)
  );
}

const COMBATS = 1 << 16;

/** The worth of all combats for a space of some value to the attacker. */
export interface Prize {
  /** The value of the emptied space: with a tank left to enter, and with infantry only. */
  tank: number;
  infantry: number;
  /** The attacker's gain by the number of the combat; not a number where it is not known yet. Whole halves, so exact. */
  worth: Float32Array;
}

const PRIZE_STEP = 2;
const PRIZE_MOST = 31;
const prizes = new Map<number, Prize>();
const MOST_PRIZES = 64;

/** The combats for a space that is worth so much. */
export function prizeOf(withTank: number, withInfantry: number): Prize {
  const tank = Math.min(PRIZE_MOST, Math.round(withTank / PRIZE_STEP));
  const infantry = Math.min(PRIZE_MOST, Math.round(withInfantry / PRIZE_STEP));
  const key = (tank << 5) | infantry;
  const known = prizes.get(key);
  if (known) return known;
  if (prizes.size >= MOST_PRIZES) prizes.clear();
  const worth = new Float32Array(COMBATS).fill(Number.NaN);
  const prize = { tank: tank * PRIZE_STEP, infantry: infantry * PRIZE_STEP, worth };
  prizes.set(key, prize);
  return prize;
}

/** The attacker's gain from the whole attack. */
export function clashWorth(prize: Prize, combat: number): number {
  const known = prize.worth[combat];
  return Number.isNaN(known) ? defend(prize, combat) : known;
}

/** The attacker's gain from the whole attack, from these pieces. */
export function worthOf(prize: Prize, c: Clash): number {
  return clashWorth(prize, pack(c));
}

/** The attacker's gain from here on, after the defender removed a piece of this rank. */
export function goingOnWorth(prize: Prize, c: Clash, need: number): number {
  return goOn(prize, pack(c), need);
}

// Minimax without reactions: each side removes the piece that suits it best.

const ONE_INFANTRY = packForce(1, 0);
const ONE_TANK = packForce(0, 1);
const ONE_SUPPORT = packSupport(1);
const ONE_DEFENDER = packDefence(1, 0, 0, 0);
const ONE_DEFENDING_TANK = packDefence(0, 1, 0, 0);
const ONE_DEFENDING_AIRPLANE = packDefence(0, 0, 1, 0);
const ANY_FORCE = packForce(MOST_INFANTRY, MOST_OTHERS);
const ANY_INFANTRY = packForce(MOST_INFANTRY, 0);
const ANY_TANK = packForce(0, MOST_OTHERS);
const ANY_SUPPORT = packSupport(MOST_OTHERS);
const ANY_DEFENDER = packDefence(MOST_INFANTRY, MOST_OTHERS, MOST_OTHERS, 0);
const ANY_INFANTRY_THERE = packDefence(MOST_INFANTRY, 0, 0, 0);
const ANY_TANK_THERE = packDefence(0, MOST_OTHERS, 0, 0);
const ANY_AIRPLANE_THERE = packDefence(0, 0, MOST_OTHERS, 0);
const ANY_DEFENCE_SUPPORT = packDefence(0, 0, 0, MOST_OTHERS);

function defend(prize: Prize, combat: number): number {
  if ((combat & ANY_DEFENDER) === 0) return goOn(prize, combat, 0);
  const known = prize.worth[combat];
  if (!Number.isNaN(known)) return known;
  let least = Number.POSITIVE_INFINITY;
  if (combat & ANY_INFANTRY_THERE)
    least = INFANTRY_WORTH + goOn(prize, combat - ONE_DEFENDER, RANK[INFANTRY]);
  if (combat & ANY_TANK_THERE)
    least = Math.min(least, TANK_WORTH + goOn(prize, combat - ONE_DEFENDING_TANK, RANK[TANK]));
  if (combat & ANY_AIRPLANE_THERE)
    least = Math.min(least, SUPPORT_WORTH + goOn(prize, combat - ONE_DEFENDING_AIRPLANE, RANK[AIRPLANE]));
  if (combat & ANY_DEFENCE_SUPPORT)
    least = Math.min(least, SUPPORT_WORTH + goOn(prize, combat - 1, RANK[AIRPLANE]));
  prize.worth[combat] = least;
  return least;
}

function goOn(prize: Prize, combat: number, need: number): number {
  if ((combat & ANY_DEFENDER) === 0)
    return combat & ANY_TANK ? prize.tank : combat & ANY_INFANTRY ? prize.infantry : 0;
  const force = combat & ANY_FORCE;
  let most = 0;
  // The last piece of the force is never given up.
  if (force !== 0 && force !== ONE_INFANTRY && force !== ONE_TANK) {
    if (combat & ANY_INFANTRY && need <= RANK[INFANTRY])
      most = defend(prize, combat - ONE_INFANTRY) - INFANTRY_WORTH;
    if (combat & ANY_TANK && need <= RANK[TANK])
      most = Math.max(most, defend(prize, combat - ONE_TANK) - TANK_WORTH);
  }
  if (combat & ANY_SUPPORT && force !== 0 && need <= RANK[AIRPLANE])
    most = Math.max(most, defend(prize, combat - ONE_SUPPORT) - SUPPORT_WORTH);
  return most;
}
