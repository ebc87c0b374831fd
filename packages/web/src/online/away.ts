import { SPECTATOR_NAME } from '@sandtable/kernel';
import type { ReplayView, TableView } from '@sandtable/protocol';
import { api } from '../net/api.js';

const key = (table: string) => `sandtable.seen.${table}`;
/** The longest film, in choices; of more than this only the end is shown. */
const MOST = 40;

/** How many choices were made at a table, including undone ones. */
export function choicesOf(table: TableView): number {
  const lines = Object.values(table.lines)[0] ?? [];
  return lines.at(-1)?.at ?? 0;
}

/** Remembers how far this browser has shown the table. */
export function rememberSeen(table: TableView): void {
  try {
    localStorage.setItem(key(table.info.id), String(choicesOf(table)));
  } catch {
    // Without browser storage there is no film later.
  }
}

/** How many choices were made since this browser last showed the table; 0 if it never did. */
export function choicesMissed(table: TableView): number {
  try {
    const seen = localStorage.getItem(key(table.info.id));
    return seen === null ? 0 : Math.max(0, choicesOf(table) - Number(seen));
  } catch {
    return 0;
  }
}

/** The positions since the last visit, one per choice, for a film. */
export async function filmSince(table: TableView, viewer: string, choices: number): Promise<TableView[]> {
  const until = choicesOf(table);
  const from = Math.max(until - choices, until - MOST);
  const frames: TableView[] = [];
  for (let at = from; at < until; at++) {
    const as = table.views[viewer] ? viewer : SPECTATOR_NAME;
    const { view } = await api<ReplayView>(
      'GET',
      `tables/${encodeURIComponent(table.info.id)}/replay?at=${at}&as=${encodeURIComponent(as)}`,
    );
    const log = (table.log[as] ?? []).filter((line) => line.at <= view.count);
    frames.push({
      ...table,
      // Past positions offer no options.
      views: { [as]: { ...view, decisions: view.decisions.map((one) => ({ ...one, options: null })) } },
      log: { [as]: log },
    });
  }
  return frames;
}
