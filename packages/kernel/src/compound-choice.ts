import type { Machine } from './machine.js';
import { readOption, spellOption } from './notation.js';
import type { Option } from './option.js';
import { diff, type Patch } from './patch.js';
import { clone } from './plain.js';
import { quote } from './quote.js';
import type { Refused } from './refused.js';
import { RulesError } from './rule.js';
import { say } from './say.js';
import type { State } from './state.js';
import type { ChanceSource, Listener } from './umpire.js';
import { type DecisionView, decisionOf, view } from './view.js';

// A compound choice is made of parts that belong together: the units of an attack, the hexes of a path. Each part
// answers a question that `continues` the choice before it; in notation they stand on one line with commas between
// them: "attack kiev, with third-panzer, with sixth-army, declare".

const SEPARATOR = ', ';

export function partsOf(text: string): string[] {
  return text.split(',').map((part) => part.trim());
}

export function joinParts(parts: readonly string[]): string {
  return parts.join(SEPARATOR);
}

/** The result of applying the parts of a choice. */
export interface AppliedText {
  /** Each part as the notation writes it. */
  texts: string[];
  options: Option[];
  /** More parts are needed before the choice is complete. */
  unfinished: boolean;
}

/**
 * Applies a choice of one or more parts. After a refusal the state is left half changed, so pass one that can be thrown
 * away.
 */
export function applyText<T, C>(
  machine: Machine<T, C>,
  state: State<T>,
  seat: number,
  text: string,
  listener: Listener | null = null,
  source: ChanceSource | null = null,
  /** Told before each part is applied. */
  onPart: () => void = () => {},
): AppliedText | { refused: Refused } {
  const texts: string[] = [];
  const options: Option[] = [];
  for (const part of partsOf(text)) {
    if (texts.length > 0 && !machine.continues(state, seat)) {
      return nothingMore(machine, texts);
    }
    const meaning = readOption(machine, state, seat, part);
    if ('refused' in meaning) return meaning;
    const spelled = spellOption(machine, state, seat, meaning.option).text;
    onPart();
    const refused = machine.choose(state, seat, meaning.option, listener, source);
    if (refused) return { refused };
    texts.push(spelled);
    options.push(meaning.option);
  }
  return { texts, options, unfinished: machine.continues(state, seat) };
}

/**
 * Completes a choice whose first part is given and returns it in notation: `next` chooses each further part. Changes
 * the given state.
 */
export function composeChoice<T, C>(
  machine: Machine<T, C>,
  state: State<T>,
  seat: number,
  first: Option,
  next: (state: State<T>) => Option,
): string {
  const texts: string[] = [];
  let option = first;
  for (;;) {
    texts.push(spellOption(machine, state, seat, option).text);
    if (!machine.hasCompounds) return texts[0];
    const refused = machine.choose(state, seat, option);
    if (refused) throw new RulesError(`'${joinParts(texts)}' is refused: ${refused.reason}`);
    if (!machine.continues(state, seat)) return joinParts(texts);
    option = next(state);
  }
}

/** Why an incomplete choice cannot be made yet. */
export function unfinishedBecause<T, C>(machine: Machine<T, C>, state: State<T>, seat: number): Refused {
  const open = machine.question(state)!;
  const prompt = open.rule.prompt(open.u, open.frame, seat);
  const reason = machine.told(say`that is not the whole choice yet: ${prompt}`);
  return { reason, anchor: open.rule.anchor ?? null };
}

/** A compound choice in preparation. Nothing of it has happened yet. */
export interface Draft {
  /** The parts so far, as the notation writes them. */
  text: string;
  /** The choice is complete and can be made as it is. */
  whole: boolean;
  /**
   * The options for the next part, with prompt and odds so far. Null for a complete choice, unless its last part answers
   * itself: then it is the question that only this part is left of, for a player to see what is declared.
   */
  decision: DecisionView | null;
  /** What the parts before `decision` change in the seat's view; null without one, as the result may depend on chance. */
  patch: Patch | null;
}

/** Tries the parts of a choice out on a copy, and keeps the position of a last part that answers itself. */
function tryOut<T, C>(
  machine: Machine<T, C>,
  state: State<T>,
  seat: number,
  text: string,
): (AppliedText & { open: State<T> | null }) | { refused: Refused } {
  const trial = clone(state);
  let last: State<T> | null = null;
  let isOver = false;
  const listener: Listener = {
    chance() {},
    logged() {},
    waypoint() {},
    answeredItself(by) {
      // What comes after the choice is not part of it.
      if (by !== seat || !machine.continues(trial, seat)) isOver = true;
      if (!isOver) last = clone(trial);
    },
  };
  const onPart = () => {
    last = null;
    isOver = false;
  };
  const done = applyText(machine, trial, seat, text, listener, null, onPart);
  if ('refused' in done) return done;
  return { ...done, open: done.unfinished ? trial : last };
}

/**
 * The position after the parts of a seat's draft, where its next part is chosen. Without parts it is the position
 * itself, otherwise a copy. A complete choice has none: its trial used the true dice.
 */
export function positionInDraft<T, C>(
  machine: Machine<T, C>,
  state: State<T>,
  seat: number,
  parts: string,
): { state: State<T> } | { refused: Refused } {
  if (parts === '') return { state };
  const done = tryOut(machine, state, seat, parts);
  if ('refused' in done) return done;
  return done.open
    ? { state: done.open }
    : {
        refused: machine.refusedAs(
          'not-understood',
          say`${quote(joinParts(done.texts))} is a whole choice already`,
        ),
      };
}

/** The state of a seat's draft. Does not change the given state. */
export function draft<T, C>(
  machine: Machine<T, C>,
  state: State<T>,
  seat: number,
  text: string,
): Draft | { refused: Refused } {
  const done = tryOut(machine, state, seat, text);
  if ('refused' in done) return done;
  const { open } = done;
  const line = joinParts(done.texts);
  const whole = !done.unfinished;
  // A complete choice shows no result: its trial used the true dice.
  if (!open) return { text: line, whole, decision: null, patch: null };
  const before = view(machine, state, seat);
  const after = view(machine, open, seat);
  const patch = diff({ ...before, decisions: [] }, { ...after, decisions: [] });
  return { text: line, whole, decision: decisionOf(after, machine.game.seats[seat].id), patch };
}

/** The answer to more parts than a choice has. */
export function nothingMore<T, C>(machine: Machine<T, C>, texts: readonly string[]): { refused: Refused } {
  const reason = say`${quote(joinParts(texts))} is a whole choice: nothing more belongs to it`;
  return { refused: machine.refusedAs('not-understood', reason) };
}
