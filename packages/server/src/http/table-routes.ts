import type { Touch } from '@sandtable/kernel';
import {
  ChatMessage,
  Choice as ChoiceBody,
  Expel,
  GoBack,
  Join,
  Leave,
  LIMITS,
  type Matched,
  NewTable,
  Nothing,
  Orders,
  Pause,
  QuickMatch,
  Rematch,
  Reveal,
  SeatBot,
  Start,
  Substitute,
} from '@sandtable/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Visitor } from '../people/identity.js';
import { sayInChat } from '../tables/chat.js';
import type { StuckRecord } from '../tables/closed-tables.js';
import { needAccount } from '../tables/opening.js';
import { BrokenTable } from '../tables/refusal.js';
import type { Table } from '../tables/table.js';
import type { CommandName } from '../tables/table-commands.js';
import * as asking from '../tables/table-queries.js';
import { addressKey } from './address.js';
import { countMessage, countNewTable, perMinute, tableQuery } from './limits.js';
import type { ServerContext } from './server-context.js';

const JSON_TYPE = 'application/json; charset=utf-8';

interface At {
  Params: { id: string };
  Querystring: {
    invite?: string;
    as?: string;
    seat?: string;
    text?: string;
    next?: string;
    verb?: string;
    subject?: string;
    touch?: string;
    hand?: string;
    parts?: string;
    at?: string;
    from?: string;
    to?: string;
    patches?: string;
  };
}

