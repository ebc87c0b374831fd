import type { FromServer } from '@sandtable/protocol';
import type { EncodedMessage } from './encoded-message.js';
import type { TableState } from './table-state.js';

/** The minimum time between two presence messages, in milliseconds. */
const MIN_INTERVAL = 200;

/** Who is at a table. Messages are throttled: changes in between are sent together. */
export class Presence {
  /** The number of connections of each person. */
  private readonly here = new Map<string, number>();
  /** The people whom other processes have at the table. */
  private elsewhere: ReadonlySet<string> = new Set();
  private told = '';
  private quiet: NodeJS.Timeout | null = null;
  private suspended = false;

  constructor(
    private readonly state: () => TableState,
    private readonly broadcast: (message: EncodedMessage) => void,
  ) {}

  has(person: string): boolean {
    return this.here.has(person) || this.elsewhere.has(person);
  }

  /** The people who are connected to this process. */
  people(): string[] {
    return [...this.here.keys()];
  }

  /** Returns those who were elsewhere before. */
  setElsewhere(people: readonly string[]): ReadonlySet<string> {
    const before = this.elsewhere;
    this.elsewhere = new Set(people);
    return before;
  }

  enter(person: string): void {
    this.here.set(person, (this.here.get(person) ?? 0) + 1);
  }

  leave(person: string): void {
    const left = (this.here.get(person) ?? 1) - 1;
    if (left > 0) this.here.set(person, left);
    else this.here.delete(person);
  }

  /** Sends a change to all: now (returns true), or when the minimum time has passed. */
  tell(): boolean {
    if (this.quiet || this.suspended) return false;
    const text = this.text();
    if (text === this.told) return false;
    this.told = text;
    this.broadcast(text);
    this.quiet = setTimeout(() => {
      this.quiet = null;
      this.tell();
    }, MIN_INTERVAL);
    this.quiet.unref();
    return true;
  }

  /** For a new watcher. */
  text(): string {
    const { constants, seats } = this.state();
    const present = seats.map(({ who }) => who !== null && this.has(who.id));
    const seated = new Set(seats.flatMap(({ who }, i) => (who && present[i] ? [who.id] : [])));
    return JSON.stringify({
      t: 'presence',
      table: constants.id,
      seats: constants.machine.game.seats.filter((_, i) => present[i]).map(({ id }) => id),
      spectators: new Set([...this.here.keys(), ...this.elsewhere]).size - seated.size,
    } satisfies FromServer);
  }

  /** Sends nothing until the table is read again. */
  suspend(): void {
    this.suspended = true;
  }

  /** Sends the presence to all again. */
  restart(): void {
    this.suspended = false;
    this.told = '';
    this.rest();
    this.tell();
  }

  close(): void {
    this.suspended = true;
    this.here.clear();
    this.rest();
  }

  private rest(): void {
    if (this.quiet) clearTimeout(this.quiet);
    this.quiet = null;
  }
}
