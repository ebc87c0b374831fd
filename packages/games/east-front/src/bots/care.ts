import type { LogEntry } from '@sandtable/kernel';
import type { Space } from '../board/board.js';
import { type Move, moveOf } from '../board/domains.js';
import { KIND_SIDE, type Kind, type Side } from '../pieces/pieces.js';

/** How much somebody minds what a good player would laugh at; a Victory Point is worth ten. */
export interface Care {
  /** What a tank alone next to an enemy force costs, if there is no star to hold. */
  loneTank: number;
  /** What each airplane beyond the second in a space costs. */
  stackedAirplane: number;
  /** What a star space left empty next to an enemy force costs. */
  openStar: number;
  /** What it costs to take back a move of this or the last turn. */
  thereAndBack: number;
  /** How much more the enemy is expected to do than he usually does. */
  fear: number;
}

export const CARELESS: Care = { loneTank: 0, stackedAirplane: 0, openStar: 0, thereAndBack: 0, fear: 1 };
export const CAREFUL: Care = { loneTank: 1.8, stackedAirplane: 1.2, openStar: 0, thereAndBack: 4, fear: 1 };

/** The moves that would take back one of this turn or of the side's last one, by the log. */
export function movesBack(history: readonly LogEntry[], side: Side): ReadonlySet<Move> {
  const back = new Set<Move>();
  let turns = 0;
  for (let i = history.length - 1; i >= 0 && turns < 2; i--) {
    const { kind, args } = history[i];
    if (kind === 'turn' && args[0] === side) turns++;
    if (kind !== 'moves' || KIND_SIDE[args[0] as Kind] !== side) continue;
    back.add(moveOf(args[0] as Kind, args[2] as Space, args[1] as Space));
  }
  return back;
}
