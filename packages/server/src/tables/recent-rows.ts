/** A request that was carried out, and the number of its event. */
export type DoneRequest = [request: string, seq: number];

/** A row of the journal that is written down, as far as taking back is concerned. */
export interface Row {
  /**
   * A choice that can be taken back; what is left of some that were; those that were taken back and are still
   * written down, as they all were once; anything else that happened.
   */
  kind: 'choice' | 'undone' | 'written' | 'other';
  seq: number;
  seat: number;
  /** How many choices were taken back. */
  count: number;
  requests: DoneRequest[];
}

/** What becomes of the rows when a choice is taken back: these go, and one more is written that stands for them. */
export interface Erasure {
  gone: number[];
  count: number;
  requests: DoneRequest[];
  /** Requests that are too old to be remembered. */
  forgotten: DoneRequest[];
}

/** Of how many requests that were taken back the ids are kept: nobody asks again so late. */
const REMEMBERED = 32;

/**
 * The last rows of a table's journal, as far back as somebody can take back what they chose. A choice that is
 * taken back need not stay on the disk, nor be played again whenever the table is read: one row says how many
 * there were. So going to and fro leaves one row, however often.
 */
export class RecentRows {
  private rows: Row[] = [];

  get length(): number {
    return this.rows.length;
  }

  /** The rows as they are, to be set again. */
  save(): Row[] {
    return this.rows.slice();
  }

  set(rows: readonly Row[]): void {
    this.rows = rows.slice();
  }

  /** A choice was written down; so many can be taken back now, this one among them unless it is none. */
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

  /** A choice was taken back, and both are still written down. */
  written(seq: number): void {
    const at = this.lastChoice();
    if (at < 0) return;
    this.rows[at] = { ...this.rows[at], kind: 'written' };
    this.rows.push({ kind: 'written', seq, seat: -1, count: 0, requests: [] });
    this.forgetOlder();
  }

  /** Something happened that is no choice. */
  other(seq: number): void {
    if (this.rows.length > 0) this.rows.push({ kind: 'other', seq, seat: -1, count: 0, requests: [] });
    this.forgetOlder();
  }

  /** What goes when this seat takes back its last choice; null where it has to be written down as well. */
  sweep(seat: number): Erasure | null {
    const at = this.lastChoice();
    // What was played on top of it, taken back and written down cannot be played without it.
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

  /** Choices were taken back and are no longer written down: this row stands for them. */
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

  /** Only what stands directly before the first choice, or at the end, can be of use. */
  private forgetOlder(): void {
    const first = this.rows.findIndex(({ kind }) => kind === 'choice');
    const from = first < 0 ? this.rows.length : first;
    let keep = from;
    while (keep > 0 && this.rows[keep - 1].kind === 'undone') keep--;
    this.rows.splice(0, keep);
  }
}
