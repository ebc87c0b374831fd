import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Contribution, commitTo } from './contribution.js';
import {
  type Entry,
  type Header,
  type Journal,
  JournalError,
  parseEntry,
  parseJournal,
  parseWithLines,
  printEntry,
  printJournal,
} from './journal.js';
import { deepEqual } from './plain.js';

const word = fc.stringMatching(/^[a-z0-9-]{1,10}$/);
/** A line of text without line breaks or surrounding spaces. */
const line = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 30 })
  .filter((text) => /^\S(.*\S)?$/.test(text));
const seed = fc
  .string({ unit: 'grapheme', maxLength: 20 })
  .filter((text) => !/[\r\n\u2028\u2029]/.test(text));
const hash = fc.stringMatching(/^[0-9a-f]{16}$/);
const tag = fc
  .stringMatching(/^[a-z][a-z0-9 -]{0,10}$/)
  .filter((name) => !['game', 'ruleset', 'options', 'commit', 'seed', 'chance'].includes(name));
const secret = fc.stringMatching(/^[0-9a-f]{64}$/);
const contributions: fc.Arbitrary<Contribution[]> = fc.uniqueArray(
  fc.oneof(
    fc.record({ seat: word, commit: fc.constant(null), value: fc.constant(null) }),
    fc.record({ seat: word, commit: secret, value: fc.constant(null) }),
    fc.record({ seat: word, value: secret }).map((one) => ({ ...one, commit: commitTo(one.value) })),
  ),
  { selector: ({ seat }) => seat, minLength: 1, maxLength: 4 },
);

const entry: fc.Arbitrary<Entry> = fc.oneof(
  fc.record({ kind: fc.constant('choice' as const), seat: word, text: line }),
  fc.record({
    kind: fc.constant('chance' as const),
    what: fc.constantFrom('roll' as const, 'pick' as const),
    about: word,
    values: fc.nat().map((value) => [value]),
  }),
  fc.nat(12).chain((size) =>
    fc.record({
      kind: fc.constant('chance' as const),
      what: fc.constant('shuffle' as const),
      about: word,
      values: fc.shuffledSubarray(
        Array.from({ length: size }, (_, i) => i),
        { minLength: size },
      ),
    }),
  ),
  fc.record({ kind: fc.constant('mark' as const), label: line, hash }),
  fc.record({ kind: fc.constant('rewind' as const), to: fc.nat() }),
  fc.record({ kind: fc.constant('end' as const), text: line }),
  // A note may be indented, or empty.
  fc.record({
    kind: fc.constant('note' as const),
    text: fc.oneof(
      fc.constant(''),
      line,
      line.map((text) => `  ${text}`),
    ),
  }),
);

const header: fc.Arbitrary<Header> = fc
  .record({
    game: word,
    ruleset: fc.integer({ min: 1, max: 1000 }),
    options: fc.dictionary(word, word, { noNullPrototype: true }),
    secret: seed,
    revealed: fc.boolean(),
    chance: fc.constantFrom(undefined, 'sfc32' as const, 'chacha20' as const),
    contributions: fc.option(contributions, { nil: undefined }),
    tags: fc.dictionary(tag, seed, { noNullPrototype: true }),
  })
  .map(({ secret, revealed, chance, contributions, ...rest }) => ({
    ...rest,
    commit: commitTo(secret),
    seed: revealed ? secret : null,
    ...(chance ? { chance } : {}),
    ...(contributions ? { contributions } : {}),
  }));

const journal: fc.Arbitrary<Journal> = fc.record({ header, entries: fc.array(entry) });

describe('printJournal and parseJournal', () => {
  it('are inverse', () => {
    fc.assert(
      fc.property(journal, (one) => {
        const text = printJournal(one);
        expect(parseJournal(text)).toEqual(one);
        expect(printJournal(parseJournal(text))).toBe(text);
      }),
    );
  });

  it('are inverse line by line', () => {
    fc.assert(fc.property(entry, (one) => deepEqual(parseEntry(printEntry(one), 1), one)));
  });

  it('tolerate editors: other line ends, a byte order mark, blank lines, trailing spaces', () => {
    fc.assert(
      fc.property(journal, (one) => {
        fc.pre(Object.values(one.header.tags).every((value) => value === value.trim()));
        fc.pre(one.header.seed === null || one.header.seed === one.header.seed.trim());
        const [head, ...body] = printJournal(one).split('\n\n');
        const edited = `\ufeff${head}\n\n${body.join('\n\n').replaceAll('\n', '  \n\n')}`.replaceAll(
          '\n',
          '\r\n',
        );
        expect(parseJournal(edited)).toEqual(one);
      }),
    );
  });

  it('read like this', () => {
    const text = [
      'sandtable journal 1',
      'game: toolbox',
      'ruleset: 1',
      'options: length=short',
      `commit: ${commitTo('seven')}`,
      'seed: seven',
      'red: Ann',
      '',
      '* shuffle deck 2 0 1',
      '# a fine opening',
      'ann: play ash',
      '* roll luck 4',
      '= round 1 0123456789abcdef',
      'bob: undo',
      '* rewind 3',
      '> red wins 1:0 (end.won)',
      '',
    ].join('\n');
    const parsed = parseWithLines(text);
    expect(parsed.lines).toEqual([9, 10, 11, 12, 13, 14, 15, 16]);
    expect(parsed.journal.header.tags).toEqual({ red: 'Ann' });
    expect(printJournal(parsed.journal)).toBe(text);
  });
});

