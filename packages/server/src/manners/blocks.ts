import { say } from '@sandtable/kernel';
import type { Person } from '@sandtable/protocol';
import type { MannersStore } from '../storage/manners-store.js';
import { Refusal } from '../tables/refusal.js';
import type { Table } from '../tables/table.js';

/** Keeps people apart who have blocked each other. `selves` are all ids known for the same browser. */
export class Blocks {
  constructor(private readonly manners: MannersStore) {}

  /** Refuses a person a seat where somebody has blocked them. Their own seats they may always take back. */
  async refuseSeat(
    table: Table,
    person: Person,
    selves: readonly string[],
    seats: readonly string[],
  ): Promise<void> {
    const own = table.state.seatsOf(person.id);
    if (seats.every((id) => own.includes(table.state.seatOf(id)))) return;
    const blockers = await this.manners.blockersOf([person.id, ...selves]);
    if (table.state.people().some((id) => id !== person.id && blockers.includes(id)))
      throw new Refusal('seat', say`somebody at this table does not want to play with you`);
  }

  /** A private table is not shown to people whom its host has blocked, unless they sit there. */
  async refuseEntry({ state }: Table, person: Person): Promise<void> {
    const { host, constants } = state;
    if (!constants.private || !host || host.id === person.id || state.seatsOf(person.id).length > 0) return;
    if ((await this.manners.blockersOf([person.id])).includes(host.id))
      throw new Refusal('table', say`this table is private: ask for an invitation`);
  }

  /** Everybody whom a quick match must not bring together with these: blocked by them, or blocking them. */
  async apart(selves: readonly string[]): Promise<Set<string>> {
    const [blockers, blocked] = await Promise.all([
      this.manners.blockersOf(selves),
      this.manners.blockedBy(selves),
    ]);
    return new Set([...blockers, ...blocked]);
  }
}
