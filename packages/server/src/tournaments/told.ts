import { type GameOptions, say, shortOptions } from '@sandtable/kernel';
import type {
  Entrant,
  Pairing,
  Person,
  Tournament,
  TournamentDeed,
  TournamentInfo,
  TournamentList,
  TournamentStatus,
} from '@sandtable/protocol';
import { LruCache } from '../lru-cache.js';
import { guestName } from '../people/identity.js';
import { DELETED } from '../people/names.js';
import type { Store } from '../storage/store.js';
import {
  type EntryRow,
  type ListMark,
  type PairingRow,
  type TournamentRow,
  UNOPENED,
} from '../storage/tournament-store.js';
import type { Games } from '../tables/games.js';
import { Refusal } from '../tables/refusal.js';
import { divisionsOf } from './draw.js';
import { standings, TIE_BREAKS } from './standings.js';
import { roundsOf, type TournamentTerms } from './terms.js';
import { type Caller, hasPart, isInvolved, isOrganizer, noSuch } from './tournaments.js';

/** Deeds whose detail is the number of a person. */
const ABOUT_PEOPLE = ['tournament-remove', 'tournament-readmit'];

/** How many tournaments are on a page, and how many deeds are listed. */
const PAGE = 30;
const DEEDS = 200;

export type Which = 'coming' | 'running' | 'over' | 'mine';

const STATUSES: Record<Which, readonly TournamentStatus[] | null> = {
  coming: ['announced'],
  running: ['running', 'paused'],
  over: ['finished'],
  mine: null,
};

/** How many tournaments are kept as they are told: the largest has 150 KB. */
const KEPT = 100;
/** How long, at most, in milliseconds: a process of an older version beside this one raises no versions. */
const KEPT_FOR = 60_000;

/** What everybody is told of a tournament, names apart: worked out once for each of its versions. */
interface Kept {
  made: number;
  entries: readonly EntryRow[];
  /** Parts of the page, as JSON. */
  sides: string;
  divisions: string;
  next: string | null;
}

type Known = ReadonlyMap<string, { name: string }>;

/** What people may know of tournaments. */
export class TournamentPages {
  private readonly kept = new LruCache<Promise<Kept>>(KEPT);

  constructor(
    private readonly games: Games,
    private readonly store: Pick<Store, 'tournaments' | 'people'>,
  ) {}

  async list(which: Which, viewer: string, after: string | null): Promise<TournamentList> {
    const asked = { statuses: STATUSES[which], person: which === 'mine' ? viewer : null };
    const rows = await this.store.tournaments.list(asked, markIn(after), PAGE + 1);
    const page = rows.slice(0, PAGE);
    const known = await this.store.people.known(page.map(({ organizer }) => organizer));
    const items: TournamentInfo[] = [];
    for (const row of page) items.push(await this.info(row, row.entrants, known));
    const last = page.at(-1);
    return { items, next: rows.length > PAGE && last ? `${last.created}.${last.id}` : null };
  }

  /** The page as JSON. What is the same for everybody is made once, until something of it changes. */
  async page(by: Caller, id: string): Promise<string> {
    const { tournaments, people } = this.store;
    const row = await tournaments.row(id);
    if (!row) throw noSuch();
    const { entries, sides, divisions, next } = await this.keptOf(row);
    const known = await people.known([row.organizer, ...entries.map(({ person }) => person)]);
    const info = await this.info(row, entries.filter(({ status }) => status === 'in').length, known);
    const organizes = isOrganizer(by, row);
    const own = entries.find(({ person }) => person === by.visitor.id);
    const page: Omit<Tournament, 'sides' | 'divisions'> = {
      ...info,
      next,
      about: row.about,
      entries: entries.map(
        ({ person, status, seed, division }): Entrant => ({
          who: personOf(person, known),
          status: status as Entrant['status'],
          seed,
          division,
        }),
      ),
      tieBreaks: TIE_BREAKS[info.format].slice(),
      due: row.status === 'announced' || row.status === 'running' ? row.due : null,
      viewer: {
        entry: (own?.status ?? null) as Entrant['status'] | null,
        organizes,
        judges: organizes && !hasPart(by, entries),
        moderates: by.official && !isInvolved(by, row, entries),
        ...(row.organizer === by.visitor.id ? { invite: row.invite } : {}),
      },
    };
    return `${JSON.stringify(page).slice(0, -1)},"sides":${sides},"divisions":${divisions}}`;
  }

