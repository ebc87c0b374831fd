import type { Hint } from '../../../boards/board-module.js';
import type { AboutWords, Figure } from '../../../learn/drawing.js';
import type { LessonWords } from '../../../lessons/lesson.js';
import { campaignQuestions } from './totaler-krieg-campaign.js';

/** Lessons, hints and the "two minutes" page of Totaler Krieg, in English. */
/** What each faction wants, by scenario. */
const sides: Record<string, Record<string, readonly string[]>> = {
  'case-white': {
    axis: [
      'You win with Posen, Krakow and Warsaw, and you have this one turn. Posen and Krakow fall almost by themselves; Warsaw needs a unit that exploits past Lodz or comes down from East Prussia.',
    ],
  },
  barbarossa: {
    axis: [
      'You have five turns for three of nine cities. Leningrad, Minsk and Kiev are the nearest; the last turn is mud. Let armor exploit and infantry close the gaps, and keep a railway behind every spearhead.',
    ],
    soviet: [
      'Trade space for time. A unit that retreats lives; one that is surrounded is lost for good. Keep something in every city that counts, and put the reserves where the mud will find the enemy.',
    ],
  },
  'fall-of-france': {
    axis: [
      'Paris is the goal, and the way leads through Belgium. Aim your Blitz markers where armor can exploit on clear ground; the Maginot Line can wait.',
    ],
    western: [
      'You hold as long as a line holds. Keep armor and an HQ behind it, save the air force to contest, and bring what is British to a port before it is too late.',
    ],
  },
};

