import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { folder } from '../test/command.js';
import { readText, writeAtomically } from './files.js';

const here = folder();

it('reads a file, also one that begins with a byte order mark', () => {
  expect(readText(here.file('a.txt', '\uFEFFtext'))).toBe('text');
});

it('says why a file cannot be read', () => {
  expect(() => readText(join(here.path, 'none'))).toThrow(/none: there is no such file or folder$/);
  expect(() => readText(here.path)).toThrow(/: is a folder, not a file$/);
});

it('writes a whole file or none, and leaves nothing else behind', () => {
  const path = join(here.path, 'new', 'b.txt');
  writeAtomically(path, 'one');
  writeAtomically(path, 'two');
  expect(readFileSync(path, 'utf8')).toBe('two');
  expect(readdirSync(join(here.path, 'new'))).toEqual(['b.txt']);
  expect(() => writeAtomically(here.path, 'x')).toThrow(/is a folder|may not be/);
  expect(
    readdirSync(join(here.path, '..')).filter((name) => name.endsWith('.tmp') && name.includes('sandtable-')),
  ).toEqual([]);
});

it.runIf(existsSync('/proc/self'))('says so where no folder can be made', () => {
  expect(() => writeAtomically('/proc/none/of/this', 'x')).toThrow(/there is no such file or folder$/);
});
