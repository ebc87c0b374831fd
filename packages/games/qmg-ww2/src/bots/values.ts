import type { Reader } from '@sandtable/kernel';
import { ALL_SPACES, HOME, IS_SEA, IS_STAR } from '../board/board.js';
import { ALL_COUNTRIES, ALLIES, AXIS, teamOf } from '../board/countries.js';
import type { CardType } from '../cards/types.js';
import type { Facts } from '../facts.js';
import type { CardKind, Country, Space, Team } from '../ids.js';
import { reaches, suppliedSet } from '../supply/supply.js';
import { bit, cardsIn, DECK, enemiesAt, HAND, hasPiece, RESPONSE, STATUS, type Table } from '../table.js';
import { allStarPoints, homeIsHeld } from '../victory/victory.js';
import { scoringCards } from '../victory/victory-step.js';

type R = Reader<Table, Facts>;

/** The value of keeping a card in hand, in quarters of a Victory Point. */
const IN_HAND: Record<CardType, number> = {
  'build-army': 3.2,
  'land-battle': 3,
  'build-navy': 2.4,
  'sea-battle': 1.8,
  'economic-warfare': 2,
  event: 2.6,
  response: 2.6,
  status: 3,
};
const STATUS_IN_PLAY = 8;
const RESPONSE_LAID = 4.5;
const CARD_IN_DECK = 0.5;
const POINT = 4;
/** For how many coming rounds a star held now is expected to score. */
const ROUNDS_AHEAD = 4;
const ARMY = 3.5;
const NAVY = 2.8;
const UNSUPPLIED = 0.4;
const HOME_LOST = 30;
const STAR_THREATENED = 3;

/** Evaluates the position for a team, from the board, the score and the number of cards. */
export function worth(u: R, team: Team): number {
  const { score } = u.table;
  let value = POINT * (score[AXIS] - score[ALLIES]);
  for (const country of ALL_COUNTRIES) {
    value += (teamOf(country) === AXIS ? 1 : -1) * countryWorth(u, country);
  }
  return team === AXIS ? value : -value;
}

function countryWorth(u: R, country: Country): number {
  const left = Math.min(ROUNDS_AHEAD, 21 - u.table.round);
  let value = POINT * left * 0.8 * income(u, country);
  if (homeIsHeld(u, country)) value -= HOME_LOST;
  const fed = suppliedSet(u, country);
  for (const at of ALL_SPACES) {
    if (!hasPiece(u, country, at)) continue;
    const full = IS_SEA[at] ? NAVY : ARMY;
    value += fed[at] === 1 ? full + reach(u, country, at) : full * UNSUPPLIED;
    if (IS_STAR[at] && isThreatened(u, country, at))
      value -= at === HOME[country] ? 2 * STAR_THREATENED : STAR_THREATENED;
  }
  return value + cardWorth(u, country);
}

/** VP of the next Victory step. */
function income(u: R, country: Country): number {
  let points = allStarPoints(u, country);
  for (const kind of scoringCards(u, country)) points += u.facts.kinds[kind].rules.victory!(u, country);
  return points;
}

function cardWorth(u: R, country: Country): number {
  let value = STATUS_IN_PLAY * cardsIn(u, country, STATUS).length;
  value += RESPONSE_LAID * cardsIn(u, country, RESPONSE).length;
  value += CARD_IN_DECK * cardsIn(u, country, DECK).length;
  for (const item of cardsIn(u, country, HAND)) value += keepWorth(u, u.facts.kindOf[item]);
  return value;
}

export function keepWorth(u: R, kind: CardKind): number {
  return IN_HAND[u.facts.kinds[kind].type];
}

/** A supplied piece is worth more next to a star its team does not hold yet. */
function reach(u: R, country: Country, at: Space): number {
  let value = 0;
  for (const next of u.facts.board.neighbours[at]) {
    if (!IS_STAR[next] || hasPiece(u, country, next)) continue;
    const enemies = enemiesAt(u, country, next);
    value += enemies !== 0 ? 2.2 : (u.table.pieces[next] & ~bit(country)) === 0 ? 3 : 0.8;
  }
  return value;
}

/** Could an enemy battle a star the team holds? */
function isThreatened(u: R, country: Country, at: Space): boolean {
  const team = teamOf(country);
  for (const enemy of ALL_COUNTRIES) if (teamOf(enemy) !== team && reaches(u, enemy, at)) return true;
  return false;
}