const hints = {
  sides,
  of: 'What your side usually wants',
  questions: {
    ...campaignQuestions,
    '1.3.3a': {
      title: 'Replacements',
      text: [
        'Each step brings a one-step unit from the Force Pool to one of your own cities. Larger units are built from them later, by combination.',
      ],
      anchors: ['1.3.3a', '2.3.1a'],
    },
    '2.2.3a': {
      title: 'Support units and convoys',
      text: [
        'Air Forces go to a hex within three hexes of an Air Base, and shift the odds of every attack in or next to it. Fleets go On Station in a Naval Zone; convoys carry troops and supply.',
        'Whatever is placed now returns to the Delay Box in your next turn, and may be missing for some time.',
      ],
      anchors: ['2.2.3a', '2.2.3.1a', '4.2.3.1a', '2.2.1a'],
    },
    '2.2.3.2a': {
      title: 'Contest it?',
      text: [
        'One of your support units can drive it off. Both then go to the Delay Boxes, so contest what hurts most.',
      ],
      anchors: ['2.2.3.2a'],
    },
    '2.2.4c': {
      title: 'Blitz markers',
      text: [
        'Units within two hexes of a Blitz marker attack twice in this turn: in the Blitz Combat Segment, where armor gives a shift, and again in Regular Combat. Put it where armor is to break through.',
      ],
      anchors: ['2.2.4c', '4.1.2a', '4.2.3.3a'],
    },
    '2.3a': {
      title: 'Organization',
      text: [
        'Units in one hex can become a larger one of the same steps, and a large one can be broken down. A hex holds three units and six steps, so larger units mean more strength in one place.',
      ],
      anchors: ['2.3.1a', '2.3.4a', '9.2a'],
    },
    '3.1a': {
      title: 'Move your units',
      text: [
        'Each unit moves once. Roads and railways are fast, above all for one-step units; the first hex next to an enemy is where a move ends. Drag a unit, or choose it and then a lit hex.',
        'Moves can be taken back until something is rolled.',
      ],
      anchors: ['3.1.1a', '3.1.1c', '8.2a'],
    },
    '4.2.1a': {
      title: 'Choose a hex to attack',
      text: [
        'The button tells the odds with everybody who could attack. Attack first where the enemy then has nowhere to retreat, or where armor can go on.',
      ],
      anchors: ['4.2.1a', '4.2.2c'],
    },
    '4.2.1b': {
      title: 'Who attacks?',
      text: [
        'Any of your units next to the hex, each once in a segment. An HQ within two hexes adds its factor and a shift. The odds change with every unit that you name; then declare the attack.',
      ],
      anchors: ['4.2.1b', '4.2.1.2a', '4.2.2c'],
    },
    '4.2.1.2b': {
      title: 'An HQ for the defense',
      text: ['One HQ within two hexes may help. It cannot do so again in this segment, nor then attack.'],
      anchors: ['4.2.1.2b'],
    },
    '4.2.4b': {
      title: 'The attack has failed',
      text: ['Your units step back one hex, or one of them loses a step and the others stay.'],
      anchors: ['4.2.4b'],
    },
    '4.2.4c': {
      title: 'An exchange',
      text: [
        'If the attackers step back, that is all. If they lose a step instead, the defender must pay too.',
      ],
      anchors: ['4.2.4c'],
    },
    '4.2.5.1a': {
      title: 'Retreat',
      text: [
        'Away from the attacked hex, first to hexes outside enemy Zones of Control. Every hex that cannot be retreated costs a step. In a city you may stand and pay steps instead.',
      ],
      anchors: ['4.2.5.1a', '4.2.5.1b', '4.2.5.3a'],
    },
    '4.2.6.1b': {
      title: 'Lose a step',
      text: [
        'A unit of several steps becomes a smaller one; a unit of one step goes to the Force Pool or the Delay Box. If armor attacked, the first step lost is of armor.',
      ],
      anchors: ['4.2.6.1b', '4.2.6.1a'],
    },
    '4.2.7a': {
      title: 'Advance',
      text: ['Units that attacked may enter the empty hex. Leave what must hold its place.'],
      anchors: ['4.2.7a'],
    },
    '4.2.8b': {
      title: 'Exploitation',
      text: [
        'Armor that advanced goes on, and with each armor unit one infantry of one step: into empty cities, or behind the enemy, where their retreat would have led.',
      ],
      anchors: ['4.2.8a', '4.2.8b'],
    },
    '6.1.1a': {
      title: 'War on a neutral?',
      text: [
        'A Minor Country that you attack joins your enemies, with all its units. Ask only for what you need.',
      ],
      anchors: ['6.1.1a'],
    },
    '9.2d': {
      title: 'Too much in one hex',
      text: ['At the end of a segment every hex must keep to the limit: three units and six steps.'],
      anchors: ['9.2a', '9.2d'],
    },
    '13.7.1b': {
      title: 'A Country sets up its army',
      text: [
        'Its units stand anywhere in the Country, one to a hex until each of its cities has one. Stand where the attack has to come through.',
      ],
      anchors: ['13.7.1b'],
    },
    '1.1.1d': {
      title: 'Units come back',
      text: [
        'They were interned and return with this card, as replacements do: to one of their own cities, within the limit of a hex.',
      ],
      anchors: ['1.1.1d', '1.3.4a', '20.7'],
    },
    '1.3.4i': {
      title: 'A step by an event',
      text: [
        'It is placed as a replacement: in a city of its own Country, not beside an enemy unless a friend is there.',
      ],
      anchors: ['1.3.4i', '1.3.4a', '1.3.4g'],
    },
    '2.1e': {
      title: 'An event chooses its Country',
      text: ['What the event does is in the rule below. You may also let it pass.'],
      anchors: ['2.1e', '13.5a', '19.7', '19.10', '19.15'],
    },
    '2.2.1b': {
      title: 'Stay at sea?',
      text: [
        'In the Strategic Warfare Box it goes on to delay the other side. What comes home is delayed itself, and free for another task later.',
      ],
      anchors: ['2.2.1b', '2.2.3.4b', 'a-4c'],
    },
    '2.2.2a': {
      title: 'A Beachhead needs support',
      text: [
        'A Fleet or an Air Force of your Force Pool keeps it up for another turn. Without one it is given up, and whoever is still on it at the end of the segment is lost.',
      ],
      anchors: ['2.2.2a', '2.2.5a'],
    },
    '2.2.3.1f': {
      title: 'Where the carriers strike',
      text: ['The CV Strike counts as an Air unit in the hex you name: that of the fleet or one next to it.'],
      anchors: ['2.2.3.1f', '4.2.3.1a'],
    },
    '2.2.3.5c': {
      title: 'Where it leads ashore',
      text: [
        'Units on the Beachhead attack, land and march across this one hexside only. Choose a shore that you can hold.',
      ],
      anchors: ['2.2.3.5c', '2.2.3.5b', '4.1.3a'],
    },
    '2.3.1a': {
      title: 'Which units combine',
      text: [
        'Their steps become those of the larger unit. Two make its reduced side, three its front; the counters go back to the Force Pool.',
      ],
      anchors: ['2.3.1a', '2.3.1e'],
    },
    '2.3.3a': {
      title: 'Give a unit up',
      text: [
        'Its counter goes to the Force Pool, or with a Delay Stripe to the Delay Box. Rarely wise: it makes room, or a counter for something larger.',
      ],
      anchors: ['2.3.3a'],
    },
    '2.3.4a': {
      title: 'Breaking an army down',
      text: [
        'Smaller units from the Force Pool take its place, step for step. They move faster by rail and can stand in several hexes, but are weaker.',
      ],
      anchors: ['2.3.4a', '2.3.4b'],
    },
    '2.3.4e': {
      title: 'It must break down',
      text: ['Smaller units from the Force Pool take its place. Steps for which there is none are lost.'],
      anchors: ['2.3.4e'],
    },
    '3.1.2c': {
      title: 'Which Convoy',
      text: [
        'It is used up by the voyage and carries nobody else in this turn. A Scratch Convoy is then delayed.',
      ],
      anchors: ['3.1.2c', '3.1.2a', '3.1.2d'],
    },
    '4.1.1a': {
      title: 'Paratroops',
      text: [
        'They drop within two hexes, away from enemy Air units. What they land on must be free of enemies after the Blitz, and supplied: an open port with a Supply Convoy, or a line overland.',
      ],
      anchors: ['4.1.1a', '4.1.4a'],
    },
    '4.1.3a': {
      title: 'Landing',
      text: [
        'A unit on the Beachhead goes ashore if no enemy unit is there, even next to enemies. It must be supplied.',
      ],
      anchors: ['4.1.3a', '4.1.3b'],
    },
    '4.2.6.2b': {
      title: 'What is left of an army',
      text: [
        'Its last step becomes a small unit of the Force Pool in the same hex. The army itself can be built again later.',
      ],
      anchors: ['4.2.6.2b'],
    },
    '13.7.1c': {
      title: 'The reserves are called',
      text: ['They are the Country’s last unit, of one step. A city that would stand empty is a good place.'],
      anchors: ['13.7.1c'],
    },
    '18.12': {
      title: 'A Failure',
      text: [
        'Within five hexes of it the faction places no support unit, and does not advance or exploit. Choose where its next attack is meant to be.',
      ],
      anchors: ['18.12', '3.1.4i'],
    },
    '19.1': {
      title: 'Resistance',
      text: [
        'Strike a marker or a unit of a Minor Country that the Axis needs, or take a Partisan Base for later.',
      ],
      anchors: ['19.1'],
    },
    '19.11': {
      title: 'A unit comes sooner',
      text: ['One unit on the Turn Track returns a turn earlier, but not in this turn.'],
      anchors: ['19.11'],
    },
    '19.14': {
      title: 'Something is delayed',
      text: [
        'Take the support unit that the enemy would miss most in this turn: one on the map helps no more.',
      ],
      anchors: ['19.14'],
    },
    '19.19': {
      title: 'Influence',
      text: [
        'A first marker prepares a Country, a second one brings it to your side. An enemy marker must go first.',
      ],
      anchors: ['19.19', '18.14'],
    },
    '19.20': {
      title: 'An offensive is ordered',
      text: ['One attack with armor now, by the rules of regular combat, or an armor step is lost.'],
      anchors: ['19.20'],
    },
    '20.1.2': {
      title: 'Too many Germans',
      text: [
        'Large German units have put an ally under Occupation. Break them down, intern them, or do without that Country’s army.',
      ],
      anchors: ['20.1.2', '13.7.1j'],
    },
    '20.3.1': {
      title: 'A Country rises again',
      text: [
        'Its reserves stand up in the Capital, if no enemy is there, and its other units can be built again.',
      ],
      anchors: ['20.3.1'],
    },
    'a-7c': {
      title: 'Which part of Europe',
      text: [
        'The die finds a Country of this part; in Total War an active one loses two steps. One that is not in play is No Result.',
      ],
      anchors: ['a-7c', '19.26', 'a-7a'],
    },
  } as Record<string, Hint>,
};

