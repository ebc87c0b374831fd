import { diff, type Patch, SPECTATOR } from '@sandtable/kernel';
import type { FromServer, Person, TableInfo, TableView } from '@sandtable/protocol';
import type { EncodedMessage } from './encoded-message.js';
import { Presence } from './presence.js';
import type { TableState } from './table-state.js';
import { TableViews } from './table-views.js';

/** Somebody who looks at a table: a socket or an event stream. */
export interface Watcher {
  /** The id stays the same, the name may change. */
  readonly person: Person;
  send(message: EncodedMessage): void;
}

/** Those who see the same: they get the same bytes. */
interface Group {
  key: string;
  you: TableView['you'];
  seq: number;
  view: TableView;
  /** The view as JSON, once somebody has asked for the whole of it. */
  text: Buffer | null;
  watchers: Set<Watcher>;
}

/** Nothing has changed. */
const NO_CHANGE: Patch = ['{', {}, []];
const CLOSE = Buffer.from('}');

/** Everybody who looks at one table, and what each of them has seen so far. */
export class Audience {
  private tableViews: TableViews;
  private readonly groups = new Map<string, Group>();
  private readonly groupOf = new Map<Watcher, Group>();
  /** When somebody was last here, of those who are not here now. */
  private readonly left = new Map<string, number>();
  private readonly presence: Presence;
  /** Who sat where when everybody was last told. */
  private seating: TableInfo | null = null;

  constructor(
    private state: TableState,
    private readonly now: () => number,
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

  /** Shows the table to somebody new; only that nothing has changed, to those who have seen it as it is. */
  add(watcher: Watcher, since: number | null): void {
    const known = this.groupOf.has(watcher);
    const group = this.join(watcher);
    if (since === this.state.seq && !this.state.clocksStood())
      watcher.send(JSON.stringify(this.delta(since, NO_CHANGE)));
    else watcher.send(this.full(group));
    const { id } = watcher.person;
    this.left.delete(id);
    if (!known) this.presence.enter(id);
    if (!this.presence.tell()) watcher.send(this.presence.text());
  }

  remove(watcher: Watcher): void {
    const group = this.groupOf.get(watcher);
    if (!group) return;
    this.groupOf.delete(watcher);
    // Whoever comes next finds what they saw, until something happens here.
    group.watchers.delete(watcher);
    const { id } = watcher.person;
    this.presence.leave(id);
    // Only those who sit here can be missed.
    if (!this.isHere(id) && this.state.seatsOf(id).length > 0) this.left.set(id, this.now());
    this.presence.tell();
  }

  /** The table as it is now, to somebody who has got lost: where they asked, or wherever they look. */
  refresh(person: Person, asked: Watcher | null): void {
    const others = [...this.groupOf.keys()].filter((one) => one.person.id === person.id);
    for (const watcher of asked ? [asked] : others) {
      watcher.send(this.full(this.groupOf.get(watcher) ?? this.groupFor(person)));
    }
  }

  /** Something has happened and is written down: everybody learns what it changed for them. */
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

  /** Nothing is shown until the table is read anew: what is in memory never happened. */
  darken(): void {
    this.presence.darken();
  }

  /** The table was read anew: nobody can rely on what they had. */
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

  /** Sends to everybody, or to those of some sides. */
  broadcast(message: FromServer, side: number | null = null): void {
    const text = JSON.stringify(message);
    for (const [watcher] of this.groupOf) {
      if (side === null || this.sidesOf(watcher.person.id).includes(side)) watcher.send(text);
    }
  }

  sidesOf(person: string): number[] {
    const { seats } = this.state.constants.machine.game;
    return this.state.seatsOf(person).map((seat) => seats[seat].side);
  }

  isHere(person: string): boolean {
    return this.presence.has(person);
  }

  /** How long somebody has not been here; 0 for those who are. */
  absence(person: string): number {
    return this.isHere(person) ? 0 : this.now() - (this.left.get(person) ?? this.opened);
  }

  /** Tells everybody that the table is gone, and forgets them. */
  disperse(reason: string): void {
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

  /** Whoever sat down or got up sees something else now. */
  private regroup(): void {
    for (const [watcher, group] of this.groupOf) {
      const you = this.tableViews.you(watcher.person);
      if (JSON.stringify(you) === group.key) continue;
      group.watchers.delete(watcher);
      watcher.send(this.full(this.join(watcher)));
    }
  }

  /** Forgets what nobody looks at any more. */
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

  /** The whole table: its text is made once for all who see the same, only the time is another. */
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
