import type { Frame } from '@sandtable/kernel';
import type { Position } from '../position.js';
import type { R, U } from '../table.js';

/** How far the play text of a card has come. The text itself is a list of parts, carried out in order. */
export interface Text {
  card: number;
  /** Which text: the number of the card, or beyond the last card that of a second side. */
  text: number;
  side: number;
  /** The part that comes next. */
  part: number;
  /** The piece the text has placed or moved, "that infantry"; -1 while there is none. */
  piece: number;
  /** The space the text is about: where it deployed, eliminated or attacked; -1 while there is none. */
  at: number;
  /** The space the force of the text attacked from; -1 while there is none. */
  from: number;
  /** Spaces that the text has deployed to: "different spaces". */
  used: number[];
  /** Land with a piece of the card's faction before the text began: "where pieces stand already". */
  held: number;
}

/** How things would stand at some point of a text: the board of now, or one that might be. */
export interface Outlook {
  u: R;
  position: Position;
  text: Readonly<Text>;
  /** Cards in hand once the card is spent, and cards in the deck. */
  hand: number;
  deck: number;
  /** Would the text have done anything by now that is more than a price? (deploy.missing) */
  done: boolean;
  /** Has a deployment dropped out because no piece was left? */
  lacks: boolean;
  /** How many boards deep the look ahead is. */
  depth: number;
}

/**
 * One clause of a play text. `leads` says whether the text could be finished through this clause: it tries
 * the ways to carry it out until `rest` says yes to one of them (text.impossible, text.look-ahead).
 */
export interface Part {
  /** What the clause asks for, after "cannot be played: ". */
  say: string;
  /** The rule behind it. */
  anchor: string;
  leads(look: Outlook, rest: (look: Outlook) => boolean): boolean;
  /** Carries the clause out: at once, or by pushing its questions. */
  run(u: U, f: Frame & Text): void;
}

/** A look at how things would stand with something changed. */
export function whatIf(look: Outlook, text: Partial<Text>, change?: (position: Position) => void): Outlook {
  const depth = look.depth + 1;
  let { position } = look;
  if (change) {
    const { trials } = look.u.facts;
    while (trials.length <= depth) trials.push(position.another());
    position = trials[depth].copy(look.position);
    change(position);
  }
  return { ...look, position, depth, text: { ...look.text, ...text } };
}

/** Could the text be finished from this part on? A text that does nothing at all cannot (deploy.missing). */
export function finishable(look: Outlook, parts: readonly Part[], from: number, end = parts.length): boolean {
  if (from >= end) return end < parts.length || doesSomething(look);
  return parts[from].leads(look, (next) => finishable(next, parts, from + 1, end));
}

function doesSomething({ u, done, lacks, text }: Outlook): boolean {
  const { missing } = u.facts.rules;
  if (missing === 'never' && lacks && text.used.length === 0) return false;
  return done || missing === 'always';
}
