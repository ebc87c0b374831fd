import { useSignal } from '@preact/signals';
import { parseJournal } from '@sandtable/kernel';
import type { Me, TableInfo } from '@sandtable/protocol';
import { useEffect } from 'preact/hooks';
import { boardFor } from '../boards/registry.js';
import { aboutOf, inPlay } from '../games.js';
import { w } from '../languages/index.js';
import { pages } from '../languages/pages.js';
import { api } from '../net/api.js';
import { playOnFrom } from '../replay/play-on.js';
import { Replay } from '../replay/replay.js';
import { ReplayController } from '../replay/replay-controller.js';
import { journalSource, serverSource } from '../replay/sources.js';
import { route } from '../route.js';
import { findSaved } from '../table/saved.js';
import { unpack } from '../table/share.js';
import { Page, Trouble } from './page.js';

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
        else {
          found.go(Number(route.value.query.get('at') ?? 0) || 0);
          reading.value = found;
        }
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
      <Trouble title={w.replay.bad}>
        <p>{trouble.value}</p>
      </Trouble>
    );
  if (!reading.value) return <Page>{pages.replay.loading}</Page>;
  return <Replay reading={reading.value} />;
}

async function openLocal(id: string | undefined, packed: string | null): Promise<ReplayController> {
  const saved = id ? await findSaved(id) : null;
  const journal = saved?.journal ?? (packed ? await unpack(packed) : null);
  if (journal === null) throw new Error(packed ? w.trouble.badLink : w.table.noSuch);
  const { header } = parseJournal(journal);
  const whole = aboutOf(header.game);
  if (!whole) throw new Error(w.table.noSuch);
  const about = inPlay(whole, header.options);
  const own = saved
    ? about.seats.filter((seat) => saved.seats[seat.id]?.kind === 'person').map((seat) => seat.id)
    : [];
  const source = await journalSource(about, journal, (text, at) => playOnFrom(about, text, at));
  return ReplayController.open(about, await boardFor(about, header.options), own, source);
}

async function openRemote(id: string): Promise<ReplayController> {
  const path = `tables/${encodeURIComponent(id)}`;
  const info = await api<TableInfo>('GET', path);
  const whole = aboutOf(info.game);
  if (!whole) throw new Error(w.table.noSuch);
  const about = inPlay(whole, info.options);
  const { id: person } = await api<Me>('GET', 'me');
  const own = about.seats.filter((seat) => info.seats[seat.id]?.who?.id === person).map((seat) => seat.id);
  const finished = info.status === 'finished';
  const source = serverSource(id, finished, (text, at) => playOnFrom(about, text, at));
  return ReplayController.open(about, await boardFor(about, info.options), own, source);
}
