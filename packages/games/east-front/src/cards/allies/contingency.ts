import { say } from '@sandtable/kernel';
import { AIRPLANE, ALLIES, FLEET, INFANTRY, SOVIET, TANK } from '../../pieces/pieces.js';
import { attack } from '../attack.js';
import { alliedContingency } from '../declare.js';
import { deploy } from '../deploy.js';
import { both, giveUp, ofType, pieces } from '../eliminate.js';
import { discardOne, draw, extraAction, price } from '../plain.js';
import { anywhere, at, closedWater, flagOf, nextTo, there, whereItStands, withInfantry } from '../where.js';

/** The Contingency cards of the Allies, both sides of each (contingency.sides). */
export const ALLIES_CONTINGENCY = alliedContingency({
  'increased-aid-from-the-west': {
    name: 'Increased Aid from the West',
    text: 'Deploy either 1 Soviet tank or 1 Soviet airplane; no particular space is named.',
    does: [deploy(SOVIET, [TANK, AIRPLANE], anywhere)],
    second: {
      name: 'Pacific Lend-Lease Shipments',
      text: 'At the price of 1 VP for the Axis, scored first, deploy either 1 Soviet tank or 1 Soviet airplane in a space next to Gorki.',
      does: [price, deploy(SOVIET, [TANK, AIRPLANE], nextTo('gorki'))],
    },
  },
  'pre-war-doctrine': {
    name: 'Pre-War Doctrine',
    text: 'A Soviet force attacks.',
    does: [attack(SOVIET, {}, say`no Soviet force can attack`)],
    second: {
      name: 'Unit Reorganization',
      text: 'Eliminate one of your Soviet infantry; its space receives 1 Soviet tank (deployed).',
      does: [
        giveUp(pieces(ALLIES, say`Soviet infantry`, ofType(INFANTRY))),
        deploy(SOVIET, TANK, there, {
          none: say`a Soviet tank would be unsupplied wherever it took the place of a Soviet infantry`,
        }),
      ],
    },
  },
  shtrafbats: {
    name: 'Shtrafbats',
    text: 'Choose a Soviet Supply Flag space: it receives 1 Soviet infantry (deployed). The force that infantry belongs to then attacks.',
    does: [
      deploy(SOVIET, INFANTRY, flagOf(SOVIET)),
      attack(
        SOVIET,
        { from: whereItStands },
        say`wherever the new infantry stood, its force could attack nothing`,
      ),
    ],
    second: {
      name: 'Human Wave',
      text: 'Choose a space with at least 2 Soviet infantry and eliminate one of them. The force of those left there then attacks.',
      does: [
        giveUp(
          pieces(
            ALLIES,
            say`Soviet infantry in a space with 2 or more`,
            both(ofType(INFANTRY), (look, _, here) => withInfantry(SOVIET, 2).has(look, here)),
          ),
        ),
        attack(SOVIET, { from: there }, say`no force that stayed behind could attack`),
      ],
    },
  },
  'gulag-economy': {
    name: 'Gulag Economy',
    text: 'Draw 3 cards, at the price of 1 VP for the Axis, scored first.',
    does: [price, draw(3)],
    second: {
      name: 'Anti-Soviet Deportees',
      text: 'Draw 2 cards, discard 1 card, then take an extra action.',
      does: [draw(2), discardOne, extraAction],
    },
  },
  'river-flotillas': {
    name: 'River Flotillas',
    text: 'Choose a water space with no other water space next to it: it receives 1 Soviet fleet (deployed).',
    does: [deploy(SOVIET, FLEET, closedWater)],
    second: {
      name: 'Danube River Flotilla',
      text: 'Give up a Soviet fleet anywhere on the board (eliminated): a Soviet force then attacks Romania or Bessarabia.',
      does: [
        giveUp(pieces(ALLIES, say`Soviet fleet`, ofType(FLEET))),
        attack(
          SOVIET,
          { onto: at('romania', 'bessarabia') },
          say`whichever fleet is given up, no Soviet force could attack Romania or Bessarabia`,
        ),
      ],
    },
  },
});
