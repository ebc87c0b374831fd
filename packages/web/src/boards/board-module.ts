import type { ReadonlySignal, Signal } from '@preact/signals';
import type { GameInfo, Inspection, Plain, SpelledOption, Touch, View } from '@sandtable/kernel';
import type { FunctionComponent } from 'preact';
import type { Scene } from '../shell/film/scene.js';
import type { DecisionController } from '../shell/question/decision-controller.js';
import type { SoundName } from '../shell/sounds/synth.js';

/** How a seat is distinguished: by letters and colour, never by colour alone. */
export interface SeatMark {
  letters: string;
  /** A CSS class that sets --seat and --seat-ink. */
  className: string;
}

/** A small one-colour drawing: SVG path data in a box of 24 by 24. */
export type Glyph = string;

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
  /** Drawn beside the kind of card. */
  glyph?: Glyph;
  /** If the card reacts: how, in a word ("Sustain Attack"), the drawing for it, and its line under the text, if any. */
  reaction?: { name: string; glyph: Glyph; line?: string };
  /** A remark under the text, such as a case that the text does not mention. */
  note?: string;
  /** How the card is signed, if not with the letters of its seat. */
  mark?: SeatMark;
}

/** A number with its drawing: cards in hand, Armies in reserve. */
export interface Count {
  glyph: Glyph;
  count: number;
  /** The same in words: "cards in hand". */
  label: string;
}

/** What lies in front of a country or side, for everybody to see. */
export interface Strip {
  seat: string;
  name: string;
  /** Hand, deck, discards. */
  cards: readonly Count[];
  /** Pieces left in reserve. */
  reserve: readonly Count[];
  /** How many cards lie face down, and what they are called. */
  faceDown: { count: number; label: string } | null;
  /** The ids of cards that lie face up, such as Status cards. */
  faceUp: readonly string[];
}

/** A pile in front of a seat. */
export interface Pile {
  place: string;
  title: string;
  /** The names of the cards, null for those hidden from the viewer; the top one last. */
  cards: readonly (string | null)[];
  /** Whether its cards are shown one by one or only counted. */
  spread: boolean;
  /** The cards one plays from; without it the first pile that is spread. */
  hand?: boolean;
  /** Whether the others see only backs of cards that this seat can read. */
  faceDown?: boolean;
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
  /** The steps of a turn, and which of them it is; -1 outside a turn. */
  steps?: { names: readonly string[]; now: number };
  /**
   * The round track: what is written on each cell ('' for most), what is written before it (a year), whether it ends
   * with a scoring, and which of them it is; -1 before the first.
   */
  track?: { cells: readonly { label: string; group?: string; star?: boolean }[]; now: number };
  /** The lead of the first side (negative: of the second), and the lead that wins; null if none does. */
  lead?: { by: number; wins: number | null };
}

/** A change that would happen or has happened: in words, and where on the board. */
export interface ChangeMark {
  touch: Touch;
  seat: string | null;
  how: 'new' | 'gone' | 'cut' | 'fed' | 'score';
  /** For `score`: how many points more it gives; absent if that is not known. */
  by?: number;
}

export interface Change {
  /** Two changes with the same key are the same change. */
  key: string;
  kind: 'gain' | 'loss' | 'score' | 'supply' | 'card' | 'other' | 'foreseen';
  text: string;
  marks: readonly ChangeMark[];
  /** Places joined by a line on the board, such as the supply line of a new piece. */
  line?: readonly string[];
  /** For an amount, such as points: of what, how much, and the text for another amount of it. */
  amount?: { of: string; by: number; text(by: number): string };
  /** Every other choice brings it, this one does not. */
  missed?: boolean;
  /** What the chooser pays for it: told even if every other choice costs as much. */
  price?: boolean;
}

/** A choice as everybody may read it, in notation. */
export interface MadeChoice {
  seat: string;
  text: string;
}

/** An arrow on the board: a piece went that way, or attacked. */
export interface Arrow {
  from: Touch;
  to: Touch;
  how: 'move' | 'strike';
}

