import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Compile } from 'typebox/schema';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { folder, sandtable } from '../test/command.js';

const { path, file } = folder();
const DOC = readFileSync(new URL('../../../docs/totaler-krieg-values.md', import.meta.url), 'utf8');
const EXAMPLE = /```yaml\n(.*?)```/s.exec(DOC)![1];

/** Plays a random game under these options and says how it went. */
const simulate = (options: string, ...more: string[]) =>
  sandtable('simulate', '--game', 'totaler-krieg', '--options', options, '--games', '1', '--json', ...more);

describe('an option that is a file', () => {
  it('is read into the options; the journal replays without it', async () => {
    const values = file('my-copy.yaml', EXAMPLE);
    const played = await simulate(`scenario=case-white,values=${values}`, '--journals', path);
    expect(played.err).toBe('');
    const { options } = JSON.parse(played.out);
    expect(options.values).toMatch(/^crt\.3-1:Dr2 0\/1\|Dr2 0\/0.*;counters\.de-inf:1-1-3\/1/);
    // Every section of the example differs from ours somewhere.
    const named = new Set(
      String(options.values)
        .split(';')
        .map((row) => row.split('.')[0]),
    );
    expect([...named]).toEqual([...EXAMPLE.matchAll(/^([a-z-]+):/gm)].map(([, name]) => name).sort(byPlace));
    rmSync(values);
    const journal = join(path, 'totaler-krieg-1.journal');
    expect(readFileSync(journal, 'utf8')).toContain(`values=${options.values}`);
    const replayed = await sandtable('replay', journal, '--json');
    expect([replayed.code, replayed.err]).toEqual([0, '']);
    expect(JSON.parse(replayed.out).options).toEqual(options);
  });

  it('leaves no trace if the values are ours', async () => {
    const values = file('ours.yaml', 'weather: { april: [mud, storms] }\n');
    const { out } = await simulate(`values=${values}`);
    const { options } = JSON.parse(out);
    expect(options.scenario).toBe('case-white');
    expect(options).not.toHaveProperty('values');
  });

  it.each([
    [
      'crt:\n  # A comment.\n  3-1: [Dr2 0/0, Dr2 1/1, Dr1 0/0, Dr1 1/1, Ex 0/0]\n',
      ":3: crt.3-1: expected 6 results such as 'Dr2 1/1', found 5",
    ],
    [
      'weather:\n  april: [mud, rain]\nwether: 1\n',
      "not 'rain'; FILE:3: wether: there is no such section; did you mean weather?",
    ],
    ['crt: [\n', ':2: the YAML cannot be read: '],
    ['a: 1\n---\nb: 2\n', ': expected one YAML document, found 2'],
    ['', ': expected one YAML document, found 0'],
  ])('names the line and the key: %j', async (text, why) => {
    const values = file('wrong.yaml', text);
    const { code, err } = await simulate(`values=${values}`);
    expect(code).toBe(2);
    expect(err.replaceAll(values, 'FILE')).toContain(why);
  });

  it('has a schema for editors, which knows sections, rows and how many values a row has', () => {
    const written = new URL('../../../docs/totaler-krieg-values.schema.json', import.meta.url);
    const schema = Compile(JSON.parse(readFileSync(written, 'utf8')));
    expect(schema.Check(parse(EXAMPLE))).toBe(true);
    const wrong = [
      'ctr: {}',
      'crt: { 3x1: [Ex 0/0] }',
      'crt: { 3-1: [Ex 0/0] }',
      'strategic-hexes: { berlin: axis }',
    ];
    expect(wrong.filter((text) => schema.Check(parse(text)))).toEqual([]);
  });

  it('has to be there', async () => {
    const { code, err } = await simulate(`values=${join(path, 'nowhere.yaml')}`);
    expect(code).toBe(2);
    expect(err).toContain('nowhere.yaml: there is no such file or folder');
  });
});

/** In the order of the document. */
function byPlace(one: string, other: string): number {
  return EXAMPLE.indexOf(`\n${one}:`) - EXAMPLE.indexOf(`\n${other}:`);
}
