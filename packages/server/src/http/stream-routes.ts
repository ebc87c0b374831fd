import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Visitor } from '../people/identity.js';
import { tellChat } from '../tables/chat.js';
import { safeHeaders } from './headers.js';
import type { House } from './house.js';

/** How often an event stream says that it is still there. */
const HEARTBEAT = 25_000;
/** More than this not taken by the reader: the line is too slow. */
const BACKLOG = 4_000_000;

interface AtTable {
  Params: { id: string };
  Querystring: { since?: string; invite?: string };
}

/** Server-sent events, where sockets fail: the same messages, one way. */
export function streamRoutes(app: FastifyInstance, house: House): void {
  const { visitors, hub, store, metrics } = house;

  app.get<AtTable>('/api/tables/:id/events', async (request, reply) => {
    const visitor = await visitorOf(request);
    const { id, name } = visitor;
    const { since, invite } = request.query;
    const table = await hub.enter(request.params.id, { id, name }, invite ?? null);
    const send = open(request, reply, visitor);
    const watcher = { person: { id, name }, send };
    await table.watch(watcher, since !== undefined && /^\d+$/.test(since) ? Number(since) : null);
    await tellChat(store.chat, table, watcher);
    reply.raw.on('close', () => void table.unwatch(watcher));
  });

  app.get('/api/lobby/events', async (request, reply) => {
    const watcher = { send: open(request, reply, await visitorOf(request)) };
    hub.lobby.watch(watcher);
    reply.raw.on('close', () => hub.lobby.unwatch(watcher));
  });

  /** A stream cannot set a cookie: whoever comes without one looks on as nobody in particular. */
  async function visitorOf(request: FastifyRequest): Promise<Visitor> {
    return (await visitors.known(request.cookies)) ?? visitors.identity.newGuest().visitor;
  }

  /** Turns an answer into a stream; returns what sends a message on it. */
  function open(request: FastifyRequest, reply: FastifyReply, visitor: Visitor): (text: string) => void {
    reply.hijack();
    const { raw } = reply;
    raw.writeHead(200, {
      ...safeHeaders('own', request.headers.host, house.config.publicUrl),
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      // Nothing else comes on this line: it is hung up with the stream.
      connection: 'close',
      'x-accel-buffering': 'no',
    });
    const heartbeat = setInterval(() => raw.write(': here\n\n'), HEARTBEAT);
    const close = house.sockets.keep(visitor, () => raw.end());
    reply.raw.on('close', () => {
      clearInterval(heartbeat);
      close();
    });
    return (text) => {
      if (raw.writableEnded || raw.destroyed) return;
      metrics.messages.inc({ direction: 'out' });
      raw.write(`data: ${text}\n\n`);
      if (raw.writableLength > BACKLOG) raw.destroy();
    };
  }
}
