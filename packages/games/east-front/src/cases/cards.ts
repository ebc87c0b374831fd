import {
  CaseError,
  type CasePath,
  EVERYONE,
  names,
  type Plain,
  readEntries,
  readHidden,
  readList,
  readName,
} from '@sandtable/kernel';
import type { Card, CardNumber } from '../cards/card.js';
import { CARDS, type CardId, cardsWhere } from '../cards/decks.js';
import { ALLIES, AXIS, SIDE, SIDE_IDS, type Side } from '../pieces/pieces.js';
import { FIRST_HAND } from '../setup.js';
import { CONTINGENCY, DECK, drawCards, FLIPPED, HAND, LATE, PILE, pile, type U } from '../table.js';

export const PILE_NAME = names('pile', ['hand', 'deck', 'discard', 'late']);
export const CARD_SIDE = names('state', ['initial', 'second', 'gone']);

/** Named piles hold exactly these cards; the deck holds the rest unless it is named too. */
export function arrangeCards(u: U, given: Plain, contingency: Plain, lateIsIn: boolean): void {
  const piles = new Map(readEntries(SIDE, given, ['cards']));
  const states = new Map(readEntries(SIDE, contingency, ['contingency']));
  for (const side of [AXIS, ALLIES]) {
    arrangeSide(u, side, piles.get(side) ?? {}, ['cards', SIDE_IDS[side]], lateIsIn);
    arrangeContingency(u, side, states.get(side) ?? {}, ['contingency', SIDE_IDS[side]]);
  }
}

function arrangeSide(u: U, side: Side, given: Plain, path: CasePath, lateIsIn: boolean): void {
  const left = cardsWhere((card) => card.side === side && card.era !== 'contingency');
  const named = new Map(readEntries(PILE_NAME, given, path));
  const auto = named.get(HAND) === 'auto';
  if (auto) named.delete(HAND);
  let rest = !named.has(DECK);
  for (const [which, cards] of named) {
    const here = [...path, PILE_NAME.name(which)];
    const list = readList(cards, here, 'cards').slice();
    if (which === DECK && list.at(-1) === 'rest') {
      rest = true;
      list.length -= 1;
    }
    layPile(u, side, which, list, here, left, lateIsIn);
  }
  layRest(u, side, left, rest, lateIsIn);
  if (auto) drawCards(u, side, FIRST_HAND);
}

/** Cases list decks from the top; the kernel stores them from the bottom. */
function layPile(
  u: U,
  side: Side,
  which: number,
  cards: Plain[],
  path: CasePath,
  left: CardNumber[],
  lateIsIn: boolean,
): void {
  const taken = cards.flatMap((card, i) => {
    const hidden = which === PILE ? readHidden(card, [...path, i], 'cards') : null;
    return (hidden ?? [card]).map((name, k) => {
      const here = hidden ? [...path, i, 'hidden', k] : [...path, i];
      const item = takeCard(u, side, name, here, left);
      const wrong = wrongEra(CARDS[item], which, lateIsIn);
      if (wrong) throw new CaseError(here, wrong);
      return { item, open: which === PILE && !hidden };
    });
  });
  if (which === DECK) taken.reverse();
  for (const { item, open } of taken) {
    u.lay(item, pile(side, which));
    if (open) u.show(item, EVERYONE);
  }
}

/** setup.decks, round.late-war: rejects cards that cannot be in this pile in this round. */
function wrongEra({ id, era }: Card<CardId>, which: number, lateIsIn: boolean): string | null {
  if (which === LATE) {
    if (era !== 'late') return `${id} is a Mid War card and never waits for the late war`;
    return lateIsIn ? `${id} waits no longer: from round 4 on the Late War cards are in the decks` : null;
  }
  if (era !== 'late' || lateIsIn) return null;
  return `${id} is a Late War card and not in play before round 4`;
}

function takeCard(u: U, side: Side, name: Plain, path: CasePath, left: CardNumber[]): CardNumber {
  const item = readName(u.facts.cardsOf[side], name, path);
  const at = left.indexOf(item);
  if (at < 0) throw new CaseError([...path], `${CARDS[item].id} lies somewhere else already`);
  left.splice(at, 1);
  return item;
}

/**
 * The rest goes below the named cards, shuffled by the seed. Late War cards stay aside until they come into play. If a
 * case names only the deck, the remaining cards count as discarded face down.
 */
function layRest(u: U, side: Side, left: CardNumber[], rest: boolean, lateIsIn: boolean): void {
  const deck = pile(side, DECK);
  const named = u.items(deck).slice();
  const late = left.filter((item) => CARDS[item].era === 'late');
  const waiting = lateIsIn ? [] : late;
  const others = left.filter((item) => !waiting.includes(item));
  u.layAll(waiting, pile(side, LATE));
  if (!rest) return u.layAll(others, pile(side, PILE));
  u.state.places[deck].length = 0;
  u.layAll(others, deck);
  u.shuffle(deck);
  for (const item of named) u.lay(item, deck);
}

function arrangeContingency(u: U, side: Side, given: Plain, path: CasePath): void {
  const states = new Map(readEntries(u.facts.contingencyOf[side], given, path));
  for (const item of u.facts.contingencyOf[side].values) {
    const id = CARDS[item].id;
    const state = readName(CARD_SIDE, states.get(item) ?? 'initial', [...path, id]);
    u.lay(item, pile(side, [CONTINGENCY, FLIPPED, PILE][state]));
    u.show(item, EVERYONE);
  }
}
