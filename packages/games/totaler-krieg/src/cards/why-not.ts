import { listed, say } from '@sandtable/kernel';
import { seasonOf } from '../calendar/calendar.js';
import type { R } from '../table.js';
import { CARDS, type Card } from './deck.js';
import { requirementWords, WAR_STATE_WORDS } from './requirement-words.js';
import { holds, type Testing } from './requirements.js';

export const SEASON_NAMES = {
  spring: 'Spring',
  summer: 'Summer',
  autumn: 'Autumn',
  winter: 'Winter',
} as const;

/** Seasons in words: "Spring or Summer". */
export function seasonWords(seasons: readonly string[]): string {
  return listed(
    'or',
    seasons.map((one) => SEASON_NAMES[one as keyof typeof SEASON_NAMES] ?? one),
  );
}

/** 1.1.3c, 1.1.3d: what a card still needs before it can be selected, in words; empty if nothing. */
export function needsOf(u: R, card: Card, testing: Testing): string[] {
  const { warState, seasons, requires } = CARDS[card];
  return [
    ...(warState > testing.warState ? [say`${WAR_STATE_WORDS[warState]} has begun`] : []),
    ...(seasons.length > 0 && !seasons.includes(seasonOf(testing.turn))
      ? [say`it is revealed in ${seasonWords(seasons)}`]
      : []),
    ...requires.filter((requirement) => !holds(u, requirement, testing)).map(requirementWords),
  ];
}
