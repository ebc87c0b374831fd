import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Played, PlayOrders } from './play-orders.js';

/**
 * Plays random games of one checkout in a process of its own, on request, and reports the time used. It uses only what
 * every checkout has, since it may be an old one.
 */
process.once('message', async ({ root, game }: PlayOrders) => {
  const play = await gamesOf(root, game);
  let games = 0;
  process.on('message', (millis: number) => {
    const before = process.cpuUsage();
    const played: Played = { games: 0, decisions: 0, micros: 0 };
    while (played.micros < millis * 1000) {
      played.decisions += play(`bench/${games++}`);
      played.games++;
      const { user, system } = process.cpuUsage(before);
      played.micros = user + system;
    }
    process.send?.(played);
  });
  process.send?.('ready');
});

async function gamesOf(
  root: string,
  { folder, name, options }: PlayOrders['game'],
): Promise<(seed: string) => number> {
  const load = (path: string) => import(pathToFileURL(join(root, 'packages', path, 'dist', 'index.js')).href);
  const { Machine } = await load('kernel');
  const { makerOf, Players, playOut } = await load('bots');
  const game = (await load(folder))[name];
  const machine = new Machine(game, options);
  const players = new Players(
    machine,
    game.seats.map(() => makerOf('random')),
  );
  return (seed) => {
    players.sit(seed);
    return playOut(machine, machine.setup(seed), players).decisions;
  };
}
