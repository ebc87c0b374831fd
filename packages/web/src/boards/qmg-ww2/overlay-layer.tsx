import type { BoardModel } from '@sandtable/qmg-ww2/board-model';
import type { Arrangement } from '../../board/arrange.js';
import { box } from './box.js';
import { type DrawnMap, shortLine } from './drawn.js';
import { ScoreNote, standing } from './pieces.js';

/** The prefix of the ids of supply overlays. */
export const SUPPLY = 'supply';

interface OverlayProps {
  overlay: string;
  board: BoardModel;
  map: DrawnMap;
  arranged: Arrangement;
}

/** The active overlay, drawn over the map. */
export function OverlayLayer({ overlay, ...own }: OverlayProps) {
  const [kind, country] = overlay.split(' ');
  if (kind === SUPPLY) return <SupplyLines country={country} {...own} />;
  if (kind === 'threats') return <Threats {...own} />;
  return <Scoring {...own} />;
}

type OwnProps = Omit<OverlayProps, 'overlay'>;

function SupplyLines({ country, board, map, arranged }: OwnProps & { country: string }) {
  const own = standing(board, arranged).filter(({ piece }) => piece.country === country);
  const at = new Map(own.map(({ piece, x, y }) => [piece.space, [x, y] as const]));
  const steps = new Set<string>();
  const paths: string[] = [];
  for (const { piece } of own) {
    piece.line.forEach((space, i) => {
      const before = piece.line[i - 1];
      const step = [before, space].sort().join(' ');
      if (before === undefined || steps.has(step) || !at.has(before) || !at.has(space)) return;
      steps.add(step);
      paths.push(shortLine(map, at.get(before)!, at.get(space)!));
    });
  }
  const ports = own.flatMap(({ piece, x, y }) =>
    piece.ports.slice(0, 1).map((port) => shortLine(map, [x, y], map.spaces.get(port)!.middle)),
  );
  return (
    <g class={`supply seat-${country}`}>
      <path class="supply-case" d={paths.join('')} />
      <path class="supply-line" d={paths.join('')} />
      <path class="supply-port" d={ports.join('')} />
      {own.map(({ piece, x, y }) => (
        <circle
          key={piece.space}
          class={piece.supplied ? (piece.line.length === 1 ? 'source' : 'fed') : 'unfed'}
          cx={x}
          cy={y}
          r={17 * arranged.growth}
        />
      ))}
    </g>
  );
}

function Threats({ board, arranged }: OwnProps) {
  return (
    <g class="threats">
      {standing(board, arranged)
        .filter(({ piece }) => piece.threats.length > 0)
        .map(({ piece, x, y }) => (
          <g key={piece.id} transform={`translate(${x} ${y}) scale(${arranged.growth})`}>
            <circle class="threat" r={17} />
            <g transform="translate(0 -14)">
              <g>
                {piece.threats.map((enemy, i) => {
                  const at = (i - (piece.threats.length - 1) / 2) * 17;
                  return (
                    <g key={enemy} class={`seat-${enemy}`} transform={`translate(${at} -6)`}>
                      <rect class="threat-tag" x={-8} y={-7} width={16} height={13} rx={3} />
                      <text class="threat-letters" y={3.8}>
                        {box.seatMark(enemy).letters}
                      </text>
                    </g>
                  );
                })}
              </g>
            </g>
          </g>
        ))}
    </g>
  );
}

function Scoring({ board, map, arranged }: OwnProps) {
  const shown = new Map<string, number>();
  return (
    <g class="scoring">
      {board.scoring.flatMap(({ id: country, stars }) =>
        stars.map(({ id: space, points }) => {
          const index = shown.get(space) ?? 0;
          shown.set(space, index + 1);
          return (
            <ScoreNote
              key={`${space} ${country}`}
              map={map}
              arranged={arranged}
              space={space}
              country={country}
              by={points}
              index={index}
            />
          );
        }),
      )}
    </g>
  );
}
