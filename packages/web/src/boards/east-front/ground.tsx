import type { LabelPlace } from '@sandtable/maps';
import { STAR_PATH } from '../../board/drawing.js';
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
export function Writing({ map }: { map: DrawnFront }) {
  return (
    <>
      {[...map.spaces.values()].map((space) => (
        <g key={space.id}>
          {space.stars?.map(([x, y]) => (
            <path key={`${x}`} class="star" d={STAR_PATH} transform={`translate(${x} ${y}) scale(1.2)`} />
          ))}
          {space.flags?.map(({ faction, at: [x, y] }) => (
            <Flag key={faction} faction={faction} x={x} y={y} />
          ))}
          <Label label={space.label} className={labelClass(space)} />
        </g>
      ))}
      {map.frontiers.map(({ year, label }) => (
        <Label key={year} label={label} className={`ef-year frontier-${year}`} />
      ))}
    </>
  );
}

function Flag({ faction, x, y }: { faction: string; x: number; y: number }) {
  return (
    <g class={`ef-flag faction-${faction}`} transform={`translate(${x} ${y})`}>
      <path class="ef-flag-pole" d="M-10-9v19" />
      <path class="ef-flag-cloth" d="M-9-8.500h20l-4 5.500 4 5.500h-20z" />
      <text x={-1} y={1}>
        {FACTION_LETTERS[faction as keyof typeof FACTION_LETTERS]}
      </text>
    </g>
  );
}

const labelClass = ({ kind }: DrawnSpace) => (kind === 'water' ? 'label-sea' : 'label-land');

function Label({ label, className }: { label: LabelPlace; className: string }) {
  const [x, y] = label.at;
  const leading = label.size * 1.02;
  const top = y - ((label.lines.length - 1) * leading) / 2;
  return (
    <text
      class={`label ${className}`}
      font-size={label.size}
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
