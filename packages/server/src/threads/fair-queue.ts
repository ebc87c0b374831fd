import { carried } from '../fairness/payer.js';

interface Waiting {
  begin(): void;
}

/**
 * Lets so many things go on at once, and of everybody only one: whoever asks for much waits for themselves
 * and not the others for them.
 */
export class FairQueue {
  /** What waits, by who asked; those whose turn is next stand first. */
  private readonly waiting = new Map<string, Waiting[]>();
  private readonly busy = new Set<string>();

  constructor(
    private readonly atOnce: number,
    /** How much may wait of one asker. */
    private readonly most: number,
  ) {}

  /** Does something when it is the asker's turn. Null where too much of theirs is waiting already. */
  run<R>(asker: string, act: () => Promise<R>): Promise<R> | null {
    const own = this.waiting.get(asker) ?? [];
    if (own.length >= this.most) return null;
    return new Promise<R>((resolve, reject) => {
      own.push({
        // Somebody else's end may be its beginning: it is still done for whoever asked.
        begin: carried(() => {
          act()
            .then(resolve, reject)
            .finally(() => {
              this.busy.delete(asker);
              this.standLast(asker);
              this.goOn();
            });
        }),
      });
      this.waiting.set(asker, own);
      this.goOn();
    });
  }

  private goOn(): void {
    for (const [asker, own] of this.waiting) {
      if (this.busy.size >= this.atOnce) return;
      if (this.busy.has(asker)) continue;
      this.busy.add(asker);
      const next = own.shift()!;
      this.standLast(asker);
      next.begin();
    }
  }

  /** Whoever has had a turn lets the others go first. */
  private standLast(asker: string): void {
    const own = this.waiting.get(asker);
    this.waiting.delete(asker);
    if (own && own.length > 0) this.waiting.set(asker, own);
  }
}
