import { expect, it } from 'vitest';
import { deckOf, openDeck } from '../boards/qmg-ww2/deck.js';
import { t } from './index.js';
import { printed } from './printed.js';

it('prints quotation marks and apostrophes of English', () => {
  expect(printed('"No Result" is an event')).toBe('“No Result” is an event');
  expect(printed('a card with ("Bombing") in Tito\'s title')).toBe('a card with (“Bombing”) in Tito’s title');
  expect(printed("the players' hands")).toBe('the players’ hands');
  // Of a text in parts the mark may stand first in one.
  expect(printed('" after it', 't')).toBe('” after it');
});

it('is what a page in English shows of sentences, names and cards', async () => {
  expect(t("Tito's Partisans")).toBe('Tito’s Partisans');
  const options = { edition: 'first' };
  await openDeck(options);
  const texts = [...deckOf({ options }).values()].map(({ text }) => text);
  expect(texts.filter((text) => /["']/.test(text))).toEqual([]);
  expect(texts.some((text) => text.includes('“Submarine”'))).toBe(true);
});
