import { say } from '@sandtable/kernel';
import {
  type AuditEntry,
  Because,
  type Evidence,
  NewBan,
  NewRole,
  OtherName,
  type PageOf,
  type PersonFile,
  type ReportFile,
  ReportOutcome,
  type ReportReason,
  type Rescue,
  type Role,
  type TableFile,
} from '@sandtable/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import Type, { type Static } from 'typebox';
import type { KeptLine } from '../manners/reports.js';
import { guestName, type Visitor } from '../people/identity.js';
import { PAGE, type ReportRow } from '../storage/manners-store.js';
import { Refusal } from '../tables/refusal.js';
import { inspectRescue, rescue } from '../tables/rescue.js';
import { infoIn } from '../tables/stuck.js';
import { perMinute } from './limits.js';
import type { ServerContext } from './server-context.js';

const word = { type: 'string', maxLength: 64 } as const;
const listing = {
  schema: {
    querystring: {
      type: 'object',
      properties: { q: word, status: word, open: word, after: word },
      additionalProperties: true,
    },
  },
  config: perMinute(120),
} as const;
const id = { type: 'string', maxLength: 32, pattern: '^[A-Za-z0-9_-]+$' } as const;
const ofId = { type: 'object', properties: { id }, required: ['id'] } as const;
const acting = <S extends object>(body: S) => ({
  schema: { params: ofId, body },
  config: perMinute(60),
});
const RescueOrder = Type.Object(
  { ...Because.properties, seq: Type.Integer({ minimum: 1 }) },
  { additionalProperties: false },
);

interface Listed {
  Querystring: { q?: string; status?: string; open?: string; after?: string };
}
interface About<B> {
  Params: { id: string };
  Body: B;
}

/**
 * For those who look after the site. They see what everybody at a table knows and never more, and have no powers where
 * they have a part themselves. Each act is written to the audit log, with its reason.
 */
