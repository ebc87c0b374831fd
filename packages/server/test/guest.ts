import { randomUUID } from 'node:crypto';
import { patched } from '@sandtable/kernel';
import type { ChatLine, FromClient, FromServer, NewTable, TableView } from '@sandtable/protocol';
import { WebSocket } from 'ws';

export interface Replied {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: a test looks at answers of every kind
  body: any;
  headers: Headers;
}

/** Nothing takes that long, even on a busy machine. */
const PATIENCE = 240_000;

type Of<K extends FromServer['t']> = Extract<FromServer, { t: K }>;

/** A headless client: it keeps its cookies, and follows tables by the messages of the protocol. */
export class Guest {
  readonly cookies = new Map<string, string>();
  /** Every message of the socket, as received. */
  readonly heard: string[] = [];
  readonly tables = new Map<string, { seq: number; view: TableView }>();
  private messages: FromServer[] = [];
  private readonly waiting = new Set<() => void>();
  private socket: WebSocket | null = null;
  closed: { code: number; reason: string } | null = null;

  constructor(readonly url: string) {}

  // Requests

  get = (path: string, headers: Record<string, string> = {}) => this.request('GET', path, undefined, headers);
  post = (path: string, body: unknown = {}, headers: Record<string, string> = {}) =>
    this.request('POST', path, body, headers);
  delete = (path: string) => this.request('DELETE', path, undefined, {});

