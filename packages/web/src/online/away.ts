import { SPECTATOR_NAME } from '@sandtable/kernel';
import type { ReplayView, TableView } from '@sandtable/protocol';
import { api } from '../net/api.js';

const key = (table: string) => `sandtable.seen.${table}`;
/** The longest film, in positions; of more choices than this only some are shown, spread over all of them. */
const MOST = 40;

/** The choices after which a position is shown: from the first that was missed to the last but one. */
export function filmStops(until: number, missed: number): number[] {
  const from = Math.max(0, until - missed);
  const step = Math.max(1, (until - from) / MOST);
  const stops: number[] = [];
  for (let at = from; at < until; at += step) stops.push(Math.floor(at));
  return stops;
}

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
  const frames: TableView[] = [];
  for (const at of filmStops(until, choices)) {
    const as = table.views[viewer] ? viewer : SPECTATOR_NAME;
    const { view } = await api<ReplayView>(
      'GET',
      `tables/${encodeURIComponent(table.info.id)}/replay?at=${at}&as=${encodeURIComponent(as)}`,
    );
    const log = (table.log[as] ?? []).filter((line) => line.at <= view.count);
    const lines = (table.lines[as] ?? []).filter((line) => line.at <= at);
    frames.push({
      ...table,
      // Past positions offer no options.
      views: { [as]: { ...view, decisions: view.decisions.map((one) => ({ ...one, options: null })) } },
      log: { [as]: log },
      lines: { [as]: lines },
    });
  }
  return frames;
}
