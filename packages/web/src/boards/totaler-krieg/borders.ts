import {
  ALL_SEA,
  BORDER,
  COUNTRIES,
  type Hex,
  REGION_BORDER,
  SHEET,
  type TotalerKriegView,
} from '@sandtable/totaler-krieg/map';

/** The borders of the position's date, as bits of hexsides. */
export interface Borders {
  borders: readonly number[];
  /** Borders of 1937 that are none now. */
  formerBorders: readonly number[];
  districts: readonly number[];
}

type Land = Pick<TotalerKriegView, 'gained'>;

/** For each hex that has changed hands since 1937: to whom it belongs. */
function ownersIn({ gained }: Land): ReadonlyMap<number, string> {
  return new Map(
    Object.entries(gained).flatMap(([owner, ids]) =>
      ids.map((id) => [SHEET.hexOf(id) as number, owner] as const),
    ),
  );
}

/** To whom a hex belongs now, if it has changed hands since 1937: the id of a Country. */
export const newOwnerOf = (land: Land, hex: Hex): string | undefined => ownersIn(land).get(hex);

const ownerIn1937 = (hex: number) => COUNTRIES[SHEET.country[hex]]?.id ?? '';

/** The map has the borders of 1937. Where land has changed hands, they are where its owners meet now. */
export function bordersOf(land: Land): Borders {
  const owners = ownersIn(land);
  const ownerOf = (hex: number) => owners.get(hex) ?? ownerIn1937(hex);
  const [borders, formerBorders, districts] = [0, 1, 2].map(() => SHEET.ids.map(() => 0));
  for (let hex = 0; hex < SHEET.size; hex++) {
    if (SHEET.ids[hex] === '') continue;
    for (let side = 0; side < 6; side++) {
      const marks = SHEET.sides[hex * 6 + side];
      const next = SHEET.neighbour(hex as Hex, side);
      if (marks & ALL_SEA) continue;
      const bit = 1 << side;
      const changed = next >= 0 && (owners.has(hex) || owners.has(next));
      const isBorder = changed
        ? ownerOf(hex) !== ownerOf(next) && SHEET.isLand[next] && SHEET.isLand[hex]
        : Boolean(marks & BORDER);
      if (isBorder) borders[hex] |= bit;
      else if (marks & BORDER) formerBorders[hex] |= bit;
      else if (marks & REGION_BORDER) districts[hex] |= bit;
    }
  }
  return { borders, formerBorders, districts };
}

/** The hexes across which the name of a Country is written: what is left to it, or all it had if that is nothing. */
export function namedLand(land: Land, country: number, hexes: readonly number[]): number[] {
  const owners = ownersIn(land);
  const own = hexes.filter((hex) => SHEET.isLand[hex] && (SHEET.country[hex] as number) === country);
  const left = own.filter((hex) => !owners.has(hex));
  return left.length > 0 ? left : own;
}
