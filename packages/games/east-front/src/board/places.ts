import { EVERYONE, type PlacesSpec } from '@sandtable/kernel';
import { type Card, REACTION_NAMES } from '../cards/card.js';
import { ALL_CARDS, type CardId } from '../cards/decks.js';
import type { Facts } from '../facts.js';
import { FACTION_NAMES, SIDE, SIDE_IDS } from '../pieces/pieces.js';
import { bit, CONTINGENCY, DECK, FLIPPED, HAND, LATE, PILES } from '../table.js';

/**
 * Six piles for each side, and who sees into them: the owner its hand and its discards; everybody the
 * Contingency cards, and which cards wait for the late war; nobody a deck. What is used for its text or its
 * reaction is shown to all when it is discarded, and remembered (secrecy.hand to secrecy.contingency).
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

/** What a card says, as it is read out. */
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
