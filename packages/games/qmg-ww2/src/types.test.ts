import { expect, it } from 'vitest';
import { question } from './kit.js';
import { type Event, type EventOn, ON, TRIGGERS } from './reactions/events.js';
import { noneLeft } from './words/refusals.js';

// What the compiler must refuse. Each line marked so would compile, and fail here, if the types were looser.

it('a refusal is given only by questions that tell what its sentence needs', () => {
  const verb = { name: 'build', apply: () => {} };
  const asked = { seats: () => 0, prompt: () => '' };
  const knows = question<{ of: number }>('knows', { ...asked, verbs: [{ ...verb, check: () => noneLeft }] });
  // @ts-expect-error: whose piece it would be is not known here
  const lacks = question<{ who: number }>('lacks', { ...asked, verbs: [{ ...verb, check: () => noneLeft }] });
  // @ts-expect-error: nothing at all is known here
  const blank = question<object>('blank', { ...asked, verbs: [{ ...verb, check: () => noneLeft }] });
  expect([knows, lacks, blank].map(({ kind }) => kind)).toEqual(['question', 'question', 'question']);
});

it('an event tells what belongs to its trigger, and nothing else', () => {
  const built = (e: EventOn<'built'>) => [e.space, e.piece, e.how];
  // @ts-expect-error: nothing was played
  const card = (e: EventOn<'built'>) => e.card;
  const told = (e: Event) => (e.on === ON.battled ? e.space : null);
  // @ts-expect-error: not every event has a place
  const place = (e: Event) => e.space;
  // @ts-expect-error: there is no such way to build
  const way: EventOn<'built'>['how'] = 3;
  expect([built, card, told, place]).toHaveLength(4);
  expect(way).toBe(3);
});

it('the number of a trigger is its position in the list', () => {
  expect(TRIGGERS.map((trigger) => ON[trigger])).toEqual([...TRIGGERS.keys()]);
});
