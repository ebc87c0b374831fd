import type { StoredSnapshot } from '../engine/local-snapshots.js';
import type { Rows } from './rows.js';
import type { Progress, SavedGame, SavedGames, SavedInfo, Unsaved } from './saved.js';

/** Asks the engine for what was played since so many entries, with a snapshot where one is due and wanted. */
export type AskUnsaved = (from: number | null, snapshots: boolean) => Promise<Unsaved>;

/**
 * Keeps one game while it is played. What it writes is what was added. Where there is no room, snapshots are given up
 * first; then the journal is kept in memory, and tried again with every choice.
 */
export class GameKeeper {
  private readonly progress = new Map<Rows, Progress>();
  private running: Promise<void> | null = null;
  private again = false;
  private snapshots = true;

  constructor(
    private readonly games: SavedGames,
    private readonly saved: SavedGame,
    private readonly unsaved: AskUnsaved,
    /** Somebody else, in another tab, has played this game on. What was kept there stays. */
    private readonly overtaken: () => void,
  ) {
    const { parts, stamp } = saved.found ?? { parts: 0, stamp: null };
    this.progress.set(games.disk, { entries: stamp === null ? 0 : null, parts, last: '', stamp });
  }

  snapshot(): Promise<StoredSnapshot | null> {
    return this.games.snapshot(this.saved.id);
  }

  /** Keeps the game as it is now; whoever asks while that is being done has it done once more. */
  keep(): Promise<void> {
    this.again = true;
    this.running ??= this.run().finally(() => {
      this.running = null;
    });
    return this.running;
  }

  private async run(): Promise<void> {
    while (this.again) {
      this.again = false;
      await this.keepOnce();
    }
  }

  private async keepOnce(): Promise<void> {
    const { disk, memory } = this.games;
    if (!(await this.write(disk))) {
      await this.giveUpSnapshots(null);
      if (!(await this.write(disk))) {
        await this.write(memory);
        return;
      }
    }
    this.progress.delete(memory);
    await this.games.forgetInMemory(this.saved.id);
  }

  private async write(rows: Rows): Promise<boolean> {
    const { games } = this;
    const progress = this.progress.get(rows) ?? (await games.anew(rows, this.saved.id));
    const more = await this.unsaved(progress.entries, this.snapshots && rows === games.disk);
    const { progress: standing, result } = more;
    const { journal, found, ...info } = Object.assign(this.saved, { progress: standing, result });
    const after = await games.append(rows, info satisfies SavedInfo, progress, more);
    if (after === null) return false;
    if (after === 'changed') {
      this.overtaken();
      return true;
    }
    this.progress.set(rows, after);
    if (more.snapshot && !(await games.keepSnapshot(info.id, more.snapshot)))
      await this.giveUpSnapshots(info.id);
    return true;
  }

  private async giveUpSnapshots(id: string | null): Promise<void> {
    this.snapshots = false;
    await this.games.dropSnapshots(id);
  }
}
