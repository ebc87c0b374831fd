import { describe, expect, it } from 'vitest';
import { readMarkdown } from '../../build/read-markdown.js';
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
  const book = readRulebook(readMarkdown(BOOK));

  it('has chapters, and rules by anchor', () => {
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

  it('is searched by all words, anchors first', () => {
    expect(searchRules(book, 'port').map(({ anchor }) => anchor)).toEqual(['supply.port', 'supply.line']);
    expect(searchRules(book, 'twenty ROUNDS').map(({ anchor }) => anchor)).toEqual(['end.rounds']);
    expect(searchRules(book, '  ')).toEqual([]);
    expect(searchRules(book, 'zeppelin')).toEqual([]);
  });
});
