import { AIRPLANE, ALLIES, FLEET, GERMAN, INFANTRY, PACT, SOVIET, TANK } from '../pieces/pieces.js';
import { attack } from './attack.js';
import { fleetOrFlip } from './choices.js';
import { deploy, deployTogether } from './deploy.js';
import { both, giveUp, ofType, pieces, theyEliminate } from './eliminate.js';
import { move } from './move.js';
import type { Part } from './part.js';
import { discardOne, draw, extraAction, price } from './plain.js';
import {
  anywhere,
  at,
  closedWater,
  eastOf1941,
  flagOf,
  inOrNextTo,
  landNextTo,
  nextTo,
  there,
  whereItStands,
  withInfantry,
} from './where.js';

interface TwoSides {
  initial: readonly Part[];
  second: readonly Part[];
}

/** What both sides of each Contingency card say (contingency.sides). */
export const CONTINGENCY_TEXTS: Readonly<Record<string, TwoSides>> = {
  'industrial-realignment': {
    initial: [deploy(GERMAN, [TANK, AIRPLANE], flagOf(GERMAN))],
    second: [price, ...deployTogether(GERMAN, [INFANTRY, INFANTRY], at('berlin'))],
  },
  'supplies-diverted-east': {
    initial: [
      attack(GERMAN, { onto: eastOf1941 }, 'no German force can attack a space east of the 1941 line'),
    ],
    second: [
      theyEliminate(
        pieces(ALLIES, 'Allied piece in Berlin or next to it', (look, _, here) =>
          inOrNextTo('berlin').has(look, here),
        ),
      ),
    ],
  },
  'naval-projects-completed': {
    initial: [fleetOrFlip],
    second: [deploy(GERMAN, INFANTRY, landNextTo('west-baltic-sea'))],
  },
  'forced-labor': {
    initial: [price, draw(3)],
    second: [price, move(GERMAN, [INFANTRY]), extraAction],
  },
  'hardliners-take-control': {
    initial: deployTogether(PACT, [INFANTRY, INFANTRY], flagOf(PACT)),
    second: [deploy(PACT, INFANTRY, flagOf(PACT))],
  },
  'increased-aid-from-the-west': {
    initial: [deploy(SOVIET, [TANK, AIRPLANE], anywhere)],
    second: [price, deploy(SOVIET, [TANK, AIRPLANE], nextTo('gorki'))],
  },
  'pre-war-doctrine': {
    initial: [attack(SOVIET, {}, 'no Soviet force can attack')],
    second: [
      giveUp(pieces(ALLIES, 'Soviet infantry', ofType(INFANTRY))),
      deploy(SOVIET, TANK, there, {
        none: 'a Soviet tank would be unsupplied wherever it took the place of a Soviet infantry',
      }),
    ],
  },
  shtrafbats: {
    initial: [
      deploy(SOVIET, INFANTRY, flagOf(SOVIET)),
      attack(
        SOVIET,
        { from: whereItStands },
        'wherever the new infantry stood, its force could attack nothing',
      ),
    ],
    second: [
      giveUp(
        pieces(
          ALLIES,
          'Soviet infantry in a space with 2 or more',
          both(ofType(INFANTRY), (look, _, here) => withInfantry(SOVIET, 2).has(look, here)),
        ),
      ),
      attack(SOVIET, { from: there }, 'no force that stayed behind could attack'),
    ],
  },
  'gulag-economy': {
    initial: [price, draw(3)],
    second: [draw(2), discardOne, extraAction],
  },
  'river-flotillas': {
    initial: [deploy(SOVIET, FLEET, closedWater)],
    second: [
      giveUp(pieces(ALLIES, 'Soviet fleet', ofType(FLEET))),
      attack(
        SOVIET,
        { onto: at('romania', 'bessarabia') },
        'whichever fleet is given up, no Soviet force could attack Romania or Bessarabia',
      ),
    ],
  },
};
