import type { StarsCounted } from '../data/scenarios/scenario-data.js';
import { SOVIET, WESTERN } from '../ids.js';
import { SHEET } from '../map/sheet.js';
import { controllerOf } from '../position/position.js';
import { factionNamed } from '../scenario/scenario.js';
import type { R } from '../table.js';
import { unthinkableScore } from './most-strategic-hexes.js';
import { starsTaken } from './strategic-value.js';

const starsOf = ({ facts: { values } }: R, { colour }: StarsCounted) =>
  values.stars.filter((hex) => values.star[hex] === factionNamed(colour));

/** A-10c: Strategic Hexes of the colour in the hands of the faction that counts them. */
export function starsHeld(u: R, rule: StarsCounted): number {
  return starsOf(u, rule).filter((hex) => controllerOf(u, hex) === factionNamed(rule.controlledBy)).length;
}

/**
 * What the players count: the cities of Case White, the Soviet Strategic Hexes of Barbarossa, otherwise the Strategic
 * Hexes that each side has taken from the other, whose difference is the Strategic Value (0.1.1). In 1945 the points of the
 * Western and of the Soviet faction (35.4).
 */
export function scoresOf(u: R): number[] {
  const rule = u.facts.scenario.data.victory;
  switch (rule.type) {
    case 'control-hexes': {
      const held = rule.control.filter(
        (id) => controllerOf(u, SHEET.hexAt(id)) === factionNamed(rule.faction),
      );
      return [held.length, rule.control.length - held.length];
    }
    case 'count-strategic-hexes': {
      const held = starsHeld(u, rule);
      return [held, starsOf(u, rule).length - held];
    }
    case 'most-strategic-hexes':
      return [unthinkableScore(u, rule, WESTERN), unthinkableScore(u, rule, SOVIET)];
    default: {
      const { byAxis, byAllies } = starsTaken(u);
      return [byAxis, byAllies];
    }
  }
}
