import type { GameInfo } from '@sandtable/kernel';
import type { ReviewedTurn } from '@sandtable/protocol';
import { w } from '../../languages/index.js';
import { pages } from '../../languages/pages.js';

interface ChanceChartProps {
  about: GameInfo;
  turns: readonly ReviewedTurn[];
  /** Turns that are marked by a number, by where they begin. */
  pins: readonly number[];
}

const [WIDTH, HEIGHT, LEFT, TOP, BOTTOM] = [440, 190, 40, 24, 8];

/** The first side's chance to win, from turn to turn. */
export function ChanceChart({ about, turns, pins }: ChanceChartProps) {
  const chances = [turns[0].before, ...turns.map(({ after }) => after)];
  const x = (i: number) => LEFT + (i * (WIDTH - LEFT - 6)) / Math.max(1, chances.length - 1);
  const y = (chance: number) => TOP + (1 - chance) * (HEIGHT - TOP - BOTTOM);
  const line = chances.map((chance, i) => `${x(i).toFixed(1)},${y(chance).toFixed(1)}`).join(' ');
  const [first, second] = about.sides;
  return (
    <figure class="chart chance-chart">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        <polygon
          class="chance-area side-0"
          points={`${LEFT},${y(0)} ${line} ${x(chances.length - 1)},${y(0)}`}
        />
        <polygon
          class="chance-area side-1"
          points={`${LEFT},${y(1)} ${line} ${x(chances.length - 1)},${y(1)}`}
        />
        <line class="chart-zero" x1={LEFT} x2={WIDTH} y1={y(0.5)} y2={y(0.5)} />
        <polyline class="chance-line" points={line} />
        {[0, 0.5, 1].map((chance) => (
          <text
            key={chance}
            class="chart-side"
            x={0}
            y={y(chance) + (chance === 1 ? 9 : chance === 0 ? 0 : 4)}
          >
            {w.odds.chance(100 * chance)}
          </text>
        ))}
        <text class="chart-side" x={LEFT + 6} y={y(0) - 6}>
          {first.name}
        </text>
        <text class="chart-side" x={LEFT + 6} y={y(1) + 14}>
          {second.name}
        </text>
        {pins.map((from, i) => {
          const at = turns.findIndex((turn) => turn.from === from);
          return (
            <g
              key={from}
              class="chart-pin"
              transform={`translate(${x(at + 1)} ${Math.max(12, y(chances[at + 1]) - 16)})`}
            >
              <circle r={9.5} />
              <text y={4.5}>{i + 1}</text>
            </g>
          );
        })}
      </svg>
      <table class="unseen">
        <caption>{pages.review.chance(first.name)}</caption>
        <tbody>
          {turns.map(({ from, seat, after }) => (
            <tr key={from}>
              <th scope="row">{about.seats.find(({ id }) => id === seat)?.name}</th>
              <td>{w.odds.chance(Math.round(100 * after))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
