import { FACTIONS, TYPES } from '@sandtable/east-front/faces';
import type { GameInfo, View } from '@sandtable/kernel';
import type { Glyph, Strip } from '../board-module.js';
import { DECK, DISCARD, HAND, INFANTRY, PLANE, SHIP, TANK } from '../glyphs.js';
import { boardOf } from './board-of.js';
import { words } from './words.js';

const GLYPHS: Record<string, Glyph> = { infantry: INFANTRY, tank: TANK, airplane: PLANE, fleet: SHIP };

/** What lies in front of each side. The reserves of its factions are counted together. */
export function stripsOf(view: View, { seats }: GameInfo): Strip[] {
  const { reserve } = boardOf(view);
  return seats.map(({ id, name }) => {
    const pile = (pile: string) => view.places[`${id}.${pile}`] ?? [];
    const factions = FACTIONS.filter((faction) => (faction === 'soviet') === (id === 'allies'));
    return {
      seat: id,
      name,
      cards: [
        { glyph: HAND, count: pile('hand').length, label: words.strips.hand },
        { glyph: DECK, count: pile('deck').length, label: words.strips.deck },
        { glyph: DISCARD, count: pile('discard').length, label: words.strips.used },
      ],
      reserve: TYPES.map((type) => {
        const count = factions.reduce((sum, faction) => sum + reserve[faction][type], 0);
        return { glyph: GLYPHS[type], count, label: words.pieces(type, count) };
      }),
      faceDown: null,
      faceUp: [...pile('contingency'), ...pile('flipped')].filter((card) => card !== null),
    };
  });
}
