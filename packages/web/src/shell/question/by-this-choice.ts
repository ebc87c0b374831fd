import type { Change } from '../../boards/board-module.js';

/** The changes that occur in every guess at what is hidden: only these are certain, so only these are shown. */
export function inEveryGuess<C extends { key: string }>(guesses: readonly (readonly C[])[]): C[] {
  const [first = [], ...others] = guesses;
  return first.filter(({ key }) => others.every((guess) => guess.some((change) => change.key === key)));
}

/**
 * What a choice itself changes: certain, and not what every other choice would change as well. Of an amount that comes
 * anyway, such as points at the end of the turn, only the difference is named, to those of the others that lead as far;
 * if none does, nothing is known of it. `asFar` is null for a choice that leads no further than to its own next question:
 * what it brings until then is its own, and the amounts of the others, which lead further, are no measure.
 */
export function byThisChoice(
  guesses: readonly (readonly Change[])[],
  others: readonly (readonly Change[])[],
  asFar: readonly (readonly Change[])[] | null = others,
): Change[] {
  const certain = inEveryGuess(guesses);
  if (others.length === 0) return certain;
  // What the end of the turn brings is compared with choices that lead there, too.
  const anyway = new Set(inEveryGuess(asFar?.length ? asFar : others).map(({ key }) => key));
  const own = certain.flatMap((change) => {
    const { amount } = change;
    if (!amount) return anyway.has(change.key) && !change.price ? [] : [change];
    if (asFar?.length === 0) return [];
    const least = asFar ? leastAmount(asFar, amount.of) : 0;
    const by = amount.by - least;
    // What costs less than the others gives nothing.
    if (by === 0 || (least < 0 && by > 0)) return [];
    return [least === 0 ? change : { ...change, text: amount.text(by) }];
  });
  return asFar && asFar.length > 0 ? [...own, ...missed(guesses, asFar)] : own;
}

/** Amounts that every other choice would bring, but this one does not. What it need not pay is no gain. */
function missed(guesses: readonly (readonly Change[])[], others: readonly (readonly Change[])[]): Change[] {
  return others[0].flatMap((change) => {
    const { amount } = change;
    if (!amount || guesses.some((guess) => guess.some((one) => one.amount?.of === amount.of))) return [];
    const least = leastAmount(others, amount.of);
    return least <= 0
      ? []
      : [{ ...change, key: `missed ${change.key}`, missed: true, text: amount.text(-least) }];
  });
}

/** The amount that comes with every other choice; 0 if they do not even agree on its sign. */
function leastAmount(others: readonly (readonly Change[])[], of: string): number {
  const amounts = others.map((changes) => changes.find(({ amount }) => amount?.of === of)?.amount?.by ?? 0);
  if (amounts.every((by) => by > 0)) return Math.min(...amounts);
  if (amounts.every((by) => by < 0)) return Math.max(...amounts);
  return 0;
}
