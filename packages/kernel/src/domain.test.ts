import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Brand, type By, type Domain, names, nearest, numbers, pair } from './domain.js';

const spaces = names('space', ['ukraine', 'north-sea', 'kursk salient']);
const words = fc.uniqueArray(fc.stringMatching(/^[a-z]{1,8}$/), { minLength: 1, maxLength: 12 });

function everyMemberReads(domain: Domain, members: number): void {
  expect(domain.values).toHaveLength(members);
  for (const value of domain.values) {
    expect(domain.has(value)).toBe(true);
    expect(domain.index(domain.name(value))).toBe(value);
  }
}

describe('names', () => {
  it('finds every member by its name', () => {
    fc.assert(fc.property(words, (list) => everyMemberReads(names('word', list), list.length)));
    everyMemberReads(names('card', ['b', 'a'], [40, 7]), 2);
  });

  it('knows nothing else', () => {
    expect(spaces.index('constructor')).toBe(-1);
    expect(spaces.index('')).toBe(-1);
    expect([-1, 3, 0.5, Number.NaN].map((value) => spaces.has(value))).toEqual([false, false, false, false]);
    expect(spaces.touches(1)).toEqual([{ kind: 'space', id: 'north-sea' }]);
  });

  it('refuses duplicate names, duplicate numbers, and numbers too large for an option', () => {
    expect(() => names('card', ['a', 'a'])).toThrow(
      'the domain of card has two members of one name or number',
    );
    expect(() => names('card', ['a', 'b'], [1, 1])).toThrow('two members');
    expect(() => names('card', ['a', 'b'], [1])).toThrow('two members');
    expect(() => names('card', ['a'], [-1])).toThrow('cannot have a member numbered -1');
    expect(() => names('card', ['a'], [0.5])).toThrow('numbered 0.5');
    expect(() => names('card', ['a'], [1 << 22])).toThrow('numbered 4194304');
  });
});

describe('numbers', () => {
  it('writes digits', () => {
    const dice = numbers('pips', 2, 12);
    everyMemberReads(dice, 11);
    expect(dice.name(12)).toBe('12');
    expect(dice.index('1')).toBe(-1);
    expect(dice.touches(3)).toEqual([]);
    expect(() => numbers('change', -2, 2)).toThrow('numbered -2');
  });
});

describe('pair', () => {
  it('finds every member by its name, even if the parts contain spaces', () => {
    const inLeft = pair(pair(spaces, numbers('army', 0, 3)), spaces);
    const inRight = pair(spaces, pair(numbers('army', 0, 3), spaces));
    everyMemberReads(inLeft, 3 * 4 * 3);
    everyMemberReads(inRight, 3 * 4 * 3);
    expect(inLeft.name(inLeft.values[0])).toBe('ukraine 0 ukraine');
    expect(inLeft.index('ukraine 0')).toBe(-1);
    expect(inLeft.index('kursk salient 2 kursk salient')).toBeGreaterThan(0);
  });

  it('makes and takes apart', () => {
    const both = pair(spaces, numbers('army', 1, 3));
    expect(both.name(both.of(1, 2))).toBe('north-sea 2');
    expect(both.has(both.of(1, 0))).toBe(false);
    expect(both.has(-1)).toBe(false);
    expect(both.has(0.5)).toBe(false);
    expect(both.touches(both.of(1, 2))).toEqual([{ kind: 'space', id: 'north-sea' }]);
    expect(both.kind).toBe('space and army');
  });

  it('refuses more pairs than an option can tell apart', () => {
    const many = numbers('hex', 0, 2999);
    const route = pair(many, many);
    expect(() => pair(pair(route, route), many)).toThrow('make more than 35184372088832 pairs');
    expect(pair(numbers('unit', 0, 1023), numbers('hex', 0, 1023)).values).toHaveLength(1 << 20);
  });

  it('has room for a kind of unit, where it is and where it goes', () => {
    const hexes = names(
      'hex',
      Array.from({ length: 2779 }, (_, i) => String(1000 + i)),
    );
    const kinds = names(
      'unit',
      Array.from({ length: 430 }, (_, i) => `army-${i}`),
    );
    const moves = pair(kinds, pair(hexes, hexes));
    expect(moves.size).toBe(430 * 2779 * 2779);
    const move = moves.index('army-429 3778 1000');
    expect(moves.name(move)).toBe('army-429 3778 1000');
    expect(moves.touches(move)).toEqual([
      { kind: 'unit', id: 'army-429' },
      { kind: 'hex', id: '3778' },
      { kind: 'hex', id: '1000' },
    ]);
    expect(moves.has(moves.bound)).toBe(false);
  });
});

describe('nearest', () => {
  it('suggests a name for a mistyped one', () => {
    expect(nearest(spaces, 'ukrane')).toBe('ukraine');
    expect(nearest(spaces, 'nort sea')).toBe('north-sea');
    expect(nearest(spaces, 'timbuktu')).toBeNull();
    expect(nearest(spaces, 'x'.repeat(5000))).toBeNull();
    const both = pair(names('unit', ['third-panzer', 'sixth-army']), spaces);
    expect(nearest(both, 'third-panser ukrane')).toBe('third-panzer ukraine');
    expect(nearest(both, 'third-panser timbuktu')).toBeNull();
    expect(nearest(both, 'ukraine')).toBeNull();
  });
});

describe('brands', () => {
  type Space = Brand<'space'>;
  type Country = Brand<'country'>;
  const spaces = names<Space>('space', ['kiev', 'minsk']);
  const countries = names<Country>('country', ['germany', 'italy']);

  it('keep members of different domains apart', () => {
    const both = pair(spaces, countries);
    const [minsk, italy] = [spaces.index('minsk'), countries.index('italy')];
    expect(both.name(both.of(minsk, italy))).toBe('minsk italy');
    // @ts-expect-error: the country comes second
    expect(both.name(both.of(italy, spaces.index('kiev')))).toBe('minsk germany');
    // @ts-expect-error: a country is no space
    expect(spaces.name(italy)).toBe('minsk');
  });

  it('find only their own entry in a list', () => {
    const stars: By<Space, number> = [3, 5];
    expect(stars[spaces.index('minsk')]).toBe(5);
    // @ts-expect-error: a list of spaces knows no country
    expect(stars[countries.index('italy')]).toBe(5);
    // @ts-expect-error: nor what might be anything
    expect(stars[1]).toBe(5);
  });
});
