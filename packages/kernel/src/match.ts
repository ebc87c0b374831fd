import { joinParts, nothingMore, partsOf, unfinishedBecause } from './compound-choice.js';
import { type Contribution, commitTo, jointSeed } from './contribution.js';
import { stateHash } from './hash.js';
import type { Entry, Header, Journal } from './journal.js';
import type { Machine } from './machine.js';
import { readOption, spellOption } from './notation.js';
import type { Option } from './option.js';
import { EVERYONE, type ViewerSet } from './places.js';
import { clone, deepEqual, firstDifference } from './plain.js';
import { quote } from './quote.js';
import type { ChanceKind } from './random.js';
import { redactedText } from './redacted-journal.js';
import { choices, type LogEntry, type LogLine, REWIND, redactedLog } from './redacted-log.js';
import type { Refused } from './refused.js';
import { RulesError, UNDO } from './rule.js';
import { say } from './say.js';
import type { State } from './state.js';
import type { ChanceSource, ChanceWhat, Listener } from './umpire.js';
import { type UndoStep, UndoTrail } from './undo-trail.js';

/** The source of a match's chance, if not the fast generator and the seed alone. */
export interface FairChance {
  chance?: ChanceKind;
  contributions?: Contribution[];
}

/** A choice that a question took automatically because it was the only one. */
export interface SelfAnswer {
  seat: number;
  text: string;
}

/** The parts made so far of a compound choice. */
interface UnfinishedChoice<T, C> {
  before: State<T>;
  texts: string[];
  redacted: (string | null)[];
  notes: ChoiceRecorder<T, C>;
}

/** A match as plain data, complete: a restored match behaves exactly like the original. */
export interface Snapshot {
  /** In version 1, the undo trail holds whole positions only. */
  version: 1 | 2;
  header: Header;
  entries: Entry[];
  log: LogEntry[];
  state: State<unknown>;
  undoTrail: UndoStep[];
  redacted: [entry: number, text: string][];
  /** The notes about erased choices: their positions, seats and counts. */
  undoNotes?: [entry: number, seat: number, count: number][];
  /** What precedes these entries and this log, if it is stored elsewhere. All positions include it. */
  earlier?: OmittedPrefix;
}

/** The size of a long match's beginning that is not in memory. */
export interface OmittedPrefix {
  entries: number;
  log: number;
  /** How many of those entries are choices. */
  choices: number;
  /** Where the last pages of each viewer begin, by viewer number. Those pages are in memory. */
  pages?: Readonly<Record<string, Record<'log' | 'lines', PageStart>>>;
}

/** Where a page of lines begins: its number, its first item, and the choices before it. */
export interface PageStart {
  page: number;
  at: number;
  choices: number;
}

/** The positions from which on a part of a match is wanted. */
export type From = Pick<OmittedPrefix, 'entries' | 'log' | 'pages'>;

/** The beginning of a match, or a part of it. */
export interface JournalPrefix {
  entries: Entry[];
  log: LogEntry[];
  redacted: [entry: number, text: string][];
}

export const PREFIX_NOT_LOADED = 'the beginning of this match is kept elsewhere';
const NOTHING: OmittedPrefix = { entries: 0, log: 0, choices: 0 };

/**
 * One game in play, with its journal and its log. It also decides what can be undone: the undo trail is cut by anything
 * revealed, rolled, shuffled, or decided by another seat, whatever the game says.
 */
export class Match<T, C> {
  private readonly undoTrail = new UndoTrail();
  private unfinished: UnfinishedChoice<T, C> | null = null;
  /** Notes about erased choices: whose, and how many. */
  private readonly undoNotes = new WeakMap<Entry, { seat: number; count: number }>();
  /** How often entries were erased; otherwise they only grow. */
  erasures = 0;
  /** The public text of secret choices, by their position in the entries. */
  readonly redacted = new Map<number, string>();
  /**
   * How much of the entries and the log is stored elsewhere. It leaves holes at the start of both lists, which
   * `complete` fills.
   */
  earlier: OmittedPrefix = NOTHING;
  /**
   * The choices taken automatically after the last choice or the opening. The journal omits them, since the rules
   * repeat them.
   */
  selfAnswered: readonly SelfAnswer[] = [];

  private constructor(
    readonly machine: Machine<T, C>,
    readonly header: Header,
    public state: State<T>,
    readonly entries: Entry[],
    readonly log: LogEntry[],
  ) {}

