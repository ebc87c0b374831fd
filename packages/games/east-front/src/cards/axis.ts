import { space, withinTwo } from '../board/board.js';
import { AIRPLANE, ALLIES, AXIS, FLEET, GERMAN, INFANTRY, PACT, SOVIET, TANK } from '../pieces/pieces.js';
import { SPRING, season } from '../table.js';
import { attack, mayAttack } from './attack.js';
import { railMove } from './choices.js';
import { deploy, deployApart, recruit } from './deploy.js';
import {
  both,
  eliminate,
  giveUp,
  mayEliminate,
  nextToA,
  nextToForce,
  ofFaction,
  ofType,
  pieces,
  theyEliminate,
} from './eliminate.js';
import { move, moveIn, moveInOneOfEach, moveOrAttack, moves } from './move.js';
import type { Part } from './part.js';
import { draw, extraAction, only } from './plain.js';
import { controlPoints, countPieces, pointsFor } from './points.js';
import { moveTogether } from './together.js';
import {
  alreadyHeldBy,
  anywhere,
  at,
  eastOf1939,
  eastOf1941,
  inOrNextTo,
  nextToFleet,
  ownedAtTurnStart,
  starSpace,
  there,
  waterNextTo,
  westOf1939,
  westOf1941,
  whereItStands,
  withA,
} from './where.js';

const notInSpring = only('not on Spring turns', ({ u }) => season(u) !== SPRING);

/** "Deploy an infantry here; then move it, or attack with the force it belongs to." */
function army(faction: number, id: string): Part[] {
  return [deploy(faction, INFANTRY, inOrNextTo(id)), moveOrAttack(faction)];
}

