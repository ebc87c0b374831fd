import { currentCard } from '../../cards/current-card.js';
import { demandedArea } from '../../cards/political-box.js';
import { AXIS, type Country, type Faction, SOVIET, WESTERN } from '../../ids.js';
import { BRITAIN, countryNamed, RUSSIA } from '../../map/areas.js';
import { activate } from '../../politics/activate.js';
import { findAlignment } from '../../politics/alignment.js';
import { axisFor } from '../../politics/allies.js';
import { mayActivate } from '../../politics/civil-war.js';
import { endPolicy, policyOf } from '../../politics/policies.js';
import { CORDON, isPac, LOCARNO } from '../../politics/posture.js';
import { releaseBox } from '../../politics/war-state.js';
import { PRE_WAR, type U } from '../../table.js';
import { rollCrisis } from '../event-tables.js';
import { grantBlitz } from '../grant-blitz.js';
import { pushMajorLosses } from '../major-losses.js';
import type { Occurrence, PoliticalEvent } from '../political-event.js';
import { diplomaticSettlement } from './19-12-diplomatic-settlement.js';
import { gradualDecline } from './19-18-gradual-decline.js';
import { militaryDefeat, militaryVictory } from './19-22-military-defeat.js';

/** 19.7 Country Resists. */
export function countryResists(u: U, { faction, country }: Occurrence): void {
  if (!mayActivate(u, country)) return;
  if (faction === AXIS) return resistsAxis(u, country);
  // V.t: a faction at peace with the Axis pays with steps.
  const major = faction === WESTERN ? BRITAIN : RUSSIA;
  if (isPac(u, major)) pushMajorLosses(u, faction, major);
  else fight(u, country, axisFor(u, faction));
}

function resistsAxis(u: U, country: Country): void {
  const joins = findAlignment(u, country);
  const policy = policyOf(u, country, joins);
  if (u.table.warState === PRE_WAR && (policy === LOCARNO || policy === CORDON))
    return crisis(u, country, joins);
  fight(u, country, joins);
  endPolicy(u, policy);
}

/** Country Activated: the phasing faction gets a Blitz marker for its next Support Segment. */
function fight(u: U, country: Country, faction: Faction): void {
  grantBlitz(u, u.table.phasing);
  activate(u, { country, faction, mobilizes: true, freePassage: false });
}

const BALTIC_STATES = countryNamed('baltic-states');
const BELGIUM_HOLLAND = countryNamed('belgium-holland');

/** The events of the International Crisis Table. */
const CRISES: Readonly<Record<string, PoliticalEvent>> = {
  '19.12': diplomaticSettlement,
  '19.18': gradualDecline,
  '19.22': militaryDefeat,
  '19.24': militaryVictory,
};

/** In Pre-War, under Locarno or Cordon: a crisis; two Countries only mobilize their protectors. */
function crisis(u: U, country: Country, faction: Faction): void {
  if (country === BALTIC_STATES) return void releaseBox(u, 'outbreak-of-war-box', SOVIET);
  if (country === BELGIUM_HOLLAND) return void releaseBox(u, 'outbreak-of-war-box', WESTERN);
  const box = currentCard(u, AXIS)?.political;
  const about = box ? demandedArea(box) : '';
  CRISES[rollCrisis(u, country)](u, { faction, country, about });
}