/** What a game tells about choices that were made, for a film: who acted, with which card, and where. */
export interface SceneCue {
  by: string | null;
  /** The card that was shown to everybody, and the seat whose card it is. */
  card: { id: string; seat: string | null } | null;
  arrows: readonly Arrow[];
  /** What it sounds like, if that does not follow from the rest. */
  sound?: SoundName;
}

/** A place on the board, described in words. */
export interface AtlasEntry {
  touch: Touch;
  name: string;
  says: string;
}

/** Things that a player may want to look after, such as units that have not moved yet. */
export interface WatchList {
  id: string;
  title: string;
  /** Whether something is about to be lost. */
  urgent?: boolean;
  rows: readonly AtlasEntry[];
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
  /** The names of a card with several sides, and the id under which `card` shows each of them. */
  names?: readonly { name: string; opens: string }[];
}

/** The props of a game's own part of the question. */
export interface StageProps {
  view: View;
  /** The seat whose view is shown; null for a spectator. */
  seat: string | null;
  /** Null in a replay, where nothing can be decided. */
  controller: DecisionController | null;
  /** The last lines of the log, the oldest first. */
  log: readonly string[];
}

/** A hint for newcomers, beside the question. */
export interface Hint {
  title: string;
  text: readonly string[];
  /** What to do, in one line: always in view, however long the text is. */
  now?: string;
  /** The anchors of rules that say more. */
  anchors: readonly string[];
  /** In a lesson: how far it has come. Its words cannot be switched off, and the places in them lead to the map. */
  lesson?: { done: number; of: number };
}

/** Explains a question to a newcomer, as this seat sees it; null where there is nothing to say. */
export type Guide = (view: View, seat: string, pending: SpelledOption | null) => Hint | null;

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
  /** What the camera should show: the spaces one may choose, or where the film is. Empty: as it is. */
  framed: ReadonlySignal<readonly Touch[]>;
  /** What the player asked to see: the camera goes there, wherever a hand left the map. Null: nothing yet. */
  sought?: ReadonlySignal<readonly Touch[] | null>;
  /** What the film shows now: arrows, strikes, new pieces. */
  scene?: ReadonlySignal<Scene | null>;
  /** What the rules say about one thing on the board; absent where nobody can be asked, as in a replay. */
  inspect?(touch: Touch): Promise<Inspection | null>;
  /** What has changed since the player's last turn. */
  since?: ReadonlySignal<readonly Change[]>;
  /** A picture of the whole board: the camera does not move. */
  still?: boolean;
}

/** What a game provides: its board, card faces and names. All pure except the component. */
/** What a thing has in common with others in a list, and its own number. */
export interface Alike {
  /** The same for all that are alike. */
  key: string;
  /** Their name in common. */
  name: string;
  /** What tells this one apart; empty if nothing does. */
  own: string;
}

