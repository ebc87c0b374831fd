import { say } from '@sandtable/kernel';
import { expect, it } from 'vitest';
import { placesNamed, textWithPlaces } from './named-places.js';

const atlas = ['North Sea', 'Sea of Japan', 'Germany'].map((name) => ({
  touch: { kind: 'space', id: name.toLowerCase() },
  name,
  says: '',
}));
const names = (sentence: string) => placesNamed(sentence, atlas).map(({ name }) => name);

it('finds the places that a sentence names by its parts, also with an article or inside another part', () => {
  expect(names(say`${'Italy'} battles the Navy of ${'the United Kingdom'} in ${'the North Sea'}`)).toEqual([
    'North Sea',
  ]);
  expect(names(say`${say`a Navy in ${'the Sea of Japan'}`} is removed`)).toEqual(['Sea of Japan']);
});

it('finds nothing in words that are no part, and no place twice', () => {
  expect(names('the North Sea is rough')).toEqual([]);
  expect(names(say`${'the North Sea'} and ${'North Sea'}`)).toEqual(['North Sea']);
  expect(names(say`${'the southern North Sea'}`)).toEqual([]);
});

it('cuts a text at the places it names; one that is bent in the text stands behind it', () => {
  const [north, japan, germany] = atlas;
  expect(textWithPlaces('A Navy in the North Sea is removed', [north])).toEqual([
    'A Navy in the ',
    north,
    ' is removed',
  ]);
  expect(textWithPlaces('Germany, then the Sea of Japan', [germany, japan])).toEqual([
    germany,
    ', then the ',
    japan,
  ]);
  expect(textWithPlaces('Eine Flotte in der Nordsee', [north])).toEqual([
    'Eine Flotte in der Nordsee',
    ' ',
    north,
  ]);
});
