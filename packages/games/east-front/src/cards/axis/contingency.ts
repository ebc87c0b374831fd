import { say } from '@sandtable/kernel';
import { AIRPLANE, ALLIES, GERMAN, INFANTRY, PACT, TANK } from '../../pieces/pieces.js';
import { attack } from '../attack.js';
import { fleetOrFlip } from '../choices.js';
import { axisContingency } from '../declare.js';
import { deploy, deployTogether } from '../deploy.js';
import { pieces, theyEliminate } from '../eliminate.js';
import { move } from '../move.js';
import { draw, extraAction, price } from '../plain.js';
import { at, eastOf1941, flagOf, inOrNextTo, landNextTo } from '../where.js';

/** The Contingency cards of the Axis, both sides of each (contingency.sides). */
export const AXIS_CONTINGENCY = axisContingency({
  'industrial-realignment': {
    name: 'Industrial Realignment',
    faction: 'german',
    text: 'Choose a German Supply Flag space: it receives 1 German tank or 1 German airplane (deployed).',
    does: [deploy(GERMAN, [TANK, AIRPLANE], flagOf(GERMAN))],
    second: {
      name: 'Civilian Industry Dismantled',
      text: 'Berlin receives 2 German infantry (deployed), at the price of 1 VP for the Allies, scored first.',
      does: [price, ...deployTogether(GERMAN, [INFANTRY, INFANTRY], at('berlin'))],
    },
  },
  'supplies-diverted-east': {
    name: 'Supplies Diverted East',
    faction: 'german',
    text: 'A German force attacks a space that lies east of the 1941 line.',
    does: [
      attack(GERMAN, { onto: eastOf1941 }, say`no German force can attack a space east of the 1941 line`),
    ],
    second: {
      name: 'Werwolf',
      text: 'The Allies must choose one of their pieces in Berlin or next to it and eliminate it.',
      does: [
        theyEliminate(
          pieces(ALLIES, say`Allied piece in Berlin or next to it`, (look, _, here) =>
            inOrNextTo('berlin').has(look, here),
          ),
        ),
      ],
    },
  },
  'naval-projects-completed': {
    name: 'Naval Projects Completed',
    faction: 'german',
    text: 'Either discard 1 card to deploy 1 German fleet in the West Baltic Sea, or do nothing but flip this card.',
    does: [fleetOrFlip],
    second: {
      name: 'Barents Sea Debacle',
      text: 'On land next to the West Baltic Sea, deploy 1 German infantry.',
      does: [deploy(GERMAN, INFANTRY, landNextTo('west-baltic-sea'))],
    },
  },
  'forced-labor': {
    name: 'Forced Labor',
    faction: 'german',
    text: 'Draw 3 cards, at the price of 1 VP for the Allies, scored first.',
    does: [price, draw(3)],
    second: {
      name: 'Pervitin',
      text: 'At the price of 1 VP for the Allies, scored first, choose a German infantry and move it. Then take an extra action.',
      does: [price, move(GERMAN, [INFANTRY]), extraAction],
    },
  },
  'hardliners-take-control': {
    name: 'Hardliners Take Control',
    faction: 'pact',
    text: 'Choose a Pact Supply Flag space: it receives 2 Pact infantry (deployed).',
    does: deployTogether(PACT, [INFANTRY, INFANTRY], flagOf(PACT)),
    second: {
      name: 'Germany Arms Fascist Loyalists',
      text: 'Choose a Pact Supply Flag space: it receives 1 Pact infantry (deployed).',
      does: [deploy(PACT, INFANTRY, flagOf(PACT))],
    },
  },
});
