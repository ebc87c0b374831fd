import type { GameInfo } from '@sandtable/kernel';
import type { BoardModule } from '../../boards/board-module.js';
import { capital } from '../../boards/pretty.js';
import { t } from '../../languages/index.js';
import { pages } from '../../languages/pages.js';
import { SeatBadge } from '../seat-badge.js';
import type { Turning } from './story.js';

interface TurningsProps {
  about: GameInfo;
  board: BoardModule;
  turnings: readonly Turning[];
  /** The address of the replay; null if there is none. */
  watch: string | null;
}

/** The turns that decided the game; each leads into the replay. */
export function Turnings({ about, board, turnings, watch }: TurningsProps) {
  if (turnings.length === 0) return null;
  return (
    <section>
      <header>
        <h3>{pages.ending.turned}</h3>
        {watch && <span class="soft">{pages.ending.turnedHint}</span>}
      </header>
      <ol class="ending-turnings">
        {turnings.map((turning, i) => {
          const inside = (
            <>
              <span class="ending-pin" aria-hidden="true">
                {i + 1}
              </span>
              <span class="ending-turn">
                <span class="soft">
                  {turning.round}
                  {turning.seat && <SeatBadge board={board} seat={turning.seat} label={turning.label} />}
                  <strong>{turning.card ? turning.card.name : turning.label}</strong>
                </span>
                <span>{capital(t(turning.says))}</span>
              </span>
              <span class="ending-swing">
                <strong>{turning.points}</strong> {pages.ending.toSide(about.sides[turning.side].name)}
              </span>
            </>
          );
          return (
            <li key={turning.at}>
              {watch ? <a href={`${watch}?at=${turning.at}`}>{inside}</a> : <div>{inside}</div>}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
