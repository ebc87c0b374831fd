import { say } from '@sandtable/kernel';
import { kindOf } from '../../counters/counters.js';
import { type Counter, type Faction, type Hex, NO_COUNTRY, NO_FACTION, SOVIET, WESTERN } from '../../ids.js';
import { question, refusal, verb } from '../../kit.js';
import { HEX } from '../../map/sheet.js';
import { axisFor } from '../../politics/allies.js';
import { moveEastAfrica, refuseEastAfrica } from '../../politics/east-africa.js';
import { civilWarInEffect } from '../../politics/overseas.js';
import { positionOf } from '../../position/position.js';
import type { R, U } from '../../table.js';
import { hexName } from '../../words/names.js';
import { markersOf, pushMarkerLoss } from '../marker-losses.js';
import { minorVictims, pushMinorLosses } from '../minor-losses.js';
import { hasPlace, pushUnitToPlace } from '../place-unit.js';
import type { Occurrence } from '../political-event.js';
import { colonialRecruits, minorRecruits } from '../recruits.js';
import { isIsland } from './19-01-support-resistance.js';
import { civilWarOffensive } from './civil-war-offensive.js';

type Nationalists = { faction: Faction };

/** 19.17 Germany Supports Nationalists: the Axis may act, whoever received the event. */
export function supportNationalists(u: U, { faction }: Occurrence): void {
  u.push(nationalists, { faction: axisFor(u, faction) });
}

/** Those that the nationalists of a faction strike. */
const enemiesOf = (faction: Faction): readonly Faction[] =>
  [WESTERN, SOVIET].filter((one) => one !== faction);

/** The Allied faction that loses something in the hex; -1 if none does. */
function victimIn(u: R, faction: Faction, hex: Hex): Faction {
  const hit = enemiesOf(faction).find((owner) => stepsIn(u, owner, hex).length > 0);
  if (hit !== undefined) return hit;
  return isIsland(hex) ? NO_FACTION : markerOwner(u, faction, hex);
}

const stepsIn = (u: R, owner: Faction, hex: Hex): Counter[] =>
  minorVictims(u, { owner, country: NO_COUNTRY, hex });

/** The Allied faction with a Detachment or Logistics marker in the hex; -1 if there is none. */
const markerOwner = (u: R, faction: Faction, hex: Hex): Faction =>
  enemiesOf(faction).find((owner) => markersOf(u, owner, hex).length > 0) ?? NO_FACTION;

export const nationalists = question<Nationalists>('nationalists', {
  seats: (_, f) => 1 << f.faction,
  prompt: () => say`How are the nationalists supported?`,
  anchor: '19.17',
  verbs: [
    {
      name: 'civil-war',
      check: (u) => (civilWarInEffect(u) ? null : noCivilWar),
      apply: (u, f) => civilWarOffensive(u, f.faction),
    },
    {
      name: 'east-africa-offensive',
      check: (u) => refuseEastAfrica(u, 1),
      moot: (u) => !u.facts.readings.eastAfrica,
      apply: (u) => moveEastAfrica(u, 1),
    },
    {
      name: 'recruit',
      check(u, f) {
        const units = recruits(u, f.faction);
        if (units.length === 0) return nobody;
        return hasPlace(u, f.faction, units) ? null : noPlace;
      },
      apply: (u, f) => pushUnitToPlace(u, f.faction, recruits(u, f.faction)),
    },
    verb<Hex, Nationalists>({
      name: 'nationalists-strike',
      domain: HEX,
      check(u, f, hex) {
        if (victimIn(u, f.faction, hex) >= 0) return null;
        return markerOwner(u, f.faction, hex) >= 0 ? aloneOnIsland : nobodyThere;
      },
      list(u, f, _, add) {
        for (const hex of new Set(positionOf(u).filled)) if (victimIn(u, f.faction, hex) >= 0) add(hex);
      },
      moot: (u, _, hex) => positionOf(u).ground[hex].length === 0 && positionOf(u).markers[hex].length === 0,
      apply(u, f, hex) {
        const owner = victimIn(u, f.faction, hex);
        u.log('nationalists', hex);
        if (stepsIn(u, owner, hex).length > 0)
          pushMinorLosses(u, { owner, left: 1, country: NO_COUNTRY, hex });
        else pushMarkerLoss(u, owner, hex);
      },
    }),
    { name: 'pass', check: () => null, apply() {} },
  ],
});

/** Colonial units are German ones (or, P.g, of the Major Countries in the place of Germany): Italy's and France's do not come. */
const recruits = (u: R, faction: Faction): Counter[] => [
  ...colonialRecruits(u, faction).filter((unit) => kindOf(unit).faction === faction),
  ...minorRecruits(u, faction),
];

const noCivilWar = refusal('19.17', () => say`there is no Civil War`);
const nobody = refusal(
  '19.17',
  () => say`no German colonial or Axis Minor Country unit is in the Force Pool`,
);
const noPlace = refusal('19.17', () => say`no Replacement Location is free for such a unit`);
const nobodyThere = refusal<Hex>(
  '19.17',
  (_, hex) =>
    say`no enemy colonial or Minor Country unit, Detachment or Logistics marker is in ${hexName(hex)}`,
);

const aloneOnIsland = refusal<Hex>(
  '19.17',
  (_, hex) => say`nothing but a marker is in ${hexName(hex)}, and that is an island`,
);

export const nationalistRules = [nationalists];
