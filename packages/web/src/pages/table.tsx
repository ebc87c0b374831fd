import { useSignal } from '@preact/signals';
import type { GameInfo, GameOptions } from '@sandtable/kernel';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { boardFor } from '../boards/registry.js';
import { aboutOf, inPlay } from '../games.js';
import { w } from '../languages/index.js';
import { to } from '../route.js';
import { Table } from '../shell/table.js';
import { TableSession } from '../shell/table-session.js';
import type { TableClient } from '../table/client.js';
import { LocalTable } from '../table/local.js';
import { findSaved, type SavedGame } from '../table/saved.js';
import { Page, Trouble } from './page.js';

/** A local game. */
export function LocalTablePage({ id }: { id: string }) {
  const session = useSignal<TableSession | null>(null);
  const saved = useSignal<SavedGame | null>(null);
  /** How often the game was opened here. */
  const times = useSignal(1);
  const elsewhere = useSignal(false);
  const trouble = useSignal<string | null>(null);
  useEffect(() => {
    let gone = false;
    let unheard = () => {};
    void openLocal(id).then((found) => {
      if (gone) return found?.session.close();
      if (!found) {
        trouble.value = w.table.noSuch;
        return;
      }
      saved.value = found.saved;
      session.value = found.session;
      unheard = found.client.left.subscribe((why) => {
        elsewhere.value = why === 'elsewhere';
        if (why === 'overtaken') times.value++;
      });
    });
    return () => {
      gone = true;
      unheard();
      session.value?.close();
      session.value = null;
    };
  }, [id, times.value]);
  if (trouble.value) return <TableTrouble reason={trouble.value} />;
  if (elsewhere.value) return <Elsewhere playHere={() => times.value++} />;
  if (!session.value) return <Opening />;
  return <Table session={session.value} guided={saved.value?.guided ?? false} saved={saved.value} />;
}

/** Another tab of this browser plays the game now. */
function Elsewhere({ playHere }: { playHere(): void }) {
  return (
    <Page>
      <div class="page-note">
        <h1>{w.table.elsewhere}</h1>
        <p>{w.table.elsewhereNote}</p>
        <p class="confirm-row">
          <button type="button" class="primary" onClick={playHere}>
            {w.table.playHere}
          </button>
          <a class="button quiet" href={to()}>
            {w.trouble.home}
          </a>
        </p>
      </div>
    </Page>
  );
}

async function openLocal(
  id: string,
): Promise<{ session: TableSession; client: LocalTable; saved: SavedGame } | null> {
  const saved = await findSaved(id);
  const about = saved && aboutOf(saved.game);
  if (!saved || !about) return null;
  const client = new LocalTable(saved);
  const session = await sitDown(client, about, saved.options, saved.curtain, 'first');
  return { session, client, saved };
}

export async function sitDown(
  client: TableClient,
  about: GameInfo,
  options: GameOptions,
  curtain: boolean,
  says: 'all' | 'first' = 'all',
): Promise<TableSession> {
  const played = inPlay(about, options);
  return new TableSession(client, played, await boardFor(played, options, says), curtain);
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
