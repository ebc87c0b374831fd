import { setTimeout as pass } from 'node:timers/promises';
import { type GameOptions, say } from '@sandtable/kernel';
import type { Person } from '@sandtable/protocol';
import { newId } from '../drawn.js';
import type { Store } from '../storage/store.js';
import {
  CLOSED,
  CLOSING,
  type EntryRow,
  type LockedTournament,
  OPENED,
  type PairingRow,
  UNOPENED,
} from '../storage/tournament-store.js';
import { BrokenTable, Refusal } from '../tables/refusal.js';
import type { TableRegistry } from '../tables/table-registry.js';
import { isAbsent } from './absence.js';
import { byLastSeason, byStrength, divisionsOf, intoDivisions, meetingOf } from './draw.js';
import type { Pair } from './meetings.js';
import { roundRobin, roundsAmong } from './round-robin.js';
import { TIE_BREAKS } from './standings.js';
import { pairSwiss } from './swiss.js';
import { roundsOf, type TournamentTerms } from './terms.js';

const MINUTE = 60_000;
/** How often tournaments are looked for that need attention. */
const ROUND = 5_000;
/** How many are looked after one after the other. */
const AT_ONCE = 50;
/** What could not be done is tried again after this time, by whichever process comes first. */
const AGAIN = MINUTE;
/** An announcement without a time that nobody begins is cancelled after this time. */
export const STALE = 60 * 24 * 60 * MINUTE;
/** The pause after each table that is opened: a league opens hundreds, and people play meanwhile. */
const PAUSE = 5;

/** What remains to be done at the tables of a tournament. */
interface Chores {
  open: PairingRow[];
  close: PairingRow[];
  /** Games of people who have left. */
  leave: { pairing: PairingRow; person: string }[];
}

interface StewardSetup {
  registry: TableRegistry;
  store: Store;
  /** Records the results of games that are over. */
  results: { round(): Promise<void> };
}

/**
 * Moves tournaments on: begins them, pairs rounds, opens tables, ends them. Everything is decided in one transaction in
 * which nobody else changes the tournament, and what then has to be done at tables is the same however often it is
 * done; so a process may end at any moment, and several may do it at once.
 */
export class Steward {
  private readonly timer: NodeJS.Timeout;

  constructor(private readonly setup: StewardSetup) {
    this.timer = setInterval(() => void this.round(), ROUND).unref();
    void this.round();
  }

  close(): void {
    clearInterval(this.timer);
  }

  /** Looks after all tournaments that need it. */
  round(): Promise<void> {
    const { registry, store } = this.setup;
    return registry.chore('tournaments', async () => {
      const failed = new Set<string>();
      for (;;) {
        const due = (await store.tournaments.due(registry.now(), AT_ONCE)).filter((id) => !failed.has(id));
        if (due.length === 0) return;
        for (const id of due) {
          if (registry.isClosed) return;
          await this.moveOn(id).catch((error: Error) => {
            failed.add(id);
            registry.report(`tournament ${id}`, error);
          });
        }
      }
    });
  }

  /** Does what is due in one tournament. */
  private async moveOn(id: string): Promise<void> {
    const { registry, store } = this.setup;
    const banned = new Set((await store.manners.bans(registry.now())).map(({ person }) => person));
    // One more look after the chores: what they changed may complete a round.
    for (let looks = 0; looks < 3; looks++) {
      const chores = await store.tournaments.change(id, (t) => this.look(t, banned));
      if (!chores || chores.open.length + chores.close.length + chores.leave.length === 0) return;
      await this.doChores(id, chores);
    }
  }

  // In the transaction

  private async look(t: LockedTournament, banned: ReadonlySet<string>): Promise<Chores> {
    const now = this.setup.registry.now();
    const terms = JSON.parse(t.row.terms) as TournamentTerms;
    if (t.row.status === 'announced') {
      const isDue = t.row.due !== null && t.row.due <= now;
      if (isDue) await this.begin(t, terms, banned);
      else if (t.row.due === null && t.row.created + STALE <= now)
        await this.set(t, { status: 'cancelled', finished: now });
    } else if (t.row.status !== 'cancelled') await this.goOn(t, terms, banned);
    const chores = choresOf(t);
    await this.set(t, { wake: wakeOf(t, chores, now) });
    return chores;
  }

  /** Changes the row, here and in the database. */
  private async set(t: LockedTournament, change: Partial<LockedTournament['row']>): Promise<void> {
    await t.set(change);
    Object.assign(t.row, change);
  }

  private async add(
    t: LockedTournament,
    pairings: readonly Omit<PairingRow, 'tournament_id'>[],
  ): Promise<void> {
    await t.addPairings(pairings);
    t.pairings.push(...pairings.map((one) => ({ tournament_id: t.row.id, ...one })));
  }

