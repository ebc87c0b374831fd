import type { SpaceModel } from '@sandtable/east-front/board-model';
import type { Arrangement } from '../../board/arrange.js';
import { memo } from '../../shell/memo.js';
import type { DrawnFront } from './drawn.js';
import { besideName } from './ground.js';

// Who controls what is seen at a glance: the Axis is hatched, the Allies are tinted, and the front runs between them.

interface ControlProps {
  map: DrawnFront;
  spaces: readonly SpaceModel[];
}

export function Control({ map, spaces, arranged }: ControlProps & { arranged?: Arrangement }) {
  return (
    <>
      <Hatching />
      {spaces.map(({ id, control }) =>
        control === 'both' ? null : <Controlled key={id} map={map} id={id} side={control} />,
      )}
      <FrontLine map={map} spaces={spaces} />
      {spaces.map(({ id, control }) =>
        control === 'both' ? null : (
          <ControlMark key={id} map={map} id={id} side={control} grown={arranged?.nameGrowth(id) ?? 1} />
        ),
      )}
    </>
  );
}

const Hatching = memo(() => (
  <defs>
    <pattern id="ef-hatch" width={9} height={9} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect class="ef-hatch-ground" width={9} height={9} />
      <rect class="ef-hatch" width={2.4} height={9} />
    </pattern>
  </defs>
));

const Controlled = memo(({ map, id, side }: { map: DrawnFront; id: string; side: string }) => {
  const shape = map.spaces.get(id);
  if (!shape?.control) return null;
  return (
    <path
      class={`ef-control ef-control-${side} seat-${side}`}
      d={shape.path}
      data-control={`${id} ${side}`}
    />
  );
});

interface ControlMarkProps {
  map: DrawnFront;
  id: string;
  side: string;
  /** By how much the name beside it is drawn larger. */
  grown: number;
}

const ControlMark = memo(({ map, id, side, grown }: ControlMarkProps) => {
  const shape = map.spaces.get(id);
  if (!shape?.control) return null;
  const [x, y] = besideName(shape, shape.control, grown);
  return (
    <g class={`seat-${side}`} transform={`translate(${x} ${y})`}>
      <g class="note">
        <circle class="ef-control-mark" r={7.5} />
        <text class="ef-control-letter" y={3.6}>
          {side === 'axis' ? 'X' : 'A'}
        </text>
      </g>
    </g>
  );
});

/** The borders between the two sides. */
export function frontOf(map: DrawnFront, spaces: readonly SpaceModel[]): string {
  const control = new Map(spaces.map((space) => [space.id, space.control]));
  return map.landBorders
    .filter(({ between: [a, b] }) => {
      const sides = [control.get(a), control.get(b)];
      return sides.includes('axis') && sides.includes('allies');
    })
    .map(({ path }) => path)
    .join('');
}

function FrontLine({ map, spaces }: ControlProps) {
  const path = frontOf(map, spaces);
  return (
    <g class="ef-front">
      <path class="ef-front-case" d={path} />
      <path class="ef-front-line" d={path} />
    </g>
  );
}
