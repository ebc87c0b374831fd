import type { HexGrid } from './grid.js';

/** The cost of a step from one hex into the next through a side; negative if impossible. */
export type StepCost<H extends number = number> = (from: H, to: H, side: number) => number;

/** The result of a spread: the cost to reach each hex, and from where. */
export interface Spread<H extends number = number> {
  /** For each hex: the least cost, or -1 if it is not reached. */
  readonly cost: readonly number[];
  /** For each hex: the hex before it on a cheapest path; -1 for the start and for hexes not reached. */
  readonly before: readonly H[];
  /** The hexes reached, nearest first, including the start. */
  readonly reached: readonly H[];
}

/**
 * Dijkstra's algorithm from a hex as far as the allowance goes. Costs are whole numbers. `stops` tells where movement
 * may end but not continue (a zone of control).
 */
export function spread<H extends number>(
  grid: HexGrid<H>,
  start: H,
  allowance: number,
  step: StepCost<H>,
  stops: (hex: H) => boolean = () => false,
): Spread<H> {
  const cost = new Array<number>(grid.size).fill(-1);
  const before = new Array<H>(grid.size).fill(-1 as H);
  const done = new Uint8Array(grid.size);
  const reached: H[] = [];
  const queues: H[][] = Array.from({ length: allowance + 1 }, () => []);
  cost[start] = 0;
  queues[0].push(start);
  for (let spent = 0; spent <= allowance; spent++) {
    // A step may cost nothing, so a queue can grow while it is processed.
    for (let i = 0; i < queues[spent].length; i++) {
      const hex = queues[spent][i];
      if (cost[hex] !== spent || done[hex] === 1) continue;
      done[hex] = 1;
      reached.push(hex);
      if (hex !== start && stops(hex)) continue;
      for (let side = 0; side < 6; side++) {
        const next = grid.neighbour(hex, side);
        if (next < 0) continue;
        const price = step(hex, next, side);
        const total = spent + price;
        if (price < 0 || total > allowance || (cost[next] >= 0 && cost[next] <= total)) continue;
        cost[next] = total;
        before[next] = hex;
        queues[total].push(next);
      }
    }
  }
  return { cost, before, reached };
}

/** The cheapest path to a reached hex, including the start. */
export function wayTo<H extends number>({ before }: Spread<H>, hex: H): H[] {
  const way = [hex];
  for (let at = before[hex]; at >= 0; at = before[at]) way.unshift(at);
  return way;
}
