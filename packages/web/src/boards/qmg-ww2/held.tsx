import type { BoardModel } from '@sandtable/qmg-ww2/board-model';
import { COUNTRY_FACES } from '@sandtable/qmg-ww2/faces';
import type { Arrangement } from '../../board/arrange.js';
import { memo } from '../../shell/memo.js';
import type { DrawnMap } from './drawn.js';
import { HOMES } from './homes.js';
import { starOf } from './room.js';

const TEAMS = new Map<string, string>(COUNTRY_FACES.map(({ id, team }) => [id, team]));

/** Who holds the land: tinted by the first country there; the Axis hatched, so that colour is not needed. */
export function Held({ board, map, arranged }: { board: BoardModel; map: DrawnMap; arranged: Arrangement }) {
  const holders = new Map<string, string>();
  for (const { space, country, kind } of board.pieces)
    if (kind === 'army' && !holders.has(space)) holders.set(space, country);
  return (
    <>
      <Hatching />
      {[...holders].map(([space, country]) => (
        <HeldSpace key={space} map={map} space={space} country={country} />
      ))}
      {[...holders].map(([space, country]) => (
        <HeldStar key={`star ${space}`} map={map} space={space} country={country} arranged={arranged} />
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
    </g>
  );
});

/** The colour of the holder around a star. */
function HeldStar({ map, space, country, arranged }: HeldStarProps) {
  const shape = map.spaces.get(space);
  const at = shape && starOf(shape, arranged);
  if (!at) return null;
  const { markGrowth } = arranged;
  return (
    <circle
      class={`held-star seat-${country}`}
      cx={at[0]}
      cy={at[1]}
      r={(HOMES[space] ? 14 : 12.5) * markGrowth}
      stroke-width={2 * markGrowth}
    />
  );
}

interface HeldStarProps {
  map: DrawnMap;
  space: string;
  country: string;
  arranged: Arrangement;
}
