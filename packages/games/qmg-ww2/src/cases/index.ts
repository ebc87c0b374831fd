import {
  CaseError,
  type CaseVocabulary,
  names,
  type Plain,
  readDistinct,
  readEntries,
  readList,
  readName,
  readNumber,
} from '@sandtable/kernel';
import { pieceCode, SPACE } from '../board/board.js';
import { COUNTRIES, COUNTRY, GERMANY, TEAM } from '../board/countries.js';
import type { Facts } from '../facts.js';
import { NOWHERE } from '../ids.js';
import { setup } from '../setup.js';
import { BEGIN, hasPiece, piecesChanged, STEPS, type Table, type U } from '../table.js';
import { beginTurn, frontOf, rounds, turn } from '../turn/turn.js';
import { checkGivenPosition } from '../victory/victory.js';
import { arrangeCards } from './cards.js';
import { EFFECTS, EXPECT } from './expect.js';
import { arrangePieces, readPieces } from './pieces.js';

const STEP = names('step', [...STEPS, 'setup']);
const SETUP = STEPS.length;

/** The vocabulary of rule cases: documented in docs/notation/qmg-ww2.md. */
export const cases: CaseVocabulary<Table, Facts> = {
  given: ['round', 'turn', 'step', 'score', 'pieces', 'cards', 'used', 'protected', 'effects', 'turn-start'],

  arrange(u, given) {
    const step = readName(STEP, given.step ?? 'play', ['step']);
    if (step === SETUP) refuseInSetup(given);
    arrangePieces(u, given.pieces ?? {}, ['pieces']);
    arrangeCards(u, given.cards ?? {}, step === SETUP ? 10 : 7);
    if ('score' in given) {
      for (const [team, points] of readEntries(TEAM, given.score, ['score'])) {
        u.table.score[team] = readNumber(points, ['score', TEAM.name(team)]);
      }
    }
    if (step === SETUP) return u.push(setup, { dealt: 1 });
    u.table.round = readNumber(given.round ?? 1, ['round'], 1, 20);
    beginTurn(u, readName(COUNTRY, given.turn ?? 'germany', ['turn']));
    if ('turn-start' in given) arrangeTurnStart(u, given['turn-start']);
    if ('used' in given) arrangeUsed(u, given.used);
    if ('protected' in given) arrangeProtected(u, given.protected);
    if ('effects' in given && readDistinct(EFFECTS, given.effects, ['effects']).length > 0)
      u.table.truk = [NOWHERE];
    u.table.step = step;
    u.push(rounds, {});
    u.push(turn, { country: u.table.active, from: step === BEGIN ? BEGIN : step });
    checkGivenPosition(u);
  },

  expect: EXPECT,
};

/** Before the first turn, only the pieces and cards of the setup are allowed. */
function refuseInSetup(given: Readonly<Record<string, Plain>>): void {
  const key = Object.keys(given).find((one) => !['step', 'pieces', 'cards', 'score'].includes(one));
  if (key) throw new CaseError([key], `in the setup step there is no '${key}' yet: the game has not begun`);
}

/** The pieces at the beginning of the turn, which Broad Front refers to. */
function arrangeTurnStart(u: U, given: Plain): void {
  const now = u.table.pieces.slice();
  u.table.pieces.fill(0);
  arrangePieces(u, given, ['turn-start']);
  u.table.front = u.table.active === GERMANY ? frontOf(u) : [];
  now.forEach((set, at) => {
    u.table.pieces[at] = set;
  });
  piecesChanged(u);
}

function arrangeUsed(u: U, given: Plain): void {
  for (const [country, cards] of readEntries(COUNTRY, given, ['used'])) {
    const path = ['used', COUNTRIES[country]];
    const list = readList(cards, path, 'cards');
    list.forEach((card, i) => {
      if (list.indexOf(card) < i) throw new CaseError([...path, i], `${card} is named twice`);
      if (card === 'reallocate') u.table.reallocated = true;
      else u.table.used.push(readName(u.facts.cardsOf[country], card, [...path, i]));
    });
  }
}

function arrangeProtected(u: U, given: Plain): void {
  for (const [country, pieces] of readEntries(COUNTRY, given, ['protected'])) {
    const path = ['protected', COUNTRIES[country]];
    for (const { at, path: here } of readPieces(pieces, path)) {
      if (!hasPiece(u, country, at)) throw new CaseError(here, `${COUNTRIES[country]} has no piece there`);
      const piece = pieceCode(at, country);
      if (u.table.guarded.includes(piece)) throw new CaseError(here, `${SPACE.name(at)} is named twice`);
      u.table.guarded.push(piece);
    }
  }
}