const steps = ['Seasonal', 'Support', 'Organization', 'Movement', 'Blitz', 'Combat', 'Reserve'];

const zones: Figure = {
  drawing: {
    kind: 'hexes',
    hexes: [
      { at: [0, 0] },
      { at: [0, 1], unit: 'own' },
      { at: [0, 2] },
      { at: [1, 0], zone: true },
      { at: [1, 1], zone: true },
      { at: [1, 2] },
      { at: [2, 0], zone: true },
      { at: [2, 1], ground: 'town', unit: 'enemy' },
      { at: [2, 2], zone: true },
      { at: [3, 0], zone: true },
      { at: [3, 1], zone: true },
      { at: [3, 2] },
    ],
    path: [1, 4],
  },
  caption: 'A move ends in the first hex next to an enemy: that is the enemy’s Zone of Control.',
};

const odds: Figure = {
  drawing: {
    kind: 'steps',
    names: [
      'Factors: 6 against 2',
      'Ratio 3-1',
      'Armor +1',
      'Air support +1',
      'City −1',
      'Column 4-1, one die',
    ],
    now: 5,
  },
  caption: 'Every shift is named before you declare the attack.',
};

const results: Figure = {
  drawing: {
    kind: 'cards',
    cards: [
      { glyph: 'shield', name: 'Ad', says: 'Attackers step back or lose a step.' },
      { glyph: 'exchange', name: 'Ex', says: 'Attackers step back, or each side pays.' },
      { glyph: 'retreat', name: 'Dr1 to Dr3', says: 'Defenders retreat so many hexes.' },
      { glyph: 'advance', name: 'Then', says: 'Attackers advance; after Dr2 and Dr3 armor exploits.' },
    ],
  },
  caption: 'Numbers behind the result, such as 1/1, are steps lost by the attacker and by the defender.',
};

