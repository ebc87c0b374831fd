import { Machine, type OptionSpecs, seedGenerator } from '@sandtable/kernel';
import { expect, it } from 'vitest';
import { brokenInvariant } from '../test/invariants.js';
import { Walk } from '../test/random-walk.js';
import { bots } from './bots/index.js';
import { totalerKrieg } from './game.js';
import { OPTIONS } from './options.js';

/** The optional rules that change what happens at the table, each where it applies. */
const PLAYED = [
  { scenario: '1939', 'free-setup': 'on', 'hidden-delay': 'on', luck: 'on', 'east-africa': 'on' },
  { scenario: '1941a', 'east-africa': 'on', luck: 'on', 'limited-intelligence': 'on' },
  { scenario: '1944', 'hidden-delay': 'on', luck: 'on', 'east-africa': 'on' },
  { scenario: 'great-crusade', luck: 'on', 'hidden-delay': 'on' },
];

it.each(PLAYED)('random play keeps to the rules with %o', { timeout: 120_000 }, (options) => {
  expect(new Walk(options, { cutAfter: 500 }).play(3).choices).toBeGreaterThan(100);
});

it.each(PLAYED)('greedy answers every question with %o', { timeout: 120_000 }, (options) => {
  const machine = new Machine(totalerKrieg, options);
  const greedy = bots.greedy(machine);
  const state = machine.setup('optional');
  const random = seedGenerator('optional bots');
  for (let choices = 0; choices < 250; choices++) {
    const seat = machine.nextSeat(state);
    if (seat < 0) break;
    const legal = machine.legal(state, seat);
    const guess = machine.determinize(state, seat, random);
    const option = greedy.choose({
      machine,
      state: guess,
      seat,
      options: legal,
      random,
      notes: {},
      history: [],
    });
    expect(machine.choose(state, seat, option)).toBeNull();
  }
  expect(brokenInvariant(machine.read(state))).toBeNull();
});

it('scenarios are offered what they can use', () => {
  const specs: OptionSpecs = OPTIONS;
  const where = (name: string) => specs[name].where?.values ?? [];
  expect(where('free-setup')).toEqual(['1939']);
  expect(where('western-guarantees')).toEqual(['1938']);
  expect(where('east-africa')).toEqual([
    '1937',
    '1938',
    '1939',
    '1940',
    '1941a',
    '1941b',
    '1942',
    '1943',
    '1944',
  ]);
  // Whatever has a Luck marker in its set-up.
  expect(where('luck')).toEqual(['fire-in-the-east', 'great-crusade', ...where('east-africa')]);
});

it('modules whose contents nobody knows stay off, and the help says why', () => {
  for (const name of ['separate-peace', 'fortunes-of-war', 'dice-of-decision'] as const) {
    expect(OPTIONS[name].values).toEqual(['off']);
    expect(OPTIONS[name].about).toContain('cannot be played here');
  }
});
