import { learnProblems } from './catalogue-learn.mjs';
import { isSame } from './same-text.mjs';

const PLACEHOLDER = /\{(\d+)(?::([^}]*))?\}/g;
/** Forms that are not forms of an entry: the same as asked for, with a capital letter, left out. */
const GENERAL_FORMS = ['*', '^', '-'];

/** Everything that is wrong with the files of one language. */
export function problemsOf(subjects, translations) {
  const forms = formsIn(translations);
  return Object.entries(subjects).flatMap(([name, subject]) => {
    const own = translations[name];
    return [
      ...entryProblems(`${name}.sentences.ts`, subject.sentences, own.sentences, shared(subjects, name)),
      ...entryProblems(`${name}.names.ts`, subject.names, own.names, new Set()),
      ...entryProblems(`${name}.cards.ts`, new Set(subject.cards.keys()), own.cards, new Set()),
      ...placeholderProblems(`${name}.sentences.ts`, own.sentences ?? {}, forms),
      ...wordProblems(`${name}.ts`, subject.words, own.words, own.asInEnglish),
      ...learnProblems(`learn/${name}.ts`, subject.learn, own.learn, own.learnAsInEnglish),
    ];
  });
}

/** The kernel's sentences, which a game may say in its own way. */
function shared({ kernel }, name) {
  return name === 'kernel' ? new Set() : kernel.sentences;
}

function entryProblems(file, wanted, given, allowed) {
  const has = given ?? {};
  const missing = [...wanted].filter((key) => isEmpty(has[key]));
  const unused = Object.keys(has).filter((key) => !wanted.has(key) && !allowed.has(key));
  return [
    ...missing.map((key) => `${file}: missing ${JSON.stringify(key)}`),
    ...unused.map((key) => `${file}: not used ${JSON.stringify(key)}`),
  ];
}

function isEmpty(translation) {
  return variants(translation).every((text) => text === '');
}

function variants(translation) {
  if (translation === undefined) return [];
  return typeof translation === 'string' ? [translation] : Object.values(translation);
}

/** Each part of a sentence must be said, or left out on purpose: {2:-}. */
function placeholderProblems(file, sentences, forms) {
  return Object.entries(sentences).flatMap(([english, translation]) => {
    const wanted = numbersIn(english).join();
    return variants(translation)
      .filter((text) => text !== '')
      .flatMap((text) => {
        const problems = [];
        if (numbersIn(text).join() !== wanted)
          problems.push(
            `${file}: the parts of ${JSON.stringify(english)} are not those of ${JSON.stringify(text)}`,
          );
        for (const [, , form] of text.matchAll(PLACEHOLDER))
          if (form !== undefined && !GENERAL_FORMS.includes(form) && !forms.has(form))
            problems.push(`${file}: nothing has the form '${form}' of ${JSON.stringify(text)}`);
        return problems;
      });
  });
}

function numbersIn(text) {
  return [...new Set([...text.matchAll(PLACEHOLDER)].map(([, number]) => number))].sort();
}

/** All forms that some entry has. */
function formsIn(translations) {
  const forms = new Set();
  for (const { sentences, names } of Object.values(translations))
    for (const entry of [...Object.values(sentences ?? {}), ...Object.values(names ?? {})])
      if (typeof entry === 'object') for (const form of Object.keys(entry)) forms.add(form);
  return forms;
}

function wordProblems(file, english, given, asInEnglish) {
  if (english === null) return given === null ? [] : [`${file}: not used`];
  return [
    ...missingWords(english, given ?? {}, asInEnglish).map(([key]) => `${file}: missing ${key}`),
    ...unusedWords(english, given ?? {}).map((key) => `${file}: not used ${key}`),
  ];
}

/** The paths of words that are absent or still English, with the English ones. */
export function missingWords(english, given, asInEnglish, at = '') {
  return Object.entries(english).flatMap(([key, value]) => {
    const here = at ? `${at}.${key}` : key;
    const own = given?.[key];
    if (asInEnglish.includes(here)) return [];
    if (typeof value === 'object' && value !== null)
      return missingWords(value, typeof own === 'object' ? own : {}, asInEnglish, here);
    return own === undefined || isSame(own, value) ? [[here, value]] : [];
  });
}

/** The paths of words that English does not have. */
function unusedWords(english, given, at = '') {
  return Object.entries(given).flatMap(([key, value]) => {
    const here = at ? `${at}.${key}` : key;
    if (!Object.hasOwn(english, key)) return [here];
    const isGroup = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isGroup ? unusedWords(english[key], value, here) : [];
  });
}
