import { type Signal, useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { BoardModule } from '../../boards/board-module.js';
import { w } from '../../languages/index.js';
import { pages } from '../../languages/pages.js';
import { RematchButton } from '../../online/rematch.js';
import { leadsByRound } from '../../replay/leads.js';
import { ScoreChart } from '../../replay/score-chart.js';
import { journalSource, serverSource } from '../../replay/sources.js';
import { go, to } from '../../route.js';
import { isRemote } from '../../table/is-remote.js';
import { newId, newSeed } from '../../table/random-ids.js';
import { keepGame, type SavedGame } from '../../table/saved.js';
import { announce } from '../announce.js';
import { Icon } from '../icons.js';
import { RuleLink } from '../rule-link.js';
import type { TableSession } from '../table-session.js';
import { Hands } from './hands.js';
import { ReviewPanel } from './review-panel.js';
import { SeatPoints } from './seat-points.js';
import { swapped } from './seats-again.js';
import { ShareButton } from './share-button.js';
import { StillBoard } from './still-board.js';
import { readStory, type Story } from './story.js';
import { Turnings } from './turnings.js';
import { type Verdict, verdictFor } from './verdict.js';
import './ending.css';

interface EndingProps {
  session: TableSession;
  saved: SavedGame | null;
  /** Back to the table. */
  close(): void;
}

/** The end of the game: the verdict, the final map, how it went, where it turned, all hands, and what to do next. */
export function EndingPage({ session, saved, close }: EndingProps) {
  const { about, board } = session;
  const result = session.shown.value?.info.result;
  const story = useStory(session);
  const reviewing = useSignal(false);
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => head.current?.focus({ preventScroll: true }), []);
  const view = story.value?.last ?? session.view.value;
  const verdict = verdictFor(about, session.mine.value, result?.winner ?? null);
  const side = about.sides.find(({ id }) => id === result?.winner);
  const title = side ? w.table.wins(side.name) : w.table.draw;
  useEffect(() => announce(`${verdictWords(verdict)}. ${title}`), []);
  const watch = replayAddress(session);
  const wins = (view && board.headline(view).lead?.wins) ?? null;
  if (!result || !view) return null;
  // A game without rounds is not told by them.
  const { round } = board.headline(view);
  return (
    <main class="ending" id="main">
      <div class="ending-left">
        <section class="ending-verdict" aria-labelledby="ending-title">
          <div>
            <p class={`ending-for is-${verdict}`}>{verdictWords(verdict)}</p>
            <h2 id="ending-title" ref={head} tabIndex={-1}>
              {title}
            </h2>
            <p class="ending-why">
              {result.how === 'resigned' ? `${w.table.byResigning} ` : null}
              {result.how === 'time' ? `${w.table.byTime} ` : null}
              {result.why && (
                <>
                  {w.table.because}{' '}
                  <EndedBy board={board} game={about.id} why={result.why} scores={result.scores} />{' '}
                </>
              )}
              {round && `${pages.ending.when(round)} `}
              {result.leader !== undefined && `${pages.ending.leader(session.nameOf(result.leader))} `}
              {session.mine.value.length > 0 &&
                pages.ending.played(session.mine.value.map((seat) => session.nameOf(seat)))}
            </p>
          </div>
          <p class="ending-score">
            {about.sides.map(({ id, name }, i) => (
              <span key={id} class={id === result.winner ? 'is-winner' : ''}>
                <span class="ending-side">{name}</span> <strong>{result.scores[i]}</strong>
              </span>
            ))}
          </p>
        </section>
        <section class="ending-picture" aria-label={pages.ending.picture}>
          <div class="ending-map" inert>
            <StillBoard board={board} view={view} />
          </div>
          {!board.inWords && <ShareButton session={session} view={view} title={title} />}
        </section>
        {story.value && <Hands about={about} board={board} view={story.value.last} />}
      </div>
      <div class="ending-right">
        {reviewing.value ? (
          <ReviewPanel
            session={session}
            close={() => {
              reviewing.value = false;
            }}
          />
        ) : (
          <section class="ending-story" aria-label={pages.ending.course}>
            {story.value ? (
              <StoryParts session={session} story={story.value} wins={wins} watch={watch} />
            ) : (
              <p class="soft">{pages.replay.loading}</p>
            )}
          </section>
        )}
        <Actions
          session={session}
          saved={saved}
          watch={watch}
          close={close}
          review={() => {
            reviewing.value = true;
          }}
        />
      </div>
    </main>
  );
}

