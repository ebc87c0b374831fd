import type { GameInfo } from '@sandtable/kernel';

/** South moves first. A seat's number is also its side's number. */
export const SEATS = [
  { id: 'south', name: 'South', inText: 'the South', side: 0 },
  { id: 'north', name: 'North', inText: 'the North', side: 1 },
] as const;

export const SIDES = [
  { id: 'south', name: 'South' },
  { id: 'north', name: 'North' },
] as const;

/** The catalogue entry: what a list of games shows without loading the engine. */
export const about: GameInfo = {
  id: 'bridgehead',
  title: 'Bridgehead',
  blurb: 'Two armies, a river and the towns behind it, on hexes. A test game.',
  credits: 'Made for Sandtable',
  seats: SEATS,
  sides: SIDES,
};
