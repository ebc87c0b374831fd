import { SIDES } from './about.js';
import { muster } from './combat/attack.js';
import { oddsOf, oddsText } from './combat/odds.js';
import { NORTH, SOUTH, type UnitNumber } from './numbers.js';
import { unsuppliedUnits } from './supply/supply.js';
import { AWAY, ELIMINATED, PHASES, type Reader } from './table.js';
import { holdersOf } from './turn/victory.js';
import type { BridgeheadView, UnitView } from './view-types.js';

/** The table by names. Nothing is hidden, so all viewers see the same. */
export function viewTable(u: Reader): BridgeheadView {
  const { facts, table } = u;
  const { units, hexNames, map } = facts;
  const unitName = (unit: UnitNumber) => units[unit].id;
  const all = facts.unitNames.values;
  const holders = holdersOf(u);
  return {
    scenario: facts.scenario,
    turn: table.turn,
    turns: facts.turns,
    side: SIDES[table.side].id,
    phase: PHASES[table.phase],
    units: all.filter((unit) => table.hex[unit] >= 0).map((unit) => unitView(u, unit)),
    due: all
      .filter((unit) => table.hex[unit] === AWAY)
      .map((unit) => ({ id: unitName(unit), turn: units[unit].due })),
    eliminated: all.filter((unit) => table.hex[unit] === ELIMINATED).map(unitName),
    unsupplied: [...unsuppliedUnits(u, SOUTH), ...unsuppliedUnits(u, NORTH)].map(unitName),
    towns: Object.fromEntries(map.towns.map(({ id }, town) => [id, SIDES[holders[town]].id])),
    attacked: table.targets.map((hex) => hexNames.name(hex)),
    attack: attackView(u),
  };
}

function unitView({ facts, table }: Reader, unit: UnitNumber): UnitView {
  return {
    id: facts.units[unit].id,
    hex: facts.hexNames.name(table.hex[unit]),
    steps: table.steps[unit],
    ...(table.moved[unit] && { moved: true }),
    ...(table.attacked[unit] && { attacked: true }),
  };
}

function attackView(u: Reader): BridgeheadView['attack'] {
  const frame = u.findFrame(muster);
  if (!frame) return null;
  const { target, attackers } = frame;
  return {
    hex: u.facts.hexNames.name(target),
    with: attackers.map((unit) => u.facts.units[unit].id),
    odds: attackers.length > 0 ? oddsText(oddsOf(u, target, attackers)) : '',
  };
}
