import type { Fate } from '@sandtable/totaler-krieg/map';
import { expect, it } from 'vitest';
import { groupFates } from './fate-groups.js';

const fate = (card: string, faction: string, text: string, dice: number): Fate => ({
  by: 'card',
  faction,
  card,
  title: card,
  when: 'later',
  missing: [],
  outcomes: [{ text, dice, area: 0 }],
  anchor: '2.1a',
});

it('cards that bring the same are one row, with the range of their chances', () => {
  const groups = groupFates([
    fate('A8', 'axis', 'it joins', 1),
    fate('W9', 'western', 'it joins', 2),
    fate('A9', 'axis', 'it joins', 3),
    fate('A20', 'axis', 'a marker comes', 1),
  ]);
  expect(groups.map(({ faction, fates }) => [faction, fates.map(({ card }) => card)])).toEqual([
    ['axis', ['A8', 'A9']],
    ['western', ['W9']],
    ['axis', ['A20']],
  ]);
  expect(groups[0].outcomes).toEqual([{ text: 'it joins', area: 0, dice: [1, 3] }]);
});
