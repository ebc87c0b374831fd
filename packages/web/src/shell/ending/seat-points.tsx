import type { GameInfo } from '@sandtable/kernel';
import type { BoardModule } from '../../boards/board-module.js';
import { figure } from '../../boards/pretty.js';
import { w } from '../../languages/index.js';
import { pages } from '../../languages/pages.js';
import { SeatBadge } from '../seat-badge.js';
import type { Story } from './story.js';

interface SeatPointsProps {
  about: GameInfo;
  board: BoardModule;
  points: Story['points'];
}

/** How many points each seat won in its turns, where several seats play for a side. */
export function SeatPoints({ about, board, points }: SeatPointsProps) {
  if (about.seats.length <= about.sides.length) return null;
  const most = Math.max(1, ...points.seats.values());
  const elsewhere = about.sides
    .map(({ name }, side) => ({ name, points: points.elsewhere[side] ?? 0 }))
    .filter((one) => one.points !== 0);
  return (
    <section>
      <header>
        <h3>{pages.ending.points}</h3>
        <span class="soft">{pages.ending.pointsHint}</span>
      </header>
      <ul class="ending-points">
        {about.seats.map(({ id, name }) => (
          <li key={id} class={board.seatMark(id).className}>
            <SeatBadge board={board} seat={id} label={name} />
            <span class="ending-points-track" aria-hidden="true">
              <span style={{ width: `${(Math.max(0, points.seats.get(id) ?? 0) / most) * 100}%` }} />
            </span>
            <strong>{figure(points.seats.get(id) ?? 0)}</strong>
          </li>
        ))}
      </ul>
      {elsewhere.length > 0 && (
        <p class="soft">
          {pages.ending.pointsElsewhere(
            elsewhere.map((one) => w.table.scoreOf(one.name, figure(one.points))),
          )}
        </p>
      )}
    </section>
  );
}
