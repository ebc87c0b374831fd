import { nearest, type Touch } from './domain.js';
import { argOf, asideOf, type Machine, type Option, optionOf, type Refused } from './machine.js';
import type { Verb } from './rule.js';
import type { Frame, State } from './state.js';
import { domainOf } from './umpire.js';

/** An option with its words: what the notation writes, what it touches, what a button says. */
export interface Spelled {
  text: string;
  verb: string;
  touches: Touch[];
  label: string | null;
}

/** Writes an option of the open question. */
export function spell<T, C>(machine: Machine<T, C>, state: State<T>, seat: number, option: Option): Spelled {
  const open = machine.question(state);
  if (!open) throw new Error('the game is over: there is nothing to spell');
  const verb = machine.verb(open.rule, option);
  const arg = argOf(option);
  const domain = domainOf(machine.umpire, open.frame, seat, verb.domain);
  return {
    text: domain ? `${verb.name} ${domain.name(arg)}` : verb.name,
    verb: verb.name,
    touches: domain ? domain.touches(arg) : [],
    label: verb.label?.(machine.umpire, open.frame, arg, seat) ?? null,
  };
}

/** Reads a choice, legal or not, as an option of the open question; or says why it cannot be one. */
export function read<T, C>(
  machine: Machine<T, C>,
  state: State<T>,
  seat: number,
  typed: string,
): { option: Option } | { refused: Refused } {
  const text = typed.trim().toLowerCase().replace(/\s+/g, ' ');
  const { game, umpire } = machine;
  const open = machine.question(state);
  if (!open) return refuse('the game is over');
  const { rule, frame } = open;
  if (!game.seats[seat]) return refuse(`there is no ${machine.seatName(seat)}`);
  const aside = readAside(machine, frame, seat, text);
  if (aside !== null) return { option: aside };
  const seats = rule.seats(umpire, frame);
  if (!(seats & (1 << seat))) {
    const deciding = game.seats.filter((_, i) => seats & (1 << i)).map((s) => s.name);
    return refuse(
      `${machine.seatName(seat)} does not decide now; ${deciding.join(', ')} ${deciding.length > 1 ? 'do' : 'does'}`,
    );
  }
  const verbs = rule.verbs.filter((v) => text === v.name || text.startsWith(`${v.name} `));
  const longest = Math.max(0, ...verbs.map((v) => v.name.length));
  let hint: Refused | null = null;
  for (const verb of verbs.filter((v) => v.name.length === longest)) {
    const arg = readArgument(machine, verb, frame, seat, text.slice(verb.name.length).trim());
    if (typeof arg === 'number') return { option: optionOf(rule.verbs.indexOf(verb), arg) };
    hint ??= arg;
  }
  if (hint) return { refused: hint };
  const words = [...new Set(rule.verbs.map((v) => v.name))].join(', ');
  return refuse(`'${text}' answers another question; here one can: ${words}`);
}

/** Asides are read first, whoever is asked: their words belong to them alone. */
function readAside<T, C>(machine: Machine<T, C>, frame: Frame, seat: number, text: string): Option | null {
  const asides = machine.game.asides ?? [];
  for (let i = 0; i < asides.length; i++) {
    const verb = asides[i];
    if (text !== verb.name && !text.startsWith(`${verb.name} `)) continue;
    const arg = readArgument(machine, verb, frame, seat, text.slice(verb.name.length).trim());
    if (typeof arg === 'number') return asideOf(i, arg);
  }
  return null;
}

function readArgument<T, C>(
  machine: Machine<T, C>,
  verb: Verb<T, C>,
  frame: Frame,
  seat: number,
  rest: string,
): number | Refused {
  const domain = domainOf(machine.umpire, frame, seat, verb.domain);
  if (!domain) return rest === '' ? 0 : { reason: `'${verb.name}' stands alone`, anchor: null };
  const arg = domain.index(rest);
  if (arg >= 0) return arg;
  if (rest === '') return { reason: `'${verb.name}' needs a ${domain.kind}`, anchor: null };
  const near = nearest(domain, rest);
  const meant = near ? ` (did you mean ${near}?)` : '';
  return { reason: `there is no ${domain.kind} '${rest}' to ${verb.name} here${meant}`, anchor: null };
}

function refuse(reason: string): { refused: Refused } {
  return { refused: { reason, anchor: null } };
}

/** Why a choice is not legal now; null if it is. */
export function explain<T, C>(
  machine: Machine<T, C>,
  state: State<T>,
  seat: number,
  typed: string,
): Refused | null {
  const meaning = read(machine, state, seat, typed);
  if ('refused' in meaning) return meaning.refused;
  const open = machine.question(state);
  if (!open) return { reason: 'the game is over', anchor: null };
  const arg = argOf(meaning.option);
  const refusal = machine.verb(open.rule, meaning.option).check(machine.umpire, open.frame, arg, seat);
  return refusal && { reason: refusal.say(machine.umpire, open.frame, arg, seat), anchor: refusal.anchor };
}

/** Everything that could be meant by a verb here and is not legal, with the reason: what a client greys out. */
export function refusals<T, C>(
  machine: Machine<T, C>,
  state: State<T>,
  seat: number,
): { text: string; touches: Touch[]; refused: Refused }[] {
  const open = machine.question(state);
  if (!open || !machine.isAsked(open, seat)) return [];
  const found: { text: string; touches: Touch[]; refused: Refused }[] = [];
  for (const verb of open.rule.verbs) {
    const domain = domainOf(machine.umpire, open.frame, seat, verb.domain);
    for (const arg of domain ? domain.values : [0]) {
      const refusal = verb.check(machine.umpire, open.frame, arg, seat);
      if (!refusal) continue;
      found.push({
        text: domain ? `${verb.name} ${domain.name(arg)}` : verb.name,
        touches: domain ? domain.touches(arg) : [],
        refused: { reason: refusal.say(machine.umpire, open.frame, arg, seat), anchor: refusal.anchor },
      });
    }
  }
  return found;
}
