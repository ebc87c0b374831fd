import { Counter } from './counter.js';
import { COVER_MAP } from './cover.constants.js';
import { draw } from './drawn.js';
import { Ground, Writing } from './ground.js';
import { placeOf } from './pieces.js';
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

/** The cover of the box: Europe and Asia, with pieces. */
export function Cover() {
  const map = draw(COVER_MAP, 'second');
  return (
    <svg class="map-cover" viewBox="330 170 880 240" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <Ground map={map} />
      <Writing map={map} />
      {PIECES.map(([country, kind, space]) => {
        const [x, y] = placeOf(map, space, 0);
        return <Counter key={`${country} ${space}`} country={country} kind={kind} x={x} y={y} />;
      })}
    </svg>
  );
}
