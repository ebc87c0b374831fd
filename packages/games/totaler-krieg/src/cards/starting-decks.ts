import type { CardSetup } from '../data/scenarios/scenario-data.js';
import { FACTIONS, type Faction } from '../ids.js';
import { FACTION_IDS, type Scenario } from '../scenario/scenario.js';
import { CARDS, type Card, cardNumbered, NO_CARD } from './deck.js';

/** The cards of a faction at the start of a campaign, and what counts as having happened before. */
export interface StartingDeck {
  hand: readonly Card[];
  /** The Pending Card that the scenario names; -1 if its owner selects one (1.1.1g). */
  pending: Card;
  /** Out of the game already. */
  removed: readonly Card[];
  /** 1.1.3i: count as played. */
  met: ReadonlySet<Card>;
  /** 1.1.3f: groups of which a card was played already, and the year. */
  annual: readonly { group: string; year: number }[];
}

/** The decks of the three factions; null in a training scenario, whose cards are scheduled (1.1.1h). */
export type StartingDecks = readonly StartingDeck[] | null;

const EMPTY: StartingDeck = { hand: [], pending: NO_CARD, removed: [], met: new Set(), annual: [] };

export function startingDecks({ data }: Scenario): StartingDecks {
  if (data.kind === 'training') return null;
  return FACTIONS.map((faction) => {
    const own = data.factions[FACTION_IDS[faction]];
    return own ? startingDeck(faction, own.cards) : EMPTY;
  });
}

function startingDeck(faction: Faction, setup: CardSetup): StartingDeck {
  const { remaining, requirementsMet = [], annual = [] } = setup;
  const pending = setup.pending ? cardNumbered(faction, setup.pending.card) : NO_CARD;
  const all = CARDS.map((_, card) => card as Card).filter((card) => CARDS[card].faction === faction);
  const standard = all.filter((card) => CARDS[card].deck === 'standard');
  const deck = remaining ? [...namedBy(all, remaining), ...(pending < 0 ? [] : [pending])] : standard;
  const removed = new Set(remaining ? standard.filter((card) => !deck.includes(card)) : []);
  for (const card of namedBy(standard, setup.removed ?? [])) removed.add(card);
  const met = requirementsMet.flatMap((row) => ('cards' in row ? row.cards : [row.card]));
  return {
    hand: deck.filter((card) => card !== pending && !removed.has(card)),
    pending,
    removed: [...removed].filter((card) => card !== pending),
    met: new Set(met.map((number) => cardNumbered(faction, number))),
    annual: annual.filter(({ played }) => played).map(({ cardType, year }) => ({ group: cardType, year })),
  };
}

/** The cards of these numbers; a number without a letter means every standard card of that number. */
function namedBy(cards: readonly Card[], numbers: readonly string[]): Card[] {
  return cards.filter((card) => {
    const { id, deck } = CARDS[card];
    const number = id.slice(1);
    return numbers.some(
      (one) => one === number || (deck === 'standard' && one === number.replace(/[a-z]$/, '')),
    );
  });
}
