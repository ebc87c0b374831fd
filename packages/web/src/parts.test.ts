import { describe, expect, it } from 'vitest';
import { type Answer, Parts } from './parts.js';

const MISSING = 'Failed to fetch dynamically imported module: http://host/assets/rules-1.js';

/** A server that gives these answers, the last one for good, and a part that comes after so many failures. */
function after(answers: readonly Answer[], failures: number, why = MISSING) {
  const told: (string | null)[] = [];
  let [asked, tried, mended, waited] = [0, 0, 0, 0];
  const parts = new Parts({
    ask: async () => answers[Math.min(asked++, answers.length - 1)],
    wait: async (milliseconds) => {
      waited += milliseconds;
      told.push(parts.missing.value);
    },
    mendStyles: async () => {
      mended++;
    },
  });
  const load = async () => {
    if (tried++ < failures) throw new TypeError(why);
    return 'a part';
  };
  const counts = () => ({ asked, tried, mended, waited });
  return { parts, load, told, counts };
}

describe('a part of the page', () => {
  it('is loaded once if it is there', async () => {
    const { parts, load, counts } = after(['same'], 0);
    expect(await parts.load(load)).toBe('a part');
    expect(counts()).toEqual({ asked: 0, tried: 1, mended: 0, waited: 0 });
  });

  it('is asked for again at once if the server is there, with the styles that were lost', async () => {
    const { parts, load, counts } = after(['same'], 1);
    expect(await parts.load(load)).toBe('a part');
    expect(counts()).toEqual({ asked: 1, tried: 2, mended: 1, waited: 0 });
    expect(parts.missing.value).toBe(null);
  });

  it('comes when the server is back after a short outage, which nobody is told of', async () => {
    const { parts, load, told } = after([null, null, null, 'same'], 1);
    expect(await parts.load(load)).toBe('a part');
    expect(told).toEqual([null, null, null]);
  });

  it('comes after a long one, and what was said about it is taken back', async () => {
    const away = Array<Answer>(9).fill(null);
    const { parts, load, told } = after([...away, 'same'], 1);
    expect(await parts.load(load)).toBe('a part');
    expect(told.slice(0, 3)).toEqual([null, null, null]);
    expect(new Set(told.slice(3))).toEqual(new Set(['unreachable']));
    expect(parts.missing.value).toBe(null);
  });

  it('is given up if the server is there and still has no such file', async () => {
    const { parts, load, counts } = after(['same'], Number.POSITIVE_INFINITY);
    await expect(parts.load(load)).rejects.toThrow(MISSING);
    expect(counts().tried).toBe(3);
    expect(parts.missing.value).toBe('unreachable');
  });

  it('of an older build is asked for once more, since older files may be kept, and then the reader is told', async () => {
    const kept = after(['newer'], 1);
    expect(await kept.parts.load(kept.load)).toBe('a part');
    expect(kept.parts.missing.value).toBe(null);
    const gone = after(['newer'], 2);
    await expect(gone.parts.load(gone.load)).rejects.toThrow(MISSING);
    expect(gone.parts.missing.value).toBe('updated');
  });

  it('waits together with the others', async () => {
    const { parts, load, counts } = after([null, null, 'same'], 3);
    await Promise.all([parts.load(load), parts.load(load), parts.load(load)]);
    expect(counts().asked).toBe(3);
  });

  it('that is there and has a fault is not asked for again', async () => {
    const { parts, load, counts } = after(['same'], 1, 'x is not a function');
    await expect(parts.load(load)).rejects.toThrow('x is not a function');
    expect(counts()).toEqual({ asked: 0, tried: 1, mended: 0, waited: 0 });
  });

  it('that nobody asks for again is told of as long as the server is away', async () => {
    const { parts, told } = after([...Array<Answer>(9).fill(null), 'same'], 0);
    await parts.tell(new TypeError(MISSING));
    expect(told.at(-1)).toBe('unreachable');
    expect(parts.missing.value).toBe(null);
  });

  it('… and if the server has a newer build, unless somebody waits for it', async () => {
    const { parts } = after(['newer'], 0);
    await parts.tell(new TypeError('x is not a function'));
    const failure = new TypeError(MISSING);
    let tried = 0;
    await parts.load(async () => {
      if (tried++ === 0) throw failure;
    });
    await parts.tell(failure);
    expect(parts.missing.value).toBe(null);
    await parts.tell(new TypeError(MISSING));
    expect(parts.missing.value).toBe('updated');
  });
});
