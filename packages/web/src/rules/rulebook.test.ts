import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inline, parseMarkdown, plainText } from './markdown.js';
import { readRulebook, searchRules } from './rulebook.js';

const BOOK = `# A game: the rules

Some words before the first rule.

## Supply

<a id="supply.line"></a>
A piece needs a *line* of **own** pieces; see \`supply.port\`. [printed]

First edition: without exception. [house]

<a id="supply.port"></a>
- a port
- or none,
  as they say

| who | what |
| --- | --- |
| Navy | port |

## The end

<a id="end.rounds"></a>
After twenty rounds. See [Supply](#supply).
`;

describe('a rulebook', () => {
  const book = readRulebook(BOOK);

  it('has chapters, and rules by their address', () => {
    expect(book.title).toBe('A game: the rules');
    expect(book.chapters).toEqual([
      { id: 'supply', title: 'Supply' },
      { id: 'the-end', title: 'The end' },
    ]);
    expect([...book.rules.keys()]).toEqual(['supply.line', 'supply.port', 'end.rounds']);
    expect(book.rules.get('supply.line')?.blocks).toHaveLength(2);
    expect(book.rules.get('supply.port')?.text).toContain('or none, as they say');
    expect(book.rules.get('end.rounds')?.chapter).toBe('The end');
  });

  it('is searched by all words, addresses first', () => {
    expect(searchRules(book, 'port').map(({ anchor }) => anchor)).toEqual(['supply.port', 'supply.line']);
    expect(searchRules(book, 'twenty ROUNDS').map(({ anchor }) => anchor)).toEqual(['end.rounds']);
    expect(searchRules(book, '  ')).toEqual([]);
    expect(searchRules(book, 'zeppelin')).toEqual([]);
  });

  it.each(['qmg-ww2', 'outposts', 'noughts'])(
    'of %s is read whole: every address, nothing left over',
    (game) => {
      const path = new URL(`../../../../docs/rules/${game}.md`, import.meta.url);
      const source = readFileSync(path, 'utf8');
      const read = readRulebook(source);
      const anchors = [...source.matchAll(/<a id="([^"]+)"><\/a>/g)].map(([, id]) => id);
      expect([...read.rules.keys()]).toEqual(anchors);
      expect([...read.rules.values()].filter(({ text }) => text === '')).toEqual([]);
      expect(
        read.blocks.filter((block) => 'text' in block && JSON.stringify(block).includes('<a id')),
      ).toEqual([]);
    },
  );
});

describe('marks in a text', () => {
  it('are told from words in brackets', () => {
    expect(inline('So [printed] and [so on].')).toEqual([
      'So ',
      { kind: 'mark', mark: 'printed' },
      ' and [so on].',
    ]);
    expect(plainText(inline('a **b** *c* `d` [e](#f) [house]'))).toBe('a b c d e ');
  });

  it('never become markup of the page', () => {
    const [block] = parseMarkdown('<img src=x onerror=alert(1)> & <b>bold</b>');
    expect(block).toEqual({ kind: 'paragraph', text: ['<img src=x onerror=alert(1)> & <b>bold</b>'] });
  });
});
