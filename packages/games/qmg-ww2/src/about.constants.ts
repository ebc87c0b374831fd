import type { GameInfo } from '@sandtable/kernel';
import { ALL_COUNTRIES, COUNTRIES, COUNTRY_IN_TEXT, COUNTRY_NAMES, teamOf } from './board/countries.js';

/** The game's catalogue entry: everything a list of games shows, without loading the engine; plain values only. */
export const about: GameInfo = {
  id: 'qmg-ww2',
  title: 'Quartermaster General WW2',
  blurb: 'Six countries, two teams, twenty rounds: an army marches as far as its supply line.',
  credits: 'Designed by Ian Brody; published by Griggling Games and Ares Games',
  seats: ALL_COUNTRIES.map((country) => ({
    id: COUNTRIES[country],
    name: COUNTRY_NAMES[country],
    inText: COUNTRY_IN_TEXT[country],
    side: teamOf(country),
  })),
  sides: [
    { id: 'axis', name: 'Axis' },
    { id: 'allies', name: 'Allies' },
  ],
};
