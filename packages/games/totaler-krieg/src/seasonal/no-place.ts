import { say } from '@sandtable/kernel';
import { kindOf } from '../counters/counters.js';
import type { CounterAndHex } from '../facts.js';
import type { Counter, Faction, Hex } from '../ids.js';
import type { GameRefusal } from '../kit.js';
import { COUNTRIES } from '../map/areas.js';
import { aboutHex } from '../organization/stages.js';
import type { R } from '../table.js';
import { hexName, unitName } from '../words/names.js';
import { type NoPlace, refusePlace } from './locations.js';

const NO_PLACE: Readonly<Record<NoPlace, ReturnType<typeof aboutHex>>> = {
  'no-location': aboutHex(
    '1.3.4b',
    (_, unit, hex) =>
      say`${hexName(hex)} is no Replacement Location for ${COUNTRIES[kindOf(unit).country].adjective} units`,
  ),
  enemy: aboutHex('1.3.4g', (_, __, hex) => say`an enemy is in ${hexName(hex)}`),
  zone: aboutHex(
    '1.3.4g',
    (_, __, hex) => say`${hexName(hex)} is in an enemy Zone of Control, and no ground unit of yours is there`,
  ),
  stacking: aboutHex('1.3.4a', (_, unit, hex) => say`${unitName(unit)} does not fit into ${hexName(hex)}`),
};

/** 1.3.4: why a unit cannot be placed in a hex as a replacement, in words; null if it can. */
export function refusePlacing(
  u: R,
  faction: Faction,
  unit: Counter,
  hex: Hex,
): GameRefusal<CounterAndHex> | null {
  const why = refusePlace(u, faction, unit, hex);
  return why && NO_PLACE[why];
}
