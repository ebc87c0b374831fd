import type { ReadonlySignal, Signal } from '@preact/signals';
import type { GameInfo, Plain, SpelledOption, Touch, View } from '@sandtable/kernel';
import type { FunctionComponent } from 'preact';
import type { DecisionController } from '../shell/decision-controller.js';

/** How a seat is distinguished: by letters and colour, never by colour alone. */
export interface SeatMark {
  letters: string;
  /** A CSS class that sets --seat and --seat-ink. */
  className: string;
}

/** A card as a player reads it. */
export interface CardFace {
  id: string;
  name: string;
  /** The kind of card: "Status", "Event". */
  type: string;
  text: string;
  /** The source of our text, and whether sources differ. */
  provenance: string | null;
  disputed: boolean;
  /** The seat that owns the deck. */
  seat: string | null;
  /** A CSS class for the kind of card. */
  className?: string;
}

/** A pile in front of a seat. */
export interface Pile {
  place: string;
  title: string;
  /** The names of the cards, null for those hidden from the viewer; the top one last. */
  cards: readonly (string | null)[];
  /** Whether its cards are shown one by one or only counted. */
  spread: boolean;
  /** The touch that options use for a card here; null if they never touch one. */
  touch: ((id: string) => Touch) | null;
}

/** The game's state in the head of the table. */
export interface Headline {
  /** "Round 3 of 20", and its short form: "3/20". */
  round: string;
  brief: string;
  /** The current part of the turn. */
  step: string | null;
  /** The seats in order of play, and whose turn it is. */
  order: readonly string[];
  active: string | null;
  scores: readonly { side: string; name: string; points: number }[];
}

/** A change that would happen or has happened: in words, and where on the board. */
export interface Change {
  /** Two changes with the same key are the same change. */
  key: string;
  kind: 'gain' | 'loss' | 'score' | 'supply' | 'card' | 'other';
  text: string;
  marks: readonly { touch: Touch; seat: string | null; how: 'new' | 'gone' | 'cut' | 'fed' | 'score' }[];
  /** Places joined by a line on the board, such as the supply line of a new piece. */
  line?: readonly string[];
}

/** A place on the board, described in words. */
export interface AtlasEntry {
  touch: Touch;
  name: string;
  says: string;
}

/** An overlay on the board, such as supply. */
export interface Overlay {
  id: string;
  label: string;
  group: string;
  /** The seat whose colour it has. */
  seat: string | null;
  /** A few words for each seat, always shown with it. */
  brief?: readonly { seat: string; text: string }[];
  /** The same in words, for screen readers. */
  says: readonly string[];
}

/** A row of the card browser. */
export interface CardRow {
  face: CardFace;
  /** How many copies the printed deck has. */
  count: number;
  /** Where the copies are, as far as the viewer knows. */
  where: string;
  /** How many copies have been seen played or discarded. */
  seen: number;
}

/** The props of a game's own part of the question. */
export interface StageProps {
  view: View;
  /** The seat whose view is shown; null for a spectator. */
  seat: string | null;
  /** Null in a replay, where nothing can be decided. */
  controller: DecisionController | null;
}

/** A hint for newcomers, beside the question. */
export interface Hint {
  title: string;
  text: readonly string[];
  /** The anchors of rules that say more. */
  anchors: readonly string[];
}

export interface BoardProps {
  /** Null before the first position arrives. */
  view: ReadonlySignal<View | null>;
  /** The seat whose view is shown; null for a spectator. */
  seat: ReadonlySignal<string | null>;
  /** Null in a replay, where nothing can be decided. */
  controller: DecisionController | null;
  /** The id of the active overlay. */
  overlay: ReadonlySignal<string | null>;
  /** What the pending choice would change. */
  outlook: ReadonlySignal<readonly Change[]>;
  /** What has just changed. */
  recent: ReadonlySignal<readonly Change[]>;
  /** What is inspected: a space, a piece. */
  looking: Signal<readonly Touch[]>;
}

/** What a game provides: its board, card faces and names. All pure except the component. */
export interface BoardModule {
  Board: FunctionComponent<BoardProps>;
  /**
   * Shown above the question: the current combat, who takes part with what, and how far it has come. Renders nothing
   * outside a combat.
   */
  Stage?: FunctionComponent<StageProps>;
  seatMark(seat: string): SeatMark;
  /** The players' name for a thing. */
  nameOf(touch: Touch): string;
  /** The label of an option's button. */
  optionLabel?(option: SpelledOption, view: View): string | null;
  /** The same for a list headed by the verb. */
  argumentLabel?(option: SpelledOption): string | null;
  card(view: View, id: string, seat: string | null): CardFace | null;
  piles(view: View, seat: string): readonly Pile[];
  headline(view: View): Headline;
  /** The point in the game in a few words, and a key that changes with every turn. */
  moment(table: Plain): { key: string; round: string; label: string; seat: string | null };
  overlays(view: View): readonly Overlay[];
  changes(before: View, after: View): readonly Change[];
  /** What the rules say about a thing on the board. */
  inspect(view: View, touches: readonly Touch[]): readonly string[];
  /** All cards of the game; absent if it has none. */
  cards?(view: View): readonly CardRow[];
  /** The board in words, place by place; absent if it is already shown in words. */
  atlas?(view: View): readonly AtlasEntry[];
  /** Whether a line of the log is a heading, such as a round or a turn. */
  isHeading?(line: string): boolean;
  guide?(view: View, seat: string, pending: SpelledOption | null): Hint | null;
}

/** Makes the module of one game. */
export type BoardMaker = (about: GameInfo) => BoardModule;
