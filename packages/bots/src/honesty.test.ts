import { outposts } from '@sandtable/example-outposts';
import { type AnyGame, type Bot, deepEqual, Machine, type State, view } from '@sandtable/kernel';
import { expect, it } from 'vitest';
import { greedyBot } from './greedy.js';
import { playOut } from './play-out.js';
import { Players } from './players.js';
import { randomBot } from './random.js';

/** Plays a game in which every bot also reports its input. */
function spyOn(look: (given: Parameters<Bot<unknown, unknown>['choose']>[0]) => void, blind: boolean) {
  const machine = new Machine<unknown, unknown>(outposts as AnyGame);
  const random = randomBot();
  const maker = () =>
    ({
      name: 'spy',
      blind,
      choose(given: Parameters<typeof random.choose>[0]) {
        look(given as never);
        return random.choose(given as never);
      },
    }) as Bot<unknown, unknown>;
  const players = new Players(
    machine,
    outposts.seats.map(() => maker),
  );
  players.sit('honest');
  const state = machine.setup('honest');
  return { machine, state, players };
}

it('a bot is given a guess that looks like the truth to its seat, and never the truth', () => {
  let truth: State<unknown>;
  const judge = new Machine<unknown, unknown>(outposts as AnyGame);
  let guesses = 0;
  let wrong = 0;
  const table = spyOn((given) => {
    const { machine, state, seat } = given as typeof given & {
      machine: Machine<unknown, unknown>;
      state: State<unknown>;
    };
    expect(state).not.toBe(truth);
    expect(machine).not.toBe(table.machine);
    expect(view(judge, state, seat)).toEqual(view(judge, truth, seat));
    guesses++;
    if (!deepEqual(state.places, truth.places)) wrong++;
  }, false);
  truth = table.state;
  playOut(table.machine, truth, table.players);
  expect(guesses).toBeGreaterThan(40);
  expect(wrong).toBeGreaterThan(guesses / 2);
});

it("a bot's guess does not reveal future dice", () => {
  let truth: State<unknown>;
  const table = spyOn((given) => {
    const { state } = given as typeof given & { state: State<unknown> };
    expect(state.chance).not.toEqual(truth.chance);
  }, false);
  truth = table.state;
  playOut(table.machine, truth, table.players);
  expect(truth.outcome).not.toBeNull();
});

it('a blind bot is given its options and nothing else', () => {
  const keys = new Set<string>();
  const table = spyOn((given) => {
    for (const key of Object.keys(given)) keys.add(key);
  }, true);
  playOut(table.machine, table.state, table.players);
  expect([...keys].sort()).toEqual(['options', 'random', 'seat']);
});

it("choosing changes only the bot's generator", () => {
  const machine = new Machine<unknown, unknown>(outposts as AnyGame);
  const players = new Players(
    machine,
    outposts.seats.map(() => greedyBot),
  );
  players.sit('still');
  const state = machine.setup('still');
  const before = JSON.stringify(state);
  for (let i = 0; i < 3; i++) players.choose(state, 0);
  expect(JSON.stringify(state)).toBe(before);
});
