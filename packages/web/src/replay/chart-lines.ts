import type { ScoreMark } from './replay-timeline.js';

/** Scores over the choices of a game as polylines in a box of this size, with at most one point per unit of width. */
export function chartLines(
  marks: readonly ScoreMark[],
  choices: number,
  width: number,
  height: number,
): { lines: string[]; most: number; least: number } {
  let [most, least] = [0, 0];
  for (const { scores } of marks) {
    most = Math.max(most, ...scores);
    least = Math.min(least, ...scores);
  }
  const span = Math.max(1, most - least);
  const corners = thinned(cornersOf(marks, choices), choices, width);
  const lines = (marks[0]?.scores ?? []).map((_, side) =>
    corners
      .map(({ at, scores }) => {
        const x = choices === 0 ? 0 : (at / choices) * width;
        const y = height - ((scores[side] - least) / span) * height;
        return `${round(x)},${round(y)}`;
      })
      .join(' '),
  );
  return { lines, most, least };
}

/** The corners of the step lines: a score stays the same until the choice that changes it. */
function cornersOf(marks: readonly ScoreMark[], choices: number): ScoreMark[] {
  const corners: ScoreMark[] = [];
  const bend = (at: number, scores: readonly number[]) => {
    if (corners.at(-1)?.at !== at) corners.push({ at, scores });
  };
  marks.forEach(({ at, scores }, i) => {
    if (i > 0) bend(at - 1, marks[i - 1].scores);
    bend(at, scores);
  });
  const last = marks.at(-1);
  if (last) bend(choices, last.scores);
  return corners;
}

/** Of corners that fall on the same unit of width, keeps the last. */
function thinned(corners: readonly ScoreMark[], choices: number, width: number): readonly ScoreMark[] {
  if (corners.length <= width) return corners;
  const column = ({ at }: ScoreMark) => Math.floor((at / choices) * width);
  return corners.filter((corner, i) => i + 1 === corners.length || column(corner) !== column(corners[i + 1]));
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
