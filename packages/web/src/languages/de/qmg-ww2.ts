import type { words as English } from '../en/qmg-ww2.js';
import { form } from '../index.js';
import { translating } from '../over-english.js';

/** "deutsche Armee": the piece of a country, after "die" or "eine". */
const pieceOf = (country: string, kind: 'army' | 'navy') =>
  `${form(country, 'adj')} ${kind === 'army' ? 'Armee' : 'Flotte'}`;

/** "für die Achse": a side as the board names it. */
const forSide = (side: string) => `für ${form(side, 'acc')}`;

const cardsOf = (cards: number) => (cards === 1 ? 'eine Karte' : `${cards} Karten`);

/** Words that are the same in both languages. */
export const asInEnglish = ['types.status', 'piles.hand', 'piles.deck'];

/** The texts of the Quartermaster General WW2 board. */
export const words = translating<typeof English>()({
  endedBy: {
    'victory.lead': '30 Punkte Vorsprung',
    'victory.rounds': 'den Punktestand nach der letzten Runde',
    'victory.sudden': 'einen plötzlichen Sieg',
  } as Record<string, string>,
  types: {
    'build-army': 'Armee bauen',
    'land-battle': 'Landschlacht',
    'build-navy': 'Flotte bauen',
    'sea-battle': 'Seeschlacht',
    'economic-warfare': 'Wirtschaftskrieg',
    event: 'Ereignis',
    response: 'Reaktion',
    status: 'Status',
  } as Record<string, string>,
  piles: {
    hand: 'Hand',
    status: 'Ausliegende Statuskarten',
    response: 'Verdeckte Reaktionen',
    discard: 'Ablage',
    deck: 'Deck',
  } as Record<string, string>,
  steps: {
    begin: 'Zugbeginn',
    play: 'Spielphase',
    supply: 'Versorgungsphase',
    victory: 'Wertungsphase',
    discard: 'Ablegephase',
    draw: 'Ziehphase',
  } as Record<string, string>,
  round: (n: number) => (n === 0 ? 'Aufstellung' : `Runde ${n} von 20`),
  briefRound: (n: number) => (n === 0 ? 'Aufst.' : `${n}/20`),
  shortRound: (n: number) => (n === 0 ? 'Aufstellung' : `Runde ${n}`),
  sides: { axis: 'Achse', allies: 'Alliierte' } as Record<string, string>,
  piece: (kind: 'army' | 'navy') => (kind === 'army' ? 'Armee' : 'Flotte'),
  pieceOf: (country: string, kind: 'army' | 'navy', space: string) =>
    `${country}: ${kind === 'army' ? 'Armee' : 'Flotte'} ${form(space, 'in')}`,
  placed: (country: string, kind: 'army' | 'navy', space: string) =>
    `eine ${pieceOf(country, kind)} ${form(space, 'in')} aufstellen`,
  removed: (country: string, kind: 'army' | 'navy', space: string) =>
    `die ${pieceOf(country, kind)} ${form(space, 'in')} entfernen`,
  cut: (country: string, kind: 'army' | 'navy', space: string) =>
    `die ${pieceOf(country, kind)} ${form(space, 'in')} von der Versorgung abschneiden`,
  fed: (country: string, kind: 'army' | 'navy', space: string) =>
    `die ${pieceOf(country, kind)} ${form(space, 'in')} wieder versorgen`,
  points: (side: string, points: number) =>
    points > 0 ? `${form(side, 'dat')} ${points} SP bringen` : `${form(side, 'acc')} ${-points} SP kosten`,
  scoring: (country: string, before: number, after: number) =>
    `die nächste Wertung ${form(country, 'gen')} von ${before} auf ${after} SP ändern`,
  played: (country: string, card: string) => `„${card}“ auf den Ablagestapel ${form(country, 'gen')} legen`,
  status: (country: string, card: string) => `den Status „${card}“ vor ${form(country, 'dat')} auslegen`,
  statusGone: (country: string, card: string) =>
    `den Status „${card}“ ${form(country, 'gen')} vom Tisch nehmen`,
  faceDown: (country: string) => `eine verdeckte Reaktion ${form(country, 'gen')} auslegen`,
  milled: (country: string, cards: number) => `${form(country, 'acc')} ${cardsOf(cards)} vom Deck kosten`,
  handLess: (country: string, cards: number) =>
    `${form(country, 'acc')} ${cardsOf(cards)} von der Hand kosten`,
  straitTo: (space: string, side: string) => `die Meerenge ${form(space, 'in')} ${forSide(side)} öffnen`,
  overlay: {
    supply: 'Versorgungslinien',
    threats: 'Bedrohte Einheiten',
    scoring: 'Nächste Wertung',
    groups: { supply: 'Versorgung', war: 'Krieg', points: 'Punkte' },
    threatened: (piece: string, by: string) => `${piece}: in Reichweite von ${by}`,
    nothing: 'Nichts zu zeigen.',
    pieceAt: (piece: string, space: string, says: string) => `${piece} ${form(space, 'in')}: ${says}`,
    safe: 'Keine Einheit ist in Reichweite eines Feindes.',
    scores: (country: string, total: number) => `${country}: ${total} SP`,
    homeHeld: (country: string) => `${country}: nichts, das Heimatgebiet ist vom Feind besetzt`,
    star: (space: string, points: number) => `${space} ${points}`,
  },
  inspect: {
    empty: 'Keine Einheiten.',
    star: 'Versorgungsgebiet: Es bringt dem Land, das es hält, 2 SP, geteilt je 1 SP.',
    home: (country: string) => `Heimatgebiet ${form(country, 'gen')}.`,
    strait: (seas: string, side: string) => `Beherrscht die Meerenge ${seas}: offen ${forSide(side)}.`,
    inReach: (who: string) => `in Reichweite von ${who}`,
    protected: 'wird in diesem Zug nicht entfernt',
  },
  strait: (side: string) => `Meerenge offen ${forSide(side)}`,
  foresee: {
    responses: (list: string) => `verdeckte Reaktionen zulassen: ${list}`,
    responsesOf: (country: string, cards: number) => `${country} ${cards}`,
    pieceOf: (piece: string, country: string) => `${piece} ${form(country, 'gen')}`,
    remains: (pieces: string, space: string) =>
      `${form(space, 'in')} noch übrig lassen: ${pieces}; eine Schlacht entfernt nur eine Einheit`,
    nobody: (space: string) => `nichts entfernen: ${form(space, 'in')} steht kein Feind`,
    emptied: (space: string) =>
      `${form(space, 'acc')} feindfrei machen, damit später eine Armee einrücken kann`,
  },
  /** The steps of a turn, in short. */
  turnSteps: {
    play: 'Spielen',
    supply: 'Versorgung',
    victory: 'Wertung',
    discard: 'Ablegen',
    draw: 'Ziehen',
  } as Record<string, string>,
  strips: {
    hand: 'auf der Hand',
    deck: 'im Deck',
    discard: 'abgelegt',
    armies: (n: number) => (n === 1 ? 'Armee' : 'Armeen'),
    navies: (n: number) => (n === 1 ? 'Flotte' : 'Flotten'),
    responses: 'verdeckte Reaktionen',
  },
  cards: {
    reacts: 'Reagiert',
    inHand: 'auf der Hand',
    onTable: 'ausliegend',
    faceDown: 'verdeckt ausliegend',
    discarded: 'abgelegt',
    unknown: (n: number) => `${n} nicht gesehen`,
  },
  /** Countries are listed after "von": "in Reichweite von Japan und der Sowjetunion". */
  and: (names: readonly string[]) => {
    const listed = names.map((name) => form(name, 'dat'));
    return listed.length < 2 ? (listed[0] ?? '') : `${listed.slice(0, -1).join(', ')} und ${listed.at(-1)}`;
  },
});
