import type { ScenarioData } from './scenario-data.js';

/** 31 1941b: War Without Mercy */
export const year1941b: ScenarioData = {
  id: '1941b',
  number: 31,
  title: '1941b: War Without Mercy',
  kind: 'two-map',
  start: '1941-11',
  end: '1945-05',
  endsWith: 'v-e-day',
  warState: 'total-war',
  active: {
    axis: ['germany', 'bulgaria', 'finland', 'hungary', 'italy', 'rumania'],
    western: ['britain', 'united-states', 'iraq', 'persia', 'syria'],
    soviet: ['russia'],
  },
  neutral: ['ireland', 'portugal', 'spain', 'sweden', 'switzerland', 'turkey', 'vichy'],
  conquered: ['belgium-holland', 'denmark-norway', 'greece', 'poland', 'yugoslavia'],
  dependents: {
    british: ['cyprus', 'egypt', 'gibraltar', 'kuwait', 'malta', 'northern-palestine', 'trans-jordan'],
    italian: ['albania', 'libya', 'rhodes'],
    german: ['northern-france'],
    vichy: ['algeria', 'morocco', 'tunisia'],
  },
  markers: {
    turnTrack: [
      { turn: '1941-11', label: 'Nov–Dec 1941', markers: [{ counter: 'mk-turn', count: 1 }] },
      {
        turn: '1942-03',
        label: 'Mar–Apr 1942',
        markers: [
          { counter: 'mk-increase-uscl', count: 1 },
          { counter: 'mk-us-entry', count: 1 },
        ],
      },
      { turn: '1945-05', label: 'May–June 1945', markers: [{ counter: 'mk-ve-day', count: 1 }] },
    ],
    uscl: { level: 0, marker: { counter: 'mk-uscl', count: 1 } },
    vpTrack: [{ vp: 2, markers: [{ counter: 'mk-vp', count: 1, face: 'axis-tide' }] }],
    posture: [{ box: 'United States', marker: { counter: 'mk-policy-isolationism', count: 1 } }],
    influence: [
      { country: 'Spain', marker: { counter: 'mk-neutrality', count: 1 } },
      { country: 'Sweden', marker: { counter: 'mk-influence-western', count: 1 } },
      { country: 'Switzerland', marker: { counter: 'mk-neutrality', count: 1 } },
      { country: 'Turkey', marker: { counter: 'mk-influence-western', count: 1 } },
    ],
    removed: [
      { allCountersOf: 'Austria' },
      { allCountersOf: 'Baltic States' },
      { counter: 'bh-fort-ams', count: 1 },
      { group: 'civil-war' },
      { allCountersOf: 'Czechoslovakia' },
      { counter: 'fi-fort-man', count: 2 },
      { allCountersOf: 'France', except: 'v-code' },
      { counter: 'fr-sf-1', count: 1 },
    ],
    pacific: [
      {
        box: 'western-pacific-war-box',
        markers: [{ counter: 'mk-pacific-total-war', count: 1 }],
        standaloneOnly: true,
      },
    ],
  },
  factions: {
    axis: {
      setup: `
        ceded-lands-box mk-ceded-de-alsace-lorraine mk-ceded-de-austria mk-ceded-de-czechoslovakia mk-ceded-de-northern-france mk-ceded-de-polish-corridor
        strategic-warfare-box mk-minor-production-axis/+1 mk-war-economy-it/+1 mk-luck/axis?
        e5806 fi-ski
        e5406 ax-army-20
        e4907 fi-army-k
        e4707 fi-ski
        e4607 fi-army-se
        e4506 de-hq-nor/reduced
        e4507 de-army-18
        e4408 de-army-16
        e4304 de-inf
        e4309 de-army-9
        e4310 de-army-3p/reduced
        e4210 de-hq-cen/reduced
        e4211 de-army-4
        e4109 de-inf
        e4111 de-army-4p
        e4012 de-army-2p
        e3906 de-inf
        e3813 de-army-2
        e3702 de-inf
        e3609 de-inf
        e3613 hu-army-2
        e3614 de-army-6
        e3404 hu-army-1/reduced
        e3414 de-army-17
        e3311 de-inf
        e3313 it-army-8/reduced
        e3314 de-army-1p
        e3213 de-hq-sou/reduced ro-army-3
        e3109 ro-army-4
        e3013 de-army-11/reduced
        e2802 de-army-12/reduced hu-army-3/reduced
        e2807 ro-army-1/reduced
        e2603 bg-army-1
        e2605 bg-army-2
        e2402 it-army-9
        e2404 bg-army-3
        e2204 de-army-e/reduced it-army-11
        e1908 it-garr-rho
        e1805 de-inf
        e1402 mk-detachment-it
        e1405 ax-hq-med/reduced it-army-10
        e1305 it-army-a
        e1306 ax-army-pa/reduced
        w3026 it-army-2
        w1522 it-army-3
        {any-hex-in=belgium-holland,denmark-norway,northern-france} de-army-1/reduced de-army-7/reduced de-inf*10
        {any-hex-in=italy&including=sardinia,sicily} de-inf de-arm it-army-4/reduced it-army-5/reduced it-army-6/reduced it-army-7/reduced
        turn:1942-01 de-af-1 de-sub-ix
        turn:1942-03 de-af-2
        holding:ax-hq-med it-res
        holding:ax-army-pa it-exp
        holding:ax-army-20 fi-ski
        force-pool de-inf*16 de-army-3/reduced de-army-8/reduced de-army-10/reduced de-army-14/reduced de-army-19/reduced de-army-21/reduced de-corps-1fls de-arm*9 de-af-3 de-af-4 de-af-5 de-sub-vii it-army-1/reduced it-sf-rm bg-res fi-res hu-res hu-exp ro-res ro-army-2/reduced ro-exp mk-convoy-de mk-convoy-it mk-scratch-convoy-axis mk-beachhead-axis
      `,
      cards: {
        pending: { card: '31', title: 'Mobilization Limits' },
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
          '22',
          '23',
          '24',
          '25',
          '27b',
          '28',
          '29',
          '39',
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
        e2327 gb-army-10/reduced
        e1814 mk-detachment-gb
        e1716 sy-res
        e1722 iq-res
        e1406 gb-paf-def/fortress gb-col-aus
        e1411 gb-inf mk-detachment-gb
        e1427 gb-garr-basra
        e1307 gb-arm gb-col-ind
        e1309 gb-hq-wdf
        e1312 gb-garr-said
        e1213 gb-garr-suez
        w4817 mk-detachment-gb
        w3916 gb-hq-lon
        w2208 gb-fort-gib
        w1824 gb-garr-malta
        {any-hex-in=britain&single-hex=yes} gb-col-can
        turn:1942-01 mk-east-africa/open?
        turn:1942-03 gb-sf-med mk-lend-lease
        force-pool gb-army-9/reduced gb-army-nw/reduced gb-army-w/reduced gb-inf gb-corps-bef gb-col-fra gb-col-pol gb-col-sa gb-col-nz gb-army-1/reduced gb-arm*5 gb-af-1 gb-af-2 gb-int-fc gb-sf-home gb-cv-force-h ir-res mk-convoy-gb*2 mk-beachhead-western
        conquered-minors bh-army-belg/reduced bh-res bh-exp
        conquered-minors dn-res
        conquered-minors gr-army-1/reduced gr-army-2/reduced gr-res gr-army-3/reduced
        conquered-minors pl-army-kr/reduced pl-army-kp/reduced pl-army-pru/reduced pl-res pl-army-ld/reduced pl-army-mo/reduced pl-army-pm/reduced pl-army-pz/reduced pl-exp
        conquered-minors yu-res yu-army-1/reduced yu-army-2/reduced yu-army-3/reduced yu-army-4/reduced yu-army-5/reduced yu-army-6/reduced yu-exp
        conquered-minors gb-col-italy gb-col-spain gb-col-swe gb-col-tur
      `,
      cards: {
        pending: { card: '31', title: 'Operation Crusader' },
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
          '19',
          '23',
          '24',
          '25',
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
        e5707 su-army-14/reduced
        e5608 su-army-19
        e5109 su-inf
        e4709 su-army-7
        e4608 su-fort-len su-army-23
        e4609 su-army-8
        e4610 su-hq-1ba/reduced
        e4509 su-army-11/reduced
        e4410 su-army-34
        e4411 su-army-31
        e4311 su-army-20
        e4312 su-hq-1by/reduced su-fort-mos
        e4212 su-army-5
        e4112 su-army-10
        e3814 su-army-40
        e3815 su-hq-1uk/reduced
        e3714 su-army-21
        e3615 su-mech
        e3514 su-army-6
        e3415 su-army-12
        e3315 su-mech su-army-18
        e2912 su-fort-sev
        turn:1942-01 su-hq-2by/reduced
        turn:1942-03 su-hq-2uk/reduced
        force-pool su-inf*3 su-army-3/reduced su-army-4/reduced su-army-9/reduced su-army-13/reduced su-army-16/reduced su-army-22/reduced su-army-24/reduced su-army-26/reduced su-army-27/reduced su-army-28/reduced su-army-33/reduced su-army-37/reduced su-army-42/reduced su-army-43/reduced su-army-48/reduced su-army-bel/reduced su-army-gor/reduced su-army-obu/reduced su-army-plv/reduced su-arm*2 su-hq-2ba/reduced su-af-1by su-int-pvo mk-convoy-su mk-beachhead-soviet mk-partisan-base-soviet
      `,
      cards: {
        pending: { card: '26b', title: 'Siberian Reserves Released' },
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
          '17',
          '18',
          '20a',
          '20b',
          '22b',
          '24',
          '25',
          '27b',
          '27c',
          '42',
          '44',
        ],
        requirementsMet: [
          { card: '5a', title: 'Political Purges' },
          { card: '6', title: 'New Five-Year Plan' },
          { card: '17a', title: 'General Mobilization' },
          { card: '25', title: 'Relocate War Industries' },
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
    'Winter 1941: Army Group Centre has run out of strength within sight of Moscow and the Siberian reserves are about to strike. In the desert the British are moving to relieve Tobruk, and Japan has brought the United States towards the war. Both sides must rebuild for the summer that will decide it.',
};
