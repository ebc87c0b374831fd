import {
  type LogEntry,
  type Match,
  type RedactedLine,
  redactedLines,
  SPECTATOR,
  SPECTATOR_NAME,
  type View,
  view,
} from '@sandtable/kernel';
import type { LogLine, Person, TableView } from '@sandtable/protocol';
import type { TableState } from './table-state.js';

type You = TableView['you'];

/** What one viewer sees of the position. */
interface Look {
  seq: number;
  view: View;
  log: LogLine[];
  /** How much of the log is in `log`, and the last of it. */
  told: number;
  last: LogEntry | undefined;
  lines: RedactedLine[];
  /** How many entries of the journal are in `lines`, and how often something had been struck out of them. */
  entries: number;
  strikes: number;
  /** How many of the entries, and of the lines, stand for good. */
  settled: { entries: number; lines: number };
}

/**
 * Makes the views of a table, each only when somebody looks, and only once for all who see the same. What was
 * told already stays the same object, so that the difference to the view before is found quickly.
 */
export class TableViews {
  private readonly looks = new Map<number, Look>();
  private readonly words = new WeakMap<LogEntry, LogLine>();

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
      whole.log[id] = look.log;
      whole.lines[id] = look.lines;
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
    const { log } = match;
    // Taking back changes the end of the log; otherwise it only grows.
    const grown = known !== undefined && log[known.told - 1] === known.last;
    const lines = this.lines(match, viewer, known);
    const fresh: Look = {
      seq,
      view: view(match.machine, match.state, viewer),
      log: grown ? [...known.log, ...this.log(match, viewer, known.told)] : this.log(match, viewer, 0),
      told: log.length,
      last: log.at(-1),
      lines,
      entries: match.entries.length,
      strikes: match.erasures,
      settled: {
        entries: match.settled,
        lines: lines.length - redactedLines(match, viewer, match.settled).length,
      },
    };
    this.looks.set(viewer, fresh);
    return fresh;
  }

  /** What was struck out stood at the end; the lines before it stay the same. */
  private lines(match: Match<unknown, unknown>, viewer: number, known: Look | undefined): RedactedLine[] {
    if (!known) return redactedLines(match, viewer);
    if (known.strikes === match.erasures)
      return [...known.lines, ...redactedLines(match, viewer, known.entries)];
    const { entries, lines } = known.settled;
    return [...known.lines.slice(0, lines), ...redactedLines(match, viewer, entries)];
  }

  /** What was told from the entry `from` of the log on, as far as the viewer may know. */
  private log(match: Match<unknown, unknown>, viewer: number, from: number): LogLine[] {
    const sight = match.machine.viewerBits(viewer);
    const lines: LogLine[] = [];
    for (let i = from; i < match.log.length; i++) {
      const told = match.log[i];
      if (!(told.to & sight)) continue;
      let line = this.words.get(told);
      if (!line) {
        [line] = match.logFor(viewer, [told]);
        this.words.set(told, line);
      }
      lines.push(line);
    }
    return lines;
  }

  /** Forgets the looks of viewers whom nobody is any more. */
  keepOnly(viewers: ReadonlySet<number>): void {
    for (const viewer of this.looks.keys()) if (!viewers.has(viewer)) this.looks.delete(viewer);
  }
}
