import { inOneLine } from '@sandtable/kernel';
import type { GameProgress, NoticePace, PushBrowser, QuietHours } from '@sandtable/protocol';
import nodemailer, { type SendMailOptions, type Transporter } from 'nodemailer';
import webPush from 'web-push';
import type { MailConfig } from '../config.js';
import { LruCache } from '../lru-cache.js';
import {
  type NoticeRow,
  type NoticeStore,
  PACE,
  type UntoldAbsence,
  type UntoldTurn,
} from '../storage/notice-store.js';
import type { DueHook, TableHookStore } from '../storage/table-hook-store.js';
import { infoIn } from '../tables/stuck.js';
import type { TableRegistry } from '../tables/table-registry.js';
import { nameIn, wordsIn } from './languages/words.js';
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
/** After a failure: a minute at first, then longer, up to a day. */
const RETRY = [MINUTE, 24 * 60 * MINUTE] as const;
/** How many people are told in one round, and how many messages are sent together. */
const PEOPLE = 200;
const AT_ONCE = 20;
/** A web address that takes longer than this is slow, in milliseconds: those wait for each other, and nobody for them. */
const SLOW = 2_000;
const SLOW_AT_ONCE = 4;
/** How many people and tables are known to have slow ones. */
const SLOW_KNOWN = 10_000;
/** A table's webhook that has failed so often in a row is forgotten: nobody misses it. */
const HOOK_FAILURES = 12;
/** How long a process may take to tell somebody before another one does. */
const CLAIM = 2 * MINUTE;
/** How long a browser's maker keeps a notice for a browser that is closed, in seconds. */
const PUSH_LASTS = 24 * 60 * 60;
/** How long a mail server may take, in milliseconds. */
const MAIL_TIMEOUT = 10_000;
/** Statuses of a browser that takes no more notices. */
const GONE = [404, 410];

export interface NotifierSetup {
  registry: Pick<TableRegistry, 'now' | 'games' | 'isAt' | 'report' | 'chore'>;
  notices: NoticeStore;
  hooks: TableHookStore;
  secret: string;
  /** The address that people use: messages have links. Without it, nobody is told anything. */
  home: URL;
  mail: MailConfig | null;
  /** Sends to web addresses that people have given. */
  send?: Send;
  /** Has a round done by another process; false if there is none that does it. */
  elsewhere?: () => Promise<boolean>;
  /** Tells nobody of its own accord, but in each round that is asked for. */
  onlyWhenAsked?: boolean;
}

interface Telling<T> {
  /** Whose address it is. */
  key(one: T): string;
  tell(one: T): Promise<void>;
  postpone(one: T): Promise<unknown>;
}

