import type { GameOptions, Plain } from '@sandtable/kernel';
import {
  ALL_SPACES,
  HOME,
  IS_SEA,
  IS_STAR,
  SPACE,
  SPACE_IN_TEXT,
  SPACE_NAMES,
  THE_STRAITS,
} from '../board/board.js';
import {
  ALL_COUNTRIES,
  COUNTRIES,
  COUNTRY_IN_TEXT,
  COUNTRY_NAMES,
  type CountryId,
} from '../board/countries.js';
import { type CardId, cardsOf } from '../cards/decks.js';
import type { CardType } from '../cards/types.js';
import type { Space } from '../ids.js';
import type { Table } from '../table.js';

// Printed board and cards, by name: depends on the options at most, never on the position.

export { supplyWords } from './supply-words.js';
export type { CardId, CountryId };

export interface CountryFace {
  id: CountryId;
  name: string;
  /** The name with its article, for sentences: "the Soviet Union". */
  inText: string;
}

/** The countries in order of play. */
export const COUNTRY_FACES: readonly CountryFace[] = ALL_COUNTRIES.map((country) => ({
  id: COUNTRIES[country],
  name: COUNTRY_NAMES[country],
  inText: COUNTRY_IN_TEXT[country],
}));

export interface SpaceFace {
  id: string;
  name: string;
  /** The name with its article, for sentences: "the Balkans". */
  inText: string;
  sea: boolean;
  star: boolean;
  /** The country whose Home space it is. */
  home: CountryId | null;
}

export const SPACE_FACES: readonly SpaceFace[] = ALL_SPACES.map((at) => ({
  id: SPACE.name(at),
  name: SPACE_NAMES[at],
  inText: SPACE_IN_TEXT[at],
  sea: IS_SEA[at],
  star: IS_STAR[at],
  home: homeOf(at),
}));

function homeOf(at: Space): CountryId | null {
  const country = ALL_COUNTRIES.find((one) => HOME[one] === at);
  return country === undefined ? null : COUNTRIES[country];
}

export interface StraitFace {
  /** The land space that controls it. */
  controller: string;
  seas: readonly [string, string];
}

export const STRAIT_FACES: readonly StraitFace[] = THE_STRAITS.map(({ controller, seas }) => ({
  controller: SPACE.name(controller),
  seas: [SPACE.name(seas[0]), SPACE.name(seas[1])],
}));

/** A card as printed, with the source of our text. */
export interface CardFace {
  country: CountryId;
  id: CardId;
  name: string;
  type: CardType;
  text: string;
  provenance: 'printed' | 'sourced';
  disputed: boolean;
  count: number;
}

/** Every card of the game's edition, deck by deck. */
export function cardFaces({ edition }: GameOptions): CardFace[] {
  return cardsOf(edition === 'first' ? 'first' : 'second').map(({ rules: _, ...face }) => face);
}

/** The round and step of a replay position, from the table of its view. */
export function momentOf(table: Plain): { round: number; active: CountryId } {
  if (!isTable(table)) throw new Error('this is no table of Quartermaster General WW2');
  return { round: table.round, active: COUNTRIES[table.active] };
}

/** The table has no secrets, so a view has all of it. */
function isTable(table: Plain): table is Plain & Pick<Table, 'round' | 'active'> {
  return typeof table === 'object' && table !== null && 'round' in table && 'active' in table;
}
