import type { BoardModel } from '@sandtable/qmg-ww2/board-model';
import { COUNTRY_FACES } from '@sandtable/qmg-ww2/faces';
import { memo } from '../../shell/memo.js';
import type { DrawnMap } from './drawn.js';
import { HOMES } from './homes.js';

const TEAMS = new Map<string, string>(COUNTRY_FACES.map(({ id, team }) => [id, team]));

/** Who holds the land: tinted by the first country there; the Axis hatched, so that colour is not needed. */
export function Held({ board, map }: { board: BoardModel; map: DrawnMap }) {
  const holders = new Map<string, string>();
  for (const { space, country, kind } of board.pieces)
    if (kind === 'army' && !holders.has(space)) holders.set(space, country);
  return (
    <>
      <Hatching />
      {[...holders].map(([space, country]) => (
        <HeldSpace key={space} map={map} space={space} country={country} />
      ))}
    </>
  );
}

const Hatching = memo(() => (
  <defs>
    <pattern id="qmg-hatch" width={7} height={7} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect class="held-hatch" width={1.8} height={7} />
    </pattern>
  </defs>
));

const HeldSpace = memo(({ map, space, country }: { map: DrawnMap; space: string; country: string }) => {
  const shape = map.spaces.get(space);
  if (!shape) return null;
  const axis = TEAMS.get(country) === 'axis';
  const home = HOMES[space];
  const lost = home !== undefined && TEAMS.get(home) !== TEAMS.get(country);
  const { width } = map.sheet;
  const sides = shape.box[0] < 0 ? [0, width] : shape.box[2] > width ? [0, -width] : [0];
  return (
    <g class={`held seat-${country} ${lost ? 'is-lost' : ''}`} data-held={`${space} ${country}`}>
      {sides.map((dx) => (
        <g key={dx} transform={dx ? `translate(${dx} 0)` : undefined}>
          <path class="held-land" d={shape.path} />
          {axis && <path class="held-lines" d={shape.path} />}
        </g>
      ))}
      {shape.star && <circle class="held-star" cx={shape.star[0]} cy={shape.star[1]} r={home ? 14 : 12.5} />}
    </g>
  );
});
