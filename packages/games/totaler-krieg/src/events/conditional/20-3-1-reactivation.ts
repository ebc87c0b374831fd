import { say } from '@sandtable/kernel';
import { FULL, IS_PARTISAN, kindOf } from '../../counters/counters.js';
import type { Country, Faction, Hex } from '../../ids.js';
import { process, question, refusal, verb } from '../../kit.js';
import { HEX } from '../../map/sheet.js';
import { atHex, CONQUERED_MINORS } from '../../places.js';
import { capitalOf, countersOfCountry, lordOf, minorsThat, nameInPlay } from '../../politics/countries.js';
import { waitByStripe, waitingFace } from '../../politics/leave-country.js';
import { hasEnemies } from '../../politics/occupied.js';
import { policyOf } from '../../politics/policies.js';
import { NO_POLICY } from '../../politics/posture.js';
import { politicsChanged } from '../../position/ownership.js';
import { factionOf, positionOf, put } from '../../position/position.js';
import { ACTIVE, CONQUERED, type R, type U } from '../../table.js';
import { hexName } from '../../words/names.js';

/** The Policy of the box in which the Country would be keeps it down. */
const isHeldBack = (u: R, faction: Faction, country: Country) => policyOf(u, country, faction) !== NO_POLICY;

/** 20.3.1, 20.5.1: where a conquered Country can rise again: its own Capital, or an own Partisan Base in any. */
export function risingHexes(u: R, faction: Faction): Hex[] {
  const conquered = minorsThat(u, CONQUERED).filter((country) => !isHeldBack(u, faction, country));
  if (conquered.length === 0) return [];
  const capitals = conquered
    .filter((country) => u.table.allegiance[country] === faction)
    .map((country) => capitalOf(u, country));
  const { markers, filled } = positionOf(u);
  const bases = [...new Set(filled)].filter(
    (hex) =>
      conquered.includes(lordOf(u, hex)) &&
      markers[hex].some((marker) => IS_PARTISAN[marker] && factionOf(u, marker) === faction),
  );
  return [...new Set([...capitals, ...bases])].filter((hex) => hex >= 0 && !hasEnemies(u, faction, hex));
}

/** 20.3.1, 20.5.1 Conquered Minor Country Reactivation, as often as the faction likes. */
export const reactivation = process('reactivation', (u, f) => {
  if (f.step > 0 || risingHexes(u, u.table.phasing).length === 0) u.done();
  else u.push(rise, {});
});

const rise = question('reactivate', {
  seats: (u) => 1 << u.table.phasing,
  prompt: () => say`Where does a conquered Country rise again?`,
  anchor: '20.3.1',
  verbs: [
    verb<Hex>({
      name: 'reactivate',
      domain: HEX,
      check: (u, _, hex, seat) => (risingHexes(u, seat).includes(hex) ? null : whyNotThere(u, seat, hex)),
      list: (u, _, seat, add) => risingHexes(u, seat).forEach(add),
      moot: (u, _, hex) => !minorsThat(u, CONQUERED).includes(lordOf(u, hex)),
      apply: (u, _, hex, seat) => reactivate(u, seat, lordOf(u, hex), hex),
    }),
    {
      name: 'done',
      check: () => null,
      apply(u) {
        const frame = u.findFrame(reactivation);
        if (frame) frame.step = 1;
      },
    },
  ],
});

/** Steps 1 and 2: the reserves in the hex, the rest by its stripes. */
function reactivate(u: U, faction: Faction, country: Country, hex: Hex): void {
  u.table.status[country] = ACTIVE;
  u.table.allegiance[country] = faction;
  politicsChanged(u);
  u.log('reactivated', nameInPlay(u, country), faction);
  for (const counter of countersOfCountry(country)) {
    if (u.table.place[counter] !== CONQUERED_MINORS) continue;
    if (kindOf(counter).reserve) {
      put(u, counter, atHex(hex), FULL);
      u.log('set-up', counter, hex);
    } else waitByStripe(u, counter, waitingFace(counter));
  }
}

function whyNotThere(u: R, faction: Faction, hex: Hex) {
  const country = lordOf(u, hex);
  if (country < 0 || u.table.status[country] !== CONQUERED) return notConquered;
  if (isHeldBack(u, faction, country)) return heldBack;
  const isCapital = u.table.allegiance[country] === faction && capitalOf(u, country) === hex;
  const isBase = positionOf(u).markers[hex].some((one) => IS_PARTISAN[one] && factionOf(u, one) === faction);
  return isCapital || isBase ? enemyThere : neitherNor;
}

const SECTION = '20.3.1';
const notConquered = refusal<Hex>(SECTION, (_, hex) => say`${hexName(hex)} is in no Conquered Minor Country`);
const heldBack = refusal<Hex>(SECTION, (_, hex) => say`a Policy keeps the Country of ${hexName(hex)} down`);
const neitherNor = refusal<Hex>(
  SECTION,
  (_, hex) =>
    say`${hexName(hex)} is neither the Capital of a conquered Country of yours nor has it a Partisan Base of yours`,
);
const enemyThere = refusal<Hex>(SECTION, (_, hex) => say`an enemy is in ${hexName(hex)}`);

export const reactivationRules = [reactivation, rise];
