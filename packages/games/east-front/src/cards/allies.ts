import { adjacent, PLACE_NAMES } from '../board/board.js';
import { AIRPLANE, ALLIES, AXIS, FLEET, GERMAN, INFANTRY, PACT, SOVIET, TANK } from '../pieces/pieces.js';
import { HAND, pile, SECOND_ACTION, SPRING, season, WINTER } from '../table.js';
import { attack, mayAttack } from './attack.js';
import { coverStar, demand } from './choices.js';
import { deploy, deployApart, deployTogether, recruit } from './deploy.js';
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
import { move, moveIn, moves } from './move.js';
import type { Part } from './part.js';
import { atOnce, discardOne, draw, extraAction, only } from './plain.js';
import { countPieces, pointsFor } from './points.js';
import {
  alreadyHeldBy,
  at,
  eastOf1939,
  elsewhere,
  emptyEnemyEastOf1941,
  fromThere,
  inOrNextTo,
  starEastOf1939,
  there,
  westOf1939,
  whereItStands,
  withA,
} from './where.js';

/** "That force may then attack." */
const itsForceMayAttack = mayAttack(SOVIET, { from: whereItStands });
/** "A force holding both may then attack." */
const bothMayAttack = mayAttack(SOVIET, { from: whereItStands, infantry: 1, tanks: 1 });

const NEW_INFANTRY_STUCK = 'wherever the new infantry stood, its force could attack nothing';

/** One of the pieces of the Axis that General Winter takes: on land east of the 1939 line. */
function winterVictim(faction: number, name: string): Part {
  const victims = pieces(AXIS, `${name} piece on land east of the 1939 line`, (look, kind, here) =>
    both(ofFaction(faction), (_, __, one) => eastOf1939.has(look, one))(look, kind, here),
  );
  const strict = theyEliminate(victims);
  // card.general-winter: by option what is missing is left out.
  const leads: Part['leads'] = (look, rest) =>
    look.u.facts.rules.winterLenient ? rest(look) : strict.leads(look, rest);
  return Object.assign(theyEliminate(victims, true), { leads });
}

