import type { PlacesSpec } from '@sandtable/kernel';
import { EVERYONE } from '@sandtable/kernel';
import { COUNTRIES } from './countries.js';
import type { Facts } from './facts.js';
import { bit, DECK, HAND, PILES, RESPONSE, STATUS } from './table.js';

/**
 * Five piles for each country, and who sees into them: the owner its hand, its discard pile and its own
 * face-down Responses; everybody the Status cards; nobody a deck. Whatever is played or used is shown to
 * all when it is laid on the discard pile, and remembered (secrecy.hand to secrecy.deck).
 */
export function placesOf(facts: Facts): PlacesSpec {
  return {
    places: COUNTRIES.flatMap((id, country) =>
      PILES.map((name, which) => ({
        name: `${id}.${name}`,
        seenBy: which === STATUS ? EVERYONE : which === DECK ? 0 : bit(country),
        unordered: which === HAND || which === RESPONSE,
        ...(which === RESPONSE || which === STATUS
          ? { holds: (item: number) => facts.kinds[facts.kindOf[item]].type === name }
          : {}),
      })),
    ),
    items: facts.kindOf.length,
    itemName: (item) => facts.kinds[facts.kindOf[item]].id,
    family: (item) => facts.kinds[facts.kindOf[item]].country,
  };
}
