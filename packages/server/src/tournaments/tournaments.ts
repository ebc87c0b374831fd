import { randomBytes } from 'node:crypto';
import { say } from '@sandtable/kernel';
import {
  type AboutEntrant,
  type DecidePairing,
  type Enter,
  LIMITS,
  type NewTournament,
  type TournamentWords,
} from '@sandtable/protocol';
import { newId } from '../drawn.js';
import type { Visitor } from '../people/identity.js';
import { tidyTitle, tidyWords } from '../people/names.js';
import type { Store } from '../storage/store.js';
import {
  CLOSING,
  type EntryRow,
  type LockedTournament,
  type TournamentRow,
} from '../storage/tournament-store.js';
import { Refusal } from '../tables/refusal.js';
import type { Table } from '../tables/table.js';
import type { TableRegistry } from '../tables/table-registry.js';
import { STALE, type Steward } from './steward.js';
import { needTerms, type TournamentTerms } from './terms.js';

/** How long after the end a result can still be corrected. */
const CORRECTED_WITHIN = 7 * 24 * 60 * 60_000;

/** Somebody who asks, with every identity of their browser, and whether they look after the site. */
export interface Caller {
  visitor: Pick<Visitor, 'id' | 'name' | 'guest'>;
  selves: readonly string[];
  official: boolean;
}

/** What people do with tournaments: announce, enter, leave and look after them. */
export class Tournaments {
  constructor(private readonly setup: { registry: TableRegistry; store: Store; steward: Steward }) {}

  private get now(): number {
    return this.setup.registry.now();
  }

  // Announcing

  async announce({ visitor }: Caller, order: NewTournament): Promise<string> {
    needAccount(visitor);
    const { terms, options, ...words } = await needTerms(this.setup.registry.games, order, this.now);
    const row = this.fresh(visitor.id, terms, {
      ...words,
      options: JSON.stringify(options),
      season: 1,
      previous: null,
    });
    await this.create(row);
    // Not its name: the log outlives what is erased.
    await this.note(visitor.id, row.id, 'tournament', '', '');
    return row.id;
  }

  /** The next season of a league: people enter again, and begin where the last one has put them. */
  async nextSeason(by: Caller, id: string): Promise<string> {
    const { tournaments } = this.setup.store;
    const last = await tournaments.row(id);
    if (!last) throw noSuch();
    needOrganizer(by, last);
    const terms = JSON.parse(last.terms) as TournamentTerms;
    if (terms.format !== 'league') throw new Refusal('status', say`only leagues have seasons`);
    if (last.status !== 'finished') throw new Refusal('status', say`this season is not over yet`);
    const { name, about, game, options, organizer } = last;
    const row = this.fresh(
      organizer,
      { ...terms, starts: null },
      { name, about, game, options, season: last.season + 1, previous: id },
    );
    await this.create(row);
    await this.note(by.visitor.id, row.id, 'tournament', '', '');
    return row.id;
  }

  private fresh(
    organizer: string,
    terms: TournamentTerms,
    words: Pick<TournamentRow, 'name' | 'about' | 'game' | 'options' | 'season' | 'previous'>,
  ): TournamentRow {
    return {
      id: newId(),
      organizer,
      ...words,
      terms: JSON.stringify(terms),
      status: 'announced',
      round: 0,
      rounds: 0,
      wake: terms.starts ?? this.now + STALE,
      due: terms.starts,
      invite: randomBytes(12).toString('base64url'),
      created: this.now,
      finished: null,
      version: 0,
    };
  }

  private async create(row: TournamentRow): Promise<void> {
    const done = await this.setup.store.tournaments.create(row, LIMITS.tournaments);
    if (done === 'many')
      throw new Refusal('busy', say`${LIMITS.tournaments} of your tournaments are not over: end one first`);
    if (done === 'announced') throw new Refusal('status', say`the next season was announced already`);
  }

  // Entering and leaving

