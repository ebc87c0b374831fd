import { AccountRemoval, Credentials, type Me, PasswordChange, Rename } from '@sandtable/protocol';
import type { FastifyInstance } from 'fastify';
import type { SignedOut } from '../sockets/sockets.js';
import { perMinute } from './limits.js';
import type { ServerContext } from './server-context.js';

/** Names, accounts and sessions. */
export function peopleRoutes(app: FastifyInstance, { visitors, registry, sockets }: ServerContext): void {
  const { identity } = visitors;
  const cluster = registry.shared?.cluster;
  /** Closes the person's connections, in all processes. */
  const signOut = (who: SignedOut) => {
    sockets.signOut(who);
    cluster?.broadcast({ k: 'signed-out', who });
  };
  const renamed = (me: Me, session: string | null = null) => {
    sockets.rename(me, session);
    cluster?.broadcast({ k: 'renamed', me, session });
  };
  const meOf = ({ id, name, guest }: Me): Me => ({ id, name, guest });

  app.get('/api/me', async (request, reply) => meOf(await visitors.of(request, reply)));

  const renaming = { schema: { body: Rename }, config: perMinute(10) };
  app.post<{ Body: Rename }>('/api/me', renaming, async (request, reply) => {
    const me = await identity.rename(await visitors.of(request, reply), request.body.name);
    renamed(me);
    await registry.rename(me);
    return me;
  });

  const guarded = { schema: { body: Credentials }, config: perMinute(10) };
  app.post<{ Body: Credentials }>('/api/account', guarded, async (request, reply) => {
    const signedIn = await identity.enroll(await visitors.of(request, reply), request.body);
    const { me, session } = signedIn;
    visitors.signedIn(request, reply, signedIn);
    // Connections that are open belong to the account from now on.
    renamed(me, session);
    await registry.rename(me);
    return me;
  });

  app.post<{ Body: Credentials }>('/api/session', guarded, async (request, reply) => {
    const before = await visitors.known(request.cookies);
    const signedIn = await identity.signIn(request.body, visitors.selves(request));
    visitors.signedIn(request, reply, signedIn);
    // Nobody could end the session that this browser had: its cookie is gone.
    if (before?.session) {
      await identity.signOut(before);
      signOut({ person: before.id, session: before.session });
    }
    return signedIn.me;
  });

  const changing = { schema: { body: PasswordChange }, config: perMinute(10) };
  app.post<{ Body: PasswordChange }>('/api/account/password', changing, async (request, reply) => {
    const visitor = await visitors.of(request, reply);
    await identity.changePassword(visitor, request.body);
    signOut({ person: visitor.id, except: visitor.session });
    return meOf(visitor);
  });

  const removing = { schema: { body: AccountRemoval }, config: perMinute(10) };
  app.post<{ Body: AccountRemoval }>('/api/account/delete', removing, async (request, reply) => {
    const visitor = await visitors.of(request, reply);
    await identity.remove(visitor, request.body.password);
    signOut({ person: visitor.id });
    visitors.signedOut(reply);
    await registry.removePerson(visitor.id);
    return reply.code(204).send();
  });

  app.delete('/api/session', async (request, reply) => {
    const visitor = await visitors.known(request.cookies);
    if (visitor?.session) {
      await identity.signOut(visitor);
      signOut({ person: visitor.id, session: visitor.session });
    }
    visitors.signedOut(reply);
    return reply.code(204).send();
  });

  app.delete('/api/sessions', async (request, reply) => {
    const visitor = await visitors.known(request.cookies);
    if (visitor?.session) {
      await identity.signOutEverywhere(visitor);
      signOut({ person: visitor.id });
    }
    visitors.signedOut(reply);
    return reply.code(204).send();
  });
}
