import type { AboutWords, Figure } from '../../../learn/drawing.js';

const line: Figure = {
  drawing: { kind: 'grid', cells: ['×', '○', '', '○', '×', '', '○', '', '×'], line: [0, 8] },
  caption: 'Three in a line, and it is over.',
};

export const learn = {
  about: {
    lead: 'Nine cells, two marks, one minute.',
    parts: [
      { title: 'Your turn', text: ['Mark one empty cell. Noughts begins.'] },
      {
        title: 'How one wins',
        text: ['With three marks in a row, a column or a diagonal. A full board without a line is a draw.'],
        ...line,
      },
    ],
    chapters: { 'the-game': line },
  } satisfies AboutWords,
};
