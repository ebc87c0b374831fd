import { say } from '@sandtable/kernel';
import { PLACE_NAMES, space, withinTwo } from '../../board/board.js';
import {
  AIRPLANE,
  ALLIES,
  FACTION_NAMES,
  type Faction,
  GERMAN,
  INFANTRY,
  PACT,
  TANK,
} from '../../pieces/pieces.js';
import { attack, mayAttack } from '../attack.js';
import type { CardText } from '../card.js';
import { axisCards } from '../declare.js';
import { deploy, deployApart, recruit } from '../deploy.js';
import { both, eliminate, mayEliminate, nextToA, nextToForce, ofType, pieces } from '../eliminate.js';
import { move, moveIn, moveInOneOfEach, moveOrAttack, moves } from '../move.js';
import { extraAction } from '../plain.js';
import { drawTwoAndGoOn, notInSpring } from '../shared.js';
import { moveTogether } from '../together.js';
import {
  at,
  eastOf1941,
  inOrNextTo,
  nextToFleet,
  there,
  westOf1939,
  westOf1941,
  whereItStands,
} from '../where.js';

/** The armies, which differ only in whose they are and where they are raised. */
function army(faction: Faction, id: string): CardText {
  const [place, whose] = [PLACE_NAMES[space(id)], FACTION_NAMES[faction]];
  return {
    text: `In ${place} or next to it, deploy 1 ${whose} infantry. Then do one of the two: move that infantry, or attack with the force it belongs to.`,
    does: [deploy(faction, INFANTRY, inOrNextTo(id)), moveOrAttack(faction)],
  };
}

