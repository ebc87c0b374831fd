import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { diff, type Patch, PatchError, patched } from './patch.js';

/** Over a wire and back. */
const sent = (patch: Patch | null) => JSON.parse(JSON.stringify(patch)) as Patch | null;

describe('a patch', () => {
  it('leads from any plain value to any other, also over a wire', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (a, b) => {
        const [before, after] = [JSON.parse(JSON.stringify(a)), JSON.parse(JSON.stringify(b))];
        expect(patched(before, sent(diff(before, after)))).toEqual(after);
      }),
    );
  });

  it('leads from a list of records to one that was changed a little', () => {
    const row = fc.record({ id: fc.nat(9), names: fc.array(fc.option(fc.string()), { maxLength: 4 }) });
    fc.assert(
      fc.property(fc.array(row), fc.array(row), fc.nat(20), (head, tail, keep) => {
        const before = { list: head };
        const after = { list: [...head.slice(0, keep), ...tail] };
        expect(patched(before, sent(diff(before, after)))).toEqual(after);
      }),
    );
  });

  it('is null between equal values', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const plain = JSON.parse(JSON.stringify(value));
        expect(diff(plain, structuredClone(plain))).toBeNull();
        expect(patched(plain, null)).toBe(plain);
      }),
    );
  });

  it('says null, which a merge patch cannot', () => {
    expect(diff({ a: 1, b: 2 }, { a: null })).toEqual(['{', { a: ['=', null] }, ['b']]);
  });

  it('does not repeat a list that grew, nor one of which little changed', () => {
    expect(diff([1, 2, 3], [1, 2, 3, 4])).toEqual(['[', 3, [4]]);
    expect(diff([1, 2, 3], [1, 2])).toEqual(['[', 2, []]);
    expect(diff([1, 2, 3], [1, 9, 3])).toEqual(['#', { 1: ['=', 9] }]);
  });

  it('leaves alone what did not change, and the old value as it was', () => {
    const before = { a: { deep: [1] }, b: { deep: [2] } };
    const after = patched(before, diff(before, { a: { deep: [1] }, b: { deep: [3] } }));
    expect(after.a).toBe(before.a);
    expect(before.b.deep).toEqual([2]);
  });

  it('refuses what it does not fit', () => {
    expect(() => patched([1] as unknown, ['[', 2, []])).toThrow(PatchError);
    expect(() => patched(3 as unknown, ['{', {}, []])).toThrow(PatchError);
    expect(() => patched(3 as unknown, ['#', {}])).toThrow(PatchError);
  });
});
