import { effect } from '@preact/signals';
import type { TableSession } from '../table-session.js';

/** A choice of several parts that was begun, and the position in which. */
interface Kept {
  seat: string;
  count: number;
  text: string;
}

const keyOf = (table: string) => `sandtable.draft.${table}`;

function read(table: string): Kept | null {
  try {
    return JSON.parse(localStorage.getItem(keyOf(table)) ?? 'null');
  } catch {
    // Without browser storage a draft lasts as long as the page.
    return null;
  }
}

function write(table: string, kept: Kept | null): void {
  try {
    if (kept) localStorage.setItem(keyOf(table), JSON.stringify(kept));
    else localStorage.removeItem(keyOf(table));
  } catch {
    // As above.
  }
}

/** Keeps a choice in progress in the browser, and takes it up again when the page is opened in the same position. */
export function keepDraft({ controller, shown, seat }: TableSession): () => void {
  let wasDrafting = false;
  let isRead = false;
  return effect(() => {
    const table = shown.value;
    const own = seat.value;
    const draft = controller.draft.value;
    const decision = controller.decision.value;
    const count = own === null ? undefined : table?.views[own]?.count;
    if (!table || own === null || count === undefined || decision === null) return;
    const { id } = table.info;
    if (draft) {
      isRead = true;
      wasDrafting = true;
      write(id, { seat: own, count, text: draft.text });
    } else if (wasDrafting) {
      wasDrafting = false;
      write(id, null);
    } else if (!isRead) {
      isRead = true;
      const kept = read(id);
      if (kept?.seat === own && kept.count === count) void controller.resume(kept.text);
      else if (kept) write(id, null);
    }
  });
}