  private async decide(t: LockedTournament, pairing: PairingRow, how: Ended): Promise<void> {
    await t.setPairing(pairing, how);
    Object.assign(pairing, how);
  }

  private async leave(t: LockedTournament, entry: EntryRow): Promise<void> {
    await t.setEntry(entry.person, { status: 'withdrawn' });
    entry.status = 'withdrawn';
  }

  /** Draws the numbers and pairs the first round. With fewer than two people there is no tournament. */
  private async begin(
    t: LockedTournament,
    terms: TournamentTerms,
    banned: ReadonlySet<string>,
  ): Promise<void> {
    for (const entry of t.entries) if (isIn(entry) && banned.has(entry.person)) await this.leave(t, entry);
    const entries = t.entries.filter(isIn);
    if (entries.length < 2)
      return this.set(t, { status: 'cancelled', finished: this.setup.registry.now(), due: null });
    const { format, divisionSize, movers } = terms;
    const people = entries.map(({ person }) => person);
    let order = byStrength(entries, await t.strengths(people));
    const last = await t.lastSeason();
    if (last) order = byLastSeason(order, last, movers, TIE_BREAKS[format]);
    for (const start of intoDivisions(order, format === 'league' ? divisionSize : order.length)) {
      const { person, seed, division } = start;
      await t.setEntry(person, { seed, division });
      Object.assign(entries.find((one) => one.person === person)!, { seed, division });
    }
    t.entries.sort((a, b) => a.seed - b.seed);
    await this.set(t, { status: 'running', due: null, rounds: roundsOf(terms, format, entries.length) });
    await this.pairNext(t, terms);
  }

  /** Pairs the next round; a league has all of them at once. */
  private async pairNext(t: LockedTournament, terms: TournamentTerms): Promise<void> {
    const { row } = t;
    const round = row.round + 1;
    const here = new Set(t.entries.filter(isIn).map(({ person }) => person));
    if (terms.format === 'league') {
      for (const { number, people } of divisionsOf(t)) {
        const rounds = roundsAmong(people.length, terms.cycles);
        for (let one = 1; one <= rounds; one++)
          await this.add(t, pairingsOf(withoutByes(roundRobin(people, one)), number, one, here));
      }
      return this.set(t, { round: row.rounds, due: null });
    }
    const drawn = t.entries.filter(({ seed }) => seed > 0).map(({ person }) => person);
    const pairs =
      terms.format === 'swiss'
        ? pairSwiss(
            drawn.filter((person) => here.has(person)),
            t.pairings.map(meetingOf),
            row.id,
          )
        : withoutByes(roundRobin(drawn, round));
    await this.add(t, pairingsOf(pairs, 1, round, here));
    await this.set(t, { round, due: null });
  }

  /** A tournament that has begun: people who left, rounds that are over, the end. */
  private async goOn(
    t: LockedTournament,
    terms: TournamentTerms,
    banned: ReadonlySet<string>,
  ): Promise<void> {
    const now = this.setup.registry.now();
    const isOver = t.row.status === 'finished';
    for (const entry of isOver ? [] : t.entries)
      if (isIn(entry) && banned.has(entry.person)) await this.leave(t, entry);
    // All games of a league are paired when it begins: there is nobody to be spared.
    for (const entry of isOver || terms.format === 'league' ? [] : t.entries) {
      if (!isIn(entry) || !isAbsent(entry, t.pairings)) continue;
      await t.setEntry(entry.person, { status: 'absent' });
      entry.status = 'absent';
      await t.tellAbsent(entry.person, now);
    }
    const here = new Set(t.entries.filter(isIn).map(({ person }) => person));
    for (const pairing of t.pairings) {
      const { outcome, stage, one, other } = pairing;
      if (outcome !== null || stage !== UNOPENED || other === null || (here.has(one) && here.has(other)))
        continue;
      await this.decide(t, pairing, { outcome: absentLoses(pairing, here), how: 'forfeit' });
    }
    if (t.row.status !== 'running') return;
    if (t.pairings.some(({ outcome }) => outcome === null)) {
      // A result was taken back, or none of the round is there yet.
      if (t.row.due !== null) await this.set(t, { due: null });
      return;
    }
    const isLast = t.row.round >= t.row.rounds || here.size < 2;
    if (isLast) return this.set(t, { status: 'finished', finished: now, due: null });
    if (terms.advance === 'auto' && t.row.due === null) await this.set(t, { due: now + terms.rest * MINUTE });
    if (t.row.due !== null && t.row.due <= now) await this.pairNext(t, terms);
  }

