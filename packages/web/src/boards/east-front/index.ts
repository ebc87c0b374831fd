import { momentOf, ROUND_FACES, STEPS } from '@sandtable/east-front/faces';
import { plain } from '@sandtable/kernel';
import { t } from '../../languages/index.js';
import type { BoardMaker } from '../board-module.js';
import { CardArt } from './art.js';
import { EastFrontBoard } from './board.js';
import { boardOf } from './board-of.js';
import { box } from './box.js';
import { answered, cardOf, pilesOf, rowsOf } from './cards.js';
import { changesOf } from './changes.js';
import { foresee } from './foresee.js';
import { nameOf } from './names.js';
import { argumentLabel, optionLabel } from './option-label.js';
import { atlasOf, inspect, overlaysOf } from './overlays.js';
import { sceneOf } from './scene.js';
import { Stage } from './stage.js';
import { stripsOf } from './strips.js';
import { words } from './words.js';
import './board.css';

export { openDeck as open } from './deck.js';
export { setWords } from './words.js';

/** A lead of this many points after a scoring wins. */
const WINNING_LEAD = 10;

/** The sixteen rounds by year, with their seasons and scorings. */
const roundCells = () =>
  ROUND_FACES.map(({ season, year, scoring }, i) => ({
    label: words.seasonLetters[season],
    ...(year === ROUND_FACES[i - 1]?.year ? {} : { group: `’${year % 100}` }),
    ...(scoring ? { star: true } : {}),
  }));

/** The board of Quartermaster General: East Front: the front, its pieces, combats, supply, points. */
export const makeBoard: BoardMaker = (about) => ({
  Board: EastFrontBoard,
  Stage,
  onStage: (view) => boardOf(view).combat !== null,
  seatMark: box.seatMark,
  endedBy: (anchor) => words.endedBy[anchor] ?? null,
  nameOf,
  optionLabel,
  argumentLabel,
  card: cardOf,
  piles: pilesOf,
  strips: (view) => stripsOf(view, about),
  answered,
  CardArt,
  headline: (view) => {
    const board = boardOf(view);
    return {
      round: words.round(board.round, t(board.roundName)),
      brief: words.briefRound(board.round),
      step: board.round === 0 ? null : board.stepName,
      order: about.seats.map(({ id }) => id),
      active: board.round === 0 ? null : board.active,
      scores: about.sides.map(({ id, name }, side) => ({ side: id, name, points: board.score[side] })),
      steps: { names: words.turnSteps, now: board.round === 0 ? -1 : STEPS.indexOf(board.step) },
      track: { cells: roundCells(), now: board.round - 1 },
      lead: { by: board.score[0] - board.score[1], wins: WINNING_LEAD },
    };
  },
  moment: (table) => {
    const { round, active, roundName } = momentOf(table);
    return {
      key: round === 0 ? '0' : `${round} ${active}`,
      round: words.shortRound(t(roundName)),
      label: round === 0 ? '' : words.sides[active],
      seat: round === 0 ? null : active,
    };
  },
  overlays: overlaysOf,
  changes: changesOf,
  foresee,
  scene: sceneOf,
  inspect,
  cards: rowsOf,
  atlas: atlasOf,
  isHeading: (line) => /^(Round \d+: .+|Turn of the .+|Scoring after .+)$/.test(plain(line)),
  guide: async () => (await import('./guide.js')).guide(),
});
