import { LIMITS } from '@sandtable/protocol';

/** A route that only so many requests per minute and address may use. */
export function strictly(max: number): { rateLimit: { max: number; timeWindow: string } } {
  return { rateLimit: { max, timeWindow: '1 minute' } };
}

const id = { type: 'string', maxLength: 32, pattern: '^[A-Za-z0-9_-]+$' } as const;
const word = { type: 'string', maxLength: 64 } as const;
const number = { type: 'string', pattern: '^[0-9]{1,9}$' } as const;

/** What an address may say that is about a table. */
export const asked = {
  params: { type: 'object', properties: { id }, required: ['id'] },
  querystring: {
    type: 'object',
    properties: {
      invite: word,
      as: word,
      seat: word,
      text: { type: 'string', maxLength: LIMITS.choice },
      at: number,
      since: number,
    },
  },
} as const;
