import { momentOf } from '@sandtable/east-front/faces';
import type { BoardMaker } from '../board-module.js';
import { EastFrontBoard } from './board.js';
import { boardOf } from './board-of.js';
import { box } from './box.js';
import { cardOf, pilesOf, rowsOf } from './cards.js';
import { changesOf } from './changes.js';
import { guide } from './guide.js';
import { nameOf } from './names.js';
import { argumentLabel, optionLabel } from './option-label.js';
import { atlasOf, inspect, overlaysOf } from './overlays.js';
import { Stage } from './stage.js';
import { words } from './words.js';
import './board.css';

/** The board of Quartermaster General: East Front: the front, its pieces, combats, supply, points. */
export const makeBoard: BoardMaker = (about) => ({
  Board: EastFrontBoard,
  Stage,
  seatMark: box.seatMark,
  nameOf,
  optionLabel,
  argumentLabel,
  card: cardOf,
  piles: pilesOf,
  headline: (view) => {
    const board = boardOf(view);
    return {
      round: words.round(board.round, board.roundName),
      brief: words.briefRound(board.round),
      step: board.round === 0 ? null : board.stepName,
      order: about.seats.map(({ id }) => id),
      active: board.round === 0 ? null : board.active,
      scores: about.sides.map(({ id, name }, side) => ({ side: id, name, points: board.score[side] })),
    };
  },
  moment: (table) => {
    const { round, active, roundName } = momentOf(table);
    return {
      key: round === 0 ? '0' : `${round} ${active}`,
      round: words.shortRound(roundName),
      label: round === 0 ? '' : words.sides[active],
      seat: round === 0 ? null : active,
    };
  },
  overlays: overlaysOf,
  changes: changesOf,
  inspect,
  cards: rowsOf,
  atlas: atlasOf,
  isHeading: (line) => /^(Round \d+: .+|Turn of the .+|Scoring after .+)$/.test(line),
  guide,
});
