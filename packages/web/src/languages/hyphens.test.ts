import { describe, expect, it } from 'vitest';
import type { Names } from './catalogue.js';
import { cards as germanFrontCards } from './de/east-front.cards.js';
import { names as germanFront } from './de/east-front.names.js';
import { hyphens as german } from './de/hyphens.js';
import { names as germanOutposts } from './de/outposts.names.js';
import { cards as germanWorldCards } from './de/qmg-ww2.cards.js';
import { names as germanWorld } from './de/qmg-ww2.names.js';
import { names as germanCampaign } from './de/totaler-krieg.names.js';
import { hyphens as english } from './en/hyphens.js';
import { cards as frenchFrontCards } from './fr/east-front.cards.js';
import { names as frenchFront } from './fr/east-front.names.js';
import { hyphens as french } from './fr/hyphens.js';
import { names as frenchOutposts } from './fr/outposts.names.js';
import { cards as frenchWorldCards } from './fr/qmg-ww2.cards.js';
import { names as frenchWorld } from './fr/qmg-ww2.names.js';
import { Hyphens, longWords } from './hyphens.js';

/** Texts that are whole sentences are not titles. */
const isTitle = (name: string) => name.length <= 60 && !name.endsWith('.');

/** The names of a catalogue in their plain form. */
function titles(...files: Names[]): string[] {
  return files
    .flatMap((names) => Object.values(names).map((name) => (typeof name === 'string' ? name : name[''])))
    .filter(isTitle);
}

/** A catalogue calls names by their English text. */
const englishTitles = [germanFront, germanWorld, germanOutposts, germanCampaign]
  .flatMap((names) => Object.keys(names))
  .filter(isTitle);

describe.each([
  ['English', english, englishTitles],
  ['German', german, titles(germanFront, germanWorld, germanOutposts)],
  ['French', french, titles(frenchFront, frenchWorld, frenchOutposts)],
])('long words of %s names', (_, list, names) => {
  const hyphens = new Hyphens(list);

  it('can all be broken somewhere', () => {
    const whole = names.flatMap(longWords).filter((word) => hyphens.in(word) === word);
    expect([...new Set(whole)]).toEqual([]);
  });

  it('are otherwise as they are written', () => {
    for (const name of names) expect(hyphens.in(name).replaceAll('\u00AD', '')).toBe(name);
  });

  it('are listed once, in parts of at least two letters', () => {
    const words = list.map((word) => word.replaceAll('-', ''));
    expect(new Set(words).size).toBe(words.length);
    for (const word of list) for (const part of word.split('-')) expect(part.length).toBeGreaterThan(1);
  });
});

it('breaks the word, not its neighbours', () => {
  const hyphens = new Hyphens(['Sonder-kraft-fahrzeug']);
  expect(hyphens.in('Sonderkraftfahrzeug 7')).toBe('Sonder\u00ADkraft\u00ADfahrzeug 7');
  expect(hyphens.in('Kraftfahrzeug')).toBe('Kraftfahrzeug');
});

/** A word with more letters is wider than the narrowest card. */
const WIDEST = 16;

it.each([
  ['German', german, [germanFrontCards, germanWorldCards]],
  ['French', french, [frenchFrontCards, frenchWorldCards]],
])('the longest words of %s card texts can be broken', (_, list, files) => {
  const hyphens = new Hyphens(list);
  const words = files.flatMap((texts) => Object.values(texts)).flatMap(longWords);
  const whole = words.filter((word) => word.length > WIDEST && hyphens.in(word) === word);
  expect([...new Set(whole)]).toEqual([]);
});
