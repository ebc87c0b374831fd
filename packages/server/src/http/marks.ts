import { plain } from '@sandtable/kernel';
import type { EncodedMessage } from '../tables/encoded-message.js';

/** The first bytes that both marks of a sentence have in common. */
const MARK = Buffer.from('\u2068').subarray(0, 2);

/** Does the client translate, and want sentences with their marks (`?marks=1`)? Others read plain English. */
export function wantsMarks(url: string | undefined): boolean {
  return /[?&]marks=1(&|$)/.test(url ?? '');
}

/** A message for a client that does not translate. */
export function withoutMarks(message: EncodedMessage): EncodedMessage {
  if (typeof message === 'string') return plain(message);
  return message.includes(MARK) ? Buffer.from(plain(message.toString())) : message;
}
