import { type Signal, signal } from '@preact/signals';
import type { Answer, FromClient, FromServer } from '@sandtable/protocol';
import { rememberOnline } from '../online/played-online.js';
import { address, api } from './api.js';

/** How the page receives updates: by WebSocket, by event streams if WebSockets fail, or not at the moment. */
export type Wire = 'connecting' | 'socket' | 'events' | 'lost';

type Asking = Extract<FromClient, { t: 'choose' | 'orders' | 'chat' }>;
type Heard = (message: FromServer) => void;

const FIRST_WAIT = 500;
/** A server that is started again, or another one in its place, is found soon; one that stays away is asked less often. */
const LONGEST_WAIT = 3_000;
const SOON = 120_000;
const LONGEST_WAIT_LATER = 15_000;
/** Failed socket attempts in a row before falling back to event streams. */
const PATIENCE = 2;
/**
 * After this long without a word since a request or a ping, in milliseconds, the connection counts as dead even if the
 * browser has not noticed: a living server would have answered. Twice as long after each time that did not help, since the
 * server may only have too much to do, up to the longest.
 */
const SILENCE = 5_000;
const LONGEST_SILENCE = 45_000;
/** How often that is looked at, and how often the server is asked for a sign of life while nothing waits. */
const PULSE = 2_500;
const PING = 7_500;

/**
 * One connection to the server for everything the page watches. It reconnects by itself and resends unanswered requests
 * with the same id, so that the server carries each out only once.
 */
export class Live {
  readonly wire: Signal<Wire> = signal<Wire>('connecting');
  private socket: WebSocket | null = null;
  private readonly streams = new Map<string, EventSource>();
  private readonly listeners = new Set<Heard>();
  private readonly watched = new Map<string, { invite: string | null; since: () => number | null }>();
  private lobby = false;
  private readonly unanswered = new Map<
    string,
    { message: Asking; at: number; resolve(answer: Answer): void }
  >();
  private failures = 0;
  private timer: ReturnType<typeof setTimeout> | null = null;
  private heardAt = Date.now();
  private pingedAt = 0;
  private openedAt = 0;
  private lostAt: number | null = null;
  private drops = 0;
  private readonly pulse: ReturnType<typeof setInterval>;
  private introduced = false;
  private closed = false;

  constructor() {
    rememberOnline();
    this.pulse = setInterval(() => this.checkPulse(), PULSE);
    window.addEventListener('online', this.wake);
    window.addEventListener('offline', this.onOffline);
    document.addEventListener('visibilitychange', this.wake);
    this.introduce();
  }

  /** The first response sets the cookie that identifies the player. */
  private introduce(): void {
    void api('GET', 'me').then(
      () => {
        this.introduced = true;
        this.open();
      },
      () => this.retry(),
    );
  }

  listen(heard: Heard): () => void {
    this.listeners.add(heard);
    return () => this.listeners.delete(heard);
  }

  /** Starts watching a table. After a reconnect, `since` tells how far the page has come. */
  watch(table: string, invite: string | null, since: () => number | null): void {
    this.watched.set(table, { invite, since });
    if (this.wire.value === 'events') this.openStream(table);
    else this.say(this.watchMessage(table));
  }

  unwatch(table: string): void {
    this.watched.delete(table);
    this.streams.get(table)?.close();
    this.streams.delete(table);
    this.say({ t: 'unwatch', table });
  }

  watchLobby(on: boolean): void {
    this.lobby = on;
    if (this.wire.value === 'events') {
      if (on) this.openStream('');
      else this.streams.get('')?.close();
    } else this.say({ t: 'lobby', on });
  }

  /** Requests the whole table again, because its state cannot be patched. */
  startOver(table: string): void {
    const { invite } = this.watched.get(table) ?? { invite: null };
    this.say({ t: 'watch', table, ...(invite ? { invite } : {}) });
  }

  /** Sends a request and waits for the answer, also across reconnects. */
  ask(message: Asking): Promise<Answer> {
    return new Promise((resolve) => {
      this.unanswered.set(message.id, { message, at: Date.now(), resolve });
      this.put(message);
    });
  }

  private put(message: Asking): void {
    if (this.wire.value === 'events') void this.post(message);
    else this.say(message);
  }

  private async post({ t, table, ...body }: Asking): Promise<void> {
    const path = { choose: 'choices', orders: 'orders', chat: 'chat' }[t];
    try {
      this.hear(await api<FromServer>('POST', `tables/${table}/${path}`, body));
    } catch (error) {
      const reason = (error as Error).message;
      this.hear({ t: 'refused', table, id: body.id, code: 'message', reason, anchor: null, seq: 0 });
    }
  }

  private say(message: FromClient): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private watchMessage(table: string): FromClient {
    const { invite, since } = this.watched.get(table)!;
    const at = since();
    return { t: 'watch', table, ...(at === null ? {} : { since: at }), ...(invite ? { invite } : {}) };
  }

  private open(): void {
    if (this.closed) return;
    const url = new URL('./ws?marks=1', document.baseURI);
    url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
    const socket = new WebSocket(url);
    this.socket = socket;
    this.openedAt = Date.now();
    let opened = false;
    socket.onopen = () => {
      opened = true;
      this.failures = 0;
      this.lostAt = null;
      this.heardAt = Date.now();
      this.wire.value = 'socket';
      this.catchUp();
    };
    socket.onmessage = ({ data }) => {
      if (this.socket === socket) this.hear(JSON.parse(String(data)) as FromServer);
    };
    socket.onclose = () => {
      if (this.socket !== socket) return;
      this.socket = null;
      if (this.closed) return;
      this.failures++;
      if (!opened && this.failures > PATIENCE) void this.tryStreams();
      else this.retry();
    };
  }

