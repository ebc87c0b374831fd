import { argOf } from '@sandtable/kernel';
import { IS_LOGISTICS } from '../../counters/counters.js';
import type { Counter, Hex } from '../../ids.js';
import { BRITAIN, GERMANY, RUSSIA } from '../../map/areas.js';
import { SHEET } from '../../map/sheet.js';
import { hexOf } from '../../places.js';
import { moveIn } from './armies.js';
import type { Front } from './front.js';
import type { Judge } from './judge.js';
import { LOGISTICS } from './weights.js';

/** Where replacements can be had without a Logistics marker (1.3.4b). */
const AT_HOME = [BRITAIN, GERMANY, RUSSIA];

/** A Logistics marker follows the army abroad: replacements then come to it (1.2.1d). Partisans rise wherever they can. */
export function judgeLogistics(front: Front): Judge {
  const { place } = front.u.table;
  return (verb, option) => {
    if (verb === 'place') {
      const [marker, hex] = moveIn(option);
      return IS_LOGISTICS[marker] ? headquartersWorth(front, hex) : 1;
    }
    if (verb !== 'pick-up') return 0;
    const marker = argOf(option) as Counter;
    return IS_LOGISTICS[marker] && headquartersWorth(front, hexOf(place[marker])) < 0 ? 1 : -1;
  };
}

/** What a place is worth as a base: near the goals, abroad, and not about to be lost. */
export function headquartersWorth(front: Front, hex: Hex): number {
  if (AT_HOME.includes(SHEET.country[hex]) || front.threat[hex] > 2 * front.own[hex]) return -1;
  // Far from any goal it waits for a better place: nobody brings it from Egypt to France.
  if (front.distance(hex) > LOGISTICS.near) return -1;
  return LOGISTICS.most - LOGISTICS.perHex * front.distance(hex);
}
