import type { ScenarioData } from './scenario-data.js';

/** 30 1941a: The World Will Hold Its Breath */
export const year1941a: ScenarioData = {
  id: '1941a',
  number: 30,
  title: '1941a: The World Will Hold Its Breath',
  kind: 'two-map',
  start: '1941-05',
  end: '1945-05',
  endsWith: 'v-e-day',
  warState: 'limited-war',
  active: {
    axis: ['germany', 'italy', 'hungary', 'rumania', 'bulgaria'],
    western: ['britain', 'united-states', 'iraq'],
    soviet: ['russia'],
  },
  neutral: [
    'finland',
    'ireland',
    'persia',
    'portugal',
    'spain',
    'sweden',
    'switzerland',
    'syria',
    'turkey',
    'vichy',
  ],
  conquered: ['belgium-holland', 'denmark-norway', 'greece', 'poland', 'yugoslavia'],
  dependents: {
    british: ['cyprus', 'egypt', 'gibraltar', 'kuwait', 'malta', 'northern-palestine', 'trans-jordan'],
    italian: ['albania', 'libya', 'rhodes'],
    german: ['northern-france'],
    vichy: ['algeria', 'morocco', 'tunisia'],
  },
  markers: {
    turnTrack: [{ turn: '1941-05', label: 'May–June 1941', markers: [{ counter: 'mk-turn', count: 1 }] }],
    uscl: { level: 0, marker: { counter: 'mk-uscl', count: 1 } },
    vpTrack: [{ vp: 1, markers: [{ counter: 'mk-vp', count: 1, face: 'axis-tide' }] }],
    posture: [
      { box: 'United States', marker: { counter: 'mk-policy-isolationism', count: 1 } },
      { box: 'Russia', marker: { counter: 'mk-policy-pact', count: 1 } },
      { box: 'Soviet Minors', marker: { counter: 'mk-policy-pact', count: 1 } },
    ],
    influence: [
      { country: 'Finland', marker: { counter: 'mk-influence-axis', count: 1 } },
      { country: 'Spain', marker: { counter: 'mk-neutrality', count: 1 } },
      { country: 'Switzerland', marker: { counter: 'mk-neutrality', count: 1 } },
      { country: 'Turkey', marker: { counter: 'mk-influence-western', count: 1 } },
    ],
    removed: [
      { allCountersOf: 'Austria' },
      { allCountersOf: 'Baltic States' },
      { counter: 'bh-fort-ams', count: 1 },
      { group: 'civil-war' },
      { allCountersOf: 'Czechoslovakia' },
      { allCountersOf: 'France', except: 'v-code' },
      { counter: 'fr-sf-1', count: 1 },
    ],
  },
  factions: {
    axis: {
      setup: `
        ceded-lands-box mk-ceded-de-alsace-lorraine mk-ceded-de-austria mk-ceded-de-czechoslovakia mk-ceded-de-northern-france mk-ceded-de-polish-corridor
        strategic-warfare-box mk-minor-production-axis/+1 mk-war-economy-it/+1 mk-luck/axis?
        {in-and-or-adjacent-to=e4002} de-army-16 de-army-18 de-hq-nor
        {in-hex=e3903&and-or-adjacent-to=e3702} de-army-4 de-army-9 de-inf de-army-2p
        e3501 de-inf
        {in-and-or-adjacent-to=e3503&within=poland} de-army-6 de-hq-sou de-army-1p
        e2802 de-inf hu-army-3/reduced
        {in-and-or-adjacent-to=e2402} it-army-9 it-army-11
        e2404 bg-army-1
        e2204 de-inf
        e1908 it-garr-rho
        e1805 de-inf
        e1402 mk-detachment-it
        {any-of-hexes=e1405,e1305,e1306&adjacent-to=tobruk} de-arm de-inf it-army-5 it-army-10/reduced it-exp
        w3026 it-army-2
        w1522 it-army-3
        {any-hex-in=belgium-holland,denmark-norway,northern-france} de-army-1/reduced de-army-7/reduced de-inf*9 de-corps-19g
        {any-hex-in=bulgaria} bg-army-2 bg-army-3
        {any-hex-in=hungary} hu-army-2 hu-army-1/reduced
        {any-hex-in=italy&including=sardinia,sicily} it-army-1/reduced it-army-8/reduced it-army-4/reduced it-army-6/reduced it-army-7/reduced
        {any-hex-in=rumania} de-inf*3 ro-army-3 ro-army-4 ro-army-1/reduced ro-army-2/reduced
        turn:1941-06 de-army-2/reduced de-af-1 de-sub-vii
        turn:1941-08 it-sf-rm
        turn:1941-09 de-corps-1fls
        force-pool de-inf*16 de-army-3/reduced de-army-8/reduced de-army-10/reduced de-army-12/reduced de-army-14/reduced de-army-19/reduced de-army-21/reduced de-army-e/reduced de-arm*9 de-af-2 de-af-3 de-af-4 it-res it-army-a/reduced bg-res hu-exp hu-res ro-exp ro-res mk-convoy-de mk-convoy-it mk-scratch-convoy-axis mk-beachhead-axis
      `,
      cards: {
        pending: { card: '23a', title: 'Operation Barbarossa' },
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
          '22a',
          '22b',
          '24',
          '25',
          '27b',
          '28',
          '29',
          '44',
          '45',
          '49',
        ],
        requirementsMet: [
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
        strategic-warfare-box mk-minor-production-western/+1
        e1814 mk-detachment-gb
        e1722 gb-army-10/reduced
        e1406 gb-col-aus gb-paf-def/fortress gb-af-1
        e1411 gb-col-ind gb-arm mk-detachment-gb
        e1427 gb-garr-basra
        e1312 gb-garr-said
        e1212 gb-col-sa
        e1213 gb-garr-suez
        w4817 mk-detachment-gb
        w3916 gb-hq-lon
        w2208 gb-fort-gib
        w1824 gb-garr-malta
        {any-hex-in=britain&single-hex=yes} gb-col-can
        turn:1941-06 mk-east-africa/campaign?
        turn:1941-07 gb-hq-wdf
        turn:1941-08 gb-sf-home
        force-pool gb-army-9/reduced gb-army-nw/reduced gb-army-w/reduced gb-inf*2 gb-corps-bef gb-col-fra gb-col-pol gb-col-nz gb-army-1/reduced gb-arm*5 gb-af-2 gb-int-fc gb-sf-med gb-cv-force-h iq-res mk-convoy-gb*2 mk-beachhead-western
        conquered-minors bh-army-belg/reduced bh-res bh-exp
        conquered-minors dn-res
        conquered-minors gr-army-1/reduced gr-army-2/reduced gr-res gr-army-3/reduced
        conquered-minors pl-army-kr/reduced pl-army-kp/reduced pl-army-pru/reduced pl-res pl-army-ld/reduced pl-army-mo/reduced pl-army-pm/reduced pl-army-pz/reduced pl-exp
        conquered-minors yu-res yu-army-1/reduced yu-army-2/reduced yu-army-3/reduced yu-army-4/reduced yu-army-5/reduced yu-army-6/reduced yu-exp
        conquered-minors gb-col-italy gb-col-spain gb-col-swe gb-col-tur
      `,
      cards: {
        pending: { card: '14', title: 'Churchill Diplomacy' },
        removed: [
          '1',
          '2',
          '3',
          '4',
          '5',
          '6',
          '7',
          '8',
          '12',
          '15',
          '16',
          '17',
          '18',
          '23',
          '24',
          '26',
          '27',
          '28',
        ],
        requirementsMet: [
          { card: '1', title: 'Change of Governments' },
          { card: '3', title: 'French Rearmament' },
          { card: '5b', title: 'Wartime Mobilization' },
        ],
      },
    },
    soviet: {
      setup: `
        ceded-lands-box mk-ceded-su-baltic-states mk-ceded-su-bessarabia mk-ceded-su-eastern-poland mk-ceded-su-finnish-frontier
        strategic-warfare-box mk-minor-production-soviet/+1
        e4608 su-fort-len
        e2912 su-fort-sev
        {any-hex-in=finnish-frontier} su-army-7 su-army-14 su-army-23
        {each-hex-along-border=germany&from=e4203&to=e4004&per-hex=1} su-army-8 su-army-11 su-army-27
        {each-hex-along-border=poland&from=e3904&to=e3404&per-hex=1} su-army-3 su-army-4 su-army-5 su-army-6 su-army-10 su-army-12
        {any-hex-in=bessarabia} su-army-9 su-army-18
        {any-hex-in=russia} su-hq-1ba su-hq-1by su-hq-1uk su-army-13/reduced su-army-28/reduced su-army-bel/reduced su-army-plv/reduced su-arm*2
        force-pool su-army-16/reduced su-army-19/reduced su-army-20/reduced su-army-21/reduced su-army-22/reduced su-army-24/reduced su-army-26/reduced su-army-obu/reduced su-army-gor/reduced su-mech*2 su-fort-mos su-int-pvo mk-convoy-su mk-beachhead-soviet
        event:emergency-mobilization su-af-1by su-army-31/reduced su-army-33/reduced su-army-34/reduced su-army-37/reduced su-army-40/reduced su-army-42/reduced su-army-43/reduced su-army-48/reduced
      `,
      cards: {
        pending: { card: '17a', title: 'General Mobilization' },
        removed: [
          '1',
          '2',
          '3',
          '4',
          '5',
          '6',
          '7',
          '8',
          '9b',
          '10b',
          '11',
          '12',
          '15',
          '16',
          '18',
          '20a',
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
      gist: 'If the Fortunes of War option (+15) is used, the Axis side starts with 2 cards and the Allied side with 1.',
      data: { fowCards: { axis: 2, allied: 1 } },
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
    "The continent is German from Brest to the Bug and three million men wait for the order to go east. Russia stands behind the Pact with two-step armies on every border hex and no idea when the blow will come; in Africa the British still hold Tobruk. The war's great gamble begins on turn one.",
};
