import type { By, Features } from '@sandtable/kernel';
import { ALL_SPACES, HOME, IS_STAR, SPACE } from '../board/board.js';
import { ALL_COUNTRIES, ALLIES, AXIS, COUNTRIES, TEAM_SET, teamOf } from '../board/countries.js';
import { CARD_TYPES } from '../cards/types.js';
import type { Facts } from '../facts.js';
import type { CardItem, Country, Space } from '../ids.js';
import { reaches, refresh } from '../supply/supply.js';
import { cardsIn, DECK, HAND, type R, RESPONSE, STATUS, type Table } from '../table.js';
import { LAST_ROUND } from '../turn/turn.js';
import { allStarPoints, homeIsHeld } from '../victory/victory.js';
import { scoringCards } from '../victory/victory-step.js';

/** How many rounds ahead a position is judged. */
export const ROUNDS_AHEAD = 4;

/** What is counted once for each country. */
const PER_COUNTRY = [
  'turn',
  'income',
  'home lost',
  'pieces out of supply',
  'stars in danger',
  'home in danger',
  'empty stars in reach',
  'enemy stars in reach',
  'rounds without a card',
] as const;
const [
  TURN,
  INCOME,
  HOME_LOST,
  OUT_OF_SUPPLY,
  STARS_IN_DANGER,
  HOME_IN_DANGER,
  EMPTY_STARS,
  ENEMY_STARS,
  NO_CARD_LEFT,
] = PER_COUNTRY.keys();

/** Where each group of counts begins. */
interface Layout {
  names: readonly string[];
  pieces: number;
  deck: number;
  hand: number;
  table: number;
  /** The type of each card. */
  typeOf: By<CardItem, number>;
}

const layouts = new WeakMap<Facts, Layout>();

function layoutOf(facts: Facts): Layout {
  const known = layouts.get(facts);
  if (known) return known;
  const names: string[] = [];
  const group = (members: readonly string[]) => names.push(...members) - members.length;
  for (const country of COUNTRIES) group(PER_COUNTRY.map((what) => `${country}: ${what}`));
  const pieces = group(
    ALL_SPACES.flatMap((at) => COUNTRIES.map((country) => `${country}: piece in ${SPACE.name(at)}`)),
  );
  const deck = group(
    COUNTRIES.flatMap((country) => CARD_TYPES.map((type) => `${country}: ${type} cards in deck`)),
  );
  const card = (country: Country, id: string) => `${COUNTRIES[country]}: ${id}`;
  const hand = group(facts.kinds.map(({ country, id }) => `${card(country, id)} in hand`));
  const table = group(facts.kinds.map(({ country, id }) => `${card(country, id)} on the table`));
  const typeOf: number[] = [];
  for (const kind of facts.kinds) for (const item of kind.items) typeOf[item] = CARD_TYPES.indexOf(kind.type);
  const layout = { names, pieces, deck, hand, table, typeOf };
  layouts.set(facts, layout);
  return layout;
}

/**
 * Pieces where they stand, supply, stars and their danger, the cards that are left. Everything counts less as the game
 * comes to its end.
 */
export const features: Features<Table, Facts> = {
  names: (facts) => layoutOf(facts).names,
  lead: (u) => u.table.score[AXIS] - u.table.score[ALLIES],
  count(u, counts) {
    const layout = layoutOf(u.facts);
    const left = (LAST_ROUND + 1 - u.table.round) / ROUNDS_AHEAD;
    const weight = Math.min(1, left);
    for (const country of ALL_COUNTRIES) countBoard(u, country, layout, weight, counts);
    for (const country of ALL_COUNTRIES) countCards(u, country, layout, weight, counts);
    counts[u.table.active * PER_COUNTRY.length + TURN] = weight;
  },
};

function countBoard(u: R, country: Country, { pieces }: Layout, weight: number, counts: Float64Array): void {
  const first = country * PER_COUNTRY.length;
  const cache = refresh(u, country);
  const supplied = cache.supplied[country];
  const near = cache.nextToSupplied[country];
  const team = TEAM_SET[teamOf(country)];
  let points = allStarPoints(u, country);
  for (const kind of scoringCards(u, country)) points += u.facts.kinds[kind].rules.victory!(u, country);
  const lost = homeIsHeld(u, country);
  counts[first + INCOME] = lost ? 0 : weight * points;
  counts[first + HOME_LOST] = lost ? weight : 0;
  for (const at of cache.spaces[country]) {
    if (supplied[at] === 1) counts[pieces + at * COUNTRIES.length + country] = weight;
    else counts[first + OUT_OF_SUPPLY] += weight;
    if (IS_STAR[at] && inDanger(u, country, at))
      counts[first + (at === HOME[country] ? HOME_IN_DANGER : STARS_IN_DANGER)] += weight;
  }
  for (const at of STARS) {
    if (near[at] === 0) continue;
    const there = u.table.pieces[at];
    if (there === 0) counts[first + EMPTY_STARS] += weight;
    else if ((there & team) === 0) counts[first + ENEMY_STARS] += weight;
  }
}

const STARS = ALL_SPACES.filter((at) => IS_STAR[at]);

/** Could an enemy battle this space? */
function inDanger(u: R, country: Country, at: Space): boolean {
  return ALL_COUNTRIES.some((enemy) => teamOf(enemy) !== teamOf(country) && reaches(u, enemy, at));
}

function countCards(
  u: R,
  country: Country,
  { deck, hand, table, typeOf }: Layout,
  weight: number,
  counts: Float64Array,
): void {
  const { kindOf } = u.facts;
  const inHand = cardsIn(u, country, HAND);
  const inDeck = cardsIn(u, country, DECK);
  for (const item of inDeck) counts[deck + country * CARD_TYPES.length + typeOf[item]] += weight;
  for (const item of inHand) counts[hand + kindOf[item]] += weight;
  for (const which of [STATUS, RESPONSE])
    for (const item of cardsIn(u, country, which)) counts[table + kindOf[item]] += weight;
  const rounds = LAST_ROUND - u.table.round - (u.table.active >= country ? 0 : -1);
  counts[country * PER_COUNTRY.length + NO_CARD_LEFT] =
    Math.max(0, rounds - inHand.length - inDeck.length) / ROUNDS_AHEAD;
}

/** The feature of a card in hand, and of its type in the deck. */
export function cardFeatures(facts: Facts, item: CardItem): { hand: number; deck: number } {
  const { hand, deck, typeOf } = layoutOf(facts);
  const kind = facts.kinds[facts.kindOf[item]];
  return { hand: hand + kind.index, deck: deck + kind.country * CARD_TYPES.length + typeOf[item] };
}
