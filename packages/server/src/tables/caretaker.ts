import { setTimeout as pass } from 'node:timers/promises';
import { say } from '@sandtable/kernel';
import type { Store } from '../storage/store.js';
import type { Chores } from './chores.js';
import type { Outage } from './clocks.js';
import { FINISHED_STAYS } from './lobby.js';
import { BrokenTable } from './refusal.js';
import { removePerson } from './remove-person.js';
import type { StuckTables } from './stuck.js';
import type { Table } from './table.js';
import type { TableRegistry } from './table-registry.js';

/** How often to look for tables that need attention. */
const ROUND = 1_000;
/** How often to write the heartbeat. */
const HEARTBEAT = 5_000;
/** An unused table is dropped from memory after this time; it is in the database. */
const IDLE = 2 * 60_000;
/** An open table without activity is closed after this time. */
const STALE = 24 * 60 * 60_000;
/** Names of deleted accounts are erased again after this time, when requests under way at the deletion are done. */
const ERASE_AGAIN_AFTER = 60_000;
/** The name of a guest who has never sat down is forgotten when they have been away for this long. */
const GUEST_STAYS = 30 * 24 * 60 * 60_000;
/** The pause after opening a due table: this many times as long as opening took, at most LONGEST_PAUSE. */
const PAUSE = 2;
const LONGEST_PAUSE = 50;
/** How many tables one query returns. */
const PAGE = 100;

/** What the caretaker looks after. */
interface House {
  store: Store;
  /** The tables in memory. */
  tables: Map<string, Promise<Table>>;
  stuck: StuckTables;
  outages: Outage[];
  /** How many unused tables are kept in memory for a while. */
  idleTables: number;
  /** The table, read when no request waits for another one; null if the server is closing. */
  readInBackground(id: string): Promise<Table | null>;
}

/** Looks after the tables: wakes those that are due, puts away what nobody uses, and writes that the server is alive. */
export class Caretaker {
  private readonly timers: NodeJS.Timeout[] = [];
  /** Outages that are not stored yet. */
  private readonly unwritten: Outage[] = [];
  /** The number of tables in memory at which unused ones are dropped. */
  private crowdedAt: number;

  constructor(
    private readonly registry: TableRegistry,
    private readonly chores: Chores,
    private readonly house: House,
  ) {
    this.crowdedAt = house.idleTables;
  }

  /** Begins its rounds; `look` is called with each of them. */
  begin(look: () => void): void {
    const every = (time: number, act: () => unknown) => this.timers.push(setInterval(act, time).unref());
    every(ROUND, () => {
      look();
      void this.wakeDue();
    });
    every(HEARTBEAT, () => this.chores.run('alive', () => this.beat()));
    every(IDLE / 4, () => this.tidyUp());
    void this.wakeDue();
    void this.lookForStuck();
  }

  end(): void {
    for (const timer of this.timers) clearInterval(timer);
  }

  /** Are there so many tables in memory that unused ones have to go? */
  get isCrowded(): boolean {
    return this.house.tables.size > this.crowdedAt;
  }

  /** Writes the heartbeat and new outages. */
  async beat(): Promise<void> {
    while (this.unwritten.length > 0) {
      await this.house.store.tables.addOutage(this.unwritten[0]);
      this.unwritten.shift();
    }
    await this.house.store.tables.alive(this.registry.now());
  }

  /** The machine slept, the process stood still, or the clock was set: no clock ran, and all clients see that. */
  timeMissed(gap: Outage): void {
    // If others went on meanwhile, their clocks ran; if nobody did, nobody had a lease, and that is written down.
    if (this.registry.shared) return;
    this.house.outages.push(gap);
    this.unwritten.push(gap);
    this.registry.report(
      'the clock',
      new Error(`${Math.round((gap.ended - gap.began) / 1000)} s were missed: no player is charged for them`),
    );
    setImmediate(() => {
      void this.chores.run('alive', () => this.beat());
      for (const reading of this.house.tables.values()) {
        reading.then((table) => table.clocksStood()).catch(() => {});
      }
    });
  }

