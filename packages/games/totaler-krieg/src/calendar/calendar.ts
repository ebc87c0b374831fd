import type { Turn } from '../ids.js';

/** The first months of the nine turns of a year (T.a); Jan–Feb belongs to the Winter before. */
const MONTHS = ['03', '04', '05', '06', '07', '08', '09', '11', '01'] as const;
const LABELS = [
  'Mar–Apr',
  'Apr–May',
  'May–June',
  'June–July',
  'July–Aug',
  'Aug–Sept',
  'Sept–Oct',
  'Nov–Dec',
  'Jan–Feb',
] as const;
const SEASONS = ['spring', 'summer', 'autumn', 'winter'] as const;
export type Season = (typeof SEASONS)[number];
const SEASON_OF = [0, 0, 1, 1, 1, 2, 2, 3, 3];
/** The Seasonal Turns of a year (G.seasonal). */
const SEASONAL = [true, false, true, false, false, true, false, true, false];
const FIRST_YEAR = 1937;
export const TURNS_A_YEAR = MONTHS.length;

/** "1941-05" → the turn; "1942-01" is the last turn of the game year 1941. */
export function turnNamed(id: string): Turn {
  const [year, month] = id.split('-');
  const n = (MONTHS as readonly string[]).indexOf(month);
  if (n < 0) throw new Error(`there is no turn ${id}`);
  const gameYear = Number(year) - (month === '01' ? 1 : 0);
  return ((gameYear - FIRST_YEAR) * TURNS_A_YEAR + n) as Turn;
}

const inYear = (turn: Turn) => turn % TURNS_A_YEAR;
/** The calendar year in which the turn begins. */
export function yearOf(turn: Turn): number {
  return FIRST_YEAR + Math.floor(turn / TURNS_A_YEAR) + (MONTHS[inYear(turn)] === '01' ? 1 : 0);
}
export function monthOf(turn: Turn): string {
  return MONTHS[inYear(turn)];
}
export function turnId(turn: Turn): string {
  return `${yearOf(turn)}-${monthOf(turn)}`;
}
/** "May–June 1941" */
export function turnLabel(turn: Turn): string {
  return `${LABELS[inYear(turn)]} ${yearOf(turn)}`;
}
export function seasonOf(turn: Turn): Season {
  return SEASONS[SEASON_OF[inYear(turn)]];
}
export function isSeasonal(turn: Turn): boolean {
  return SEASONAL[inYear(turn)];
}

/** T.c: the nth Seasonal Turn after this turn. */
export function seasonalTurnsAhead(turn: Turn, n: number): Turn {
  let at = turn as number;
  for (let left = n; left > 0; ) {
    at++;
    if (SEASONAL[at % TURNS_A_YEAR]) left--;
  }
  return at as Turn;
}
