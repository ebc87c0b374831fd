import { say } from '@sandtable/kernel';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Visitor } from '../people/identity.js';
import { sendChatHistory } from '../tables/chat.js';
import type { EncodedMessage } from '../tables/encoded-message.js';
import { Refusal } from '../tables/refusal.js';
import { pathOf } from './access-log.js';
import { safeHeaders } from './headers.js';
import { countMessage, tableQuery } from './limits.js';
import { wantsMarks, withoutMarks } from './marks.js';
import type { ServerContext } from './server-context.js';

/** How often an event stream sends a heartbeat, in milliseconds. */
const HEARTBEAT = 25_000;
/** Unsent bytes after which a slow reader is disconnected. */
const BACKLOG = 4_000_000;

interface AtTable {
  Params: { id: string };
  Querystring: { since?: string; invite?: string };
}

interface Stream {
  send(message: EncodedMessage): void;
  end(): void;
  readonly ended: boolean;
  /** Called once when the stream ends, whichever side ends it. */
  atEnd: () => void;
}

/** Server-sent events, for when sockets fail: the same messages, one way. */
export function streamRoutes(app: FastifyInstance, context: ServerContext): void {
  const { visitors, registry, store, metrics } = context;

  app.get<AtTable>('/api/tables/:id/events', { schema: tableQuery }, async (request, reply) => {
    const visitor = await visitorOf(request);
    countMessage(context, visitor, request);
    const { id, name } = visitor;
    const { since, invite } = request.query;
    const table = await registry.enter(request.params.id, { id, name }, invite ?? null);
    if (request.method === 'HEAD') return headOnly(reply);
    const stream = open(request, reply, visitor);
    const watcher = { person: { id, name }, send: stream.send };
    stream.atEnd = () => void table.unwatch(watcher);
    try {
      await table.watch(watcher, since === undefined ? null : Number(since));
      // The client left in the meantime: do not keep it as a watcher.
      if (stream.ended) return await table.unwatch(watcher);
      await sendChatHistory(store, table, watcher);
    } catch (error) {
      // The response has begun, so it can only be ended. The browser reconnects by itself.
      if (!(error instanceof Refusal)) registry.report(pathOf(request.url), error as Error);
      stream.end();
    }
  });

  app.get('/api/lobby/events', async (request, reply) => {
    const visitor = await visitorOf(request);
    countMessage(context, visitor, request);
    if (request.method === 'HEAD') return headOnly(reply);
    const stream = open(request, reply, visitor);
    stream.atEnd = () => registry.lobby.unwatch(stream);
    if (!stream.ended) registry.lobby.watch(stream);
  });

  /** Whoever asks for the head alone gets no stream, and must not hold a line open. */
  const headOnly = (reply: FastifyReply) => reply.type('text/event-stream').send();

  /** A stream cannot set a cookie: a client without one watches as an anonymous spectator. */
  async function visitorOf(request: FastifyRequest): Promise<Visitor> {
    return (await visitors.known(request.cookies)) ?? visitors.identity.newGuest().visitor;
  }

  /** Turns a response into an event stream. */
  function open(request: FastifyRequest, reply: FastifyReply, visitor: Visitor): Stream {
    const { raw } = reply;
    const marked = wantsMarks(request.url);
    const leave = context.sockets.admit(request.ip, visitor, () => raw.end());
    if (!leave) throw new Refusal('busy', say`too many lines are open: close another page first`);
    const stream: Stream = {
      ended: false,
      atEnd() {},
      end: () => raw.end(),
      send(message) {
        if (raw.writableEnded || raw.destroyed) return;
        metrics.messages.inc({ direction: 'out' });
        raw.cork();
        raw.write('data: ');
        raw.write(marked ? message : withoutMarks(message));
        raw.write('\n\n');
        raw.uncork();
        if (raw.writableLength > BACKLOG) raw.destroy();
      },
    };
    const heartbeat = setInterval(() => raw.write(': here\n\n'), HEARTBEAT);
    const close = () => {
      clearInterval(heartbeat);
      leave();
      Object.assign(stream, { ended: true });
      stream.atEnd();
    };
    reply.hijack();
    if (raw.destroyed) close();
    else raw.on('close', close);
    raw.writeHead(200, {
      ...safeHeaders('own', request.headers.host, context.config.publicUrl),
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      // The connection carries nothing else: it closes with the stream.
      connection: 'close',
      'x-accel-buffering': 'no',
    });
    return stream;
  }
}
