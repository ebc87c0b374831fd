import { say } from '@sandtable/kernel';
import { SPACE_NAMES, space } from '../../board/board.js';
import { AIRPLANE, ALLIES, AXIS, FLEET, GERMAN, INFANTRY, PACT, SOVIET, TANK } from '../../pieces/pieces.js';
import { attack, mayAttack } from '../attack.js';
import type { CardText } from '../card.js';
import { railMove } from '../choices.js';
import { axisCards } from '../declare.js';
import { deploy, deployApart, recruit } from '../deploy.js';
import { both, eliminate, giveUp, nextToA, ofFaction, ofType, pieces, theyEliminate } from '../eliminate.js';
import { moveOrAttack } from '../move.js';
import { draw, extraAction, only } from '../plain.js';
import { controlPoints, countPieces, pointsFor } from '../points.js';
import {
  alreadyHeldBy,
  anywhere,
  at,
  eastOf1939,
  eastOf1941,
  inOrNextTo,
  ownedAtTurnStart,
  starSpace,
  there,
  waterNextTo,
  whereItStands,
  withA,
} from '../where.js';

/** The cards that score for spaces under control, which differ only in the three spaces. */
function forControlOf(...ids: [string, string, string]): CardText {
  const [one, two, three] = ids.map((id) => SPACE_NAMES[space(id)]);
  return {
    text: `Score 1 VP each for Axis control of ${one}, of ${two} and of ${three}.`,
    does: [controlPoints(...ids)],
  };
}

