import path from 'node:path';
import { sentencesOf } from './sentences.mjs';

/**
 * Sources whose sentences no game begins with: they are loaded when its first question is there. Whatever the engine
 * says after that waits for them (packages/web/src/table/local.ts). Of games with an opening that is known beforehand
 * these are all that happens in a game, of others only what is asked for: refusals, and what bots had in mind.
 */
const LATER = {
  'qmg-ww2': /\/src\/(bots\/|words\/refusals\.)/,
  'east-front': /\/src\/(bots\/|words\/refusals\.)/,
  'totaler-krieg':
    /\/src\/(bots|combat|delay|events|fates|history|logistics|luck|movement|organization|politics|seasonal|support|turn|victory)\/|\/src\/words\/[\w-]+-log\./,
};
/** Games whose openings the build computes (packages/web/build/openings.ts): by which option. */
const OPENS_BY = { 'totaler-krieg': 'scenario' };
/** Whether a game is shown before its engine is there, which then waits for all words. */
export const opensBeforehand = (id) => id in OPENS_BY;
/** Card texts that only players of one edition read. */
const LATER_CARDS = { 'qmg-ww2': / first$/ };

/**
 * The texts of a game in three subjects: those of its first question, those that only the form for a new game shows
 * (`<game>.form`), and those that come later (`<game>.later`).
 */
export async function inParts(modules, game, subject, files) {
  const { id, options } = game;
  const whole = { ...subject, sentences: new Set(subject.sentences), names: new Set(subject.names) };
  const later = { sentences: new Set(), names: new Set(), cards: new Map(), words: null, learn: null };
  const form = { sentences: new Set(), names: new Set(), cards: new Map(), words: null, learn: null };
  const inForm = new Set(Object.values(options).flatMap(aboutOption));
  for (const name of subject.lexicon) inForm.delete(name);
  for (const name of inForm) if (whole.names.delete(name)) form.names.add(name);
  if (LATER[id]) {
    const unix = (file) => file.split(path.sep).join('/');
    const elsewhere = sentencesOf(files.filter((file) => !LATER[id].test(unix(file))));
    const first = await openingSentences(modules, id);
    for (const sentence of subject.sentences) {
      if (elsewhere.has(sentence) || first.has(sentence)) continue;
      // What has no parts may be a part of any other, such as the name of a piece.
      if (!opensBeforehand(id) && !sentence.includes('{1}')) continue;
      whole.sentences.delete(sentence);
      later.sentences.add(sentence);
    }
  }
  const laterCards = LATER_CARDS[id];
  if (laterCards) {
    const isLater = ([key]) => laterCards.test(key);
    later.cards = new Map([...subject.cards].filter(isLater));
    whole.cards = new Map([...subject.cards].filter((card) => !isLater(card)));
  }
  const parts = { [id]: whole, [`${id}.form`]: form, [`${id}.later`]: later };
  return Object.fromEntries(
    Object.entries(parts).filter(
      ([name, { sentences, names, cards }]) => name === id || sentences.size + names.size + cards.size > 0,
    ),
  );
}

const aboutOption = ({ about, values, words = {} }) => [
  about,
  ...values.flatMap((value) => (words[value] ? [words[value].about] : [])),
];

/** The templates of all that is said when a game opens. */
async function openingSentences(modules, id) {
  const said = new Set();
  if (!OPENS_BY[id]) return said;
  const { openingsOf } = await modules.load('packages/web/build/make-openings.ts');
  const { apart } = await modules.load('packages/kernel/src/say.ts');
  const read = (value) => {
    if (typeof value === 'string') {
      const { template, parts } = apart(value);
      // A sentence may stand at the beginning of another one.
      for (const one of [template, template.charAt(0).toLowerCase() + template.slice(1)]) said.add(one);
      parts.forEach(read);
    } else if (typeof value === 'object' && value !== null) for (const one of Object.values(value)) read(one);
  };
  read(await openingsOf(id, OPENS_BY[id]));
  return said;
}