interface StoryPartsProps {
  session: TableSession;
  story: Story;
  wins: number | null;
  watch: string | null;
}

function StoryParts({ session: { about, board }, story, wins, watch }: StoryPartsProps) {
  const scored = story.course.scores.some(({ scores }) => scores.some((points) => points !== 0));
  if (!scored) return null;
  const pins = story.turnings.map(({ at }, i) => ({ at, label: String(i + 1) }));
  return (
    <>
      {/* A game of one round has no course. */}
      {leadsByRound(story.course).length > 1 && (
        <section>
          <header>
            <h3>{pages.ending.course}</h3>
            <span class="soft">{pages.ending.courseHint}</span>
          </header>
          <ScoreChart about={about} course={story.course} wins={wins} height={200} pins={pins} labelled />
        </section>
      )}
      <Turnings about={about} board={board} turnings={story.turnings} watch={watch} />
      <SeatPoints about={about} board={board} points={story.points} />
    </>
  );
}

/** Reads how the game went. Its journal is open to everybody now. */
function useStory(session: TableSession): Signal<Story | null> {
  const story = useSignal<Story | null>(null);
  const winner = session.shown.value?.info.result?.winner ?? null;
  useEffect(() => {
    let gone = false;
    const { client, about, board } = session;
    const read = async () => {
      const source = isRemote(client)
        ? serverSource(client.id, true)
        : await journalSource(about, await client.journal());
      try {
        const found = await readStory(about, board, source, winner);
        if (!gone) story.value = found;
      } finally {
        source.close();
      }
    };
    // Without it, the verdict and the map still tell how it ended.
    read().catch(() => {});
    return () => {
      gone = true;
    };
  }, [session]);
  return story;
}

function verdictWords(verdict: Verdict): string {
  return verdict === 'watched' ? w.table.finished : pages.ending[verdict];
}

/** Where the replay of this game is. */
function replayAddress({ client, shown }: TableSession): string | null {
  if (isRemote(client)) return to('watch', client.id);
  return shown.value ? to('replay', shown.value.info.id) : null;
}

interface ActionsProps extends EndingProps {
  watch: string | null;
  review(): void;
}

/** What to do next. */
function Actions({ session, saved, watch, close, review }: ActionsProps) {
  const { client, about } = session;
  const other = useMemo(() => saved && swapped(about, saved.seats), [saved]);
  const again = async (game: SavedGame, seats: SavedGame['seats']) => {
    const next = {
      ...game,
      id: newId(),
      seed: newSeed(),
      seats: structuredClone(seats),
      journal: null,
      finished: false,
      guided: false,
      touched: Date.now(),
    };
    await keepGame(next);
    go(to('table', next.id));
  };
  const online = isRemote(client);
  return (
    <section class="ending-actions" aria-label={pages.ending.next}>
      {saved && (
        <button type="button" class="primary" onClick={() => void again(saved, saved.seats)}>
          <Icon name="again" /> {pages.ending.again}
        </button>
      )}
      {online && session.mine.value.length > 0 && <RematchButton client={client} primary />}
      <button type="button" class="quiet" onClick={review}>
        <Icon name="eye" /> {pages.review.open}
      </button>
      {watch && (saved || online) && (
        <a class="button" href={watch}>
          <Icon name="play" /> {w.table.replay}
        </a>
      )}
      {saved && other && (
        <button type="button" class="quiet" onClick={() => void again(saved, other)}>
          <Icon name="swap" /> {pages.ending.swap}
        </button>
      )}
      {(saved || online) && (
        <a class="button" href={`${to('new', about.id)}${online ? '?online' : ''}`}>
          {pages.ending.others}
        </a>
      )}
      <button type="button" class="quiet" onClick={close}>
        {pages.ending.log}
      </button>
    </section>
  );
}

interface EndedByProps {
  board: BoardModule;
  game: string;
  why: string;
  scores: readonly number[];
}

/** By what the game ended, with its rule beside. */
function EndedBy({ board, game, why, scores }: EndedByProps) {
  const label = board.endedBy?.(why, scores);
  return <RuleLink game={game} anchor={why} inSentence {...(label && { label })} />;
}
