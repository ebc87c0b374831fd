import type { AboutWords, Figure } from '../../../learn/drawing.js';

const line: Figure = {
  drawing: { kind: 'grid', cells: ['×', '○', '', '○', '×', '', '○', '', '×'], line: [0, 8] },
  caption: 'Drei in einer Reihe, und es ist vorbei.',
};

export const learn = {
  about: {
    lead: 'Neun Felder, zwei Zeichen, eine Minute.',
    parts: [
      { title: 'Dein Zug', text: ['Setze dein Zeichen auf ein leeres Feld. Kreis beginnt.'] },
      {
        title: 'So gewinnt man',
        text: [
          'Mit drei Zeichen in einer Zeile, einer Spalte oder einer Diagonale. Ein volles Brett ohne Reihe ist unentschieden.',
        ],
        ...line,
      },
    ],
    chapters: { 'the-game': line },
  } satisfies AboutWords,
};
