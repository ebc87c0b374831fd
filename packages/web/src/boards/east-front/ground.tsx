import type { LabelPlace, Point } from '@sandtable/maps';
import type { Arrangement } from '../../board/arrange.js';
import { STAR_EDGE, starPath } from '../../board/drawing.js';
import { FACTION_LETTERS } from './counter.js';
import type { DrawnFront, DrawnSpace } from './drawn.js';

/** Land, water, borders and the two frontiers: drawn once. */
export function Ground({ map }: { map: DrawnFront }) {
  const spaces = [...map.spaces.values()];
  const of = (kind: string) => spaces.filter((space) => space.kind === kind);
  const sceneryOf = (kind: string) => map.scenery.filter((thing) => thing.kind === kind);
  return (
    <>
      {of('water').map(({ id, path }) => (
        <path key={id} class="sea" d={path} />
      ))}
      {sceneryOf('water').map(({ id, path }) => (
        <path key={id} class="scenery" d={path} />
      ))}
      <path class="border-sea" d={map.borders.sea} />
      <path class="shallows" d={map.borders.coast} />
      {of('land').map(({ id, path, tint }) => (
        <path key={id} class={`land tint-${tint}`} d={path} />
      ))}
      {sceneryOf('land').map(({ id, path }) => (
        <path key={id} class="scenery barren" d={path} />
      ))}
      <path class="border-land" d={map.borders.land} />
      <path class="coast" d={map.borders.coast} />
      {map.frontiers.map(({ year, land, water }) => (
        <g key={year} class={`frontier frontier-${year}`}>
          <path class="frontier-case" d={land} />
          <path class="frontier-land" d={land} />
          <path class="frontier-water" d={water} />
        </g>
      ))}
      <rect class="ef-frame" width={map.sheet.width} height={map.sheet.height} />
    </>
  );
}

/** Names, years, stars and flags. Stars added or removed by markers are drawn with the pieces. */
export function Writing({ map, arranged }: { map: DrawnFront; arranged?: Arrangement }) {
  return (
    <>
      {[...map.spaces.values()].map((space) => (
        <Written key={space.id} space={space} arranged={arranged} />
      ))}
      {map.frontiers.map(({ year, label }) => (
        <Label key={year} label={label} className={`ef-year frontier-${year}`} />
      ))}
    </>
  );
}

function Written({ space, arranged }: { space: DrawnSpace; arranged: Arrangement | undefined }) {
  const grown = arranged?.nameGrowth(space.id) ?? 1;
  return (
    <g>
      {space.stars?.map((at) => (
        <Star key={at[0]} at={besideName(space, at, grown)} grown={arranged?.markGrowth ?? 1} />
      ))}
      {space.flags?.map(({ faction, at }) => (
        <Flag key={faction} faction={faction} at={besideName(space, at, grown)} />
      ))}
      <Label label={space.label} className={labelClass(space)} grown={grown} id={space.id} />
    </g>
  );
}

/** Where a mark in the line of a name is drawn: a name that grows pushes it aside. */
export function besideName({ label }: Pick<DrawnSpace, 'label'>, [x, y]: Point, grown: number): Point {
  const [nameX, nameY] = label.at;
  const isInLine = Math.abs(y - nameY) < label.size / 2;
  return grown > 1 && isInLine ? [nameX + (x - nameX) * grown, y] : [x, y];
}

/** A star, larger than those of other maps. */
export function Star({ at, grown }: { at: Point; grown: number }) {
  const scale = 1.2 * grown;
  return <path class="star" d={starPath(at, scale)} stroke-width={STAR_EDGE * scale} />;
}

function Flag({ faction, at: [x, y] }: { faction: string; at: Point }) {
  return (
    <g class={`ef-flag is-whole faction-${faction}`} transform={`translate(${x} ${y})`}>
      <path class="ef-flag-pole" d="M-10-9v19" />
      <path class="ef-flag-cloth" d="M-9-8.500h20l-4 5.500 4 5.500h-20z" />
      <text x={-1} y={1}>
        {FACTION_LETTERS[faction as keyof typeof FACTION_LETTERS]}
      </text>
    </g>
  );
}

const labelClass = ({ kind }: DrawnSpace) => (kind === 'water' ? 'label-sea' : 'label-land');

interface LabelProps {
  label: LabelPlace;
  className: string;
  grown?: number;
  id?: string;
}

function Label({ label, className, grown = 1, id }: LabelProps) {
  if (grown === 0) return null;
  const [x, y] = label.at;
  const size = label.size * grown;
  const leading = size * 1.02;
  const top = y - ((label.lines.length - 1) * leading) / 2;
  return (
    <text
      class={`label ${className}`}
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
