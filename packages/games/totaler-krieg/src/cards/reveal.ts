import { seasonalTurnsAhead, turnId } from '../calendar/calendar.js';
import { countersOf, kindOf, REDUCED } from '../counters/counters.js';
import { AXIS, type Counter, type Faction, type Hex } from '../ids.js';
import { process } from '../kit.js';
import { FORCE_POOL, hexOf } from '../places.js';
import { isFriendly, nameInPlay } from '../politics/countries.js';
import { startWarState } from '../politics/war-state.js';
import { isOutOfGame } from '../position/out-of-game.js';
import { controllerOf, put } from '../position/position.js';
import { isInTheBox } from '../position/two-sided.js';
import { FACTION_IDS } from '../scenario/scenario.js';
import { fitsInto } from '../steps/stack-limits.js';
import type { R, U } from '../table.js';
import { CARDS, type Card, cardNumbered, NO_CARD, type Reinforcement } from './deck.js';
import { cardEffects, effectRules } from './effects.js';
import { firstCards } from './first-cards.js';
import { partnershipRules, pushPartnership } from './partnership.js';
import { pendingCard, pileOf } from './piles.js';
import { dropCards, isDropped, removalRules, removals, testingNow } from './removals.js';
import { repatriation, repatriationRules } from './repatriate.js';
import { breaksEnforcedPeace, holds } from './requirements.js';
import { selectCard } from './selection.js';

/** 1.1.1h: the card that the scenario schedules for a faction on this turn; -1 if there is none. */
export function scheduledCard(u: R, faction: Faction): Card {
  const schedule = u.facts.scenario.data.factions[FACTION_IDS[faction]]?.cards.schedule ?? [];
  const row = schedule.find(({ turn }) => turn === turnId(u.table.turn));
  return row ? cardNumbered(faction, row.card) : NO_CARD;
}

/** 1.1: the Option Card Segment of the phasing faction. */
export const optionCards = process('option-card-segment', (u) => {
  u.done();
  u.push(u.facts.decks ? campaignCards : scheduledCards, {});
});

/** 1.1.1h: a training scenario. */
const scheduledCards = process('scheduled-cards', (u, f) => {
  const faction = u.table.phasing;
  const card = scheduledCard(u, faction);
  // 1.1.1d, 1.1.1h: the units interned since the last card return with this one.
  if (f.step++ === 0 && card >= 0) return u.push(repatriation, {});
  u.done();
  if (card >= 0) reveal(u, faction, card);
});

/** 1.1.1: the six steps of a campaign. */
const campaignCards = process('campaign-cards', (u, f) => {
  const { phasing: faction, turn } = u.table;
  switch (f.step++) {
    case 0:
      putAway(u, faction);
      turnOver(u, faction);
      return u.push(repatriation, {});
    case 1: {
      const card = u.table.current[faction] as Card;
      if (card === NO_CARD) return;
      return u.push(removals, { faction, line: 0, chosen: 0 });
    }
    case 2: {
      const card = u.table.current[faction] as Card;
      if (card === NO_CARD) return;
      pushPartnership(u, faction, card);
      return actions(u, faction, card);
    }
    case 3:
      dropCards(u, faction);
      return u.push(selectCard, { left: 1 << faction, turn: seasonalTurnsAhead(turn, 1) });
    default:
      u.done();
  }
});

/** 1.1.1a: last season's card; a reusable one goes back to the hand. */
function putAway(u: U, faction: Faction): void {
  const card = u.table.current[faction] as Card;
  u.table.current[faction] = NO_CARD;
  if (card === NO_CARD || !CARDS[card].returns || pendingCard(u, faction) === card) return;
  u.moveOpenly(card, pileOf(faction, 'revealed'), pileOf(faction, 'hand'));
}

/** 1.1.1b, 1.1.1c: the Pending Card is turned over, and becomes the Current Card if its requirements still hold. */
function turnOver(u: U, faction: Faction): void {
  const card = pendingCard(u, faction);
  if (card === NO_CARD) return;
  const pending = pileOf(faction, 'pending');
  u.log('card-revealed', faction, card);
  if (isStillMet(u, faction, card)) {
    u.moveOpenly(card, pending, pileOf(faction, 'revealed'));
    // 12.2h
    if (faction === AXIS) startWarState(u, CARDS[card].warState);
    u.table.current[faction] = card;
    u.table.revealed.push(card, u.table.turn);
    return;
  }
  // 1.1.1k, 1.1.2p
  const isOut = isDropped(u, faction, card);
  u.moveOpenly(card, pending, pileOf(faction, isOut ? 'removed' : 'hand'));
  u.log(isOut ? 'card-removed' : 'card-returned', faction, card);
}

/** 1.1.1i, 1.1.1j */
function isStillMet(u: R, faction: Faction, card: Card): boolean {
  const isFromSetUp = u.facts.decks?.[faction].pending === card && u.table.turn === u.facts.scenario.start;
  if (isFromSetUp) return true;
  if (breaksEnforcedPeace(u, card)) return false;
  const testing = testingNow(u, faction, true);
  // 1.1.3n: a Limited War card begins Limited War with its reveal.
  const warState = faction === AXIS ? Math.max(testing.warState, CARDS[card].warState) : testing.warState;
  return CARDS[card].requires.every((requirement) => holds(u, requirement, { ...testing, warState }));
}

/** 1.1.1h, 1.1.2: a scheduled card becomes the Current Card; its actions are carried out. */
export function reveal(u: U, faction: Faction, card: Card): void {
  u.table.current[faction] = card;
  u.log('card-revealed', faction, card);
  actions(u, faction, card);
}

/** 1.1.2a */
function actions(u: U, faction: Faction, card: Card): void {
  for (const row of CARDS[card].reinforcements) receive(u, faction, row);
  if (CARDS[card].effects.length > 0) u.push(cardEffects, { faction });
}

/** 1.1.2c: counters of a Minor Country come only if it is active and of the faction. */
function isReceived(u: R, faction: Faction, counter: Counter): boolean {
  const { country, faction: printed } = kindOf(counter);
  // 1.1.2k, C.k: a counter already in play, on either side, is not received a second time.
  if (!isInTheBox(u, counter) || isOutOfGame(u, counter)) return false;
  if (printed === faction) return true;
  // 1.1.2m: Vichy receives nothing that was meant for France.
  return country >= 0 && isFriendly(u, faction, country) && nameInPlay(u, country) === country;
}

/** 1.1.2b */
function receive(u: U, faction: Faction, { places, kind, face, count }: Reinforcement): void {
  let received = 0;
  for (const counter of countersOf(kind)) {
    if (received === count) return;
    if (!isReceived(u, faction, counter)) continue;
    const place = places[received++ % places.length];
    put(u, counter, isShut(u, faction, counter, face, hexOf(place)) ? FORCE_POOL : place, face);
    u.log('reinforced', counter, u.table.place[counter]);
  }
}

/** 1.1.2j: a hex in enemy hands, or a full one, sends its counter to the Force Pool. */
function isShut(u: R, faction: Faction, counter: Counter, face: number, hex: Hex): boolean {
  if (hex < 0) return false;
  const { front, reduced } = kindOf(counter);
  const steps = (face === REDUCED ? reduced : front)?.steps ?? 1;
  return controllerOf(u, hex) !== faction || fitsInto(u, hex, faction, counter, steps) !== null;
}

export const cardRules = [
  firstCards,
  optionCards,
  scheduledCards,
  campaignCards,
  selectCard,
  ...effectRules,
  ...removalRules,
  ...partnershipRules,
  ...repatriationRules,
];
