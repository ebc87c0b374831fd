import { LAND_COUNT, SPACE, type Space } from '../board/board.js';
import { kindAt } from '../board/domains.js';
import { CARDS, type CardId } from '../cards/decks.js';
import { text } from '../cards/play-text.js';
import {
  AIRPLANE,
  ALLIES,
  AXIS,
  FACTION_IDS,
  type Faction,
  type FactionId,
  FLEET,
  GERMAN,
  INFANTRY,
  KIND,
  PACT,
  PIECE_FACTION,
  PIECE_TYPE,
  PIECES,
  type Piece,
  SIDE_IDS,
  type SideId,
  SOVIET,
  TANK,
  TYPE_IDS,
  type TypeId,
} from '../pieces/pieces.js';
import type { Position } from '../pieces/position.js';
import { cutsFor, supplyPath } from '../supply/supply.js';
import {
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
import { roundName, supplyWords } from '../words/words.js';
import { type CombatView, combatView } from './view-table.js';

// What the board display shows, by name; all of it is public. Types instead of interfaces, so that the compiler can
// check that they are plain data. Rows have an id, so that a change to one row is sent without the others.

/** Identical pieces in one space, drawn as one stack. */
export type StackModel = {
  /** The name of such a piece in choices: "german tank warsaw". */
  id: string;
  space: string;
  faction: FactionId;
  type: TypeId;
  /** "german tank", "protected soviet infantry" */
  kind: string;
  count: number;
  supplied: boolean;
  /** Supplied by a card, wherever it is. */
  protected: boolean;
  /** The supply path from here to a Supply Flag; empty if there is none. */
  path: readonly string[];
  /** Where the path is cut, and the spaces of the enemy pieces that cut it. */
  cuts: readonly { space: string; by: readonly string[] }[];
  /** How many of them have moved in this step. */
  moved: number;
  /** Supply in words. */
  says: string;
};

export type SpaceModel = {
  id: string;
  control: SideId | 'both';
  stars: number;
};

export type BoardModel = {
  round: number;
  /** "Summer 1941"; empty while the first hands are chosen. */
  roundName: string;
  season: (typeof SEASONS)[number];
  year: number;
  active: SideId;
  step: (typeof STEPS)[number];
  stepName: string;
  score: readonly [number, number];
  /** Stars each side would score now. */
  stars: readonly [number, number];
  stacks: readonly StackModel[];
  spaces: readonly SpaceModel[];
  gorkiStar: boolean;
  scorched: string | null;
  mud: boolean;
  /** The current combat. */
  combat: CombatView | null;
  /** The card whose text is carried out, and whether it is that of its Second side. */
  acting: { id: CardId; second: boolean } | null;
  /** Available pieces, by faction and type. */
  reserve: Readonly<Record<FactionId, Readonly<Record<TypeId, number>>>>;
};

export type { CombatView };

export function boardModel(u: R): BoardModel {
  const { round, active, step, score, gorki, scorched, mud } = u.table;
  const position = positionOf(u);
  return {
    round,
    roundName: round > 0 ? roundName(round) : '',
    season: SEASONS[seasonOf(Math.max(1, round))],
    year: yearOf(Math.max(1, round)),
    active: SIDE_IDS[active],
    step: STEPS[step],
    stepName: STEP_NAMES[step],
    score: [score[AXIS], score[ALLIES]],
    stars: [starsOf(u, AXIS), starsOf(u, ALLIES)],
    stacks: stacksOf(u.table, position),
    spaces: SPACE.values.map((at) => ({
      id: SPACE.name(at),
      control: controlOf(position, at),
      stars: starsIn(u.table, at),
    })),
    gorkiStar: gorki,
    scorched: scorched < 0 ? null : SPACE.name(scorched),
    mud,
    combat: combatView(u),
    acting: actingCard(u),
    reserve: reserveOf(position),
  };
}

function actingCard(u: R): BoardModel['acting'] {
  const here = u.findFrame(text);
  return here ? { id: CARDS[here.card].id, second: here.text === u.facts.secondText[here.card] } : null;
}

function controlOf(position: Position, at: Space): SpaceModel['control'] {
  if (at >= LAND_COUNT && position.isEmpty(at)) return 'both';
  return SIDE_IDS[position.controls(AXIS, at) ? AXIS : ALLIES];
}

/** Ordered by kind and space, so a moving piece does not reorder the others. */
function stacksOf({ board, moved }: Table, position: Position): StackModel[] {
  const stacks = new Map<number, Piece[]>();
  for (const piece of PIECES) {
    const at = board.at[piece];
    if (at < 0) continue;
    const key = kindAt(position.kind(piece), at);
    const known = stacks.get(key);
    if (known) known.push(piece);
    else stacks.set(key, [piece]);
  }
  return [...stacks.keys()]
    .sort((a, b) => a - b)
    .map((key) => stackModel(position, stacks.get(key) ?? [], moved));
}

function stackModel(position: Position, pieces: readonly Piece[], moved: readonly Piece[]): StackModel {
  const [piece] = pieces;
  const faction = PIECE_FACTION[piece];
  const at = position.board.at[piece];
  const [kind, space] = [KIND.name(position.kind(piece)), SPACE.name(at)];
  const path = supplyPath(position, faction, at);
  return {
    id: `${kind} ${space}`,
    space,
    faction: FACTION_IDS[faction],
    type: TYPE_IDS[PIECE_TYPE[piece]],
    kind,
    count: pieces.length,
    supplied: position.pieceSupplied(piece),
    protected: position.board.sheltered.includes(piece),
    path: path.map((one) => SPACE.name(one)),
    cuts: cutsFor(position, faction, at).map((cut) => ({
      space: SPACE.name(cut.at),
      by: cut.by.map((one) => SPACE.name(one)),
    })),
    moved: pieces.filter((one) => moved.includes(one)).length,
    says: supplyWords(position, piece, faction, at, path),
  };
}

function reserveOf(position: Position): BoardModel['reserve'] {
  const left = (faction: Faction) => ({
    infantry: position.available(faction, INFANTRY),
    tank: position.available(faction, TANK),
    airplane: position.available(faction, AIRPLANE),
    fleet: position.available(faction, FLEET),
  });
  return { german: left(GERMAN), pact: left(PACT), soviet: left(SOVIET) };
}