const supplyLine: Figure = {
  drawing: {
    kind: 'chain',
    spaces: [
      { name: 'Home city', kind: 'land', flag: true },
      { name: 'Railway', kind: 'land', note: 'any distance', good: true },
      { name: 'Two hexes', kind: 'land', note: 'to the railway', good: true },
      {
        name: 'Your unit',
        kind: 'land',
        pieces: [{ glyph: 'tank', whose: 'own' }],
        note: 'supplied',
        good: true,
      },
      {
        name: 'Cut off',
        kind: 'land',
        pieces: [{ glyph: 'army', whose: 'own' }],
        note: 'does not move',
      },
    ],
    links: ['supply', 'supply', 'supply', 'cut'],
  },
  caption: 'Enemy Zones of Control cut the line, unless a unit of yours stands there.',
};

const blitz: Figure = {
  drawing: {
    kind: 'chain',
    spaces: [
      {
        name: 'Blitz marker',
        kind: 'land',
        pieces: [
          { glyph: 'tank', whose: 'own' },
          { glyph: 'plane', whose: 'own' },
        ],
        note: 'two hexes around',
        good: true,
      },
      {
        name: 'Attacked',
        kind: 'land',
        pieces: [{ glyph: 'army', whose: 'enemy', how: 'gone' }],
        note: 'Dr2',
      },
      {
        name: 'Behind it',
        kind: 'land',
        pieces: [{ glyph: 'tank', whose: 'own', how: 'new' }],
        note: 'armor goes on',
        good: true,
      },
      {
        name: 'Next line',
        kind: 'land',
        pieces: [{ glyph: 'army', whose: 'enemy' }],
        note: 'attacked again',
      },
    ],
    links: ['attack', 'attack', 'attack'],
  },
  caption: 'Blitz combat comes first, regular combat after it: whoever is near a marker fights twice.',
};

