import { ALL_SPACES, IS_SEA, space } from '../board/board.js';
import { TEAM_SET } from '../board/countries.js';
import type { SpaceEffects } from '../board/space-effects.js';
import type { Country, Team } from '../ids.js';

// Continuous effects of Status cards on the table: they change the properties of spaces for some countries.

/** Applies the effect for the country of the card. */
export type ContinuousEffect = (ground: SpaceEffects, me: Country) => void;

/** "… is a Supply space for you only" (supply.markers). */
export function supplySpace(id: string): ContinuousEffect {
  const at = space(id);
  return (ground, me) => {
    ground.supplies[at] |= 1 << me;
    ground.marked[at] |= 1 << me;
  };
}

/** "For these countries … is no Supply space" (supply.denied). */
export function noSupplySpaceFor(countries: readonly number[], id: string): ContinuousEffect {
  const at = space(id);
  const allowed = countries.reduce((set, country) => set & ~(1 << country), 0b111111);
  return (ground) => {
    ground.supplies[at] &= allowed;
  };
}

/** "Your Armies are always in supply" (supply.by-card). */
export const armiesAlwaysSupplied: ContinuousEffect = (ground, me) => {
  for (const at of ALL_SPACES) if (!IS_SEA[at]) ground.supplied[at] |= 1 << me;
};

/** "Armies of any country of that team in … are always in supply" (supply.by-card). */
export function alwaysSuppliedIn(team: Team, id: string): ContinuousEffect {
  const at = space(id);
  return (ground) => {
    ground.supplied[at] |= TEAM_SET[team];
  };
}

/** "You may build Armies in … as in your Home space" (build.as-home). */
export function buildAsAtHome(id: string): ContinuousEffect {
  const at = space(id);
  return (ground, me) => {
    ground.home[at] |= 1 << me;
  };
}

/** "Whenever you could build an Army you may recruit one in … instead" (build.replaced). */
export function recruitInsteadOfBuilding(id: string): ContinuousEffect {
  const at = space(id);
  return (ground, me) => {
    ground.recruits[me].push(at);
  };
}

/** "You may use a Land Battle card to eliminate an Army in …" (eliminate.plain). */
export function spendLandBattleOnArmy(id: string): ContinuousEffect {
  const at = space(id);
  return (ground, me) => {
    ground.spends[at] |= 1 << me;
  };
}
