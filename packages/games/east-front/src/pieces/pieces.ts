import { type Brand, type By, names, plain, say } from '@sandtable/kernel';

// Factions, sides, types, kinds and pieces are small numbers with distinct types, so the compiler keeps them apart.

export const FACTIONS = ['german', 'pact', 'soviet'] as const;
export type FactionId = (typeof FACTIONS)[number];
export type Faction = Brand<'faction'>;
export const FACTION = names<Faction>('faction', FACTIONS);
export const [GERMAN, PACT, SOVIET] = FACTION.values;
export const FACTION_IDS: By<Faction, FactionId> = FACTIONS;
export const FACTION_NAMES: By<Faction, string> = ['German', 'Pact', 'Soviet'];
/** No faction. */
export const NO_FACTION = -1 as Faction;

export const SIDES = ['axis', 'allies'] as const;
export type SideId = (typeof SIDES)[number];
/** A side, which is also a seat: one player each. */
export type Side = Brand<'side'>;
export const SIDE = names<Side>('side', SIDES);
export const [AXIS, ALLIES] = SIDE.values;
export const SIDE_IDS: By<Side, SideId> = SIDES;
export const SIDE_NAMES: By<Side, string> = ['Axis', 'Allies'];
/** "under Axis control", "an Allied piece" */
export const SIDE_ADJECTIVES: By<Side, string> = ['Axis', 'Allied'];

export function sideOf(faction: Faction): Side {
  return faction === SOVIET ? ALLIES : AXIS;
}

/** The factions of a side. */
export const FACTIONS_OF: By<Side, readonly Faction[]> = [[GERMAN, PACT], [SOVIET]];

export function enemyOf(side: Side): Side {
  return side === AXIS ? ALLIES : AXIS;
}

export const TYPES = ['infantry', 'tank', 'airplane', 'fleet'] as const;
export type TypeId = (typeof TYPES)[number];
export type Type = Brand<'type of piece'>;
export const TYPE = names<Type>('kind of piece', TYPES);
export const [INFANTRY, TANK, AIRPLANE, FLEET] = TYPE.values;
export const TYPE_IDS: By<Type, TypeId> = TYPES;
/** No type. */
export const NO_TYPE = -1 as Type;

/** combat.rank: infantry < tank < airplane = fleet < Stand Fast = Sustain Attack. */
export const RANK: By<Type, number> = [0, 1, 2, 2];
export const RANK_OF_STAND_FAST = 3;

/** How many pieces each faction has of each type (pieces.limits). */
const LIMITS: By<Faction, By<Type, number>> = [
  [7, 5, 5, 2],
  [6, 1, 2, 1],
  [14, 5, 4, 3],
];

/**
 * The kind of a piece: its faction and type. An infantry that a card keeps supplied (supply.protected) is a separate
 * kind, because it may stay where others may not.
 */
const PLAIN_KINDS = FACTIONS.flatMap((faction) => TYPES.map((type) => `${faction} ${type}`));
export type Kind = Brand<'kind of piece'>;
export const KIND = names<Kind>('piece', [
  ...PLAIN_KINDS,
  'protected german infantry',
  'protected soviet infantry',
]);
export const KIND_COUNT = KIND.values.length;
const [SHELTERED_GERMAN, SHELTERED_SOVIET] = KIND.values.slice(PLAIN_KINDS.length);

export function kindOf(faction: Faction, type: Type): Kind {
  return (faction * TYPES.length + type) as Kind;
}

export function shelteredKind(faction: Faction): Kind {
  return faction === SOVIET ? SHELTERED_SOVIET : SHELTERED_GERMAN;
}

export function isSheltered(kind: Kind): boolean {
  return kind >= SHELTERED_GERMAN;
}

