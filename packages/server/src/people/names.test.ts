import { describe, expect, it } from 'vitest';
import { DELETED, nameKey, resemblesReserved, skeletonsOf, tidyName } from './names.js';

const alike = (a: string, b: string) => skeletonsOf(a).some((look) => skeletonsOf(b).includes(look));

describe('a name', () => {
  it.each([
    ['  Ada   L. ', 'Ada L.'],
    ['Ａｄａ', 'Ada'],
    ['Jörg', 'Jörg'],
    ['Jo\u0308rg', 'Jörg'],
    ['Михаил', 'Михаил'],
    ['Ελένη 2', 'Ελένη 2'],
    ['山田 Taro', '山田 Taro'],
    ['さくら', 'さくら'],
    ['김철수', '김철수'],
    ['राम', 'राम'],
    ["O'Neill-Šimić", "O'Neill-Šimić"],
    ['Rommel ⚔\ufe0f', 'Rommel ⚔'],
    ['محمد', 'محمد'],
  ])('%j is shown as %j', (given, shown) => {
    expect(tidyName(given)).toBe(shown);
  });

  it.each([
    ['a control character', 'Ada\u0007'],
    ['a zero-width space', 'A\u200bda'],
    ['a joiner', 'Ad\u200da'],
    ['a soft hyphen', 'A\u00adda'],
    ['a right-to-left override', '\u202eadA'],
    ['an isolate', 'Ada\u2066'],
    ['a Hangul filler', '\u3164'],
    ['a blank of Braille', '\u2800'],
    ['a byte order mark inside', 'A\ufeffda'],
    ['a tag', 'Ada\u{e0041}'],
    ['half a character', 'Ada\ud800'],
    ['private use', 'Ada\ue000'],
    ['a line break', 'Ada\nGrace'],
    ['nothing', '   '],
    ['too much', 'x'.repeat(33)],
    ['too much once it is written out', '\ufdfa\ufdfa'],
    ['a heap of marks', `a${'\u0301\u0302\u0303\u0304\u0305\u0306'}`],
    ['a mark on nothing', '\u0301Ada'],
    ['Latin and Cyrillic letters', 'Adа'],
    ['Latin and Greek letters', 'Αda'],
    ['Cyrillic and Greek letters', 'Ωга'],
    ['letters of a script of old', '\u{10330}\u{10331}'],
  ])('does not have %s', (_, name) => {
    expect(() => tidyName(name)).toThrow(/name/);
  });
});

describe('looking alike', () => {
  it.each([
    ['Ada', 'ada'],
    ['Ada', 'Аdа'],
    ['paypal', 'раураІ'],
    ['HAT', 'НАТ'],
    ['hat', 'НАТ'],
    ['Bob', 'B0b'],
    ['Bill', 'BiII'],
    ['GENUINE', 'genuine'],
    ['GenuIne', 'genulne'],
    ['Morna', 'Moma'],
    ['Anna 1', 'Anna l'],
    ['Ｇrace', 'grace'],
    ["O'Neill", 'O’Neill'],
    ['Jean-Luc', 'Jean‐Luc'],
  ])('%j and %j do', (a, b) => {
    expect(alike(a, b)).toBe(true);
  });

  it.each([
    ['Ada', 'Adam'],
    ['Ada', 'Adá'],
    ['Genuine', 'Genuine 2'],
    ['Михаил', 'Misha'],
    ['Anna Maria', 'Annamaria'],
  ])('%j and %j do not', (a, b) => {
    expect(alike(a, b)).toBe(false);
  });

  it('does not matter for signing in: that needs the name itself, in any case', () => {
    expect(nameKey(' cOUNTESS ')).toBe(nameKey('Countess'));
    expect(nameKey('B0b')).not.toBe(nameKey('Bob'));
  });
});

describe('reserved names', () => {
  it.each([
    DELETED,
    'Deleted Account',
    'DeIeted_Acc0unt',
    'deleted-account!',
    'dеlеtеd ассоunt',
    'Bot',
    'B0T',
    'greedy',
    'Greedy (bot)',
    'GREEDYBOT',
    'Spectator',
  ])('%j is one', (name) => {
    expect(resemblesReserved(name, ['random', 'greedy'])).toBe(true);
  });

  it.each(['Botha', 'Greedy Gus', 'Ada', '⚔', 'not deleted'])('%j is none', (name) => {
    expect(resemblesReserved(name, ['random', 'greedy'])).toBe(false);
  });
});
