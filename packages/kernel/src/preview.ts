import { applyText, unfinishedBecause } from './compound-choice.js';
import type { Machine } from './machine.js';
import { spellOption } from './notation.js';
import { diff, type Patch } from './patch.js';
import type { ViewerSet } from './places.js';
import { clone } from './plain.js';
import { quote } from './quote.js';
import type { Generator } from './random.js';
import type { Refused } from './refused.js';
import { say } from './say.js';
import { standingOption } from './standing-orders.js';
import type { State } from './state.js';
import type { Listener } from './umpire.js';
import { view } from './view.js';

/** The number of guesses at hidden things in which a choice is tried: only what happens in all of them is certain. */
const GUESSES = 3;

/** The number of other choices that a choice is compared with. */
const OTHERS = 3;

/** What a choice, or several in a row, would change in the view of a seat. */
export interface PreviewPatches {
  /** One per guess at what the seat cannot see. */
  patches: (Patch | null)[];
  /** What other choices would change, in the first of these guesses: what they have in common comes anyway. */
  others: (Patch | null)[];
  /** Nothing would be rolled, and nothing revealed to the seat: it can already decide what comes next. */
  certain: boolean;
}

/**
 * What a choice would change in the view of a seat, over several guesses at what it cannot see. A guess reveals nothing
 * beyond what the seat knows, as long as the generator is unknown. Does not change the state. A list of texts is
 * choices in a row by the same seat; all but the last must be certain.
 */
export function preview<T, C>(
  machine: Machine<T, C>,
  state: State<T>,
  seat: number,
  text: string | readonly string[],
  random: Generator,
): PreviewPatches | Refused {
  const texts = typeof text === 'string' ? [text] : text;
  const before = view(machine, state, seat);
  const patches: (Patch | null)[] = [];
  let others: (Patch | null)[] = [];
  const luck = new Luck(seat);
  for (let i = 0; i < GUESSES; i++) {
    const guess = machine.determinize(state, seat, random);
    if (i === 0)
      others = otherChoices(machine, state, seat, texts[0]).flatMap((other) => {
        const instead = clone(guess);
        const made = applyText(machine, instead, seat, other);
        return 'refused' in made || made.unfinished ? [] : [diff(before, view(machine, instead, seat))];
      });
    for (const [n, line] of texts.entries()) {
      if (n > 0 && luck.struck) {
        const reason = say`what follows ${quote(texts[n - 1])} is not known before it is chosen`;
        return { reason: machine.told(reason), anchor: null };
      }
      const done = applyText(machine, guess, seat, line, luck);
      if ('refused' in done) return done.refused;
      if (done.unfinished) return unfinishedBecause(machine, guess, seat);
    }
    patches.push(diff(before, view(machine, guess, seat)));
    if (!luck.struck && hidesNothing(machine))
      return { patches: new Array<Patch | null>(GUESSES).fill(patches[0]), others, certain: true };
    // Of the choices in a row, only the last may bring something new.
    if (i < GUESSES - 1) luck.next();
  }
  return { patches, others, certain: !luck.everStruck };
}

/** Notes whether anything is rolled, or revealed to a seat. */
class Luck implements Listener {
  /** In this guess. */
  struck = false;
  everStruck = false;

  constructor(private readonly seat: number) {}

  next(): void {
    this.struck = false;
  }

  chance(): void {
    this.strike();
  }

  revealed(_: number, to: ViewerSet): void {
    if (to & (1 << this.seat)) this.strike();
  }

  private strike(): void {
    this.struck = true;
    this.everStruck = true;
  }

  logged(): void {}

  waypoint(): void {}
}

/** Choices to compare a choice with: passing, if one may; else some others. */
function otherChoices<T, C>(machine: Machine<T, C>, state: State<T>, seat: number, text: string): string[] {
  const open = machine.question(state);
  if (!open) return [];
  const options = machine.listPlain(open, seat).slice();
  const pass = standingOption(machine, state, options);
  const passing = pass && spellOption(machine, state, seat, pass);
  // Passing itself is compared with what one could do instead: what both bring comes anyway.
  const spelled =
    passing && passing.text !== text
      ? [passing]
      : options
          .map((option) => spellOption(machine, state, seat, option))
          .filter((option) => option.text !== text);
  const bare = spelled.find(({ touches }) => touches.length === 0);
  if (bare) return [bare.text];
  // One of every verb, the last first: what is discarded for nothing leads further than what is played.
  const verbs = [...new Set(spelled.map(({ verb }) => verb))].reverse();
  const ofEach = verbs.flatMap((verb) => spelled.find((option) => option.verb === verb) ?? []);
  const step = Math.max(1, Math.floor(spelled.length / OTHERS));
  const spread = spelled.filter((option, i) => i % step === 0 && !ofEach.includes(option));
  return [...ofEach, ...spread].slice(0, OTHERS).map((option) => option.text);
}

/** If nothing is hidden and nothing was rolled, other guesses would give the same result. */
function hidesNothing<T, C>({ game, facts, spec }: Machine<T, C>): boolean {
  return !spec && (!game.guessTable || game.hidesTable?.(facts) === false);
}
