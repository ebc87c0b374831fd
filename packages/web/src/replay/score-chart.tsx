import { type Signal, useSignal } from '@preact/signals';
import type { GameInfo } from '@sandtable/kernel';
import { useEffect, useRef } from 'preact/hooks';
import { pages } from '../languages/pages.js';
import { chartLines } from './chart-lines.js';
import { type Course, leadsByRound, type RoundLead } from './leads.js';
import '../styles/replay.css';

interface ScoreChartProps {
  about: GameInfo;
  course: Course;
  /** The lead that wins; null if none does. */
  wins: number | null;
  height: number;
  /** Whether rounds and leads are written at the bars. */
  labelled?: boolean;
  /** Turns that are marked by a number. */
  pins?: readonly { at: number; label: string }[];
  /** The current position in a replay. */
  at?: number;
  /** A click on a round. */
  go?(at: number): void;
}

/** The lead round by round, as bars up and down; of more or fewer than two sides the scores as lines. */
export function ScoreChart(props: ScoreChartProps) {
  const { about, course } = props;
  const rounds = leadsByRound(course);
  const box = useRef<HTMLElement>(null);
  const width = useWidth(box);
  if (rounds.length === 0) return null;
  const Drawing = about.sides.length === 2 ? Bars : Lines;
  return (
    <figure class="chart" ref={box} style={{ '--chart-height': `${props.height}px` }}>
      {width.value > 0 && <Drawing {...props} rounds={rounds} width={width.value} />}
      <ChartTable about={about} rounds={rounds} />
    </figure>
  );
}

