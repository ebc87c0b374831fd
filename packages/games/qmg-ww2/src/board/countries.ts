import { type By, names } from '@sandtable/kernel';
import type { Countries, Country, Team } from '../ids.js';

/** The six countries in turn order, so a country's number is also its place in the turn order. */
export const COUNTRIES = [
  'germany',
  'united-kingdom',
  'japan',
  'soviet-union',
  'italy',
  'united-states',
] as const;
export type CountryId = (typeof COUNTRIES)[number];

export const COUNTRY = names<Country>('country', COUNTRIES);
export const ALL_COUNTRIES = COUNTRY.values;
export const [GERMANY, UNITED_KINGDOM, JAPAN, SOVIET_UNION, ITALY, UNITED_STATES] = ALL_COUNTRIES;

/** The country whose turn comes this many turns later. */
export function countryAfter(country: Country, turns: number): Country {
  return ALL_COUNTRIES[(country + turns) % ALL_COUNTRIES.length];
}

export const COUNTRY_NAMES: By<Country, string> = [
  'Germany',
  'United Kingdom',
  'Japan',
  'Soviet Union',
  'Italy',
  'United States',
];
/** The name with its article, for sentences: "The Soviet Union plays". */
export const COUNTRY_IN_TEXT: By<Country, string> = [
  'Germany',
  'the United Kingdom',
  'Japan',
  'the Soviet Union',
  'Italy',
  'the United States',
];

/** "a German Army". */
export const ADJECTIVE: By<Country, string> = [
  'German',
  'British',
  'Japanese',
  'Soviet',
  'Italian',
  'American',
];

export const TEAM_IDS = ['axis', 'allies'] as const;
export type TeamId = (typeof TEAM_IDS)[number];

export const TEAM = names<Team>('team', TEAM_IDS);
export const [AXIS, ALLIES] = TEAM.values;
export const TEAM_NAMES: By<Team, string> = ['Axis', 'Allies'];

/** The turn order alternates between the teams: even numbers are Axis, odd ones Allies (seats.teams). */
export function teamOf(country: Country): Team {
  return (country & 1) as Team;
}

export function otherTeam(team: Team): Team {
  return (1 - team) as Team;
}

/** The countries of a team as a set of bits. */
export const TEAM_SET: By<Team, Countries> = [0b010101, 0b101010];

export const HOMES = ['germany', 'united-kingdom', 'japan', 'moscow', 'italy', 'eastern-united-states'];

/** pieces.count: the Armies and Navies of each country. */
export const ARMIES: By<Country, number> = [7, 5, 5, 7, 4, 5];
export const NAVIES_SECOND: By<Country, number> = [3, 5, 5, 1, 3, 6];
export const NAVIES_FIRST: By<Country, number> = [3, 5, 5, 1, 3, 5];

/** The rulebook's seating chart: the countries of each player, for two to six players. */
export function seatChart(edition: 'second' | 'first', players: number): Country[][] {
  const [g, uk, j, su, i, us] = ALL_COUNTRIES;
  if (players === 2)
    return [
      [g, i, j],
      [uk, us, su],
    ];
  if (players === 6) return [[g], [uk], [j], [su], [i], [us]];
  const axis = edition === 'second' ? [[g], [j, i]] : [[g, i], [j]];
  if (players === 3) return [axis[0], [uk, us, su], axis[1]];
  if (players === 4) return [axis[0], [uk, us], axis[1], [su]];
  return [axis[0], [uk], axis[1], [su], [us]];
}
