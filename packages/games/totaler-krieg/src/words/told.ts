import type { LogText } from '@sandtable/kernel';
import type { Facts } from '../facts.js';

/** A log line and its parameters in order: `u.log('moved', unit, from, to)`. */
export function told<A extends readonly number[]>(text: (args: A, facts: Facts) => string): LogText<Facts> {
  return (facts, args) => text(args as A, facts);
}
