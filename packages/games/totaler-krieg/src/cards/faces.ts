import { say } from '@sandtable/kernel';
import { KINDS } from '../counters/kinds.js';
import { CARD_BASIS_ROWS } from '../data/cards/basis.js';
import { POLITICAL_EVENT_NAMES } from '../events/event-names.js';
import { eventWords, targetWords } from '../events/event-words.js';
import { hexOf, placeName } from '../places.js';
import { readRows } from '../read-rows.js';
import { FACTION_IDS } from '../scenario/scenario.js';
import { CARDS, type OptionCard } from './deck.js';
import { conditionalWords, effectWords, removalWords } from './effect-words.js';
import type { PoliticalBox } from './political-box.js';
import { requirementWords } from './requirement-words.js';
import { type StepsFace, stepsFace } from './steps-face.js';
import { seasonWords } from './why-not.js';

/** Where our knowledge of a part of a card comes from. */
export type Basis = 'rulebook' | 'recalled' | 'bounded' | 'ours';

const LETTERS: Readonly<Record<string, Basis>> = { r: 'rulebook', m: 'recalled', l: 'bounded', o: 'ours' };
/** The parts of a card in the order of the letters of data/cards/basis.ts. */
export const CARD_PARTS = [
  'name',
  'warState',
  'seasons',
  'requires',
  'removes',
  'blitz',
  'replacements',
  'reinforcements',
  'political',
  'conditional',
  'effects',
  'returns',
] as const;
export type CardPart = (typeof CARD_PARTS)[number];

/** An Option Card as a page shows it: plain values, with sentences and names to be translated. */
export type OptionCardFace = {
  readonly id: string;
  readonly faction: string;
  readonly name: string;
  /** 0 Pre-War, 1 Limited War, 2 Total War. */
  readonly warState: number;
  readonly deck: string;
  /** '' for all seasons. */
  readonly seasons: string;
  readonly groups: readonly string[];
  readonly requires: readonly string[];
  readonly removes: readonly string[];
  /** When it leaves the deck unplayed; '' for never. */
  readonly dropped: string;
  readonly blitz: readonly [fixed: number, variable: number];
  readonly replacements: readonly StepsFace[];
  readonly reinforcements: readonly {
    readonly kind: string;
    readonly reduced: boolean;
    readonly count: number;
    /** The box, or the hexes. */
    readonly to: string;
  }[];
  readonly political: PoliticalFace | null;
  readonly conditional: readonly string[];
  readonly effects: readonly string[];
  readonly returns: boolean;
  readonly basis: Readonly<Record<CardPart, Basis>>;
};

export type PoliticalFace = {
  readonly mode: 'table' | 'choice';
  readonly target: string;
  readonly political: boolean;
  readonly countryMarker: boolean;
  readonly favours: 'low' | 'high' | null;
  readonly condition: string;
  readonly untilCeded: boolean;
  readonly instead: string;
  /** The results of a 1 to a 6, or the events offered. */
  readonly rows: readonly string[];
};

const BASIS = new Map(readRows(CARD_BASIS_ROWS).map(([id, letters]) => [id, letters]));

function basisOf(id: string): Record<CardPart, Basis> {
  const letters = BASIS.get(id) ?? '';
  const of = (part: CardPart): Basis => LETTERS[letters[CARD_PARTS.indexOf(part)]] ?? 'ours';
  return Object.fromEntries(CARD_PARTS.map((part) => [part, of(part)])) as Record<CardPart, Basis>;
}

function politicalFace(box: PoliticalBox): PoliticalFace {
  return {
    mode: box.mode,
    target: box.target ? targetWords(box.target) : '',
    political: box.drms.political,
    countryMarker: box.drms.countryMarker,
    favours: box.favours,
    condition: box.if ? requirementWords(box.if) : '',
    untilCeded: box.untilCeded,
    instead: box.instead ? POLITICAL_EVENT_NAMES[box.instead] : '',
    rows: box.events.map(eventWords),
  };
}

function faceOf(card: OptionCard): OptionCardFace {
  return {
    id: card.id,
    faction: FACTION_IDS[card.faction],
    name: card.name,
    warState: card.warState,
    deck: card.deck,
    seasons: seasonWords(card.seasons),
    groups: card.groups,
    requires: card.requires.map(requirementWords),
    removes: card.removes.map(removalWords),
    dropped: card.droppedWhen ? requirementWords(card.droppedWhen) : '',
    blitz: [card.blitz.fixed, card.blitz.variable],
    replacements: card.replacements.map(stepsFace),
    reinforcements: card.reinforcements.map(({ places, kind, face, count }) => ({
      kind: KINDS[kind].id,
      reduced: face === 1 && KINDS[kind].kind !== 'marker',
      count,
      to: hexOf(places[0]) >= 0 ? say`the map` : placeName(places[0]),
    })),
    political: card.political ? politicalFace(card.political) : null,
    conditional: card.conditional.map(conditionalWords),
    effects: card.effects.map(effectWords),
    returns: card.returns,
    basis: basisOf(card.id),
  };
}

/** All Option Cards of the three decks. */
export function optionCardFaces(): OptionCardFace[] {
  return CARDS.map(faceOf);
}
