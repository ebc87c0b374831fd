import type { ScenarioData } from './scenario-data.js';

/** 25 The Great Crusade */
export const greatCrusade: ScenarioData = {
  id: 'great-crusade',
  number: 25,
  title: 'The Great Crusade',
  kind: 'one-map',
  start: '1943-05',
  end: '1945-05',
  endsWith: 'v-e-day',
  warState: 'total-war',
  active: { axis: ['germany', 'italy'], western: ['britain', 'united-states', 'vichy'], soviet: [] },
  neutral: ['ireland', 'portugal', 'spain', 'sweden', 'switzerland'],
  conquered: ['belgium-holland', 'denmark-norway'],
  dependents: {
    british: ['gibraltar', 'malta'],
    italian: ['libya'],
    vichy: ['algeria', 'morocco', 'tunisia'],
  },
  markers: {
    turnTrack: [
      { turn: '1943-05', label: 'May–June 1943', markers: [{ counter: 'mk-turn', count: 1 }] },
      { turn: '1944-03', label: 'Mar–Apr 1944', markers: [{ counter: 'mk-increase-uscl', count: 1 }] },
      { turn: '1945-05', label: 'May–June 1945', markers: [{ counter: 'mk-ve-day', count: 1 }] },
    ],
    uscl: { level: 2, marker: { counter: 'mk-uscl', count: 1 } },
    vpTrack: [
      {
        vp: 2,
        markers: [
          { counter: 'mk-vp', count: 1, face: 'axis-tide' },
          { counter: 'mk-no-retreat', count: 1 },
        ],
      },
    ],
    influence: [
      { country: 'Spain', marker: { counter: 'mk-neutrality', count: 1 } },
      { country: 'Sweden', marker: { counter: 'mk-influence-western', count: 1 } },
      { country: 'Switzerland', marker: { counter: 'mk-neutrality', count: 1 } },
    ],
    pacific: [{ box: 'western-pacific-war-box', markers: [{ counter: 'mk-pacific-total-war', count: 1 }] }],
  },
  factions: {
    axis: {
      setup: `
        ceded-lands-box mk-ceded-de-alsace-lorraine mk-ceded-de-austria mk-ceded-de-czechoslovakia mk-ceded-de-polish-corridor
        strategic-warfare-box mk-war-economy-it/+1
        w2122 de-corps-1fls
        {any-hex-in=belgium-holland,denmark-norway,france&including=corsica} de-army-1/reduced de-army-7/reduced de-fort-fe*2 de-inf*14
        {any-hex-in=italy&including=sardinia,sicily} de-inf it-army-6 it-army-1/reduced it-army-3/reduced it-army-4/reduced it-army-5/reduced it-army-7/reduced it-army-10/reduced it-army-a/reduced
        turn:1943-06 de-army-5p/reduced de-af-4
        turn:1943-07 it-exp de-af-5
        turn:1943-08 de-sub-ix
        force-pool de-inf*13 de-vg*6 de-army-3/reduced de-army-10/reduced de-army-14/reduced de-army-19/reduced de-army-21/reduced de-army-11/reduced de-army-15/reduced de-arm*9 de-hq-b/reduced de-fort-fe*10 ax-army-pa/reduced ax-hq-med/reduced it-res it-army-2/reduced it-army-11/reduced it-col-012 it-army-8/reduced de-af-1 de-af-2 de-af-3 de-int-6 de-sub-vii it-sf-rm mk-convoy-de mk-scratch-convoy-axis mk-beachhead-axis mk-convoy-it
      `,
      cards: {
        pending: { card: '35w', title: 'Operation Citadel' },
        remaining: ['36w', '37w', '38w', '43w', '46w', '48w'],
      },
    },
    western: {
      setup: `
        strategic-warfare-box mk-minor-production-western/+1 mk-luck/allied?
        w4817 mk-detachment-gb
        w3916 gb-hq-lon
        w2208 gb-fort-gib
        w2111 fr-col-012
        w2114 fr-col-012 mk-logistics-afhq
        w2005 fr-col-012
        {in-and-or-adjacent-to=w2021} gb-army-8 gb-army-1/reduced we-hq-15 us-inf*2 us-arm
        w1824 gb-paf-def gb-garr-malta
        w1522 gb-inf
        eastern-us-canada-box us-arm
        {any-hex-in=britain} gb-col-can gb-arm*2
        turn:1943-06 gb-af-1 us-sf-8
        turn:1943-07 us-army-5/reduced
        turn:1945-03 mk-red-army*5
        holding:we-hq-15 us-arm
        force-pool gb-army-9/reduced gb-army-nw/reduced gb-army-w/reduced gb-inf*2 gb-corps-bef gb-col-fra gb-col-ind gb-col-pol gb-col-nz gb-col-sa gb-arm*4 gb-col-can-arm gb-hq-wdf gb-af-2 gb-int-fc gb-bmb-bc gb-sf-home gb-sf-med gb-cv-force-h fr-army-7/reduced fr-col-112 fr-res fr-exp fr-army-1/reduced us-inf*10 us-arm*3 us-army-7/reduced us-af-med us-af-9 us-sf-atlantic we-corps-1ab mk-convoy-gb*2 mk-convoy-us mk-beachhead-western
        conquered-minors bh-army-belg/reduced bh-res
        conquered-minors dn-res
        conquered-minors gb-col-italy gb-col-spain gb-col-swe
      `,
      cards: {
        pending: { card: '36a', title: 'Operation Husky' },
        remaining: ['32', '33', '38', '39', '40', '41', '42', '43', '44', '45', '46', '48'],
        requirementsMet: [{ card: '21', title: 'Arcadia Conference' }],
      },
    },
  },
  specialRules: [
    {
      id: 'onemap-players',
      title: 'Two players',
      gist: 'Played by two; the turn of the absent third faction is skipped.',
      data: { players: [2] },
    },
    {
      id: 'onemap-map-limit',
      title: 'Limited map area',
      gist: 'Only the listed countries and dependents on the one map may be entered; naval zones touching them are in play too.',
      data: { areasInPlay: 'listed-only', navalZones: 'bordering-areas-in-play' },
    },
    {
      id: 'onemap-ss-delay',
      title: 'SS delay stripes',
      gist: 'Every German SS unit is treated as if it carried a Delay Stripe.',
      data: { delayStripeOverride: { ss: true } },
    },
    {
      id: 'onemap-replacement-cards',
      title: 'Replacement cards and variable Blitz',
      gist: 'Some Axis cards are swapped for one-map versions whose number ends in e or w. An outlined Blitz symbol on such a card is variable: at the start of the Axis Support Segment roll an unmodified die, and only a 4-6 yields that Blitz marker. It always counts towards the Blitz Value a selection requirement asks for.',
      data: { variableBlitz: { die: 'd6', success: [4, 5, 6], countsForBlitzValue: true } },
    },
    {
      id: 'central-mediterranean',
      title: 'Central Mediterranean',
      gist: 'Ships and convoys may use the Central Mediterranean, although some boxes of that naval zone lie off the west map.',
      data: { navalZonesInPlay: ['Central Mediterranean'] },
    },
    {
      id: 'display-card',
      title: 'Scenario display',
      gist: 'A display card carries a revised Turn Track, the Ceded Lands Box, terrain effects and an extra Western Conditional Events Box.',
      data: { boxes: ['turn-track', 'ceded-lands-box', 'western-conditional-events-box'] },
    },
    {
      id: 'emsv',
      title: 'Eastern Map Strategic Value',
      gist: 'At each Victory Point Check the Axis adds the EMSV number printed on that Seasonal Turn of the scenario Turn Track, for events in the east. The printed numbers are on the display card, not in the rulebook text; those given here are designed.',
      data: {
        emsv: {
          appliesTo: 'axis',
          source: 'scenario turn track',
          values: {
            '1943-05': 3,
            '1943-08': 3,
            '1943-11': 2,
            '1944-03': 2,
            '1944-05': 1,
            '1944-08': 0,
            '1944-11': -3,
            '1945-03': -4,
            '1945-05': -5,
          },
          valuesBasis:
            'house: historical holdings in the east; 3 in May 1943 gives the printed start of 2 VP Axis Tide',
        },
      },
    },
    {
      id: 'no-retreat-replacements',
      title: 'No extra No Retreat replacements',
      gist: 'The No Retreat marker brings the Axis no additional seasonal replacements here.',
      data: { noRetreatReplacements: false },
    },
    {
      id: 'red-army',
      title: 'Red Army advances',
      gist: 'The Red Army markers reach the Western Force Pool when they leave the Turn Track. After that the Western faction may close each of its turns by a roll of an unmodified die and place that many of them: first one each in Posen, Breslau, Prague and Vienna, and the fifth in Berlin or Munich. A placed marker stays. It clears all units and markers from its hex and the hexes around it (Delay Stripe counters to the Delay Box, others to their Force Pool), takes those hexes out of play for movement, supply and VP, ends the city as a German supply source and does not count as Western control.',
      data: {
        markers: 5,
        arrive: '1945-03',
        eventOwner: 'western',
        roll: 'd6',
        firstHexes: ['w3827', 'w3626', 'w3524', 'w3226'],
        lastHex: ['w3825', 'w3323'],
        clearsRadius: 1,
      },
    },
    {
      id: 'german-hex-weights',
      title: 'Weights at the final check',
      gist: 'In the Final Victory Point Check an Axis Strategic Hex inside Germany counts double with a Western ground unit in it and nothing with a Red Army marker; hexes under Allied control through Devastation alone keep their normal value.',
      data: { finalCheckWeights: { westernGroundUnit: 2, redArmy: 0, devastationOnly: 1 } },
    },
  ],
  victory: {
    type: 'final-vp-check',
    when: 'V-E Day',
    tie: 'axis',
    gist: 'A Final Victory Point Check when V-E Day leaves the Turn Track, with the hex weights of this scenario and the EMSV added for the Axis.',
    notes: 'Tie-break as in the full game (see 18.25); the core rule is not in the seed.',
  },
  briefing:
    'Africa is cleared and the Western Allies gather round Tunis and in Britain for the return to the continent. They choose where to land and when; the Axis guards a coast from Norway to Sicily with garrisons, fortress troops and a reluctant Italy. In 1945 the Red Army arrives from the east as a tide of markers, and the West wants Berlin before it gets there.',
};
