/** One game of a campaign, as it is written down: a line of JSON. */
export interface GameLine {
  seed: string;
  start: string;
  /** The bot of each seat: Axis, Western, Soviet. */
  bots: string[];
  /** The commit that played; '' outside a checkout. A star stands for changes since. */
  commit: string;
  /** For each milestone that came: its turn. */
  milestones: Record<string, string>;
  /** The last turn, the side that won (0 Axis, 1 Allies, -1 nobody), and why. */
  end: string;
  winner: number;
  reason: string;
  /** Strategic Hexes taken from the enemy by the Axis and by the Allies. */
  scores: number[];
  /** The VP marker: above zero Axis Tide, below zero Allied Crusade. */
  vp: number;
  choices: number;
  /** Processor seconds of the game, and milliseconds of its bots by name with the number of their decisions. */
  seconds: number;
  thinking: Record<string, { decisions: number; millis: number }>;
}
