import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Contribution, commitTo, isCommitment, isContribution, jointSeed } from './contribution.js';

const value = (digit: string) => digit.repeat(64);
const by = (seat: string, digit: string): Contribution => ({
  seat,
  commit: commitTo(value(digit)),
  value: value(digit),
});

describe('jointSeed', () => {
  it('is the server’s seed without contributions', () => {
    expect(jointSeed('seven')).toBe('seven');
    expect(jointSeed('seven', [])).toBe('seven');
    const nobody = [
      { seat: 'ann', commit: null, value: null },
      { seat: 'bob', commit: commitTo('x'), value: null },
    ];
    expect(jointSeed('seven', nobody)).toBe('seven');
  });

  it('is SHA-256 of one line for the server and one for each value', () => {
    const text = `sandtable joint seed\nserver seven\nann ${value('a')}\nbob ${value('b')}`;
    const expected = createHash('sha256').update(text).digest('hex');
    expect(jointSeed('seven', [by('ann', 'a'), by('bob', 'b')])).toBe(expected);
    expect(jointSeed('seven', [by('bob', 'b'), by('ann', 'a')])).toBe(expected);
  });

  it('differs for any other seed, value or seat, and for any part left out', () => {
    const part = fc.record({ seat: fc.constantFrom('a', 'b', 'c', 'a-b'), digit: fc.constantFrom('0', '1') });
    const parts = fc.uniqueArray(part, { selector: ({ seat }) => seat, minLength: 1 });
    const list = fc.record({ seed: fc.constantFrom('x', 'y', 'x a'), parts });
    const text = (one: { seed: string; parts: { seat: string; digit: string }[] }) =>
      JSON.stringify([one.seed, one.parts.map(({ seat, digit }) => `${seat}${digit}`).sort()]);
    fc.assert(
      fc.property(list, list, (one, other) => {
        const [first, second] = [one, other].map(({ seed, parts }) =>
          jointSeed(
            seed,
            parts.map(({ seat, digit }) => by(seat, digit)),
          ),
        );
        expect(first === second).toBe(text(one) === text(other));
      }),
    );
  });
});

describe('a value and a commitment', () => {
  it.each([
    null,
    undefined,
    7,
    {},
    [],
    '',
    'a',
    value('a').slice(1),
    `${value('a')}a`,
    value('A'),
    value('g'),
    `${value('a')}\n`,
    'ä'.repeat(64),
  ])('%j is neither', (text) => {
    expect([isCommitment(text), isContribution(text)]).toEqual([false, false]);
  });

  it('are 64 hex digits', () => {
    expect([isCommitment(value('0')), isContribution(value('f'))]).toEqual([true, true]);
  });
});
