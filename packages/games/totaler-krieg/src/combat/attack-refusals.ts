import { say } from '@sandtable/kernel';
import type { Counter, Hex } from '../ids.js';
import { refusal } from '../kit.js';
import { frozenNow } from '../movement/barriers.js';
import { hexOf } from '../places.js';
import { countryName, hexName, unitName } from '../words/names.js';
import type { Draft } from './declarable.js';

// Why a hex cannot be attacked.
const ofHex = (anchor: string, words: (hex: string) => string) =>
  refusal<Hex>(anchor, (_, hex) => words(hexName(hex)));

export const nobodyThere = ofHex('4.2.1a', (hex) => say`no enemy is in ${hex}`);
export const notAnEnemy = ofHex('4b', (hex) => say`the other Allied faction in ${hex} cannot be attacked`);
export const attackedAlready = ofHex(
  '4.2.1a',
  (hex) => say`${hex} has already been attacked in this segment`,
);
export const atSea = ofHex(
  '4.2.1g',
  (hex) => say`an attack cannot cross the sea to ${hex}: units on a Beachhead cannot be attacked`,
);
export const nobodyNear = ofHex('4.2.1b', (hex) => say`no unit that could still attack is next to ${hex}`);
export const acrossWater = ofHex('4.2.1g', (hex) => say`an attack cannot cross a lake or the sea to ${hex}`);
export const boundAtHome = ofHex(
  '4.2.1i',
  (hex) => say`the marker in their Capital keeps the units next to ${hex} in their Country`,
);
export const atPeace = refusal<Hex>(
  '22.4',
  (u, hex) => say`nobody attacks ${hexName(hex)} in this turn: ${countryName(frozenNow(u))} is at peace`,
);
export const underPolicy = ofHex(
  '13.6.1a',
  (hex) => say`a Policy or Truce keeps the units next to ${hex} from attacking it`,
);
export const notEnabled = ofHex(
  '4.1.2a',
  (hex) => say`no unit next to ${hex} is within two hexes of a Blitz marker`,
);
export const badWeather = ofHex('4.1.2c', (hex) => say`the weather in ${hex} allows no Blitz attack`);
export const allTooWeak = ofHex(
  '4.2.1e',
  (hex) => say`all who could attack ${hex} together have less than a third of its defense`,
);

// Why a unit cannot join an attack.
const ofUnit = (anchor: string, words: (unit: string, target: string) => string) =>
  refusal<Counter, Draft>(anchor, (_, unit, __, f) => words(unitName(unit), hexName(f.target)));

export const notYourUnit = ofUnit('4.2.1b', (unit) => say`${unit} is not yours`);
export const noGroundUnit = ofUnit('4.2.1b', (unit) => say`${unit} is no ground unit`);
export const takesPart = ofUnit('4.2.1b', (unit) => say`${unit} already takes part`);
export const notAdjacent = refusal<Counter, Draft>('4.2.1b', (u, unit, _, f) => {
  const hex = hexOf(u.table.place[unit]);
  if (hex < 0) return say`${unitName(unit)} is not on the map`;
  return say`${unitName(unit)} in ${hexName(hex)} is not next to ${hexName(f.target)}`;
});
export const wrongHexside = ofUnit(
  '4.2.1g',
  (unit, target) => say`${unit} cannot attack ${target} across a lake or the sea`,
);
export const unitAttacked = ofUnit('4.2.1a', (unit) => say`${unit} has already attacked in this segment`);
export const hqSupported = ofUnit(
  '4.2.1.2e',
  (unit) => say`${unit} has already given ranged support in this segment`,
);
export const keptAtHome = ofUnit(
  '4.2.1i',
  (unit) => say`the marker in its Capital keeps ${unit} in its Country`,
);
export const unitAtPeace = refusal<Counter, Draft>(
  '22.4',
  (u, unit) => say`${unitName(unit)} does not attack in this turn: ${countryName(frozenNow(u))} is at peace`,
);
export const unitUnderPolicy = ofUnit(
  '13.6.1a',
  (unit, target) => say`a Policy or Truce keeps ${unit} from attacking ${target}`,
);
export const unitNotEnabled = ofUnit(
  '4.1.2a',
  (unit) => say`${unit} is not within two hexes of a Blitz marker`,
);
export const badWeatherFor = ofUnit(
  '4.1.2c',
  (unit, target) => say`the weather in ${target} allows ${unit} no Blitz attack`,
);
export const mixedMinors = ofUnit(
  '4.2.1c',
  (unit) => say`${unit} cannot join units of another Minor Country in an attack`,
);
export const leavesTooWeak = ofUnit(
  '4.2.1e',
  (unit, target) => say`with ${unit} no attack on ${target} can come to a third of its defense`,
);
// Why an HQ cannot support the attack, and why the attack cannot be declared.
export const oneHq = ofUnit('4.2.2a', () => say`one HQ already supports the attack`);
export const nobodyYet = refusal('4.2.1b', () => say`no unit attacks yet`);
export const noFactor = refusal('4.2.1h', () => say`the attackers have no Attack Factor`);
export const tooWeak = refusal('4.2.1e', () => say`the attackers have less than a third of the defense`);
