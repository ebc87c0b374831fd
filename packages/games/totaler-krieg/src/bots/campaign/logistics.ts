import { argOf } from '@sandtable/kernel';
import { COUNTER, IS_LOGISTICS } from '../../counters/counters.js';
import { type Counter, type Hex, WESTERN } from '../../ids.js';
import { BRITAIN, GERMANY, RUSSIA } from '../../map/areas.js';
import { SHEET } from '../../map/sheet.js';
import { hexOf } from '../../places.js';
import { moveIn } from './armies.js';
import type { Front } from './front.js';
import type { Judge } from './judge.js';
import { hasPortAbroad, isOverlordShore } from './landing.js';
import { isWesternShore, stepsAshore, torch } from './mediterranean.js';
import { EXPEDITION, LOGISTICS } from './weights.js';

/** Where replacements can be had without a Logistics marker (1.3.4b). */
const AT_HOME = [GERMANY, RUSSIA];

/** AFHQ leads the war in the Mediterranean, SHAEF that in France. */
const AFHQ = COUNTER.index('mk-logistics-afhq');

/** A Logistics marker follows the army abroad: replacements then come to it (1.2.1d). Partisans rise wherever they can. */
export function judgeLogistics(front: Front): Judge {
  const { place } = front.u.table;
  return (verb, option) => {
    if (verb === 'place') {
      const [marker, hex] = moveIn(option);
      return IS_LOGISTICS[marker] ? headquartersWorth(front, hex, marker) : 1;
    }
    if (verb !== 'pick-up') return 0;
    const marker = argOf(option) as Counter;
    return IS_LOGISTICS[marker] && headquartersWorth(front, hexOf(place[marker]), marker) < 0 ? 1 : -1;
  };
}

/** What a place is worth as a base: near the goals, abroad, and not about to be lost. */
export function headquartersWorth(front: Front, hex: Hex, marker: Counter): number {
  if (front.threat[hex] > 2 * front.own[hex]) return -1;
  const near = LOGISTICS.most - LOGISTICS.perHex * front.distance(hex);
  if (front.faction === WESTERN) return westernWorth(front, hex, marker, near);
  if (AT_HOME.includes(SHEET.country[hex])) return -1;
  // Far from any goal it waits for a better place.
  return front.distance(hex) > LOGISTICS.near ? -1 : near;
}

/** Africa while an army is to come there, then France; until then Britain, where Americans can be had without a ship. */
function westernWorth(front: Front, hex: Hex, marker: Counter, near: number): number {
  if (marker === AFHQ && (torch(front) > 0 || stepsAshore(front) >= EXPEDITION.fed))
    return isWesternShore(hex) ? near : -1;
  if (isOverlordShore(hex)) return near;
  return SHEET.country[hex] === BRITAIN && !hasPortAbroad(front) ? near - LOGISTICS.britain : -1;
}
