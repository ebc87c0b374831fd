import { type Game, playsRuleset } from './game.js';
import { type Entry, type Header, type Journal, printEntry } from './journal.js';
import { Machine } from './machine.js';
import { Match } from './match.js';
import { quote } from './quote.js';
import { UNDO } from './rule.js';
import type { ChanceSource, ChanceWhat } from './umpire.js';

/** A journal that does not replay: at this entry it disagrees with the rules. */
export class ReplayError extends Error {
  constructor(
    /** The index in the journal's entries, -1 for the header. */
    readonly entry: number,
    message: string,
  ) {
    super(message);
  }
}

export interface ReplayOptions {
  /** Stop after this many of the journal's choices (an undo counts as one). */
  until?: number;
  /** Every roll, shuffle and waypoint must be recorded. Otherwise only the recorded ones are checked. */
  strict?: boolean;
  /** Called after each choice, with the number of choices made and the index of its entry. */
  after?(match: Match<unknown, unknown>, choices: number, entry: number): void;
}

/**
 * Replays a journal, under its own ruleset only. With the seed, every roll is made again and compared with the record;
 * without it, the record is followed.
 */
export function replay<T, C>(game: Game<T, C>, journal: Journal, how: ReplayOptions = {}): Match<T, C> {
  const replaying = new Replayer(game, journal.header, journal.entries, how.strict ?? false);
  const { match } = replaying;
  for (let choices = 1; how.until === undefined || choices <= how.until; choices++) {
    const at = replaying.next();
    if (at === null) break;
    how.after?.(match as Match<unknown, unknown>, choices, at);
  }
  return match;
}

/** Replays a journal one choice at a time. Entries may be appended meanwhile. */
export class Replayer<T, C> {
  readonly match: Match<T, C>;
  private readonly record: JournalReader;
  private readonly source: ChanceSource | null;

  constructor(game: Game<T, C>, header: Header, entries: readonly Entry[], strict = false) {
    if (header.game !== game.id)
      throw new ReplayError(-1, `this is a journal of ${quote(header.game)}, not of '${game.id}'`);
    if (!playsRuleset(game, header.ruleset)) {
      throw new ReplayError(
        -1,
        `the journal was played under ruleset ${header.ruleset} of ${game.id}; this is ruleset ${game.ruleset}`,
      );
    }
    const stranger = header.contributions?.find(({ seat }) => !game.seats.some(({ id }) => id === seat));
    if (stranger)
      throw new ReplayError(-1, `there is a contribution of ${quote(stranger.seat)}, which is no seat`);
    this.record = new JournalReader(entries, strict);
    this.source = header.seed === null ? this.record.source : null;
    try {
      this.match = Match.openAs(
        new Machine(game, header.options, { ruleset: header.ruleset }),
        header,
        this.source,
      );
    } catch (error) {
      if (error instanceof ReplayError) throw error;
      throw new ReplayError(-1, (error as Error).message);
    }
    this.record.compare(this.match.entries.slice());
  }

  /** Replays the next choice. Returns the index of its entry, or null if none is left. */
  next(): number | null {
    return playNext(this.match, this.record, this.source);
  }
}

/** Replays the rest of a journal on a match that stands at one of its entries. */
export function replayFrom<T, C>(match: Match<T, C>, entries: readonly Entry[], from: number): void {
  const record = new JournalReader(entries, false, from);
  const source = match.header.seed === null ? record.source : null;
  while (playNext(match, record, source) !== null);
}

function playNext<T, C>(
  match: Match<T, C>,
  record: JournalReader,
  source: ChanceSource | null,
): number | null {
  const turn = record.nextChoice();
  if (!turn) return null;
  const { entry, at } = turn;
  const written = match.entries.length;
  if (entry.kind === 'rewind') rewind(match, entry.to, at);
  else {
    const refused = match.choose(entry.seat, entry.text, source);
    if (refused) throw new ReplayError(at, `${quote(printEntry(entry))} is refused: ${refused.reason}`);
    record.compare(match.entries.slice(written + 1));
  }
  return at;
}

