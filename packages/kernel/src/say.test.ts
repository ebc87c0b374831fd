import { describe, expect, test } from 'vitest';
import { apart, capitalised, commas, listed, plain, say } from './say.js';

describe('a sentence', () => {
  test('can be taken apart into its template and its parts', () => {
    const text = say`${'Germany'} has no ${'Plunder'} in hand`;
    expect(apart(text)).toEqual({ template: '{1} has no {2} in hand', parts: ['Germany', 'Plunder'] });
    expect(plain(text)).toBe('Germany has no Plunder in hand');
  });

  test('may have sentences as parts', () => {
    const inner = say`${2} cards`;
    const text = say`${'Italy'} draws ${inner}`;
    expect(apart(text)).toEqual({ template: '{1} draws {2}', parts: ['Italy', inner] });
    expect(apart(inner)).toEqual({ template: '{1} cards', parts: ['2'] });
    expect(plain(text)).toBe('Italy draws 2 cards');
  });

  test('without parts is its own template', () => {
    expect(apart(say`the game is over`)).toEqual({ template: 'the game is over', parts: [] });
  });

  test('keeps an empty part', () => {
    expect(apart(say`it is so${''}`)).toEqual({ template: 'it is so{1}', parts: [''] });
  });

  test('gets its capital inside the part it begins with', () => {
    expect(plain(capitalised(say`${'the Balkans'} are empty`))).toBe('The Balkans are empty');
    expect(apart(capitalised(say`${'the Balkans'} are empty`)).template).toBe('{1} are empty');
    expect(capitalised('')).toBe('');
  });
});

test('lists are nested sentences', () => {
  expect(plain(listed('and', ['a', 'b', 'c', 'd']))).toBe('a, b, c and d');
  expect(plain(listed('or', ['a', 'b']))).toBe('a or b');
  expect(listed('and', ['a'])).toBe('a');
  expect(listed('and', [])).toBe('');
  expect(apart(listed('and', ['a', 'b', 'c'])).template).toBe('{1} and {2}');
  expect(plain(commas(['a', 'b', 'c']))).toBe('a, b, c');
});