/** What each card of the Allied deck says. */
export const ALLIED_TEXTS: Readonly<Record<string, readonly Part[]>> = {
  stavka: [draw(1), move(SOVIET, [INFANTRY, TANK, AIRPLANE, FLEET]), extraAction],
  'women-volunteers': [deploy(SOVIET, AIRPLANE, at('moscow')), deploy(SOVIET, INFANTRY, starEastOf1939)],
  'molotov-cocktails': [deploy(SOVIET, INFANTRY, eastOf1939), itsForceMayAttack],
  'dig-in': deployApart(2, SOVIET, INFANTRY, alreadyHeldBy(SOVIET)),
  'black-sea-fleet': [deploy(SOVIET, FLEET, at('sea-of-azov'))],
  'border-guards': deployApart(2, SOVIET, INFANTRY, westOf1939),
  'mosin-nagant-m1891-30-rifle': [deploy(SOVIET, INFANTRY, eastOf1939), extraAction],
  'trans-siberian-railway': [
    deploy(SOVIET, INFANTRY, at('gorki')),
    deploy(SOVIET, INFANTRY, at('gorki')),
    deploy(SOVIET, INFANTRY, at('gorki'), { optional: true }),
  ],
  'peoples-militia-army': deployTogether(SOVIET, [INFANTRY, INFANTRY], at('leningrad')),
  'red-banner-baltic-fleet': [deploy(SOVIET, FLEET, at('gulf-of-finland'))],
  'scorched-earth': [pointsFor(() => 1), coverStar],
  'general-winter': [
    only('only on Winter turns', ({ u }) => season(u) === WINTER),
    draw(1),
    winterVictim(GERMAN, 'German'),
    winterVictim(PACT, 'Pact'),
  ],
  'operation-countenance': deployTogether(SOVIET, [INFANTRY, TANK, AIRPLANE], at('caucasus')),
  militsiya: deployApart(2, SOVIET, INFANTRY, eastOf1939),
  'tank-desant': [deploy(SOVIET, INFANTRY, withA(SOVIET, TANK, 'tank')), bothMayAttack],
  'the-stronghold-of-sevastopol': deployTogether(SOVIET, [INFANTRY, INFANTRY], at('sevastopol')),
  'soviet-cavalry-corps': [
    move(SOVIET, [INFANTRY]),
    attack(
      SOVIET,
      { from: whereItStands },
      'wherever a Soviet infantry went, its force could attack nothing',
    ),
  ],
  snipers: [
    eliminate(
      pieces(
        AXIS,
        'Axis infantry or tank next to a Soviet infantry',
        both(ofType(INFANTRY, TANK), nextToA(SOVIET, INFANTRY)),
      ),
    ),
  ],
  't-34-medium-tank': deployApart(2, SOVIET, TANK, starEastOf1939),
  'brothers-and-sisters': deployApart(3, SOVIET, INFANTRY, starEastOf1939),
  'general-mud': [
    atOnce((u) => {
      u.table.mud = true;
      u.log('mud-comes');
    }),
  ],
  '5-year-plan': [
    only(
      'only with at most 3 cards in hand, this card counted',
      ({ u, text }) => u.items(pile(text.side, HAND)).length <= 3,
    ),
    draw(3),
    extraAction,
  ],

  'operation-orator': deployTogether(SOVIET, [INFANTRY, TANK, AIRPLANE], at('vologda')),
  'pripyat-partisans': [demand('mogilev', 3, 2)],
  'shock-armies': [deploy(SOVIET, TANK, withA(SOVIET, INFANTRY, 'infantry')), bothMayAttack],
  'katyusha-rocket-launcher': [
    eliminate(
      pieces(AXIS, 'Axis infantry next to a Soviet force', both(ofType(INFANTRY), nextToForce(SOVIET))),
    ),
    mayAttack(SOVIET, { onto: there }),
  ],
  'studebaker-deuce-and-a-half-truck': [
    only('not on Spring turns', ({ u }) => season(u) !== SPRING),
    attack(SOVIET, { infantry: 1 }, 'no Soviet force with an infantry can attack'),
    moveIn(SOVIET, [INFANTRY]),
  ],
  'road-of-life': [deploy(SOVIET, INFANTRY, at('petrozavodsk')), deploy(SOVIET, FLEET, at('lake-ladoga'))],
  'warsaw-uprising': [demand('warsaw', 3, 2)],
  counteroffensive: [deploy(SOVIET, INFANTRY, inOrNextTo('moscow')), itsForceMayAttack],
  'moscow-armistice': [
    only(
      'fewer than 4 Soviet pieces are in Finland or next to it',
      (look) => countPieces(look, SOVIET, inOrNextTo('finland')) >= 4,
    ),
    pointsFor(() => 1),
    demand('finland', 2, 0, PACT),
  ],
  'volgograd-tractor-plant': [deploy(SOVIET, TANK, inOrNextTo('stalingrad')), itsForceMayAttack],
  'airborne-corps': [
    deploy(SOVIET, INFANTRY, withA(SOVIET, AIRPLANE, 'airplane')),
    attack(SOVIET, { from: whereItStands }, NEW_INFANTRY_STUCK),
    moveIn(SOVIET, [INFANTRY], { mandatory: true }),
  ],
  'yak-3-fighter': [
    deploy(SOVIET, AIRPLANE, eastOf1939),
    mayEliminate(
      pieces(
        AXIS,
        'Axis airplane next to the new one',
        both(ofType(AIRPLANE), ({ text }, _, here) => text.at >= 0 && adjacent(text.at, here)),
      ),
    ),
  ],
  'yalta-conference': [
    draw(2),
    pointsFor((look) => (countPieces(look, SOVIET, inOrNextTo('warsaw')) > 0 ? 1 : 0)),
    pointsFor((look) => (countPieces(look, SOVIET, inOrNextTo('berlin')) > 0 ? 1 : 0)),
  ],
  'guards-armies': [deploy(SOVIET, INFANTRY, withA(SOVIET, TANK, 'tank')), bothMayAttack],
  'industrial-evacuation': [
    draw(1),
    atOnce((u) => {
      u.table.gorki = true;
      u.log('gorki-star');
    }),
  ],
  'is-2-heavy-tank': [
    eliminate(pieces(AXIS, 'Axis tank next to a Soviet tank', both(ofType(TANK), nextToA(SOVIET, TANK)))),
    mayAttack(SOVIET, { onto: there, only: ({ u }) => season(u) !== WINTER }),
  ],
  'king-michael-stages-coup': [
    only(
      'fewer than 2 Soviet pieces are in Romania or next to it',
      (look) => countPieces(look, SOVIET, inOrNextTo('romania')) >= 2,
    ),
    pointsFor(() => 1),
    demand('romania', 2, 0, PACT),
  ],
  'night-witches': [deploy(SOVIET, AIRPLANE, eastOf1939), itsForceMayAttack],
  'diversionist-groups': [pointsFor(() => 1), recruit(SOVIET, INFANTRY, emptyEnemyEastOf1941, true)],
  'tito-leads-yugoslav-resistance': [demand('yugoslavia', 3, 2)],
  'breakthrough-artillery-divisions': [attack(SOVIET, {}, 'no Soviet force can attack'), extraAction],
  'bagration-strategic-offensive-operation': [
    deploy(SOVIET, TANK, inOrNextTo('smolensk')),
    attack(SOVIET, { from: whereItStands }, 'wherever the new tank stood, its force could attack nothing'),
  ],
  'il-2-shturmovik': deployApart(2, SOVIET, AIRPLANE, starEastOf1939),
  'massed-attack': [
    attack(SOVIET, { infantry: 2 }, 'no Soviet force with 2 infantry can attack'),
    mayAttack(SOVIET, { infantry: 2, from: fromThere, onto: elsewhere }),
  ],
  'kursk-strategic-defensive-operation': [
    only('only in the Second Action step', ({ u }) => u.table.step === SECOND_ACTION),
    ...deployTogether(SOVIET, [INFANTRY, TANK, TANK], inOrNextTo('kursk')),
  ],
  'teheran-conference': [draw(2), extraAction],
  'command-economy': [draw(3), discardOne, deploy(SOVIET, [INFANTRY, TANK, AIRPLANE], eastOf1939)],
  forward: [...moves(1, 2, SOVIET, [INFANTRY]), extraAction],
  'hero-of-the-soviet-union': [
    giveUp(pieces(ALLIES, 'Soviet infantry', ofType(INFANTRY))),
    eliminate(
      pieces(
        AXIS,
        'Axis infantry or tank next to the infantry given up',
        both(ofType(INFANTRY, TANK), ({ text }, _, here) => text.at >= 0 && adjacent(text.at, here)),
        ({ text }) =>
          `no Axis infantry or tank is next to ${text.at < 0 ? 'a Soviet infantry' : PLACE_NAMES[text.at]}`,
      ),
    ),
    extraAction,
  ],
};
