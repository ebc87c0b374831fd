import { createCipheriv, createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { chachaGenerator, chachaNext } from './chacha.js';

const hexWords = (text: string) => text.split(' ').map((word) => Number.parseInt(word, 16) | 0);

/** The keystream of an independent implementation, as little-endian words. */
function stream(text: string, words: number): number[] {
  const key = createHash('sha256').update(text).digest();
  const bytes = createCipheriv('chacha20', key, Buffer.alloc(16)).update(Buffer.alloc(words * 4));
  return Array.from({ length: words }, (_, i) => bytes.readInt32LE(i * 4));
}

describe('chachaNext', () => {
  it('gives the block of RFC 8439, A.1, test vector 1', () => {
    const g = new Array<number>(10).fill(0);
    expect(Array.from({ length: 16 }, () => chachaNext(g))).toEqual(
      hexWords(
        'ade0b876 903df1a0 e56a5d40 28bd8653 b819d2bd 1aed8da0 ccef36a8 c70d778b ' +
          '7c5941da 8d485751 3fe02477 374ad8b8 f4b8436a 1ca11815 69b687c3 8665eeb2',
      ),
    );
  });

  it('agrees with another ChaCha20 keyed with SHA-256 of the text, over many blocks', () => {
    const g = chachaGenerator('sandtable seed seven');
    expect(Array.from({ length: 1000 }, () => chachaNext(g))).toEqual(stream('sandtable seed seven', 1000));
  });

  it('depends only on its ten words: two generators used in turns do not mix', () => {
    const [a, b] = [chachaGenerator('a'), chachaGenerator('b')];
    const drawn: number[][] = [[], []];
    for (let i = 0; i < 40; i++) {
      drawn[0].push(chachaNext(a));
      drawn[1].push(chachaNext(b));
    }
    expect(drawn).toEqual([stream('a', 40), stream('b', 40)]);
    const saved = JSON.parse(JSON.stringify(a)) as number[];
    const ahead = Array.from({ length: 20 }, () => chachaNext(a));
    chachaNext(b);
    expect(Array.from({ length: 20 }, () => chachaNext(saved))).toEqual(ahead);
  });
});
