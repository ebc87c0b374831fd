import { expect, it } from 'vitest';
import { cardText, t } from './index.js';
import { printed } from './printed.js';

it('prints quotation marks and apostrophes of English', () => {
  expect(printed('"No Result" is an event')).toBe('“No Result” is an event');
  expect(printed('a card with ("Bombing") in Tito\'s title')).toBe('a card with (“Bombing”) in Tito’s title');
  expect(printed("the players' hands")).toBe('the players’ hands');
  // Of a text in parts the mark may stand first in one.
  expect(printed('" after it', 't')).toBe('” after it');
});

it('is what a page in English shows of sentences, names and cards', () => {
  expect(t("Tito's Partisans")).toBe('Tito’s Partisans');
  expect(cardText('none', 'with "Submarine" in its title')).toBe('with “Submarine” in its title');
});