/** Goes back until only this many choices stand. All players must have agreed before the call. */
export function rewind<T, C>(match: Match<T, C>, to: number, at = -1): void {
  match.rewindTo(replay(match.machine.game, journalBack(match, to, at), { until: to }));
}

/** What still stands if only this many choices do: its replay is the position to go back to. */
export function journalBack<T, C>(match: Match<T, C>, to: number, at = -1): Journal {
  match.requireLoadedFrom(0);
  const standing = choicesInForce(match.entries);
  if (!Number.isInteger(to) || to < 0 || to > standing.length) {
    throw new ReplayError(
      at,
      `there are ${standing.length} choices to go back through, so ${to} of them cannot stand`,
    );
  }
  // It is replayed from the recorded chance: the generator may have advanced since then.
  return { header: { ...match.header, seed: null }, entries: entriesUpTo(match.entries, standing, to) };
}

/** The positions of the choices that still stand, neither undone nor rewound. */
export function choicesInForce(entries: readonly Entry[]): number[] {
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

/** The recorded values of a roll, pick or shuffle after a choice: `skip` others come before it. */
function chanceAfter(
  entries: readonly Entry[],
  from: number,
  skip: number,
  what: ChanceWhat,
  about: string,
  size: number,
): ReturnType<ChanceSource> {
  let before = skip;
  for (let i = from; i < entries.length; i++) {
    const entry = entries[i];
    if (entry.kind === 'choice' || entry.kind === 'rewind') break;
    if (entry.kind !== 'chance' || before-- > 0) continue;
    if (entry.what !== what || entry.about !== about) {
      throw new ReplayError(
        i,
        `the rules ask for a ${what} of ${about}, the journal has ${quote(printEntry(entry))}`,
      );
    }
    const low = what === 'roll' ? 1 : 0;
    const right = what === 'shuffle' ? isOrder(entry.values, size) : inRange(entry.values[0], low, size);
    if (!right) throw new ReplayError(i, `${quote(printEntry(entry))} cannot be: there are ${size}`);
    return entry.values;
  }
  throw new ReplayError(from - 1, `the journal does not say how the ${what} of ${about} came out`);
}

/** The recorded chance after the choice at an entry. */
export function recordedChance(entries: readonly Entry[], choice: number): ChanceSource {
  let used = 0;
  return (what, about, size) => chanceAfter(entries, choice + 1, used++, what, about, size);
}

/** The journal being replayed, read from start to end. */
class JournalReader {
  /** How many recorded values the source has used since the last comparison. */
  private used = 0;

  constructor(
    private readonly entries: readonly Entry[],
    private readonly strict: boolean,
    private at = 0,
  ) {}

  readonly source: ChanceSource = (what, about, size) => {
    const values = chanceAfter(this.entries, this.at, this.used, what, about, size);
    this.used++;
    return values;
  };

  /** What the rules produced must equal the record, as far as the record goes. */
  compare(made: readonly Entry[]): void {
    this.used = 0;
    for (const entry of made) {
      this.skipNotes();
      const written = this.entries[this.at];
      if (written && written.kind === entry.kind) {
        if (printEntry(written) !== printEntry(entry)) {
          throw new ReplayError(
            this.at,
            `the journal says ${quote(printEntry(written))}, the rules say ${quote(printEntry(entry))}`,
          );
        }
        this.at++;
      } else if (this.strict) {
        throw new ReplayError(
          Math.min(this.at, this.entries.length - 1),
          `the journal lacks the line ${quote(printEntry(entry))}`,
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
        `the journal says ${quote(printEntry(entry))}, but nothing of the kind happens here`,
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

/** Does a shuffle name each old position once? */
function isOrder(values: readonly number[], size: number): boolean {
  return (
    values.length === size &&
    new Set(values).size === size &&
    values.every((value) => inRange(value, 0, size))
  );
}
