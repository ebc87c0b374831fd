import type { PlacesSpec } from '@sandtable/kernel';
import { EVERYONE } from '@sandtable/kernel';
import { ALL_COUNTRIES } from '../board/countries.js';
import { BASIC_TYPES, TYPE_NAMES } from '../cards/types.js';
import type { Facts, Kind } from '../facts.js';
import type { CardItem } from '../ids.js';
import { bit, DECK, HAND, PILES, RESPONSE, STATUS } from '../table.js';
import { COUNTRIES, COUNTRY_NAMES } from './countries.js';

/**
 * Five piles for each country, and who sees their cards. Hand, discard pile and face-down Responses: only the owner.
 * Status cards: all players. Decks: no one. A played or used card is revealed when it goes to the discard pile, and
 * stays known (secrecy.hand to secrecy.deck).
 */
export function placesOf(facts: Facts): PlacesSpec {
  // The kernel's items are numbers; in this game they are cards.
  const kindOf = (item: number) => facts.kinds[facts.kindOf[item as CardItem]];
  return {
    places: ALL_COUNTRIES.flatMap((country) =>
      PILES.map((name, which) => ({
        name: `${COUNTRIES[country]}.${name}`,
        seenBy: which === STATUS ? EVERYONE : which === DECK ? 0 : bit(country),
        unordered: which === HAND || which === RESPONSE,
        ...(which === RESPONSE || which === STATUS
          ? { holds: (item: number) => kindOf(item).type === name }
          : {}),
      })),
    ),
    items: facts.cards,
    itemName: (item) => kindOf(item).id,
    itemText: (item) => cardText(kindOf(item)),
    family: (item) => kindOf(item).country,
  };
}

/** The text of a card, as `sandtable play` shows it; basic cards are the same in every deck. */
function cardText({ name, country, type, provenance, disputed, text }: Kind): string {
  const whose = BASIC_TYPES.includes(type) ? '' : `, ${TYPE_NAMES[type]} of ${COUNTRY_NAMES[country]}`;
  return `${name}${whose} (${provenance}${disputed ? ', disputed' : ''}). ${text}`;
}
