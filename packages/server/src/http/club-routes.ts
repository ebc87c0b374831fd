import type { FastifyInstance } from 'fastify';
import { Profiles } from '../club/profiles.js';
import type { ServerContext } from './server-context.js';

const id = { type: 'string', maxLength: 32, pattern: '^[A-Za-z0-9_-]+$' } as const;
const word = { type: 'string', maxLength: 64, pattern: '^[a-z0-9-]+$' } as const;

const ofPerson = { params: { type: 'object', properties: { id, other: id }, required: ['id'] } } as const;
const pageOf = {
  ...ofPerson,
  querystring: {
    type: 'object',
    properties: {
      game: word,
      against: id,
      after: { type: 'string', maxLength: 64, pattern: '^\\d{1,15}\\.[A-Za-z0-9_-]+$' },
    },
  },
} as const;
const ofLadder = {
  params: { type: 'object', properties: { game: word }, required: ['game'] },
  querystring: { type: 'object', properties: { from: { type: 'string', pattern: '^[0-9]{1,6}$' } } },
} as const;

/** Profiles, histories and ladders. */
export function clubRoutes(app: FastifyInstance, { visitors, store, registry }: ServerContext): void {
  const profiles = new Profiles(store);

  app.get<{ Params: { id: string } }>('/api/people/:id', { schema: ofPerson }, async (request, reply) => {
    const { id: viewer } = await visitors.of(request, reply);
    return profiles.profile(request.params.id, viewer);
  });

  app.get<{ Params: { id: string }; Querystring: { game?: string; against?: string; after?: string } }>(
    '/api/people/:id/games',
    { schema: pageOf },
    async (request, reply) => {
      const { id: viewer } = await visitors.of(request, reply);
      return profiles.history(request.params.id, viewer, request.query);
    },
  );

  app.get<{ Params: { id: string; other: string } }>(
    '/api/people/:id/against/:other',
    { schema: ofPerson },
    async (request, reply) => {
      const { id: viewer } = await visitors.of(request, reply);
      return profiles.headToHead(request.params.id, request.params.other, viewer);
    },
  );

  app.get<{ Params: { game: string }; Querystring: { from?: string } }>(
    '/api/ladders/:game',
    { schema: ofLadder },
    async (request) => {
      const { game } = await registry.games.need(request.params.game);
      return profiles.ladder(game.id, Number(request.query.from ?? 0));
    },
  );
}
