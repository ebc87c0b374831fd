import { say } from '@sandtable/kernel';
import {
  AIRPLANE,
  AXIS,
  type Faction,
  FLEET,
  GERMAN,
  INFANTRY,
  PACT,
  SOVIET,
  TANK,
} from '../../pieces/pieces.js';
import { HAND, pile, season, WINTER } from '../../table.js';
import { attack } from '../attack.js';
import { coverStar } from '../choices.js';
import { alliedCards } from '../declare.js';
import { deploy, deployApart, deployTogether } from '../deploy.js';
import { both, eliminate, nextToA, ofFaction, ofType, pieces, theyEliminate } from '../eliminate.js';
import { move } from '../move.js';
import type { Part } from '../part.js';
import { atOnce, draw, extraAction, only } from '../plain.js';
import { pointsFor } from '../points.js';
import { alreadyHeldBy, at, eastOf1939, starEastOf1939, westOf1939, whereItStands } from '../where.js';
import { infantryRidesTank, itsForceMayAttack } from './shared.js';

/** One of the Axis pieces that General Winter eliminates: on land east of the 1939 line. */
function winterVictim(faction: Faction, name: string): Part {
  const victims = pieces(AXIS, say`${name} piece on land east of the 1939 line`, (look, kind, here) =>
    both(ofFaction(faction), (_, __, one) => eastOf1939.has(look, one))(look, kind, here),
  );
  const strict = theyEliminate(victims);
  // card.general-winter: with the option, a faction without such a piece is skipped.
  const leads: Part['leads'] = (look, rest) =>
    look.u.facts.rules.winterLenient ? rest(look) : strict.leads(look, rest);
  return Object.assign(theyEliminate(victims, true), { leads });
}

