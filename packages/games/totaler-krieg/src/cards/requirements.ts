import { seasonOf, yearOf } from '../calendar/calendar.js';
import { AXIS, type Faction, SOVIET, type Turn, WESTERN } from '../ids.js';
import { COUNTRY, countryNamed } from '../map/areas.js';
import { hexOf } from '../places.js';
import { citiesOf, isFriendly, meantBy, minorsThat, nameInPlay } from '../politics/countries.js';
import { isPeaceEnforced } from '../politics/ostland.js';
import { civilWarInEffect, pacificWarOf, republicanSupport } from '../politics/overseas.js';
import { isWarBox, NO_POLICY, POLICIES, POSTURE_BOXES } from '../politics/posture.js';
import { ownershipOf } from '../position/ownership.js';
import { controllerOf, positionOf } from '../position/position.js';
import { type FACTION_IDS, factionNamed } from '../scenario/scenario.js';
import { CONQUERED, type R, STATUSES, WAR_STATES } from '../table.js';
import type { Condition, Requirement, Test } from './conditions.js';
import { asEntered } from './current-card.js';
import { CARD, CARDS, type Card, NO_CARD } from './deck.js';

/** For whom and when a requirement is tested. */
export interface Testing {
  faction: Faction;
  /** The Seasonal Turn of the reveal: its season and year count (1.1.3p). */
  turn: Turn;
  /** The Current Card; -1 for none. */
  current: Card;
  /** The War State in effect, or the one that the card would begin (1.1.3n). */
  warState: number;
  /** 1.1.1i: only what the board shows; everything else passes. */
  boardOnly: boolean;
}

/** All conditions of one alternative hold. */
export function holds(u: R, requirement: Requirement, testing: Testing): boolean {
  return requirement.some((conditions) => conditions.every((one) => passes(u, one, testing)));
}

/** 1.1.1i: what is tested at selection only. */
const OF_THE_CARDS: readonly Test[] = ['played', 'year', 'year-from', 'blitz-up-to', 'current'];

function passes(u: R, condition: Condition, testing: Testing): boolean {
  if (testing.boardOnly && OF_THE_CARDS.includes(condition.test)) return true;
  return TESTS[condition.test](u, condition, testing) !== condition.not;
}

type Judge = (u: R, condition: Condition, testing: Testing) => boolean;

const TESTS: Readonly<Record<Test, Judge>> = {
  active: (u, { subjects: [faction], values }) =>
    values.some((id) => {
      const name = countryNamed(id);
      return nameInPlay(u, meantBy(name)) === name && isFriendly(u, factionOf(faction), meantBy(name));
    }),
  'allied-unit-in': (u, { subjects: [id] }) => {
    const { country, home } = ownershipOf(u);
    return [WESTERN, SOVIET].some((faction) =>
      positionOf(u).onMap[faction].some((unit) => {
        const hex = hexOf(u.table.place[unit]);
        return country[hex] === countryNamed(id) && home[hex];
      }),
    );
  },
  'axis-stars': (u, { subjects: [colour], values: [least] }) => {
    const { star, stars } = u.facts.values;
    const held = stars.filter(
      (hex) => star[hex] === factionOf(colour) && ownershipOf(u).open[hex] && controllerOf(u, hex) === AXIS,
    );
    return held.length >= Number(least);
  },
  'blitz-up-to': (u, { subjects: [most] }, { current }) => blitzValue(u, current) <= Number(most),
  'civil-war': (u) => civilWarInEffect(u),
  'conquered-controlled': (u) =>
    minorsThat(u, CONQUERED).some((country) =>
      citiesOf(u, country).every((hex) => controllerOf(u, hex) === AXIS),
    ),
  current: (_, { subjects }, { current }) => subjects.includes(CARDS[current]?.id),
  pac: (u, { subjects: [box] }) => u.table.policy[boxNamed(box)] !== NO_POLICY,
  'pacific-war': (u, { subjects: [faction], values }) => values.includes(pacificWarOf(u, factionOf(faction))),
  played: (u, { subjects, least }, { faction }) =>
    subjects.filter((id) => isPlayed(u, faction, CARD.index(id))).length >= least,
  posture: (u, { subjects, values }) => subjects.some((box) => values.includes(postureIn(u, boxNamed(box)))),
  'republican-support': (u, { subjects: [faction] }) => republicanSupport(u) === factionOf(faction),
  status: (u, { subjects: [id], values }) => {
    const of = id === '*' ? COUNTRY.values : [meantBy(countryNamed(id))];
    return of.some((country) => values.includes(STATUSES[u.table.status[country]]));
  },
  'uscl-from': (u, { subjects: [level] }) => u.table.uscl >= Number(level),
  war: (_, { subjects: [state] }, { warState }) => WAR_STATES[warState] === state,
  'war-from': (_, { subjects: [state] }, { warState }) =>
    warState >= (WAR_STATES as readonly string[]).indexOf(state),
  year: (u, { subjects: [group] }, { faction, turn }) => !isYearTaken(u, faction, group, yearOf(turn)),
  'year-from': (_, { subjects: [year] }, { turn }) => yearOf(turn) >= Number(year),
};

const factionOf = (id: string): Faction => factionNamed(id as (typeof FACTION_IDS)[number]);
const boxNamed = (id: string): number => (POSTURE_BOXES as readonly string[]).indexOf(id);

/** 13.6b, in the words of the cards. */
function postureIn(u: R, box: number): string {
  if (isWarBox(u, box)) return 'war';
  return POLICIES[u.table.policy[box]];
}

/** The Blitz symbols of a card, the variable ones included. */
export function blitzValue(u: R, card: Card): number {
  if (card === NO_CARD) return 0;
  const { fixed, variable } = asEntered(u, CARDS[card]).blitz;
  return fixed + variable;
}

/** 1.1.3h, 1.1.3i */
export function isPlayed({ facts, table }: R, faction: Faction, card: Card): boolean {
  if (facts.decks?.[faction].met.has(card)) return true;
  for (let i = 0; i < table.revealed.length; i += 2) if (table.revealed[i] === card) return true;
  return false;
}

/** 1.1.3f: a card of the group was revealed in the year. */
function isYearTaken({ facts, table }: R, faction: Faction, group: string, year: number): boolean {
  if (facts.decks?.[faction].annual.some((one) => one.group === group && one.year === year)) return true;
  for (let i = 0; i < table.revealed.length; i += 2) {
    const { faction: owner, groups } = CARDS[table.revealed[i]];
    if (owner === faction && groups.includes(group) && yearOf(table.revealed[i + 1] as Turn) === year)
      return true;
  }
  return false;
}

/** 1.1.3c, 1.1.3d: the card may be selected now. */
export function fits(u: R, card: Card, testing: Testing): boolean {
  const { warState, seasons, requires } = CARDS[card];
  if (warState > testing.warState || breaksEnforcedPeace(u, card)) return false;
  if (seasons.length > 0 && !seasons.includes(seasonOf(testing.turn))) return false;
  return requires.every((requirement) => holds(u, requirement, testing));
}

/** 12.3j, 18.11: the card would end the Ostland Accord while its peace is enforced. */
export function breaksEnforcedPeace(u: R, card: Card): boolean {
  const { faction, effects } = CARDS[card];
  const endsIt = effects.some(({ effect, on }) => effect === 'end-policy' && on === 'russia');
  return faction === AXIS && endsIt && isPeaceEnforced(u);
}
