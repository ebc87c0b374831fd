import type { GameInfo, View } from '@sandtable/kernel';
import type { Strip } from '../board-module.js';
import { CROSS, FLAG, INFANTRY, STAR } from '../glyphs.js';
import { readId, tableOf } from './units.js';
import { words } from './words.js';

/** What each side has: counters on the map, towns, reinforcements to come, losses. There are no cards. */
export function stripsOf(view: View, { seats }: GameInfo): Strip[] {
  const { units, due, eliminated, towns } = tableOf(view.table);
  return seats.map(({ id, name }) => {
    const own = (ids: readonly string[]) => ids.filter((unit) => readId(unit).side === id).length;
    const held = Object.values(towns).filter((side) => side === id).length;
    return {
      seat: id,
      name,
      cards: [
        { glyph: INFANTRY, count: own(units.map((unit) => unit.id)), label: words.strips.units },
        { glyph: STAR, count: held, label: words.strips.towns },
      ],
      reserve: [
        { glyph: FLAG, count: own(due.map((unit) => unit.id)), label: words.strips.due },
        { glyph: CROSS, count: own(eliminated), label: words.strips.lost },
      ],
      faceDown: null,
      faceUp: [],
    };
  });
}
