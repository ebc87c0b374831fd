import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { ALLIES, AXIS, FACTION_IDS, SIDE_IDS } from '../pieces/pieces.js';
import { type Card, REACTIONS } from './card.js';
import { ALL_CARDS, CARD, CARDS, type CardId, SECOND_TEXT, TEXTS } from './decks.js';

const ROOT = new URL('../../../../../', import.meta.url);

/** Deck contents: totals by era from the rulebook; factions and reactions counted on the cards (setup.decks). */
const DECKS: Record<string, number> = {
  'axis german mid': 16,
  'axis pact mid': 10,
  'axis german late': 15,
  'axis pact late': 8,
  'axis german contingency': 4,
  'axis pact contingency': 1,
  'allies soviet mid': 22,
  'allies soviet late': 29,
  'allies soviet contingency': 5,
};

/** Cards of each reaction in the order of REACTIONS: Stand Fast, Sustain Attack, Retreat, Exchange, Anti-Air, Naval Combat, Advance! */
const REACTION_COUNTS: Record<string, readonly number[]> = {
  'german mid': [1, 4, 0, 2, 2, 0, 7],
  'german late': [2, 3, 4, 2, 1, 2, 1],
  'pact mid': [0, 4, 3, 1, 1, 0, 1],
  'pact late': [1, 1, 3, 2, 0, 1, 0],
  'soviet mid': [3, 3, 2, 7, 1, 2, 4],
  'soviet late': [3, 7, 5, 3, 4, 0, 7],
};

/** The condition of every Stand Fast (reaction.stand-fast-detail). */
const DETAILS: Partial<Record<CardId, string>> = {
  engineers: 'Defending infantry',
  'security-troops': 'In or adjacent to Berlin',
  'tiger-battalions': 'Defending tank',
  'sword-scabbard-declaration': 'Finland or Karelia',
  'dig-in': 'Defending infantry',
  'peoples-militia-army': 'Leningrad',
  'the-stronghold-of-sevastopol': 'Sevastopol',
  counteroffensive: 'Moscow',
  'volgograd-tractor-plant': 'Stalingrad',
  'kursk-strategic-defensive-operation': 'Defending tank',
};

/** setup.first-game */
const FIRST_HANDS: Record<string, readonly CardId[]> = {
  axis: [
    'army-group-south',
    'army-group-center',
    'army-group-north',
    'airbase-surprise-attack',
    'barbarossa',
    'okh',
    'romanian-cavalry-corps',
  ],
  allies: [
    'stavka',
    'women-volunteers',
    'molotov-cocktails',
    'dig-in',
    'black-sea-fleet',
    'border-guards',
    'mosin-nagant-m1891-30-rifle',
  ],
};

function counted(keys: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const key of keys) counts[key] = (counts[key] ?? 0) + 1;
  return counts;
}

const inDeck = ALL_CARDS.filter(({ era }) => era !== 'contingency');
const contingency = ALL_CARDS.filter(({ era }) => era === 'contingency');

describe('the decks', () => {
  it('hold as many cards of each faction and era as the printed ones', () => {
    const keys = ALL_CARDS.map(
      ({ side, faction, era }) => `${SIDE_IDS[side]} ${FACTION_IDS[faction]} ${era}`,
    );
    expect(counted(keys)).toEqual(DECKS);
  });

  it('have the sizes that the rules give', () => {
    const size = (side: number, era: string, faction?: string) =>
      inDeck.filter(
        (card) =>
          card.side === side && card.era === era && (!faction || FACTION_IDS[card.faction] === faction),
      ).length;
    const text = ruleText('setup.decks');
    const [mid, late] = ['mid', 'late'].map((era) => ({
      axis: `${size(AXIS, era)}`,
      split: `(${size(AXIS, era, 'german')} German, ${size(AXIS, era, 'pact')} Pact)`,
      allies: `${size(ALLIES, era)}`,
    }));
    expect(text).toContain(`${mid.axis} for the Axis ${mid.split}, ${mid.allies} for the Allies`);
    expect(text).toContain(`The Late War cards, ${late.axis} ${late.split} and ${late.allies}`);
  });

  it('hold no card twice', () => {
    expect(new Set(ALL_CARDS.map(({ id }) => id)).size).toBe(110);
    expect(new Set(ALL_CARDS.map(({ name }) => name)).size).toBe(110);
  });

  it('hold the printed reactions', () => {
    const found = Object.fromEntries(
      Object.keys(REACTION_COUNTS).map((key) => [
        key,
        REACTIONS.map(
          (_, reaction) =>
            inDeck.filter(
              (card) => `${FACTION_IDS[card.faction]} ${card.era}` === key && card.reaction === reaction,
            ).length,
        ),
      ]),
    );
    expect(found).toEqual(REACTION_COUNTS);
    expect(contingency.filter(({ reaction }) => reaction >= 0)).toEqual([]);
  });

  it('have a condition on every Stand Fast and on nothing else', () => {
    const found = ALL_CARDS.flatMap(({ id, detail }) => (detail === null ? [] : [[id, detail]]));
    expect(Object.fromEntries(found)).toEqual(DETAILS);
    const standFast = REACTIONS.indexOf('stand-fast');
    expect(ALL_CARDS.filter(({ reaction }) => reaction === standFast)).toHaveLength(found.length);
  });

  it('mark seven Mid War cards of each side for a first game', () => {
    for (const side of [AXIS, ALLIES]) {
      const hand = ALL_CARDS.filter((card) => card.side === side && card.firstGame);
      expect(hand.map(({ id }) => id).sort()).toEqual([...FIRST_HANDS[SIDE_IDS[side]]].sort());
      expect(hand.every(({ era }) => era === 'mid')).toBe(true);
    }
  });
});

