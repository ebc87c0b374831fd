import type { Inspection, Odds, Touch, View } from '@sandtable/kernel';
import {
  COUNTRIES,
  type Hex,
  letsZoneThrough,
  SHEET,
  type TotalerKriegView,
} from '@sandtable/totaler-krieg/map';
import { type HexOverlay, NO_OVERLAY, type OddsBadge } from '../../board/hex/model.js';
import { t } from '../../languages/index.js';
import type { DecisionController } from '../../shell/question/decision-controller.js';
import { keyOf } from '../../shell/question/touches.js';
import { signed } from '../pretty.js';
import type { AskedRules } from './asked-rules.js';
import { landHexesOf } from './land-of.js';
import { faceOf, factionOf, kindNamed, tableOf } from './units.js';

/** The overlays that a player can switch on: "zones-axis". */
export const ZONES_OF = /^zones-(\w+)$/;

/**
 * The overlay for the current decision. The hexes that can be chosen are those the rules offer, never our own guess;
 * costs, ways and supply lines are what the rules say about the thing in hand or inspected.
 */
export function overlayOf(
  view: View,
  controller: DecisionController | null,
  inspected: number,
  rules: AskedRules | null,
  chosen: string | null,
): HexOverlay {
  const table = tableOf(view.table);
  const drawn = decided(view, table, controller, inspected, rules);
  const [, faction] = ZONES_OF.exec(chosen ?? '') ?? [];
  return {
    ...drawn,
    asked: [...spokenOf(view, table), ...consideredLand(table, controller)],
    targets: [...drawn.targets, ...overstacked(table, controller)],
    supply: rules ? rules.inspection.supply.map((line) => line.map((id) => SHEET.hexOf(id))) : [],
    zones: faction ? [...zonesOf(table, faction)] : drawn.zones,
  };
}

/** The hexes that the question speaks of; the target of an attack has its own mark. */
function spokenOf({ decisions }: View, { attack }: TotalerKriegView): number[] {
  const about = decisions.flatMap((decision) => decision.about ?? []);
  return about
    .filter(({ kind, id }) => kind === 'hex' && id !== attack?.hex)
    .map(({ id }) => SHEET.hexOf(id))
    .filter((hex) => hex >= 0);
}

/** The Country that is pointed at in a list, or chosen. */
function consideredLand(table: TotalerKriegView, controller: DecisionController | null): readonly number[] {
  const option = controller?.considered.value;
  return option?.touches.flatMap((touch) => landHexesOf(table, touch)) ?? [];
}

/** Stacks of the player that are too large, and lose steps at the end of the segment. */
function overstacked(
  { overstacked, attack }: TotalerKriegView,
  controller: DecisionController | null,
): number[] {
  const seat = controller?.decision.value?.seat;
  if (attack || !seat) return [];
  return overstacked.filter(({ faction }) => faction === seat).map(({ hex }) => SHEET.hexOf(hex));
}

function decided(
  view: View,
  table: TotalerKriegView,
  controller: DecisionController | null,
  inspected: number,
  rules: AskedRules | null,
): HexOverlay {
  if (table.attack) return { ...attackOverlay(view, table), reach: reachable(controller, table, null) };
  if (!controller?.decision.value) return NO_OVERLAY;
  const held = controller.inHand.value;
  if (held) return unitOverlay(table, controller, held.touch, inspected, rules);
  const targets = controller.options.value
    .filter(({ verb }) => verb === 'attack')
    .map((option) => hexOf(option.touches, table));
  if (targets.length > 0) return { ...NO_OVERLAY, targets };
  return { ...NO_OVERLAY, reach: reachable(controller, table, null) };
}

function hexOf(touches: readonly Touch[], table: TotalerKriegView): number {
  for (const { kind, id } of [...touches].reverse()) {
    if (kind === 'hex') return SHEET.hexOf(id);
    const unit = table.units.find((one) => one.id === id);
    if (unit) return SHEET.hexOf(unit.hex);
  }
  return -1;
}

const EVERYWHERE = 300;

