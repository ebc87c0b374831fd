import { type TotalerKriegView, TURNS_A_YEAR, turnLabel, turnNamed } from '@sandtable/totaler-krieg/map';
import { t } from '../../languages/index.js';
import { words } from './words.js';

/** "June–July 1941" */
export const labelOfTurn = (turn: string): string => t(turnLabel(turnNamed(turn)));

/** "Mud in the North": the weather of a turn where it is not clear; '' if it is clear everywhere. */
export function weatherOf({ weather }: TotalerKriegView, turn: string): string {
  const { displays: say } = words;
  const [north, desert] = weather[turnNamed(turn) % TURNS_A_YEAR];
  return [
    ...(north === 'clear' ? [] : [say.inNorth(say.weather[north])]),
    ...(desert === 'clear' ? [] : [say.inDesert(say.weather[desert])]),
  ].join(', ');
}
