import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { LIMITS, type Me } from '@sandtable/protocol';
import { type WebSocket, WebSocketServer } from 'ws';
import type { House } from '../http/house.js';
import { isSameOrigin } from '../http/origin.js';
import type { Visitor } from '../people/identity.js';
import { Connection } from './connection.js';

/** Where sockets are opened. */
const PATH = '/ws';
/** How often a socket has to show that it is alive. */
const HEARTBEAT = 30_000;
/** Sockets from one address. */
const PER_ADDRESS = 60;

/** All sockets of the server, and the streams that are closed with them. */
export class Sockets {
  private readonly server = new WebSocketServer({
    noServer: true,
    maxPayload: LIMITS.message,
    // Differences are small; packing them would cost a thread's turn each, and memory for every socket.
    perMessageDeflate: false,
  });
  private readonly connections = new Map<WebSocket, Connection>();
  private readonly alive = new WeakSet<WebSocket>();
  private readonly addresses = new Map<string, number>();
  private readonly streams = new Set<{ visitor: Visitor; end(): void }>();
  private readonly heartbeat = setInterval(() => this.listen(), HEARTBEAT).unref();
  private closing = false;

  get count(): number {
    return this.connections.size + this.streams.size;
  }

  /** Takes over what asks for a socket. Cookies are read by `parse`. */
  attach(server: Server, house: House, parse: (header: string) => Record<string, string | undefined>): void {
    server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
      void this.upgrade(request, socket, head, house, parse).catch((error) => {
        house.hub.report('a socket', error as Error);
        refuse(socket, 500);
      });
    });
  }

  private async upgrade(
    request: IncomingMessage,
    socket: Duplex,
    head: Buffer,
    house: House,
    parse: (header: string) => Record<string, string | undefined>,
  ): Promise<void> {
    socket.on('error', () => socket.destroy());
    if (this.closing) return refuse(socket, 503);
    if (request.url?.split('?', 1)[0] !== PATH) return refuse(socket, 404);
    // A browser always says where a socket comes from: a page of somebody else must not use our cookies.
    if (!isSameOrigin(request.headers, house.config.publicUrl)) return refuse(socket, 403);
    const address = addressOf(request, house.config.trustProxy);
    const many = (this.addresses.get(address) ?? 0) >= PER_ADDRESS;
    if (many && house.config.rateLimit > 0) return refuse(socket, 429);
    const known = await house.visitors.known(parse(request.headers.cookie ?? ''));
    const visitor = known ?? house.visitors.identity.newGuest().visitor;
    if (socket.destroyed) return;
    this.server.handleUpgrade(request, socket, head, (ws) => this.open(ws, visitor, address, house));
  }

  private open(ws: WebSocket, visitor: Visitor, address: string, house: House): void {
    this.connections.set(ws, new Connection(ws, visitor, house));
    this.addresses.set(address, (this.addresses.get(address) ?? 0) + 1);
    this.alive.add(ws);
    ws.on('pong', () => this.alive.add(ws));
    ws.on('close', () => {
      this.connections.delete(ws);
      const left = (this.addresses.get(address) ?? 1) - 1;
      if (left > 0) this.addresses.set(address, left);
      else this.addresses.delete(address);
    });
  }

  /** Whoever did not answer the last call is gone. */
  private listen(): void {
    for (const ws of this.connections.keys()) {
      if (!this.alive.has(ws)) ws.terminate();
      this.alive.delete(ws);
      ws.ping();
    }
  }

  /** Closes the lines of some: they have signed out. */
  dismiss(who: (visitor: Visitor) => boolean): void {
    for (const connection of this.connections.values()) {
      if (who(connection.visitor)) connection.dismiss(4001, 'signed out');
    }
    for (const { visitor, end } of this.streams) if (who(visitor)) end();
  }

  /** Somebody has another name; a guest who has an account now has a session, too. */
  rename({ id, name, guest }: Me, session: string | null = null): void {
    for (const connection of this.connections.values()) {
      const { visitor } = connection;
      if (visitor.id !== id) continue;
      connection.become({ id, name, guest, session: visitor.session ?? session });
    }
  }

  /** Keeps an event stream that has to be ended with the others; returns how to let go of it. */
  keep(visitor: Visitor, end: () => void): () => void {
    const stream = { visitor, end };
    this.streams.add(stream);
    return () => this.streams.delete(stream);
  }

  close(): void {
    this.closing = true;
    clearInterval(this.heartbeat);
    for (const connection of this.connections.values()) connection.dismiss(1001, 'the server is stopping');
    for (const { end } of this.streams) end();
    this.server.close();
  }

  /** Those who do not hang up by themselves. */
  cut(): void {
    for (const ws of this.connections.keys()) ws.terminate();
  }
}

function addressOf(request: IncomingMessage, trustProxy: boolean): string {
  const forwarded = request.headers['x-forwarded-for'];
  if (trustProxy && typeof forwarded === 'string') return forwarded.split(',').at(-1)!.trim();
  return request.socket.remoteAddress ?? '';
}

const REASONS: Record<number, string> = {
  403: 'Forbidden',
  404: 'Not Found',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
};

function refuse(socket: Duplex, status: number): void {
  socket.end(`HTTP/1.1 ${status} ${REASONS[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
