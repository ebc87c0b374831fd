import { mapOf } from '@sandtable/bridgehead/map';
import type { SpelledOption, Touch } from '@sandtable/kernel';
import { plain } from '@sandtable/kernel';
import { t } from '../../languages/index.js';
import type { BoardMaker } from '../board-module.js';
import { seatMark } from '../generic/seat-mark.js';
import { capital, pretty } from '../pretty.js';
import { BridgeheadBoard } from './board.js';
import { changesOf } from './changes.js';
import { atlasOf, inspectHex } from './inspect.js';
import { sheetOf } from './map-model.js';
import { sceneOf } from './scene.js';
import { stripsOf } from './strips.js';
import { tableOf, unitName } from './units.js';
import { words } from './words.js';
import './board.css';

export { setWords } from './words.js';

/** A longer game has no track of turns. */
const MOST_CELLS = 24;

const turnCells = (turns: number) =>
  Array.from({ length: turns }, (_, i) => ({ label: (i + 1) % 5 === 0 ? String(i + 1) : '' }));

/** The board of Bridgehead, the example of a hex-and-counter game. */
export const makeBoard: BoardMaker = (about) => ({
  Board: BridgeheadBoard,
  seatMark: (seat) => seatMark(about, seat),
  nameOf,
  optionLabel: (option) => labelOf(option),
  argumentLabel: (option) => {
    const hex = option.touches.filter(({ kind }) => kind === 'hex').at(-1);
    return hex && option.verb !== 'attack' ? nameOf(hex) : null;
  },
  card: () => null,
  piles: () => [],
  strips: (view) => stripsOf(view, about),
  headline: (view) => {
    const { turn, turns, phase, side } = tableOf(view.table);
    return {
      round: words.turn(turn, turns),
      brief: words.briefTurn(turn, turns),
      step: words.phases[phase],
      order: about.seats.map(({ id }) => id),
      active: side,
      scores: about.sides.map(({ id, name }, at) => ({ side: id, name, points: view.scores[at] ?? 0 })),
      steps: { names: Object.values(words.phases), now: Object.keys(words.phases).indexOf(phase) },
      ...(turns <= MOST_CELLS ? { track: { cells: turnCells(turns), now: turn - 1 } } : {}),
      lead: { by: (view.scores[0] ?? 0) - (view.scores[1] ?? 0), wins: null },
    };
  },
  moment: (table) => {
    const { turn, turns, side } = tableOf(table);
    return {
      key: `${turn} ${side}`,
      round: words.briefTurn(turn, turns),
      label: words.sides[side] ?? capital(side),
      seat: side,
    };
  },
  overlays: () => [],
  changes: changesOf,
  scene: sceneOf,
  inspect: (view, touches) => {
    const { model } = sheetOf(tableOf(view.table).scenario);
    const hex = touches.map((touch) => model.hexOf(touch)).find((one) => one >= 0);
    return hex === undefined ? [] : inspectHex(view, hex).lines;
  },
  atlas: atlasOf,
  isHeading: (line) => /^Turn \d+/.test(plain(line)),
});

function nameOf({ kind, id }: Touch): string {
  if (kind === 'unit') return unitName(id);
  const towns = ['ford', 'crossing'] as const;
  const town = towns.flatMap((map) => mapOf(map).towns).find((one) => one.id === id);
  return t(town?.name ?? pretty(id));
}

/** The label of an option's button. */
function labelOf({ verb, touches }: SpelledOption): string | null {
  const [unit, hex] = touches;
  if (verb === 'move' && hex) return words.moves(nameOf(unit), nameOf(hex));
  if (verb === 'march' && hex) return words.marches(nameOf(unit), nameOf(hex));
  if (verb === 'enter' && hex) return words.enters(nameOf(unit), nameOf(hex));
  return null;
}