  /**
   * Opens the tables where a bot has to choose or a clock has expired: one after the other, with pauses, so that a
   * server that starts with thousands of them still serves requests.
   */
  wakeDue(): Promise<void> {
    return this.chores.run('wake', async () => {
      for (let from = 0; ; from += PAGE) {
        const others = this.registry.shared?.cluster.living ?? [];
        const due = await this.house.store.tables.due(this.registry.now(), PAGE, from, others);
        for (const id of due) {
          // Its owner is gone.
          if (this.registry.shared && this.house.tables.has(id))
            await this.registry.shared.lookAgain(id).catch(() => {});
          if (this.registry.isClosed || this.house.tables.has(id) || this.house.stuck.rests(id)) continue;
          const began = performance.now();
          await this.wake(id);
          await pass(Math.min(LONGEST_PAUSE, PAUSE * (performance.now() - began)));
        }
        if (due.length < PAGE || this.registry.isClosed) return;
      }
    });
  }

  private async wake(id: string): Promise<void> {
    try {
      const table = await this.house.readInBackground(id);
      if (!table?.ownership.mine) return;
      table.lookAtClocks();
      await table.inTurn(async () => {
        // No clock ran during the outage: it is not due yet.
        const wake = table.state.wake();
        if (wake !== null && wake > this.registry.now()) await this.house.store.tables.setWake(id, wake);
      });
    } catch (error) {
      // Unreadable tables are reported where they are found.
      if (this.registry.isClosed || error instanceof BrokenTable) return;
      const { message } = error as Error;
      if (this.house.stuck.note(id, message, { passing: true }))
        this.registry.report(`table ${id}`, error as Error);
    }
  }

  /** Drops unused tables from memory, and closes stale ones. */
  tidyUp(): Promise<void> {
    return this.chores.run('tidy', async () => {
      this.registry.lobby.sweep();
      await this.registry.quickMatches.leaveAbandoned();
      for (const id of await this.house.store.tables.stale(this.registry.now() - STALE))
        await this.closeStale(id);
      await this.putAway(this.registry.now() - IDLE);
      await this.registry.snapshots.makeRoom();
      await this.house.store.cluster?.tidyUp();
      await this.house.store.tables.forgetOpeners(this.registry.now() - FINISHED_STAYS);
      await this.house.store.people.forgetGuests(this.registry.now() - GUEST_STAYS);
      for (const person of await this.house.store.people.notErased(this.registry.now() - ERASE_AGAIN_AFTER)) {
        await removePerson(this.registry, this.house.store, person);
        await this.house.store.people.erased(person, this.registry.now());
      }
    });
  }

  private async closeStale(id: string): Promise<void> {
    if (this.house.stuck.rests(id)) return;
    try {
      const person = { id: '', name: '' };
      await this.registry.command({ table: id, name: 'close if open', person, selves: [], body: null });
    } catch (error) {
      if (!this.registry.isClosed && !(error instanceof BrokenTable))
        this.registry.report(`table ${id}`, error as Error);
    }
  }

  /** Drops a table from memory, even if it is watched. */
  async forget(id: string): Promise<void> {
    const table = await this.house.tables.get(id);
    this.house.tables.delete(id);
    await table?.close(say`the table was put away`);
    if (table) await this.registry.shared?.release(table);
  }

  /** Drops the least recently used tables if too many unused ones are in memory. */
  makeRoom(): Promise<void> {
    return this.chores.run('room', async () => {
      const known = await Promise.all([...this.house.tables.values()].map((one) => one.catch(() => null)));
      const idle = known.flatMap((table) => table?.idleSince() ?? []).sort((a, b) => b - a);
      // A few more than necessary, so that not every newcomer has to make room.
      const kept = Math.floor(this.house.idleTables * 0.8);
      if (idle.length > this.house.idleTables) await this.putAway(idle[kept]);
      this.crowdedAt = this.house.tables.size + Math.max(1, this.house.idleTables - kept);
    });
  }

  private async putAway(before: number): Promise<void> {
    for (const [id, reading] of this.house.tables) {
      const table = await reading.catch(() => null);
      const idle = table?.idleSince() ?? null;
      if (!table || idle === null || idle > before) continue;
      this.house.tables.delete(id);
      await table.close(say`the table was put away`);
      await this.registry.shared?.release(table);
    }
  }

  /** Finds running games of another ruleset that can no longer go on. */
  private lookForStuck(): Promise<void> {
    return this.chores.run('stuck', async () => {
      for (const { id, game, ruleset } of await this.house.store.tables.rulesInUse()) {
        if ((await this.registry.games.find(game))?.game.ruleset === ruleset) continue;
        if (this.registry.isClosed) return;
        await this.registry.find(id).catch(() => {});
      }
    });
  }
}
