type Words = Readonly<Record<string, unknown>>;

/** The words of all languages, by path: `../src/languages/de/club.ts`. */
const FILES = import.meta.glob<Words | undefined>(
  ['../src/languages/*/*.ts', '!../src/languages/*/*.{sentences,names,cards}.ts'],
  { import: 'words', eager: true },
);

/** The English files of words, by the path of each file of another language that lacks some of them. */
export function lackingWords(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(FILES).flatMap(([path, words]) => {
      const english = path.replace(/[\w-]+(?=\/[\w-]+\.ts$)/, 'en');
      return words && FILES[english] && !isWhole(FILES[english], words) ? [[path, english]] : [];
    }),
  );
}

/** Does a language have a word wherever English has one? */
export function isWhole(english: Words, words: Words): boolean {
  return Object.entries(english).every(([key, one]) => {
    const own = words[key];
    if (own === undefined) return false;
    const isGroup = typeof one === 'object' && one !== null && !Array.isArray(one);
    return !isGroup || isWhole(one as Words, own as Words);
  });
}
