import { AXIS, SOVIET, WESTERN } from '../../ids.js';
import { process } from '../../kit.js';
import { FRANCE } from '../../map/areas.js';
import { isFriendly, nameInPlay } from '../../politics/countries.js';
import { turnFrance } from '../../politics/france.js';
import { breakUpPartners } from '../../politics/leave-country.js';
import type { R } from '../../table.js';

const SECTION = '20.4.1';

const isDue = (u: R): boolean =>
  !u.table.done.includes(SECTION) &&
  u.table.vichy &&
  (isFriendly(u, AXIS, FRANCE) || isFriendly(u, SOVIET, FRANCE));

/** 20.4.1 French Liberation: a Vichy of the Axis or of the Soviet faction comes over, once per game. */
export const frenchLiberation = process('french-liberation', (u, f) => {
  if (f.step++ === 0) {
    if (!isDue(u)) return u.done();
    return u.push(breakUpPartners, { country: FRANCE });
  }
  u.done();
  u.table.done.push(SECTION);
  u.log('liberated', nameInPlay(u, FRANCE), WESTERN);
  turnFrance(u, WESTERN);
});

export const frenchLiberationRules = [frenchLiberation];
