import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { SAFE_HEADERS } from './headers.js';
import type { ListedGame } from './listed-game.js';
import { frontPage, notFoundPage, troublePage } from './pages.js';

export interface ServerSetup {
  readonly games: readonly ListedGame[];
  readonly version: string;
}

/** The application, not yet listening. */
export function createServer({ games, version }: ServerSetup): FastifyInstance {
  const app = Fastify({ logger: false, forceCloseConnections: 'idle' });

  app.addHook('onRequest', async (_, reply) => {
    reply.headers(SAFE_HEADERS);
  });

  const front = frontPage(games, version);
  app.get('/', async (_, reply) => html(reply, front));
  app.get('/healthz', async (_, reply) =>
    reply.header('cache-control', 'no-store').send({ ok: true, version }),
  );

  app.setNotFoundHandler(async (request, reply) => {
    reply.code(404);
    const path = request.url.split('?', 1)[0];
    return wantsHtml(request)
      ? html(reply, notFoundPage(path, version))
      : reply.send({ error: 'not found', path });
  });

  app.setErrorHandler<Error & { statusCode?: number }>(async (error, request, reply) => {
    const status = error.statusCode ?? 500;
    reply.code(status);
    if (status < 500) return reply.send({ error: error.message });
    process.stderr.write(`${request.method} ${request.url}: ${error.stack ?? error.message}\n`);
    return wantsHtml(request) ? html(reply, troublePage(version)) : reply.send({ error: 'internal error' });
  });

  return app;
}

function wantsHtml(request: FastifyRequest): boolean {
  return request.headers.accept?.includes('text/html') ?? false;
}

function html(reply: FastifyReply, page: string): FastifyReply {
  return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(page);
}
