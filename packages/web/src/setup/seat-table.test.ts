import { aboutOf } from '@sandtable/shelf';
import { expect, it } from 'vitest';
import { inPlay } from '../games.js';
import { named, PERSON, seatingFor, shared, usualSeating } from './seat-table.js';

const about = aboutOf('qmg-ww2')!;
const [germany, uk, japan] = about.seats.map(({ id }) => id);

it('gives every person seats of their own: those of one side together', () => {
  const one = usualSeating(about, false, 'Ada');
  const person = (seat: string) => named(about, one, seat, { who: PERSON, name: one[seat].name });
  expect(person(uk).name).toBe('Player 2');
  expect(person(japan).name).toBe('Ada');
  // A name that somebody typed is kept.
  const typed = { ...one, [germany]: { who: PERSON, name: 'Grace' } };
  expect(named(about, typed, germany, { who: PERSON, name: 'Grace H' }).name).toBe('Grace H');
});

it('offers the seats that a scenario has, and lets somebody play whichever is chosen', () => {
  const krieg = aboutOf('totaler-krieg')!;
  const of = (scenario: string) => inPlay(krieg, { scenario });
  const usual = usualSeating(krieg, false, 'Ada');
  expect(Object.keys(seatingFor(of('barbarossa'), usual, false, 'Ada'))).toEqual(['axis', 'soviet']);
  const asSoviet = {
    ...usual,
    axis: { who: 'captain', name: '' },
    soviet: { who: PERSON, name: 'Ada' },
  };
  expect(seatingFor(of('barbarossa'), asSoviet, false, 'Ada').axis.who).toBe('captain');
  expect(seatingFor(of('case-white'), asSoviet, false, 'Ada')).toMatchObject({
    axis: { who: PERSON, name: 'Ada' },
    western: usual.western,
  });
  // Bots alone are a choice, too.
  const watched = Object.fromEntries(Object.keys(usual).map((id) => [id, { who: 'greedy', name: '' }]));
  expect(seatingFor(of('case-white'), watched, false, 'Ada').axis.who).toBe('greedy');
});

it('shares the seats by side, or one each', () => {
  const two = shared(about, 2);
  const names = about.seats.map(({ id, side }) => [side, two[id].name]);
  expect(new Set(names.map(String)).size).toBe(2);
  const six = shared(about, 6);
  expect(new Set(Object.values(six).map(({ name }) => name)).size).toBe(6);
});
