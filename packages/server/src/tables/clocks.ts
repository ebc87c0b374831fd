import type { ClockFace, ClockSpec } from '@sandtable/protocol';

/** A period in which no server ran, and no clock either. */
export interface Outage {
  began: number;
  ended: number;
}

/** The clocks at one moment. */
export interface SavedClocks {
  faces: ClockFace[];
  /** How long each seat has been thinking about its current question. */
  thought: number[];
}

/** A player who returns after their time was up gets at least this fraction of it. */
const RETURN_SHARE = 4;

/**
 * The clocks of a table. They are a function of the times of its events: a table read from the database has the same
 * clocks as one that stayed in memory.
 */
export class Clocks {
  private readonly faces: ClockFace[];
  /** How long each seat has been thinking about its current question, whatever others did meanwhile. */
  private readonly thought: number[];
  /** The time that choices have given back, for each seat: undoing a choice takes it away again. */
  private readonly gifts: number[][];
  private readonly full: number;

  constructor(
    private readonly spec: ClockSpec,
    seats: number,
    private readonly outages: readonly Outage[],
  ) {
    this.full = spec.seconds * 1000;
    this.faces = Array.from({ length: seats }, () => ({ left: this.full, since: null }));
    this.thought = new Array<number>(seats).fill(0);
    this.gifts = Array.from({ length: seats }, () => []);
  }

  /** Advances to an event; `chooser` made a choice or took one back; `running` says which clocks run from now on. */
  tick(now: number, chooser: number | null, running: (seat: number) => boolean, undone = false): void {
    this.faces.forEach((face, seat) => {
      const used = face.since === null ? 0 : this.between(face.since, now);
      this.thought[seat] += used;
      let left = face.left - used;
      if (seat === chooser) left += undone ? -(this.gifts[seat].pop() ?? 0) : this.gift(seat, left);
      const since = running(seat) ? now : null;
      if (since === null || seat === chooser) this.thought[seat] = 0;
      this.faces[seat] = { left, since };
    });
  }

  private gift(seat: number, left: number): number {
    const gift = this.givenBack(left, this.thought[seat]);
    this.gifts[seat].push(gift);
    return gift;
  }

  /**
   * Live: at most the time that the choice took, so that quick answers do not accumulate time. By correspondence: the
   * refill, up to the full time.
   */
  private givenBack(left: number, used: number): number {
    const refill = this.spec.refill * 1000;
    if (this.spec.kind === 'live') return Math.min(refill, used);
    return Math.max(0, Math.min(refill, this.full - left));
  }

  /** The clocks as plain data. */
  save(): SavedClocks {
    return { faces: this.faces.map((face) => ({ ...face })), thought: this.thought.slice() };
  }

  /** The time given back by each seat's last choices that can still be undone. */
  lastGifts(undoable: (seat: number) => number): number[][] {
    return this.gifts.map((given, seat) => given.slice(Math.max(0, given.length - undoable(seat))));
  }

  setGifts(gifts: readonly (readonly number[])[]): void {
    this.gifts.forEach((given, seat) => {
      given.splice(0, given.length, ...gifts[seat]);
    });
  }

  set({ faces, thought }: SavedClocks): void {
    for (const seat of this.faces.keys()) {
      this.faces[seat] = { ...faces[seat] };
      this.thought[seat] = thought[seat];
    }
  }

  /** The owner of a seat is back. */
  welcome(seat: number): void {
    const face = this.faces[seat];
    this.faces[seat] = { ...face, left: Math.max(face.left, this.full / RETURN_SHARE) };
  }

  /** The clock as clients see it: one that stood during an outage started that much later. */
  face(seat: number): ClockFace {
    const { left, since } = this.faces[seat];
    return { left, since: since === null ? null : since + this.missedSince(since) };
  }

  /** Has a running clock stood still during an outage? */
  stood(): boolean {
    return this.faces.some(({ since }) => since !== null && this.missedSince(since) > 0);
  }

  /** The seats whose time is up, in the order in which that happened. */
  expired(now: number): number[] {
    const left = (seat: number) => {
      const { left, since } = this.faces[seat];
      return since === null ? Number.POSITIVE_INFINITY : left - this.between(since, now);
    };
    const up = [...this.faces.keys()].filter((seat) => left(seat) <= 0);
    return up.sort((a, b) => left(a) - left(b) || a - b);
  }

  /** When the first running clock expires, unless its seat chooses; null if none runs. */
  deadline(): number | null {
    const ends = this.faces.flatMap(({ left, since }) => {
      return since === null ? [] : [since + left + this.missedSince(since)];
    });
    return ends.length > 0 ? Math.min(...ends) : null;
  }

  private missedSince(since: number): number {
    return this.outages.reduce(
      (sum, { began, ended }) => sum + Math.max(0, ended - Math.max(began, since)),
      0,
    );
  }

  private between(from: number, to: number): number {
    const missed = this.outages.reduce((sum, { began, ended }) => {
      return sum + Math.max(0, Math.min(to, ended) - Math.max(from, began));
    }, 0);
    return Math.max(0, to - from - missed);
  }
}
