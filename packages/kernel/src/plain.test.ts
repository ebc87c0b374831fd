import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clone, deepEqual, firstDifference, notPlain } from './plain.js';

const plain = fc.jsonValue().map((value) => JSON.parse(JSON.stringify(value)) as unknown);

/** Every object inside a value. */
function objectsIn(value: unknown): object[] {
  if (typeof value !== 'object' || value === null) return [];
  return [value, ...Object.values(value).flatMap(objectsIn)];
}

describe('clone', () => {
  it('is equal and shares nothing', () => {
    fc.assert(
      fc.property(plain, (value) => {
        const copy = clone(value);
        expect(copy).toEqual(value);
        const originals = new Set(objectsIn(value));
        expect(objectsIn(copy).some((object) => originals.has(object))).toBe(false);
      }),
    );
  });

  it('copies a shared object twice', () => {
    const shared = [1];
    const copy = clone({ a: shared, b: shared });
    copy.a.push(2);
    expect(copy.b).toEqual([1]);
  });
});

describe('difference', () => {
  it('is null exactly for the same plain data, whatever the order of keys', () => {
    fc.assert(
      fc.property(plain, plain, (a, b) => {
        expect(firstDifference(a, clone(a))).toBeNull();
        expect(deepEqual(a, b)).toBe(isDeepStrictEqual(a, b));
      }),
    );
  });

  it.each([
    [{ a: [1, { b: 2 }] }, { a: [1, { b: 3 }] }, 'a[1].b'],
    [{ a: [1] }, { a: [1, 2] }, 'a.length'],
    [{ a: 1 }, { a: 1, b: 2 }, 'b'],
    [{ a: 1, b: 2 }, { a: 1 }, 'b'],
    [{ a: 1 }, JSON.parse('{"a":1,"__proto__":2}'), '__proto__'],
    [{ a: [] }, { a: {} }, 'a'],
    [1, 2, 'the value'],
    [null, {}, 'the value'],
  ])('names where %j and %j differ', (a, b, path) => {
    expect(firstDifference(a, b)).toBe(path);
  });
});

describe('notPlain', () => {
  it('accepts what JSON restores', () => {
    fc.assert(fc.property(plain, (value) => notPlain(value) === null));
  });

  const hole = [1, 2];
  delete hole[0];
  const labelled = Object.assign([1], { label: 'x' });
  it.each<[string, unknown, string]>([
    ['undefined', { a: undefined }, 'state.a'],
    ['a function', { a: [() => 1] }, 'state.a[0]'],
    ['a Map', { a: new Map() }, 'state.a'],
    ['a Set', { a: { b: new Set() } }, 'state.a.b'],
    ['a typed array', { a: new Uint8Array(2) }, 'state.a'],
    ['NaN', [Number.NaN], 'state[0]'],
    ['infinity', [1, Number.POSITIVE_INFINITY], 'state[1]'],
    ['minus zero', { a: -0 }, 'state.a'],
    ['a hole', { a: hole }, 'state.a[0]'],
    ['an array with a label', { a: labelled }, 'state.a'],
    ['a symbol for a key', { a: { [Symbol('x')]: 1 } }, 'state.a'],
    ['a bigint', { a: 1n }, 'state.a'],
    ['a class of its own', { a: new (class Army {})() }, 'state.a'],
  ])('finds %s', (_, value, path) => {
    expect(notPlain(value)).toBe(path);
  });
});
