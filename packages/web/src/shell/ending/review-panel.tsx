import { useSignal } from '@preact/signals';
import { largestSwings } from '@sandtable/host';
import type { ReviewedTurn } from '@sandtable/protocol';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { t, w } from '../../languages/index.js';
import { pages } from '../../languages/pages.js';
import { choiceInWords } from '../../replay/choice-in-words.js';
import { playOnFrom } from '../../replay/play-on.js';
import { CardNames } from '../cards/card-names.js';
import { Icon } from '../icons.js';
import { SeatBadge } from '../seat-badge.js';
import type { TableSession } from '../table-session.js';
import { ChanceChart } from './chance-chart.js';
import { reviewOf, type Swing } from './review.js';
import './review.css';

interface ReviewPanelProps {
  session: TableSession;
  close(): void;
}

/** Looks back at a game: the chance to win, where it moved most, and what the best bot would have done there. */
export function ReviewPanel({ session, close }: ReviewPanelProps) {
  const { about, client } = session;
  const turns = useSignal<readonly ReviewedTurn[] | 'none' | null>(null);
  const swings = useSignal<readonly Swing[]>([]);
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => head.current?.focus(), []);
  useEffect(() => {
    const review = reviewOf(about, client);
    let gone = false;
    const read = async () => {
      const found = await review.turns();
      if (gone) return;
      turns.value = found && found.length > 0 ? found : 'none';
      for (const turn of largestSwings(found ?? [])) {
        const swing = await review.swing(turn);
        if (gone) return;
        swings.value = [...swings.value, swing];
      }
    };
    read().catch(() => {
      if (!gone && turns.value === null) turns.value = 'none';
    });
    return () => {
      gone = true;
      review.close();
    };
  }, []);
  const found = turns.value;
  const pinned = useMemo(() => (found === null || found === 'none' ? [] : largestSwings(found)), [found]);
  return (
    <section class="ending-story review" aria-labelledby="review-title">
      <header>
        <h3 id="review-title" ref={head} tabIndex={-1}>
          {pages.review.title}
        </h3>
        <button type="button" class="link" onClick={close}>
          {pages.review.back}
        </button>
      </header>
      {found === null && <p class="soft">{pages.replay.loading}</p>}
      {found === 'none' && <p class="soft">{pages.review.none}</p>}
      {found !== null && found !== 'none' && (
        <>
          <section>
            <p class="soft">{pages.review.chance(about.sides[0].name)}</p>
            <ChanceChart about={about} turns={found} pins={pinned.map(({ from }) => from)} />
          </section>
          <section>
            <header>
              <h3>{pages.review.moved}</h3>
              <span class="soft">{pages.review.movedHint}</span>
            </header>
            <ol class="review-swings" aria-busy={swings.value.length < pinned.length}>
              {pinned.map((turn, i) => (
                <SwingRow
                  key={turn.from}
                  session={session}
                  turn={turn}
                  number={i + 1}
                  swing={swings.value.find(({ from }) => from === turn.from) ?? null}
                  playOn={async () => playOnFrom(about, await client.journal(), turn.from)}
                />
              ))}
            </ol>
          </section>
        </>
      )}
    </section>
  );
}

interface SwingRowProps {
  session: TableSession;
  turn: ReviewedTurn;
  number: number;
  /** What was found out about it; null while it is looked at. */
  swing: Swing | null;
  playOn(): Promise<void>;
}

function SwingRow({ session: { about, board }, turn, number, swing, playOn }: SwingRowProps) {
  const { seat, round, before, after } = turn;
  const percent = (chance: number) => w.odds.chance(Math.round(100 * chance));
  const words = (text: string) => choiceInWords({ seat, text }, board, swing!.view, about);
  const advice = swing?.advice;
  return (
    <li>
      <span class="ending-pin" aria-hidden="true">
        {number}
      </span>
      <div class="review-turn">
        <p class="soft">
          <SeatBadge
            board={board}
            seat={seat}
            label={about.seats.find(({ id }) => id === seat)?.name ?? seat}
          />
          {round !== null && <span>{pages.review.round(round)}</span>}
          <strong>
            {percent(before)} → {percent(after)}
          </strong>
        </p>
        {swing === null ? (
          <p class="soft">{w.advice.thinking}</p>
        ) : (
          <>
            <p>
              <CardNames text={pages.review.chosen(words(turn.chosen))} />
            </p>
            {advice && (
              <p data-advice={advice.text}>
                <CardNames
                  text={
                    advice.text === turn.chosen
                      ? pages.review.same(advice.bot)
                      : w.advice.would(advice.bot, words(advice.text))
                  }
                />{' '}
                {advice.reason && advice.text !== turn.chosen && (
                  <CardNames text={w.advice.because(t(advice.reason))} />
                )}
              </p>
            )}
            <button type="button" class="quiet small" onClick={() => void playOn()}>
              <Icon name="play" /> {pages.review.playOn}
            </button>
          </>
        )}
      </div>
    </li>
  );
}
