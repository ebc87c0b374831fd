import { useSignal } from '@preact/signals';
import type { HeadToHead, History, PastGame, PastSeat, Profile } from '@sandtable/protocol';
import { useEffect } from 'preact/hooks';
import { aboutOf } from '../games.js';
import { club } from '../languages/club.js';
import { language } from '../languages/index.js';
import { api } from '../net/api.js';
import { learnMe, me } from '../online/me.js';
import { to } from '../route.js';
import { Opening, Page, Trouble } from './page.js';
import '../styles/club.css';
import { SwipeRow } from '../shell/swipe-row.js';

/** What everybody may know of a player: since when, ratings, and finished games. */
export function ProfilePage({ id }: { id: string }) {
  const profile = useSignal<Profile | null>(null);
  const against = useSignal<HeadToHead | null>(null);
  const trouble = useSignal<string | null>(null);
  useEffect(() => {
    void (async () => {
      try {
        if (!me.value) await learnMe();
        const own = me.value!.id;
        profile.value = await api<Profile>('GET', `people/${encodeURIComponent(id)}`);
        if (own !== id && !me.value!.guest)
          against.value = await api<HeadToHead>('GET', `people/${own}/against/${encodeURIComponent(id)}`);
      } catch (error) {
        trouble.value = (error as Error).message;
      }
    })();
  }, [id]);
  if (trouble.value) return <Trouble title={trouble.value} />;
  if (!profile.value) return <Opening />;
  const { name, since, ratings, sides } = profile.value;
  return (
    <Page>
      <div class="club">
        <h1>
          <bdi>{name}</bdi>
        </h1>
        {since > 0 && <p class="lead">{club.profile.since(dayOf(since))}</p>}
        {ratings.length > 0 && (
          <section aria-labelledby="ratings">
            <h2 id="ratings">{club.profile.ratings}</h2>
            <ul class="club-ratings">
              {ratings.map(({ game, points, plusMinus, games, ranked }) => (
                <li key={game}>
                  <a href={to('ladder', game)}>{titleOf(game)}</a>
                  <strong>{club.profile.rating(points, plusMinus)}</strong>
                  <span class="soft">
                    {club.profile.ratedGames(games)}
                    {!ranked && ` · ${club.profile.unranked}`}
                  </span>
                </li>
              ))}
            </ul>
          </section>
        )}
        {against.value && against.value.games.length > 0 && (
          <section aria-labelledby="against">
            <h2 id="against">{club.profile.youAgainst(name)}</h2>
            <Tallies rows={against.value.games} />
          </section>
        )}
        {sides.length > 0 && (
          <section aria-labelledby="sides">
            <h2 id="sides">{club.profile.bySide}</h2>
            <Tallies rows={sides} />
          </section>
        )}
        <PastGames id={id} />
      </div>
    </Page>
  );
}

interface TallyRow {
  game: string;
  side?: string;
  won: number;
  lost: number;
  drawn: number;
}

function Tallies({ rows }: { rows: readonly TallyRow[] }) {
  const bySide = rows.some(({ side }) => side !== undefined);
  return (
    <SwipeRow uncounted>
      <div class="club-scroll">
        <table class="club-table">
          <thead>
            <tr>
              <th scope="col">{club.profile.game}</th>
              {bySide && <th scope="col">{club.profile.side}</th>}
              <th scope="col" class="is-number">
                {club.profile.won}
              </th>
              <th scope="col" class="is-number">
                {club.profile.lost}
              </th>
              <th scope="col" class="is-number">
                {club.profile.drawn}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ game, side, won, lost, drawn }) => (
              <tr key={`${game} ${side}`}>
                <th scope="row">{titleOf(game)}</th>
                {side !== undefined && <td>{sideOf(game, side)}</td>}
                <td class="is-number">{won}</td>
                <td class="is-number">{lost}</td>
                <td class="is-number">{drawn}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </SwipeRow>
  );
}

/** The finished games of a player, a page at a time. */
function PastGames({ id }: { id: string }) {
  const games = useSignal<readonly PastGame[]>([]);
  const next = useSignal<string | null>('');
  const load = async () => {
    const after = next.value ? `?after=${next.value}` : '';
    const page = await api<History>('GET', `people/${encodeURIComponent(id)}/games${after}`).catch(
      () => null,
    );
    if (!page) return;
    games.value = [...games.value, ...page.games];
    next.value = page.next;
  };
  useEffect(() => {
    games.value = [];
    next.value = '';
    void load();
  }, [id]);
  return (
    <section aria-labelledby="past-games">
      <h2 id="past-games">{club.profile.games}</h2>
      {next.value === null && games.value.length === 0 && <p class="soft">{club.profile.none}</p>}
      <ul class="club-games">
        {games.value.map((game) => (
          <GameRow key={game.table} game={game} id={id} />
        ))}
      </ul>
      {next.value && (
        <button type="button" class="quiet" onClick={() => void load()}>
          {club.profile.more}
        </button>
      )}
    </section>
  );
}

function GameRow({ game: { table, game, finished, rated, seats }, id }: { game: PastGame; id: string }) {
  const own = seats.filter(({ who }) => who?.id === id);
  const sides = [...new Set(own.map(({ side }) => side))];
  // Whoever played both sides neither won nor lost.
  const outcome = sides.length === 1 ? own[0].outcome : null;
  const others = seats.filter(({ who }) => who?.id !== id);
  const named = [...new Map(others.map((seat) => [seat.who?.id ?? seat.bot, seat])).values()];
  return (
    <li>
      <span class={`chip ${outcome === null ? '' : `is-${outcome}`}`}>
        {outcome === null ? club.profile.both : club.profile.outcome[outcome]}
      </span>
      <span class="club-words">
        <strong>{titleOf(game)}</strong>
        <span class="soft">
          {[sides.map((side) => sideOf(game, side)).join(', '), dayOf(finished)].join(' · ')}
          {rated && ` · ${club.profile.rated}`}
        </span>
        {named.length > 0 && (
          <span class="club-others">
            {club.profile.with}{' '}
            {named.map((seat, i) => (
              <span key={seat.seat}>
                {i > 0 && ', '}
                <Player seat={seat} />
              </span>
            ))}
          </span>
        )}
      </span>
      <a class="button quiet small" href={to('watch', table)}>
        {club.profile.replay}
      </a>
    </li>
  );
}

/** Somebody who played: a link to the profile, if there is one. */
export function Player({ seat: { who, bot, account } }: { seat: Pick<PastSeat, 'who' | 'bot' | 'account'> }) {
  if (!who) return <>{club.profile.bot(bot ?? '')}</>;
  return account ? (
    <a href={to('people', who.id)}>
      <bdi>{who.name}</bdi>
    </a>
  ) : (
    <bdi>{who.name}</bdi>
  );
}

export const titleOf = (game: string) => aboutOf(game)?.title ?? game;

/** The name of a side, which may be one that a game has only with some of its options. */
export function sideOf(game: string, side: string): string {
  const about = aboutOf(game);
  if (!about) return side;
  const all = [...about.sides, ...Object.values(about.otherSides?.sides ?? {}).flat()];
  return all.find(({ id }) => id === side)?.name ?? side;
}

export function dayOf(time: number): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(time);
}
