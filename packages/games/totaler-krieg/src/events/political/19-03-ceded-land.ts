import { AXIS, SOVIET } from '../../ids.js';
import {
  answerToCession,
  cede,
  cededMarker,
  isCeded,
  pushGarrison,
  vanish,
} from '../../politics/ceded-land.js';
import type { U } from '../../table.js';
import type { Occurrence } from '../political-event.js';

/** 19.3 Ceded Land: a Region passes to the Major Country of the faction; `about` names it. */
export function cededLand(u: U, occurrence: Occurrence): void {
  takeLand(u, occurrence, true);
}

/** The same, with a Detachment in the land or without (19.16). */
export function takeLand(u: U, { faction, country, about }: Occurrence, withDetachment: boolean): void {
  // 13.8.1.2a: without Eastern Poland Russia gets the north, and Lithuania becomes German.
  const isSplit = faction === SOVIET && about === 'baltic-states' && !isCeded(u, 'eastern-poland');
  const area = isSplit ? 'northern-baltics' : about;
  const marker = cededMarker(faction, area);
  if (marker < 0 || isCeded(u, area)) return;
  if (withDetachment) pushGarrison(u, faction, area);
  cede(u, marker);
  if (isSplit) {
    cede(u, cededMarker(AXIS, 'lithuania'));
    vanish(u, country);
  }
  answerToCession(u, faction, country);
}
