export const CARD_TYPES = [
  'build-army',
  'land-battle',
  'build-navy',
  'sea-battle',
  'economic-warfare',
  'event',
  'response',
  'status',
] as const;
export type CardType = (typeof CARD_TYPES)[number];

/** The basic cards, the same in every deck. */
export type BasicType = 'build-army' | 'land-battle' | 'build-navy' | 'sea-battle';
export const BASIC_TYPES: readonly CardType[] = ['build-army', 'land-battle', 'build-navy', 'sea-battle'];

export const TYPE_NAMES: Readonly<Record<CardType, string>> = {
  'build-army': 'Build Army',
  'land-battle': 'Land Battle',
  'build-navy': 'Build Navy',
  'sea-battle': 'Sea Battle',
  'economic-warfare': 'Economic Warfare',
  event: 'Event',
  response: 'Response',
  status: 'Status',
};

/** A card of one country's deck, as often as it is there. A card is named by its country and its id. */
export interface CardData {
  country: string;
  id: string;
  type: CardType;
  name: string;
  count: number;
  /** In our own words, complete for play. */
  text: string;
  /** printed: the rulebook prints it; sourced: other public sources tell it, checked against each other. */
  provenance: 'printed' | 'sourced';
  /** The sources differ on the reading; the text gives the one that is played here. */
  disputed?: true;
}
