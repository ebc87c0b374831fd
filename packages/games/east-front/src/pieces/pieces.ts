import { names } from '@sandtable/kernel';

export const FACTIONS = ['german', 'pact', 'soviet'] as const;
export type FactionId = (typeof FACTIONS)[number];
export const [GERMAN, PACT, SOVIET] = [0, 1, 2];
export const FACTION_NAMES: readonly string[] = ['German', 'Pact', 'Soviet'];
export const FACTION = names('faction', FACTIONS);

export const SIDES = ['axis', 'allies'] as const;
export const [AXIS, ALLIES] = [0, 1];
export const SIDE_NAMES: readonly string[] = ['Axis', 'Allies'];
/** "under Axis control", "an Allied piece" */
export const SIDE_ADJECTIVES: readonly string[] = ['Axis', 'Allied'];
export const SIDE = names('side', SIDES);

export function sideOf(faction: number): number {
  return faction === SOVIET ? ALLIES : AXIS;
}

export const TYPES = ['infantry', 'tank', 'airplane', 'fleet'] as const;
export type TypeId = (typeof TYPES)[number];
export const [INFANTRY, TANK, AIRPLANE, FLEET] = [0, 1, 2, 3];

/** combat.rank: infantry < tank < airplane = fleet < Stand Fast = Sustain Attack. */
export const RANK: readonly number[] = [0, 1, 2, 2];
export const RANK_OF_STAND_FAST = 3;

/** How many pieces each faction has of each type (pieces.limits). */
const LIMITS: readonly (readonly number[])[] = [
  [7, 5, 5, 2],
  [6, 1, 2, 1],
  [14, 5, 4, 3],
];

/**
 * What a player calls a piece: its faction and type. An infantry that a card keeps supplied (supply.protected)
 * is another kind than its neighbours, because it may stay where they may not.
 */
const PLAIN_KINDS = FACTIONS.flatMap((faction) => TYPES.map((type) => `${faction} ${type}`));
export const KIND = names('piece', [
  ...PLAIN_KINDS,
  'protected german infantry',
  'protected soviet infantry',
]);
export const KIND_COUNT = KIND.values.length;
const [SHELTERED_GERMAN, SHELTERED_SOVIET] = [PLAIN_KINDS.length, PLAIN_KINDS.length + 1];

export function kindOf(faction: number, type: number): number {
  return faction * TYPES.length + type;
}

export function shelteredKind(faction: number): number {
  return faction === SOVIET ? SHELTERED_SOVIET : SHELTERED_GERMAN;
}

export function isSheltered(kind: number): boolean {
  return kind >= SHELTERED_GERMAN;
}

export const KIND_FACTION: readonly number[] = KIND.values.map((kind) =>
  kind === SHELTERED_GERMAN ? GERMAN : kind === SHELTERED_SOVIET ? SOVIET : Math.floor(kind / TYPES.length),
);
export const KIND_TYPE: readonly number[] = KIND.values.map((kind) =>
  isSheltered(kind) ? INFANTRY : kind % TYPES.length,
);
export const KIND_SIDE: readonly number[] = KIND_FACTION.map(sideOf);

/** "German infantry", "protected Soviet infantry". */
export const KIND_NAMES: readonly string[] = KIND.values.map((kind) => {
  const name = `${FACTION_NAMES[KIND_FACTION[kind]]} ${TYPES[KIND_TYPE[kind]]}`;
  return isSheltered(kind) ? `protected ${name}` : name;
});

/** "an infantry", "a tank" */
export const A_TYPE: readonly string[] = TYPES.map(withArticle);

/** "a tank", "an Axis piece" */
export function withArticle(noun: string): string {
  return `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`;
}

// The 55 wooden pieces, each a number; those of one kind follow each other.

/** The kind of each piece, as it comes out of the box. */
export const PIECE_KIND: readonly number[] = FACTIONS.flatMap((_, faction) =>
  TYPES.flatMap((_, type) => new Array<number>(LIMITS[faction][type]).fill(kindOf(faction, type))),
);
export const PIECE_COUNT = PIECE_KIND.length;
export const PIECE_FACTION: readonly number[] = PIECE_KIND.map((kind) => KIND_FACTION[kind]);
export const PIECE_TYPE: readonly number[] = PIECE_KIND.map((kind) => KIND_TYPE[kind]);
export const PIECE_SIDE: readonly number[] = PIECE_KIND.map((kind) => KIND_SIDE[kind]);

/** The first piece of each faction and type, and the one after the last. */
export const FIRST_PIECE: readonly number[] = PLAIN_KINDS.map((_, kind) => PIECE_KIND.indexOf(kind));
export const END_PIECE: readonly number[] = PLAIN_KINDS.map((_, kind) => PIECE_KIND.lastIndexOf(kind) + 1);
/** The pieces of each side: from the first, to the one after the last. */
export const SIDE_FIRST: readonly number[] = [0, PIECE_SIDE.indexOf(ALLIES)];
export const SIDE_END: readonly number[] = [PIECE_SIDE.indexOf(ALLIES), PIECE_COUNT];

/** Not on the board: ready to be placed. */
export const AVAILABLE = -1;
