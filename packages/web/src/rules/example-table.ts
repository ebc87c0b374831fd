import { type Signal, signal } from '@preact/signals';
import type { AnyGame, Refused } from '@sandtable/kernel';
import { arranged } from '../engine/arranged.js';
import { LocalGame } from '../engine/local-game.js';
import { InPageTable } from '../table/in-page-table.js';
import type { Example } from './example.js';

/** Passes that an example leaves out: at most so many between two of its choices. */
const MOST_PASSES = 24;

/**
 * A sandbox: the position of an example, in which whoever reads makes the choices of all seats. Every choice can be
 * taken back, also one that reveals something: there is nobody to hide it from.
 */
export class ExampleTable extends InPageTable {
  /** How many choices were made. */
  readonly count: Signal<number> = signal(0);
  /** How many of them the last demonstration made. */
  demonstrated = -1;
  protected game: LocalGame;
  private made: { seat: string; text: string }[] = [];

  constructor(
    private readonly rules: AnyGame,
    readonly example: Example,
  ) {
    super();
    this.game = this.begin();
    this.show();
  }

  private begin(): LocalGame {
    const { rules, example } = this;
    const seats = Object.fromEntries(
      rules.seats.map(({ id, name }) => [id, { kind: 'person' as const, name }]),
    );
    const setup = {
      id: example.id,
      game: rules.id,
      options: { ...example.options },
      seed: example.seed,
      seats,
      journal: null,
    };
    return new LocalGame(rules, {}, setup, arranged(rules, example));
  }

  private show(): void {
    const table = this.game.table();
    this.count.value = this.made.length;
    this.table.value = { ...table, undo: this.made.length > 0 ? [...table.you.seats] : [] };
  }

  /** The seats that decide now. */
  private asked(): string[] {
    const { machine, match } = this.game.hosted;
    const asked = machine.askedSeats(match.state);
    return this.rules.seats.flatMap(({ id }, seat) => (asked & (1 << seat) ? [id] : []));
  }

  async choose(seat: string, text: string): Promise<Refused | null> {
    if (text === 'undo') {
      this.takeBack();
      return null;
    }
    return this.make(seat, text);
  }

  private make(seat: string, text: string): Refused | null {
    const refused = this.try(seat, text);
    if (!refused) this.show();
    return refused;
  }

  /** Makes a choice without showing it. */
  private try(seat: string, text: string): Refused | null {
    const refused = this.game.choose(seat, text);
    if (!refused) this.made.push({ seat, text });
    return refused;
  }

  /** Takes the last choice back. */
  takeBack(): void {
    this.backTo(this.made.length - 1);
    this.show();
  }

  /** Back to the position of the example. */
  again(): void {
    this.backTo(0);
    this.show();
  }

  private backTo(count: number): void {
    const kept = this.made.slice(0, Math.max(0, count));
    this.made = [];
    this.game = this.begin();
    for (const { seat, text } of kept) this.try(seat, text);
  }

  /** Plays the example's own choices from the beginning; returns the refusal that the last one meets, if it does. */
  demonstrate(): Refused | null {
    const { when, refused } = this.example;
    this.backTo(0);
    let no: Refused | null = null;
    for (let i = 0; i < when.length && !no; i++) no = this.follow(when[i], refused && i === when.length - 1);
    this.demonstrated = this.made.length;
    this.show();
    return no;
  }

  /** Makes a choice of the example. One without a seat is for the only one asked; passes before it may be left out. */
  private follow(line: string, willBeRefused: boolean): Refused | null {
    const [, named, text] = /^(?:([a-z-]+): )?(.+)$/.exec(line)!;
    const before = this.made.length;
    const first = this.try(named ?? this.asked()[0] ?? '', text);
    if (!first || (willBeRefused && first.anchor !== null)) return first;
    for (let passes = 0; passes < MOST_PASSES; passes++) {
      const [seat] = this.asked();
      if (seat === undefined || this.try(seat, 'pass')) break;
      if (!this.try(named ?? this.asked()[0] ?? '', text)) return null;
    }
    this.backTo(before);
    return first;
  }
}
