import type { Hint } from '../../../boards/board-module.js';

/** Hints for the questions that only a campaign of Totaler Krieg asks, in English. */
export const campaignQuestions: Record<string, Hint> = {
  '1.1.2d': {
    title: 'A card leaves the game',
    text: [
      'The card that you have just revealed costs one of these. It never comes back, and the others do not see which it is.',
    ],
    anchors: ['1.1.2d'],
  },
  '1.1.2m': {
    title: 'Your partner for this season',
    text: [
      'The steps of the card are of this Country, and its die may bring it aircraft, ships or production.',
    ],
    anchors: ['1.1.2m', '19.38'],
  },
  '1.1.2n': {
    title: 'Roll, or force the matter',
    text: ['Without a die the Country resists for certain. The list says what that costs.'],
    anchors: ['1.1.2n', '19.7'],
  },
  '1.1.2s': {
    title: 'Support for the Nationalists',
    text: [
      'Take away the marker of an enemy in one Country, or roll for a Country of the area that the card names, in which you may then use Influence.',
    ],
    anchors: ['1.1.2s', '19.13'],
  },
  '1.1.2t': {
    title: 'A unit leaves the game',
    text: ['The card costs one of these units, wherever it is. It never comes back.'],
    anchors: ['1.1.2t'],
  },
  '1.1.3a': {
    title: 'The card of your next season',
    text: [
      'It lies face down until your next season begins. Then it brings its units, steps and Blitz markers, and its political table is rolled on in every turn of that season. A card whose requirements no longer hold then comes back and gives nothing.',
    ],
    anchors: ['1.1.3a', '1.1.1a'],
  },
  '1.2.1a': {
    title: 'Headquarters in the rear',
    text: [
      'In the city with a Logistics marker replacements can be placed, even far from home. A Partisan Base goes into a conquered Country, whose army may rise from there.',
    ],
    anchors: ['1.2.1a', '1.2.2a', '18.18'],
  },
  '13.6.2.3b': {
    title: 'The generals talk',
    text: [
      'Each Truce can be made firmer or weaker by one level. Where none lies, Negotiation begins afterwards.',
    ],
    anchors: ['13.6.2.3b', '19.23'],
  },
  '16b': {
    title: 'Luck',
    text: [
      'You may have this die rolled again, once in a turn; the second roll stands. Then the marker goes to the other side.',
    ],
    anchors: ['16b', '16a'],
  },
  '18.17': {
    title: 'Who gets American help?',
    text: [
      'In the Western box a die may bring steps to France while it fights, in the Soviet box to Russia. It may also wait in the Delay Box.',
    ],
    anchors: ['18.17', '20.3.7', '20.5.6'],
  },
  '18.2': {
    title: 'Airmobile Doctrine',
    text: [
      'Used now, German defenders retreat one hex more instead of losing a step, or an HQ advances with the attackers. The marker comes back in the next turn.',
    ],
    anchors: ['18.2'],
  },
  '18.26': {
    title: 'Japan turns on Britain',
    text: [
      'Either Britain takes the war in the Pacific upon itself, which ties down ships and aircraft, or it does without the card Commonwealth Support.',
    ],
    anchors: ['18.26'],
  },
  '18.30': {
    title: 'Annexed by Germany',
    text: ['The area becomes part of Germany itself. All counters of its Country leave the game.'],
    anchors: ['18.30'],
  },
  '18.34': {
    title: 'Hunting the raiders',
    text: [
      'Two support units of your Force Pool go after the German raiders and are delayed. Send what you miss least in this turn.',
    ],
    anchors: ['18.34'],
  },
  '19.12': {
    title: 'A settlement has its price',
    text: ['The land is ceded whatever you choose here. In return you may use Influence in one neighbour.'],
    anchors: ['19.12', '19.19'],
  },
  '19.16': {
    title: 'Influence instead',
    text: ['This Country has no land to cede to Russia: you may use Influence in it.'],
    anchors: ['19.16', '19.19'],
  },
  '19.17': {
    title: 'Nationalists',
    text: [
      'Strike a marker, a colonial unit or a unit of a Minor Country that the Allies need, or take a step of your own.',
    ],
    anchors: ['19.17'],
  },
  '19.18': {
    title: 'A slow death',
    text: [
      'The Country lives on for some seasons, then its land is ceded. Meanwhile you may use Influence in one of its neighbours.',
    ],
    anchors: ['19.18', '19.19', '18.7'],
  },
  '19.2': {
    title: 'A border war',
    text: [
      'The Country has joined the side of the event. Now pick a neutral neighbour: it joins the other side.',
    ],
    anchors: ['19.2', '13.7.1a'],
  },
  '19.21': {
    title: 'Military Aid',
    text: [
      'One step of a Minor Country on your side or of a colonial unit, placed as a replacement; or a delayed unit a turn sooner.',
    ],
    anchors: ['19.21', '19.11'],
  },
  '19.23': {
    title: 'The generals take over',
    text: ['Each Truce may be changed by one level; then Negotiation begins wherever there is none.'],
    anchors: ['19.23', '13.6.2.3b'],
  },
  '19.25': {
    title: 'A Country of your making',
    text: [
      'A conquered Country becomes an ally with its own army, built with replacements. Allied partisans in it are driven out.',
    ],
    anchors: ['19.25'],
  },
  '19.26': {
    title: 'An ally starts a war of its own',
    text: ['Its neutral neighbour joins the other side. Pick the one that does least harm there.'],
    anchors: ['19.26', '13.5a'],
  },
  '19.28': {
    title: 'Pressure on the neutrals',
    text: [
      'One thing: a marker of yours into a neutral Country, or one of the enemy out of it, is the usual choice. Two markers in a row bring a Country to your side.',
    ],
    anchors: ['19.28', '18.14'],
  },
  '19.29': {
    title: 'They shall not pass',
    text: ['Give a step of your own, or a city in Spain goes to the other side.'],
    anchors: ['19.29', '19.4'],
  },
  '19.3': {
    title: 'A garrison for new land',
    text: [
      'The land is yours. A Detachment holds one of its cities or ports, so that the enemy cannot simply walk in.',
    ],
    anchors: ['19.3', '13.8.1.1a'],
  },
  '19.30': {
    title: 'The Pacific calls',
    text: [
      'A support unit goes to the Pacific and is missing in Europe, or comes back by way of the Delay Box. Send what Europe can spare.',
    ],
    anchors: ['19.30', '18.26'],
  },
  '19.31': {
    title: 'A free hand in politics',
    text: [
      'One of these: a Blitz marker more for your next Support Segment, a war, Influence, the end of a Policy, peace talks, or a Failure that keeps an enemy’s support out of one region.',
    ],
    anchors: ['19.31'],
  },
  '19.33': {
    title: 'The bomb',
    text: [
      'The hex is devastated: at the end a Strategic Hex of the enemy counts for you. One enemy unit in it may be destroyed.',
    ],
    anchors: ['19.33', '18.10'],
  },
  '19.34': {
    title: 'A province of its own',
    text: ['This region of Spain becomes a neutral Country and leaves the Civil War.'],
    anchors: ['19.34'],
  },
  '19.35': {
    title: 'The Republic quarrels',
    text: ['It loses a city to the Nationalists, or from now on the other Allied faction supports it.'],
    anchors: ['19.35'],
  },
  '19.36': {
    title: 'Special weapons',
    text: [
      'Delay any support unit of the Allies, destroy one step on the map, or gain one more success of a Production Directive that was played.',
    ],
    anchors: ['19.36'],
  },
  '19.37': {
    title: 'After the ultimatum',
    text: [
      'A Blitz marker more for your next Support Segment, a war on a neutral, or the end of the Policy that binds the Country named.',
    ],
    anchors: ['19.37'],
  },
  '19.38': {
    title: 'Improvements',
    text: [
      'A counter that your partner does not have yet comes by way of the Delay Box: aircraft, ships, or a War Economy, which brings a step every season.',
    ],
    anchors: ['19.38', '1.1.2m'],
  },
  '19.39': {
    title: 'For whom the bell tolls',
    text: ['One step of yours buys a city of the enemy in Spain.'],
    anchors: ['19.39', '19.4'],
  },
  '19.4': {
    title: 'A city changes hands in Spain',
    text: [
      'Each marker belongs to one side of the Civil War, the Capital falls last. When all show one side, the war is over.',
    ],
    anchors: ['19.4', '13.8.6b'],
  },
  '19.8': {
    title: 'A coup attempt',
    text: ['Two different losses: a support unit delayed, an HQ delayed, or two steps of a Major Country.'],
    anchors: ['19.8'],
  },
  '2.3.2.2c': {
    title: 'Infantry becomes a fortress',
    text: [
      'A fortress of the Force Pool takes the place of the infantry. It is strong, and never moves again.',
    ],
    anchors: ['2.3.2.2c'],
  },
  '20.1.1': {
    title: 'A Country is conquered',
    text: ['The land is yours as long as you hold its cities. Partisans may bring it back.'],
    anchors: ['20.1.1'],
  },
  '20.2.1': {
    title: 'One Country is beaten',
    text: [
      'Case Yellow defeats one Country in this game, once. France falls in two: the north becomes German land, the south and the colonies a neutral Vichy.',
    ],
    anchors: ['20.2.1'],
  },
  '20.2.2': {
    title: 'What Russia keeps under arms',
    text: [
      'The Soviet army has left the map. Ten infantry units may stand anywhere in what is left of Russia, to guard it until the war goes on.',
    ],
    anchors: ['20.2.2'],
  },
  '20.3.6': {
    title: 'France rises',
    text: ['A city of occupied France is without Germans: neutral Vichy may join the West now.'],
    anchors: ['20.3.6'],
  },
  '20.3.7': {
    title: 'Lend-Lease to France',
    text: [
      'Roll for French steps while France fights. Withdrawn to the Delay Box it may go to Russia later.',
    ],
    anchors: ['20.3.7', 'a-8d'],
  },
  '20.4.2': {
    title: 'A Country lays down its arms',
    text: [
      'Its army leaves the map and may be built again by its side only step by step. The Country itself stays on that side, and the Germans may stay in it.',
    ],
    anchors: ['20.4.2', '18.24'],
  },
  '20.5.4': {
    title: 'The Axis moves Soviet guards',
    text: [
      'Russia has left land that was ceded to it too weakly held. You choose the Soviet units that must go there, and so where its front grows thin.',
    ],
    anchors: ['20.5.4'],
  },
  '20.5.5': {
    title: 'Russia rises',
    text: [
      'A city that the Accord gave to Germany is without Germans: you may end the Accord, and the war in the east goes on.',
    ],
    anchors: ['20.5.5'],
  },
  '20.5.6': {
    title: 'Lend-Lease to Russia',
    text: ['A die brings Russian steps. Open roads by Murmansk and Tehran make it better.'],
    anchors: ['20.5.6', 'a-8d'],
  },
  '20.7': {
    title: 'Interned',
    text: [
      'The units must leave that land. They break down into small ones, which come back with your next card.',
    ],
    anchors: ['20.7'],
  },
  '24.4a': {
    title: 'A garrison from Greece',
    text: [
      'Once in the game two German infantry units may come to the Balkans where a Country has changed sides.',
    ],
    anchors: ['24.4a'],
  },
  '25.4a': {
    title: 'The Red Army comes',
    text: [
      'A die says how many cities the Red Army takes. They, and all around them, are out of the game for both sides.',
    ],
    anchors: ['25.4a'],
  },
  '4.1.4a': {
    title: 'Paratroops on the ground',
    text: ['Infantry of the Force Pool takes their place. Otherwise they go, and come back later.'],
    anchors: ['4.1.4a'],
  },
  '4.2.6.2d': {
    title: 'A mixed army pays',
    text: ['The Country’s own unit inside it is lost, and smaller ones take the place of the rest.'],
    anchors: ['4.2.6.2d', '4.2.6.2b'],
  },
  '4.2.6.2e': {
    title: 'A marker is lost',
    text: [
      'A Detachment holds its hex, a Logistics marker brings replacements: give up the one that you miss less.',
    ],
    anchors: ['4.2.6.2e'],
  },
  '4.2.6.2f': {
    title: 'A Country gives up troops',
    text: [
      'These steps are lost by units of the Country itself, or by those named, wherever they are. One in the rear hurts least.',
    ],
    anchors: ['4.2.6.2f', '19.26'],
  },
  '6.1.1e': {
    title: 'No Occupation',
    text: [
      'With this marker large German units may enter the Country without putting it under Occupation; but its own units stay in their land as long as the marker is there.',
    ],
    anchors: ['6.1.1e', '18.24'],
  },
  '6.1.1i': {
    title: 'May your ally march in?',
    text: [
      'Open, units of the other Allied faction may enter your land. You may change it in each of your War & Peace Segments.',
    ],
    anchors: ['6.1.1i', '3.1.4h'],
  },
  '6.1.2a': {
    title: 'A Truce on the way to war',
    text: [
      'Armistice and Reassess Policy become Negotiation, and Negotiation becomes war: as long as any of them lies there the two sides leave each other in peace.',
    ],
    anchors: ['6.1.2a', '13.6.2.3b', '13.6.2.1a'],
  },
  '7.2b': {
    title: 'Which marker first?',
    text: [
      'Both come off the Turn Track now. The rising level of US Commitment changes the roll for Materiel Shortages.',
    ],
    anchors: ['7.2b'],
  },
  'a-8b': {
    title: 'Risk an incident?',
    text: [
      'The die is yours to risk or to leave. The higher, the better for the Axis; the list says what each number does to this Country.',
    ],
    anchors: ['a-8b', '19.26'],
  },
  's.g': {
    title: 'Set-up',
    text: [
      'The scenario leaves these units free: any hex of the land that the question names, three units and six steps at most in one.',
    ],
    anchors: ['s.g'],
  },
  'v.t': {
    title: 'The price of resistance',
    text: ['One armor step or two infantry steps of your Major Country are lost, wherever they are.'],
    anchors: ['v.t', '19.7'],
  },
};