export interface BoardModule {
  Board: FunctionComponent<BoardProps>;
  /**
   * Shown above the question: the current combat, who takes part with what, and how far it has come. Renders nothing
   * outside a combat.
   */
  Stage?: FunctionComponent<StageProps>;
  /** Whether the stage shows something now. */
  onStage?(view: View): boolean;
  /** The stage shows the odds of a choice in progress: the question need not. */
  stageShowsOdds?: boolean;
  seatMark(seat: string): SeatMark;
  /** The players' name for a thing. */
  nameOf(touch: Touch): string;
  /** Where a subject of the question is, to tell apart those of one name; null if there is nothing to add. */
  whereIs?(view: View, touch: Touch): string | null;
  /** By what a game ended with these scores, after "by", for the rule that says so; null: the title of the rule. */
  endedBy?(anchor: string, scores: readonly number[]): string | null;
  /** What a verb is called over a list of its options; null: the verb itself. */
  verbLabel?(verb: string): string | null;
  /** The label of an option's button. */
  optionLabel?(option: SpelledOption, view: View): string | null;
  /** The same for a list headed by the verb, of which some things are picked already. */
  argumentLabel?(option: SpelledOption, picked: readonly Touch[]): string | null;
  /** Verbs that are used several times in a row: after one thing, the next of its name is in hand at once. */
  inARow?: readonly string[];
  /** Verbs of which the place may be pressed before the thing that comes there: a City where a unit is set up. */
  placeFirst?: readonly string[];
  /**
   * Of the options of a choice in progress, those of which several are wanted at once: who joins an attack. The ones that
   * matter most come first, since one may exclude another. Null where nobody is gathered.
   */
  gathers?(view: View, options: readonly SpelledOption[]): readonly SpelledOption[] | null;
  /** The places of a thing that is larger than one of them: the land of a Country. The first one tells where it is. */
  landOf?(view: View, touch: Touch): readonly Touch[];
  /** Where a list begins that is too long for numbers: with the things of the smallest value. */
  farness?(view: View, touch: Touch): number;
  /** Things that differ by their number only are one row of a list; null for those that have no like. */
  alike?(view: View, touch: Touch): Alike | null;
  /** A small picture of a thing in a list of choices, hidden from screen readers; nothing for most kinds of things. */
  ThingPicture?: FunctionComponent<{ view: View; touch: Touch }>;
  card(view: View, id: string, seat: string | null): CardFace | null;
  piles(view: View, seat: string): readonly Pile[];
  /** What lies in front of each country or side, in order of play; absent: the seats by name only. */
  strips?(view: View): readonly Strip[];
  /** The card that the current question answers, or whose text is being carried out. */
  answered?(view: View): { id: string; seat: string } | null;
  /** What is written on a card instead of its text: only phrasing content, so that a button can hold it. */
  CardBody?: FunctionComponent<{ view: View | null; face: CardFace; large: boolean }>;
  /** The hand is needed once in a while: the tray is there only while the question is about its cards. */
  handAside?: boolean;
  /** Things with a page of their own, such as countries: their names in texts open it (shell/topics.ts). */
  topics?(view: View): readonly { id: string; name: string }[];
  /** The picture at the foot of a card. */
  CardArt?: FunctionComponent<{ face: CardFace }>;
  /** The board is words only: there is nothing to make a picture of. */
  inWords?: true;
  headline(view: View): Headline;
  /** The point in the game in a few words, and a key that changes with every turn. */
  moment(table: Plain): { key: string; round: string; label: string; seat: string | null };
  overlays(view: View): readonly Overlay[];
  /** What has changed, or would change by a choice of the viewer: what the choice says itself is not repeated. */
  changes(before: View, after: View, by?: SpelledOption): readonly Change[];
  /** `changes` does not name all that can happen: a choice without any may still do something. */
  tellsPartly?: boolean;
  /** What can be foreseen of a choice beyond what it changes at once: an attack's chances, what others may do. */
  foresee?(view: View, option: SpelledOption): readonly string[];
  /** What the film shows of the choices between two positions; absent: changes alone. */
  scene?(before: View, after: View, choices: readonly MadeChoice[]): SceneCue;
  /** What the rules say about a thing on the board. */
  inspect(view: View, touches: readonly Touch[]): readonly string[];
  /** All cards of the game; absent if it has none. */
  cards?(view: View): readonly CardRow[];
  /** The board in words, place by place; absent if it is already shown in words. */
  atlas?(view: View): readonly AtlasEntry[];
  /** The place that a word stands for, such as the number of a hex that has no name; the atlas knows the others. */
  placeOf?(word: string): Touch | null;
  /** What the seat may want to look after now; absent if the game has no such lists. */
  lists?(view: View, seat: string | null): readonly WatchList[];
  /** Whether a line of the log is a heading, such as a round or a turn. */
  isHeading?(line: string): boolean;
  /** Hints for newcomers, loaded when they are shown. */
  guide?(): Promise<Guide>;
  /** The guide is a lesson's: it cannot be switched off. */
  lesson?: boolean;
}

/** Makes the module of one game. */
export type BoardMaker = (about: GameInfo) => BoardModule;
