import { ALL_SPACES, HOME, IS_SEA, SPACE_COUNT } from '../board/board.js';
import { teamOf } from '../board/countries.js';
import type { Country, Space, Team } from '../ids.js';
import { bit, eachNeighbour, hasPiece, type R } from '../table.js';
import type { Effect } from './card.js';

type PieceKind = 'army' | 'navy' | 'piece';

/**
 * reading.within: the distance from a space to every space, over land and sea and through straits open to the team;
 * the space itself is at distance 0.
 */
export function stepsFrom(u: R, team: Team, centre: Space): number[] {
  const steps = new Array<number>(SPACE_COUNT).fill(Number.POSITIVE_INFINITY);
  const reached = [centre];
  steps[centre] = 0;
  for (const at of reached) {
    eachNeighbour(u, team, at, (next) => {
      if (steps[next] <= steps[at] + 1) return;
      steps[next] = steps[at] + 1;
      reached.push(next);
    });
  }
  return steps;
}

/** The listed countries whose Home space has a piece of the card's country within this distance, as a set. */
export function homesWithin(
  most: number,
  piece: PieceKind,
  countries: readonly Country[],
  fits: (u: R, steps: number) => boolean = () => true,
): (u: R, e: Effect) => number {
  return (u, e) => {
    let set = 0;
    for (const country of countries) {
      const steps = stepsFrom(u, teamOf(e.me), HOME[country]);
      const found = ALL_SPACES.some(
        (at) => steps[at] <= most && fits(u, steps[at]) && hasPiece(u, e.me, at) && isKind(piece, at),
      );
      if (found) set |= bit(country);
    }
    return set;
  };
}

/** The same for "adjacent to the Home space": in it only with the option (reading.adjacent). */
export function homesNextTo(piece: PieceKind, countries: readonly Country[]): (u: R, e: Effect) => number {
  return homesWithin(1, piece, countries, (u, far) => far === 1 || u.facts.rules.firestormHome);
}

function isKind(piece: PieceKind, at: Space): boolean {
  return piece === 'piece' || IS_SEA[at] === (piece === 'navy');
}
