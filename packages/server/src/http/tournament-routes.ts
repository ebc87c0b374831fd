import { say } from '@sandtable/kernel';
import {
  AboutEntrant,
  Because,
  DecidePairing,
  Enter,
  LIMITS,
  NewTournament,
  Nothing,
  TournamentWords,
} from '@sandtable/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../tables/refusal.js';
import { TournamentPages, type Which } from '../tournaments/told.js';
import type { Caller, Tournaments } from '../tournaments/tournaments.js';
import { addressKey } from './address.js';
import { perMinute } from './limits.js';
import type { ServerContext } from './server-context.js';

const id = { type: 'string', maxLength: 32, pattern: '^[A-Za-z0-9_-]+$' } as const;
const ofId = { type: 'object', properties: { id }, required: ['id'] } as const;
const listing = {
  schema: {
    querystring: {
      type: 'object',
      properties: {
        which: { type: 'string', enum: ['coming', 'running', 'over', 'mine'] },
        after: { type: 'string', maxLength: 64, pattern: '^\\d{1,15}\\.[A-Za-z0-9_-]+$' },
      },
    },
  },
  config: perMinute(120),
} as const;

/** What players do themselves. */
const PLAYERS = ['enter', 'withdraw', 'return'];

interface At<B = unknown> {
  Params: { id: string };
  Body: B;
}

/** Tournaments and leagues of people. */
export function tournamentRoutes(
  app: FastifyInstance,
  { visitors, store, registry, announcing, organizing }: ServerContext,
  tournaments: Tournaments,
): void {
  const pages = new TournamentPages(registry.games, store);

  const callerOf = async (request: FastifyRequest, reply: FastifyReply): Promise<Caller> => {
    const visitor = await visitors.of(request, reply);
    const role = visitor.guest ? null : await store.manners.roleOf(visitor.id);
    const selves = visitors.selves(request).filter((self) => self !== visitor.id);
    return { visitor, selves, official: role !== null };
  };

  const send = async (reply: FastifyReply, by: Caller, tournament: string) =>
    reply.type('application/json; charset=utf-8').send(await pages.page(by, tournament));

  app.get<{ Querystring: { which?: Which; after?: string } }>(
    '/api/tournaments',
    listing,
    async (request, reply) => {
      const { id: viewer } = await visitors.of(request, reply);
      const { which = 'coming', after = null } = request.query;
      return pages.list(which, viewer, after);
    },
  );

  app.get<At>(
    '/api/tournaments/:id',
    { schema: { params: ofId }, config: perMinute(120) },
    async (request, reply) => send(reply, await callerOf(request, reply), request.params.id),
  );

  app.get<At>(
    '/api/tournaments/:id/deeds',
    { schema: { params: ofId }, config: perMinute(60) },
    async (request, reply) => pages.deeds(await callerOf(request, reply), request.params.id),
  );

  const needRoom = ({ visitor }: Caller, request: FastifyRequest) => {
    if (announcing && !(announcing.take(visitor.id) && announcing.take(addressKey(request.ip))))
      throw new Refusal('busy', say`you have announced a lot lately: try again in a while`);
  };

  const announced = {
    schema: { body: NewTournament },
    config: perMinute(30),
    // The tables of a player's own game may be among the options.
    bodyLimit: LIMITS.message + LIMITS.optionText,
  };
  app.post<{ Body: NewTournament }>('/api/tournaments', announced, async (request, reply) => {
    const by = await callerOf(request, reply);
    if (!by.visitor.guest) needRoom(by, request);
    return reply.code(201).send({ id: await tournaments.announce(by, request.body) });
  });

  app.post<At<object>>(
    '/api/tournaments/:id/season',
    { schema: { params: ofId, body: Nothing }, config: perMinute(10) },
    async (request, reply) => {
      const by = await callerOf(request, reply);
      // A season is an announcement, too: it opens as many tables.
      if (!by.visitor.guest) needRoom(by, request);
      const next = await tournaments.nextSeason(by, request.params.id);
      return reply.code(201).send({ id: next });
    },
  );

  /** Every decision of an organizer is in the audit log, which nobody is to fill. */
  const needModeration = (name: string, { visitor }: Caller, request: FastifyRequest) => {
    if (PLAYERS.includes(name) || visitor.guest || !organizing) return;
    if (!(organizing.take(visitor.id) && organizing.take(addressKey(request.ip))))
      throw new Refusal('busy', say`you have decided a lot lately: try again in a while`);
  };

  /** Something done with a tournament; the answer is its page afterwards. */
  const act = <B>(
    name: string,
    body: object,
    carryOut: (by: Caller, tournament: string, body: B) => Promise<void>,
  ) =>
    app.post<At>(
      `/api/tournaments/:id/${name}`,
      { schema: { params: ofId, body }, config: perMinute(60) },
      async (request, reply) => {
        const by = await callerOf(request, reply);
        const { id: tournament } = request.params;
        needModeration(name, by, request);
        await carryOut(by, tournament, request.body as B);
        return send(reply, by, tournament);
      },
    );

  act<Enter>('enter', Enter, (by, one, body) => tournaments.enter(by, one, body));
  act('withdraw', Nothing, (by, one) => tournaments.withdraw(by, one));
  act('return', Nothing, (by, one) => tournaments.comeBack(by, one));
  act('begin', Nothing, (by, one) => tournaments.begin(by, one));
  act('next', Nothing, (by, one) => tournaments.next(by, one));
  act('pause', Nothing, (by, one) => tournaments.pause(by, one));
  act('resume', Nothing, (by, one) => tournaments.resume(by, one));
  act<Because>('end', Because, (by, one, { why }) => tournaments.end(by, one, why));
  act<AboutEntrant>('remove', AboutEntrant, (by, one, body) => tournaments.remove(by, one, body));
  act<AboutEntrant>('readmit', AboutEntrant, (by, one, body) => tournaments.readmit(by, one, body));
  act<TournamentWords>('words', TournamentWords, (by, one, body) => tournaments.amendWords(by, one, body));
  act<DecidePairing>('decide', DecidePairing, (by, one, body) => tournaments.decide(by, one, body));
}
