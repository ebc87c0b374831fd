import { isSame } from './same-text.mjs';

/** Parts of learning texts that are no texts: pictures, rules, moves. They are the same in every language. */
const NO_TEXTS = ['kind', 'glyph', 'whose', 'how', 'ground', 'unit', 'links', 'anchors', 'cells'];

/** What is wrong with the learning texts of a game: paths that are absent, still English, of another shape, or unused. */
export function learnProblems(file, english, own, asInEnglish) {
  if (english === null) return own === null ? [] : [`${file}: not used`];
  if (own === null) return [`${file}: missing`];
  const problems = [];
  compare(english, own, '', (path, what) => {
    if (what !== 'missing' || !asInEnglish.includes(path)) problems.push(`${file}: ${what} ${path}`);
  });
  return problems;
}

function compare(english, own, path, report) {
  const below = (key) => (path ? `${path}.${key}` : key);
  if (typeof own !== typeof english || Array.isArray(own) !== Array.isArray(english))
    return report(path, own === undefined ? 'missing' : 'of another kind:');
  if (typeof english !== 'object' || english === null) {
    const isText = typeof english === 'string' || typeof english === 'function';
    if (isText ? isSame(own, english) : own !== english) report(path, isText ? 'missing' : 'differs:');
    return;
  }
  for (const [key, value] of Object.entries(english)) {
    if (!NO_TEXTS.includes(key)) compare(value, own[key], below(key), report);
    else if (JSON.stringify(own[key]) !== JSON.stringify(value)) report(below(key), 'differs:');
  }
  for (const key of Object.keys(own)) if (!Object.hasOwn(english, key)) report(below(key), 'not used');
}
