import {
  CaseError,
  type CasePath,
  type CaseVocabulary,
  names,
  type Plain,
  readName,
} from '@sandtable/kernel';
import { currentCard } from '../cards/current-card.js';
import { CARDS, type OptionCard } from '../cards/deck.js';
import type { PoliticalBox, Target } from '../cards/political-box.js';
import { type ReplacementSteps, replacementsOf, turnReplacementsOf } from '../cards/replacement-steps.js';
import type { Facts } from '../facts.js';
import type { Faction } from '../ids.js';
import { COUNTRY, REGION } from '../map/areas.js';
import type { R, Table } from '../table.js';
import { asList, asMapping, FACTION } from './read.js';

// What the Current Card of a faction gives, in words that a case can compare with the card itself.

type Expect = CaseVocabulary<Table, Facts>['expect'][string];

const STEPS = /^[a-z-]+ (infantry|armor|colonial|ss|any) \d+( each-turn)?$/;
const STEP_TYPES = ['infantry', 'armor', 'colonial', 'ss', 'any'] as const;

/** "germany infantry 2" */
function stepsInWords(rows: readonly ReplacementSteps[], suffix: string): string[] {
  return rows.flatMap((row) =>
    STEP_TYPES.filter((type) => row[type] > 0).map((type) => {
      const country = row.country < 0 ? 'minor-countries' : COUNTRY.name(row.country);
      return `${country} ${type} ${row[type]}${suffix}`;
    }),
  );
}

/** "austria", "baltic-states lithuania", "any of italy, poland", "any of neutral-minor-country next to germany" */
function targetInWords(target: Target | null): string {
  if (!target) return 'none';
  const { country, region, among, borders } = target;
  if (country >= 0)
    return region < 0 ? COUNTRY.name(country) : `${COUNTRY.name(country)} ${REGION.name(region)}`;
  const from = `any of ${among.join(', ')}`;
  return borders.length === 0 ? from : `${from} next to ${borders.join(', ')}`;
}

function modifiersInWords({ political, countryMarker }: PoliticalBox['drms']): string[] {
  return [...(political ? ['political'] : []), ...(countryMarker ? ['country-marker'] : [])];
}

/** The results of a table for a 1 to a 6, or the events that a card offers: "19.14 supply", "-" for No Result. */
function eventsInWords({ facts }: R, card: OptionCard): string[] {
  const { mode, events } = card.political!;
  const found = mode === 'table' ? facts.values.politicalTables.get(card.id)! : events;
  return found.map((one) => (one ? `${one.event} ${one.about}`.trim() : '-'));
}

/** One thing that is printed on a card: how it is read, and what the Current Card has. */
interface Print {
  /** Complains about a word that no card could have there. */
  check(word: string, path: CasePath): void;
  found(u: R, card: OptionCard): string | readonly string[];
}

const USE = names('use', ['one-time', 'reusable']);
const MODIFIER = names('modifier', ['political', 'country-marker']);
/** What a target is made of: Countries, Regions, and the sets of the cards. */
const TARGET = names('target', [
  ...new Set([
    'none',
    ...COUNTRY.values.map((country) => COUNTRY.name(country)),
    ...REGION.values.map((region) => REGION.name(region)),
    ...CARDS.flatMap(({ political }) => [
      ...(political?.target?.among ?? []),
      ...(political?.target?.borders ?? []),
    ]),
  ]),
]);

function matching(pattern: RegExp, what: string): Print['check'] {
  return (word, path) => {
    if (!pattern.test(word)) throw new CaseError([...path], `expected ${what}, not '${word}'`);
  };
}
const named =
  (domain: typeof USE): Print['check'] =>
  (word, path) => {
    readName(domain, word, path);
  };
const anEvent = matching(/^(-|none|\d+\.\d+( [a-z-]+)?)$/, 'an event such as "19.14 supply"');

