import { playedOn, ReplaySession, type Slices } from '@sandtable/host';
import { type AnyGame, type Journal, parseJournal, printJournal } from '@sandtable/kernel';
import type { ReplayOutline, ReplayView } from '@sandtable/protocol';
import { LIMITS } from '@sandtable/protocol/limits';

/** A journal replayed in this browser. */
export class Replay {
  private constructor(
    private readonly journal: Journal,
    private readonly book: ReplaySession,
  ) {}

  static async open(game: AnyGame, text: string, slices: Slices): Promise<Replay> {
    const journal = parseJournal(text);
    const book = new ReplaySession(game, journal.header, journal.entries, slices, true);
    await book.ready();
    return new Replay(journal, book);
  }

  get finished(): boolean {
    return this.book.finished;
  }

  frame(at: number, viewer: string): Promise<ReplayView> {
    return this.book.at(at, this.book.viewer(viewer));
  }

  outline(from: number, viewer: string): Promise<ReplayOutline> {
    return this.book.outline(from, LIMITS.outline, this.book.viewer(viewer), (step) => step);
  }

  playOn(at: number): string {
    return printJournal(playedOn(this.journal, at));
  }
}
