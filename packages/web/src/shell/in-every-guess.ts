/** The changes that occur in every guess at what is hidden: only these are certain, so only these are shown. */
export function inEveryGuess<C extends { key: string }>(guesses: readonly (readonly C[])[]): C[] {
  const [first = [], ...others] = guesses;
  return first.filter(({ key }) => others.every((guess) => guess.some((change) => change.key === key)));
}
