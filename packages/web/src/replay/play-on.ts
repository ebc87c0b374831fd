import type { GameInfo } from '@sandtable/kernel';
import { EngineClient } from '../engine/engine-client.js';
import { keepJournal } from '../pages/load-journal.js';
import { go, to } from '../route.js';

/** Begins a local game from the position after this many choices of another game. */
export async function playOnFrom(about: GameInfo, journal: string, at: number): Promise<void> {
  const engineClient = new EngineClient(() => {});
  try {
    await engineClient.ask('loadReplay', [about.id, journal]);
    const kept = await keepJournal(await engineClient.ask('playOn', [at]));
    if ('id' in kept) go(`${to('new', about.id)}?from=${kept.id}`);
  } finally {
    engineClient.close();
  }
}
