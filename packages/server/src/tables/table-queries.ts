import { randomBytes } from 'node:crypto';
import type { HostedTable, Touched } from '@sandtable/host';
import {
  ALL_KNOWING,
  ALL_KNOWING_NAME,
  LINES_PAGE,
  linesFor,
  quote,
  redactedJournalParts,
  SPECTATOR,
  SPECTATOR_NAME,
  say,
  type Touch,
} from '@sandtable/kernel';
import type {
  DraftAnswer,
  InspectionAnswer,
  LinesPage,
  LogPage,
  Person,
  Preview,
  SubjectChoices,
} from '@sandtable/protocol';
import { timed } from '../fairness/requester.js';
import { LruCache } from '../lru-cache.js';
import { slices } from '../threads/slices.js';
import { Refusal } from './refusal.js';
import type { Table } from './table.js';
import type { TableState } from './table-state.js';

// Questions about a position. The answer contains only what the person's seat may know. Answers are JSON and cached:
// the same question before the next event gets the same bytes.

/** A longer journal, in entries, is neither replayed nor reviewed here. */
export const LONGEST_REPLAYED = 250_000;
/** How many answers about one position are cached. */
const KEPT = 24;

const answers = new WeakMap<TableState, { seq: number; texts: LruCache<Buffer> }>();

function answersAbout(state: TableState): LruCache<Buffer> {
  let known = answers.get(state);
  if (known?.seq !== state.seq) {
    known = { seq: state.seq, texts: new LruCache(KEPT) };
    answers.set(state, known);
  }
  return known.texts;
}

function once(state: TableState, question: string, answer: () => string): Buffer {
  return answersAbout(state).get(question, () => Buffer.from(answer()));
}

/** The options that are refused now, with the reasons: all of them, or those of a touched thing. */
export function why(
  table: Table,
  person: Person,
  seatId: string,
  touched: Touched | null = null,
  parts = '',
): Promise<Buffer> {
  return table.inTurn(() => {
    const game = needStarted(table);
    const seat = ownSeat(table, person, seatId);
    return once(table.state, `why ${seat} ${JSON.stringify([touched, parts])}`, () => {
      const found = game.refusals(seat, touched, parts);
      if (!Array.isArray(found)) throw new Refusal('rules', found.reason, found.anchor);
      return JSON.stringify(found);
    });
  });
}

/** The options of a seat with one subject: its targets are computed only on request. */
export function options(
  table: Table,
  person: Person,
  seatId: string,
  verb: string,
  subject: string,
  parts = '',
): Promise<Buffer> {
  return table.inTurn(() => {
    const game = needStarted(table);
    const seat = ownSeat(table, person, seatId);
    return once(table.state, `options ${seat} ${JSON.stringify([verb, subject, parts])}`, () => {
      const found = game.options(seat, verb, subject, parts);
      if (!Array.isArray(found)) throw new Refusal('rules', found.reason, found.anchor);
      return JSON.stringify(found satisfies SubjectChoices);
    });
  });
}

/**
 * How far a choice of several parts has come. Nothing has happened yet; for a complete choice nothing more is
 * revealed.
 */
export function draft(table: Table, person: Person, seatId: string, text: string): Promise<Buffer> {
  return table.inTurn(() => {
    const game = needStarted(table);
    const seat = ownSeat(table, person, seatId);
    return once(table.state, `draft ${seat} ${text}`, () => {
      const found = game.draft(seat, text);
      if ('refused' in found) throw new Refusal('rules', found.refused.reason, found.refused.anchor);
      return JSON.stringify(found satisfies DraftAnswer);
    });
  });
}

