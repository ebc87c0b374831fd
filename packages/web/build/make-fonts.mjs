#!/usr/bin/env node
// Makes small copies of the fonts, with only the letters that the pages are written in. The copies are committed.
// Needs subset-font 2.9.0, which is not installed with the project:
//   npm install --no-save subset-font@2.9.0 && node packages/web/build/make-fonts.mjs
// Names that people give themselves may have other letters: for these, styles/fonts.css names the whole Latin fonts.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const FONTS = [
  ['source-sans-3', 400],
  ['source-sans-3', 600],
  ['barlow-condensed', 500],
  ['barlow-condensed', 700],
  ['alegreya', 700],
];
/** No text is written with the signs that are left out: scripts/check-languages.mjs looks. */
const ASCII = String.fromCharCode(...Array.from({ length: 0x7f - 0x20 }, (_, i) => 0x20 + i)).replace(
  /[#$*<=>@[\\\]^_`{|}~]/g,
  '',
);
/** German, French, and the punctuation of all three languages: as in the unicode-range of styles/fonts.css. */
const OTHERS = '\u00a0«·»×ÀÂÄÇÈÉÊËÎÏÔÖÙÛÜßàâäçèéêëîïôöùûüŒœ–—‘’“”„…›−\u202f';
/** Kerning, and the figures that the styles ask for. All letters are whole: nothing is put together of marks. */
const FEATURES = ['kern', 'lnum', 'tnum'];

const here = createRequire(import.meta.url);
const { default: subsetFont } = await import('subset-font');
const folder = join(import.meta.dirname, '..', 'src', 'styles', 'fonts');
mkdirSync(folder, { recursive: true });
for (const [family, weight] of FONTS) {
  const whole = here.resolve(`@fontsource/${family}/files/${family}-latin-${weight}-normal.woff2`);
  const small = await subsetFont(readFileSync(whole), ASCII + OTHERS, {
    targetFormat: 'woff2',
    keepFeatures: FEATURES,
    noHinting: true,
  });
  writeFileSync(join(folder, `${family}-${weight}.woff2`), small);
  const licence = readFileSync(here.resolve(`@fontsource/${family}/LICENSE`));
  writeFileSync(join(folder, `${family}.LICENSE.txt`), licence);
}
