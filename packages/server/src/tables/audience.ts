import { SPECTATOR } from '@sandtable/kernel';
import {
  diff,
  type FromServer,
  type Patch,
  type Person,
  type TableInfo,
  type TableView,
} from '@sandtable/protocol';
import { TableLooks } from './table-looks.js';
import type { TableState } from './table-state.js';

/** Somebody who looks at a table: a socket or an event stream. */
export interface Watcher {
  /** The id stays the same, the name may change. */
  readonly person: Person;
  /** A whole message, as it goes over the wire. */
  send(text: string): void;
}

/** Those who see the same: they get the same bytes. */
interface Group {
  key: string;
  you: TableView['you'];
  seq: number;
  view: TableView;
  watchers: Set<Watcher>;
}

/** Nothing has changed. */
const NO_CHANGE: Patch = ['{', {}, []];

/** Everybody who looks at one table, and what each of them has seen so far. */
export class Audience {
  private looks: TableLooks;
  private readonly groups = new Map<string, Group>();
  private readonly groupOf = new Map<Watcher, Group>();
  /** When somebody was last here, of those who are not here now. */
  private readonly left = new Map<string, number>();
  private presence = '';
  /** Who sat where when everybody was last told. */
  private seating: TableInfo | null = null;
  private dark = false;

  constructor(
    private state: TableState,
    private readonly now: () => number,
    private readonly opened = now(),
  ) {
    this.looks = new TableLooks(state);
  }

  get size(): number {
    return this.groupOf.size;
  }

  /** Shows the table to somebody new; only that nothing has changed, to those who have seen it as it is. */
  add(watcher: Watcher, since: number | null): void {
    const group = this.join(watcher);
    if (since === this.state.seq && !this.state.clocksStood())
      this.tell(watcher, this.delta(since, NO_CHANGE));
    else this.tell(watcher, this.full(group));
    this.left.delete(watcher.person.id);
    this.tellPresence(watcher);
  }

  remove(watcher: Watcher): void {
    const group = this.groupOf.get(watcher);
    if (!group) return;
    this.groupOf.delete(watcher);
    group.watchers.delete(watcher);
    if (group.watchers.size === 0) this.dissolve(group);
    const { id } = watcher.person;
    // Only those who sit here can be missed.
    if (!this.isHere(id) && this.state.seatsOf(id).length > 0) this.left.set(id, this.now());
    this.tellPresence(null);
  }

  /** The table as it is now, to somebody who has got lost: where they asked, or wherever they look. */
  refresh(person: Person, asked: Watcher | null): void {
    const others = [...this.groupOf.keys()].filter((one) => one.person.id === person.id);
    for (const watcher of asked ? [asked] : others) {
      const you = this.looks.you(person);
      const group = this.groupOf.get(watcher) ?? { seq: this.state.seq, view: this.looks.tableView(you) };
      this.tell(watcher, this.full(group));
    }
  }

  /** Something has happened and is written down: everybody learns what it changed for them. */
  publish(): void {
    const reseated = this.seating !== this.state.info();
    this.seating = this.state.info();
    if (reseated) this.regroup();
    for (const group of this.groups.values()) {
      if (group.seq === this.state.seq) continue;
      const view = this.looks.tableView(group.you);
      const patch = diff(group.view, view) ?? NO_CHANGE;
      const message = JSON.stringify(this.delta(group.seq, patch));
      group.view = view;
      group.seq = this.state.seq;
      for (const watcher of group.watchers) watcher.send(message);
    }
    if (reseated) this.tellPresence(null);
  }

  /** Nothing is shown until the table is read anew: what is in memory never happened. */
  darken(): void {
    this.dark = true;
  }

  /** The table was read anew: nobody can rely on what they had. */
  restart(state: TableState): void {
    this.state = state;
    this.dark = false;
    this.presence = '';
    this.seating = null;
    this.looks = new TableLooks(state);
    const watchers = [...this.groupOf.keys()];
    this.groups.clear();
    this.groupOf.clear();
    for (const watcher of watchers) this.tell(watcher, this.full(this.join(watcher)));
    this.tellPresence(null);
  }

  /** Sends to everybody, or to those of some sides. */
  broadcast(message: FromServer, side: number | null = null): void {
    const text = JSON.stringify(message);
    for (const [watcher] of this.groupOf) {
      if (side === null || this.sidesOf(watcher.person.id).includes(side)) watcher.send(text);
    }
  }

  sidesOf(person: string): number[] {
    const { seats } = this.state.deal.machine.game;
    return this.state.seatsOf(person).map((seat) => seats[seat].side);
  }

  isHere(person: string): boolean {
    for (const watcher of this.groupOf.keys()) if (watcher.person.id === person) return true;
    return false;
  }

  /** How long somebody has not been here; 0 for those who are. */
  absence(person: string): number {
    return this.isHere(person) ? 0 : this.now() - (this.left.get(person) ?? this.opened);
  }

  /** Tells everybody that the table is gone, and forgets them. */
  disperse(reason: string): void {
    const table = this.state.deal.id;
    this.broadcast({ t: 'error', code: 'table', reason, table });
    this.groups.clear();
    this.groupOf.clear();
  }

  private join(watcher: Watcher): Group {
    const you = this.looks.you(watcher.person);
    const key = JSON.stringify(you);
    let group = this.groups.get(key);
    if (!group) {
      const { seq } = this.state;
      group = { key, you, seq, view: this.looks.tableView(you), watchers: new Set() };
      this.groups.set(key, group);
    }
    group.watchers.add(watcher);
    this.groupOf.set(watcher, group);
    return group;
  }

  /** Whoever sat down or got up sees something else now. */
  private regroup(): void {
    for (const [watcher, group] of this.groupOf) {
      const you = this.looks.you(watcher.person);
      if (JSON.stringify(you) === group.key) continue;
      group.watchers.delete(watcher);
      if (group.watchers.size === 0) this.dissolve(group);
      this.tell(watcher, this.full(this.join(watcher)));
    }
  }

  private dissolve(group: Group): void {
    this.groups.delete(group.key);
    const seen = new Set<number>();
    for (const { you } of this.groups.values()) {
      for (const seat of you.seats) seen.add(this.state.seatOf(seat));
      if (you.seats.length !== 1) seen.add(SPECTATOR);
    }
    this.looks.keepOnly(seen);
  }

  private tellPresence(newcomer: Watcher | null): void {
    if (this.dark) return;
    const { deal, seats } = this.state;
    const here = new Set([...this.groupOf.keys()].map(({ person }) => person.id));
    const seated = new Set(seats.map(({ who }) => who?.id));
    const message = {
      t: 'presence',
      table: deal.id,
      seats: deal.machine.game.seats.filter((_, i) => here.has(seats[i].who?.id ?? '')).map(({ id }) => id),
      spectators: [...here].filter((id) => !seated.has(id)).length,
    } as const;
    const text = JSON.stringify(message);
    if (text !== this.presence) for (const watcher of this.groupOf.keys()) watcher.send(text);
    else newcomer?.send(text);
    this.presence = text;
  }

  private full({ seq, view }: Pick<Group, 'seq' | 'view'>): FromServer {
    return { t: 'table', table: this.state.deal.id, seq, now: this.now(), full: view };
  }

  private delta(from: number, patch: Patch): FromServer {
    return { t: 'delta', table: this.state.deal.id, from, seq: this.state.seq, now: this.now(), patch };
  }

  private tell(watcher: Watcher, message: FromServer): void {
    watcher.send(JSON.stringify(message));
  }
}
