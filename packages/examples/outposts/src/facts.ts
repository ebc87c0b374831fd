import { names } from '@sandtable/kernel';
import { SEATS } from './about.js';
import type { Card } from './card.js';

export { SEATS, SIDES } from './about.js';

/** Six hills in a ring around the summit, which touches all of them. */
const HILL_IDS = ['summit', 'alder', 'birch', 'cedar', 'dogwood', 'elm', 'fir'] as const;
const RING = HILL_IDS.slice(1);

export const HILLS = names('hill', HILL_IDS);
/** The points a camp on the hill scores each turn. */
export const HILL_POINTS = HILL_IDS.map((id) => (id === 'summit' ? 2 : 1));
/** Each seat's home, where it starts. */
export const HOMES = ['alder', 'dogwood', 'birch', 'elm'].map((hill) => HILLS.index(hill));
export const SEAT_NAMES = names(
  'seat',
  SEATS.map((seat) => seat.id),
);

/** For each hill, the hills next to it. */
export const NEXT_TO: readonly (readonly number[])[] = HILL_IDS.map((id) => {
  const at = RING.indexOf(id);
  if (at < 0) return RING.map((hill) => HILLS.index(hill));
  const around = [RING[(at + 1) % 6], RING[(at + 5) % 6]];
  return ['summit', ...around].map((hill) => HILLS.index(hill));
});

/** The contents of every seat's deck: kinds and counts. */
const COPIES = {
  settle: 4,
  raid: 3,
  palisade: 1,
  ambush: 1,
  foothold: 1,
  pursuit: 1,
  granary: 1,
} as const;

export type CardId = keyof typeof COPIES;
export const CARD_IDS = Object.keys(COPIES) as CardId[];
export const CARD_NAMES = names('card', CARD_IDS);

const capital = (id: string) => id[0].toUpperCase() + id.slice(1);
/** A hill and a card in sentences; in notation they are their ids. */
export const hillName = (hill: number): string => capital(HILLS.name(hill));
export const cardName = (kind: number): string => capital(CARD_NAMES.name(kind));

/** The kind of each card of one deck: settle, settle, settle, raid, … */
export const DECK: readonly number[] = CARD_IDS.flatMap((id, kind) =>
  new Array<number>(COPIES[id]).fill(kind),
);

export const CAMPS_EACH = 3;
export const DEALT = 6;
export const HAND = 4;

/** The values of the option `rounds`. The long game outlasts the decks. */
export const ROUNDS = { short: 6, long: 12 } as const;

/** Everything the options decide and play never changes. The cards are here so that rules can look them up. */
export interface Facts {
  rounds: number;
  /** By kind. */
  cards: readonly Card[];
}
