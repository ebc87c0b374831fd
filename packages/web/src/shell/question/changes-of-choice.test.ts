import {
  applyText,
  below,
  clone,
  type Generator,
  Machine,
  preview,
  type SpelledOption,
  type State,
  seedGenerator,
  type View,
  view,
} from '@sandtable/kernel';
import { aboutOf, findGame } from '@sandtable/shelf';
import { expect, it } from 'vitest';
import type { BoardModule, Change } from '../../boards/board-module.js';
import { boardFor } from '../../boards/registry.js';
import { outlookOf } from '../../table/client.js';
import { changesOfChoice, partOf } from './changes-of-choice.js';
import { asksMore, targetsOf } from './targets.js';

// Whether a preview says what a choice then changes, choice by choice in random games: in more of them with PREVIEW_GAMES.
const GAMES = Number(process.env.PREVIEW_GAMES ?? 1);
const TIMEOUT = 60_000 * GAMES;

type AnyMachine = Machine<unknown, unknown>;
type AnyState = State<unknown>;

/** The position after choices in a row; null if they end with a question of their own. */
function after(
  machine: AnyMachine,
  state: AnyState,
  seat: number,
  texts: readonly string[],
): AnyState | null {
  const next = clone(state);
  for (const text of texts) {
    const done = applyText(machine, next, seat, text);
    if ('refused' in done) throw new Error(`${text}: ${done.refused.reason}`);
    if (done.unfinished) return null;
  }
  return next;
}

function outlookFor({ machine, state, seat, now }: Position, texts: readonly string[], random: Generator) {
  const found = preview(machine, state, seat, texts, random);
  if ('reason' in found) throw new Error(`${texts}: ${found.reason}`);
  return outlookOf(now, found);
}

const keysOf = (changes: readonly Change[]) => new Set(changes.map(({ key }) => key));
const pointsOf = (changes: readonly Change[], what: string) =>
  changes.find(({ amount }) => amount?.of === what)?.amount?.by ?? 0;

/** The positions of a game in which something is chosen. */
interface Position {
  machine: AnyMachine;
  board: BoardModule;
  state: AnyState;
  seat: number;
  now: View;
  options: readonly SpelledOption[];
}

type Chosen = readonly [SpelledOption, ...SpelledOption[]];

/** What is wrong with the preview of choices in a row, and how much it says. */
function judge(position: Position, chosen: Chosen, random: Generator): { faults: string[]; said: number } {
  const { machine, board, state, seat, now, options } = position;
  const texts = chosen.map(({ text }) => text);
  const [by] = chosen;
  const outlook = outlookFor(position, texts, random);
  const considered = { now, seat: now.viewer, outlook, option: chosen.at(-1)!, by };
  const claims = changesOfChoice(board, considered).filter(({ kind }) => kind !== 'foreseen');
  const real = after(machine, state, seat, texts);
  if (!real) return { faults: [], said: 0 };
  const then = view(machine, real, seat);
  const truth = board.changes(now, then, by);
  // What every other choice would do in the true position.
  const instead = options
    .filter(({ text }) => text !== by.text)
    .flatMap((other) => {
      const there = after(machine, state, seat, [other.text]);
      return there ? [view(machine, there, seat)] : [];
    });
  const others = instead.map((one) => board.changes(now, one));
  const asFar = asksMore(now, now.viewer, [then])
    ? []
    : others.filter((_, i) => partOf(board, instead[i]) === partOf(board, then));
  const faults: string[] = [];
  const happened = keysOf(truth);
  for (const { key, text, amount } of claims) {
    if (!amount) {
      if (!happened.has(key)) faults.push(`says what does not happen: ${text}`);
      continue;
    }
    const [mine, rest] = [pointsOf(truth, amount.of), asFar.map((one) => pointsOf(one, amount.of))];
    const sign = mine === 0 ? 1 : Math.sign(mine);
    const alike = rest.length > 0 && rest.every((by) => by * sign > 0);
    const anyway = alike ? sign * Math.min(...rest.map(Math.abs)) : 0;
    if (text !== amount.text(mine - anyway))
      faults.push(`says “${text}”, but of ${mine} points ${anyway} come anyway`);
  }
  // What is certain, and comes with this choice alone.
  const guesses = Array.from({ length: 4 }, () => {
    const guess = after(machine, machine.determinize(state, seat, random), seat, texts);
    return keysOf(guess ? board.changes(now, view(machine, guess, seat), by) : []);
  });
  const said = keysOf(claims);
  for (const { key, text, amount } of truth) {
    if (amount || said.has(key)) continue;
    const certain = guesses.every((guess) => guess.has(key));
    const comparable = asFar.length > 0 ? asFar : others;
    const anyway = comparable.length > 0 && comparable.every((one) => keysOf(one).has(key));
    if (certain && !anyway) faults.push(`keeps to itself: ${text}`);
  }
  return { faults, said: claims.length };
}

/** Plays a random game and judges the previews of some choices of every question, with a target where one follows. */
async function judged(game: string, options: Record<string, string>, choices: number, seed: string) {
  const found = (await findGame(game))!;
  const machine: AnyMachine = new Machine<unknown, unknown>(found, options);
  const board = await boardFor(aboutOf(game)!, options);
  const random = seedGenerator(seed);
  const state = machine.setup(seed);
  const faults: string[] = [];
  let [tried, said] = [0, 0];
  for (let made = 0; made < choices && machine.askedSeats(state) !== 0; made++) {
    const seat = machine.nextSeat(state);
    const now = view(machine, state, seat);
    const decision = now.decisions.find((one) => one.seat === now.viewer)!;
    const all = decision.options ?? [];
    const position: Position = { machine, board, state, seat, now, options: all };
    const check = (chosen: Chosen) => {
      const one = judge(position, chosen, random);
      tried++;
      said += one.said;
      const name = `${made} ${decision.prompt} ${chosen.map(({ text }) => text).join(', ')}`;
      faults.push(...one.faults.map((fault) => `${name} ${fault}`));
    };
    for (let i = 0; i < Math.min(2, all.length); i++) {
      const option = all[below(random, all.length)];
      check([option]);
      const targets = targetsOf(now, now.viewer, option, outlookFor(position, [option.text], random));
      if (targets.length > 0) check([option, targets[below(random, targets.length)]]);
    }
    const done = applyText(machine, state, seat, all[below(random, all.length)].text);
    if ('refused' in done) throw new Error(done.refused.reason);
  }
  return { faults, tried, said };
}

it.each([
  ['qmg-ww2', {}, 240, 20],
  ['qmg-ww2', { edition: 'first' }, 240, 20],
  ['east-front', {}, 50, 60],
] as [string, Record<string, string>, number, number][])(
  'is what then happens, no more and no less: %s %o',
  async (game, options, choices, least) => {
    for (let n = 0; n < GAMES; n++) {
      const { faults, tried, said } = await judged(game, options, choices, `previews ${n}`);
      expect(faults, `game ${n}`).toEqual([]);
      expect(tried).toBeGreaterThan(choices);
      expect(said).toBeGreaterThan(least);
    }
  },
  TIMEOUT,
);
