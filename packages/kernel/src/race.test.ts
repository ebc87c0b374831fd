import { expect, it } from 'vitest';
import { Race } from './race.js';
import { below, seedGenerator } from './random.js';

/** Runs a race in which each candidate has a worth, and luck is the same for all in a round. */
function run(worths: readonly number[], steps: number, promises = worths.map(() => 0), weight = 0): Race {
  const race = new Race(promises, weight);
  const random = seedGenerator('race');
  let luck = 0;
  for (let i = 0; i < steps && !race.decided; i++) {
    if (race.newRound) luck = below(random, 100);
    race.add(worths[race.next] + luck + below(random, 10));
  }
  return race;
}

it('finds the best candidate, and stops when the others are clearly behind', () => {
  const race = run([1, 9, 3], 10_000);
  expect(race.best).toBe(1);
  expect(race.decided).toBe(true);
});

it('goes on while it does not know', () => {
  expect(run([5, 5.1], 12).decided).toBe(false);
});

it('takes what promises most until the first round is over', () => {
  const race = new Race([1, 4, 2], 5);
  expect(race.best).toBe(1);
  race.add(100);
  expect(race.best).toBe(1);
});

it('weighs results against promises', () => {
  const race = new Race([0, 10], 4);
  for (let round = 0; round < 2; round++) {
    race.add(20);
    race.add(10);
  }
  expect([race.value(0), race.value(1)]).toEqual([40 / 6, 10]);
  expect(race.best).toBe(1);
});

it('keeps only so many of the best in a race of a few rounds', () => {
  const race = new Race([3, 2, 1, 0], 1, [3, 2]);
  const ran: number[] = [];
  const results = [0, 10, 8, 99];
  while (!race.decided) {
    ran.push(race.next);
    race.add(results[race.next]);
  }
  expect(ran).toEqual([0, 1, 2, 1, 2]);
  expect(race.best).toBe(1);
});
