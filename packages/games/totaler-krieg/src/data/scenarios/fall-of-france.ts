import type { ScenarioData } from './scenario-data.js';

/** 23 The Fall of France */
export const fallOfFrance: ScenarioData = {
  id: 'fall-of-france',
  number: 23,
  title: 'The Fall of France',
  kind: 'training',
  start: '1940-03',
  end: '1940-07',
  endsWith: 'last-turn',
  warState: 'limited-war',
  active: { axis: ['germany'], western: ['britain', 'france'], soviet: [] },
  neutral: ['belgium-holland', 'denmark-norway', 'italy'],
  conquered: [],
  dependents: { french: ['algeria'] },
  markers: {
    turnTrack: [{ turn: '1940-03', label: 'Mar–Apr 1940', markers: [{ counter: 'mk-turn', count: 1 }] }],
    vpTrack: [{ vp: 1, markers: [{ counter: 'mk-vp', count: 1, face: 'allied-crusade' }] }],
    influence: [{ country: 'Belgium-Holland', marker: { counter: 'mk-influence-western', count: 1 } }],
  },
  factions: {
    axis: {
      setup: `
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
        turn:1940-04 de-army-18/reduced de-army-1p/reduced
        turn:1940-05 de-army-6/reduced
        turn:1940-06 de-army-2/reduced de-army-9/reduced
        turn:1940-07 de-army-2p/reduced
        force-pool de-inf*10 de-army-3/reduced de-army-8/reduced de-army-10/reduced de-army-14/reduced de-corps-1fls de-arm*6 de-hq-sou/reduced de-af-1 de-af-2 de-af-3 de-sub-vii mk-convoy-de mk-beachhead-axis
      `,
      cards: {
        schedule: [
          { turn: '1940-03', label: 'Mar–Apr 1940', card: '24', title: 'Operation Weserübung' },
          { turn: '1940-05', label: 'May–June 1940', card: '22a', title: 'Case Yellow' },
        ],
      },
    },
    western: {
      setup: `
        strategic-warfare-box mk-war-economy-fr/+1 mk-minor-production-western/+1
        w3717 gb-corps-bef gb-arm fr-army-7
        w3618 fr-army-1/reduced
        w3517 fr-hq-1
        w3518 fr-army-9 fr-army-2/reduced
        w3519 fr-army-3 fr-fort-mag
        w3420 fr-army-5 fr-army-4/reduced fr-fort-mag
        w3318 fr-army-6/reduced
        w3319 fr-army-8 fr-fort-mag
        w2818 fr-corps-alp
        w2114 mk-detachment-fr
        w3915 gb-army-nw/reduced
        w3916 gb-inf
        turn:1940-04 gb-col-pol gb-cv-force-h
        turn:1940-05 gb-army-1/reduced
        force-pool gb-army-9/reduced gb-army-10/reduced gb-army-w/reduced gb-inf gb-af-1 gb-sf-home fr-res fr-army-10/reduced fr-col-012*2 fr-col-112 fr-exp mk-convoy-gb mk-convoy-fr mk-beachhead-western
        event:their-finest-hour gb-hq-lon gb-int-fc gb-col-can
        event:paris-threatened fr-hq-2 fr-paf-def fr-sf-1
      `,
      cards: {
        schedule: [
          { turn: '1940-03', label: 'Mar–Apr 1940', card: '23', title: 'Commonwealth Support' },
          { turn: '1940-05', label: 'May–June 1940', card: '16', title: 'Dyle Plan' },
        ],
      },
    },
  },
  specialRules: [
    {
      id: 'training-players',
      title: 'One or two players',
      gist: 'Built for one or two players; steps of the turn that belong to a faction not in the scenario are left out.',
      data: { players: [1, 2] },
    },
    {
      id: 'training-map-limit',
      title: 'Limited map area',
      gist: 'Only the countries and dependents named for the scenario exist for play. Nothing may enter any other area; a naval zone counts if it touches an area in play.',
      data: { areasInPlay: 'listed-only', navalZones: 'bordering-areas-in-play' },
    },
    {
      id: 'training-fixed-cards',
      title: 'Fixed option cards',
      gist: 'Option cards are chosen in advance; each faction uses the listed cards on the listed turns and no others.',
      data: { cardSelection: 'scheduled' },
    },
    {
      id: 'training-own-victory',
      title: 'Own victory test',
      gist: 'The normal victory rules are replaced by the test given for this scenario.',
      data: { standardVictory: false },
    },
    {
      id: 'no-commonwealth-event',
      title: 'No Commonwealth reinforcements',
      gist: 'The Western faction does not carry out the Conditional Event of its card 23; those colonial troops are taken to be in the Mediterranean.',
      data: { ignoreConditionalEventOn: { western: ['23'] } },
    },
  ],
  victory: {
    type: 'vp-marker',
    when: 'end of July-Aug 1940, after a last Victory Point Check',
    axisTide: 'axis',
    alliedCrusade: 'western',
  },
  briefing:
    'From the spring of 1940 Germany has five turns to do what history says it did: take Scandinavia and the Low Countries and bring down France. Neutral countries wait to be dragged in, the sea lanes to Norway hang on convoys, and one paratroop unit can open a whole front. If the VP marker still shows the Allied Crusade at the end, the West has held.',
};
