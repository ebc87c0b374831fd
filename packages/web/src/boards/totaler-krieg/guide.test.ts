import { Machine, pickOption, seedGenerator, view } from '@sandtable/kernel';
import { totalerKrieg } from '@sandtable/totaler-krieg';
import { expect, it } from 'vitest';
import type { Learn } from '../../languages/en/learn/totaler-krieg.js';
import { learnWords } from '../../languages/learn.js';
import { guide, USUAL } from './guide.js';

/** Choices of a random game that are looked at: enough for several turns. */
const CHOICES = 500;

it.each(['case-white', 'barbarossa', 'fall-of-france'])(
  'every question of %s is explained to a newcomer when it first comes',
  async (scenario) => {
    const hints = await guide();
    const machine = new Machine(totalerKrieg, { scenario });
    const without = new Set<string>();
    const known = new Set<string>();
    for (const seed of ['a', 'b']) {
      const random = seedGenerator(seed);
      const state = machine.setup(seed);
      for (let left = CHOICES; left > 0; left--) {
        const seat = machine.nextSeat(state);
        if (seat < 0) break;
        const { id } = machine.game.seats[seat];
        const shown = view(machine, state, seat);
        const anchor = shown.decisions.find((one) => one.seat === id)?.anchor ?? '';
        const isKnown = USUAL.includes(anchor) && known.has(anchor);
        known.add(anchor);
        if (!isKnown && !hints(shown, id, null)) without.add(anchor);
        machine.choose(state, seat, pickOption(machine, state, seat, random));
      }
    }
    expect([...without]).toEqual([]);
  },
);

it('every question of the whole game has its hint, those of campaigns too', async () => {
  const { hints } = await learnWords<Learn>('totaler-krieg');
  const anchors = totalerKrieg.rules.flatMap((rule) => ('verbs' in rule ? [String(rule.anchor)] : []));
  expect(anchors.length).toBeGreaterThan(100);
  expect([...new Set(anchors)].filter((anchor) => !hints.questions[anchor])).toEqual([]);
});
