import { batch, type Signal, signal } from '@preact/signals';
import type { View } from '@sandtable/kernel';
import type { TableView } from '@sandtable/protocol';
import type { BoardModule, Change } from '../../boards/board-module.js';
import { lastLines } from '../../table/lines.js';
import { byTurn, type ToldTurn } from './by-turn.js';

/** At most this many positions are kept to be shown again. */
const MOST_FRAMES = 240;

/** Where the player was after their last choice. */
interface Anchor {
  view: View;
  /** How many lines the log had. */
  read: number;
}

/**
 * What happened since the player's last turn: the net changes on the board, and the lines of the log. It begins anew
 * when the player makes a choice in their own turn; a reaction in another's turn does not end it.
 */
export class SinceLastTurn {
  readonly changes: Signal<readonly Change[]> = signal([]);
  /** The lines of the log, turn by turn. */
  readonly told: Signal<readonly ToldTurn[]> = signal([]);
  /** The positions since then, to be played again. */
  frames: TableView[] = [];
  private readonly anchors = new Map<string, Anchor>();
  /** How many lines of notation were read, by viewer. */
  private readonly read = new Map<string, number>();
  /** Whose turn it was in the last position shown. */
  private turn: string | null = null;

  constructor(private readonly board: Pick<BoardModule, 'changes' | 'moment' | 'isHeading'>) {}

  /**
   * A new position is shown. `players` are the seats of each player at this screen, `seat` the one that is looked
   * through.
   */
  arrive(table: TableView, seat: string | null, players: readonly (readonly string[])[]): void {
    // The choice belongs to the turn in which it was made, not to the turn that it began.
    const { turn } = this;
    this.frames.push(table);
    for (const own of players) {
      const [viewer] = own;
      const seen = table.views[viewer];
      if (!seen) continue;
      this.turn = this.board.moment(seen.table).seat;
      const acted = this.choicesSince(table, viewer).some((by) => own.includes(by));
      const inTurn = turn === null || own.includes(turn);
      for (const each of own) {
        const view = table.views[each];
        if (!view || (this.anchors.has(each) && !(acted && inTurn))) continue;
        this.anchors.set(each, { view, read: logLength(table, each) });
        if (each === seat) this.frames = [table];
      }
    }
    if (this.frames.length > MOST_FRAMES) this.frames.splice(0, this.frames.length - MOST_FRAMES);
    this.look(table, seat);
  }

  /** The player comes back and sees what happened since this earlier position. */
  beginAt(table: TableView, frames: readonly TableView[], seat: string): void {
    const view = frames[0]?.views[seat];
    if (!view) return;
    this.anchors.set(seat, { view, read: logLength(frames[0], seat) });
    this.frames = [...frames, table];
    this.look(table, seat);
  }

  /** Looks at a position through the eyes of a seat. */
  look(table: TableView, seat: string | null): void {
    const anchor = seat === null ? undefined : this.anchors.get(seat);
    const view = seat === null ? undefined : table.views[seat];
    batch(() => {
      if (!anchor || !view || seat === null) {
        this.changes.value = [];
        this.told.value = [];
        return;
      }
      const { from, lines } = lastLines(table, 'log', seat);
      // Undo shortens the log.
      anchor.read = Math.min(anchor.read, from + lines.length);
      this.changes.value = this.board.changes(anchor.view, view);
      this.told.value = byTurn(
        lines,
        anchor.read - from,
        lastLines(table, 'lines', seat).lines,
        this.board.isHeading,
      );
    });
  }

  /** Who made the choices since the last position. */
  private choicesSince(table: TableView, viewer: string): string[] {
    const { from, lines } = lastLines(table, 'lines', viewer);
    const read = this.read.get(viewer) ?? 0;
    this.read.set(viewer, from + lines.length);
    return lines.slice(Math.max(0, read - from)).flatMap(({ seat }) => (seat === null ? [] : [seat]));
  }
}

function logLength(table: TableView, viewer: string): number {
  const { from, lines } = lastLines(table, 'log', viewer);
  return from + lines.length;
}
