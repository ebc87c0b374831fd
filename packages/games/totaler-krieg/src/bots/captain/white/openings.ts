import { COUNTER } from '../../../counters/counters.js';
import { COUNTER_AND_HEX, type CounterAndHex } from '../../../facts.js';
import { SHEET } from '../../../map/sheet.js';
import type { Plan } from './plan.js';

/** A plan in words: "de-army-3 e3902" is a unit and its hex, "e3803 de-army-3" a target and who attacks it by Blitz. */
interface Opening {
  air: string;
  blitz: string;
  built: readonly string[];
  moves: readonly string[];
  attacks: readonly string[];
}

/**
 * 3rd Army opens the way to Warsaw from East Prussia, the armor from Silesia, with a corps that goes on with it (4.2.8c).
 * The Air Force helps 3rd Army twice; the HQ helps the armor first and then the armies before Krakow.
 */
const FROM_BOTH_SIDES: Opening = {
  air: 'de-af-1 e3802',
  blitz: 'e3801',
  built: ['de-army-3 e4002'],
  moves: [
    'de-army-3 e3902',
    'de-arm-2 w3627',
    'de-army-14 w3527',
    'de-army-10 w3527',
    'de-army-8 w3826',
    'de-arm-1 w3627',
    'de-hq-nor w3627',
    'de-inf-2 w3726',
  ],
  attacks: ['e3803 de-army-3', 'w3727 de-arm-1 de-arm-2 de-inf-2 de-hq-nor', 'w3827 de-army-4 de-army-8'],
};

/** The same with the Air Force between Warsaw and Krakow. */
const AIR_IN_THE_SOUTH: Opening = { ...FROM_BOTH_SIDES, air: 'de-af-1 e3602' };

/** The corps from Berlin builds up the HQ: more for Krakow, less for Warsaw. */
const STRONG_HQ: Opening = {
  ...FROM_BOTH_SIDES,
  built: ['de-army-3 e4002', 'de-hq-nor w3825'],
  moves: FROM_BOTH_SIDES.moves.filter((move) => !move.startsWith('de-inf-2')),
};

function unitAndHex(words: string): CounterAndHex {
  const [unit, hex] = words.split(' ');
  return COUNTER_AND_HEX.of(COUNTER.index(unit), SHEET.hexAt(hex));
}

function planOf({ air, blitz, built, moves, attacks }: Opening): Plan {
  return {
    air: unitAndHex(air),
    blitz: SHEET.hexAt(blitz),
    built: built.map(unitAndHex),
    moves: moves.map(unitAndHex),
    attacks: attacks.map((words) => {
      const [target, ...units] = words.split(' ');
      return { blitz: true, target: SHEET.hexAt(target), units: units.map((unit) => COUNTER.index(unit)) };
    }),
  };
}

/** Plans that have proved themselves in many trials; the best one first. */
export const OPENINGS: readonly Plan[] = [FROM_BOTH_SIDES, AIR_IN_THE_SOUTH, STRONG_HQ].map(planOf);
