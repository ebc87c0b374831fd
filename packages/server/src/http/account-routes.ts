import { randomBytes } from 'node:crypto';
import { say } from '@sandtable/kernel';
import {
  NewPasskey,
  Nothing,
  PasskeyRemoval,
  PasskeySignIn,
  PasskeyWish,
  Reset,
  ResetWish,
} from '@sandtable/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Notifier } from '../notices/notifier.js';
import { fingerprint, type SignedIn } from '../people/identity.js';
import { isPassword } from '../people/passwords.js';
import { Refusal } from '../tables/refusal.js';
import { perMinute } from './limits.js';
import { proven, siteOf } from './proof.js';
import type { ServerContext } from './server-context.js';

const HOUR = 60 * 60 * 1000;
/** How many accounts of one address get a link. */
const ACCOUNTS = 5;

/** Passkeys, forgotten passwords, and all that is stored about a person. */
export function accountRoutes(app: FastifyInstance, context: ServerContext, notifier: Notifier | null): void {
  const { visitors, store, registry, config, sockets, passkeys } = context;
  const { identity } = visitors;
  const { accounts, notices, people } = store;

  const account = async (request: FastifyRequest, reply: FastifyReply) => {
    const visitor = await visitors.of(request, reply);
    if (visitor.guest) throw new Refusal('message', say`you have no account here: sign in first`);
    return visitor;
  };
  const signOut = (who: { person: string; session?: string }) => {
    sockets.signOut(who);
    registry.shared?.cluster.broadcast({ k: 'signed-out', who });
  };
  /** Signs this browser in, and ends the session it had. */
  const enter = async (request: FastifyRequest, reply: FastifyReply, signedIn: SignedIn) => {
    const before = await visitors.known(request.cookies);
    visitors.signedIn(request, reply, signedIn);
    if (before?.session) {
      await identity.signOut(before);
      signOut({ person: before.id, session: before.session });
    }
    return signedIn.me;
  };

  // Passkeys

  app.get('/api/account/passkeys', async (request, reply) =>
    passkeys.list((await account(request, reply)).id),
  );

  const wishing = { schema: { body: PasskeyWish }, config: perMinute(10) };
  app.post<{ Body: PasskeyWish }>('/api/account/passkeys/options', wishing, async (request, reply) => {
    const visitor = await account(request, reply);
    // A stolen session must not make itself a key that outlives it.
    await proven(context, request, visitor, request.body);
    return passkeys.wish(visitor, siteOf(context, request));
  });

  const adding = { schema: { body: NewPasskey }, config: perMinute(10) };
  app.post<{ Body: NewPasskey }>('/api/account/passkeys', adding, async (request, reply) => {
    const { id } = await account(request, reply);
    await passkeys.add(id, request.body, siteOf(context, request));
    return passkeys.list(id);
  });

  const removing = { schema: { body: PasskeyRemoval }, config: perMinute(10) };
  app.post<{ Body: PasskeyRemoval }>('/api/account/passkeys/remove', removing, async (request, reply) => {
    const visitor = await account(request, reply);
    const { id, ...proof } = request.body;
    const stored = await proven(context, request, visitor, proof);
    if (!(await accounts.removePasskey(id, visitor.id, stored, !isPassword(stored))))
      throw new Refusal(
        'message',
        say`nothing else opens this account: set a password or add another passkey first`,
      );
    return passkeys.list(visitor.id);
  });

  const asking = { schema: { body: Nothing }, config: perMinute(20) };
  app.post('/api/account/proof', asking, async (request, reply) =>
    passkeys.proofChallenge((await account(request, reply)).id, siteOf(context, request)),
  );

  app.post('/api/session/passkey/options', asking, async (request) =>
    passkeys.challenge(siteOf(context, request)),
  );

  const entering = { schema: { body: PasskeySignIn }, config: perMinute(10) };
  app.post<{ Body: PasskeySignIn }>('/api/session/passkey', entering, async (request, reply) => {
    const person = await passkeys.signIn(request.body, siteOf(context, request));
    return enter(request, reply, await identity.signInAs(person));
  });

  // A forgotten password

  const forgetting = { schema: { body: ResetWish }, config: perMinute(5) };
  app.post<{ Body: ResetWish }>('/api/account/reset', forgetting, async (request, reply) => {
    if (!notifier?.canMail) throw new Refusal('status', say`this server sends no mail`);
    const { email } = request.body;
    // Not awaited: how long it takes would tell whether anybody has this address.
    void sendResets(notifier, email).catch((error) => registry.report('a mail', error as Error));
    return reply.code(204).send();
  });

  const sendResets = async (by: Notifier, email: string) => {
    const now = registry.now();
    const found = await notices.withEmail(email, ACCOUNTS);
    // Mail goes where the account has confirmed it, and not to what was typed, which may only look alike.
    for (const address of new Set(found.map((one) => one.email))) {
      // An address gets one such mail an hour, whoever asks for it; asking for another one does not use it up.
      const about = [by.links.mark(`reset ${address}`)];
      if (!(await notices.noteQuestion(about, now, now - HOUR))) continue;
      const own = found.filter((one) => one.email === address);
      const links = [];
      for (const { id, name } of own) {
        const token = randomBytes(32).toString('base64url');
        await accounts.putOnce({ id: fingerprint(token), kind: 'reset', person: id, until: now + HOUR }, now);
        // Behind the #, where no log of a server or proxy sees it.
        links.push({ name, url: new URL(`#/reset/${token}`, config.publicUrl!).href });
      }
      try {
        await by.mailResets(address, links, own[0].language);
      } catch (error) {
        registry.report('a mail', error as Error);
        await notices.forgetQuestion(about);
      }
    }
  };

  const resetting = { schema: { body: Reset }, config: perMinute(10) };
  app.post<{ Body: Reset }>('/api/account/reset/finish', resetting, async (request, reply) => {
    const { token, password } = request.body;
    const wish = await accounts.takeOnce(fingerprint(token), 'reset', registry.now());
    if (!wish?.person)
      throw new Refusal('message', say`this link is used up or too old: ask for another one`);
    const signedIn = await identity.resetPassword(wish.person, password);
    signOut({ person: wish.person });
    return enter(request, reply, signedIn);
  });

  // My data

  const collecting = { config: perMinute(5) };
  app.get('/api/my/data', collecting, async (request, reply) => {
    const { id, name, guest } = await visitors.of(request, reply);
    const row = await people.find(id);
    const settings = await notices.settings(id);
    reply.header('content-disposition', 'attachment; filename="sandtable-my-data.json"');
    reply.type('application/json; charset=utf-8');
    const data = {
      collected: registry.now(),
      person: { id, name, guest, created: row ? Number(row.created) : null },
      sessions: await people.sessionsOf(id),
      passwordless: !guest && !isPassword(row?.password ?? ''),
      passkeys: await passkeys.list(id),
      notices: settings && {
        email: settings.email,
        confirmed: settings.confirmed === 1,
        webhook: settings.webhook,
        pace: settings.pace,
        quiet: settings.quiet === null ? null : JSON.parse(settings.quiet),
        language: settings.language,
        browsers: (await notices.browsers(id)).map(({ created }) => Number(created)),
      },
      webhooks: await store.hooks.of(id),
      ...(await accounts.everything(id)),
    };
    return reply.send(JSON.stringify(data, null, 1));
  });
}
