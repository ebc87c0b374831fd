import { useSignal } from '@preact/signals';
import type { Touch, View } from '@sandtable/kernel';
import { useEffect, useRef } from 'preact/hooks';
import type { BoardProps, Change } from '../boards/board-module.js';
import type { Scene } from '../shell/film/scene.js';
import { keyOf } from '../shell/question/touches.js';
import { pixelOf, type Stage } from './camera.js';
import type { PanZoom, Point } from './pan-zoom.js';
import { type PlaceOnPage, placeOnPage } from './place-on-page.js';
import '../styles/film.css';

type Mark = Change['marks'][number];
type Pixel = readonly [number, number];

export interface FilmLayerProps {
  board: Pick<BoardProps, 'view' | 'scene' | 'since'>;
  panZoom: { readonly current: PanZoom | null };
  /** Where a thing is; null if it is not on the map. */
  find(touch: Touch): Point | null;
  /** Where the piece of a mark stands, if that can be told more precisely than by its place. */
  standing?: ((view: View, mark: Mark) => Point | null) | undefined;
  /** The size of a piece in pixels at a scale. */
  size(scale: number): number;
}

/**
 * What the film draws over the map: arrows, strikes, pieces that come and go; and after it, what is new since the
 * player's last turn. In pixels of the window, so that all of it keeps its size at every zoom.
 */
export function FilmLayer(props: FilmLayerProps) {
  const { board, panZoom, find } = props;
  const held = useSignal<PanZoom | null>(null);
  const layer = useRef<SVGSVGElement>(null);
  // The map is set up after the first drawing, and anew for another sheet.
  useEffect(() => {
    held.value = panZoom.current;
  });
  useEffect(() => {
    const place: PlaceOnPage = (touch) => {
      const point = find(touch);
      const [pz, box] = [panZoom.current, layer.current?.getBoundingClientRect()];
      if (!point || !pz || !box) return null;
      const [x, y] = pixelOf(pz.camera.peek(), pz.stage.peek(), point);
      return [box.left + x, box.top + y];
    };
    placeOnPage.current = place;
    return () => {
      if (placeOnPage.current === place) placeOnPage.current = null;
    };
  }, [find]);
  const scene = board.scene?.value ?? null;
  const since = scene ? [] : (board.since?.value ?? []);
  const pz = held.value;
  return (
    <svg class="film-layer" aria-hidden="true" ref={layer}>
      {pz && scene && <SceneDrawing {...props} scene={scene} pz={pz} />}
      {pz && since.length > 0 && <SinceDrawing {...props} since={since} pz={pz} />}
    </svg>
  );
}

interface Drawn extends FilmLayerProps {
  pz: PanZoom;
}

function placesOf({ board, pz, find, standing, size }: Drawn) {
  const camera = pz.camera.value;
  const stage = pz.stage.value;
  const view = board.view.value;
  const pixel = (point: Point | null): Pixel | null => {
    if (!point) return null;
    const at = pixelOf(camera, stage, point);
    return isNear(at, stage) ? at : null;
  };
  return {
    stage,
    radius: size(camera.k) / 2,
    period: stage.wraps ? stage.mapWidth * camera.k : null,
    find: (touch: Touch) => pixel(find(touch)),
    ofMark: (mark: Mark) => pixel((view && standing?.(view, mark)) ?? find(mark.touch)),
  };
}

/** Whether a pixel is in the window, or so near that what is drawn there reaches into it. */
function isNear([x, y]: Pixel, { width, height }: Stage): boolean {
  return x > -200 && y > -200 && x < width + 200 && y < height + 200;
}

function SceneDrawing(props: Drawn & { scene: Scene }) {
  const { scene } = props;
  const { find, ofMark, radius, period } = placesOf(props);
  const struck = new Set(scene.arrows.filter(({ how }) => how === 'strike').map(({ to }) => keyOf(to)));
  return (
    <g>
      {scene.arrows.map(({ from, to, how }) => {
        const [a, b] = [find(from), find(to)];
        return a && b ? (
          <path
            key={`${keyOf(from)} ${keyOf(to)}`}
            class={`film-arrow is-${how} seat-${scene.by ?? ''}`}
            pathLength={1}
            d={bent(a, nearer(a, b, period), radius)}
          />
        ) : null;
      })}
      {scene.arrows
        .filter(({ how }) => how === 'strike')
        .map(({ to }) => {
          const at = find(to);
          return at && <Burst key={keyOf(to)} at={at} radius={radius} />;
        })}
      {unique(scene.marks).map((mark) => {
        const at = ofMark(mark);
        if (!at) return null;
        if (mark.how === 'new')
          return <circle key={keyOfMark(mark)} class="film-new" cx={at[0]} cy={at[1]} r={radius + 6} />;
        return struck.has(keyOf(mark.touch)) ? null : <Burst key={keyOfMark(mark)} at={at} radius={radius} />;
      })}
    </g>
  );
}

