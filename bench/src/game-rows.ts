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

/** What can be measured on any game. */
export interface Bars {
  play?: Bar;
  clone?: Bar;
  hash?: Bar;
  determinize?: Bar;
  view?: Bar;
}

/** How many positions a measurement goes through, so that none of them becomes a special case. */
const POSITIONS = 32;
const CALLS = 256;

/** The rows of a game: random play, and what a position from the middle of one costs. */
export function gameRows(game: AnyGame, options: GameOptions, bars: Bars, effort: Effort): Row[] {
  const machine = new Machine<unknown, unknown>(game, options);
  const states = midGames(machine);
  const random = seedGenerator('bench');
  const seats = game.seats.length;
  let kept: unknown;
  const each =
    (act: (state: State<unknown>, i: number) => unknown): Work =>
    () => {
      for (let i = 0; i < CALLS; i++) kept = act(states[i % states.length], i);
      return CALLS;
    };
  const time = (act: (state: State<unknown>, i: number) => unknown) => micros(each(act), effort);
  const rows: Row[] = [
    row(`${game.id}: random play`, rates([playing(machine)], effort)[0], 'decisions/s', bars.play),
    row(`${game.id}: clone of a position`, time(clone), 'µs', bars.clone),
    row(`${game.id}: hash of a position`, time(stateHash), 'µs', bars.hash),
    row(`${game.id}: size of a position`, meanSize(states), 'bytes'),
    row(
      `${game.id}: guess at what is hidden`,
      time((state, i) => machine.determinize(state, i % seats, random)),
      'µs',
      bars.determinize,
    ),
    row(
      `${game.id}: view of a seat`,
      time((state, i) => view(machine, state, i % seats)),
      'µs',
      bars.view,
    ),
  ];
  if (kept === undefined) throw new Error('nothing was measured');
  return rows;
}

/** Random games, one after the other, each with a set-up of its own. */
export function playing(machine: Machine<unknown, unknown>): Work {
  const players = new Players(
    machine,
    machine.game.seats.map(() => makerOf<unknown, unknown>('random')),
  );
  let game = 0;
  return () => {
    const seed = `bench/${game++}`;
    players.sit(seed);
    return playOut(machine, machine.setup(seed), players).decisions;
  };
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
  for (let seat = machine.next(state); seat >= 0 && made < most; seat = machine.next(state)) {
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
