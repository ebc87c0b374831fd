import { plain } from '@sandtable/kernel';
import { momentOf } from '@sandtable/qmg-ww2/faces';
import type { BoardMaker } from '../board-module.js';
import { CardArt } from './art.js';
import { QmgBoard } from './board.js';
import { boardOf } from './board-of.js';
import { box } from './box.js';
import { answered, cardOf, pilesOf, rowsOf } from './cards.js';
import { changesOf } from './changes.js';
import { deckOf } from './deck.js';
import { enemiesIn, foresee } from './foresee.js';
import { countryName, learnCardNames, nameOf } from './names.js';
import { optionLabel } from './option-label.js';
import { atlasOf, inspect, overlaysOf } from './overlays.js';
import { sceneOf } from './scene.js';
import { stripsOf } from './strips.js';
import { words } from './words.js';
import './board.css';

export { openDeck as open } from './deck.js';
export { setWords } from './words.js';

/** The steps of a turn that are named; a turn begins with the Play step. */
const TURN_STEPS = ['play', 'supply', 'victory', 'discard', 'draw'];
/** The twenty rounds; every fifth has its number. */
const ROUNDS = Array.from({ length: 20 }, (_, i) => ({ label: (i + 1) % 5 === 0 ? String(i + 1) : '' }));
/** A lead of this many points at the end of a round wins. */
const WINNING_LEAD = 30;

/** The board of Quartermaster General WW2: the world map, card faces, supply, points. */
export const makeBoard: BoardMaker = (about) => ({
  Board: QmgBoard,
  seatMark: box.seatMark,
  endedBy: (anchor) => words.endedBy[anchor] ?? null,
  nameOf,
  optionLabel,
  // A long list of spaces to battle begins with those where an enemy stands.
  farness: (view, { kind, id }) => (kind === 'space' && enemiesIn(view, id).length === 0 ? 1 : 0),
  card: cardOf,
  piles: pilesOf,
  strips: stripsOf,
  answered,
  CardArt,
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
      steps: {
        names: TURN_STEPS.map((step) => words.turnSteps[step]),
        now: board.round === 0 ? -1 : Math.max(0, TURN_STEPS.indexOf(board.step)),
      },
      track: { cells: ROUNDS, now: board.round - 1 },
      lead: { by: board.score[0] - board.score[1], wins: WINNING_LEAD },
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
  foresee,
  scene: sceneOf,
  inspect,
  cards: rowsOf,
  atlas: atlasOf,
  isHeading: (line) => /^(Round \d+|.+['’]s? turn)$/.test(plain(line)),
  guide: async () => (await import('./guide.js')).guide(),
});
