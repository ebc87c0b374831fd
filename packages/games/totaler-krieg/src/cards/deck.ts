import { type Brand, names } from '@sandtable/kernel';
import { FULL, REDUCED } from '../counters/counters.js';
import { KINDS, kindNamed } from '../counters/kinds.js';
import { AXIS_CARD_ROWS, SOVIET_CARD_ROWS, WESTERN_CARD_ROWS } from '../data/cards/index.js';
import { type ConditionalEventId, isConditionalEvent } from '../events/event-names.js';
import { AXIS, type Faction, type Kind, type Place, SOVIET, WESTERN } from '../ids.js';
import { SHEET } from '../map/sheet.js';
import { atHex, type Box, boxAt } from '../places.js';
import { readRows, wordsOf } from '../read-rows.js';
import { LIMITED_WAR, PRE_WAR, TOTAL_WAR } from '../table.js';
import { type CardSteps, readBlitz, readSteps } from './card-steps.js';
import { type Requirement, readRequirement } from './conditions.js';
import { type PoliticalBox, readPoliticalBox } from './political-box.js';

export type { CardSteps } from './card-steps.js';

/** An Option Card of any of the three decks. */
export type Card = Brand<'option card'>;
export const NO_CARD = -1 as Card;

/** Counters that a card brings, and where they go. */
export interface Reinforcement {
  /** A box, or hexes of which each gets one. */
  places: readonly Place[];
  kind: Kind;
  face: number;
  count: number;
}

/** "A22b,A27b" or "choose*1:S41,S42": cards that leave the deck. */
export interface Removal {
  cards: readonly string[];
  /** How many of them the owner chooses; 0 for all. */
  choose: number;
  if: Requirement | null;
}

/** What the lines of an Option Card Segment box do, in the words of the card data. */
export const EFFECT_IDS = [
  'convert-to-fortress',
  'end-pacific-war',
  'end-policy',
  'event',
  'flip-marker',
  'ignore-pacific-commitment',
  'place-marker',
  'remove-from-game',
  'remove-from-play',
  'remove-influence-or',
  'return-from-pacific',
  'set-policy',
  'start',
  'when-off-track',
] as const;
export type EffectId = (typeof EFFECT_IDS)[number];

export interface CardEffect {
  effect: EffectId;
  /** What it acts on: "total-war", "russia". */
  on: string;
}

/** What is printed on an Option Card. */
export interface OptionCard {
  id: string;
  faction: Faction;
  name: string;
  warState: number;
  deck: 'standard' | 'one-map-east' | 'one-map-west';
  seasons: readonly string[];
  groups: readonly string[];
  requires: readonly Requirement[];
  removes: readonly Removal[];
  droppedWhen: Requirement | null;
  blitz: { fixed: number; variable: number };
  replacements: readonly CardSteps[];
  reinforcements: readonly Reinforcement[];
  political: PoliticalBox | null;
  conditional: readonly CardConditional[];
  effects: readonly CardEffect[];
  /** It goes back to the hand when another takes its place. */
  returns: boolean;
}

const WAR_STATE: Readonly<Record<string, number>> = {
  'pre-war': PRE_WAR,
  'limited-war': LIMITED_WAR,
  'total-war': TOTAL_WAR,
};

function placesNamed(text: string): Place[] {
  const hexes = text.split(',').map((id) => SHEET.hexOf(id));
  return hexes.every((hex) => hex >= 0) ? hexes.map(atHex) : [boxAt(text as Box)];
}

function readReinforcements(cell: string): Reinforcement[] {
  if (cell === '') return [];
  return cell.split('; ').flatMap((group) => {
    const [to, ...items] = wordsOf(group);
    const places = placesNamed(to);
    return items.map((item) => {
      const match = /^([a-z0-9-]+?)(?:\/([+a-z0-9-]+))?(?:\*(\d+))?$/.exec(item);
      if (!match) throw new Error(`a reinforcement cannot be read: ${item}`);
      const [, id, face = '', count = '1'] = match;
      const kind = kindNamed(id);
      const side = face === 'reduced' ? REDUCED : Math.max(FULL, KINDS[kind].faces.indexOf(face));
      return { places, kind, face: side, count: Number(count) };
    });
  });
}

function readRemoval(word: string): Removal {
  const [list, condition] = word.split('?');
  const match = /^(?:choose\*(\d+):)?(.+)$/.exec(list);
  return {
    cards: match?.[2].split(',') ?? [],
    choose: Number(match?.[1] ?? 0),
    if: condition ? readRequirement(condition) : null,
  };
}

function readEffect(word: string): CardEffect {
  const [name, ...on] = word.split(':');
  const effect = EFFECT_IDS.find((id) => id === name);
  if (!effect) throw new Error(`there is no card effect ${name}`);
  return { effect, on: on.join(':') };
}

/** A Conditional Event that a card names: of section 20, or printed on the card itself (an id such as "card:A23a"). */
export type CardConditional = ConditionalEventId | `card:${string}`;

function readConditional(word: string): CardConditional {
  if (isConditionalEvent(word)) return word;
  if (!word.startsWith('card:')) throw new Error(`there is no Conditional Event ${word}`);
  return `card:${word.slice(5)}`;
}

function readCard(faction: Faction, cells: string[]): OptionCard {
  const [id, name, warState, deck, seasons, groups, requires, removes, dropped, blitz] = cells;
  const [replacements, reinforcements, political, conditional, effects, returns] = cells.slice(10);
  return {
    id,
    faction,
    name,
    warState: WAR_STATE[warState],
    deck: (deck || 'standard') as OptionCard['deck'],
    seasons: wordsOf(seasons),
    groups: wordsOf(groups),
    requires: wordsOf(requires).map(readRequirement),
    removes: wordsOf(removes).map(readRemoval),
    droppedWhen: dropped ? readRequirement(dropped) : null,
    blitz: readBlitz(blitz),
    replacements: wordsOf(replacements).map(readSteps),
    reinforcements: readReinforcements(reinforcements),
    political: readPoliticalBox(political),
    conditional: wordsOf(conditional).map(readConditional),
    effects: wordsOf(effects).map(readEffect),
    returns: returns === 'returns',
  };
}

const readDeck = (faction: Faction, rows: string) => readRows(rows).map((cells) => readCard(faction, cells));

/** All Option Cards: the Axis deck, the Western, the Soviet. */
export const CARDS: readonly OptionCard[] = [
  ...readDeck(AXIS, AXIS_CARD_ROWS),
  ...readDeck(WESTERN, WESTERN_CARD_ROWS),
  ...readDeck(SOVIET, SOVIET_CARD_ROWS),
];

export const CARD = names<Card>(
  'card',
  CARDS.map(({ id }) => id),
);

const LETTERS = ['A', 'W', 'S'] as const;

/** A card of a faction by the number that scenarios give: "23a". */
export function cardNumbered(faction: Faction, number: string): Card {
  const card = CARD.index(`${LETTERS[faction]}${number}`);
  if (card < 0) throw new Error(`there is no card ${LETTERS[faction]}${number}`);
  return card;
}
