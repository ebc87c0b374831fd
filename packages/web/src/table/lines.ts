import { type LinesPart, SPECTATOR_NAME } from '@sandtable/kernel';
import type { TableView } from '@sandtable/protocol';

/** The log of a table, in words and in notation. */
export interface LineKinds {
  log: TableView['log'][string][number];
  lines: TableView['lines'][string][number];
}

/** The last lines shown to a viewer, with the number of the first. */
export function lastLines<K extends keyof LineKinds>(
  table: TableView | null,
  kind: K,
  viewer: string,
): LinesPart<LineKinds[K]> {
  const name = table?.log[viewer] ? viewer : SPECTATOR_NAME;
  const all: { [P in keyof LineKinds]: Record<string, LineKinds[P][]> } | null = table;
  return { from: table?.earlier[name]?.[kind] ?? 0, lines: all?.[kind][name] ?? [] };
}
