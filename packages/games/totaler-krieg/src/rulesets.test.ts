import { below, Machine, Match, replay, seedGenerator, stateHash } from '@sandtable/kernel';
import { expect, it } from 'vitest';
import { totalerKrieg } from './game.js';

/** A game of some random choices, as it was begun under a ruleset. */
function begun(ruleset: number) {
  const machine = new Machine(totalerKrieg, { scenario: 'case-white' }, { ruleset });
  const match = Match.open(machine, 'begun');
  const random = seedGenerator('begun');
  for (let n = 0; n < 12; n++) {
    const seat = machine.nextSeat(match.state);
    if (seat < 0) break;
    const legal = machine.legal(match.state, seat);
    match.chooseOption(seat, legal[below(random, legal.length)]);
  }
  return match;
}

it.each([1, 2, 3])('a game of ruleset %i goes on by the rules of today', (ruleset) => {
  const match = begun(ruleset);
  const journal = match.journal();
  expect([journal.header.ruleset, totalerKrieg.ruleset]).toEqual([ruleset, 4]);
  expect(stateHash(replay(totalerKrieg, journal).state)).toBe(stateHash(match.state));
});

it('a game of rules to come is refused', () => {
  const { header, entries } = begun(4).journal();
  expect(() => replay(totalerKrieg, { header: { ...header, ruleset: 5 }, entries })).toThrow('ruleset 5');
});