const about: AboutWords = {
  lead: 'The war in Europe on hexes: armies, air forces, fleets and the odds of every attack. Begin with Case White, one turn against Poland.',
  parts: [
    {
      title: 'What you want',
      text: [
        'Every scenario names its cities. In Case White Germany needs Posen, Krakow and Warsaw; in Barbarossa it wants three of nine; in The Fall of France the Victory Point marker must show Axis Tide.',
      ],
    },
    {
      title: 'A turn',
      text: [
        'One faction after the other goes through all segments. Seasonal ones come only every second turn or so; a segment without a choice passes by itself.',
      ],
      drawing: { kind: 'steps', names: steps, now: 3 },
      caption: 'Nine turns are a year.',
    },
    {
      title: 'A counter',
      text: [
        'The three numbers are attack, defense and movement. Armies have two or three steps, most other units one; a lost step turns the counter over or puts a smaller unit in its place.',
      ],
    },
    { title: 'Movement', text: ['Railways and roads are fast. Enemies stop you.'], ...zones },
    {
      title: 'Combat',
      text: ['Sum the attack factors, sum the defense factors, shift the column, roll one die.'],
      ...odds,
    },
    { title: 'Results', text: ['Most results push somebody back.'], ...results },
    { title: 'Blitz', text: ['Blitz markers are few, and decide campaigns.'], ...blitz },
    {
      title: 'Supply',
      text: ['A unit without supply cannot move, advance or give support. Case White leaves supply out.'],
      ...supplyLine,
    },
    {
      title: 'Losses come back',
      text: [
        'What is lost goes to the Force Pool and can be built again, or to the Delay Box, where a die says when it returns. Some units never do.',
      ],
    },
  ],
  chapters: {
    'the-sequence-of-play': {
      drawing: { kind: 'steps', names: steps },
      caption: 'The segments in which a faction decides most, in their order.',
    },
    '8-zones-of-control': zones,
    '4-combat-phase': odds,
    '10-supply': supplyLine,
  },
};

