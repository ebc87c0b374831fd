import type { Machine, Option } from './machine.js';
import { readOption, spellOption } from './notation.js';
import { diff, type Patch } from './patch.js';
import { clone } from './plain.js';
import { type Refused, refusedAs } from './refused.js';
import { RulesError } from './rule.js';
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

/** What became of the parts of a choice that were carried out. */
export interface AppliedText {
  /** Each part as the notation writes it. */
  texts: string[];
  options: Option[];
  /** Does the choice go on, so that it cannot be declared yet? */
  unfinished: boolean;
}

/**
 * Carries out a choice of one part or several. After a refusal the state is half done: it has to be one that the
 * caller can throw away.
 */
export function applyText<T, C>(
  machine: Machine<T, C>,
  state: State<T>,
  seat: number,
  text: string,
  listener: Listener | null = null,
  source: ChanceSource | null = null,
): AppliedText | { refused: Refused } {
  const texts: string[] = [];
  const options: Option[] = [];
  for (const part of partsOf(text)) {
    if (texts.length > 0 && !machine.continues(state, seat)) {
      return refuse(`'${joinParts(texts)}' is a whole choice: nothing more belongs to it`);
    }
    const meaning = readOption(machine, state, seat, part);
    if ('refused' in meaning) return meaning;
    const spelled = spellOption(machine, state, seat, meaning.option).text;
    const refused = machine.choose(state, seat, meaning.option, listener, source);
    if (refused) return { refused };
    texts.push(spelled);
    options.push(meaning.option);
  }
  return { texts, options, unfinished: machine.continues(state, seat) };
}

/**
 * A whole choice in notation whose first part is chosen: `next` chooses the others, one after the other. The state is
 * the caller's to spoil.
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

/** Why a choice cannot be declared as it stands: more belongs to it. */
export function unfinishedBecause<T, C>(machine: Machine<T, C>, state: State<T>, seat: number): Refused {
  const open = machine.question(state)!;
  const prompt = open.rule.prompt(open.u, open.frame, seat);
  return { reason: `that is not the whole choice yet: ${prompt}`, anchor: open.rule.anchor ?? null };
}

/** A compound choice that is being put together. Nothing of it has happened. */
export interface Draft {
  /** The parts so far, as the notation writes them. */
  text: string;
  /** Nothing is left to be said: it can be chosen as it is. */
  whole: boolean;
  /** What may come next, and what is to be said of it so far; null for a whole choice. */
  decision: DecisionView | null;
  /** What the parts so far change in the seat's view; null for a whole choice, whose end may be up to chance. */
  patch: Patch | null;
}

/**
 * The position as the parts of a choice leave it that a seat is putting together: where its next part is asked for. Without
 * parts it is the position itself, otherwise a copy. A whole choice has none: what came of it was decided by the true dice.
 */
export function positionInDraft<T, C>(
  machine: Machine<T, C>,
  state: State<T>,
  seat: number,
  parts: string,
): { state: State<T> } | { refused: Refused } {
  if (parts === '') return { state };
  const trial = clone(state);
  const done = applyText(machine, trial, seat, parts);
  if ('refused' in done) return done;
  return done.unfinished ? { state: trial } : refuse(`'${joinParts(done.texts)}' is a whole choice already`);
}

/** How far a choice has come that a seat is putting together. The state stays as it is. */
export function draft<T, C>(
  machine: Machine<T, C>,
  state: State<T>,
  seat: number,
  text: string,
): Draft | { refused: Refused } {
  const trial = clone(state);
  const done = applyText(machine, trial, seat, text);
  if ('refused' in done) return done;
  const line = joinParts(done.texts);
  // Of a whole choice nothing more is told: what came of it on the trial was decided by the true dice.
  if (!done.unfinished) return { text: line, whole: true, decision: null, patch: null };
  const before = view(machine, state, seat);
  const after = view(machine, trial, seat);
  const patch = diff({ ...before, decisions: [] }, { ...after, decisions: [] });
  return { text: line, whole: false, decision: decisionOf(after, machine.game.seats[seat].id), patch };
}

function refuse(reason: string): { refused: Refused } {
  return { refused: refusedAs('not-understood', reason) };
}
