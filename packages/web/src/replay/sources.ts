import type { GameInfo } from '@sandtable/kernel';
import type { PatchedOutline, ReplayView } from '@sandtable/protocol';
import { startEngine } from '../engine/engine-client.js';
import { api, apiText } from '../net/api.js';
import { replayLink } from '../table/share.js';
import { wholeOutline } from './patched-outline.js';
import type { ReplaySource } from './replay-controller.js';

/** Begins a new game from a position of a journal. */
type PlayOn = (journal: string, at: number) => Promise<void>;

/** A replay has no table that changes. */
const NO_TABLE = () => {};

/** The frames of a journal, replayed in this browser. */
export async function journalSource(
  about: GameInfo,
  journal: string,
  playOn: PlayOn | null = null,
): Promise<ReplaySource> {
  const { engine, answer: finished } = await startEngine(NO_TABLE, (one) =>
    one.ask('loadReplay', [about.id, journal]),
  );
  return {
    finished,
    outline: (from, viewer) => engine.ask('outline', [from, viewer]),
    frame: (at, viewer, signal) => engine.ask('frame', [at, viewer], signal),
    journal: async () => journal,
    link: () => replayLink(journal),
    playOn: playOn && ((at) => playOn(journal, at)),
    close: () => engine.close(),
  };
}

/** The frames of a table on the server. */
export function serverSource(id: string, finished: boolean, playOn: PlayOn | null = null): ReplaySource {
  const path = `tables/${encodeURIComponent(id)}`;
  return {
    finished,
    outline: async (from, viewer) => {
      const query = new URLSearchParams({ as: viewer, from: String(from), patches: '1' });
      return wholeOutline(await api<PatchedOutline>('GET', `${path}/outline?${query}`));
    },
    frame: (at, viewer, signal) =>
      api<ReplayView>('GET', `${path}/replay?at=${at}&as=${encodeURIComponent(viewer)}`, undefined, signal),
    journal: () => apiText(`${path}/journal`),
    link: async () => location.href,
    playOn: finished && playOn ? async (at) => playOn(await apiText(`${path}/journal`), at) : null,
    close() {},
  };
}
