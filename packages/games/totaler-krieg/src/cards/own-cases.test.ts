import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { CARDS } from './deck.js';

const FOLDER = new URL('../../../../../cases/totaler-krieg/cards/', import.meta.url);

/** The cases about cards: whatever stands between two lines of dashes. */
const cases = readdirSync(FOLDER).flatMap((name) =>
  readFileSync(new URL(name, FOLDER), 'utf8').split(/^---$/m),
);

/** Its number stands in what is given, chosen or looked for: numbers are in no other card's text. */
const isAbout = (text: string, id: string) => new RegExp(`\\b${id}\\b`).test(text);

it('has cases of its own for each of the 197 cards', () => {
  const bare = CARDS.filter(({ id }) => !cases.some((text) => isAbout(text, id)));
  expect(bare.map(({ id, name }) => `${id} ${name}`)).toEqual([]);
});
