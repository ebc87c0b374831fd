import { resolve } from 'node:path';
import { ListenError } from './listen.js';

/** How a server is set up, as the surroundings say. */
export interface Config {
  /** Where everything is kept. */
  dataDir: string;
  /** How people reach the server from outside, where that is not simply its address. */
  publicUrl: URL | null;
  /** Requests per minute and address; 0 for no limits at all. */
  rateLimit: number;
  /** A proxy in front tells who is asking. */
  trustProxy: boolean;
}

type Env = Readonly<Record<string, string | undefined>>;

/** DATA_DIR, PUBLIC_URL, RATE_LIMIT and TRUST_PROXY; what is not said suits one person on one machine. */
export function configFrom(env: Env): Config {
  return {
    dataDir: resolve(env.DATA_DIR || 'data'),
    publicUrl: env.PUBLIC_URL ? parseUrl(env.PUBLIC_URL) : null,
    rateLimit: env.RATE_LIMIT ? parseCount(env.RATE_LIMIT) : 600,
    trustProxy: env.TRUST_PROXY ? parseFlag(env.TRUST_PROXY) : false,
  };
}

function parseUrl(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`) return url;
  throw new ListenError(`'${text}' is no PUBLIC_URL: give one like https://games.example.org`);
}

function parseFlag(text: string): boolean {
  if (text === '0' || text === '1') return text === '1';
  throw new ListenError(`'${text}' is no TRUST_PROXY: give 1 where a proxy stands in front, or 0`);
}

function parseCount(text: string): number {
  if (/^\d{1,9}$/.test(text)) return Number(text);
  throw new ListenError(
    `'${text}' is no RATE_LIMIT: give a number of requests per minute, or 0 for no limit`,
  );
}
