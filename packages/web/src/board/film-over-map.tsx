import { useRef } from 'preact/hooks';
import type { BoardProps } from '../boards/board-module.js';
import { lazyPage } from '../shell/lazy-page.js';
import type { FilmLayerProps } from './film-layer.js';

const FilmLayer = lazyPage<FilmLayerProps>(
  async () => (await import('./film-layer.js')).FilmLayer,
  () => null,
);

/** What the film draws: there once somebody has done something, or the player has something in hand. */
export function FilmOverMap(props: FilmLayerProps & { board: Pick<BoardProps, 'controller'> }) {
  const wanted = useRef(false);
  const { scene, since, controller } = props.board;
  wanted.current ||=
    (scene?.value ?? null) !== null ||
    (since?.value ?? []).length > 0 ||
    (controller?.considered.value ?? null) !== null;
  return wanted.current ? <FilmLayer {...props} /> : null;
}
