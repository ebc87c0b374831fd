import type { AboutWords, Figure } from '../../../learn/drawing.js';

const reactions: Figure = {
  drawing: {
    kind: 'cards',
    cards: [
      {
        glyph: 'face-down',
        name: 'Auslegen',
        says: 'Eine Reaktion liegt verdeckt: Nur du kennst sie.',
        down: true,
      },
      { glyph: 'battle', name: 'Es geschieht', says: 'Ein Lager wird überfallen oder neben dir errichtet.' },
      { glyph: 'shield', name: 'Nutzen', says: 'Dreh sie um, jetzt oder nie.' },
    ],
  },
  caption: 'Das andere Team reagiert zuerst, dann wechseln sich die Teams ab, bis beide passen.',
};

const raid: Figure = {
  drawing: {
    kind: 'chain',
    spaces: [
      { name: 'Dein Hügel', kind: 'land', pieces: [{ glyph: 'flag', whose: 'own' }] },
      {
        name: 'Der nächste Hügel',
        kind: 'land',
        pieces: [{ glyph: 'flag', whose: 'enemy', how: 'gone' }],
        note: 'ein Lager verschwindet',
      },
    ],
    links: ['attack'],
  },
  caption: 'Besiedle einen Hügel neben einem deiner Lager; überfalle einen Hügel neben einem deiner Lager.',
};

export const learn = {
  about: {
    lead: 'Vier Plätze, zwei Teams, ein paar Hügel und eine Karte pro Zug: ein kleines Spiel mit allen Kniffen der großen.',
    parts: [
      {
        title: 'Was du willst',
        text: [
          'Lager auf Hügeln: Jedes bringt in jedem deiner Züge einen Punkt, auf dem Gipfel zwei. Die Punkte gehören dem Team.',
        ],
      },
      {
        title: 'Dein Zug',
        text: ['Spiele eine Karte aus, oder lege eine verdeckt aus, oder lege eine ab.'],
        drawing: { kind: 'steps', names: ['Spielen', 'Werten', 'Ablegen', 'Nachziehen'] },
        caption: 'Du ziehst auf vier Karten nach.',
      },
      { title: 'Siedeln und Überfallen', text: ['Du hast drei Lager.'], ...raid },
      {
        title: 'Reaktionen',
        text: ['Palisade, Hinterhalt und Stützpunkt warten auf dem Tisch.'],
        ...reactions,
      },
      { title: 'So gewinnt man', text: ['Mit mehr Punkten nach sechs Runden.'] },
    ],
    chapters: { raiding: raid, reactions },
  } satisfies AboutWords,
};
