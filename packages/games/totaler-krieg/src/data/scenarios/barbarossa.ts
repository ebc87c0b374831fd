import type { ScenarioData } from './scenario-data.js';

/** 22 Barbarossa */
export const barbarossa: ScenarioData = {
  id: 'barbarossa',
  number: 22,
  title: 'Barbarossa',
  kind: 'training',
  start: '1941-05',
  end: '1941-09',
  endsWith: 'last-turn',
  warState: 'total-war',
  active: { axis: ['germany', 'finland', 'hungary', 'rumania'], western: [], soviet: ['russia'] },
  neutral: [],
  conquered: ['poland'],
  dependents: {},
  markers: {
    turnTrack: [{ turn: '1941-05', label: 'May–June 1941', markers: [{ counter: 'mk-turn', count: 1 }] }],
    vpTrack: [{ vp: 1, markers: [{ counter: 'mk-vp', count: 1, face: 'axis-tide' }] }],
  },
  factions: {
    axis: {
      setup: `
        ceded-lands-box mk-ceded-de-austria mk-ceded-de-czechoslovakia mk-ceded-de-polish-corridor
        strategic-warfare-box mk-minor-production-axis/+1
        e5806 fi-ski
        e5205 fi-ski
        e5206 fi-ski
        e4704 fi-army-se
        e4705 fi-army-k
        e4102 de-army-18
        e4003 de-army-16
        e3902 de-hq-nor
        e3903 de-army-9
        e3803 de-army-4
        e3702 de-inf
        e3703 de-army-2p
        e3604 de-army-6
        e3501 de-inf
        e3502 de-hq-sou
        e3503 de-army-1p
        e3304 hu-army-2
        e3201 hu-army-1/reduced
        e3106 ro-army-3
        e3107 de-inf*3
        e3008 ro-army-4
        e2807 ro-army-1/reduced
        e2808 ro-army-2/reduced
        turn:1941-06 de-army-2/reduced de-af-1
        force-pool de-inf*16 de-corps-19g de-army-3/reduced de-army-8/reduced de-army-10/reduced de-army-12/reduced de-army-14/reduced de-army-19/reduced de-army-21/reduced de-arm*9 de-af-2 de-af-3 de-af-4 fi-res hu-exp hu-res ro-exp ro-res mk-convoy-de mk-scratch-convoy-axis
      `,
      cards: {
        schedule: [
          { turn: '1941-05', label: 'May–June 1941', card: '23a', title: 'Operation Barbarossa' },
          { turn: '1941-08', label: 'Aug–Sept 1941', card: '39', title: 'Operation Typhoon' },
        ],
      },
    },
    soviet: {
      setup: `
        ceded-lands-box mk-ceded-su-baltic-states mk-ceded-su-bessarabia mk-ceded-su-eastern-poland mk-ceded-su-finnish-frontier
        e5306 su-army-14
        e4907 su-army-7
        e4706 su-army-23
        e4608 su-fort-len
        e4408 su-arm
        e4304 su-army-plv/reduced
        e4205 su-hq-1ba
        e4203 su-army-8
        e4103 su-army-11
        e4004 su-army-27
        e3904 su-army-3
        e3906 su-hq-1by su-army-13/reduced
        e3804 su-army-10
        e3704 su-army-4
        e3605 su-army-5
        e3609 su-army-28/reduced
        e3504 su-army-6
        e3506 su-hq-1uk
        e3404 su-army-12
        e3306 su-army-18
        e3311 su-arm
        e3208 su-army-9
        e3109 su-army-bel/reduced
        e2912 su-fort-sev
        force-pool su-army-16/reduced su-army-19/reduced su-army-20/reduced su-army-21/reduced su-army-22/reduced su-army-24/reduced su-army-26/reduced su-army-obu/reduced su-army-gor/reduced su-mech*2 su-fort-mos su-int-pvo mk-convoy-su
        event:emergency-mobilization su-af-1by su-army-31/reduced su-army-33/reduced su-army-34/reduced su-army-37/reduced su-army-40/reduced su-army-42/reduced su-army-43/reduced su-army-48/reduced
      `,
      cards: {
        schedule: [
          { turn: '1941-05', label: 'May–June 1941', card: '17a', title: 'General Mobilization' },
          { turn: '1941-08', label: 'Aug–Sept 1941', card: '25', title: 'Relocate War Industries' },
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
      id: 'west-map-first-turn',
      title: 'West map only for replacements',
      gist: 'The west map is needed only on the first turn, to place German replacements; afterwards it can be put away.',
      data: { westMapUntil: '1941-05' },
    },
    {
      id: 'no-card-removals',
      title: 'No cards removed',
      gist: 'Text that would take option cards out of a deck is ignored on Axis 23a and Soviet 17a and 25.',
      data: { ignoreCardRemovalsOn: { axis: ['23a'], soviet: ['17a', '25'] } },
    },
    {
      id: 'finland-frozen',
      title: 'Finland waits a turn',
      gist: 'In May-June Finnish units stay put and no other Axis or Soviet unit may enter Finland; from June-July on Finland plays normally.',
      data: { frozenCountry: 'Finland', turns: ['1941-05'], noEntry: ['axis', 'soviet'] },
    },
    {
      id: 'no-barbarossa-event',
      title: 'Barbarossa event ignored',
      gist: 'The Conditional Event on Axis card 23a is not carried out; Finland is already on the Axis side.',
      data: { ignoreConditionalEventOn: { axis: ['23a'] } },
    },
    {
      id: 'no-war-and-peace',
      title: 'No War & Peace Segment',
      gist: 'Both players leave out the War & Peace Segment.',
      data: { skip: ['final-administrative.war-and-peace'] },
    },
    {
      id: 'western-map-value',
      title: 'Value of the west',
      gist: 'Conquests in the west are worth four extra points of Axis Strategic Value at every Victory Point Check, so two captured Soviet Strategic Hexes raise the Axis Tide to 2 VP. The check may be skipped on the first turn.',
      data: { strategicValueBonus: { axis: 4 }, axisTideTwoFrom: 6, firstTurnCheckOptional: true },
    },
  ],
  victory: {
    type: 'count-strategic-hexes',
    when: 'end of Sept-Oct 1941',
    colour: 'soviet',
    controlledBy: 'axis',
    atLeast: 3,
    winner: 'axis',
    otherwise: 'soviet',
  },
  briefing:
    'Summer 1941: the Wehrmacht, with Finnish, Hungarian and Rumanian partners, falls upon a Red Army strung out along the new frontier. There are five turns before the autumn closes in. The Axis must hold three of the Soviet Strategic Hexes when it is over; the Soviet side trades ground and lives to stop it at two.',
};
