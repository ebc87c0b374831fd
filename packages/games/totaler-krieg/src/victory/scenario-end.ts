import type { CampaignVictory } from '../data/scenarios/scenario-data.js';
import { AXIS, type Faction, SOVIET, WESTERN } from '../ids.js';
import { SHEET } from '../map/sheet.js';
import { controllerOf } from '../position/position.js';
import { factionNamed } from '../scenario/scenario.js';
import type { R, U } from '../table.js';
import { axisStarsOf, finalCheck, finalPoints } from './final-check.js';
import { unthinkableWinner } from './most-strategic-hexes.js';
import { scoresOf, starsHeld } from './scores.js';
import { checkVictoryPoints } from './victory-check.js';

/** A faction of the side that has won, as the scenario says. */
export function winnerOf(u: R): Faction {
  const rule = u.facts.scenario.data.victory;
  switch (rule.type) {
    case 'control-hexes': {
      const holdsAll = rule.control.every(
        (id) => controllerOf(u, SHEET.hexAt(id)) === factionNamed(rule.faction),
      );
      return factionNamed(holdsAll ? rule.faction : rule.otherwise);
    }
    case 'count-strategic-hexes':
      return factionNamed(starsHeld(u, rule) >= rule.atLeast ? rule.winner : rule.otherwise);
    case 'vp-marker':
      return factionNamed(u.table.vp.tide ? rule.axisTide : rule.alliedCrusade);
    case 'most-strategic-hexes':
      return unthinkableWinner(u, rule);
    default: {
      const { axis, allies } = finalPoints(u);
      // 0.3f
      if (axis === allies) return factionNamed(rule.tie === 'axis' ? 'axis' : 'soviet');
      return factionNamed(axis > allies ? 'axis' : 'western');
    }
  }
}

/** The scenario is decided. */
export function endScenario(u: U): void {
  const rule = u.facts.scenario.data.victory;
  if (rule.type === 'most-strategic-hexes') return endUnthinkable(u, rule);
  // 0.1a, 0.3a: a last check, where the VP marker decides.
  if (rule.type === 'vp-marker') checkVictoryPoints(u);
  const isCampaign = rule.type === 'standard-campaign' || rule.type === 'final-vp-check';
  if (isCampaign) finalCheck(u);
  const winner = winnerOf(u) === AXIS ? 0 : 1;
  if (isCampaign && winner === 1) tellLeadingAlly(u);
  u.end(winner, scoresOf(u), isCampaign ? '0.3f' : 's.end');
}

/** 35.4: the two Allied factions are one side of the game; who of them has won is told, and if neither has, it is a draw. */
function endUnthinkable(u: U, rule: CampaignVictory): void {
  const winner = unthinkableWinner(u, rule);
  u.log('unthinkable', ...scoresOf(u), winner);
  u.end(winner < 0 ? -1 : 1, scoresOf(u), '35.4');
}

/** 0.3h */
function tellLeadingAlly(u: U): void {
  const { factions } = u.facts.scenario;
  if (!factions.includes(WESTERN) || !factions.includes(SOVIET)) return;
  u.log('leading-ally', axisStarsOf(u, WESTERN), axisStarsOf(u, SOVIET));
}

export { scoresOf, starsHeld };