/** What a choice would change, or (with `next`) two in a row. */
export function preview(
  table: Table,
  person: Person,
  seatId: string,
  text: string,
  next: string | null = null,
): Promise<Buffer> {
  return table.inTurn(() => {
    const game = needStarted(table);
    const seat = ownSeat(table, person, seatId);
    const texts = next === null ? [text] : [text, next];
    return once(table.state, `preview ${seat} ${JSON.stringify(texts)}`, () => {
      const found = game.preview(seat, texts, randomBytes(16).toString('hex'));
      if (!('patches' in found)) throw new Refusal('rules', found.reason, found.anchor);
      const answer: Preview = { seq: table.state.seq, ...found };
      return JSON.stringify(answer);
    });
  });
}

export function findings(table: Table, person: Person, as: string | null): Promise<Buffer> {
  return table.inTurn(() => {
    const game = needStarted(table);
    const viewer = viewerFor(table, person, as);
    return once(table.state, `findings ${viewer}`, () => JSON.stringify(game.findings(viewer)));
  });
}

/** What the rules say about one thing on the board: everybody at the table may ask. */
export function inspect(table: Table, touch: Touch): Promise<Buffer> {
  return table.inTurn(() => {
    const game = needStarted(table);
    return once(table.state, `inspect ${touch.kind}:${touch.id}`, () =>
      JSON.stringify(game.inspect(touch) satisfies InspectionAnswer),
    );
  });
}

/** A part of the log, in words or in notation: at most one page. */
export function linesBetween(
  table: Table,
  person: Person,
  as: string | null,
  kind: 'log' | 'lines',
  from: number,
  to: number,
): Promise<string> {
  return table.inTurn(async () => {
    const viewer = viewerFor(table, person, as);
    if (!linesFor(needStarted(table).match, viewer)[kind].isHere(from)) await table.whole();
    const source = linesFor(needStarted(table).match, viewer)[kind];
    const lines = await source.read(from, Math.min(to, from + LINES_PAGE));
    return JSON.stringify({ from, of: source.count, lines } as LogPage | LinesPage);
  });
}

/** The journal as text: complete once the game is over, redacted for the viewer before. */
export function journal(table: Table, person: Person, as: string | null): Promise<Buffer> {
  return table.inTurn(async () => {
    const viewer = table.state.isOver() ? ALL_KNOWING : viewerFor(table, person, as);
    await table.whole();
    const { match } = needStarted(table);
    const question = `journal ${viewer}`;
    const parts: string[] = [];
    // In slices: a long journal must not keep the event loop. Nothing happens at the table meanwhile.
    if (!answersAbout(table.state).has(question)) {
      const printing = redactedJournalParts(match, viewer);
      await slices.run(() =>
        timed(() => {
          const { done, value } = printing.next();
          if (!done) parts.push(value);
          return done === true;
        }),
      );
    }
    return once(table.state, question, () => parts.join(''));
  });
}

export function needStarted({ state }: Table): HostedTable {
  if (!state.hosted) throw new Refusal('status', state.whyNotRunning());
  return state.hosted;
}

export function ownSeat(table: Table, person: Person, id: string): number {
  const seat = table.state.seatOf(id);
  if (seat < 0) throw new Refusal('seat', say`there is no seat ${quote(id)} at this table`);
  if (table.state.seats[seat].who?.id !== person.id) {
    throw new Refusal('seat', say`the seat of ${table.state.nameInText(seat)} is not yours`);
  }
  return seat;
}

/** The viewer: a seat of the person's own, or a spectator; any seat once the game is over. */
export function viewerFor(table: Table, person: Person, as: string | null): number {
  const { state } = table;
  const own = state.seatsOf(person.id);
  if (as === null) return own[0] ?? SPECTATOR;
  if (as === SPECTATOR_NAME) return SPECTATOR;
  const over = state.isOver();
  if (as === ALL_KNOWING_NAME) {
    if (over) return ALL_KNOWING;
    throw new Refusal('seat', say`nobody sees everything before the game is over`);
  }
  const seat = state.seatOf(as);
  if (seat < 0) throw new Refusal('seat', say`there is no seat ${quote(as)} at this table`);
  if (!over && !own.includes(seat))
    throw new Refusal('seat', say`the seat of ${state.nameInText(seat)} is not yours`);
  return seat;
}
