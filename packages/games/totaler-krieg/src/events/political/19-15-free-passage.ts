import { activate } from '../../politics/activate.js';
import { mayActivate } from '../../politics/civil-war.js';
import { nameInPlay } from '../../politics/countries.js';
import { influenceMarkerOf } from '../../politics/influence-markers.js';
import { NO_MARKER, type U } from '../../table.js';
import type { Occurrence } from '../political-event.js';

/** 19.15 Free Passage: the Country opens itself to the faction; a Neutrality or enemy Influence marker goes first. */
export function freePassage(u: U, { faction, country }: Occurrence): void {
  if (!mayActivate(u, country)) return;
  const marker = u.table.influence[country];
  if (marker !== NO_MARKER && marker !== influenceMarkerOf(faction)) {
    u.table.influence[country] = NO_MARKER;
    u.log('influence-removed', nameInPlay(u, country), marker);
    return;
  }
  activate(u, { country, faction, mobilizes: false, freePassage: true });
}
