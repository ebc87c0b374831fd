import { say } from '@sandtable/kernel';
import { IS_DETACHMENT, IS_LOGISTICS } from '../../counters/counters.js';
import { AXIS, type Counter, type Faction, type Hex, NO_COUNTRY, SOVIET, WESTERN } from '../../ids.js';
import { question, refusal, verb } from '../../kit.js';
import { HEX } from '../../map/sheet.js';
import { civilWarInEffect } from '../../politics/overseas.js';
import { factionOf, positionOf } from '../../position/position.js';
import { leaveMap } from '../../steps/leave-map.js';
import type { R, U } from '../../table.js';
import { hexName } from '../../words/names.js';
import { minorVictims, pushMinorLosses } from '../minor-losses.js';
import { pushUnitToPlace } from '../place-unit.js';
import type { Occurrence } from '../political-event.js';
import { colonialRecruits, minorRecruits } from '../recruits.js';
import { isIsland } from './19-01-support-resistance.js';
import { civilWarOffensive } from './civil-war-offensive.js';

/** 19.17 Germany Supports Nationalists: the Axis may act, whoever received the event. */
export function supportNationalists(u: U, _: Occurrence): void {
  u.push(nationalists, {});
}

const ALLIES: readonly Faction[] = [WESTERN, SOVIET];

/** The Allied faction that loses something in the hex; -1 if none does. */
function victimIn(u: R, hex: Hex): Faction {
  const hit = ALLIES.find((owner) => minorVictims(u, { owner, country: NO_COUNTRY, hex }).length > 0);
  if (hit !== undefined) return hit;
  const marker = garrisonsIn(u, hex)[0];
  return marker === undefined || isIsland(hex) ? (-1 as Faction) : factionOf(u, marker);
}

function garrisonsIn(u: R, hex: Hex): Counter[] {
  return positionOf(u).markers[hex].filter(
    (marker) => (IS_DETACHMENT[marker] || IS_LOGISTICS[marker]) && ALLIES.includes(factionOf(u, marker)),
  );
}

const nationalists = question('nationalists', {
  seats: () => 1 << AXIS,
  prompt: () => say`How are the nationalists supported?`,
  anchor: '19.17',
  verbs: [
    {
      name: 'civil-war',
      check: (u) => (civilWarInEffect(u) ? null : noCivilWar),
      apply: (u) => civilWarOffensive(u, AXIS),
    },
    {
      name: 'recruit',
      check: (u) => (recruits(u).length > 0 ? null : nobody),
      apply: (u) => pushUnitToPlace(u, AXIS, recruits(u)),
    },
    verb<Hex>({
      name: 'nationalists-strike',
      domain: HEX,
      check: (u, _, hex) => (victimIn(u, hex) >= 0 ? null : nobodyThere),
      list(u, _, __, add) {
        for (const hex of new Set(positionOf(u).filled)) if (victimIn(u, hex) >= 0) add(hex);
      },
      moot: (u, _, hex) => positionOf(u).ground[hex].length === 0 && positionOf(u).markers[hex].length === 0,
      apply(u, _, hex) {
        const owner = victimIn(u, hex);
        u.log('partisans', hex);
        if (minorVictims(u, { owner, country: NO_COUNTRY, hex }).length > 0)
          pushMinorLosses(u, { owner, left: 1, country: NO_COUNTRY, hex });
        else leaveMap(u, garrisonsIn(u, hex)[0]);
      },
    }),
    { name: 'pass', check: () => null, apply() {} },
  ],
});

const recruits = (u: R): Counter[] => [...colonialRecruits(u, AXIS), ...minorRecruits(u, AXIS)];

const noCivilWar = refusal('19.17', () => say`there is no Civil War`);
const nobody = refusal('19.17', () => say`no colonial or Minor Country unit is in the Force Pool`);
const nobodyThere = refusal<Hex>(
  '19.17',
  (_, hex) =>
    say`no Allied colonial or Minor Country unit, Detachment or Logistics marker is in ${hexName(hex)}`,
);

export const nationalistRules = [nationalists];
