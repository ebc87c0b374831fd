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
