import type { View } from '@sandtable/kernel';
import { pieceCounts } from '@sandtable/qmg-ww2/faces';
import type { Strip } from '../board-module.js';
import { DECK, DISCARD, HAND, SHIP, TANK } from '../glyphs.js';
import { boardOf } from './board-of.js';
import { countryName } from './names.js';
import { words } from './words.js';

/** What lies in front of each country. */
export function stripsOf(view: View): Strip[] {
  const { pieces } = boardOf(view);
  return pieceCounts(view.options).map(({ id, armies, navies }) => {
    const pile = (name: string) => view.places[`${id}.${name}`] ?? [];
    const onBoard = (kind: string) =>
      pieces.filter((piece) => piece.country === id && piece.kind === kind).length;
    const left = { armies: armies - onBoard('army'), navies: navies - onBoard('navy') };
    return {
      seat: id,
      name: countryName(id),
      cards: [
        { glyph: HAND, count: pile('hand').length, label: words.strips.hand },
        { glyph: DECK, count: pile('deck').length, label: words.strips.deck },
        { glyph: DISCARD, count: pile('discard').length, label: words.strips.discard },
      ],
      reserve: [
        { glyph: TANK, count: left.armies, label: words.strips.armies(left.armies) },
        { glyph: SHIP, count: left.navies, label: words.strips.navies(left.navies) },
      ],
      faceDown: { count: pile('response').length, label: words.strips.responses },
      faceUp: pile('status').filter((card) => card !== null),
    };
  });
}
