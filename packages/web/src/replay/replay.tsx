import { signal, useSignal } from '@preact/signals';
import { ALL_KNOWING_NAME, SPECTATOR_NAME } from '@sandtable/kernel';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { pretty } from '../boards/pretty.js';
import { t, w } from '../languages/index.js';
import { pages } from '../languages/pages.js';
import { copyText } from '../online/try-at-server.js';
import { to } from '../route.js';
import { Announcer, announce } from '../shell/announce.js';
import { CardBrowser } from '../shell/cards/card-browser.js';
import { CardNames } from '../shell/cards/card-names.js';
import { CardPopup } from '../shell/cards/card-popup.js';
import { SeatTray } from '../shell/cards/tray.js';
import { saveText } from '../shell/files.js';
import { FilmCard } from '../shell/film/film-card.js';
import { HeadScore } from '../shell/head-score.js';
import { Icon, type IconName } from '../shell/icons.js';
import { LogText } from '../shell/log/log-text.js';
import { DotsIcon, Menu } from '../shell/menu.js';
import { OverlayBar } from '../shell/overlay-bar.js';
import { PanelTabs } from '../shell/panel-tabs.js';
import { scrollIntoView } from '../shell/scroll-into-view.js';
import { SeatBadge } from '../shell/seat-badge.js';
import { SettingsButton } from '../shell/settings-button.js';
import { StripSheet } from '../shell/strips/strip-sheet.js';
import { Strips } from '../shell/strips/strips.js';
import { HeadRound, HomeLink } from '../shell/table-head.js';
import { choiceInWords } from './choice-in-words.js';
import { choiceIn, type ReplayController } from './replay-controller.js';
import { ScoreChart } from './score-chart.js';
import '../styles/replay.css';

/** A replay: the board, a slider, the score, and a choice of viewers. */
export function Replay({ reading }: { reading: ReplayController }) {
  const view = reading.view.value;
  const frame = reading.frame.value;
  const tab = useSignal('turns');
  const panel = useSignal(false);
  const strip = useSignal<string | null>(null);
  // A layout effect: the keys work as soon as the buttons are seen.
  useLayoutEffect(() => listen(reading), [reading]);
  useEffect(() => announce(frame?.log.map(({ text }) => t(text)).join('. ') ?? ''), [frame]);
  if (!view || !frame) return <p class="page centred">{pages.replay.loading}</p>;
  const { Board } = reading.board;
  const hand = reading.hand.value;
  const choice = choiceIn(frame.line);
  return (
    <div class="table replay is-waiting" data-game={reading.about.id}>
      <Announcer />
      <CardPopup board={reading.board} view={view} about={reading.about} />
      <ReplayHead reading={reading} />
      <Strips board={reading.board} about={reading.about} view={view} mine={NOBODY} open={strip} />
      <main class="table-main" id="main">
        <section class="board-area" aria-label={w.board.map}>
          <div class="board-frame">
            <Board
              view={reading.view}
              seat={reading.seat}
              controller={null}
              overlay={reading.overlay}
              outlook={NOTHING}
              recent={reading.recent}
              looking={reading.looking}
              framed={reading.framed}
              scene={reading.scene}
            />
            <OverlayBar session={reading} />
            {reading.lapsing.value && (
              <p class="lapse-date" aria-live="off">
                {reading.board.moment(view.table).round}
              </p>
            )}
            {reading.playing.value && reading.scene.value && (
              <FilmCard board={reading.board} scene={reading.scene.value} />
            )}
            <StripSheet board={reading.board} about={reading.about} view={view} open={strip} />
            <button
              type="button"
              class="panel-button"
              aria-expanded={panel.value}
              aria-controls="side-panel"
              onClick={() => {
                panel.value = !panel.value;
              }}
            >
              <Icon name="lines" /> {pages.replay.jump}
            </button>
          </div>
        </section>
        <aside class="panel">
          <section class="prompt waiting">
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls is reached by the keyboard */}
            <div class="prompt-body" data-scroll tabIndex={0}>
              <p class="soft replay-line">
                {choice && <SeatBadge board={reading.board} seat={choice.seat} />}
                {frame.at === 0 ? pages.replay.setUp : pages.replay.at(frame.at, reading.length)}
              </p>
              {reading.board.Stage && (
                <div class="stage">
                  <reading.board.Stage
                    view={view}
                    seat={reading.seat.value}
                    controller={null}
                    log={frame.log.map(({ text }) => text)}
                  />
                </div>
              )}
              <ul class="told">
                {choice && frame.log.length === 0 && (
                  <li>
                    <CardNames text={choiceInWords(choice, reading.board, view, reading.about)} />
                  </li>
                )}
                {frame.log.map(({ text }, i) => (
                  <li key={i}>
                    <LogText text={text} />
                  </li>
                ))}
              </ul>
            </div>
          </section>
          <PanelTabs
            chosen={tab}
            open={panel}
            tabs={[
              { id: 'turns', label: pages.replay.jump, body: () => <Turns reading={reading} /> },
              {
                id: 'cards',
                label: w.cards.title,
                body: () => <CardBrowser board={reading.board} view={view} about={reading.about} />,
              },
            ]}
          />
        </aside>
        {hand && !reading.board.handAside && (
          <SeatTray
            board={reading.board}
            view={view}
            seat={hand}
            controller={null}
            folded
            label={w.table.hand}
            seats={reading.seat.value === null ? reading.about.seats : []}
            lookThrough={(id) => {
              reading.chosenHand.value = id;
            }}
          />
        )}
        <Controls reading={reading} />
      </main>
    </div>
  );
}