/** The hexes that can be chosen now, with what the rules say they cost. */
function reachable(
  controller: DecisionController | null,
  table: TotalerKriegView,
  inspection: Inspection | null,
): HexOverlay['reach'] {
  const hexes = new Set(
    (controller?.decision.value ? controller.candidates.value : [])
      .filter(({ touches }) => touches.length > 0)
      .map(({ touches }) => hexOf(touches, table))
      .filter((hex) => hex >= 0),
  );
  // Where nearly everything may be chosen, colour would tell nothing.
  if (hexes.size > EVERYWHERE) return [];
  const known = new Map(inspection?.reach.map((one) => [SHEET.hexOf(one.place), one]) ?? []);
  return [...hexes].map((hex) => {
    const { cost = null, stops = false } = known.get(hex as Hex) ?? {};
    return { hex, cost, stops };
  });
}

function unitOverlay(
  table: TotalerKriegView,
  controller: DecisionController,
  held: Touch,
  inspected: number,
  rules: AskedRules | null,
): HexOverlay {
  const units = table.units.filter((one) => (held.kind === 'hex' ? one.hex : one.id) === held.id);
  const inspection = rules?.key === keyOf(held) ? rules.inspection : null;
  const reach = reachable(controller, table, inspection);
  const pending = controller.pending.value;
  const goal = pending ? hexOf(pending.touches, table) : inspected;
  const goes = reach.some(({ hex }) => hex === goal);
  return {
    ...NO_OVERLAY,
    reach: pending ? [] : reach,
    zones: reach.filter(({ stops }) => stops).map(({ hex }) => hex),
    path: goes && inspection && units.length > 0 ? wayTo(inspection, SHEET.hexOf(units[0].hex), goal) : [],
    ghosts: pending && goes ? units.map((unit) => ({ hex: goal, face: faceOf(table, unit) })) : [],
  };
}

/** The way of a move, from its start to its goal. */
function wayTo({ reach }: Inspection, start: number, goal: number): number[] {
  const before = new Map(
    reach.map((one) => [SHEET.hexOf(one.place) as number, SHEET.hexOf(one.before) as number]),
  );
  const way = [goal];
  while (way[0] !== start) {
    const previous = before.get(way[0]);
    // A way longer than the reach would go round in circles.
    if (previous === undefined || previous < 0 || way.length > reach.length) return [];
    way.unshift(previous);
  }
  return way;
}

/** The hexes into which the Zones of Control of a faction extend. */
export function zonesOf(table: TotalerKriegView, faction: string): Set<number> {
  const zones = new Set<number>();
  for (const { id, hex, face } of table.units) {
    if (factionOf(table, id) !== faction || kindNamed(id).kind !== 'ground' || face === 'airdrop') continue;
    const at = SHEET.hexOf(hex);
    for (let side = 0; side < 6; side++) {
      const next = SHEET.neighbour(at, side);
      if (next < 0 || !SHEET.isLand[next] || isNeutral(table, next)) continue;
      if (letsZoneThrough(SHEET.marks(at as Hex, side))) zones.add(next);
    }
    // 8c: both ways across a Beachhead Hexside.
    for (const { hex: sea, side } of table.beachheads) {
      const land = SHEET.neighbour(SHEET.hexOf(sea), side);
      if (hex === sea) zones.add(land);
      if (at === land) zones.add(SHEET.hexOf(sea));
    }
  }
  return zones;
}

/** 8e: neutral land has no Zones of Control. */
function isNeutral({ countries }: TotalerKriegView, hex: Hex): boolean {
  const country = SHEET.country[hex];
  return country >= 0 && countries[COUNTRIES[country].id] === 'neutral';
}

function attackOverlay({ decisions }: View, table: TotalerKriegView): HexOverlay {
  const { hex, with: units, odds: planned } = table.attack!;
  const odds = decisions.find((decision) => decision.odds)?.odds ?? planned;
  const target = SHEET.hexOf(hex);
  const from = new Set(
    table.units.filter(({ id }) => units.includes(id)).map((unit) => SHEET.hexOf(unit.hex)),
  );
  return {
    ...NO_OVERLAY,
    attacks: [...from].filter((one) => one !== target).map((one) => ({ from: one, to: target })),
    targets: [target],
    odds: odds ? badgeOf(target, odds) : null,
  };
}

/** The odds of an attack as a badge: the column, the column after shifts, and each shift. What may yet come is no shift. */
function badgeOf(
  hex: number,
  { ratio, column, shifts }: Pick<Odds, 'ratio' | 'column' | 'shifts'>,
): OddsBadge {
  const notes = shifts
    .filter(({ by }) => by !== 0)
    .map(({ why, by }) => ({ text: `${t(why)} ${signed(by)}`, good: by > 0 }));
  return { hex, from: t(ratio), to: column === ratio ? null : column, notes };
}
