import { say } from '@sandtable/kernel';
import { adjacent, PLACE_NAMES, space } from '../../board/board.js';
import { AIRPLANE, ALLIES, AXIS, FLEET, INFANTRY, PACT, SOVIET, TANK } from '../../pieces/pieces.js';
import { SECOND_ACTION, season, WINTER } from '../../table.js';
import { attack, mayAttack } from '../attack.js';
import type { CardText } from '../card.js';
import { demand } from '../choices.js';
import { alliedCards } from '../declare.js';
import { deploy, deployApart, deployTogether, recruit } from '../deploy.js';
import { both, eliminate, giveUp, mayEliminate, nextToA, nextToForce, ofType, pieces } from '../eliminate.js';
import { moveIn, moves } from '../move.js';
import { atOnce, discardOne, draw, extraAction, only } from '../plain.js';
import { countPieces, pointsFor } from '../points.js';
import { drawTwoAndGoOn, notInSpring } from '../shared.js';
import {
  at,
  eastOf1939,
  elsewhere,
  emptyEnemyEastOf1941,
  fromThere,
  inOrNextTo,
  starEastOf1939,
  there,
  whereItStands,
  withA,
} from '../where.js';
import { bothMayAttack, infantryRidesTank, itsForceMayAttack } from './shared.js';

/** Uprisings, which differ only in their space. */
function uprising(id: string): CardText {
  return {
    text: `The Axis chooses: eliminate one of its pieces in ${PLACE_NAMES[space(id)]}, or discard 3 cards, or let you gain 2 VPs.`,
    does: [demand(id, 3, 2)],
  };
}

