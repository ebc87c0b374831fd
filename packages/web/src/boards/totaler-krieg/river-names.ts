import type { HexSheet, Point } from '@sandtable/hex';
import { RIVERS } from '@sandtable/totaler-krieg/map';
import type { Chain } from '../../board/hex/chains.js';
import type { RiverName } from '../../board/hex/model.js';
import { bestStretch, calmLine } from '../../board/hex/river-names.js';
import { t } from '../../languages/index.js';
import { chainsAlong } from './river-courses.js';

/** The size of the letters, in hexes, and the width of one relative to it. */
const SIZE = 0.21;
const LETTER = 0.6;
/** A river is named once in so many hexsides. */
const EVERY = 15;

/** No name is nearer to another one, in hexes. */
const APART = 0.4;

/** A stretch worth less is so bent, or so near a town, that nobody could read the name. */
const POOR = -1.6;

/** The names of the rivers, where they flow straight and no town is in the way. */
export function riverNames(sheet: HexSheet, towns: readonly Point[]): RiverName[] {
  // A town, and its name below it.
  const named: Point[] = [];
  const isTaken = ({ x, y }: Point) =>
    towns.some((town) => Math.abs(town.x - x) < 0.55 && y > town.y - 0.2 && y < town.y + 0.5) ||
    named.some((other) => Math.hypot(other.x - x, other.y - y) < APART);
  return RIVERS.flatMap(({ name, sides }) => {
    const written = t(name);
    const length = [...written].length * SIZE * LETTER + SIZE;
    return chainsAlong(sheet, sides)
      .flatMap((chain) => partsOf(chain))
      .map((part) => bestStretch(calmLine(part), length, isTaken))
      .filter((stretch) => stretch !== null)
      .filter(({ worth }) => worth > POOR)
      .sort((a, b) => b.worth - a.worth)
      .slice(0, Math.max(1, Math.round(sides.length / EVERY)))
      .map(({ line }) => {
        named.push(...line);
        return { name: written, size: SIZE, line };
      });
  });
}

/** A long chain in parts that are named one by one. */
function partsOf(chain: Chain): Chain[] {
  const parts = Math.max(1, Math.round(chain.length / EVERY));
  const size = Math.ceil(chain.length / parts);
  return Array.from({ length: parts }, (_, i) => chain.slice(i * size, (i + 1) * size + 1));
}