export function adminRoutes(app: FastifyInstance, context: ServerContext): void {
  const { visitors, store, registry, sockets, bans } = context;
  const { manners, people } = store;
  const cluster = registry.shared?.cluster;

  /** Everybody else is told that there is nothing here, as of any address that does not exist. */
  const need = async (request: FastifyRequest, reply: FastifyReply, least: Role): Promise<Official> => {
    const visitor = await visitors.of(request, reply);
    const role = visitor.guest ? null : await manners.roleOf(visitor.id);
    if (role === null || (least === 'administrator' && role !== 'administrator'))
      throw new Refusal('table', say`there is nothing here for you`);
    return { visitor, role, selves: [visitor.id, ...visitors.selves(request)] };
  };
  const note = (by: Official, deed: string, about: string, why: string, detail = '') =>
    manners.note({ at: registry.now(), who: by.visitor.id, deed, about, why: why.trim(), detail });

  /** Nobody decides about themselves, and only administrators about those who have a role. */
  const needPerson = async (by: Official, person: string) => {
    if (by.selves.includes(person)) throw new Refusal('seat', say`nobody decides about themselves`);
    const found = await people.find(person);
    const role = found && (await manners.roleOf(person));
    if (role && by.role !== 'administrator')
      throw new Refusal('seat', say`only an administrator decides about those who look after this server`);
    return found;
  };
  const signOut = async (person: string) => {
    await people.closeSessions(person);
    const who = { person };
    sockets.signOut(who);
    cluster?.broadcast({ k: 'signed-out', who });
  };

  // People

  app.get<Listed>('/api/admin/people', listing, async (request, reply): Promise<PageOf<PersonFile>> => {
    await need(request, reply, 'moderator');
    const { q = '', after } = request.query;
    const rows = await manners.people(
      q.trim(),
      pair(after, (created, id) => ({ created, id })),
    );
    const items = rows.map(
      ({ id, name, account, created, deleted, role, reason, since, until, reports }): PersonFile => ({
        id,
        name,
        guest: !Number(account),
        created,
        deleted: deleted !== null,
        role: role as Role | null,
        ban: reason === null ? null : { reason, since: since ?? 0, until },
        reports,
      }),
    );
    return paged(items, ({ created, id }) => `${created} ${id}`);
  });

  app.post<About<NewBan>>('/api/admin/people/:id/ban', acting(NewBan), async (request, reply) => {
    const by = await need(request, reply, 'moderator');
    const { id: person } = request.params;
    const { why, until } = request.body;
    await needPerson(by, person);
    if (until !== null && until <= registry.now())
      throw new Refusal('message', say`that time has passed already`);
    await manners.ban({ person, reason: why.trim(), since: registry.now(), until });
    await note(by, 'ban', `person ${person}`, why, until === null ? '' : new Date(until).toISOString());
    await bans.refresh();
    cluster?.broadcast({ k: 'bans' });
    await signOut(person);
    return reply.code(204).send();
  });

  app.post<About<Because>>('/api/admin/people/:id/unban', acting(Because), async (request, reply) => {
    const by = await need(request, reply, 'moderator');
    const { id: person } = request.params;
    await needPerson(by, person);
    if (!(await manners.unban(person))) throw new Refusal('status', say`nobody has banned them`);
    await note(by, 'unban', `person ${person}`, request.body.why);
    await bans.refresh();
    cluster?.broadcast({ k: 'bans' });
    return reply.code(204).send();
  });

  app.post<About<OtherName>>('/api/admin/people/:id/rename', acting(OtherName), async (request, reply) => {
    const by = await need(request, reply, 'moderator');
    const person = await needPerson(by, request.params.id);
    if (!person || person.deleted !== null)
      throw new Refusal('message', say`nobody of that number has a name`);
    const visitor = { id: person.id, name: person.name, guest: person.password === null, session: null };
    const me = await visitors.identity.rename(visitor, request.body.name);
    await note(by, 'rename', `person ${person.id}`, request.body.why);
    sockets.rename(me);
    cluster?.broadcast({ k: 'renamed', me, session: null });
    await registry.own.rename(me);
    return reply.code(204).send();
  });

  app.post<About<Because>>('/api/admin/people/:id/sign-out', acting(Because), async (request, reply) => {
    const by = await need(request, reply, 'moderator');
    const { id: person } = request.params;
    await needPerson(by, person);
    await note(by, 'sign-out', `person ${person}`, request.body.why);
    await signOut(person);
    return reply.code(204).send();
  });

  app.post<About<NewRole>>('/api/admin/people/:id/role', acting(NewRole), async (request, reply) => {
    const by = await need(request, reply, 'administrator');
    const person = await needPerson(by, request.params.id);
    if (!person || person.password === null) throw new Refusal('message', say`only accounts have roles`);
    const { role, why } = request.body;
    await manners.setRole(person.id, role, registry.now());
    await note(by, 'role', `person ${person.id}`, why, role ?? '');
    return reply.code(204).send();
  });

  // Tables

  /** Whoever has a part in a game has no powers over its table. */
  const needNoPart = async (by: Official, table: string) => {
    if (await store.tables.isPartOf(table, by.selves))
      throw new Refusal('seat', say`you have a part in this game: somebody else has to decide`);
  };

  app.get<Listed>('/api/admin/tables', listing, async (request, reply): Promise<PageOf<TableFile>> => {
    const by = await need(request, reply, 'administrator');
    const { q = '', status = '', after } = request.query;
    const rows = await manners.tables(
      q.trim(),
      status === '' ? null : status,
      pair(after, (touched, id) => ({ touched, id })),
    );
    const items: (TableFile & { id: string })[] = [];
    for (const { id, info: text, touched, seq } of rows) {
      const info = infoIn(text);
      if (!info) continue;
      const own = await store.tables.isPartOf(id, by.selves);
      items.push({ id, info: registry.marked(info), touched, seq, own });
    }
    const last = rows.at(-1);
    const next = rows.length === PAGE && last ? `${last.touched} ${last.id}` : null;
    return { items: items.map(({ id: _, ...file }) => file), next };
  });

  app.post<About<Because>>('/api/admin/tables/:id/close', acting(Because), async (request, reply) => {
    const by = await need(request, reply, 'administrator');
    const { id: table } = request.params;
    await needNoPart(by, table);
    await registry.closedTables.close(table, request.body.why.trim());
    await note(by, 'close', `table ${table}`, request.body.why);
    return reply.code(204).send();
  });

  app.get<{ Params: { id: string } }>(
    '/api/admin/tables/:id/rescue',
    { schema: { params: ofId }, config: perMinute(20) },
    async (request, reply): Promise<Rescue> => {
      await need(request, reply, 'administrator');
      return inspectRescue(registry, store, request.params.id);
    },
  );

  app.post<About<Static<typeof RescueOrder>>>(
    '/api/admin/tables/:id/rescue',
    acting(RescueOrder),
    async (request, reply) => {
      const by = await need(request, reply, 'administrator');
      const { id: table } = request.params;
      const { seq, why } = request.body;
      await needNoPart(by, table);
      const cut = await rescue(registry, store, table, seq);
      await note(by, 'rescue', `table ${table}`, why, `event ${seq}, ${cut} cut off`);
      return reply.code(204).send();
    },
  );

  // Reports

  const mayJudge = async (by: Official, { reporter, about, table_id }: ReportRow) =>
    !by.selves.includes(reporter) &&
    !by.selves.includes(about) &&
    !(await store.tables.isPartOf(table_id, by.selves));

  app.get<Listed>('/api/admin/reports', listing, async (request, reply): Promise<PageOf<ReportFile>> => {
    const by = await need(request, reply, 'moderator');
    const { open = '1', after } = request.query;
    const rows = await manners.reports(open !== '0', after === undefined ? null : Number(after) || 0);
    const lines = rows.map(({ evidence }) => JSON.parse(evidence) as KeptLine[]);
    const names = await manners.namesOf([
      ...rows.flatMap(({ reporter, about }) => [reporter, about]),
      ...lines.flat().map(({ who }) => who),
    ]);
    const nameOf = (person: string) => names.get(person) ?? guestName(person);
    const items: ReportFile[] = [];
    for (const [i, row] of rows.entries()) {
      const over = ['finished', 'closed'].includes(
        (await store.tables.row(row.table_id))?.status ?? 'closed',
      );
      // What a team says among itself is secret while its game runs: whoever reads it here could sit down there.
      const shown = lines[i].filter(({ side }) => over || side === null);
      items.push({
        n: row.n,
        at: row.at,
        by: { id: row.reporter, name: nameOf(row.reporter) },
        about: { id: row.about, name: nameOf(row.about) },
        table: row.table_id,
        reason: row.reason as ReportReason,
        words: row.words,
        evidence: (await mayJudge(by, row))
          ? shown.map((line): Evidence => ({ ...line, name: nameOf(line.who) }))
          : null,
        closed: row.closed,
        outcome: row.outcome,
      });
    }
    return paged(items, ({ n }) => String(n));
  });

  app.post<About<ReportOutcome>>('/api/admin/reports/:id', acting(ReportOutcome), async (request, reply) => {
    const by = await need(request, reply, 'moderator');
    const row = await manners.oneReport(Number(request.params.id) || 0);
    if (!row) throw new Refusal('message', say`there is no such report`);
    if (!(await mayJudge(by, row)))
      throw new Refusal('seat', say`you have a part in this: somebody else has to decide`);
    const { outcome, why } = request.body;
    if (!(await manners.closeReport(row.n, outcome, registry.now())))
      throw new Refusal('status', say`somebody has answered this report already`);
    await note(by, 'report', `report ${row.n}`, why, outcome);
    return reply.code(204).send();
  });

  // The audit log: it is read here and written by the acts above; nothing changes it

  app.get<Listed>('/api/admin/audit', listing, async (request, reply): Promise<PageOf<AuditEntry>> => {
    await need(request, reply, 'administrator');
    const { after } = request.query;
    const rows = await manners.audit(after === undefined ? null : Number(after) || 0);
    const personIn = (about: string) => /^person (.+)$/.exec(about)?.[1] ?? null;
    const names = await manners.namesOf(
      rows.flatMap(({ who, about }) => [who, personIn(about)].flatMap((one) => one ?? [])),
    );
    const items = rows.map(({ n, at, who, deed, about, why, detail, whole }): AuditEntry => {
      const person = personIn(about);
      return {
        ...{ n, at, deed, about, why, detail, whole },
        who: who === null ? null : { id: who, name: names.get(who) ?? guestName(who) },
        name: person === null ? null : (names.get(person) ?? guestName(person)),
      };
    });
    return paged(items, ({ n }) => String(n));
  });
}

/** Somebody who looks after the site, with every identity of their browser. */
interface Official {
  visitor: Visitor;
  role: Role;
  selves: string[];
}

function paged<T>(items: T[], keyOf: (item: T) => string): PageOf<T> {
  return { items, next: items.length === PAGE ? keyOf(items[items.length - 1]) : null };
}

/** The key of the last entry of a page: a time and an id. */
function pair<R>(after: string | undefined, made: (time: number, id: string) => R): R | null {
  const [, time, id] = /^(\d{1,16}) ([A-Za-z0-9_-]{1,32})$/.exec(after ?? '') ?? [];
  return time === undefined ? null : made(Number(time), id);
}
