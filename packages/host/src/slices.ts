/** How long something that takes long goes on, in milliseconds, before others have their turn. */
const SLICE = 12;

/** Long work in small pieces: in between, whatever else waits in this thread is done. */
export class Slices {
  constructor(
    /** Lets everybody else have their turn. */
    readonly others: () => Promise<void>,
    private readonly now: () => number,
  ) {}

  /** `step` does a little and says whether that was all. */
  async run(step: () => boolean): Promise<void> {
    for (;;) {
      const began = this.now();
      while (this.now() - began < SLICE) if (step()) return;
      await this.others();
    }
  }
}
