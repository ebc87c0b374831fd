import type { By } from '@sandtable/kernel';
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
  ARMIES,
  COUNTRIES,
  COUNTRY_IN_TEXT,
  COUNTRY_NAMES,
  type CountryId,
  NAVIES_FIRST,
  NAVIES_SECOND,
  TEAM_IDS,
  type TeamId,
  teamOf,
} from '../board/countries.js';
import type { Edition } from '../cards/declare.js';
import type { Country, Space } from '../ids.js';
import { type BareFace, bareCards } from './card-face.js';

// Plain values only: the client's build works them out, so that a page does not load the engine for them.

export interface CountryFace {
  id: CountryId;
  name: string;
  /** The name with its article, for sentences: "the Soviet Union". */
  inText: string;
  team: TeamId;
}

/** The countries in order of play. */
export const COUNTRY_FACES: readonly CountryFace[] = ALL_COUNTRIES.map((country) => ({
  id: COUNTRIES[country],
  name: COUNTRY_NAMES[country],
  inText: COUNTRY_IN_TEXT[country],
  team: TEAM_IDS[teamOf(country)],
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

/** Every card of the second edition, deck by deck. Those of the first are in a module of their own: few pages need both. */
export const SECOND_EDITION_CARDS: readonly BareFace[] = bareCards('second');

/** How many Armies and Navies a country has. */
export interface PieceCount {
  id: CountryId;
  armies: number;
  navies: number;
}

const counted = (navies: By<Country, number>): PieceCount[] =>
  ALL_COUNTRIES.map((country) => ({
    id: COUNTRIES[country],
    armies: ARMIES[country],
    navies: navies[country],
  }));

/** The pieces of each edition, in order of play. */
export const PIECE_COUNTS: Readonly<Record<Edition, readonly PieceCount[]>> = {
  second: counted(NAVIES_SECOND),
  first: counted(NAVIES_FIRST),
};