/** The Mid War cards of the Allies. */
export const ALLIES_MID = alliedCards('mid', {
  stavka: {
    name: 'Stavka',
    firstGame: true,
    text: 'Draw 1 card, next move 1 Soviet piece. Then take an extra action.',
    does: [draw(1), move(SOVIET, [INFANTRY, TANK, AIRPLANE, FLEET]), extraAction],
    reaction: 'advance',
  },
  'women-volunteers': {
    name: 'Women Volunteers',
    firstGame: true,
    text: 'Deploy 1 Soviet airplane in Moscow. Also deploy 1 Soviet infantry in any Victory Star space lying east of the 1939 line.',
    does: [deploy(SOVIET, AIRPLANE, at('moscow')), deploy(SOVIET, INFANTRY, starEastOf1939)],
    reaction: 'anti-air',
  },
  'molotov-cocktails': {
    name: 'Molotov Cocktails',
    firstGame: true,
    text: 'East of the 1939 line, deploy 1 Soviet infantry. The force it belongs to may then attack.',
    does: [deploy(SOVIET, INFANTRY, eastOf1939), itsForceMayAttack],
    reaction: 'sustain-attack',
  },
  'dig-in': {
    name: 'Dig in!',
    firstGame: true,
    provenance: 'printed',
    text: 'Choose 2 different spaces where Soviet pieces stand already and deploy 1 Soviet infantry in each.',
    does: deployApart(2, SOVIET, INFANTRY, alreadyHeldBy(SOVIET)),
    reaction: 'stand-fast',
    detail: 'Defending infantry',
  },
  'black-sea-fleet': {
    name: 'Black Sea Fleet',
    firstGame: true,
    text: 'The Sea of Azov receives 1 Soviet fleet (deployed).',
    does: [deploy(SOVIET, FLEET, at('sea-of-azov'))],
    reaction: 'naval-combat',
  },
  'border-guards': {
    name: 'Border Guards',
    firstGame: true,
    text: 'Choose 2 different spaces west of the 1939 line and deploy 1 Soviet infantry in each.',
    does: deployApart(2, SOVIET, INFANTRY, westOf1939),
    reaction: 'exchange',
  },
  'mosin-nagant-m1891-30-rifle': {
    name: 'Mosin–Nagant M1891/30 Rifle',
    firstGame: true,
    text: 'East of the 1939 line, deploy 1 Soviet infantry. Then take an extra action.',
    does: [deploy(SOVIET, INFANTRY, eastOf1939), extraAction],
    reaction: 'exchange',
  },
  'trans-siberian-railway': {
    name: 'Trans-Siberian Railway',
    text: 'Gorki receives 2 or 3 Soviet infantry (deployed).',
    does: [
      deploy(SOVIET, INFANTRY, at('gorki')),
      deploy(SOVIET, INFANTRY, at('gorki')),
      deploy(SOVIET, INFANTRY, at('gorki'), { optional: true }),
    ],
    reaction: 'retreat',
  },
  'peoples-militia-army': {
    name: 'People’s Militia Army',
    text: 'Leningrad receives 2 Soviet infantry (deployed).',
    does: deployTogether(SOVIET, [INFANTRY, INFANTRY], at('leningrad')),
    reaction: 'stand-fast',
    detail: 'Leningrad',
  },
  'red-banner-baltic-fleet': {
    name: 'Red Banner Baltic Fleet',
    text: 'The Gulf of Finland receives 1 Soviet fleet (deployed).',
    does: [deploy(SOVIET, FLEET, at('gulf-of-finland'))],
    reaction: 'naval-combat',
  },
  'scorched-earth': {
    name: 'Scorched Earth',
    text: 'Gain 1 VP. Then lay the Scorched Earth marker over one Victory Star, any one east of the 1939 line: for the rest of the game that star counts for nothing.',
    does: [pointsFor(() => 1), coverStar],
    reaction: 'exchange',
  },
  'general-winter': {
    name: 'General Winter',
    text: 'Winter turns only. Draw 1 card. On land east of the 1939 line, the Axis must eliminate one of its German pieces and one of its Pact pieces.',
    does: [
      only(say`only on Winter turns`, ({ u }) => season(u) === WINTER),
      draw(1),
      winterVictim(GERMAN, 'German'),
      winterVictim(PACT, 'Pact'),
    ],
    reaction: 'exchange',
  },
  'operation-countenance': {
    name: 'Operation Countenance',
    text: 'Caucasus receives 1 Soviet infantry, 1 tank and 1 airplane (deployed).',
    does: deployTogether(SOVIET, [INFANTRY, TANK, AIRPLANE], at('caucasus')),
    reaction: 'advance',
  },
  militsiya: {
    name: 'Militsiya',
    text: 'Choose 2 different spaces east of the 1939 line and deploy 1 Soviet infantry in each.',
    does: deployApart(2, SOVIET, INFANTRY, eastOf1939),
    reaction: 'retreat',
  },
  'tank-desant': {
    name: 'Tank Desant',
    ...infantryRidesTank,
    reaction: 'sustain-attack',
  },
  'the-stronghold-of-sevastopol': {
    name: 'The Stronghold of Sevastopol',
    text: 'Sevastopol receives 2 Soviet infantry (deployed).',
    does: deployTogether(SOVIET, [INFANTRY, INFANTRY], at('sevastopol')),
    reaction: 'stand-fast',
    detail: 'Sevastopol',
  },
  'soviet-cavalry-corps': {
    name: 'Soviet Cavalry Corps',
    text: 'Choose a Soviet infantry and move it. The force it belongs to then attacks.',
    does: [
      move(SOVIET, [INFANTRY]),
      attack(
        SOVIET,
        { from: whereItStands },
        say`wherever a Soviet infantry went, its force could attack nothing`,
      ),
    ],
    reaction: 'exchange',
  },
  snipers: {
    name: 'Snipers',
    text: 'Choose an Axis infantry or tank next to any Soviet infantry and eliminate it.',
    does: [
      eliminate(
        pieces(
          AXIS,
          say`Axis infantry or tank next to a Soviet infantry`,
          both(ofType(INFANTRY, TANK), nextToA(SOVIET, INFANTRY)),
        ),
      ),
    ],
    reaction: 'sustain-attack',
  },
  't-34-medium-tank': {
    name: 'T-34 Medium Tank',
    text: 'Choose 2 different Victory Star spaces lying east of the 1939 line and deploy 1 Soviet tank in each.',
    does: deployApart(2, SOVIET, TANK, starEastOf1939),
    reaction: 'advance',
  },
  'brothers-and-sisters': {
    name: 'Brothers and Sisters!',
    provenance: 'printed',
    text: 'Choose 3 different Victory Star spaces lying east of the 1939 line and deploy 1 Soviet infantry in each.',
    does: deployApart(3, SOVIET, INFANTRY, starEastOf1939),
    reaction: 'exchange',
  },
  'general-mud': {
    name: 'General Mud',
    text: 'The coming Axis turn has no Second Movement step, and no Advance! reactions may be used by the Axis in it.',
    does: [
      atOnce((u) => {
        u.table.mud = true;
        u.log('mud-comes');
      }),
    ],
    reaction: 'exchange',
  },
  '5-year-plan': {
    name: '5 Year Plan',
    text: 'Only with at most 3 cards in hand, this card counted. Draw 3 cards. Then take an extra action.',
    does: [
      only(
        say`only with at most 3 cards in hand, this card counted`,
        ({ u, text }) => u.items(pile(text.side, HAND)).length <= 3,
      ),
      draw(3),
      extraAction,
    ],
    reaction: 'advance',
  },
});