/** The Mid War cards of the Axis. */
export const AXIS_MID = axisCards('mid', {
  'army-group-south': {
    name: 'Army Group South',
    faction: 'german',
    firstGame: true,
    ...army(GERMAN, 'lwow'),
    reaction: 'sustain-attack',
  },
  'army-group-center': {
    name: 'Army Group Center',
    faction: 'german',
    firstGame: true,
    provenance: 'printed',
    ...army(GERMAN, 'brest'),
    reaction: 'sustain-attack',
  },
  'army-group-north': {
    name: 'Army Group North',
    faction: 'german',
    firstGame: true,
    ...army(GERMAN, 'east-prussia'),
    reaction: 'sustain-attack',
  },
  'airbase-surprise-attack': {
    name: 'Airbase Surprise Attack',
    faction: 'german',
    firstGame: true,
    text: 'West of the 1941 line, deploy 1 German airplane. You may then eliminate an Allied airplane if it is no more than 2 spaces from the new one.',
    does: [
      deploy(GERMAN, AIRPLANE, westOf1941),
      mayEliminate(
        pieces(
          ALLIES,
          say`Allied airplane within 2 spaces of the new one`,
          both(ofType(AIRPLANE), ({ text }, _, here) => text.at >= 0 && withinTwo(text.at, here)),
        ),
      ),
    ],
    reaction: 'anti-air',
  },
  barbarossa: {
    name: 'Barbarossa',
    faction: 'german',
    firstGame: true,
    provenance: 'printed',
    text: 'A German force standing west of the 1939 line attacks. Then take an extra action.',
    does: [
      attack(GERMAN, { from: westOf1939 }, say`no German force west of the 1939 line can attack`),
      extraAction,
    ],
    reaction: 'advance',
  },
  okh: {
    name: 'OKH',
    faction: 'german',
    firstGame: true,
    ...drawTwoAndGoOn,
    reaction: 'advance',
  },
  'romanian-cavalry-corps': {
    name: 'Romanian Cavalry Corps',
    faction: 'pact',
    firstGame: true,
    text: 'Choose a Pact tank and move it. The force it belongs to then attacks.',
    does: [
      move(PACT, [TANK]),
      attack(PACT, { from: whereItStands }, say`wherever the Pact tank went, its force could attack nothing`),
    ],
    reaction: 'sustain-attack',
  },
  panzergrenadiers: {
    name: 'Panzergrenadiers',
    faction: 'german',
    provenance: 'printed',
    text: 'A German force with at least 1 infantry and 1 tank attacks. Afterwards, except on Spring turns, you may move 1 tank, 1 infantry, or one of each from that force into the attacked space.',
    does: [
      attack(GERMAN, { infantry: 1, tanks: 1 }, say`no German force with an infantry and a tank can attack`),
      ...moveInOneOfEach(GERMAN, [TANK, INFANTRY]),
    ],
    reaction: 'advance',
  },
  'motorized-corps': {
    name: 'Motorized Corps',
    faction: 'german',
    text: 'Move up to 3 German infantry, one at a time and each a different piece.',
    does: moves(0, 3, GERMAN, [INFANTRY]),
    reaction: 'advance',
  },
  'leichter-panzerspahwagen': {
    name: 'Leichter Panzerspähwagen',
    faction: 'german',
    text: 'Not on Spring turns. Choose a German tank and move it once or twice. Then take an extra action.',
    does: [
      notInSpring,
      move(GERMAN, [TANK]),
      move(GERMAN, [TANK], { same: true, optional: true }),
      extraAction,
    ],
    reaction: 'advance',
  },
  'directive-21': {
    name: 'Directive 21',
    faction: 'german',
    text: 'A German force standing east of the 1941 line attacks. Then take an extra action.',
    does: [
      attack(GERMAN, { from: eastOf1941 }, say`no German force east of the 1941 line can attack`),
      extraAction,
    ],
    reaction: 'advance',
  },
  engineers: {
    name: 'Engineers',
    faction: 'german',
    text: 'A German force with at least 1 infantry attacks. Then take an extra action.',
    does: [attack(GERMAN, { infantry: 1 }, say`no German force with an infantry can attack`), extraAction],
    reaction: 'stand-fast',
    detail: 'Defending infantry',
  },
  'marine-infantry': {
    name: 'Marine Infantry',
    faction: 'german',
    text: 'On land next to a German fleet, recruit 1 German infantry. Then do one of the two: move that infantry, or attack with the force it belongs to.',
    does: [recruit(GERMAN, INFANTRY, nextToFleet(GERMAN)), moveOrAttack(GERMAN)],
    reaction: 'exchange',
  },
  messerschmitts: {
    name: 'Messerschmitts',
    faction: 'german',
    text: 'Choose 2 different spaces west of the 1941 line and deploy 1 German airplane in each.',
    does: deployApart(2, GERMAN, AIRPLANE, westOf1941),
    reaction: 'anti-air',
  },
  sonderkraftfahrzeug: {
    name: 'Sonderkraftfahrzeug',
    faction: 'german',
    provenance: 'printed',
    text: 'Not on Spring turns. Choose a German infantry and a German tank in one space and move them together to one space. A force holding both may then attack.',
    does: [
      notInSpring,
      moveTogether(GERMAN),
      mayAttack(GERMAN, { from: whereItStands, infantry: 1, tanks: 1 }),
    ],
    reaction: 'advance',
  },
  flamethrowers: {
    name: 'Flamethrowers',
    faction: 'german',
    text: 'Choose an Allied infantry or tank next to any German infantry and eliminate it.',
    does: [
      eliminate(
        pieces(
          ALLIES,
          say`Allied infantry or tank next to a German infantry`,
          both(ofType(INFANTRY, TANK), nextToA(GERMAN, INFANTRY)),
        ),
      ),
    ],
    reaction: 'exchange',
  },
  'nebelwerfer-rocket-launcher': {
    name: 'Nebelwerfer Rocket Launcher',
    faction: 'german',
    text: 'Choose an Allied infantry next to a German force and eliminate it. A German force may then attack the space it stood in.',
    does: [
      eliminate(
        pieces(
          ALLIES,
          say`Allied infantry next to a German force`,
          both(ofType(INFANTRY), nextToForce(GERMAN)),
        ),
      ),
      mayAttack(GERMAN, { onto: there }),
    ],
    reaction: 'sustain-attack',
  },
  'gyorshadtest-rapid-corps': {
    name: 'Gyorshadtest “Rapid Corps”',
    faction: 'pact',
    text: 'A Pact force attacks. Afterwards, except on Spring turns, you may move 1 piece of that force into the attacked space.',
    does: [
      attack(PACT, {}, say`no Pact force can attack`),
      moveIn(PACT, [INFANTRY, TANK], { notInSpring: true }),
    ],
    reaction: 'sustain-attack',
  },
  'the-continuation-war': {
    name: 'The Continuation War',
    faction: 'pact',
    text: 'A force with a Pact infantry attacks Karelia or Petrozavodsk. Afterwards you may move that infantry into the attacked space.',
    does: [
      attack(
        PACT,
        { infantry: 1, onto: at('karelia', 'petrozavodsk') },
        say`no Pact force with an infantry can attack Karelia or Petrozavodsk`,
      ),
      moveIn(PACT, [INFANTRY]),
    ],
    reaction: 'sustain-attack',
  },
  'corpo-di-spedizione-italiano-in-russia': {
    name: 'Corpo di Spedizione Italiano in Russia',
    faction: 'pact',
    text: 'Not on Spring turns. Choose a Pact infantry or tank and move it. The force it belongs to then attacks.',
    does: [
      notInSpring,
      move(PACT, [INFANTRY, TANK]),
      attack(
        PACT,
        { from: whereItStands },
        say`wherever a Pact infantry or tank went, its force could attack nothing`,
      ),
    ],
    reaction: 'advance',
  },
  'finnish-ski-troops': {
    name: 'Finnish Ski Troops',
    faction: 'pact',
    text: 'Choose a Soviet infantry or tank that is in Finland or Karelia and eliminate it. After that recruit 1 Pact infantry, in Finland.',
    does: [
      eliminate(
        pieces(
          ALLIES,
          say`Soviet infantry or tank in Finland or Karelia`,
          both(ofType(INFANTRY, TANK), (look, _, here) => at('finland', 'karelia').has(look, here)),
        ),
      ),
      recruit(PACT, INFANTRY, at('finland')),
    ],
    reaction: 'exchange',
  },
  'corpo-aereo-spedizione-in-russia': {
    name: 'Corpo Aereo Spedizione in Russia',
    faction: 'pact',
    text: 'East of the 1941 line, deploy 1 Pact airplane. Then take an extra action.',
    does: [deploy(PACT, AIRPLANE, eastOf1941), extraAction],
    reaction: 'anti-air',
  },
  'romanian-3rd-army': {
    name: 'Romanian 3rd Army',
    faction: 'pact',
    ...army(PACT, 'romania'),
    reaction: 'retreat',
  },
  'romanian-4th-army': {
    name: 'Romanian 4th Army',
    faction: 'pact',
    ...army(PACT, 'romania'),
    reaction: 'retreat',
  },
  'hungarian-2nd-army': {
    name: 'Hungarian 2nd Army',
    faction: 'pact',
    ...army(PACT, 'hungary'),
    reaction: 'retreat',
  },
  'armata-italiana-in-russia': {
    name: 'Armata Italiana in Russia',
    faction: 'pact',
    text: 'East of the 1941 line, deploy 1 Pact infantry. Then take an extra action.',
    does: [deploy(PACT, INFANTRY, eastOf1941), extraAction],
    reaction: 'sustain-attack',
  },
});
