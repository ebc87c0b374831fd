import type { TableView } from '@sandtable/protocol';

/** What happened in one turn: its headings, who acted first in it, and the lines of the log. */
export interface ToldTurn {
  headings: readonly string[];
  seat: string | null;
  lines: readonly string[];
}

type LogLine = Pick<TableView['log'][string][number], 'at' | 'text'>;
type Choice = Pick<TableView['lines'][string][number], 'at' | 'seat'>;

/**
 * The lines of a log by turns, from a line on: the headings of the log divide it, also those before that line. A log
 * without headings is divided where another seat makes the choices. A turn in which nothing happened is left out.
 */
export function byTurn(
  log: readonly LogLine[],
  first: number,
  choices: readonly Choice[],
  isHeading?: (line: string) => boolean,
): ToldTurn[] {
  const seats = new Map(choices.map(({ at, seat }) => [at, seat]));
  const turns: Turn[] = [];
  const begin = (from: number, seat: string | null): Turn => {
    const turn = { headings: [], seat, lines: [], from, isEmpty: true };
    turns.push(turn);
    return turn;
  };
  log.forEach(({ at, text }, i) => {
    const by = seats.get(at) ?? null;
    const last = turns.at(-1);
    if (isHeading?.(text)) {
      const turn = last?.isEmpty ? last : begin(at, null);
      turn.headings.push(text);
      turn.from = at;
      return;
    }
    const isAnother = !isHeading && by !== null && by !== last?.seat;
    const turn = last && !isAnother ? last : begin(at, isHeading ? null : by);
    // The choice that ended the turn before also began this one: it is not of its own seat.
    if (turn.seat === null && turn.headings.length > 0 && at > turn.from) turn.seat = by;
    turn.isEmpty = false;
    if (i >= first) turn.lines.push(text);
  });
  return turns
    .filter(({ lines }) => lines.length > 0)
    .map(({ headings, seat, lines }) => ({ headings, seat, lines }));
}

interface Turn {
  headings: string[];
  seat: string | null;
  lines: string[];
  /** The choice with which it began. */
  from: number;
  /** Whether nothing has happened in it so far. */
  isEmpty: boolean;
}
