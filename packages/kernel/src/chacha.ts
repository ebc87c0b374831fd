import { sha256Words } from './sha256.js';

/**
 * ChaCha20 (RFC 8439) as a random generator: from any number of observed rolls, neither the key nor the next roll can
 * be computed. Ten signed 32-bit words: the key, the number of the next block, and how many of its sixteen words are
 * used up. The nonce is zero: a key serves one game only.
 */
const KEY = 8;
const BLOCK = 8;
const USED = 9;
const WORDS = 16;

/** "expand 32-byte k" */
const CONSTANTS = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574];

/** The key is SHA-256 of the text; the words of the digest are big-endian, those of ChaCha little-endian. */
export function chachaGenerator(text: string): number[] {
  return [...sha256Words(text).map(swapped), 0, 0];
}

/** The next 32 bits of the stream, signed. */
export function chachaNext(g: number[]): number {
  if (g[USED] === WORDS) {
    g[BLOCK] = (g[BLOCK] + 1) | 0;
    g[USED] = 0;
  }
  if (!isRemembered(g)) fill(g);
  return block[g[USED]++];
}

/** The last block computed, with its key and number: consecutive draws mostly come from the same block. */
const block = new Int32Array(WORDS);
const madeFor = new Int32Array(KEY + 1);
let made = false;

function isRemembered(g: readonly number[]): boolean {
  if (!made) return false;
  // The block number differs most often, so it is compared first.
  for (let i = BLOCK; i >= 0; i--) if (madeFor[i] !== g[i]) return false;
  return true;
}

const input = new Int32Array(WORDS);

function fill(g: readonly number[]): void {
  for (let i = 0; i < 4; i++) input[i] = CONSTANTS[i];
  for (let i = 0; i <= BLOCK; i++) {
    input[4 + i] = g[i];
    madeFor[i] = g[i];
  }
  made = true;
  const x = block;
  x.set(input);
  for (let round = 0; round < 20; round += 2) {
    quarter(x, 0, 4, 8, 12);
    quarter(x, 1, 5, 9, 13);
    quarter(x, 2, 6, 10, 14);
    quarter(x, 3, 7, 11, 15);
    quarter(x, 0, 5, 10, 15);
    quarter(x, 1, 6, 11, 12);
    quarter(x, 2, 7, 8, 13);
    quarter(x, 3, 4, 9, 14);
  }
  for (let i = 0; i < WORDS; i++) x[i] = (x[i] + input[i]) | 0;
}

function quarter(x: Int32Array, a: number, b: number, c: number, d: number): void {
  x[a] += x[b];
  x[d] = turned(x[d] ^ x[a], 16);
  x[c] += x[d];
  x[b] = turned(x[b] ^ x[c], 12);
  x[a] += x[b];
  x[d] = turned(x[d] ^ x[a], 8);
  x[c] += x[d];
  x[b] = turned(x[b] ^ x[c], 7);
}

function turned(word: number, by: number): number {
  return (word << by) | (word >>> (32 - by));
}

function swapped(word: number): number {
  return (word << 24) | ((word & 0xff00) << 8) | ((word >>> 8) & 0xff00) | (word >>> 24);
}
