import {
  CaseError,
  type CaseVocabulary,
  names,
  type Plain,
  readEntries,
  readName,
  readNumber,
} from '@sandtable/kernel';
import { EAST_OF_1939, hasSpace, SPACE, type Space } from '../board/board.js';
import { CARDS, type CardId, card } from '../cards/decks.js';
import type { Facts } from '../facts.js';
import { SIDE } from '../pieces/pieces.js';
import { setup } from '../setup.js';
import {
  FIRST_MOVEMENT,
  inHand,
  LAST_ROUND,
  positionOf,
  STEPS,
  starsIn,
  type Table,
  type U,
} from '../table.js';
import { beginStep, beginTurn, rounds, turn } from '../turn/turn.js';
import { arrangeCards } from './cards.js';
import { EXPECT } from './expect.js';
import {
  arrangeControl,
  arrangeMoved,
  arrangePieces,
  arrangeProtected,
  refuseOnEnemyLand,
} from './pieces.js';

const STEP = names('step', [...STEPS, 'setup']);
const SETUP_STEP = STEPS.length;
const LATE_WAR_IS_IN = 4;
const CONTROL = names('key', ['control']);

/** The vocabulary of rule cases: documented in docs/notation/east-front.md. */
export const cases: CaseVocabulary<Table, Facts> = {
  given: [
    'round',
    'turn',
    'step',
    'score',
    'pieces',
    'control',
    'cards',
    'contingency',
    'scorched',
    'gorki',
    'protected',
    'mud',
    'turn-start',
    'step-start',
    'moved',
  ],

  arrange(u, given) {
    const { table } = u;
    const step = readName(STEP, given.step ?? 'first-action', ['step']);
    if (step === SETUP_STEP) refuseInSetup(given);
    const round = readNumber(given.round ?? 1, ['round'], 1, LAST_ROUND);
    const airplanes = arrangePieces(u, given.pieces ?? {}, ['pieces']);
    if ('control' in given) arrangeControl(u, given.control, ['control']);
    refuseOnEnemyLand(u, airplanes);
    arrangeCards(
      u,
      given.cards ?? {},
      given.contingency ?? {},
      round >= LATE_WAR_IS_IN && step !== SETUP_STEP,
    );
    if ('score' in given)
      for (const [side, points] of readEntries(SIDE, given.score, ['score']))
        table.score[side] = readNumber(points, ['score', SIDE.name(side)], 0);
    if (step === SETUP_STEP) return u.push(setup, { dealt: true });
    table.round = round;
    table.gorki = readMarker(u, given, 'gorki', 'industrial-evacuation');
    if (table.gorki && round < LATE_WAR_IS_IN)
      throw new CaseError(['gorki'], 'the star of Gorki comes by a Late War card, not before round 4');
    if ('protected' in given && round < LATE_WAR_IS_IN)
      throw new CaseError(['protected'], 'only Late War cards protect an infantry, not before round 4');
    table.mud = readMarker(u, given, 'mud', 'general-mud');
    if ('scorched' in given) table.scorched = readStar(u, given.scorched);
    beginTurn(u, readName(SIDE, given.turn ?? 'axis', ['turn']));
    beginStep(u, step);
    if ('protected' in given) arrangeProtected(u, given.protected);
    if ('turn-start' in given) table.turnLand = landGiven(u, given['turn-start'], 'turn-start');
    if ('step-start' in given) table.stepLand = landGiven(u, given['step-start'], 'step-start');
    if ('moved' in given) arrangeMoved(u, given.moved);
    u.push(rounds, {});
    u.push(turn, { side: table.active, from: step });
    if (step === FIRST_MOVEMENT && 'moved' in given)
      throw new CaseError(['moved'], 'a First Movement step begins with nothing moved');
  },

  expect: EXPECT,
};

/** Before the first turn, only the pieces and cards of the setup are allowed. */
function refuseInSetup(given: Readonly<Record<string, Plain>>): void {
  const known = ['step', 'pieces', 'control', 'cards', 'contingency', 'score'];
  const key = Object.keys(given).find((one) => !known.includes(one));
  if (key) throw new CaseError([key], `in the setup step there is no '${key}' yet: the game has not begun`);
}

/** A marker on the board, and the card that placed it, which must be used up. */
function readMarker(u: U, given: Readonly<Record<string, Plain>>, key: string, id: CardId): boolean {
  const value = given[key] ?? false;
  if (typeof value !== 'boolean') throw new CaseError([key], 'expected true or false');
  if (value) refuseUnused(u, key, id);
  return value;
}

function refuseUnused(u: U, key: string, id: CardId): void {
  const item = card(id);
  if (inHand(u, CARDS[item].side, item))
    throw new CaseError([key], `${id} has been used for this, and cannot be in hand`);
}

/** stars.scorched-earth */
function readStar(u: U, value: Plain): Space {
  const at = readName(SPACE, value, ['scorched']);
  if (starsIn(u.table, at) === 0) throw new CaseError(['scorched'], `there is no star in ${SPACE.name(at)}`);
  if (!hasSpace(EAST_OF_1939, 0, at))
    throw new CaseError(
      ['scorched'],
      `${SPACE.name(at)} is not east of the 1939 line, where the star is covered`,
    );
  refuseUnused(u, 'scorched', 'scorched-earth');
  return at;
}

/** The active side's land at an earlier moment. */
function landGiven(u: U, given: Plain, key: string): number {
  const now = u.table.board.axis;
  for (const [, control] of readEntries(CONTROL, given, [key]))
    arrangeControl(u, control, [key, 'control'], true);
  const land = positionOf(u).land(u.table.active);
  u.table.board.axis = now;
  positionOf(u).forget();
  return land;
}
