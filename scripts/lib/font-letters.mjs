import { brotliDecompressSync } from 'node:zlib';

/** The tables a WOFF2 file may name by a number; only the places of these three matter here. */
const CMAP = 0;
const GLYF = 10;
const LOCA = 11;
const NAMED = 63;

/** The code points that a WOFF2 font has glyphs for. */
export function lettersOf(font) {
  const cmap = tableOf(font, CMAP);
  const letters = new Set();
  for (let i = 0; i < cmap.readUInt16BE(2); i++) {
    const at = cmap.readUInt32BE(4 + 8 * i + 4);
    for (const letter of lettersIn(cmap.subarray(at))) letters.add(letter);
  }
  return letters;
}

function tableOf(font, wanted) {
  if (font.toString('latin1', 0, 4) !== 'wOF2') throw new Error('not a WOFF2 font');
  let at = 48;
  const size = () => {
    let value = 0;
    for (;;) {
      const byte = font[at++];
      value = value * 128 + (byte & 127);
      if (byte < 128) return value;
    }
  };
  let [from, length] = [0, 0];
  let offset = 0;
  for (let i = 0; i < font.readUInt16BE(12); i++) {
    const flags = font[at++];
    const table = flags & 63;
    if (table === NAMED) at += 4;
    let stored = size();
    // Outlines are rewritten unless the version is 3, other tables only if it is not 0.
    const isOutline = table === GLYF || table === LOCA;
    if (isOutline ? flags >> 6 !== 3 : flags >> 6 !== 0) stored = size();
    if (table === wanted) [from, length] = [offset, stored];
    offset += stored;
  }
  const tables = brotliDecompressSync(font.subarray(at, at + font.readUInt32BE(20)));
  return tables.subarray(from, from + length);
}

function* lettersIn(map) {
  const format = map.readUInt16BE(0);
  if (format === 12) {
    for (let i = 0; i < map.readUInt32BE(12); i++) {
      const [first, last] = [map.readUInt32BE(16 + 12 * i), map.readUInt32BE(20 + 12 * i)];
      for (let letter = first; letter <= last; letter++) yield letter;
    }
  } else if (format === 4) {
    const segments = map.readUInt16BE(6) / 2;
    for (let i = 0; i < segments; i++) {
      const last = map.readUInt16BE(14 + 2 * i);
      const first = map.readUInt16BE(16 + 2 * (segments + i));
      for (let letter = first; letter <= last && letter !== 0xffff; letter++) yield letter;
    }
  } else throw new Error(`a character map of format ${format}`);
}
