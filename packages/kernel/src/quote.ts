/** Longer texts are truncated: they may be whole files. */
const MAX_LENGTH = 200;

/** Control characters, invisible and bidirectional formatting characters, and lone surrogates. */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/**
 * Foreign text in a message: quoted, without terminal control characters, and at most a line or two long. Use it for
 * anything that was typed, received or read from a file.
 */
export function quote(text: string): string {
  if (text.length <= MAX_LENGTH) return `'${printable(text)}'`;
  return `'${printable(text.slice(0, MAX_LENGTH))}…' (${text.length} characters)`;
}

/** Foreign text on a line of its own, such as a title: cleaned like `quote`, without the quotes. */
export function inOneLine(text: string, maxLength: number = MAX_LENGTH): string {
  return text.length <= maxLength ? printable(text) : `${printable(text.slice(0, maxLength))}…`;
}

/** The text with unprintable characters escaped. */
export function printable(text: string): string {
  return text.replace(UNPRINTABLE, (sign) => {
    const code = sign.codePointAt(0)!.toString(16);
    return code.length <= 2 ? `\\x${code.padStart(2, '0')}` : `\\u${code.padStart(4, '0')}`;
  });
}
