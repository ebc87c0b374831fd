import { ALLIES, AXIS } from '../pieces/pieces.js';
import { DECK, gain, LAST_ROUND, LATE, pile, starsOf, type U } from '../table.js';

/** Rounds after which stars are scored (score.rounds); there is none after Winter 1944. */
export const SCORING_ROUNDS: readonly number[] = [3, 7, 11, 16];
const LATE_WAR_ROUND = 3;
const WINNING_LEAD = 10;

/** After the Allied turn: scoring, victory, then the Late War cards. False if the game is over. */
export function endOfRound(u: U): boolean {
  const { round } = u.table;
  u.waypoint(`round ${round}`);
  if (SCORING_ROUNDS.includes(round)) {
    score(u);
    if (isWon(u)) return false;
  }
  if (round === LATE_WAR_ROUND) shuffleLateWarIn(u);
  return true;
}

/** score.star */
function score(u: U): void {
  u.log('scoring', u.table.round);
  const stars = [AXIS, ALLIES].map((side) => starsOf(u, side));
  for (const side of [AXIS, ALLIES]) gain(u, side, stars[side]);
}

/** victory.lead, victory.final: checked only after scoring; a tie at the end is an Axis win. */
function isWon(u: U): boolean {
  const { round, score: points } = u.table;
  const lead = points[AXIS] - points[ALLIES];
  const decided = Math.abs(lead) >= WINNING_LEAD;
  if (!decided && round < LAST_ROUND) return false;
  const winner = lead >= 0 ? AXIS : ALLIES;
  u.log('wins', winner);
  u.end(winner, points.slice(), decided ? 'victory.lead' : 'victory.final');
  return true;
}

/** round.late-war: shuffled into the rest of both decks; hands and discards do not change. */
function shuffleLateWarIn(u: U): void {
  for (const side of [AXIS, ALLIES]) {
    u.draws(pile(side, LATE), pile(side, DECK), u.items(pile(side, LATE)).length);
    u.shuffle(pile(side, DECK));
  }
  u.log('late-war');
}