  static open<T, C>(machine: Machine<T, C>, seed: string, fair: FairChance = {}): Match<T, C> {
    if (!isSeed(seed)) throw new Error('a seed is one line of text');
    return Match.openAs(machine, { ...headerOf(machine, seed), ...fair }, null);
  }

  /** Opens a match as described by a journal's header. Without a seed, chance must come from a record. */
  static openAs<T, C>(machine: Machine<T, C>, header: Header, source: ChanceSource | null): Match<T, C> {
    const notes = new ChoiceRecorder(machine);
    const seed = header.seed === null ? '' : jointSeed(header.seed, header.contributions);
    const state = machine.setup(seed, notes, source, header.chance);
    const match = new Match(machine, header, state, [], []);
    match.write(notes);
    return match;
  }

  /** A match that starts from a given position. */
  static from<T, C>(machine: Machine<T, C>, state: State<T>, seed: string): Match<T, C> {
    return new Match(machine, headerOf(machine, seed), state, [], []);
  }

  static restore<T, C>(machine: Machine<T, C>, snapshot: Snapshot): Match<T, C> {
    const { header, state, entries, log, undoTrail, redacted, undoNotes, earlier } = clone(snapshot);
    const { ruleset, game } = machine;
    const differs = firstDifference({ ...header, ...headerStart(machine) }, header);
    if (![1, 2].includes(snapshot.version) || differs !== null) {
      throw new Error(`this is no snapshot of ${game.id} under ruleset ${ruleset} and these options`);
    }
    const [all, told] = [behind(earlier?.entries ?? 0, entries), behind(earlier?.log ?? 0, log)];
    const match = new Match(machine, header, state as State<T>, all, told);
    if (earlier) match.earlier = earlier;
    match.undoTrail.restore(undoTrail);
    for (const [entry, text] of redacted) match.redacted.set(entry, text);
    for (const [entry, seat, count] of undoNotes ?? []) match.undoNotes.set(all[entry], { seat, count });
    return match;
  }

  /** Everything in memory; or only what is needed to continue, from these positions of the entries and the log on. */
  snapshot(from: From = this.earlier): Snapshot {
    if (this.unfinished) throw new Error('a choice is not finished');
    if (from.entries > this.settled || from.log > this.settledLog)
      throw new Error('what may still be taken back belongs to a snapshot');
    const { header } = this;
    const [entries, log] = [this.entries.slice(from.entries), this.log.slice(from.log)];
    const state = this.state as State<unknown>;
    const undoTrail = this.undoTrail.list();
    const { redacted } = this.part(from, { entries: this.entries.length, log: from.log });
    // Only a note at the end may still be replaced.
    const undoNotes: [number, number, number][] = [];
    for (let entry = this.settled; entry < this.entries.length; entry++) {
      const note = this.undoNotes.get(this.entries[entry]);
      if (note) undoNotes.push([entry, note.seat, note.count]);
    }
    const earlier = from.entries + from.log > 0 ? { earlier: this.before(from) } : {};
    return clone({ version: 2, header, entries, log, state, undoTrail, redacted, undoNotes, ...earlier });
  }

  private before({ entries, log, pages }: From): OmittedPrefix {
    const between = this.entries.slice(this.earlier.entries, entries);
    const choices = between.filter(({ kind }) => kind === 'choice' || kind === 'rewind').length;
    return { entries, log, choices: this.earlier.choices + choices, ...(pages ? { pages } : {}) };
  }

  /** A part of the match, between positions of the entries and the log. */
  part(from: From, to: From): JournalPrefix {
    this.requireLoadedFrom(from.entries);
    const redacted: [number, string][] = [];
    for (let entry = from.entries; entry < to.entries; entry++) {
      const text = this.redacted.get(entry);
      if (text !== undefined) redacted.push([entry, text]);
    }
    return {
      entries: this.entries.slice(from.entries, to.entries),
      log: this.log.slice(from.log, to.log),
      redacted,
    };
  }

  /** Puts the beginning in place: from now on the match is complete. */
  complete({ entries, log, redacted }: JournalPrefix): void {
    if (entries.length !== this.earlier.entries || log.length !== this.earlier.log)
      throw new Error('this is not the beginning that is missing');
    entries.forEach((entry, i) => {
      this.entries[i] = entry;
    });
    log.forEach((told, i) => {
      this.log[i] = told;
    });
    for (const [entry, text] of redacted) this.redacted.set(entry, text);
    this.earlier = NOTHING;
  }