export const learn = {
  about,
  hints,
  lessons: {
    movement: {
      title: 'Case White, first part: movement',
      about: 'Roads and railways, stacks, and where an enemy stops you.',
      steps: [
        {
          title: 'Up to the border',
          text: [
            'September 1939. The German armies stand ready; seven Polish ones wait. The last of the three numbers on a counter is its movement.',
            'Army 8 in Berlin goes to w3826, next to Posen. Every ground unit has a Zone of Control in the six hexes around it: there the move ends.',
          ],
          instead: 'Begin with Army 8: from Berlin to w3826, next to Posen.',
        },
        {
          title: 'By rail',
          text: [
            'A unit of one step pays only half a point for each hex along a railway. So the infantry in Berlin gets to w3726, between Posen and the Polish army in w3727, in one move.',
          ],
          instead: 'Now the infantry in Berlin: by rail to w3726.',
        },
        {
          title: 'A stack moves together',
          text: [
            'An army and armor are in Breslau. Units in one hex can move together, as far as the slowest of them: both to w3627. Three units and six steps may be in a hex.',
          ],
          instead: 'Move the whole stack in Breslau to w3627.',
        },
        {
          title: 'Through the mountains',
          text: [
            'Army 14 is strong and slow. From Czechoslovakia it goes to e3401, south of Krakow. If a unit cannot pay for the very first hex of its move, it may enter it all the same, and stops.',
          ],
          instead: 'Army 14 goes to e3401, south of Krakow.',
        },
        {
          title: 'The HQ stays behind',
          text: [
            'An HQ supports attacks within two hexes without standing next to the enemy. In w3725 it is near enough to Posen, and safe.',
          ],
          instead: 'The HQ goes to w3725, two hexes from Posen.',
        },
        {
          title: 'Done',
          text: [
            'Nobody has to move. When everything stands where it should, end the phase; combat follows.',
          ],
          instead: 'Enough moves: end the phase.',
        },
      ],
      end: {
        title: 'You can move',
        text: [
          'You have moved by road and rail, as a stack, and up to the enemy’s Zones of Control.',
          'The second part begins where such moves lead to: with combat.',
        ],
      },
    },
    combat: {
      title: 'Case White, second part: combat',
      about: 'Odds and shifts, retreat, advance, exploitation, and an HQ.',
      steps: [
        {
          title: 'A Blitz attack',
          text: [
            'A Blitz marker is in w3627, and the Air Force stands over w3727. Units within two hexes of the marker may attack now, and again in the Regular Combat Segment if they have not done so there.',
            'Attack w3727 with Army 10, the armor and the infantry in w3726: 6 against 1. Air support and armor shift the odds by a column each. Then declare the attack.',
          ],
          instead:
            'Attack w3727 with Army 10, the armor in w3627 and the infantry in w3726, then declare it.',
        },
        {
          text: [
            'The die is a 5: Dr2 0/1. The Polish army retreats two hexes, away from the battle and out of your Zones of Control if it can.',
          ],
        },
        { text: ['It reaches Warsaw.'] },
        { text: ['The number behind the stroke is the step that it loses.'] },
        {
          title: 'Advance',
          text: [
            'The hex is empty. Units that attacked may enter it; take the armor, which can go on from there.',
          ],
          instead: 'Advance with the armor.',
        },
        {
          title: 'Enough',
          text: ['Army 10 and the infantry stay: they hold the line to the south.'],
          instead: 'The others stay: end the advance.',
        },
        {
          title: 'Exploitation',
          text: [
            'After Dr2 or Dr3 armor goes on. In e3801 it stands behind Posen, and its Zone of Control lies on the way by which Posen’s defenders would retreat.',
          ],
          instead: 'Let the armor go on to e3801, behind Posen.',
        },
        {
          title: 'On to regular combat',
          text: [
            'End the Blitz Combat Segment. In the next one all units may attack, but armor gives no shift.',
          ],
          instead: 'End the Blitz Combat Segment.',
        },
        {
          title: 'Posen, with an HQ',
          text: [
            'Army 4 and Army 8 are next to Posen, and HQ Nor is near. Attack Posen with both armies, let the HQ support them, and declare: the HQ and the air force shift the odds for you, the city against you.',
          ],
          instead: 'Attack Posen with Army 4 and Army 8, supported by HQ Nor, then declare it.',
        },
        {
          text: [
            'Dr3. There is hardly a way out of Posen. In a city the defender may stand instead and lose a step for every hex that is not retreated.',
          ],
        },
        { text: ['The second step is the last.'] },
        {
          title: 'Into Posen',
          text: ['A city is yours when your unit stands in it. Army 8 takes Posen.'],
          instead: 'Advance with Army 8.',
        },
        {
          title: 'Done',
          text: ['Army 4 stays near Danzig.'],
          instead: 'Army 4 stays: end the advance.',
        },
      ],
      end: {
        title: 'You can attack',
        text: [
          'You have seen odds and shifts, a retreat, losses, an advance and an exploitation.',
          'The third part shows what comes before all this in a turn: support and organization.',
        ],
      },
    },
    support: {
      title: 'Case White, third part: support',
      about: 'The Air Force, the Blitz marker and organization: how the turn begins.',
      steps: [
        {
          title: 'The Air Force',
          text: [
            'This is how Case White really begins. An Air Force is placed within three hexes of an Air Base, even over the enemy, and gives a shift to every attack in its hex or next to it.',
            'Over w3727 it serves the attacks on that hex, on Posen and on e3601.',
          ],
          instead: 'Place the Air Force in w3727.',
        },
        {
          title: 'The Blitz marker',
          text: [
            'One marker for the whole turn. In w3627 it is within two hexes of the armor in Silesia, of what will stand before Posen, and of the Air Force.',
          ],
          instead: 'Place the Blitz marker in w3627.',
        },
        {
          title: 'A stronger army',
          text: [
            'Army 8 in Berlin has lost a step. The infantry beside it can become that step: the army is at full strength, and the infantry goes to the Force Pool.',
          ],
          instead: 'Combine the units in Berlin into Army 8.',
        },
        {
          title: 'Done',
          text: ['The rest is as it should be. Movement comes next, and you know how it goes on.'],
          instead: 'End the Organization Segment.',
        },
      ],
      end: {
        title: 'Now play Case White',
        text: [
          'Support, organization, movement, Blitz, combat, reserve: that is a turn. Take Posen, Krakow and Warsaw in one of them.',
        ],
      },
    },
  } as Record<string, LessonWords>,
};

export type Learn = typeof learn;
