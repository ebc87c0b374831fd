import type { Point } from '@sandtable/maps';
import { stacked } from '../../board/stacks.js';
import { coverLabel } from '../cover-names.js';
import { Counter } from './counter.js';
import { COVER_MAP } from './cover.constants.js';
import { type DrawnMap, draw } from './drawn.js';
import { Ground, Writing } from './ground.js';
import './board.css';

/** Some pieces as they might be in the second year of a game. */
const PIECES: readonly (readonly [country: string, kind: 'army' | 'navy', space: string])[] = [
  ['germany', 'army', 'germany'],
  ['germany', 'army', 'western-europe'],
  ['germany', 'army', 'eastern-europe'],
  ['germany', 'navy', 'baltic-sea'],
  ['italy', 'army', 'italy'],
  ['italy', 'army', 'balkans'],
  ['italy', 'navy', 'mediterranean-sea'],
  ['united-kingdom', 'army', 'united-kingdom'],
  ['united-kingdom', 'navy', 'north-sea'],
  ['soviet-union', 'army', 'moscow'],
  ['soviet-union', 'army', 'ukraine'],
];

/** The map's own place of a counter in a space. */
function placeOf(map: DrawnMap, space: string): Point {
  const { counters, label } = map.spaces.get(space)!;
  return stacked(counters, 1, map.sheet.counter!)[0] ?? label.at;
}

/** The cover of the box: Europe and Asia, with pieces. */
export function Cover() {
  const map = draw(COVER_MAP, 'second', coverLabel);
  return (
    <svg class="map-cover" viewBox="330 170 880 240" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <Ground map={map} />
      <Writing map={map} />
      {PIECES.map(([country, kind, space]) => {
        const [x, y] = placeOf(map, space);
        return <Counter key={`${country} ${space}`} country={country} kind={kind} x={x} y={y} />;
      })}
    </svg>
  );
}
