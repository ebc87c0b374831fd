import type { FactionId, TypeId } from '@sandtable/east-front/faces';
import { inRows } from '../../board/stacks.js';
import { coverLabel } from '../cover-names.js';
import { Counter } from './counter.js';
import { COVER_MAP } from './cover.constants.js';
import { draw } from './drawn.js';
import { Ground, Writing } from './ground.js';
import './board.css';

/** Some pieces as they might be in the first winter. */
const PIECES: readonly (readonly [space: string, ...pieces: (readonly [FactionId, TypeId])[]])[] = [
  ['warsaw', ['german', 'infantry'], ['german', 'airplane']],
  ['east-prussia', ['german', 'infantry']],
  ['baltic-states', ['german', 'infantry']],
  ['brest', ['german', 'infantry'], ['german', 'tank']],
  ['smolensk', ['german', 'tank'], ['german', 'airplane']],
  ['mogilev', ['pact', 'infantry']],
  ['moscow', ['soviet', 'infantry'], ['soviet', 'tank']],
  ['kursk', ['soviet', 'infantry']],
  ['voronezh', ['soviet', 'airplane']],
];

/** The cover of the box: the road from Warsaw to Moscow. */
export function Cover() {
  const map = draw(COVER_MAP, coverLabel);
  return (
    <svg
      class="map-cover ef-board"
      viewBox="330 418 1030 290"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <Ground map={map} />
      <Writing map={map} />
      {PIECES.map(([space, ...pieces]) =>
        inRows(map.spaces.get(space)!.counters, pieces.length).map(([x, y], i) => {
          const [faction, type] = pieces[i];
          return <Counter key={`${space} ${i}`} faction={faction} type={type} x={x} y={y} count={1} />;
        }),
      )}
    </svg>
  );
}
