/** Words in another language, of which some may be missing. */
export type Translated<W> = W extends (...args: infer A) => infer R
  ? (...args: A) => [R] extends [string] ? string : R
  : W extends readonly unknown[]
    ? W
    : W extends object
      ? { readonly [K in keyof W]?: Translated<W[K]> }
      : W;

/** The words of a language; those that it lacks are English (scripts/check-languages.mjs finds them). */
export function overEnglish<W>(english: W, words: Translated<W>): W {
  if (typeof english !== 'object' || english === null || Array.isArray(english))
    return (words ?? english) as W;
  const own = words as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(english).map(([key, value]) => [
      key,
      own[key] === undefined ? value : overEnglish(value, own[key] as Translated<typeof value>),
    ]),
  ) as W;
}

/**
 * Declares the words of a language: their types are those of the English ones. Words that English no longer has are
 * left to the check, so that a change of the English ones never breaks a build.
 */
export function translating<W>() {
  return <T extends Translated<W>>(words: T): T => words;
}
