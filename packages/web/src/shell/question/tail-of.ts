/**
 * The end of a chain that fits a width: all of it, or as many of its last links as fit, or the last words of the last one
 * after an ellipsis. Null if what is left would say too little: less than two thirds of that link.
 */
export function tailOf(
  links: readonly string[],
  width: number,
  widthOf: (text: string) => number,
): string | null {
  const whole = links.map((_, i) => links.slice(i).join(' › ')).find((rest) => widthOf(rest) <= width);
  if (whole !== undefined) return whole;
  const last = links.at(-1) ?? '';
  const words = last.split(' ');
  return (
    words
      .map((_, i) => words.slice(i).join(' '))
      .filter((rest) => rest.length * 3 >= last.length * 2)
      .map((rest) => `… ${rest}`)
      .find((rest) => widthOf(rest) <= width) ?? null
  );
}
