import { landWhere, space } from './board/board.js';
import { SPACES } from './data/board.js';
import { SETUP } from './data/setup.js';
import { process, question } from './kit.js';
import { ALLIES, AVAILABLE, AXIS, FACTION, kindOf, TYPES } from './pieces/pieces.js';
import { bit, CONTINGENCY, DECK, drawCards, HAND, LATE, pile, positionOf, type U } from './table.js';
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
    const own = u.facts.cards.flatMap((card, item) => (card.side === side ? [item] : []));
    const of = (era: string) => own.filter((item) => u.facts.cards[item].era === era);
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
    const kind = kindOf(FACTION.index(faction), TYPES.indexOf(type));
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

function deal(u: U, side: number): void {
  const deck = pile(side, DECK);
  if (u.facts.rules.firstGame) {
    for (const item of u.items(deck).slice())
      if (u.facts.cards[item].firstGame) u.move(item, deck, pile(side, HAND));
    u.shuffle(deck);
    return;
  }
  u.shuffle(deck);
  drawCards(u, side, FIRST_HAND);
}

/** Both decide at once, each on its own hand (setup.mulligan). */
const mulligan = question<{ asked: number }>('mulligan', {
  seats: (_, f) => f.asked,
  prompt: () => 'Keep your first hand, or shuffle it back and draw seven new cards',
  anchor: 'setup.mulligan',
  simultaneous: true,
  verbs: [
    {
      name: 'keep',
      check: () => null,
      apply(u, f, _, seat) {
        f.asked &= ~bit(seat);
        u.log('keeps', seat);
      },
    },
    {
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
    },
  ],
});

export const setupRules = [setup, mulligan];
