import { say } from '@sandtable/kernel';
import { type MyPerson, NewReport, SetRegard } from '@sandtable/protocol';
import type { FastifyInstance } from 'fastify';
import { report } from '../manners/reports.js';
import { guestName } from '../people/identity.js';
import { Refusal } from '../tables/refusal.js';
import { addressKey } from './address.js';
import { perMinute, tableQuery } from './limits.js';
import type { ServerContext } from './server-context.js';

/** Muting, blocking and reporting. */
export function mannersRoutes(app: FastifyInstance, context: ServerContext): void {
  const { visitors, store, registry, reporting, regarding } = context;
  const { manners } = store;

  const listed = async (person: string): Promise<MyPerson[]> => {
    const regards = await manners.regards(person);
    const names = await manners.namesOf(regards.map(({ other }) => other));
    return regards.map(({ other: id, regard, since }) => ({
      id,
      name: names.get(id) ?? guestName(id),
      regard,
      since,
    }));
  };

  app.get('/api/my/people', async (request, reply) => listed((await visitors.of(request, reply)).id));

  const choosing = { schema: { body: SetRegard }, config: perMinute(60) };
  app.post<{ Body: SetRegard }>('/api/my/people', choosing, async (request, reply) => {
    const { id } = await visitors.of(request, reply);
    const { person, regard } = request.body;
    if (person === id) throw new Refusal('message', say`that is you`);
    if (regard !== null && regarding?.take(addressKey(request.ip)) === false)
      throw new Refusal(
        'busy',
        say`too many people were muted or blocked from your address: try again later`,
      );
    if (!(await manners.setRegard(id, person, regard, registry.now())))
      throw new Refusal('busy', say`you have muted and blocked too many people: let somebody in again first`);
    return listed(id);
  });

  const telling = {
    schema: { body: NewReport, querystring: tableQuery.querystring },
    config: perMinute(10),
  };
  app.post<{ Body: NewReport; Querystring: { invite?: string } }>(
    '/api/reports',
    telling,
    async (request, reply) => {
      const visitor = await visitors.of(request, reply);
      const table = await registry.enter(request.body.table, visitor, request.query.invite ?? null);
      if (reporting && !(reporting.take(visitor.id) && reporting.take(addressKey(request.ip))))
        throw new Refusal('busy', say`you have reported a lot lately: try again in a while`);
      await report(store, table, visitor, request.body, registry.now());
      return reply.code(204).send();
    },
  );
}
