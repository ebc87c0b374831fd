import {
  CaseError,
  type CasePath,
  type CaseVocabulary,
  differs,
  differsAsSet,
  differsByName,
  differsInOrder,
  names,
  type Plain,
  readDistinct,
  readEntries,
  readName,
  readNames,
  readNumber,
} from '@sandtable/kernel';
import {
  CAMPS_EACH,
  CARD_NAMES,
  DEALT,
  DECK,
  type Facts,
  HAND,
  HILLS,
  SEAT_NAMES,
  SEATS,
  SIDES,
} from './facts.js';
import { drawUp } from './stores.js';
import {
  cardsIn,
  enemyCamps,
  hasCamp,
  kindOf,
  PILES,
  type Pile,
  pileOf,
  type Reader,
  type Table,
  type Umpire,
} from './table.js';
import { SETUP_STEPS, setup, TURN_STEPS, turn } from './turn.js';

const SIDE_NAMES = names(
  'side',
  SIDES.map((side) => side.id),
);
const PILE_NAMES = names('pile', PILES);
/** The points of the game a position can be at: in a turn, or in the discard before the first one. */
const STEP_NAMES = names('step', [...TURN_STEPS, 'setup']);
const SETUP = STEP_NAMES.index('setup');

/** The vocabulary of rule cases: documented in docs/notation/outposts.md. */
export const cases: CaseVocabulary<Table, Facts> = {
  given: ['round', 'turn', 'step', 'score', 'camps', 'safe', 'cards'],

  arrange(u, given) {
    const { table } = u;
    if ('round' in given) table.round = readNumber(given.round, ['round'], 1, u.facts.rounds);
    if ('turn' in given) table.turn = readName(SEAT_NAMES, given.turn, ['turn']);
    if ('score' in given) {
      for (const [side, points] of readEntries(SIDE_NAMES, given.score, ['score'])) {
        table.points[side] = readNumber(points, ['score', SIDES[side].id]);
      }
    }
    if ('camps' in given) arrangeCamps(u, given.camps);
    if ('safe' in given) arrangeSafe(u, given.safe);
    const step = readName(STEP_NAMES, given.step ?? 'play', ['step']);
    arrangeCards(u, given.cards ?? {}, step === SETUP ? DEALT : HAND);
    arrangeStep(u, step);
  },

  expect: {
    round: (u, expected) => differs(u.table.round, readNumber(expected, ['round'])),
    turn: (u, expected) =>
      readName(SEAT_NAMES, expected, ['turn']) === u.table.turn ? null : SEATS[u.table.turn].id,
    score: (u, expected) =>
      differsByName(SIDE_NAMES, expected, ['score'], (side, points, path) =>
        differs(u.table.points[side], readNumber(points, path)),
      ),
    camps: (u, expected) => expectHills(u.table.camps, expected, 'camps'),
    safe: (u, expected) => expectHills(u.table.safe, expected, 'safe'),
    cards: (u, expected) =>
      differsByName(SEAT_NAMES, expected, ['cards'], (seat, piles, path) =>
        differsByName(PILE_NAMES, piles, path, (pile, cards, at) =>
          expectPile(u, seat, PILES[pile], cards, at),
        ),
      ),
  },
};

// Positions

function arrangeCamps(u: Umpire, given: Plain): void {
  for (const [seat, hills] of readEntries(SEAT_NAMES, given, ['camps'])) {
    u.table.camps.forEach((seats, hill) => {
      u.table.camps[hill] = seats & ~(1 << seat);
    });
    const { id } = SEATS[seat];
    readNames(HILLS, hills, ['camps', id]).forEach((hill, i) => {
      const path = ['camps', id, i];
      if (i >= CAMPS_EACH) throw new CaseError(path, `${id} has only ${CAMPS_EACH} camps`);
      if (hasCamp(u, seat, hill)) throw new CaseError(path, `${id} has two camps on ${HILLS.name(hill)}`);
      u.table.camps[hill] |= 1 << seat;
    });
  }
  SEATS.forEach(({ id }, seat) => {
    const shared = HILLS.values.find((hill) => hasCamp(u, seat, hill) && enemyCamps(u, seat, hill));
    if (shared === undefined) return;
    const hint = 'a seat that is not named has a camp at home';
    throw new CaseError(['camps'], `${id} shares ${HILLS.name(shared)} with an enemy (${hint})`);
  });
}

