import { expect, it, vi } from 'vitest';
import { startServer } from '../../test/server.js';
import { InlineBotPool } from './bot-pool.js';
import { TableRegistry } from './table-registry.js';

it('a client that goes through all tables does not fill the memory: the most recently used are kept', async () => {
  const first = await startServer();
  const ids: string[] = [];
  for (let host = 0; host < 5; host++) {
    const guest = await first.guest();
    for (let i = 0; i < 8; i++) {
      ids.push(await guest.open({ game: 'noughts', seats: { noughts: 'me', crosses: 'me' }, start: true }));
    }
  }
  let now = 1_000;
  const registry = await TableRegistry.open({
    store: first.store,
    botPool: new InlineBotPool(),
    now: () => now++,
    idleTables: 10,
  });
  const watched = await registry.find(ids[0]);
  const watcher = { person: { id: 'somebody', name: 'Somebody' }, send() {} };
  await watched.watch(watcher, null);
  for (const id of ids) {
    await registry.find(id);
    // A watched table stays, whatever comes and goes.
    expect(await registry.find(ids[0])).toBe(watched);
  }
  await vi.waitFor(() => expect(registry.loaded).toBeLessThanOrEqual(14), { timeout: 240_000 });
  expect(registry.loaded).toBeGreaterThanOrEqual(8);
  await registry.close();
  await first.stop();
});
