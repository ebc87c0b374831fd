import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  completeNewOptions,
  completeOptions,
  formatOptions,
  isOffered,
  type OptionSpecs,
  offeredOptions,
  parseOptions,
  shortOptions,
} from './options.js';

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

describe('an option that decides something only with some values of another', () => {
  const withWhere: OptionSpecs = {
    ...specs,
    map: {
      values: ['small', 'large'],
      default: 'small',
      about: 'Which map.',
      where: { option: 'edition', values: ['first'] },
    },
  };

  it('is offered there alone', () => {
    expect(isOffered(withWhere, 'map', {})).toBe(false);
    expect(isOffered(withWhere, 'map', { edition: 'first' })).toBe(true);
    expect(isOffered(withWhere, 'scale', {})).toBe(true);
    expect(offeredOptions(withWhere, { edition: 'second', map: 'large', scale: '1.5' })).toEqual({
      edition: 'second',
      scale: '1.5',
    });
  });

  it('keeps its default elsewhere', () => {
    expect(completeOptions(withWhere, { map: 'large' })).toMatchObject({ edition: 'second', map: 'small' });
    expect(completeOptions(withWhere, { map: 'large', edition: 'first' })).toMatchObject({ map: 'large' });
  });

  it('is refused elsewhere in a new game, with the reason', () => {
    expect(completeNewOptions(withWhere, { map: 'small' })).toMatchObject({ map: 'small' });
    expect(completeNewOptions(withWhere, { map: 'large', edition: 'first' })).toMatchObject({ map: 'large' });
    expect(() => completeNewOptions(withWhere, { map: 'large' })).toThrow(
      "option 'map' can't be 'large' with edition=second (only with first)",
    );
  });
});

describe('an option that is a text', () => {
  const withText: OptionSpecs = {
    ...specs,
    tables: {
      values: [],
      default: '',
      about: 'Own tables.',
      text: {
        maxLength: 20,
        check: (text) => (text.startsWith('crt.') ? null : 'it begins with crt.'),
        fromFile: () => ({ text: 'crt.' }),
      },
    },
  };

  it('is left out if it is empty, so that nothing changes for others', () => {
    expect(completeOptions(withText)).toEqual({ edition: 'second', scale: '1' });
    expect(completeOptions(withText, { tables: '' })).toEqual({ edition: 'second', scale: '1' });
  });

  it('is judged by its own check, its length and what a journal can hold', () => {
    const given = (tables: string) => completeOptions(withText, { tables });
    expect(given('crt.3-1:Dr2 1/1|Ex')).toMatchObject({ tables: 'crt.3-1:Dr2 1/1|Ex' });
    expect(() => given('weather')).toThrow("option 'tables': it begins with crt.");
    expect(() => given(`crt.${'x'.repeat(20)}`)).toThrow('24 characters, at most 20 are allowed');
    for (const text of ['crt.a,b', 'crt.a=b', 'crt.\n', 'crt. ', 'crt.\u202e'])
      expect(() => given(text)).toThrow('cannot be written in a journal');
  });

  it('is written and read like others', () => {
    const options = { edition: 'first', tables: 'crt.3-1:Dr2 1/1' };
    expect(parseOptions(formatOptions(options))).toEqual(options);
  });

  it('is not repeated in lists', () => {
    expect(shortOptions(withText, { edition: 'first', tables: 'crt.x' })).toEqual({
      edition: 'first',
      tables: 'own',
    });
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
