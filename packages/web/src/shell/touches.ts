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
