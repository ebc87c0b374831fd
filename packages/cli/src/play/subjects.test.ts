import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { folder } from '../../test/command.js';
import { typing } from '../../test/playing.js';

const here = folder();
let count = 0;
const ford = () => [
  ...['play', 'bridgehead', '--seats', 'south', '--seed', '5', '--bots', 'random'],
  ...['--options', 'scenario=ford', '--save', join(here.path, `ford-${++count}.journal`)],
];

describe('a game whose options go by subject', () => {
  it('lists the units that may act, and no target before one is asked for', async () => {
    const { out, code } = await typing(['quit'], ford());
    expect(code).toBe(0);
    expect(out).toContain('  move UNIT …: south-infantry-1, south-armour-1\n');
    expect(out).toContain('  1  done\n');
    expect(out).not.toContain('move south-armour-1 0');
  });

  it.each(['move south-armour-1', '? move south-armour-1', '? south-armour-1', 'Move South-Armour-1'])(
    'shows what a unit can do for %j; then numbers mean that',
    async (line) => {
      const { out } = await typing([line, '2', 'quit'], ford());
      const offered = /\n +2 {2}(move south-armour-1 \S+)\n/.exec(out)?.[1];
      expect(offered).toBeDefined();
      const hex = offered?.split(' ').at(-1);
      expect(out).toContain(`South Armour 1 moves from 0402 to ${hex}\n`);
    },
  );

  it('says why one may not act, and rejects unknown names', async () => {
    const { out } = await typing(['move north-infantry-1', '? nobody', 'help', 'quit'], ford());
    expect(out).toMatch(/No: North Infantry 1 belongs to the North.*; see turn\./);
    expect(out).toContain("Nothing here can be done with 'nobody'.\n");
    expect(out).toContain('"? move UNIT"');
  });
});