describe('errors name their line', () => {
  const head = (...lines: string[]) => ['sandtable journal 1', ...lines].join('\n');
  const good = ['game: toolbox', 'ruleset: 1', `commit: ${commitTo('x')}`];

  it.each([
    ['', 1, "a journal begins with the line 'sandtable journal 1'"],
    ['sandtable journal 2\n', 1, 'a journal begins with'],
    [head('game: a', 'what is this'), 3, "a header line is written 'name: value', not 'what is this'"],
    [head('game: a', 'game: b'), 3, "the header says 'game' twice"],
    [head('ruleset: 1', `commit: ${commitTo('x')}`), 3, "the header has no 'game'"],
    [head('game: a', 'ruleset: one', 'commit: 0'), 3, "the ruleset is a whole number, not 'one'"],
    [head('game: a', 'ruleset: 1', 'commit: 0'), 4, 'the commit is a SHA-256 hash'],
    [head(...good, 'seed: y'), 5, 'the seed is not the one that was committed to'],
    [head(...good, 'chance: dice'), 5, "there is no generator 'dice' (generators: sfc32, chacha20)"],
    [head(...good, 'contribution ann: mine'), 5, "a contribution is written 'COMMITMENT VALUE'"],
    [head(...good, `contribution ann: ${commitTo('x')}`), 5, "a contribution is written 'COMMITMENT VALUE'"],
    [
      head(...good, `contribution ann: ${commitTo('x')} x`),
      5,
      "a contribution is written 'COMMITMENT VALUE'",
    ],
    [
      head(...good, `contribution ann: ${commitTo('x')} ${commitTo('x')}`),
      5,
      'the value of ann is not the one that was committed to',
    ],
    [head(...good, 'contribution ann: none', 'contribution ann: none'), 6, 'the header says'],
    [head(...good, 'options: a'), 5, "options are written name=value,name=value; 'a' is not"],
    [head(...good, '', 'ann play ash'), 6, "a choice is written 'seat: what it chose', not 'ann play ash'"],
    [head(...good, '', 'ann: ok', 'Ann: ok'), 7, 'a choice is written'],
    [head(...good, '', '* throw luck 4'), 6, "chance is written '* roll WHAT 4'"],
    [head(...good, '', '* roll luck'), 6, 'a roll has one value'],
    [head(...good, '', '* pick luck 1 2'), 6, 'a pick has one value'],
    [head(...good, '', '* shuffle deck 0 0 1'), 6, 'a shuffle names each old position once'],
    [head(...good, '', '* shuffle deck 1 2 3'), 6, 'a shuffle names each old position once'],
    [head(...good, '', '= round 3 xyz'), 6, 'a waypoint is written'],
  ])('%#: %j', (text, line, message) => {
    const read = () => parseJournal(text);
    expect(read).toThrow(`line ${line}: ${message}`);
    expect(read).toThrow(JournalError);
  });

  it('any text is parsed or gives a JournalError', () => {
    const soup = fc.array(
      fc.oneof(fc.constantFrom(...good, '', '* roll', '= ', '> ', '#', 'seed: x', 'a: b'), line),
    );
    fc.assert(
      fc.property(soup, (lines) => {
        try {
          parseJournal(head(...lines));
        } catch (error) {
          expect(error).toBeInstanceOf(JournalError);
        }
      }),
    );
  });
});

describe('what could not be read back is not printed', () => {
  const base: Journal = {
    header: { game: 'a', ruleset: 1, options: {}, commit: commitTo('x'), seed: null, tags: {} },
    entries: [],
  };
  it.each<[string, Partial<Header>, Entry[], string]>([
    [
      'a tag of two lines',
      { tags: { red: 'Ann\nseed: y' } },
      [],
      'line 5: a journal cannot write a line break',
    ],
    ['a tag that is a field', { tags: { seed: 'y' } }, [], "line 5: 'seed' cannot be a tag"],
    ['a tag that is a contribution', { tags: { 'contribution red': 'y' } }, [], 'cannot be a tag'],
    [
      'a contribution of two lines',
      { contributions: [{ seat: 'red', commit: 'a\nb', value: null }] },
      [],
      'line 5: a contribution is written',
    ],
    [
      'a contribution of nobody',
      { contributions: [{ seat: 'Red Army', commit: null, value: null }] },
      [],
      "line 5: 'Red Army' cannot contribute here",
    ],
    [
      'a value without a commitment',
      { contributions: [{ seat: 'red', commit: null, value: commitTo('x') }] },
      [],
      'line 5: a value needs its commitment',
    ],
    ['a tag in capitals', { tags: { Red: 'y' } }, [], "'Red' cannot be a tag"],
    ['a note of two lines', {}, [{ kind: 'note', text: 'a\rann: resign' }], 'line 6: a journal cannot write'],
  ])('%s', (_, head, entries, message) => {
    expect(() => printJournal({ header: { ...base.header, ...head }, entries })).toThrow(message);
  });
});
