import { STACK } from '../src/facts.js';
import type { Hex } from '../src/numbers.js';
import { AWAY, ELIMINATED, type Reader } from '../src/table.js';
import { scoresOf } from '../src/turn/victory.js';
import { stepsOf } from '../src/units/roster.js';

/** Checks the invariants of a position; returns the first violation, if any. */
export function brokenInvariant(u: Reader): string | null {
  const { facts, table } = u;
  const inHex = new Map<Hex, number[]>();
  for (const [unit, { id, side, due }] of facts.units.entries()) {
    const hex = table.hex[unit];
    const steps = table.steps[unit];
    if (hex < 0 && hex !== AWAY && hex !== ELIMINATED) return `${id} is nowhere`;
    if (hex >= facts.map.grid.size) return `${id} is off the map`;
    if (steps > stepsOf(facts.units[unit]) || steps < 0) return `${id} has ${steps} steps`;
    if ((steps === 0) !== (hex === ELIMINATED)) return `${id} has ${steps} steps, and its hex is ${hex}`;
    if (hex === AWAY && due === 0) return `${id} was set up and is not on the map`;
    if (hex >= 0 && due > table.turn) return `${id} came before its time`;
    if ((table.moved[unit] || table.attacked[unit]) && side !== table.side) return `${id} acted out of turn`;
    if (hex >= 0) inHex.set(hex, [...(inHex.get(hex) ?? []), unit]);
  }
  for (const [hex, units] of inHex) {
    if (units.length > STACK) return `${units.length} units are in ${facts.hexNames.name(hex)}`;
    if (new Set(units.map((unit) => facts.sideOf[unit])).size > 1)
      return `enemies share ${facts.hexNames.name(hex)}`;
  }
  if (new Set(table.targets).size < table.targets.length) return 'a hex was attacked twice';
  const points = facts.map.towns.reduce((sum, { value }) => sum + value, 0);
  const fallen = table.hex.filter((hex) => hex === ELIMINATED).length;
  const [south, north] = scoresOf(u);
  return south + north === points + fallen ? null : `${south} and ${north} points were scored`;
}
