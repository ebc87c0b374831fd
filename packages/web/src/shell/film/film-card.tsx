import { useMemo } from 'preact/hooks';
import { placeOnPage } from '../../board/place-on-page.js';
import type { BoardModule } from '../../boards/board-module.js';
import { Card } from '../cards/card.js';
import type { Scene } from './scene.js';

/** The card that was played, large, for a moment. */
export function FilmCard({ board, scene }: { board: BoardModule; scene: Scene }) {
  const { card, by } = scene;
  const side = useMemo(() => freeSide(scene), [by, card?.id]);
  if (!card) return null;
  return (
    <div class={`film-card on-${side}`} aria-hidden="true" key={`${by} ${card.id}`}>
      <Card board={board} face={card} form="large" />
    </div>
  );
}

/** The side of the map away from what happens. */
function freeSide({ at }: Scene): 'left' | 'right' {
  const map = document.querySelector('.board-area')?.getBoundingClientRect();
  const places = at.flatMap((touch) => placeOnPage.current?.(touch)?.[0] ?? []);
  if (!map || places.length === 0) return 'left';
  const middle = places.reduce((sum, x) => sum + x, 0) / places.length;
  return middle < map.left + map.width * 0.45 ? 'right' : 'left';
}
