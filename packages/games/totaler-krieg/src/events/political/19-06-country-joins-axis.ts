import { AXIS } from '../../ids.js';
import { activate } from '../../politics/activate.js';
import { SPAIN } from '../../politics/civil-war.js';
import { isNeutral, nameInPlay } from '../../politics/countries.js';
import { civilWarInEffect, republicanCapital } from '../../politics/overseas.js';
import { AXIS_INFLUENCE, NO_MARKER, type U } from '../../table.js';
import type { Occurrence } from '../political-event.js';
import { reconstruct } from './reconstruction.js';

/** 19.6 Country Joins Axis: first a marker that speaks against it goes, then the Country comes. */
export function countryJoinsAxis(u: U, { country }: Occurrence): void {
  if (country < 0 || !isNeutral(u, country)) return;
  const marker = u.table.influence[country];
  if (marker !== NO_MARKER && marker !== AXIS_INFLUENCE) {
    u.table.influence[country] = NO_MARKER;
    u.log('influence-removed', nameInPlay(u, country), marker);
    return;
  }
  if (country === SPAIN && republicanCapital(u) >= 0) {
    // 13.8.6c: nobody activates a Country in civil war.
    if (!civilWarInEffect(u)) reconstruct(u, country);
    return;
  }
  activate(u, { country, faction: AXIS, mobilizes: true, freePassage: false });
}