export const KIND_FACTION: By<Kind, Faction> = KIND.values.map((kind) =>
  kind === SHELTERED_GERMAN
    ? GERMAN
    : kind === SHELTERED_SOVIET
      ? SOVIET
      : FACTION.values[Math.floor(kind / TYPES.length)],
);
export const KIND_TYPE: By<Kind, Type> = KIND.values.map((kind) =>
  isSheltered(kind) ? INFANTRY : TYPE.values[kind % TYPES.length],
);
export const KIND_SIDE: By<Kind, Side> = KIND.values.map((kind) => sideOf(KIND_FACTION[kind]));

/** "German infantry", "protected Soviet infantry". */
export const KIND_NAMES: By<Kind, string> = KIND.values.map((kind) => {
  const name = `${FACTION_NAMES[KIND_FACTION[kind]]} ${TYPE_IDS[KIND_TYPE[kind]]}`;
  return isSheltered(kind) ? `protected ${name}` : name;
});

/** "an infantry", "a tank" */
export const A_TYPE: By<Type, string> = TYPES.map((type) => plain(withArticle(type)));

/** "a tank", "an Axis piece" */
export function withArticle(noun: string): string {
  return /^\u2068*[aeiou]/i.test(noun) ? say`an ${noun}` : say`a ${noun}`;
}

// The 55 wooden pieces are numbered; pieces of one kind are consecutive.

export type Piece = Brand<'piece'>;

const BOX: readonly Kind[] = FACTION.values.flatMap((faction) =>
  TYPE.values.flatMap((type) => new Array<Kind>(LIMITS[faction][type]).fill(kindOf(faction, type))),
);
export const PIECE_COUNT = BOX.length;
/** All pieces. */
export const PIECES: readonly Piece[] = BOX.map((_, piece) => piece as Piece);
/** The first piece, for loops. */
export const [FIRST_OF_ALL] = PIECES;
/** No piece. */
export const NO_PIECE = -1 as Piece;
/** The kind of each piece. */
export const PIECE_KIND: By<Piece, Kind> = BOX;
export const PIECE_FACTION: By<Piece, Faction> = BOX.map((kind) => KIND_FACTION[kind]);
export const PIECE_TYPE: By<Piece, Type> = BOX.map((kind) => KIND_TYPE[kind]);
export const PIECE_SIDE: By<Piece, Side> = BOX.map((kind) => KIND_SIDE[kind]);

/** The kinds without the protected ones. */
export const BOX_KINDS: readonly Kind[] = KIND.values.slice(0, PLAIN_KINDS.length);
/** The first piece of each faction and type, and the one after the last. */
export const FIRST_PIECE: By<Kind, Piece> = BOX_KINDS.map((kind) => PIECES[BOX.indexOf(kind)]);
export const END_PIECE: By<Kind, Piece> = BOX_KINDS.map((kind) => (BOX.lastIndexOf(kind) + 1) as Piece);
/** The pieces of each side: from the first, to the one after the last. */
export const SIDE_FIRST: By<Side, Piece> = [
  FIRST_PIECE[kindOf(GERMAN, INFANTRY)],
  FIRST_PIECE[kindOf(SOVIET, INFANTRY)],
];
export const SIDE_END: By<Side, Piece> = [END_PIECE[kindOf(PACT, FLEET)], END_PIECE[kindOf(SOVIET, FLEET)]];

/** Some pieces of one side, as bits counted from its first piece: no side has more than 29. */
export type PieceSet = number;

export function pieceBit(piece: Piece): PieceSet {
  return 1 << (piece - SIDE_FIRST[PIECE_SIDE[piece]]);
}

export function piecesWhere(side: Side, holds: (piece: Piece) => boolean): PieceSet {
  let pieces = 0;
  for (let piece = SIDE_FIRST[side]; piece < SIDE_END[side]; piece++)
    if (holds(piece)) pieces |= pieceBit(piece);
  return pieces;
}

export const ALL_PIECES: By<Side, PieceSet> = SIDE.values.map((side) => piecesWhere(side, () => true));

/** The first piece of a set, counted from the first of its side. */
export function firstPiece(pieces: PieceSet, first: Piece): Piece {
  return (first + 31 - Math.clz32(pieces & -pieces)) as Piece;
}
