import {
  AccountRemoval,
  Credentials,
  type Me,
  PasskeyAccount,
  PasskeyAccountWish,
  PasswordChange,
  Rename,
} from '@sandtable/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SignedIn } from '../people/identity.js';
import type { SignedOut } from '../sockets/sockets.js';
import { countNewAccount, perMinute } from './limits.js';
import { proven, siteOf } from './proof.js';
import type { ServerContext } from './server-context.js';

/** Names, accounts and sessions. */
export function peopleRoutes(app: FastifyInstance, context: ServerContext): void {
  const { visitors, passkeys, registry, sockets, store } = context;
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

  app.get('/api/me', async (request, reply): Promise<Me> => {
    const visitor = await visitors.of(request, reply);
    const role = visitor.guest ? null : await store.manners.roleOf(visitor.id);
    const passwordless = await identity.isPasswordless(visitor);
    return {
      ...meOf(visitor),
      ...(role ? { role } : {}),
      ...(passwordless ? { passwordless: true } : {}),
    };
  });

  const renaming = { schema: { body: Rename }, config: perMinute(10) };
  app.post<{ Body: Rename }>('/api/me', renaming, async (request, reply) => {
    const me = await identity.rename(await visitors.of(request, reply), request.body.name);
    renamed(me);
    await registry.own.rename(me);
    return me;
  });

  const guarded = { schema: { body: Credentials }, config: perMinute(10) };
  const enrolled = async (request: FastifyRequest, reply: FastifyReply, signedIn: SignedIn) => {
    const { me, session } = signedIn;
    visitors.signedIn(request, reply, signedIn);
    // Connections that are open belong to the account from now on.
    renamed(me, session);
    await registry.own.rename(me);
    return me;
  };
  app.post<{ Body: Credentials }>('/api/account', guarded, async (request, reply) =>
    countNewAccount(context, request, async () =>
      enrolled(request, reply, await identity.enroll(await visitors.of(request, reply), request.body)),
    ),
  );

  const wishing = { schema: { body: PasskeyAccountWish }, config: perMinute(10) };
  app.post<{ Body: PasskeyAccountWish }>('/api/account/passkey/options', wishing, async (request, reply) => {
    const visitor = await visitors.of(request, reply);
    const { name } = await identity.nameForAccount(visitor, request.body.name);
    return passkeys.wish({ ...visitor, name }, siteOf(context, request));
  });

  const withPasskey = { schema: { body: PasskeyAccount }, config: perMinute(10) };
  app.post<{ Body: PasskeyAccount }>('/api/account/passkey', withPasskey, async (request, reply) => {
    const visitor = await visitors.of(request, reply);
    const { name, device, answer } = request.body;
    await identity.nameForAccount(visitor, name);
    const key = await passkeys.made(visitor.id, { name: device, answer }, siteOf(context, request));
    return countNewAccount(context, request, async () =>
      enrolled(request, reply, await identity.enrollWithPasskey(visitor, name, key)),
    );
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
    const { old, answer, password } = request.body;
    const before = await proven(context, request, visitor, {
      ...(old === undefined ? {} : { password: old }),
      ...(answer === undefined ? {} : { answer }),
    });
    await identity.changePassword(visitor, before, password);
    signOut({ person: visitor.id, except: visitor.session });
    return meOf(visitor);
  });

  const removing = { schema: { body: AccountRemoval }, config: perMinute(10) };
  app.post<{ Body: AccountRemoval }>('/api/account/delete', removing, async (request, reply) => {
    const visitor = await visitors.of(request, reply);
    await identity.remove(visitor, await proven(context, request, visitor, request.body));
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
