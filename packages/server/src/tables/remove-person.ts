import type { Person, TableInfo } from '@sandtable/protocol';
import { DELETED } from '../people/names.js';
import type { Store } from '../storage/store.js';
import { FINISHED_STAYS } from './lobby.js';
import { BrokenTable } from './refusal.js';
import { infoIn } from './stuck.js';
import type { TableRegistry } from './table-registry.js';

/**
 * Removes a deleted account: it leaves every table for good, and its name is erased from all of them, finished ones
 * included. Idempotent.
 */
export async function removePerson(
  registry: TableRegistry,
  { tables, chat, notices, hooks, club, manners, accounts, eraser }: Store,
  person: string,
): Promise<void> {
  const who = { id: person, name: DELETED };
  await registry.leaving?.(person);
  for (const id of await tables.seatsOf(person)) {
    try {
      await registry.command({ table: id, name: 'remove', person: who, selves: [], body: null });
    } catch (error) {
      // No game runs at a table that cannot be read.
      if (!(error instanceof BrokenTable)) throw error;
    }
  }
  await notices.forget(person);
  await hooks.forget(person);
  await club.forget(person);
  await manners.forget(person);
  await accounts.forget(person);
  await chat.rename(person, DELETED);
  registry.shared?.cluster.broadcast({ k: 'chat', table: null, n: 0 });
  for await (const id of eraser.tablesNaming(person)) {
    await eraseName(registry, id, who);
  }
}

/** Another process that owns the table has to erase the name itself: it would write the old one again. */
async function eraseName(registry: TableRegistry, table: string, person: Person): Promise<void> {
  try {
    if (await registry.isElsewhere(table))
      return void (await registry.command({ table, name: 'erase', person, selves: [], body: null }));
  } catch (error) {
    // Nobody writes at a table that cannot be read.
    if (!(error instanceof BrokenTable)) throw error;
  }
  await registry.eraseAt(table, person);
}

/** Erases a name from the record of a table, and shows the table without it. */
export async function eraseAt(
  registry: TableRegistry,
  { eraser }: Store,
  table: string,
  { id, name }: Person,
): Promise<void> {
  let info: string | null = null;
  await registry.amend(table, async () => {
    info = await eraser.erase(table, id, name);
  });
  const told = info === null ? null : infoIn(info);
  if (told) tellLobby(registry, told);
}

/** The lobby knows a table that is not in memory only by its last entry. */
function tellLobby({ lobby, now }: TableRegistry, info: TableInfo): void {
  if (info.finished === null || info.finished > now() - FINISHED_STAYS) lobby.note(info);
}
