import { COUNTER } from '../../counters/counters.js';
import { AXIS, type Hex, SOVIET } from '../../ids.js';
import { process } from '../../kit.js';
import { GERMANY, RUSSIA } from '../../map/areas.js';
import { DELAY_BOX, REMOVED } from '../../places.js';
import { hexesWithDependents } from '../../politics/countries.js';
import { hasSuppliedGerman } from '../../politics/occupied.js';
import { put } from '../../position/position.js';
import type { R, U } from '../../table.js';
import type { ConditionalEvent } from '../conditional-event.js';
import { freeInfluence, freeInfluenceAnywhere } from './free-influence.js';

// Conditional Events that are printed on a card itself; each happens once per game, whenever its owner wishes.

/** A22b: a supplied German unit is in a Soviet Strategic Hex. */
function holdsSovietStar(u: R): boolean {
  const { star, stars } = u.facts.values;
  return stars.some((hex: Hex) => star[hex] === SOVIET && hasSuppliedGerman(u, hex));
}

const otto = process('operation-otto', (u) => {
  u.done();
  if (u.table.done.includes('card:A22b') || !holdsSovietStar(u)) return;
  const hexes = [...hexesWithDependents(u, GERMANY), ...hexesWithDependents(u, RUSSIA)];
  freeInfluence(u, AXIS, hexes, { once: 'card:A22b' });
});

/** A23a, A23b: Influence in any Neutral or friendly Minor Country. */
function influenceOnce(u: U, once: string): void {
  u.done();
  if (!u.table.done.includes(once)) freeInfluenceAnywhere(u, AXIS, { once });
}
const barbarossa = process('operation-barbarossa', (u) => influenceOnce(u, 'card:A23a'));
const sealion = process('operation-sealion', (u) => influenceOnce(u, 'card:A23b'));

const DOMINIONS = ['gb-col-aus', 'gb-col-ind', 'gb-col-nz', 'gb-col-sa'].map((id) => COUNTER.index(id));

/** W23: the troops of the Commonwealth come by the Delay Box. */
const commonwealthSupport = process('commonwealth-support', (u) => {
  u.done();
  if (u.table.done.includes('card:W23')) return;
  u.table.done.push('card:W23');
  for (const unit of DOMINIONS) {
    if (u.table.place[unit] !== REMOVED) continue;
    put(u, unit, DELAY_BOX);
    u.log('to-delay-box', unit);
  }
});

export const ON_CARD_EVENTS: readonly ConditionalEvent[] = [
  { section: 'card:A22b', rule: otto },
  { section: 'card:A23a', rule: barbarossa },
  { section: 'card:A23b', rule: sealion },
  { section: 'card:W23', rule: commonwealthSupport },
];

export const onCardRules = ON_CARD_EVENTS.map(({ rule }) => rule);
