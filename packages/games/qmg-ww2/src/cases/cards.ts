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
import { ALL_COUNTRIES, COUNTRIES, COUNTRY } from '../board/countries.js';
import type { CardItem, Country } from '../ids.js';
import { DECK, DISCARD_PILE, HAND, PILES, pile, RESPONSE, STATUS, type U } from '../table.js';
import { drawCards } from '../turn/turn.js';

export const PILE_NAME = names('pile', PILES);

/** Named piles hold exactly these cards. A deck that is not named holds the rest, shuffled by the seed. */
export function arrangeCards(u: U, given: Plain, handSize: number): void {
  const piles = new Map(readEntries(COUNTRY, given, ['cards']));
  ALL_COUNTRIES.forEach((country) => {
    arrangeCountry(u, country, piles.get(country) ?? {}, ['cards', COUNTRIES[country]], handSize);
  });
}

function arrangeCountry(u: U, country: Country, given: Plain, path: CasePath, handSize: number): void {
  const left = u.facts.kinds.filter((kind) => kind.country === country).flatMap((kind) => kind.items);
  const named = new Map(readEntries(PILE_NAME, given, path));
  const auto = named.get(HAND) === 'auto';
  if (auto) named.delete(HAND);
  let rest = !named.has(DECK);
  for (const [which, cards] of named) {
    const here = [...path, PILES[which]];
    const list = readList(cards, here, 'cards').slice();
    if (which === DECK && list.at(-1) === 'rest') {
      rest = true;
      list.length -= 1;
    }
    layPile(u, country, which, list, here, left);
  }
  if (rest) layRest(u, country, left);
  if (auto) drawCards(u, country, handSize);
}

/** Cases list decks and discard piles from the top; the kernel stores them from the bottom. */
function layPile(
  u: U,
  country: Country,
  which: number,
  cards: Plain[],
  path: CasePath,
  left: CardItem[],
): void {
  const taken = cards.flatMap((card, i) => {
    const hidden = which === DISCARD_PILE ? readHidden(card, [...path, i], 'cards') : null;
    return (hidden ?? [card]).map((name, k) => ({
      item: takeCard(u, country, which, name, hidden ? [...path, i, 'hidden', k] : [...path, i], left),
      open: which === DISCARD_PILE && !hidden && i === 0,
    }));
  });
  if (which === DECK || which === DISCARD_PILE) taken.reverse();
  for (const { item, open } of taken) {
    u.lay(item, pile(country, which));
    if (open) u.show(item, EVERYONE);
  }
}

function takeCard(
  u: U,
  country: Country,
  which: number,
  name: Plain,
  path: CasePath,
  left: CardItem[],
): CardItem {
  const kind = readName(u.facts.cardsOf[country], name, path);
  const { type, id } = u.facts.kinds[kind];
  if (which === STATUS && type !== 'status') throw new CaseError([...path], `${id} is not a Status card`);
  if (which === RESPONSE && type !== 'response') throw new CaseError([...path], `${id} is not a Response`);
  const at = left.findIndex((item) => u.facts.kindOf[item] === kind);
  if (at < 0)
    throw new CaseError([...path], `every ${id} of ${COUNTRIES[country]} lies somewhere else already`);
  return left.splice(at, 1)[0];
}

/** The rest goes below the named cards, shuffled by the seed. */
function layRest(u: U, country: Country, left: readonly number[]): void {
  const deck = pile(country, DECK);
  const named = u.items(deck).slice();
  u.state.places[deck].length = 0;
  for (const item of left) u.lay(item, deck);
  u.shuffle(deck);
  for (const item of named) u.lay(item, deck);
}
