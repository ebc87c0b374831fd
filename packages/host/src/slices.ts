/** How long work runs before it yields to the event loop, in milliseconds. */
const SLICE = 12;

/** Long work in small slices: between them, the event loop handles other events. */
export class Slices {
  constructor(
    /** Yields to the event loop. */
    readonly others: () => Promise<void>,
    private readonly now: () => number,
  ) {}

  /** `step` does a little work and returns whether it is finished. */
  async run(step: () => boolean): Promise<void> {
    for (;;) {
      const began = this.now();
      while (this.now() - began < SLICE) if (step()) return;
      await this.others();
    }
  }
}
