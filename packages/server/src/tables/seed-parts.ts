import { type ChanceKind, type Contribution, commitTo } from '@sandtable/kernel';
import type { ChanceView, SeatInfo } from '@sandtable/protocol';
import type { EventBody } from './event.js';
import { BrokenTable } from './refusal.js';

/** What games that begin now are drawn with. Those that began before keep what they began with. */
export const SERVER_CHANCE: ChanceKind = 'chacha20';
export const START: EventBody = { kind: 'started', chance: SERVER_CHANCE };

/** The players' parts at one moment. */
export interface SavedParts {
  commits: [seat: string, commit: string][];
  values: [seat: string, value: string][];
  asked: readonly string[] | null;
  until: number | null;
}

/**
 * The players' parts in the seed, from sitting down to the first choice. Each seat commits to a value when
 * somebody sits down. When the host begins, the list of commitments is closed, and only then are the values asked
 * for: nobody can sit down knowing a value.
 */
export class SeedParts {
  private readonly commits = new Map<string, string>();
  private readonly values = new Map<string, string>();
  /** The seats of people when the list was closed; null before that. */
  private asked: readonly string[] | null = null;
  /** When the game begins without those who have not answered by then. */
  private until: number | null = null;
  private shown: ChanceView | null = null;

  constructor(private readonly seats: readonly string[]) {}

  save(): SavedParts {
    const { asked, until } = this;
    return { commits: [...this.commits], values: [...this.values], asked, until };
  }

  set({ commits, values, asked, until }: SavedParts): void {
    for (const [seat, commit] of commits) this.commits.set(seat, commit);
    for (const [seat, value] of values) this.values.set(seat, value);
    this.asked = asked;
    this.until = until;
  }

  /** Somebody sits down with a commitment, or the seat is nobody's or a bot's. */
  sits(seat: string, commit: string | null): void {
    if (this.asked) return;
    this.shown = null;
    if (commit === null) this.commits.delete(seat);
    else this.commits.set(seat, commit);
  }

  hasAny(): boolean {
    return this.commits.size > 0;
  }

  /** The list is closed: whoever is on it may reveal until then. */
  ask(seats: readonly SeatInfo[], until: number): void {
    this.shown = null;
    this.asked = this.people(seats);
    this.until = until;
  }

  /** Until when values are waited for; null where none are. */
  get waitingUntil(): number | null {
    return this.until;
  }

  reveal(seat: string, value: string): void {
    if (this.until === null || this.commits.get(seat) !== commitTo(value)) {
      throw new BrokenTable(`a value of ${seat} is not the one that was committed to`);
    }
    this.shown = null;
    this.values.set(seat, value);
  }

  commitOf(seat: string): string | null {
    return this.commits.get(seat) ?? null;
  }

  isRevealed(seat: string): boolean {
    return this.values.has(seat);
  }

  /** Is there anybody left to wait for? */
  isComplete(): boolean {
    return [...this.commits.keys()].every((seat) => this.values.has(seat));
  }

  /** The game begins: these are the parts that it is played by. */
  begin(seats: readonly SeatInfo[]): Contribution[] {
    this.shown = null;
    this.asked ??= this.people(seats);
    this.until = null;
    return this.asked.map((seat) => ({
      seat,
      commit: this.commitOf(seat),
      value: this.values.get(seat) ?? null,
    }));
  }

  /** What everybody may know; the same object until it changes. */
  view(seats: readonly SeatInfo[], generator: ChanceKind): ChanceView {
    this.shown ??= {
      generator,
      until: this.until,
      contributions: Object.fromEntries(
        (this.asked ?? this.people(seats)).map((seat) => [
          seat,
          { commit: this.commitOf(seat), value: this.values.get(seat) ?? null },
        ]),
      ),
    };
    return this.shown;
  }

  private people(seats: readonly SeatInfo[]): string[] {
    return this.seats.filter((_, i) => seats[i].who !== null);
  }
}