const NOTHING: ReplayController['recent'] = signal([]);
const NOBODY: readonly string[] = [];

function ReplayHead({ reading }: { reading: ReplayController }) {
  const view = reading.view.value!;
  const headline = reading.board.headline(view);
  const copied = useSignal(false);
  return (
    <header class="table-head">
      <HomeLink />
      <HeadRound
        headline={{ ...headline, round: headline.round || pages.replay.title }}
        short={reading.board.moment(view.table).round}
      />
      <span class="head-space" />
      <HeadScore headline={headline} />
      <label class="eyes">
        <span>{pages.replay.eyes}</span>
        <select
          value={reading.viewer.value}
          onChange={(event) => {
            reading.viewer.value = event.currentTarget.value;
          }}
        >
          {reading.viewers.map((name) => (
            <option key={name} value={name}>
              {viewerName(reading, name)}
            </option>
          ))}
        </select>
      </label>
      <div class="head-tools">
        <SettingsButton />
        <Menu label={w.nav.menu} face={<DotsIcon />}>
          {() => (
            <div class="menu-list">
              <button
                type="button"
                onClick={async () => {
                  copied.value = await copyText(await reading.link());
                }}
              >
                {copied.value ? w.table.copied : w.table.share}
              </button>
              <button
                type="button"
                onClick={async () =>
                  saveText(
                    w.files.name(reading.about.id, new Date().toISOString().slice(0, 10)),
                    await reading.journal(),
                  )
                }
              >
                {w.table.download}
              </button>
              <a href={to('rules', reading.about.id)} target="_blank" rel="noopener">
                {w.start.read}
              </a>
            </div>
          )}
        </Menu>
      </div>
    </header>
  );
}

function viewerName(reading: ReplayController, name: string): string {
  if (name === SPECTATOR_NAME) return pages.replay.everybody;
  if (name === ALL_KNOWING_NAME) return pages.replay.allKnowing;
  return reading.about.seats.find(({ id }) => id === name)?.name ?? pretty(name);
}

