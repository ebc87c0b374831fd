import type { BoardModule, Headline } from '../boards/board-module.js';
import { w } from '../languages/index.js';
import { to } from '../route.js';
import { HeadScore } from './head-score.js';
import { SeatClock } from './seat-words.js';
import { SettingsButton } from './settings-button.js';
import { SoundButton } from './sounds/sound-button.js';
import { TableMenu } from './table-menu.js';
import type { TableSession } from './table-session.js';

/** The head of the table: the round, the steps of a turn, the score, the player's own clock. */
export function TableHead({ session }: { session: TableSession }) {
  const view = session.view.value;
  const headline = view ? session.board.headline(view) : null;
  return (
    <header class="table-head">
      <HomeLink />
      {headline && view && (
        <>
          <HeadRound headline={headline} short={session.board.moment(view.table).round} />
          {session.shown.value?.info.result ? (
            <span class="head-step">{w.table.finished}</span>
          ) : (
            <HeadSteps headline={headline} />
          )}
          <span class="head-space" />
          <HeadScore headline={headline} />
        </>
      )}
      <OwnClock session={session} />
      <div class="head-tools">
        <SoundButton />
        <SettingsButton />
        <TableMenu session={session} />
      </div>
    </header>
  );
}

export function HomeLink() {
  return (
    <a class="home-link" href={to()} aria-label={w.trouble.home} title={w.trouble.home}>
      <Logo />
    </a>
  );
}

interface HeadRoundProps {
  headline: Headline;
  /** The round without the number of rounds, which the track shows. */
  short: ReturnType<BoardModule['moment']>['round'];
}

/** The round and its track. */
export function HeadRound({ headline: { round, brief, track }, short }: HeadRoundProps) {
  return (
    <div class={`head-round ${track?.cells.some(({ group }) => group) ? 'has-groups' : ''}`}>
      <strong class="head-brief" aria-hidden="true">
        {brief}
      </strong>
      <strong class="head-long">{track && short !== brief ? short : round}</strong>
      {track && (
        <span class="track" role="img" aria-label={round}>
          {track.cells.map(({ label, group, star }, i) => (
            <span
              key={i}
              class={`track-cell ${i === track.now ? 'is-now' : i < track.now ? 'is-past' : ''}`}
              data-group={group}
              data-label={i === track.now && label === '' ? i + 1 : label}
            >
              {star && <i />}
            </span>
          ))}
        </span>
      )}
    </div>
  );
}

/** The steps of a turn, and which of them it is. */
export function HeadSteps({ headline: { steps, step } }: { headline: Headline }) {
  if (!steps) return step ? <span class="head-step">{step}</span> : null;
  if (steps.now < 0) return null;
  return (
    <ol class="head-steps" aria-label={w.table.steps}>
      {steps.names.map((name, i) => (
        <li
          key={name}
          class={i === steps.now ? 'is-now' : ''}
          aria-current={i === steps.now ? 'step' : undefined}
        >
          {name}
        </li>
      ))}
    </ol>
  );
}

/** The clock of the seat that the player looks through, or of their first one. */
function OwnClock({ session }: { session: TableSession }) {
  const table = session.shown.value;
  const seat = session.seat.value ?? session.mine.value[0];
  if (!table || seat === undefined || !table.clocks[seat]) return null;
  return (
    <span class="head-clock">
      <SeatClock session={session} table={table} seat={seat} />
    </span>
  );
}

export function Logo() {
  return (
    <svg viewBox="0 0 26 22" width="26" height="22" aria-hidden="true">
      <rect x="1" y="1" width="24" height="20" rx="3" fill="none" stroke="currentColor" stroke-width="1.6" />
      <path d="M4 15c4-7 6 2 10-3s4-5 8-6" fill="none" stroke="currentColor" stroke-width="1.6" />
      <circle cx="18" cy="15" r="2" fill="var(--brass)" />
    </svg>
  );
}
