import type { AnyGame, GameOptions } from '@sandtable/kernel';
import { playedSeats, say } from '@sandtable/kernel';
import type { Person, SeatInfo } from '@sandtable/protocol';
import type { EventBody } from './event.js';
import type { SavedTable } from './saved-table.js';
import { SidesSeen } from './sides-seen.js';

type SeatEvent = Extract<EventBody, { kind: 'seat' }>;

/** Who sits at which seat of a table, whose cards they have seen, and whose time was up. */
export class Seating {
  readonly seats: SeatInfo[];
  private readonly seen = new SidesSeen();
  /** Seats whose time was up and whose owner is not back yet. */
  private readonly lapsed: boolean[] = [];
  /** Seats whose time was up and whose bot has not answered the open question yet. */
  private readonly owing = new Set<number>();

  private readonly played: ReadonlySet<string>;

  constructor(
    private readonly game: AnyGame,
    options: GameOptions,
  ) {
    this.played = new Set(playedSeats(game, options).map(({ id }) => id));
    this.seats = game.seats.map(({ id }) => ({
      who: null,
      bot: null,
      open: this.played.has(id),
      resigned: false,
    }));
  }

  /** Does anybody play this seat with the options of the table? */
  isPlayed(seat: number): boolean {
    return this.played.has(this.game.seats[seat].id);
  }

  save(): Pick<SavedTable, 'seats' | 'seen' | 'lapsed' | 'owing'> {
    return {
      seats: this.seats.map((seat) => ({ ...seat })),
      seen: this.seen.save(),
      lapsed: this.seats.map((_, seat) => this.lapsed[seat] ?? false),
      owing: [...this.owing],
    };
  }

  set({ seats, seen, lapsed, owing }: Pick<SavedTable, 'seats' | 'seen' | 'lapsed' | 'owing'>): void {
    for (const seat of this.seats.keys()) {
      this.seats[seat] = seats[seat];
      this.lapsed[seat] = lapsed[seat];
    }
    for (const [person, sides] of seen) for (const side of sides) this.seen.note(person, side);
    for (const seat of owing) this.owing.add(seat);
  }

  /** Changes the occupant of a seat. Returns true if that gives its clock fresh time. */
  take(seat: number, { who, bot, open, why }: SeatEvent, begun: boolean): boolean {
    const { who: before, resigned } = this.seats[seat];
    // A player who resigned and comes back plays on.
    const gaveUp = resigned && why !== 'back' && who?.id === before?.id;
    this.seats[seat] = { who, bot, open, resigned: gaveUp };
    const isNew = who !== null && !this.seen.has(who.id, this.sideOf(seat));
    if (begun) this.noteSeen(seat);
    // Fresh time is for a seat whose time was up, and for a new player: leaving and sitting down again earns nothing.
    const welcome = this.lapsed[seat] ? who !== null && bot === null : why === 'sits' && isNew;
    this.lapsed[seat] = why === 'time' || (this.lapsed[seat] && bot !== null);
    if (why === 'time') this.owing.add(seat);
    return welcome;
  }

  /** The game begins: from now on the occupant of a seat sees the cards of its side. */
  begin(): void {
    for (const seat of this.seats.keys()) this.noteSeen(seat);
  }

  private noteSeen(seat: number): void {
    const { who } = this.seats[seat];
    if (who) this.seen.note(who.id, this.sideOf(seat));
  }

  private sideOf(seat: number): number {
    return this.game.seats[seat].side;
  }

  /** Why a person may not take this seat of a running game; see `TableState.whyNotSit`. */
  whyNotSit(selves: readonly string[], seat: number): string | null {
    if (this.seen.onlyBy(selves)) return null;
    const { seats, sides } = this.game;
    const { name, inText, side } = seats[seat];
    const here = inText ?? name;
    const before = this.seen.another(selves, side);
    if (before !== null)
      return say`the seat of ${here} is on the other side: you have seen the cards of ${sides[before].name}`;
    const knowing = this.seats.find(
      ({ who }, other) =>
        who && this.sideOf(other) !== side && !selves.includes(who.id) && this.seen.has(who.id, side),
    );
    return knowing?.who ? say`${knowing.who.name} plays against ${here} and has seen its cards` : null;
  }

  rename(person: Person): void {
    for (const seat of this.seats) if (seat.who?.id === person.id) seat.who = person;
  }

  seatsOf(person: string): number[] {
    return [...this.seats.keys()].filter((seat) => this.seats[seat].who?.id === person);
  }

  /** All people seated here. */
  people(): Person[] {
    return this.seats.flatMap(({ who }) => (who ? [who] : []));
  }

  /** The people who play themselves, without a bot in their place. */
  players(): string[] {
    return [...new Set(this.seats.flatMap(({ who, bot }) => (who && bot === null ? [who.id] : [])))];
  }

  /** The first free seat. */
  freeSeat(): string | null {
    const free = this.seats.findIndex(
      ({ who, bot }, seat) => who === null && bot === null && this.isPlayed(seat),
    );
    return free < 0 ? null : this.game.seats[free].id;
  }

  /** The sides that are not beaten: a side is beaten when all its players who could still fight have resigned. */
  fighting(): string[] {
    return this.game.sides.flatMap(({ id }, side) => {
      const people = this.seats.filter(({ who }, seat) => who !== null && this.sideOf(seat) === side);
      return people.length === 0 || people.some(({ resigned }) => !resigned) ? [id] : [];
    });
  }

  /** Was the time of this seat's player up, and are they not back yet? */
  isLapsed(seat: number): boolean {
    return this.lapsed[seat] ?? false;
  }

  /** Does the bot of a seat whose time was up still have to answer? */
  isOwing(seat: number): boolean {
    return this.owing.has(seat);
  }

  answered(seat: number): void {
    this.owing.delete(seat);
  }
}
