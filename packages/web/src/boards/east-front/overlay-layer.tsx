import type { BoardModel } from '@sandtable/east-front/board-model';
import type { Arrangement } from '../../board/arrange.js';
import { type DrawnFront, straightLine } from './drawn.js';
import { interdicted } from './overlays.js';
import { standing } from './pieces.js';

interface OverlayProps {
  overlay: string;
  board: BoardModel;
  map: DrawnFront;
  arranged: Arrangement;
}

/** The active overlay, drawn over the map. */
export function OverlayLayer({ overlay, board, map, arranged }: OverlayProps) {
  const [kind, whose] = overlay.split(' ');
  if (kind === 'supply') return <Supply faction={whose} board={board} map={map} arranged={arranged} />;
  if (kind === 'interdiction') return <Interdiction side={whose} board={board} map={map} />;
  return <Stars board={board} map={map} />;
}

/** The supply line of every stack to a flag; for stacks that are cut off, what blocks it. */
function Supply({ faction, board, map, arranged }: Omit<OverlayProps, 'overlay'> & { faction: string }) {
  const own = standing(board, arranged).filter(({ stack }) => stack.faction === faction);
  const steps = new Set<string>();
  for (const { stack } of own)
    stack.path.forEach((space, i) => {
      if (i > 0) steps.add([stack.path[i - 1], space].sort().join(' '));
    });
  const middle = (space: string) => map.spaces.get(space)!.middle;
  const ways = [...steps].map((step) => {
    const [a, b] = step.split(' ');
    return straightLine(middle(a), middle(b));
  });
  const starving = own.filter(({ stack }) => !stack.supplied);
  const cuts = new Map(
    starving.flatMap(({ stack }) => stack.cuts.map((cut) => [cut.space, cut.by] as const)),
  );
  return (
    <g class={`supply faction-${faction}`}>
      <path class="supply-case" d={ways.join('')} />
      <path class="supply-line" d={ways.join('')} />
      {[...cuts].map(([space, by]) => (
        <g key={space} class="ef-cut">
          <path class="ef-cut-space" d={map.spaces.get(space)!.path} />
          <path class="ef-cut-by" d={by.map((from) => straightLine(middle(from), middle(space))).join('')} />
        </g>
      ))}
      {own.map(({ stack, x, y }) => (
        <circle
          key={stack.id}
          class={stack.supplied ? (stack.path.length === 1 ? 'source' : 'fed') : 'unfed'}
          cx={x}
          cy={y}
          r={21 * arranged.growth}
        />
      ))}
    </g>
  );
}

/** Spaces that pieces of a side interdict, and from where. */
function Interdiction({ side, board, map }: { side: string; board: BoardModel; map: DrawnFront }) {
  const middle = (space: string) => map.spaces.get(space)!.middle;
  return (
    <g class={`ef-interdiction seat-${side}`}>
      {interdicted(board, side).map(({ space, by }) => (
        <g key={space} class="ef-cut">
          <path class="ef-cut-space" d={map.spaces.get(space)!.path} />
          <path class="ef-cut-by" d={by.map((from) => straightLine(middle(from), middle(space))).join('')} />
        </g>
      ))}
    </g>
  );
}

/** The points of a scoring now, star by star. */
function Stars({ board, map }: { board: BoardModel; map: DrawnFront }) {
  return (
    <g class="scoring">
      {board.spaces
        .filter(({ stars, control }) => stars > 0 && control !== 'both')
        .map(({ id, stars, control }) => {
          const shape = map.spaces.get(id)!;
          const [x, y] = shape.stars?.[0] ?? shape.marker ?? shape.label.at;
          return (
            <g key={id} class={`score-note seat-${control}`} transform={`translate(${x} ${y})`}>
              <g class="note">
                <rect x={-13} y={-11} width={26} height={22} rx={11} />
                <text y={5.5}>+{stars}</text>
              </g>
            </g>
          );
        })}
    </g>
  );
}
