import { Appraiser, byWeight, type Prospect, say } from '@sandtable/kernel';
import { ALL_SPACES, IS_STAR, SPACE_NAMES } from '../board/board.js';
import { ALL_COUNTRIES, AXIS, COUNTRY_IN_TEXT, teamOf } from '../board/countries.js';
import type { Facts } from '../facts.js';
import type { Country, Space, Team } from '../ids.js';
import { reaches, suppliedSet } from '../supply/supply.js';
import { cardsIn, DECK, HAND, hasPiece, type R, RESPONSE, STATUS, type Table } from '../table.js';
import { LAST_ROUND } from '../turn/turn.js';
import { allStarPoints, homeIsHeld } from '../victory/victory.js';
import { scoringCards } from '../victory/victory-step.js';
import { weightsFor } from './captain.js';
import { features } from './features.js';

/** How much a lead says, how much the rounds to come can change it, and whom they favour: fitted to games of captains. */
const CERTAINTY = 0.22;
const ROUNDS_TO_COME = 0.5;
const FOR_AXIS = -0.6;
/** What is not worth half a Victory Point is not named. */
const LEAST = 0.5;

const appraisers = new WeakMap<Facts, Appraiser<Table, Facts>>();

/** The Victory Points by which the Axis is expected to lead. */
function expectedLead(u: R): number {
  const known = appraisers.get(u.facts) ?? new Appraiser(features, u.facts, weightsFor(u.facts).values);
  appraisers.set(u.facts, known);
  return known.lead(u);
}

/** How a position looks by the captain's weights, and what a player would say of a change. */
export const prospect: Prospect<Table, Facts> = {
  chance(u) {
    if (u.state.outcome) return u.state.outcome.winner === AXIS ? 1 : 0;
    const left = Math.max(0, LAST_ROUND + 1 - u.table.round);
    const odds = (CERTAINTY * expectedLead(u)) / Math.sqrt(ROUNDS_TO_COME + left) + FOR_AXIS;
    return 1 / (1 + Math.exp(-odds));
  },
  gains(before, after, seat) {
    const team = teamOf(ALL_COUNTRIES[seat]);
    const gains = new Map<string, number>();
    const add = (gain: string, weight: number) => gains.set(gain, (gains.get(gain) ?? 0) + weight);
    const points = after.table.score[team] - before.table.score[team];
    if (points > 0) add(say`scores ${points} VP`, points);
    for (const country of ALL_COUNTRIES) {
      if (teamOf(country) === team) addOwn(before, after, country, add);
      else addEnemy(before, after, country, add);
    }
    return byWeight(gains, LEAST);
  },
};

type Add = (gain: string, weight: number) => void;

function addOwn(before: R, after: R, country: Country, add: Add): void {
  const name = COUNTRY_IN_TEXT[country];
  const income = incomeOf(after, country) - incomeOf(before, country);
  if (income > 0) add(say`earns ${income} VP more each round`, 3 * income);
  const [was, is] = [lookAt(before, country), lookAt(after, country)];
  for (const at of ALL_SPACES)
    if (hasPiece(after, country, at) && !hasPiece(before, country, at))
      add(say`sends troops to ${SPACE_NAMES[at]}`, IS_STAR[at] ? 1.2 : 0.9);
  if (is.cut < was.cut) add(say`brings pieces of ${name} back into supply`, 1.5 * (was.cut - is.cut));
  if (is.danger < was.danger) add(say`makes ${name} safer`, 1.1 * (was.danger - is.danger));
  const cards = lasting(after, country) - lasting(before, country);
  if (cards > 0) add(say`puts a card on the table that lasts`, 0.8 * cards);
}

function addEnemy(before: R, after: R, country: Country, add: Add): void {
  const name = COUNTRY_IN_TEXT[country];
  const income = incomeOf(before, country) - incomeOf(after, country);
  if (income > 0) add(say`takes ${income} VP a round from ${name}`, 3 * income);
  for (const at of ALL_SPACES)
    if (hasPiece(before, country, at) && !hasPiece(after, country, at))
      add(say`drives ${name} out of ${SPACE_NAMES[at]}`, IS_STAR[at] ? 2.5 : 1.8);
  const [was, is] = [lookAt(before, country), lookAt(after, country)];
  if (is.cut > was.cut) add(say`cuts pieces of ${name} off from supply`, 1.5 * (is.cut - was.cut));
  if (is.danger > was.danger) add(say`threatens ${name}`, is.danger - was.danger);
  const cards = cardsLeft(before, country) - cardsLeft(after, country);
  if (cards > 1) add(say`costs ${name} cards`, 0.3 * cards);
}

/** VP of the country's next Victory step. */
function incomeOf(u: R, country: Country): number {
  if (homeIsHeld(u, country)) return 0;
  let points = allStarPoints(u, country);
  for (const kind of scoringCards(u, country)) points += u.facts.kinds[kind].rules.victory!(u, country);
  return points;
}

/** How many of its pieces are out of supply, and how many of its stars an enemy could battle. */
function lookAt(u: R, country: Country): { cut: number; danger: number } {
  const supplied = suppliedSet(u, country);
  const team = teamOf(country);
  let [cut, danger] = [0, 0];
  for (const at of ALL_SPACES) {
    if (!hasPiece(u, country, at)) continue;
    if (supplied[at] !== 1) cut++;
    if (IS_STAR[at] && inReach(u, team, at)) danger++;
  }
  return { cut, danger };
}

const inReach = (u: R, team: Team, at: Space) =>
  ALL_COUNTRIES.some((enemy) => teamOf(enemy) !== team && reaches(u, enemy, at));

const lasting = (u: R, country: Country) =>
  cardsIn(u, country, STATUS).length + cardsIn(u, country, RESPONSE).length;

const cardsLeft = (u: R, country: Country) =>
  cardsIn(u, country, HAND).length + cardsIn(u, country, DECK).length;
