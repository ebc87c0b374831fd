import {
  CaseError,
  type CaseVocabulary,
  differs,
  differsAsSet,
  differsByName,
  differsInName,
  differsInOrder,
  names,
  type Plain,
  readEntries,
  readName,
  readNames,
  readNumber,
  readTruth,
} from '@sandtable/kernel';
import { FIRST_SPACE, SPACE, SPACE_COUNT, type Space } from '../board/board.js';
import type { CardNumber } from '../cards/card.js';
import { CARDS } from '../cards/decks.js';
import type { Facts } from '../facts.js';
import {
  FACTION,
  FACTION_IDS,
  type Faction,
  FIRST_OF_ALL,
  PIECE_COUNT,
  PIECE_FACTION,
  type Piece,
  SIDE,
  SIDE_IDS,
  type Side,
  TYPE,
  type Type,
} from '../pieces/pieces.js';
import {
  CONTINGENCY,
  cardsIn,
  DECK,
  FLIPPED,
  pile,
  positionOf,
  type R,
  STEPS,
  starsIn,
  type Table,
} from '../table.js';
import { combatView, NEEDS } from '../view/view-table.js';
import { CARD_SIDE, PILE_NAME } from './cards.js';
import { readPieces } from './pieces.js';

const STEP = names('step', STEPS);
const SPACE_OR_NONE = names('space', [...SPACE.values.map((at) => SPACE.name(at)), 'none']);
const COMBAT = names('part of the combat', ['from', 'to', 'round', 'rank']);
const [ROUND, RANK] = [2, 3];
const RANK_NAME = names('rank', NEEDS);

/** The expectations a rule case can state about the resulting position. */
export const EXPECT: CaseVocabulary<Table, Facts>['expect'] = {
  round: (u, expected) => differs(u.table.round, readNumber(expected, ['round'])),
  turn: (u, expected) => differsInName(SIDE, SIDE_IDS[u.table.active], expected, ['turn']),
  step: (u, expected) => differsInName(STEP, STEPS[u.table.step], expected, ['step']),
  score: (u, expected) =>
    differsByName(SIDE, expected, ['score'], (side, points, path) =>
      differs(u.table.score[side], readNumber(points, path)),
    ),
  pieces: (u, expected) =>
    differsByName(FACTION, expected, ['pieces'], (faction, kinds, path) => {
      readPieces(kinds, path);
      return differsByName(TYPE, kinds, path, (type, spaces, here) =>
        differsAsSet(SPACE, spacesOf(u, faction, type), readNames(SPACE, spaces, here)),
      );
    }),
  control: (u, expected) =>
    differsByName(SIDE, expected, ['control'], (side, spaces, path) => {
      const wrong = readNames(SPACE, spaces, path).filter((at) => !positionOf(u).controls(side, at));
      return wrong.length === 0 ? null : `not ${wrong.map((at) => SPACE.name(at)).join(', ')}`;
    }),
  cards: (u, expected) =>
    differsByName(SIDE, expected, ['cards'], (side, piles, path) =>
      differsByName(PILE_NAME, piles, path, (which, cards, here) => expectPile(u, side, which, cards, here)),
    ),
  counts: (u, expected) =>
    differsByName(SIDE, expected, ['counts'], (side, piles, path) =>
      differsByName(PILE_NAME, piles, path, (which, count, here) =>
        differs(u.items(pile(side, which)).length, readNumber(count, here, 0, 60)),
      ),
    ),
  supplied: (u, expected) => expectSupply(u, expected, 'supplied', true),
  unsupplied: (u, expected) => expectSupply(u, expected, 'unsupplied', false),
  stars: (u, expected) =>
    differsByName(SPACE, expected, ['stars'], (at, stars, path) =>
      differs(starsIn(u.table, at), readNumber(stars, path)),
    ),
  available: (u, expected) =>
    differsByName(FACTION, expected, ['available'], (faction, kinds, path) =>
      differsByName(TYPE, kinds, path, (type, count, here) =>
        differs(positionOf(u).available(faction, type), readNumber(count, here)),
      ),
    ),
  combat: expectCombat,
  contingency: (u, expected) =>
    differsByName(SIDE, expected, ['contingency'], (side, cards, path) =>
      differsByName(u.facts.contingencyOf[side], cards, path, (item, state, here) =>
        differsInName(CARD_SIDE, contingencyState(u, side, item), state, here),
      ),
    ),
  scorched: (u, expected) =>
    differsInName(SPACE_OR_NONE, u.table.scorched < 0 ? 'none' : SPACE.name(u.table.scorched), expected, [
      'scorched',
    ]),
  gorki: (u, expected) => differs(String(u.table.gorki), String(readTruth(expected, ['gorki']))),
  mud: (u, expected) => differs(String(u.table.mud), String(readTruth(expected, ['mud']))),
  protected: (u, expected) =>
    differsByName(FACTION, expected, ['protected'], (faction, spaces, path) => {
      const found = u.table.board.sheltered.filter((piece) => PIECE_FACTION[piece] === faction);
      return differsAsSet(
        SPACE,
        found.map((piece) => u.table.board.at[piece]),
        readNames(SPACE, spaces, path),
      );
    }),
};

