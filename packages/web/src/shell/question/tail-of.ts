/** Where a sentence can begin again: behind these a clause is whole. */
const CLAUSE = /(?<=[;:.,]) /;

/**
 * The end of a chain that fits a width: all of it, or as many of its last links as fit, or the last clauses of the last one
 * after an ellipsis. Null if that would begin in the middle of a clause.
 */
export function tailOf(
  links: readonly string[],
  width: number,
  widthOf: (text: string) => number,
): string | null {
  const whole = links.map((_, i) => links.slice(i).join(' › ')).find((rest) => widthOf(rest) <= width);
  if (whole !== undefined) return whole;
  const clauses = (links.at(-1) ?? '').split(CLAUSE);
  return (
    clauses
      .map((_, i) => `… ${clauses.slice(i).join(' ')}`)
      .slice(1)
      .find((rest) => widthOf(rest) <= width) ?? null
  );
}
