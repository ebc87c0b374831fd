import { diff, type Patch, SPECTATOR } from '@sandtable/kernel';
import type { FromServer, Person, TableInfo, TableView } from '@sandtable/protocol';
import type { EncodedMessage } from './encoded-message.js';
import { Presence } from './presence.js';
import type { TableState } from './table-state.js';
import { TableViews } from './table-views.js';

/** A client that watches a table: a socket or an event stream. */
export interface Watcher {
  /** The id never changes; the name may. */
  readonly person: Person;
  send(message: EncodedMessage): void;
}

/** Watchers who see the same view: they get the same bytes. */
interface Group {
  key: string;
  you: TableView['you'];
  seq: number;
  view: TableView;
  /** The view as JSON, once a watcher has needed all of it. */
  text: Buffer | null;
  watchers: Set<Watcher>;
}

/** The empty patch. */
const NO_CHANGE: Patch = ['{', {}, []];
const CLOSE = Buffer.from('}');
const NOBODY: ReadonlySet<string> = new Set();

/** The watchers of one table, and the view each of them has. */
export class Audience {
  private tableViews: TableViews;
  private readonly groups = new Map<string, Group>();
  private readonly groupOf = new Map<Watcher, Group>();
  /** When people who are not here now were last here. */
  private readonly left = new Map<string, number>();
  private readonly presence: Presence;
  /** Who sat where at the last publication. */
  private seating: TableInfo | null = null;

  constructor(
    private state: TableState,
    private readonly now: () => number,
    /** Called when people come or leave. */
    private readonly moved: () => void = () => {},
    private readonly opened = now(),
  ) {
    this.tableViews = new TableViews(state);
    this.presence = new Presence(
      () => this.state,
      (message) => {
        for (const watcher of this.groupOf.keys()) watcher.send(message);
      },
    );
  }

  get size(): number {
    return this.groupOf.size;
  }

  /** Adds a watcher and sends the table; only an empty patch if they have the current view. */
  add(watcher: Watcher, since: number | null): void {
    const known = this.groupOf.has(watcher);
    const group = this.join(watcher);
    if (since === this.state.seq && !this.state.clocksStood())
      watcher.send(JSON.stringify(this.delta(since, NO_CHANGE)));
    else watcher.send(this.full(group));
    const { id } = watcher.person;
    this.left.delete(id);
    if (!known) {
      this.presence.enter(id);
      this.moved();
    }
    if (!this.presence.tell()) watcher.send(this.presence.text());
  }

  remove(watcher: Watcher): void {
    const group = this.groupOf.get(watcher);
    if (!group) return;
    this.groupOf.delete(watcher);
    // An empty group stays until the next event: the next watcher finds the view ready.
    group.watchers.delete(watcher);
    const { id } = watcher.person;
    this.presence.leave(id);
    this.moved();
    // Only people with a seat can be absent.
    if (!this.isHere(id) && this.state.seatsOf(id).length > 0) this.left.set(id, this.now());
    this.presence.tell();
  }

  /** Sends the current table to a client that is out of step: the watcher that asked, or all of the person's. */
  refresh(person: Person, asked: Watcher | null): void {
    const others = [...this.groupOf.keys()].filter((one) => one.person.id === person.id);
    for (const watcher of asked ? [asked] : others) {
      watcher.send(this.full(this.groupOf.get(watcher) ?? this.groupFor(person)));
    }
  }

  /** An event is written: sends each watcher the patch of their view. */
  publish(): void {
    const reseated = this.seating !== this.state.info();
    this.seating = this.state.info();
    if (reseated) this.regroup();
    this.dissolveEmpty();
    for (const group of this.groups.values()) {
      if (group.seq === this.state.seq) continue;
      const view = this.tableViews.tableView(group.you);
      const patch = diff(group.view, view) ?? NO_CHANGE;
      const message = JSON.stringify(this.delta(group.seq, patch));
      group.view = view;
      group.text = null;
      group.seq = this.state.seq;
      for (const watcher of group.watchers) watcher.send(message);
    }
    if (reseated) this.presence.tell();
  }

