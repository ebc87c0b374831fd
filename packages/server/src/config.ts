import { resolve } from 'node:path';
import { quote } from '@sandtable/kernel';
import { ListenError } from './listen.js';
import type { LogFormat } from './log-line.js';

/** The server's configuration, from environment variables. */
export interface Config {
  /** The folder of the database. */
  dataDir: string;
  /** The address of a PostgreSQL database, in place of the folder; null for the folder. */
  databaseUrl: string | null;
  /** The address that people use, if it differs from the one the server listens on; its path ends with a slash. */
  publicUrl: URL | null;
  /** Requests per minute and address; 0 turns all limits off. */
  rateLimit: number;
  /** Take the client's address from the proxy in front. */
  trustProxy: boolean;
  /** Log every request. */
  accessLog: boolean;
  /** How the log is written: lines for people, or JSON for programs. */
  logFormat: LogFormat;
  /** The mail server, and whom its mail is from; null for no mail. */
  mail: MailConfig | null;
}

export interface MailConfig {
  /** Such as smtps://user:password@mail.example.org */
  url: string;
  from: string;
}

type Env = Readonly<Record<string, string | undefined>>;

/** Reads DATA_DIR, DATABASE_URL, PUBLIC_URL, RATE_LIMIT, TRUST_PROXY, ACCESS_LOG, LOG_FORMAT, SMTP_URL and MAIL_FROM; the defaults suit one person on one machine. */
export function configFrom(env: Env): Config {
  return {
    dataDir: resolve(env.DATA_DIR || 'data'),
    databaseUrl: env.DATABASE_URL ? parseDatabase(env.DATABASE_URL, env.DATA_DIR) : null,
    publicUrl: env.PUBLIC_URL ? parseUrl(env.PUBLIC_URL) : null,
    rateLimit: env.RATE_LIMIT ? parseCount(env.RATE_LIMIT) : 600,
    trustProxy: env.TRUST_PROXY
      ? parseFlag('TRUST_PROXY', env.TRUST_PROXY, 'where a proxy stands in front')
      : false,
    accessLog: env.ACCESS_LOG
      ? parseFlag('ACCESS_LOG', env.ACCESS_LOG, 'for a line for every request')
      : false,
    logFormat: env.LOG_FORMAT ? parseLogFormat(env.LOG_FORMAT) : 'text',
    mail: env.SMTP_URL ? parseMail(env.SMTP_URL, env.MAIL_FROM, env.PUBLIC_URL) : null,
  };
}

/** Warnings about settings that are probably wrong, one line each; the server runs all the same. */
export function configWarnings({ publicUrl, trustProxy }: Config): string[] {
  if (publicUrl?.protocol !== 'https:' || trustProxy) return [];
  return [
    'PUBLIC_URL is https, so a proxy stands in front, but TRUST_PROXY=1 is missing: all people count as one address, and share its limits',
  ];
}

/** Plain names only: nothing that proxies, cookies and browsers might spell in different ways. */
const FOLDERS = /^\/([\w-][\w.-]*\/)*$/;

function parseUrl(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}${url.pathname}`) {
    // The addresses of everything else follow from it, so that it ends like a folder.
    if (!url.pathname.endsWith('/')) url.pathname += '/';
    if (FOLDERS.test(url.pathname)) return url;
  }
  throw new ListenError(
    `${quote(text)} is no PUBLIC_URL: give one like https://games.example.org or https://example.org/sandtable/`,
  );
}

function parseDatabase(text: string, folder: string | undefined): string {
  // The address may hold a password: it is not repeated.
  if (!isDatabaseUrl(text)) {
    throw new ListenError(
      'DATABASE_URL is no address of a PostgreSQL database: give one like postgres://user@host/sandtable',
    );
  }
  if (folder)
    throw new ListenError('DATA_DIR and DATABASE_URL are both given: choose where the data are kept');
  return text;
}

/** Is this the address of a PostgreSQL database? */
export function isDatabaseUrl(text: string): boolean {
  return /^postgres(ql)?:\/\//.test(text) && URL.canParse(text);
}

function parseMail(url: string, from: string | undefined, publicUrl: string | undefined): MailConfig {
  // The address may hold a password: it is not repeated.
  if (!/^smtps?:\/\//.test(url) || !URL.canParse(url))
    throw new ListenError(
      'SMTP_URL is no address of a mail server: give one like smtps://user@mail.example.org',
    );
  if (!from?.includes('@'))
    throw new ListenError('SMTP_URL needs MAIL_FROM as well: give one like Sandtable <games@example.org>');
  if (!publicUrl) throw new ListenError('SMTP_URL needs PUBLIC_URL as well: mail has links to the tables');
  return { url, from };
}

function parseLogFormat(text: string): LogFormat {
  if (text === 'text' || text === 'json') return text;
  throw new ListenError(`${quote(text)} is no LOG_FORMAT: give text or json`);
}

function parseFlag(name: string, text: string, meaning: string): boolean {
  if (text === '0' || text === '1') return text === '1';
  throw new ListenError(`${quote(text)} is no ${name}: give 1 ${meaning}, or 0`);
}

function parseCount(text: string): number {
  if (/^\d{1,9}$/.test(text)) return Number(text);
  throw new ListenError(
    `${quote(text)} is no RATE_LIMIT: give a number of requests per minute, or 0 for no limit`,
  );
}
