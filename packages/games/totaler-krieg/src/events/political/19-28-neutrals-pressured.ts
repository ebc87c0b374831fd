import { say } from '@sandtable/kernel';
import { COUNTER, FULL } from '../../counters/counters.js';
import { AXIS, type Country, type Faction } from '../../ids.js';
import { type GameRefusal, question, refusal, verb } from '../../kit.js';
import { COUNTRY, FRANCE } from '../../map/areas.js';
import { boxAt, DELAY_BOX } from '../../places.js';
import { removeBinding } from '../../politics/bindings.js';
import { SPAIN, takesMarkers } from '../../politics/civil-war.js';
import { activeMinors, isNeutral, meantBy, nameInPlay, neutralMinors } from '../../politics/countries.js';
import { influenceMarkerOf } from '../../politics/influence-markers.js';
import { civilWarInEffect, republicanCapital } from '../../politics/overseas.js';
import { endPolicy } from '../../politics/policies.js';
import {
  boxesOf,
  ISOLATIONISM,
  NO_POLICY,
  OSTLAND_ACCORD,
  REASSESS_POLICY,
  US_POSTURE,
} from '../../politics/posture.js';
import { POSTURE_BOX } from '../../politics/truce-reduction.js';
import { isOutOfGame, takeOutOfGame } from '../../position/out-of-game.js';
import { FRENCH_FLEET, put } from '../../position/position.js';
import { FREE_PASSAGE, NO_MARKER, type R, type U } from '../../table.js';
import { countryName } from '../../words/names.js';
import type { Occurrence } from '../political-event.js';
import { minorCountryPolitics } from './19-26-minor-country-politics.js';
import { reconstruct } from './reconstruction.js';

type Pressure = { faction: Faction };

const LEND_LEASE = COUNTER.index('mk-lend-lease');
const LEND_LEASE_BOXES = [boxAt('western-lend-lease-box'), boxAt('soviet-lend-lease-box')];

/** 19.28 Neutrals Pressured. */
export function neutralsPressured(u: U, { faction }: Occurrence): void {
  u.push(pressure, { faction });
}

const isEnemyMarker = (u: R, faction: Faction, country: Country): boolean => {
  const marker = u.table.influence[country];
  return marker !== NO_MARKER && marker !== influenceMarkerOf(faction);
};

/** A verb over Countries, with what speaks against each. */
const ofCountry = (
  name: string,
  refuse: (u: R, faction: Faction, country: Country) => GameRefusal<Country> | null,
  candidates: (u: R, faction: Faction) => Country[],
  apply: (u: U, faction: Faction, country: Country) => void,
) =>
  verb<Country, Pressure>({
    name,
    domain: COUNTRY,
    check: (u, f, one) =>
      one === nameInPlay(u, meantBy(one)) ? refuse(u, f.faction, meantBy(one)) : notNeutral,
    list(u, f, _, add) {
      for (const country of candidates(u, f.faction))
        if (refuse(u, f.faction, country) === null) add(nameInPlay(u, country));
    },
    moot: (u, f, one) => refuse(u, f.faction, meantBy(one)) !== null,
    apply: (u, f, one) => apply(u, f.faction, meantBy(one)),
  });

function refusePlacing(u: R, _: Faction, country: Country) {
  if (!neutralMinors(u).includes(country)) return notNeutral;
  if (!takesMarkers(u, country)) return inCivilWar;
  return u.table.influence[country] === NO_MARKER ? null : markerThere;
}

function refuseRemoving(u: R, faction: Faction, country: Country) {
  if (!neutralMinors(u).includes(country)) return notNeutral;
  return isEnemyMarker(u, faction, country) ? null : nothingToRemove;
}

function refuseUnbinding(u: R, faction: Faction, country: Country) {
  if (!activeMinors(u, faction).includes(country)) return notFriendly;
  return (u.table.capital[country] & FREE_PASSAGE) !== 0 ? null : notBound;
}

/** Why a Policy is not reconsidered. */
function refuseReassessing(u: R, faction: Faction, box: number) {
  if (!boxesOf(faction).includes(box)) return notYourBox;
  if (!u.table.vp.tide) return noTide;
  const policy = u.table.policy[box];
  if (policy === NO_POLICY) return noPolicy;
  return policy === ISOLATIONISM || policy === OSTLAND_ACCORD ? lastingPolicy : null;
}

/** Vichy is neutral, and its fleet is neither seized nor sunk. */
const isFleetAtAnchor = (u: R): boolean =>
  u.table.vichy && isNeutral(u, FRANCE) && !u.table.fleetSeized && !isOutOfGame(u, FRENCH_FLEET);

