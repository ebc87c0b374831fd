import type { GameInfo } from '@sandtable/kernel';

/** Four seats in turn order, alternating between the teams. */
export const SEATS = [
  { id: 'amber', name: 'Amber', side: 0 },
  { id: 'crimson', name: 'Crimson', side: 1 },
  { id: 'jade', name: 'Jade', side: 0 },
  { id: 'indigo', name: 'Indigo', side: 1 },
] as const;

export const SIDES = [
  { id: 'north', name: 'North' },
  { id: 'south', name: 'South' },
] as const;

/** The catalogue entry: what a list of games shows without loading the engine. */
export const about: GameInfo = {
  id: 'outposts',
  title: 'Outposts',
  blurb: 'Two teams, seven hills, and cards laid face down. A test game.',
  credits: 'Made for Sandtable',
  seats: SEATS,
  sides: SIDES,
};
