import { createHash } from 'node:crypto';
import { LIMITS } from '@sandtable/protocol';
import { Refusal } from '../tables/refusal.js';
import { CONFUSABLES } from './confusables.js';

/** What others see of somebody who is no more. */
export const DELETED = 'deleted account';

/** Names that belong to nobody: what the house says of others, and of itself. */
const HOUSE_NAMES = [DELETED, 'bot', 'spectator'];

/** What nobody sees, and what turns the words of others around. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;
/** Says only in which style an emoji is drawn, and phones write it by themselves. */
const EMOJI_STYLE = /[\ufe0e\ufe0f]/g;
/** Letters with towers of marks, or marks without a letter. */
const HEAP_OF_MARKS = /^\p{M}|\p{M}{5}/u;

/**
 * The scripts that are in use today (UAX #31), and the ones that are written together, as UTS #39 has it for
 * "highly restrictive". What belongs to no script, like digits, goes with each.
 */
const SCRIPTS = [
  ...['Latn Hani Hira Kana', 'Latn Hani Bopo', 'Latn Hani Hang'],
  ...'Arab Armn Beng Cyrl Deva Ethi Geor Grek Gujr Guru Hebr Khmr Knda Laoo Mlym Mymr'.split(' '),
  ...'Orya Sinh Taml Telu Thaa Thai Tibt'.split(' '),
].map((together) => {
  const classes = [...together.split(' '), 'Zyyy', 'Zinh'].map((script) => `\\p{scx=${script}}`);
  return new RegExp(`^[${classes.join('')}]*$`, 'u');
});

/** A name as it is shown: one line, without what cannot be seen, in one script. Throws a Refusal. */
export function tidyName(name: string): string {
  const given = name.trim().replace(EMOJI_STYLE, '');
  if (UNSEEN.test(given)) throw new Refusal('message', 'a name has no characters that nobody can see');
  const plain = given.normalize('NFKC').replace(/\s+/g, ' ').trim();
  if (plain === '' || plain.length > LIMITS.name) throw new Refusal('message', 'that is no name');
  if (HEAP_OF_MARKS.test(plain)) throw new Refusal('message', 'a name has letters with few marks on them');
  if (!SCRIPTS.some((script) => script.test(plain))) {
    throw new Refusal('message', 'a name is written in one script: letters of several look too much alike');
  }
  return plain;
}

/** What an account is found by when somebody signs in. */
export function nameKey(name: string): string {
  return name
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .normalize('NFKC')
    .toLowerCase();
}

/**
 * What a name looks like. Two names that have one of these in common look alike: as they are written, in
 * small letters, or both. (The capital I is an l to the eye, the small i is not.)
 */
export function skeletonsOf(name: string): string[] {
  const plain = name.normalize('NFKC').replace(/\s+/g, ' ').trim();
  return [...new Set([skeleton(plain.toLowerCase()), skeleton(skeleton(plain).toLowerCase())])];
}

/** Does it look like a name of the server itself, or of one of these bots? Spaces and signs do not make it another. */
export function resemblesReserved(name: string, bots: readonly string[]): boolean {
  const reserved = [...HOUSE_NAMES, ...bots, ...bots.map((bot) => `${bot} bot`)];
  const lettersOf = (text: string) => skeletonsOf(text.replace(/[^\p{L}\p{N}\p{M}]/gu, ''));
  const taken = new Set(reserved.flatMap(lettersOf));
  return lettersOf(name).some((look) => look !== '' && taken.has(look));
}

/** UTS #39: the same for all texts that can be taken for each other. */
function skeleton(text: string): string {
  const drawn = [...text.normalize('NFD')].map((one) => TABLE.get(one) ?? one);
  return drawn.join('').normalize('NFD');
}

const TABLE = new Map(
  CONFUSABLES.trim()
    .split(/\s+/)
    .map((pair) => pair.split('=').map(textOf) as [string, string]),
);

function textOf(numbers: string): string {
  return String.fromCodePoint(...numbers.split('+').map((one) => Number.parseInt(one, 16)));
}

/** Changes when looks are found in another way: those that are kept are then made anew. */
export const SKELETON_VERSION = createHash('sha256').update(`1 ${CONFUSABLES}`).digest('hex').slice(0, 16);
