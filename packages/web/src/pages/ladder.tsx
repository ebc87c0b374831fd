import { useSignal } from '@preact/signals';
import type { Ladder } from '@sandtable/protocol';
import { useEffect } from 'preact/hooks';
import { aboutOf, listGames } from '../games.js';
import { club } from '../languages/club.js';
import { forms } from '../languages/forms.js';
import { api } from '../net/api.js';
import { to } from '../route.js';
import { Lost, Page, Trouble } from './page.js';
import { Player } from './profile.js';
import '../styles/club.css';
import { SwipeRow } from '../shell/swipe-row.js';

/** The best players of a game; without one, of the first on the shelf. */
export function LadderPage({ game: asked }: { game: string }) {
  const toPlay = listGames().filter(({ example }) => !example);
  const game = asked || (toPlay[0]?.id ?? '');
  const rows = useSignal<Ladder['rows'] | null>(null);
  const ladder = useSignal<Ladder | null>(null);
  const trouble = useSignal<string | null>(null);
  const load = async (from: number) => {
    try {
      ladder.value = await api<Ladder>('GET', `ladders/${encodeURIComponent(game)}?from=${from}`);
      rows.value = [...(from > 0 ? (rows.value ?? []) : []), ...ladder.value.rows];
    } catch (error) {
      trouble.value = (error as Error).message;
    }
  };
  const about = aboutOf(game);
  useEffect(() => {
    if (about) void load(0);
  }, [game]);
  if (!about) return <Lost />;
  if (trouble.value) return <Trouble title={trouble.value} />;
  const least = ladder.value?.least;
  return (
    <Page>
      <div class="club">
        <h1>{club.profile.ladderOf(about.title)}</h1>
        {least && <p class="lead">{club.profile.ladderHint(least.games, least.opponents)}</p>}
        <nav class="club-choice" aria-label={forms.setup.game}>
          {toPlay.map(({ id, title }) => (
            <a key={id} href={to('ladder', id)} {...(id === game ? { 'aria-current': 'page' as const } : {})}>
              {title}
            </a>
          ))}
        </nav>
        {rows.value?.length === 0 && <p class="lobby-empty">{club.profile.noRows}</p>}
        {rows.value && rows.value.length > 0 && (
          <SwipeRow uncounted>
            <div class="club-scroll">
              <table class="club-table">
                <thead>
                  <tr>
                    <th scope="col" class="is-number">
                      {club.profile.place}
                    </th>
                    <th scope="col">{club.profile.player}</th>
                    <th scope="col" class="is-number">
                      {club.profile.ratingColumn}
                    </th>
                    <th scope="col" class="is-number">
                      {club.profile.gamesColumn}
                    </th>
                  </tr>
                </thead>
                <tbody>
                  {rows.value.map(({ place, who, bot, points, plusMinus, games }) => (
                    <tr key={place}>
                      <td class="is-number">{place}</td>
                      <th scope="row">
                        <Player seat={{ who, bot, account: true }} />
                      </th>
                      <td class="is-number">{club.profile.rating(points, plusMinus)}</td>
                      <td class="is-number">{games}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          </SwipeRow>
        )}
        {ladder.value?.next != null && (
          <button type="button" class="quiet" onClick={() => void load(ladder.value!.next!)}>
            {club.profile.more}
          </button>
        )}
      </div>
    </Page>
  );
}
