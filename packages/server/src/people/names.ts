import { createHash } from 'node:crypto';
import { say } from '@sandtable/kernel';
import { LIMITS } from '@sandtable/protocol';
import { Refusal } from '../tables/refusal.js';
import { CONFUSABLES } from './confusables.js';

/** The name that others see for a deleted account. */
export const DELETED = 'deleted account';

/** Reserved names: the server uses them itself. */
const RESERVED_NAMES = [DELETED, 'bot', 'spectator'];

/** Invisible characters, and those that change the text direction. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;
/** Variation selectors, which only choose how an emoji is drawn; phones add them on their own. */
const EMOJI_STYLE = /[\ufe0e\ufe0f]/g;
/** A stack of combining marks, or a mark without a letter. */
const STACKED_MARKS = /^\p{M}|\p{M}{5}/u;

/**
 * The scripts in use today (UAX #31), with those that are written together, as in the "highly restrictive" level of
 * UTS #39. Characters of no script, such as digits, go with each.
 */
const SCRIPTS = [
  ...['Latn Hani Hira Kana', 'Latn Hani Bopo', 'Latn Hani Hang'],
  ...'Arab Armn Beng Cyrl Deva Ethi Geor Grek Gujr Guru Hebr Khmr Knda Laoo Mlym Mymr'.split(' '),
  ...'Orya Sinh Taml Telu Thaa Thai Tibt'.split(' '),
].map((together) => {
  const classes = [...together.split(' '), 'Zyyy', 'Zinh'].map((script) => `\\p{scx=${script}}`);
  return new RegExp(`^[${classes.join('')}]*$`, 'u');
});

/** What is said about a line that cannot be used. */
interface LineProblems {
  none: string;
  unseen: string;
  marks: string;
  scripts: string;
}

const NAME: LineProblems = {
  none: say`that is no name`,
  unseen: say`a name has no characters that nobody can see`,
  marks: say`a name has letters with few marks on them`,
  scripts: say`a name is written in one script: letters of several look too much alike`,
};

const TITLE: LineProblems = {
  none: say`that is no title`,
  unseen: say`a title has no characters that nobody can see`,
  marks: say`a title has letters with few marks on them`,
  scripts: say`a title is written in one script: letters of several look too much alike`,
};

/** A name as it is shown: one line, one script, no invisible characters. Throws a Refusal. */
export function tidyName(name: string): string {
  return tidyLine(name, NAME, LIMITS.name);
}

/** The title of a table, checked like a name. Throws a Refusal. */
export function tidyTitle(title: string): string {
  const line = tidyLine(title, TITLE, LIMITS.title);
  if (!/[\p{L}\p{N}]/u.test(line)) throw new Refusal('message', say`a title has letters or numbers in it`);
  return line;
}

/** Words of several lines, without what cannot be seen. */
export function tidyWords(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/gu, (sign) => (sign === '\n' ? sign : ''))
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

function tidyLine(text: string, problems: LineProblems, longest: number): string {
  const given = text.trim().replace(EMOJI_STYLE, '');
  if (UNSEEN.test(given)) throw new Refusal('message', problems.unseen);
  const plain = given.normalize('NFKC').replace(/\s+/g, ' ').trim();
  if (plain === '' || plain.length > longest) throw new Refusal('message', problems.none);
  if (STACKED_MARKS.test(plain)) throw new Refusal('message', problems.marks);
  if (!SCRIPTS.some((script) => script.test(plain))) {
    throw new Refusal('message', problems.scripts);
  }
  return plain;
}

/** The key that finds an account at sign-in. */
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
 * The skeletons of a name: as written, in lower case, or both. Two names that share one look alike. (A capital I
 * looks like an l, a small i does not.)
 */
export function skeletonsOf(name: string): string[] {
  const plain = name.normalize('NFKC').replace(/\s+/g, ' ').trim();
  return [...new Set([skeleton(plain.toLowerCase()), skeleton(skeleton(plain).toLowerCase())])];
}

/** Does it look like a reserved name, or like one of these bots? Spaces and punctuation make no difference. */
export function resemblesReserved(name: string, bots: readonly string[]): boolean {
  const reserved = [...RESERVED_NAMES, ...bots, ...bots.map((bot) => `${bot} bot`)];
  const lettersOf = (text: string) => skeletonsOf(text.replace(/[^\p{L}\p{N}\p{M}]/gu, ''));
  const taken = new Set(reserved.flatMap(lettersOf));
  return lettersOf(name).some((look) => look !== '' && taken.has(look));
}

/** UTS #39: equal for all texts that can be mistaken for each other. */
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

/** Changes with the way skeletons are computed: stored ones are then computed again. */
export const SKELETON_VERSION = createHash('sha256').update(`1 ${CONFUSABLES}`).digest('hex').slice(0, 16);
