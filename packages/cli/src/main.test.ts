import { existsSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { sandtable } from '../test/command.js';
import { COMMANDS } from './commands.js';

describe('the command', () => {
  it('lists its commands', async () => {
    for (const argv of [[], ['help'], ['--help'], ['-h']]) {
      const { code, out, err } = await sandtable(...argv);
      expect([code, err]).toEqual([0, '']);
      for (const name of Object.keys(COMMANDS)) expect(out).toMatch(new RegExp(`^  ${name} +\\S`, 'm'));
    }
  });

  it('says its version', async () => {
    const { code, out } = await sandtable('--version');
    expect(code).toBe(0);
    expect(out).toMatch(/^sandtable \d+\.\d+\.\d+\n$/);
  });

  it.each(Object.keys(COMMANDS))('explains %s with an example', async (name) => {
    for (const argv of [
      [name, '--help'],
      [name, '-h'],
      ['help', name],
    ]) {
      const { code, out, err } = await sandtable(...argv);
      expect([code, err]).toEqual([0, '']);
      expect(out).toMatch(new RegExp(`^Usage: sandtable ${name}`, 'm'));
      expect(out).toMatch(new RegExp(`^Examples?:\n  .*sandtable ${name}`, 'm'));
      expect(out).toMatch(/^ {2}--help/m);
    }
  });

  it.each(Object.keys(COMMANDS))(
    'names every flag of %s in its usage, and only files that are there',
    async (name) => {
      const { usage, flags, examples } = await COMMANDS[name]();
      const missing = Object.keys(flags).filter(
        (flag) => !usage.includes(`--${flag}`) && !usage.includes(`[${flag.toUpperCase()}]`),
      );
      expect(missing).toEqual([]);
      const files = examples.flatMap((line) => line.match(/\bcases\/\S+/g) ?? []);
      expect(files.filter((file) => !existsSync(new URL(`../../../${file}`, import.meta.url)))).toEqual([]);
    },
  );

  it('names the command that was meant', async () => {
    const { code, out, err } = await sandtable('chekc');
    expect([code, out]).toEqual([2, '']);
    expect(err).toBe("sandtable: there is no command 'chekc'; did you mean 'check'?\n");
    expect((await sandtable('help', 'xyzzyx')).err).toMatch(/there is no command 'xyzzyx'; 'sandtable help'/);
    expect((await sandtable('toString')).code).toBe(2);
  });

  it('an unexpected error is one line, with details only on demand', async () => {
    const { command } = await import('./commands/check.js');
    const breaks = vi.spyOn(command, 'run').mockRejectedValue(new Error('it broke\nbadly'));
    const quiet = await sandtable('check', 'x');
    expect([quiet.code, quiet.out]).toEqual([3, '']);
    expect(quiet.err).toBe('sandtable: unexpected error: it broke (SANDTABLE_DEBUG=1 shows where)\n');
    vi.stubEnv('SANDTABLE_DEBUG', '1');
    expect((await sandtable('check', 'x')).err).toMatch(/\n {4}at /);
    vi.unstubAllEnvs();
    breaks.mockRestore();
  });
});
