import {
  clone,
  type Line,
  linesFor,
  type Match,
  parseJournal,
  printJournal,
  replay,
  type State,
  type Told,
  view,
} from '@sandtable/kernel';
import type { Person, ReplayOutline, ReplayView } from '@sandtable/protocol';
import { Kept } from '../kept.js';
import { begun, viewerFor } from './asking.js';
import type { Table } from './table.js';

type AnyMatch = Match<unknown, unknown>;

/** The position after a choice. */
interface Position {
  state: State<unknown>;
  /** The log as it was; going back takes lines out of it. */
  log: readonly Told[];
}

/** How many games are kept ready to be looked through. */
const KEPT = 8;

/** Games that people look through: played once more, with every position kept for a while. */
export class Replays {
  private readonly kept = new Kept<{ length: number; positions: Position[] }>(KEPT);

  at(table: Table, person: Person, at: number, as: string | null): Promise<ReplayView> {
    return table.inTurn(() => {
      const match = begun(table);
      const viewer = viewerFor(table, person, as);
      const positions = this.positions(table.id, match);
      const here = Math.max(0, Math.min(at, positions.length - 1));
      return look(match, positions, here, viewer);
    });
  }

  /** All positions in short. */
  outline(table: Table, person: Person, as: string | null): Promise<ReplayOutline> {
    return table.inTurn(() => {
      const match = begun(table);
      const viewer = viewerFor(table, person, as);
      const lines = new Map(
        linesFor(match, viewer)
          .map((line) => [line.at, line] as const)
          .reverse(),
      );
      return this.positions(table.id, match).map(({ state }, at) => {
        const { scores, table: seen } = view(match.machine, state, viewer);
        return { line: at === 0 ? null : textOf(lines.get(at)), scores, table: seen };
      });
    });
  }

  private positions(id: string, match: AnyMatch): Position[] {
    const known = this.kept.get(id, () => ({ length: -1, positions: [] }));
    const { length } = match.entries;
    if (known.length !== length) Object.assign(known, { length, positions: positionsOf(match) });
    return known.positions;
  }
}

function positionsOf(match: AnyMatch): Position[] {
  const positions: Position[] = [];
  const keep = ({ state, log }: AnyMatch) => positions.push({ state: clone(state), log: log.slice() });
  const { game } = match.machine;
  // Read back from its own text, so that nothing here can touch the game that is being played.
  const journal = parseJournal(printJournal(match.journal()));
  keep(replay<unknown, unknown>(game, journal, { until: 0 }));
  replay<unknown, unknown>(game, journal, { after: keep });
  return positions;
}

function look(match: AnyMatch, positions: readonly Position[], at: number, viewer: number): ReplayView {
  const { machine } = match;
  const { state, log } = positions[at];
  const before = positions[at - 1]?.log ?? [];
  let kept = 0;
  while (kept < before.length && kept < log.length && same(before[kept], log[kept])) kept++;
  const seen = view(machine, state, viewer);
  const line = linesFor(match, viewer).find((one) => one.at === at);
  return {
    at,
    of: positions.length - 1,
    view: seen,
    line: at === 0 ? null : textOf(line),
    story: match.story(viewer, log.slice(kept)),
    scores: seen.scores,
  };
}

function textOf(line: Line | undefined): string | null {
  if (!line) return null;
  return line.seat === null ? line.text : `${line.seat}: ${line.text}`;
}

function same(a: Told, b: Told): boolean {
  return (
    a === b || (a.at === b.at && a.kind === b.kind && a.to === b.to && String(a.args) === String(b.args))
  );
}
