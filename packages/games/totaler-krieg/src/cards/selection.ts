import { listed, say } from '@sandtable/kernel';
import { seasonOf, yearOf } from '../calendar/calendar.js';
import { AXIS, type Faction, type Turn } from '../ids.js';
import { question, refusal, verb } from '../kit.js';
import { LIMITED_WAR, PRE_WAR, type R } from '../table.js';
import { CARD, CARDS, type Card, NO_CARD } from './deck.js';
import { historicalCard } from './history.js';
import { cardsIn, pileOf } from './piles.js';
import { fits, type Testing } from './requirements.js';
import { needsOf, SEASON_NAMES } from './why-not.js';

export function testingAt({ table: { current, warState } }: R, faction: Faction, turn: Turn): Testing {
  return { faction, turn, current: current[faction] as Card, warState, boardOnly: false };
}

/** 1.1.3: the cards that a faction may select now, to be revealed on a Seasonal Turn. */
export function selectableCards(u: R, faction: Faction, turn: Turn): Card[] {
  const legal = legalCards(u, faction, turn);
  if (!u.facts.readings.historicalCards) return legal;
  // 17.7a: the card of history, as long as it is legal.
  const card = historicalCard(faction, turn);
  return legal.includes(card) ? [card] : legal;
}

function legalCards(u: R, faction: Faction, turn: Turn): Card[] {
  const { current } = u.table;
  const testing = testingAt(u, faction, turn);
  const hand = cardsIn(u, faction, 'hand');
  const fitting = hand.filter((card) => fits(u, card, testing));
  if (fitting.length > 0) return fitting;
  if (faction === AXIS) {
    const forced = forcedCards(u, hand, testing);
    if (forced.length > 0) return forced;
  }
  // 1.1.3m: its reusable Current Card, if there is no other.
  const card = current[faction] as Card;
  return card !== NO_CARD && CARDS[card].returns && fits(u, card, testing) ? [card] : [];
}

/** 1.1.3k, 1.1.3n, 1.1.3q: an Axis without a legal card begins the next War State. */
function forcedCards(u: R, hand: readonly Card[], testing: Testing): Card[] {
  if (testing.warState === PRE_WAR) {
    const limited = { ...testing, warState: LIMITED_WAR };
    const cards = hand.filter((card) => CARDS[card].warState === LIMITED_WAR && fits(u, card, limited));
    if (cards.length > 0) return cards;
  }
  const anyBlitz = { ...testing, current: NO_CARD };
  return hand.filter((card) => CARDS[card].groups.includes('total-war-kickoff') && fits(u, card, anyBlitz));
}

export interface Selecting {
  /** The factions that still have to select, one bit each. */
  left: number;
  /** When the card will be revealed. */
  turn: Turn;
}

/**
 * 1.1.1f, 1.1.1g: the next Pending Card, laid face down. It is asked even if one card is legal, so that nobody learns
 * how many are.
 */
export const selectCard = question<Selecting>('select-card', {
  seats: (_, f) => f.left,
  simultaneous: true,
  secretOptions: true,
  prompt: (_, f) =>
    say`Which card is laid face down for ${SEASON_NAMES[seasonOf(f.turn)]} ${yearOf(f.turn)}?`,
  anchor: '1.1.3a',
  verbs: [
    verb<Card, Selecting>({
      name: 'select',
      domain: CARD,
      secret: true,
      check(u, f, card, seat) {
        if (selectableCards(u, seat, f.turn).includes(card)) return null;
        if (!cardsIn(u, seat, 'hand').includes(card)) return notInHand;
        return requirementsUnmet;
      },
      list: (u, f, seat, add) => selectableCards(u, seat, f.turn).forEach(add),
      moot: (u, _, card, seat) => !cardsIn(u, seat, 'hand').includes(card),
      label: (_, __, card) => CARDS[card].name,
      apply(u, f, card, seat) {
        f.left &= ~(1 << seat);
        const isCurrent = u.table.current[seat] === card;
        u.move(card, pileOf(seat, isCurrent ? 'revealed' : 'hand'), pileOf(seat, 'pending'));
        u.log('card-selected', seat);
      },
    }),
    verb<number, Selecting>({
      name: 'no-card',
      check: (u, f, _, seat) => (selectableCards(u, seat, f.turn).length === 0 ? null : mustSelect),
      apply(u, f, _, seat) {
        f.left &= ~(1 << seat);
        u.log('no-card', seat);
      },
    }),
  ],
});

const notInHand = refusal<Card>('1.1.3a', (_, card) => say`${CARDS[card].name} is not in your hand`);
const requirementsUnmet = refusal<Card, Selecting>('1.1.3c', (u, card, seat, f) => {
  const why = needsOf(u, card, testingAt(u, seat, f.turn));
  return say`${CARDS[card].name} needs: ${listed('and', why)}`;
});
const mustSelect = refusal('1.1.3a', () => say`you have a card that can be selected`);
