import type { TableInfo } from '@sandtable/protocol';
import { DELETED } from '../people/names.js';
import type { Store } from '../storage/store.js';
import { FINISHED_STAYS } from './lobby.js';
import { BrokenTable } from './refusal.js';
import { removeFromTable } from './seat-commands.js';
import { infoIn } from './stuck.js';
import type { TableRegistry } from './table-registry.js';

/**
 * Removes a deleted account: it leaves every table for good, and its name is erased from all of them, finished ones
 * included. Idempotent.
 */
export async function removePerson(
  registry: TableRegistry,
  { tables, chat, eraser }: Store,
  person: string,
): Promise<void> {
  for (const id of await tables.seatsOf(person)) {
    try {
      await removeFromTable(await registry.find(id), { id: person, name: DELETED });
    } catch (error) {
      // No game runs at a table that cannot be read.
      if (!(error instanceof BrokenTable)) throw error;
    }
  }
  await chat.rename(person, DELETED);
  for await (const id of eraser.tablesNaming(person)) {
    let info: string | null = null;
    await registry.amend(id, async () => {
      info = await eraser.erase(id, person, DELETED);
    });
    const told = info === null ? null : infoIn(info);
    if (told) tellLobby(registry, told);
  }
}

/** The lobby knows a table that is not in memory only by its last entry. */
function tellLobby({ lobby, now }: TableRegistry, info: TableInfo): void {
  if (info.finished === null || info.finished > now() - FINISHED_STAYS) lobby.note(info);
}