  // At the tables

  private async doChores(id: string, { open, close, leave }: Chores): Promise<void> {
    const { registry, store, results } = this.setup;
    const { tournaments } = store;
    const row = await tournaments.row(id);
    if (!row) return;
    const { clock, rated } = JSON.parse(row.terms) as TournamentTerms;
    const options = JSON.parse(row.options) as GameOptions;
    const people = open.flatMap(({ one, other }) => [one, other!]);
    const known = await store.people.known(people);
    const player = (who: string): Person => ({ id: who, name: known.get(who)?.name ?? '' });
    for (const { table_id, round, one, other } of open) {
      if (registry.isClosed) return;
      const tournament = { id, round };
      const players = [player(one), player(other!)];
      await registry.opening.paired({
        id: table_id!,
        game: row.game,
        options,
        clock,
        rated,
        tournament,
        players,
      });
      await tournaments.setStage(table_id!, UNOPENED, OPENED);
      await pass(PAUSE);
    }
    for (const { table_id } of close) {
      await ignoring(registry.closedTables.close(table_id!, say`the organizer has decided the result`));
      await tournaments.setStage(table_id!, CLOSING, CLOSED);
    }
    for (const { pairing, person } of leave) await this.leaveGame(id, pairing, person);
    if (leave.length > 0) await results.round();
  }

  /** Somebody who has left loses the game that they are in. */
  private async leaveGame(id: string, pairing: PairingRow, person: string): Promise<void> {
    const { registry, store } = this.setup;
    const table = pairing.table_id!;
    const who = { id: person, name: '' };
    await ignoring(registry.command({ table, name: 'forfeit', person: who, selves: [], body: null }));
    const row = await store.tables.row(table);
    if (row?.status === 'finished') return;
    // The table is closed or cannot go on: there will be no result from there.
    await store.tournaments.change(id, async (t) => {
      const now = t.pairings.find(({ table_id }) => table_id === table);
      const here = new Set(t.entries.filter(isIn).map((entry) => entry.person));
      if (now?.outcome === null) await t.setPairing(now, { outcome: absentLoses(now, here), how: 'forfeit' });
    });
  }
}

type Ended = Partial<Pick<PairingRow, 'outcome' | 'how'>>;

const isIn = ({ status }: EntryRow) => status === 'in';
const withoutByes = (pairs: readonly Pair[]) => pairs.filter(({ other }) => other !== null);

/** Where everybody meets everybody, those who have left have lost; if both have, nobody wins. */
function absentLoses({ one, other }: Pair, here: ReadonlySet<string>): 'one' | 'other' | 'neither' {
  if (here.has(one)) return 'one';
  return other !== null && here.has(other) ? 'other' : 'neither';
}

function pairingsOf(
  pairs: readonly Pair[],
  division: number,
  round: number,
  here: ReadonlySet<string>,
): Omit<PairingRow, 'tournament_id'>[] {
  return pairs.map((pair, i) => {
    const { one, other } = pair;
    const at = { division, round, board: i + 1, one, other, stage: UNOPENED, why: null, missed: null };
    if (other === null) return { ...at, table_id: null, outcome: 'one', how: 'bye' };
    if (here.has(one) && here.has(other)) return { ...at, table_id: newId(), outcome: null, how: null };
    return { ...at, table_id: null, outcome: absentLoses(pair, here), how: 'forfeit' };
  });
}

function choresOf({ entries, pairings }: LockedTournament): Chores {
  const gone = new Set(entries.flatMap((entry) => (isIn(entry) ? [] : [entry.person])));
  const running = pairings.filter(({ outcome, table_id }) => outcome === null && table_id !== null);
  return {
    open: running.filter(({ stage }) => stage === UNOPENED),
    close: pairings.filter(({ stage, table_id }) => stage === CLOSING && table_id !== null),
    leave: running
      .filter(({ stage }) => stage === OPENED)
      .flatMap((pairing) => {
        const person = [pairing.one, pairing.other!].find((one) => gone.has(one));
        return person === undefined ? [] : [{ pairing, person }];
      }),
  };
}

function wakeOf({ row }: LockedTournament, { open, close, leave }: Chores, now: number): number | null {
  if (open.length + close.length + leave.length > 0) return now + AGAIN;
  if (row.status === 'announced') return row.due ?? row.created + STALE;
  return row.status === 'running' ? row.due : null;
}

/** A table that is over, or cannot be read, needs nothing more. */
async function ignoring(act: Promise<unknown>): Promise<void> {
  try {
    await act;
  } catch (error) {
    if (!(error instanceof Refusal || error instanceof BrokenTable)) throw error;
  }
}