function Controls({ reading }: { reading: ReplayController }) {
  const at = reading.at.value;
  const button = (label: string, icon: IconName, act: () => void, off = false) => (
    <button type="button" class="icon-button" aria-label={label} title={label} disabled={off} onClick={act}>
      <Icon name={icon} />
    </button>
  );
  return (
    <section class="replay-controls" aria-label={pages.replay.title}>
      <ScoreChart
        about={reading.about}
        course={reading.course}
        wins={(reading.view.value && reading.board.headline(reading.view.value).lead?.wins) ?? null}
        height={64}
        at={at}
        go={(to) => reading.go(to)}
      />
      <div class="replay-row">
        {button(pages.replay.first, 'first', () => reading.go(0), at === 0)}
        {button(pages.replay.previous, 'previous', () => reading.go(at - 1), at === 0)}
        {button(
          reading.playing.value ? pages.replay.pause : pages.replay.play,
          reading.playing.value ? 'pause' : 'play',
          () => reading.play(),
        )}
        <button
          type="button"
          class="icon-button lapse-button"
          aria-label={pages.replay.lapse}
          title={pages.replay.lapseHint}
          aria-pressed={reading.lapsing.value}
          onClick={() => reading.lapse()}
        >
          <Icon name={reading.lapsing.value ? 'pause' : 'fast'} />
        </button>
        {button(pages.replay.next, 'next', () => reading.go(at + 1), at === reading.length)}
        {button(pages.replay.last, 'last', () => reading.go(reading.length), at === reading.length)}
        <input
          type="range"
          min={0}
          max={reading.length}
          value={at}
          aria-label={pages.replay.title}
          aria-valuetext={pages.replay.at(at, reading.length)}
          onInput={(event) => reading.go(Number(event.currentTarget.value))}
        />
        <span class="replay-at">{pages.replay.at(at, reading.length)}</span>
        {reading.canPlayOn && (
          <button
            type="button"
            class="quiet"
            title={pages.replay.playOnHint}
            disabled={reading.finished && at === reading.length}
            onClick={() => void reading.playOn()}
          >
            {pages.replay.playOn}
          </button>
        )}
      </div>
    </section>
  );
}

/** How many turns are listed on either side of the current one. */
const TURNS_BESIDE = 100;

function Turns({ reading }: { reading: ReplayController }) {
  const at = reading.at.value;
  const { turns } = reading.course;
  const current = turns.filter((turn) => turn.at <= at).length - 1;
  /** The middle of the listed turns: the current one, unless the reader pages through the list. */
  const middle = useSignal(current);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    middle.value = current;
  }, [current]);
  useEffect(() => {
    if (middle.value === current) scrollIntoView(list.current?.querySelector('[aria-current]'));
  }, [current, middle.value]);
  const from = Math.max(0, Math.min(middle.value - TURNS_BESIDE, turns.length - 2 * TURNS_BESIDE));
  const to = Math.min(turns.length, from + 2 * TURNS_BESIDE);
  const more = (label: string, by: number) => (
    <li>
      <button type="button" class="link" onClick={() => (middle.value = from + TURNS_BESIDE + by)}>
        {label}
      </button>
    </li>
  );
  return (
    <ol class="turns" ref={list}>
      {from > 0 && more(pages.replay.earlierTurns, -TURNS_BESIDE)}
      {turns.slice(from, to).map((turn, i) => (
        <li key={turn.at}>
          <button
            type="button"
            class={from + i === current ? 'is-chosen' : ''}
            aria-current={from + i === current ? 'step' : undefined}
            onClick={() => reading.go(turn.at)}
          >
            <span class="soft">{turn.round}</span>
            {turn.seat && <SeatBadge board={reading.board} seat={turn.seat} />}
            {turn.label}
          </button>
        </li>
      ))}
      {to < turns.length && more(pages.replay.laterTurns, TURNS_BESIDE)}
    </ol>
  );
}

/** Arrows step, Space plays. */
function listen(reading: ReplayController): () => void {
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
