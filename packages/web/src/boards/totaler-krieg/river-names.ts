import type { HexSheet, Point } from '@sandtable/hex';
import { RIVERS, SHEET } from '@sandtable/totaler-krieg/map';
import { type Chain, sideChains } from '../../board/hex/chains.js';
import type { RiverName } from '../../board/hex/model.js';
import { bestStretch, calmLine } from '../../board/hex/river-names.js';
import { t } from '../../languages/index.js';

/** The size of the letters, in hexes, and the width of one relative to it. */
const SIZE = 0.21;
const LETTER = 0.56;
/** A river is named once in so many hexsides. */
const EVERY = 15;

/** A stretch worth less is so bent, or so near a town, that nobody could read the name. */
const POOR = -1.6;

/** The names of the rivers, where they flow straight and no town is in the way. */
export function riverNames(sheet: HexSheet, towns: readonly Point[]): RiverName[] {
  // A town, and its name below it.
  const isTaken = ({ x, y }: Point) =>
    towns.some((town) => Math.abs(town.x - x) < 0.55 && y > town.y - 0.2 && y < town.y + 0.5);
  return RIVERS.flatMap(({ name, sides }) => {
    const written = t(name);
    const length = [...written].length * SIZE * LETTER + SIZE;
    return chainsOf(sheet, sides)
      .flatMap((chain) => partsOf(chain))
      .map((part) => bestStretch(calmLine(part), length, isTaken))
      .filter((stretch) => stretch !== null)
      .filter(({ worth }) => worth > POOR)
      .sort((a, b) => b.worth - a.worth)
      .slice(0, Math.max(1, Math.round(sides.length / EVERY)))
      .map(({ line }) => ({ name: written, size: SIZE, line }));
  });
}

function chainsOf(sheet: HexSheet, sides: (typeof RIVERS)[number]['sides']): Chain[] {
  const bits = SHEET.ids.map(() => 0);
  for (const [one, other] of sides) {
    const side = SHEET.grid.sideTowards(one, other);
    if (side >= 0) bits[one] |= 1 << side;
  }
  return sideChains(sheet, bits);
}

/** A long chain in parts that are named one by one. */
function partsOf(chain: Chain): Chain[] {
  const parts = Math.max(1, Math.round(chain.length / EVERY));
  const size = Math.ceil(chain.length / parts);
  return Array.from({ length: parts }, (_, i) => chain.slice(i * size, (i + 1) * size + 1));
}
