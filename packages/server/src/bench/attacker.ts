import { setTimeout as pass } from 'node:timers/promises';
import { WebSocket } from 'ws';

/** What the server allows an address, and a little more: sockets, messages and requests a second. */
const SOCKETS = 60;
const MESSAGES = 66;
const REQUESTS = 11;
/** Requests a second where there is no limit but the server's time. */
const PAGES = 100;
/** Tables of its own: where it plays, takes back and talks. */
const OWN = 4;

type Ask = (cookie: string) => { method: string; path: string; body?: unknown };

/** One address that does its worst, within the limits: everything that may be asked for, as often as it may be. */
export class Attacker {
  private readonly address = '192.0.2.1';
  private readonly sockets: WebSocket[] = [];
  private readonly own: { id: string; cookie: string }[] = [];
  private stopped = false;
  private running: Promise<unknown> = Promise.resolve();
  private last = 0;
  /** What came back of it. */
  readonly heard = { messages: 0, bytes: 0, answers: 0, refused: 0 };

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
      this.own.push({ id: (JSON.parse(text) as { id: string }).id, cookie });
    }
    for (let i = 0; i < SOCKETS; i++) await this.connect(this.own[i % OWN].cookie);
  }

  /** Begins; `stop` ends it. */
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
    for (const socket of this.sockets) socket.terminate();
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
    const { id } = this.own[n % OWN];
    const round = Math.floor(n / this.sockets.length);
    const messages = [
      { t: 'lobby', on: round % 2 === 0 },
      { t: 'lobby', on: round % 2 === 0 },
      { t: 'watch', table: this.tables[(n * 7919) % this.tables.length] },
      { t: 'unwatch', table: this.tables[(n * 7919) % this.tables.length] },
      { t: 'watch', table: id },
      { t: 'choose', table: id, id: `x${n}`, at: n, seat: 'nobody', text: 'undo' },
      { t: 'chat', table: id, id: `c${n}`, scope: 'table', text: 'x'.repeat(500) },
      { nonsense: 'x'.repeat(16_000) },
    ];
    socket.send(JSON.stringify(messages[n % messages.length]));
  }

  private inquire(): void {
    const n = ++this.last;
    const { id, cookie } = this.own[n % OWN];
    const other = this.tables[(n * 7919) % this.tables.length];
    const questions: Ask[] = [
      () => ({ method: 'GET', path: `/api/tables/${id}/outline` }),
      () => ({ method: 'GET', path: `/api/tables/${id}/findings` }),
      () => ({ method: 'GET', path: `/api/tables/${other}/outline?as=spectator` }),
      () => ({ method: 'GET', path: `/api/tables/${other}/journal` }),
      () => ({ method: 'GET', path: `/api/tables/${other}/findings` }),
      () => ({ method: 'GET', path: '/api/tables' }),
      () => ({ method: 'GET', path: `/api/tables/${other}/replay?at=${n % 50}` }),
      () => ({ method: 'POST', path: `/api/tables/${id}/pause`, body: { paused: n % 2 === 0 } }),
    ];
    const { method, path, body } = questions[n % questions.length](cookie);
    void this.ask(cookie, method, path, body).catch(() => {});
  }

  /** Hangs up and calls again. */
  private async comeAndGo(): Promise<void> {
    const socket = this.sockets.shift();
    socket?.terminate();
    await pass(50);
    if (!this.stopped) await this.connect(this.own[++this.last % OWN].cookie).catch(() => {});
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
    return { text: await answer.text(), cookie: set?.split(';', 1)[0] ?? cookie };
  }

  private connect(cookie: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const socket = new WebSocket(`${this.url.replace('http', 'ws')}/ws`, {
        headers: { cookie, 'x-forwarded-for': this.address },
        perMessageDeflate: false,
      });
      socket.on('open', () => {
        this.sockets.push(socket);
        resolve();
      });
      socket.on('error', reject);
      socket.on('message', (data: Buffer) => {
        this.heard.messages++;
        this.heard.bytes += data.length;
      });
    });
  }
}