  async request(
    method: string,
    path: string,
    body: unknown,
    headers: Record<string, string>,
  ): Promise<Replied> {
    const answer = await fetch(`${this.url}${path}`, {
      method,
      headers: {
        cookie: this.cookieHeader,
        // A connection that is kept may be closed by the server just when the next request is sent.
        connection: 'close',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    for (const line of answer.headers.getSetCookie()) this.keep(line);
    const text = await answer.text();
    const json = answer.headers.get('content-type')?.includes('json') ?? false;
    return { status: answer.status, body: json ? JSON.parse(text) : text, headers: answer.headers };
  }

  get cookieHeader(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  private keep(line: string): void {
    const [pair] = line.split(';', 1);
    const at = pair.indexOf('=');
    const [name, value] = [pair.slice(0, at), pair.slice(at + 1)];
    if (value === '' || /max-age=0|expires=thu, 01 jan 1970/i.test(line)) this.cookies.delete(name);
    else this.cookies.set(name, value);
  }

  /** Opens a table and returns its id. */
  async open(table: NewTable): Promise<string> {
    const { status, body } = await this.post('/api/tables', table);
    if (status !== 201) throw new Error(`${status}: ${JSON.stringify(body)}`);
    return body.id;
  }

  // The socket

  async connect(headers: Record<string, string> = {}): Promise<this> {
    const socket = new WebSocket(`${this.url.replace('http', 'ws')}/ws`, {
      headers: { cookie: this.cookieHeader, ...headers },
    });
    this.socket = socket;
    this.closed = null;
    socket.on('message', (data) => this.hear(String(data)));
    socket.on('close', (code, reason) => {
      this.closed = { code, reason: String(reason) };
      for (const look of this.waiting) look();
    });
    await new Promise<void>((resolve, reject) => {
      socket.on('open', () => resolve());
      socket.on('error', reject);
    });
    return this;
  }

  hangUp(): void {
    this.socket?.terminate();
  }

  say(message: FromClient): void {
    this.socket?.send(JSON.stringify(message));
  }

  sayText(text: string): void {
    this.socket?.send(text);
  }

  private hear(text: string): void {
    this.heard.push(text);
    const message = JSON.parse(text) as FromServer;
    if (message.t === 'table') this.tables.set(message.table, { seq: message.seq, view: message.full });
    if (message.t === 'delta') {
      const known = this.tables.get(message.table);
      if (known?.seq !== message.from)
        throw new Error(`a delta from ${message.from}, but here is ${known?.seq}`);
      this.tables.set(message.table, { seq: message.seq, view: patched(known.view, message.patch) });
    }
    this.messages.push(message);
    for (const look of this.waiting) look();
  }

  /** The next message of a kind that matches; those before it are skipped. */
  async next<K extends FromServer['t']>(
    kind: K,
    fits: (message: Of<K>) => boolean = () => true,
  ): Promise<Of<K>> {
    let found: FromServer | undefined;
    await this.until(() => {
      const at = this.messages.findIndex((one) => one.t === kind && fits(one as Of<K>));
      if (at < 0) return false;
      found = this.messages[at];
      this.messages = this.messages.slice(at + 1);
      return true;
    }, kind);
    return found as Of<K>;
  }

  /** Waits until a condition holds; checks it whenever a message arrives. */
  async until(holds: () => boolean, what = 'something'): Promise<void> {
    if (holds()) return;
    await new Promise<void>((resolve, reject) => {
      const giveUp = (why: string) => {
        clearTimeout(late);
        this.waiting.delete(look);
        reject(new Error(`${why} ${what}; heard last: ${this.heard.at(-1)?.slice(0, 300)}`));
      };
      const late = setTimeout(() => giveUp('waited in vain for'), PATIENCE);
      const look = () => {
        if (!holds()) {
          if (this.closed) giveUp('the line went dead before');
          return;
        }
        clearTimeout(late);
        this.waiting.delete(look);
        resolve();
      };
      this.waiting.add(look);
    });
  }

  /** Watches a table and waits for its view. */
  async watch(table: string, more: { since?: number; invite?: string } = {}): Promise<TableView> {
    this.say({ t: 'watch', table, ...more });
    await this.next(more.since === undefined ? 'table' : 'delta', (one) => one.table === table);
    return this.view(table);
  }

  /** Every view of a table, rebuilt from all received messages. */
  retell(table: string): { seq: number; view: TableView }[] {
    const views: { seq: number; view: TableView }[] = [];
    for (const text of this.heard) {
      const message = JSON.parse(text) as FromServer;
      if ((message.t !== 'table' && message.t !== 'delta') || message.table !== table) continue;
      const view = message.t === 'table' ? message.full : patched(views.at(-1)!.view, message.patch);
      views.push({ seq: message.seq, view });
    }
    return views;
  }

  /**
   * The chat as a page shows it: each line once, by its number. One that is said while the table is being opened comes
   * twice, with what was said before and by itself. `since`: only what was heard after so many messages.
   */
  chat(since = 0): ChatLine[] {
    const lines = this.heard.slice(since).flatMap((text) => {
      const message = JSON.parse(text) as FromServer;
      return message.t === 'chat' ? message.lines : [];
    });
    const once = new Map(lines.map((line) => [line.n, line]));
    return [...once.values()].sort((a, b) => a.n - b.n);
  }

  /** The whole log or all lines of a table, page by page, as a viewer reads them. */
  async everything<K extends 'log' | 'lines'>(
    table: string,
    kind: K,
    viewer: string,
  ): Promise<TableView[K][string]> {
    const all: unknown[] = [];
    for (let of = 1; all.length < of; ) {
      const { status, body } = await this.get(`/api/tables/${table}/${kind}?as=${viewer}&from=${all.length}`);
      if (status !== 200) throw new Error(`${status}: ${JSON.stringify(body)}`);
      all.push(...body.lines);
      of = body.of;
    }
    return all as TableView[K][string];
  }

  view(table: string): TableView {
    return this.tables.get(table)!.view;
  }

  seq(table: string): number {
    return this.tables.get(table)!.seq;
  }

  /** Makes a choice and waits for the answer. */
  async choose(
    table: string,
    seat: string,
    text: string,
    { id = randomUUID() as string, at = this.seq(table) } = {},
  ): Promise<Of<'ok'> | Of<'refused'>> {
    this.say({ t: 'choose', table, id, at, seat, text });
    let answer: Of<'ok'> | Of<'refused'> | undefined;
    await this.until(() => {
      const found = this.messages.findIndex(
        (one) => (one.t === 'ok' || one.t === 'refused') && one.id === id,
      );
      if (found < 0) return false;
      answer = this.messages[found] as Of<'ok'> | Of<'refused'>;
      this.messages.splice(found, 1);
      return true;
    }, `an answer to '${text}'`);
    return answer!;
  }

  /** Waits until a seat of this person is asked, or the game is over; returns the options. */
  async asked(table: string, seat: string): Promise<string[]> {
    const options = () => {
      const { views, info } = this.view(table);
      if (info.status === 'finished') return [];
      return (
        views[seat]?.decisions.find((one) => one.seat === seat)?.options?.map(({ text }) => text) ?? null
      );
    };
    await this.until(() => options() !== null, `a question to ${seat}`);
    return options()!;
  }
}

/** A client at an address, as a proxy reports it. */
export class Caller extends Guest {
  constructor(
    url: string,
    public address: string,
  ) {
    super(url);
  }

  override request(method: string, path: string, body: unknown, headers: Record<string, string>) {
    return super.request(method, path, body, { 'x-forwarded-for': this.address, ...headers });
  }

  override connect(headers: Record<string, string> = {}) {
    return super.connect({ 'x-forwarded-for': this.address, ...headers });
  }
}
