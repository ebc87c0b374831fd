import { type GameOptions, say } from '@sandtable/kernel';
import { LIMITS } from '@sandtable/protocol';
import type { FastifyRequest } from 'fastify';
import type { Visitor } from '../people/identity.js';
import { TOO_MUCH } from '../sockets/message-limit.js';
import { Refusal } from '../tables/refusal.js';
import { addressKey } from './address.js';
import type { ServerContext } from './server-context.js';

/** The rate limit of a route, in requests per minute and address. */
export function perMinute(max: number): { rateLimit: { max: number; timeWindow: string } } {
  return { rateLimit: { max, timeWindow: '1 minute' } };
}

/** Counts a request that stands in for a socket message. */
export function countMessage(
  { messageLimit }: ServerContext,
  visitor: Visitor,
  request: FastifyRequest,
): void {
  if (messageLimit?.take(visitor.id, addressKey(request.ip)) === false) throw new Refusal('busy', TOO_MUCH);
}

/** An option that is a text of so many characters counts as one more table. */
const TEXT_OF_A_TABLE = 4_096;

/** Counts a table that is about to be opened: it stays in the database even when its game is over, with its options. */
export function countNewTable(
  { openings }: ServerContext,
  { ip }: FastifyRequest,
  options: GameOptions = {},
): void {
  const letters = Object.values(options).reduce((sum, text) => sum + text.length, 0);
  if (openings?.take(addressKey(ip), 1 + Math.floor(letters / TEXT_OF_A_TABLE)) === false) {
    throw new Refusal('busy', say`too many tables were opened from your address: try again in a few minutes`);
  }
}

/** Counts an account that is about to be made: it stays, and so does its name. What fails does not count. */
export async function countNewAccount<R>(
  { enrolling }: ServerContext,
  { ip }: FastifyRequest,
  act: () => Promise<R>,
): Promise<R> {
  const bucket = enrolling?.of(addressKey(ip));
  if (bucket?.take() === false)
    throw new Refusal('busy', say`too many accounts were made from your address: try again in an hour`);
  try {
    return await act();
  } catch (error) {
    bucket?.giveBack();
    throw error;
  }
}

/** Counts a mail that asks whether an address is somebody's own: it may go to a stranger, and accounts cost little. */
export function countQuestion({ confirming }: ServerContext, { ip }: FastifyRequest): void {
  if (confirming?.take(addressKey(ip)) === false)
    throw new Refusal('busy', say`too many mails were asked for from your address: try again later`);
}

const id = { type: 'string', maxLength: 32, pattern: '^[A-Za-z0-9_-]+$' } as const;
const word = { type: 'string', maxLength: 64 } as const;
const number = { type: 'string', pattern: '^[0-9]{1,9}$' } as const;

/** The rate limit for questions about a table. */
export const tableQuery = {
  params: { type: 'object', properties: { id }, required: ['id'] },
  querystring: {
    type: 'object',
    properties: {
      invite: word,
      as: word,
      seat: word,
      text: { type: 'string', maxLength: LIMITS.choice },
      next: { type: 'string', maxLength: LIMITS.choice },
      parts: { type: 'string', maxLength: LIMITS.choice },
      verb: { type: 'string', maxLength: LIMITS.choice },
      subject: { type: 'string', maxLength: LIMITS.choice },
      touch: { type: 'string', pattern: '^[^:]+:', maxLength: LIMITS.choice },
      hand: { type: 'string', pattern: '^[^:]+:', maxLength: LIMITS.choice },
      at: number,
      from: number,
      to: number,
      patches: { type: 'string', pattern: '^[01]$' },
      since: number,
    },
  },
} as const;
