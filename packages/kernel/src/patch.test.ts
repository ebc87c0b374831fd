import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { diff, type Patch, PatchError, patched } from './patch.js';

/** The patch after a round trip through JSON. */
const sent = (patch: Patch | null) => JSON.parse(JSON.stringify(patch)) as Patch | null;

describe('a patch', () => {
  it('leads from any plain value to any other, also through JSON', () => {
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

  it('can set null, which a merge patch cannot', () => {
    expect(diff({ a: 1, b: 2 }, { a: null })).toEqual(['{', { a: ['=', null] }, ['b']]);
  });

  it('does not resend a list that grew or changed little', () => {
    expect(diff([1, 2, 3], [1, 2, 3, 4])).toEqual(['[', 3, [4]]);
    expect(diff([1, 2, 3], [1, 2])).toEqual(['[', 2, []]);
    expect(diff([1, 2, 3], [1, 9, 3])).toEqual(['#', { 1: ['=', 9] }]);
  });

  it('does not resend a long list because an item left or joined it', () => {
    const units = Array.from({ length: 600 }, (_, i) => ({ id: `unit-${i}`, at: i }));
    const without = units.filter(({ id }) => id !== 'unit-7' && id !== 'unit-300');
    expect(diff(units, without)).toEqual(['~', [7, 300], [], {}]);
    const moved = [
      ...without.slice(0, 5),
      { id: 'new', at: 1 },
      { id: 'unit-5', at: 99 },
      ...without.slice(6),
    ];
    expect(diff(without, moved)).toEqual([
      '~',
      [],
      [[5, { id: 'new', at: 1 }]],
      { 6: ['{', { at: ['=', 99] }, []] },
    ]);
    expect(patched(without, sent(diff(without, moved)))).toEqual(moved);
    expect(diff(['a', 'b', 'c', 'd'], ['a', 'c', 'd'])).toEqual(['~', [1], [], {}]);
  });

  it('does not resend the only item of a list because something deep inside it changed', () => {
    const decision = (ids: string[]) => [{ prompt: 'Move a unit', subjects: [{ verb: 'move', ids }] }];
    const ids = Array.from({ length: 300 }, (_, i) => `unit-${i}`);
    const after = decision(ids.filter((id) => id !== 'unit-7'));
    const patch = diff(decision(ids), after);
    expect(JSON.stringify(patch).length).toBeLessThan(100);
    expect(patched(decision(ids), sent(patch))).toEqual(after);
  });

  it('leads from a list of named things to any other', () => {
    const named = fc.uniqueArray(fc.record({ id: fc.nat(30), at: fc.nat(3) }), { selector: ({ id }) => id });
    fc.assert(
      fc.property(named, named, (before, after) => {
        expect(patched(before, sent(diff(before, after)))).toEqual(after);
        const [ids, others] = [before.map(({ id }) => `u${id}`), after.map(({ id }) => `u${id}`)];
        expect(patched(ids, sent(diff(ids, others)))).toEqual(others);
      }),
    );
  });

  it('keeps unchanged parts, and does not modify the old value', () => {
    const before = { a: { deep: [1] }, b: { deep: [2] } };
    const after = patched(before, diff(before, { a: { deep: [1] }, b: { deep: [3] } }));
    expect(after.a).toBe(before.a);
    expect(before.b.deep).toEqual([2]);
  });

  it('refuses a value that it does not fit', () => {
    expect(() => patched([1] as unknown, ['[', 2, []])).toThrow(PatchError);
    expect(() => patched(3 as unknown, ['{', {}, []])).toThrow(PatchError);
    expect(() => patched(3 as unknown, ['#', {}])).toThrow(PatchError);
    expect(() => patched(3 as unknown, ['~', [], [], {}])).toThrow(PatchError);
    expect(() => patched([1] as unknown, ['~', [4], [], {}])).toThrow(PatchError);
    expect(() => patched([1] as unknown, ['~', [], [[7, 1]], {}])).toThrow(PatchError);
    expect(() => patched([1] as unknown, ['~', [], [], { 7: ['=', 1] }])).toThrow(PatchError);
  });
});
