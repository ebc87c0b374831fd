import { AXIS, type Faction, WESTERN } from '../ids.js';
import { AXIS_INFLUENCE, SOVIET_INFLUENCE, WESTERN_INFLUENCE } from '../table.js';

/** The Influence marker of a faction (18.14). */
export function influenceMarkerOf(faction: Faction): number {
  if (faction === AXIS) return AXIS_INFLUENCE;
  return faction === WESTERN ? WESTERN_INFLUENCE : SOVIET_INFLUENCE;
}
