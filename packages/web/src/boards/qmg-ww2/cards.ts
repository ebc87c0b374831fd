import type { View } from '@sandtable/kernel';
import { COUNTRY_FACES, type CardFace as QmgCard } from '@sandtable/qmg-ww2/faces';
import type { CardFace, CardRow, Glyph, Pile } from '../board-module.js';
import { ANCHOR, BATTLE, BOLT, ENVELOPE, FACTORY, FLAG, SHIP, TANK } from '../glyphs.js';
import { boardOf } from './board-of.js';
import { deckOf } from './deck.js';
import { words } from './words.js';

const GLYPHS: Record<QmgCard['type'], Glyph> = {
  'build-army': TANK,
  'build-navy': SHIP,
  'land-battle': BATTLE,
  'sea-battle': BATTLE,
  'economic-warfare': ANCHOR,
  event: FLAG,
  response: ENVELOPE,
  status: FACTORY,
};

export function faceOf(card: QmgCard): CardFace {
  return {
    id: card.id,
    name: card.name,
    type: words.types[card.type] ?? card.type,
    text: card.text,
    provenance: card.provenance,
    disputed: card.disputed,
    seat: card.country,
    className: `card-${card.type}`,
    glyph: GLYPHS[card.type],
    ...(card.reacts && { reaction: { name: words.cards.reacts, glyph: BOLT } }),
  };
}

export function cardOf(view: View, id: string, country: string | null): CardFace | null {
  const deck = deckOf(view);
  const owners = country === null ? COUNTRY_FACES.map(({ id }) => id) : [country];
  for (const owner of owners) {
    const card = deck.get(`${owner} ${id}`);
    if (card) return faceOf(card);
  }
  return null;
}

/** The card that is carried out or answered. */
export function answered(view: View): { id: string; seat: string } | null {
  const { acting } = boardOf(view);
  return acting && { id: acting.id, seat: acting.country };
}

const SPREAD = ['hand', 'response', 'status'];

export function pilesOf(view: View, country: string): Pile[] {
  return ['hand', 'response', 'status', 'deck', 'discard'].flatMap((pile) => {
    const place = `${country}.${pile}`;
    const cards = view.places[place] ?? [];
    if (cards.length === 0 && (pile === 'response' || pile === 'status')) return [];
    return [
      {
        place,
        title: words.piles[pile],
        cards,
        spread: SPREAD.includes(pile),
        hand: pile === 'hand',
        faceDown: pile === 'response',
        touch: (id: string) => ({ kind: 'card', id }),
      },
    ];
  });
}

/** All cards, and where their copies are as far as the viewer knows. */
export function rowsOf(view: View): CardRow[] {
  return [...deckOf(view).values()].map((card) => {
    const copies = (pile: string) =>
      (view.places[`${card.country}.${pile}`] ?? []).filter((id) => id === card.id).length;
    const counts: [number, string][] = [
      [copies('hand'), words.cards.inHand],
      [copies('status'), words.cards.onTable],
      [copies('response'), words.cards.faceDown],
      [copies('discard'), words.cards.discarded],
    ];
    const seen = counts.reduce((sum, [n]) => sum + n, 0);
    const parts = counts
      .filter(([n]) => n > 0)
      .map(([n, where]) => (card.count === 1 ? where : `${n} ${where}`));
    if (seen < card.count) parts.push(words.cards.unknown(card.count - seen));
    return {
      face: faceOf(card),
      count: card.count,
      where: parts.join(', '),
      seen: copies('discard') + copies('status'),
    };
  });
}
