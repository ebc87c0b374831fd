import { Marked, type MarkedExtension, type Token, type Tokens } from 'marked';
import { printed } from '../src/languages/printed.js';
import { type Block, type Inline, plainText } from '../src/rules/blocks.js';

/** Our extensions of Markdown: rule anchors, and marks of their sources. */
const RULEBOOK: MarkedExtension = {
  extensions: [
    {
      name: 'anchor',
      level: 'block',
      start: (source) => source.match(/^<a id=/m)?.index,
      tokenizer(source) {
        // A comment behind the anchor is for the check of the anchors.
        const found = /^<a id="([^"]+)"><\/a>[ \t]*(?:<!--[^\n]*-->[ \t]*)?(?:\n|$)/.exec(source);
        return found ? { type: 'anchor', raw: found[0], id: found[1] } : undefined;
      },
    },
    {
      name: 'mark',
      level: 'inline',
      start: (source) => source.indexOf('['),
      tokenizer(source) {
        const found = /^\[(printed|sourced|reconstructed|house|carried)\](?!\()/.exec(source);
        return found ? { type: 'mark', raw: found[0], mark: found[1] } : undefined;
      },
    },
  ],
};

const markdown = new Marked(RULEBOOK);

/** What is meant for maintainers only, up to the comment `players` or the end. */
const FOR_MAINTAINERS = /<!-- maintainers -->[\s\S]*?(?:<!-- players -->|$(?![\s\S]))/g;

/** Parses the Markdown of a rulebook into blocks. Unsupported Markdown is an error: nothing is dropped silently. */
export function readMarkdown(source: string): Block[] {
  return markdown.lexer(source.replace(FOR_MAINTAINERS, '')).flatMap(block);
}

function block(token: Token): Block | [] {
  switch (token.type) {
    case 'anchor':
      return { kind: 'anchor', id: (token as Tokens.Generic).id };
    case 'heading': {
      const text = inline(token.tokens);
      return { kind: 'heading', level: (token as Tokens.Heading).depth, text, id: slug(plainText(text)) };
    }
    case 'paragraph':
      return { kind: 'paragraph', text: inline(token.tokens) };
    case 'list': {
      const { ordered, items } = token as Tokens.List;
      return { kind: 'list', ordered, items: items.map(listItem) };
    }
    case 'table': {
      const { header, rows } = token as Tokens.Table;
      const cells = (row: Tokens.TableCell[]) => row.map(({ tokens }) => inline(tokens));
      return { kind: 'table', head: cells(header), rows: rows.map(cells) };
    }
    case 'code':
      return { kind: 'code', text: (token as Tokens.Code).text };
    case 'html':
      return isComment(token) ? [] : { kind: 'paragraph', text: [token.raw.trim()] };
    case 'space':
      return [];
    default:
      return unknown(token);
  }
}

/** A list item is one text: nested lists and paragraphs are not supported. */
function listItem({ tokens }: Tokens.ListItem): Inline[] {
  const [only, ...more] = tokens;
  if (more.length > 0) return unknown(more[0]);
  if (!only) return [];
  return only.type === 'text' || only.type === 'paragraph' ? inline(only.tokens) : unknown(only);
}

function inline(tokens: readonly Token[] = []): Inline[] {
  return withPrintedQuotes(joined(tokens));
}

function joined(tokens: readonly Token[] = []): Inline[] {
  const parts: Inline[] = [];
  for (const part of tokens.flatMap(inlinePart)) {
    const last = parts.at(-1);
    if (typeof part === 'string' && typeof last === 'string') parts[parts.length - 1] = last + part;
    else parts.push(part);
  }
  return parts;
}

/** Quotation marks and apostrophes as they are printed; a mark opens where a word could begin. Code stays as it is. */
function withPrintedQuotes(parts: readonly Inline[], start = ' '): Inline[] {
  let before = start;
  return parts.map((part) => {
    if (typeof part === 'string') {
      const text = printed(part, before);
      before = text.at(-1) ?? before;
      return text;
    }
    if (part.kind === 'strong' || part.kind === 'em' || part.kind === 'link') {
      const text = withPrintedQuotes(part.text, before);
      before = plainText(text).at(-1) ?? before;
      return { ...part, text };
    }
    before = 'x';
    return part;
  });
}

function inlinePart(token: Token): Inline | [] {
  switch (token.type) {
    case 'text':
    case 'escape':
      return token.text.replaceAll('\n', ' ');
    case 'br':
      return ' ';
    case 'html':
      return isComment(token) ? [] : token.raw;
    case 'codespan':
      return { kind: 'code', text: token.text };
    case 'strong':
    case 'em':
      return { kind: token.type, text: joined(token.tokens) };
    case 'link':
      return { kind: 'link', href: token.href, text: joined(token.tokens) };
    case 'mark':
      return { kind: 'mark', mark: token.mark };
    default:
      return unknown(token);
  }
}

const isComment = ({ raw }: Token) => /^<!--[\s\S]*-->\s*$/.test(raw);

function unknown({ type, raw }: Token): never {
  throw new Error(`a rulebook cannot show this (${type}): ${raw.trim().split('\n', 1)[0]}`);
}

function slug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
