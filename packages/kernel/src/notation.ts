import { memberMeant, nearest, type Touch } from './domain.js';
import type { Machine, OpenQuestion } from './machine.js';
import { a, longestVerb, notUnderstood, withVerb } from './not-understood.js';
import { anytimeOption, argOf, type Option, optionOf } from './option.js';
import { quote } from './quote.js';
import type { Refused } from './refused.js';
import type { Verb } from './rule.js';
import { listed, say } from './say.js';
import type { State } from './state.js';
import { factorsOf, refusedSubject } from './subject-lists.js';
import { domainOf } from './umpire.js';

/** An option with its notation, what it touches, and the label of its button. */
export interface SpelledOption {
  text: string;
  verb: string;
  touches: Touch[];
  label: string | null;
}

/** Writes an option of the open question in notation. */
export function spellOption<T, C>(
  machine: Machine<T, C>,
  state: State<T>,
  seat: number,
  option: Option,
): SpelledOption {
  const open = machine.question(state);
  if (!open) throw new Error('the game is over: there is nothing to spell');
  const verb = machine.verb(open.rule, option);
  const arg = argOf(option);
  const domain = domainOf(open.u, open.frame, seat, verb.domain);
  return {
    text: domain ? `${verb.name} ${domain.name(arg)}` : verb.name,
    verb: verb.name,
    touches: domain ? domain.touches(arg) : [],
    label: verb.label ? machine.told(verb.label(open.u, open.frame, arg, seat)) : null,
  };
}

/** Reads a choice, legal or not, as an option of the open question; or says why it is none. */
export function readOption<T, C>(
  machine: Machine<T, C>,
  state: State<T>,
  seat: number,
  typed: string,
): { option: Option } | { refused: Refused } {
  const { game } = machine;
  const open = machine.question(state);
  if (!open) return { refused: machine.refusedAs('game-over', say`the game is over`) };
  const { rule, frame, u } = open;
  if (!game.seats[seat])
    return { refused: machine.refusedAs('not-understood', say`there is no ${machine.seatName(seat)}`) };
  const line = withoutSeat(machine, seat, typed.trim().toLowerCase().replace(/\s+/g, ' '));
  if (typeof line !== 'string') return { refused: line };
  // Anytime verbs are parsed first, whichever seat is asked: no other verb may use their words.
  const anytimeVerbs = game.anytimeVerbs ?? [];
  const anytime = readVerb(machine, open, anytimeVerbs, seat, line);
  if (anytime && 'index' in anytime) return { option: anytimeOption(anytime.index, anytime.arg) };
  const seats = rule.seats(u, frame);
  if (!(seats & (1 << seat))) {
    if (anytime) return { refused: anytime };
    const deciding = game.seats.map((_, i) => i).filter((i) => seats & (1 << i));
    const names = listed(
      'and',
      deciding.map((i) => machine.seatInText(i)),
    );
    const several = deciding.length > 1 || game.seats[deciding[0]]?.plural;
    const not = machine.doesNotDecide(seat);
    const reason = several ? say`${not}; ${names} do` : say`${not}; ${names} does`;
    return { refused: machine.refusedAs('not-asked', reason) };
  }
  const meaning = readVerb(machine, open, rule.verbs, seat, line);
  if (meaning && 'index' in meaning) return { option: optionOf(meaning.index, meaning.arg) };
  return { refused: meaning ?? anytime ?? notUnderstood(machine, open, seat, line) };
}

/** Removes the seat from "germany: battle ukraine", as written in a journal; any other seat is refused. */
function withoutSeat<T, C>(machine: Machine<T, C>, seat: number, line: string): string | Refused {
  const colon = line.indexOf(':');
  const named = colon < 0 ? -1 : machine.game.seats.findIndex(({ id }) => id === line.slice(0, colon));
  if (named < 0) return line;
  if (named === seat) return line.slice(colon + 1).trim();
  const [other, own] = [machine.seatInText(named), machine.seatInText(seat)];
  return machine.refusedAs('not-asked', say`${quote(line)} is for ${other} to say, not for ${own}`);
}

/**
 * The longest verb that a line begins with, and its argument; a refusal if the argument is wrong; null if no verb fits.
 */
function readVerb<T, C>(
  machine: Machine<T, C>,
  open: OpenQuestion<T, C>,
  verbs: readonly Verb<T, C>[],
  seat: number,
  line: string,
): { index: number; arg: number } | Refused | null {
  const longest = longestVerb(
    verbs.map(({ name }) => name),
    line,
  );
  if (longest === null) return null;
  const rest = line.slice(longest.length).trim();
  const hints: Hint[] = [];
  for (let index = 0; index < verbs.length; index++) {
    if (verbs[index].name !== longest) continue;
    const arg = readArgument(open, verbs[index], seat, rest);
    if (typeof arg === 'number') return { index, arg };
    hints.push(arg);
  }
  const { reason } = hints.find(({ guessed }) => guessed) ?? hints[0];
  return machine.refusedAs('not-understood', reason);
}

/** Why an argument cannot be read, and whether a likely meaning was found. */
interface Hint {
  reason: string;
  guessed: boolean;
}

