import type { ScenarioData } from './scenario-data.js';

/** 21 Case White */
export const caseWhite: ScenarioData = {
  id: 'case-white',
  number: 21,
  title: 'Case White',
  kind: 'training',
  start: '1939-08',
  end: '1939-08',
  endsWith: 'last-turn',
  warState: 'limited-war',
  active: { axis: ['germany', 'czechoslovakia'], western: ['poland'], soviet: [] },
  neutral: [],
  conquered: [],
  dependents: {},
  including: { germany: ['east-prussia'], poland: ['eastern-poland'] },
  markers: {
    turnTrack: [{ turn: '1939-08', label: 'Aug–Sept 1939', markers: [{ counter: 'mk-turn', count: 1 }] }],
  },
  factions: {
    axis: {
      setup: `
        e4002 de-army-3/reduced de-inf
        w3926 de-army-4 de-arm
        w3825 de-hq-nor/reduced de-army-8/reduced de-inf
        w3626 de-army-10/reduced de-arm
        w3427 de-army-14
        force-pool de-inf*6 de-af-1 mk-blitz
      `,
      cards: {},
    },
    western: {
      setup: `
        w3927 pl-army-pm/reduced
        w3827 pl-army-pz
        e3803 pl-army-pru/reduced
        w3727 pl-army-ld/reduced
        e3702 pl-army-mo
        e3601 pl-army-kr/reduced
        e3501 pl-army-kp
        force-pool pl-res
      `,
      cards: {},
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
      id: 'partial-turn',
      title: 'Partial turn',
      gist: 'Only the Axis moves. Play opens at the Axis Support Segment (Initial Administrative Phase) and stops after Reserve Movement; there is no Seasonal Phase, no Political Events Segment and no Final Administrative Phase. Polish units only carry out retreats.',
      data: {
        activeFaction: 'axis',
        from: 'initial-administrative.support',
        to: 'reserve-movement',
        skip: ['seasonal', 'initial-administrative.political-events', 'final-administrative'],
      },
    },
    {
      id: 'automatic-supply',
      title: 'Automatic supply',
      gist: 'Every unit is in supply throughout.',
      data: { supply: 'always' },
    },
  ],
  victory: {
    type: 'control-hexes',
    when: 'end of the Axis Reserve Movement Phase',
    faction: 'axis',
    control: ['w3827', 'e3501', 'e3702'],
    controlNames: ['Posen', 'Krakow', 'Warsaw'],
    otherwise: 'western',
  },
  briefing:
    'Late summer 1939: German armies in Pomerania, East Prussia and Silesia have one move in which to break Poland. A single Blitz marker, one air force and two armour units must do the work against seven thin Polish stacks. If even one of Posen, Krakow and Warsaw is still out of Axis hands at the end, the attack has failed.',
};
