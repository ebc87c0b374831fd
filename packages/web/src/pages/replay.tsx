import { useSignal } from '@preact/signals';
import { type GameInfo, parseJournal } from '@sandtable/kernel';
import type { Me, PatchedOutline, ReplayView, TableInfo } from '@sandtable/protocol';
import { aboutOf } from '@sandtable/shelf';
import { useEffect } from 'preact/hooks';
import { boardFor } from '../boards/registry.js';
import { EngineClient } from '../engine/engine-client.js';
import { api, apiText } from '../net/api.js';
import { wholeOutline } from '../replay/patched-outline.js';
import { Replay } from '../replay/replay.js';
import { ReplayController, type ReplaySource } from '../replay/replay-controller.js';
import { go, to } from '../route.js';
import { findSaved } from '../table/saved.js';
import { replayLink, unpack } from '../table/share.js';
import { w } from '../words/index.js';
import { keepJournal } from './load-journal.js';
import { Page } from './page.js';

/** The replay of a game stored in this browser or packed into the address. */
export function ReplayPage({ id, packed }: { id: string | undefined; packed: string | null }) {
  return <Opened open={() => openLocal(id, packed)} />;
}

/** The replay of an online game: a finished one, or the player's own so far. */
export function RemoteReplayPage({ id }: { id: string }) {
  return <Opened open={() => openRemote(id)} />;
}

function Opened({ open }: { open(): Promise<ReplayController> }) {
  const reading = useSignal<ReplayController | null>(null);
  const trouble = useSignal<string | null>(null);
  useEffect(() => {
    let gone = false;
    void open().then(
      (found) => {
        if (gone) found.close();
        else reading.value = found;
      },
      (error: Error) => {
        trouble.value = error.message;
      },
    );
    return () => {
      gone = true;
      reading.value?.close();
    };
  }, []);
  if (trouble.value)
    return (
      <Page>
        <h1>{w.replay.bad}</h1>
        <p>{trouble.value}</p>
      </Page>
    );
  if (!reading.value) return <Page>{w.replay.loading}</Page>;
  return <Replay reading={reading.value} />;
}

async function openLocal(id: string | undefined, packed: string | null): Promise<ReplayController> {
  const saved = id ? await findSaved(id) : null;
  const journal = saved?.journal ?? (packed ? await unpack(packed) : null);
  if (journal === null) throw new Error(w.table.noSuch);
  const { header } = parseJournal(journal);
  const about = aboutOf(header.game);
  if (!about) throw new Error(w.table.noSuch);
  const engineClient = new EngineClient(() => {});
  const finished = await engineClient.ask('loadReplay', [about.id, journal]);
  const own = saved
    ? about.seats.filter((seat) => saved.seats[seat.id]?.kind === 'person').map((seat) => seat.id)
    : [];
  const source: ReplaySource = {
    finished,
    outline: (from, viewer) => engineClient.ask('outline', [from, viewer]),
    frame: (at, viewer, signal) => engineClient.ask('frame', [at, viewer], signal),
    journal: async () => journal,
    link: () => replayLink(journal),
    playOn: (at) => playOnFrom(about, journal, at),
    close: () => engineClient.close(),
  };
  return ReplayController.open(about, await boardFor(about), own, source);
}

async function openRemote(id: string): Promise<ReplayController> {
  const path = `tables/${encodeURIComponent(id)}`;
  const info = await api<TableInfo>('GET', path);
  const about = aboutOf(info.game);
  if (!about) throw new Error(w.table.noSuch);
  const { id: person } = await api<Me>('GET', 'me');
  const own = about.seats.filter((seat) => info.seats[seat.id]?.who?.id === person).map((seat) => seat.id);
  const finished = info.status === 'finished';
  return ReplayController.open(about, await boardFor(about), own, {
    finished,
    outline: async (from, viewer) => {
      const query = new URLSearchParams({ as: viewer, from: String(from), patches: '1' });
      return wholeOutline(await api<PatchedOutline>('GET', `${path}/outline?${query}`));
    },
    frame: (at, viewer, signal) =>
      api<ReplayView>('GET', `${path}/replay?at=${at}&as=${encodeURIComponent(viewer)}`, undefined, signal),
    journal: () => apiText(`${path}/journal`),
    link: async () => location.href,
    playOn: finished ? async (at) => playOnFrom(about, await apiText(`${path}/journal`), at) : null,
    close() {},
  });
}

/** Begins a local game from the position after this many choices of another game. */
async function playOnFrom(about: GameInfo, journal: string, at: number): Promise<void> {
  const engineClient = new EngineClient(() => {});
  try {
    await engineClient.ask('loadReplay', [about.id, journal]);
    const kept = await keepJournal(await engineClient.ask('playOn', [at]));
    if ('id' in kept) go(`${to('new', about.id)}?from=${kept.id}`);
  } finally {
    engineClient.close();
  }
}
