import { useSignal } from '@preact/signals';
import type { GameInfo, GameOptions } from '@sandtable/kernel';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { boardFor } from '../boards/registry.js';
import { aboutOf, inPlay } from '../games.js';
import { w } from '../languages/index.js';
import { Table } from '../shell/table.js';
import { TableSession } from '../shell/table-session.js';
import type { TableClient } from '../table/client.js';
import { LocalTable } from '../table/local.js';
import { findSaved, type SavedGame } from '../table/saved.js';
import { Trouble } from './page.js';

/** A local game. */
export function LocalTablePage({ id }: { id: string }) {
  const session = useSignal<TableSession | null>(null);
  const saved = useSignal<SavedGame | null>(null);
  const trouble = useSignal<string | null>(null);
  useEffect(() => {
    let gone = false;
    void openLocal(id).then((found) => {
      if (gone) return found?.session.close();
      if (!found) {
        trouble.value = w.table.noSuch;
        return;
      }
      saved.value = found.saved;
      session.value = found.session;
    });
    return () => {
      gone = true;
      session.value?.close();
      session.value = null;
    };
  }, [id]);
  if (trouble.value) return <TableTrouble reason={trouble.value} />;
  if (!session.value) return <Opening />;
  return <Table session={session.value} guided={saved.value?.guided ?? false} saved={saved.value} />;
}

async function openLocal(id: string): Promise<{ session: TableSession; saved: SavedGame } | null> {
  const saved = await findSaved(id);
  const about = saved && aboutOf(saved.game);
  if (!saved || !about) return null;
  const session = await sitDown(new LocalTable(saved), about, saved.options, saved.curtain);
  return { session, saved };
}

export async function sitDown(
  client: TableClient,
  about: GameInfo,
  options: GameOptions,
  curtain: boolean,
): Promise<TableSession> {
  const played = inPlay(about, options);
  return new TableSession(client, played, await boardFor(played, options), curtain);
}

/** Until the table is there; with what keeps it, if something does. */
export function Opening({ note }: { note?: string }) {
  return (
    <main class="page centred" aria-busy="true">
      <p role="status">{note ?? w.table.opening}</p>
    </main>
  );
}

export function TableTrouble({ reason, children }: { reason: string; children?: ComponentChildren }) {
  return (
    <Trouble title={w.table.failed}>
      <p>{reason}</p>
      {children}
    </Trouble>
  );
}
