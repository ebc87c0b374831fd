/** Background work: each kind of it runs once at a time. */
export class Chores {
  private readonly running = new Map<string, Promise<void>>();
  private closed = false;

  constructor(private readonly report: (what: string, error: Error) => void) {}

  /** Runs it, unless it is running already. */
  run(name: string, act: () => Promise<void>): Promise<void> {
    const running = this.running.get(name);
    if (running || this.closed) return running ?? Promise.resolve();
    const done = act()
      .catch((error) => this.report('the house', error as Error))
      .finally(() => this.running.delete(name));
    this.running.set(name, done);
    return done;
  }

  /** Begins nothing any more; resolves when what was begun is done. */
  async close(): Promise<void> {
    this.closed = true;
    await Promise.all(this.running.values());
  }
}
