import { setTimeout as pass } from 'node:timers/promises';
import { patched } from '@sandtable/kernel';
import type { FromServer, TableView } from '@sandtable/protocol';
import { WebSocket } from 'ws';

/** A little more than the server allows an address: sockets, messages and requests per second. */
const SOCKETS = 60;
const MESSAGES = 66;
const REQUESTS = 11;
/** Requests per second that have no limit but the share of the event loop. */
const PAGES = 100;
/** Tables of its own, where it plays, undoes and chats. */
const OWN = 4;

interface Question {
  method: string;
  path: string;
  body?: unknown;
}

/** A table where the attacker has all seats, chooses and undoes. */
class OwnTable {
  private seq = 0;
  private view: TableView | null = null;
  /** The seat whose choice is undone next. */
  private chose: string | null = null;

  constructor(
    readonly id: string,
    readonly cookie: string,
  ) {}

  hear(message: FromServer): void {
    if (message.t !== 'table' && message.t !== 'delta') return;
    if (message.table !== this.id) return;
    this.view = message.t === 'table' ? message.full : patched(this.view, message.patch);
    this.seq = message.seq;
  }

  /** The seat that is asked now, and one of its options. */
  asked(): { seat: string; text: string } {
    for (const [seat, { decisions }] of Object.entries(this.view?.views ?? {})) {
      const options = decisions.find((one) => one.seat === seat)?.options;
      if (options && options.length > 0) return { seat, text: options[this.seq % options.length].text };
    }
    return { seat: 'nobody', text: 'nothing' };
  }

  /** Makes a choice, or undoes the previous one. */
  choice(n: number) {
    const now = this.chose === null ? this.asked() : { seat: this.chose, text: 'undo' };
    this.chose = this.chose === null ? now.seat : null;
    return { t: 'choose', table: this.id, id: `x${n}`, at: this.seq, ...now };
  }
}

/** One address that attacks within the limits: every kind of request, as often as allowed. */
export class Attacker {
  private readonly address = '192.0.2.1';
  private readonly sockets: WebSocket[] = [];
  private readonly own: OwnTable[] = [];
  /** The sockets on which it plays: they stay open. */
  private readonly playing: WebSocket[] = [];
  private stopped = false;
  private running: Promise<unknown> = Promise.resolve();
  private last = 0;
  /** The replies: among them choices made, and reasons and previews received. */
  readonly heard = { messages: 0, bytes: 0, answers: 0, refused: 0, choices: 0, told: 0 };

  constructor(
    private readonly url: string,
    private readonly game: string,
    private readonly tables: readonly string[],
  ) {}

  async arrive(): Promise<void> {
    const games = JSON.parse((await this.ask('', 'GET', '/api/games')).text) as {
      id: string;
      seats: { id: string }[];
    }[];
    const seats = games.find(({ id }) => id === this.game)?.seats.map(({ id }) => id) ?? [];
    for (let i = 0; i < OWN; i++) {
      const { cookie } = await this.ask('', 'GET', '/api/me');
      const order = {
        game: this.game,
        seats: Object.fromEntries(seats.map((seat) => [seat, 'me'])),
        start: true,
      };
      const { text } = await this.ask(cookie, 'POST', '/api/tables', order);
      const table = new OwnTable((JSON.parse(text) as { id: string }).id, cookie);
      this.own.push(table);
      const socket = await this.connect(cookie);
      socket.on('message', (data: Buffer) => {
        const message = JSON.parse(String(data)) as FromServer;
        table.hear(message);
        if (message.t === 'ok') this.heard.choices++;
      });
      socket.send(JSON.stringify({ t: 'watch', table: table.id }));
      this.playing.push(socket);
    }
    for (let i = OWN; i < SOCKETS; i++) this.sockets.push(await this.connect(this.own[i % OWN].cookie));
  }

  /** Starts the attack; `stop` ends it. */
  begin(): void {
    this.running = Promise.all([
      this.every(MESSAGES, () => this.talk()),
      this.every(REQUESTS, () => this.inquire()),
      this.every(PAGES, () => void this.ask('', 'GET', '/metrics').catch(() => {})),
      this.every(5, () => void this.comeAndGo()),
    ]);
  }

