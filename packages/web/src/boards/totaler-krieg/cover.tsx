import { INFANTRY, PLANE, TANK } from '../glyphs.js';
import { COVER_MAP } from './cover.constants.js';
import './cover.css';

const SIGNS: Record<string, string> = { infantry: INFANTRY, tank: TANK, plane: PLANE };

/** The cover of the box: from Berlin to Warsaw, hex by hex. */
export function Cover() {
  const { box, grounds, cities, rivers, units } = COVER_MAP;
  return (
    <svg
      class="map-cover tk-cover"
      viewBox={box.join(' ')}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {grounds.map(({ kind, path }) => (
        <path key={kind} class={`tk-cover-hex is-${kind}`} d={path} />
      ))}
      <path class="tk-cover-city" d={cities} />
      <path class="tk-cover-river" d={rivers} />
      {units.map(({ at: [x, y], seat, sign }) => (
        <g key={`${x} ${y}`} class={`tk-cover-unit seat-${seat}`} transform={`translate(${x} ${y - 0.06})`}>
          <rect x="-0.29" y="-0.29" width="0.58" height="0.58" rx="0.06" />
          <path d={SIGNS[sign]} transform="translate(-0.22 -0.22) scale(0.0183)" />
        </g>
      ))}
    </svg>
  );
}
