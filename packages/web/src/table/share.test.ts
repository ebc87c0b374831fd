import { describe, expect, it } from 'vitest';
import { pack, unpack } from './share.js';

describe('a journal in an address', () => {
  it('is restored unchanged', async () => {
    const text = `sandtable journal 1\n${'germany: battle ukraine\n'.repeat(300)}é→`;
    const packed = await pack(text);
    expect(packed).toMatch(/^[A-Za-z0-9_-]+$/);
    expect(packed.length).toBeLessThan(text.length / 10);
    expect(await unpack(packed)).toBe(text);
  });

  it('is null if it was damaged', async () => {
    expect(await unpack('!!!')).toBeNull();
    expect(await unpack('AAAA')).toBeNull();
  });

  it('is not unpacked beyond the size limit', async () => {
    expect(await unpack(await pack('a'.repeat(3_000_000)))).toBeNull();
  });
});
