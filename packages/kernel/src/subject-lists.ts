import type { Factors } from './domain.js';
import { type Refusal, RulesError, type Verb } from './rule.js';
import type { Frame } from './state.js';
import { domainOf, type Reader } from './umpire.js';

/** Lists all options of a verb over subject × target, for callers that need each one, such as a search. */
export function listBySubject<T, C>(
  u: Reader<T, C>,
  verb: Verb<T, C>,
  frame: Frame,
  seat: number,
  add: (arg: number) => void,
): void {
  const { of } = factorsOf(u, verb, frame, seat);
  const { subjects, targets } = verb.bySubject!;
  subjects(u, frame, seat, (subject) => {
    targets(u, frame, subject, seat, (target) => add(of(subject, target)));
  });
}

/** Why a subject may not act, if that is worth telling although no player named it. */
export function refusedSubject<T, C>(
  u: Reader<T, C>,
  frame: Frame,
  { bySubject }: Verb<T, C>,
  subject: number,
  seat: number,
): Refusal<T, C> | null {
  return bySubject!.moot?.(u, frame, subject, seat) ? null : bySubject!.refuse(u, frame, subject, seat);
}

/** The subject and target domains of a verb by subject. */
export function factorsOf<T, C>(u: Reader<T, C>, verb: Verb<T, C>, frame: Frame, seat: number): Factors {
  const factors = domainOf(u, frame, seat, verb.domain)?.factors;
  if (!factors) throw new RulesError(`the verb '${verb.name}' goes by subject, but its domain is no pair`);
  return factors;
}
