import type { Arrangement } from '../../board/arrange.js';
import { STAR_EDGE, starPath } from '../../board/drawing.js';
import type { DrawnMap, DrawnSpace } from './drawn.js';
import { HOMES } from './homes.js';
import { starOf } from './room.js';

/** Land, sea and borders: drawn once. */
export function Ground({ map }: { map: DrawnMap }) {
  const spaces = [...map.spaces.values()];
  return (
    <>
      {spaces
        .filter(({ kind }) => kind === 'sea')
        .map(({ id, path }) => (
          <path key={id} class="sea" d={path} />
        ))}
      {map.scenery
        .filter(({ kind }) => kind !== 'land')
        .map(({ id, kind, path }) => (
          <path key={id} class={`scenery ${kind}`} d={path} />
        ))}
      <path class="border-sea" d={map.borders.sea} />
      <path class="shallows" d={map.borders.coast} />
      {spaces
        .filter(({ kind }) => kind === 'land')
        .map(({ id, path, tint }) => (
          <path key={id} class={`land tint-${tint}`} d={path} />
        ))}
      {map.scenery
        .filter(({ kind }) => kind === 'land')
        .map(({ id, path }) => (
          <path key={id} class="scenery barren" d={path} />
        ))}
      {spaces
        .filter(({ id }) => HOMES[id])
        .map(({ id, path }) => (
          <path key={id} class={`home seat-${HOMES[id]}`} d={path} />
        ))}
      <path class="border-land" d={map.borders.land} />
      <path class="coast" d={map.borders.coast} />
    </>
  );
}

/** Names, stars, and the boxes of spaces that are too small for counters. */
export function Writing({ map, arranged }: { map: DrawnMap; arranged?: Arrangement }) {
  return (
    <>
      {[...map.spaces.values()].map((space) => {
        const star = starOf(space, arranged);
        return (
          <g key={space.id}>
            <CalloutBox space={space} />
            {star && <Star at={star} home={HOMES[space.id] ?? null} grown={arranged?.markGrowth ?? 1} />}
            <Label space={space} grown={arranged?.nameGrowth(space.id) ?? 1} />
          </g>
        );
      })}
    </>
  );
}

function CalloutBox({ space: { callout } }: { space: DrawnSpace }) {
  if (!callout) return null;
  const [x, y, width, height] = callout.box;
  const [tx, ty] = callout.to;
  const fx = Math.max(x, Math.min(tx, x + width));
  const fy = Math.max(y, Math.min(ty, y + height));
  return (
    <>
      <line class="leader" x1={fx} y1={fy} x2={tx} y2={ty} />
      <circle class="leader-end" cx={tx} cy={ty} r={2.5} />
      <rect class="callout" x={x} y={y} width={width} height={height} rx={5} />
    </>
  );
}

function Label({ space: { id, kind, label }, grown }: { space: DrawnSpace; grown: number }) {
  if (grown === 0) return null;
  const [x, y] = label.at;
  const size = label.size * grown;
  const leading = size * (kind === 'sea' ? 1.05 : 0.98);
  const top = y - ((label.lines.length - 1) * leading) / 2;
  return (
    <text
      class={`label label-${kind}`}
      font-size={size}
      stroke-width={3 * grown}
      data-name={id}
      transform={label.angle ? `rotate(${label.angle} ${x} ${y})` : undefined}
    >
      {label.lines.map((line, i) => (
        <tspan key={line} x={x} y={top + i * leading} dy="0.35em">
          {line}
        </tspan>
      ))}
    </text>
  );
}

interface StarProps {
  at: readonly [number, number];
  home: string | null;
  grown: number;
}

function Star({ at, home, grown }: StarProps) {
  return (
    <>
      {home && (
        <circle
          class={`home-ring seat-${home}`}
          cx={at[0]}
          cy={at[1]}
          r={11.8 * grown}
          stroke-width={2.4 * grown}
        />
      )}
      <path class="star" d={starPath(at, grown)} stroke-width={STAR_EDGE * grown} />
    </>
  );
}
