import type { R } from '../table.js';
import { SEGMENTS } from './segments.js';

/** Whoever orders not to be asked in a segment lets it pass, turn after turn. */
const TOPICS = SEGMENTS.filter(({ whose }) => whose === 'faction').map(({ name }) => name);

/** A question that a player may order to let pass: that of the segment in which it comes. */
export function notAskedInSegment(verb: string) {
  return { verb, topics: () => TOPICS, topic: ({ table }: R) => SEGMENTS[table.segment].name };
}
