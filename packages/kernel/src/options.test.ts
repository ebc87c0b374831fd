import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { completeOptions, formatOptions, parseOptions } from './options.js';

const specs = {
  edition: { values: ['first', 'second'], default: 'second', about: 'Which printing.' },
  scale: { values: ['1', '1.5'], default: '1', about: 'How large.' },
};

describe('completeOptions', () => {
  it('fills in the defaults', () => {
    expect(completeOptions(specs)).toEqual({ edition: 'second', scale: '1' });
    expect(completeOptions(specs, { edition: 'first' })).toEqual({ edition: 'first', scale: '1' });
  });

  it('explains a bad option in a sentence', () => {
    expect(() => completeOptions(specs, { colour: 'red' })).toThrow(
      "there is no option 'colour' (options: edition, scale)",
    );
    expect(() => completeOptions(specs, { edition: 'third' })).toThrow(
      "option 'edition' can't be 'third' (values: first, second)",
    );
    expect(() => completeOptions({}, { a: 'b' })).toThrow('(options: none)');
    expect(() => completeOptions(specs, { constructor: 'x' } as Record<string, string>)).toThrow('no option');
  });
});

describe('parseOptions and formatOptions', () => {
  it('are inverse', () => {
    const word = fc.stringMatching(/^[a-z0-9-]{1,6}$/);
    fc.assert(
      fc.property(fc.dictionary(word, word), (options) => {
        expect(parseOptions(formatOptions(options))).toEqual(options);
      }),
    );
  });

  it('reads spaces and an empty text', () => {
    expect(parseOptions(' edition=first , scale=1.5 ')).toEqual({ edition: 'first', scale: '1.5' });
    expect(parseOptions('')).toEqual({});
  });

  it.each([
    ['edition', "options are written name=value,name=value; 'edition' is not"],
    ['a=1,a=2', "option 'a' is given twice"],
    ['a=b=c', "'a=b=c' is not"],
    ['__proto__=x', "'__proto__=x' is not"],
  ])('refuses %s', (text, message) => {
    expect(() => parseOptions(text)).toThrow(message);
  });
});
