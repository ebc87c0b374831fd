import { useSignal } from '@preact/signals';
import type { GameInfo } from '@sandtable/kernel';
import { useEffect } from 'preact/hooks';
import { aboutOf, listGames } from '../games.js';
import { useMyGames } from '../home/follow-games.js';
import type { GameKind } from '../home/game-list.js';
import { inOrder } from '../home/my-games.js';
import { Shelf } from '../home/shelf.js';
import { w } from '../languages/index.js';
import { part } from '../parts.js';
import { go, to } from '../route.js';
import { wantsStillness } from '../settings.js';
import { lazyPage } from '../shell/lazy-page.js';
import { Page } from './page.js';

/** Loaded for those who have games. */
const GameList = lazyPage(
  async () => (await import('../home/game-list.js')).GameList,
  () => null,
);

/** More games than this fill the screen: then a line leads to the parts of the page. */
const FEW = 4;

/** The start page: where it is the person's turn, games to go on with, and new ones. */
export function StartPage() {
  const { games, offline, forget } = useMyGames();
  const shelf = listGames();
  const main = shelf.filter(({ example }) => !example).map(({ id }) => aboutOf(id)!);
  const small = shelf.filter(({ example }) => example).map(({ id }) => aboutOf(id)!);
  const { asked, going, finished } = inOrder(games.value ?? []);
  const known = asked.length + going.length + finished.length > 0;
  useTitle(asked.length);
  return (
    <Page wide>
      <h1 class={known ? 'unseen' : 'hero-line'}>{w.start.headline}</h1>
      {!known && <p class="lead">{w.start.lead}</p>}
      {offline.value && (
        <p class="note" role="status">
          {w.home.offline}
        </p>
      )}
      {asked.length + going.length + finished.length > FEW && (
        <Parts counts={{ asked: asked.length, going: going.length, finished: finished.length }} />
      )}
      {asked.length > 0 && <GameList title={w.home.yourTurn} kind="asked" games={asked} forget={forget} />}
      {going.length > 0 && <GameList title={w.home.goOn} kind="going" games={going} forget={forget} />}
      <section class="start" aria-labelledby="start-title">
        <h2 id="start-title" class={known ? '' : 'unseen'} tabIndex={-1}>
          {w.home.start}
        </h2>
        <Shelf games={main} />
        <p class="soft">{w.start.hint}</p>
      </section>
      {finished.length > 0 && (
        <GameList title={w.home.finished} kind="finished" games={finished} forget={forget} />
      )}
      <MoreWays about={main[0]} small={small} />
    </Page>
  );
}

/** The parts of a long page, each a press away: nobody scrolls past all their games to the finished ones. */
function Parts({ counts }: { counts: Readonly<Record<GameKind, number>> }) {
  const parts: readonly [id: string, title: string, count: number | null][] = [
    ['games-asked', w.home.yourTurn, counts.asked],
    ['games-going', w.home.goOn, counts.going],
    ['start-title', w.home.start, null],
    ['games-finished', w.home.finished, counts.finished],
  ];
  return (
    <nav class="home-parts" aria-label={w.home.parts}>
      {parts
        .filter(([, , count]) => count !== 0)
        .map(([id, title, count]) => (
          <button key={id} type="button" class="quiet small" onClick={() => lead(id)}>
            {title} {count !== null && <span class="count">{count}</span>}
          </button>
        ))}
    </nav>
  );
}

/** Scrolls to a heading, and leads the keyboard there, too. */
function lead(id: string): void {
  const heading = document.getElementById(id);
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView({ block: 'start', behavior: wantsStillness() ? 'auto' : 'smooth' });
}

/** The title of the page counts the games that wait for the person. */
function useTitle(turns: number): void {
  useEffect(() => {
    document.title = turns > 0 ? w.home.turns(turns) : w.name;
    return () => {
      document.title = w.name;
    };
  }, [turns]);
}

function MoreWays({ about, small }: { about: GameInfo | undefined; small: readonly GameInfo[] }) {
  const trouble = useSignal<string | null>(null);
  const load = async (file: File | undefined) => {
    if (!file) return;
    const { loadJournal } = await part(() => import('./load-journal.js'));
    const result = await loadJournal(file);
    if ('error' in result) trouble.value = result.error;
    else go(to('replay', result.id));
  };
  return (
    <section class="more-ways" aria-labelledby="more-ways">
      <h2 id="more-ways">{w.start.more}</h2>
      <ul class="tiles">
        {__HAS_SERVER__ && (
          <li>
            <a class="tile" href={to('lobby')}>
              <strong>{w.start.online}</strong>
              <span>{w.start.onlineHint}</span>
            </a>
          </li>
        )}
        {about && (
          <li>
            <a class="tile" href={to('new', about.id)}>
              <strong>{w.start.setUp}</strong>
              <span>{w.start.setUpHint}</span>
            </a>
          </li>
        )}
        <li>
          <label class="tile">
            <strong>{w.start.load}</strong>
            <span>{w.start.loadHint}</span>
            <input
              class="unseen"
              type="file"
              accept=".journal,.txt,text/plain"
              onChange={(event) => void load(event.currentTarget.files?.[0])}
            />
          </label>
        </li>
        {about && (
          <li>
            <a class="tile" href={to('rules')}>
              <strong>{w.start.read}</strong>
              <span>{w.start.readHint}</span>
            </a>
          </li>
        )}
      </ul>
      {trouble.value && (
        <p class="refused" role="alert">
          {w.replay.bad}: {trouble.value}
        </p>
      )}
      {small.length > 0 && (
        <p class="small-games">
          <span class="label">{w.start.small}</span>
          {small.map((one) => (
            <a key={one.id} href={to('new', one.id)} title={one.blurb}>
              {one.title}
            </a>
          ))}
        </p>
      )}
    </section>
  );
}
