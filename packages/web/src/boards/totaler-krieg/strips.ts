import type { GameInfo, View } from '@sandtable/kernel';
import { type BoxView, SHEET } from '@sandtable/totaler-krieg/map';
import type { Strip } from '../board-module.js';
import { CROSS, FLAG, HAND, INFANTRY, STAR } from '../glyphs.js';
import { printedOn } from './printed.js';
import { factionOf, tableOf } from './units.js';
import { words } from './words.js';

const sum = (box: BoxView) => Object.values(box).reduce((all, count) => all + count, 0);

/** What each faction has: units on the map, Strategic Hexes, its Force Pool, what is delayed. */
export function stripsOf(view: View, { seats }: GameInfo): Strip[] {
  const table = tableOf(view.table);
  const { star } = printedOn(table);
  return seats
    .filter(({ id }) => table.factions.includes(id))
    .map(({ id, name }) => {
      const own = table.units.filter((unit) => factionOf(table, unit.id) === id).length;
      const held = star.filter((colour, hex) => colour >= 0 && table.holds[SHEET.ids[hex]] === id).length;
      const { forcePool, delayBox, turnTrack, card, hand, pending } = table.sides[id];
      const due = Object.values(turnTrack).reduce((all, box) => all + sum(box), 0);
      return {
        seat: id,
        name,
        cards: [
          { glyph: INFANTRY, count: own, label: words.strips.onMap },
          { glyph: STAR, count: held, label: words.strips.cities },
          ...(hand === undefined ? [] : [{ glyph: HAND, count: hand, label: words.strips.hand }]),
        ],
        reserve: [
          ...(forcePool ? [{ glyph: FLAG, count: sum(forcePool), label: words.strips.pool }] : []),
          { glyph: CROSS, count: sum(delayBox) + due, label: words.strips.delay },
        ],
        faceDown: pending ? { count: 1, label: words.strips.pending } : null,
        faceUp: card !== null && hand !== undefined ? [card] : [],
      };
    });
}
