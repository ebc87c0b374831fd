import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { LIMITS, type Me } from '@sandtable/protocol';
import { type WebSocket, WebSocketServer } from 'ws';
import { addressKey, addressOf } from '../http/address.js';
import { wantsMarks } from '../http/marks.js';
import { isSameOrigin } from '../http/origin.js';
import { prefixOf, withoutPrefix } from '../http/path-prefix.js';
import { requestId } from '../http/request-id.js';
import type { ServerContext } from '../http/server-context.js';
import type { Visitor } from '../people/identity.js';
import { Connection, type ConnectionSetup } from './connection.js';
import { ConnectionCounter } from './connection-counter.js';

/** The path of the socket endpoint. */
const PATH = '/ws';
/** What a handshake costs, in milliseconds of the address's share of the event loop. */
const HANDSHAKE = 1;
/** How often sockets are pinged, in milliseconds. */
const HEARTBEAT = 30_000;

/** A person who signed out: of one session, of all but one, or of all. */
export interface SignedOut {
  person: string;
  session?: string | null;
  except?: string | null;
}

/** All sockets of the server, and the event streams that close with them. */
export class Sockets {
  private readonly server = new WebSocketServer({
    noServer: true,
    maxPayload: LIMITS.message,
    // Patches are small; compressing them would cost thread time, and memory for every socket.
    perMessageDeflate: false,
  });
  private readonly connections = new Map<WebSocket, Connection>();
  private readonly alive = new WeakSet<WebSocket>();
  readonly atAddress: ConnectionCounter;
  readonly ofPerson: ConnectionCounter;
  private readonly streams = new Set<{ visitor: Visitor; end(): void }>();
  private readonly heartbeat = setInterval(() => this.listen(), HEARTBEAT).unref();
  private stopping = false;

  constructor(limited: boolean) {
    this.atAddress = new ConnectionCounter(limited ? LIMITS.linesPerAddress : Number.POSITIVE_INFINITY);
    this.ofPerson = new ConnectionCounter(limited ? LIMITS.lines : Number.POSITIVE_INFINITY);
  }

  get count(): number {
    return this.connections.size + this.streams.size;
  }

  /** Handles upgrade requests. `parse` reads the cookies. */
  attach(
    server: Server,
    context: ServerContext,
    parse: (header: string) => Record<string, string | undefined>,
  ): void {
    server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
      void this.upgrade(request, socket, head, context, parse).catch((error) => {
        context.registry.report('a socket', error as Error);
        refuse(socket, 500);
      });
    });
  }

  private async upgrade(
    request: IncomingMessage,
    socket: Duplex,
    head: Buffer,
    context: ServerContext,
    parse: (header: string) => Record<string, string | undefined>,
  ): Promise<void> {
    socket.on('error', () => socket.destroy());
    const began = performance.now();
    const id = requestId(request.headers, context.config.trustProxy);
    const note = (status: number, who: string | null) => {
      const { method, url } = request;
      context.accessLog?.note({
        method,
        url,
        status,
        milliseconds: performance.now() - began,
        who,
        request: id,
      });
    };
    const turnAway = (status: number, who: string | null = null) => {
      note(status, who);
      refuse(socket, status);
    };
    if (this.stopping) return turnAway(503);
    const path = withoutPrefix(request.url ?? '', prefixOf(context.config.publicUrl));
    if (path.split('?', 1)[0] !== PATH) return turnAway(404);
    // A browser always sends the origin: another site's page must not use our cookies.
    if (!isSameOrigin(request.headers, context.config.publicUrl)) return turnAway(403);
    const address = addressKey(addressOf(request, context.config.trustProxy));
    const leaveAddress = this.atAddress.enter(address);
    if (!leaveAddress) {
      context.connectionLimit?.refused(address);
      return turnAway(429);
    }
    socket.on('close', leaveAddress);
    // Connecting and disconnecting over and over costs time, too.
    const share = context.shares?.of(address);
    await share?.turn();
    share?.pay(HANDSHAKE);
    const known = await context.visitors.known(parse(request.headers.cookie ?? ''));
    if (socket.destroyed) return;
    if (this.stopping) return turnAway(503);
    const visitor = known ?? context.visitors.identity.newGuest().visitor;
    const leavePerson = this.ofPerson.enter(visitor.id);
    if (!leavePerson) return turnAway(429, visitor.id);
    socket.on('close', leavePerson);
    this.server.handleUpgrade(request, socket, head, (ws) => {
      note(101, visitor.id);
      this.open(ws, visitor, context, { address, marked: wantsMarks(request.url), id });
    });
  }

  private open(ws: WebSocket, visitor: Visitor, context: ServerContext, setup: ConnectionSetup): void {
    this.connections.set(ws, new Connection(ws, visitor, context, setup));
    this.alive.add(ws);
    ws.on('pong', () => this.alive.add(ws));
    ws.on('close', () => this.connections.delete(ws));
  }

  /** Admits an event stream from this address; it counts like a socket. Null if there are too many. */
  admit(address: string, visitor: Visitor, end: () => void): (() => void) | null {
    const leaveAddress = this.stopping ? null : this.atAddress.enter(addressKey(address));
    const leavePerson = leaveAddress && this.ofPerson.enter(visitor.id);
    if (!leavePerson) {
      leaveAddress?.();
      return null;
    }
    const stream = { visitor, end };
    this.streams.add(stream);
    return () => {
      this.streams.delete(stream);
      leaveAddress();
      leavePerson();
    };
  }

  /** Closes the sockets that did not answer the last ping. */
  private listen(): void {
    for (const ws of this.connections.keys()) {
      if (!this.alive.has(ws)) ws.terminate();
      this.alive.delete(ws);
      ws.ping();
    }
  }

  /** Asks all clients to connect again a little later: nothing can be done here now. */
  sendAway(reason: string): void {
    for (const connection of this.connections.values()) connection.dismiss(1013, reason);
    for (const { end } of this.streams) end();
  }

  /** Closes the connections of people who signed out. */
  signOut({ person, session = null, except = null }: SignedOut): void {
    const isMeant = (visitor: Visitor) =>
      visitor.id === person &&
      (session === null || visitor.session === session) &&
      (except === null || visitor.session !== except);
    for (const connection of this.connections.values()) {
      if (isMeant(connection.visitor)) connection.dismiss(4001, 'signed out');
    }
    for (const { visitor, end } of this.streams) if (isMeant(visitor)) end();
  }

  /** Passes on a person's new name; a guest who opens an account has a session now, too. */
  rename({ id, name, guest }: Me, session: string | null = null): void {
    for (const connection of this.connections.values()) {
      const { visitor } = connection;
      if (visitor.id !== id) continue;
      connection.become({ id, name, guest, session: visitor.session ?? session });
    }
    for (const stream of this.streams) {
      const { visitor } = stream;
      if (visitor.id === id) stream.visitor = { id, name, guest, session: visitor.session ?? session };
    }
  }

  /** Accepts nothing more; resolves when all earlier messages are answered. */
  async stopListening(): Promise<void> {
    this.stopping = true;
    await Promise.all([...this.connections.values()].map((connection) => connection.stopListening()));
  }

  close(): void {
    this.stopping = true;
    clearInterval(this.heartbeat);
    for (const connection of this.connections.values()) connection.dismiss(1001, 'the server is stopping');
    for (const { end } of this.streams) end();
    this.server.close();
  }

  /** Drops the connections that did not close by themselves. */
  cut(): void {
    for (const ws of this.connections.keys()) ws.terminate();
  }
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
