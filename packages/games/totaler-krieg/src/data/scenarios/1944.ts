import type { ScenarioData } from './scenario-data.js';

/** 34 1944: Closing the Ring */
export const year1944: ScenarioData = {
  id: '1944',
  number: 34,
  title: '1944: Closing the Ring',
  kind: 'two-map',
  start: '1944-05',
  end: '1945-05',
  endsWith: 'v-e-day',
  warState: 'total-war',
  active: {
    axis: ['germany', 'bulgaria', 'finland', 'hungary', 'italy', 'rumania'],
    western: ['britain', 'united-states', 'iraq', 'persia', 'syria', 'vichy'],
    soviet: ['russia', 'yugoslavia'],
  },
  neutral: ['ireland', 'portugal', 'spain', 'sweden', 'switzerland', 'turkey'],
  conquered: ['belgium-holland', 'denmark-norway', 'greece', 'poland'],
  dependents: {
    british: ['cyprus', 'egypt', 'gibraltar', 'kuwait', 'malta', 'palestine', 'trans-jordan'],
    italian: ['albania', 'libya', 'rhodes'],
    vichy: ['algeria', 'morocco', 'tunisia'],
  },
  markers: {
    turnTrack: [
      { turn: '1944-05', label: 'May–June 1944', markers: [{ counter: 'mk-turn', count: 1, face: 'axis' }] },
      { turn: '1945-03', label: 'Mar–Apr 1945', markers: [{ counter: 'mk-increase-uscl', count: 1 }] },
      { turn: '1945-05', label: 'May–June 1945', markers: [{ counter: 'mk-ve-day', count: 1 }] },
    ],
    uscl: { level: 3, marker: { counter: 'mk-uscl', count: 1 } },
    vpTrack: [
      { vp: 2, markers: [{ counter: 'mk-no-retreat', count: 1 }] },
      { vp: 1, markers: [{ counter: 'mk-vp', count: 1, face: 'axis-tide' }] },
    ],
    influence: [
      { country: 'Spain', marker: { counter: 'mk-neutrality', count: 1 } },
      { country: 'Sweden', marker: { counter: 'mk-influence-western', count: 1 } },
      { country: 'Switzerland', marker: { counter: 'mk-neutrality', count: 1 } },
    ],
    other: [{ country: 'Italy', markers: [{ counter: 'mk-no-occupation', count: 1 }] }],
    removed: [
      { allCountersOf: 'Austria' },
      { allCountersOf: 'Baltic States' },
      { counter: 'bh-fort-ams', count: 1 },
      { group: 'civil-war' },
      { allCountersOf: 'Czechoslovakia' },
      { counter: 'fi-fort-man', count: 2 },
      { allCountersOf: 'France', except: 'v-code' },
      { counter: 'fr-sf-1', count: 1 },
      { counter: 'mk-convoy-fr', count: 1 },
      { counter: 'it-sf-rm', count: 1 },
      { counter: 'mk-convoy-it', count: 1 },
      { counter: 'mk-war-economy-it', count: 1, face: '+1' },
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
        ceded-lands-box mk-ceded-de-alsace-lorraine mk-ceded-de-austria mk-ceded-de-czechoslovakia mk-ceded-de-polish-corridor
        strategic-warfare-box mk-minor-production-axis/+1
        e5806 fi-ski
        e5406 ax-army-20
        e4907 fi-army-k/reduced
        e4707 fi-ski
        e4706 fi-army-se
        e4504 mk-detachment-de
        e4506 de-ss-mech de-army-18/reduced
        e4405 de-hq-nor
        e4304 de-inf
        e4306 de-army-16
        e4108 de-army-3p
        e4009 de-army-4
        e3906 de-hq-cen
        e3908 de-army-9
        e3702 de-inf
        e3807 de-army-2/reduced
        e3605 de-army-4p de-inf
        e3501 de-inf
        e3504 de-hq-sou/reduced
        e3405 de-army-1p de-inf
        e3206 de-army-8/reduced
        e3207 ro-army-4
        e3208 de-army-6/reduced
        e3108 ro-army-3
        e2802 de-hq-f/reduced de-army-12/reduced
        e2807 de-inf*2
        e2603 bg-army-1
        e2605 bg-army-2
        e2402 mk-detachment-de
        e2404 bg-army-3
        e2204 de-army-e/reduced
        e1805 mk-detachment-de
        {any-hex-in=hungary} hu-army-2 hu-army-3/reduced
        w3023 de-inf
        w3026 de-inf
        w2920 de-inf
        w2921 de-inf
        w2721 de-hq-c/reduced
        w2723 de-army-10/reduced
        w2522 de-army-14/reduced
        {any-hex-in=belgium-holland,denmark-norway,france&including=corsica} de-hq-b/reduced de-army-5p de-ss-arm de-army-15/reduced de-army-1/reduced de-army-7/reduced de-army-19/reduced de-fort-fe*7 de-inf*11
        turn:1944-06 de-army-1f/reduced de-af-1
        turn:1944-07 de-af-2 de-int-reich mk-materiel-shortages
        turn:1944-08 de-hq-h/reduced de-army-17/reduced de-int-6 de-sub-ix
        turn:1944-09 de-ss-army-6p/reduced
        holding:ax-army-20 fi-ski
        force-pool de-inf*12 de-vg*3 de-ss-cav de-corps-1fls de-army-3/reduced de-army-21/reduced de-army-11/reduced de-arm*10 de-army-2p/reduced de-hq-a/reduced de-hq-g/reduced de-fort-fe*5 ax-army-pa/reduced ax-hq-med/reduced bg-res fi-res hu-res hu-army-1/reduced hu-exp it-army-1/reduced it-army-8/reduced it-res it-army-a/reduced it-army-2/reduced it-army-3/reduced it-army-4/reduced it-army-5/reduced it-army-6/reduced it-army-7/reduced it-army-9/reduced it-army-10/reduced it-army-11/reduced it-col-012 it-garr-rho it-exp ro-res ro-army-1/reduced ro-army-2/reduced ro-exp de-af-3 de-af-4 de-af-5 de-sub-vii mk-logistics-okh mk-convoy-de mk-scratch-convoy-axis mk-beachhead-axis
      `,
      cards: {
        pending: { card: '37', title: 'V Weapons' },
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
          '31',
          '32',
          '33',
          '34',
          '35',
          '36',
          '39',
          '44',
          '45',
          '46',
          '47',
          '49',
        ],
        requirementsMet: [
          {
            countOf: 2,
            among: ['8', '9', '10', '11', '12', '13', '14', '15', '16'],
            cards: ['10', '12'],
            titles: ['Demand Austria', 'Demand Czechoslovakia'],
          },
          { card: '46', title: 'Production Directive: Jet Fighters' },
        ],
      },
    },
    western: {
      setup: `
        strategic-warfare-box mk-minor-production-western/+2 mk-luck/allied?
        e2327 ir-res
        e1814 mk-detachment-gb
        e1716 sy-res
        e1722 iq-res
        e1411 gb-arm gb-army-10/reduced mk-detachment-gb
        e1427 gb-garr-basra
        e1312 gb-garr-said
        e1213 gb-garr-suez
        east-africa-box mk-east-africa/open?
        w4817 mk-detachment-gb
        w3916 mk-logistics-shaef
        w2620 us-army-7
        w2624 gb-army-8 gb-arm
        w2523 us-army-5 gb-col-pol
        w2424 we-hq-15 us-arm fr-army-1/reduced
        w2427 gb-col-ind
        w2208 gb-fort-gib
        w2122 gb-col-sa
        w2111 fr-col-012
        w2114 fr-col-012 mk-logistics-afhq
        w2021 fr-col-012
        w1824 gb-garr-malta
        {any-hex-in=britain} gb-hq-21 gb-army-2 gb-arm gb-col-can-arm gb-col-can us-army-1 us-arm*4 us-inf*5 we-corps-1ab
        turn:1944-06 us-army-3/reduced gb-sf-med gb-army-1can/reduced
        pacific-holding-box gb-cv-force-h
        holding:we-hq-15 us-arm
        force-pool gb-army-9/reduced gb-army-nw/reduced gb-army-w/reduced gb-inf*2 gb-corps-bef gb-paf-def gb-col-aus gb-col-fra gb-col-italy gb-col-nz gb-arm*3 gb-army-1/reduced gb-hq-wdf gb-hq-lon gb-af-1 gb-af-2 gb-int-fc gb-bmb-bc gb-sf-home fr-army-7/reduced fr-col-112 fr-res fr-exp us-inf*7 us-arm-heavy us-army-9/reduced us-hq-12/reduced us-af-med us-af-9 us-af-12 us-af-15 us-bmb-8 us-sf-atlantic us-sf-8 mk-convoy-gb*2 mk-convoy-us mk-beachhead-western
        conquered-minors bh-army-belg/reduced bh-res bh-exp
        conquered-minors dn-res
        conquered-minors gr-army-1/reduced gr-army-2/reduced gr-res gr-army-3/reduced
        conquered-minors pl-army-kr/reduced pl-army-kp/reduced pl-army-pru/reduced pl-res pl-army-ld/reduced pl-army-mo/reduced pl-army-pm/reduced pl-army-pz/reduced pl-exp
        conquered-minors gb-col-spain gb-col-swe gb-col-tur
      `,
      cards: {
        pending: { card: '40', title: 'Operation Overlord' },
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
          '20',
          '21',
          '23',
          '24',
          '25',
          '26',
          '27',
          '28',
          '30',
          '31',
          '32',
          '34',
          '35',
          '36',
          '37',
          '38',
          '39',
          '42',
        ],
        requirementsMet: [
          { card: '1', title: 'Change of Governments' },
          { card: '3', title: 'French Rearmament' },
          { card: '5b', title: 'Wartime Mobilization' },
          { card: '21', title: 'Arcadia Conference' },
          { card: '35a', title: 'Trident Conference' },
          { card: '38a', title: 'Eureka Conference' },
        ],
      },
    },
    soviet: {
      setup: `
        ceded-lands-box mk-ceded-su-baltic-states mk-ceded-su-bessarabia mk-ceded-su-eastern-poland mk-ceded-su-finnish-frontier
        strategic-warfare-box mk-minor-production-soviet/+2
        e5707 su-army-14/reduced
        e5608 su-army-19
        e5109 su-inf
        e4709 su-army-7
        e4608 su-army-21 su-army-23 su-fort-len
        e4609 su-hq-3ba/reduced
        e4507 su-army-8
        e4407 su-army-42
        e4408 su-hq-2ba/reduced su-army-2s
        e4307 su-army-1s
        e4308 su-hq-1ba/reduced
        e4312 su-fort-mos
        e4208 su-army-22
        e4209 su-army-4s
        e4210 su-hq-3by/reduced
        e4109 su-army-5
        e4010 su-army-bel su-army-33
        e4011 su-hq-2by su-army-5gt
        e3909 su-army-3
        e3810 su-army-plv
        e3706 su-army-8g
        e3708 su-army-28
        e3606 su-army-1gt su-army-3g
        e3609 su-hq-1by/reduced
        e3505 su-army-obu su-army-1g
        e3506 su-hq-1uk/reduced su-army-3gt
        e3406 su-army-18
        e3407 su-hq-2uk/reduced
        e3306 su-army-gor su-army-7g
        e3307 su-army-27
        e3308 su-army-4g
        e3209 su-army-5s
        e3210 su-hq-3uk/reduced
        e3109 su-army-37
        e3013 su-hq-4uk/reduced
        e2912 su-army-2g/reduced
        w2826 yu-army-1 yu-army-2 mk-partisan-base-soviet
        w2726 yu-army-3
        w2727 yu-army-4 yu-exp
        turn:1944-06 su-af-2by
        turn:1944-07 su-army-2gt/reduced
        force-pool su-inf*3 su-army-4/reduced su-army-6/reduced su-army-9/reduced su-army-10/reduced su-army-11/reduced su-army-12/reduced su-army-13/reduced su-army-16/reduced su-army-20/reduced su-army-24/reduced su-army-26/reduced su-army-31/reduced su-army-34/reduced su-army-40/reduced su-army-43/reduced su-army-48/reduced su-army-3s/reduced su-army-5g/reduced su-army-6g/reduced su-army-9g/reduced su-army-10g/reduced su-army-11g/reduced su-paf-def su-corps-vdv su-arm*2 su-mech*2 su-army-1t/reduced su-army-2t/reduced su-army-3t/reduced su-army-4t/reduced su-army-5t/reduced su-fort-sev su-af-1ba su-af-1by su-af-1uk su-int-pvo yu-res yu-army-5/reduced yu-army-6/reduced mk-logistics-stavka mk-convoy-su mk-beachhead-soviet
        event:lend-lease-to-russia mk-lend-lease
      `,
      cards: {
        pending: { card: '33a', title: 'Bagration Offensive' },
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
          '26',
          '27',
          '28',
          '29',
          '30',
          '31',
          '32',
          '42',
          '43',
          '44',
        ],
        requirementsMet: [
          { card: '5a', title: 'Political Purges' },
          { card: '6', title: 'New Five-Year Plan' },
          { card: '17a', title: 'General Mobilization' },
          { card: '27a', title: 'Great Patriotic War' },
          { card: '32', title: 'Bagration Reserves Formed' },
        ],
      },
    },
  },
  specialRules: [
    {
      id: 'bomb-plot',
      title: 'The Bomb Plot',
      gist: 'When the Materiel Shortages marker leaves the Turn Track the Axis rolls on the Option Card Segment table of its card 36.',
      data: {
        onRemoved: 'mk-materiel-shortages',
        rollOn: { faction: 'axis', card: '36', table: 'option-card-segment' },
      },
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
    'The last year: an invasion army crowds southern England while the Red Army lines up its fronts before Army Group Centre. Rome is about to fall, and the Axis has fortress troops, a thin reserve of panzers and secret weapons to spin the war out to V-E Day.',
};
