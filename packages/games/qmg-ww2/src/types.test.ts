import { Machine } from '@sandtable/kernel';
import { expect, it } from 'vitest';
import { HOME, SPACE, SPACE_IN_TEXT, space } from './board/board.js';
import { ALLIES, GERMANY, TEAM_SET } from './board/countries.js';
import { qmgWw2 } from './game.js';
import type { CardItem, CardKind, Country, Space } from './ids.js';
import { question, verb } from './kit.js';
import { type Event, type EventOn, ON, TRIGGERS } from './reactions/events.js';
import { adjacentFor, copyIn, HAND, hasPiece, type R } from './table.js';
import { landOnly, noneLeft } from './words/refusals.js';

// Lines the compiler must reject. If the types were looser, the marked lines would compile and fail the type check.

it('a refusal is usable only in questions that provide what its sentence needs', () => {
  const build = { name: 'build', apply: () => {}, check: () => noneLeft };
  const asked = { seats: () => 0, prompt: () => '' };
  const knows = question<{ of: Country }>('knows', { ...asked, verbs: [build] });
  // @ts-expect-error: the country of the piece is unknown here
  const lacks = question<{ who: Country }>('lacks', { ...asked, verbs: [build] });
  // @ts-expect-error: nothing is known here
  const blank = question<object>('blank', { ...asked, verbs: [build] });
  expect([knows, lacks, blank].map(({ kind }) => kind)).toEqual(['question', 'question', 'question']);
});

it('countries, spaces, teams, kinds of card and cards are not interchangeable', () => {
  const machine = new Machine(qmgWw2);
  const u: R = machine.read(machine.setup('types'));
  const [moscow, kind] = [space('moscow'), u.facts.kinds[0].index];
  expect(hasPiece(u, GERMANY, HOME[GERMANY])).toBe(true);
  // @ts-expect-error: the space and the country are swapped
  hasPiece(u, moscow, GERMANY);
  // @ts-expect-error: a bare number has no kind
  hasPiece(u, GERMANY, 3);
  // @ts-expect-error: a country is not a team
  adjacentFor(u, GERMANY, moscow, moscow);
  // @ts-expect-error: a card is not a kind of card
  copyIn(u, u.facts.kinds[0].items[0], HAND);
  // @ts-expect-error: an array by country, indexed by a space
  const home = HOME[moscow];
  // @ts-expect-error: an array by space, indexed by a country
  const words = SPACE_IN_TEXT[GERMANY];
  // @ts-expect-error: an array by team, indexed by a country
  const set = TEAM_SET[GERMANY];
  // @ts-expect-error: a kind of card does not index the names of spaces
  const name = () => SPACE.name(kind);
  expect([home, words, set, name, TEAM_SET[ALLIES]]).toHaveLength(5);
  const kinds: [Country, Space, CardKind, CardItem] = [GERMANY, moscow, kind, u.facts.kinds[0].items[0]];
  expect(kinds.every(Number.isInteger)).toBe(true);
});

it('a verb ranges over the members of its own domain', () => {
  const own = { name: 'march', domain: SPACE, apply: () => {} };
  const right = verb({ ...own, check: (u, _, at, seat) => (hasPiece(u, seat, at) ? null : landOnly) });
  // @ts-expect-error: the seat and the space are swapped
  const wrong = verb({ ...own, check: (u, _, at, seat) => (hasPiece(u, at, seat) ? null : landOnly) });
  expect([right.name, wrong.name]).toEqual(['march', 'march']);
});

it('an event has the fields of its trigger, and no others', () => {
  const built = (e: EventOn<'built'>) => [e.space, e.piece, e.how];
  // @ts-expect-error: nothing was played
  const card = (e: EventOn<'built'>) => e.card;
  const told = (e: Event) => (e.on === ON.battled ? e.space : null);
  // @ts-expect-error: not every event has a space
  const place = (e: Event) => e.space;
  // @ts-expect-error: there is no such way to build
  const way: EventOn<'built'>['how'] = 3;
  expect([built, card, told, place]).toHaveLength(4);
  expect(way).toBe(3);
});

it('the number of a trigger is its position in the list', () => {
  expect(TRIGGERS.map((trigger) => ON[trigger])).toEqual([...TRIGGERS.keys()]);
});