/** What each card of the Axis deck says. */
export const AXIS_TEXTS: Readonly<Record<string, readonly Part[]>> = {
  'army-group-south': army(GERMAN, 'lwow'),
  'army-group-center': army(GERMAN, 'brest'),
  'army-group-north': army(GERMAN, 'east-prussia'),
  'airbase-surprise-attack': [
    deploy(GERMAN, AIRPLANE, westOf1941),
    mayEliminate(
      pieces(
        ALLIES,
        'Allied airplane within 2 spaces of the new one',
        both(ofType(AIRPLANE), ({ text }, _, here) => text.at >= 0 && withinTwo(text.at, here)),
      ),
    ),
  ],
  barbarossa: [
    attack(GERMAN, { from: westOf1939 }, 'no German force west of the 1939 line can attack'),
    extraAction,
  ],
  okh: [draw(2), extraAction],
  'romanian-cavalry-corps': [
    move(PACT, [TANK]),
    attack(PACT, { from: whereItStands }, 'wherever the Pact tank went, its force could attack nothing'),
  ],
  panzergrenadiers: [
    attack(GERMAN, { infantry: 1, tanks: 1 }, 'no German force with an infantry and a tank can attack'),
    ...moveInOneOfEach(GERMAN, [TANK, INFANTRY]),
  ],
  'motorized-corps': moves(0, 3, GERMAN, [INFANTRY]),
  'leichter-panzerspahwagen': [
    notInSpring,
    move(GERMAN, [TANK]),
    move(GERMAN, [TANK], { same: true, optional: true }),
    extraAction,
  ],
  'directive-21': [
    attack(GERMAN, { from: eastOf1941 }, 'no German force east of the 1941 line can attack'),
    extraAction,
  ],
  engineers: [attack(GERMAN, { infantry: 1 }, 'no German force with an infantry can attack'), extraAction],
  'marine-infantry': [recruit(GERMAN, INFANTRY, nextToFleet(GERMAN)), moveOrAttack(GERMAN)],
  messerschmitts: deployApart(2, GERMAN, AIRPLANE, westOf1941),
  sonderkraftfahrzeug: [
    notInSpring,
    moveTogether(GERMAN),
    mayAttack(GERMAN, { from: whereItStands, infantry: 1, tanks: 1 }),
  ],
  flamethrowers: [
    eliminate(
      pieces(
        ALLIES,
        'Allied infantry or tank next to a German infantry',
        both(ofType(INFANTRY, TANK), nextToA(GERMAN, INFANTRY)),
      ),
    ),
  ],
  'nebelwerfer-rocket-launcher': [
    eliminate(
      pieces(ALLIES, 'Allied infantry next to a German force', both(ofType(INFANTRY), nextToForce(GERMAN))),
    ),
    mayAttack(GERMAN, { onto: there }),
  ],
  'gyorshadtest-rapid-corps': [
    attack(PACT, {}, 'no Pact force can attack'),
    moveIn(PACT, [INFANTRY, TANK], { notInSpring: true }),
  ],
  'the-continuation-war': [
    attack(
      PACT,
      { infantry: 1, onto: at('karelia', 'petrozavodsk') },
      'no Pact force with an infantry can attack Karelia or Petrozavodsk',
    ),
    moveIn(PACT, [INFANTRY]),
  ],
  'corpo-di-spedizione-italiano-in-russia': [
    notInSpring,
    move(PACT, [INFANTRY, TANK]),
    attack(
      PACT,
      { from: whereItStands },
      'wherever a Pact infantry or tank went, its force could attack nothing',
    ),
  ],
  'finnish-ski-troops': [
    eliminate(
      pieces(
        ALLIES,
        'Soviet infantry or tank in Finland or Karelia',
        both(ofType(INFANTRY, TANK), (look, _, here) => at('finland', 'karelia').has(look, here)),
      ),
    ),
    recruit(PACT, INFANTRY, at('finland')),
  ],
  'corpo-aereo-spedizione-in-russia': [deploy(PACT, AIRPLANE, eastOf1941), extraAction],
  'romanian-3rd-army': army(PACT, 'romania'),
  'romanian-4th-army': army(PACT, 'romania'),
  'hungarian-2nd-army': army(PACT, 'hungary'),
  'armata-italiana-in-russia': [deploy(PACT, INFANTRY, eastOf1941), extraAction],

  'panzer-v-panther': [deploy(GERMAN, TANK, anywhere), moveOrAttack(GERMAN, true)],
  'case-blue': [
    deploy(GERMAN, [INFANTRY, TANK, AIRPLANE], eastOf1939),
    mayAttack(GERMAN, { from: whereItStands }),
  ],
  'kuban-bridgehead': [
    only('the Axis do not control Sevastopol', ({ position }) =>
      position.controls(AXIS, space('sevastopol')),
    ),
    recruit(GERMAN, INFANTRY, at('caucasus'), true),
  ],
  'naval-air-raid': [
    eliminate(
      pieces(
        ALLIES,
        'Allied fleet next to a German fleet or airplane',
        both(ofType(FLEET), nextToA(GERMAN, FLEET, AIRPLANE)),
      ),
    ),
  ],
  'convoy-interdiction': [
    only(
      'no German airplane is in Finland or next to it',
      (look) => countPieces(look, GERMAN, inOrNextTo('finland'), AIRPLANE) > 0,
    ),
    pointsFor(() => 1),
    theyEliminate(
      pieces(ALLIES, 'Soviet piece in Vologda or next to it', (look, _, here) =>
        inOrNextTo('vologda').has(look, here),
      ),
      true,
    ),
  ],
  'railway-gun': [
    deploy(GERMAN, INFANTRY, ownedAtTurnStart),
    attack(
      GERMAN,
      { from: whereItStands, onto: starSpace },
      'wherever the new infantry stood, its force could attack no Victory Star space',
    ),
  ],
  'airfield-repairs': [deploy(GERMAN, AIRPLANE, anywhere), extraAction],
  refits: [
    giveUp(pieces(AXIS, 'German infantry', both(ofFaction(GERMAN), ofType(INFANTRY)))),
    deploy(GERMAN, TANK, there, {
      none: 'a German tank would be unsupplied wherever it took the place of a German infantry',
    }),
    extraAction,
  ],
  'security-troops': deployApart(2, GERMAN, INFANTRY, at('berlin', 'vienna')),
  'hummel-self-propelled-gun': [
    attack(GERMAN, { tanks: 1 }, 'no German force with a tank can attack'),
    extraAction,
  ],
  'tiger-battalions': [deploy(GERMAN, TANK, withA(GERMAN, INFANTRY, 'infantry')), extraAction],
  'mg-42-machine-gun': deployApart(2, GERMAN, INFANTRY, alreadyHeldBy(GERMAN)),
  'captured-oil': [controlPoints('rostov', 'caucasus', 'stalingrad')],
  'integrated-command': [
    attack(
      GERMAN,
      {
        withPact: true,
        only: ({ position }, from) =>
          [INFANTRY, TANK, AIRPLANE].some((type) => position.count(PACT, type, from) > 0),
        onlySay: 'that shares its space with a Pact piece',
      },
      'no German force that shares its space with a Pact piece can attack',
    ),
  ],
  volkssturm: [deploy(GERMAN, INFANTRY, at('berlin', 'vienna', 'east-prussia')), extraAction],
  'ploiesti-oil-fields': [
    only(
      'a Soviet piece is in Romania or next to it',
      (look) => countPieces(look, SOVIET, inOrNextTo('romania')) === 0,
    ),
    pointsFor(() => 1),
    deploy(GERMAN, TANK, at('berlin')),
  ],
  'romanian-food-exports': [
    only('no German piece is in Romania', (look) => countPieces(look, GERMAN, at('romania')) > 0),
    pointsFor(() => 1),
    deploy(GERMAN, INFANTRY, at('berlin')),
  ],
  'tripartite-pact': [pointsFor((look) => Math.ceil(countPieces(look, PACT, eastOf1941) / 3))],
  'reichskommissariat-ukraine': [controlPoints('kiev', 'sevastopol', 'kharkov')],
  'sword-scabbard-declaration': [controlPoints('finland', 'karelia', 'petrozavodsk')],
  'anti-soviet-sentiment': [
    draw(2),
    pointsFor(({ position }) =>
      ['karelia', 'baltic-states', 'brest', 'lwow', 'bessarabia'].every((id) =>
        position.controls(AXIS, space(id)),
      )
        ? 2
        : 0,
    ),
  ],
  'railroad-gauge-conversion': [pointsFor(() => 1), railMove],
  'royal-romanian-navy': [deploy(PACT, FLEET, waterNextTo('romania'))],
};
