import { type Entry, formatOptions, type GameOptions, printJournal } from '@sandtable/kernel';
import type { Check } from './check-definition.js';
import type { Verdict } from './judge.js';
import { type Playthrough, reasonOf } from './playthrough.js';

/** A promise that a game does not keep, with the shortest game found that shows it. */
export interface Violation {
  game: string;
  promise: string;
  /** The promise. */
  says: string;
  /** How it is broken. */
  message: string;
  options: GameOptions;
  /** The seed of the random games. */
  seed: number;
  /** The number of choices after which it shows. */
  step: number;
  /** The game, as `sandtable replay` reads it; empty if it could not be set up. */
  journal: string;
}

export function violationOf<T, C>(
  check: Check,
  line: Playthrough<T, C>,
  verdict: Verdict,
  seed: number,
): Violation {
  return {
    game: line.game.id,
    promise: check.name,
    says: check.says,
    message: verdict.message,
    options: line.options,
    seed,
    step: verdict.step ?? line.steps.length,
    journal: journalOf(check, line, verdict),
  };
}

/** The violation of a game that cannot be set up. */
export function unplayable(game: string, options: GameOptions, seed: number, message: string): Violation {
  return {
    game,
    promise: 'ends',
    says: 'a game can be set up',
    message,
    options,
    seed,
    step: 0,
    journal: '',
  };
}

function journalOf<T, C>(check: Check, line: Playthrough<T, C>, verdict: Verdict): string {
  const { header, entries } = line.match.journal();
  const note: Entry = { kind: 'note', text: `${check.name}: ${verdict.message}`.replace(/\s+/g, ' ') };
  const over = line.stumbled?.over;
  const fatal: Entry[] = over?.text
    ? [{ kind: 'choice', seat: line.game.seats[over.seat].id, text: over.text }]
    : [];
  try {
    return printJournal({ header, entries: [...entries, note, ...fatal] });
  } catch (error) {
    // If the journal cannot be written, list the choices instead.
    const choices = line.steps.map(({ seat, text }) => `${line.game.seats[seat].id}: ${text}`);
    return [`# ${reasonOf(error)}`, ...choices].join('\n');
  }
}

const LINES_PRINTED = 200;

/** A violation in readable form: what, how, where, and the game that shows it. */
export function describeViolation(violation: Violation): string {
  const { game, promise, says, message, options, seed, step, journal } = violation;
  const under = formatOptions(options) || 'its default options';
  const lines = journal.split('\n');
  const left = lines.length - LINES_PRINTED;
  return [
    `${game} breaks the promise '${promise}': ${message}`,
    `promised: ${says}`,
    `under ${under}, after ${step} choices of the game below (random seed ${seed}); replay it with 'sandtable replay':`,
    '',
    ...lines.slice(0, LINES_PRINTED),
    ...(left > 0 ? [`(${left} more lines)`] : []),
  ].join('\n');
}
