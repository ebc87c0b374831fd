import { say } from '@sandtable/kernel';
import type { Rescue } from '@sandtable/protocol';
import type { Store } from '../storage/store.js';
import type { EventRow, TableRow } from '../storage/table-store.js';
import { readAsFar } from './read-table.js';
import { BrokenTable, Refusal } from './refusal.js';
import type { TableRegistry } from './table-registry.js';

/** How far a table can be read: nothing is changed. */
export async function inspectRescue(registry: TableRegistry, store: Store, id: string): Promise<Rescue> {
  const { row, events } = await stored(store, id);
  const why = row.status === 'closed' ? null : await registry.whyStuck(id);
  if (why === null) return { why, good: null };
  const count = await readAsFar(registry.games, row, events);
  return { why, good: count === 0 ? null : told(events, count) };
}

/**
 * Reopens a stuck table from its last good event. What comes after it is set aside, not destroyed, and the journal says
 * so. Returns how many events were cut off.
 */
export async function rescue(
  registry: TableRegistry,
  store: Store,
  id: string,
  seq: number,
): Promise<number> {
  const { good } = await inspectRescue(registry, store, id);
  if (!good) throw new Refusal('status', say`this table needs no rescue, or none of it can be read`);
  // Somebody looked at another state of it.
  if (good.seq !== seq) throw new Refusal('outdated', say`something else happened at this table first`);
  await registry.amend(id, () => store.tables.cut(id, seq, registry.now()));
  registry.trust(id);
  const person = { id: '', name: '' };
  await registry.command({ table: id, name: 'rescued', person, selves: [], body: good.cut });
  return good.cut;
}

async function stored(store: Store, id: string): Promise<{ row: TableRow; events: EventRow[] }> {
  const found = await store.tables.find(id);
  if (!found) throw new Refusal('table', say`there is no such table`);
  return found;
}

function told(events: readonly EventRow[], count: number): NonNullable<Rescue['good']> {
  const lost = events.slice(count);
  return {
    seq: events[count - 1].seq,
    cut: lost.length,
    choices: lost.filter(({ kind }) => kind === 'choice').length,
  };
}

/** Why a table cannot be read; null if it can. */
export async function whyBroken(reading: Promise<unknown>): Promise<string | null> {
  try {
    await reading;
    return null;
  } catch (error) {
    if (error instanceof BrokenTable) return error.message;
    throw error;
  }
}
