import type { ScenarioData } from './scenario-data.js';

/** 35 1945: Operation Unthinkable */
export const year1945: ScenarioData = {
  id: '1945',
  number: 35,
  title: '1945: Operation Unthinkable',
  kind: 'two-map',
  start: '1945-05',
  end: '1946-04',
  endsWith: 'last-turn',
  warState: 'total-war',
  active: {
    axis: [],
    western: [
      'britain',
      'united-states',
      'belgium-holland',
      'denmark-norway',
      'finland',
      'greece',
      'italy',
      'iraq',
      'persia',
      'syria',
      'vichy',
    ],
    soviet: ['russia', 'bulgaria', 'hungary', 'poland', 'rumania', 'yugoslavia'],
  },
  neutral: ['ireland', 'portugal', 'spain', 'sweden', 'switzerland', 'turkey'],
  conquered: [],
  dependents: {
    british: ['cyprus', 'egypt', 'gibraltar', 'kuwait', 'malta', 'palestine', 'trans-jordan'],
    italian: ['albania', 'libya', 'rhodes'],
    vichy: ['algeria', 'morocco', 'tunisia'],
  },
  markers: {
    turnTrack: [
      {
        turn: '1945-05',
        label: 'May–June 1945',
        markers: [{ counter: 'mk-turn', count: 1, face: 'western' }],
      },
      {
        turn: '1946-05',
        label: 'May–June 1946',
        markers: [{ counter: 'mk-ve-day', count: 1, face: 'separate-peace' }],
      },
    ],
    uscl: { level: 4, marker: { counter: 'mk-uscl', count: 1 } },
    influence: [
      { country: 'Spain', marker: { counter: 'mk-neutrality', count: 1 } },
      { country: 'Sweden', marker: { counter: 'mk-influence-western', count: 1 } },
      { country: 'Switzerland', marker: { counter: 'mk-neutrality', count: 1 } },
      { country: 'Turkey', marker: { counter: 'mk-influence-western', count: 1 } },
    ],
    cededLands: [
      { counter: 'mk-ceded-de-austria', count: 1 },
      { counter: 'mk-ceded-de-czechoslovakia', count: 1 },
      { counter: 'mk-ceded-de-polish-corridor', count: 1 },
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
      { allCountersOf: 'Germany' },
      { counter: 'it-sf-rm', count: 1 },
      { counter: 'mk-convoy-it', count: 1 },
      { counter: 'mk-war-economy-it', count: 1, face: '+1' },
      { counter: 'mk-lend-lease', count: 1 },
      { counter: 'mk-luck', count: 1, optional: true },
    ],
    pacific: [
      { box: 'western-pacific-war-box', markers: [{ counter: 'mk-pacific-total-war', count: 1 }] },
      { box: 'soviet-pacific-war-box', markers: [{ counter: 'mk-pacific-total-war', count: 1 }] },
    ],
  },
  factions: {
    western: {
      setup: `
        strategic-warfare-box mk-minor-production-western/+2
        e5806 fi-ski
        e5305 fi-ski
        e4704 fi-ski
        e4705 fi-army-k/reduced fi-army-se/reduced
        e2327 ir-res
        e2204 gb-arm gr-army-1
        e1814 mk-detachment-gb
        e1716 sy-res
        e1722 iq-res
        e1411 gb-army-10/reduced mk-detachment-gb
        e1427 gb-garr-basra
        e1312 gb-garr-said
        e1213 gb-garr-suez
        w4817 mk-detachment-gb
        w4624 dn-res
        w3922 gb-hq-21 gb-arm
        w3923 gb-army-2
        w3823 gb-army-1can
        w3718 bh-army-belg bh-exp
        w3720 gb-col-can
        w3723 us-army-9
        w3622 us-hq-12 us-arm
        w3624 us-army-1
        w3516 mk-logistics-shaef
        w3519 us-inf
        w3521 us-inf
        w3523 us-army-3
        w3423 fr-army-1 fr-exp
        w3322 us-hq-6 us-arm
        w3323 us-army-7
        w3122 us-army-5
        w3023 we-hq-15 it-exp
        w3024 gb-army-8
        w2424 mk-logistics-afhq
        w2208 gb-fort-gib
        w2111 fr-col-012
        w2114 fr-col-012
        w2021 fr-col-012
        w1824 gb-garr-malta
        {any-hex-in=france&single-hex=yes} fr-army-7/reduced
        turn:1945-06 gb-af-1
        turn:1945-07 us-af-med
        pacific-holding-box gb-cv-force-h us-sf-8
        holding:we-hq-15 us-arm
        force-pool gb-army-9/reduced gb-army-nw/reduced gb-army-w/reduced gb-inf*2 gb-corps-bef gb-paf-def gb-col-aus gb-col-fra gb-col-ind gb-col-italy gb-col-pol gb-col-nz gb-col-sa gb-arm*4 gb-col-can-arm gb-army-1/reduced gb-hq-wdf gb-hq-lon gb-af-2 gb-int-fc gb-bmb-bc gb-sf-home gb-sf-med bh-res fi-res fr-col-112 fr-res gr-army-2/reduced gr-res gr-army-3/reduced it-army-1/reduced it-army-8/reduced it-res it-army-a/reduced it-army-2/reduced it-army-3/reduced it-army-4/reduced it-army-5/reduced it-army-6/reduced it-army-7/reduced it-army-9/reduced it-army-10/reduced it-army-11/reduced it-col-012 us-inf*10 us-arm-heavy us-arm*3 us-army-15/reduced us-af-9 us-af-12 us-af-15 us-bmb-8 us-sf-atlantic we-corps-1ab mk-convoy-gb*2 mk-convoy-us mk-beachhead-western
        conquered-minors gb-col-spain gb-col-swe gb-col-tur
      `,
      cards: {
        pending: { card: '45', title: 'Operation Eclipse' },
        remaining: ['10', '13', '14', '22', '29', '33', '46', '48'],
        requirementsMet: [
          { card: '3', title: 'French Rearmament' },
          { card: '5b', title: 'Wartime Mobilization' },
          { card: '21', title: 'Arcadia Conference' },
          { card: '43a', title: 'Magneto Conference' },
        ],
      },
    },
    soviet: {
      setup: `
        ceded-lands-box mk-ceded-su-baltic-states mk-ceded-su-bessarabia mk-ceded-su-eastern-poland mk-ceded-su-finnish-frontier
        strategic-warfare-box mk-minor-production-soviet/+2
        e5707 su-army-14
        e4706 su-army-7
        e4608 su-hq-3ba/reduced su-fort-len
        e4312 su-fort-mos
        w4024 su-army-2s su-army-19
        w3924 su-army-2gt su-army-8g
        w3824 su-army-1gt su-army-5s su-army-33
        w3825 su-hq-3by/reduced
        w3827 pl-army-pru
        w3724 su-army-3 su-army-31
        w3725 su-hq-2by/reduced
        w3625 su-army-6 su-army-21 su-army-28
        w3626 su-hq-1by/reduced
        w3524 su-army-3gt su-army-4gt su-army-3g
        w3525 su-hq-1uk/reduced
        w3425 su-army-7g su-army-13
        w3426 su-hq-4uk/reduced
        w3324 su-army-4g su-army-9g
        w3325 su-hq-2uk/reduced
        w3225 su-army-26 su-army-27
        w3226 su-hq-3uk/reduced ro-army-4
        w3125 bg-army-1
        w3025 yu-army-1 yu-army-3
        w2924 yu-army-2 yu-army-4
        w2826 mk-partisan-base-soviet
        {any-hex-in=baltic-states,east-prussia,poland,hungary,rumania} su-army-5gt su-army-6g su-army-10g su-army-3s su-army-4s su-army-22 su-army-43 su-hq-1ba/reduced su-hq-2ba/reduced
        {any-hex-in=yugoslavia} yu-army-5 yu-army-6 yu-exp
        turn:1945-06 su-af-1by
        turn:1945-07 su-af-1uk
        force-pool su-inf*4 su-army-4/reduced su-army-5/reduced su-army-8/reduced su-army-9/reduced su-army-10/reduced su-army-11/reduced su-army-12/reduced su-army-16/reduced su-army-18/reduced su-army-20/reduced su-army-23/reduced su-army-24/reduced su-army-34/reduced su-army-37/reduced su-army-40/reduced su-army-42/reduced su-army-48/reduced su-army-1s/reduced su-army-1g/reduced su-army-2g/reduced su-army-5g/reduced su-army-11g/reduced su-paf-def su-corps-vdv su-army-bel/reduced su-army-gor/reduced su-army-obu/reduced su-army-plv/reduced su-arm*2 su-mech*2 su-army-1t/reduced su-army-2t/reduced su-army-3t/reduced su-army-4t/reduced su-army-5t/reduced su-fort-sev su-af-1ba su-af-2by su-af-2uk su-int-pvo bg-res bg-army-2/reduced bg-army-3/reduced hu-army-2/reduced hu-res hu-army-1/reduced hu-army-3/reduced hu-exp pl-army-kr/reduced pl-army-kp/reduced pl-res pl-army-ld/reduced pl-army-mo/reduced pl-army-pm/reduced pl-army-pz/reduced pl-exp ro-army-3/reduced ro-res ro-army-1/reduced ro-army-2/reduced ro-exp yu-res mk-logistics-stavka mk-convoy-su
      `,
      cards: {
        pending: { card: '36', title: 'Workers Reserves Formed' },
        remaining: ['9a', '19', '22a', '37a', '37b', '39', '40', '41'],
        requirementsMet: [
          { card: '5a', title: 'Political Purges' },
          { card: '6', title: 'New Five-Year Plan' },
          { card: '27a', title: 'Great Patriotic War' },
        ],
        annual: [{ cardType: 'offensive', year: 1945, played: true }],
      },
    },
  },
  specialRules: [
    {
      id: 'german-cities',
      title: 'German cities',
      gist: 'Germany is handled as an Axis Dependent; no city there is friendly to the West or to the Soviets.',
      data: { germany: 'axis-dependent', friendlyTo: [] },
    },
  ],
  victory: {
    type: 'most-strategic-hexes',
    when: 'end of Apr-May 1946',
    gist: 'Each side counts the Strategic Hexes of any colour it controls; a friendly Influence marker gives control of those in a neutral country, whether or not Berlin is held. The West adds two if it never played card 46, the Soviets add two if no Pacific Total War marker is in their Pacific War Box. The higher score wins and a tie loses for both.',
    colour: 'any',
    influenceCounts: true,
    berlinNeeded: false,
    bonuses: [
      { faction: 'western', points: 2, ifNotPlayed: '46' },
      {
        faction: 'soviet',
        points: 2,
        ifNoMarker: { counter: 'mk-pacific-total-war', box: 'soviet-pacific-war-box' },
      },
    ],
    tie: 'both-lose',
  },
  briefing:
    "Germany has surrendered, but Churchill's secret plan is put into action and the Western armies turn on the Soviet host in the middle of Europe. British, American and French armies face the Guards and tank armies from the Baltic to the Adriatic. Nine turns decide who is master of the continent; if the score is level, nobody is.",
};
