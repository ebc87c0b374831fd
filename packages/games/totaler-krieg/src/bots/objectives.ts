import type { Hex } from '../ids.js';
import { SHEET } from '../map/sheet.js';
import { ownershipOf } from '../position/ownership.js';
import type { R } from '../table.js';

/** The hexes that decide the scenario: all of one list, or Strategic Hexes in play. */
export function objectives(u: R): Hex[] {
  const { victory } = u.facts.scenario.data;
  if (victory.type === 'control-hexes') return victory.control.map((id) => SHEET.hexAt(id));
  const { open } = ownershipOf(u);
  return u.facts.values.stars.filter((hex) => open[hex] === 1);
}