/** Tables: the lobby, commands at a table, and questions about it. */
export function tableRoutes(app: FastifyInstance, context: ServerContext): void {
  const { visitors, registry } = context;
  type Act<R> = (table: Table, visitor: Visitor, request: FastifyRequest<At>) => Promise<R>;

  /** Finds the table and the person, if the person may see the table. */
  const at =
    <R>(act: Act<R>) =>
    async (request: FastifyRequest<At>, reply: FastifyReply): Promise<R> => {
      const visitor = await visitors.of(request, reply);
      const table = await registry.enter(request.params.id, visitor, request.query.invite ?? null);
      return act(table, visitor, request);
    };
  /** Has the owner of a table do something for a person who may see it. */
  const command =
    (name: CommandName, check: (request: FastifyRequest<At>) => Promise<void> = async () => {}) =>
    async (request: FastifyRequest<At>, reply: FastifyReply): Promise<unknown> => {
      const visitor = await visitors.of(request, reply);
      const { id } = request.params;
      // Those who join bring their invitation along.
      if (name !== 'join') await registry.enter(id, visitor, request.query.invite ?? null);
      else if (visitor.guest) await registry.refuseGuest(id);
      await check(request);
      const selves = visitors.selves(request);
      return registry.command({ table: id, name, person: personOf(visitor), selves, body: request.body });
    };

  app.get('/api/games', async (_, reply) => reply.type(JSON_TYPE).send(await registry.games.boxesText()));

  app.get('/api/tables', async (_, reply) => reply.type(JSON_TYPE).send(registry.lobby.listText()));
  app.get('/api/my/tables', async (request, reply) =>
    registry.own.myTables((await visitors.of(request, reply)).id),
  );

  app.get('/api/my/finished', async (request, reply) =>
    registry.own.myFinished((await visitors.of(request, reply)).id),
  );

  app.post<{ Body: NewTable }>(
    '/api/tables',
    // A game may have an option that is a long text.
    { schema: { body: NewTable }, config: perMinute(30), bodyLimit: LIMITS.message + LIMITS.optionText },
    async (request, reply) => {
      countNewTable(context, request, request.body.options);
      const table = await registry.opening.create(personOf(await visitors.of(request, reply)), request.body);
      return reply.code(201).send({ id: table.id });
    },
  );

  app.post<{ Body: QuickMatch }>(
    '/api/match',
    { schema: { body: QuickMatch }, config: perMinute(30) },
    async (request, reply): Promise<Matched> => {
      const visitor = await visitors.of(request, reply);
      if (visitor.guest && request.body.rated) throw needAccount();
      const person = personOf(visitor);
      const seeker = { person, selves: visitors.selves(request) };
      return registry.quickMatches.find(seeker, request.body, () => countNewTable(context, request));
    },
  );

  /** The stored record of an unreadable table that was closed for good, if the person may see it. */
  const written = async (
    request: FastifyRequest<At>,
    reply: FastifyReply,
    error: unknown,
  ): Promise<StuckRecord> => {
    if (!(error instanceof BrokenTable)) throw error;
    const visitor = await visitors.of(request, reply);
    const found = await registry.closedTables.read(
      request.params.id,
      personOf(visitor),
      request.query.invite ?? null,
    );
    if (!found) throw error;
    return found;
  };

  app.get<At>('/api/tables/:id', { schema: tableQuery }, async (request, reply) => {
    try {
      return await at((table) => table.inTurn(() => table.state.info()))(request, reply);
    } catch (error) {
      return (await written(request, reply, error)).info;
    }
  });

  /** For responses that are JSON already. */
  const text = (act: Act<Buffer>) => async (request: FastifyRequest<At>, reply: FastifyReply) =>
    reply.type(JSON_TYPE).send(await at(act)(request, reply));

  const doing = <S extends object>(body: S) => ({ schema: { ...tableQuery, body } });
  const bodies = {
    join: Join,
    leave: Leave,
    seat: SeatBot,
    start: Start,
    reveal: Reveal,
    pause: Pause,
    back: GoBack,
    resign: Nothing,
    substitute: Substitute,
    expel: Expel,
  } as const;
  for (const name of Object.keys(bodies) as (keyof typeof bodies)[]) {
    app.post<At>(`/api/tables/:id/${name}`, doing(bodies[name]), command(name));
  }
  app.post<At>(
    '/api/tables/:id/rematch',
    doing(Rematch),
    command('rematch', async (request) => {
      const { state } = await registry.find(request.params.id);
      countNewTable(context, request, state.constants.machine.options);
    }),
  );

  // Socket messages as requests, for clients without a socket; they share the rate limit of the sockets

  const doAt = ({ id }: Table, visitor: Visitor, name: CommandName, body: unknown) =>
    registry.command({ table: id, name, person: personOf(visitor), selves: [], body });
  const said = <R>(act: Act<R>) =>
    at((table, visitor, request) => {
      countMessage(context, visitor, request);
      return act(table, visitor, request);
    });
  app.post<At>(
    '/api/tables/:id/choices',
    doing(ChoiceBody),
    said((table, visitor, { body }) => doAt(table, visitor, 'choose', body)),
  );
  app.post<At>(
    '/api/tables/:id/orders',
    doing(Orders),
    said((table, visitor, { body }) => doAt(table, visitor, 'orders', body)),
  );
  app.post<At>(
    '/api/tables/:id/chat',
    { ...doing(ChatMessage), config: perMinute(60) },
    said((table, visitor, { body }) => sayInChat(context, table, personOf(visitor), body as ChatMessage)),
  );

  // Questions

  /** The same for answers that are JSON already. */
  const json = (act: Act<string>) => async (request: FastifyRequest<At>, reply: FastifyReply) =>
    reply.type(JSON_TYPE).send(await at(act)(request, reply));

  app.get<At>(
    '/api/tables/:id/why',
    { schema: tableQuery },
    text((table, visitor, { query }) => {
      const touch = thingOf(query.touch);
      const touched = touch && { touch, inHand: thingOf(query.hand) };
      return asking.why(table, visitor, query.seat ?? '', touched, query.parts ?? '');
    }),
  );
  app.get<At>(
    '/api/tables/:id/options',
    { schema: tableQuery },
    text((table, visitor, { query: { seat, verb, subject, parts } }) =>
      asking.options(table, visitor, seat ?? '', verb ?? '', subject ?? '', parts ?? ''),
    ),
  );
  app.get<At>(
    '/api/tables/:id/draft',
    { schema: tableQuery },
    text((table, visitor, { query }) => asking.draft(table, visitor, query.seat ?? '', query.text ?? '')),
  );
  app.get<At>(
    '/api/tables/:id/preview',
    { schema: tableQuery },
    text((table, visitor, { query: { seat, text: choice, next } }) =>
      asking.preview(table, visitor, seat ?? '', choice ?? '', next ?? null),
    ),
  );
  app.get<At>(
    '/api/tables/:id/findings',
    { schema: tableQuery },
    text((table, visitor, { query }) => asking.findings(table, visitor, query.as ?? null)),
  );
  app.get<At>(
    '/api/tables/:id/inspect',
    { schema: tableQuery },
    text((table, _, { query }) => asking.inspect(table, thingOf(query.touch) ?? { kind: '', id: '' })),
  );
  app.get<At>(
    '/api/tables/:id/hint',
    { schema: tableQuery, config: perMinute(20) },
    json((table, visitor, { query, ip }) =>
      registry.advice.hint(table, visitor, query.seat ?? '', addressKey(ip)),
    ),
  );
  app.get<At>(
    '/api/tables/:id/reason',
    { schema: tableQuery, config: perMinute(60) },
    json((table, visitor, { query, ip }) =>
      registry.replays.reason(table, visitor, query.as ?? null, Number(query.at ?? 0), addressKey(ip)),
    ),
  );
  app.get<At>(
    '/api/tables/:id/review',
    { schema: tableQuery, config: perMinute(60) },
    json((table, visitor, { ip }) => registry.reviews.review(table, visitor, addressKey(ip))),
  );
  for (const kind of ['log', 'lines'] as const) {
    app.get<At>(
      `/api/tables/:id/${kind}`,
      { schema: tableQuery },
      json((table, visitor, { query: { as, from, to } }) =>
        asking.linesBetween(
          table,
          visitor,
          as ?? null,
          kind,
          Number(from ?? 0),
          to === undefined ? Infinity : Number(to),
        ),
      ),
    );
  }
  app.get<At>(
    '/api/tables/:id/replay',
    { schema: tableQuery, config: perMinute(300) },
    json((table, visitor, { query, ip }) =>
      registry.replays.at(table, visitor, query.as ?? null, Number(query.at ?? 0), addressKey(ip)),
    ),
  );
  app.get<At>(
    '/api/tables/:id/outline',
    { schema: tableQuery, config: perMinute(60) },
    json((table, visitor, { query, ip }) =>
      registry.replays.outline(
        table,
        visitor,
        query.as ?? null,
        Number(query.from ?? 0),
        query.patches === '1',
        addressKey(ip),
      ),
    ),
  );
  app.get<At>('/api/tables/:id/journal', { schema: tableQuery }, async (request, reply) => {
    let journal: Buffer;
    try {
      journal = await at((table, visitor, { query }) => asking.journal(table, visitor, query.as ?? null))(
        request,
        reply,
      );
    } catch (error) {
      journal = await (await written(request, reply, error)).journal();
    }
    return reply
      .type('text/plain; charset=utf-8')
      .header('content-disposition', `attachment; filename="${request.params.id}.journal"`)
      .send(journal);
  });
}

/** Parses a thing in a URL, such as "unit:2nd-panzer". */
function thingOf(text: string | undefined): Touch | null {
  const colon = text?.indexOf(':') ?? -1;
  return text === undefined || colon < 0 ? null : { kind: text.slice(0, colon), id: text.slice(colon + 1) };
}

/** The part of a visitor that a table stores. */
function personOf({ id: person, name }: Visitor): { id: string; name: string } {
  return { id: person, name };
}
