/** What happens in every guess: only that is certain, and only that may be shown. */
export function inEveryGuess<C extends { key: string }>(guesses: readonly (readonly C[])[]): C[] {
  const [first = [], ...others] = guesses;
  return first.filter(({ key }) => others.every((guess) => guess.some((change) => change.key === key)));
}