  async stop(): Promise<void> {
    this.stopped = true;
    await this.running;
    for (const socket of [...this.sockets, ...this.playing]) socket.terminate();
  }

  private async every(rate: number, act: () => void): Promise<void> {
    const began = performance.now();
    for (let done = 0; !this.stopped; await pass(5)) {
      for (; done < ((performance.now() - began) / 1000) * rate; done++) act();
    }
  }

  private talk(): void {
    const n = ++this.last;
    const socket = this.sockets[n % this.sockets.length];
    if (socket?.readyState !== WebSocket.OPEN) return;
    const own = this.own[n % OWN];
    const { id } = own;
    const round = Math.floor(n / this.sockets.length);
    const messages = [
      { t: 'lobby', on: round % 2 === 0 },
      { t: 'lobby', on: round % 2 === 0 },
      { t: 'watch', table: this.tables[(n * 7919) % this.tables.length] },
      { t: 'unwatch', table: this.tables[(n * 7919) % this.tables.length] },
      { t: 'watch', table: id },
      { t: 'chat', table: id, id: `c${n}`, scope: 'table', text: 'x'.repeat(500) },
      { nonsense: 'x'.repeat(16_000) },
    ];
    // Every other message plays.
    if (n % 2 === 0) this.playing[(n / 2) % OWN].send(JSON.stringify(this.own[(n / 2) % OWN].choice(n)));
    else socket.send(JSON.stringify(messages[((n - 1) / 2) % messages.length]));
  }

  private inquire(): void {
    const n = ++this.last;
    const own = this.own[n % OWN];
    const { id, cookie } = own;
    const other = this.tables[(n * 7919) % this.tables.length];
    const { seat, text } = own.asked();
    const questions: Question[] = [
      { method: 'GET', path: `/api/tables/${id}/why?seat=${seat}` },
      { method: 'GET', path: `/api/tables/${id}/preview?seat=${seat}&text=${encodeURIComponent(text)}` },
      { method: 'GET', path: `/api/tables/${id}/outline` },
      { method: 'GET', path: `/api/tables/${id}/findings` },
      { method: 'GET', path: `/api/tables/${other}/outline?as=spectator` },
      { method: 'GET', path: `/api/tables/${other}/journal` },
      { method: 'GET', path: `/api/tables/${other}/findings` },
      { method: 'GET', path: '/api/tables' },
      { method: 'GET', path: `/api/tables/${other}/replay?at=${n % 50}` },
      { method: 'POST', path: `/api/tables/${id}/pause`, body: { paused: n % 2 === 0 } },
      { method: 'POST', path: `/api/tables/${id}/pause`, body: { paused: false } },
    ];
    const which = Math.floor(n / OWN) % questions.length;
    const { method, path, body } = questions[which];
    void this.ask(cookie, method, path, body).then(
      ({ status }) => {
        if (which < 2 && status === 200) this.heard.told++;
      },
      () => {},
    );
  }

  /** Disconnects and connects again. */
  private async comeAndGo(): Promise<void> {
    const socket = this.sockets.shift();
    socket?.terminate();
    await pass(50);
    if (this.stopped) return;
    const again = await this.connect(this.own[++this.last % OWN].cookie).catch(() => null);
    if (again) this.sockets.push(again);
  }

  private async ask(cookie: string, method: string, path: string, body?: unknown) {
    const answer = await fetch(`${this.url}${path}`, {
      method,
      headers: {
        cookie,
        'x-forwarded-for': this.address,
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    this.heard.answers++;
    if (answer.status === 429) this.heard.refused++;
    const [set] = answer.headers.getSetCookie();
    return { status: answer.status, text: await answer.text(), cookie: set?.split(';', 1)[0] ?? cookie };
  }

  private connect(cookie: string): Promise<WebSocket> {
    return new Promise((resolve, reject) => {
      const socket = new WebSocket(`${this.url.replace('http', 'ws')}/ws`, {
        headers: { cookie, 'x-forwarded-for': this.address },
        perMessageDeflate: false,
      });
      socket.on('open', () => resolve(socket));
      socket.on('error', reject);
      socket.on('message', (data: Buffer) => {
        this.heard.messages++;
        this.heard.bytes += data.length;
      });
    });
  }
}