  async enter({ visitor, selves }: Caller, id: string, { invite }: Enter): Promise<void> {
    const { manners } = this.setup.store;
    needAccount(visitor);
    const blockers = await manners.blockersOf([visitor.id, ...selves]);
    await this.change(id, async (t) => {
      if (t.row.status !== 'announced')
        throw new Refusal('status', say`it has begun: nobody can enter any more`);
      const own = entryOf(t, visitor.id);
      if (own?.status === 'in') return;
      if (own) throw new Refusal('seat', say`you were removed from this tournament`);
      const { access, places } = JSON.parse(t.row.terms) as TournamentTerms;
      const isOrganizer = t.row.organizer === visitor.id;
      if (access === 'invited' && !isOrganizer && invite !== t.row.invite)
        throw new Refusal('seat', say`this tournament is by invitation: ask its organizer for the link`);
      if (blockers.includes(t.row.organizer))
        throw new Refusal('seat', say`the organizer does not want to play with you`);
      if (t.entries.some(({ person }) => selves.includes(person)))
        throw new Refusal('seat', say`you are in this tournament already under another name`);
      if (t.entries.filter(({ status }) => status === 'in').length >= places)
        throw new Refusal('busy', say`all places are taken`);
      const entered = await t.enteredBy(visitor.id);
      if (entered >= LIMITS.entries)
        throw new Refusal('busy', say`you are in ${entered} tournaments that are not over`);
      await t.addEntry({ person: visitor.id, at: this.now, status: 'in', seed: 0, division: 1 });
    });
  }

  /** Before the first round as if one had never entered; later the running games are lost. */
  async withdraw({ visitor }: Caller, id: string): Promise<void> {
    await this.change(id, async (t) => {
      const own = entryOf(t, visitor.id);
      if (own?.status !== 'in' && own?.status !== 'absent')
        throw new Refusal('seat', say`you are not in this tournament`);
      refuseOver(t.row);
      if (t.row.status === 'announced') return t.removeEntry(visitor.id);
      await t.setEntry(visitor.id, { status: 'withdrawn' });
      await t.untellAbsent(visitor.id);
      await t.set({ wake: this.now });
    });
  }

  /** Somebody who was no longer paired, because they never came, plays again from the next round on. */
  async comeBack({ visitor }: Caller, id: string): Promise<void> {
    await this.change(id, (t) => this.takeBack(t, visitor.id));
  }

  private async takeBack(t: LockedTournament, person: string): Promise<void> {
    refuseOver(t.row);
    if (entryOf(t, person)?.status !== 'absent')
      throw new Refusal('seat', say`only players who were withdrawn for not coming can come back`);
    if ((await t.enteredBy(person)) >= LIMITS.entries)
      throw new Refusal('busy', say`nobody is in more than ${LIMITS.entries} tournaments that are not over`);
    await t.setEntry(person, { status: 'in', back: t.row.round });
    await t.untellAbsent(person);
    await t.set({ wake: this.now });
  }

  // Organizing

  begin(by: Caller, id: string): Promise<void> {
    return this.organize(by, id, 'tournament-begin', '', async (t) => {
      if (t.row.status !== 'announced') throw new Refusal('status', say`it has begun already`);
      if (t.entries.filter(({ status }) => status === 'in').length < 2)
        throw new Refusal('status', say`it takes two people at least`);
      await t.set({ due: this.now, wake: this.now });
    });
  }

  next(by: Caller, id: string): Promise<void> {
    return this.organize(by, id, 'tournament-next', '', async (t) => {
      needRunning(t.row);
      if (t.pairings.some(({ outcome }) => outcome === null))
        throw new Refusal('status', say`not all games of this round are over`);
      if (t.row.round >= t.row.rounds) throw new Refusal('status', say`this was the last round`);
      await t.set({ due: this.now, wake: this.now });
    });
  }

  pause(by: Caller, id: string): Promise<void> {
    return this.organize(by, id, 'tournament-pause', '', async (t) => {
      needRunning(t.row);
      await t.set({ status: 'paused', due: null });
    });
  }

  resume(by: Caller, id: string): Promise<void> {
    return this.organize(by, id, 'tournament-resume', '', async (t) => {
      if (t.row.status !== 'paused') throw new Refusal('status', say`it is not paused`);
      await t.set({ status: 'running', wake: this.now });
    });
  }

