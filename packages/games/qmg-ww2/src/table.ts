import type { Reader, Umpire } from '@sandtable/kernel';
import { ALL_SPACES, IS_SEA, pieceCode, SPACE_COUNT, STRAITS_OF, straitOpen } from './board/board.js';
import { ALL_COUNTRIES, GERMANY, JAPAN, otherTeam, TEAM_SET, teamOf } from './board/countries.js';
import { resetSpaceEffects, type SpaceEffects } from './board/space-effects.js';
import type { Facts } from './facts.js';
import {
  type CardItem,
  type CardKind,
  type Countries,
  type Country,
  NO_ITEM,
  NOBODY,
  type Piece,
  type Pile,
  type Space,
  type Team,
} from './ids.js';
import { POSITION, type PositionCache } from './pieces/position-cache.js';

/** The steps of a turn (turn.steps); `begin` comes before the first. */
export const STEPS = ['begin', 'play', 'supply', 'victory', 'discard', 'draw'] as const;
export const [BEGIN, PLAY, SUPPLY, VICTORY, DISCARD, DRAW] = [0, 1, 2, 3, 4, 5];

/** The game's own part of the state. Cards are in the kernel's places; everything here is public. */
export interface Table {
  /** 1 to 20; 0 while the first hands are chosen. */
  round: number;
  /** The country whose turn it is. */
  active: Country;
  step: number;
  /** Victory Points of the Axis and the Allies. */
  score: number[];
  /** For each space the set of countries with a piece there: Armies on land, Navies at sea. */
  pieces: number[];
  /** Card kinds used this turn that may be used only once per turn. */
  used: CardKind[];
  /** Pieces that are not removed this turn (protect.turn). */
  guarded: Piece[];
  /** Pieces (or, by option, spaces) that Truk supplies until the end of the turn; NOWHERE for the spaces it names. */
  truk: Space[];
  /** Spaces with a Soviet Army next to a German one at the beginning of the turn (play.snapshot). */
  front: Space[];
  /** Has the active country reallocated this turn? */
  reallocated: boolean;
}

export type U = Umpire<Table, Facts>;
export type R = Reader<Table, Facts>;

export function newTable(): Table {
  return {
    round: 0,
    active: GERMANY,
    step: BEGIN,
    score: [0, 0],
    pieces: new Array<number>(SPACE_COUNT).fill(0),
    used: [],
    guarded: [],
    truk: [],
    front: [],
    reallocated: false,
  };
}

// The piles of a country, as places of the kernel.
export const PILES = ['hand', 'deck', 'discard', 'status', 'response'] as const;
export const [HAND, DECK, DISCARD_PILE, STATUS, RESPONSE] = [0, 1, 2, 3, 4];

export function pile(country: Country, which: number): Pile {
  return (country * PILES.length + which) as Pile;
}

/** The cards in a pile of a country, the top one last. */
export function cardsIn(u: R, country: Country, which: number): readonly CardItem[] {
  return u.items(pile(country, which)) as readonly CardItem[];
}

// Pieces

export function bit(country: Country): number {
  return 1 << country;
}

export function hasPiece(u: R, country: Country, space: Space): boolean {
  return (u.table.pieces[space] & (1 << country)) !== 0;
}

/** Countries of the other team with a piece here, as a set. */
export function enemiesAt(u: R, country: Country, space: Space): number {
  return u.table.pieces[space] & TEAM_SET[otherTeam(teamOf(country))];
}

export function friendsAt(u: R, country: Country, space: Space): number {
  return u.table.pieces[space] & TEAM_SET[teamOf(country)];
}

/** The only country of a set, or NOBODY if it has none or several. */
export function onlyOne(set: Countries): Country {
  return set !== 0 && (set & (set - 1)) === 0 ? firstOf(set) : NOBODY;
}

/** The first country of a non-empty set. */
export function firstOf(set: Countries): Country {
  return (31 - Math.clz32(set & -set)) as Country;
}

/** Validity bit: the piece counts are up to date. */
const COUNTED = 1 << 6;
/** Set along with it if some country has no Army or no Navy available. */
const SOMEBODY_OUT = 1 << 7;

/** Validity bit: the Status cards and their effects on spaces are up to date. */
const STATUSES = 1 << 8;

/** Invalidates the cache after a piece was placed or removed, or its supply changed. */
export function piecesChanged(u: R): void {
  u.cached(POSITION).fresh &= STATUSES;
}

/** Invalidates the cache after a Status card came to the table or left it. */
export function statusesChanged(u: R): void {
  u.cached(POSITION).fresh = 0;
}

