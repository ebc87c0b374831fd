import type { BareFace as EastFrontCard } from '@sandtable/east-front/faces';
import type { View } from '@sandtable/kernel';
import { t } from '../../languages/index.js';
import type { CardFace, CardRow, Glyph, Pile } from '../board-module.js';
import {
  ADVANCE,
  ANTI_AIR,
  EXCHANGE,
  FACTORY,
  FLAG,
  NAVAL,
  RETREAT,
  SHIELD,
  SNOW,
  SUSTAIN,
} from '../glyphs.js';
import { boardOf } from './board-of.js';
import { textOf } from './deck.js';
import { CARDS } from './names.js';
import { words } from './words.js';

const GLYPHS: Record<EastFrontCard['era'], Glyph> = { mid: FLAG, late: SNOW, contingency: FACTORY };

const REACTIONS: Record<NonNullable<EastFrontCard['reaction']>['id'], Glyph> = {
  advance: ADVANCE,
  'sustain-attack': SUSTAIN,
  retreat: RETREAT,
  exchange: EXCHANGE,
  'stand-fast': SHIELD,
  'anti-air': ANTI_AIR,
  'naval-combat': NAVAL,
};

/** The face of a card; for a Contingency card, the side that is up. */
export function faceOf(card: EastFrontCard, flipped = false): CardFace {
  const up = flipped && card.second ? card.second : card;
  return {
    id: card.id,
    name: t(up.name),
    type: `${words.factions[card.faction]}, ${words.eras[card.era]}`,
    text: textOf(card.id, up !== card),
    ...(card.second &&
      !flipped && {
        note: words.secondSide(t(card.second.name), textOf(card.id, true)),
      }),
    provenance: card.provenance,
    disputed: false,
    seat: card.side,
    className: `card-ef-${card.faction}`,
    glyph: GLYPHS[card.era],
    ...(card.reaction && {
      reaction: {
        name: t(card.reaction.name),
        glyph: REACTIONS[card.reaction.id],
        line: words.reaction(t(card.reaction.name), card.reaction.detail && t(card.reaction.detail)),
      },
    }),
    mark: { letters: words.factionLetters[card.faction], className: `faction-${card.faction}` },
  };
}

/** What stands for one side of a Contingency card, whichever is up. */
const sideOf = (id: string, second: boolean) => `${id}/${second ? 2 : 1}`;

/** A card by its id: the side that is up, or the one that the id asks for. */
export function cardOf(view: View, id: string): CardFace | null {
  const [own, side] = id.split('/');
  const card = CARDS.get(own);
  if (!card) return null;
  return faceOf(card, side ? side === '2' : (view.places[`${card.side}.flipped`]?.includes(own) ?? false));
}

/** The card whose text is carried out: the side that was used, although the card is turned over by then. */
export function answered(view: View): { id: string; seat: string } | null {
  const { acting } = boardOf(view);
  const card = acting && CARDS.get(acting.id);
  if (!card) return null;
  return { id: card.second ? sideOf(card.id, acting.second) : card.id, seat: card.side };
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
        hand: pile === 'hand',
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
      ...(card.second && {
        names: [
          { name: t(card.name), opens: sideOf(card.id, false) },
          { name: t(card.second.name), opens: sideOf(card.id, true) },
        ],
      }),
    };
  });
}
