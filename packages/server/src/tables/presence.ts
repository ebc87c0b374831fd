import type { FromServer } from '@sandtable/protocol';
import type { EncodedMessage } from './encoded-message.js';
import type { TableState } from './table-state.js';

/** After everybody was told, they are not told again for so long. */
const PATIENCE = 200;

/** Who is at a table. Many who come and go at once are told of at once. */
export class Presence {
  /** How many lines each person has here. */
  private readonly here = new Map<string, number>();
  private told = '';
  private quiet: NodeJS.Timeout | null = null;
  private dark = false;

  constructor(
    private readonly state: () => TableState,
    private readonly broadcast: (message: EncodedMessage) => void,
  ) {}

  has(person: string): boolean {
    return this.here.has(person);
  }

  enter(person: string): void {
    this.here.set(person, (this.here.get(person) ?? 0) + 1);
  }

  leave(person: string): void {
    const left = (this.here.get(person) ?? 1) - 1;
    if (left > 0) this.here.set(person, left);
    else this.here.delete(person);
  }

  /** Tells everybody, where something has changed: now (true), or as soon as they have had their rest. */
  tell(): boolean {
    if (this.quiet || this.dark) return false;
    const text = this.text();
    if (text === this.told) return false;
    this.told = text;
    this.broadcast(text);
    this.quiet = setTimeout(() => {
      this.quiet = null;
      this.tell();
    }, PATIENCE);
    this.quiet.unref();
    return true;
  }

  /** For somebody who has just come. */
  text(): string {
    const { constants, seats } = this.state();
    const present = seats.map(({ who }) => who !== null && this.here.has(who.id));
    const seated = new Set(seats.flatMap(({ who }, i) => (who && present[i] ? [who.id] : [])));
    return JSON.stringify({
      t: 'presence',
      table: constants.id,
      seats: constants.machine.game.seats.filter((_, i) => present[i]).map(({ id }) => id),
      spectators: this.here.size - seated.size,
    } satisfies FromServer);
  }

  /** Nothing is told until the table is read anew. */
  darken(): void {
    this.dark = true;
  }

  /** Everybody is told anew. */
  restart(): void {
    this.dark = false;
    this.told = '';
    this.rest();
    this.tell();
  }

  close(): void {
    this.dark = true;
    this.here.clear();
    this.rest();
  }

  private rest(): void {
    if (this.quiet) clearTimeout(this.quiet);
    this.quiet = null;
  }
}
