import { aboutOf } from '@sandtable/shelf';
import { expect, it } from 'vitest';
import { inPlay } from '../games.js';
import { named, PERSON, seatingFor, shared, usualSeating } from './seat-table.js';

const about = aboutOf('qmg-ww2')!;
const ADA = { online: false, ownName: 'Ada', bot: 'captain' };
const [germany, uk, japan] = about.seats.map(({ id }) => id);

it('gives every person seats of their own: those of one side together', () => {
  const one = usualSeating(about, ADA);
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
  const usual = usualSeating(krieg, ADA);
  expect(Object.keys(seatingFor(of('barbarossa'), usual, ADA))).toEqual(['axis', 'soviet']);
  // Who was not chosen is the usual bot of each scenario.
  const chosen = { axis: { who: PERSON, name: 'Ada' } };
  expect(seatingFor(of('1939'), chosen, { ...ADA, bot: 'greedy' })).toMatchObject({
    ...{ axis: { who: PERSON }, western: { who: 'greedy' }, soviet: { who: 'greedy' } },
  });
  expect(seatingFor(of('barbarossa'), chosen, ADA).soviet.who).toBe('captain');
  const asSoviet = {
    ...usual,
    axis: { who: 'captain', name: '' },
    soviet: { who: PERSON, name: 'Ada' },
  };
  expect(seatingFor(of('barbarossa'), asSoviet, ADA).axis.who).toBe('captain');
  expect(seatingFor(of('case-white'), asSoviet, ADA)).toMatchObject({
    axis: { who: PERSON, name: 'Ada' },
    western: usual.western,
  });
  // Bots alone are a choice, too.
  const watched = Object.fromEntries(Object.keys(usual).map((id) => [id, { who: 'greedy', name: '' }]));
  expect(seatingFor(of('case-white'), watched, ADA).axis.who).toBe('greedy');
});

it('shares the seats by side, or one each', () => {
  const two = shared(about, 2, 'greedy');
  const names = about.seats.map(({ id, side }) => [side, two[id].name]);
  expect(new Set(names.map(String)).size).toBe(2);
  const six = shared(about, 6, 'greedy');
  expect(new Set(Object.values(six).map(({ name }) => name)).size).toBe(6);
});