function arrangeSafe(u: Umpire, given: Plain): void {
  for (const [seat, hills] of readEntries(SEAT_NAMES, given, ['safe'])) {
    const { id } = SEATS[seat];
    readDistinct(HILLS, hills, ['safe', id]).forEach((hill, i) => {
      if (!hasCamp(u, seat, hill))
        throw new CaseError(['safe', id, i], `${id} has no camp on ${HILLS.name(hill)}`);
      u.table.safe[hill] |= 1 << seat;
    });
  }
}

function arrangeCards(u: Umpire, given: Plain, handSize: number): void {
  const piles = new Map(readEntries(SEAT_NAMES, given, ['cards']));
  SEATS.forEach((_, seat) => {
    arrangeSeat(u, seat, piles.get(seat) ?? {}, handSize);
  });
}

function arrangeSeat(u: Umpire, seat: number, given: Plain, handSize: number): void {
  const { id } = SEATS[seat];
  const path = ['cards', id];
  const left = DECK.map((_, i) => seat * DECK.length + i);
  const piles = new Map(readEntries(PILE_NAMES, given, path).map(([pile, cards]) => [PILES[pile], cards]));
  const auto = piles.get('hand') === 'auto';
  if (auto && piles.has('deck')) {
    throw new CaseError(
      [...path, 'hand'],
      'a hand is dealt from a shuffled deck: name the deck or deal the hand',
    );
  }
  if (auto) piles.delete('hand');
  for (const [pile, written] of piles) {
    const kinds = readNames(CARD_NAMES, written, [...path, pile]);
    if (pile === 'hand' && kinds.length > handSize) {
      throw new CaseError([...path, pile], `a hand has at most ${handSize} cards here`);
    }
    const cards = kinds.map((kind, i) => takeCard(u, left, kind, pile, [...path, pile, i]));
    // Cases list a deck from the top; the kernel stores it from the bottom.
    for (const card of pile === 'deck' ? cards.reverse() : cards) u.lay(card, pileOf(seat, pile));
  }
  const rest = piles.has('deck') ? 'discard' : 'deck';
  if (!piles.has(rest)) for (const card of left) u.lay(card, pileOf(seat, rest));
  if (!piles.has('deck')) u.shuffle(pileOf(seat, 'deck'));
  if (auto) drawUp(u, seat, handSize);
}

/** Takes a card of this kind that has not been placed yet. */
function takeCard(u: Umpire, left: number[], kind: number, pile: Pile, path: (string | number)[]): number {
  const name = CARD_NAMES.name(kind);
  const { kind: sort } = u.facts.cards[kind];
  if (pile === 'laid' && sort !== 'hidden')
    throw new CaseError(path, `${name} is no reaction: it is never laid`);
  if (pile === 'standing' && sort !== 'standing') throw new CaseError(path, `${name} is no standing card`);
  const at = left.findIndex((card) => kindOf(card) === kind);
  if (at < 0) throw new CaseError(path, `every ${name} of this deck lies somewhere else already`);
  return left.splice(at, 1)[0];
}

/** The point of the game the position is at. */
function arrangeStep(u: Umpire, step: number): void {
  u.push(step === SETUP ? setup : turn, {});
  u.state.frames[0].step = step === SETUP ? SETUP_STEPS.indexOf('setup') : step;
}

// Expectations

function expectHills(sets: readonly number[], expected: Plain, key: string): string | null {
  return differsByName(SEAT_NAMES, expected, [key], (seat, hills, path) => {
    const found = HILLS.values.filter((hill) => sets[hill] & (1 << seat));
    return differsAsSet(HILLS, found, readNames(HILLS, hills, path));
  });
}

/** A pile is expected as a list of cards (a deck in order, from the top) or as a number of cards. */
function expectPile(u: Reader, seat: number, pile: Pile, expected: Plain, path: CasePath): string | null {
  const found = cardsIn(u, seat, pile).map(kindOf);
  if (typeof expected === 'number') return differs(found.length, expected);
  const kinds = readNames(CARD_NAMES, expected, path);
  return pile === 'deck'
    ? differsInOrder(CARD_NAMES, found.reverse(), kinds)
    : differsAsSet(CARD_NAMES, found, kinds);
}
