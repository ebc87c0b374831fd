import { COUNTER } from '../../counters/counters.js';
import { AXIS } from '../../ids.js';
import { process } from '../../kit.js';
import { SHEET } from '../../map/sheet.js';
import { REMOVED, STRATEGIC_BOX } from '../../places.js';
import { hasUnit } from '../../politics/occupied.js';
import { put } from '../../position/position.js';

/** London, Oslo, Paris. */
const BASES = ['w3916', 'w4624', 'w3516'].map((id) => SHEET.hexAt(id));
const MARKER = COUNTER.index('mk-reduced-us-impact');

/** 20.3.5 Reduced US Impact: the marker is in the Strategic Warfare Box while the Axis holds all three. */
export const reducedUsImpact = process('reduced-us-impact', (u) => {
  const place = BASES.every((hex) => hasUnit(u, AXIS, hex)) ? STRATEGIC_BOX : REMOVED;
  if (u.table.place[MARKER] !== place) {
    put(u, MARKER, place);
    u.log('us-impact', place === STRATEGIC_BOX ? 1 : 0);
  }
  u.done();
});

export const reducedUsImpactRules = [reducedUsImpact];
