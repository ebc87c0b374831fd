import type { ScenarioData } from './scenario-data.js';

/** 33 1943: The Hinge of Fate */
export const year1943: ScenarioData = {
  id: '1943',
  number: 33,
  title: '1943: The Hinge of Fate',
  kind: 'two-map',
  start: '1943-05',
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
      { counter: 'mk-convoy-fr', count: 1 },
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
        strategic-warfare-box mk-minor-production-axis/+1 mk-war-economy-it/+1
        e5806 fi-ski
        e5406 ax-army-20
        e4907 fi-army-k
        e4707 fi-ski
        e4607 fi-army-se
        e4504 mk-detachment-de
        e4507 de-army-18
        e4304 de-inf
        e4306 de-hq-nor de-arm
        e4308 de-army-16
        e4209 de-army-3p
        e4109 de-army-9
        e4009 de-hq-cen de-ss-arm
        e4011 de-army-4
        e4012 de-army-2p
        e3906 de-inf
        e3812 de-army-2
        e3702 de-inf
        e3713 de-army-4p
        e3609 hu-army-2/reduced mk-logistics-okh
        e3612 de-hq-sou de-ss-mech
        e3613 de-army-8
        e3501 de-inf
        e3504 hu-army-1/reduced
        e3414 de-army-1p
        e3311 de-inf
        e3314 de-army-6
        e3213 de-hq-a
        e3109 ro-army-3
        e3015 de-army-17/reduced
        e2912 de-inf
        e2802 de-army-12/reduced hu-army-3/reduced
        e2603 bg-army-1
        e2605 bg-army-2
        e2402 it-army-9/reduced
        e2404 bg-army-3
        e2204 de-army-e/reduced
        e1908 it-garr-rho
        e1805 de-inf
        w3026 it-army-2/reduced
        w2122 de-corps-1fls
        {any-hex-in=belgium-holland,denmark-norway,france&including=corsica} de-army-1/reduced de-army-7/reduced de-fort-fe*2 de-inf*14
        {any-hex-in=italy&including=sardinia,sicily} de-inf it-army-6 it-army-1/reduced it-army-3/reduced it-army-4/reduced it-army-5/reduced it-army-7/reduced it-army-10/reduced it-army-a/reduced
        turn:1943-06 de-army-5p/reduced de-af-1
        turn:1943-07 it-exp de-af-2
        turn:1943-08 de-sub-ix
        holding:ax-army-20 fi-ski
        force-pool de-inf*12 de-vg*5 de-army-3/reduced de-army-10/reduced de-army-14/reduced de-army-19/reduced de-army-21/reduced de-army-11/reduced de-army-15/reduced de-arm*9 de-hq-b/reduced de-fort-fe*10 ax-army-pa/reduced ax-hq-med/reduced bg-res fi-res hu-res hu-exp it-res it-army-11/reduced it-col-012 it-army-8/reduced ro-army-4/reduced ro-res ro-army-1/reduced ro-army-2/reduced ro-exp de-af-3 de-af-4 de-af-5 de-int-6 de-sub-vii it-sf-rm mk-convoy-de mk-scratch-convoy-axis mk-beachhead-axis mk-convoy-it
      `,
      cards: {
        pending: { card: '35a', title: 'Operation Citadel' },
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
          { card: '32', title: 'Speer Appointed Minister' },
        ],
      },
    },
    western: {
      setup: `
        strategic-warfare-box mk-minor-production-western/+1 mk-luck/allied?
        e2327 ir-res
        e1814 mk-detachment-gb
        e1716 sy-res
        e1722 iq-res
        e1411 gb-army-10/reduced
        e1427 gb-garr-basra
        e1312 gb-garr-said
        e1213 gb-garr-suez
        east-africa-box mk-east-africa/open?
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
        holding:we-hq-15 us-arm
        force-pool gb-army-9/reduced gb-army-nw/reduced gb-army-w/reduced gb-inf*2 gb-corps-bef gb-col-aus gb-col-fra gb-col-ind gb-col-pol gb-col-nz gb-col-sa gb-arm*4 gb-col-can-arm gb-hq-wdf gb-af-2 gb-int-fc gb-bmb-bc gb-sf-home gb-sf-med gb-cv-force-h fr-army-7/reduced fr-col-112 fr-res fr-exp fr-army-1/reduced us-inf*10 us-arm*3 us-army-7/reduced us-af-med us-af-9 us-sf-atlantic we-corps-1ab mk-convoy-gb*2 mk-convoy-us mk-beachhead-western
        conquered-minors bh-army-belg/reduced bh-res bh-exp
        conquered-minors dn-res
        conquered-minors gr-army-1/reduced gr-army-2/reduced gr-res gr-army-3/reduced
        conquered-minors pl-army-kr/reduced pl-army-kp/reduced pl-army-pru/reduced pl-res pl-army-ld/reduced pl-army-mo/reduced pl-army-pm/reduced pl-army-pz/reduced pl-exp
        conquered-minors gb-col-italy gb-col-spain gb-col-swe gb-col-tur
      `,
      cards: {
        pending: { card: '36a', title: 'Operation Husky' },
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
          '34',
          '35',
        ],
        requirementsMet: [
          { card: '1', title: 'Change of Governments' },
          { card: '3', title: 'French Rearmament' },
          { card: '5b', title: 'Wartime Mobilization' },
          { card: '21', title: 'Arcadia Conference' },
          { card: '35a', title: 'Trident Conference' },
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
        e4608 su-fort-len su-mech su-army-23
        e4609 su-hq-1ba
        e4508 su-army-8
        e4409 su-army-34
        e4309 su-army-22
        e4312 su-fort-mos
        e4210 su-army-5 su-army-31
        e4211 su-hq-1by
        e4110 su-mech su-army-33
        e4111 su-army-10
        e4112 su-army-3
        e4113 su-hq-2by
        e4013 su-army-48
        e3912 su-army-2t
        e3913 su-hq-1uk su-army-1t
        e3813 su-army-40
        e3814 su-army-6g
        e3815 su-hq-2uk
        e3714 su-army-7g
        e3614 su-army-6
        e3514 su-army-1g
        e3515 su-hq-3uk
        e3415 su-army-3g
        e3315 su-army-5s su-army-28
        e3115 su-army-9
        e3016 su-army-18
        w2826 yu-army-1 mk-partisan-base-soviet
        w2727 yu-army-2/reduced
        turn:1943-07 su-af-1uk
        force-pool su-inf*3 su-army-4/reduced su-army-11/reduced su-army-12/reduced su-army-13/reduced su-army-16/reduced su-army-20/reduced su-army-21/reduced su-army-24/reduced su-army-26/reduced su-army-27/reduced su-army-37/reduced su-army-42/reduced su-army-43/reduced su-army-1s/reduced su-army-2s/reduced su-army-3s/reduced su-army-4s/reduced su-army-2g/reduced su-army-4g/reduced su-army-5g/reduced su-army-8g/reduced su-army-10g/reduced su-army-11g/reduced su-paf-def su-army-bel/reduced su-army-gor/reduced su-army-plv/reduced su-army-obu/reduced su-corps-vdv su-arm*2 su-army-3t/reduced su-army-4t/reduced su-army-5t/reduced su-army-3gt/reduced su-army-5gt/reduced su-fort-sev su-hq-3ba/reduced su-hq-3by/reduced su-hq-2ba/reduced su-af-1by su-af-1ba su-int-pvo yu-res yu-army-3/reduced yu-army-4/reduced yu-army-5/reduced yu-army-6/reduced yu-exp mk-convoy-su mk-logistics-stavka mk-beachhead-soviet
        event:lend-lease-to-russia mk-lend-lease
      `,
      cards: {
        pending: { card: '31a', title: 'Rumyantsev Offensive' },
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
          '42',
          '43',
          '44',
        ],
        requirementsMet: [
          { card: '5a', title: 'Political Purges' },
          { card: '6', title: 'New Five-Year Plan' },
          { card: '17a', title: 'General Mobilization' },
          { card: '27a', title: 'Great Patriotic War' },
        ],
      },
    },
  },
  specialRules: [],
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
    'The front in Russia has a bulge at Kursk and both armies know it. Tunisia has fallen, Sicily lies within reach, and the Western Allies may land in Italy or dare France a year early. Germany has one more offensive in hand, or the choice to stand on the defensive behind the No Retreat marker.',
};
