import { takesMarkers } from '../../politics/civil-war.js';
import { nameInPlay } from '../../politics/countries.js';
import { NEUTRALITY, NO_MARKER, type U } from '../../table.js';
import type { Occurrence } from '../political-event.js';

/** 19.27 Neutrality: an Influence marker goes, or a Neutrality marker comes. */
export function neutrality(u: U, { country }: Occurrence): void {
  if (!takesMarkers(u, country)) return;
  const marker = u.table.influence[country];
  if (marker === NEUTRALITY) return;
  const next = marker === NO_MARKER ? NEUTRALITY : NO_MARKER;
  u.table.influence[country] = next;
  if (next === NEUTRALITY) u.log('influence-placed', nameInPlay(u, country), NEUTRALITY);
  else u.log('influence-removed', nameInPlay(u, country), marker);
}
