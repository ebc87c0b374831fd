import { say } from '@sandtable/kernel';
import { AXIS, type Faction, type Hex } from '../ids.js';
import { question, refusal } from '../kit.js';
import { SHEET } from '../map/sheet.js';
import { hexOf } from '../places.js';
import { ownershipOf } from '../position/ownership.js';
import { positionOf } from '../position/position.js';
import { PRE_WAR, type R, type U } from '../table.js';
import { notAskedInSegment } from '../turn/not-asked.js';
import { factionName } from '../words/names.js';
import { alliesAtWar, isOpenToAlly, otherAlly } from './allies.js';

/** The hex, or one within two hexes of it, is land of the faction. */
function isNearLandOf(u: R, faction: Faction, hex: Hex, steps = 2): boolean {
  if (hex < 0) return false;
  if (SHEET.isLand[hex] && ownershipOf(u).faction[hex] === faction) return true;
  for (let side = 0; steps > 0 && side < 6; side++)
    if (isNearLandOf(u, faction, SHEET.neighbour(hex, side), steps - 1)) return true;
  return false;
}

/** 6.1.1i: it is asked only while a ground unit of the other Allied faction is near. */
function isConcerned(u: R, faction: Faction): boolean {
  const other = otherAlly(faction);
  if (faction === AXIS || u.table.warState === PRE_WAR || alliesAtWar(u)) return false;
  // P.e
  if (!u.facts.scenario.factions.includes(other)) return false;
  return positionOf(u).onMap[other].some((unit) => isNearLandOf(u, faction, hexOf(u.table.place[unit])));
}

export function pushConsent(u: U): void {
  if (isConcerned(u, u.table.phasing)) u.push(consent, {});
}

function turn(u: U, faction: Faction): void {
  u.table.openToAlly ^= 1 << faction;
  u.log('consent', faction, isOpenToAlly(u, faction) ? 1 : 0);
}

const consent = question('consent', {
  seats: (u) => 1 << u.table.phasing,
  prompt: (u) =>
    isOpenToAlly(u, u.table.phasing)
      ? say`Do your Countries stay open to ${factionName(otherAlly(u.table.phasing))}?`
      : say`Are your Countries opened to ${factionName(otherAlly(u.table.phasing))}?`,
  anchor: '6.1.1i',
  standingOrder: notAskedInSegment('keep'),
  verbs: [
    {
      name: 'keep',
      check: () => null,
      apply() {},
    },
    {
      name: 'open',
      check: (u) => (isOpenToAlly(u, u.table.phasing) ? alreadyOpen : null),
      apply: (u) => turn(u, u.table.phasing),
    },
    {
      name: 'close',
      check: (u) => (isOpenToAlly(u, u.table.phasing) ? null : alreadyClosed),
      apply: (u) => turn(u, u.table.phasing),
    },
  ],
});

const alreadyOpen = refusal('6.1.1i', () => say`your Countries are open already`);
const alreadyClosed = refusal('6.1.1i', () => say`your Countries are closed already`);

export const consentRules = [consent];
