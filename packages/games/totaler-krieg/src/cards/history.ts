import { seasonOf, TURNS_A_YEAR } from '../calendar/calendar.js';
import { HISTORICAL_CARDS } from '../data/cards/history.js';
import type { Faction, Turn } from '../ids.js';
import { wordsOf } from '../read-rows.js';
import { FACTION_IDS } from '../scenario/scenario.js';
import { CARD, type Card } from './deck.js';

const SEASONS = ['spring', 'summer', 'autumn', 'winter'];
/** For each faction: what it played, season by season. */
export const HISTORICAL_LINES = FACTION_IDS.map((id) => wordsOf(HISTORICAL_CARDS[id]));

/** 17.7a: the card that a faction played in the season of a turn; -1 after the last one. */
export function historicalCard(faction: Faction, turn: Turn): Card {
  return CARD.index(HISTORICAL_LINES[faction][seasonNumber(turn)] ?? '');
}

/** Counted from Spring 1937, which is 0. */
export function seasonNumber(turn: Turn): number {
  return Math.floor(turn / TURNS_A_YEAR) * SEASONS.length + SEASONS.indexOf(seasonOf(turn));
}