function spacesOf(u: R, faction: Faction, type: Type): Space[] {
  const position = positionOf(u);
  const found: Space[] = [];
  for (let at = FIRST_SPACE; at < SPACE_COUNT; at++)
    for (let i = position.count(faction, type, at); i > 0; i--) found.push(at);
  return found;
}

/** Decks are compared in order, from the top; the other piles as sets. */
function expectPile(
  u: R,
  side: Side,
  which: number,
  expected: Plain,
  path: readonly (string | number)[],
): string | null {
  const found = cardsIn(u, side, which).filter((item) => CARDS[item].era !== 'contingency');
  const cards = readNames(u.facts.cardsOf[side], expected, path);
  return which === DECK
    ? differsInOrder(u.facts.cardsOf[side], found.slice().reverse(), cards)
    : differsAsSet(u.facts.cardsOf[side], found, cards);
}

function expectSupply(u: R, expected: Plain, key: string, wanted: boolean): string | null {
  return differsByName(FACTION, expected, [key], (faction, spaces, path) => {
    const position = positionOf(u);
    const wrong = readNames(SPACE, spaces, path).filter((at, i) => {
      const pieces: Piece[] = [];
      for (let piece = FIRST_OF_ALL; piece < PIECE_COUNT; piece++)
        if (u.table.board.at[piece] === at && PIECE_FACTION[piece] === faction) pieces.push(piece);
      if (pieces.length === 0)
        throw new CaseError([...path, i], `${FACTION_IDS[faction]} has no piece in ${SPACE.name(at)}`);
      return pieces.some((piece) => position.pieceSupplied(piece) !== wanted);
    });
    if (wrong.length === 0) return null;
    return `${wanted ? 'not supplied' : 'supplied'}: ${wrong.map((at) => SPACE.name(at)).join(', ')}`;
  });
}

/** `{ from, to, round, rank }` of the current combat, or none. */
function expectCombat(u: R, expected: Plain): string | null {
  const found = combatView(u);
  const parts = expected === 'none' ? [] : readCombat(expected);
  if (expected === 'none' || !found)
    return differs(found ? 'a combat' : 'none', expected === 'none' ? 'none' : 'a combat');
  const there = [found.from, found.to, found.round, found.need];
  const wrong = parts.filter(([part, value]) => there[part] !== value);
  if (wrong.length === 0) return null;
  return `{${wrong.map(([part]) => `${COMBAT.name(part)}: ${there[part]}`).join(', ')}}`;
}

/** A case's expectation of the combat: spaces and kind of piece by name, the round as a number. */
function readCombat(expected: Plain): [number, string | number][] {
  return readEntries(COMBAT, expected, ['combat']).map(([part, value]) => {
    const path = ['combat', COMBAT.name(part)];
    if (part === ROUND) return [part, readNumber(value, path)];
    const domain = part === RANK ? RANK_NAME : SPACE;
    return [part, domain.name(readName(domain, value, path))];
  });
}

function contingencyState(u: R, side: Side, item: CardNumber): string {
  if (u.items(pile(side, CONTINGENCY)).includes(item)) return 'initial';
  return u.items(pile(side, FLIPPED)).includes(item) ? 'second' : 'gone';
}
