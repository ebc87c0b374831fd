import { say } from '@sandtable/kernel';
import { none, type ReplacementSteps } from '../../cards/replacement-steps.js';
import { COUNTER } from '../../counters/counters.js';
import { type Country, type Faction, NO_COUNTRY, NO_FACTION, SOVIET, WESTERN } from '../../ids.js';
import { process, question, refusal } from '../../kit.js';
import { luckyDie } from '../../luck/luck.js';
import { FRANCE, known, RUSSIA, ZONE } from '../../map/areas.js';
import { SHEET } from '../../map/sheet.js';
import { boxAt, DELAY_BOX, REMOVED, STRATEGIC_BOX } from '../../places.js';
import { isFriendly, lordOf } from '../../politics/countries.js';
import { FRENCH_POSTURE, isWarBox, RUSSIAN_POSTURE } from '../../politics/posture.js';
import { controllerOf, put } from '../../position/position.js';
import { pushReplacements } from '../../seasonal/replacements.js';
import { stepCount } from '../../seasonal/taking.js';
import { isOpenPort } from '../../supply/ports.js';
import type { R, U } from '../../table.js';

const MARKER = COUNTER.index('mk-lend-lease');
const VICTORY_PROGRAM = COUNTER.index('mk-us-victory-program');
const WESTERN_BOX = boxAt('western-lend-lease-box');
const SOVIET_BOX = boxAt('soviet-lend-lease-box');
const MURMANSK = SHEET.hexAt('e5707');
const TEHRAN = SHEET.hexAt('e2327');
const FRENCH_COAST = ['bay-of-biscay', 'north-sea'].map((id) => known(ZONE, id));

const isIn = (u: R, ...boxes: number[]) => boxes.includes(u.table.place[MARKER]);

/** 20.3.7 step 2: France itself, not Vichy, is at war. */
function isFranceAtWar(u: R): boolean {
  const isFrance = isFriendly(u, WESTERN, FRANCE) && !u.table.vichy;
  return isFrance && isWarBox(u, FRENCH_POSTURE);
}

/** 20.5.6 */
const isForRussia = (u: R): boolean => isIn(u, SOVIET_BOX) && isWarBox(u, RUSSIAN_POSTURE);

/** A-8e: what bad roads add to the die. */
function routeDrm(u: R, country: Country): number {
  if (country === RUSSIA) {
    const isOpen = SHEET.zones[MURMANSK].some((zone) => isOpenPort(u, SOVIET, MURMANSK, zone));
    const holder = controllerOf(u, TEHRAN);
    return (isOpen ? 0 : 1) + (holder === WESTERN || holder === SOVIET ? 0 : 1);
  }
  const isOpen = SHEET.ports.some(
    (port) => lordOf(u, port) === FRANCE && FRENCH_COAST.some((zone) => isOpenPort(u, WESTERN, port, zone)),
  );
  return isOpen ? 0 : 2;
}

/** A-8d, A-8f: the die is not limited to 6; the last row is for it and more. */
const lendLeaseDie = luckyDie<{ faction: Faction; country: Country }>('lend-lease-die', {
  about: 'lend-lease',
  rolling: (_, f) => ({ roller: f.faction, against: NO_FACTION }),
  settle: (u, { faction, country }, die) => receive(u, faction, country, die),
});

/** What a die brings: its modifiers, and the steps. */
export function lendLeaseSteps(
  u: R,
  country: Country,
  die: number,
): { program: number; routes: number; steps: ReplacementSteps } {
  const program = u.table.place[VICTORY_PROGRAM] === STRATEGIC_BOX ? 1 : 0;
  const routes = routeDrm(u, country);
  const { lendLease } = u.facts.values;
  const [infantry, armor, any] = lendLease[Math.min(die + program + routes, lendLease.length) - 1];
  return { program, routes, steps: { ...none(country), infantry, armor, any } };
}

function receive(u: U, faction: Faction, country: Country, die: number): void {
  const { program, routes, steps } = lendLeaseSteps(u, country, die);
  const count = stepCount([steps]);
  u.log('lend-lease-roll', country, die, program, routes, count);
  if (count > 0) pushReplacements(u, faction, [steps]);
}

/** The Country that would receive what is rolled for in the open question; -1 if none is. */
export function lendLeaseFor(u: R): Country {
  if (u.findFrame(westernLendLease)) return isIn(u, WESTERN_BOX) && isFranceAtWar(u) ? FRANCE : NO_COUNTRY;
  return u.findFrame(sovietLendLease) ? RUSSIA : NO_COUNTRY;
}

/** 20.3.7 Lend-Lease to France: the Western faction may withdraw the marker, or roll. */
export const lendLeaseToFrance = process('lend-lease-to-france', (u) => {
  u.done();
  if (isIn(u, WESTERN_BOX, SOVIET_BOX)) u.push(westernLendLease, {});
});

const westernLendLease = question('western-lend-lease', {
  seats: () => 1 << WESTERN,
  prompt: () => say`What becomes of Lend-Lease?`,
  anchor: '20.3.7',
  verbs: [
    {
      name: 'roll',
      check: (u) => (!isIn(u, WESTERN_BOX) ? notInBox : isFranceAtWar(u) ? null : noFrance),
      apply(u) {
        lendLeaseDie.roll(u, { faction: WESTERN, country: FRANCE });
      },
    },
    { name: 'keep', check: () => null, apply() {} },
    ...([DELAY_BOX, REMOVED] as const).map((place) => ({
      name: place === DELAY_BOX ? 'delay' : 'remove',
      check: () => null,
      apply(u: U) {
        put(u, MARKER, place);
        u.log('lend-lease-withdrawn', place === DELAY_BOX ? 1 : 0);
      },
    })),
  ],
});

const notInBox = refusal('20.3.7', () => say`Lend-Lease is not in the Western box`);
const noFrance = refusal('20.3.7', () => say`France is not at war on your side`);

/** 20.5.6 Lend-Lease to Russia. */
export const lendLeaseToRussia = process('lend-lease-to-russia', (u) => {
  u.done();
  if (isForRussia(u)) u.push(sovietLendLease, {});
});

const sovietLendLease = question('soviet-lend-lease', {
  seats: () => 1 << SOVIET,
  prompt: () => say`Is Lend-Lease rolled for?`,
  anchor: '20.5.6',
  verbs: [
    {
      name: 'roll',
      check: () => null,
      apply(u) {
        lendLeaseDie.roll(u, { faction: SOVIET, country: RUSSIA });
      },
    },
    { name: 'pass', check: () => null, apply() {} },
  ],
});

export const lendLeaseRules = [
  lendLeaseDie.rule,
  lendLeaseToFrance,
  westernLendLease,
  lendLeaseToRussia,
  sovietLendLease,
];
