import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { folder, sandtable } from '../../test/command.js';

const here = folder();

it('bench prints rows and ratios, and keeps them where it is told', async () => {
  const file = join(here.path, 'result.json');
  const { code, out, err } = await sandtable('bench', '--quick', '--json', '--out', file);
  expect([code, err]).toEqual([0, '']);
  expect(readFileSync(file, 'utf8')).toBe(out);
  const { rows, ratios } = JSON.parse(out);
  for (const row of rows) {
    expect(Object.keys(row)).toEqual(['name', 'value', 'unit']);
    expect(row.value).toBeGreaterThan(0);
  }
  expect(ratios.kernelVsBoardgameIo).toBeGreaterThan(0);
});
