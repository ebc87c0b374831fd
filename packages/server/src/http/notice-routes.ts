import { say } from '@sandtable/kernel';
import {
  NoticeChoice,
  type Notices,
  PushBrowser,
  PushBrowserGone,
  type TableWebhook,
  TableWebhookChoice,
} from '@sandtable/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type MessageWords, wordsIn } from '../notices/languages/words.js';
import type { MailDeed, MailLink } from '../notices/mail-links.js';
import type { Notifier } from '../notices/notifier.js';
import { isAllowedUrl } from '../notices/outbound.js';
import { isTimeZone } from '../notices/quiet-hours.js';
import type { NoticeRow } from '../storage/notice-store.js';
import { Refusal } from '../tables/refusal.js';
import { FORM_POLICY } from './headers.js';
import { escapeHtml } from './html.js';
import { countQuestion, perMinute, tableQuery } from './limits.js';
import { pageLayout } from './page-layout.js';
import type { ServerContext } from './server-context.js';

const HOUR = 60 * 60 * 1000;

interface Linked {
  Querystring: { for?: string; sign?: string };
}

/** How people are told that it is their turn. */
export function noticeRoutes(app: FastifyInstance, context: ServerContext, notifier: Notifier | null): void {
  const { visitors, store, registry } = context;
  const { notices } = store;

  /** Only an account: a guest's cookie is soon lost, and the mails would go on. */
  const account = async (request: FastifyRequest, reply: FastifyReply) => {
    const { id, guest, session } = await visitors.of(request, reply);
    if (guest || session === null)
      throw new Refusal('seat', say`notices are for accounts: choose a password first`);
    return { person: id, session };
  };
  const offered = async (request: FastifyRequest, reply: FastifyReply) => {
    const who = await account(request, reply);
    if (!notifier) throw new Refusal('status', say`this server sends no notices`);
    return { ...who, notifier };
  };
  const show = async (person: string): Promise<Notices> => {
    const row = (await notices.settings(person)) ?? none(person);
    return {
      email: row.email,
      confirmed: row.confirmed === 1,
      webhook: row.webhook,
      pace: row.pace as Notices['pace'],
      quiet: row.quiet === null ? null : (JSON.parse(row.quiet) as Notices['quiet']),
      language: row.language,
      browsers: (await notices.browsers(person)).length,
      offers: {
        email: notifier?.canMail ?? false,
        push: notifier?.pushKeys?.publicKey ?? null,
        webhook: notifier !== null,
      },
    };
  };

  app.get('/api/my/notices', async (request, reply) => show((await account(request, reply)).person));

  const choosing = { schema: { body: NoticeChoice }, config: perMinute(10) };
  app.post<{ Body: NoticeChoice }>('/api/my/notices', choosing, async (request, reply) => {
    const { person, notifier } = await offered(request, reply);
    const { email, webhook, pace, quiet, language } = request.body;
    if (email !== null && !notifier.canMail) throw new Refusal('status', say`this server sends no mail`);
    if (webhook !== null && !isAllowedUrl(webhook))
      throw new Refusal('message', say`a webhook needs a public https address without a port`);
    if (quiet !== null && !isTimeZone(quiet.zone))
      throw new Refusal('message', say`this server does not know that time zone`);
    const before = (await notices.settings(person)) ?? none(person);
    const now = registry.now();
    const other = email !== before.email;
    let asks = email !== null && (other || before.confirmed === 0);
    // Nobody is to be pestered: not this address, and not many addresses by this person.
    const about = asks ? [notifier.links.mark(person), notifier.links.mark(mailboxOf(email!))] : [];
    if (asks && !(await notices.noteQuestion(about, now, now - HOUR))) {
      if (other)
        throw new Refusal(
          'busy',
          say`a mail was sent a short while ago: look for it, or try again in an hour`,
        );
      // The question is still open, and something else was changed meanwhile.
      asks = false;
    }
    try {
      if (asks) countQuestion(context, request);
    } catch (error) {
      await notices.forgetQuestion(about);
      throw error;
    }
    const wanted = {
      ...before,
      email,
      confirmed: asks || email === null ? 0 : before.confirmed,
      webhook,
      pace,
      quiet: quiet === null ? null : JSON.stringify(quiet),
      language: language ?? before.language,
    };
    await notices.save(wanted, now);
    if (asks) {
      try {
        await notifier.askToConfirm({ person, email: email! }, language ?? before.language);
      } catch (error) {
        registry.report('a mail', error as Error);
        await notices.forgetQuestion(about);
        throw new Refusal('storage', say`the mail could not be sent: check the address, or try again later`);
      }
    }
    return show(person);
  });

  const subscribing = { schema: { body: PushBrowser }, config: perMinute(10) };
  app.post<{ Body: PushBrowser }>('/api/my/notices/browser', subscribing, async (request, reply) => {
    const { person, session, notifier } = await offered(request, reply);
    const { endpoint, keys, language } = request.body;
    if (!notifier.pushKeys || !isAllowedUrl(endpoint))
      throw new Refusal('message', say`this browser's push service cannot be used`);
    // Whoever wants to be told in a browser has settings, too: those say how often.
    const created = registry.now();
    if (!(await notices.settings(person))) await notices.save(none(person, language), created);
    await notices.addBrowser({ endpoint, person, session, keys: JSON.stringify(keys), created });
    return show(person);
  });
  const leaving = { schema: { body: PushBrowserGone }, config: perMinute(10) };
  app.post<{ Body: PushBrowserGone }>('/api/my/notices/browser/remove', leaving, async (request, reply) => {
    const { person } = await account(request, reply);
    await notices.removeBrowser(request.body.endpoint, person);
    return show(person);
  });

  // Webhooks of tables

  interface AtTable {
    Params: { id: string };
    Querystring: { invite?: string };
  }
  /** The table, for its host, who has an account. */
  const hosted = async (request: FastifyRequest<AtTable>, reply: FastifyReply) => {
    const visitor = await visitors.of(request, reply);
    const table = await registry.enter(request.params.id, visitor, request.query.invite ?? null);
    if (table.state.host?.id !== visitor.id)
      throw new Refusal('seat', say`only the host of the table may do that`);
    return { table, ...(await account(request, reply)) };
  };
  const showHook = async (table: string, person: string): Promise<TableWebhook> => {
    const row = await store.hooks.find(table);
    return { webhook: row?.person === person ? row.url : null, set: row !== null };
  };
  app.get<AtTable>('/api/tables/:id/webhook', { schema: tableQuery }, async (request, reply) => {
    const { table, person } = await hosted(request, reply);
    return showHook(table.id, person);
  });
  app.post<AtTable & { Body: TableWebhookChoice }>(
    '/api/tables/:id/webhook',
    { schema: { ...tableQuery, body: TableWebhookChoice }, config: perMinute(10) },
    async (request, reply) => {
      const { table, person } = await hosted(request, reply);
      await offered(request, reply);
      const { webhook: url, language = 'en' } = request.body;
      if (url === null) await store.hooks.remove(table.id);
      else {
        if (!isAllowedUrl(url))
          throw new Refusal('message', say`a webhook needs a public https address without a port`);
        if (table.state.isOver()) throw new Refusal('status', table.state.whyNotRunning());
        if (table.state.constants.clock?.kind === 'live')
          throw new Refusal('status', say`at a live clock nobody is told: everybody is there`);
        const now = registry.now();
        // What began before is not news.
        await store.hooks.save({ table_id: table.id, person, url, language, told: now }, now);
      }
      return showHook(table.id, person);
    },
  );

  // Links in mails

  const page = (reply: FastifyReply, { language }: MessageWords, heading: string, lead: string, main = '') =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', FORM_POLICY)
      // Without a referrer a browser does not say that the button is ours, and its form would be refused.
      .header('referrer-policy', 'same-origin')
      .send(
        pageLayout({
          title: `${heading} · Sandtable`,
          heading,
          lead,
          main,
          version: context.version,
          language,
        }),
      );
  type Act = (
    link: MailLink,
    words: MessageWords,
    request: FastifyRequest<Linked>,
    reply: FastifyReply,
  ) => Promise<FastifyReply>;
  const linked =
    (deed: MailDeed, act: Act) => async (request: FastifyRequest<Linked>, reply: FastifyReply) => {
      const { query } = request;
      const link = notifier?.links.read(deed, query.for ?? '', query.sign ?? '');
      // Whoever opens it may not be signed in here: the language is that of the mails.
      const words = wordsIn((link && (await notices.settings(link.person))?.language) ?? 'en');
      if (link) return act(link, words, request, reply);
      return page(reply.code(400), words, words.pages.notOurs, words.pages.notOursLead);
    };
  /** A page with one button: mail programs open links by themselves, but press nothing. */
  const button = (label: string, { originalUrl }: FastifyRequest) =>
    `<form method="post" action="${escapeHtml(originalUrl)}"><button type="submit">${escapeHtml(label)}</button></form>`;
  const careful = { config: perMinute(20) };
  void app.register(async (scope) => {
    // One-click unsubscription sends a form, and so do our own buttons: what it contains does not matter.
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, __, done) =>
      done(null, null),
    );
    scope.get<Linked>(
      '/api/notices/confirm',
      careful,
      linked('confirm', async ({ email }, words, request, reply) => {
        const { address, addressLead, addressYes } = words.pages;
        return page(reply, words, address, addressLead(email), button(addressYes, request));
      }),
    );
    scope.post<Linked>(
      '/api/notices/confirm',
      careful,
      linked('confirm', async ({ person, email }, words, _, reply) => {
        const { confirmed, confirmedLead, notConfirmed, notConfirmedLead } = words.pages;
        return (await notices.confirm(person, email, registry.now()))
          ? page(reply, words, confirmed, confirmedLead(email))
          : page(reply, words, notConfirmed, notConfirmedLead);
      }),
    );
    scope.get<Linked>(
      '/api/notices/stop',
      careful,
      linked('stop', async ({ email }, words, request, reply) => {
        const { stop, stopLead, stopYes } = words.pages;
        return page(reply, words, stop, stopLead(email), button(stopYes, request));
      }),
    );
    scope.post<Linked>(
      '/api/notices/stop',
      careful,
      linked('stop', async ({ person, email }, words, _, reply) => {
        await notices.stopMail(person, email);
        return page(reply, words, words.pages.stopped, words.pages.stoppedLead(email));
      }),
    );
  });
}

function none(person: string, language = 'en'): NoticeRow {
  return {
    person,
    email: null,
    confirmed: 0,
    webhook: null,
    pace: 'at-once',
    quiet: null,
    next: 0,
    failures: 0,
    language,
  };
}

/** Where mail to an address ends up: the size of letters does not matter, nor what follows a plus sign. */
export function mailboxOf(email: string): string {
  const [, name, host] = email.toLowerCase().match(/^([^+@]*)[^@]*@(.*)$/)!;
  return `${name}@${host}`;
}
