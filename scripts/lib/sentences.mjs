import { readFileSync } from 'node:fs';

/**
 * Every sentence that source code writes with the tag `say`, as its template: say`${who} has ${n} cards` is
 * "{1} has {2} cards". Sentences inside the parts of others are found as well.
 */
export function sentencesIn(source, found = new Set()) {
  let at = 0;
  while (at < source.length) {
    const c = source[at];
    if (source.startsWith('//', at)) at = endOf(source, '\n', at);
    else if (source.startsWith('/*', at)) at = endOf(source, '*/', at);
    else if (c === "'" || c === '"') at = afterString(source, at);
    else if (c === '`')
      at = readTemplate(source, at, found, /\bsay$/.test(source.slice(Math.max(0, at - 4), at)));
    else if (c === '/' && beginsPattern(source, at)) at = afterPattern(source, at);
    else at++;
  }
  return found;
}

export function sentencesOf(files) {
  const found = new Set();
  for (const file of files) sentencesIn(readFileSync(file, 'utf8'), found);
  return found;
}

function endOf(source, mark, at) {
  const end = source.indexOf(mark, at);
  return end < 0 ? source.length : end + mark.length;
}

function afterString(source, at) {
  const quote = source[at++];
  while (at < source.length && source[at] !== quote && source[at] !== '\n') at += source[at] === '\\' ? 2 : 1;
  return at + 1;
}

/** Does a slash begin a regular expression here? After a value it would divide. */
function beginsPattern(source, at) {
  const before = source.slice(Math.max(0, at - 20), at).trimEnd();
  return /[=(,:?!&|{;[+~^>]$|\breturn$/.test(before) && source[at + 1] !== ' ' && source[at + 1] !== '>';
}

function afterPattern(source, at) {
  let inClass = false;
  for (at++; at < source.length && source[at] !== '\n'; at++) {
    if (source[at] === '\\') at++;
    else if (source[at] === '[') inClass = true;
    else if (source[at] === ']') inClass = false;
    else if (source[at] === '/' && !inClass) return at + 1;
  }
  return at;
}

/** Reads a template literal and returns where it ends; notes it if it is a sentence. */
function readTemplate(source, at, found, isSentence) {
  let template = '';
  let parts = 0;
  at++;
  while (at < source.length && source[at] !== '`') {
    if (source[at] === '\\') {
      template += JSON.parse(
        `"${source
          .slice(at, at + 2)
          .replace('\\`', '`')
          .replace("\\'", "'")
          .replace('\\$', '$')}"`,
      );
      at += 2;
    } else if (source.startsWith('${', at)) {
      const end = afterPart(source, at + 2);
      sentencesIn(source.slice(at + 2, end - 1), found);
      template += `{${++parts}}`;
      at = end;
    } else template += source[at++];
  }
  if (isSentence) found.add(template);
  return at + 1;
}

/** Where the expression of a part ends, behind its closing brace. */
function afterPart(source, at) {
  for (let depth = 1; at < source.length; ) {
    const c = source[at];
    if (c === "'" || c === '"') at = afterString(source, at);
    else if (c === '`') at = readTemplate(source, at, new Set(), false);
    else {
      at++;
      if (c === '{') depth++;
      else if (c === '}' && --depth === 0) return at;
    }
  }
  return at;
}
