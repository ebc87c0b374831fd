/** The letter widths of the map's condensed typeface, relative to the type size, with a little to spare. */
const LETTERS: readonly (readonly [string, number])[] = [
  ['ijl', 0.21],
  ['ftr ', 0.28],
  ['mwMW', 0.63],
  ['abcdeghknopqsuvxyz', 0.42],
];
const CAPITAL = 0.48;
/** Letter spacing: land in roman type, water in italics and wider. */
const SPACING = { land: 0.03, water: 0.14 };
export const LEADING = 1.08;

export function textWidth(text: string, kind: 'land' | 'water'): number {
  const wide = (letter: string) => LETTERS.find(([set]) => set.includes(letter))?.[1] ?? CAPITAL;
  return [...text].reduce((sum, letter) => sum + wide(letter) + SPACING[kind], 0);
}