  /** Throws if entries from this one on are not in memory: holes would read as nothing. */
  requireLoadedFrom(entry: number): void {
    if (entry < this.earlier.entries) throw new Error(PREFIX_NOT_LOADED);
  }

  journal(): Journal {
    this.requireLoadedFrom(0);
    return { header: this.header, entries: this.entries };
  }

  /** Makes a seat's choice in notation; "undo" takes back the seat's own last choice, if that is fair. */
  choose(seatId: string, text: string, source: ChanceSource | null = null): Refused | null {
    const seat = this.machine.game.seats.findIndex(({ id }) => id === seatId);
    if (seat < 0) return this.machine.refusedAs('not-understood', say`there is no seat ${quote(seatId)}`);
    if (text.trim().toLowerCase() === UNDO) return this.undo(seat);
    this.abandonUnfinished();
    const parts = partsOf(text);
    const back = parts.length > 1 ? this.restorePoint() : null;
    const made: string[] = [];
    for (const part of parts) {
      const meaning = readOption(this.machine, this.state, seat, part);
      const refused =
        'refused' in meaning ? meaning.refused : this.chooseOption(seat, meaning.option, source);
      made.push(part);
      const whole = made.length === parts.length;
      if (refused || (!whole && !this.unfinished)) {
        this.abandonUnfinished();
        back?.();
        return refused ?? nothingMore(this.machine, made).refused;
      }
    }
    if (!this.unfinished) return null;
    const refused = unfinishedBecause(this.machine, this.state, seat);
    this.abandonUnfinished();
    return refused;
  }

  /**
   * Makes a choice by its option number. In a compound choice it is the next part; the journal gets nothing until the
   * last part is chosen.
   */
  chooseOption(seat: number, option: Option, source: ChanceSource | null = null): Refused | null {
    const { machine, state } = this;
    const here = clone(state);
    const parts = this.unfinished ?? {
      before: here,
      texts: [],
      redacted: [],
      notes: new ChoiceRecorder(machine),
    };
    try {
      const refused = machine.choose(state, seat, option, parts.notes, source);
      if (refused) return refused;
      parts.texts.push(spellOption(machine, here, seat, option).text);
      parts.redacted.push(redactedText(machine, here, seat, option));
    } catch (error) {
      // If a rule throws during a choice, restore the position before it.
      this.state = parts.before;
      this.unfinished = null;
      throw error;
    }
    this.unfinished = machine.continues(state, seat) ? parts : null;
    if (!this.unfinished) this.record(seat, parts);
    return null;
  }

  /** Abandons an unfinished compound choice, as if it had never begun. */
  abandonUnfinished(): void {
    if (this.unfinished) this.state = this.unfinished.before;
    this.unfinished = null;
  }

  private record(seat: number, { before, texts, redacted, notes }: UnfinishedChoice<T, C>): void {
    const fair = this.canBeTakenBack(before, notes);
    // A choice that revealed or rolled something, or that follows another seat's, ends what could be undone.
    if (!fair || this.undoTrail.isOfOthers(seat)) this.undoTrail.cut();
    if (fair) this.undoTrail.add(seat, before, this.log.length, this.entries.length);
    if (redacted.some((part) => part !== null)) {
      this.redacted.set(this.entries.length, joinParts(texts.map((part, i) => redacted[i] ?? part)));
    }
    const { id } = this.machine.game.seats[seat];
    this.entries.push({ kind: 'choice', seat: id, text: joinParts(texts) });
    this.write(notes);
  }

  /** Returns a function that restores the present state. */
  private restorePoint(): () => void {
    const { undoTrail, selfAnswered, entries, log } = this;
    const [state, kept] = [clone(this.state), undoTrail.list()];
    const [written, told] = [entries.length, log.length];
    return () => {
      this.state = state;
      undoTrail.restore(kept);
      this.selfAnswered = selfAnswered;
      for (let entry = written; entry < entries.length; entry++) this.redacted.delete(entry);
      entries.length = written;
      log.length = told;
    };
  }

  /**
   * Nothing was revealed, rolled or shuffled, and the game goes on: its end reveals everything. The generator and what
   * viewers know are compared too, in case a rule bypassed the umpire.
   */
  private canBeTakenBack(before: State<T>, notes: ChoiceRecorder<T, C>): boolean {
    const { everyone } = this.machine;
    const { chance, known, outcome } = this.state;
    if (notes.somethingRevealed || notes.usedChance || outcome !== null) return false;
    if (!deepEqual(chance, before.chance)) return false;
    return known.every((viewers, item) => (viewers & ~before.known[item] & everyone) === 0);
  }

