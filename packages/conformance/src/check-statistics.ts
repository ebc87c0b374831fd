import {
  drawOption,
  type Game,
  type GameOptions,
  type GameStatistics,
  Machine,
  seedGenerator,
} from '@sandtable/kernel';

export interface StatisticsCheckOptions {
  options?: GameOptions;
  seed?: string;
  /** Blunders of which each is one entry of the log: the kind of the entry, by the key of the blunder. */
  logged?: Readonly<Record<string, string>>;
}

const sum = (counts: Readonly<Record<string, number>>) => Object.values(counts).reduce((a, b) => a + b, 0);

/**
 * Checks what a game counts for reports, in a random game: every point has a source, what is counted is declared and
 * agrees with the log, and each side has played cards. Returns what was found.
 */
export function checkStatistics<T, C>(
  game: Game<T, C>,
  statistics: GameStatistics<T, C>,
  { options = {}, seed = 'statistics', logged = {} }: StatisticsCheckOptions = {},
): string[] {
  const machine = new Machine(game, options);
  const random = seedGenerator(`${seed} choices`);
  const state = machine.setup(seed);
  const watch = statistics.watch(machine, state);
  const entries: Record<string, number> = {};
  const listener = {
    chance: () => {},
    waypoint: () => {},
    logged(kind: string, args: readonly number[]) {
      entries[kind] = (entries[kind] ?? 0) + 1;
      watch.logged(kind, args);
    },
  };
  for (let seat = machine.nextSeat(state); seat >= 0; seat = machine.nextSeat(state))
    machine.choose(state, seat, drawOption(machine, state, seat, random).option, listener);

  const found: string[] = [];
  const tallies = watch.tally();
  const scores = state.outcome?.scores ?? [];
  tallies.forEach(({ points, cards }, side) => {
    if (sum(points) !== scores[side])
      found.push(`side ${side} has ${scores[side]} points, of which ${sum(points)} have a source`);
    if (sum(cards) === 0) found.push(`side ${side} played no card`);
  });
  const counts = tallies.map(({ blunders }) => blunders);
  if (counts.every((blunders) => sum(blunders) === 0)) found.push('nothing was counted');
  for (const key of new Set(counts.flatMap((blunders) => Object.keys(blunders))))
    if (!(key in statistics.blunders)) found.push(`${key} is counted, but not declared`);
  for (const [key, kind] of Object.entries(logged)) {
    const counted = counts.reduce((all, blunders) => all + (blunders[key] ?? 0), 0);
    if (counted !== (entries[kind] ?? 0))
      found.push(`${key} was counted ${counted} times, and the log tells of ${entries[kind] ?? 0}`);
  }
  return found;
}
