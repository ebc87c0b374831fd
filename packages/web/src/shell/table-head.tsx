import type { Headline } from '../boards/board-module.js';
import { to } from '../route.js';
import { w } from '../words/index.js';
import { SeatBadge } from './seat-badge.js';
import { SettingsButton } from './settings-button.js';
import { TableMenu } from './table-menu.js';
import type { TableSession } from './table-session.js';

/** The head of the table: round, order of play, score. */
export function TableHead({ session }: { session: TableSession }) {
  const view = session.view.value;
  const headline = view ? session.board.headline(view) : null;
  return (
    <header class="table-head">
      <a class="home" href={to()} aria-label={w.trouble.home} title={w.trouble.home}>
        <Logo />
      </a>
      {headline && (
        <>
          <HeadRound headline={headline} />
          <ol class="head-order" aria-label={w.table.order}>
            {headline.order.map((seat) => (
              <li key={seat} class={seat === headline.active ? 'is-active' : ''}>
                <SeatBadge
                  board={session.board}
                  seat={seat}
                  label={
                    seat === headline.active ? w.table.turnOf(session.nameOf(seat)) : session.nameOf(seat)
                  }
                />
              </li>
            ))}
          </ol>
          <div class="head-score" role="group" aria-label={w.table.score}>
            {headline.scores.map(({ side, name, points }) => (
              <span key={side} class={`score side-${side}`}>
                <span class="score-name">{name}</span> <strong>{points}</strong>
              </span>
            ))}
          </div>
        </>
      )}
      <div class="head-tools">
        <SettingsButton />
        <TableMenu session={session} />
      </div>
    </header>
  );
}

/** The round, abbreviated if there is little room. */
export function HeadRound({ headline: { round, brief, step } }: { headline: Headline }) {
  return (
    <div class="head-round">
      <strong class="head-long">{round}</strong>
      <strong class="head-brief" aria-hidden="true">
        {brief}
      </strong>
      {step && <span class="soft">{step}</span>}
    </div>
  );
}

export function Logo() {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <rect x="2" y="5" width="20" height="14" rx="2" fill="none" stroke="currentColor" stroke-width="1.6" />
      <path
        d="M5 15c3-6 5 2 8-3s4-1 6-3"
        fill="none"
        stroke="currentColor"
        stroke-width="1.6"
        stroke-linecap="round"
      />
      <path
        d="M16.2 13.2l.7 1.5 1.6.2-1.2 1.1.3 1.6-1.4-.8-1.4.8.3-1.6-1.2-1.1 1.6-.2z"
        fill="var(--brass)"
      />
    </svg>
  );
}
