import { EVERYONE, type PlacesSpec } from '@sandtable/kernel';
import type { Facts } from '../facts.js';
import { FACTIONS, type Faction } from '../ids.js';
import { FACTION_IDS } from '../scenario/scenario.js';
import type { R, U } from '../table.js';
import { CARDS, type Card, NO_CARD } from './deck.js';

/**
 * Where the Option Cards of a faction lie (the table "What is secret" of the rules). The hand, the Pending Card and the
 * cards that their owner has chosen to remove are seen by the owner alone; revealed cards, the Current Card among them,
 * and cards removed by name lie open.
 */
export const PILES = ['hand', 'pending', 'revealed', 'removed', 'discarded'] as const;
export type Pile = (typeof PILES)[number];

const OPEN: readonly Pile[] = ['revealed', 'removed'];

export function pileOf(faction: Faction, pile: Pile): number {
  return faction * PILES.length + PILES.indexOf(pile);
}

/** Cards that some card lets its owner remove by choice. */
const DISCARDABLE: ReadonlySet<string> = new Set(
  CARDS.flatMap(({ removes }) => removes.flatMap(({ choose, cards }) => (choose > 0 ? cards : []))),
);

/** The kernel's places: none in a training scenario, whose cards are scheduled. */
export function places({ decks }: Facts): PlacesSpec {
  return {
    items: decks ? CARDS.length : 0,
    itemName: (card) => CARDS[card].id,
    family: (card) => CARDS[card].faction,
    places: !decks
      ? []
      : [
          ...FACTIONS.flatMap((faction) =>
            PILES.map((pile) => ({
              name: `${FACTION_IDS[faction]}.${pile}`,
              seenBy: OPEN.includes(pile) ? EVERYONE : 1 << faction,
              ...(pile === 'hand' ? { unordered: true } : {}),
              ...(pile === 'discarded' ? { holds: (card: number) => DISCARDABLE.has(CARDS[card].id) } : {}),
            })),
          ),
          { name: 'unused', seenBy: EVERYONE },
        ],
  };
}

/** Cards of decks that the scenario does not use. */
const UNUSED = FACTIONS.length * PILES.length;

/** Lays the cards out as the scenario says. Its Pending Cards are named there for everybody to read. */
export function layCards(u: U): void {
  const { decks } = u.facts;
  if (!decks) return;
  const used = new Set(decks.flatMap(({ hand, pending, removed }) => [...hand, ...removed, pending]));
  u.layAll(
    CARDS.map((_, card) => card as Card).filter((card) => !used.has(card)),
    UNUSED,
  );
  decks.forEach(({ hand, pending, removed }, n) => {
    const faction = n as Faction;
    u.layAll(hand, pileOf(faction, 'hand'));
    u.layAll(removed, pileOf(faction, 'removed'));
    if (pending < 0) return;
    u.lay(pending, pileOf(faction, 'pending'));
    u.show(pending);
  });
}

export function cardsIn(u: R, faction: Faction, pile: Pile): readonly Card[] {
  return u.items(pileOf(faction, pile)) as readonly Card[];
}

export function pendingCard(u: R, faction: Faction): Card {
  return cardsIn(u, faction, 'pending')[0] ?? NO_CARD;
}
