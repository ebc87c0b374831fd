import { coverName } from '../cover-names.js';
import { INFANTRY, PLANE, TANK } from '../glyphs.js';
import { COVER_MAP } from './cover.constants.js';
import './cover.css';

const SIGNS: Record<string, string> = { infantry: INFANTRY, tank: TANK, plane: PLANE };

/** The cover of the box: Poland in September 1939, with the Baltic coast. */
export function Cover() {
  const { box, land, patches, grid, rivers, borders, towns, units } = COVER_MAP;
  return (
    <svg
      class="map-cover tk-cover"
      viewBox={box.join(' ')}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <clipPath id="tk-cover-land">
        <path d={land} clip-rule="evenodd" />
      </clipPath>
      <path class="tk-cover-shallows" d={land} />
      <path class="tk-cover-land" d={land} fill-rule="evenodd" />
      <g clip-path="url(#tk-cover-land)">
        {patches.map(({ kind, path }) => (
          <path key={kind} class={`tk-cover-patch is-${kind}`} d={path} />
        ))}
        <path class="tk-cover-river" d={rivers} />
      </g>
      <path class="tk-cover-grid" d={grid} />
      <path class="tk-cover-border" d={borders} />
      {units.map(({ at: [x, y], seat, sign }) => (
        <g
          key={`${x} ${y}`}
          class={`tk-cover-unit is-whole seat-${seat}`}
          transform={`translate(${x} ${y - 0.06})`}
        >
          <rect x="-0.33" y="-0.33" width="0.66" height="0.66" rx="0.07" />
          <path d={SIGNS[sign]} transform="translate(-0.25 -0.25) scale(0.0208)" />
        </g>
      ))}
      {towns.map(({ at: [x, y], name, under, taken }) => (
        <g key={name} class="tk-cover-town is-whole" transform={`translate(${x} ${y})`}>
          {!taken && <rect x="-0.09" y="-0.09" width="0.18" height="0.18" rx="0.02" />}
          <text y={taken ? 0.54 : under ? 0.36 : -0.2}>{coverName(name)}</text>
        </g>
      ))}
    </svg>
  );
}