  private async keptOf(row: TournamentRow): Promise<Kept> {
    const key = `${row.id} ${row.version}`;
    const make = () => this.workOut(row.id);
    const kept = this.kept.get(key, make);
    try {
      const found = await kept;
      if (performance.now() - found.made < KEPT_FOR) return found;
    } catch (error) {
      this.kept.drop(key);
      throw error;
    }
    this.kept.drop(key);
    return this.kept.get(key, make);
  }

  /** Reads it after its version: it may be newer than that, but never older. */
  private async workOut(id: string): Promise<Kept> {
    const { tournaments } = this.store;
    const made = performance.now();
    const whole = await tournaments.whole(id);
    if (!whole) throw noSuch();
    const { row, entries } = whole;
    const { format } = JSON.parse(row.terms) as TournamentTerms;
    const game = await this.games.need(row.game);
    const { sides } = this.games.machine(game, JSON.parse(row.options) as GameOptions).game;
    const divisions = divisionsOf(whole).map(({ number, people: drawn, pairings, meetings }) => ({
      number,
      standings: standings(drawn, meetings, TIE_BREAKS[format]),
      pairings: pairings.map(pairingTold),
    }));
    return {
      made,
      entries,
      sides: JSON.stringify(sides.map((side) => side.id)),
      divisions: JSON.stringify(divisions satisfies Tournament['divisions']),
      next: await tournaments.seasonAfter(id),
    };
  }

  async deeds(by: Caller, id: string): Promise<TournamentDeed[]> {
    const { tournaments, people } = this.store;
    const row = await tournaments.row(id);
    if (!row) throw noSuch();
    if (!isOrganizer(by, row)) throw new Refusal('seat', say`only the organizer may do that`);
    const rows = await tournaments.deeds(id, DEEDS);
    const removed = (deed: string, detail: string) => (ABOUT_PEOPLE.includes(deed) ? [detail] : []);
    const known = await people.known(
      rows.flatMap(({ who, deed, detail }) => [...(who === null ? [] : [who]), ...removed(deed, detail)]),
    );
    return rows.map(({ at, who, deed, why, detail }) => ({
      at: Number(at),
      who: who === null ? null : personOf(who, known),
      deed,
      why,
      detail: removed(deed, detail).length > 0 ? personOf(detail, known).name : detail,
    }));
  }

  private async info(row: TournamentRow, entrants: number, known: Known): Promise<TournamentInfo> {
    const terms = JSON.parse(row.terms) as TournamentTerms;
    const options = JSON.parse(row.options) as GameOptions;
    const game = await this.games.find(row.game);
    const { id, name, game: played, round, created, finished, season, previous } = row;
    const organizer = personOf(row.organizer, known);
    return {
      ...{ id, name, game: played, round, created, finished, season, previous, ...terms, entrants },
      options: { ...(game ? shortOptions(game.game.options, options) : {}) },
      status: row.status as TournamentStatus,
      of: row.rounds > 0 ? row.rounds : roundsOf(terms, terms.format, terms.places),
      organizer: organizer.name === DELETED ? null : organizer,
      next: null,
    };
  }
}

function personOf(id: string, known: Known): Person {
  return { id, name: known.get(id)?.name ?? guestName(id) };
}

function pairingTold({ round, board, one, other, table_id, stage, outcome, how, why }: PairingRow): Pairing {
  return {
    round,
    board,
    one,
    other,
    // A table that is not opened yet is nowhere.
    table: stage === UNOPENED ? null : table_id,
    outcome: outcome as Pairing['outcome'],
    how: how as Pairing['how'],
    why,
  };
}

function markIn(text: string | null): ListMark | null {
  const [, created, id] = /^(\d+)\.(.+)$/.exec(text ?? '') ?? [];
  return created === undefined ? null : { created: Number(created), id };
}
