import { type Bot, clone, Machine, type Notes, type Option, seedGenerator } from '@sandtable/kernel';
import type { Facts } from '../src/facts.js';
import { totalerKrieg } from '../src/game.js';
import type { Faction } from '../src/ids.js';
import type { Table } from '../src/table.js';
import { SEGMENTS } from '../src/turn/segments.js';

export type Player = Bot<Table, Facts>;

export const machineFor = (scenario: string) => new Machine(totalerKrieg, { scenario });
type M = ReturnType<typeof machineFor>;

/** Lets two bots play a scenario, the Axis and its enemy; each sees a guess, as at a table. */
export function botGame(scenario: string, seed: string, players: readonly Player[], most = 5000) {
  const machine = machineFor(scenario);
  const mind = machineFor(scenario);
  const state = machine.setup(seed);
  const random = seedGenerator(`${seed} bots`);
  const choices: Option[] = [];
  const questions: { name: string; seat: number; phasing: number; segment: string }[] = [];
  const notes: Notes[] = machine.game.seats.map(() => ({}));
  for (let seat = machine.nextSeat(state); seat >= 0; seat = machine.nextSeat(state)) {
    if (choices.length === most) break;
    const { phasing, segment } = state.table;
    questions.push({
      name: machine.question(state)!.rule.name,
      seat,
      phasing,
      segment: SEGMENTS[segment].id,
    });
    const options = machine.legal(state, seat);
    const guess = machine.determinize(state, seat, random);
    const bot = players[Math.min(1, seat)];
    const option = bot.choose({
      machine: mind,
      state: guess,
      seat,
      options,
      random,
      notes: notes[seat],
      history: [],
    });
    const refused = machine.choose(state, seat, option);
    if (refused) throw new Error(refused.reason);
    choices.push(option);
  }
  return { choices, questions, state, machine };
}

/** The first position of a game of one bot in which a seat is asked this question. */
export function firstQuestion(machine: M, bot: Player, seat: Faction, question: string | null) {
  const state = machine.setup('dice');
  const random = seedGenerator('until');
  for (;;) {
    const asked = machine.nextSeat(state);
    if (asked === seat && (question === null || machine.question(state)!.rule.name === question))
      return state;
    const options = machine.legal(state, asked);
    const sight = { machine, state: clone(state), seat: asked, options, random, notes: {}, history: [] };
    machine.choose(state, asked, bot.choose(sight));
  }
}
