import { randomBytes } from 'node:crypto';

/** What decides all chance of a game, if nobody says otherwise: as hard to guess as 128 bits are. */
export const newSeed = (): string => randomBytes(16).toString('hex');

/**
 * An id for an address, such as that of a table: nobody guesses it. The first character is a letter or a digit, or else
 * a command line would take every 64th id for a flag.
 */
export function newId(): string {
  for (;;) {
    const id = randomBytes(9).toString('base64url');
    if (/^[A-Za-z0-9]/.test(id)) return id;
  }
}
