import { type Hex, SHEET, type TotalerKriegView } from '@sandtable/totaler-krieg/map';

/** By War State: the factions that the Axis fights. */
const ENEMIES: Readonly<Record<string, readonly string[]>> = {
  'limited-war': ['western'],
  'total-war': ['western', 'soviet'],
};

/**
 * The front: the hexsides between the Axis and those whom it fights. It runs where the armies stand, whoever controls the
 * empty hexes between them: a hex is on the side of the nearest unit.
 */
export function frontOf(
  { warState }: Pick<TotalerKriegView, 'warState'>,
  owner: ReadonlyMap<number, string>,
  units: ReadonlyMap<number, string>,
): number[] {
  const enemies = ENEMIES[warState] ?? [];
  const side = nearest(owner, units);
  const front = new Array<number>(SHEET.ids.length).fill(0);
  for (const [hex, faction] of side) {
    if (faction !== 'axis') continue;
    for (let i = 0; i < 6; i++) {
      const next = SHEET.neighbour(hex as Hex, i);
      if (next >= 0 && enemies.includes(side.get(next) ?? '')) front[hex] |= 1 << i;
    }
  }
  return front;
}

/** For each owned hex the faction of the nearest unit by land; its owner if there is none, or if two are as near. */
function nearest(
  owner: ReadonlyMap<number, string>,
  units: ReadonlyMap<number, string>,
): ReadonlyMap<number, string> {
  const side = new Map(units);
  let edge = [...units.keys()];
  while (edge.length > 0) {
    const found = new Map<number, string>();
    for (const hex of edge) {
      for (let i = 0; i < 6; i++) {
        const next = SHEET.neighbour(hex as Hex, i);
        if (next < 0 || side.has(next) || !owner.has(next)) continue;
        const before = found.get(next);
        const own = side.get(hex)!;
        found.set(next, before === undefined || before === own ? own : owner.get(next)!);
      }
    }
    for (const [hex, faction] of found) side.set(hex, faction);
    edge = [...found.keys()];
  }
  for (const [hex, faction] of owner) if (!side.has(hex)) side.set(hex, faction);
  return side;
}
