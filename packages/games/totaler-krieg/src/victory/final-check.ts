import { AXIS, type Country, type Faction, type Hex, SOVIET, WESTERN } from '../ids.js';
import { GERMANY } from '../map/areas.js';
import { SHEET } from '../map/sheet.js';
import { ownershipOf } from '../position/ownership.js';
import { controllerOf, positionOf } from '../position/position.js';
import { AXIS_INFLUENCE, NEUTRALITY, NO_MARKER, type R, type U } from '../table.js';
import { strategicValue, vpFor } from './strategic-value.js';

const BERLIN = SHEET.hexAt('w3825');

/** 0.3c: the faction whose Influence in a Neutral Country counts, because its side stands in Berlin; -1 for none. */
function influenceCounts(u: R, country: Country): Faction {
  if (country < 0) return -1 as Faction;
  const marker = u.table.influence[country];
  if (marker === NO_MARKER || marker === NEUTRALITY) return -1 as Faction;
  const { units } = positionOf(u);
  if (marker === AXIS_INFLUENCE) return (units[AXIS][BERLIN] > 0 ? AXIS : -1) as Faction;
  const isAllied = units[WESTERN][BERLIN] + units[SOVIET][BERLIN] > 0;
  return (isAllied ? marker - 1 : -1) as Faction;
}

/** 0.3b: what Devastation and Influence add to the Strategic Value in the Final Victory Point Check. */
function changes(u: R): number {
  const { open, country } = ownershipOf(u);
  const { star, stars } = u.facts.values;
  const victory = u.facts.scenario.data.victory;
  const ignoresNeutral = 'ignoreNeutralStrategicHexes' in victory && victory.ignoreNeutralStrategicHexes;
  let sum = 0;
  for (const hex of stars) {
    const isAxisStar = star[hex] === AXIS;
    if (!open[hex]) {
      const holder = ignoresNeutral ? -1 : influenceCounts(u, country[hex]);
      if (holder === AXIS && !isAxisStar) sum++;
      if (holder > AXIS && isAxisStar) sum--;
      continue;
    }
    sum += devastationChanges(u, hex, isAxisStar);
    if (isAxisStar) sum -= addedWeight(u, hex);
  }
  return sum;
}

/** 25.4: an Axis Strategic Hex inside Germany counts double with a Western ground unit in it. */
function addedWeight(u: R, hex: Hex): number {
  const rule = u.facts.scenario.data.specialRules.find(({ id }) => id === 'german-hex-weights');
  if (!rule) return 0;
  const { finalCheckWeights: weights } = rule.data as { finalCheckWeights: { westernGroundUnit: number } };
  const { country, home } = ownershipOf(u);
  const isGerman = country[hex] === GERMANY && home[hex];
  return isGerman && positionOf(u).units[WESTERN][hex] > 0 ? weights.westernGroundUnit - 1 : 0;
}

/** 0.3h, C8: the Axis Strategic Hexes that an Allied faction controls, by Devastation too. */
export function axisStarsOf(u: R, faction: Faction): number {
  const { star, stars } = u.facts.values;
  const { open } = ownershipOf(u);
  return stars.filter((hex) => {
    if (star[hex] !== AXIS || !open[hex]) return false;
    // 18.10: the bombers' before the soldiers', be these Allied too.
    const bombed = u.table.devastation.filter((one) => one.hex === hex && one.faction !== AXIS);
    return bombed.length > 0
      ? bombed.some((one) => one.faction === faction)
      : controllerOf(u, hex) === faction;
  }).length;
}

/** 18.10: a Devastation marker gives control of an enemy Strategic Hex, to whomever it belonged. */
function devastationChanges(u: R, hex: Hex, isAxisStar: boolean): number {
  const holder = controllerOf(u, hex);
  const isDevastated = u.table.devastation.some(
    (one) => one.hex === hex && (one.faction === AXIS) !== isAxisStar,
  );
  if (!isDevastated) return 0;
  const isCounted = isAxisStar ? holder > AXIS : holder === AXIS;
  return isCounted ? 0 : isAxisStar ? -1 : 1;
}

/** 0.3b */
export function finalValue(u: R): number {
  return strategicValue(u) + u.facts.bid + changes(u);
}

/** 0.3d, 0.3e: the final VP of both sides. No Retreat holds for the Axis what it held then. */
export function finalPoints(u: R): { axis: number; allies: number } {
  const { box, tide } = vpFor(u, finalValue(u));
  return { axis: Math.max(tide ? box : 0, u.table.noRetreat), allies: tide ? 0 : box };
}

/** 0.3: the Final Victory Point Check. */
export function finalCheck(u: U): void {
  const value = finalValue(u);
  u.table.vp = vpFor(u, value);
  const { axis, allies } = finalPoints(u);
  u.log('final-vp', value, axis, allies);
}