/** The Late War cards of the Allies. */
export const ALLIES_LATE = alliedCards('late', {
  'operation-orator': {
    name: 'Operation Orator',
    text: 'Vologda receives 1 Soviet infantry, 1 tank and 1 airplane (deployed).',
    does: deployTogether(SOVIET, [INFANTRY, TANK, AIRPLANE], at('vologda')),
    reaction: 'anti-air',
  },
  'pripyat-partisans': {
    name: 'Pripyat Partisans',
    ...uprising('mogilev'),
    reaction: 'retreat',
  },
  'shock-armies': {
    name: 'Shock Armies',
    text: 'Choose a space with a Soviet infantry and deploy 1 Soviet tank there. A force holding both may then attack.',
    does: [deploy(SOVIET, TANK, withA(SOVIET, INFANTRY)), bothMayAttack],
    reaction: 'sustain-attack',
  },
  'katyusha-rocket-launcher': {
    name: 'Katyusha Rocket Launcher',
    text: 'Choose an Axis infantry next to a Soviet force and eliminate it. You may then attack the space it stood in.',
    does: [
      eliminate(
        pieces(AXIS, say`Axis infantry next to a Soviet force`, both(ofType(INFANTRY), nextToForce(SOVIET))),
      ),
      mayAttack(SOVIET, { onto: there }),
    ],
    reaction: 'sustain-attack',
  },
  'studebaker-deuce-and-a-half-truck': {
    name: 'Studebaker Deuce-and-a-Half Truck',
    text: 'Not on Spring turns. A force with a Soviet infantry attacks. Afterwards you may move that infantry into the attacked space.',
    does: [
      notInSpring,
      attack(SOVIET, { infantry: 1 }, say`no Soviet force with an infantry can attack`),
      moveIn(SOVIET, [INFANTRY]),
    ],
    reaction: 'advance',
  },
  'road-of-life': {
    name: 'Road of Life',
    text: 'Petrozavodsk receives 1 Soviet infantry and Lake Ladoga 1 Soviet fleet (deployed).',
    does: [deploy(SOVIET, INFANTRY, at('petrozavodsk')), deploy(SOVIET, FLEET, at('lake-ladoga'))],
    reaction: 'exchange',
  },
  'warsaw-uprising': {
    name: 'Warsaw Uprising',
    ...uprising('warsaw'),
    reaction: 'retreat',
  },
  counteroffensive: {
    name: 'Counteroffensive',
    text: 'In Moscow or next to it, deploy 1 Soviet infantry. The force it belongs to may then attack.',
    does: [deploy(SOVIET, INFANTRY, inOrNextTo('moscow')), itsForceMayAttack],
    reaction: 'stand-fast',
    detail: 'Moscow',
  },
  'moscow-armistice': {
    name: 'Moscow Armistice',
    text: 'Only with 4 or more Soviet pieces in Finland or next to it, counted together. Gain 1 VP. The Axis must then do one of the two, whichever it likes, if at least one is possible: eliminate one Pact piece in Finland, or discard 2 cards.',
    does: [
      only(
        say`fewer than 4 Soviet pieces are in Finland or next to it`,
        (look) => countPieces(look, SOVIET, inOrNextTo('finland')) >= 4,
      ),
      pointsFor(() => 1),
      demand('finland', 2, 0, PACT),
    ],
    reaction: 'sustain-attack',
  },
  'volgograd-tractor-plant': {
    name: 'Volgograd Tractor Plant',
    text: 'In Stalingrad or next to it, deploy 1 Soviet tank. The force it belongs to may then attack.',
    does: [deploy(SOVIET, TANK, inOrNextTo('stalingrad')), itsForceMayAttack],
    reaction: 'stand-fast',
    detail: 'Stalingrad',
  },
  'airborne-corps': {
    name: 'Airborne Corps',
    text: 'Choose a space with a Soviet airplane and deploy 1 Soviet infantry there. The force it belongs to attacks, and that infantry then moves into the attacked space.',
    does: [
      deploy(SOVIET, INFANTRY, withA(SOVIET, AIRPLANE)),
      attack(
        SOVIET,
        { from: whereItStands },
        say`wherever the new infantry stood, its force could attack nothing`,
      ),
      moveIn(SOVIET, [INFANTRY], { mandatory: true }),
    ],
    reaction: 'sustain-attack',
  },
  'yak-3-fighter': {
    name: 'Yak-3 Fighter',
    text: 'East of the 1939 line, deploy 1 Soviet airplane. You may then eliminate an Axis airplane in a space next to it.',
    does: [
      deploy(SOVIET, AIRPLANE, eastOf1939),
      mayEliminate(
        pieces(
          AXIS,
          say`Axis airplane next to the new one`,
          both(ofType(AIRPLANE), ({ text }, _, here) => text.at >= 0 && adjacent(text.at, here)),
        ),
      ),
    ],
    reaction: 'anti-air',
  },
  'yalta-conference': {
    name: 'Yalta Conference',
    text: 'Draw 2 cards. Then score 1 VP for having a Soviet piece in Warsaw or next to it, and 1 VP for having one in Berlin or next to it.',
    does: [
      draw(2),
      pointsFor((look) => (countPieces(look, SOVIET, inOrNextTo('warsaw')) > 0 ? 1 : 0)),
      pointsFor((look) => (countPieces(look, SOVIET, inOrNextTo('berlin')) > 0 ? 1 : 0)),
    ],
    reaction: 'advance',
  },
  'guards-armies': {
    name: 'Guards Armies',
    ...infantryRidesTank,
    reaction: 'exchange',
  },
  'industrial-evacuation': {
    name: 'Industrial Evacuation',
    text: 'Draw 1 card. Then Gorki receives the Gorki Victory Star marker, which is a Victory Star like any other.',
    does: [
      draw(1),
      atOnce((u) => {
        u.table.gorki = true;
        u.log('gorki-star');
      }),
    ],
    reaction: 'retreat',
  },
  'is-2-heavy-tank': {
    name: 'IS-2 Heavy Tank',
    text: 'Choose an Axis tank next to a Soviet tank and eliminate it. Except on Winter turns, you may then attack the space it stood in.',
    does: [
      eliminate(
        pieces(AXIS, say`Axis tank next to a Soviet tank`, both(ofType(TANK), nextToA(SOVIET, TANK))),
      ),
      mayAttack(SOVIET, { onto: there, only: ({ u }) => season(u) !== WINTER }),
    ],
    reaction: 'sustain-attack',
  },
  'king-michael-stages-coup': {
    name: 'King Michael Stages Coup',
    text: 'Only with 2 or more Soviet pieces in Romania or next to it, counted together. Gain 1 VP. The Axis must then do one of the two, whichever it likes, if at least one is possible: eliminate one Pact piece in Romania, or discard 2 cards.',
    does: [
      only(
        say`fewer than 2 Soviet pieces are in Romania or next to it`,
        (look) => countPieces(look, SOVIET, inOrNextTo('romania')) >= 2,
      ),
      pointsFor(() => 1),
      demand('romania', 2, 0, PACT),
    ],
    reaction: 'advance',
  },
  'night-witches': {
    name: 'Night Witches',
    text: 'East of the 1939 line, deploy 1 Soviet airplane. A Soviet force in the same space may then attack.',
    does: [deploy(SOVIET, AIRPLANE, eastOf1939), itsForceMayAttack],
    reaction: 'anti-air',
  },
  'diversionist-groups': {
    name: 'Diversionist Groups',
    provenance: 'printed',
    text: 'Gain 1 VP. Then choose an empty, Axis-controlled space east of the 1941 line and recruit 1 Soviet infantry there. It counts as supplied until your next turn starts.',
    does: [pointsFor(() => 1), recruit(SOVIET, INFANTRY, emptyEnemyEastOf1941, true)],
    reaction: 'retreat',
  },
  'tito-leads-yugoslav-resistance': {
    name: 'Tito Leads Yugoslav Resistance',
    ...uprising('yugoslavia'),
    reaction: 'retreat',
  },
  'breakthrough-artillery-divisions': {
    name: 'Breakthrough Artillery Divisions',
    text: 'A Soviet force attacks. Then take an extra action.',
    does: [attack(SOVIET, {}, say`no Soviet force can attack`), extraAction],
    reaction: 'sustain-attack',
  },
  'bagration-strategic-offensive-operation': {
    name: 'Bagration Strategic Offensive Operation',
    text: 'In Smolensk or next to it, deploy 1 Soviet tank. The force it belongs to then attacks.',
    does: [
      deploy(SOVIET, TANK, inOrNextTo('smolensk')),
      attack(
        SOVIET,
        { from: whereItStands },
        say`wherever the new tank stood, its force could attack nothing`,
      ),
    ],
    reaction: 'advance',
  },
  'il-2-shturmovik': {
    name: 'IL-2 Shturmovik',
    text: 'Choose 2 different Victory Star spaces lying east of the 1939 line and deploy 1 Soviet airplane in each.',
    does: deployApart(2, SOVIET, AIRPLANE, starEastOf1939),
    reaction: 'anti-air',
  },
  'massed-attack': {
    name: 'Massed Attack',
    text: 'A force with at least 2 Soviet infantry attacks. If it then still has at least 2 infantry, it may attack once more, against another space.',
    does: [
      attack(SOVIET, { infantry: 2 }, say`no Soviet force with 2 infantry can attack`),
      mayAttack(SOVIET, { infantry: 2, from: fromThere, onto: elsewhere }),
    ],
    reaction: 'sustain-attack',
  },
  'kursk-strategic-defensive-operation': {
    name: 'Kursk Strategic Defensive Operation',
    text: 'Second Action step only. Choose Kursk or one space next to it: that space receives 1 Soviet infantry and 2 Soviet tanks (deployed).',
    does: [
      only(say`only in the Second Action step`, ({ u }) => u.table.step === SECOND_ACTION),
      ...deployTogether(SOVIET, [INFANTRY, TANK, TANK], inOrNextTo('kursk')),
    ],
    reaction: 'stand-fast',
    detail: 'Defending tank',
  },
  'teheran-conference': {
    name: 'Teheran Conference',
    ...drawTwoAndGoOn,
    reaction: 'advance',
  },
  'command-economy': {
    name: 'Command Economy',
    text: 'Draw 3 cards. After that discard 1 card, and deploy 1 Soviet piece of any kind on land east of the 1939 line.',
    does: [draw(3), discardOne, deploy(SOVIET, [INFANTRY, TANK, AIRPLANE], eastOf1939)],
    reaction: 'advance',
  },
  forward: {
    name: 'Forward!',
    text: 'Move 1 or 2 Soviet infantry, one at a time and each a different piece. Then take an extra action.',
    does: [...moves(1, 2, SOVIET, [INFANTRY]), extraAction],
    reaction: 'advance',
  },
  'hero-of-the-soviet-union': {
    name: 'Hero of the Soviet Union',
    text: 'Give up 1 Soviet infantry (eliminated) to eliminate an Axis infantry or tank next to it. Then take an extra action.',
    does: [
      giveUp(pieces(ALLIES, say`Soviet infantry`, ofType(INFANTRY))),
      eliminate(
        pieces(
          AXIS,
          say`Axis infantry or tank next to the infantry given up`,
          both(ofType(INFANTRY, TANK), ({ text }, _, here) => text.at >= 0 && adjacent(text.at, here)),
          ({ text }) =>
            text.at < 0
              ? say`no Axis infantry or tank is next to a Soviet infantry`
              : say`no Axis infantry or tank is next to ${PLACE_NAMES[text.at]}`,
        ),
      ),
      extraAction,
    ],
    reaction: 'exchange',
  },
});