function readArgument<T, C>(
  open: OpenQuestion<T, C>,
  verb: Verb<T, C>,
  seat: number,
  rest: string,
): number | Hint {
  const { frame, u } = open;
  const domain = domainOf(u, frame, seat, verb.domain);
  const own = `'${verb.name}'`;
  if (!domain) return rest === '' ? 0 : { reason: say`${own} stands alone`, guessed: false };
  const arg = memberMeant(domain, rest);
  if (arg >= 0) return arg;
  const other = verb.also?.(u, frame, rest, seat) ?? -1;
  if (other >= 0) return other;
  const form = domain.form && `${verb.name} ${domain.form}`;
  if (rest === '')
    return {
      reason: form ? say`${own} needs more: ${form}` : say`${own} needs ${a(domain.kind)}`,
      guessed: false,
    };
  const { factors } = domain;
  if (factors && memberMeant(factors.first, rest) >= 0) {
    return {
      reason: say`${quote(`${verb.name} ${rest}`)} needs ${a(factors.second.kind)} as well`,
      guessed: true,
    };
  }
  const near = nearest(domain, rest) ?? withVerb(open, seat, rest, (other) => other.name !== verb.name);
  return { reason: unread(domain.kind, verb.name, rest, form, near), guessed: near !== null };
}

function unread(
  kind: string,
  verb: string,
  rest: string,
  form: string | undefined,
  near: string | null,
): string {
  const whole = quote(`${verb} ${rest}`);
  if (form && near) return say`${whole} cannot be read (did you mean ${near}?)`;
  if (form) return say`${whole} cannot be read: it is written ${form}`;
  const [wrong, own] = [quote(rest), `'${verb}'`];
  return near
    ? say`there is no ${kind} ${wrong} for ${own} here (did you mean ${near}?)`
    : say`there is no ${kind} ${wrong} for ${own} here`;
}

/** Why a choice is not legal now; null if it is. */
export function explainRefusal<T, C>(
  machine: Machine<T, C>,
  state: State<T>,
  seat: number,
  typed: string,
): Refused | null {
  const meaning = readOption(machine, state, seat, typed);
  if ('refused' in meaning) return meaning.refused;
  const open = machine.question(state);
  if (!open) return machine.refusedAs('game-over', say`the game is over`);
  const arg = argOf(meaning.option);
  const refusal = machine.verb(open.rule, meaning.option).check(open.u, open.frame, arg, seat);
  return refusal && machine.refusedBy(refusal, open.u, open.frame, arg, seat);
}

/**
 * Every choice that could be meant here but is not legal, with the reason: what a client greys out. Omits `moot`
 * choices, which no player would try.
 */
export function allRefusals<T, C>(
  machine: Machine<T, C>,
  state: State<T>,
  seat: number,
): { text: string; touches: Touch[]; refused: Refused }[] {
  const open = machine.question(state);
  if (!open || !machine.isAsked(open, seat)) return [];
  const found: { text: string; touches: Touch[]; refused: Refused }[] = [];
  for (const verb of open.rule.verbs) {
    const domain = domainOf(open.u, open.frame, seat, verb.domain);
    if (verb.bySubject) {
      found.push(...refusedSubjects(machine, open, seat, verb));
      continue;
    }
    for (const arg of domain ? domain.values : [0]) {
      if (verb.moot?.(open.u, open.frame, arg, seat)) continue;
      const refusal = verb.check(open.u, open.frame, arg, seat);
      if (!refusal || (domain && isLegalOtherwise(open, seat, verb, domain.name(arg)))) continue;
      found.push({
        text: domain ? `${verb.name} ${domain.name(arg)}` : verb.name,
        touches: domain ? domain.touches(arg) : [],
        refused: machine.refusedBy(refusal, open.u, open.frame, arg, seat),
      });
    }
  }
  return found;
}

/** The subjects of a verb that may not act at all. Refused targets are omitted: there are too many. */
function refusedSubjects<T, C>(
  machine: Machine<T, C>,
  { frame, u }: OpenQuestion<T, C>,
  seat: number,
  verb: Verb<T, C>,
): { text: string; touches: Touch[]; refused: Refused }[] {
  const { first } = factorsOf(u, verb, frame, seat);
  return first.values.flatMap((subject) => {
    const no = refusedSubject(u, frame, verb, subject, seat);
    if (!no) return [];
    const refused = machine.refusedBy(no, u, frame, subject, seat);
    return [{ text: `${verb.name} ${first.name(subject)}`, touches: first.touches(subject), refused }];
  });
}

/** Is this text legal in another reading (`also`)? Then it is not refused, whatever its own verb says. */
export function isLegalOtherwise<T, C>(
  { rule, frame, u }: OpenQuestion<T, C>,
  seat: number,
  verb: Verb<T, C>,
  typed: string,
): boolean {
  return rule.verbs.some((other) => {
    if (other === verb || other.name !== verb.name || !other.also) return false;
    const arg = other.also(u, frame, typed, seat);
    return arg >= 0 && other.check(u, frame, arg, seat) === null;
  });
}