  private write(notes: ChoiceRecorder<T, C>): void {
    this.entries.push(...notes.entries);
    this.selfAnswered = notes.selfAnswers;
    for (const line of notes.logEntries) this.log.push({ at: this.state.count, ...line });
    if (this.state.outcome) this.entries.push({ kind: 'end', text: endText(this.machine, this.state) });
  }

  /** Why a seat cannot take back its last choice; null if it can. */
  undoRefused(seat: number): Refused | null {
    if (this.undoTrail.seat === seat) return null;
    const name = this.machine.game.seats[seat] ? this.machine.seatInText(seat) : 'That seat';
    const limit = say`undo reaches to the last thing that was revealed, rolled, shuffled or decided by somebody else`;
    const reason = this.machine.game.seats[seat]?.plural
      ? say`${name} have nothing to take back: ${limit}`
      : say`${name} has nothing to take back: ${limit}`;
    return this.machine.refusedAs('nothing-to-undo', reason);
  }

  undo(seat: number): Refused | null {
    this.abandonUnfinished();
    const refused = this.undoRefused(seat);
    if (refused) return refused;
    const last = this.undoTrail.takeBack(this.state);
    this.state = last.before as State<T>;
    this.selfAnswered = [];
    // Drop the log lines of the undone choice, but keep the record of undos.
    this.log.push(...this.log.splice(last.log).filter((told) => told.kind === UNDO));
    this.log.push({ at: this.state.count, kind: UNDO, args: [seat], to: EVERYONE });
    // Recorded like any other choice, so that a replay does the same.
    this.entries.push({ kind: 'choice', seat: this.machine.game.seats[seat].id, text: UNDO });
    return null;
  }

  /** How many of the last choices can be undone. */
  get undoable(): number {
    return this.undoTrail.length;
  }

  /** How many entries are final: they can no longer be erased. */
  get settled(): number {
    const end = this.undoTrail.first?.entry ?? this.entries.length;
    // The next note would replace a note at the end.
    return end > 0 && this.undoNotes.has(this.entries[end - 1]) ? end - 1 : end;
  }

  /** How many log lines are final. */
  get settledLog(): number {
    const end = this.undoTrail.first?.log ?? this.log.length;
    return this.log[end - 1]?.kind === UNDO ? end - 1 : end;
  }

  /**
   * Undoes the seat's last choice and erases it from the journal: a note and a log line say how many choices were taken
   * back. Repeated undos share one note and one line. The journal replays to the same position either way.
   */
  eraseLast(seat: number): Refused | null {
    this.abandonUnfinished();
    const refused = this.undoRefused(seat);
    if (refused) return refused;
    const last = this.undoTrail.takeBack(this.state);
    this.state = last.before as State<T>;
    const untold = this.log.splice(last.log).filter((told) => told.kind === UNDO);
    for (const { args } of untold) this.logUndo(args[0], args[1] ?? 1);
    const gone = this.entries.splice(last.entry);
    for (const entry of this.redacted.keys()) if (entry >= last.entry) this.redacted.delete(entry);
    this.erasures++;
    for (const entry of gone) {
      const { seat: whose, count } = this.undoNotes.get(entry) ?? { seat: -1, count: 0 };
      if (count > 0) this.noteUndo(whose, count);
      else if (entry.kind === 'note') this.entries.push(entry);
    }
    this.noteErased(seat, 1);
    return null;
  }

  /** Notes that this many choices of a seat were erased here. */
  noteErased(seat: number, count: number): void {
    this.selfAnswered = [];
    this.logUndo(seat, count);
    this.noteUndo(seat, count);
  }

  private logUndo(seat: number, count: number): void {
    const last = this.log.at(-1);
    const { count: at } = this.state;
    const again = last?.kind === UNDO && last.args[0] === seat && last.at === at;
    const all = again ? count + (last.args[1] ?? 1) : count;
    if (again) this.log.pop();
    this.log.push({ at, kind: UNDO, args: [seat, all], to: EVERYONE });
  }

