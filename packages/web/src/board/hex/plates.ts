import type { PlateShape } from './model.js';

/** The outline of a counter of 100 by 100, inset from its edge. */
export function plateOutline(shape: PlateShape, inset: number): string {
  const [a, b] = [inset, 100 - inset];
  if (shape === 'chamfered') return `M15 ${a}H85L${b} 15V85L85 ${b}H15L${a} 85V15Z`;
  const r = (shape === 'rounded' ? 24 : 8) - inset;
  const arc = (x: number, y: number) => `A${r} ${r} 0 0 1 ${x} ${y}`;
  return (
    `M${a + r} ${a}H${b - r}${arc(b, a + r)}V${b - r}${arc(b - r, b)}` +
    `H${a + r}${arc(a, b - r)}V${a + r}${arc(a + r, a)}Z`
  );
}

/** The outline of a chip: its shape still tells the side. */
export function chipOutline(shape: PlateShape): string {
  if (shape === 'chamfered') return 'M50 4L91 27V73L50 96L9 73V27Z';
  if (shape === 'rounded') return 'M50 6A44 44 0 1 1 50 94A44 44 0 1 1 50 6Z';
  return 'M25 9H75A16 16 0 0 1 91 25V75A16 16 0 0 1 75 91H25A16 16 0 0 1 9 75V25A16 16 0 0 1 25 9Z';
}

/** The lower part of a plate: paler if the reduced side is up. */
export function reducedBand(shape: PlateShape): string {
  if (shape === 'chamfered') return 'M1.6 68H98.4V85L85 98.4H15L1.6 85Z';
  if (shape === 'rounded') return 'M1.6 68H98.4V76A22 22 0 0 1 76 98.4H24A22 22 0 0 1 1.6 76Z';
  return 'M1.6 68H98.4V92A6.4 6.4 0 0 1 92 98.4H8A6.4 6.4 0 0 1 1.6 92Z';
}