const pressure = question<Pressure>('neutrals-pressured', {
  seats: (_, f) => 1 << f.faction,
  prompt: () => say`How are the neutrals pressed?`,
  anchor: '19.28',
  verbs: [
    {
      name: 'minor-country-politics',
      check: () => null,
      apply: (u, f) => minorCountryPolitics(u, { faction: f.faction, country: -1 as Country, about: '' }),
    },
    ofCountry('place-influence', refusePlacing, neutralMinors, (u, faction, country) => {
      u.table.influence[country] = influenceMarkerOf(faction);
      u.log('influence-placed', nameInPlay(u, country), u.table.influence[country]);
    }),
    ofCountry('remove-marker', refuseRemoving, neutralMinors, (u, _, country) => {
      u.log('influence-removed', nameInPlay(u, country), u.table.influence[country]);
      u.table.influence[country] = NO_MARKER;
    }),
    {
      name: 'pressure-the-us',
      check(u) {
        if (u.table.policy[US_POSTURE] === NO_POLICY) return usAtWar;
        return LEND_LEASE_BOXES.includes(u.table.place[LEND_LEASE]) ? null : noLendLease;
      },
      apply(u) {
        put(u, LEND_LEASE, DELAY_BOX);
        u.log('to-delay-box', LEND_LEASE);
      },
    },
    verb<number, Pressure>({
      name: 'reassess-policy',
      domain: POSTURE_BOX,
      check: (u, f, box) => refuseReassessing(u, f.faction, box),
      list: (u, f, _, add) =>
        boxesOf(f.faction)
          .filter((box) => refuseReassessing(u, f.faction, box) === null)
          .forEach(add),
      moot: (u, f, box) => f.faction === AXIS || refuseReassessing(u, f.faction, box) !== null,
      apply: (u, _, box) => endPolicy(u, u.table.policy[box], REASSESS_POLICY),
    }),
    {
      name: 'reconstruction',
      check: (u) =>
        isNeutral(u, SPAIN) && republicanCapital(u) >= 0 && !civilWarInEffect(u) ? null : noRuins,
      apply: (u) => reconstruct(u, SPAIN),
    },
    {
      name: 'vichy-fleet-activated',
      check: (u) => (isFleetAtAnchor(u) ? null : noVichyFleet),
      apply(u) {
        u.table.fleetSeized = true;
        put(u, FRENCH_FLEET, DELAY_BOX, FULL);
        u.log('vichy-fleet', 0);
        u.log('to-delay-box', FRENCH_FLEET);
      },
    },
    {
      name: 'vichy-fleet-attacked',
      check: (u) => (isFleetAtAnchor(u) ? null : noVichyFleet),
      apply(u) {
        u.log('vichy-fleet', 1);
        takeOutOfGame(u, FRENCH_FLEET);
      },
    },
    ofCountry('wider-involvement', refuseUnbinding, activeMinors, (u, _, country) =>
      removeBinding(u, country, FREE_PASSAGE),
    ),
  ],
});

const because = (sentence: (country: string) => string) =>
  refusal<Country>('19.28', (u, one) => sentence(countryName(nameInPlay(u, meantBy(one)))));
const notNeutral = because((country) => say`${country} is no Neutral Minor Country`);
const inCivilWar = because((country) => say`there is a civil war in ${country}`);
const markerThere = because((country) => say`a marker is already in ${country}`);
const nothingToRemove = because((country) => say`no Neutrality or enemy Influence marker is in ${country}`);
const notFriendly = because((country) => say`${country} is no friendly Minor Country`);
const notBound = because((country) => say`no Free Passage marker is in ${country}`);
const usAtWar = refusal('19.28', () => say`the United States are bound by no Policy`);
const noLendLease = refusal('19.28', () => say`Lend-Lease is in no box of the Allies`);
const notYourBox = refusal<number>('19.28', () => say`this Posture Box is not yours`);
const noTide = refusal<number>('19.28', () => say`the VP marker does not show Axis Tide`);
const noPolicy = refusal<number>('19.28', () => say`no Policy is in this box`);
const lastingPolicy = refusal<number>(
  '19.28',
  () => say`Isolationism and the Ostland Accord cannot be ended so`,
);
const noVichyFleet = refusal('19.28', () => say`no fleet of a neutral Vichy lies at anchor`);
const noRuins = refusal('19.28', () => say`there is nothing to reconstruct after a Civil War`);

export const pressureRules = [pressure];
