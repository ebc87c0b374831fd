import type { GameInfo } from '@sandtable/kernel';
import { SIDE, SIDE_IDS, SIDE_NAMES } from './pieces/pieces.js';

/** The game's catalogue entry: everything a list of games shows, without loading the engine; plain values only. */
export const about: GameInfo = {
  id: 'east-front',
  title: 'Quartermaster General: East Front',
  blurb: 'Two players, sixteen seasons from Barbarossa to Berlin: keep your pieces supplied and your nerve.',
  credits: 'Designed by Ian Brody; published by Ares Games',
  seats: SIDE.values.map((side) => ({
    id: SIDE_IDS[side],
    name: SIDE_NAMES[side],
    inText: `the ${SIDE_NAMES[side]}`,
    plural: true,
    side,
  })),
  sides: SIDE.values.map((side) => ({ id: SIDE_IDS[side], name: SIDE_NAMES[side] })),
};
