import { FIRST_UNIT, type Hex, type Side, type UnitNumber } from '../numbers.js';
import { type Reader, unitsIn } from '../table.js';

/** combat.adjacent, combat.once: the units of a side that can attack a hex, or all that are adjacent to it. */
export function attackersOf(u: Reader, target: Hex, side: Side, evenIfAttacked = false): UnitNumber[] {
  const { grid } = u.facts.map;
  const { sideOf } = u.facts;
  const { hex, attacked } = u.table;
  const found: UnitNumber[] = [];
  for (let unit = FIRST_UNIT; unit < hex.length; unit++) {
    if (hex[unit] < 0 || sideOf[unit] !== side || (attacked[unit] && !evenIfAttacked)) continue;
    if (grid.sideTowards(target, hex[unit]) >= 0) found.push(unit);
  }
  return found;
}

/** Does this side have a unit in the hex? */
export function isHeldBy(u: Reader, hex: Hex, side: Side): boolean {
  return unitsIn(u, hex).some((unit) => u.facts.sideOf[unit] === side);
}

/** Every hex that a side can attack now. */
export function targetsOf(u: Reader, side: Side): Hex[] {
  const { grid } = u.facts.map;
  const { sideOf } = u.facts;
  const { hex, attacked, targets } = u.table;
  const near = new Uint8Array(grid.size);
  for (let unit = FIRST_UNIT; unit < hex.length; unit++) {
    if (hex[unit] < 0 || sideOf[unit] !== side || attacked[unit]) continue;
    for (let across = 0; across < 6; across++) {
      const next = grid.neighbour(hex[unit], across);
      if (next >= 0) near[next] = 1;
    }
  }
  const found = new Set<Hex>();
  for (let unit = FIRST_UNIT; unit < hex.length; unit++) {
    if (hex[unit] >= 0 && sideOf[unit] !== side && near[hex[unit]] === 1) found.add(hex[unit]);
  }
  for (const target of targets) found.delete(target);
  return [...found].sort((a, b) => a - b);
}
