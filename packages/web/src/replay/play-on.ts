import type { GameInfo } from '@sandtable/kernel';
import { startEngine } from '../engine/engine-client.js';
import { keepJournal } from '../pages/load-journal.js';
import { go, to } from '../route.js';

/** Begins a local game from the position after this many choices of another game. */
export async function playOnFrom(about: GameInfo, journal: string, at: number): Promise<void> {
  const { engine } = await startEngine(
    () => {},
    (one) => one.ask('loadReplay', [about.id, journal]),
  );
  try {
    const kept = await keepJournal(await engine.ask('playOn', [at]));
    if ('id' in kept) go(`${to('new', about.id)}?from=${kept.id}`);
  } finally {
    engine.close();
  }
}
