import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { folder, sandtable } from '../../test/command.js';

const here = folder();
const SMALL = ['--game', 'qmg-ww2', '--generations', '2', '--gate', '2', '--seed', 'x', '--bar', '0'];

describe('train', () => {
  it('fits weights, says which run made them, and makes the same again', { timeout: 300_000 }, async () => {
    const record = join(here.path, 'runs.jsonl');
    const made = async (name: string) => {
      const to = join(here.path, name, 'some-weights.ts');
      const { code, out, err } = await sandtable('train', ...SMALL, '--to', to, '--record', record);
      expect([code, err]).toEqual([0, '']);
      expect(out).toMatch(/^2 games, \d+ positions: explains .* wins .* of 2\n/);
      return readFileSync(to, 'utf8');
    };
    const text = await made('a');
    expect(text).toContain('export const SOME_WEIGHTS: Weights = {');
    expect(text).toContain("made: 'sandtable train --game qmg-ww2 --generations 2 --gate 2 --seed x'");
    expect(text).toMatch(/\n {4}'germany: income': -?[\d.]+,\n/);
    expect(await made('b')).toBe(text);
    const runs = readFileSync(record, 'utf8').trim().split('\n');
    expect(runs).toHaveLength(2);
    expect(JSON.parse(runs[0])).toMatchObject({ seed: 'x', gate: 2, bar: 0, passed: true });
  });

  it('says what it needs', async () => {
    expect((await sandtable('train')).err).toMatch(/train needs a game/);
    expect((await sandtable('train', '--game', 'outposts')).err).toMatch(/have no weights/);
    expect((await sandtable('train', '--game', 'qmg-ww2', '--generations', 'x')).err).toMatch(/numbers/);
  });
});