/** The number of Armies of each country on the board, then of Navies; cached until a piece moves. */
function counted(u: R): Uint8Array {
  const { armies, navies } = u.facts;
  const position = u.cached(POSITION);
  if (position.fresh & COUNTED) return position.onBoard;
  const counts = position.onBoard.fill(0);
  const { pieces } = u.table;
  for (const space of ALL_SPACES) {
    const base = IS_SEA[space] ? 6 : 0;
    for (let set = pieces[space]; set !== 0; set &= set - 1) counts[base + 31 - Math.clz32(set & -set)]++;
  }
  position.fresh |= COUNTED;
  for (const country of ALL_COUNTRIES) {
    if (counts[country] >= armies[country] || counts[6 + country] >= navies[country])
      position.fresh |= SOMEBODY_OUT;
  }
  return counts;
}

/** How many pieces of a kind are available (pieces.count). */
export function available(u: R, country: Country, navy: boolean): number {
  const { navies, armies } = u.facts;
  const { spare } = u.cached(POSITION);
  return (navy ? navies : armies)[country] - counted(u)[navy ? 6 + country : country] + spare;
}

/** Does any country have all its Armies or all its Navies on the board? */
export function somebodyIsOut(u: R): boolean {
  counted(u);
  return (u.cached(POSITION).fresh & SOMEBODY_OUT) !== 0;
}

/** Puts a piece on the board. */
export function put(u: U, country: Country, space: Space): void {
  u.table.pieces[space] |= 1 << country;
  piecesChanged(u);
}

/** Takes a piece off the board. */
export function lift(u: U, country: Country, space: Space): void {
  u.table.pieces[space] &= ~(1 << country);
  // Truk by pieces (option): a later piece in this space is not the one it supplied.
  const { table } = u;
  if (country === JAPAN && table.truk.includes(space)) table.truk = table.truk.filter((at) => at !== space);
  // The same for a protected piece, which by option its owner may remove.
  if (isGuarded(u, country, space)) {
    const code = pieceCode(space, country);
    table.guarded = table.guarded.filter((one) => one !== code);
  }
  piecesChanged(u);
}

/** Do two spaces count as adjacent for a team? Seas may be joined by a strait that is open to it. */
export function adjacentFor(u: R, team: Team, a: Space, b: Space): boolean {
  if (u.facts.board.adjacent[a * SPACE_COUNT + b] === 1) return true;
  for (const [other, controller] of STRAITS_OF[a]) {
    if (other === b && straitOpen(u.table.pieces, controller, team)) return true;
  }
  return false;
}

/** Calls back for every space that is adjacent for a team. */
export function eachNeighbour(u: R, team: Team, space: Space, visit: (neighbour: Space) => void): void {
  for (const neighbour of u.facts.board.neighbours[space]) visit(neighbour);
  for (const [other, controller] of STRAITS_OF[space]) {
    if (straitOpen(u.table.pieces, controller, team)) visit(other);
  }
}

// Cards

/** The first card of that kind in a pile of its country, or -1. */
export function copyIn(u: R, kind: CardKind, which: number): CardItem {
  const { kinds, kindOf } = u.facts;
  for (const item of cardsIn(u, kinds[kind].country, which)) if (kindOf[item] === kind) return item;
  return NO_ITEM;
}

/** Is the kind a Status card on the table? */
export function inPlay(u: R, kind: CardKind): boolean {
  return lookAtStatuses(u).statuses[kind] === 1;
}

/** Is the card on the table, as a Status card or face down as a Response? */
export function isOnTable(u: R, kind: CardKind): boolean {
  return copyIn(u, kind, STATUS) >= 0 || copyIn(u, kind, RESPONSE) >= 0;
}

/** The current properties of the spaces. */
export function groundOf(u: R): SpaceEffects {
  return lookAtStatuses(u).spaceEffects;
}

/** The Status cards on the table and their effects on spaces; cached until one of them moves. */
function lookAtStatuses(u: R): PositionCache {
  const position = u.cached(POSITION);
  if (position.fresh & STATUSES) return position;
  const { kindOf, standing } = u.facts;
  position.fresh |= STATUSES;
  position.statuses.fill(0);
  for (const country of ALL_COUNTRIES) {
    for (const item of cardsIn(u, country, STATUS)) position.statuses[kindOf[item]] = 1;
  }
  resetSpaceEffects(position.spaceEffects);
  for (const { index, country, rules } of standing) {
    if (position.statuses[index] === 1)
      for (const change of rules.standing ?? []) change(position.spaceEffects, country);
  }
  return position;
}

export function isGuarded(u: R, country: Country, space: Space): boolean {
  return u.table.guarded.includes(pieceCode(space, country));
}
