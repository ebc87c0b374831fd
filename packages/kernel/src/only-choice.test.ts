import { describe, expect, it } from 'vitest';
import { tinyGame } from '../test/tiny-game.js';
import { numbers } from './domain.js';
import type { Game } from './game.js';
import { parseJournal, printEntry, printJournal } from './journal.js';
import { Machine } from './machine.js';
import { Match } from './match.js';
import { anytimeOption, optionOf } from './option.js';
import { replay } from './replay.js';
import { type Question, rulesOf } from './rule.js';

type Table = { said: number[]; low: number };
type Say = { seat: number; low: number };
const { process, question, refusal } = rulesOf<Table, null>();
const tooSmall = refusal<Say>('say.larger', (_, f, n) => `${n} is smaller than ${f.low}`);

/** Ann says a number from 1 to 5, Bob one that is not smaller, Ann again, and so on, four times in all. */
function countingUp(
  body: Partial<Question<Table, null, Say>> = {},
  parts: Partial<Game<Table, null>> = {},
): { game: Game<Table, null>; listed: () => number } {
  let lists = 0;
  const say = question<Say>('say', {
    seats: (_, f) => 1 << f.seat,
    prompt: () => 'Say a number that is not smaller',
    verbs: [
      {
        name: 'say',
        domain: numbers('number', 1, 5),
        check: (u, f, n) => (n >= Math.max(f.low, u.table.low) ? null : tooSmall),
        list(u, f, _, add) {
          lists++;
          for (let n = Math.max(f.low, u.table.low); n <= 5; n++) add(n);
        },
        apply(u, _, n) {
          u.table.said.push(n);
          u.table.low = n;
          u.log('said', n);
        },
      },
    ],
    ...body,
  });
  const run = process('run', (u, f) => {
    if (u.table.said.length < 4) u.push(say, { seat: f.step % 2, low: 1 });
    else u.end(-1, [0, 0], 'end.said');
    u.waypoint(`after ${u.table.said.length}`);
    f.step++;
  });
  const game = tinyGame<Table>({
    rules: [run, say],
    table: () => ({ said: [], low: 1 }),
    begin: (u) => u.push(run, {}),
    logTexts: { said: (_, [n]) => `${n} is said` },
    ...parts,
  });
  return { game, listed: () => lists };
}

const say = (n: number) => optionOf(0, n);
const choices = (match: Match<Table, null>) =>
  match.entries.filter(({ kind }) => kind === 'choice').map(printEntry);

describe('a question with one choice', () => {
  it('answers itself, and so does the next one; the journal omits it, the log shows it', () => {
    const match = Match.open(new Machine(countingUp().game), 'x');
    expect(match.choose('ann', 'say 5')).toBeNull();
    expect(match.state.table.said).toEqual([5, 5, 5, 5]);
    expect([choices(match), match.state.count]).toEqual([['ann: say 5'], 1]);
    expect(match.selfAnswered).toEqual([
      { seat: 1, text: 'say 5' },
      { seat: 0, text: 'say 5' },
      { seat: 1, text: 'say 5' },
    ]);
    expect(match.logFor(0).map(({ text }) => text)).toEqual(Array(4).fill('5 is said'));
    expect(replay(match.machine.game, match.journal(), { strict: true }).state).toEqual(match.state);
  });

  it('is undone together with the choice that led to it', () => {
    const match = Match.open(
      new Machine(countingUp({ secretOptions: (u) => u.table.said.length > 2 }).game),
      'x',
    );
    match.choose('ann', 'say 5');
    expect(match.state.table.said).toEqual([5, 5, 5]);
    expect(match.choose('ann', 'undo')).toBeNull();
    expect([match.state.table.said, match.selfAnswered]).toEqual([[], []]);
    expect(match.machine.nextSeat(match.state)).toBe(0);
  });

  it('is asked if skipping it would reveal something', () => {
    const always = new Machine(countingUp({ secretOptions: true }).game);
    const state = always.setup('x');
    always.choose(state, 0, say(5));
    expect([state.table.said, always.legal(state, 1)]).toEqual([[5], [say(5)]]);
    const sometimes = new Machine(countingUp({ secretOptions: (_, __, seat) => seat === 0 }).game);
    const other = sometimes.setup('x');
    sometimes.choose(other, 0, say(5));
    expect([other.table.said, sometimes.nextSeat(other)]).toEqual([[5, 5], 0]);
  });

  it('is asked if an anytime verb could open another, and judged again after the anytime verb', () => {
    const { game } = countingUp(
      { anytimeVerbFirst: (u) => u.table.low === 5 },
      {
        anytimeVerbs: [
          {
            name: 'calm',
            check: () => null,
            apply(u) {
              u.table.low = 4;
            },
          },
        ],
      },
    );
    const machine = new Machine(game);
    const state = machine.setup('x');
    machine.choose(state, 0, say(5));
    expect(machine.legal(state, 1)).toEqual([say(5)]);
    machine.choose(state, 1, anytimeOption(0, 0));
    expect(machine.legal(state, 1)).toEqual([4, 5].map(say));
  });

  it('is asked by a machine that asks everything', () => {
    const machine = new Machine(countingUp().game, {}, { asksAll: true });
    const state = machine.setup('x');
    machine.choose(state, 0, say(5));
    expect([state.table.said, machine.nextSeat(state)]).toEqual([[5], 1]);
  });
});

