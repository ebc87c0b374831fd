import type { GameProgress, NoticePace, PushBrowser, QuietHours } from '@sandtable/protocol';
import nodemailer, { type Transporter } from 'nodemailer';
import webPush from 'web-push';
import type { MailConfig } from '../config.js';
import type { NoticeRow, NoticeStore, UntoldTurn } from '../storage/notice-store.js';
import { infoIn } from '../tables/stuck.js';
import type { TableRegistry } from '../tables/table-registry.js';
import { type MailLink, MailLinks } from './mail-links.js';
import { type Send, sendOut } from './outbound.js';
import { type PushKeys, pushKeysOf } from './push-keys.js';
import { quietUntil } from './quiet-hours.js';
import { LISTED, subjectOf, type TurnAt, textOf, turnLine } from './wording.js';

const MINUTE = 60_000;
/** How often turns are looked for. */
const ROUND = 20_000;
/** A turn that lasts less than this is no news: its player is there. */
const GRACE = MINUTE;
/** The least time between two messages to a person. */
const PACE: Record<NoticePace, number> = {
  'at-once': 10 * MINUTE,
  hourly: 60 * MINUTE,
  daily: 24 * 60 * MINUTE,
};
/** After a failure: a minute at first, then longer, up to a day. */
const RETRY = [MINUTE, 24 * 60 * MINUTE] as const;
/** How many people are told in one round, and how many messages are sent together. */
const PEOPLE = 200;
const AT_ONCE = 20;
/** How long a process may take to tell somebody before another one does. */
const CLAIM = 2 * MINUTE;
/** How long a browser's maker keeps a notice for a browser that is closed, in seconds. */
const PUSH_LASTS = 24 * 60 * 60;
/** How long a mail server may take, in milliseconds. */
const MAIL_TIMEOUT = 10_000;
/** Statuses of a browser that takes no more notices. */
const GONE = [404, 410];

export interface NotifierSetup {
  registry: TableRegistry;
  notices: NoticeStore;
  secret: string;
  /** The address that people use: messages have links. Without it, nobody is told anything. */
  home: URL;
  mail: MailConfig | null;
  /** Sends to web addresses that people have given. */
  send?: Send;
}

/**
 * Tells people that it is their turn, if they have asked for it: by mail, in their browsers, or at an address of their
 * own. What happens within a while comes in one message; nothing is sent in quiet hours, nor to somebody who sits at
 * the table.
 */
export class Notifier {
  readonly links: MailLinks;
  readonly pushKeys: PushKeys | null;
  private readonly mailer: Transporter | null;
  private readonly send: Send;
  private readonly timer: NodeJS.Timeout;
  private closed = false;

  constructor(private readonly setup: NotifierSetup) {
    const { secret, home, mail, send = sendOut } = setup;
    this.links = new MailLinks(secret, home);
    // Browsers subscribe only to sites that they reach by https.
    this.pushKeys = home.protocol === 'https:' ? pushKeysOf(secret) : null;
    this.mailer =
      mail &&
      nodemailer.createTransport(
        {
          url: mail.url,
          connectionTimeout: MAIL_TIMEOUT,
          greetingTimeout: MAIL_TIMEOUT,
          socketTimeout: MAIL_TIMEOUT,
        },
        { from: mail.from },
      );
    this.send = send;
    this.timer = setInterval(() => void this.round(), ROUND).unref();
  }

  get canMail(): boolean {
    return this.mailer !== null;
  }

  close(): void {
    this.closed = true;
    clearInterval(this.timer);
    this.mailer?.close();
  }

  /** Asks an address whether it is the person's. */
  async askToConfirm(link: MailLink): Promise<void> {
    await this.mailer?.sendMail({
      to: { name: '', address: link.email },
      subject: 'Sandtable: is this your address?',
      text: `Somebody wants to be told here when it is their turn. If that is you, open this link:\n\n${this.links.url('confirm', link)}\n\nOtherwise do nothing: nothing more will come.`,
    });
  }

  /** Tells everybody who is due. */
  round(): Promise<void> {
    return this.setup.registry.chore('notices', () => this.tellAll());
  }

