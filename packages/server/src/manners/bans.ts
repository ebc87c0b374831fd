import { say } from '@sandtable/kernel';
import type { BanRow, MannersStore } from '../storage/manners-store.js';
import { Refusal } from '../tables/refusal.js';

/** How long the list is trusted: another process may have written to the database. */
const FRESH = 15_000;

/** Who is banned: asked at every change, so the list is in memory. */
export class Bans {
  private banned = new Map<string, BanRow>();
  private read = 0;

  constructor(
    private readonly manners: MannersStore,
    private readonly now: () => number,
  ) {}

  async refresh(): Promise<void> {
    this.read = this.now();
    const rows = await this.manners.bans(this.now());
    this.banned = new Map(rows.map((row) => [row.person, row]));
  }

  get isEmpty(): boolean {
    if (this.now() - this.read > FRESH) void this.refresh().catch(() => {});
    return this.banned.size === 0;
  }

  /** Refuses a browser one of whose identities is banned. */
  refuse(selves: readonly string[]): void {
    if (this.isEmpty) return;
    for (const id of selves) {
      const ban = this.banned.get(id);
      if (!ban || (ban.until !== null && ban.until <= this.now())) continue;
      const { reason, until } = ban;
      throw new Refusal(
        'seat',
        until === null
          ? say`you are banned from this server: ${reason}`
          : say`you are banned until ${new Date(until).toISOString().slice(0, 16).replace('T', ' ')} UTC: ${reason}`,
      );
    }
  }
}
