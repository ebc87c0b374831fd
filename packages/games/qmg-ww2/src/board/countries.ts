import { names } from '@sandtable/kernel';
import type { Country } from '../ids.js';

/** The six countries in order of play, so that a country's number is also its turn. */
export const COUNTRIES = [
  'germany',
  'united-kingdom',
  'japan',
  'soviet-union',
  'italy',
  'united-states',
] as const;

export const GERMANY = 0;
export const UNITED_KINGDOM = 1;
export const JAPAN = 2;
export const SOVIET_UNION = 3;
export const ITALY = 4;
export const UNITED_STATES = 5;

export const COUNTRY_NAMES = ['Germany', 'United Kingdom', 'Japan', 'Soviet Union', 'Italy', 'United States'];
/** "The Soviet Union plays": the name as a sentence needs it. */
export const COUNTRY_IN_TEXT = [
  'Germany',
  'the United Kingdom',
  'Japan',
  'the Soviet Union',
  'Italy',
  'the United States',
];

/** "a German Army". */
export const ADJECTIVE = ['German', 'British', 'Japanese', 'Soviet', 'Italian', 'American'];

export const AXIS = 0;
export const ALLIES = 1;
export const TEAM_NAMES = ['Axis', 'Allies'];

/** The turn order alternates between the teams: even numbers are Axis, odd ones Allies (seats.teams). */
export function teamOf(country: Country): number {
  return country & 1;
}

/** The countries of a team as a set of bits. */
export const TEAM_SET = [0b010101, 0b101010];

export const HOMES = ['germany', 'united-kingdom', 'japan', 'moscow', 'italy', 'eastern-united-states'];

/** pieces.count: Armies and Navies in each country's box. */
export const ARMIES = [7, 5, 5, 7, 4, 5];
export const NAVIES_SECOND = [3, 5, 5, 1, 3, 6];
export const NAVIES_FIRST = [3, 5, 5, 1, 3, 5];

export const COUNTRY = names('country', COUNTRIES);

export const TEAM = names('team', ['axis', 'allies']);

/** The chart of the rulebook: which countries one person plays, for two to six players. */
export function seatChart(edition: 'second' | 'first', players: number): number[][] {
  const [g, uk, j, su, i, us] = [0, 1, 2, 3, 4, 5];
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
