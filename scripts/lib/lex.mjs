// A minimal lexer that separates TypeScript code from comments, strings and regular expressions.

const REGEX_MAY_FOLLOW =
  /(?:^|[(,=:[!&|?{};+\-*%~^<>}]|=>|\b(?:return|typeof|case|in|of|do|else|void|delete|throw|new|yield|await))\s*$/;

/**
 * Returns `code`, the text with everything that is not code replaced by spaces (quotes and line breaks stay, so offsets
 * and line numbers are preserved), and `strings`, the literals without substitutions as {start, value}, where start is
 * the offset of the opening quote.
 */
export function lex(text) {
  const out = text.split('');
  const strings = [];
  const braces = []; // one entry per open brace; true when it closes a template's substitution
  let i = 0;

  const blank = (from, to) => {
    for (let k = from; k < to; k++) if (out[k] !== '\n' && out[k] !== '\r') out[k] = ' ';
  };
  const skipTo = (end) => {
    blank(i, end);
    i = end;
  };

  /** From just after the opening backtick (or a substitution's brace) to the next substitution or the end. */
  const template = (start) => {
    const from = i;
    while (i < text.length && text[i] !== '`' && !text.startsWith('${', i)) i += text[i] === '\\' ? 2 : 1;
    blank(from, Math.min(i, text.length));
    if (text[i] === '`') {
      if (start >= 0) strings.push({ start, value: text.slice(from, i) });
      i++;
    } else if (i < text.length) {
      braces.push(true);
      i += 2;
    }
  };

  while (i < text.length) {
    const c = text[i];
    if (c === '/' && text[i + 1] === '/') {
      const end = text.indexOf('\n', i);
      skipTo(end < 0 ? text.length : end);
    } else if (c === '/' && text[i + 1] === '*') {
      const end = text.indexOf('*/', i + 2);
      skipTo(end < 0 ? text.length : end + 2);
    } else if (c === "'" || c === '"') {
      const start = i++;
      while (i < text.length && text[i] !== c && text[i] !== '\n') i += text[i] === '\\' ? 2 : 1;
      blank(start + 1, Math.min(i, text.length));
      strings.push({ start, value: text.slice(start + 1, i) });
      i++;
    } else if (c === '`') {
      i++;
      template(i - 1);
    } else if (c === '/' && REGEX_MAY_FOLLOW.test(out.slice(Math.max(0, i - 40), i).join(''))) {
      const start = i++;
      for (let inClass = false; i < text.length && text[i] !== '\n'; i++) {
        if (text[i] === '\\') i++;
        else if (text[i] === '[') inClass = true;
        else if (text[i] === ']') inClass = false;
        else if (text[i] === '/' && !inClass) break;
      }
      blank(start + 1, Math.min(i, text.length));
      i++;
    } else if (c === '{') {
      braces.push(false);
      i++;
    } else if (c === '}') {
      i++;
      if (braces.pop()) template(-1);
    } else {
      i++;
    }
  }
  return { code: out.join(''), strings };
}

/** The line an offset is on, counted from 1. */
export function lineOf(text, offset) {
  let line = 1;
  for (let i = text.indexOf('\n'); i >= 0 && i < offset; i = text.indexOf('\n', i + 1)) line++;
  return line;
}

/**
 * Every module a text imports: `import … from`, `export … from`, `import '…'`, `import('…')` and `require('…')`, as
 * {name, offset, typeOnly}; name is null if it is computed. Type-only imports do not exist at run time.
 */
export function importsOf(text, { code, strings } = lex(text)) {
  const at = new Map(strings.map((string) => [string.start, string.value]));
  const found = [];
  const clause = /(?<![.\w$])(?:(?:from|import)\s*(['"])|(?:import|require)\s*\(\s*)/g;
  for (let match = clause.exec(code); match !== null; match = clause.exec(code)) {
    const quote = match[1] === undefined ? match.index + match[0].length : match.index + match[0].length - 1;
    found.push({ name: at.get(quote) ?? null, offset: match.index, typeOnly: isTypeOnly(code, match.index) });
  }
  return found;
}

/** Is the `from` at this offset that of `import type … from` or `export type … from`? */
function isTypeOnly(code, offset) {
  if (!code.startsWith('from', offset)) return false;
  const start = Math.max(code.lastIndexOf('import', offset), code.lastIndexOf('export', offset));
  return /^(?:import|export)\s+type\s+[\w{*]/.test(code.slice(start, offset));
}