  /** Sends nothing until the table is read again: the state in memory never happened. */
  suspend(): void {
    this.presence.suspend();
  }

  /** The table was read again: all watchers get it anew, because their views may be wrong. */
  restart(state: TableState): void {
    this.state = state;
    this.seating = null;
    this.tableViews = new TableViews(state);
    const watchers = [...this.groupOf.keys()];
    this.groups.clear();
    this.groupOf.clear();
    for (const watcher of watchers) watcher.send(this.full(this.join(watcher)));
    this.presence.restart();
  }

  /** Sends to all watchers, or to those of one side, except to these people. */
  broadcast(message: FromServer, side: number | null = null, except: ReadonlySet<string> = NOBODY): void {
    const text = JSON.stringify(message);
    for (const [watcher] of this.groupOf) {
      if (except.has(watcher.person.id)) continue;
      if (side === null || this.sidesOf(watcher.person.id).includes(side)) watcher.send(text);
    }
  }

  sidesOf(person: string): number[] {
    const { seats } = this.state.constants.machine.game;
    return this.state.seatsOf(person).map((seat) => seats[seat].side);
  }

  /** The people who are connected to this process. */
  people(): string[] {
    return this.presence.people();
  }

  /** The people who are connected to other processes. */
  setElsewhere(people: readonly string[]): void {
    const before = this.presence.setElsewhere(people);
    for (const id of before)
      if (!this.isHere(id) && this.state.seatsOf(id).length > 0) this.left.set(id, this.now());
    for (const id of people) this.left.delete(id);
    this.presence.tell();
  }

  isHere(person: string): boolean {
    return this.presence.has(person);
  }

  /** How long a person has been away; 0 if they are here. */
  absence(person: string): number {
    return this.isHere(person) ? 0 : this.now() - (this.left.get(person) ?? this.opened);
  }

  /** Tells all watchers that the table is gone, and removes them. */
  dismissAll(reason: string): void {
    const table = this.state.constants.id;
    this.broadcast({ t: 'error', code: 'table', reason, table });
    this.groups.clear();
    this.groupOf.clear();
    this.presence.close();
  }

  private join(watcher: Watcher): Group {
    const group = this.groupFor(watcher.person);
    group.watchers.add(watcher);
    this.groupOf.set(watcher, group);
    return group;
  }

  private groupFor(person: Person): Group {
    const you = this.tableViews.you(person);
    const key = JSON.stringify(you);
    let group = this.groups.get(key);
    if (!group) {
      const { seq } = this.state;
      group = { key, you, seq, view: this.tableViews.tableView(you), text: null, watchers: new Set() };
      this.groups.set(key, group);
    }
    return group;
  }

  /** Regroups the watchers after a change of seats: their views differ now. */
  private regroup(): void {
    for (const [watcher, group] of this.groupOf) {
      const you = this.tableViews.you(watcher.person);
      if (JSON.stringify(you) === group.key) continue;
      group.watchers.delete(watcher);
      watcher.send(this.full(this.join(watcher)));
    }
  }

  /** Drops groups without watchers. */
  private dissolveEmpty(): void {
    const seen = new Set<number>();
    let some = false;
    for (const { key, you, watchers } of this.groups.values()) {
      if (watchers.size === 0) {
        this.groups.delete(key);
        some = true;
        continue;
      }
      for (const seat of you.seats) seen.add(this.state.seatOf(seat));
      if (you.seats.length !== 1) seen.add(SPECTATOR);
    }
    if (some) this.tableViews.keepOnly(seen);
  }

  /** The whole view: serialized once per group; only the time differs. */
  private full(group: Group): EncodedMessage {
    group.text ??= Buffer.from(JSON.stringify(group.view));
    const { id } = this.state.constants;
    const head = JSON.stringify({ t: 'table', table: id, seq: group.seq, now: this.now() });
    return Buffer.concat([Buffer.from(`${head.slice(0, -1)},"full":`), group.text, CLOSE]);
  }

  private delta(from: number, patch: Patch): FromServer {
    return { t: 'delta', table: this.state.constants.id, from, seq: this.state.seq, now: this.now(), patch };
  }
}
