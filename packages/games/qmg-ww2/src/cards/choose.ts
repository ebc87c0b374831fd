import { names, say } from '@sandtable/kernel';
import { COUNTRY, COUNTRY_IN_TEXT } from '../board/countries.js';
import type { CardKind, Countries, Country } from '../ids.js';
import { type GameRefusal, process, question, refusal, verb } from '../kit.js';
import { SKIPPED, skipVerb } from '../pieces/build.js';
import { lacksOnlyPiece, possibleOrFreed } from '../pieces/freeing.js';
import { bit, type R, type U } from '../table.js';
import { cardName, namesOf } from '../words/refusals.js';
import { Who } from '../words/words.js';
import { type Action, type Effect, numberOf, type Part, partOf, whyNone } from './card.js';
import { mustDo, plain } from './verbs.js';

// Combinators for multi-part cards: alternatives, repetition, and the choice of a country.

/** A part made of named alternatives. */
export interface Alternatives extends Action {
  words: readonly string[];
  inner: readonly Action[];
  /** How many may be carried out, each once. */
  times: number;
}

type Choosing = Effect & {
  who: Country;
  part: Part<Alternatives>;
  must: number;
  /** Alternatives already carried out, as bits. */
  taken: number;
};

const notNow = refusal('play.order', (u, word, _, f: Choosing) => {
  const { words, inner } = partOf(u, f.part);
  const cause = f.taken & (1 << word) ? say`it has been done` : inner[word].why?.(u, f);
  return cause
    ? say`${words[word]} cannot be chosen for ${cardName(u, f)} now: ${cause}`
    : say`${words[word]} cannot be chosen for ${cardName(u, f)} now`;
});

function refuseWord(u: R, f: Choosing, word: number): GameRefusal<number, Choosing> | null {
  const open = !(f.taken & (1 << word)) && partOf(u, f.part).inner[word]?.possible(u, f);
  return open ? null : notNow;
}

function someWord(u: R, f: Choosing): boolean {
  return partOf(u, f.part).inner.some((_, word) => refuseWord(u, f, word) === null);
}

/** Would removing a piece from the board make an alternative possible (pieces.freed)? */
function lacksPieceForWord(u: R, f: Choosing): boolean {
  const { words } = partOf(u, f.part);
  const open = (word: number) => refuseWord(u, f, word) === null;
  const shut = words.map((_, word) => word).filter((word) => !open(word));
  return lacksOnlyPiece(u, () => shut.some(open));
}

const chooseWord = question<Choosing>('choose-word', {
  seats: (_, f) => bit(f.who),
  anytimeVerbFirst: (u, f) => lacksPieceForWord(u, f),
  prompt: (u, f) => say`${Who(f.who)} chooses what ${cardName(u, f)} does`,
  anchor: 'play.order',
  verbs: [
    verb({
      name: 'choose',
      domain: (u, f) => names('alternative', partOf(u, f.part).words),
      check: (u, f, word) => refuseWord(u, f, word),
      apply(u, f, word) {
        const above = u.findFrame(alternatives);
        if (above) above.taken |= 1 << word;
        // A chosen alternative is mandatory.
        partOf(u, f.part).inner[word].perform(u, f, 1);
      },
    }),
    skipVerb((u, f) => someWord(u, f)),
  ],
});

const alternatives = process<Choosing & { left: number }>('alternatives', (u, f) => {
  const stopped = f.step > 0 && f.childResult === SKIPPED;
  if (stopped || f.left === 0 || !possibleOrFreed(u, () => someWord(u, f))) return u.done();
  f.step = 1;
  f.left--;
  f.childResult = 0;
  const { who, part, must, taken } = f;
  u.push(chooseWord, { who, part, must, taken, ...plain(f) });
});

/** Do one of these; or, with `times`, several of them in any order, each at most once. */
export function oneOf(
  choices: Record<string, Action>,
  how: { times?: number; who?: Country; may?: true } = {},
): Alternatives {
  const action: Alternatives = {
    words: Object.keys(choices),
    inner: Object.values(choices),
    times: how.times ?? 1,
    possible: (u, e) => action.inner.some((part) => part.possible(u, e)),
    why: (u, e) => whyNone(u, e, action.inner),
    perform(u, e, asked) {
      // "And/or": each may be carried out without the others.
      const must = asked ?? (action.times > 1 ? 0 : mustDo(u, e, how));
      const part = numberOf(u, action);
      u.push(alternatives, { who: how.who ?? e.me, part, must, taken: 0, left: action.times, ...plain(e) });
    },
  };
  return action;
}

/**
 * Repeats a part: "up to 3" allows none; `atLeast` is the mandatory number, as far as possible ("1 or 2": at least 1).
 * The deciding country chooses how often (reading.may).
 */
export function upTo(times: number, part: Action, how: { atLeast?: number } = {}): Action {
  const action: Action & { inner: readonly Action[] } = {
    inner: [part],
    possible: (u, e) => part.possible(u, e),
    why: (u, e) => whyNone(u, e, [part]),
    perform: (u, e) =>
      u.push(repeat, {
        part: numberOf(u, part),
        left: times,
        least: how.atLeast ?? 0,
        ...plain(e),
      }),
  };
  return action;
}

const repeat = process<Effect & { part: Part; left: number; least: number }>('repeat', (u, f) => {
  const part = partOf(u, f.part);
  if ((f.step > 0 && f.childResult === SKIPPED) || f.left === 0) return u.done();
  if (!possibleOrFreed(u, () => part.possible(u, f))) return u.done();
  f.step = 1;
  f.left--;
  f.childResult = 0;
  part.perform(u, f, f.least-- > 0 ? 1 : 0);
});

interface ChoosingCountry {
  who: Country;
  set: Countries;
  kind: CardKind;
}

/** Asks a country to name one of a set of countries; the answer is its number. */
export function askCountry(u: U, who: Country, set: Countries, kind: CardKind): void {
  u.push(chooseCountry, { who, set, kind });
}

function notThisCountry(anchor: string): GameRefusal<Country, ChoosingCountry> {
  return refusal(anchor, (u, country: Country, _, f: ChoosingCountry) => {
    return say`${cardName(u, f)} is for ${namesOf(f.set, 'or')}, not for ${COUNTRY_IN_TEXT[country]}`;
  });
}
const notToBeHit = notThisCountry('economic-warfare.target');
const notToBeHelped = notThisCountry('play.whose');

const chooseCountry = question<ChoosingCountry>('choose-country', {
  seats: (_, f) => bit(f.who),
  prompt: (u, f) => say`${Who(f.who)} chooses a country for ${cardName(u, f)}`,
  anchor: 'economic-warfare.target',
  auto: true,
  verbs: [
    verb({
      name: 'choose',
      domain: COUNTRY,
      check(u, f, country) {
        if (f.set & bit(country)) return null;
        return u.facts.kinds[f.kind].type === 'economic-warfare' ? notToBeHit : notToBeHelped;
      },
      apply: (u, _, country) => u.answer(country),
    }),
  ],
});

export const chooseRules = [chooseWord, alternatives, repeat, chooseCountry];
