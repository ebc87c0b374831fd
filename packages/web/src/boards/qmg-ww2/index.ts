import { momentOf } from '@sandtable/qmg-ww2/faces';
import type { BoardMaker } from '../board-module.js';
import { QmgBoard } from './board.js';
import { boardOf } from './board-of.js';
import { box } from './box.js';
import { cardOf, pilesOf, rowsOf } from './cards.js';
import { changesOf } from './changes.js';
import { deckOf } from './deck.js';
import { guide } from './guide.js';
import { countryName, learnCardNames, nameOf } from './names.js';
import { optionLabel } from './option-label.js';
import { atlasOf, inspect, overlaysOf } from './overlays.js';
import { words } from './words.js';
import './board.css';

/** The board of Quartermaster General WW2: the world map, card faces, supply, points. */
export const makeBoard: BoardMaker = (about) => ({
  Board: QmgBoard,
  seatMark: box.seatMark,
  nameOf,
  optionLabel,
  card: cardOf,
  piles: pilesOf,
  headline: (view) => {
    learnCardNames(deckOf(view).values());
    const board = boardOf(view);
    return {
      round: words.round(board.round),
      brief: words.briefRound(board.round),
      step: board.round === 0 ? null : words.steps[board.step],
      order: about.seats.map(({ id }) => id),
      active: board.round === 0 ? null : board.active,
      scores: about.sides.map(({ id, name }, side) => ({ side: id, name, points: board.score[side] })),
    };
  },
  moment: (table) => {
    const { round, active } = momentOf(table);
    return {
      key: round === 0 ? '0' : `${round} ${active}`,
      round: words.shortRound(round),
      label: round === 0 ? '' : countryName(active),
      seat: round === 0 ? null : active,
    };
  },
  overlays: overlaysOf,
  changes: changesOf,
  inspect,
  cards: rowsOf,
  atlas: atlasOf,
  isHeading: (line) => /^(Round \d+|.+['’]s? turn)$/.test(line),
  guide,
});