const PRINTED: Readonly<Record<string, Print>> = {
  blitz: {
    check: matching(/^\d(\+\d)?$/, 'Blitz symbols such as 2 or 1+1'),
    found: (_, { blitz: { fixed, variable } }) => (variable > 0 ? `${fixed}+${variable}` : `${fixed}`),
  },
  table: {
    check: anEvent,
    found: (u, card) => (card.political?.mode === 'table' ? eventsInWords(u, card) : []),
  },
  choice: {
    check: anEvent,
    found: (u, card) => (card.political?.mode === 'choice' ? eventsInWords(u, card) : []),
  },
  target: {
    check(text, path) {
      for (const word of text.replace(/^any of | next to/g, '').split(/,? /)) readName(TARGET, word, path);
    },
    found: (_, { political }) => targetInWords(political?.target ?? null),
  },
  modifiers: {
    check: named(MODIFIER),
    found: (_, { political }) => (political ? modifiersInWords(political.drms) : []),
  },
  instead: { check: anEvent, found: (_, { political }) => political?.instead ?? 'none' },
  conditional: {
    check: matching(/^(20\.\d\.\d|card:\w+)$/, 'an event such as 20.2.1'),
    found: (_, { conditional }) => conditional,
  },
  use: { check: named(USE), found: (_, { returns }) => (returns ? 'reusable' : 'one-time') },
};

const textOf = (value: Plain, path: CasePath): string => {
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  throw new CaseError([...path], 'expected a word');
};

function differ(
  u: R,
  { check, found }: Print,
  card: OptionCard,
  expected: Plain,
  path: CasePath,
): string | null {
  const there = found(u, card);
  const read = (value: Plain, at: CasePath): string => {
    const word = textOf(value, at);
    check(word, at);
    return word;
  };
  if (typeof there === 'string') return there === read(expected, path) ? null : there;
  const wanted = asList(expected, 'words', path).map((one, n) => read(one, [...path, n]));
  return there.join('; ') === wanted.join('; ') ? null : `[${there.join(', ')}]`;
}

/** `printed: { axis: { blitz: 2, table: ["19.7", "-", …], target: austria, use: reusable } }` */
const printed: Expect = (u, expected) => {
  const wrong = eachFaction('printed', expected, (faction, item, path) => {
    const card = currentCard(u, faction);
    if (!card) return ['no Current Card'];
    return asMapping(item, 'what is printed', path).flatMap(([key, value]) => {
      const print = PRINTED[key];
      if (!print)
        throw new CaseError([...path, key], `a card prints ${Object.keys(PRINTED).join(', ')}, not '${key}'`);
      const there = differ(u, print, card, value, [...path, key]);
      return there === null ? [] : [`${key}: ${there}`];
    });
  });
  return wrong.length > 0 ? `{${wrong.join(', ')}}` : null;
};

/** `replacements: { axis: [germany infantry 2, germany armor 1] }`: all steps, those of every turn as well. */
const replacements: Expect = (u, expected) => {
  const wrong = eachFaction('replacements', expected, (faction, item, path) => {
    const found = [
      ...stepsInWords(replacementsOf(u, faction), ''),
      ...stepsInWords(turnReplacementsOf(u, faction), ' each-turn'),
    ].sort();
    const wanted = asList(item, 'steps', path).map((one, n) => {
      const text = textOf(one, [...path, n]);
      if (!STEPS.test(text))
        throw new CaseError([...path, n], `expected steps such as germany infantry 2, not '${text}'`);
      return text;
    });
    return found.join('; ') === wanted.sort().join('; ') ? [] : [found.join('; ')];
  });
  return wrong.length > 0 ? `{${wrong.join(', ')}}` : null;
};

function eachFaction(
  key: string,
  expected: Plain,
  compare: (faction: Faction, item: Plain, path: CasePath) => string[],
): string[] {
  return asMapping(expected, 'faction', [key]).flatMap(([name, item]) => {
    const path = [key, name];
    return compare(readName(FACTION, name, path), item, path).map((found) => `${name}: ${found}`);
  });
}

export const cardFacts: Readonly<Record<string, Expect>> = { printed, replacements };
