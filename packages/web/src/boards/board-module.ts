import type { ReadonlySignal, Signal } from '@preact/signals';
import type { GameInfo, Plain, SpelledOption, Touch, View } from '@sandtable/kernel';
import type { FunctionComponent } from 'preact';
import type { DecisionController } from '../shell/decision-controller.js';

/** How a seat is told from the others: by letters and by colour, never by colour alone. */
export interface SeatMark {
  letters: string;
  /** A CSS class that sets --seat and --seat-ink. */
  className: string;
}

/** A card as a player reads it. */
export interface CardFace {
  id: string;
  name: string;
  /** "Status", "Event": what kind of card it is. */
  type: string;
  text: string;
  /** Where our text comes from, and whether sources differ. */
  provenance: string | null;
  disputed: boolean;
  /** The seat whose deck it is from. */
  seat: string | null;
  /** A CSS class for its kind. */
  className?: string;
}

/** A pile in front of a seat. */
export interface Pile {
  place: string;
  title: string;
  /** Names of the cards that the viewer knows, null for the others; the top one last. */
  cards: readonly (string | null)[];
  /** Shown card by card, or only counted. */
  spread: boolean;
  /** What options touch when they touch a card here; null if they never do. */
  touch: ((id: string) => Touch) | null;
}

/** One line of the head of the table. */
export interface Headline {
  /** "Round 3 of 20", and as short as it can be: "3/20". */
  round: string;
  brief: string;
  /** What part of the turn it is. */
  step: string | null;
  /** Seats in order of play, and whose turn it is. */
  order: readonly string[];
  active: string | null;
  scores: readonly { side: string; name: string; points: number }[];
}

/** Something that would change, or has changed: in words, and where on the board. */
export interface Change {
  /** Two changes with the same key are the same change. */
  key: string;
  kind: 'gain' | 'loss' | 'score' | 'supply' | 'card' | 'other';
  text: string;
  marks: readonly { touch: Touch; seat: string | null; how: 'new' | 'gone' | 'cut' | 'fed' | 'score' }[];
  /** Places joined by a line on the board: what holds the thing that is new. */
  line?: readonly string[];
}

/** A place on the board, in words. */
export interface AtlasEntry {
  touch: Touch;
  name: string;
  says: string;
}

/** A way of looking at the board. */
export interface Overlay {
  id: string;
  label: string;
  group: string;
  /** The seat whose colour it wears. */
  seat: string | null;
  /** A few words for each seat that are always shown with it. */
  brief?: readonly { seat: string; text: string }[];
  /** The same in words, for those who cannot see it. */
  says: readonly string[];
}

/** A row of the card browser. */
export interface CardRow {
  face: CardFace;
  /** How many there are in the deck as it was printed. */
  count: number;
  /** Where they are, as far as the viewer knows. */
  where: string;
  /** How many of them have been seen played or discarded. */
  seen: number;
}

/** A part of the question that a game draws itself. */
export interface StageProps {
  view: View;
  /** The seat through whose eyes it is seen, null for a spectator. */
  seat: string | null;
  /** Null where nothing can be decided: a replay. */
  controller: DecisionController | null;
}

/** An explanation for newcomers, beside the question. */
export interface Hint {
  title: string;
  text: readonly string[];
  /** Rules that say more. */
  anchors: readonly string[];
}

export interface BoardProps {
  /** Null before the first position has arrived. */
  view: ReadonlySignal<View | null>;
  /** The seat through whose eyes the board is seen, null for a spectator. */
  seat: ReadonlySignal<string | null>;
  /** Null where nothing can be decided: a replay. */
  controller: DecisionController | null;
  /** The overlay that is on. */
  overlay: ReadonlySignal<string | null>;
  /** What the pending choice would change. */
  outlook: ReadonlySignal<readonly Change[]>;
  /** What has just changed. */
  recent: ReadonlySignal<readonly Change[]>;
  /** What the reader looks at: a space, a piece. */
  looking: Signal<readonly Touch[]>;
}

/** What a game brings: its board, its card faces and its words for things. All pure but the component. */
export interface BoardModule {
  Board: FunctionComponent<BoardProps>;
  /**
   * What is being fought out now, over the question: who is in a combat, with what, and how far it has come.
   * Draws nothing while there is nothing of the kind.
   */
  Stage?: FunctionComponent<StageProps>;
  seatMark(seat: string): SeatMark;
  /** A thing as players call it. */
  nameOf(touch: Touch): string;
  /** An option as a button says it. */
  optionLabel?(option: SpelledOption, view: View): string | null;
  /** The same in a list that stands under its verb. */
  argumentLabel?(option: SpelledOption): string | null;
  card(view: View, id: string, seat: string | null): CardFace | null;
  piles(view: View, seat: string): readonly Pile[];
  headline(view: View): Headline;
  /** Where in the game a position is, in a few words, and a key that changes with every turn. */
  moment(table: Plain): { key: string; round: string; label: string; seat: string | null };
  overlays(view: View): readonly Overlay[];
  changes(before: View, after: View): readonly Change[];
  /** What the rules say of a thing on the board. */
  inspect(view: View, touches: readonly Touch[]): readonly string[];
  /** Every card of the game; none where it has no cards. */
  cards?(view: View): readonly CardRow[];
  /** The board in words, place by place; none where it is words already. */
  atlas?(view: View): readonly AtlasEntry[];
  /** Is this line of the log a heading: a round, a turn? */
  isHeading?(line: string): boolean;
  guide?(view: View, seat: string, pending: SpelledOption | null): Hint | null;
}

/** Makes the module for one game; `about` is what its box says. */
export type BoardMaker = (about: GameInfo) => BoardModule;
