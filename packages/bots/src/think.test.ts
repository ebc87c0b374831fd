import { outposts } from '@sandtable/example-outposts';
import {
  type AnyGame,
  type BotInput,
  type LogEntry,
  Machine,
  type Pondering,
  type SeeingBot,
  seedGenerator,
} from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { greedyBot } from './greedy.js';
import { playMatch } from './play-match.js';
import { playOut } from './play-out.js';
import { Players } from './players.js';
import { think, thinkAtOnce } from './think.js';

const machine = new Machine<unknown, unknown>(outposts as AnyGame);

function sight(): BotInput<unknown, unknown> {
  const state = machine.setup('1');
  const seat = machine.nextSeat(state);
  const options = machine.legal(state, seat).slice();
  return { machine, state, seat, options, random: seedGenerator('x'), notes: {}, history: [] };
}

/** Prefers the option that it has counted to so far. */
class Counting implements Pondering {
  steps = 0;
  constructor(private readonly options: readonly number[]) {}

  step() {
    this.steps++;
    return this.steps === 1000;
  }

  thought() {
    const option = this.options[this.steps % this.options.length];
    return { option, value: this.steps, reason: null, others: [] };
  }
}

const thinker: SeeingBot<unknown, unknown> = {
  name: 'thinker',
  choose: (given) => given.options[0],
  ponder: ({ options }) => new Counting(options),
  usualSteps: 7,
};

describe('a thought', () => {
  let time = 0;
  let pauses = 0;
  const clock = { now: () => time++, pause: async () => void pauses++ };

  it('takes as many steps as it may, or its usual number', async () => {
    expect((await think(thinker, sight(), { budget: { steps: 40 }, ...clock })).value).toBe(40);
    expect((await think(thinker, sight(), { budget: {}, ...clock })).value).toBe(7);
    expect(thinkAtOnce(thinker, sight(), 40).value).toBe(40);
    expect(thinkAtOnce(thinker, sight()).value).toBe(7);
  });

  it('ends when there is nothing left to think about', async () => {
    expect((await think(thinker, sight(), { budget: { steps: 5000 }, ...clock })).value).toBe(1000);
  });

  it('ends with its time, and lets others have their turn meanwhile', async () => {
    pauses = 0;
    const { value } = await think(thinker, sight(), { budget: { milliseconds: 100 }, ...clock });
    expect(value).toBeGreaterThan(50);
    expect(value).toBeLessThanOrEqual(100);
    expect(pauses).toBeGreaterThan(4);
  });

  it('ends with what it has found if it is no longer wanted', async () => {
    const signal = { aborted: false };
    const pause = async () => {
      signal.aborted = true;
    };
    const { value } = await think(thinker, sight(), { budget: { steps: 900 }, ...clock, signal, pause });
    expect(value).toBeLessThan(30);
  });

  it('of a bot that does not ponder is its choice', async () => {
    const greedy = greedyBot<unknown, unknown>() as SeeingBot<unknown, unknown>;
    const thought = await think(greedy, sight(), { budget: { milliseconds: 1 }, ...clock });
    expect(thought).toEqual({ option: greedy.choose(sight()), value: null, reason: null, others: [] });
  });
});

/** Bots that note in which choice of a turn they are, and read along. */
function scribes(listens: boolean) {
  const noted: number[] = [];
  const heard: (readonly LogEntry[])[] = [];
  const maker = (): SeeingBot<unknown, unknown> => ({
    name: 'scribe',
    ...(listens && { listens: true as const }),
    choose({ notes, options, history }) {
      notes.choices = Number(notes.choices ?? 0) + 1;
      noted.push(notes.choices);
      heard.push(history);
      return options[0];
    },
  });
  const players = new Players(
    machine,
    outposts.seats.map(() => maker),
  );
  players.sit('notes');
  return { players, noted, heard };
}

describe('a bot at a table', () => {
  it('keeps its notes until the turn ends', () => {
    const { players, noted } = scribes(false);
    playOut(machine, machine.setup('notes'), players);
    const turns = noted.filter((count) => count === 1).length;
    expect(turns).toBeGreaterThan(8);
    expect(Math.max(...noted)).toBeGreaterThan(1);
    expect(Math.max(...noted)).toBeLessThan(20);
  });

  it('reads what its seat may read of the log, if it wants to', () => {
    const { players, heard } = scribes(true);
    playMatch(machine, 'notes', players);
    const last = heard.at(-1)!;
    expect(last.length).toBeGreaterThan(10);
    const deaf = scribes(false);
    playMatch(machine, 'notes', deaf.players);
    expect(deaf.heard.every((entries) => entries.length === 0)).toBe(true);
  });
});
