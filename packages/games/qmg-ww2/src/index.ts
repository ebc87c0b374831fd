/**
 * Quartermaster General WW2 by Ian Brody, second edition (Ares Games, 2019) and first edition (Griggling
 * Games, 2014), one engine with the editions as option sets. Rules in our own words: docs/rules/qmg-ww2.md.
 */

export { seatChart } from './board/countries.js';
export { qmgWw2 } from './game.js';
