import type { Deployment } from '../deployment.js';
import type { Hex, Side } from '../numbers.js';
import { enemyOf, type Reader } from '../table.js';

/** The weights of the greedy bot, in fractions of a victory point. */
const TOWN = 100;
const NEARER = 12;
const CROWD = 6;
const CUT_OFF = 60;

/** The value of a hex to a unit of this side, with all other units where they are. */
export class Worth {
  private readonly own: Uint8Array;
  private readonly enemies: Uint8Array;
  private readonly enemyZones: Uint8Array;
  /** Memoised by hex, because many units consider the same hexes. */
  private readonly distances: (number | undefined)[] = [];

  constructor(
    private readonly u: Reader,
    private readonly side: Side,
    deployment: Deployment,
    private readonly holders: readonly number[],
  ) {
    this.own = deployment.units[side];
    this.enemies = deployment.units[enemyOf(side)];
    this.enemyZones = deployment.zones[enemyOf(side)];
  }

  /** `here` is where the unit is now, so that it does not count itself. */
  of(hex: Hex, here: Hex): number {
    const friends = this.own[hex] - (hex === here ? 1 : 0);
    return this.townWorth(hex, friends) - this.distanceWorth(hex) - friends * CROWD - this.risk(hex);
  }

  /** A town counts if the unit's presence decides who holds it. */
  private townWorth(hex: Hex, friends: number): number {
    const { townAt, towns } = this.u.facts.map;
    const town = townAt[hex];
    if (town < 0 || friends > 0) return 0;
    const { value } = towns[town];
    if (this.holders[town] !== this.side) return value * TOWN;
    return this.isThreatened(hex) ? value * TOWN : 0;
  }

  private isThreatened(hex: Hex): boolean {
    const { grid } = this.u.facts.map;
    if (this.enemyZones[hex] === 1) return true;
    for (let side = 0; side < 6; side++) {
      const next = grid.neighbour(hex, side);
      if (next >= 0 && (this.enemyZones[next] === 1 || this.enemies[next] > 0)) return true;
    }
    return false;
  }

  /** The penalty for the distance to the nearest town to take; a valuable town counts as nearer. */
  private distanceWorth(hex: Hex): number {
    this.distances[hex] ??= this.measure(hex);
    return this.distances[hex];
  }

  private measure(hex: Hex): number {
    const { grid, towns } = this.u.facts.map;
    let least = Number.POSITIVE_INFINITY;
    towns.forEach((town, i) => {
      if (this.holders[i] === this.side) return;
      least = Math.min(least, grid.distance(hex, town.hex) - town.value / 2);
    });
    return least === Number.POSITIVE_INFINITY ? 0 : least * NEARER;
  }

  /** A unit among enemies without an adjacent friend is soon out of supply. */
  private risk(hex: Hex): number {
    const { grid } = this.u.facts.map;
    let [near, friends] = [0, 0];
    for (let side = 0; side < 6; side++) {
      const next = grid.neighbour(hex, side);
      if (next < 0) continue;
      if (this.enemies[next] > 0 || this.enemyZones[next] === 1) near++;
      if (this.own[next] > 0) friends++;
    }
    return near >= 5 && friends === 0 ? CUT_OFF : 0;
  }
}
