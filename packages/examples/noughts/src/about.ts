import type { GameInfo } from '@sandtable/kernel';

export const about: GameInfo = {
  id: 'noughts',
  title: 'Noughts and crosses',
  blurb: 'Three in a row wins. A test game.',
  credits: 'Traditional',
  seats: [
    { id: 'noughts', name: 'Noughts', side: 0 },
    { id: 'crosses', name: 'Crosses', side: 1 },
  ],
  sides: [
    { id: 'noughts', name: 'Noughts' },
    { id: 'crosses', name: 'Crosses' },
  ],
};
