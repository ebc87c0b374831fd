import type { BoardModel } from '@sandtable/qmg-ww2/board-model';
import { memo } from '../../shell/memo.js';
import type { DrawnMap } from './drawn.js';
import { words } from './words.js';

const SHORT: Record<string, string> = { axis: 'AX', allies: 'AL' };

/** The five straits, each with the team to which it is open. */
export const Straits = memo(({ board, map }: { board: BoardModel; map: DrawnMap }) => {
  return (
    <>
      {map.data.straits.map(({ controller, at: [x, y] }) => {
        const openTo = board.straits[controller];
        return (
          <g key={controller} class={`strait side-${openTo}`} transform={`translate(${x} ${y})`}>
            <title>{words.strait(words.sides[openTo])}</title>
            <g class="note">
              <rect x={-18} y={-8.5} width={36} height={17} rx={8.5} />
              <path d="M-15.500 0l4.500-4v8zM15.500 0l-4.500-4v8z" class="strait-arrow" />
              <text y={4.4}>{SHORT[openTo]}</text>
            </g>
          </g>
        );
      })}
    </>
  );
});
