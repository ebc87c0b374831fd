import { say } from '@sandtable/kernel';
import { AXIS, type Country, FACTIONS, type Faction, NO_COUNTRY, SOVIET, WESTERN } from '../../ids.js';
import { type GameRefusal, process, question, refusal, verb } from '../../kit.js';
import { COUNTRY } from '../../map/areas.js';
import { removeBinding } from '../../politics/bindings.js';
import { mayActivate } from '../../politics/civil-war.js';
import { activeMinors, isNeutral, meantBy, nameInPlay, neutralMinors } from '../../politics/countries.js';
import { civilWarInEffect } from '../../politics/overseas.js';
import { endPolicy } from '../../politics/policies.js';
import {
  BRITISH_POSTURE,
  boxesOf,
  FRENCH_POSTURE,
  NEGOTIATION,
  NO_POLICY,
  NO_TRUCE,
  OSTLAND_ACCORD,
  RUSSIAN_POSTURE,
} from '../../politics/posture.js';
import { POSTURE_BOX } from '../../politics/truce-reduction.js';
import { increaseTruce, placeTruce, reduceTruce } from '../../politics/truces.js';
import { FREE_PASSAGE, type R, type U } from '../../table.js';
import { countryName } from '../../words/names.js';
import { grantBlitz } from '../grant-blitz.js';
import type { Occurrence } from '../political-event.js';
import { civilWarDefeat, civilWarVictory } from './19-04-civil-war.js';
import { declareWar } from './19-10-declare-war.js';
import { failure } from './19-14-failure.js';
import { influence } from './19-19-influence.js';

type Option = { faction: Faction };
type Ultimatum = Option & { box: number };

const about = (faction: Faction, country = NO_COUNTRY): Occurrence => ({ faction, country, about: '' });

/** 19.31 Political Option. */
export function politicalOption(u: U, { faction }: Occurrence): void {
  u.push(option, { faction });
}

const notNeutralBy = (anchor: string) =>
  refusal<Country>(anchor, (_, one) => say`${countryName(one)} is no Neutral Minor Country`);
const inCivilWarBy = (anchor: string) =>
  refusal<Country>(anchor, (_, one) => say`${countryName(one)} is in Civil War`);
const notNeutral = notNeutralBy('19.31');
const notNeutralForUltimatum = notNeutralBy('19.37');
const noWarOnSpain = inCivilWarBy('13.8.6f');
const noMarkersInSpain = inCivilWarBy('13.8.6c');

const ofNeutral = <B extends Option>(
  name: string,
  refusals: { notNeutral: GameRefusal<Country>; inCivilWar: GameRefusal<Country> },
  apply: (u: U, f: B, country: Country) => void,
) =>
  verb<Country, B>({
    name,
    domain: COUNTRY,
    check(u, _, one) {
      if (one !== nameInPlay(u, meantBy(one)) || !isNeutral(u, meantBy(one))) return refusals.notNeutral;
      return mayActivate(u, meantBy(one)) ? null : refusals.inCivilWar;
    },
    list: (u, _, __, add) =>
      neutralMinors(u)
        .filter((country) => mayActivate(u, country))
        .map((country) => nameInPlay(u, country))
        .forEach(add),
    moot: (u, _, one) => !isNeutral(u, meantBy(one)),
    apply: (u, f, one) => apply(u, f, meantBy(one)),
  });

/** Who may take part in talks or end a Policy on this side of the Posture Display. */
const concerns = (faction: Faction, side: Faction): boolean => faction === AXIS || faction === side;

const peaceTalks = (name: string, side: Faction) => ({
  name,
  check: (_: R, f: Option) => (concerns(f.faction, side) ? null : notYours),
  apply(u: U, f: Option) {
    u.push(talks, { faction: f.faction, side });
  },
});

