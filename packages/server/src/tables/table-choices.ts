import { type AnyMatch, isUndo } from '@sandtable/host';
import { isAnytime, parseEntry, printEntry, RulesError, readOption, say, UNDO } from '@sandtable/kernel';
import type { ErasedChoices, EventBody, TableEvent } from './event.js';
import { type Erasure, RecentRows } from './recent-rows.js';
import { BrokenTable, Refusal } from './refusal.js';
import { REMEMBERED_REQUESTS, type SavedTable } from './saved-table.js';

type Choice = Extract<EventBody, { kind: 'choice' }>;
type ChoiceEvent = Extract<TableEvent, { kind: 'choice' }>;
type SavedChoices = Pick<
  SavedTable,
  'done' | 'recent' | 'missing' | 'explained' | 'askedSince' | 'lastChoice'
>;

/**
 * The choices of a table: made in its match, written as events, made again when those are read, and undone, after
 * which most of them are deleted.
 */
export class TableChoices {
  /** Completed requests, and the numbers of their events. */
  private readonly done = new Map<string, number>();
  /** True if there may be completed requests too old to be remembered here. */
  forgetful = false;
  private readonly recent = new RecentRows();
  /** How many events have been deleted, and how many of those were undone choices. */
  missing = 0;
  private explained = 0;
  /** Events to be deleted once the last one is written. */
  gone: readonly number[] = [];
  /** The event since which each seat has been asked its current question. */
  private readonly askedSince: number[];
  private lastChoice = 0;
  private anytime = false;
  /** The seat and frame of the latest choice, until its event is applied. */
  private made: { seat: number; frame: unknown; sweep?: Erasure } | null = null;

  constructor(seats: number) {
    this.askedSince = new Array<number>(seats).fill(0);
  }

  save(): SavedChoices {
    return {
      done: [...this.done].slice(-REMEMBERED_REQUESTS),
      recent: this.recent.save(),
      missing: this.missing,
      explained: this.explained,
      askedSince: this.askedSince.slice(),
      lastChoice: this.lastChoice,
    };
  }

  set({ done, recent, missing, explained, askedSince, lastChoice }: SavedChoices): void {
    for (const [request, event] of done) this.done.set(request, event);
    this.forgetful = done.length >= REMEMBERED_REQUESTS;
    this.recent.set(recent);
    this.missing = missing;
    this.explained = explained;
    askedSince.forEach((event, seat) => {
      this.askedSince[seat] = event;
    });
    this.lastChoice = lastChoice;
  }

  /** Advances to an event that follows this many deleted ones. */
  next({ seq, request }: TableEvent, skipped: number): void {
    this.missing += skipped;
    this.gone = [];
    if (request !== null) this.done.set(request, seq);
  }

  /** An event that is not a choice. */
  other(seq: number): void {
    this.recent.other(seq);
  }

  /** All seats are asked anew from this event on. */
  askAll(seq: number): void {
    this.askedSince.fill(seq);
  }

  /** The game has gone back: nothing chosen before this event answers a question of now. */
  wentBack(seq: number): void {
    this.askAll(seq);
    this.lastChoice = seq;
  }

  /** Are all missing events accounted for as deleted? */
  isWhole(): boolean {
    return this.missing === this.explained;
  }

  /** Has a choice been made in the match whose event is not applied yet? */
  get isMade(): boolean {
    return this.made !== null;
  }

  /** The event of a completed request; null if it has not been carried out. */
  doneAs(request: string): number | null {
    return this.done.get(request) ?? null;
  }

  /** Does a choice of this seat, made on the view numbered `at`, answer its current question? */
  isCurrent(seat: number, text: string, at: number): boolean {
    return at >= (isUndo(text) ? this.lastChoice : this.askedSince[seat]);
  }

  /** Makes a choice in the match, for an event that is about to be written. */
  make(match: AnyMatch, seat: number, text: string, by: Choice['by']): Choice {
    const written = match.entries.length;
    this.anytime = false;
    try {
      const swept = isUndo(text) ? this.strikeOut(match, seat) : null;
      if (swept) {
        const { id } = match.machine.game.seats[seat];
        return { kind: 'choice', by, lines: [`${id}: ${UNDO}`], swept };
      }
      this.choose(match, seat, text);
    } catch (error) {
      if (!(error instanceof RulesError)) throw error;
      throw new Refusal('rules', say`the rules break down here: ${error.message}`);
    }
    return { kind: 'choice', by, lines: match.entries.slice(written).map(printEntry) };
  }