  private noteUndo(seat: number, count: number): void {
    const last = this.entries.at(-1);
    const before = last && this.undoNotes.get(last);
    const again = before?.seat === seat;
    const all = again ? count + before.count : count;
    if (again) this.entries.pop();
    const text = `${this.machine.game.seats[seat].name} took back ${choices(all)}`;
    const note: Entry = { kind: 'note', text };
    this.undoNotes.set(note, { seat, count: all });
    this.entries.push(note);
  }

  /**
   * Goes back to an earlier position that all players agreed on, and records it in the journal. The generator is not
   * reset, so future dice stay unknown.
   */
  rewindTo(earlier: Match<T, C>): void {
    this.requireLoadedFrom(0);
    const { chance } = this.state;
    this.state = { ...clone(earlier.state), chance };
    this.undoTrail.cut();
    this.selfAnswered = [];
    this.log.length = 0;
    this.log.push(...clone(earlier.log));
    this.log.push({ at: this.state.count, kind: REWIND, args: [this.state.count], to: EVERYONE });
    this.entries.push({ kind: 'rewind', to: this.state.count });
  }

  private wholeLog(): readonly LogEntry[] {
    if (this.earlier.log > 0) throw new Error(PREFIX_NOT_LOADED);
    return this.log;
  }

  /** The log in words, as far as the viewer may know it; or the given part of it. */
  logFor(viewer: number, log: readonly LogEntry[] = this.wholeLog()): LogLine[] {
    return redactedLog(this.machine, log, viewer);
  }
}

/** A list of these items after this many holes. */
function behind<I>(places: number, items: I[]): I[] {
  if (places === 0) return items;
  const list = new Array<I>(places);
  for (const item of items) list.push(item);
  return list;
}

/** The record of a choice that a question is about to take automatically. */
export function selfAnswer<T, C>(
  machine: Machine<T, C>,
  state: State<T>,
  seat: number,
  option: Option,
): SelfAnswer {
  return { seat, text: spellOption(machine, state, seat, option).text };
}

/** Records what happens during one choice. */
class ChoiceRecorder<T, C> implements Listener {
  readonly entries: Entry[] = [];
  readonly logEntries: Omit<LogEntry, 'at'>[] = [];
  readonly selfAnswers: SelfAnswer[] = [];
  somethingRevealed = false;
  usedChance = false;

  constructor(private readonly machine: Machine<T, C>) {}

  chance(what: ChanceWhat, about: string, values: readonly number[]): void {
    if (!/^\S+$/.test(about)) throw new RulesError(`a ${what} of '${about}': what it is about is one word`);
    this.usedChance = true;
    this.entries.push({ kind: 'chance', what, about, values: values.slice() });
  }

  waypoint(label: string, state: State<unknown>): void {
    if (!/^\S.*$/.test(label)) throw new RulesError(`the waypoint '${label}' cannot be written on a line`);
    this.entries.push({ kind: 'mark', label, hash: stateHash(state) });
  }

  answeredItself(seat: number, option: Option, state: State<unknown>): void {
    this.selfAnswers.push(selfAnswer(this.machine, state as State<T>, seat, option));
  }

  revealed(): void {
    this.somethingRevealed = true;
  }

  logged(kind: string, args: readonly number[], to: ViewerSet): void {
    if (!Object.hasOwn(this.machine.game.logTexts, kind))
      throw new RulesError(`there is no log text '${kind}'`);
    this.logEntries.push({ kind, args: args.slice(), to });
  }
}

function headerOf<T, C>(machine: Machine<T, C>, seed: string): Header {
  return { ...headerStart(machine), commit: commitTo(seed), seed, tags: {} };
}

function headerStart<T, C>(machine: Machine<T, C>): Pick<Header, 'game' | 'ruleset' | 'options'> {
  const { ruleset, options } = machine;
  return { game: machine.game.id, ruleset, options };
}

/** A seed must fit on one line of the journal and hash the same everywhere. */
function isSeed(seed: string): boolean {
  return !/[\r\n\u2028\u2029]|\p{Cs}/u.test(seed);
}

function endText<T, C>(machine: Machine<T, C>, state: State<T>): string {
  const outcome = state.outcome!;
  const { sides, seats } = machine.game;
  const winner = outcome.winner < 0 ? 'draw' : `${sides[outcome.winner].id} wins`;
  const led = outcome.leader === undefined ? '' : `, led by ${seats[outcome.leader].id}`;
  return `${winner} ${outcome.scores.join(':')}${led} (${outcome.why})`;
}