const endPolicyIn = (name: string, boxes: readonly number[], side: Faction) =>
  verb<number, Option>({
    name,
    domain: POSTURE_BOX,
    check(u, f, box) {
      if (!concerns(f.faction, side)) return notYours;
      if (!boxes.includes(box)) return side === SOVIET ? russiaOnly : westOnly;
      const policy = u.table.policy[box];
      if (policy === OSTLAND_ACCORD) return ostland;
      return policy === NO_POLICY ? noPolicy : null;
    },
    moot: (_, f, box) => !concerns(f.faction, side) || !boxes.includes(box),
    apply: (u, _, box) => endPolicy(u, u.table.policy[box]),
  });

const fail = (victim: Faction, kind: 'supply' | 'command', name: string) => ({
  name,
  check: (u: R, f: Option) =>
    victim !== f.faction && u.facts.scenario.factions.includes(victim) ? null : notAnother,
  apply(u: U) {
    failure(u, { faction: victim, country: NO_COUNTRY, about: kind });
  },
});

function refuseUnbinding(u: R, faction: Faction, country: Country) {
  if (!activeMinors(u, faction).includes(country)) return notFriendly;
  return (u.table.capital[country] & FREE_PASSAGE) !== 0 ? null : notBound;
}

const FACTION_WORDS = ['axis', 'western', 'soviet'] as const;

const option = question<Option>('political-option', {
  seats: (_, f) => 1 << f.faction,
  prompt: () => say`Which Political Option is taken?`,
  anchor: '19.31',
  verbs: [
    {
      name: 'civil-war-defeat',
      check: (u) => (civilWarInEffect(u) ? null : noCivilWar),
      apply: (u, f) => civilWarDefeat(u, about(f.faction)),
    },
    {
      name: 'civil-war-victory',
      check: (u) => (civilWarInEffect(u) ? null : noCivilWar),
      apply: (u, f) => civilWarVictory(u, about(f.faction)),
    },
    { name: 'attack', check: () => null, apply: (u, f) => grantBlitz(u, f.faction) },
    ofNeutral<Option>('declare-war', { notNeutral, inCivilWar: noWarOnSpain }, (u, f, country) =>
      declareWar(u, about(f.faction, country)),
    ),
    ofNeutral<Option>('influence', { notNeutral, inCivilWar: noMarkersInSpain }, (u, f, country) =>
      influence(u, about(f.faction, country)),
    ),
    ...FACTIONS.flatMap((victim) =>
      (['supply', 'command'] as const).map((kind) =>
        fail(victim, kind, `${kind}-fails-${FACTION_WORDS[victim]}`),
      ),
    ),
    peaceTalks('western-peace-talks', WESTERN),
    peaceTalks('eastern-peace-talks', SOVIET),
    endPolicyIn('war-with-the-west', [BRITISH_POSTURE, FRENCH_POSTURE], WESTERN),
    endPolicyIn('war-with-russia', [RUSSIAN_POSTURE], SOVIET),
    verb<Country, Option>({
      name: 'wider-involvement',
      domain: COUNTRY,
      check: (u, f, one) => refuseUnbinding(u, f.faction, meantBy(one)),
      list(u, f, _, add) {
        for (const country of activeMinors(u, f.faction))
          if (refuseUnbinding(u, f.faction, country) === null) add(nameInPlay(u, country));
      },
      moot: (u, f, one) => refuseUnbinding(u, f.faction, meantBy(one)) !== null,
      apply: (u, _, one) => removeBinding(u, meantBy(one), FREE_PASSAGE),
    }),
    { name: 'pass', check: () => null, apply() {} },
  ],
});

/** 13.6.2.2: one Truce of the side may change, then Negotiation comes into its boxes at war. */
const talks = process<{ faction: Faction; side: Faction }>('peace-talks', (u, f) => {
  const boxes = boxesOf(f.side);
  if (f.step++ === 0) {
    if (boxes.some((box) => u.table.truce[box] !== NO_TRUCE))
      u.push(oneTruce, { faction: f.faction, side: f.side });
    return;
  }
  u.done();
  for (const box of boxes)
    if (u.table.truce[box] === NO_TRUCE && u.table.policy[box] === NO_POLICY) placeTruce(u, box, NEGOTIATION);
});

