import { memberMeant, names, nearest } from './domain.js';
import type { Machine, OpenQuestion } from './machine.js';
import { quote } from './quote.js';
import type { Refused } from './refused.js';
import type { Verb } from './rule.js';
import { commas, listed, say } from './say.js';
import { domainOf } from './umpire.js';

/** The answer to a line that begins with no verb of the open question and no anytime verb. */
export function notUnderstood<T, C>(
  machine: Machine<T, C>,
  question: OpenQuestion<T, C>,
  seat: number,
  line: string,
): Refused {
  const { rule } = question;
  const open = new Set(machine.list(question, seat).map((option) => machine.verb(rule, option).name));
  const here = say`here one can: ${commas([...open])}`;
  const no = (reason: string) => machine.refusedAs('not-understood', reason);
  if (line === '') return no(say`nothing was said; ${here}`);
  const anytime = (machine.game.anytimeVerbs ?? []).map(({ name }) => name);
  const begun = [...new Set([...open, ...anytime])].filter((name) => name.startsWith(`${line} `));
  if (begun.length > 0) return no(say`${quote(line)} is only a beginning: ${listed('or', begun)}`);
  if (longestVerb(allVerbs(machine), line) !== null)
    return machine.refusedAs('other-question', say`${quote(line)} answers another question; ${here}`);
  const { u, frame } = question;
  const whole = withVerb(question, seat, line, (verb, arg) => verb.check(u, frame, arg, seat) === null);
  if (whole) return no(say`${quote(line)} does not say what to do; did you mean ${`'${whole}'`}?`);
  const [first] = line.split(' ');
  const started = [...new Set([...open, ...anytime])].filter((name) => name.startsWith(`${first} `));
  if (started.length > 0) return no(say`${quote(line)} does not say enough: ${listed('or', started)}`);
  const near = nearest(names('word', [...new Set([...open, ...anytime])]), first);
  if (near) return no(say`${quote(first)} is no word of this game (did you mean ${near}?); ${here}`);
  return no(say`${quote(line)} is no choice in this game; ${here}`);
}

/** The longest verb that a line begins with, "forced march" for "forced-march"; null if none. */
export function longestVerb(verbs: readonly string[], line: string): string | null {
  let longest: string | null = null;
  for (const name of verbs) {
    const fits = [name, name.replaceAll('-', ' ')].some((one) => line === one || line.startsWith(`${one} `));
    if (fits && name.length > (longest?.length ?? 0)) longest = name;
  }
  return longest;
}

function allVerbs<T, C>({ game }: Machine<T, C>): string[] {
  return game.rules.flatMap((rule) => (rule.kind === 'question' ? rule.verbs.map(({ name }) => name) : []));
}

/** A bare argument completed with the first verb that accepts it: "battle ukraine" for "ukraine". */
export function withVerb<T, C>(
  { rule, frame, u }: OpenQuestion<T, C>,
  seat: number,
  typed: string,
  fits: (verb: Verb<T, C>, arg: number) => boolean,
): string | null {
  for (const verb of rule.verbs) {
    const domain = domainOf(u, frame, seat, verb.domain);
    const arg = domain ? memberMeant(domain, typed) : -1;
    if (domain && arg >= 0 && fits(verb, arg)) return `${verb.name} ${domain.name(arg)}`;
  }
  return null;
}

/** "a space", "an alternative". */
export function a(noun: string): string {
  return `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`;
}
