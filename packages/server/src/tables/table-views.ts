import {
  type LinesPart,
  type LogLine,
  linesFor,
  type Match,
  type RedactedLine,
  SPECTATOR,
  SPECTATOR_NAME,
  type View,
  view,
} from '@sandtable/kernel';
import type { Person, TableView } from '@sandtable/protocol';
import type { TableState } from './table-state.js';

type You = TableView['you'];

/** What one viewer sees of the position, and the last of what happened. */
interface Look {
  seq: number;
  view: View;
  log: LinesPart<LogLine>;
  lines: LinesPart<RedactedLine>;
  earlier: TableView['earlier'][string];
}

/**
 * Makes the views of a table, each only when somebody looks, and only once for all who see the same. What was
 * told already stays the same object, so that the difference to the view before is found quickly.
 */
export class TableViews {
  private readonly looks = new Map<number, Look>();

  constructor(private readonly state: TableState) {}

  you(person: Person): You {
    const { deal, host } = this.state;
    const seats = this.state.seatsOf(person.id).map((seat) => deal.machine.game.seats[seat].id);
    const isHost = host?.id === person.id;
    const barred = deal.machine.game.seats.flatMap(({ id }, seat) => {
      return this.state.seats[seat].open && this.state.whyNotSit([person.id], seat) !== null ? [id] : [];
    });
    return { seats, host: isHost, invite: isHost || seats.length > 0 ? deal.invite : null, barred };
  }

  tableView(you: You): TableView {
    const { state } = this;
    const whole: TableView = {
      info: state.info(),
      you,
      views: {},
      log: {},
      lines: {},
      earlier: {},
      chance: state.chance(),
      clocks: state.clockFaces(),
      undo: [],
      orders: {},
    };
    const { match } = state;
    if (!match) return whole;
    const own = you.seats.map((id) => ({ id, viewer: state.seatOf(id) }));
    const viewers = own.length === 1 ? own : [...own, { id: SPECTATOR_NAME, viewer: SPECTATOR }];
    for (const { id, viewer } of viewers) {
      const look = this.look(match, viewer);
      whole.views[id] = look.view;
      whole.log[id] = look.log.lines;
      whole.lines[id] = look.lines.lines;
      whole.earlier[id] = look.earlier;
    }
    for (const { id, viewer } of own) {
      const orders = state.ordersOf(viewer);
      if (orders.length > 0) whole.orders[id] = orders.slice();
      if (state.status === 'running' && match.undoRefused(viewer) === null) whole.undo.push(id);
    }
    return whole;
  }

  private look(match: Match<unknown, unknown>, viewer: number): Look {
    const known = this.looks.get(viewer);
    const { seq } = this.state;
    if (known?.seq === seq) return known;
    const told = linesFor(match, viewer);
    const [log, lines] = [told.log.last(), told.lines.last()];
    const earlier = { log: log.from, lines: lines.from };
    const fresh: Look = { seq, view: view(match.machine, match.state, viewer), log, lines, earlier };
    this.looks.set(viewer, fresh);
    return fresh;
  }

  /** Forgets the looks of viewers whom nobody is any more. */
  keepOnly(viewers: ReadonlySet<number>): void {
    for (const viewer of this.looks.keys()) if (!viewers.has(viewer)) this.looks.delete(viewer);
  }
}
