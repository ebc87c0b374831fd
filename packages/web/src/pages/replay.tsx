import { useSignal } from '@preact/signals';
import { parseJournal } from '@sandtable/kernel';
import { aboutOf } from '@sandtable/shelf';
import { useEffect } from 'preact/hooks';
import { boardFor } from '../boards/registry.js';
import { Desk } from '../engine/desk.js';
import { Reading, type ReplaySource } from '../replay/reading.js';
import { Replay } from '../replay/replay.js';
import { go, to } from '../route.js';
import { findSaved } from '../table/saved.js';
import { unpack } from '../table/share.js';
import { w } from '../words/index.js';
import { keepJournal } from './load-journal.js';
import { Page } from './page.js';

/** A game again: one that is kept in this browser, or one that comes packed in the address. */
export function ReplayPage({ id, packed }: { id: string | undefined; packed: string | null }) {
  const reading = useSignal<Reading | null>(null);
  const trouble = useSignal<string | null>(null);
  useEffect(() => {
    let gone = false;
    void open(id, packed).then(
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
  }, [id, packed]);
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

async function open(id: string | undefined, packed: string | null): Promise<Reading> {
  const saved = id ? await findSaved(id) : null;
  const journal = saved?.journal ?? (packed ? await unpack(packed) : null);
  if (journal === null) throw new Error(w.table.noSuch);
  const { header } = parseJournal(journal);
  const about = aboutOf(header.game);
  if (!about) throw new Error(w.table.noSuch);
  const desk = new Desk(() => {});
  const overview = await desk.ask('loadReplay', about.id, journal);
  const own = saved
    ? about.seats.filter((seat) => saved.seats[seat.id]?.kind === 'person').map((seat) => seat.id)
    : [];
  const source: ReplaySource = {
    frame: (at, viewer) => desk.ask('frame', at, viewer),
    journal: async () => journal,
    async playOn(at) {
      const kept = await keepJournal(await desk.ask('playOn', at));
      if ('id' in kept) go(`${to('new', about.id)}?from=${kept.id}`);
    },
    close: () => desk.close(),
  };
  return new Reading(about, await boardFor(about), overview, own, source);
}
