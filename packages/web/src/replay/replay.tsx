import { signal, useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { pretty } from '../boards/pretty.js';
import { to } from '../route.js';
import { Announcer, announce } from '../shell/announce.js';
import { CardBrowser } from '../shell/card-browser.js';
import { CardDetail } from '../shell/card-detail.js';
import { saveText } from '../shell/files.js';
import { Piles } from '../shell/hand.js';
import { OverlayBar } from '../shell/overlay-bar.js';
import { SeatBadge } from '../shell/seat-badge.js';
import { SettingsButton } from '../shell/settings-button.js';
import { Logo } from '../shell/table-head.js';
import { replayLink } from '../table/share.js';
import { w } from '../words/index.js';
import type { Reading } from './reading.js';
import { ScoreChart } from './score-chart.js';

/** A game again: the board, a slider, the score, and everybody's eyes. */
export function Replay({ reading }: { reading: Reading }) {
  const view = reading.view.value;
  const frame = reading.frame.value;
  const cards = useSignal(false);
  useEffect(() => listen(reading), [reading]);
  useEffect(() => announce(frame?.told.join('. ') ?? ''), [frame]);
  if (!view || !frame) return <p class="page centred">{w.replay.loading}</p>;
  const { Board } = reading.board;
  const hand = reading.seat.value;
  return (
    <div class="table replay">
      <Announcer />
      <ReplayHead reading={reading} />
      <main class="table-main" id="main">
        <section class="board-area" aria-label={w.board.map}>
          <Board
            view={reading.view}
            seat={reading.seat}
            deciding={null}
            overlay={reading.overlay}
            outlook={NOTHING}
            recent={reading.recent}
            looking={reading.looking}
          />
          <OverlayBar sitting={reading} />
          <CardDetail />
        </section>
        <aside class="panel">
          <section class="prompt">
            <div class="prompt-scroll">
              <p class="soft">{frame.at === 0 ? w.replay.setUp : w.replay.at(frame.at, reading.length)}</p>
              {frame.line && (
                <p class="replay-line">
                  <SeatBadge board={reading.board} seat={frame.line.seat} /> <code>{frame.line.text}</code>
                </p>
              )}
              <ul class="told">
                {frame.told.map((line, i) => (
                  <li key={i}>{line}</li>
                ))}
              </ul>
            </div>
          </section>
          <div class="panel-tabs">
            <div class="tabs">
              <button type="button" aria-pressed={!cards.value} onClick={() => (cards.value = false)}>
                {w.replay.jump}
              </button>
              <button type="button" aria-pressed={cards.value} onClick={() => (cards.value = true)}>
                {w.cards.title}
              </button>
            </div>
            <div class="tab-body">
              {cards.value ? (
                <CardBrowser board={reading.board} view={view} about={reading.about} />
              ) : (
                <Turns reading={reading} />
              )}
            </div>
          </div>
        </aside>
        {hand && (
          <section class="hand">
            <Piles
              piles={reading.board.piles(view, hand)}
              board={reading.board}
              view={view}
              seat={hand}
              deciding={null}
            />
          </section>
        )}
        <Controls reading={reading} />
      </main>
    </div>
  );
}

const NOTHING: Reading['recent'] = signal([]);

function ReplayHead({ reading }: { reading: Reading }) {
  const view = reading.view.value!;
  const headline = reading.board.headline(view);
  const copied = useSignal(false);
  return (
    <header class="table-head">
      <a class="home" href={to()} aria-label={w.trouble.home} title={w.trouble.home}>
        <Logo />
      </a>
      <div class="head-round">
        <strong>{headline.round || w.replay.title}</strong>
        {headline.step && <span class="soft">{headline.step}</span>}
      </div>
      <div class="head-score" role="group" aria-label={w.table.score}>
        {headline.scores.map(({ side, name, points }) => (
          <span key={side} class={`score side-${side}`}>
            <span class="score-name">{name}</span> <strong>{points}</strong>
          </span>
        ))}
      </div>
      <label class="eyes">
        <span>{w.replay.eyes}</span>
        <select
          value={reading.viewer.value}
          onChange={(event) => {
            reading.viewer.value = event.currentTarget.value;
          }}
        >
          {reading.eyes.map((name) => (
            <option key={name} value={name}>
              {eyesName(reading, name)}
            </option>
          ))}
        </select>
      </label>
      <div class="head-tools">
        <button
          type="button"
          class="quiet small"
          onClick={async () => {
            await navigator.clipboard?.writeText(await replayLink(await reading.journal()));
            copied.value = true;
          }}
        >
          {copied.value ? w.table.copied : w.table.share}
        </button>
        <button
          type="button"
          class="quiet small"
          onClick={async () =>
            saveText(
              w.files.name(reading.about.id, new Date().toISOString().slice(0, 10)),
              await reading.journal(),
            )
          }
        >
          {w.table.download}
        </button>
        <SettingsButton />
      </div>
    </header>
  );
}

function eyesName(reading: Reading, name: string): string {
  if (name === 'spectator') return w.replay.everybody;
  if (name === 'all-knowing') return w.replay.allKnowing;
  return reading.about.seats.find(({ id }) => id === name)?.name ?? pretty(name);
}

function Controls({ reading }: { reading: Reading }) {
  const at = reading.at.value;
  const button = (label: string, face: string, act: () => void, off = false) => (
    <button type="button" class="icon-button" aria-label={label} title={label} disabled={off} onClick={act}>
      {face}
    </button>
  );
  return (
    <section class="replay-controls" aria-label={w.replay.title}>
      <ScoreChart reading={reading} />
      <div class="replay-row">
        {button(w.replay.first, '⏮', () => reading.go(0), at === 0)}
        {button(w.replay.previous, '◀', () => reading.go(at - 1), at === 0)}
        {button(
          reading.playing.value ? w.replay.pause : w.replay.play,
          reading.playing.value ? '⏸' : '▶',
          () => reading.play(),
        )}
        {button(w.replay.next, '▶︎❘', () => reading.go(at + 1), at === reading.length)}
        {button(w.replay.last, '⏭', () => reading.go(reading.length), at === reading.length)}
        <input
          type="range"
          min={0}
          max={reading.length}
          value={at}
          aria-label={w.replay.title}
          aria-valuetext={w.replay.at(at, reading.length)}
          onInput={(event) => reading.go(Number(event.currentTarget.value))}
        />
        <span class="replay-at">{w.replay.at(at, reading.length)}</span>
        <button
          type="button"
          class="quiet"
          title={w.replay.playOnHint}
          disabled={reading.overview.finished && at === reading.length}
          onClick={() => void reading.playOn()}
        >
          {w.replay.playOn}
        </button>
      </div>
    </section>
  );
}

function Turns({ reading }: { reading: Reading }) {
  const at = reading.at.value;
  const current = reading.turns.filter((turn) => turn.at <= at).length - 1;
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    list.current?.children[current]?.scrollIntoView({ block: 'nearest' });
  }, [current]);
  return (
    <ol class="turns" ref={list}>
      {reading.turns.map((turn, i) => (
        <li key={turn.at}>
          <button
            type="button"
            class={i === current ? 'is-chosen' : ''}
            aria-current={i === current ? 'step' : undefined}
            onClick={() => reading.go(turn.at)}
          >
            <span class="soft">{turn.round}</span>
            {turn.seat && <SeatBadge board={reading.board} seat={turn.seat} />}
            {turn.label}
          </button>
        </li>
      ))}
    </ol>
  );
}

/** Arrows step, Space plays. */
function listen(reading: Reading): () => void {
  const act = (event: KeyboardEvent) => {
    const typing =
      event.target instanceof HTMLElement && event.target.closest('input, select, textarea, button');
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || typing) return;
    if (event.key === 'ArrowRight') reading.go(reading.at.value + 1);
    else if (event.key === 'ArrowLeft') reading.go(reading.at.value - 1);
    else if (event.key === 'Home') reading.go(0);
    else if (event.key === 'End') reading.go(reading.length);
    else if (event.key === ' ') reading.play();
    else return;
    event.preventDefault();
  };
  document.addEventListener('keydown', act);
  return () => document.removeEventListener('keydown', act);
}