  /** Undoes a choice and deletes its events but for one row; null if the undo has to be stored beside it. */
  private strikeOut(match: AnyMatch, seat: number): ErasedChoices | null {
    refuse(match.undoRefused(seat));
    const sweep = this.recent.sweep(seat);
    if (!sweep) return null;
    refuse(match.eraseLast(seat));
    this.made = { seat, frame: null, sweep };
    const { count, requests, gone } = sweep;
    return { count, requests, missing: this.missing + gone.length, clocks: null, orders: [] };
  }

  private choose(match: AnyMatch, seat: number, text: string): void {
    const frame = match.state.frames.at(-1);
    if (isUndo(text)) refuse(match.undo(seat));
    else {
      const meaning = readOption(match.machine, match.state, seat, text);
      refuse(match.choose(match.machine.game.seats[seat].id, text));
      this.anytime = 'option' in meaning && isAnytime(meaning.option);
    }
    this.made = { seat, frame };
  }

  /** Applies the event of a choice that was just made, or makes it again if it is read. Returns its seat. */
  apply(match: AnyMatch, event: ChoiceEvent): number {
    if (event.swept) this.tookBack(match, event, event.swept);
    else if (this.made === null) this.makeAgain(match, event);
    const { seat, frame } = this.made as { seat: number; frame: unknown };
    this.made = null;
    const undone = undoes(event);
    if (!undone) this.recent.choice(event.seq, seat, event.request, match.undoable);
    else if (!event.swept) this.recent.written(event.seq);
    // If several are asked at once, one of them answering does not change the others' question.
    const together = match.machine.question(match.state)?.rule.simultaneous ?? false;
    if (together && !undone && !this.anytime && match.state.frames.at(-1) === frame) {
      this.askedSince[seat] = event.seq;
    } else this.askedSince.fill(event.seq);
    this.lastChoice = event.seq;
    return seat;
  }

  /** Choices undone just now, or read as undone: then nothing else is known of them. */
  private tookBack(match: AnyMatch, { lines, seq, request }: ChoiceEvent, swept: ErasedChoices): void {
    const { count, requests, missing } = swept;
    const sweep = this.made?.sweep;
    if (sweep) {
      this.gone = sweep.gone;
      this.missing += sweep.gone.length;
      for (const [forgotten] of sweep.forgotten) this.done.delete(forgotten);
    } else {
      const seat = seatOf(match, lines[0].slice(0, lines[0].indexOf(':')));
      if (seat < 0) throw new BrokenTable(`event ${seq} is no choice`);
      match.noteErased(seat, count);
      for (const [before, which] of requests) this.done.set(before, which);
      this.made = { seat, frame: null };
    }
    if (this.missing !== missing) throw new BrokenTable(`there are events missing before event ${seq}`);
    this.explained = missing;
    this.recent.undone(seq, this.made!.seat, request, { gone: this.gone.slice(), count, requests });
  }

  /** A choice that is read must lead where it led before, or the table is not shown at all. */
  private makeAgain(match: AnyMatch, { lines, seq }: Choice & { seq: number }): void {
    const entry = parseEntry(lines[0], seq);
    if (entry.kind !== 'choice') throw new BrokenTable(`event ${seq} is no choice`);
    const written = match.entries.length;
    try {
      this.anytime = false;
      this.choose(match, seatOf(match, entry.seat), entry.text);
    } catch (error) {
      throw new BrokenTable(
        'a choice of the past can no longer be played',
        `event ${seq}, '${lines[0]}', can no longer be played: ${(error as Error).message}`,
      );
    }
    const now = match.entries.slice(written).map(printEntry);
    const differs = lines.findIndex((line, i) => line !== now[i]);
    if (differs >= 0 || now.length !== lines.length) {
      throw new BrokenTable(
        'something that happened would come out otherwise by now',
        `event ${seq}: the journal says '${lines[Math.max(0, differs)]}', and now something else happens`,
      );
    }
  }
}

/** Does this event undo a choice? */
export function undoes({ lines }: Choice): boolean {
  return lines[0].endsWith(`: ${UNDO}`);
}

function seatOf({ machine }: AnyMatch, id: string): number {
  return machine.game.seats.findIndex((seat) => seat.id === id);
}

function refuse(refused: { reason: string; anchor: string | null } | null): void {
  if (refused) throw new Refusal('rules', refused.reason, refused.anchor);
}
