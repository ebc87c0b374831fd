import type { BridgeheadView, UnitView } from '@sandtable/bridgehead/map';
import type { HexGrid } from '@sandtable/hex';
import { type Spread, spread, wayTo } from '@sandtable/hex';
import type { Odds, Touch, View } from '@sandtable/kernel';
import { type HexOverlay, NO_OVERLAY, type OddsBadge } from '../../board/hex/model.js';
import type { DecisionController } from '../../shell/question/decision-controller.js';
import { signed } from '../pretty.js';
import { type Sheet, sheetOf } from './map-model.js';
import { faceOf, readId, tableOf } from './units.js';

/**
 * The overlay for the current decision. The hexes that can be chosen are those the rules offer, never our own guess.
 */
export function overlayOf(view: View, controller: DecisionController | null, inspected: number): HexOverlay {
  const table = tableOf(view.table);
  const sheet = sheetOf(table.scenario);
  if (table.attack)
    return { ...attackOverlay(view, table, sheet), reach: reachable(controller, table, sheet, null) };
  if (!controller?.decision.value) return NO_OVERLAY;
  const held = controller.inHand.value;
  if (held) return unitOverlay(table, sheet, controller, held.touch, inspected);
  const pending = controller.pending.value;
  const targets = controller.options.value
    .filter(({ verb }) => verb === 'attack')
    .map((option) => hexOf(option.touches, table, sheet));
  if (pending?.verb === 'attack') {
    const hex = hexOf(pending.touches, table, sheet);
    const side = table.side;
    // The board uses plain numbers for hexes.
    const grid: HexGrid = sheet.map.grid;
    const beside = table.units.filter(
      (unit) =>
        readId(unit.id).side === side &&
        !unit.attacked &&
        grid.sideTowards(hex, sheet.hexNamed(unit.hex)) >= 0,
    );
    return {
      ...NO_OVERLAY,
      ...arrows(
        sheet,
        hex,
        beside.map((unit) => unit.hex),
      ),
      targets: [hex],
    };
  }
  if (targets.length > 0) return { ...NO_OVERLAY, targets };
  return { ...NO_OVERLAY, reach: reachable(controller, table, sheet, null) };
}

function hexOf(touches: readonly Touch[], table: BridgeheadView, { hexNamed }: Sheet): number {
  for (const { kind, id } of [...touches].reverse()) {
    if (kind === 'hex') return hexNamed(id);
    const unit = table.units.find((one) => one.id === id);
    if (unit) return hexNamed(unit.hex);
  }
  return -1;
}

/** The hexes that can be chosen now, with their movement costs. */
function reachable(
  controller: DecisionController | null,
  table: BridgeheadView,
  sheet: Sheet,
  way: { cost: Spread; zones: ReadonlySet<number> } | null,
): HexOverlay['reach'] {
  const hexes = new Set(
    (controller?.decision.value ? controller.candidates.value : [])
      .filter(({ touches }) => touches.length > 0)
      .map(({ touches }) => hexOf(touches, table, sheet))
      .filter((hex) => hex >= 0),
  );
  return [...hexes].map((hex) => {
    const cost = way ? way.cost.cost[hex] : -1;
    return { hex, cost: cost > 0 ? cost : null, stops: way?.zones.has(hex) ?? false };
  });
}

function unitOverlay(
  table: BridgeheadView,
  sheet: Sheet,
  controller: DecisionController,
  held: Touch,
  inspected: number,
): HexOverlay {
  const units = table.units.filter((one) => (held.kind === 'hex' ? one.hex : one.id) === held.id);
  if (units.length === 0) return { ...NO_OVERLAY, reach: reachable(controller, table, sheet, null) };
  // A stack is as fast as its slowest unit.
  const unit = units.reduce((slowest, one) => (speedOf(one) < speedOf(slowest) ? one : slowest));
  const { id } = unit;
  const start = sheet.hexNamed(unit.hex);
  const enemies = table.units.filter((one) => readId(one.id).side !== readId(id).side);
  const occupied = new Set(enemies.map((one) => sheet.hexNamed(one.hex)));
  const zones = zonesOf(sheet, occupied);
  const cost = spread(
    sheet.map.grid,
    start,
    readId(id).kind.movement,
    (from, to, side) => (occupied.has(to) ? -1 : sheet.map.costs[from * 6 + side]),
    (hex) => zones.has(hex),
  );
  const reach = reachable(controller, table, sheet, { cost, zones });
  const pending = controller.pending.value;
  const goal = pending ? hexOf(pending.touches, table, sheet) : inspected;
  const goes = goal >= 0 && goal !== start && reach.some(({ hex }) => hex === goal);
  return {
    ...NO_OVERLAY,
    reach: pending ? [] : reach,
    zones: reach.filter(({ stops }) => stops).map(({ hex }) => hex),
    supply: table.unsupplied.includes(id) ? [] : supplyWay(table, sheet, id, start, occupied, zones),
    path: goes && cost.cost[goal] >= 0 ? wayTo(cost, goal) : [],
    ghosts: pending && goes ? units.map((one) => ({ hex: goal, face: faceOf(one.id, one.steps) })) : [],
  };
}

const speedOf = ({ id }: UnitView) => readId(id).kind.movement;

/** Zones of control, where a moving unit must stop; rivers block some of them. */
function zonesOf({ map: { controlled } }: Sheet, occupied: ReadonlySet<number>): Set<number> {
  const zones = new Set<number>();
  for (const hex of occupied) {
    for (const next of controlled.slice(hex * 6, hex * 6 + 6)) if (next >= 0) zones.add(next);
  }
  return zones;
}

/** A shortest supply line; empty if there is none. */
function supplyWay(
  table: BridgeheadView,
  { map, hexNamed }: Sheet,
  id: string,
  start: number,
  occupied: ReadonlySet<number>,
  zones: ReadonlySet<number>,
): number[][] {
  const { side } = readId(id);
  const own = new Set(
    table.units.filter((one) => readId(one.id).side === side).map((one) => hexNamed(one.hex)),
  );
  const open = (hex: number) => !occupied.has(hex) && (!zones.has(hex) || own.has(hex));
  const found = spread(map.grid, start, map.grid.size, (_, to) => (open(to) ? 1 : -1));
  const sources = map.sources[side === 'south' ? 0 : 1];
  const near = sources.filter((hex) => found.cost[hex] >= 0).sort((a, b) => found.cost[a] - found.cost[b])[0];
  return near === undefined ? [] : [wayTo(found, near)];
}

function arrows({ hexNamed }: Sheet, to: number, from: readonly string[]): Pick<HexOverlay, 'attacks'> {
  return { attacks: [...new Set(from)].map((hex) => ({ from: hexNamed(hex), to })) };
}

function attackOverlay({ decisions }: View, table: BridgeheadView, sheet: Sheet): HexOverlay {
  const { hex, with: units } = table.attack!;
  const odds = decisions.find((decision) => decision.odds)?.odds;
  const target = sheet.hexNamed(hex);
  const from = table.units.filter(({ id }) => units.includes(id)).map((unit) => unit.hex);
  return {
    ...NO_OVERLAY,
    ...arrows(sheet, target, from),
    targets: [target],
    odds: odds ? badgeOf(target, odds) : null,
  };
}

/** The odds of an attack as a badge: the column, the column after shifts, and each shift. */
export function badgeOf(hex: number, { ratio, column, shifts }: Odds): OddsBadge {
  const notes = shifts.map(({ why, by }) => ({ text: `${why} ${signed(by)}`, good: by > 0 }));
  return { hex, from: ratio, to: column === ratio ? null : column, notes };
}
