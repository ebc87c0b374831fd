import type { AboutWords, Figure } from '../../../learn/drawing.js';

const line: Figure = {
  drawing: { kind: 'grid', cells: ['×', '○', '', '○', '×', '', '○', '', '×'], line: [0, 8] },
  caption: 'Trois marques alignées, et c’est fini.',
};

export const learn = {
  about: {
    lead: 'Neuf cases, deux marques, une minute.',
    parts: [
      { title: 'Votre tour', text: ['Marquez une case vide. Les ronds commencent.'] },
      {
        title: 'Comment on gagne',
        text: [
          'Avec trois marques sur une ligne, une colonne ou une diagonale. Un plateau plein sans alignement est une partie nulle.',
        ],
        ...line,
      },
    ],
    chapters: { 'the-game': line },
  } satisfies AboutWords,
};
