import { describe, expect, it } from 'vitest';
import { readMarkdown } from '../../build/read-markdown.js';
import { blockText } from './blocks.js';
import { numberOf, readRulebook, searchRules, titlesAbove, titlesOf } from './rulebook.js';

const BOOK = `# A game: the rules

Some words before the first rule.

## Supply

<a id="supply.line"></a>
**The line.**
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

<a id="end.turns.a"></a>
**Turns, a.**
Six of them.

<a id="end.rounds"></a>
**Wolf Packs**, **Truk**: after twenty rounds. See [Supply](#supply).
`;

describe('a rulebook', () => {
  const book = readRulebook(readMarkdown(BOOK));

  it('has chapters, and rules by anchor', () => {
    expect(book.title).toBe('A game: the rules');
    expect(book.chapters.map(({ id, number, title }) => ({ id, number, title }))).toEqual([
      { id: 'supply', number: 1, title: 'Supply' },
      { id: 'the-end', number: 2, title: 'The end' },
    ]);
    expect([...book.rules.keys()]).toEqual(['supply.line', 'supply.port', 'end.turns.a', 'end.rounds']);
    expect(book.intro).toHaveLength(1);
    expect(book.rules.get('supply.line')?.blocks).toHaveLength(2);
    expect(book.rules.get('supply.port')?.text).toContain('or none, as they say');
    expect(book.rules.get('end.rounds')?.chapter).toBe('The end');
  });

  it('gives every rule a number, and the title it begins with', () => {
    expect(titlesOf(book)).toEqual({
      'supply.line': ['1.1', 'The line'],
      'supply.port': ['1.2', ''],
      'end.turns.a': ['2.1', 'Turns (a)'],
      'end.rounds': ['2.2', 'Wolf Packs, Truk'],
    });
    const begin = (anchor: string) => blockText(book.rules.get(anchor)!.blocks[0]);
    expect(begin('supply.line')).toMatch(/^A piece needs/);
    expect(begin('end.rounds')).toMatch(/^After twenty/);
  });

  it('gives chapters the numbers that are printed, or counts them', () => {
    const [counted, combat, several] = [
      { number: 2, title: 'The end' },
      { number: 10, title: '4. Combat Phase' },
      { number: 27, title: '21 to 23. Scenarios' },
    ];
    expect(numberOf(combat, [counted, combat])).toEqual({ number: '4', title: 'Combat Phase' });
    expect(numberOf(several, [counted, several])).toEqual({ number: '21–23', title: 'Scenarios' });
    expect(numberOf(counted, [counted, several])).toEqual({ number: '', title: 'The end' });
    expect(numberOf(counted, [counted])).toEqual({ number: '2', title: 'The end' });
  });

  it('is searched by all words, anchors first', () => {
    expect(searchRules(book, 'port').map(({ anchor }) => anchor)).toEqual(['supply.port', 'supply.line']);
    expect(searchRules(book, 'twenty ROUNDS').map(({ anchor }) => anchor)).toEqual(['end.rounds']);
    expect(searchRules(book, '  ')).toEqual([]);
    expect(searchRules(book, 'zeppelin')).toEqual([]);
  });
});

it('cites rules without a printed number by their letter, never by a number that another rule has', () => {
  const book = readRulebook(
    readMarkdown(
      '# War\n\n## Words\n\n<a id="v.b"></a>\n**Dice.**\nSix sides.\n\n## 1. Season\n\n<a id="1.1"></a>\n**Cards.**\nOne.\n',
    ),
  );
  expect([...book.rules.values()].map(({ number }) => number)).toEqual(['V.b', '1.1']);
});

it('writes the title of a rule in parts once', () => {
  const rule = (id: string, title: string) => `<a id="${id}"></a>\n**${title}.**\nWords.\n`;
  const source = [
    '# War\n\n## 4. Combat Phase\n',
    rule('4a', 'Combat Phase, a'),
    '### 4.1 Airdrop\n',
    rule('4.1a', 'Airdrop, a'),
    rule('4.1b', 'Airdrop, b'),
    rule('4.2a', 'Retreat, a'),
    rule('4.2b', 'Retreat, b'),
    rule('4.3', 'Losses'),
  ];
  const [chapter] = readRulebook(readMarkdown(source.join('\n'))).chapters;
  const heading = null;
  expect(titlesAbove(chapter, 'Combat Phase')).toEqual([
    ...[null, heading, null, null],
    ...['Retreat', null, 'Losses'],
  ]);
});
