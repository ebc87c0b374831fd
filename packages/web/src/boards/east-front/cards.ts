import type { CardFace as EastFrontCard } from '@sandtable/east-front/faces';
import type { View } from '@sandtable/kernel';
import type { CardFace, CardRow, Pile } from '../board-module.js';
import { CARDS } from './names.js';
import { words } from './words.js';

/** The face of a card; for a Contingency card, the side that is up. */
export function faceOf(card: EastFrontCard, flipped = false): CardFace {
  const reaction = card.reaction
    ? `${card.reaction.name}${card.reaction.detail ? ` (${card.reaction.detail})` : ''}`
    : null;
  const up = flipped && card.second ? card.second : card;
  const other = card.second && !flipped ? ` ${words.secondSide(card.second.name, card.second.text)}` : '';
  return {
    id: card.id,
    name: up.name,
    type: `${words.factions[card.faction]}, ${words.eras[card.era]}`,
    text: `${words.cardText(up.text, reaction)}${other}`,
    provenance: card.provenance,
    disputed: false,
    seat: card.side,
    className: `card-ef-${card.faction}`,
  };
}

export function cardOf(view: View, id: string): CardFace | null {
  const card = CARDS.get(id);
  if (!card) return null;
  return faceOf(card, view.places[`${card.side}.flipped`]?.includes(id) ?? false);
}

const SHOWN = ['hand', 'contingency', 'flipped', 'deck', 'discard', 'late'];
const SPREAD = ['hand', 'contingency', 'flipped'];

export function pilesOf(view: View, side: string): Pile[] {
  return SHOWN.flatMap((pile) => {
    const place = `${side}.${pile}`;
    const cards = view.places[place] ?? [];
    if (cards.length === 0 && pile !== 'hand' && pile !== 'deck') return [];
    return [
      {
        place,
        title: words.piles[pile],
        cards,
        spread: SPREAD.includes(pile),
        touch: (id: string) => ({ kind: 'card', id }),
      },
    ];
  });
}

/** All cards, and where they are as far as the viewer knows. */
export function rowsOf(view: View): CardRow[] {
  return [...CARDS.values()].map((card) => {
    const lies = (pile: string) => view.places[`${card.side}.${pile}`]?.includes(card.id) ?? false;
    const places: [string, string][] = [
      ['hand', words.cards.inHand],
      ['discard', words.cards.discarded],
      ['contingency', words.cards.first],
      ['flipped', words.cards.second],
      ['late', words.cards.waiting],
    ];
    const found = places.find(([pile]) => lies(pile));
    return {
      face: faceOf(card, lies('flipped')),
      count: 1,
      where: found?.[1] ?? words.cards.unknown,
      seen: lies('discard') ? 1 : 0,
    };
  });
}
