/** A place where a word may be broken: shown only where it is. */
const SOFT = '\u00AD';
/** Words with at least this many letters are listed. */
export const LONG_WORD = 13;

const LETTERS = /\p{L}+/gu;

/** Breaks long words of names where their language does. */
export class Hyphens {
  private readonly broken: ReadonlyMap<string, string>;

  /** Words with a hyphen wherever they may be broken: "Sonder-kraft-fahrzeug". */
  constructor(words: readonly string[]) {
    this.broken = new Map(words.map((word) => [word.replaceAll('-', ''), word.replaceAll('-', SOFT)]));
  }

  /** A name to be shown, with soft hyphens, which are not read out. Never to be compared or searched. */
  in(name: string): string {
    return name.replace(LETTERS, (word) => this.broken.get(word) ?? word);
  }
}

/** The long words of a name. */
export function longWords(name: string): string[] {
  return (name.match(LETTERS) ?? []).filter((word) => word.length >= LONG_WORD);
}
