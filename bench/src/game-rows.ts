import { makerOf, Players, playOut } from '@sandtable/bots';
import {
  type AnyGame,
  below,
  clone,
  type GameOptions,
  Machine,
  type State,
  seedGenerator,
  stateHash,
  view,
} from '@sandtable/kernel';
import { micros, rates, type Work } from './clock.js';
import type { Bar, Effort, Row } from './row.js';

/** The number of positions per measurement, so that no single one dominates. */
const POSITIONS = 32;
const CALLS = 256;

/** The bars for random play. */
export interface PlayBars {
  decisions?: Bar;
  games?: Bar;
}

/**
 * Random play of a game, alone or in turns with another implementation: the rows, and how many decisions it makes per
 * decision of the other.
 */
export async function playRows(
  game: AnyGame,
  options: GameOptions,
  bars: PlayBars,
  effort: Effort,
  peer: Work | null = null,
): Promise<{ rows: Row[]; timesPeer: number }> {
  const { work, length } = playing(new Machine<unknown, unknown>(game, options));
  const [decisions, others] = await rates(peer ? [work, peer] : [work], effort);
  return {
    rows: [
      row(`${game.id}: random play`, decisions, 'decisions/s', bars.decisions),
      row(`${game.id}: random games`, decisions / length(), 'games/s', bars.games),
    ],
    timesPeer: decisions / others,
  };
}

/** The bars for the costs of a position. */
export interface PositionBars {
  clone?: Bar;
  hash?: Bar;
}

/** Measures the costs of positions from the middle of random games. */
export async function positionRows(
  game: AnyGame,
  options: GameOptions,
  bars: PositionBars,
  effort: Effort,
): Promise<Row[]> {
  const machine = new Machine<unknown, unknown>(game, options);
  const states = midGames(machine);
  const random = seedGenerator('bench');
  const seats = game.seats.length;
  let kept: unknown;
  const time = (act: (state: State<unknown>, i: number) => unknown) =>
    micros(() => {
      for (let i = 0; i < CALLS; i++) kept = act(states[i % states.length], i);
      return CALLS;
    }, effort);
  const rows = [
    row(`${game.id}: clone of a position`, await time(clone), 'µs', bars.clone),
    row(`${game.id}: hash of a position`, await time(stateHash), 'µs', bars.hash),
    row(`${game.id}: size of a position`, meanSize(states), 'bytes'),
    row(
      `${game.id}: guess at what is hidden`,
      await time((state, i) => machine.determinize(state, i % seats, random)),
      'µs',
    ),
    row(`${game.id}: view of a seat`, await time((state, i) => view(machine, state, i % seats)), 'µs'),
  ];
  if (kept === undefined) throw new Error('nothing was measured');
  return rows;
}

/** Random games in sequence, each with its own setup; and the decisions per game so far. */
export function playing(machine: Machine<unknown, unknown>): { work: Work; length(): number } {
  const players = new Players(
    machine,
    machine.game.seats.map(() => makerOf<unknown, unknown>('random')),
  );
  let games = 0;
  let made = 0;
  const work = () => {
    const seed = `bench/${games++}`;
    players.sit(seed);
    const { decisions } = playOut(machine, machine.setup(seed), players);
    made += decisions;
    return decisions;
  };
  return { work, length: () => made / games };
}

/** Positions from the middle of random games. */
function midGames(machine: Machine<unknown, unknown>): State<unknown>[] {
  const random = seedGenerator('middle');
  return Array.from({ length: POSITIONS }, (_, game) => {
    const seed = `bench/${game}`;
    const length = walk(machine, machine.setup(seed), clone(random), Number.POSITIVE_INFINITY);
    const state = machine.setup(seed);
    walk(machine, state, random, length >> 1);
    return state;
  });
}

function walk(
  machine: Machine<unknown, unknown>,
  state: State<unknown>,
  random: number[],
  most: number,
): number {
  let made = 0;
  for (let seat = machine.nextSeat(state); seat >= 0 && made < most; seat = machine.nextSeat(state)) {
    const options = machine.legal(state, seat);
    machine.choose(state, seat, options[below(random, options.length)]);
    made++;
  }
  return made;
}

function meanSize(states: readonly State<unknown>[]): number {
  return (
    states.reduce((sum, state) => sum + new TextEncoder().encode(JSON.stringify(state)).length, 0) /
    states.length
  );
}

function row(name: string, value: number, unit: string, bar?: Bar): Row {
  return bar ? { name, value, unit, bar } : { name, value, unit };
}
