/** More of a text than this is not repeated to anybody: it may be a whole file. */
const LONGEST = 200;

/** Control characters, signs that nobody sees or that turn the writing round, and halves of a pair. */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/**
 * Somebody else's text in a message of ours: in quotes, without anything that a terminal would obey, and not
 * longer than a line or two. Every message that repeats what was typed, sent or read from a file says it so.
 */
export function quote(text: string): string {
  if (text.length <= LONGEST) return `'${printable(text)}'`;
  return `'${printable(text.slice(0, LONGEST))}…' (${text.length} characters)`;
}

/** Somebody else's text where a line of ours is nothing else, such as a title: as in quotes, without them. */
export function inOneLine(text: string, longest: number = LONGEST): string {
  return text.length <= longest ? printable(text) : `${printable(text.slice(0, longest))}…`;
}

/** The text with everything escaped that does not print. */
export function printable(text: string): string {
  return text.replace(UNPRINTABLE, (sign) => {
    const code = sign.codePointAt(0)!.toString(16);
    return code.length <= 2 ? `\\x${code.padStart(2, '0')}` : `\\u${code.padStart(4, '0')}`;
  });
}
