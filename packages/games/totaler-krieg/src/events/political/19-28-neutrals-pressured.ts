import { say } from '@sandtable/kernel';
import { COUNTER, FULL } from '../../counters/counters.js';
import { AXIS, type Country, type Faction } from '../../ids.js';
import { question, refusal, verb } from '../../kit.js';
import { COUNTRY, FRANCE } from '../../map/areas.js';
import { boxAt, DELAY_BOX } from '../../places.js';
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

/** A verb over Countries that pass a test. */
const ofCountry = (
  name: string,
  isFit: (u: R, faction: Faction, country: Country) => boolean,
  candidates: (u: R, faction: Faction) => Country[],
  apply: (u: U, faction: Faction, country: Country) => void,
) =>
  verb<Country, Pressure>({
    name,
    domain: COUNTRY,
    check: (u, f, one) =>
      one === nameInPlay(u, meantBy(one)) && isFit(u, f.faction, meantBy(one)) ? null : unfit,
    list(u, f, _, add) {
      for (const country of candidates(u, f.faction))
        if (isFit(u, f.faction, country)) add(nameInPlay(u, country));
    },
    moot: (u, f, one) => !isFit(u, f.faction, meantBy(one)),
    apply: (u, f, one) => apply(u, f.faction, meantBy(one)),
  });

const isBound = (u: R, faction: Faction, country: Country): boolean =>
  activeMinors(u, faction).includes(country) && (u.table.capital[country] & FREE_PASSAGE) !== 0;

/** Policies that the faction may reconsider. */
const mayReassess = (u: R, faction: Faction, box: number): boolean =>
  u.table.vp.tide &&
  boxesOf(faction).includes(box) &&
  ![NO_POLICY, ISOLATIONISM, OSTLAND_ACCORD].includes(u.table.policy[box]);

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
    ofCountry(
      'place-influence',
      (u, _, country) => takesMarkers(u, country) && u.table.influence[country] === NO_MARKER,
      neutralMinors,
      (u, faction, country) => {
        u.table.influence[country] = influenceMarkerOf(faction);
        u.log('influence-placed', nameInPlay(u, country), u.table.influence[country]);
      },
    ),
    ofCountry(
      'remove-marker',
      (u, faction, country) => isNeutral(u, country) && isEnemyMarker(u, faction, country),
      neutralMinors,
      (u, _, country) => {
        u.log('influence-removed', nameInPlay(u, country), u.table.influence[country]);
        u.table.influence[country] = NO_MARKER;
      },
    ),
    {
      name: 'pressure-the-us',
      check: (u) =>
        u.table.policy[US_POSTURE] !== NO_POLICY && LEND_LEASE_BOXES.includes(u.table.place[LEND_LEASE])
          ? null
          : noLendLease,
      apply(u) {
        put(u, LEND_LEASE, DELAY_BOX);
        u.log('to-delay-box', LEND_LEASE);
      },
    },
    verb<number, Pressure>({
      name: 'reassess-policy',
      domain: POSTURE_BOX,
      check: (u, f, box) => (mayReassess(u, f.faction, box) ? null : noPolicy),
      list: (u, f, _, add) =>
        boxesOf(f.faction)
          .filter((box) => mayReassess(u, f.faction, box))
          .forEach(add),
      moot: (u, f, box) => f.faction === AXIS || !mayReassess(u, f.faction, box),
      apply: (u, _, box) => endPolicy(u, u.table.policy[box], REASSESS_POLICY),
    }),
    {
      name: 'reconstruction',
      check: (u) => (republicanCapital(u) >= 0 && !civilWarInEffect(u) ? null : noRuins),
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
    ofCountry('wider-involvement', isBound, activeMinors, (u, _, country) => {
      u.table.capital[country] &= ~FREE_PASSAGE;
      u.log('unbound', nameInPlay(u, country));
    }),
  ],
});

const unfit = refusal<Country>('19.28', (_, one) => say`this cannot be done in ${countryName(one)}`);
const noLendLease = refusal('19.28', () => say`the United States are at war, or Lend-Lease goes to nobody`);
const noPolicy = refusal<number>('19.28', () => say`no Policy of yours can be reassessed in this box`);
const noVichyFleet = refusal('19.28', () => say`no fleet of a neutral Vichy lies at anchor`);
const noRuins = refusal('19.28', () => say`there is nothing to reconstruct after a Civil War`);

export const pressureRules = [pressure];
