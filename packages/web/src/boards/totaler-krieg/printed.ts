import {
  type Faces,
  facesIn,
  KIND,
  KINDS,
  SHEET,
  starsIn,
  type TotalerKriegView,
} from '@sandtable/totaler-krieg/map';

/** What is printed on map and counters: as we know it, or as an owner of the game has entered it. */
interface Printed {
  /** By hex: the number of the faction whose colour a Strategic Hex has; -1 for other hexes. */
  star: readonly number[];
  /** By kind of counter. */
  faces: readonly Faces[];
}

const OURS: Printed = { star: SHEET.star, faces: KINDS };
const known = new WeakMap<object, Printed>();

export function printedOn({ printed }: Pick<TotalerKriegView, 'printed'>): Printed {
  if (!printed) return OURS;
  const read = known.get(printed) ?? { star: starsIn(printed.stars), faces: facesIn(printed.counters) };
  known.set(printed, read);
  return read;
}

export function facesOf(table: TotalerKriegView, kind: string): Faces {
  return printedOn(table).faces[KIND.index(kind)];
}
