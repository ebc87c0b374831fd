import { Caches, clone, type Plain, type Reader, type View } from '@sandtable/kernel';
import { LAND_COUNT, PLACE_NAMES, SPACE, SPACE_NAMES } from '../board/board.js';
import { type Era, REACTION_NAMES, REACTIONS, type ReactionId } from '../cards/card.js';
import type { ChoiceText } from '../cards/choice-text.js';
import { CARDS, type CardId } from '../cards/decks.js';
import { SPACES } from '../data/board.js';
import { type Facts, makeFacts } from '../facts.js';
import { eastFront } from '../game.js';
import {
  AXIS,
  FACTION_NAMES,
  FACTIONS,
  type FactionId,
  KIND,
  PIECE_COUNT,
  PIECE_FACTION,
  PIECE_TYPE,
  SIDE_NAMES,
  SIDES,
  TYPES,
  type TypeId,
} from '../pieces/pieces.js';
import { cutsFor, supplyPath } from '../supply/supply.js';
import {
  LAST_ROUND,
  positionOf,
  type R,
  SEASONS,
  STEP_NAMES,
  STEPS,
  seasonOf,
  starsIn,
  starsOf,
  type Table,
  yearOf,
} from '../table.js';
import { SCORING_ROUNDS } from '../victory/scoring.js';
import { roundName, supplyWords } from '../words/words.js';
import type { CombatView } from './view-table.js';

// What a drawn board shows beyond the bare position, worked out from what a viewer sees: nothing here can
// tell more than the view does.

/** Like pieces in one space, drawn as one stack. */
export interface StackLook {
  space: string;
  faction: FactionId;
  type: TypeId;
  /** What a choice calls such a piece: "german tank", "protected soviet infantry". */
  kind: string;
  count: number;
  supplied: boolean;
  /** Supplied by a card, wherever it stands. */
  protected: boolean;
  /** Spaces from here to a Supply Flag; empty where there is no way. */
  path: readonly string[];
  /** Where the way is cut, and the spaces of the enemy pieces that cut it. */
  cuts: readonly { space: string; by: readonly string[] }[];
  /** How many of them have moved in this step. */
  moved: number;
  /** Supply in words. */
  says: string;
}

export interface SpaceLook {
  id: string;
  control: 'axis' | 'allies' | 'both';
  stars: number;
}

export interface Look {
  round: number;
  /** "Summer 1941"; empty while the first hands are chosen. */
  roundName: string;
  season: (typeof SEASONS)[number];
  year: number;
  active: 'axis' | 'allies';
  step: (typeof STEPS)[number];
  stepName: string;
  score: readonly [number, number];
  /** Stars each side would score now. */
  stars: readonly [number, number];
  stacks: readonly StackLook[];
  spaces: readonly SpaceLook[];
  gorkiStar: boolean;
  scorched: string | null;
  mud: boolean;
  /** The combat that is being fought. */
  combat: CombatView | null;
  /** Pieces left to place, by faction and type. */
  reserve: Readonly<Record<FactionId, Readonly<Record<TypeId, number>>>>;
}

/** A card as it is printed, with where our text comes from. */
export interface CardFace {
  side: 'axis' | 'allies';
  faction: FactionId;
  id: CardId;
  name: string;
  era: Era;
  text: string;
  /** Id and name of its reaction, with the condition printed below it. */
  reaction: { id: ReactionId; name: string; detail: string | null } | null;
  second: { name: string; text: string } | null;
  firstGame: boolean;
  provenance: 'printed' | 'sourced';
}

export interface SpaceFace {
  id: string;
  name: string;
  /** The name inside a sentence: "the Black Sea". */
  place: string;
  water: boolean;
  stars: number;
  flags: readonly FactionId[];
  adjacent: readonly string[];
}

export const SPACE_FACES: readonly SpaceFace[] = SPACES.map(
  ({ id, name, water, stars, flags, adjacent }, at) => ({
    id,
    name,
    place: PLACE_NAMES[at],
    water,
    stars,
    flags,
    adjacent,
  }),
);

export interface RoundFace {
  round: number;
  name: string;
  season: (typeof SEASONS)[number];
  year: number;
  /** Are stars scored after it? */
  scoring: boolean;
}

/** The round track. */
export const ROUND_FACES: readonly RoundFace[] = Array.from({ length: LAST_ROUND }, (_, i) => ({
  round: i + 1,
  name: roundName(i + 1),
  season: SEASONS[seasonOf(i + 1)],
  year: yearOf(i + 1),
  scoring: SCORING_ROUNDS.includes(i + 1),
}));

