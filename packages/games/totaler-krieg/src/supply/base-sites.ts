import { COUNTER, IS_PARTISAN, kindOf } from '../counters/counters.js';
import { type Counter, type Country, type Faction, type Hex, WESTERN } from '../ids.js';
import { BRITAIN, GERMANY, RUSSIA, UNITED_STATES } from '../map/areas.js';
import { SHEET } from '../map/sheet.js';
import { factionOf, hasOther, type Position } from '../position/position.js';
import type { R } from '../table.js';

/** The Major Country of the multi-national units of each faction. */
export const MAJORS: readonly Country[] = [GERMANY, BRITAIN, RUSSIA];

const PRINTED: readonly (readonly Country[])[] = COUNTER.values.map((counter) => {
  const { country, faction } = kindOf(counter);
  if (country >= 0) return [country];
  return faction === WESTERN ? [BRITAIN, UNITED_STATES] : [];
});

/** The nations of a ground unit or marker: 13.8.3c both of a multi-national unit, G.airbase2 both of AFHQ and SHAEF. */
export function nationsOf(u: R, counter: Counter): readonly Country[] {
  const { multinational, faction } = kindOf(counter);
  if (!multinational) return PRINTED[counter];
  const { holding } = u.table;
  const held = holding.indexOf(counter);
  return held >= 0 && held % 2 === 0
    ? [MAJORS[faction], kindOf(holding[held + 1]).country]
    : [MAJORS[faction]];
}

/**
 * G.airbase, G.navalbase: the hex holds a garrison that makes it a base, and no enemy Air unit. `isSupplied` judges a
 * member of the garrison; G.airbase2: with `nation` only members of that nation count.
 */
export function isGarrisoned(
  u: R,
  faction: Faction,
  hex: Hex,
  { ground, markers, air, units }: Position,
  isSupplied: (country: Country) => boolean,
  nation?: Country,
): boolean {
  if (units[faction][hex] === 0 && markers[hex].length === 0) return false;
  if (!SHEET.isLand[hex] || hasOther(u, faction, air[hex])) return false;
  for (const unit of ground[hex]) if (makesBase(u, faction, unit, isSupplied, nation)) return true;
  for (const marker of markers[hex])
    if (!IS_PARTISAN[marker] && makesBase(u, faction, marker, isSupplied, nation)) return true;
  return false;
}

function makesBase(
  u: R,
  faction: Faction,
  counter: Counter,
  isSupplied: (country: Country) => boolean,
  nation?: Country,
): boolean {
  if (factionOf(u, counter) !== faction) return false;
  const nations = nationsOf(u, counter);
  return (nation === undefined || nations.includes(nation)) && nations.some(isSupplied);
}
