import { EVERYONE, type PlacesSpec } from '@sandtable/kernel';
import { type Card, REACTION_NAMES } from '../cards/card.js';
import { ALL_CARDS, type CardId } from '../cards/decks.js';
import type { Facts } from '../facts.js';
import { FACTION_NAMES, SIDE, SIDE_IDS } from '../pieces/pieces.js';
import { bit, CONTINGENCY, DECK, FLIPPED, HAND, LATE, PILES } from '../table.js';

/**
 * Six piles for each side, and who sees their cards. Hand and discards: only the owner. Contingency cards and Late
 * War cards not yet in play: both sides. Decks: no one. A card used for its text or reaction is revealed when it is
 * discarded, and stays known (secrecy.hand to secrecy.contingency).
 */
export function placesOf(_facts: Facts): PlacesSpec {
  return {
    places: SIDE.values.flatMap((side) =>
      PILES.map((name, which) => ({
        name: `${SIDE_IDS[side]}.${name}`,
        seenBy:
          which === DECK
            ? 0
            : which === LATE || which === CONTINGENCY || which === FLIPPED
              ? EVERYONE
              : bit(side),
        unordered: which === HAND,
        ...(which === CONTINGENCY || which === FLIPPED
          ? { holds: (item: number) => cardOf(item).era === 'contingency' }
          : which === LATE
            ? { holds: (item: number) => cardOf(item).era === 'late' }
            : which === HAND || which === DECK
              ? { holds: (item: number) => cardOf(item).era !== 'contingency' }
              : {}),
      })),
    ),
    items: ALL_CARDS.length,
    itemName: (item) => cardOf(item).id,
    itemText: (item) => cardText(cardOf(item)),
    family: (item) => cardOf(item).side,
  };
}

/** Every item of this game is a card. */
function cardOf(item: number): Card<CardId> {
  return ALL_CARDS[item];
}

/** The text of a card, as shown to players. */
export function cardText({
  name,
  faction,
  text,
  reaction,
  detail,
  second,
  provenance,
}: Card<CardId>): string {
  const limit = detail ? ` (${detail})` : '';
  const reacts = reaction < 0 ? '' : ` Reaction: ${REACTION_NAMES[reaction]}${limit}.`;
  const other = second ? ` Second side, ${second.name}: ${second.text}` : '';
  return `${name}, ${FACTION_NAMES[faction]} (${provenance}). ${text}${reacts}${other}`;
}