export type { CardId, ChoiceText, CombatView, FactionId, TypeId };
export { FACTION_NAMES, FACTIONS, SIDE_NAMES, SIDES, TYPES };

/** Every card of both decks. */
export const CARD_FACES: readonly CardFace[] = CARDS.map(
  ({ side, faction, id, name, era, text, reaction, detail, second, firstGame, provenance }) => ({
    side: SIDES[side],
    faction: FACTIONS[faction],
    id,
    name,
    era,
    text,
    reaction: reaction < 0 ? null : { id: REACTIONS[reaction], name: REACTION_NAMES[reaction], detail },
    second: second && { name: second.name, text: second.text },
    firstGame,
    provenance,
  }),
);

/** Reads the public part of a position, as a waypoint of a replay has it. */
export function momentOf(table: Plain): { round: number; active: string; step: string; roundName: string } {
  const { round, active, step } = table as unknown as Table;
  return { round, active: SIDES[active], step: STEPS[step], roundName: round > 0 ? roundName(round) : '' };
}

export function lookAt(view: Pick<View, 'options' | 'table'>): Look {
  const u = readerOf(view);
  const { round, active, step, score, gorki, scorched, mud } = u.table;
  const position = positionOf(u);
  return {
    round,
    roundName: round > 0 ? roundName(round) : '',
    season: SEASONS[seasonOf(Math.max(1, round))],
    year: yearOf(Math.max(1, round)),
    active: SIDES[active],
    step: STEPS[step],
    stepName: STEP_NAMES[step],
    score: [score[0], score[1]],
    stars: [starsOf(u, 0), starsOf(u, 1)],
    stacks: stacksOf(u),
    spaces: SPACE_NAMES.map((_, at) => ({
      id: SPACE.name(at),
      control:
        at >= LAND_COUNT && position.isEmpty(at) ? 'both' : position.controls(AXIS, at) ? 'axis' : 'allies',
      stars: starsIn(u.table, at),
    })),
    gorkiStar: gorki,
    scorched: scorched < 0 ? null : SPACE.name(scorched),
    mud,
    combat: (view.table as unknown as { combat: CombatView | null }).combat,
    reserve: Object.fromEntries(
      FACTIONS.map((faction, f) => [
        faction,
        Object.fromEntries(TYPES.map((type, t) => [type, position.available(f, t)])),
      ]),
    ) as Look['reserve'],
  };
}

function stacksOf(u: R): StackLook[] {
  const position = positionOf(u);
  const { at, sheltered } = u.table.board;
  const stacks = new Map<string, StackLook>();
  for (let piece = 0; piece < PIECE_COUNT; piece++) {
    if (at[piece] < 0) continue;
    const kind = KIND.name(position.kind(piece));
    const key = `${kind} ${at[piece]}`;
    const moved = u.table.moved.includes(piece) ? 1 : 0;
    const known = stacks.get(key);
    if (known) stacks.set(key, { ...known, count: known.count + 1, moved: known.moved + moved });
    else {
      const faction = PIECE_FACTION[piece];
      stacks.set(key, {
        space: SPACE.name(at[piece]),
        faction: FACTIONS[faction],
        type: TYPES[PIECE_TYPE[piece]],
        kind,
        count: 1,
        supplied: position.pieceSupplied(piece),
        protected: sheltered.includes(piece),
        path: supplyPath(position, faction, at[piece]).map((space) => SPACE.name(space)),
        cuts: cutsFor(position, faction, at[piece]).map((cut) => ({
          space: SPACE.name(cut.at),
          by: cut.by.map((space) => SPACE.name(space)),
        })),
        moved,
        says: supplyWords(position, piece, faction, at[piece]),
      });
    }
  }
  return [...stacks.values()];
}

/** Facts follow from the options alone; drawing needs only their board. */
const known = new Map<string, Facts>();

function factsFor(options: View['options']): Facts {
  const key = JSON.stringify(options);
  const facts = known.get(key) ?? makeFacts(options);
  known.set(key, facts);
  return facts;
}

/** A reader of what a view shows of the table; cards are no part of it. */
function readerOf({ options, table }: Pick<View, 'options' | 'table'>): R {
  const own = clone(table) as unknown as Table;
  const facts = factsFor(options);
  const caches = new Caches(facts);
  const reader: Reader<Table, Facts> = {
    state: {
      frames: [],
      chance: [0, 0, 0, 0],
      places: [],
      known: [],
      table: own,
      outcome: null,
      count: 0,
    },
    table: own,
    facts,
    options,
    game: eastFront,
    findFrame: () => null,
    items: () => [],
    cached: (cache) => caches.of(cache, reader),
  };
  return reader;
}
