import type { ScenarioData } from './scenario-data.js';

/** 29 1940: Springtime for Hitler */
export const year1940: ScenarioData = {
  id: '1940',
  number: 29,
  title: '1940: Springtime for Hitler',
  kind: 'two-map',
  start: '1940-03',
  end: null,
  endsWith: 'v-e-day',
  warState: 'limited-war',
  active: { axis: ['germany'], western: ['britain', 'united-states', 'france'], soviet: ['russia'] },
  neutral: [
    'baltic-states',
    'belgium-holland',
    'bulgaria',
    'denmark-norway',
    'finland',
    'greece',
    'hungary',
    'iraq',
    'ireland',
    'italy',
    'persia',
    'portugal',
    'rumania',
    'spain',
    'sweden',
    'switzerland',
    'turkey',
    'yugoslavia',
  ],
  conquered: ['poland'],
  dependents: {
    british: ['cyprus', 'egypt', 'gibraltar', 'kuwait', 'malta', 'palestine', 'trans-jordan'],
    french: ['algeria', 'morocco', 'syria', 'tunisia'],
    italian: ['albania', 'libya', 'rhodes'],
  },
  markers: {
    turnTrack: [{ turn: '1940-03', label: 'Mar–Apr 1940', markers: [{ counter: 'mk-turn', count: 1 }] }],
    uscl: { level: 0, marker: { counter: 'mk-uscl', count: 1 } },
    vpTrack: [{ vp: 1, markers: [{ counter: 'mk-vp', count: 1, face: 'allied-crusade' }] }],
    posture: [
      { box: 'United States', marker: { counter: 'mk-policy-isolationism', count: 1 } },
      { box: 'Russia', marker: { counter: 'mk-policy-pact', count: 1 } },
      { box: 'Soviet Minors', marker: { counter: 'mk-policy-pact', count: 1 } },
    ],
    influence: [
      { country: 'Belgium-Holland', marker: { counter: 'mk-influence-western', count: 1 } },
      { country: 'Finland', marker: { counter: 'mk-influence-axis', count: 1 } },
      { country: 'Hungary', marker: { counter: 'mk-influence-axis', count: 1 } },
      { country: 'Switzerland', marker: { counter: 'mk-neutrality', count: 1 } },
    ],
    removed: [{ allCountersOf: 'Austria' }, { group: 'civil-war' }, { allCountersOf: 'Czechoslovakia' }],
  },
  factions: {
    axis: {
      setup: `
        ceded-lands-box mk-ceded-de-austria mk-ceded-de-czechoslovakia mk-ceded-de-polish-corridor
        strategic-warfare-box mk-minor-production-axis/+1 mk-luck/axis?
        e4002 de-inf
        e3903 de-inf
        e3702 de-inf
        e3501 de-inf
        e3503 de-inf
        w4023 de-inf
        w3922 de-corps-19g
        w3821 de-inf de-arm*2
        w3720 de-army-4 de-inf de-arm
        w3721 de-hq-nor
        w3620 de-army-16
        w3621 de-inf*3
        w3520 de-army-12
        w3521 de-inf*3
        w3421 de-army-1/reduced
        w3320 de-army-7/reduced
        w3226 de-inf
        turn:1940-04 de-army-18/reduced de-army-1p/reduced
        turn:1940-05 de-army-6/reduced
        turn:1940-06 de-army-2/reduced de-army-9/reduced
        turn:1940-07 de-army-2p/reduced
        force-pool de-inf*19 de-army-3/reduced de-army-8/reduced de-army-10/reduced de-army-14/reduced de-army-19/reduced de-army-21/reduced de-army-e/reduced de-corps-1fls de-arm*7 de-hq-sou/reduced de-af-1 de-af-2 de-af-3 de-sub-vii mk-convoy-de mk-beachhead-axis
      `,
      cards: {
        pending: { card: '24', title: 'Operation Weserübung' },
        removed: [
          '1',
          '2',
          '3',
          '4',
          '5',
          '6',
          '7',
          '8',
          '9',
          '10',
          '11',
          '12',
          '13',
          '15',
          '17',
          '18',
          '19',
          '44',
          '45',
          '49',
        ],
        requirementsMet: [
          { card: '5', title: 'German Mobilization' },
          {
            countOf: 2,
            among: ['8', '9', '10', '11', '12', '13', '14', '15', '16'],
            cards: ['10', '12'],
            titles: ['Demand Austria', 'Demand Czechoslovakia'],
          },
        ],
      },
    },
    western: {
      setup: `
        ceded-lands-box mk-ceded-fr-syria
        strategic-warfare-box mk-war-economy-fr/+1 mk-minor-production-western/+1
        e1814 mk-detachment-gb
        e1715 mk-detachment-fr
        e1716 fr-garr-dam
        e1411 gb-inf
        e1427 gb-garr-basra
        e1312 gb-garr-said
        e1213 gb-garr-suez
        w4817 mk-detachment-gb
        w3717 gb-corps-bef gb-arm fr-army-7
        w3618 fr-army-1/reduced
        w3517 fr-hq-1
        w3518 fr-army-9 fr-army-2/reduced
        w3519 fr-army-3 fr-fort-mag
        w3420 fr-army-5 fr-army-4/reduced fr-fort-mag
        w3318 fr-army-6/reduced
        w3319 fr-army-8 fr-fort-mag
        w2818 fr-corps-alp
        w2208 gb-fort-gib
        w2114 mk-detachment-fr
        w2005 mk-detachment-fr
        w2021 mk-detachment-fr
        w1824 gb-garr-malta
        {any-hex-in=britain} gb-inf gb-army-nw/reduced
        turn:1940-04 gb-col-pol gb-cv-force-h
        turn:1940-05 gb-army-1/reduced
        force-pool gb-army-9/reduced gb-army-10/reduced gb-army-w/reduced gb-inf gb-arm*5 gb-af-1 gb-sf-home fr-res fr-army-10/reduced fr-col-012*2 fr-col-112 fr-exp mk-convoy-gb*2 mk-convoy-fr mk-beachhead-western
        event:their-finest-hour gb-hq-lon gb-int-fc gb-col-can
        event:paris-threatened fr-hq-2 fr-paf-def fr-sf-1
        conquered-minors pl-army-kr/reduced pl-army-kp/reduced pl-army-pru/reduced pl-res pl-army-ld/reduced pl-army-mo/reduced pl-army-pm/reduced pl-army-pz/reduced pl-exp
        conquered-minors gb-col-fra gb-col-italy gb-col-spain gb-col-swe gb-col-tur
      `,
      cards: {
        pending: { card: '23', title: 'Commonwealth Support' },
        removed: ['1', '2', '3', '4', '5', '6', '7', '8', '12', '15', '24', '27b'],
        requirementsMet: [
          { card: '1', title: 'Change of Governments' },
          { card: '3', title: 'French Rearmament' },
          { card: '4', title: 'French Mobilization' },
          { card: '5b', title: 'Wartime Mobilization' },
          { card: '6a', title: 'Maginot Line Completed' },
        ],
      },
    },
    soviet: {
      setup: `
        ceded-lands-box mk-ceded-su-eastern-poland mk-ceded-su-finnish-frontier
        strategic-warfare-box mk-minor-production-soviet/+1
        {any-hex-in=finnish-frontier} su-army-7 su-army-14 su-army-23
        {each-hex-along-border=poland&from=e3904&to=e3404&per-hex=1} su-army-3 su-army-4 su-army-5 su-army-6 su-army-10 su-army-12
        {any-hex-in=russia&excluding=eastern-poland,finnish-frontier} su-army-8 su-army-9 su-army-11 su-army-13 su-army-bel/reduced su-army-plv/reduced su-arm*2
        turn:1940-04 su-hq-1by/reduced
        turn:1940-05 su-fort-len
        turn:1940-06 su-int-pvo
        force-pool su-army-16/reduced su-army-18/reduced su-army-19/reduced su-army-20/reduced su-army-21/reduced su-army-22/reduced su-army-obu/reduced su-army-gor/reduced su-fort-mos su-fort-sev mk-convoy-su mk-beachhead-soviet
        event:emergency-mobilization su-af-1by su-army-31/reduced su-army-33/reduced su-army-34/reduced su-army-37/reduced su-army-40/reduced su-army-42/reduced su-army-43/reduced su-army-48/reduced
      `,
      cards: {
        pending: { card: '4a', title: 'Russian Mobilization' },
        removed: [
          '1',
          '2',
          '3',
          '4b',
          '4c',
          '5',
          '6',
          '7',
          '8b',
          '9b',
          '10b',
          '11',
          '12',
          '18',
          '20b',
          '22b',
          '27b',
          '27c',
          '42',
        ],
        requirementsMet: [
          { card: '5a', title: 'Political Purges' },
          { card: '6', title: 'New Five-Year Plan' },
        ],
      },
    },
  },
  specialRules: [
    {
      id: 'fortunes-of-war',
      title: 'Fortunes of War (optional)',
      gist: 'If the Fortunes of War option (+15) is used, the Axis side starts with 1 card and the Allied side with 1.',
      data: { fowCards: { axis: 1, allied: 1 } },
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
    'Poland is gone and the quiet winter on the Rhine is ending. The German build-up allows a blow at Norway or straight into the west, with fresh armies and the first panzer armies due through the summer. Behind the Pact the Soviets dig in along their new Polish and Finnish borders.',
};
