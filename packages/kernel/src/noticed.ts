import type { Option } from './option.js';
import { below, type Generator } from './random.js';

/** How many of ten options a newcomer overlooks. */
const OVERLOOKED = 5;

/**
 * What a newcomer notices of the options. The last one, by which most questions are passed, is never overlooked, and
 * nobody overlooks everything but the last.
 */
export function noticed(options: readonly Option[], random: Generator): readonly Option[] {
  const last = options.length - 1;
  const seen = options.filter((_, i) => i === last || below(random, 10) >= OVERLOOKED);
  return seen.length > 1 || last < 1 ? seen : [options[below(random, last)], options[last]];
}
