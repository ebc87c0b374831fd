import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { blockText, plainText } from '../src/rules/blocks.js';
import { readRulebook } from '../src/rules/rulebook.js';
import { readMarkdown } from './read-markdown.js';

const RULES = new URL('../../../docs/rules/', import.meta.url);

const inline = (line: string) => {
  const [block] = readMarkdown(line);
  return block.kind === 'paragraph' ? block.text : [];
};

describe('the Markdown of a rulebook', () => {
  it('has anchors, headings, lists, tables and code', () => {
    const source = `## The end, at *last*

<a id="end.rounds"></a>
After twenty
rounds.
- a port
- or none,
  as they say

<a id="end.table"></a>
| who | what |
| --- | --- |
| Navy | **port** |

    ♟ on e4

1. first
2. then
`;
    expect(readMarkdown(source)).toEqual([
      {
        kind: 'heading',
        level: 2,
        text: ['The end, at ', { kind: 'em', text: ['last'] }],
        id: 'the-end-at-last',
      },
      { kind: 'anchor', id: 'end.rounds' },
      { kind: 'paragraph', text: ['After twenty rounds.'] },
      { kind: 'list', ordered: false, items: [['a port'], ['or none, as they say']] },
      { kind: 'anchor', id: 'end.table' },
      {
        kind: 'table',
        head: [['who'], ['what']],
        rows: [[['Navy'], [{ kind: 'strong', text: ['port'] }]]],
      },
      { kind: 'code', text: '♟ on e4' },
      { kind: 'list', ordered: true, items: [['first'], ['then']] },
    ]);
  });

  it('may have a number at the beginning of a line', () => {
    expect(readMarkdown('It never drops below\n0. [sourced] So it is.')).toEqual([
      {
        kind: 'paragraph',
        text: ['It never drops below 0. ', { kind: 'mark', mark: 'sourced' }, ' So it is.'],
      },
    ]);
  });

  it('has marks, distinct from words in brackets and from links', () => {
    expect(inline('So [printed] and [so on].')).toEqual([
      'So ',
      { kind: 'mark', mark: 'printed' },
      ' and [so on].',
    ]);
    expect(inline('[house](#house)')).toEqual([{ kind: 'link', href: '#house', text: ['house'] }]);
    expect(plainText(inline('a **b** *c* `d` [e](#f) [house]'))).toBe('a b c d e ');
  });

  it('has printed quotation marks, but not in code', () => {
    const text = inline('So "**No Result**" is *"luck"*, (as "here"), the players\' own: `a "b"`.');
    expect(plainText(text)).toBe('So “No Result” is “luck”, (as “here”), the players’ own: a "b".');
  });

  it('never becomes markup of the page', () => {
    expect(readMarkdown('<img src=x onerror=alert(1)> & <b>bold</b>')).toEqual([
      { kind: 'paragraph', text: ['<img src=x onerror=alert(1)> & <b>bold</b>'] },
    ]);
    expect(readMarkdown('<div>\nbold\n</div>')).toEqual([
      { kind: 'paragraph', text: ['<div>\nbold\n</div>'] },
    ]);
    expect(readMarkdown('a<!-- b -->c\n\n<!-- d -->\n')).toEqual([{ kind: 'paragraph', text: ['ac'] }]);
    expect(readMarkdown('<a id="1a"></a> <!-- campaign -->\n**Later.**\nRule.\n')).toEqual(
      readMarkdown('<a id="1a"></a>\n**Later.**\nRule.\n'),
    );
  });

  it.each(['> said', '- a\n  - b', '- a\n\n  b', '![x](y.png)', '---', '~~not~~'])(
    'is refused where the client could not show it: %j',
    (source) => {
      expect(() => readMarkdown(source)).toThrow('a rulebook cannot show this');
    },
  );
});

describe('docs/rules', () => {
  const books = readdirSync(RULES, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.md'),
  );

  it.each(books)('%s is read completely: every anchor, every word', (name) => {
    const source = readFileSync(new URL(name, RULES), 'utf8');
    const blocks = readMarkdown(source);
    const book = readRulebook(blocks);
    const anchors = [...source.matchAll(/<a id="([^"]+)"><\/a>/g)].map(([, id]) => id);
    // Card texts have no anchors.
    expect(anchors.length > 0).toBe(!name.endsWith('-cards.md'));
    expect([...book.rules.keys()]).toEqual(anchors);
    expect([...book.rules.values()].filter(({ text, title }) => text === '' || title === '')).toEqual([]);
    // A title stands alone: it can be told from the others of its book.
    const titles = [...book.rules.values()].map(({ title }) => title);
    expect(titles.filter((title, i) => titles.indexOf(title) !== i)).toEqual([]);
    const words = (text: string) => text.match(/[\p{L}\p{N}]+/gu);
    const shown = source
      .replace(/<!-- maintainers -->[\s\S]*?(<!-- players -->|$(?![\s\S]))/g, ' ')
      .replace(/<!--[\s\S]*?-->|<a id="[^"]+"><\/a>|\]\([^)]+\)|^[1-9]\d*\. /gm, ' ')
      .replace(/\[(printed|sourced|reconstructed|house|carried)\]/g, ' ');
    expect(words(blocks.map(blockText).join('\n'))).toEqual(words(shown));
  });
});
