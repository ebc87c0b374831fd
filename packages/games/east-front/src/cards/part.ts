import { defineCache, type Frame } from '@sandtable/kernel';
import type { Space } from '../board/board.js';
import type { Facts } from '../facts.js';
import type { Kind, Piece, Side } from '../pieces/pieces.js';
import { Position } from '../pieces/position.js';
import type { R, U } from '../table.js';
import type { CardNumber, TextNumber } from './card.js';

/** Progress through the play text of a card. The text itself is a list of parts, carried out in order. */
export interface Text {
  card: CardNumber;
  text: TextNumber;
  side: Side;
  /** The next part. */
  part: number;
  /** The piece the text has placed or moved, "that infantry"; -1 if none. */
  piece: Piece;
  /** The space the text is about: where it deployed, eliminated or attacked; -1 if none. */
  at: Space;
  /** The space the force of the text attacked from; -1 if none. */
  from: Space;
  /** Spaces that the text has deployed to: "different spaces". */
  used: Space[];
  /** Land with a piece of the card's faction before the text began: "where pieces stand already". */
  held: number;
}

/** What an outlook tracks besides the board. */
interface Standing {
  text: Readonly<Text>;
  /** Cards in hand once the card is spent, and cards in the deck. */
  hand: number;
  deck: number;
  /** Has the text done anything so far besides paying a price? (deploy.missing) */
  done: boolean;
  /** Was a deployment skipped because no piece was available? */
  lacks: boolean;
}

/** Scratch boards, one per look-ahead depth. Each is overwritten before use. */
const TRIALS = defineCache<Facts, Position[]>({ create: () => [], clear: () => {} });

/**
 * The situation at some point of a text: the current board or a hypothetical one. A hypothetical board is computed
 * lazily.
 */
export class Outlook implements Standing {
  readonly text: Readonly<Text>;
  readonly hand: number;
  readonly deck: number;
  readonly done: boolean;
  readonly lacks: boolean;
  /** The look-ahead depth, in boards. */
  private depth = 0;
  private before: Outlook | null = null;
  private change: ((position: Position) => void) | null = null;

  constructor(
    readonly u: R,
    private board: Position | null,
    standing: Standing,
  ) {
    this.text = standing.text;
    this.hand = standing.hand;
    this.deck = standing.deck;
    this.done = standing.done;
    this.lacks = standing.lacks;
  }

  get position(): Position {
    if (this.board) return this.board;
    const trials = this.u.cached(TRIALS);
    while (trials.length <= this.depth) trials.push(new Position());
    this.board = trials[this.depth].copy(this.before!.position);
    this.change!(this.board);
    return this.board;
  }

  /** The same outlook with some facts replaced. */
  with(change: Partial<Standing>): Outlook {
    const {
      text = this.text,
      hand = this.hand,
      deck = this.deck,
      done = this.done,
      lacks = this.lacks,
    } = change;
    const next = new Outlook(this.u, this.board, { text, hand, deck, done, lacks });
    next.depth = this.depth;
    next.before = this.before;
    next.change = this.change;
    return next;
  }

  /** The outlook after the text changes the board. */
  whatIf(text: Partial<Text>, change: (position: Position) => void, done = this.done): Outlook {
    const { hand, deck, lacks } = this;
    const next = new Outlook(this.u, null, { text: changed(this.text, text), hand, deck, done, lacks });
    next.depth = this.depth + 1;
    next.before = this;
    next.change = change;
    return next;
  }
}

/** The facts with some replaced, copied field by field: look-ahead makes so many that a spread is measurably slower. */
function changed(text: Readonly<Text>, change: Partial<Text>): Text {
  return {
    card: change.card ?? text.card,
    text: change.text ?? text.text,
    side: change.side ?? text.side,
    part: change.part ?? text.part,
    piece: change.piece ?? text.piece,
    at: change.at ?? text.at,
    from: change.from ?? text.from,
    used: change.used ?? text.used,
    held: change.held ?? text.held,
  };
}

/**
 * One clause of a play text. `leads` tells whether the text can be finished through this clause: it tries the ways to
 * carry it out until `rest` accepts one of them (text.impossible, text.look-ahead).
 */
export interface Part {
  /** Why it cannot be carried out in this outlook, worded to follow "cannot be played: ". */
  say(look: Outlook): string;
  /** The rule anchor. */
  anchor: string;
  /** The kinds of piece it puts on the board, if any. */
  kinds?: readonly Kind[];
  leads(look: Outlook, rest: (look: Outlook) => boolean): boolean;
  /** Carries out the clause: at once, or by pushing its questions. */
  run(u: U, f: Frame & Text): void;
}

/** Can the text be finished from this part on? A text that does nothing at all cannot (deploy.missing). */
export function finishable(
  look: Outlook,
  parts: readonly Part[],
  from: number,
  end = parts.length,
  enough: (look: Outlook) => boolean = doesSomething,
): boolean {
  if (from >= end) return enough(look);
  return parts[from].leads(look, (next) => finishable(next, parts, from + 1, end, enough));
}

/** If every piece it asks for is missing, a text needs some other part that does something (deploy.missing). */
function doesSomething(look: Outlook): boolean {
  const { missing } = look.u.facts.rules;
  const lacksAll = look.lacks && look.text.used.length === 0;
  if (!lacksAll || missing === 'always') return true;
  return look.done && missing !== 'never';
}