/** The Late War cards of the Axis. */
export const AXIS_LATE = axisCards('late', {
  'panzer-v-panther': {
    name: 'Panzer V “Panther”',
    faction: 'german',
    text: 'Choose any Axis-controlled space and deploy 1 German tank there. Except on Spring turns, then do one of the two: move that tank, or attack with the force it belongs to.',
    does: [deploy(GERMAN, TANK, anywhere), moveOrAttack(GERMAN, true)],
    reaction: 'advance',
  },
  'case-blue': {
    name: 'Case Blue',
    faction: 'german',
    text: 'On land east of the 1939 line, deploy 1 German piece of any kind. A German force in that space may then attack.',
    does: [
      deploy(GERMAN, [INFANTRY, TANK, AIRPLANE], eastOf1939),
      mayAttack(GERMAN, { from: whereItStands }),
    ],
    reaction: 'sustain-attack',
  },
  'kuban-bridgehead': {
    name: 'Kuban Bridgehead',
    faction: 'german',
    text: 'Only if the Axis controls Sevastopol: recruit 1 German infantry in Caucasus. It counts as supplied until your next turn starts.',
    does: [
      only(say`the Axis do not control Sevastopol`, ({ position }) =>
        position.controls(AXIS, space('sevastopol')),
      ),
      recruit(GERMAN, INFANTRY, at('caucasus'), true),
    ],
    reaction: 'retreat',
  },
  'naval-air-raid': {
    name: 'Naval Air Raid',
    faction: 'german',
    text: 'Choose an Allied fleet next to any German fleet or German airplane and eliminate it.',
    does: [
      eliminate(
        pieces(
          ALLIES,
          say`Allied fleet next to a German fleet or airplane`,
          both(ofType(FLEET), nextToA(GERMAN, FLEET, AIRPLANE)),
        ),
      ),
    ],
    reaction: 'naval-combat',
  },
  'convoy-interdiction': {
    name: 'Convoy Interdiction',
    faction: 'german',
    text: 'Only with a German airplane in Finland or next to it. Gain 1 VP. If they can, the Allies must eliminate one Soviet piece in Vologda or next to it.',
    does: [
      only(
        say`no German airplane is in Finland or next to it`,
        (look) => countPieces(look, GERMAN, inOrNextTo('finland'), AIRPLANE) > 0,
      ),
      pointsFor(() => 1),
      theyEliminate(
        pieces(ALLIES, say`Soviet piece in Vologda or next to it`, (look, _, here) =>
          inOrNextTo('vologda').has(look, here),
        ),
        true,
      ),
    ],
    reaction: 'naval-combat',
  },
  'railway-gun': {
    name: 'Railway Gun',
    faction: 'german',
    text: 'Choose a space that was under Axis control when this turn began and deploy 1 German infantry there. The force it belongs to then attacks a Victory Star space.',
    does: [
      deploy(GERMAN, INFANTRY, ownedAtTurnStart),
      attack(
        GERMAN,
        { from: whereItStands, onto: starSpace },
        say`wherever the new infantry stood, its force could attack no Victory Star space`,
      ),
    ],
    reaction: 'sustain-attack',
  },
  'airfield-repairs': {
    name: 'Airfield Repairs',
    faction: 'german',
    text: 'Choose a space under your control and deploy 1 German airplane there. Then take an extra action.',
    does: [deploy(GERMAN, AIRPLANE, anywhere), extraAction],
    reaction: 'anti-air',
  },
  refits: {
    name: 'Refits',
    faction: 'german',
    text: 'Eliminate one of your German infantry; its space receives 1 German tank (deployed). Then take an extra action.',
    does: [
      giveUp(pieces(AXIS, say`German infantry`, both(ofFaction(GERMAN), ofType(INFANTRY)))),
      deploy(GERMAN, TANK, there, {
        none: say`a German tank would be unsupplied wherever it took the place of a German infantry`,
      }),
      extraAction,
    ],
    reaction: 'retreat',
  },
  'security-troops': {
    name: 'Security Troops',
    faction: 'german',
    text: 'Deploy 2 German infantry: one in Berlin, one in Vienna.',
    does: deployApart(2, GERMAN, INFANTRY, at('berlin', 'vienna')),
    reaction: 'stand-fast',
    detail: 'In or adjacent to Berlin',
  },
  'hummel-self-propelled-gun': {
    name: 'Hummel Self-Propelled Gun',
    faction: 'german',
    text: 'A German force with at least 1 tank attacks. Then take an extra action.',
    does: [attack(GERMAN, { tanks: 1 }, say`no German force with a tank can attack`), extraAction],
    reaction: 'sustain-attack',
  },
  'tiger-battalions': {
    name: 'Tiger Battalions',
    faction: 'german',
    text: 'Choose a space with a German infantry and deploy 1 German tank there. Then take an extra action.',
    does: [deploy(GERMAN, TANK, withA(GERMAN, INFANTRY)), extraAction],
    reaction: 'stand-fast',
    detail: 'Defending tank',
  },
  'mg-42-machine-gun': {
    name: 'MG-42 Machine Gun',
    faction: 'german',
    text: 'Choose 2 different spaces where German pieces stand already and deploy 1 German infantry in each.',
    does: deployApart(2, GERMAN, INFANTRY, alreadyHeldBy(GERMAN)),
    reaction: 'exchange',
  },
  'captured-oil': {
    name: 'Captured Oil',
    faction: 'german',
    ...forControlOf('rostov', 'caucasus', 'stalingrad'),
    reaction: 'retreat',
  },
  'integrated-command': {
    name: 'Integrated Command',
    faction: 'german',
    text: 'A German force attacks from a space it shares with a Pact piece. Throughout this attack the Pact pieces of that space may be removed as well, be it to continue or to pay for an Exchange.',
    does: [
      attack(
        GERMAN,
        {
          withPact: true,
          only: ({ position }, from) =>
            [INFANTRY, TANK, AIRPLANE].some((type) => position.count(PACT, type, from) > 0),
          onlySay: say`that shares its space with a Pact piece`,
        },
        say`no German force that shares its space with a Pact piece can attack`,
      ),
    ],
    reaction: 'exchange',
  },
  volkssturm: {
    name: 'Volkssturm',
    faction: 'german',
    text: 'Choose Berlin, Vienna or East Prussia and deploy 1 German infantry there. Then take an extra action.',
    does: [deploy(GERMAN, INFANTRY, at('berlin', 'vienna', 'east-prussia')), extraAction],
    reaction: 'retreat',
  },
  'ploiesti-oil-fields': {
    name: 'Ploiesti Oil Fields',
    faction: 'pact',
    text: 'Only while Romania and all spaces next to it are free of Soviet pieces. Gain 1 VP; deploy 1 German tank in Berlin.',
    does: [
      only(
        say`a Soviet piece is in Romania or next to it`,
        (look) => countPieces(look, SOVIET, inOrNextTo('romania')) === 0,
      ),
      pointsFor(() => 1),
      deploy(GERMAN, TANK, at('berlin')),
    ],
    reaction: 'exchange',
  },
  'romanian-food-exports': {
    name: 'Romanian Food Exports',
    faction: 'pact',
    text: 'Only with a German piece in Romania. Gain 1 VP; deploy 1 German infantry in Berlin.',
    does: [
      only(say`no German piece is in Romania`, (look) => countPieces(look, GERMAN, at('romania')) > 0),
      pointsFor(() => 1),
      deploy(GERMAN, INFANTRY, at('berlin')),
    ],
    reaction: 'retreat',
  },
  'tripartite-pact': {
    name: 'Tripartite Pact',
    faction: 'pact',
    text: 'Count your Pact pieces on land east of the 1941 line. Score a third of that number in VPs, rounded up.',
    does: [pointsFor((look) => Math.ceil(countPieces(look, PACT, eastOf1941) / 3))],
    reaction: 'retreat',
  },
  'reichskommissariat-ukraine': {
    name: 'Reichskommissariat Ukraine',
    faction: 'pact',
    ...forControlOf('kiev', 'sevastopol', 'kharkov'),
    reaction: 'retreat',
  },
  'sword-scabbard-declaration': {
    name: 'Sword Scabbard Declaration',
    faction: 'pact',
    ...forControlOf('finland', 'karelia', 'petrozavodsk'),
    reaction: 'stand-fast',
    detail: 'Finland or Karelia',
  },
  'anti-soviet-sentiment': {
    name: 'Anti-Soviet Sentiment',
    faction: 'pact',
    text: 'Draw 2 cards. Then, if all the land between the 1939 line and the 1941 line is under Axis control, gain 2 VPs.',
    does: [
      draw(2),
      pointsFor(({ position }) =>
        ['karelia', 'baltic-states', 'brest', 'lwow', 'bessarabia'].every((id) =>
          position.controls(AXIS, space(id)),
        )
          ? 2
          : 0,
      ),
    ],
    reaction: 'exchange',
  },
  'railroad-gauge-conversion': {
    name: 'Railroad Gauge Conversion',
    faction: 'pact',
    text: 'Gain 1 VP. Then choose an infantry or tank of either Axis faction and move it as far as you like over land under your control.',
    does: [pointsFor(() => 1), railMove],
    reaction: 'sustain-attack',
  },
  'royal-romanian-navy': {
    name: 'Royal Romanian Navy',
    faction: 'pact',
    text: 'Deploy 1 Pact fleet in a water space next to Romania.',
    does: [deploy(PACT, FLEET, waterNextTo('romania'))],
    reaction: 'naval-combat',
  },
});
