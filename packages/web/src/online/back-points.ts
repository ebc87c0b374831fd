import type { LogLine } from '@sandtable/kernel';
import type { TableInfo, TableView } from '@sandtable/protocol';

/** A point to go back to: what would be taken back first, in the words of the log. */
export interface BackPoint {
  /** How many choices would stand. */
  to: number;
  lines: readonly string[];
}

/** How many points are offered: whoever wants to go back further is better off with a new game. */
const MOST = 40;

/** The log as this person reads it. */
export function logOf({ log, you }: TableView): readonly LogLine[] {
  return log[you.seats[0] ?? ''] ?? Object.values(log)[0] ?? [];
}

/** The points that one may go back to, the latest first. */
export function backPoints(log: readonly LogLine[], most = MOST): BackPoint[] {
  const points = new Map<number, string[]>();
  for (const { at, text } of log) if (at > 0) points.set(at, [...(points.get(at) ?? []), text]);
  return [...points]
    .sort(([a], [b]) => b - a)
    .slice(0, most)
    .map(([at, lines]) => ({ to: at - 1, lines }));
}

/** What would be taken back first if only so many choices stood; the nearest that the log tells of. */
export function firstTakenBack(log: readonly LogLine[], to: number): string | null {
  return log.find(({ at }) => at > to)?.text ?? null;
}

/** Does going back need anybody's agreement but this person's? */
export function needsOthers({ seats }: TableInfo, own: readonly string[]): boolean {
  const me = seats[own[0] ?? '']?.who?.id;
  return Object.values(seats).some(({ who, bot }) => who !== null && bot === null && who.id !== me);
}
