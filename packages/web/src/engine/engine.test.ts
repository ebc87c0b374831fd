import { makerOf, Players, playMatch } from '@sandtable/bots';
import { Machine, printJournal } from '@sandtable/kernel';
import { findGame } from '@sandtable/shelf';
import { expect, it } from 'vitest';
import { Engine } from './engine.js';

async function finished(): Promise<string> {
  const game = (await findGame('outposts'))!;
  const machine = new Machine<unknown, unknown>(game);
  const players = new Players(
    machine,
    game.seats.map(() => makerOf<unknown, unknown>('random')),
  );
  return printJournal(playMatch(machine, 'replay', players).match.journal());
}

it('the engine serves a replay, and explains in one sentence what it cannot do', async () => {
  const text = await finished();
  const engine = new Engine(
    () => {},
    async () => {},
    'this build',
  );
  await expect(engine.frame(0, 'spectator')).rejects.toThrow('no journal is open');
  await expect(engine.loadReplay('chess', text)).rejects.toThrow("there is no game 'chess'");
  await expect(engine.loadReplay('outposts', 'nonsense')).rejects.toThrow('line 1');
  expect(await engine.loadReplay('outposts', text)).toBe(true);
  const outline = await engine.outline(0, 'all-knowing');
  expect(outline.length).toBeGreaterThan(10);
  expect((await engine.frame(7, 'all-knowing')).of).toBe(outline.length - 1);
  expect(engine.playOn(9)).toContain('played on: from choice 9');
  expect(engine.playOn(9)).not.toContain('seed:');
});
