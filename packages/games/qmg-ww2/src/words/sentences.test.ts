import { Machine, plain, type State } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { COUNTRIES } from '../board/countries.js';
import type { Facts } from '../facts.js';
import { qmgWw2 } from '../game.js';
import type { Table } from '../table.js';

const GAMES = 3;

/** Language errors that assembled sentences can have. */
const MISTAKES: Record<string, RegExp> = {
  'an article twice': /\b(an?|no|the) the\b/i,
  'something that is not there': /undefined|NaN|null|\[object|,,| {2}|;;|: ;/,
  'held by itself': /\b((?:the )?[A-Z]\w+(?: [A-Z]\w+)*) is held by \1\b/,
  'the id of a country': new RegExp(`(^|\\s)(${COUNTRIES.join('|')})(\\s|$|[.,;:])`),
};

function mistakeIn(sentence: string): string | null {
  const found = Object.entries(MISTAKES).find(([, mistake]) => mistake.test(sentence));
  return found ? `${found[0]}: ${sentence}` : null;
}

/** Every prompt and every refusal of some random games. */
function sentencesOf(edition: string): Set<string> {
  const machine = new Machine(qmgWw2, { edition });
  const sentences = new Set<string>();
  for (let game = 0; game < GAMES; game++) {
    const state = machine.setup(`sentences ${edition} ${game}`);
    for (let choices = 0; ; choices++) {
      const seat = machine.nextSeat(state);
      if (seat < 0) break;
      const { rule, frame, u } = machine.question(state)!;
      sentences.add(plain(rule.prompt(u, frame, seat)));
      // Listing every refusal is long, because hands are full of cards that others lack: a sample of positions is enough.
      if (choices % 7 === 0)
        for (const sentence of refusalsIn(machine, state, seat)) sentences.add(plain(sentence));
      const options = machine.legal(state, seat);
      machine.choose(state, seat, options[(choices * 31 + game) % options.length]);
    }
  }
  return sentences;
}

/** The reasons for every choice refused here, including far-fetched ones. */
function refusalsIn(machine: Machine<Table, Facts>, state: State<Table>, seat: number): string[] {
  const { rule, frame, u } = machine.question(state)!;
  return rule.verbs.flatMap(({ domain, check }) => {
    const values = (typeof domain === 'function' ? domain(u, frame, seat) : domain)?.values ?? [0];
    return [...values].flatMap((arg) => check(u, frame, arg, seat)?.say(u, frame, arg, seat) ?? []);
  });
}

describe('prompts and refusals', () => {
  it.each(['second', 'first'])('of the %s edition are sentences without mistakes', (edition) => {
    const sentences = [...sentencesOf(edition)];
    expect(sentences.length).toBeGreaterThan(500);
    expect(sentences.map(mistakeIn).filter((mistake) => mistake !== null)).toEqual([]);
  });
});
