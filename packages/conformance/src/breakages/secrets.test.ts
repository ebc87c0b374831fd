import { describe } from 'vitest';
import { breaks } from '../../test/breaks.js';
import { CARDS, DECK, handOf, isTrap, laidOf, type R, type U } from '../../test/skirmish.js';

const hasTrap = (u: R, seat: number) => u.items(laidOf(seat)).some(isTrap);
const holdsTrap = (u: R, seat: number) => u.items(handOf(seat)).some(isTrap);
const nextCard = (u: R) => CARDS[u.items(DECK).at(-1) ?? 0];
const no = (sentence: (u: R) => string) => ({ anchor: 'x.y', say: sentence });

/** In a guess, swaps a card that the viewer knows with one of the deck. */
function swapOwn(u: U, viewer: number): void {
  if (viewer < 0) return;
  const { known, places } = u.state;
  const [hand, deck] = [places[handOf(viewer)], places[DECK]];
  if (hand.length === 0 || deck.length === 0) return;
  [hand[0], deck[0]] = [deck[0], hand[0]];
  [known[hand[0]], known[deck[0]]] = [known[deck[0]], known[hand[0]]];
}

describe('what a viewer is shown', () => {
  breaks('secrets', [
    [
      'a view that shows a hidden card',
      { parts: { viewTable: nextCard } },
      /can see what it may not know: view\.table/,
    ],
    [
      'a board model that shows a hidden card',
      { parts: { boardModel: nextCard } },
      /can see what it may not know: view\.board/,
    ],
    [
      'a prompt that names a hidden card',
      { prompt: (u) => `Beware of ${nextCard(u)}` },
      /view\.decisions\[0\]\.prompt/,
    ],
    ['a reason for a question that names a hidden card', { because: nextCard }, /view\.chain\[0\]/],
    [
      'a drawing that shows a hidden card',
      { parts: { drawText: nextCard } },
      /can see what it may not know: drawing/,
    ],
    [
      'a finding about a hidden card',
      { parts: { findings: (u) => [{ about: 'deck', says: nextCard(u) }] } },
      /can see what it may not know: findings\[0\]\.says/,
    ],
    [
      'scores that depend on hidden cards',
      { parts: { scores: (u) => [u.items(handOf(0)).filter(isTrap).length, 0] } },
      /can see what it may not know: view\.scores/,
    ],
    [
      'a refusal that names a hidden card',
      { play: { check: () => no((u) => `not before ${nextCard(u)}`) } },
      /can see what it may not know: refused\[\d+\]\.reason/,
    ],
    [
      "options that depend on the other's hand",
      {
        play: {
          check(u, f, card) {
            const held = u.items(handOf(f.seat)).includes(card);
            return held && holdsTrap(u, 1 - f.seat) ? null : no(() => 'no');
          },
        },
      },
      /(can see what it may not know|something hidden): (view\.decisions\[0\]\.options|refused)/,
    ],
    [
      'a seat that is asked because of a hidden card',
      { windowSeats: (u, seat) => (hasTrap(u, seat) ? 1 << seat : 0b11) },
      /(can see what it may not know|something hidden): view\.decisions/,
    ],
    [
      'a view that shows the generator',
      { parts: { viewTable: (u) => u.state.chance.slice() } },
      /can see (the generator|what it may not know)/,
    ],
    [
      'a log that tells the generator',
      { onBoast: (u) => u.log('hit', 0, u.state.chance[0]) },
      /can see the generator|'boast' tells .* something hidden: log/,
    ],
  ]);
});

describe('what a viewer notices of a choice', () => {
  breaks('secrets', [
    [
      'a secret kept in the table without viewTable',
      {
        onLay(u, seat, card) {
          u.table[`laid-${seat}`] = card;
        },
      },
      /can tell the secret choice 'lay \w+' from 'lay \w+': view\.table\.laid/,
    ],
    [
      'a log that names a hidden card',
      { onLay: (u, _, card) => u.log('named', card) },
      /can tell the secret choice 'lay \w+' from 'lay \w+': log/,
    ],
    [
      'a log that tells of a card drawn by another',
      { onTurn: (u) => u.log('named', u.items(DECK).at(-1) ?? 0) },
      /something hidden: log|can tell the secret choice/,
    ],
    [
      'a window that opens because of a hidden card',
      { opens: hasTrap },
      /'play \w+' tells \w+ something hidden/,
    ],
    [
      'a window that answers itself because of a hidden card',
      { windowAuto: true },
      /'play \w+' tells \w+ something hidden/,
    ],
    [
      'a secret choice that is not said to be one',
      { lay: { secret: false } },
      /'lay \w+' names what .* may not know/,
    ],
    [
      'an effect that depends on a hidden card',
      {
        onBoast(u, seat) {
          u.table.points[seat] += holdsTrap(u, 1 - seat) ? 1 : 0;
        },
      },
      /'boast' tells .* something hidden: view\.(table\.points|scores)/,
    ],
    [
      'a roll that is made because of a hidden card',
      {
        onBoast(u, seat) {
          if (holdsTrap(u, 1 - seat)) u.roll('trap', 6);
        },
      },
      /'boast' tells .* something hidden: chance/,
    ],
    [
      'a card that is shown only if the hand holds it',
      {
        onBoast(u, seat) {
          for (const card of u.items(handOf(1 - seat))) if (card === 6) u.show(card);
        },
      },
      /'boast' tells .* something hidden: pit comes to light only (here|there)/,
    ],
  ]);
});

describe('a guess at what a viewer cannot see', () => {
  breaks('secrets', [
    ['moves a known card', { parts: { guessTable: swapOwn } }, /something it knows in \w+\.hand has moved/],
    [
      'loses a card',
      { parts: { guessTable: (u) => void u.state.places[DECK].pop() } },
      /in a guess for .*, deck has another size/,
    ],
    [
      'doubles a card',
      {
        parts: {
          guessTable(u) {
            const [deck] = u.state.places;
            if (deck.length > 1) deck[0] = deck[1];
          },
        },
      },
      /in a guess for .*, (item \d+|others know)/,
    ],
    [
      'forgets what others know',
      {
        parts: {
          guessTable(u) {
            for (const card of u.items(DECK)) u.state.known[card] = 1;
          },
        },
      },
      /others know something else of deck/,
    ],
    [
      'cannot be played on: the table is bound to a hidden card',
      {
        table: { promised: [-1, -1] },
        parts: { viewTable: (u) => u.table.points.slice() },
        lay: {
          apply(u, f, card) {
            // The card stays in the hand until the end of the turn; only the table knows which it is.
            (u.table.promised as number[])[f.seat] = card;
          },
        },
        onTurn(u, seat) {
          const promised = u.table.promised as number[];
          if (promised[1 - seat] >= 0) u.move(promised[1 - seat], handOf(1 - seat), laidOf(1 - seat));
          promised[1 - seat] = -1;
        },
      },
      /a guess for .* cannot be played on: .* does not lie in|the rules break down/,
    ],
  ]);
});
