import { defineCache, type Frame } from '@sandtable/kernel';
import type { Space } from '../board/board.js';
import type { Facts } from '../facts.js';
import type { Kind, Piece, Side } from '../pieces/pieces.js';
import { Position } from '../pieces/position.js';
import type { R, U } from '../table.js';
import type { CardNumber, TextNumber } from './card.js';

/** How far the play text of a card has come. The text itself is a list of parts, carried out in order. */
export interface Text {
  card: CardNumber;
  text: TextNumber;
  side: Side;
  /** The part that comes next. */
  part: number;
  /** The piece the text has placed or moved, "that infantry"; -1 while there is none. */
  piece: Piece;
  /** The space the text is about: where it deployed, eliminated or attacked; -1 while there is none. */
  at: Space;
  /** The space the force of the text attacked from; -1 while there is none. */
  from: Space;
  /** Spaces that the text has deployed to: "different spaces". */
  used: Space[];
  /** Land with a piece of the card's faction before the text began: "where pieces stand already". */
  held: number;
}

/** What an outlook knows besides the board. */
interface Standing {
  text: Readonly<Text>;
  /** Cards in hand once the card is spent, and cards in the deck. */
  hand: number;
  deck: number;
  /** Would the text have done anything by now that is more than a price? (deploy.missing) */
  done: boolean;
  /** Has a deployment dropped out because no piece was left? */
  lacks: boolean;
}

/** Boards to try something on, one for each step of looking ahead. Each is laid out anew before it is used. */
const TRIALS = defineCache<Facts, Position[]>({ create: () => [], clear: () => {} });

/**
 * How things would stand at some point of a text: the board of now, or one that might be. A board that might be
 * is worked out only if somebody looks at it.
 */
export class Outlook implements Standing {
  readonly text: Readonly<Text>;
  readonly hand: number;
  readonly deck: number;
  readonly done: boolean;
  readonly lacks: boolean;
  /** How many boards deep the look ahead is. */
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

  /** The same with something else known. */
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

  /** How things would stand after a change of the board that the text makes. */
  whatIf(text: Partial<Text>, change: (position: Position) => void, done = this.done): Outlook {
    const { hand, deck, lacks } = this;
    const next = new Outlook(this.u, null, { text: changed(this.text, text), hand, deck, done, lacks });
    next.depth = this.depth + 1;
    next.before = this;
    next.change = change;
    return next;
  }
}

/** The text with something else known, field by field: looking ahead makes so many that a spread would show. */
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
 * One clause of a play text. `leads` says whether the text could be finished through this clause: it tries
 * the ways to carry it out until `rest` says yes to one of them (text.impossible, text.look-ahead).
 */
export interface Part {
  /** Why it cannot be carried out, after "cannot be played: "; for a text that stands as the outlook says. */
  say(look: Outlook): string;
  /** The rule behind it. */
  anchor: string;
  /** The kinds of piece it puts on the board, if it does. */
  kinds?: readonly Kind[];
  leads(look: Outlook, rest: (look: Outlook) => boolean): boolean;
  /** Carries the clause out: at once, or by pushing its questions. */
  run(u: U, f: Frame & Text): void;
}

/** Could the text be finished from this part on? A text that does nothing at all cannot (deploy.missing). */
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

/** With every piece it asks for missing, a text needs some other part to be worth anything (deploy.missing). */
function doesSomething(look: Outlook): boolean {
  const { missing } = look.u.facts.rules;
  const lacksAll = look.lacks && look.text.used.length === 0;
  if (!lacksAll || missing === 'always') return true;
  return look.done && missing !== 'never';
}
