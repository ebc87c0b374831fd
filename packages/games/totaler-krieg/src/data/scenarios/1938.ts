import type { ScenarioData } from './scenario-data.js';

/** 27 1938: Peace in Our Time */
export const year1938: ScenarioData = {
  id: '1938',
  number: 27,
  title: '1938: Peace in Our Time',
  kind: 'two-map',
  start: '1938-08',
  end: null,
  endsWith: 'v-e-day',
  warState: 'pre-war',
  active: { axis: ['germany'], western: ['britain', 'united-states', 'france'], soviet: ['russia'] },
  neutral: [
    'baltic-states',
    'belgium-holland',
    'bulgaria',
    'czechoslovakia',
    'denmark-norway',
    'finland',
    'greece',
    'hungary',
    'iraq',
    'ireland',
    'italy',
    'persia',
    'poland',
    'portugal',
    'rumania',
    'spain',
    'sweden',
    'switzerland',
    'turkey',
    'yugoslavia',
  ],
  conquered: [],
  dependents: {
    british: ['cyprus', 'egypt', 'gibraltar', 'kuwait', 'malta', 'palestine', 'trans-jordan'],
    french: ['algeria', 'morocco', 'syria', 'tunisia'],
    italian: ['albania', 'libya', 'rhodes'],
  },
  markers: {
    turnTrack: [{ turn: '1938-08', label: 'Aug–Sept 1938', markers: [{ counter: 'mk-turn', count: 1 }] }],
    uscl: { level: 0, marker: { counter: 'mk-uscl', count: 1 } },
    vpTrack: [{ vp: 1, markers: [{ counter: 'mk-vp', count: 1, face: 'allied-crusade' }] }],
    posture: [
      { box: 'United States', marker: { counter: 'mk-policy-isolationism', count: 1 } },
      { box: 'Britain', marker: { counter: 'mk-policy-appeasement', count: 1 } },
      { box: 'France', marker: { counter: 'mk-policy-appeasement', count: 1 } },
      { box: 'Western Minors', marker: { counter: 'mk-policy-locarno', count: 1 } },
      { box: 'Russia', marker: { counter: 'mk-policy-rapallo', count: 1 } },
      { box: 'Soviet Minors', marker: { counter: 'mk-policy-cordon', count: 1 } },
    ],
    influence: [
      { country: 'Belgium-Holland', marker: { counter: 'mk-influence-western', count: 1 } },
      { country: 'Switzerland', marker: { counter: 'mk-neutrality', count: 1 } },
    ],
    civilWar: [
      {
        place: 'w3208',
        city: 'La Corunna',
        markers: [{ counter: 'mk-cw-territory', count: 1, face: 'nationalist' }],
      },
      {
        place: 'w3011',
        city: 'Bilbao',
        markers: [{ counter: 'mk-cw-territory', count: 1, face: 'nationalist' }],
      },
      {
        place: 'w2710',
        city: 'Madrid',
        markers: [
          { counter: 'mk-cw-capital', count: 1, face: 'republican' },
          { counter: 'mk-cw-republican-support', count: 1, face: 'soviet' },
        ],
      },
      {
        place: 'w2714',
        city: 'Barcelona',
        markers: [{ counter: 'mk-cw-territory', count: 1, face: 'nationalist' }],
      },
      {
        place: 'w2512',
        city: 'Valencia',
        markers: [{ counter: 'mk-cw-territory', count: 1, face: 'nationalist' }],
      },
      {
        place: 'w2408',
        city: 'Seville',
        markers: [{ counter: 'mk-cw-capital', count: 1, face: 'nationalist' }],
      },
    ],
    removed: [{ allCountersOf: 'Austria' }],
    pacific: [
      {
        box: 'soviet-pacific-war-box',
        markers: [{ counter: 'mk-pacific-limited-war', count: 1 }],
        standaloneOnly: true,
      },
    ],
  },
  factions: {
    axis: {
      setup: `
        ceded-lands-box mk-ceded-de-austria
        strategic-warfare-box mk-luck/axis?
        w3624 de-army-8/reduced de-hq-nor/reduced
        w3626 de-inf
        w3323 de-army-10/reduced
        w3226 de-army-14/reduced de-arm
        force-pool de-inf*33 de-army-1/reduced de-army-3/reduced de-army-7/reduced de-army-12/reduced de-corps-19g de-arm*7 mk-convoy-de mk-beachhead-axis
        event:outbreak-of-war de-af-2 de-sub-vii de-corps-1fls mk-minor-production-axis/+1
      `,
      cards: {
        pending: { card: '12', title: 'Demand Czechoslovakia' },
        removed: ['1', '2', '7', '8', '10', '11', '13', '17', '18', '49'],
        requirementsMet: [
          { card: '2', title: 'German Rearmament' },
          { card: '7', title: 'Military Purges' },
          {
            countOf: 1,
            among: ['8', '9', '10', '11', '12', '13', '14', '15', '16'],
            cards: ['10'],
            titles: ['Demand Austria'],
          },
        ],
        annual: [{ cardType: 'rearmament', year: 1938, played: false }],
      },
    },
    western: {
      setup: `
        ceded-lands-box mk-ceded-fr-syria
        e1814 mk-detachment-gb
        e1715 mk-detachment-fr
        e1716 fr-garr-dam
        e1411 gb-inf
        e1427 gb-garr-basra
        e1213 gb-garr-suez
        e1312 gb-garr-said
        w4817 mk-detachment-gb
        w3519 fr-army-3
        w3420 fr-army-5
        w3319 fr-army-8
        w2208 gb-fort-gib
        w2114 mk-detachment-fr
        w2005 mk-detachment-fr
        w2021 mk-detachment-fr
        w1824 gb-garr-malta
        {any-hex-in=britain&single-hex=yes} gb-inf
        {any-hex-in=france} fr-army-7/reduced fr-army-2/reduced fr-army-4/reduced
        force-pool gb-army-9/reduced gb-army-10/reduced gb-army-nw/reduced gb-army-w/reduced gb-inf gb-corps-bef gb-arm*6 gb-sf-home fr-res fr-army-1/reduced fr-army-6/reduced fr-army-9/reduced fr-army-10/reduced fr-col-112 mk-convoy-gb*2 mk-convoy-fr mk-beachhead-western
        event:outbreak-of-war fr-exp gb-cv-force-h mk-minor-production-western/+1
        event:their-finest-hour gb-hq-lon gb-int-fc gb-col-can
        event:paris-threatened fr-hq-2 fr-paf-def fr-sf-1
        conquered-minors gb-col-fra gb-col-italy gb-col-pol gb-col-spain gb-col-swe gb-col-tur
      `,
      cards: {
        pending: { card: '6a', title: 'Maginot Line Completed' },
        removed: ['1', '2', '3', '8', '12'],
        requirementsMet: [
          { card: '1', title: 'Change of Governments' },
          { card: '2', title: 'British Rearmament' },
          { card: '3', title: 'French Rearmament' },
        ],
        annual: [{ cardType: 'rearmament', year: 1938, played: true }],
      },
    },
    soviet: {
      setup: `
        {any-hex-in=russia} su-army-3 su-army-4 su-army-5 su-army-6/reduced su-army-7/reduced su-army-8/reduced su-army-bel/reduced su-army-plv/reduced
        force-pool su-army-9/reduced su-army-10/reduced su-army-11/reduced su-army-12/reduced su-army-13/reduced su-army-obu/reduced su-army-gor/reduced su-arm*2 mk-convoy-su mk-beachhead-soviet
        event:outbreak-of-war su-fort-len su-fort-mos su-fort-sev mk-minor-production-soviet/+1
        event:emergency-mobilization su-af-1by su-army-31/reduced su-army-33/reduced su-army-34/reduced su-army-37/reduced su-army-40/reduced su-army-42/reduced su-army-43/reduced su-army-48/reduced
      `,
      cards: {
        pending: { card: '2', title: 'Russian Rearmament' },
        removed: ['1', '4b', '4c', '5', '6', '7b', '8b', '9b', '10b', '20b', '22b', '27b', '27c', '42'],
        requirementsMet: [
          { card: '1a', title: 'Military Purges' },
          { card: '5a', title: 'Political Purges' },
          { card: '6', title: 'New Five-Year Plan' },
        ],
        annual: [
          { cardType: 'rearmament', year: 1938, played: true, note: 'selected (it is the Pending card)' },
        ],
      },
    },
  },
  specialRules: [
    {
      id: 'spanish-civil-war',
      title: 'Spanish Civil War',
      gist: 'Spain is the Civil War Country; Basque and Catalonia may break away as separate countries.',
      data: { civilWarCountry: 'Spain', breakawayRegions: ['Basque', 'Catalonia'] },
    },
    {
      id: 'guarantees-variant',
      title: 'Western Guarantees variant (optional)',
      gist: 'What if the West had stood by Prague: Guarantees markers replace the policies of Britain, France and the Western Minors, and the Western faction keeps card 12 but gives up 7a and 7b.',
      data: {
        posture: {
          Britain: 'mk-policy-guarantees',
          France: 'mk-policy-guarantees',
          'Western Minors': 'mk-policy-guarantees',
        },
        westernCards: { restore: ['12'], remove: ['7a', '7b'] },
      },
      optional: true,
    },
  ],
  victory: {
    type: 'standard-campaign',
    finalCheck: 'v-e-day',
    tie: 'axis',
    gist: 'Regular campaign victory: automatic victory is possible during play, otherwise a Final Victory Point Check is made when the V-E Day marker leaves the Turn Track. With a No Retreat marker on the VP Track the Allies must push the Allied Crusade marker beyond that box.',
    references: ['0.2', '0.3', '18.25', '18.39'],
    notes:
      'The tie-break in favour of the Axis is implied by 18.25 and by the exception in 24.4; the core rule itself is not in the seed.',
  },
  briefing:
    'Hitler has just made his demand on Czechoslovakia and Europe holds its breath. The West is half armed and still appeasing, the Red Army is weakened by the purges, and the Spanish Republic is down to its capital. The Axis player opens with the Munich crisis already on the table.',
};
