import { monitorEventLoopDelay } from 'node:perf_hooks';
import { patched } from '@sandtable/kernel';
import type { FromServer, TableView } from '@sandtable/protocol';
import { WebSocket } from 'ws';

export interface LoadPlan {
  tables: number;
  rate: number;
  seconds: number;
  game: string;
  bots: string;
}

/** The result of a measured run. */
export interface LoadResult {
  seconds: number;
  /** Acknowledged choices of people. */
  choices: number;
  refused: number;
  /** Moments at which a choice was due and no person was asked. */
  starved: number;
  /** Milliseconds from a choice to the view of the table's other person. */
  latencies: number[];
  /** Milliseconds from a choice to its acknowledgement. */
  acknowledgements: number[];
  messages: number;
  bytes: number;
  /** The longest delay of the bench's own event loop, in milliseconds: it makes measurements late. */
  stall: number;
}

let addresses = 0;

/** A player with one seat and one socket. */
class Person {
  constructor(
    /** The process that they are connected to. */
    readonly url: string,
  ) {}

  cookie = '';
  /** Each player has an address of their own, as a proxy would report it. */
  readonly address = `10.${(++addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`;
  seat = '';
  table!: PlayedTable;
  socket!: WebSocket;
  seq = 0;
  view: TableView | null = null;

  /** The player's current options; empty if not asked. */
  options(): string[] {
    const decisions = this.view?.views[this.seat]?.decisions ?? [];
    return decisions.find(({ seat }) => seat === this.seat)?.options?.map(({ text }) => text) ?? [];
  }
}

class PlayedTable {
  id = '';
  people: Person[] = [];
  /** The choice under way. */
  under: { by: Person; id: string; sent: number; seq: number | null } | null = null;
  waiting = false;
}

/** All players of the bench, in one process. */
export class LoadGenerator {
  private readonly tables: PlayedTable[] = [];
  /** The tables in play. */
  readonly ids: string[] = [];
  private readonly ready: PlayedTable[] = [];
  private last = 0;
  private measured = fresh();
  private dice = 1;

  constructor(
    /** The processes; the people of one table are spread over them. */
    urls: string | readonly string[],
    private readonly plan: LoadPlan,
  ) {
    this.urls = typeof urls === 'string' ? [urls] : urls;
  }

  private readonly urls: readonly string[];
  private begun = 0;

  /** Opens the tables, seats the players and starts. */
  async sitDown(): Promise<void> {
    const games = (await this.ask('GET', '/api/games', new Person(this.urls[0]))).body as {
      id: string;
      seats: { id: string }[];
    }[];
    const seats = games.find(({ id }) => id === this.plan.game)?.seats.map(({ id }) => id);
    if (!seats || seats.length < 2) throw new Error(`there is no game '${this.plan.game}' for two`);
    for (let i = 0; i < this.plan.tables; i += 20) {
      const some = Math.min(20, this.plan.tables - i);
      await Promise.all(Array.from({ length: some }, () => this.begin(seats)));
    }
  }

  private async begin([first, second, ...others]: string[]): Promise<void> {
    const table = new PlayedTable();
    const turn = this.begun++;
    const order = {
      game: this.plan.game,
      seats: { [first]: 'me', ...Object.fromEntries(others.map((seat) => [seat, this.plan.bots])) },
    };
    for (const seat of [first, second]) {
      const person = new Person(this.urls[(turn + table.people.length) % this.urls.length]);
      person.seat = seat;
      person.table = table;
      table.people.push(person);
      person.cookie = (await this.ask('GET', '/api/me', person)).cookie;
    }
    const [ada, bob] = table.people;
    table.id = ((await this.ask('POST', '/api/tables', ada, order)).body as { id: string }).id;
    await this.ask('POST', `/api/tables/${table.id}/join`, bob, { seats: [second] });
    await Promise.all(table.people.map((person) => this.connect(person)));
    await this.ask('POST', `/api/tables/${table.id}/start`, ada, {});
    this.tables.push(table);
    this.ids.push(table.id);
  }

