import type { Game } from './game.js';
import { type Entry, type Journal, printEntry } from './journal.js';
import { Machine } from './machine.js';
import { Match } from './match.js';
import { UNDO } from './rule.js';
import type { ChanceSource } from './umpire.js';

/** A journal that does not replay: what it says and what the rules say part ways at this entry. */
export class ReplayError extends Error {
  constructor(
    /** Position in the journal's entries, -1 for the header. */
    readonly entry: number,
    message: string,
  ) {
    super(message);
  }
}

export interface ReplayOptions {
  /** Stop after this many of the journal's choices (undo counts as one). */
  until?: number;
  /** Every roll, shuffle and waypoint has to be written down. Otherwise those that are must be right. */
  strict?: boolean;
  /** Called after each choice, with how many were made and the entry it stands in. */
  after?(match: Match<unknown, unknown>, choices: number, entry: number): void;
}

/**
 * Plays a journal again, under its own rules only. With the seed, every roll is made anew and compared with
 * the record; without it, the record is followed.
 */
export function replay<T, C>(game: Game<T, C>, journal: Journal, how: ReplayOptions = {}): Match<T, C> {
  const { header } = journal;
  if (header.game !== game.id)
    throw new ReplayError(-1, `this is a journal of '${header.game}', not of '${game.id}'`);
  if (header.ruleset !== game.ruleset) {
    throw new ReplayError(
      -1,
      `the journal was played under ruleset ${header.ruleset} of ${game.id}; this is ruleset ${game.ruleset}`,
    );
  }
  const stranger = header.contributions?.find(({ seat }) => !game.seats.some(({ id }) => id === seat));
  if (stranger) throw new ReplayError(-1, `there is a contribution of '${stranger.seat}', which is no seat`);
  const record = new Reading(journal.entries, how.strict ?? false);
  const source = header.seed === null ? record.source : null;
  let match: Match<T, C>;
  try {
    match = Match.openAs(new Machine(game, header.options), header, source);
  } catch (error) {
    if (error instanceof ReplayError) throw error;
    throw new ReplayError(-1, (error as Error).message);
  }
  record.compare(match.entries.slice());
  let choices = 0;
  while (how.until === undefined || choices < how.until) {
    const turn = record.nextChoice();
    if (!turn) break;
    const { entry, at } = turn;
    const written = match.entries.length;
    if (entry.kind === 'rewind') rewind(match, entry.to, at);
    else {
      const refused = match.choose(entry.seat, entry.text, source);
      if (refused) throw new ReplayError(at, `'${printEntry(entry)}' is refused: ${refused.reason}`);
      record.compare(match.entries.slice(written + 1));
    }
    choices++;
    how.after?.(match as Match<unknown, unknown>, choices, at);
  }
  return match;
}

/** Goes back to where only this many choices stand. Everybody has to agree before this is called. */
export function rewind<T, C>(match: Match<T, C>, to: number, at = -1): void {
  const standing = standingChoices(match.entries);
  if (!Number.isInteger(to) || to < 0 || to > standing.length) {
    throw new ReplayError(
      at,
      `there are ${standing.length} choices to go back through, so ${to} of them cannot stand`,
    );
  }
  // Replayed without what was taken back, from the chance on record: the seed may have moved on since then.
  const header = { ...match.header, seed: null };
  const kept = entriesUpTo(match.entries, standing, to);
  const earlier = replay(match.machine.game, { header, entries: kept }, { until: to });
  match.rewindTo(earlier);
}

/** The positions of the choices that stand: those neither taken back nor rewound over. */
export function standingChoices(entries: readonly Entry[]): number[] {
  const standing: number[] = [];
  entries.forEach((entry, i) => {
    if (entry.kind === 'rewind') standing.length = entry.to;
    else if (entry.kind === 'choice' && entry.text === UNDO) standing.pop();
    else if (entry.kind === 'choice') standing.push(i);
  });
  return standing;
}

function entriesUpTo(entries: readonly Entry[], standing: readonly number[], to: number): Entry[] {
  const firstChoice = entries.findIndex((entry) => entry.kind === 'choice' || entry.kind === 'rewind');
  const kept = entries.slice(0, firstChoice < 0 ? entries.length : firstChoice);
  for (const start of standing.slice(0, to)) {
    kept.push(entries[start]);
    for (let i = start + 1; i < entries.length; i++) {
      if (entries[i].kind === 'choice' || entries[i].kind === 'rewind') break;
      kept.push(entries[i]);
    }
  }
  return kept.filter((entry) => entry.kind === 'choice' || entry.kind === 'chance');
}

/** The journal being replayed, read from front to back. */
class Reading {
  private at = 0;
  /** Chance that the recorded source has handed out already, so that it is not compared again. */
  private handed = 0;

  constructor(
    private readonly entries: readonly Entry[],
    private readonly strict: boolean,
  ) {}

  readonly source: ChanceSource = (what, about, size) => {
    let skip = this.handed;
    for (let i = this.at; i < this.entries.length; i++) {
      const entry = this.entries[i];
      if (entry.kind === 'choice' || entry.kind === 'rewind') break;
      if (entry.kind !== 'chance' || skip-- > 0) continue;
      if (entry.what !== what || entry.about !== about) {
        throw new ReplayError(
          i,
          `the rules ask for a ${what} of ${about}, the journal has '${printEntry(entry)}'`,
        );
      }
      const low = what === 'roll' ? 1 : 0;
      const right = what === 'shuffle' ? isOrder(entry.values, size) : inRange(entry.values[0], low, size);
      if (!right) throw new ReplayError(i, `'${printEntry(entry)}' cannot be: there are ${size}`);
      this.handed++;
      return entry.values;
    }
    throw new ReplayError(this.at - 1, `the journal does not say how the ${what} of ${about} came out`);
  };

  /** What the rules made of a choice must be what the journal says, as far as it says it. */
  compare(made: readonly Entry[]): void {
    this.handed = 0;
    for (const entry of made) {
      this.skipNotes();
      const written = this.entries[this.at];
      if (written && written.kind === entry.kind) {
        if (printEntry(written) !== printEntry(entry)) {
          throw new ReplayError(
            this.at,
            `the journal says '${printEntry(written)}', the rules say '${printEntry(entry)}'`,
          );
        }
        this.at++;
      } else if (this.strict) {
        throw new ReplayError(
          Math.min(this.at, this.entries.length - 1),
          `the journal lacks the line '${printEntry(entry)}'`,
        );
      }
    }
  }

  nextChoice(): { entry: Extract<Entry, { kind: 'choice' | 'rewind' }>; at: number } | null {
    this.skipNotes();
    const entry = this.entries[this.at];
    if (!entry) return null;
    if (entry.kind !== 'choice' && entry.kind !== 'rewind') {
      throw new ReplayError(
        this.at,
        `the journal says '${printEntry(entry)}', but nothing of the kind happens here`,
      );
    }
    return { entry, at: this.at++ };
  }

  private skipNotes(): void {
    while (this.entries[this.at]?.kind === 'note') this.at++;
  }
}

function inRange(value: number, low: number, size: number): boolean {
  return Number.isInteger(value) && value >= low && value < low + size;
}

/** Does a shuffle name each of the old positions once? */
function isOrder(values: readonly number[], size: number): boolean {
  return (
    values.length === size &&
    new Set(values).size === size &&
    values.every((value) => inRange(value, 0, size))
  );
}
