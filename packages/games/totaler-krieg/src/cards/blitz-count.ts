import type { Faction } from '../ids.js';
import type { R } from '../table.js';
import { currentCard } from './current-card.js';

/**
 * 2.2.4a: the Blitz markers of a faction's Support Segment: the fixed symbols of its Current Card, what events grant,
 * and what the scenario puts in its Force Pool. Variable symbols are rolled for (2.2.4b): `variableBlitzOf`.
 */
export function blitzMarkersOf(u: R, faction: Faction): number {
  const printed = currentCard(u, faction)?.blitz.fixed ?? 0;
  return printed + u.table.extraBlitz[faction] + u.facts.scenario.blitz[faction];
}

/** 2.2.4b: the outlined Blitz symbols, each a marker on a 4 to 6. */
export function variableBlitzOf(u: R, faction: Faction): number {
  return currentCard(u, faction)?.blitz.variable ?? 0;
}
