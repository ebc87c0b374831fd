/** Scores over the steps of a game as polylines in a box of this size. */
export function chartLines(
  scores: readonly (readonly number[])[],
  width: number,
  height: number,
): { lines: string[]; most: number; least: number } {
  const all = scores.flat();
  const most = Math.max(0, ...all);
  const least = Math.min(0, ...all);
  const span = Math.max(1, most - least);
  const sides = scores[0]?.length ?? 0;
  const lines: string[] = [];
  for (let side = 0; side < sides; side++) {
    const points = scores.map((row, i) => {
      const x = scores.length < 2 ? 0 : (i / (scores.length - 1)) * width;
      const y = height - ((row[side] - least) / span) * height;
      return `${round(x)},${round(y)}`;
    });
    lines.push(points.join(' '));
  }
  return { lines, most, least };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