  /** Falls back to event streams if the server answers: otherwise it is away, and not the sockets are at fault. */
  private async tryStreams(): Promise<void> {
    this.wire.value = 'lost';
    const answers = await api('GET', 'me').then(
      () => true,
      () => false,
    );
    if (this.closed || this.socket) return;
    if (answers) this.openStreams();
    else this.retry();
  }

  private retry(): void {
    if (this.closed) return;
    this.wire.value = 'lost';
    this.lostAt ??= Date.now();
    const longest = Date.now() - this.lostAt < SOON ? LONGEST_WAIT : LONGEST_WAIT_LATER;
    const wait = Math.min(longest, FIRST_WAIT * 2 ** this.failures) * (0.75 + Math.random() / 2);
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = setTimeout(() => (this.introduced ? this.open() : this.introduce()), wait);
  }

  private catchUp(): void {
    for (const table of this.watched.keys()) this.say(this.watchMessage(table));
    if (this.lobby) this.say({ t: 'lobby', on: true });
    for (const asked of this.unanswered.values()) {
      asked.at = Date.now();
      this.put(asked.message);
    }
  }

  private openStreams(): void {
    this.wire.value = 'events';
    for (const table of this.watched.keys()) this.openStream(table);
    if (this.lobby) this.openStream('');
    for (const { message } of this.unanswered.values()) this.put(message);
  }

  /** Opens the event stream of a table, or of the lobby if the name is empty. */
  private openStream(table: string): void {
    this.streams.get(table)?.close();
    const invite = this.watched.get(table)?.invite;
    const query = invite ? `?invite=${encodeURIComponent(invite)}` : '';
    const stream = new EventSource(
      address(table === '' ? 'lobby/events' : `tables/${encodeURIComponent(table)}/events${query}`),
    );
    this.streams.set(table, stream);
    let opened = false;
    stream.onopen = () => {
      opened = true;
      this.failures = PATIENCE;
    };
    stream.onmessage = ({ data }) => this.hear(JSON.parse(String(data)) as FromServer);
    stream.onerror = () => {
      // Refused by the server: that is no matter of the connection.
      if (!opened && stream.readyState === EventSource.CLOSED) return;
      this.closeStreams();
      this.retry();
    };
  }

  private closeStreams(): void {
    for (const stream of this.streams.values()) stream.close();
    this.streams.clear();
  }

  private hear(message: FromServer): void {
    this.heardAt = Date.now();
    if (message.t === 'ok' || message.t === 'refused') {
      this.drops = 0;
      const asked = this.unanswered.get(message.id);
      this.unanswered.delete(message.id);
      asked?.resolve(message);
    }
    for (const heard of [...this.listeners]) heard(message);
  }

  private checkPulse(): void {
    const state = this.socket?.readyState;
    const now = Date.now();
    const patience = Math.min(LONGEST_SILENCE, SILENCE * 2 ** this.drops);
    // A server that stands still lets nobody in, and the browser would wait for minutes.
    if (state === WebSocket.CONNECTING && now - this.openedAt > patience) return this.dropDead();
    if (state !== WebSocket.OPEN) return;
    const requests = [...this.unanswered.values()].map(({ at }) => at);
    // Since when something was asked and nothing at all was heard: who only waits for others notices a dead server, too.
    const silent = [this.pingedAt, ...requests].filter((at) => at >= this.heardAt);
    if (silent.length > 0) {
      if (now - Math.min(...silent) > patience) this.dropDead();
      return;
    }
    const waits = requests.some((at) => now - at > PULSE);
    if (!waits && now - this.pingedAt < PING) return;
    this.pingedAt = now;
    this.say({ t: 'ping' });
  }

  private dropDead(): void {
    this.drops++;
    this.drop();
  }

  /** Gives up a socket that is dead even if it looks open. */
  private drop(): void {
    const { socket } = this;
    this.socket = null;
    socket?.close();
    this.retry();
  }

  /** The network is back or the page is visible again: reconnect without further delay. */
  private readonly wake = () => {
    if (document.visibilityState === 'hidden' || this.wire.value !== 'lost') return;
    if (this.timer !== null) clearTimeout(this.timer);
    if (this.introduced) this.open();
    else this.introduce();
  };

  /** Reconnects after the player's identity has changed, so that the server sees the new one. */
  reopen(): void {
    const { socket } = this;
    if (!socket) return;
    this.socket = null;
    socket.close();
    this.open();
  }

  /** The browser is offline. */
  private readonly onOffline = () => this.drop();

  close(): void {
    this.closed = true;
    clearInterval(this.pulse);
    if (this.timer !== null) clearTimeout(this.timer);
    window.removeEventListener('online', this.wake);
    window.removeEventListener('offline', this.onOffline);
    document.removeEventListener('visibilitychange', this.wake);
    this.closeStreams();
    this.socket?.close();
  }
}

let shared: Live | null = null;

/** The page's single connection to the server, opened on first use. */
export function live(): Live {
  shared ??= new Live();
  return shared;
}

/** A new request id. */
export function requestId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
