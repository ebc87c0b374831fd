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
  PUBLIC,
  readName,
  readNames,
  readNumber,
} from '@sandtable/kernel';
import { ALL_SPACES, IS_SEA, SPACE, straitOpen, THE_STRAITS } from '../board/board.js';
import { AXIS, COUNTRIES, COUNTRY, TEAM } from '../board/countries.js';
import type { CardId } from '../cards/decks.js';
import type { Facts } from '../facts.js';
import type { Country, Space } from '../ids.js';
import { TRIGGERS } from '../reactions/events.js';
import { window } from '../reactions/window.js';
import { isSupplied } from '../supply/supply.js';
import {
  available,
  cardsIn,
  DECK,
  DISCARD_PILE,
  hasPiece,
  isGuarded,
  type R,
  STEPS,
  type Table,
} from '../table.js';
import { starPoints } from '../victory/victory.js';
import { PILE_NAME } from './cards.js';
import { ARMY_NAVY, readPieces } from './pieces.js';

const STEP = names('step', STEPS);
const WINDOW = names('window', [...TRIGGERS, 'none']);
export const EFFECTS = names('effect', ['truk' satisfies CardId]);

/** The expectations a rule case can state about the resulting position. */
export const EXPECT: CaseVocabulary<Table, Facts>['expect'] = {
  round: (u, expected) => differs(u.table.round, readNumber(expected, ['round'])),
  turn: (u, expected) => differsInName(COUNTRY, COUNTRIES[u.table.active], expected, ['turn']),
  step: (u, expected) => differsInName(STEP, STEPS[u.table.step], expected, ['step']),
  score: (u, expected) =>
    differsByName(TEAM, expected, ['score'], (team, points, path) =>
      differs(u.table.score[team], readNumber(points, path)),
    ),
  pieces: (u, expected) => expectPieces(expected, 'pieces', (country, at) => hasPiece(u, country, at)),
  protected: (u, expected) => expectPieces(expected, 'protected', (country, at) => isGuarded(u, country, at)),
  cards: (u, expected) =>
    differsByName(COUNTRY, expected, ['cards'], (country, piles, path) =>
      differsByName(PILE_NAME, piles, path, (which, cards, here) =>
        expectPile(u, country, which, cards, here),
      ),
    ),
  counts: (u, expected) =>
    differsByName(COUNTRY, expected, ['counts'], (country, piles, path) =>
      differsByName(PILE_NAME, piles, path, (which, count, here) =>
        differs(cardsIn(u, country, which).length, readNumber(count, here, 0, 60)),
      ),
    ),
  top: (u, expected) =>
    differsByName(COUNTRY, expected, ['top'], (country, card, path) => {
      const names = u.facts.cardsOf[country];
      if (card !== 'none') readName(names, card, path);
      return differs(openTop(u, country), String(card));
    }),
  window: (u, expected) => {
    const open = u.findFrame(window);
    return differsInName(WINDOW, open ? TRIGGERS[open.on] : 'none', expected, ['window']);
  },
  supplied: (u, expected) => expectSupply(u, expected, 'supplied', true),
  unsupplied: (u, expected) => expectSupply(u, expected, 'unsupplied', false),
  straits: (u, expected) =>
    differsByName(SPACE, expected, ['straits'], (at, team, path) => {
      if (!THE_STRAITS.some((strait) => strait.controller === at)) {
        throw new CaseError([...path], `${SPACE.name(at)} controls no strait`);
      }
      return differsInName(TEAM, straitOpen(u.table.pieces, at, AXIS) ? 'axis' : 'allies', team, path);
    }),
  stars: (u, expected) =>
    differsByName(SPACE, expected, ['stars'], (at, points, path) =>
      differsByName(COUNTRY, points, path, (country, count, here) =>
        differs(starPoints(u, country, at), readNumber(count, here)),
      ),
    ),
  available: (u, expected) =>
    differsByName(COUNTRY, expected, ['available'], (country, kinds, path) =>
      differsByName(ARMY_NAVY, kinds, path, (kind, count, here) =>
        differs(available(u, country, kind === 1), readNumber(count, here)),
      ),
    ),
  used: (u, expected) =>
    differsByName(COUNTRY, expected, ['used'], (country, cards, path) => {
      const own = u.table.used.filter((kind) => u.facts.kinds[kind].country === country);
      return differsAsSet(u.facts.cardsOf[country], own, readNames(u.facts.cardsOf[country], cards, path));
    }),
  effects: (u, expected) =>
    differsAsSet(EFFECTS, u.table.truk.length > 0 ? [0] : [], readNames(EFFECTS, expected, ['effects'])),
};

function expectPieces(
  expected: Plain,
  key: string,
  has: (country: Country, at: Space) => boolean,
): string | null {
  return differsByName(COUNTRY, expected, [key], (country, kinds, path) => {
    readPieces(kinds, path);
    return differsByName(ARMY_NAVY, kinds, path, (kind, spaces, here) => {
      const found = ALL_SPACES.filter((at) => IS_SEA[at] === (kind === 1) && has(country, at));
      return differsAsSet(SPACE, found, readNames(SPACE, spaces, here));
    });
  });
}

/** Decks and discard piles are compared in order, from the top; the other piles as sets. */
function expectPile(
  u: R,
  country: Country,
  which: number,
  expected: Plain,
  path: readonly (string | number)[],
): string | null {
  const domain = u.facts.cardsOf[country];
  const found = cardsIn(u, country, which).map((item) => u.facts.kindOf[item]);
  const cards = readNames(domain, expected, path);
  return which === DECK || which === DISCARD_PILE
    ? differsInOrder(domain, found.reverse(), cards)
    : differsAsSet(domain, found, cards);
}

/** The top card of a discard pile if it is face up, otherwise "none". */
function openTop(u: R, country: Country): string {
  const top = cardsIn(u, country, DISCARD_PILE).at(-1);
  return top !== undefined && u.state.known[top] & PUBLIC ? u.facts.kinds[u.facts.kindOf[top]].id : 'none';
}

function expectSupply(u: R, expected: Plain, key: string, wanted: boolean): string | null {
  return differsByName(COUNTRY, expected, [key], (country, spaces, path) => {
    const list = readNames(SPACE, spaces, path);
    list.forEach((at, i) => {
      if (!hasPiece(u, country, at))
        throw new CaseError([...path, i], `${COUNTRIES[country]} has no piece in ${SPACE.name(at)}`);
    });
    const wrong = list.filter((at) => isSupplied(u, country, at) !== wanted);
    return wrong.length === 0
      ? null
      : `${wanted ? 'not supplied' : 'supplied'}: ${wrong.map((at) => SPACE.name(at)).join(', ')}`;
  });
}
