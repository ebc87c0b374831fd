import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** What a proxy may give a request as its id. */
const GIVEN = /^[\w-]{1,64}$/;

/** The id of a request in the log: the one that a trusted proxy gave it, or a new one. */
export function requestId(headers: IncomingHttpHeaders, trustProxy: boolean): string {
  const given = headers['x-request-id'];
  if (trustProxy && typeof given === 'string' && GIVEN.test(given)) return given;
  return randomBytes(8).toString('hex');
}
