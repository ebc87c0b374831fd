import { below, type Generator } from '@sandtable/kernel';

/** The result of a game between two bots. */
export interface Meeting {
  /** The bots on the first and on the second side. */
  bots: readonly [number, number];
  /** What the first side got: 1 won, 0 lost, a half drawn. */
  score: number;
}

export interface Ratings {
  /** Of each bot, in Elo points. */
  bots: number[];
  /** What the first side is worth, in Elo points. */
  side: number;
}

export interface Estimate {
  value: number;
  low: number;
  high: number;
}

/** Elo points of a factor e in the odds. */
const ELO = 400 / Math.LN10;
/** Every pair that met is given one drawn game more, so that a bot that never lost has a rating, too. */
const PRIOR = 1;

interface Cell {
  bots: readonly [number, number];
  games: number;
  score: number;
}

/**
 * Bradley-Terry with a term for the side: the odds that the first side wins are exp(its bot − the other bot + side).
 * Fitted by Newton's method; the ratings sum up to zero.
 */
export function fitRatings(bots: number, meetings: readonly Meeting[]): Ratings {
  return fitCells(bots, cellsOf(meetings));
}

/**
 * The ratings with 95 % intervals, from refits on games drawn anew (bootstrap) within each pair and side. Among the games
 * to draw from is one that could have ended either way: even sixty wins in a row leave some doubt.
 */
export function estimateRatings(
  bots: number,
  meetings: readonly Meeting[],
  random: Generator,
  rounds = 400,
): { bots: Estimate[]; side: Estimate } {
  const fitted = fitRatings(bots, meetings);
  const groups = [...groupsOf(meetings).values()];
  const drawn = Array.from({ length: rounds }, () =>
    fitCells(
      bots,
      groups.map((group) => ({
        bots: group[0].bots,
        games: group.length,
        score: group.reduce((sum) => sum + drawScore(group, random), 0),
      })),
    ),
  );
  const spread = (value: number, of: (ratings: Ratings) => number): Estimate => {
    const sorted = drawn.map(of).sort((a, b) => a - b);
    const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
    return { value, low: at(0.025), high: at(0.975) };
  };
  return {
    bots: fitted.bots.map((value, bot) => spread(value, (ratings) => ratings.bots[bot])),
    side: spread(fitted.side, (ratings) => ratings.side),
  };
}

function drawScore(group: readonly Meeting[], random: Generator): number {
  const at = below(random, group.length + 1);
  return at < group.length ? group[at].score : below(random, 2);
}

function groupsOf(meetings: readonly Meeting[]): Map<string, Meeting[]> {
  const groups = new Map<string, Meeting[]>();
  for (const meeting of meetings) {
    const key = meeting.bots.join(' ');
    const group = groups.get(key);
    if (group) group.push(meeting);
    else groups.set(key, [meeting]);
  }
  return groups;
}

function cellsOf(meetings: readonly Meeting[]): Cell[] {
  return [...groupsOf(meetings).values()].map((group) => ({
    bots: group[0].bots,
    games: group.length,
    score: group.reduce((sum, { score }) => sum + score, 0),
  }));
}

function fitCells(bots: number, observed: readonly Cell[]): Ratings {
  const cells = observed.map(({ bots, games, score }) => ({
    bots,
    games: games + PRIOR,
    score: score + PRIOR / 2,
  }));
  // The last unknown is the side.
  const size = bots + 1;
  const at = new Array<number>(size).fill(0);
  for (let round = 0; round < 50; round++) {
    const slope = new Array<number>(size).fill(0);
    const bend = Array.from({ length: size }, () => new Array<number>(size).fill(0));
    // A weight on the sum of the bots keeps it at zero: only differences of ratings matter.
    for (let i = 0; i < bots; i++) for (let j = 0; j < bots; j++) bend[i][j] += 1;
    for (const { bots: pair, games, score } of cells) {
      // A bot that meets itself says something about the sides only.
      const terms =
        pair[0] === pair[1]
          ? [[bots, 1]]
          : [
              [pair[0], 1],
              [pair[1], -1],
              [bots, 1],
            ];
      const chance = 1 / (1 + Math.exp(-terms.reduce((sum, [i, sign]) => sum + sign * at[i], 0)));
      for (const [i, sign] of terms) {
        slope[i] += sign * (score - games * chance);
        for (const [j, other] of terms) bend[i][j] += sign * other * games * chance * (1 - chance);
      }
    }
    // Bots that nobody has met stay where they are.
    for (let i = 0; i < size; i++) bend[i][i] += 1e-9;
    const step = solve(bend, slope);
    let largest = 0;
    for (let i = 0; i < size; i++) {
      const limited = Math.max(-1, Math.min(1, step[i]));
      at[i] += limited;
      largest = Math.max(largest, Math.abs(limited));
    }
    if (largest < 1e-9) break;
  }
  return { bots: at.slice(0, bots).map((value) => value * ELO), side: at[bots] * ELO };
}

/** Solves a symmetric, positive definite system by Gaussian elimination. */
function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const size = right.length;
  const rows = matrix.map((row, i) => [...row, right[i]]);
  for (let i = 0; i < size; i++)
    for (let j = i + 1; j < size; j++) {
      const factor = rows[j][i] / rows[i][i];
      for (let k = i; k <= size; k++) rows[j][k] -= factor * rows[i][k];
    }
  const found = new Array<number>(size).fill(0);
  for (let i = size - 1; i >= 0; i--) {
    let value = rows[i][size];
    for (let k = i + 1; k < size; k++) value -= rows[i][k] * found[k];
    found[i] = value / rows[i][i];
  }
  return found;
}
