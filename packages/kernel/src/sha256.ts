/** SHA-256 (FIPS 180-4) of a text in UTF-8, as hex: for the commitment to a seed. */
export function sha256(text: string): string {
  return sha256Words(text)
    .map((word) => (word >>> 0).toString(16).padStart(8, '0'))
    .join('');
}

/** The digest as eight signed 32-bit words. */
export function sha256Words(text: string): number[] {
  const bytes = utf8(text);
  const bitLength = bytes.length * 8;
  bytes.push(0x80);
  while (bytes.length % 64 !== 56) bytes.push(0);
  const high = Math.floor(bitLength / 4294967296);
  for (const word of [high, bitLength]) {
    for (let shift = 24; shift >= 0; shift -= 8) bytes.push((word >>> shift) & 0xff);
  }
  const h = INITIAL.slice();
  for (let start = 0; start < bytes.length; start += 64) compress(h, bytes, start);
  return h;
}

/** Every block writes its whole schedule before reading it, so one buffer serves all blocks. */
const schedule = new Int32Array(64);

function compress(h: number[], bytes: number[], start: number): void {
  const w = schedule;
  for (let i = 0; i < 16; i++) {
    const at = start + i * 4;
    w[i] = (bytes[at] << 24) | (bytes[at + 1] << 16) | (bytes[at + 2] << 8) | bytes[at + 3];
  }
  for (let i = 16; i < 64; i++) {
    const a = w[i - 15];
    const b = w[i - 2];
    const s0 = turn(a, 7) ^ turn(a, 18) ^ (a >>> 3);
    const s1 = turn(b, 17) ^ turn(b, 19) ^ (b >>> 10);
    w[i] = (w[i - 16] + s0 + w[i - 7] + s1) | 0;
  }
  let a = h[0];
  let b = h[1];
  let c = h[2];
  let d = h[3];
  let e = h[4];
  let f = h[5];
  let g = h[6];
  let last = h[7];
  for (let i = 0; i < 64; i++) {
    const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const t1 = (last + s1 + ((e & f) ^ (~e & g)) + ROUND[i] + w[i]) | 0;
    const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    last = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  const out = [a, b, c, d, e, f, g, last];
  for (let i = 0; i < 8; i++) h[i] = (h[i] + out[i]) | 0;
}

function turn(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

function utf8(text: string): number[] {
  const bytes: number[] = [];
  for (let i = 0; i < text.length; i++) {
    const point = text.codePointAt(i) as number;
    // A lone surrogate is no character; encoders write the replacement character for it.
    const code = point >= 0xd800 && point <= 0xdfff ? 0xfffd : point;
    if (code >= 0x10000) i++;
    if (code < 0x80) bytes.push(code);
    else if (code < 0x800) bytes.push(0xc0 | (code >> 6), 0x80 | (code & 63));
    else if (code < 0x10000) bytes.push(0xe0 | (code >> 12), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63));
    else
      bytes.push(
        0xf0 | (code >> 18),
        0x80 | ((code >> 12) & 63),
        0x80 | ((code >> 6) & 63),
        0x80 | (code & 63),
      );
  }
  return bytes;
}

/** The first 32 bits of the fractional part of a prime's root: the standard's constants. */
function fraction(root: number): number {
  return Math.floor((root - Math.floor(root)) * 4294967296) | 0;
}

function primes(count: number): number[] {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) if (found.every((p) => n % p !== 0)) found.push(n);
  return found;
}

const PRIMES = primes(64);
const INITIAL = PRIMES.slice(0, 8).map((p) => fraction(Math.sqrt(p)));
const ROUND = Int32Array.from(PRIMES, (p) => fraction(Math.cbrt(p)));
