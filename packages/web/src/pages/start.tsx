import { useSignal } from '@preact/signals';
import type { GameInfo } from '@sandtable/kernel';
import { aboutOf, listGames } from '@sandtable/shelf';
import type { FunctionComponent } from 'preact';
import { useEffect } from 'preact/hooks';
import { boxOf, markOf } from '../boards/boxes.js';
import { go, route, to } from '../route.js';
import { Logo } from '../shell/table-head.js';
import { beginLocal } from '../table/begin.js';
import { forgetSaved, listSaved, type SavedInfo } from '../table/saved.js';
import { w } from '../words/index.js';
import { loadJournal } from './load-journal.js';
import { Page } from './page.js';

/** The start page: one click on a seat starts a game. */
export function StartPage() {
  const games = listGames();
  const main = games.filter(({ example }) => !example).map(({ id }) => aboutOf(id)!);
  const small = games.filter(({ example }) => example).map(({ id }) => aboutOf(id)!);
  return (
    <Page>
      <section class="hero">
        <span class="hero-logo">
          <Logo />
        </span>
        <h1>{w.start.headline}</h1>
        <p class="lead">{w.start.lead}</p>
        {main.length > 1 && <ShelfNav games={main} />}
      </section>
      {main.map((about) => (
        <QuickStart key={about.id} about={about} />
      ))}
      <Resume />
      <MoreWays about={main[0]} />
      <section class="small-games">
        <h2>{w.start.small}</h2>
        <ul class="plain-list">
          {small.map((about) => (
            <li key={about.id}>
              <a href={to('new', about.id)}>{about.title}</a> <span class="soft">{about.blurb}</span>
            </li>
          ))}
        </ul>
      </section>
      <footer class="soft small">{w.start.notAffiliated}</footer>
    </Page>
  );
}

/** Links to all games on the page, so that they are seen at once. */
function ShelfNav({ games }: { games: readonly GameInfo[] }) {
  const show = (id: string) => {
    const title = document.getElementById(`quick-${id}`);
    title?.closest('section')?.scrollIntoView();
    title?.focus({ preventScroll: true });
  };
  return (
    <nav class="shelf-nav" aria-label={w.start.games}>
      {games.map(({ id, title }) => (
        <button key={id} type="button" class="quiet" onClick={() => show(id)}>
          {title}
        </button>
      ))}
    </nav>
  );
}

function QuickStart({ about }: { about: GameInfo }) {
  const box = boxOf(about);
  const begin = async (seat: string) => {
    // The same seed deals the same cards, for comparisons and tests.
    const seed = route.value.query.get('seed');
    const id = await beginLocal(about, {
      people: { [seat]: w.table.you },
      guided: true,
      ...(seed ? { seed } : {}),
    });
    go(to('table', id));
  };
  return (
    <section class="quick" aria-labelledby={`quick-${about.id}`}>
      <header>
        <Lid about={about} />
        <h2 id={`quick-${about.id}`} tabIndex={-1}>
          {about.title}
        </h2>
        <p>
          {about.blurb} <span class="soft">{about.credits}</span>
        </p>
        <h3>{box?.pick ?? w.start.pick}</h3>
      </header>
      <div class="sides">
        {about.sides.map(({ id, name }, side) => (
          <div key={id} class="side">
            {about.seats.length > about.sides.length && <h4>{name}</h4>}
            <ul>
              {about.seats
                .filter((seat) => seat.side === side)
                .map((seat) => {
                  const mark = markOf(about, seat.id);
                  return (
                    <li key={seat.id}>
                      <button
                        type="button"
                        class={`seat-card ${mark.className}`}
                        onClick={() => void begin(seat.id)}
                      >
                        <span class="badge" aria-hidden="true">
                          {mark.letters}
                        </span>
                        <span class="seat-card-words">
                          <strong>{w.start.playAs(seat.name)}</strong>
                          <span>{box?.seatLine(seat.id)}</span>
                          {box?.easy.includes(seat.id) && <span class="easy">{w.start.easy}</span>}
                        </span>
                      </button>
                    </li>
                  );
                })}
            </ul>
          </div>
        ))}
      </div>
      <p class="soft">
        {w.start.hint} {box?.lessons && <a href={to('lesson', about.id)}>{w.lesson.learn}</a>}
      </p>
    </section>
  );
}

/** The cover of a game's box. Its space is reserved while it loads. */
function Lid({ about }: { about: GameInfo }) {
  const box = boxOf(about);
  const picture = useSignal<FunctionComponent | null>(null);
  useEffect(() => {
    let gone = false;
    void box?.cover?.().then(({ Cover }) => {
      if (!gone) picture.value = Cover;
    });
    return () => {
      gone = true;
    };
  }, [box]);
  if (!box?.cover) return null;
  const Picture = picture.value;
  return <div class={`lid ${Picture ? 'is-there' : ''}`}>{Picture && <Picture />}</div>;
}

function Resume() {
  const saved = useSignal<SavedInfo[]>([]);
  const load = async () => {
    saved.value = await listSaved();
  };
  useEffect(() => void load(), []);
  const forget = async (game: SavedInfo) => {
    if (!confirm(w.start.forgetAsk(aboutOf(game.game)?.title ?? game.game))) return;
    await forgetSaved(game.id);
    await load();
  };
  if (saved.value.length === 0) return null;
  return (
    <section class="resume">
      <h2>{w.start.resume}</h2>
      <ul class="rows">
        {saved.value.slice(0, 12).map((game) => (
          <SavedRow key={game.id} game={game} forget={() => void forget(game)} />
        ))}
      </ul>
    </section>
  );
}

function SavedRow({ game, forget }: { game: SavedInfo; forget(): void }) {
  const about = aboutOf(game.game);
  if (!about) return null;
  const people = about.seats.filter(({ id }) => game.seats[id]?.kind === 'person');
  const minutes = Math.max(0, Math.round((Date.now() - game.touched) / 60_000));
  return (
    <li>
      <a class="row-main" href={to(game.finished ? 'replay' : 'table', game.id)}>
        <span class="badges">
          {people.map(({ id }) => {
            const mark = markOf(about, id);
            return (
              <span key={id} class={`badge ${mark.className}`} aria-hidden="true">
                {mark.letters}
              </span>
            );
          })}
        </span>
        <strong>{about.title}</strong>
        <span class="soft">
          {people.map(({ name }) => name).join(', ')} · {w.start.ago(minutes)}
          {game.finished ? ` · ${w.start.finished}` : ''}
        </span>
      </a>
      <a class="link" href={to('replay', game.id)}>
        {w.start.watch}
      </a>
      <button type="button" class="link" onClick={forget}>
        {w.start.forget}
      </button>
    </li>
  );
}

function MoreWays({ about }: { about: GameInfo | undefined }) {
  const trouble = useSignal<string | null>(null);
  const load = async (file: File | undefined) => {
    if (!file) return;
    const result = await loadJournal(file);
    if ('error' in result) trouble.value = result.error;
    else go(to('replay', result.id));
  };
  return (
    <section class="more-ways">
      <h2>{w.start.more}</h2>
      <ul class="tiles">
        {about && (
          <li>
            <a class="tile" href={to('new', about.id)}>
              <strong>{w.start.setUp}</strong>
              <span>{w.start.setUpHint}</span>
            </a>
          </li>
        )}
        {__HAS_SERVER__ && (
          <li>
            <a class="tile" href={to('lobby')}>
              <strong>{w.start.online}</strong>
              <span>{w.start.onlineHint}</span>
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
    </section>
  );
}
