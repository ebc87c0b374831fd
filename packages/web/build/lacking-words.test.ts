import { expect, it } from 'vitest';
import { isWhole, lackingWords } from './lacking-words.js';

it('finds a language that lacks a word, in whatever group', () => {
  const english = { name: 'Sandtable', nav: { start: 'Start', rows: ['one', 'two'] } };
  expect(isWhole(english, { name: 'Sandkasten', nav: { start: 'Los', rows: ['eins'] } })).toBe(true);
  expect(isWhole(english, { name: 'Sandkasten', nav: { start: 'Los' } })).toBe(false);
  expect(isWhole(english, { name: 'Sandkasten' })).toBe(false);
});

it('finds none here: whoever reads another language loads no English words', () => {
  expect(lackingWords()).toEqual({});
});