  /** Ends it early: games that still run do not count. Before the first round it is cancelled. */
  end(by: Caller, id: string, why: string): Promise<void> {
    return this.organize(by, id, 'tournament-end', why, async (t) => {
      refuseOver(t.row);
      const over = { finished: this.now, due: null, wake: null };
      if (t.row.status === 'announced') return t.set({ ...over, status: 'cancelled' });
      needNoPart(by, t);
      for (const pairing of t.pairings)
        if (pairing.outcome === null) await t.setPairing(pairing, { outcome: 'void', how: 'decided', why });
      await t.set({ ...over, status: 'finished' });
    });
  }

  remove(by: Caller, id: string, { person, why }: AboutEntrant): Promise<void> {
    return this.organize(
      by,
      id,
      'tournament-remove',
      why,
      async (t) => {
        refuseOver(t.row);
        needNoPart(by, t);
        const status = entryOf(t, person)?.status;
        if (status !== 'in' && status !== 'absent')
          throw new Refusal('message', say`they are not in this tournament`);
        await t.setEntry(person, { status: 'removed' });
        await t.untellAbsent(person);
        await t.set({ wake: this.now });
      },
      person,
    );
  }

  /** Lets somebody play again who was no longer paired, because they never came. */
  readmit(by: Caller, id: string, { person, why }: AboutEntrant): Promise<void> {
    return this.organize(
      by,
      id,
      'tournament-readmit',
      why,
      async (t) => {
        needNoPart(by, t);
        await this.takeBack(t, person);
      },
      person,
    );
  }

  decide(by: Caller, id: string, { division, round, board, outcome, why }: DecidePairing): Promise<void> {
    const at = `${division}.${round}.${board}`;
    return this.organize(
      by,
      id,
      'tournament-decide',
      why,
      async (t) => {
        if (t.row.status === 'announced' || t.row.status === 'cancelled')
          throw new Refusal('status', say`it has not begun`);
        if (t.row.finished !== null && t.row.finished + CORRECTED_WITHIN < this.now)
          throw new Refusal('status', say`the tournament is over`);
        needNoPart(by, t);
        const pairing = t.pairings.find(
          (one) => one.division === division && one.round === round && one.board === board,
        );
        if (!pairing || pairing.other === null) throw new Refusal('message', say`there is no such game`);
        const mayRun = pairing.outcome === null && pairing.table_id !== null;
        // Who decides about a game decides about it as a whole: nobody has missed it then.
        const decided = { outcome, how: 'decided', why, missed: null };
        await t.setPairing(pairing, { ...decided, ...(mayRun ? { stage: CLOSING } : {}) });
        await t.set({ wake: this.now });
      },
      `${at} ${outcome}`,
    );
  }

  // Moderating

  /** Other words in place of the organizer's, or none, by somebody who looks after the site and has no part in it. */
  async amendWords(by: Caller, id: string, order: TournamentWords): Promise<void> {
    const name = order.name.trim() === '' ? '' : tidyTitle(order.name);
    const about = tidyWords(order.about);
    const changed: string[] = [];
    await this.change(id, async (t) => {
      if (!by.official) throw new Refusal('seat', say`only those who look after this server may do that`);
      if (isInvolved(by, t.row, t.entries))
        throw new Refusal('seat', say`you have a part in this: somebody else has to decide`);
      if (name !== t.row.name) changed.push('name');
      if (about !== t.row.about) changed.push('about');
      await t.set({ name, about });
      if (order.reasons !== 'erased') return;
      changed.push('reasons');
      for (const pairing of t.pairings) if (pairing.why !== null) await t.setPairing(pairing, { why: null });
    });
    // What was erased is not kept here either.
    await this.note(by.visitor.id, id, 'tournament-words', order.why, changed.join(' '));
  }

  // Whoever comes, and whoever is gone

  private readonly come = new WeakMap<Table, Set<string>>();