function useWidth(box: { readonly current: HTMLElement | null }): Signal<number> {
  const width = useSignal(0);
  useEffect(() => {
    if (!box.current) return;
    const observer = new ResizeObserver(([entry]) => {
      width.value = Math.floor(entry.contentRect.width);
    });
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [box.current]);
  return width;
}

interface DrawingProps extends ScoreChartProps {
  rounds: readonly RoundLead[];
  width: number;
}

/** A bar narrower than this has no number. */
const ROOM = 15;

function Bars({ about, rounds, width, height, labelled, wins, pins = [], at, go }: DrawingProps) {
  const left = labelled ? 42 : 4;
  const pinned = (round: RoundLead, i: number) =>
    pins.filter((pin) => pin.at >= round.from && (pin.at < round.to || i === rounds.length - 1));
  // Room for the pins of one round above the highest bar.
  const pinsInRound = Math.max(0, ...rounds.map((round, i) => pinned(round, i).length));
  const above = pinsInRound === 0 ? 30 : 38 + 21 * (pinsInRound - 1);
  const [top, bottom] = labelled ? [above, 24] : [6, 6];
  const leads = rounds.map(({ lead }) => lead);
  let [most, least] = [Math.max(1, ...leads), Math.min(0, ...leads)];
  // The line that wins is drawn on the side of whoever leads in the end.
  const last = leads.at(-1) ?? 0;
  const goal = wins === null ? null : last < 0 ? -wins : wins;
  if (goal !== null) [most, least] = [Math.max(most, goal), Math.min(least, goal)];
  // Room below the lowest bar for its number, or for the name of a side that never led.
  const low = labelled ? 16 : 0;
  const scale = (height - top - bottom - low) / (most - least);
  const y = (lead: number) => top + (most - lead) * scale;
  const step = (width - left - 4) / rounds.length;
  const x = (i: number) => left + i * step;
  const bar = Math.max(1, Math.min(26, step * 0.72));
  const every = Math.max(1, Math.ceil(20 / step));
  return (
    <svg
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      // Without words in it, it may be drawn lower than asked for.
      preserveAspectRatio={labelled ? undefined : 'none'}
      aria-hidden="true"
      class={go ? 'is-pressable' : ''}
      onClick={(event) => {
        const box = event.currentTarget.getBoundingClientRect();
        const i = Math.floor((event.clientX - box.left - left) / step);
        go?.(rounds[Math.max(0, Math.min(rounds.length - 1, i))].from);
      }}
    >
      {goal !== null && (
        <>
          <line class="chart-goal" x1={left} x2={width} y1={y(goal)} y2={y(goal)} />
          {labelled && (
            <text class="chart-goal-label" x={left} y={goal > 0 ? y(goal) - 5 : y(goal) + 13}>
              {pages.ending.leadWins(Math.abs(goal))}
            </text>
          )}
        </>
      )}
      {rounds.map(({ round, lead }, i) => {
        const [from, to] = [y(Math.max(0, lead)), y(Math.min(0, lead))];
        const middle = x(i) + step / 2;
        const isNow =
          at !== undefined && at >= rounds[i].from && (at < rounds[i].to || i === rounds.length - 1);
        return (
          <g key={`${round} ${rounds[i].from}`}>
            {isNow && <rect class="chart-now" x={x(i)} y={0} width={step} height={height} />}
            <rect
              class={`chart-bar side-${lead >= 0 ? 0 : 1}`}
              x={middle - bar / 2}
              y={from}
              width={bar}
              height={Math.max(1.5, to - from)}
              rx={Math.min(2, bar / 4)}
            />
            {labelled && bar >= ROOM && lead !== 0 && (
              <text class="chart-lead" x={middle} y={lead > 0 ? from - 5 : to + 14}>
                {Math.abs(lead)}
              </text>
            )}
            {labelled && (i % every === 0 || i === rounds.length - 1) && (
              <text class="chart-round" x={middle} y={height - 5}>
                {i + 1}
              </text>
            )}
            {pinned(rounds[i], i).map(({ label }, n) => (
              <g
                key={label}
                class="chart-pin"
                transform={`translate(${middle} ${(lead > 0 ? from - 28 : y(0) - 14) - n * 21})`}
              >
                <circle r={9.5} />
                <text y={4.5}>{label}</text>
              </g>
            ))}
          </g>
        );
      })}
      <line class="chart-zero" x1={left} x2={width} y1={y(0)} y2={y(0)} />
      {labelled && (
        <>
          <text class="chart-side" x={0} y={y(0) - 6}>
            {about.sides[0].name}
          </text>
          <text class="chart-side" x={0} y={y(0) + 15}>
            {about.sides[1].name}
          </text>
          <text class="chart-side" x={0} y={height - 5}>
            {pages.ending.round}
          </text>
        </>
      )}
    </svg>
  );
}

function Lines({ about, course, width, height, at, go }: DrawingProps) {
  const choices = course.positions - 1;
  const { lines } = chartLines(course.scores, choices, width, height);
  const now = at === undefined || choices === 0 ? null : (at / choices) * width;
  return (
    <svg
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      class={go ? 'is-pressable' : ''}
      onClick={(event) => {
        const box = event.currentTarget.getBoundingClientRect();
        go?.(Math.round(((event.clientX - box.left) / box.width) * choices));
      }}
    >
      {lines.map((points, side) => (
        <polyline key={about.sides[side]?.id ?? side} class={`chart-line side-${side}`} points={points} />
      ))}
      {now !== null && <line class="chart-here" x1={now} x2={now} y1={0} y2={height} />}
    </svg>
  );
}

/** The same for those who do not see the drawing. */
function ChartTable({ about, rounds }: { about: GameInfo; rounds: readonly RoundLead[] }) {
  return (
    <table class="unseen">
      <caption>{pages.replay.chart}</caption>
      <thead>
        <tr>
          <th scope="col">{pages.ending.round}</th>
          {about.sides.map(({ id, name }) => (
            <th key={id} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rounds.map(({ round, from, scores }) => (
          <tr key={from}>
            <th scope="row">{round}</th>
            {about.sides.map(({ id }, side) => (
              <td key={id}>{scores[side] ?? 0}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
