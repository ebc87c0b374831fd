import type { GameInfo } from '@sandtable/kernel';
import { boxOf, markOf } from '../boards/boxes.js';
import { w } from '../languages/index.js';
import { LearnLinks } from '../learn/learn-links.js';
import { go, route, to } from '../route.js';
import { beginLocal } from '../table/begin.js';
import { Cover } from './cover.js';

/** The games side by side: one press on a seat starts one against bots. */
export function Shelf({ games }: { games: readonly GameInfo[] }) {
  return (
    <div class="shelf">
      {games.map((about) => (
        <QuickStart key={about.id} about={about} />
      ))}
    </div>
  );
}

async function begin(about: GameInfo, seat: string): Promise<void> {
  // The same seed deals the same cards, for comparisons and tests.
  const seed = route.value.query.get('seed');
  const id = await beginLocal(about, {
    people: { [seat]: w.table.you },
    options: boxOf(about)?.quick?.(seat) ?? {},
    guided: true,
    ...(seed ? { seed } : {}),
  });
  go(to('table', id));
}

function QuickStart({ about }: { about: GameInfo }) {
  const box = boxOf(about);
  // Few seats are one list.
  const bySide = about.seats.length >= 2 * about.sides.length;
  return (
    <section class={`quick ${bySide ? 'has-sides' : ''}`} aria-labelledby={`quick-${about.id}`}>
      <Cover about={about} />
      <header>
        <h3 id={`quick-${about.id}`}>{about.title}</h3>
        <p>{about.blurb}</p>
        <p class="soft small">{about.credits}</p>
      </header>
      <p class="label">{box?.pick ?? w.start.pick}</p>
      <div class="sides">
        {about.sides.map(({ id, name }, side) => (
          <div key={id} class="side">
            {bySide && <h4 class="label">{name}</h4>}
            <ul>
              {about.seats
                .filter((seat) => seat.side === side)
                .map((seat) => (
                  <SeatCard key={seat.id} about={about} seat={seat} />
                ))}
            </ul>
          </div>
        ))}
      </div>
      <p class="quick-ways">
        <a href={to('new', about.id)}>{w.start.setUp}</a>
        <LearnLinks about={about} />
      </p>
    </section>
  );
}

function SeatCard({ about, seat }: { about: GameInfo; seat: GameInfo['seats'][number] }) {
  const box = boxOf(about);
  const mark = markOf(about, seat.id);
  return (
    <li>
      <button type="button" class={`seat-card ${mark.className}`} onClick={() => void begin(about, seat.id)}>
        <span class="badge" aria-hidden="true">
          {mark.letters}
        </span>
        <span class="seat-card-words">
          <strong>
            <span class="unseen">{w.start.playAs(seat.name)}</span>
            <span aria-hidden="true">{seat.name}</span>{' '}
            {box?.easy.includes(seat.id) && <span class="easy">{w.start.easy}</span>}
          </strong>
          <span>{box?.seatLine(seat.id)}</span>
        </span>
      </button>
    </li>
  );
}
