import { useMemo } from 'preact/hooks';
import { w } from '../words/index.js';
import { chartLines } from './chart-lines.js';
import type { ReplayController } from './replay-controller.js';

const WIDTH = 1000;
const HEIGHT = 72;

/** The score of every side over the game; a click jumps there. */
export function ScoreChart({ reading }: { reading: ReplayController }) {
  const { turns, scores } = reading.course;
  const { lines, most, least } = useMemo(() => chartLines(scores, reading.length, WIDTH, HEIGHT), [reading]);
  const x = reading.length === 0 ? 0 : (reading.at.value / reading.length) * WIDTH;
  const { sides } = reading.about;
  const goTo = (event: MouseEvent) => {
    const box = (event.currentTarget as Element).getBoundingClientRect();
    reading.go(Math.round(((event.clientX - box.left) / box.width) * reading.length));
  };
  const rounds = turns.filter((turn, i) => i === 0 || turns[i - 1].round !== turn.round);
  const summary = sides
    .map(({ name }, side) => w.table.scoreOf(name, scores.at(-1)?.scores[side] ?? 0))
    .join(', ');
  return (
    <figure class="chart">
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the slider below does the same by keyboard */}
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`${w.replay.chart}: ${summary}`}
        onClick={goTo}
      >
        {rounds.map(({ at, round }) => (
          <line
            key={`${round} ${at}`}
            class="chart-round"
            x1={(at / Math.max(1, reading.length)) * WIDTH}
            x2={(at / Math.max(1, reading.length)) * WIDTH}
            y1={0}
            y2={HEIGHT}
          />
        ))}
        {lines.map((points, side) => (
          <polyline
            key={sides[side].id}
            class={`chart-line side-${sides[side].id} side-${side}`}
            points={points}
          />
        ))}
        <line class="chart-now" x1={x} x2={x} y1={0} y2={HEIGHT} />
      </svg>
      <figcaption>
        <span>{most}</span>
        <span>{least}</span>
      </figcaption>
    </figure>
  );
}
