import { afterEach, beforeEach, expect, it, vi } from 'vitest';

// A server that stands still keeps its connections: the page has to notice by itself.

class Socket {
  static readonly [key: string]: unknown;
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly all: Socket[] = [];
  readyState = Socket.CONNECTING;
  closed = false;
  readonly sent: string[] = [];
  onopen = () => {};
  onclose = () => {};
  onmessage = (_: { data: string }) => {};

  constructor() {
    Socket.all.push(this);
  }

  /** The server lets it in; a living one answers every ping, and nothing else here. */
  open(lives: boolean): void {
    this.readyState = Socket.OPEN;
    this.lives = lives;
    this.onopen();
  }

  lives = false;

  send(text: string): void {
    const { t } = JSON.parse(text);
    this.sent.push(t);
    if (this.lives && t === 'ping')
      setTimeout(() => this.lives && this.onmessage({ data: JSON.stringify({ t: 'pong' }) }), 10);
  }

  close(): void {
    this.closed = true;
    this.readyState = 3;
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  Socket.all.length = 0;
  const listens = { addEventListener() {}, removeEventListener() {} };
  vi.stubGlobal('window', listens);
  vi.stubGlobal('document', { ...listens, baseURI: 'http://localhost/', visibilityState: 'visible' });
  vi.stubGlobal('WebSocket', Socket);
  vi.stubGlobal('fetch', async () => Response.json({ id: 'ada' }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetModules();
});

async function opened() {
  const { Live } = await import('./live.js');
  const line = new Live();
  await vi.advanceTimersByTimeAsync(1);
  const [socket] = Socket.all;
  return { line, socket };
}

it('stays with a server that answers, however little happens', async () => {
  const { line, socket } = await opened();
  socket.open(true);
  await vi.advanceTimersByTimeAsync(600_000);
  expect([Socket.all.length, socket.closed, line.wire.value]).toEqual([1, false, 'socket']);
  // A ping now and then, not more.
  expect(socket.sent.filter((t) => t === 'ping').length).toBeLessThan(100);
  line.close();
});

it('leaves a server that stands still, also if nothing is asked of it', async () => {
  const { line, socket } = await opened();
  socket.open(true);
  await vi.advanceTimersByTimeAsync(60_000);
  socket.lives = false;
  await vi.advanceTimersByTimeAsync(18_000);
  expect([socket.closed, line.wire.value === 'socket']).toEqual([true, false]);
  // The next one, to which the proxy leads, is a living one.
  await vi.advanceTimersByTimeAsync(3_000);
  expect(Socket.all.length).toBeGreaterThan(1);
  Socket.all.at(-1)!.open(true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(line.wire.value).toBe('socket');
  line.close();
});

it('leaves it sooner if a choice waits for its answer, and makes the choice again', async () => {
  const { line, socket } = await opened();
  socket.open(true);
  await vi.advanceTimersByTimeAsync(60_000);
  socket.lives = false;
  const answer = line.ask({ t: 'choose', table: 't', id: 'one', at: 1, seat: 's', text: 'x' });
  await vi.advanceTimersByTimeAsync(8_000);
  expect(socket.closed).toBe(true);
  await vi.advanceTimersByTimeAsync(3_000);
  const next = Socket.all.at(-1)!;
  next.open(true);
  expect(next.sent).toContain('choose');
  next.onmessage({ data: JSON.stringify({ t: 'ok', table: 't', id: 'one', seq: 2 }) });
  expect(await answer).toMatchObject({ t: 'ok' });
  line.close();
});

it('does not wait for a server that lets nobody in', async () => {
  const { line, socket } = await opened();
  await vi.advanceTimersByTimeAsync(12_000);
  expect([socket.closed, Socket.all.length > 1]).toEqual([true, true]);
  line.close();
});

it('does not take a page that was asleep for a dead server', async () => {
  const { line, socket } = await opened();
  socket.open(true);
  await vi.advanceTimersByTimeAsync(60_000);
  // No timer ran for an hour.
  vi.setSystemTime(Date.now() + 3_600_000);
  await vi.advanceTimersByTimeAsync(20_000);
  expect([socket.closed, Socket.all.length]).toEqual([false, 1]);
  line.close();
});
