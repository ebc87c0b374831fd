import { type ChanceKind, type Contribution, commitTo } from '@sandtable/kernel';
import type { ChanceView, SeatInfo } from '@sandtable/protocol';
import type { EventBody } from './event.js';
import { BrokenTable } from './refusal.js';

/** The random generator of new games. Older games keep the one they began with. */
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
 * The players' parts of the seed, from sitting down to the first choice. Each seat commits to a value when a player
 * sits down. When the host starts, the list of commitments is closed, and only then are the values revealed: nobody
 * can sit down knowing a value.
 */
export class SeedParts {
  private readonly commits = new Map<string, string>();
  private readonly values = new Map<string, string>();
  /** The seats of people when the list was closed; null before that. */
  private asked: readonly string[] | null = null;
  /** When the game begins without the values that are still missing. */
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

  /** A person sits down with a commitment, or the seat becomes free or a bot's. */
  sits(seat: string, commit: string | null): void {
    if (this.asked) return;
    this.shown = null;
    if (commit === null) this.commits.delete(seat);
    else this.commits.set(seat, commit);
  }

  hasAny(): boolean {
    return this.commits.size > 0;
  }

  /** Closes the list: the people on it may reveal their values until then. */
  ask(seats: readonly SeatInfo[], until: number): void {
    this.shown = null;
    this.asked = this.people(seats);
    this.until = until;
  }

  /** Until when values are awaited; null if none are. */
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

  /** Are all values revealed? */
  isComplete(): boolean {
    return [...this.commits.keys()].every((seat) => this.values.has(seat));
  }

  /** The game begins: returns the parts that make its seed. */
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

  /** The public part; the same object until it changes. */
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