/** The paragraphs of a rule, on one line. */
function ruleText(anchor: string): string {
  const rules = readFileSync(new URL('docs/rules/east-front.md', ROOT), 'utf8');
  const start = rules.indexOf(`<a id="${anchor}"></a>`);
  const end = rules.indexOf('<a id=', start + 1);
  return rules.slice(start, end).replace(/\s+/g, ' ');
}

describe('the texts', () => {
  it('exist for every card, in words and as parts', () => {
    expect(ALL_CARDS.filter(({ text }) => text.trim() === '')).toEqual([]);
    const texts = Object.values(TEXTS);
    expect(texts).toHaveLength(ALL_CARDS.length + contingency.length);
    expect(texts.filter((parts) => parts.length === 0)).toEqual([]);
  });

  it('have a second side on Contingency cards and nowhere else', () => {
    expect(contingency.filter(({ second }) => !second?.text)).toEqual([]);
    expect(inDeck.filter(({ second }) => second !== null)).toEqual([]);
    expect(
      CARD.values.filter((card) => SECOND_TEXT[card] >= 0 !== (CARDS[card].era === 'contingency')),
    ).toEqual([]);
  });
});

/** The case file of a card. */
function folderOf({ era, side }: Card<CardId>): string {
  return era === 'contingency' ? era : SIDE_IDS[side];
}

interface Step {
  when?: readonly string[];
  then?: { refused?: string; illegal?: readonly (string | { choice: string })[] };
}

interface Case extends Step {
  steps?: readonly Step[];
}

const stepsOf = (one: Case): readonly Step[] => [one, ...(one.steps ?? [])];

/** The choices a case makes, and those it expects to be refused. */
function choices(one: Case): { made: string[]; refused: string[] } {
  const made: string[] = [];
  const refused: string[] = [];
  for (const { when = [], then } of stepsOf(one)) {
    const last = then?.refused === undefined ? when.length : when.length - 1;
    made.push(...when.slice(0, last));
    refused.push(...when.slice(last));
    refused.push(...(then?.illegal ?? []).map((it) => (typeof it === 'string' ? it : it.choice)));
  }
  return { made, refused };
}

const FOLDERS = ['axis', 'allies', 'contingency'];
const FILES = new Map(
  FOLDERS.flatMap((folder) =>
    readdirSync(new URL(`cases/east-front/cards/${folder}/`, ROOT)).map((file): [string, Case[]] => {
      const text = readFileSync(new URL(`cases/east-front/cards/${folder}/${file}`, ROOT), 'utf8');
      return [`${folder}/${file}`, parseAllDocuments(text).map((one) => one.toJS() as Case)];
    }),
  ),
);
const casesOf = (card: Card<CardId>) => FILES.get(`${folderOf(card)}/${card.id}.yaml`) ?? [];
const namesOf = (cards: readonly Card<CardId>[]) => cards.map(({ id }) => id);
const hasCase = (card: Card<CardId>, word: string, which: 'made' | 'refused') =>
  casesOf(card).some((one) => choices(one)[which].some((line) => line.endsWith(`${word} ${card.id}`)));

describe('the cases of the cards', () => {
  it('are one file for each card, under its name', () => {
    const expected = ALL_CARDS.map((card) => `${folderOf(card)}/${card.id}.yaml`);
    expect([...FILES.keys()].sort()).toEqual(expected.sort());
  });

  it('play every card', () => {
    const word = (card: Card<CardId>) => (card.era === 'contingency' ? 'contingency' : 'play');
    expect(namesOf(ALL_CARDS.filter((card) => !hasCase(card, word(card), 'made')))).toEqual([]);
  });

  it('use every reaction', () => {
    expect(namesOf(inDeck.filter((card) => !hasCase(card, 'react', 'made')))).toEqual([]);
  });

  it('include a refusal of every reaction', () => {
    expect(namesOf(inDeck.filter((card) => !hasCase(card, 'react', 'refused')))).toEqual([]);
  });
});