  /** Notes which of the players have come to their table: who never comes has not won by the other's time. */
  arrived(table: Table): void {
    const known = this.come.get(table) ?? new Set<string>();
    this.come.set(table, known);
    for (const person of table.audience.people()) {
      if (known.has(person) || table.state.seatsOf(person).length === 0) continue;
      known.add(person);
      this.setup.store.tournaments.noteArrival(table.id, person, this.now).catch((error: Error) => {
        // The next time that somebody comes or goes it is tried again.
        known.delete(person);
        this.setup.registry.report(`table ${table.id}`, error);
      });
    }
  }

  /** A deleted account leaves all tournaments; its words go, and what it announced is cancelled. Idempotent. */
  async forget(person: string): Promise<void> {
    const { tournaments } = this.setup.store;
    for (const id of await tournaments.unfinishedOf(person)) {
      await tournaments.change(id, async (t) => {
        const own = entryOf(t, person);
        if (t.row.status === 'announced') {
          if (own) await t.removeEntry(person);
          if (t.row.organizer === person)
            await t.set({ status: 'cancelled', finished: this.now, wake: null, due: null });
        } else if (own?.status === 'in' || own?.status === 'absent') {
          await t.setEntry(person, { status: 'withdrawn' });
          await t.untellAbsent(person);
          await t.set({ wake: this.now });
        }
      });
    }
    await tournaments.eraseWords(person);
  }

  // What they share

  private async change(id: string, act: (t: LockedTournament) => Promise<void>): Promise<void> {
    const found = await this.setup.store.tournaments.change(id, async (t) => {
      await act(t);
      return true;
    });
    if (!found) throw noSuch();
    void this.setup.steward.round();
  }

  /** Does something that only the organizer may, and writes it to the audit log. */
  private async organize(
    by: Caller,
    id: string,
    deed: string,
    why: string,
    act: (t: LockedTournament) => Promise<void>,
    detail = '',
  ): Promise<void> {
    await this.change(id, async (t) => {
      needOrganizer(by, t.row);
      await act(t);
    });
    await this.note(by.visitor.id, id, deed, why, detail);
  }

  private note(who: string, id: string, deed: string, why: string, detail: string): Promise<void> {
    const about = `tournament ${id}`;
    return this.setup.store.manners.note({ at: this.now, who, deed, about, why: why.trim(), detail });
  }
}

export const isOrganizer = ({ visitor, official }: Caller, { organizer }: TournamentRow) =>
  organizer === visitor.id || official;

/** Has somebody a part in it, under any name of their browser? */
export const hasPart = (
  { visitor, selves }: Pick<Caller, 'visitor' | 'selves'>,
  entries: readonly EntryRow[],
) => entries.some(({ person }) => person === visitor.id || selves.includes(person));

/** Has somebody a part in it, or organizes it? Then they do not moderate it. */
export const isInvolved = (
  by: Pick<Caller, 'visitor' | 'selves'>,
  { organizer }: TournamentRow,
  entries: readonly EntryRow[],
) => hasPart(by, entries) || organizer === by.visitor.id || by.selves.includes(organizer);

function needOrganizer(by: Caller, row: TournamentRow): void {
  if (!isOrganizer(by, row)) throw new Refusal('seat', say`only the organizer may do that`);
}

function needNoPart(by: Caller, { entries }: LockedTournament): void {
  if (hasPart(by, entries))
    throw new Refusal(
      'seat',
      say`you play in this tournament: somebody who looks after the site has to decide`,
    );
}

function needAccount({ guest }: Caller['visitor']): void {
  if (guest) throw new Refusal('seat', say`tournaments are for accounts: choose a password first`);
}

function needRunning({ status }: TournamentRow): void {
  if (status !== 'running') throw new Refusal('status', say`the tournament is not running`);
}

function refuseOver({ status }: TournamentRow): void {
  if (status === 'finished' || status === 'cancelled')
    throw new Refusal('status', say`the tournament is over`);
}

const entryOf = ({ entries }: LockedTournament, who: string) => entries.find(({ person }) => person === who);

export const noSuch = () => new Refusal('table', say`there is no such tournament`);
