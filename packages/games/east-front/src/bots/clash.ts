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
  /** The value of the emptied space to the attacker: with a tank left to enter, and with infantry only. */
  prizeForTank: number;
  prizeForInfantry: number;
}

// Minimax without reactions: each side removes the piece that suits it best. The numbers are small, so the few
// thousand different combats of a game are each solved once and memoised.

const PRIZE_STEP = 2;
const PRIZE_MOST = 31;
const known = new Map<number, number>();
const KNOWN_LIMIT = 300_000;

let tankPrize = 0;
let infantryPrize = 0;
let prizeKey = 0;

function setPrizes(withTank: number, withInfantry: number): void {
  const tank = Math.min(PRIZE_MOST, Math.round(withTank / PRIZE_STEP));
  const infantry = Math.min(PRIZE_MOST, Math.round(withInfantry / PRIZE_STEP));
  tankPrize = tank * PRIZE_STEP;
  infantryPrize = infantry * PRIZE_STEP;
  prizeKey = (tank << 5) | infantry;
}

const atMost = Math.min;

/** The attacker's gain from the whole attack. */
export function clashWorth(c: Clash): number {
  setPrizes(c.prizeForTank, c.prizeForInfantry);
  return defenceOf(c);
}

/** The attacker's gain from here on, after the defender removed a piece of this rank. */
export function goingOnWorth(c: Clash, need: number): number {
  setPrizes(c.prizeForTank, c.prizeForInfantry);
  return goOn(
    atMost(c.infantry, 7),
    atMost(c.tanks, 3),
    atMost(c.support, 3),
    atMost(c.heldByInfantry, 7),
    atMost(c.heldByTanks, 3),
    atMost(c.heldByAirplanes, 3),
    atMost(c.defenceSupport, 3),
    need,
  );
}

function defenceOf(c: Clash): number {
  return defend(
    atMost(c.infantry, 7),
    atMost(c.tanks, 3),
    atMost(c.support, 3),
    atMost(c.heldByInfantry, 7),
    atMost(c.heldByTanks, 3),
    atMost(c.heldByAirplanes, 3),
    atMost(c.defenceSupport, 3),
  );
}

function defend(i: number, t: number, s: number, di: number, dt: number, da: number, ds: number): number {
  if (di + dt + da === 0) return goOn(i, t, s, 0, 0, 0, 0, 0);
  const forces = (((((((((((i << 2) | t) << 2) | s) << 3) | di) << 2) | dt) << 2) | da) << 2) | ds;
  const key = (forces << 10) | prizeKey;
  const found = known.get(key);
  if (found !== undefined) return found;
  let least = Number.POSITIVE_INFINITY;
  if (di > 0) least = INFANTRY_WORTH + goOn(i, t, s, di - 1, dt, da, ds, RANK[INFANTRY]);
  if (dt > 0) least = Math.min(least, TANK_WORTH + goOn(i, t, s, di, dt - 1, da, ds, RANK[TANK]));
  if (da > 0) least = Math.min(least, SUPPORT_WORTH + goOn(i, t, s, di, dt, da - 1, ds, RANK[AIRPLANE]));
  if (ds > 0) least = Math.min(least, SUPPORT_WORTH + goOn(i, t, s, di, dt, da, ds - 1, RANK[AIRPLANE]));
  if (known.size >= KNOWN_LIMIT) known.clear();
  known.set(key, least);
  return least;
}

function goOn(
  i: number,
  t: number,
  s: number,
  di: number,
  dt: number,
  da: number,
  ds: number,
  need: number,
): number {
  if (di + dt + da === 0) return t > 0 ? tankPrize : i > 0 ? infantryPrize : 0;
  let most = 0;
  if (i + t > 1) {
    if (i > 0 && need <= RANK[INFANTRY]) most = defend(i - 1, t, s, di, dt, da, ds) - INFANTRY_WORTH;
    if (t > 0 && need <= RANK[TANK]) most = Math.max(most, defend(i, t - 1, s, di, dt, da, ds) - TANK_WORTH);
  }
  if (s > 0 && i + t > 0 && need <= RANK[AIRPLANE])
    most = Math.max(most, defend(i, t, s - 1, di, dt, da, ds) - SUPPORT_WORTH);
  return most;
}