describe('the first reader of the options', () => {
  it('does not list them again, but a later one does', () => {
    const { game, listed } = countingUp();
    const machine = new Machine(game);
    const state = machine.setup('x');
    expect(listed()).toBe(1);
    expect(machine.legal(state, 0)).toEqual([1, 2, 3, 4, 5].map(say));
    expect(listed()).toBe(1);
    expect(machine.legal(state, 0)).toEqual([1, 2, 3, 4, 5].map(say));
    expect(listed()).toBe(2);
    machine.choose(state, 0, say(3));
    expect([machine.legal(state, 1), listed()]).toEqual([[3, 4, 5].map(say), 3]);
  });
});

describe('a game of an older ruleset', () => {
  const before = countingUp({}, { ruleset: 1 }).game;
  const now = { ruleset: 2, olderRulesets: [1], onlyChoiceSince: 2 };

  /** A journal from when every question was asked. */
  function oldJournal(): string {
    const match = Match.open(new Machine(before, {}, { asksAll: true }), 'x');
    for (const seat of ['ann', 'bob']) match.choose(seat, 'say 5');
    match.choose('bob', 'undo');
    for (const seat of ['bob', 'ann', 'bob']) match.choose(seat, 'say 5');
    return printJournal(match.journal());
  }

  it('replays exactly, and continues under its own ruleset', () => {
    const { game } = countingUp({}, now);
    const journal = parseJournal(oldJournal());
    const whole = replay(game, journal, { strict: true });
    expect(printJournal(whole.journal())).toBe(oldJournal());
    const half = replay(game, journal, { until: 1 });
    expect([half.machine.ruleset, half.state.table.said]).toEqual([1, [5]]);
    expect(half.choose('bob', 'say 5')).toBeNull();
    expect(half.state.table.said).toEqual([5, 5]);
  });

  it('already had questions that answered themselves', () => {
    const machine = new Machine(countingUp({ auto: true }, now).game, {}, { ruleset: 1 });
    const state = machine.setup('x');
    machine.choose(state, 0, say(5));
    expect(state.table.said).toEqual([5, 5, 5, 5]);
  });

  it('is refused if the game no longer supports it', () => {
    const { game } = countingUp({}, { ...now, olderRulesets: [] });
    expect(() => replay(game, parseJournal(oldJournal()))).toThrow(
      'the journal was played under ruleset 1 of tiny; this is ruleset 2',
    );
    expect(() => new Machine(game, {}, { ruleset: 1 })).toThrow('cannot be played by ruleset 1');
    expect(() => new Machine(game, {}, { ruleset: 3 })).toThrow('cannot be played by ruleset 3');
  });

  it('a superfluous line is refused under the new one', () => {
    const { game } = countingUp({}, now);
    const text = oldJournal().replace('ruleset: 1', 'ruleset: 2');
    expect(() => replay(game, parseJournal(text))).toThrow(/the journal says|is refused/);
  });
});
