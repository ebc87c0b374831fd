import { clone, firstDifference, type State } from '@sandtable/kernel';
import { expect, it } from 'vitest';
import { skirmish } from '../test/skirmish.js';
import { checkGame } from './check-game.js';
import { Dice } from './dice.js';
import { anyChoice, play } from './playthrough.js';
import { Positions } from './positions.js';

it('stores a limited number of positions of a long game, and finds all of them', () => {
  const dice = new Dice('positions');
  const line = play(skirmish(), {}, 'seven', (machine, state) => anyChoice(machine, state, dice), {
    longest: 5_000,
    cut: false,
  });
  const before = line.steps.map((step) => step.before);
  expect(before.length).toBeGreaterThan(20);
  const few = new Positions(line.machine, line.steps, 6);
  before.forEach((state, at) => {
    few.add(at, clone(state));
    expect(few.keptPositions).toBeLessThanOrEqual(6);
  });
  const same = (at: number) => expect(firstDifference(few.at(at), before[at])).toBeNull();
  for (const at of before.keys()) same(at);
  for (const at of [...before.keys()].reverse()) same(at);
  // A position stays valid while others are read.
  const [one, other]: State<unknown>[] = [few.at(9), few.at(3)];
  expect([firstDifference(one, before[9]), firstDifference(other, before[3])]).toEqual([null, null]);
});

it('stops a game at the limit without calling it endless', () => {
  const how = { games: 3, promises: ['ends', 'undo'] };
  expect(checkGame(skirmish(), { ...how, cutAfter: 5 })).toEqual([]);
  expect(checkGame(skirmish(), { ...how, longest: 5 }).map(({ promise }) => promise)).toContain('ends');
});
