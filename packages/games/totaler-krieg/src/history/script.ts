import { readRows, wordsOf } from '../read-rows.js';

/**
 * What became of the Political Events of the historical cards: the card, its results turn by turn ('-' for No Result,
 * the last one goes on), and the Countries it was used on, in order.
 */
const SCRIPT_ROWS = `
A17|19.5 19.39|
A10|19.3|
A18|19.5 19.39|
A12|19.3|
A19|19.5|
A15|19.7|
A24||denmark-norway
A22a||belgium-holland
A28a|19.6|hungary rumania
A29a|19.6 -|bulgaria
A25||yugoslavia greece
A46|19.32 -|
A37|19.36 -|
A48|19.32 -|
W8|19.19 -|belgium-holland
W14|19.13 -|
S12|19.39|
S11|19.3|poland
S18|19.7 19.3|finland
S8a|19.3|baltic-states
S20a|19.3|rumania
`;

/** The results and targets of one card in history. */
export interface CardScript {
  results: readonly string[];
  countries: readonly string[];
}

const SCRIPT = new Map<string, CardScript>(
  readRows(SCRIPT_ROWS).map(([card, results, countries]) => [
    card,
    { results: wordsOf(results), countries: wordsOf(countries) },
  ]),
);

/** A card that is not named had no political result that later years remember. */
const QUIET: CardScript = { results: ['-'], countries: [] };
export const scriptOf = (card: string): CardScript => SCRIPT.get(card) ?? QUIET;

/** Area Tables: by the card that is Current when the die is rolled, the table and the Country that it found. */
export const AREA_RESULTS: Readonly<Record<string, readonly [area: string, country: string]>> = {
  A17: ['balkan', 'bulgaria'],
  A18: ['central', 'italy'],
  // With the end of the Civil War.
  A19: ['central', 'hungary'],
  W14: ['middle-east', 'turkey'],
};

/**
 * What Influence did where history used it, the first that is possible: Rome drops its neutrality and joins the war when
 * France falls, Budapest, Ankara and Brussels lean to one side.
 */
export const INFLUENCE_USES: Readonly<Record<string, readonly string[]>> = {
  italy: ['remove-marker', 'activate'],
  finland: ['activate'],
  hungary: ['place-influence'],
  turkey: ['place-influence'],
  'belgium-holland': ['place-influence'],
};

/** The Influence that a Conditional Event gives: Italy joins while France falls, Finland marches with Barbarossa. */
export const FREE_INFLUENCE: Readonly<Record<string, string>> = { A22a: 'italy', A23a: 'finland' };

/** Dice without a table: Soviet aid for the Republic, Japan against Russia in 1938 and against Britain and America in 1941. */
export const PLAIN_DICE: Readonly<Record<string, number>> = {
  'republican-support': 6,
  alignment: 1,
  'ceded-land': 1,
};
/** 18.26: Limited War with Russia, Total War with Britain. */
export const JAPAN_STRIKES_NORTH = 6;
export const JAPAN_STRIKES_SOUTH = 1;

/** The turn in which the fortune of war changed sides: Nov–Dec 1942. */
export const HINGE_OF_FATE = '1942-11';
