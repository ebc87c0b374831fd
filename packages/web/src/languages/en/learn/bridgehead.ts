import type { AboutWords, Figure } from '../../../learn/drawing.js';

const zones: Figure = {
  drawing: {
    kind: 'hexes',
    hexes: [
      { at: [0, 1], unit: 'own' },
      { at: [1, 0] },
      { at: [1, 1], zone: true, label: 'stop' },
      { at: [2, 0], zone: true },
      { at: [2, 1], unit: 'enemy' },
      { at: [2, 2], zone: true },
      { at: [3, 0], zone: true },
      { at: [3, 1], zone: true, ground: 'town' },
      { at: [4, 1], ground: 'forest' },
    ],
    path: [0, 2],
  },
  caption:
    'Red: the zone of control around an enemy unit. Whoever enters it goes no further, and supply does not pass.',
};

export const learn = {
  about: {
    lead: 'Hexes, counters and one die, for two: a river, a few towns, and not enough units to hold them all.',
    parts: [
      {
        title: 'What you want',
        text: [
          'Towns: each is worth points to the side that holds it at the end. Every enemy unit eliminated is a point, too.',
        ],
      },
      {
        title: 'Your turn',
        text: [
          'Move what you like, then attack what you like. Nothing moves after the first attack, except those who advance or retreat.',
        ],
        drawing: { kind: 'steps', names: ['Move', 'Attack', 'Supply'] },
        caption: 'At the end of your turn every unit of yours without supply loses a step.',
      },
      { title: 'Zones of control', text: ['A line of units is stronger than its hexes.'], ...zones },
      {
        title: 'Combat',
        text: [
          'Add up the attackers, compare with the defenders, shift the column for ground, rivers, armour and supply, and roll. The table page shows the odds before you decide.',
        ],
        drawing: {
          kind: 'ladder',
          names: [{ name: '1 : 2' }, { name: '1 : 1' }, { name: '2 : 1' }, { name: '3 : 1' }],
          low: 'the attacker suffers',
          high: 'the defender retreats',
        },
        caption: 'The better the odds, the better the column of the table.',
      },
      {
        title: 'How one wins',
        text: ['By more points after the last turn, or at once when the other side has no unit left.'],
      },
    ],
    chapters: { 'zones-of-control': zones },
  } satisfies AboutWords,
};
