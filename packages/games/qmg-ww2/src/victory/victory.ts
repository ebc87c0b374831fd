import { HOME, IS_STAR } from '../board/board.js';
import { ALL_COUNTRIES, ALLIES, AXIS, countryAfter, TEAM_SET, teamOf } from '../board/countries.js';
import type { Country, Space, Team } from '../ids.js';
import { isSource, markerOf, spacesOf } from '../supply/supply.js';
import { bit, enemiesAt, hasPiece, type R, type U } from '../table.js';

/** Changes a team's score. First edition: 400 VP end the game at once (victory.sudden). */
export function addScore(u: U, team: Team, points: number): void {
  if (points === 0) return;
  const { score } = u.table;
  score[team] += points;
  if (u.facts.rules.scoreFloor && score[team] < 0) score[team] = 0;
  u.log('scores', team, points, score[AXIS], score[ALLIES]);
  if (u.facts.rules.first && score[team] >= 400) end(u, team, 'victory.sudden');
}

export function end(u: U, winner: number, why: string): void {
  u.log('wins', winner);
  u.end(winner, u.table.score.slice(), why);
}

/** First edition: Armies in two enemy Home spaces win at once, before any reaction (victory.instant). */
export function checkSuddenVictory(u: U, country: Country): void {
  if (!u.facts.rules.first) return;
  const team = teamOf(country);
  let held = 0;
  for (const enemy of ALL_COUNTRIES) {
    if (teamOf(enemy) !== team && u.table.pieces[HOME[enemy]] & TEAM_SET[team]) held++;
  }
  if (held >= 2) end(u, team, 'victory.sudden');
}

/** By option, a given position may already be won; the active team is checked first. */
export function checkGivenPosition(u: U): void {
  if (!u.facts.rules.suddenAtStart) return;
  const { active, score } = u.table;
  for (const country of [active, countryAfter(active, 1)]) {
    if (!u.state.outcome) checkSuddenVictory(u, country);
    if (!u.state.outcome && score[teamOf(country)] >= 400) end(u, teamOf(country), 'victory.sudden');
  }
}

/** score.star, score.shared: the points a country would score for this space in its Victory step. */
export function starPoints(u: R, country: Country, space: Space): number {
  if (!hasPiece(u, country, space) || !scoresHere(u, country, space)) return 0;
  if (markerOf(u, space) === country && !IS_STAR[space]) return 2;
  return u.table.pieces[space] === bit(country) ? 2 : 1;
}

function scoresHere(u: R, country: Country, space: Space): boolean {
  if (isSource(u, country, space)) return true;
  return IS_STAR[space] && u.facts.rules.scorchedStar;
}

export function allStarPoints(u: R, country: Country): number {
  let points = 0;
  for (const space of spacesOf(u, country)) points += starPoints(u, country, space);
  return points;
}

/** score.home-occupied */
export function homeIsHeld(u: R, country: Country): boolean {
  return enemiesAt(u, country, HOME[country]) !== 0;
}
