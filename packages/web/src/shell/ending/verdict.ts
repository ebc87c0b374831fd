import type { GameInfo } from '@sandtable/kernel';

/** How a game ended for the person at the screen. */
export type Verdict = 'won' | 'lost' | 'draw' | 'watched';

/** A spectator, and whoever played both sides, neither won nor lost. */
export function verdictFor(
  { seats, sides }: Pick<GameInfo, 'seats' | 'sides'>,
  mine: readonly string[],
  winner: string | null,
): Verdict {
  const own = new Set(mine.map((seat) => seats.find(({ id }) => id === seat)?.side));
  if (own.size !== 1) return 'watched';
  if (winner === null) return 'draw';
  const [side] = own;
  return side !== undefined && sides[side]?.id === winner ? 'won' : 'lost';
}