const change = (name: string, isFit: (truce: number) => boolean, apply: (u: U, box: number) => void) =>
  verb<number, { faction: Faction; side: Faction }>({
    name,
    domain: POSTURE_BOX,
    check: (u, f, box) => (boxesOf(f.side).includes(box) && isFit(u.table.truce[box]) ? null : noTruce),
    apply: (u, _, box) => apply(u, box),
  });

const oneTruce = question<{ faction: Faction; side: Faction }>('talk-about-truce', {
  seats: (_, f) => 1 << f.faction,
  prompt: () => say`Which Truce is changed by the talks?`,
  anchor: '13.6.2.3b',
  verbs: [
    change('increase', (truce) => truce === NEGOTIATION, increaseTruce),
    change('reduce', (truce) => truce !== NO_TRUCE, reduceTruce),
    { name: 'pass', check: () => null, apply() {} },
  ],
});

const ULTIMATUM_BOXES: Readonly<Record<string, number>> = {
  britain: BRITISH_POSTURE,
  france: FRENCH_POSTURE,
  russia: RUSSIAN_POSTURE,
};

/** 19.37 Successful Ultimatum: an Allied faction may attack, declare war or end the Policy of the Country named. */
export function successfulUltimatum(u: U, { faction, about: country }: Occurrence): void {
  u.push(ultimatum, { faction, box: ULTIMATUM_BOXES[country] ?? -1 });
}

const ultimatum = question<Ultimatum>('ultimatum', {
  seats: (_, f) => 1 << f.faction,
  prompt: () => say`What follows from the Ultimatum?`,
  anchor: '19.37',
  verbs: [
    { name: 'attack', check: () => null, apply: (u, f) => grantBlitz(u, f.faction) },
    ofNeutral<Ultimatum>(
      'declare-war',
      { notNeutral: notNeutralForUltimatum, inCivilWar: noWarOnSpain },
      (u, f, country) => declareWar(u, about(f.faction, country)),
    ),
    {
      name: 'end-policy',
      check(u, f) {
        const policy = u.table.policy[f.box] ?? NO_POLICY;
        if (policy === OSTLAND_ACCORD) return ostlandStays;
        return policy === NO_POLICY ? noPolicyNamed : null;
      },
      apply: (u, f) => endPolicy(u, u.table.policy[f.box]),
    },
    { name: 'pass', check: () => null, apply() {} },
  ],
});

const noCivilWar = refusal('19.31', () => say`there is no Civil War`);
const notYours = refusal('19.31', () => say`this option is not open to your faction`);
const notAnother = refusal('19.31', () => say`this is not another faction in the game`);
const russiaOnly = refusal<number>('19.31', () => say`this option ends a Policy of Russia only`);
const westOnly = refusal<number>('19.31', () => say`this option ends a Policy of Britain or France only`);
const noPolicyBy = (anchor: string) => refusal(anchor, () => say`there is no Policy that could be ended`);
const ostlandBy = (anchor: string) => refusal(anchor, () => say`the Ostland Accord cannot be ended so`);
const noPolicy = noPolicyBy('19.31');
const noPolicyNamed = noPolicyBy('19.37');
const ostland = ostlandBy('19.31');
const ostlandStays = ostlandBy('19.37');
const noTruce = refusal<number>('13.6.2.3b', () => say`no such Truce is in this box`);
const notFriendly = refusal<Country>(
  '19.31',
  (_, one) => say`${countryName(one)} is no friendly Minor Country`,
);
const notBound = refusal<Country>('19.31', (_, one) => say`no Free Passage marker is in ${countryName(one)}`);

export const politicalOptionRules = [option, talks, oneTruce, ultimatum];
