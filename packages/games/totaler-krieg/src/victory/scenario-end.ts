import type { CampaignVictory } from '../data/scenarios/scenario-data.js';
import { AXIS, type Faction, NO_FACTION, SOVIET, WESTERN } from '../ids.js';
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
  const winner = sideOf(u, winnerOf(u));
  const leader = isCampaign && winner !== sideOf(u, AXIS) ? leadingAlly(u) : NO_FACTION;
  // A training scenario has its victory conditions in its own section: 21.4, 22.4, 23.4.
  u.end(winner, scoresOf(u), isCampaign ? '0.3f' : `${u.facts.scenario.data.number}.4`, leader);
}

const sideOf = (u: R, faction: Faction): number => u.game.seats[faction].side;

/** 35.4: the two Allied factions play each other; if neither has won, it is a draw. */
function endUnthinkable(u: U, rule: CampaignVictory): void {
  const winner = unthinkableWinner(u, rule);
  u.log('unthinkable', ...scoresOf(u), winner);
  u.end(winner < 0 ? -1 : sideOf(u, winner), scoresOf(u), '35.4');
}

/** 0.3h: the Allied faction that controls more Axis Strategic Hexes; -1 if they hold as many, or only one takes part. */
function leadingAlly(u: U): Faction {
  const { factions } = u.facts.scenario;
  if (!factions.includes(WESTERN) || !factions.includes(SOVIET)) return NO_FACTION;
  const [western, soviet] = [WESTERN, SOVIET].map((faction) => axisStarsOf(u, faction));
  u.log('leading-ally', western, soviet);
  if (western === soviet) return NO_FACTION;
  return western > soviet ? WESTERN : SOVIET;
}

export { scoresOf, starsHeld };
