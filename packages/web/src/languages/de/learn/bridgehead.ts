import type { AboutWords, Figure } from '../../../learn/drawing.js';

const zones: Figure = {
  drawing: {
    kind: 'hexes',
    hexes: [
      { at: [0, 1], unit: 'own' },
      { at: [1, 0] },
      { at: [1, 1], zone: true, label: 'Halt' },
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
    'Rot: die Kontrollzone um eine feindliche Einheit. Wer sie betritt, geht nicht weiter, und Versorgung kommt nicht hindurch.',
};

export const learn = {
  about: {
    lead: 'Hexfelder, Spielsteine und ein Würfel, für zwei: ein Fluss, ein paar Städte und zu wenige Einheiten, um alle zu halten.',
    parts: [
      {
        title: 'Was du willst',
        text: [
          'Städte: Jede bringt der Seite Punkte, die sie am Ende hält. Auch jede eliminierte feindliche Einheit ist ein Punkt.',
        ],
      },
      {
        title: 'Dein Zug',
        text: [
          'Bewege, was du willst, dann greife an, was du willst. Nach dem ersten Angriff bewegt sich nichts mehr, außer wer vorrückt oder sich zurückzieht.',
        ],
        drawing: { kind: 'steps', names: ['Bewegen', 'Angreifen', 'Versorgen'] },
        caption: 'Am Ende deines Zuges verliert jede deiner Einheiten ohne Versorgung eine Stufe.',
      },
      {
        title: 'Kontrollzonen',
        text: ['Eine Linie aus Einheiten ist stärker als ihre Hexfelder.'],
        ...zones,
      },
      {
        title: 'Kampf',
        text: [
          'Zähle die Angreifer zusammen, vergleiche mit den Verteidigern, verschiebe die Spalte für Gelände, Flüsse, Panzer und Versorgung, und würfle. Am Tisch siehst du die Chancen, bevor du dich entscheidest.',
        ],
        drawing: {
          kind: 'ladder',
          names: [{ name: '1 : 2' }, { name: '1 : 1' }, { name: '2 : 1' }, { name: '3 : 1' }],
          low: 'der Angreifer leidet',
          high: 'der Verteidiger weicht',
        },
        caption: 'Je besser das Verhältnis, desto besser die Spalte der Tabelle.',
      },
      {
        title: 'So gewinnt man',
        text: [
          'Mit mehr Punkten nach dem letzten Zug, oder sofort, wenn die andere Seite keine Einheit mehr hat.',
        ],
      },
    ],
    chapters: { 'zones-of-control': zones },
  } satisfies AboutWords,
};