function SinceDrawing(props: Drawn & { since: readonly Change[] }) {
  const { ofMark, radius } = placesOf(props);
  const marks = unique(props.since.filter(({ kind }) => kind !== 'supply').flatMap((change) => change.marks));
  const fresh = new Set(marks.filter(({ how }) => how === 'new').map(({ touch }) => keyOf(touch)));
  return (
    <g>
      {marks.map((mark) => {
        const at = ofMark(mark);
        if (!at) return null;
        if (mark.how === 'new')
          return <circle key={keyOfMark(mark)} class="since-new" cx={at[0]} cy={at[1]} r={radius + 5} />;
        if (mark.how !== 'gone' || fresh.has(keyOf(mark.touch))) return null;
        const arm = radius * 0.7;
        return (
          <g key={keyOfMark(mark)} class="since-gone" transform={`translate(${at[0]} ${at[1]})`}>
            <circle r={radius} />
            <path d={`M${-arm} ${-arm}L${arm} ${arm}M${arm} ${-arm}L${-arm} ${arm}`} />
          </g>
        );
      })}
    </g>
  );
}

/** A strike: rays around a place. */
function Burst({ at: [x, y], radius }: { at: Pixel; radius: number }) {
  const rays = Array.from({ length: 10 }, (_, i) => {
    const angle = (i / 10) * 2 * Math.PI + 0.2;
    const long = i % 2 === 0 ? 1.75 : 1.45;
    const point = (r: number) => `${Math.cos(angle) * r * radius} ${Math.sin(angle) * r * radius}`;
    return `M${point(1.05)}L${point(long)}`;
  });
  return (
    <g transform={`translate(${x} ${y})`}>
      <g class="film-burst">
        <circle r={radius * 1.02} />
        <path d={rays.join('')} />
      </g>
    </g>
  );
}

/** On a cylinder, the copy of a place that is nearer. */
function nearer([ax]: Pixel, [bx, by]: Pixel, period: number | null): Pixel {
  return period === null ? [bx, by] : [bx - Math.round((bx - ax) / period) * period, by];
}

/** A bent line with a head, from the edge of one piece to the edge of another. */
function bent(a: Pixel, b: Pixel, radius: number): string {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const length = Math.hypot(dx, dy);
  if (length < 1) return '';
  const bow = Math.min(46, length * 0.18);
  const middle: Pixel = [(a[0] + b[0]) / 2 + (dy / length) * bow, (a[1] + b[1]) / 2 - (dx / length) * bow];
  const start = towards(a, middle, Math.min(radius * 0.8, length / 4));
  const end = towards(b, middle, Math.min(radius * 1.15, length / 3));
  const angle = Math.atan2(end[1] - middle[1], end[0] - middle[0]);
  const barb = (turn: number) =>
    `${round(end[0] + Math.cos(angle + turn) * 15)} ${round(end[1] + Math.sin(angle + turn) * 15)}`;
  const at = ([x, y]: Pixel) => `${round(x)} ${round(y)}`;
  return `M${at(start)}Q${at(middle)} ${at(end)}M${barb(2.6)}L${at(end)}L${barb(-2.6)}`;
}

function towards([ax, ay]: Pixel, [bx, by]: Pixel, far: number): Pixel {
  const length = Math.max(1, Math.hypot(bx - ax, by - ay));
  return [ax + ((bx - ax) / length) * far, ay + ((by - ay) / length) * far];
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

function keyOfMark({ touch, seat, how }: Mark): string {
  return `${keyOf(touch)} ${seat} ${how}`;
}

function unique(marks: readonly Mark[]): Mark[] {
  return [...new Map(marks.map((mark) => [keyOfMark(mark), mark])).values()];
}
