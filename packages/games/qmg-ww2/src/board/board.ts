import { type By, memberMeant, names, pair, say } from '@sandtable/kernel';
import { BORDERS, FIRST_EDITION_ADDS, FIRST_EDITION_LACKS, SPACES, STRAITS } from '../data/board.js';
import { type Country, NO_PIECE, NOWHERE, type Piece, type Space, type Team } from '../ids.js';
import { ALL_COUNTRIES, ALLIES, AXIS, COUNTRY, HOMES, TEAM_SET } from './countries.js';

export const SPACE_COUNT = SPACES.length;
export const SPACE = names<Space>(
  'space',
  SPACES.map((space) => space.id),
);
export const ALL_SPACES = SPACE.values;

/** A piece, by its space and country. */
export const SPACE_AND_COUNTRY = pair<Space, Country, Piece>(SPACE, COUNTRY);

export function pieceCode(space: Space, country: Country): Piece {
  return (space * 6 + country) as Piece;
}
export function spaceOf(piece: Piece): Space {
  return Math.floor(piece / 6) as Space;
}
export function countryOf(piece: Piece): Country {
  return (piece % 6) as Country;
}

/** The space of "ukraine germany" if naming the country is redundant, because it is this country; otherwise -1. */
export function spaceOfPiece(typed: string, country: Country): Space {
  const piece = memberMeant(SPACE_AND_COUNTRY, typed);
  return piece >= 0 && countryOf(piece) === country ? spaceOf(piece) : NOWHERE;
}
/** The piece meant by "ukraine" alone if only one country has a matching piece there; otherwise -1. */
export function onlyPieceIn(typed: string, fits: (at: Space, country: Country) => boolean): Piece {
  const at = memberMeant(SPACE, typed);
  const found = at < 0 ? [] : ALL_COUNTRIES.filter((country) => fits(at, country));
  return found.length === 1 ? pieceCode(at, found[0]) : NO_PIECE;
}
export const SPACE_NAMES: By<Space, string> = SPACES.map((space) => space.name);
const WITH_ARTICLE = /^(United|Balkans|Middle|Philippines|Western United|Eastern United|Pacific Northwest)/;
/** The name with its article, for sentences: "in the Balkans". All seas have an article. */
export const SPACE_IN_TEXT: By<Space, string> = SPACES.map(({ name, kind }) =>
  kind === 'sea' || WITH_ARTICLE.test(name) ? `the ${name}` : name,
);
/** "Ukraine is", "the Balkans are". */
export function isOrAre(space: Space): string {
  const name = SPACE_IN_TEXT[space];
  return /^the (Balkans|Philippines)$/.test(name) ? say`${name} are` : say`${name} is`;
}
export const IS_SEA: By<Space, boolean> = SPACES.map((space) => space.kind === 'sea');
export const IS_STAR: By<Space, boolean> = SPACES.map((space) => space.star === true);
export const HOME: By<Country, Space> = HOMES.map(space);

/** A strait: the land space that controls it and the seas it joins (strait.pairs). */
export interface Strait {
  controller: Space;
  seas: readonly [Space, Space];
}

export const THE_STRAITS: readonly Strait[] = STRAITS.map(({ controller, seas }) => ({
  controller: space(controller),
  seas: [space(seas[0]), space(seas[1])],
}));

/** The number of a space; an unknown name is a programming error. */
export function space(id: string): Space {
  const found = SPACE.index(id);
  if (found < 0) throw new Error(`there is no space '${id}'`);
  return found;
}

/** Adjacency of spaces in one edition (board.adjacent, board.borders). */
export interface Board {
  neighbours: By<Space, readonly Space[]>;
  /** adjacent[a * SPACE_COUNT + b] is 1 if a and b share a border. */
  adjacent: Uint8Array;
}

export function board(edition: 'second' | 'first'): Board {
  const key = (pair: readonly [string, string]) => pair.slice().sort().join('|');
  const lacking = new Set(FIRST_EDITION_LACKS.map(key));
  const borders =
    edition === 'second'
      ? BORDERS
      : [...BORDERS.filter((pair) => !lacking.has(key(pair))), ...FIRST_EDITION_ADDS];
  const neighbours: By<Space, Space[]> = SPACES.map(() => []);
  const adjacent = new Uint8Array(SPACE_COUNT * SPACE_COUNT);
  for (const [a, b] of borders.map(([first, second]) => [space(first), space(second)])) {
    neighbours[a].push(b);
    neighbours[b].push(a);
    adjacent[a * SPACE_COUNT + b] = 1;
    adjacent[b * SPACE_COUNT + a] = 1;
  }
  return { neighbours, adjacent };
}

/** The straits of each sea, as pairs of [other sea, controller]. */
export const STRAITS_OF: By<Space, readonly (readonly [Space, Space])[]> = ALL_SPACES.map((sea) =>
  THE_STRAITS.filter((strait) => strait.seas.includes(sea)).map(
    ({ controller, seas }) => [seas[0] === sea ? seas[1] : seas[0], controller] as const,
  ),
);

/** Is a strait open to a team? To the Axis while an Axis Army controls it, otherwise to the Allies. */
export function straitOpen(pieces: readonly number[], controller: Space, team: Team): boolean {
  return (pieces[controller] & TEAM_SET[AXIS]) !== 0 ? team === AXIS : team === ALLIES;
}
