import { useSignal } from '@preact/signals';
import type { About } from '@sandtable/kernel';
import { aboutOf } from '@sandtable/shelf';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { boardFor } from '../boards/registry.js';
import { to } from '../route.js';
import { Sitting } from '../shell/sitting.js';
import { Table } from '../shell/table.js';
import type { TableClient } from '../table/client.js';
import { LocalTable } from '../table/local.js';
import { findSaved, type SavedGame } from '../table/saved.js';
import { w } from '../words/index.js';

/** A game in this browser. */
export function LocalTablePage({ id }: { id: string }) {
  const sitting = useSignal<Sitting | null>(null);
  const saved = useSignal<SavedGame | null>(null);
  const trouble = useSignal<string | null>(null);
  useEffect(() => {
    let gone = false;
    void openLocal(id).then((found) => {
      if (gone) return found?.sitting.close();
      if (!found) {
        trouble.value = w.table.noSuch;
        return;
      }
      saved.value = found.saved;
      sitting.value = found.sitting;
    });
    return () => {
      gone = true;
      sitting.value?.close();
      sitting.value = null;
    };
  }, [id]);
  if (trouble.value) return <TableTrouble reason={trouble.value} />;
  if (!sitting.value) return <Opening />;
  return <Table sitting={sitting.value} guided={saved.value?.guided ?? false} saved={saved.value} />;
}

async function openLocal(id: string): Promise<{ sitting: Sitting; saved: SavedGame } | null> {
  const saved = await findSaved(id);
  const about = saved && aboutOf(saved.game);
  if (!saved || !about) return null;
  const sitting = await sitDown(new LocalTable(saved), about, saved.curtain);
  return { sitting, saved };
}

export async function sitDown(client: TableClient, about: About, curtain: boolean): Promise<Sitting> {
  return new Sitting(client, about, await boardFor(about), curtain);
}

export function Opening() {
  return (
    <main class="page centred" aria-busy="true">
      <p>{w.table.opening}</p>
    </main>
  );
}

export function TableTrouble({ reason, children }: { reason: string; children?: ComponentChildren }) {
  return (
    <main class="page centred" id="main">
      <h1>{w.table.failed}</h1>
      <p>{reason}</p>
      {children}
      <a class="button" href={to()}>
        {w.trouble.home}
      </a>
    </main>
  );
}
