import type { Domain, Touch } from './domain.js';
import type { Machine, OpenQuestion } from './machine.js';
import { isLegalOtherwise, type SpelledOption, spellOption } from './notation.js';
import { type Option, optionOf } from './option.js';
import { quote } from './quote.js';
import type { Refused } from './refused.js';
import type { Verb } from './rule.js';
import { say } from './say.js';
import type { State } from './state.js';
import { factorsOf, refusedSubject } from './subject-lists.js';
import { domainOf } from './umpire.js';

/** The subjects a verb can be used with now. Targets are requested for one subject at a time. */
export interface SubjectGroup {
  verb: string;
  /** What the subjects are: "unit". */
  kind: string;
  ids: string[];
}

/** The subjects of each verb by subject of the open question, for a seat that is asked. */
export function subjectGroups<T, C>(open: OpenQuestion<T, C>, seat: number): SubjectGroup[] {
  const groups: SubjectGroup[] = [];
  for (const verb of open.rule.verbs) {
    if (!verb.bySubject) continue;
    const { first } = factorsOf(open.u, verb, open.frame, seat);
    const ids: string[] = [];
    verb.bySubject.subjects(open.u, open.frame, seat, (subject) => {
      if (hasTarget(open, verb.bySubject!, subject, seat)) ids.push(first.name(subject));
    });
    if (ids.length > 0) groups.push({ verb: verb.name, kind: first.kind, ids });
  }
  return groups;
}

/** Players are offered no subject with which nothing can be done. */
function hasTarget<T, C>(
  { u, frame }: OpenQuestion<T, C>,
  { first, loose, targets }: NonNullable<Verb<T, C>['bySubject']>,
  subject: number,
  seat: number,
): boolean {
  if (first) return first(u, frame, subject, seat) >= 0;
  if (!loose) return true;
  let found = false;
  targets(u, frame, subject, seat, () => {
    found = true;
  });
  return found;
}

/** The options of one subject in notation, or why it may not act. */
export function subjectOptions<T, C>(
  machine: Machine<T, C>,
  state: State<T>,
  seat: number,
  verbName: string,
  id: string,
): SpelledOption[] | Refused {
  const open = machine.question(state);
  if (!open || !machine.isAsked(open, seat))
    return machine.refusedAs('not-asked', machine.doesNotDecide(seat));
  const index = open.rule.verbs.findIndex((verb) => verb.bySubject && verb.name === verbName);
  const verb = open.rule.verbs[index];
  if (!verb?.bySubject)
    return machine.refusedAs(
      'not-understood',
      say`nothing can be chosen by ${quote(verbName)} and a subject now`,
    );
  const { first, of } = factorsOf(open.u, verb, open.frame, seat);
  const subject = first.index(id);
  if (subject < 0) return machine.refusedAs('not-understood', say`there is no ${first.kind} ${quote(id)}`);
  const no = verb.bySubject.refuse(open.u, open.frame, subject, seat);
  if (no) return machine.refusedBy(no, open.u, open.frame, subject, seat);
  const options: Option[] = [];
  verb.bySubject.targets(open.u, open.frame, subject, seat, (target) => {
    options.push(optionOf(index, of(subject, target)));
  });
  return options.map((option) => spellOption(machine, state, seat, option));
}

/** A choice about the touched thing that is not legal, with the reason. */
export interface RefusedChoice {
  text: string;
  touches: Touch[];
  refused: Refused;
}

/** If the other half of a pair has more members than this, none of them is tried. */
const OTHER_HALF_LIMIT = 300;

/**
 * Why a touched thing cannot be chosen now; only this thing is checked. If a subject is already selected (a lifted
 * unit), the touched thing is its target.
 */
export function refusalsOf<T, C>(
  machine: Machine<T, C>,
  state: State<T>,
  seat: number,
  touched: Touch,
  inHand: Touch | null = null,
): RefusedChoice[] {
  const open = machine.question(state);
  if (!open || !machine.isAsked(open, seat)) return [];
  const { u } = open;
  const found: RefusedChoice[] = [];
  for (const verb of open.rule.verbs) {
    const domain = domainOf(u, open.frame, seat, verb.domain);
    if (!domain) continue;
    const subject = verb.bySubject && inHand === null ? memberOf(domain.factors!.first, touched) : -1;
    if (subject >= 0) {
      const no = refusedSubject(u, open.frame, verb, subject, seat);
      if (!no) continue;
      const text = `${verb.name} ${domain.factors!.first.name(subject)}`;
      found.push({ text, touches: [touched], refused: machine.refusedBy(no, u, open.frame, subject, seat) });
      continue;
    }
    for (const arg of touching(domain, touched, inHand)) {
      const no = verb.moot?.(u, open.frame, arg, seat) ? null : verb.check(u, open.frame, arg, seat);
      if (!no || isLegalOtherwise(open, seat, verb, domain.name(arg))) continue;
      found.push({
        text: `${verb.name} ${domain.name(arg)}`,
        touches: domain.touches(arg),
        refused: machine.refusedBy(no, u, open.frame, arg, seat),
      });
    }
  }
  return found;
}

/** The members of a domain that involve the touched thing, and the selected subject if there is one. */
function touching(domain: Domain, touched: Touch, inHand: Touch | null): number[] {
  const { factors } = domain;
  if (!factors) {
    const member = inHand === null ? memberOf(domain, touched) : -1;
    return member < 0 ? [] : [member];
  }
  const { first, second, of } = factors;
  if (inHand !== null) {
    const [a, b] = [memberOf(first, inHand), memberOf(second, touched)];
    return a < 0 || b < 0 ? [] : [of(a, b)];
  }
  const a = memberOf(first, touched);
  if (a >= 0) return second.size > OTHER_HALF_LIMIT ? [] : second.values.map((b) => of(a, b));
  const b = memberOf(second, touched);
  return b < 0 || first.size > OTHER_HALF_LIMIT ? [] : first.values.map((one) => of(one, b));
}

function memberOf(domain: Domain, { kind, id }: Touch): number {
  return domain.kind === kind ? domain.index(id) : -1;
}
