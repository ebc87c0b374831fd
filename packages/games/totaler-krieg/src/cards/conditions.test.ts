import { expect, it } from 'vitest';
import { readRequirement } from './conditions.js';
import { CARD, CARDS } from './deck.js';

it('1.1.3c: reads requirements with alternatives, conjunctions and negations', () => {
  const [limited, total] = readRequirement(
    'war:limited-war+!posture:russia=war/war:total-war+!played:A23a,A23b',
  );
  expect(limited.map(({ test, not, subjects, values }) => [test, not, subjects, values])).toEqual([
    ['war', false, ['limited-war'], []],
    ['posture', true, ['russia'], ['war']],
  ]);
  expect(total[1]).toMatchObject({ test: 'played', not: true, subjects: ['A23a', 'A23b'] });
  expect(readRequirement('played*2:A8,A9')[0][0].least).toBe(2);
  expect(() => readRequirement('weather:mud')).toThrow('weather:mud');
});

it('1.1.3e: cards name only cards that exist', () => {
  const named = CARDS.flatMap(({ requires, removes }) => [
    ...requires
      .flat(2)
      .filter(({ test }) => test === 'played' || test === 'current')
      .flatMap(({ subjects }) => subjects),
    ...removes.flatMap(({ cards }) => cards),
  ]);
  expect(named.length).toBeGreaterThan(200);
  expect(named.filter((id) => CARD.index(id) < 0)).toEqual([]);
});