const tableKey = (id: string) => `table ${id}`;

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
  private readonly timer: NodeJS.Timeout | null;
  /** The people and tables whose web addresses took long the last time. */
  private readonly slow = new LruCache<true>(SLOW_KNOWN);
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
    this.timer = setup.onlyWhenAsked ? null : setInterval(() => void this.round(), ROUND).unref();
  }

  get canMail(): boolean {
    return this.mailer !== null;
  }

  close(): void {
    this.closed = true;
    if (this.timer) clearInterval(this.timer);
    this.mailer?.close();
  }

  /** Asks an address whether it is the person's. */
  async askToConfirm(link: MailLink, language: string): Promise<void> {
    const { subject, text } = wordsIn(language).confirm;
    await this.sendMail({
      to: { name: '', address: link.email },
      subject,
      text: text(this.links.url('confirm', link)),
    });
  }

  /** Sends links to choose a new password, one for each account that has this address. */
  async mailResets(
    email: string,
    links: readonly { name: string; url: string }[],
    language: string,
  ): Promise<void> {
    const { subject, text } = wordsIn(language).reset;
    const list = links.map(({ name, url }) => `${inOneLine(name)}:\n${url}`).join('\n\n');
    await this.sendMail({ to: { name: '', address: email }, subject, text: text(list) });
  }

  /** Tells everybody who is due. */
  round(): Promise<void> {
    return this.setup.registry.chore('notices', () => this.tellAll());
  }

  private async tellAll(): Promise<void> {
    const { registry, notices, elsewhere } = this.setup;
    if (await elsewhere?.()) return;
    const now = registry.now();
    const { hooks } = this.setup;
    const later = now + MINUTE;
    await this.tellEach(await notices.due(now, now - GRACE, PEOPLE), {
      key: ({ person }) => person,
      tell: (row) => this.tell(row),
      postpone: (row) => notices.claim(row, later),
    });
    await this.tellEach(await hooks.due(now, now - GRACE, PEOPLE), {
      key: ({ table_id }) => tableKey(table_id),
      tell: (hook) => this.tellTable(hook),
      postpone: (hook) => hooks.claim(hook, later),
    });
  }

  /**
   * Tells a few at a time: an address that takes long holds up nobody but the one who comes after it. Those that took long
   * before come a few at a time beside the others, and not for longer than a round: the rest of them wait for a later one.
   */
  private async tellEach<T>(due: readonly T[], { key, tell, postpone }: Telling<T>): Promise<void> {
    const isSlow = (one: T) => this.slow.has(key(one));
    const slow = due.filter(isSlow);
    const quick = due.filter((one) => !isSlow(one));
    const until = performance.now() + ROUND;
    const some = async (list: T[], isTime: () => boolean) => {
      while (!this.closed && isTime()) {
        const one = list.shift();
        if (one === undefined) return;
        await tell(one);
      }
    };
    await Promise.all([
      ...Array.from({ length: AT_ONCE }, () => some(quick, () => true)),
      ...Array.from({ length: SLOW_AT_ONCE }, () => some(slow, () => performance.now() < until)),
    ]);
    if (!this.closed) for (const one of slow) await postpone(one);
  }

  /** Notes whose web address takes long. */
  private async timed(key: string, sending: Promise<void>): Promise<void> {
    const began = performance.now();
    try {
      await sending;
    } finally {
      if (performance.now() - began > SLOW) this.slow.get(key, () => true);
      else this.slow.drop(key);
    }
  }

  /** Tells the webhook of a table whom the game waits for. One that never works is forgotten. */
  private async tellTable(hook: DueHook): Promise<void> {
    const { registry, hooks } = this.setup;
    const now = registry.now();
    if (!(await hooks.claim(hook, now + CLAIM))) return;
    try {
      const away: string[] = [];
      for (const { person } of hook.waits)
        if (!(await registry.isAt(hook.table_id, person))) away.push(person);
      // Whoever sits there sees it; should they leave, it is told then.
      if (away.length === 0) return await hooks.done(hook, now + ROUND);
      const line = await this.waitingLine(hook, away);
      if (line !== null) await this.timed(tableKey(hook.table_id), this.callWebhook(hook.url, line));
      const told = Math.max(...hook.waits.map(({ since }) => since));
      await hooks.done(hook, now + PACE['at-once'], { failures: 0, told });
    } catch (error) {
      if (hook.failures === 0) registry.report('a webhook', error as Error);
      const [first, most] = RETRY;
      const next = now + Math.min(most, first * 2 ** hook.failures);
      await hooks.done(hook, next, { failures: hook.failures + 1 });
      if (hook.failures + 1 >= HOOK_FAILURES) await hooks.remove(hook.table_id, hook.url);
    }
  }

  /** The table, the seats that are asked and who plays them: what everybody at the table sees, nothing of the position. */
  private async waitingLine(hook: DueHook, people: readonly string[]): Promise<string | null> {
    const { registry, home } = this.setup;
    const info = infoIn(hook.info);
    const open = await registry.games.find(hook.game);
    if (!info || !open || hook.progress === null) return null;
    const { asked } = JSON.parse(hook.progress) as GameProgress;
    const named = (english: string) => nameIn(hook.language, english);
    const seats = open.game.seats.flatMap(({ id, name }) => {
      const who = info.seats[id]?.who;
      return who && asked.includes(id) && people.includes(who.id)
        ? [`${named(name)} (${inOneLine(who.name)})`]
        : [];
    });
    if (seats.length === 0) return null;
    const words = wordsIn(hook.language);
    const turn = { game: named(open.game.title), title: info.title ?? null, seats, news: 'turn' as const };
    const url = new URL(`#/play/${hook.table_id}`, home).href;
    return `${words.turn.waits(turnLine({ ...turn, url }, words))}\n${url}`;
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
    // Whoever came to the table knows that the game has begun.
    await notices.told(
      person,
      untold.filter((turn) => turn.begun && !away.includes(turn)),
    );
    const absences = await notices.absences(person, now - GRACE);
    // Whoever sits at all these tables sees it; should they leave, they are told then.
    if (away.length + absences.length === 0) return later(now + ROUND);
    const asked = new Set(away.flatMap(({ begun, table }) => (begun ? [] : [table])));
    // Who is to move there need not be told that it has begun.
    const news = away.filter(({ begun, table }) => !begun || !asked.has(table));
    const known = (
      await Promise.all([
        ...news.map((turn) => this.turnAt(turn, row)),
        ...absences.map((absence) => this.absenceFrom(absence, row)),
      ])
    ).flat();
    if (known.length > 0) {
      const problems = await this.tellBy(row, known);
      if (problems !== null) return problems;
    }
    await notices.told(person, away);
    await notices.toldAbsences(person, absences);
    await notices.setNext(person, now + (known.length > 0 ? PACE[row.pace as NoticePace] : 0), 0);
    return null;
  }

  /** Sends a message by all ways the person has chosen; returns why it failed if none of them worked. */
  private async tellBy(row: NoticeRow, turns: readonly TurnAt[]): Promise<string | null> {
    const rows = this.pushKeys ? await this.setup.notices.browsers(row.person) : [];
    const browsers = rows.map(({ endpoint, keys }): PushBrowser => ({ endpoint, keys: JSON.parse(keys) }));
    // From here to the end nothing is awaited: what fails in between would be nobody's, and end the process.
    const ways: Promise<void>[] = [];
    if (row.email !== null && row.confirmed === 1 && this.mailer) ways.push(this.mail(row, row.email, turns));
    if (row.webhook !== null) {
      const words = wordsIn(row.language);
      const text = `${subjectOf(turns, words)}\n${textOf(turns, words)}`;
      ways.push(this.timed(row.person, this.callWebhook(row.webhook, text)));
    }
    for (const browser of browsers) ways.push(this.timed(row.person, this.push(browser, row, turns)));
    const results = await Promise.allSettled(ways);
    if (results.length === 0) return 'this server cannot send what was chosen';
    if (results.some(({ status }) => status === 'fulfilled')) return null;
    return (results[0] as PromiseRejectedResult).reason.message;
  }

  private async mail(
    { person, language }: NoticeRow,
    email: string,
    turns: readonly TurnAt[],
  ): Promise<void> {
    const words = wordsIn(language);
    const stop = this.links.url('stop', { person, email });
    await this.sendMail({
      to: { name: '', address: email },
      subject: subjectOf(turns, words),
      text: `${textOf(turns, words)}\n\n-- \n${words.stop(stop)}`,
      headers: { 'List-Unsubscribe': `<${stop}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    });
  }

  /** What a mail server says when it refuses may name the person: the operator is told its numbers only. */
  private async sendMail(mail: SendMailOptions): Promise<void> {
    try {
      await this.mailer?.sendMail(mail);
    } catch (error) {
      const { code, responseCode } = error as { code?: string; responseCode?: number };
      throw new Error(
        `the mail server did not take a mail: ${[code, responseCode].filter(Boolean).join(' ')}`,
      );
    }
  }

  private async callWebhook(url: string, content: string): Promise<void> {
    const body = JSON.stringify({
      // No name in a title may call somebody.
      allowed_mentions: { parse: [] },
      content: content.slice(0, 1900),
    });
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
    const status = await this.send({ url, headers, body });
    if (status < 200 || status >= 300) throw new Error(`the webhook answered ${status}`);
  }

  private async push(browser: PushBrowser, { language }: NoticeRow, turns: readonly TurnAt[]): Promise<void> {
    const words = wordsIn(language);
    const lines = turns.slice(0, LISTED).map((turn) => turnLine(turn, words));
    const body = lines.join('\n').slice(0, 1000);
    const { bare, bareBegun, bareAbsent } = words.turn;
    const titles = { turn: bare, begun: bareBegun, absent: bareAbsent };
    const title = turns.length === 1 ? titles[turns[0].news] : subjectOf(turns, words);
    const url = turns.length === 1 ? turns[0].url : this.setup.home.href;
    const {
      endpoint,
      headers,
      body: sealed,
    } = webPush.generateRequestDetails(browser, JSON.stringify({ title, body, url }), {
      vapidDetails: { subject: this.setup.home.origin, ...this.pushKeys! },
      TTL: PUSH_LASTS,
    });
    const status = await this.send({
      url: endpoint,
      headers: headers as Record<string, string>,
      body: sealed,
    });
    if (GONE.includes(status)) await this.setup.notices.removeBrowser(browser.endpoint);
    if (status < 200 || status >= 300) throw new Error(`the push service answered ${status}`);
  }

  private async turnAt(
    { table, game: id, info: text, progress, begun, tournament }: UntoldTurn,
    { person, language }: NoticeRow,
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
    const named = (english: string) => nameIn(language, english);
    const seats = own.map(({ name }) => named(name));
    const title = info.title ?? (tournament || null);
    return [{ game: named(open.game.title), title, news: begun ? 'begun' : 'turn', seats, url }];
  }

  private async absenceFrom(
    { tournament, name, game: id }: UntoldAbsence,
    { language }: NoticeRow,
  ): Promise<TurnAt[]> {
    const { registry, home } = this.setup;
    const open = await registry.games.find(id);
    const game = nameIn(language, open?.game.title ?? id);
    const url = new URL(`#/tournament/${tournament}`, home).href;
    return [{ game, title: name || null, news: 'absent', seats: [], url }];
  }
}
