import { say } from '@sandtable/kernel';
import { countersOf, IS_AIR, IS_SUPPORT, kindOf } from '../counters/counters.js';
import { kindNamed } from '../counters/kinds.js';
import { AXIS, type Counter, type Faction, SOVIET, WESTERN } from '../ids.js';
import { GERMANY, UNITED_STATES } from '../map/areas.js';
import { SHEET } from '../map/sheet.js';
import { STRATEGIC_BOX } from '../places.js';
import { isAtPeace, isWarBox, US_POSTURE } from '../politics/posture.js';
import { ownershipOf } from '../position/ownership.js';
import { factionOf, positionOf } from '../position/position.js';
import { isAirBase } from '../supply/bases.js';
import { type R, TOTAL_WAR } from '../table.js';

/**
 * One line of Table A-4: what it is called, how many markers, units or VP of it concern a Delay roll of a counter of a
 * faction, and the row that says what each adds; without a row the count itself is added.
 */
interface DelayModifier {
  name: string;
  row?: string;
  of(u: R, faction: Faction, counter: Counter): number;
}

const inStrategicBox = (u: R, id: string): number =>
  countersOf(kindNamed(id)).filter((counter) => u.table.place[counter] === STRATEGIC_BOX).length;

/** Units of a type that others have in the Strategic Warfare Box. */
function enemyUnits(u: R, type: string, ...owners: readonly Faction[]): number {
  let count = 0;
  for (const counter of SUPPORT_UNITS)
    if (
      u.table.place[counter] === STRATEGIC_BOX &&
      kindOf(counter).type === type &&
      owners.includes(factionOf(u, counter))
    )
      count++;
  return count;
}
const SUPPORT_UNITS = IS_SUPPORT.flatMap((is, counter) => (is ? [counter as Counter] : []));

/** 18.15: a US Air Base is within nine hexes of a German City. */
function germanCityInBomberRange(u: R): boolean {
  const { country, home } = ownershipOf(u);
  const cities = SHEET.cities.filter((hex) => country[hex] === GERMANY && home[hex]);
  return positionOf(u).filled.some(
    (hex) =>
      isAirBase(u, WESTERN, hex, UNITED_STATES) && cities.some((city) => SHEET.grid.distance(hex, city) <= 9),
  );
}

/** 13.6.1d: these markers spare the counters of a PAC or TAC. */
const isHit = (u: R, counter: Counter): boolean => !isAtPeace(u, kindOf(counter).country);

/** 7.1b, A-4: the modifiers, each for counters of one faction. */
export const DELAY_MODIFIERS: readonly DelayModifier[] = [
  {
    name: say`USCL Track`,
    of(u, faction) {
      const { axisDelay, westernDelay } = u.facts.values.uscl[u.table.uscl];
      return faction === AXIS ? axisDelay : faction === WESTERN ? westernDelay : 0;
    },
  },
  {
    // A-4b
    name: say`Axis Tide`,
    row: 'axis-tide',
    of: ({ table }, faction) =>
      faction === AXIS && table.warState === TOTAL_WAR && table.vp.tide ? table.vp.box : 0,
  },
  {
    name: say`Intensive Bombing`,
    row: 'intensive-bombing',
    of: (u, faction) =>
      faction === AXIS &&
      inStrategicBox(u, 'mk-intensive-bombing') > 0 &&
      isWarBox(u, US_POSTURE) &&
      germanCityInBomberRange(u)
        ? 1
        : 0,
  },
  {
    name: say`Materiel Shortages`,
    row: 'materiel-shortages',
    of: (u, faction) => (faction === AXIS ? inStrategicBox(u, 'mk-materiel-shortages') : 0),
  },
  {
    name: say`Reduced US Impact`,
    row: 'reduced-us-impact',
    of: (u, faction) =>
      faction === AXIS && u.table.uscl > 0 ? inStrategicBox(u, 'mk-reduced-us-impact') : 0,
  },
  {
    name: say`Type XXI U-boat Production`,
    row: 'type-xxi-production',
    of: (u, faction, counter) =>
      faction === WESTERN && isHit(u, counter) ? inStrategicBox(u, 'mk-type-xxi-production') : 0,
  },
  {
    name: say`Ural Bomber Production`,
    row: 'ural-bomber-production',
    of: (u, faction, counter) =>
      faction === SOVIET && isHit(u, counter) ? inStrategicBox(u, 'mk-ural-bomber-production') : 0,
  },
  {
    // Units only: no markers.
    name: say`US Victory Program`,
    row: 'us-victory-program',
    of: (u, faction, counter) =>
      faction === WESTERN && kindOf(counter).kind !== 'marker'
        ? inStrategicBox(u, 'mk-us-victory-program')
        : 0,
  },
  {
    name: say`Jet Fighter Production`,
    row: 'jet-fighter-production',
    of: (u, faction, counter) =>
      faction !== AXIS && IS_AIR[counter] && isHit(u, counter)
        ? inStrategicBox(u, 'mk-jet-fighter-production')
        : 0,
  },
  {
    name: say`War Production`,
    row: 'war-production',
    of: (u, faction) => u.table.warProduction[faction] ?? 0,
  },
  {
    // A-4c
    name: say`Bombers in the Strategic Warfare Box`,
    row: 'bombers',
    of: (u, faction) =>
      faction === AXIS
        ? enemyUnits(u, 'bomber', WESTERN, SOVIET)
        : faction === SOVIET
          ? enemyUnits(u, 'bomber', AXIS)
          : 0,
  },
  {
    name: say`Sub Fleets in the Strategic Warfare Box`,
    row: 'sub-fleets',
    of: (u, faction) => (faction === WESTERN ? enemyUnits(u, 'sub-fleet', AXIS) : 0),
  },
];

/** The modifiers of a counter's Delay roll that are not zero, as numbers of DELAY_MODIFIERS and their sizes. */
export function delayModifiers(u: R, counter: Counter): { modifier: number; size: number }[] {
  const faction = factionOf(u, counter);
  return DELAY_MODIFIERS.flatMap(({ of, row }, modifier) => {
    const each = row === undefined ? 1 : (u.facts.values.delayDrms.get(row) ?? 0);
    const size = of(u, faction, counter) * each;
    return size === 0 ? [] : [{ modifier, size }];
  });
}
