import type { ScenarioData } from './scenario-data.js';

/** 26 1937: The Road to War */
export const year1937: ScenarioData = {
  id: '1937',
  number: 26,
  title: '1937: The Road to War',
  kind: 'two-map',
  start: '1937-03',
  end: null,
  endsWith: 'v-e-day',
  warState: 'pre-war',
  active: { axis: ['germany'], western: ['britain', 'united-states', 'france'], soviet: ['russia'] },
  neutral: [
    'austria',
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
    turnTrack: [
      { turn: '1937-03', label: 'Mar–Apr 1937', markers: [{ counter: 'mk-turn', count: 1 }] },
      {
        turn: '1938-05',
        label: 'May–June 1938',
        markers: [{ counter: 'mk-pacific-limited-war', count: 1, standaloneOnly: true }],
      },
    ],
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
      { country: 'Austria', marker: { counter: 'mk-influence-axis', count: 1 } },
      { country: 'Italy', marker: { counter: 'mk-neutrality', count: 1 } },
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
        markers: [{ counter: 'mk-cw-capital', count: 1, face: 'republican' }],
      },
      {
        place: 'w2714',
        city: 'Barcelona',
        markers: [{ counter: 'mk-cw-territory', count: 1, face: 'republican' }],
      },
      {
        place: 'w2512',
        city: 'Valencia',
        markers: [{ counter: 'mk-cw-territory', count: 1, face: 'republican' }],
      },
      {
        place: 'w2408',
        city: 'Seville',
        markers: [{ counter: 'mk-cw-capital', count: 1, face: 'nationalist' }],
      },
    ],
  },
  factions: {
    axis: {
      setup: `
        strategic-warfare-box mk-luck/axis?
        {any-hex-in=germany} de-inf*2
        force-pool de-inf*32 mk-convoy-de mk-beachhead-axis
        event:outbreak-of-war de-af-2 de-sub-vii de-corps-1fls mk-minor-production-axis/+1
      `,
      cards: {},
    },
    western: {
      setup: `
        ceded-lands-box mk-ceded-fr-syria
        e1814 mk-detachment-gb
        e1715 mk-detachment-fr
        e1716 fr-garr-dam
        e1411 mk-detachment-gb
        e1427 gb-garr-basra
        e1312 gb-garr-said
        e1213 gb-garr-suez
        w4817 mk-detachment-gb
        w2208 gb-fort-gib
        w2114 mk-detachment-fr
        w2005 mk-detachment-fr
        w2021 mk-detachment-fr
        w1824 gb-garr-malta
        {any-hex-in=britain&single-hex=yes} gb-inf
        {any-hex-in=france} fr-army-3/reduced fr-army-5/reduced fr-army-8/reduced
        force-pool gb-army-9/reduced gb-army-10/reduced gb-army-nw/reduced gb-army-w/reduced gb-inf fr-res fr-army-2/reduced fr-army-4/reduced fr-army-6/reduced fr-army-9/reduced fr-army-10/reduced fr-army-7/reduced fr-col-112 mk-convoy-gb mk-convoy-fr mk-beachhead-western
        event:outbreak-of-war fr-exp gb-cv-force-h mk-minor-production-western/+1
        event:their-finest-hour gb-hq-lon gb-int-fc gb-col-can
        event:paris-threatened fr-hq-2 fr-paf-def fr-sf-1
        conquered-minors gb-col-fra gb-col-italy gb-col-pol gb-col-spain gb-col-swe gb-col-tur
      `,
      cards: {},
    },
    soviet: {
      setup: `
        {any-hex-in=russia} su-army-3/reduced su-army-4/reduced su-army-5/reduced su-army-6/reduced su-army-7/reduced su-army-8/reduced su-army-bel/reduced su-army-plv/reduced
        force-pool su-army-9/reduced su-army-10/reduced su-army-11/reduced su-army-12/reduced su-army-13/reduced su-army-obu/reduced su-army-gor/reduced su-arm*2 mk-convoy-su mk-beachhead-soviet
        event:outbreak-of-war su-fort-len su-fort-mos su-fort-sev mk-minor-production-soviet/+1
        event:emergency-mobilization su-af-1by su-army-31/reduced su-army-33/reduced su-army-34/reduced su-army-37/reduced su-army-40/reduced su-army-42/reduced su-army-43/reduced su-army-48/reduced
      `,
      cards: {},
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
      id: 'republican-support',
      title: 'Republican Support',
      gist: 'Roll an unmodified die: 1-3 the Western faction, 4-6 the Soviet faction backs the Republic. The Republican Support marker goes to Madrid on that side; for history, use the Soviet side.',
      data: {
        roll: 'd6',
        western: [1, 2, 3],
        soviet: [4, 5, 6],
        marker: { counter: 'mk-cw-republican-support', count: 1 },
        place: 'w2710',
        historical: 'soviet',
      },
    },
    {
      id: 'initial-cards',
      title: 'First option cards',
      gist: 'When everything is set up, Republican Support included, each faction picks its Pending card under the usual selection limits.',
      data: { pendingCard: 'chosen-after-setup' },
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
    "The longest game: it opens while Spain is at war with itself and runs until V-E Day. Germany begins with two infantry units and a deck of demands, the West with a thin line of colonial detachments and forts, the Soviet Union with the choice of purge or reform. Every war that follows is the players' own making.",
};
