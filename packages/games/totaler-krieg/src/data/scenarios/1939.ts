import type { ScenarioData } from './scenario-data.js';

/** 28 1939: The War in Europe */
export const year1939: ScenarioData = {
  id: '1939',
  number: 28,
  title: '1939: The War in Europe',
  kind: 'two-map',
  start: '1939-08',
  end: null,
  endsWith: 'v-e-day',
  warState: 'limited-war',
  active: {
    axis: ['germany'],
    western: ['britain', 'united-states', 'france', 'poland'],
    soviet: ['russia'],
  },
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
  conquered: [],
  dependents: {
    british: ['cyprus', 'egypt', 'gibraltar', 'kuwait', 'malta', 'palestine', 'trans-jordan'],
    french: ['algeria', 'morocco', 'syria', 'tunisia'],
    italian: ['albania', 'libya', 'rhodes'],
  },
  markers: {
    turnTrack: [{ turn: '1939-08', label: 'Aug–Sept 1939', markers: [{ counter: 'mk-turn', count: 1 }] }],
    uscl: { level: 0, marker: { counter: 'mk-uscl', count: 1 } },
    vpTrack: [{ vp: 1, markers: [{ counter: 'mk-vp', count: 1, face: 'allied-crusade' }] }],
    posture: [
      { box: 'United States', marker: { counter: 'mk-policy-isolationism', count: 1 } },
      { box: 'Russia', marker: { counter: 'mk-policy-pact', count: 1 } },
      { box: 'Soviet Minors', marker: { counter: 'mk-policy-pact', count: 1 } },
    ],
    influence: [
      { country: 'Belgium-Holland', marker: { counter: 'mk-influence-western', count: 1 } },
      { country: 'Hungary', marker: { counter: 'mk-influence-axis', count: 1 } },
      { country: 'Switzerland', marker: { counter: 'mk-neutrality', count: 1 } },
    ],
    removed: [{ allCountersOf: 'Austria' }, { group: 'civil-war' }, { allCountersOf: 'Czechoslovakia' }],
  },
  factions: {
    axis: {
      setup: `
        ceded-lands-box mk-ceded-de-austria mk-ceded-de-czechoslovakia
        strategic-warfare-box mk-luck/axis?
        e4002 de-army-3/reduced
        w3926 de-army-4 de-arm
        w3825 de-hq-nor/reduced de-army-8/reduced
        w3720 de-army-1/reduced
        w3521 de-army-7/reduced
        w3626 de-army-10/reduced de-arm
        w3427 de-army-14
        w3226 de-corps-19g
        force-pool de-inf*34 de-army-12/reduced de-army-19/reduced de-army-21/reduced de-army-e/reduced de-arm*7 de-af-1 mk-convoy-de mk-beachhead-axis
        delay-box de-af-2 de-sub-vii de-corps-1fls mk-minor-production-axis/+1
      `,
      cards: {
        pending: { card: '15', title: 'Demand Polish Corridor' },
        removed: ['1', '2', '3', '4', '7', '8', '9', '10', '11', '12', '13', '17', '18', '19', '45', '49'],
        requirementsMet: [
          { card: '4a', title: 'Nazi-Soviet Pact' },
          {
            countOf: 2,
            among: ['8', '9', '10', '11', '12', '13', '14', '15', '16'],
            cards: ['10', '12'],
            titles: ['Demand Austria', 'Demand Czechoslovakia'],
          },
        ],
        annual: [{ cardType: 'rearmament', year: 1939, played: false }],
      },
    },
    western: {
      setup: `
        ceded-lands-box mk-ceded-fr-syria
        strategic-warfare-box mk-war-economy-fr/+1
        e1814 mk-detachment-gb
        e1715 mk-detachment-fr
        e1716 fr-garr-dam
        e1411 gb-inf
        e1427 gb-garr-basra
        e1213 gb-garr-suez
        e1312 gb-garr-said
        w4817 mk-detachment-gb
        w3519 fr-army-3 fr-fort-mag
        w3420 fr-army-5 fr-fort-mag
        w3319 fr-army-8 fr-fort-mag
        w2208 gb-fort-gib
        w2114 mk-detachment-fr
        w2005 mk-detachment-fr
        w2021 mk-detachment-fr
        w1824 gb-garr-malta
        {any-hex-in=britain} gb-inf gb-corps-bef
        {any-hex-in=france} fr-army-7 fr-army-1/reduced fr-army-9 fr-corps-alp fr-army-2/reduced fr-army-4/reduced fr-army-6/reduced fr-army-10/reduced
        e3702 pl-army-mo
        e3803 pl-army-pru/reduced
        e3501 pl-army-kp
        w3927 pl-army-pm/reduced
        w3827 pl-army-pz
        w3727 pl-army-ld/reduced
        w3628 pl-army-kr/reduced
        turn:1939-09 fr-hq-1
        force-pool gb-army-9/reduced gb-army-10/reduced gb-army-nw/reduced gb-army-w/reduced gb-inf gb-arm*6 gb-sf-home fr-res fr-col-112 fr-col-012*2 pl-res mk-convoy-gb*2 mk-convoy-fr mk-beachhead-western
        delay-box fr-exp gb-cv-force-h pl-exp mk-minor-production-western/+1
        event:their-finest-hour gb-hq-lon gb-int-fc gb-col-can
        event:paris-threatened fr-hq-2 fr-paf-def fr-sf-1
        conquered-minors gb-col-fra gb-col-italy gb-col-pol gb-col-spain gb-col-swe gb-col-tur
      `,
      cards: {
        pending: { card: '9', title: 'Chamberlain Diplomacy' },
        removed: ['1', '2', '3', '4', '6', '7', '8', '12', '15', '27b'],
        requirementsMet: [
          { card: '1', title: 'Change of Governments' },
          { card: '3', title: 'French Rearmament' },
          { card: '4', title: 'French Mobilization' },
          { card: '6a', title: 'Maginot Line Completed' },
        ],
        annual: [{ cardType: 'rearmament', year: 1939, played: true }],
      },
    },
    soviet: {
      setup: `
        {each-hex-along-border=poland&from=e4106&to=e3406&per-hex=1} su-army-3 su-army-4 su-army-5 su-army-6 su-army-9 su-army-10 su-army-11 su-army-12
        {any-hex-in=russia&not-stacked-with=previous-entry} su-army-7 su-army-8 su-army-13 su-army-bel/reduced su-army-plv/reduced su-arm*2
        force-pool su-army-14/reduced su-army-16/reduced su-army-18/reduced su-army-19/reduced su-army-20/reduced su-army-21/reduced su-army-22/reduced su-army-23/reduced su-army-obu/reduced su-army-gor/reduced mk-convoy-su mk-beachhead-soviet
        delay-box su-fort-len su-fort-mos su-fort-sev mk-minor-production-soviet/+1
        event:emergency-mobilization su-af-1by su-army-31/reduced su-army-33/reduced su-army-34/reduced su-army-37/reduced su-army-40/reduced su-army-42/reduced su-army-43/reduced su-army-48/reduced
      `,
      cards: {
        pending: { card: '11', title: 'Demand Eastern Poland' },
        removed: [
          '1',
          '2',
          '3',
          '4b',
          '4c',
          '5',
          '6',
          '7b',
          '8b',
          '9b',
          '10b',
          '12',
          '20b',
          '22b',
          '27b',
          '27c',
          '42',
        ],
        requirementsMet: [
          { card: '3', title: 'Continuing Rearmament' },
          { card: '5a', title: 'Political Purges' },
          { card: '6', title: 'New Five-Year Plan' },
        ],
        annual: [{ cardType: 'rearmament', year: 1939, played: true }],
      },
    },
  },
  specialRules: [
    {
      id: 'poland-resists',
      title: 'Poland resists',
      gist: 'Poland already fights on the Western side, so the opening turn has no Axis Political Events Segment; the Axis gets a single Blitz marker in its Support Segment.',
      data: { skipFirstTurn: ['axis.political-events'], blitz: { axis: 1 } },
    },
    {
      id: 'fortunes-of-war',
      title: 'Fortunes of War (optional)',
      gist: 'If the Fortunes of War option (+15) is used, the Axis side starts with 1 card and the Allied side with 1.',
      data: { fowCards: { axis: 1, allied: 1 } },
      optional: true,
    },
    {
      id: 'free-setup-variant',
      title: 'Free set-up variant (optional)',
      gist: 'For other openings: Pre-War instead of Limited War, Guarantees in the Britain, France and Western Minors boxes, Outbreak of War counters moved from the Delay Box to the Conditional Events Boxes, no Influence markers (Swiss Neutrality stays), German units anywhere in Germany with East Prussia, Poland neutral and not set up. The Axis discards any two Production Directives (44-49) instead of 45 and 49, the Soviets any one Production Directorate (41-44) instead of 42. Each faction then picks its own Pending card, and no Fortunes of War cards are dealt.',
      data: {
        warState: 'pre-war',
        posture: {
          Britain: 'mk-policy-guarantees',
          France: 'mk-policy-guarantees',
          'Western Minors': 'mk-policy-guarantees',
        },
        outbreakOfWarTo: 'conditional-events-box',
        influence: [{ country: 'Switzerland', marker: { counter: 'mk-neutrality', count: 1 } }],
        germanSetup: { anyHexIn: ['Germany'], including: ['East Prussia'] },
        poland: 'neutral',
        cancels: ['poland-resists'],
        axisDiscard: { count: 2, from: ['44', '45', '46', '47', '48', '49'], insteadOf: ['45', '49'] },
        sovietDiscard: { count: 1, from: ['41', '42', '43', '44'], insteadOf: ['42'] },
        pendingCard: 'chosen-after-setup',
        fowCards: { axis: 0, allied: 0 },
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
    'The demand for the Polish Corridor has been refused and the war begins. Germany faces a stubborn Poland with the French army mobilised behind the Maginot Line, while the Nazi-Soviet Pact keeps Russia at the border. For players who want to skip the diplomacy of the thirties this is the main campaign.',
};
