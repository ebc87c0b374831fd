import { say } from '@sandtable/kernel';
import { COUNTER, countersOf, IS_DETACHMENT, IS_LOGISTICS, kindOf } from '../../counters/counters.js';
import { kindNamed } from '../../counters/kinds.js';
import { AXIS, type Counter, type Faction, type Hex, WESTERN } from '../../ids.js';
import { question, refusal, verb } from '../../kit.js';
import { GERMANY, UNITED_STATES } from '../../map/areas.js';
import { HEX, SHEET } from '../../map/sheet.js';
import { hexOf, REMOVED, SET_ASIDE } from '../../places.js';
import { isAtPeace, isTac } from '../../politics/posture.js';
import { ownershipOf } from '../../position/ownership.js';
import { factionOf, positionOf, put } from '../../position/position.js';
import { leaveMap } from '../../steps/leave-map.js';
import { isAirBase } from '../../supply/bases.js';
import type { R, U } from '../../table.js';
import { hexName, unitName } from '../../words/names.js';
import type { Occurrence } from '../political-event.js';

type Bomb = { faction: Faction };

/** V.q: the Axis has three; spent ones are set aside. */
const AXIS_BOMBS = countersOf(kindNamed('mk-a-bomb-axis'));
const RANGE = [3, 9] as const;

/** 19.33 Project Success: A-bomb. */
export function projectSuccess(u: U, { faction }: Occurrence): void {
  if (hasBomb(u, faction) && targets(u, faction).length > 0) u.push(drop, { faction });
}

/** The Axis has one of its three left; the United States are under no Truce. */
export function hasBomb(u: R, faction: Faction): boolean {
  if (faction === WESTERN) return !isTac(u, UNITED_STATES);
  return faction !== AXIS || AXIS_BOMBS.some((bomb) => u.table.place[bomb] === REMOVED);
}

/** Land hexes in range of an Air Base, not neutral; for the Axis without a unit of a Country at peace. */
function targets(u: R, faction: Faction): Hex[] {
  const bases = basesOf(u, faction);
  return SHEET.landHexes.filter((hex) => refuseBomb(u, faction, bases, hex) === null);
}

function basesOf(u: R, faction: Faction): Hex[] {
  const nation = faction === AXIS ? GERMANY : UNITED_STATES;
  return [...new Set(positionOf(u).filled)].filter((hex) => isAirBase(u, faction, hex, nation));
}

function refuseBomb(u: R, faction: Faction, bases: readonly Hex[], hex: Hex) {
  const range = faction === AXIS ? RANGE[0] : RANGE[1];
  if (!SHEET.isLand[hex]) return noLand;
  if (ownershipOf(u).open[hex] !== 1) return neutralGround;
  if (faction === AXIS && isSpared(u, hex)) return spared;
  return bases.some((base) => SHEET.grid.distance(base, hex) <= range) ? null : outOfRange;
}

function isSpared(u: R, hex: Hex): boolean {
  const { ground, air, airdrops } = positionOf(u);
  return [...ground[hex], ...air[hex], ...airdrops[hex]].some((unit) => isAtPeace(u, kindOf(unit).country));
}

const drop = question<Bomb>('a-bomb', {
  seats: (_, f) => 1 << f.faction,
  prompt: () => say`Which hex is devastated by the atomic bomb?`,
  anchor: '19.33',
  verbs: [
    verb<Hex, Bomb>({
      name: 'bomb',
      domain: HEX,
      check: (u, f, hex) => refuseBomb(u, f.faction, basesOf(u, f.faction), hex),
      list: (u, f, _, add) => targets(u, f.faction).forEach(add),
      moot: (_, __, hex) => !SHEET.isLand[hex],
      apply(u, f, hex) {
        u.table.devastation.push({ faction: f.faction, hex });
        u.log('a-bomb', hex);
        const bomb = AXIS_BOMBS.find((one) => u.table.place[one] === REMOVED);
        if (f.faction === AXIS && bomb !== undefined) put(u, bomb, SET_ASIDE);
        if (victims(u, { faction: f.faction, hex }).length > 0) u.push(destroy, { faction: f.faction, hex });
      },
    }),
    { name: 'pass', check: () => null, apply() {} },
  ],
});

const victims = (u: R, { faction, hex }: { faction: Faction; hex: Hex }): Counter[] => {
  const { ground, markers } = positionOf(u);
  const garrisons = markers[hex].filter((one) => IS_DETACHMENT[one] || IS_LOGISTICS[one]);
  return [...ground[hex], ...garrisons].filter((one) => factionOf(u, one) !== faction);
};

/** One enemy unit, whatever its size, Detachment or Logistics marker is eliminated. */
const destroy = question<Bomb & { hex: Hex }>('a-bomb-victim', {
  seats: (_, f) => 1 << f.faction,
  prompt: () => say`Which counter does the bomb destroy?`,
  anchor: '19.33',
  verbs: [
    verb<Counter, Bomb & { hex: Hex }>({
      name: 'destroy',
      domain: COUNTER,
      check: (u, f, unit) => (victims(u, f).includes(unit) ? null : notThere),
      list: (u, f, _, add) => victims(u, f).forEach(add),
      moot: (u, f, unit) => hexOf(u.table.place[unit]) !== f.hex,
      apply(u, _, unit) {
        u.log('step-lost', unit, hexOf(u.table.place[unit]));
        leaveMap(u, unit);
      },
    }),
    { name: 'pass', check: () => null, apply() {} },
  ],
});

const because = (sentence: (place: string) => string) =>
  refusal<Hex>('19.33', (_, hex) => sentence(hexName(hex)));
const noLand = because((place) => say`${place} is no Land hex`);
const neutralGround = because((place) => say`${place} is neutral`);
const spared = because((place) => say`a unit of a Country at peace with you is in ${place}`);
const outOfRange = refusal<Hex, Bomb>('19.33', (_, hex, __, f) =>
  f.faction === AXIS
    ? say`${hexName(hex)} is out of range of every German Air Base`
    : say`${hexName(hex)} is out of range of every US Air Base`,
);
const notThere = refusal<Counter>('19.33', (_, unit) => say`${unitName(unit)} is not hit`);

export const bombRules = [drop, destroy];