  private async tellAll(): Promise<void> {
    const { registry, notices } = this.setup;
    const now = registry.now();
    const due = await notices.due(now, now - GRACE, PEOPLE);
    // A few at a time: a slow address holds up nobody but the one who comes after it.
    const some = async () => {
      for (let row = due.shift(); row && !this.closed; row = due.shift()) await this.tell(row);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, some));
  }

  private async tell(row: NoticeRow): Promise<void> {
    const { registry, notices } = this.setup;
    const now = registry.now();
    if (!(await notices.claim(row, now + CLAIM))) return;
    // What goes wrong for one person is no reason not to tell the others.
    const problems = await this.tryToTell(row, now).catch(({ message }: Error) => message);
    if (problems === null) return;
    const [first, most] = RETRY;
    const pause = Math.min(most, first * 2 ** row.failures);
    if (row.failures === 0) registry.report('a notice', new Error(problems));
    await notices.setNext(row.person, now + pause, row.failures + 1);
  }

  /** Returns why it failed, or null. */
  private async tryToTell(row: NoticeRow, now: number): Promise<string | null> {
    const { registry, notices } = this.setup;
    const { person } = row;
    const later = async (next: number) => {
      await notices.setNext(person, next, row.failures);
      return null;
    };
    const quiet = row.quiet === null ? now : quietUntil(JSON.parse(row.quiet) as QuietHours, now);
    if (quiet > now) return later(quiet);
    const untold = await notices.untold(person, now - GRACE);
    const away: UntoldTurn[] = [];
    for (const turn of untold) if (!(await registry.isAt(turn.table, person))) away.push(turn);
    // Whoever sits at all these tables sees it; should they leave, they are told then.
    if (away.length === 0) return later(now + ROUND);
    const known = (await Promise.all(away.map((turn) => this.turnAt(turn, person)))).flat();
    if (known.length > 0) {
      const problems = await this.tellBy(row, known);
      if (problems !== null) return problems;
    }
    await notices.told(person, away);
    await notices.setNext(person, now + (known.length > 0 ? PACE[row.pace as NoticePace] : 0), 0);
    return null;
  }

  /** Sends a message by all ways the person has chosen; returns why it failed if none of them worked. */
  private async tellBy(row: NoticeRow, turns: readonly TurnAt[]): Promise<string | null> {
    const rows = this.pushKeys ? await this.setup.notices.browsers(row.person) : [];
    const browsers = rows.map(({ endpoint, keys }): PushBrowser => ({ endpoint, keys: JSON.parse(keys) }));
    // From here to the end nothing is awaited: what fails in between would be nobody's, and end the process.
    const ways: Promise<void>[] = [];
    if (row.email !== null && row.confirmed === 1 && this.mailer)
      ways.push(this.mail(row.person, row.email, turns));
    if (row.webhook !== null) ways.push(this.callWebhook(row.webhook, turns));
    for (const browser of browsers) ways.push(this.push(browser, turns));
    const results = await Promise.allSettled(ways);
    if (results.length === 0) return 'this server cannot send what was chosen';
    if (results.some(({ status }) => status === 'fulfilled')) return null;
    return (results[0] as PromiseRejectedResult).reason.message;
  }

  private async mail(person: string, email: string, turns: readonly TurnAt[]): Promise<void> {
    const stop = this.links.url('stop', { person, email });
    await this.mailer!.sendMail({
      to: { name: '', address: email },
      subject: subjectOf(turns),
      text: `${textOf(turns)}\n\n-- \nNo more of these mails: ${stop}`,
      headers: { 'List-Unsubscribe': `<${stop}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    });
  }

  private async callWebhook(url: string, turns: readonly TurnAt[]): Promise<void> {
    const body = JSON.stringify({
      // No name in a title may call somebody.
      allowed_mentions: { parse: [] },
      content: `${subjectOf(turns)}\n${textOf(turns)}`.slice(0, 1900),
    });
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
    const status = await this.send({ url, headers, body });
    if (status < 200 || status >= 300) throw new Error(`the webhook answered ${status}`);
  }

  private async push(browser: PushBrowser, turns: readonly TurnAt[]): Promise<void> {
    const body = turns.slice(0, LISTED).map(turnLine).join('\n').slice(0, 1000);
    const url = turns.length === 1 ? turns[0].url : this.setup.home.href;
    const {
      endpoint,
      headers,
      body: sealed,
    } = webPush.generateRequestDetails(
      browser,
      JSON.stringify({ title: turns.length === 1 ? 'Your turn' : subjectOf(turns), body, url }),
      { vapidDetails: { subject: this.setup.home.origin, ...this.pushKeys! }, TTL: PUSH_LASTS },
    );
    const status = await this.send({
      url: endpoint,
      headers: headers as Record<string, string>,
      body: sealed,
    });
    if (GONE.includes(status)) await this.setup.notices.removeBrowser(browser.endpoint);
    if (status < 200 || status >= 300) throw new Error(`the push service answered ${status}`);
  }

  private async turnAt(
    { table, game: id, info: text, progress }: UntoldTurn,
    person: string,
  ): Promise<TurnAt[]> {
    const { registry, home } = this.setup;
    const info = infoIn(text);
    const open = await registry.games.find(id);
    if (!info || !open) return [];
    const asked = progress === null ? [] : (JSON.parse(progress) as GameProgress).asked;
    const own = open.game.seats.filter(
      (seat) => asked.includes(seat.id) && info.seats[seat.id]?.who?.id === person,
    );
    const url = new URL(`#/play/${table}`, home).href;
    return [{ game: open.game.title, title: info.title ?? null, seats: own.map(({ name }) => name), url }];
  }
}
