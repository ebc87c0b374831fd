import { say } from '@sandtable/kernel';
import { IS_PARTISAN } from '../../counters/counters.js';
import { AXIS, type Counter, type Faction, type Hex, NO_COUNTRY, SOVIET, WESTERN } from '../../ids.js';
import { question, refusal, verb } from '../../kit.js';
import { ALL_SEA, HEX, SHEET, STRAIT } from '../../map/sheet.js';
import { FORCE_POOL, REMOVED } from '../../places.js';
import { axisFor } from '../../politics/allies.js';
import { moveEastAfrica, refuseEastAfrica } from '../../politics/east-africa.js';
import { civilWarInEffect } from '../../politics/overseas.js';
import { factionOf, positionOf, put } from '../../position/position.js';
import { PRE_WAR, type R, type U } from '../../table.js';
import { hexName } from '../../words/names.js';
import { markersOf, pushMarkerLoss } from '../marker-losses.js';
import { minorVictims, pushMinorLosses } from '../minor-losses.js';
import type { Occurrence } from '../political-event.js';
import { civilWarOffensive } from './civil-war-offensive.js';

type Resistance = { faction: Faction };

/** 19.1 Allies Support Resistance: an Allied faction recruits partisans or strikes behind the enemy's lines. */
export function supportResistance(u: U, { faction }: Occurrence): void {
  u.push(resistance, { faction: faction === AXIS ? helped(u) : faction });
}

/** If the Axis received the event, a die names the Allied faction; of two, the one in play (P.e). */
function helped(u: U): Faction {
  const { factions } = u.facts.scenario;
  const die = u.roll('resistance', 6);
  const faction = die <= 3 ? WESTERN : SOVIET;
  const other = faction === WESTERN ? SOVIET : WESTERN;
  const found = factions.includes(faction) ? faction : other;
  u.log('resistance', die, found);
  return found;
}

export const resistance = question<Resistance>('resistance', {
  seats: (_, f) => 1 << f.faction,
  prompt: () => say`How is the resistance supported?`,
  anchor: '19.1',
  verbs: [
    {
      name: 'civil-war',
      check: (u) => (civilWarInEffect(u) ? null : noCivilWar),
      apply: (u, f) => civilWarOffensive(u, f.faction),
    },
    {
      name: 'east-africa-offensive',
      check: (u) => refuseEastAfrica(u, -1),
      moot: (u) => !u.facts.readings.eastAfrica,
      apply: (u) => moveEastAfrica(u, -1),
    },
    {
      name: 'recruit-partisans',
      check(u, f) {
        if (u.table.warState === PRE_WAR) return notYet;
        return baseOf(u, f.faction) >= 0 ? null : noBase;
      },
      apply(u, f) {
        const base = baseOf(u, f.faction);
        put(u, base, FORCE_POOL);
        u.log('recruited', base);
      },
    },
    verb<Hex, Resistance>({
      name: 'partisans-strike',
      domain: HEX,
      check(u, f, hex) {
        if (isVulnerable(u, f.faction, hex)) return null;
        return markersOf(u, axisFor(u, f.faction), hex).length > 0 ? aloneOnIsland : nobodyThere;
      },
      list(u, f, _, add) {
        for (const hex of new Set(positionOf(u).filled)) if (isVulnerable(u, f.faction, hex)) add(hex);
      },
      moot: (u, _, hex) => positionOf(u).ground[hex].length === 0 && positionOf(u).markers[hex].length === 0,
      apply(u, f, hex) {
        u.log('partisans', hex);
        const owner = axisFor(u, f.faction);
        // 4.2.6.2e: a step goes before a marker.
        if (victimsIn(u, owner, hex).length > 0)
          pushMinorLosses(u, { owner, left: 1, country: NO_COUNTRY, hex });
        else pushMarkerLoss(u, owner, hex);
      },
    }),
    { name: 'pass', check: () => null, apply() {} },
  ],
});

/** A Partisan Base of the faction that is not in play. */
function baseOf(u: R, faction: Faction): Counter {
  const found = IS_PARTISAN.findIndex(
    (is, counter) => is && factionOf(u, counter as Counter) === faction && u.table.place[counter] === REMOVED,
  );
  return found as Counter;
}

/** Axis colonial and Minor Country units, multi-national units with such a step, and SS units under SS Europa. */
const victimsIn = (u: R, owner: Faction, hex: Hex): Counter[] =>
  minorVictims(u, { owner, country: NO_COUNTRY, hex });

/** G.island */
export function isIsland(hex: Hex): boolean {
  for (let side = 0; side < 6; side++) {
    const next = SHEET.neighbour(hex, side);
    if (next >= 0 && !SHEET.isClosed[next] && (SHEET.marks(hex, side) & (ALL_SEA | STRAIT)) === 0)
      return false;
  }
  return true;
}

function isVulnerable(u: R, faction: Faction, hex: Hex): boolean {
  const owner = axisFor(u, faction);
  return victimsIn(u, owner, hex).length > 0 || (markersOf(u, owner, hex).length > 0 && !isIsland(hex));
}

const notYet = refusal('19.1', () => say`no partisans are recruited before the war`);
const noCivilWar = refusal('19.1', () => say`there is no Civil War`);
const noBase = refusal('v.q', () => say`all your Partisan Bases are in play`);
const nobodyThere = refusal<Hex>(
  '19.1',
  (_, hex) =>
    say`no enemy colonial or Minor Country unit, Detachment or Logistics marker is in ${hexName(hex)}`,
);

const aloneOnIsland = refusal<Hex>(
  '19.1',
  (_, hex) => say`nothing but a marker is in ${hexName(hex)}, and that is an island`,
);

export const supportResistanceRules = [resistance];
