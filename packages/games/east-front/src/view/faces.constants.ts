import { PLACE_NAMES, SPACE } from '../board/board.js';
import { type Era, REACTION_IDS, REACTION_NAMES, type ReactionId } from '../cards/card.js';
import { ALL_CARDS, type CardId } from '../cards/decks.js';
import { SPACES } from '../data/board.js';
import { FACTION_IDS, type FactionId, SIDE_IDS, type SideId } from '../pieces/pieces.js';
import { LAST_ROUND, SEASONS, seasonOf, STEPS as THE_STEPS, yearOf } from '../table.js';
import { SCORING_ROUNDS } from '../victory/scoring.js';
import { roundName } from '../words/words.js';

// Plain values only: the client's build works them out, so that a page does not load the engine for them.

/** The steps of a turn. */
export const STEPS: readonly (typeof THE_STEPS)[number][] = THE_STEPS;

/** A card as printed, with the source of our text, but without it: a page in another language has its own. */
export interface BareFace {
  side: SideId;
  faction: FactionId;
  id: CardId;
  name: string;
  era: Era;
  /** Id and name of its reaction, with the condition printed below it. */
  reaction: { id: ReactionId; name: string; detail: string | null } | null;
  second: { name: string } | null;
  firstGame: boolean;
  provenance: 'printed' | 'sourced';
}

/** Every card of both decks. */
export const BARE_FACES: readonly BareFace[] = ALL_CARDS.map(
  ({ side, faction, id, name, era, reaction, detail, second, firstGame, provenance }) => ({
    side: SIDE_IDS[side],
    faction: FACTION_IDS[faction],
    id,
    name,
    era,
    reaction: reaction < 0 ? null : { id: REACTION_IDS[reaction], name: REACTION_NAMES[reaction], detail },
    second: second && { name: second.name },
    firstGame,
    provenance,
  }),
);

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

export const SPACE_FACES: readonly SpaceFace[] = SPACE.values.map((at) => {
  const { id, name, water, stars, flags, adjacent } = SPACES[at];
  return { id, name, place: PLACE_NAMES[at], water, stars, flags, adjacent };
});

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
