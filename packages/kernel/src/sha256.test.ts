import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sha256, sha256Words } from './sha256.js';

const reference = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex');

describe('sha256', () => {
  it('passes the test vectors of the standard', () => {
    expect(sha256('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
    expect(sha256('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  });

  it('agrees with another implementation on any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => sha256(text) === reference(text)),
    );
  });

  it('agrees around block boundaries', () => {
    for (let length = 50; length <= 130; length++) {
      expect(sha256('x'.repeat(length))).toBe(reference('x'.repeat(length)));
    }
  });

  it('agrees on a lone surrogate', () => {
    for (const text of ['\ud800', 'a\udc00b', '\ud83d\ude00', '\ude00\ud83d'])
      expect(sha256(text)).toBe(reference(text));
  });

  it('gives the same digest as signed words', () => {
    const words = sha256Words('seed');
    expect(words.every((word) => word === (word | 0))).toBe(true);
    expect(words.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('')).toBe(reference('seed'));
  });
});
