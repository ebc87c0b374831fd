import type { SpelledOption, Touch } from '@sandtable/kernel';
import type { RefusedOption } from '@sandtable/protocol';

export function keyOf({ kind, id }: Touch): string {
  return `${kind}:${id}`;
}

/** The options that touch each thing. */
export function byTouch<O extends { touches: Touch[] }>(options: readonly O[]): Map<string, O[]> {
  const map = new Map<string, O[]>();
  for (const option of options) {
    for (const touch of option.touches) {
      const key = keyOf(touch);
      map.set(key, [...(map.get(key) ?? []), option]);
    }
  }
  return map;
}

/** The options that touch all of these things. */
export function touchingAll(options: readonly SpelledOption[], touches: readonly Touch[]): SpelledOption[] {
  const keys = touches.map(keyOf);
  return options.filter((option) => {
    const own = option.touches.map(keyOf);
    return keys.every((key) => own.includes(key));
  });
}

/**
 * The options that touch all of these things; of those, the ones that begin with them, if any: of two spaces, the one
 * touched first is where a move starts.
 */
export function leading(options: readonly SpelledOption[], touches: readonly Touch[]): SpelledOption[] {
  const all = touchingAll(options, touches);
  const kinds = [...new Set(touches.map(({ kind }) => kind))];
  const idsOf = (list: readonly Touch[], kind: string) =>
    list.filter((touch) => touch.kind === kind).map(({ id }) => id);
  const first = all.filter((option) =>
    kinds.every((kind) => {
      const own = idsOf(option.touches, kind);
      return idsOf(touches, kind).every((id, i) => own[i] === id);
    }),
  );
  return first.length > 0 ? first : all;
}

/** Groups options by verb, in the order in which the verbs are offered. */
export function byVerb(options: readonly SpelledOption[]): { verb: string; options: SpelledOption[] }[] {
  const groups: { verb: string; options: SpelledOption[] }[] = [];
  for (const option of options) {
    const group = groups.find(({ verb }) => verb === option.verb);
    if (group) group.options.push(option);
    else groups.push({ verb: option.verb, options: [option] });
  }
  return groups;
}

/** What lies in a hand: it is lifted before it is played. */
const CARD = 'card';

/** Cards only, and at least one. */
export function isOfCards(touches: readonly Touch[]): boolean {
  return touches.length > 0 && touches.every(({ kind }) => kind === CARD);
}

/**
 * Does touching these things say all of an option? What all options of the verb have in common need not be touched, and
 * the last of the others says it all: of a move, where it goes.
 */
export function completes(
  option: SpelledOption,
  options: readonly SpelledOption[],
  touches: readonly Touch[],
): boolean {
  const alike = options.filter(({ verb }) => verb === option.verb);
  const common = (touch: Touch) =>
    alike.length > 1 && alike.every((other) => other.touches.some((own) => keyOf(own) === keyOf(touch)));
  const telling = option.touches.filter((touch) => !common(touch));
  const last = telling.at(-1);
  return last === undefined || touches.some((touch) => keyOf(touch) === keyOf(last));
}

/** With more targets than this, numbers would be noise. */
const MOST_NUMBERS = 12;

/** What is to be touched next for an option, after what is picked already. */
export function nextTouch(option: SpelledOption, picked: readonly Touch[]): Touch | null {
  const keys = picked.map(keyOf);
  return option.touches.find((touch) => !keys.includes(keyOf(touch))) ?? null;
}

function touchedByAll(first: SpelledOption, others: readonly SpelledOption[]): Touch[] {
  return first.touches.filter((touch) => touchingAll(others, [touch]).length === others.length);
}

/** Numbers subjects and the targets of options from 1 on, in the order in which they are listed; none if too many. */
export function numberTouches(
  options: readonly SpelledOption[],
  subjects: readonly Touch[],
  picked: readonly Touch[],
): Map<string, number> {
  // What all options share tells none of them.
  const [first, ...others] = options;
  const shared = others.length === 0 ? [] : touchedByAll(first, others);
  const targets = byVerb(options).flatMap((group) =>
    group.options.map((option) => nextTouch(option, [...picked, ...shared])),
  );
  const numbers = new Map<string, number>();
  for (const touch of [...subjects, ...targets]) {
    if (touch && !numbers.has(keyOf(touch))) numbers.set(keyOf(touch), numbers.size + 1);
    if (numbers.size > MOST_NUMBERS) return new Map();
  }
  return numbers;
}

/** Why a thing cannot be chosen, in the order of verbs, without duplicates. */
export function reasonsFor(
  forbidden: ReadonlyMap<string, readonly RefusedOption[]>,
  touch: Touch,
): readonly RefusedOption[] {
  return eachOnce(forbidden.get(keyOf(touch)) ?? []);
}

/** The same for a thing dropped on another: reasons that mention both, if any. */
export function reasonsTogether(
  forbidden: ReadonlyMap<string, readonly RefusedOption[]>,
  lifted: readonly Touch[],
  onto: Touch,
): readonly RefusedOption[] {
  const all = forbidden.get(keyOf(onto)) ?? [];
  const keys = lifted.map(keyOf);
  const both = all.filter(({ touches }) => {
    const own = touches.map(keyOf);
    return keys.every((key) => own.includes(key));
  });
  return eachOnce(both.length > 0 ? both : all);
}

function eachOnce(list: readonly RefusedOption[]): readonly RefusedOption[] {
  const seen = new Set<string>();
  return list.filter(({ reason }) => {
    if (seen.has(reason)) return false;
    seen.add(reason);
    return true;
  });
}
