import { useEffect, useLayoutEffect } from 'preact/hooks';
import { placeOnPage } from '../../board/place-on-page.js';
import type { BoardModule } from '../../boards/board-module.js';
import { t, w } from '../../languages/index.js';
import { speed, wantsStillness } from '../../settings.js';
import { CardNames } from '../cards/card-names.js';
import { Icon, type IconName } from '../icons.js';
import { SeatBadge } from '../seat-badge.js';
import type { TableSession } from '../table-session.js';
import { FilmCard } from './film-card.js';
import { listenToFilmKeys, turnOff, turnSpeed } from './film-keys.js';
import type { Scene } from './scene.js';
import '../../styles/film.css';

/** Over the map while a film runs: the card that is played, what happens in words, and the film's buttons. */
export function FilmStage({ session }: { session: TableSession }) {
  const { film, board } = session;
  const scene = film.scene.value;
  const running = film.running.value;
  useLayoutEffect(() => listenToFilmKeys(film), [film]);
  usePointsFlying(scene);
  // Players know which card they played themselves.
  const card = scene?.card && (film.again.value || !session.mine.value.includes(scene.by ?? ''));
  return (
    <>
      {card && <FilmCard board={board} scene={scene} />}
      {running && <FilmBar session={session} scene={scene} />}
    </>
  );
}

function FilmBar({ session: { film, board }, scene }: { session: TableSession; scene: Scene | null }) {
  const button = (icon: IconName, label: string, keyName: string, act: () => void) => (
    <button type="button" onClick={act} title={`${label} (${keyName})`} aria-label={label}>
      <Icon name={icon} />
      <span class="film-bar-label">{label}</span> <kbd>{keyName}</kbd>
    </button>
  );
  return (
    <div class="film-bar" role="group" aria-label={w.film.title}>
      <Caption board={board} scene={scene} told={film.told.value} />
      <div class="film-buttons">
        {button('next', w.film.next, '→', () => film.nextScene())}
        {button('last', w.film.skip, 'Esc', () => film.skip())}
        {button('fast', speed.value === 'quick' ? w.film.slower : w.film.faster, '.', turnSpeed)}
        {button('close', w.film.off, ',', () => turnOff(film))}
      </div>
    </div>
  );
}

interface CaptionProps {
  board: BoardModule;
  scene: Scene | null;
  told: readonly string[];
}

function Caption({ board, scene, told }: CaptionProps) {
  const lines = told.filter((line) => !board.isHeading?.(line));
  return (
    <p class="film-caption">
      {scene?.by && <SeatBadge board={board} seat={scene.by} />}
      <span>
        <CardNames text={lines.slice(0, 2).map(t).join(' · ')} />
      </span>
    </p>
  );
}

const FLIGHT = 900;

/** Points fly from where they were won to the score in the head. */
function usePointsFlying(scene: Scene | null): void {
  useEffect(() => {
    if (!scene || wantsStillness()) return;
    const stops = scene.points.flatMap(({ side, gained }) => {
      const goal = document.querySelector(`.table-head .score.side-${CSS.escape(side)}`);
      const map = document.querySelector('.board-area');
      if (!goal || !map) return [];
      const start = scene.at.map((touch) => placeOnPage.current?.(touch) ?? null).find((at) => at !== null);
      const [area, end] = [map.getBoundingClientRect(), goal.getBoundingClientRect()];
      const [x, y] = start ?? [area.left + area.width / 2, area.top + area.height / 2];
      const points = document.createElement('span');
      points.className = `flying-points ${gained > 0 ? '' : 'is-loss'}`;
      points.textContent = gained > 0 ? `+${gained}` : `−${-gained}`;
      points.setAttribute('aria-hidden', 'true');
      document.body.append(points);
      const [dx, dy] = [end.left + end.width / 2 - x, end.top + end.height / 2 - y];
      points.style.left = `${x}px`;
      points.style.top = `${y}px`;
      const flight = points.animate(
        [
          { transform: 'translate(-50%, -50%) scale(0.5)', opacity: 0 },
          { transform: 'translate(-50%, -80%) scale(1.25)', opacity: 1, offset: 0.25 },
          { transform: `translate(calc(-50% + ${dx}px), calc(-50% + ${dy}px)) scale(0.7)`, opacity: 0.9 },
        ],
        { duration: FLIGHT, easing: 'cubic-bezier(0.5, 0, 0.3, 1)' },
      );
      flight.onfinish = () => {
        points.remove();
        goal.animate([{ transform: 'scale(1.18)' }, { transform: 'none' }], 300);
      };
      return [() => points.remove()];
    });
    return () => {
      for (const stop of stops) stop();
    };
  }, [scene]);
}
