/** The id of a completed request, and the number of its event. */
export type DoneRequest = [request: string, seq: number];

/** A stored row of the journal, as far as undo needs it. */
export interface Row {
  /**
   * choice: can be undone. undone: stands for choices that were undone and deleted. written: an undo that is stored
   * beside its choice, as all once were. other: any other event.
   */
  kind: 'choice' | 'undone' | 'written' | 'other';
  seq: number;
  seat: number;
  /** How many choices were undone. */
  count: number;
  requests: DoneRequest[];
}

/** What an undo does to the rows: these are deleted, and one is written that stands for them. */
export interface Erasure {
  gone: number[];
  count: number;
  requests: DoneRequest[];
  /** Requests too old to be remembered. */
  forgotten: DoneRequest[];
}

/** How many ids of undone requests are kept: no client repeats a request so late. */
const REMEMBERED = 32;

/**
 * The last rows of a table's journal, as far back as a choice can be undone. An undone choice need not stay on the
 * disk or be replayed: one row holds the number of them. So undoing and choosing again leaves one row, however often.
 */
export class RecentRows {
  private rows: Row[] = [];

  get length(): number {
    return this.rows.length;
  }

  /** The rows as plain data. */
  save(): Row[] {
    return this.rows.slice();
  }

  set(rows: readonly Row[]): void {
    this.rows = rows.slice();
  }

  /** A choice was written; `undoable` choices can be undone now, counting this one unless it cannot. */
  choice(seq: number, seat: number, request: string | null, undoable: number): void {
    this.rows.push({
      kind: 'choice',
      seq,
      seat,
      count: 0,
      requests: request === null ? [] : [[request, seq]],
    });
    let over = this.rows.filter(({ kind }) => kind === 'choice').length - undoable;
    while (over > 0) if (this.rows.shift()!.kind === 'choice') over--;
    this.forgetOlder();
  }

  /** A choice was undone, and both rows are still stored. */
  written(seq: number): void {
    const at = this.lastChoice();
    if (at < 0) return;
    this.rows[at] = { ...this.rows[at], kind: 'written' };
    this.rows.push({ kind: 'written', seq, seat: -1, count: 0, requests: [] });
    this.forgetOlder();
  }

  /** An event that is not a choice. */
  other(seq: number): void {
    if (this.rows.length > 0) this.rows.push({ kind: 'other', seq, seat: -1, count: 0, requests: [] });
    this.forgetOlder();
  }

  /** The rows that are deleted when this seat undoes its last choice; null if the undo has to be stored beside it. */
  sweep(seat: number): Erasure | null {
    const at = this.lastChoice();
    // An undo stored after the choice cannot be replayed without it.
    if (at < 0 || this.rows.slice(at).some(({ kind }) => kind === 'written')) return null;
    const left = this.rows.filter((_, i) => i !== at);
    const merged = [this.rows[at]];
    while (left.at(-1)?.kind === 'undone' && left.at(-1)?.seat === seat) merged.push(left.pop()!);
    const requests = merged.flatMap((row) => row.requests).sort(([, a], [, b]) => a - b);
    return {
      gone: merged.map(({ seq }) => seq).sort((a, b) => a - b),
      count: merged.reduce((sum, { count }) => sum + count, 1),
      requests: requests.slice(-REMEMBERED),
      forgotten: requests.slice(0, -REMEMBERED),
    };
  }

  /** Choices were undone and deleted: this row stands for them. */
  undone(
    seq: number,
    seat: number,
    request: string | null,
    { gone, count, requests }: Pick<Erasure, 'gone' | 'count' | 'requests'>,
  ): void {
    const own: DoneRequest[] = request === null ? [] : [[request, seq]];
    this.rows = this.rows.filter((row) => !gone.includes(row.seq));
    this.rows.push({ kind: 'undone', seq, seat, count, requests: [...requests, ...own] });
    this.forgetOlder();
  }

  private lastChoice(): number {
    return this.rows.map(({ kind }) => kind).lastIndexOf('choice');
  }

  /** Keeps only what stands directly before the first choice, or at the end: the rest is of no use. */
  private forgetOlder(): void {
    const first = this.rows.findIndex(({ kind }) => kind === 'choice');
    const from = first < 0 ? this.rows.length : first;
    let keep = from;
    while (keep > 0 && this.rows[keep - 1].kind === 'undone') keep--;
    this.rows.splice(0, keep);
  }
}
