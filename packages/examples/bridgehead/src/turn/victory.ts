import { deploymentOf } from '../deployment.js';
import { NORTH, type Side, SOUTH } from '../numbers.js';
import { AWAY, ELIMINATED, type Reader, type Umpire } from '../table.js';

/** town.held: for each town, the side that holds it. */
export function holdersOf(u: Reader): Side[] {
  const { units, zones } = deploymentOf(u);
  return u.facts.map.towns.map(({ hex, home }) => {
    if (units[0][hex] > 0) return SOUTH;
    if (units[1][hex] > 0) return NORTH;
    if (zones[0][hex] !== zones[1][hex]) return zones[0][hex] === 1 ? SOUTH : NORTH;
    return home;
  });
}

/** town.points, loss.points: the current score of each side. */
export function scoresOf(u: Reader): number[] {
  const { map, units } = u.facts;
  const scores = [0, 0];
  holdersOf(u).forEach((side, town) => {
    scores[side] += map.towns[town].value;
  });
  u.table.hex.forEach((hex, unit) => {
    if (hex === ELIMINATED) scores[1 - units[unit].side]++;
  });
  return scores;
}

/** end.destroyed: the side with no units left, neither on the map nor as reinforcements; or -1. */
export function destroyedSide(u: Reader): number {
  const left = [0, 0];
  u.table.hex.forEach((hex, unit) => {
    if (hex >= AWAY) left[u.facts.units[unit].side]++;
  });
  return left.indexOf(0);
}

/** end.turns, end.tie. */
export function endByPoints(u: Umpire): void {
  const scores = scoresOf(u);
  const [south, north] = scores;
  if (south === north) u.end(-1, scores, 'end.tie');
  else u.end(south > north ? 0 : 1, scores, 'end.turns');
}
