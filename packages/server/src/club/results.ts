import { type GameOptions, withSides } from '@sandtable/kernel';
import type { ClubStore, PlayedRow, RatingBook, RatingRow, ResultRow } from '../storage/club-store.js';
import type { PeopleStore } from '../storage/people-store.js';
import { fromRow } from '../tables/event.js';
import { infoIn } from '../tables/stuck.js';
import type { TableRegistry } from '../tables/table-registry.js';
import { opponentsIn, type PlayedGame, type PlayedSeat, playedGame, ratedSides } from './played-game.js';
import { botOf, lowOf, NEW_RATING, type RatedSide, rateGame } from './rating.js';

const DAY = 24 * 60 * 60_000;
/** How often results are looked for that were not recorded when their games ended. */
const ROUND = 20_000;
/** How many are recorded one after the other. */
const AT_ONCE = 50;
/** How many games of the same two opponents count in a day: nobody climbs by beating one friend, or one bot. */
export const SAME_OPPONENTS = 5;

interface ResultsSetup {
  registry: TableRegistry;
  store: ResultsStore;
}

/** What is read of a site's data. */
export interface ResultsStore {
  club: ClubStore;
  people: PeopleStore;
  tables: {
    row(id: string): Promise<{ info: string; game: string; options: string } | null>;
    eventsAbout(id: string): Promise<Parameters<typeof fromRow>[0][]>;
  };
}

/**
 * Records the results of finished games, and rates them. A finished game is written down with its last event; its
 * result is recorded after that, once, by whichever process finds it first, also after a crash.
 */
export class Results {
  private readonly timer: NodeJS.Timeout;
  /** Called when results were recorded. */
  recorded: (() => void) | null = null;

  constructor(private readonly setup: ResultsSetup) {
    this.timer = setInterval(() => void this.round(), ROUND).unref();
    setup.registry.finished = () => void this.round();
    void this.round();
  }

  close(): void {
    clearInterval(this.timer);
    this.setup.registry.finished = null;
  }

  /** Records everything that is not recorded yet. A game that cannot be recorded keeps no other waiting. */
  round(): Promise<void> {
    const { registry, store } = this.setup;
    return registry.chore('results', async () => {
      const failed = new Set<string>();
      const due = async () =>
        (await store.club.unrecorded(AT_ONCE + failed.size)).filter((id) => !failed.has(id));
      for (let some = await due(); some.length > 0; some = await due()) {
        for (const id of some) {
          if (registry.isClosed) return;
          await this.record(id).catch((error: Error) => {
            failed.add(id);
            registry.report(`the result of table ${id}`, error);
          });
        }
        this.recorded?.();
      }
    });
  }

  private async record(id: string): Promise<void> {
    const { registry, store } = this.setup;
    const row = await store.tables.row(id);
    const info = row && infoIn(row.info);
    const open = row && (await registry.games.find(row.game));
    const events = info && open ? (await store.tables.eventsAbout(id)).map(fromRow) : [];
    const options = row ? (JSON.parse(row.options) as GameOptions) : {};
    const game = info && open ? playedGame(info, withSides(open.game, options), events) : null;
    if (!game) return store.club.leaveOut(id);
    const sides = game.rated ? await this.sidesToRate(game) : null;
    await store.club.record(rowsOf(game), (book) => newRatings(game, sides, book));
  }

  /** Only accounts and bots are rated: a guest is whoever opens another browser. */
  private async sidesToRate(game: PlayedGame): Promise<RatedSide[] | null> {
    const people = game.seats.flatMap(({ rater }) => (botOf(rater) === null ? [rater] : []));
    for (const person of new Set(people)) if (!(await this.setup.store.people.isAccount(person))) return null;
    return people.length > 0 ? ratedSides(game.seats) : null;
  }
}

function rowsOf({ table, game, finished, private: hidden, result, seats }: PlayedGame) {
  const common = { table_id: table, game, finished, private: hidden ? 1 : 0 };
  return {
    result: { ...common, result: JSON.stringify(result) },
    onTime: result.how === 'time',
    played: seats.map(({ stayed, ...seat }) => ({ ...common, ...seat, stayed: stayed ? 1 : 0 })),
  };
}

/** The ratings after a game, or null if it does not count. */
async function newRatings(
  { game, finished }: PlayedGame,
  sides: RatedSide[] | null,
  book: RatingBook,
): Promise<RatingRow[] | null> {
  if (!sides) return null;
  const fresh = new Map<string, number>();
  for (const pair of opponentsIn(sides)) {
    const { ever, lately } = await book.meetings(game, ...pair, finished - DAY);
    if (lately >= SAME_OPPONENTS) return null;
    if (ever === 0) for (const one of pair) fresh.set(one, (fresh.get(one) ?? 0) + 1);
  }
  const raters = sides.flatMap(({ seats }) => seats.map(({ rater }) => rater));
  const known = new Map((await book.ratingsOf(game, raters)).map((row) => [row.rater, row]));
  return ratingsAfter(game, sides, known, fresh);
}

function ratingsAfter(
  game: string,
  sides: RatedSide[],
  known: ReadonlyMap<string, RatingRow>,
  fresh: ReadonlyMap<string, number>,
): RatingRow[] {
  const after = rateGame(sides, (rater) => known.get(rater) ?? NEW_RATING);
  return [...after].map(([rater, { mu, sigma }]) => ({
    game,
    rater,
    mu,
    sigma,
    low: lowOf({ mu, sigma }),
    games: (known.get(rater)?.games ?? 0) + 1,
    opponents: (known.get(rater)?.opponents ?? 0) + (fresh.get(rater) ?? 0),
  }));
}

/** Computes all ratings anew from the results. Returns how many games were rated. */
export async function recomputeRatings({
  club,
  people,
}: Pick<ResultsStore, 'club' | 'people'>): Promise<number> {
  const books = new Map<string, Map<string, RatingRow>>();
  const met = new Set<string>();
  const gone = new Set(await people.deletedIds());
  const add = ({ game }: ResultRow, played: readonly PlayedRow[]) => {
    const seats = played.map((row) => ({ ...row, stayed: row.stayed === 1 }) as PlayedSeat);
    const sides = ratedSides(seats);
    if (!sides) return;
    const book = books.get(game) ?? new Map<string, RatingRow>();
    books.set(game, book);
    const fresh = new Map<string, number>();
    for (const pair of opponentsIn(sides)) {
      const key = [game, ...pair.slice().sort()].join(' ');
      if (met.has(key)) continue;
      met.add(key);
      for (const one of pair) fresh.set(one, (fresh.get(one) ?? 0) + 1);
    }
    for (const row of ratingsAfter(game, sides, book, fresh)) book.set(row.rater, row);
  };
  return club.recompute(add, () =>
    [...books.values()].flatMap((book) => [...book.values()]).filter(({ rater }) => !gone.has(rater)),
  );
}