  private async ask(method: string, path: string, { cookie, address, url }: Person, body?: unknown) {
    const answer = await fetch(`${url}${path}`, {
      method,
      headers: {
        cookie,
        'x-forwarded-for': address,
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    const [set] = answer.headers.getSetCookie();
    return { body: (await answer.json()) as unknown, cookie: set?.split(';', 1)[0] ?? cookie };
  }

  private connect(person: Person): Promise<void> {
    return new Promise((resolve, reject) => {
      const socket = new WebSocket(`${person.url.replace('http', 'ws')}/ws`, {
        headers: { cookie: person.cookie, 'x-forwarded-for': person.address },
        perMessageDeflate: false,
      });
      person.socket = socket;
      socket.on('error', reject);
      socket.on('open', () => socket.send(JSON.stringify({ t: 'watch', table: person.table.id })));
      socket.on('message', (data: Buffer) => {
        const arrived = performance.now();
        this.measured.messages++;
        this.measured.bytes += data.length;
        const message = JSON.parse(String(data)) as FromServer;
        this.hear(person, message, arrived);
        if (message.t === 'table') resolve();
      });
    });
  }

  private hear(person: Person, message: FromServer, arrived: number): void {
    if (message.t === 'table') person.view = message.full;
    else if (message.t === 'delta') person.view = patched(person.view, message.patch);
    if (message.t === 'table' || message.t === 'delta') {
      person.seq = message.seq;
      this.sawIt(person, arrived);
    }
    const { under } = person.table;
    if (message.t === 'ok' && under?.id === message.id) {
      under.seq = message.seq;
      this.measured.choices++;
      this.measured.acknowledgements.push(arrived - under.sent);
      for (const one of person.table.people) this.sawIt(one, arrived);
    }
    if (message.t === 'refused' && under?.id === message.id) {
      this.measured.refused++;
      person.table.under = null;
    }
    this.line(person.table);
  }

  /** The other player has the view after the choice. */
  private sawIt(person: Person, arrived: number): void {
    const { under } = person.table;
    if (!under || under.by === person) return;
    const seen = seenAt.get(person);
    // The view may come before the acknowledgement.
    if (under.seq === null) {
      if (!seen || seen.seq < person.seq) seenAt.set(person, { seq: person.seq, at: arrived });
      return;
    }
    if (person.seq < under.seq) return;
    this.measured.latencies.push((seen && seen.seq >= under.seq ? seen.at : arrived) - under.sent);
    seenAt.delete(person);
    person.table.under = null;
  }

  /** A player who is asked, and waits for no answer, is ready to choose. */
  private line(table: PlayedTable): void {
    if (table.under || table.waiting || !table.people.some((person) => person.options().length > 0)) return;
    table.waiting = true;
    this.ready.push(table);
  }

  /** Plays fast, until every table is past its setup. */
  async warmUp(): Promise<void> {
    await this.play(30, 1_000, this.plan.tables * 12);
  }

  /** Chooses at a steady rate for a while, or until there are enough choices. */
  async play(seconds: number, rate = this.plan.rate, enough = Number.POSITIVE_INFINITY): Promise<LoadResult> {
    this.measured = fresh();
    const delay = monitorEventLoopDelay({ resolution: 2 });
    delay.enable();
    const began = performance.now();
    let due = 0;
    await new Promise<void>((resolve) => {
      const timer = setInterval(() => {
        const passed = (performance.now() - began) / 1000;
        for (; due < passed * rate; due++) this.chooseOne();
        if (passed < seconds && this.measured.choices < enough) return;
        clearInterval(timer);
        resolve();
      }, 2);
    });
    delay.disable();
    this.measured.stall = delay.max / 1e6;
    this.measured.seconds = (performance.now() - began) / 1000;
    return this.measured;
  }

  private chooseOne(): void {
    for (;;) {
      const table = this.ready.shift();
      if (!table) {
        this.measured.starved++;
        return;
      }
      table.waiting = false;
      const by = table.people.find((person) => person.options().length > 0);
      if (table.under || !by) continue;
      const options = by.options();
      this.dice = (Math.imul(this.dice, 1103515245) + 12345) & 0x7fffffff;
      const text = options[this.dice % options.length];
      const id = `c${++this.last}`;
      for (const person of table.people) seenAt.delete(person);
      table.under = { by, id, sent: performance.now(), seq: null };
      by.socket.send(JSON.stringify({ t: 'choose', table: table.id, id, at: by.seq, seat: by.seat, text }));
      return;
    }
  }

  goHome(): void {
    for (const { people } of this.tables) for (const { socket } of people) socket.terminate();
  }
}

/** When a player saw a view whose acknowledgement is still missing. */
const seenAt = new WeakMap<Person, { seq: number; at: number }>();

function fresh(): LoadResult {
  return {
    seconds: 0,
    choices: 0,
    refused: 0,
    starved: 0,
    latencies: [],
    acknowledgements: [],
    messages: 0,
    bytes: 0,
    stall: 0,
  };
}
