import { existsSync, readFileSync } from 'node:fs';
import { completeOptions } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { COUNTRIES } from '../board/countries.js';
import { type Kind, makeFacts } from '../facts.js';
import { OPTIONS } from '../options.js';
import { BASIC_TYPES, CARD_TYPES, type CardType } from './types.js';

const ROOT = new URL('../../../../../', import.meta.url);
const EDITIONS = ['second', 'first'] as const;
type Edition = (typeof EDITIONS)[number];

/**
 * The number of cards by type, in the order of CARD_TYPES. Second edition: printed in its rulebook. First edition: the
 * totals are printed, the breakdown was counted on the cards.
 */
const DECKS: Record<Edition, Record<string, readonly number[]>> = {
  second: {
    germany: [6, 7, 2, 2, 6, 6, 0, 12],
    japan: [4, 3, 6, 4, 2, 0, 11, 4],
    italy: [4, 4, 3, 2, 2, 6, 4, 5],
    'united-kingdom': [5, 4, 5, 5, 2, 6, 7, 6],
    'soviet-union': [8, 6, 1, 2, 0, 6, 5, 6],
    'united-states': [5, 4, 5, 4, 5, 10, 0, 8],
  },
  first: {
    germany: [6, 7, 2, 2, 5, 7, 0, 11],
    japan: [4, 3, 6, 4, 2, 0, 11, 3],
    italy: [4, 4, 3, 2, 2, 7, 3, 5],
    'united-kingdom': [5, 4, 5, 5, 2, 7, 4, 7],
    'soviet-union': [8, 6, 1, 2, 0, 6, 4, 7],
    'united-states': [5, 4, 5, 4, 5, 8, 0, 9],
  },
};

/** The totals printed on both boxes, by country in the order of the table above, and overall. */
const TOTALS: Record<Edition, readonly number[]> = {
  second: [41, 34, 30, 40, 34, 41, 220],
  first: [40, 33, 30, 39, 34, 40, 216],
};

const KINDS: Record<Edition, readonly Kind[]> = {
  second: makeFacts(completeOptions(OPTIONS, { edition: 'second' })).kinds,
  first: makeFacts(completeOptions(OPTIONS, { edition: 'first' })).kinds,
};

function deckOf(edition: Edition, country: string): readonly Kind[] {
  return KINDS[edition].filter((kind) => COUNTRIES[kind.country] === country);
}

function cardsIn(kinds: readonly Kind[], type?: CardType): number {
  return kinds
    .filter((kind) => type === undefined || kind.type === type)
    .reduce((count, kind) => count + kind.items.length, 0);
}

function specials(edition: Edition): readonly Kind[] {
  return KINDS[edition].filter((kind) => !BASIC_TYPES.includes(kind.type));
}

const nameOf = (kind: Kind) => `${COUNTRIES[kind.country]}/${kind.id}`;

describe.each(EDITIONS)('the decks of the %s edition', (edition) => {
  it('hold as many cards of each type as the printed ones', () => {
    const found = Object.fromEntries(
      Object.keys(DECKS[edition]).map((country) => [
        country,
        CARD_TYPES.map((type) => cardsIn(deckOf(edition, country), type)),
      ]),
    );
    expect(found).toEqual(DECKS[edition]);
  });

  it('hold as many cards in total as the box says', () => {
    const found = Object.keys(DECKS[edition]).map((country) => cardsIn(deckOf(edition, country)));
    expect([...found, cardsIn(KINDS[edition])]).toEqual(TOTALS[edition]);
  });

  it('have the sizes that the rules give', () => {
    const [germany, japan, italy, uk, soviet, us, all] = TOTALS[edition];
    const text = {
      second: `The decks hold ${germany} cards for Germany, ${japan} Japan, ${italy} Italy, ${uk} United Kingdom, ${soviet} Soviet Union and ${us} United States: ${all} in all.`,
      first: `First edition: ${germany}, ${japan}, ${italy}, ${uk}, ${soviet} and ${us}: ${all} in all.`,
    };
    expect(ruleText('setup.decks')).toContain(text[edition]);
  });

  it('have no card twice under different names, nor a name twice in one deck', () => {
    const names = KINDS[edition].map(nameOf);
    expect(new Set(names).size).toBe(names.length);
  });
});

/** The paragraphs of a rule, on one line. */
function ruleText(anchor: string): string {
  const rules = readFileSync(new URL('docs/rules/qmg-ww2.md', ROOT), 'utf8');
  const start = rules.indexOf(`<a id="${anchor}"></a>`);
  const end = rules.indexOf('<a id=', start + 1);
  return rules.slice(start, end).replace(/\s+/g, ' ');
}

describe.each(EDITIONS)('the special cards of the %s edition', (edition) => {
  it('have a case each', () => {
    const without = specials(edition).filter((kind) => casesOf(edition, kind).length === 0);
    expect(without.map(nameOf)).toEqual([]);
  });

  it('have a case with a refusal, if they react', () => {
    const without = specials(edition).filter((kind) => {
      const refused = casesOf(edition, kind).flatMap(refusedChoices);
      return kind.rules.when !== undefined && !refused.some((choice) => choice.endsWith(` ${kind.id}`));
    });
    expect(without.map(nameOf)).toEqual([]);
  });
});

interface Step {
  when?: readonly unknown[];
  then?: { refused?: string; illegal?: readonly (string | { choice: string })[] };
}

interface Case extends Step {
  options?: { edition?: Edition };
  steps?: readonly Step[];
}

/** The cases of one card, from the file of its name, that run in this edition and mention the card. */
function casesOf(edition: Edition, kind: Kind): Case[] {
  return casesIn(`cases/qmg-ww2/cards/${nameOf(kind)}.yaml`)
    .filter((one) => (one.options?.edition ?? 'second') === edition)
    .filter((one) => JSON.stringify(one).includes(kind.id));
}

const read = new Map<string, Case[]>();

function casesIn(path: string): Case[] {
  const file = new URL(path, ROOT);
  const cases =
    read.get(path) ??
    (existsSync(file) ? parseAllDocuments(readFileSync(file, 'utf8')).map((one) => one.toJS() as Case) : []);
  read.set(path, cases);
  return cases;
}

/** Every choice that a case expects to be refused. */
function refusedChoices(one: Case): string[] {
  return [one, ...(one.steps ?? [])].flatMap(({ when, then }) => [
    ...(then?.refused !== undefined ? [String(when?.at(-1))] : []),
    ...(then?.illegal ?? []).map((choice) => (typeof choice === 'string' ? choice : choice.choice)),
  ]);
}
