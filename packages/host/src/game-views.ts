import { type LinesFor, linesFor, orderTold, SPECTATOR, SPECTATOR_NAME, view } from '@sandtable/kernel';
import type { TableView } from '@sandtable/protocol';
import type { HostedTable } from './hosted-table.js';

/** The part of a table's view that follows from the game alone. */
export type GameView = Pick<TableView, 'views' | 'log' | 'lines' | 'earlier' | 'undo' | 'orders'>;

/** The view before a game has begun. */
export function emptyGameView(): GameView {
  return { views: {}, log: {}, lines: {}, earlier: {}, undo: [], orders: {} };
}

/** What one viewer sees of the position, and the latest log lines. */
interface ViewOf {
  at: number;
  view: TableView['views'][string];
  log: TableView['log'][string];
  lines: TableView['lines'][string];
  earlier: TableView['earlier'][string];
}

/**
 * Makes the views of a table, on demand and only once for all viewers who see the same. Unchanged lines stay the same
 * objects, so that the difference to the previous view is found quickly.
 */
export class GameViews {
  private readonly views = new Map<number, ViewOf>();

  constructor(
    readonly table: HostedTable,
    /** The viewer as whom a viewer reads the journal. */
    private readonly readsAs: (viewer: number) => number = (viewer) => viewer,
  ) {}

  /**
   * The view of a client with these seats; the public view for those with none or several. As long as `at` is the same
   * number, nothing has changed.
   */
  gameView(own: readonly string[], at: number): GameView {
    const { table } = this;
    const seen = emptyGameView();
    for (const name of own.length === 1 ? own : [...own, SPECTATOR_NAME]) {
      const look = this.look(name === SPECTATOR_NAME ? SPECTATOR : table.seatOf(name), at);
      seen.views[name] = look.view;
      seen.log[name] = look.log;
      seen.lines[name] = look.lines;
      seen.earlier[name] = look.earlier;
    }
    for (const name of own) {
      const seat = table.seatOf(name);
      const orders = table.orders.of(seat);
      if (orders.length > 0) seen.orders[name] = orders.map((order) => orderTold(table.machine, order));
      if (table.mayUndo(seat)) seen.undo.push(name);
    }
    return seen;
  }

  /** What a viewer may read of the log and the journal. */
  told(viewer: number): LinesFor {
    const { match } = this.table;
    return { log: linesFor(match, viewer).log, lines: linesFor(match, this.readsAs(viewer)).lines };
  }

  /** Drops the cached views of viewers who have left. */
  keepOnly(viewers: ReadonlySet<number>): void {
    for (const viewer of this.views.keys()) if (!viewers.has(viewer)) this.views.delete(viewer);
  }

  private look(viewer: number, at: number): ViewOf {
    const known = this.views.get(viewer);
    if (known?.at === at) return known;
    const { machine, match } = this.table;
    const told = this.told(viewer);
    const [log, lines] = [told.log.last(), told.lines.last()];
    const fresh: ViewOf = {
      at,
      view: view(machine, match.state, viewer),
      log: log.lines,
      lines: lines.lines,
      earlier: { log: log.from, lines: lines.from },
    };
    this.views.set(viewer, fresh);
    return fresh;
  }
}
