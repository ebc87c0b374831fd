import { IS_HQ } from '../counters/counters.js';
import { faceOf } from '../counters/units.js';
import { AXIS, type Counter, type Faction, type Hex } from '../ids.js';
import { isPassable, SHEET } from '../map/sheet.js';
import { hexShift } from '../movement/costs.js';
import { hasEnemy, isEnemyZone, type Position, positionOf } from '../position/position.js';
import { fitsInto } from '../steps/stack-limits.js';
import type { R } from '../table.js';
import { objectives, prizes } from './objectives.js';

// The weights of the greedy bot, in hundredths of a hex of way.
const NEARER = 12;
const OBJECTIVE = 140;
const CONTACT = 18;
const SHELTER = 6;
const CROWD = 5;
/** More than any place is worth: steps that do not fit into a hex are lost (9.2d). */
const OVERFULL = 1000;
const ALONE = 14;

/** The value of a hex to a unit of this faction, with all other units where they are. */
export class Worth {
  private readonly position: Position;
  private readonly goals: readonly Hex[];
  private readonly held: ReadonlySet<Hex>;
  private readonly distances: (number | undefined)[] = [];

  constructor(
    private readonly u: R,
    private readonly faction: Faction,
  ) {
    this.position = positionOf(u);
    const wanted = prizes(u, faction);
    const all = objectives(u);
    this.held = new Set(all.filter((hex) => !wanted.includes(hex)));
    // Whoever defends goes where the enemy wants to go.
    this.goals = faction === AXIS ? wanted : all.filter((hex) => this.held.has(hex));
  }

  /** `here` is where the unit is now, so that it does not count itself. */
  of(unit: Counter, hex: Hex, here: Hex): number {
    const { attack, defense, steps } = faceOf(this.u, unit);
    const own = this.position.units[this.faction][hex] - (hex === here ? 1 : 0);
    const crowd = fitsInto(this.u, hex, this.faction, unit, steps) === null ? own * CROWD : OVERFULL;
    let worth = -this.distance(hex) * NEARER - crowd;
    if (this.held.has(hex) && own === 0) worth += OBJECTIVE * (this.isThreatened(hex) ? 1 : 0.2);
    const { enemies, friends } = this.around(hex);
    if (IS_HQ[unit]) return worth - enemies * CONTACT * 2 + friends * SHELTER;
    if (enemies > 0)
      worth +=
        this.faction === AXIS ? CONTACT * Math.min(3, attack) : hexShift(this.u, hex) * -SHELTER * defense;
    if (enemies > 1 && friends === 0) worth -= ALONE * enemies;
    return worth;
  }

  private around(hex: Hex): { enemies: number; friends: number } {
    let [enemies, friends] = [0, 0];
    for (let side = 0; side < 6; side++) {
      const next = SHEET.neighbour(hex, side);
      if (next < 0 || !isPassable(SHEET.marks(hex, side))) continue;
      if (hasEnemy(this.faction, next, this.position)) enemies++;
      else if (this.position.units[this.faction][next] > 0) friends++;
    }
    return { enemies, friends };
  }

  private isThreatened(hex: Hex): boolean {
    if (isEnemyZone(this.u, this.faction, hex, this.position)) return true;
    for (let side = 0; side < 6; side++) {
      const next = SHEET.neighbour(hex, side);
      if (next >= 0 && isEnemyZone(this.u, this.faction, next, this.position)) return true;
    }
    return false;
  }

  /** Hexes to the nearest goal. */
  distance(hex: Hex): number {
    this.distances[hex] ??= this.goals.reduce(
      (least, goal) => Math.min(least, SHEET.grid.distance(hex, goal)),
      40,
    );
    return this.distances[hex];
  }
}
