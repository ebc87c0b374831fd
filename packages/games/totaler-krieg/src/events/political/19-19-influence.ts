import { say } from '@sandtable/kernel';
import { AXIS, type Country, type Faction } from '../../ids.js';
import { question, refusal, verb } from '../../kit.js';
import { activate } from '../../politics/activate.js';
import { BINDING, bindings, removeBinding } from '../../politics/bindings.js';
import { SPAIN } from '../../politics/civil-war.js';
import { activeMinors, isFriendly, isNeutral, nameInPlay, neutralMinors } from '../../politics/countries.js';
import { influenceMarkerOf } from '../../politics/influence-markers.js';
import { areNeighbours } from '../../politics/neighbours.js';
import { civilWarInEffect, republicanCapital, republicanSupport } from '../../politics/overseas.js';
import { policyOf } from '../../politics/policies.js';
import { CORDON, LOCARNO } from '../../politics/posture.js';
import { FREE_PASSAGE, NO_MARKER, PRE_WAR, type R, type U } from '../../table.js';
import { countryName } from '../../words/names.js';
import type { Occurrence } from '../political-event.js';
import { reconstruct } from './reconstruction.js';

type Influence = { faction: Faction; country: Country };

/** 19.19: something can be done by Influence in the Country. */
export function mayInfluence(u: R, faction: Faction, country: Country): boolean {
  if (country === SPAIN && civilWarInEffect(u)) return false;
  return isNeutral(u, country) || (isFriendly(u, faction, country) && isBound(u, country));
}

/** 19.12, 19.18: neighbours of a Country in which Influence can do something: Neutral ones, and friendly ones that are bound. */
export function influencedNeighbours(u: R, faction: Faction, country: Country): Country[] {
  return [...neutralMinors(u), ...activeMinors(u, faction)].filter(
    (one) => mayInfluence(u, faction, one) && areNeighbours(u, country, one),
  );
}

const isBound = (u: R, country: Country) => bindings(u, country).length > 0;

/** 18.9: the Capital marker that a civil war has left in the Country is another faction's. */
const hasEnemyCapital = (u: R, { faction, country }: Influence): boolean =>
  country === SPAIN && republicanCapital(u) >= 0 && republicanSupport(u) !== faction;

/** 19.19 Influence: its owner does one thing in the Country, or nothing. */
export function influence(u: U, { faction, country }: Occurrence): void {
  if (country >= 0 && mayInfluence(u, faction, country)) u.push(useInfluence, { faction, country });
}

export const useInfluence = question<Influence>('influence', {
  seats: (_, f) => 1 << f.faction,
  prompt: (u, f) => say`What does Influence do in ${countryName(nameInPlay(u, f.country))}?`,
  anchor: '19.19',
  verbs: [
    {
      // Active Involvement
      name: 'activate',
      check: refuseActivation,
      apply: (u, { country, faction }) =>
        activate(u, { country, faction, mobilizes: true, freePassage: false }),
    },
    {
      // Diplomatic Shift
      name: 'place-influence',
      check(u, f) {
        if (!isNeutral(u, f.country)) return notNeutral;
        if (hasEnemyCapital(u, f)) return inCivilWar;
        return u.table.influence[f.country] === NO_MARKER ? null : markerThere;
      },
      apply(u, f) {
        u.table.influence[f.country] = influenceMarkerOf(f.faction);
        u.log('influence-placed', nameInPlay(u, f.country), u.table.influence[f.country]);
      },
    },
    {
      // Diplomatic Split
      name: 'remove-marker',
      check(u, f) {
        if (!isNeutral(u, f.country)) return notNeutral;
        const marker = u.table.influence[f.country];
        return marker === NO_MARKER || marker === influenceMarkerOf(f.faction) ? nothingToRemove : null;
      },
      apply(u, f) {
        u.log('influence-removed', nameInPlay(u, f.country), u.table.influence[f.country]);
        u.table.influence[f.country] = NO_MARKER;
      },
    },
    {
      name: 'reconstruction',
      check: (u, f) => (mayReconstruct(u, f.country) ? null : nothingToRebuild),
      apply: (u, f) => reconstruct(u, f.country),
    },
    // Wider Involvement
    verb<number, Influence>({
      name: 'unbind',
      domain: BINDING,
      check: (u, f, marker) =>
        isFriendly(u, f.faction, f.country) && bindings(u, f.country).includes(marker) ? null : notBound,
      list: (u, f, _, add) => {
        if (isFriendly(u, f.faction, f.country)) bindings(u, f.country).forEach(add);
      },
      label: (_, __, marker) =>
        marker === FREE_PASSAGE ? say`remove the Free Passage marker` : say`remove the No Occupation marker`,
      // The only marker need not be named.
      also(u, f, typed) {
        const there = bindings(u, f.country);
        return typed === '' && there.length === 1 ? there[0] : -1;
      },
      apply: (u, f, marker) => removeBinding(u, f.country, marker),
    }),
    { name: 'pass', check: () => null, apply() {} },
  ],
});

function refuseActivation(u: R, f: Influence) {
  if (!isNeutral(u, f.country)) return notNeutral;
  if (u.table.influence[f.country] !== influenceMarkerOf(f.faction)) return noFriends;
  if (hasEnemyCapital(u, f)) return inCivilWar;
  return isHeldBack(u, f) ? heldBack : null;
}

/** What Influence can do in a Country, for those who ask before it comes. */
export function outcomeOfInfluence(
  u: R,
  faction: Faction,
  country: Country,
): 'unbinds' | 'activates' | 'removes' | 'places' | 'reconstructs' | 'nothing' {
  if (!mayInfluence(u, faction, country)) return 'nothing';
  if (!isNeutral(u, country)) return 'unbinds';
  const marker = u.table.influence[country];
  if (marker !== NO_MARKER && marker !== influenceMarkerOf(faction)) return 'removes';
  if (hasEnemyCapital(u, { faction, country })) return 'reconstructs';
  if (marker === NO_MARKER) return 'places';
  return isHeldBack(u, { faction, country }) ? 'nothing' : 'activates';
}

/** 12.1d: in Pre-War, Locarno and Cordon keep a Country from joining the Allies. */
function isHeldBack(u: R, { faction, country }: Influence): boolean {
  if (u.table.warState !== PRE_WAR || faction === AXIS) return false;
  return [LOCARNO, CORDON].includes(policyOf(u, country, faction));
}

const mayReconstruct = (u: R, country: Country): boolean =>
  country === SPAIN && isNeutral(u, country) && republicanCapital(u) >= 0 && !civilWarInEffect(u);

const because = (sentence: (country: string) => string) =>
  refusal<number, Influence>('19.19', (u, _, __, f) => sentence(countryName(nameInPlay(u, f.country))));
const notNeutral = because((country) => say`${country} is not neutral`);
const noFriends = because((country) => say`no Influence marker of yours is in ${country}`);
const markerThere = because((country) => say`a marker is already in ${country}`);
const nothingToRemove = because((country) => say`no Neutrality or enemy Influence marker is in ${country}`);
const notBound = because((country) => say`no marker binds ${country} to its own land`);

const inCivilWar = because((country) => say`civil war has left its marks in ${country}`);
const heldBack = because((country) => say`its Policy keeps ${country} from joining you in Pre-War`);
const nothingToRebuild = because((country) => say`there is nothing to reconstruct in ${country}`);

export const influenceRules = [useInfluence];
