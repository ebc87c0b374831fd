import type { Country, Hex } from '../ids.js';
import { COUNTRY } from '../map/areas.js';
import { SHEET } from '../map/sheet.js';
import { meantBy } from '../politics/countries.js';
import { hexesOfArea, ownershipOf } from '../position/ownership.js';
import { rememberedOwned } from '../position/while-owned.js';
import type { R } from '../table.js';
import type { FreeSetup } from './scenario.js';

/** The Land hexes of a Country as owned now, or of a Region. */
function areaNamed(u: R, id: string): Hex[] {
  const country = COUNTRY.index(id);
  const owner = ownershipOf(u).country;
  const named = new Set(hexesOfArea(id));
  const isOwn = (hex: Hex) => country >= 0 && owner[hex] === meantBy(country as Country);
  return SHEET.landHexes.filter((hex) => named.has(hex) || isOwn(hex));
}

function around(id: string): Hex[] {
  const hex = SHEET.hexAt(id);
  const hexes: Hex[] = [];
  for (let side = 0; side < 6; side++) {
    const next = SHEET.neighbour(hex, side);
    if (next >= 0) hexes.push(next);
  }
  return hexes;
}

const listOf = (text: string): string[] => text.split(',').filter(Boolean);
/** The row of a hex: 39 of e3904. */
const rowOf = (id: string): number => Number(id.slice(1, 3));

/** Hexes next to a Country's, from one row of the map to another. */
function alongBorder(u: R, id: string, from: string, to: string): Hex[] {
  const there = new Set(areaNamed(u, id).filter((hex) => ownershipOf(u).country[hex] === COUNTRY.index(id)));
  const [top, bottom] = [rowOf(from), rowOf(to)];
  return SHEET.landHexes.filter((hex) => {
    const row = rowOf(SHEET.ids[hex]);
    return (
      row <= top && row >= bottom && !there.has(hex) && around(SHEET.ids[hex]).some((next) => there.has(next))
    );
  });
}

/** S.g: the hexes that a line of the set-up leaves to its owner, on land of the faction. */
export const freeHexes = rememberedOwned((u: R, { faction, rule }: FreeSetup): readonly Hex[] => {
  const hexes = new Set<Hex>();
  const add = (more: readonly Hex[]) => {
    for (const hex of more) hexes.add(hex);
  };
  for (const id of listOf(rule['any-hex-in'] ?? '')) add(areaNamed(u, id));
  for (const id of listOf(rule.including ?? '')) add(hexesOfArea(id));
  for (const id of listOf(rule.excluding ?? '')) for (const hex of hexesOfArea(id)) hexes.delete(hex);
  for (const id of listOf(rule['any-of-hexes'] ?? '')) add([SHEET.hexAt(id)]);
  if (rule['in-hex']) add([SHEET.hexAt(rule['in-hex'])]);
  if (rule['and-or-adjacent-to']) add(around(rule['and-or-adjacent-to']));
  const centre = rule['in-and-or-adjacent-to'];
  if (centre) add([SHEET.hexAt(centre), ...around(centre)]);
  if (rule['each-hex-along-border']) add(alongBorder(u, rule['each-hex-along-border'], rule.from, rule.to));
  const within = rule.within ? new Set(areaNamed(u, rule.within)) : null;
  return SHEET.landHexes.filter(
    (hex) =>
      hexes.has(hex) && (within === null || within.has(hex)) && ownershipOf(u).faction[hex] === faction,
  );
});
