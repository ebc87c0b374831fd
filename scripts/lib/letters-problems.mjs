import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { lettersOf } from './font-letters.mjs';

const FONTS = 'packages/web/src/styles/fonts';

/** A part of a sentence, "{2:in}": it is not shown. */
const PLACEHOLDER = /\{[^}]*\}/g;

/** Letters of some places and cards: a page that shows one loads the whole Latin font. */
const RARE = 'ºáåñóø°±';
/** Drawn by whatever font the system has. */
const SIGNS = '↑↓→○●';

/** Letters of the small fonts, those that all of them have (packages/web/build/make-fonts.mjs). */
export function smallFonts(root) {
  const folder = path.join(root, FONTS);
  const fonts = readdirSync(folder).filter((name) => name.endsWith('.woff2'));
  const [first, ...others] = fonts.map((name) => lettersOf(readFileSync(path.join(folder, name))));
  return new Set([...first].filter((letter) => others.every((letters) => letters.has(letter))));
}

/** Texts with letters that the small fonts lack: a whole font would be loaded for them, or another one be mixed in. */
export function letterProblems(letters, texts) {
  return texts.flatMap((text) => {
    const shown = text.replace(PLACEHOLDER, '');
    const lacking = [...new Set(shown)].filter(
      (letter) => !letters.has(letter.codePointAt(0)) && !(RARE + SIGNS).includes(letter),
    );
    return lacking.length === 0 ? [] : [`no font has ${lacking.join(' ')} of ${JSON.stringify(text)}`];
  });
}

/** Texts that are not printed as the language prints them: blanks before signs, quotation marks of others. */
export function misprintProblems(misprints, texts) {
  if (misprints === undefined) return [];
  return texts
    .filter((text) => misprints.test(text))
    .map((text) => `misprint "${misprints.exec(text)[0]}" in ${JSON.stringify(text)}`);
}

/** Every text in it, at any depth. */
export function textsIn(value) {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') return literalsIn(value.toString());
  if (value instanceof Map) return [...value.values()].flatMap(textsIn);
  if (value instanceof Set) return [...value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

/** What a function says by itself: its strings, and what stands between the parts of its templates. */
function literalsIn(source) {
  let flat = source;
  for (let before = ''; before !== flat; ) {
    before = flat;
    flat = flat.replace(/\$\{[^{}]*\}/g, '');
  }
  return [...flat.matchAll(/'([^'\n]*)'|"([^"\n]*)"|`([^`]*)`/g)].map(([, a, b, c]) => a ?? b ?? c);
}
