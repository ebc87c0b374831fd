import { below, names } from '@sandtable/kernel';
import { breaks } from '../../test/breaks.js';
import { CARDS } from '../../test/skirmish.js';

const honest = names('card', CARDS);

breaks('journal', [
  [
    'chance that is drawn past the umpire is not on record',
    {
      onTurn(u) {
        u.table.points[0] += below(u.state.chance, 1000);
      },
    },
    /the journal without its seed (does not replay|replays to another position)/,
  ],
  [
    'a choice whose name does not lead back to it',
    { cards: { ...honest, name: (card) => CARDS[(card + 1) % CARDS.length] } },
    /the journal does not replay|replays to another position/,
  ],
  [
    'a choice whose name has line breaks in it',
    { cards: { ...honest, name: (card) => `${CARDS[card]}\n` } },
    /a journal cannot write a line break/,
  ],
]);
