import { say } from '@sandtable/kernel';
import type {
  HeadToHead,
  History,
  Ladder,
  PastGame,
  PastSeat,
  Person,
  Profile,
  Result,
} from '@sandtable/protocol';
import { guestName } from '../people/identity.js';
import type { ClubStore, HistoryMark, PlayedRow, ResultRow, Tally } from '../storage/club-store.js';
import type { PeopleStore } from '../storage/people-store.js';
import { Refusal } from '../tables/refusal.js';
import { botOf, shown } from './rating.js';

/** What it takes to be in a ladder. */
export const LADDER = { games: 5, opponents: 2 } as const;
/** How many games, and how many places of a ladder, are on a page. */
const PAGE = 30;
const PLACES = 50;

type Known = ReadonlyMap<string, { name: string; account: boolean }>;

/** What people may know of each other's games. */
export class Profiles {
  constructor(private readonly store: { club: ClubStore; people: PeopleStore }) {}

  async profile(id: string, viewer: string): Promise<Profile> {
    const { club } = this.store;
    const { name, created } = await this.need(id, viewer);
    const ratings = await club.ratings(id);
    return {
      id,
      name,
      since: created,
      ratings: ratings.map(({ game, games, opponents, ...rating }) => ({
        game,
        ...shown(rating),
        games,
        ranked: games >= LADDER.games && opponents >= LADDER.opponents,
      })),
      sides: counted(await club.tally(id, id === viewer), ({ game, side }) => ({ game, side })),
    };
  }

  async history(
    id: string,
    viewer: string,
    {
      game = null,
      against = null,
      after = null,
    }: { game?: string | null; against?: string | null; after?: string | null },
  ): Promise<History> {
    await this.need(id, viewer);
    const { club } = this.store;
    const all = id === viewer || (against !== null && against === viewer);
    const query = { all, game, against, after: markIn(after), limit: PAGE + 1 };
    const rows = await club.history(id, query);
    const page = rows.slice(0, PAGE);
    const last = page.at(-1);
    return {
      games: await this.told(page),
      next: rows.length > PAGE && last ? `${Number(last.finished)}.${last.table_id}` : null,
    };
  }

  async headToHead(id: string, other: string, viewer: string): Promise<HeadToHead> {
    const [one, two] = [await this.need(id, viewer), await this.need(other, viewer)];
    const all = viewer === id || viewer === other;
    const tally = await this.store.club.headToHead(id, other, all);
    return {
      who: { id, name: one.name },
      other: { id: other, name: two.name },
      games: counted(tally, ({ game }) => ({ game })),
    };
  }

  async ladder(game: string, from: number): Promise<Ladder> {
    const rows = await this.store.club.ladder(game, LADDER, PLACES + 1, from);
    const page = rows.slice(0, PLACES);
    const known = await this.known(page.map(({ rater }) => rater));
    return {
      game,
      least: LADDER,
      rows: page.map(({ rater, games, mu, sigma }, i) => ({
        place: from + i + 1,
        ...raterTold(rater, known),
        ...shown({ mu, sigma }),
        games,
      })),
      next: rows.length > PLACES ? from + PLACES : null,
    };
  }

  /** Accounts have profiles; a guest has one only for themselves. */
  private async need(id: string, viewer: string): Promise<{ name: string; created: number }> {
    const person = await this.store.people.find(id);
    if (person && person.deleted === null && (person.name_key !== null || id === viewer))
      return { name: person.name, created: Number(person.created) };
    // A guest who has done nothing yet is nowhere written down.
    if (!person && id === viewer) return { name: guestName(id), created: 0 };
    throw new Refusal('table', say`there is nobody here by that number`);
  }

  private known(raters: readonly string[]): Promise<Known> {
    return this.store.people.known(raters.filter((rater) => botOf(rater) === null));
  }

  private async told(rows: readonly ResultRow[]): Promise<PastGame[]> {
    const played = await this.store.club.played(rows.map(({ table_id }) => table_id));
    const known = await this.known([...played.values()].flat().map(({ rater }) => rater));
    return rows.map(({ table_id, game, finished, rated, result }) => ({
      table: table_id,
      game,
      finished: Number(finished),
      rated: rated === 1,
      result: JSON.parse(result) as Result,
      seats: (played.get(table_id) ?? []).map((seat) => seatTold(seat, known)),
    }));
  }
}

function seatTold({ seat, side, rater, outcome, stayed }: PlayedRow, known: Known): PastSeat {
  return {
    seat,
    side,
    ...raterTold(rater, known),
    account: known.get(rater)?.account ?? false,
    outcome: outcome as PastSeat['outcome'],
    stayed: stayed === 1,
  };
}

function raterTold(rater: string, known: Known): { who: Person | null; bot: string | null } {
  const bot = botOf(rater);
  if (bot !== null) return { who: null, bot };
  return { who: { id: rater, name: known.get(rater)?.name ?? guestName(rater) }, bot: null };
}

type Counts = { won: number; lost: number; drawn: number };

/** Sums up outcomes that belong together. */
function counted<T extends Pick<Tally, 'outcome' | 'count'>, K extends object>(
  rows: readonly T[],
  keyOf: (row: T) => K,
): (K & Counts)[] {
  const sums = new Map<string, K & Counts>();
  for (const row of rows) {
    const key = JSON.stringify(keyOf(row));
    const sum = sums.get(key) ?? { ...keyOf(row), won: 0, lost: 0, drawn: 0 };
    sum[row.outcome as keyof Counts] += row.count;
    sums.set(key, sum);
  }
  return [...sums.values()];
}

function markIn(text: string | null): HistoryMark | null {
  const [, finished, table] = /^(\d+)\.(.+)$/.exec(text ?? '') ?? [];
  return finished === undefined ? null : { finished: Number(finished), table };
}
