import type { AboutWords, Figure } from '../../../learn/drawing.js';

const reactions: Figure = {
  drawing: {
    kind: 'cards',
    cards: [
      {
        glyph: 'face-down',
        name: 'Lay it',
        says: 'A reaction is laid face down: only you know it.',
        down: true,
      },
      { glyph: 'battle', name: 'It happens', says: 'A camp is raided, or settled next to you.' },
      { glyph: 'shield', name: 'Use it', says: 'Turn it over, now or never.' },
    ],
  },
  caption: 'The other team reacts first, then the teams take turns until both pass.',
};

const raid: Figure = {
  drawing: {
    kind: 'chain',
    spaces: [
      { name: 'Your hill', kind: 'land', pieces: [{ glyph: 'flag', whose: 'own' }] },
      {
        name: 'The next hill',
        kind: 'land',
        pieces: [{ glyph: 'flag', whose: 'enemy', how: 'gone' }],
        note: 'one camp goes',
      },
    ],
    links: ['attack'],
  },
  caption: 'Settle on a hill next to a camp of yours; raid a hill next to a camp of yours.',
};

export const learn = {
  about: {
    lead: 'Four seats, two teams, a few hills and one card a turn: a small game with every trick of the large ones.',
    parts: [
      {
        title: 'What you want',
        text: [
          'Camps on hills: each scores a point in every turn of yours, the summit two. Points belong to the team.',
        ],
      },
      {
        title: 'Your turn',
        text: ['Play one card, or lay one face down, or discard one.'],
        drawing: { kind: 'steps', names: ['Play', 'Score', 'Discard', 'Draw'] },
        caption: 'You draw back to four cards.',
      },
      { title: 'Settle and raid', text: ['You have three camps.'], ...raid },
      { title: 'Reactions', text: ['Palisade, ambush and foothold wait on the table.'], ...reactions },
      { title: 'How one wins', text: ['By more points after six rounds.'] },
    ],
    chapters: { raiding: raid, reactions },
  } satisfies AboutWords,
};
