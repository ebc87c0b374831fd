import { CARDS } from '../cards/deck.js';
import { kindOf } from '../counters/counters.js';
import type { CampaignVictory, VictoryBonus } from '../data/scenarios/scenario-data.js';
import { type Faction, type Hex, SOVIET, WESTERN } from '../ids.js';
import { type Box, boxAt } from '../places.js';
import { influenceMarkerOf } from '../politics/influence-markers.js';
import { ownershipOf } from '../position/ownership.js';
import { controllerOf } from '../position/position.js';
import { factionNamed } from '../scenario/scenario.js';
import type { R } from '../table.js';

/** 35.4: the faction controls the hex; in a Neutral Country by its Influence, whoever is in Berlin. */
function controls(u: R, faction: Faction, hex: Hex): boolean {
  const { open, country } = ownershipOf(u);
  if (open[hex]) return controllerOf(u, hex) === faction;
  return country[hex] >= 0 && u.table.influence[country[hex]] === influenceMarkerOf(faction);
}

/** A card of the faction was revealed in this game. */
function wasPlayed({ table }: R, faction: Faction, number: string): boolean {
  for (let i = 0; i < table.revealed.length; i += 2) {
    const { faction: owner, id } = CARDS[table.revealed[i]];
    if (owner === faction && id.slice(1) === number) return true;
  }
  return false;
}

/** 35.4: the points that a faction adds. */
function isEarned(u: R, { faction, ifNotPlayed, ifNoMarker }: VictoryBonus): boolean {
  if (ifNotPlayed !== undefined && wasPlayed(u, factionNamed(faction), ifNotPlayed)) return false;
  if (!ifNoMarker) return true;
  const box = boxAt(ifNoMarker.box as Box);
  return !u.table.place.some((place, n) => place === box && kindOf(n as never).id === ifNoMarker.counter);
}

/** 35.4: the Strategic Hexes of any colour under a faction's control, with its bonus. */
export function unthinkableScore(u: R, rule: CampaignVictory, faction: Faction): number {
  const held = u.facts.values.stars.filter((hex) => controls(u, faction, hex)).length;
  const bonuses = rule.bonuses ?? [];
  const own = bonuses.filter((bonus) => factionNamed(bonus.faction) === faction && isEarned(u, bonus));
  return own.reduce((sum, { points }) => sum + points, held);
}

/** 35.4: the faction that wins; -1 if the score is tied and both lose. */
export function unthinkableWinner(u: R, rule: CampaignVictory): Faction {
  const [western, soviet] = [WESTERN, SOVIET].map((faction) => unthinkableScore(u, rule, faction));
  if (western === soviet) return -1 as Faction;
  return western > soviet ? WESTERN : SOVIET;
}
