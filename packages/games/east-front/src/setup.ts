import { say } from '@sandtable/kernel';
import { AVAILABLE, landWhere, space } from './board/board.js';
import type { Era } from './cards/card.js';
import { SPACES } from './data/board.js';
import { SETUP } from './data/setup.js';
import { process, question, verb } from './kit.js';
import { ALLIES, AXIS, FACTION, kindOf, type Side, TYPE } from './pieces/pieces.js';
import { bit, CONTINGENCY, cardsIn, DECK, drawCards, HAND, LATE, pile, positionOf, type U } from './table.js';
import { rounds } from './turn/turn.js';

export const FIRST_HAND = 7;

/** setup.decks, setup.start */
export function begin(u: U): void {
  layCards(u);
  layPieces(u);
  u.push(setup, { dealt: false });
}

/** Late War and Contingency cards are laid aside; the Mid War cards are the decks (setup.decks). */
function layCards(u: U): void {
  for (const side of [AXIS, ALLIES]) {
    const { cards, cardsOf, contingencyOf } = u.facts;
    const own = [...cardsOf[side].values, ...contingencyOf[side].values];
    const of = (era: Era) => own.filter((item) => cards[item].era === era);
    u.layAll(of('mid'), pile(side, DECK));
    u.layAll(of('late'), pile(side, LATE));
    u.layAll(of('contingency'), pile(side, CONTINGENCY));
  }
}

/** The Axis controls everything west of the 1941 line (setup.start). */
export const AXIS_AT_START = landWhere((at) => !SPACES[at].east1941);

export function layPieces(u: U): void {
  u.table.board.axis = AXIS_AT_START;
  const position = positionOf(u);
  position.forget();
  for (const [id, faction, type, count] of SETUP) {
    const kind = kindOf(FACTION.index(faction), TYPE.index(type));
    for (let i = 0; i < count; i++) position.place(position.find(kind, AVAILABLE), space(id));
  }
}

/** setup.hand, setup.first-game, setup.mulligan */
export const setup = process<{ dealt: boolean }>('setup', (u, f) => {
  if (f.step++ > 0) {
    u.done();
    return u.push(rounds, {});
  }
  if (!f.dealt) for (const side of [AXIS, ALLIES]) deal(u, side);
  u.push(mulligan, { asked: bit(AXIS) | bit(ALLIES) });
});

function deal(u: U, side: Side): void {
  const deck = pile(side, DECK);
  if (u.facts.rules.firstGame) {
    for (const item of cardsIn(u, side, DECK).slice())
      if (u.facts.cards[item].firstGame) u.move(item, deck, pile(side, HAND));
    u.shuffle(deck);
    return;
  }
  u.shuffle(deck);
  drawCards(u, side, FIRST_HAND);
}

/** Both sides decide simultaneously, each on its own hand (setup.mulligan). */
const mulligan = question<{ asked: number }>('mulligan', {
  seats: (_, f) => f.asked,
  prompt: () => say`Keep your first hand, or shuffle it back and draw seven new cards`,
  anchor: 'setup.mulligan',
  simultaneous: true,
  verbs: [
    verb({
      name: 'keep',
      check: () => null,
      apply(u, f, _, seat) {
        f.asked &= ~bit(seat);
        u.log('keeps', seat);
      },
    }),
    verb({
      name: 'mulligan',
      check: () => null,
      apply(u, f, _, seat) {
        f.asked &= ~bit(seat);
        const [hand, deck] = [pile(seat, HAND), pile(seat, DECK)];
        for (const item of u.items(hand).slice()) u.move(item, hand, deck);
        u.shuffle(deck);
        u.log('mulligans', seat);
        drawCards(u, seat, FIRST_HAND);
      },
    }),
  ],
});

export const setupRules = [setup, mulligan];
