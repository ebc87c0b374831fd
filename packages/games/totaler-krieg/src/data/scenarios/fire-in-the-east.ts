import type { ScenarioData } from './scenario-data.js';

/** 24 Fire in the East */
export const fireInTheEast: ScenarioData = {
  id: 'fire-in-the-east',
  number: 24,
  title: 'Fire in the East',
  kind: 'one-map',
  start: '1941-05',
  end: '1944-11',
  endsWith: 'last-turn',
  warState: 'total-war',
  active: { axis: ['germany', 'italy', 'hungary', 'rumania', 'bulgaria'], western: [], soviet: ['russia'] },
  neutral: ['finland'],
  conquered: ['poland', 'yugoslavia'],
  dependents: {},
  markers: {
    turnTrack: [{ turn: '1941-05', label: 'May–June 1941', markers: [{ counter: 'mk-turn', count: 1 }] }],
    vpTrack: [
      {
        vp: 1,
        markers: [{ counter: 'mk-vp', count: 1, face: 'axis-tide' }],
        note: 'The marker starts here although a count would put it in the 0 VP box.',
      },
    ],
    influence: [{ country: 'Finland', marker: { counter: 'mk-influence-axis', count: 1 } }],
  },
  factions: {
    axis: {
      setup: `
        ceded-lands-box mk-ceded-de-czechoslovakia mk-ceded-de-polish-corridor
        strategic-warfare-box mk-minor-production-axis/+1 mk-luck/axis?
        {in-and-or-adjacent-to=e4002} de-army-16 de-army-18 de-hq-nor
        {in-hex=e3903&and-or-adjacent-to=e3702} de-army-4 de-army-9 de-inf de-army-2p
        e3501 de-inf
        {in-and-or-adjacent-to=e3503&within=poland} de-army-6 de-hq-sou de-army-1p
        e2802 de-inf hu-army-3/reduced
        {any-hex-in=bulgaria} bg-army-2 bg-army-3
        {any-hex-in=hungary} hu-army-2 hu-army-1/reduced
        {any-hex-in=rumania} de-inf*3 ro-army-3 ro-army-4 ro-army-1/reduced ro-army-2/reduced
        turn:1941-06 de-army-2/reduced de-af-1
        turn:1941-09 de-corps-1fls
        force-pool de-inf*16 de-corps-19g de-army-3/reduced de-army-8/reduced de-army-10/reduced de-army-12/reduced de-army-14/reduced de-army-19/reduced de-army-21/reduced de-army-e/reduced de-arm*9 de-af-2 de-af-3 de-af-4 it-army-1/reduced it-army-8/reduced it-res bg-res bg-army-1/reduced hu-res hu-exp ro-res ro-exp mk-convoy-de mk-scratch-convoy-axis mk-beachhead-axis
      `,
      cards: {
        pending: { card: '23a', title: 'Operation Barbarossa' },
        remaining: ['31', '32', '33e', '34e', '35e', '36e', '37e', '38e', '39', '43e', '50e'],
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
        turn:1942-03 mk-lend-lease
        turn:1942-05 mk-drm/-1
        force-pool su-army-16/reduced su-army-19/reduced su-army-20/reduced su-army-21/reduced su-army-22/reduced su-army-24/reduced su-army-26/reduced su-army-obu/reduced su-army-gor/reduced su-mech*2 su-fort-mos su-int-pvo mk-convoy-su mk-beachhead-soviet
        event:emergency-mobilization su-af-1by su-army-31/reduced su-army-33/reduced su-army-34/reduced su-army-37/reduced su-army-40/reduced su-army-42/reduced su-army-43/reduced su-army-48/reduced
        conquered-minors pl-army-kr/reduced pl-army-kp/reduced pl-army-pru/reduced pl-res pl-army-ld/reduced pl-army-mo/reduced pl-army-pm/reduced pl-army-pz/reduced pl-exp
        conquered-minors yu-res yu-army-1/reduced yu-army-2/reduced yu-army-3/reduced yu-army-4/reduced yu-army-5/reduced yu-army-6/reduced yu-exp
      `,
      cards: {
        pending: { card: '17a', title: 'General Mobilization' },
        remaining: [
          '9a',
          '14',
          '23',
          '25',
          '26a',
          '26b',
          '27a',
          '28',
          '29',
          '30',
          '31',
          '32',
          '33',
          '34',
          '35',
          '36',
          '37',
          '39',
          '40',
          '41',
          '43',
          '44',
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
      id: 'onemap-players',
      title: 'Two players',
      gist: 'Played by two; the turn of the absent third faction is skipped.',
      data: { players: [2] },
    },
    {
      id: 'onemap-map-limit',
      title: 'Limited map area',
      gist: 'Only the listed countries and dependents on the one map may be entered; naval zones touching them are in play too.',
      data: { areasInPlay: 'listed-only', navalZones: 'bordering-areas-in-play' },
    },
    {
      id: 'onemap-ss-delay',
      title: 'SS delay stripes',
      gist: 'Every German SS unit is treated as if it carried a Delay Stripe.',
      data: { delayStripeOverride: { ss: true } },
    },
    {
      id: 'onemap-replacement-cards',
      title: 'Replacement cards and variable Blitz',
      gist: 'Some Axis cards are swapped for one-map versions whose number ends in e or w. An outlined Blitz symbol on such a card is variable: at the start of the Axis Support Segment roll an unmodified die, and only a 4-6 yields that Blitz marker. It always counts towards the Blitz Value a selection requirement asks for.',
      data: { variableBlitz: { die: 'd6', success: [4, 5, 6], countsForBlitzValue: true } },
    },
    {
      id: 'half-hexes',
      title: 'Half-hexes',
      gist: 'Half-hexes on the map edge, such as Danzig (e3900) and Sarajevo (e2700), are in play.',
      data: { halfHexesPlayable: true, examples: ['e3900', 'e2700'] },
    },
    {
      id: 'display-card',
      title: 'Scenario display',
      gist: 'A display card stands in for the tracks and boxes of the west map: Turn Track, a VP Track recalibrated for east-map Strategic Hexes, Strategic Warfare and Delay Boxes, an extra Axis Conditional Events Box and the Western Europe Box.',
      data: {
        boxes: [
          'turn-track',
          'vp-track-east',
          'strategic-warfare-box',
          'delay-box',
          'axis-conditional-events-box',
          'western-europe-box',
        ],
      },
    },
    {
      id: 'victory-checks',
      title: 'Victory checks',
      gist: 'No Victory Point Check on the first turn. The final check comes after Nov-Dec 1944; Strategic Hexes in neutral countries never count, with or without Influence markers. The recalibrated VP Track is the normal one read with 3 added to the Current Strategic Value.',
      data: {
        noCheckOn: ['1941-05'],
        strategicValueOffset: 3,
        strategicValueOffsetBasis:
          'house: with 3 added the start value 0 falls in the 0 VP box, as the clarification in 24.1 says',
        finalCheckAfter: '1944-11',
        neutralStrategicHexes: 'ignore',
      },
    },
    {
      id: 'western-europe-box',
      title: 'Western Europe Box',
      gist: 'An off-map box for the Axis only: reinforcement location and supply source of German and Italian units, reached for supply through any edge hex from e2500 to e4000. An Axis ground unit that begins a Movement Phase on a land edge hex there in Germany, Hungary or Yugoslavia, and has not moved, may spend its whole allowance to enter the box. A unit that begins the phase in the box may come back to such a hex for 1 MP and go on moving hex by hex in supply, unless the hex holds an enemy Air Force unit (or, in Reserve Movement, an enemy ZOC). Soviet units never enter it, nobody retreats into it, and a unit forced off the map is lost.',
      data: {
        box: 'western-europe-box',
        faction: 'axis',
        edgeHexes: { from: 'e2500', to: 'e4000' },
        countries: ['Germany', 'Hungary', 'Yugoslavia'],
        supplySourceFor: ['Germany', 'Italy'],
        enterCost: 'all',
        exitCost: 1,
        retreatInto: false,
      },
    },
    {
      id: 'political-drm',
      title: 'Political DRMs',
      gist: 'A Political DRM of -1 applies from May-June 1942 and -2 from May-June 1943, standing for growing US commitment; the -1 marker on the Turn Track is the reminder and is followed by a -2 marker.',
      data: {
        politicalDrm: [
          { from: '1942-05', drm: -1 },
          { from: '1943-05', drm: -2 },
        ],
      },
    },
    {
      id: 'axis-removals',
      title: 'Axis removals',
      gist: 'Some Axis cards strip the east of Luftwaffe units and of every Italian unit. Where more than one could go the Axis chooses, and it may take them from wherever they are, on or off the map.',
      data: { removalSources: ['map', 'force-pool', 'delay-box', 'turn-track'], chooser: 'axis' },
    },
    {
      id: 'generic-directive',
      title: 'Production Directive 50e',
      gist: 'Card 50e is a reusable Production Directive. A Jet Fighter result lets the Axis put that marker in the Delay Box unless it is out of play or already working; a Failure result removes the marker from play unless it is already on its way or at work. A Special Weapons Success allows the first two choices of 19.36 or the Jet Fighter marker, never the third choice.',
      data: {
        card: '50e',
        marker: 'mk-jet-fighter-production',
        specialWeaponsChoices: [1, 2, 'jet-fighter-marker'],
      },
    },
    {
      id: 'greece-garrison',
      title: 'Greece Garrison event',
      gist: 'Once per game, checked at the end of the Axis turn: if the Soviets have liberated Bulgaria, Rumania or Yugoslavia, the Axis may bring two German 1-2-3 infantry from its Force Pool into Belgrade, Bucharest or Sofia (together or apart), if the hex is free of enemies.',
      data: {
        once: true,
        ifLiberatedBySoviet: ['Bulgaria', 'Rumania', 'Yugoslavia'],
        units: [{ counter: 'de-inf', count: 2, face: 'full' }],
        hexes: ['e2802', 'e2807', 'e2605'],
      },
    },
  ],
  victory: {
    type: 'final-vp-check',
    when: 'end of Nov-Dec 1944',
    tie: 'soviet',
    gist: 'A Final Victory Point Check on the east-map VP Track; unlike the full game, a tie goes to the Soviet faction.',
    ignoreNeutralStrategicHexes: true,
  },
  briefing:
    'The whole war between Germany and Russia on the east map, from the opening of Barbarossa to the end of 1944. The Axis feeds its front from an off-map Western Europe Box and watches fortune slip as political modifiers turn against it. The Soviet player must survive the first summers and come back far enough by 1944, for a tie is a Soviet win.',
};
