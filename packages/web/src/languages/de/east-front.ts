import { capital } from '../../boards/pretty.js';
import type { words as English } from '../en/east-front.js';
import { form } from '../index.js';
import { translating } from '../over-english.js';

/** The names of the factions as parts of the English names of pieces. */
const FACTIONS: Record<string, string> = { german: 'German', pact: 'Pact', soviet: 'Soviet' };

/** The sides and factions in a sentence, by their name. */
const GENITIVE: Record<string, string> = { Achse: 'der Achse', Alliierte: 'der Alliierten' };
const DATIVE: Record<string, string> = { Achse: 'der Achse', Alliierte: 'den Alliierten' };
const ADJECTIVE: Record<string, string> = {
  Deutsche: 'deutschen ',
  Pakt: 'Pakt-',
  Sowjets: 'sowjetischen ',
};
/** "Deutsche Streitmacht", "Pakt-Streitmacht" */
const FORCES: Record<string, string> = { Deutsche: 'Deutsche', Pakt: 'Pakt-', Sowjets: 'Sowjetische' };
const of = (side: string) => GENITIVE[side] ?? side;
const to = (side: string) => DATIVE[side] ?? side;

const cards = (count: number) => (count === 1 ? 'eine Karte' : `${count} Karten`);
const pieces = (count: number) => (count === 1 ? '1 Einheit' : `${count} Einheiten`);

/** The texts of the Quartermaster General: East Front board, in German. */
export const words = translating<typeof English>()({
  endedBy: {
    'victory.lead': '10 Punkte Vorsprung',
    'victory.final': 'den Punktestand nach der letzten Wertung',
  } as Record<string, string>,
  sides: { axis: 'Achse', allies: 'Alliierte' } as Record<string, string>,
  factions: { german: 'Deutsche', pact: 'Pakt', soviet: 'Sowjets' } as Record<string, string>,
  kind: (faction: string, type: string): string =>
    capital(form(`${FACTIONS[faction] ?? faction} ${type}`, '')),
  stack: (faction: string, type: string, count: number): string =>
    count === 1
      ? words.kind(faction, type)
      : `${count} ${form(`${FACTIONS[faction] ?? faction} ${type}`, 'pl')}`,
  force: (faction: string) => `${FORCES[faction] ?? faction} Streitmacht`.replace('- ', '-'),
  plural: { infantry: 'Infanterien', tank: 'Panzer', airplane: 'Flugzeuge', fleet: 'Flotten' } as Record<
    string,
    string
  >,
  pieces: (type: string, n: number): string =>
    (n === 1
      ? { infantry: 'Infanterie', tank: 'Panzer', airplane: 'Flugzeug', fleet: 'Flotte' }[type]
      : words.plural[type]) ?? type,
  piles: {
    hand: 'Hand',
    contingency: 'Notfallkarten, erste Seite oben',
    flipped: 'Notfallkarten, zweite Seite oben',
    deck: 'Deck',
    discard: 'Ablage',
    late: 'Später Krieg',
  } as Record<string, string>,
  eras: { mid: 'Kriegsmitte', late: 'Später Krieg', contingency: 'Notfallkarte' } as Record<string, string>,
  setUp: 'Aufstellung',
  round: (round: number, name: string): string =>
    round === 0 ? words.setUp : `${name}, Runde ${round} von 16`,
  briefRound: (round: number): string => (round === 0 ? 'Start' : `${round}/16`),
  shortRound: (name: string): string => name || 'Aufstellung',
  factionLetters: { german: 'DE', pact: 'PA', soviet: 'SU' } as Record<string, string>,
  reaction: (name: string, detail: string | null) => (detail ? `${name}: ${detail}` : name),
  secondSide: (name: string, text: string) => `Zweite Seite, ${name}: ${text}`,
  placed: (piece: string, space: string) => `${form(piece, 'einen')} ${form(space, 'in')} einsetzen`,
  gone: (piece: string, space: string) => `${form(piece, 'einen')} ${form(space, 'aus')} entfernen`,
  moved: (piece: string, from: string, to: string) =>
    `${form(piece, 'einen')} ${form(from, 'aus')} ${form(to, 'to')} bewegen`,
  cut: (piece: string, space: string) =>
    `${form(piece, 'den')} ${form(space, 'in')} von der Versorgung abschneiden`,
  fed: (piece: string, space: string) => `${form(piece, 'den')} ${form(space, 'in')} wieder versorgen`,
  taken: (side: string, space: string) => `${to(side)} die Kontrolle über ${form(space, 'acc')} geben`,
  points: (side: string, points: number) =>
    points > 0 ? `${to(side)} ${points} SP bringen` : `${to(side)} ${-points} SP kosten`,
  starsMove: (side: string, stars: number) =>
    `${to(side)} ${stars} ${stars === 1 ? 'Stern' : 'Sterne'} lassen`,
  handLess: (side: string, count: number) => `${to(side)} ${cards(count)} aus der Hand nehmen`,
  draws: (side: string, count: number) => `${to(side)} ${cards(count)} vom Deck bringen`,
  cards: {
    inHand: 'auf der Hand',
    discarded: 'genutzt oder abgelegt',
    first: 'erste Seite oben',
    second: 'zweite Seite oben',
    waiting: 'wartet auf den späten Krieg',
    unknown: 'nicht gesehen',
  },
  overlay: {
    supply: (faction: string) => `Versorgung der ${ADJECTIVE[faction] ?? `${faction}-`}Einheiten`,
    interdiction: (side: string) => `Land und Wasser, von ${to(side)} gesperrt`,
    stars: 'Sterne, wie eine Wertung sie zählen würde',
    groups: { supply: 'Versorgung', points: 'Punkte' },
    none: 'Keine Einheiten auf dem Brett.',
    pieceAt: (piece: string, space: string, says: string) => `${piece} ${form(space, 'in')}: ${says}`,
    scores: (side: string, stars: number, list: string) => `${side}: ${stars} (${list})`,
    cuts: (space: string, by: string) => `${space}, gesperrt durch: ${by}`,
  },
  inspect: {
    water: 'Wasser.',
    control: (side: string) => `Unter Kontrolle ${of(side)}.`,
    both: 'Leeres Wasser: beide Seiten dürfen es nutzen.',
    stars: (stars: number) => `Bringt in einer Wertungsrunde ${stars} SP.`,
    covered: 'Der Stern ist durch Verbrannte Erde abgedeckt.',
    flags: (factions: string) => `Versorgungsflagge: ${factions}.`,
    empty: 'Keine Einheiten.',
    moved: (count: number) => `${count} bewegt`,
  },
  stage: {
    title: (from: string, to: string) => `Angriff: ${from} gegen ${to}`,
    attacks: (space: string) => `Angriff aus: ${space}`,
    defends: (space: string) => `Verteidigung: ${space}`,
    inForce: (count: number) => `${count} in der Streitmacht`,
    left: (count: number) => `${count} übrig`,
    force: 'Streitmacht',
    support: 'Unterstützung',
    none: 'keine',
    ranks: {
      infantry: 'Infanterie',
      tank: 'Panzer',
      airplane: 'Luft, Flotte',
      'sustain-attack': 'Nachsetzen',
    },
    need: 'Zum Fortsetzen',
    needs: {
      any: 'eine Einheit von beliebigem Rang',
      tank: 'ein Panzer, ein Flugzeug oder eine Flotte',
      airplane: 'ein Flugzeug oder eine Flotte',
      'sustain-attack': 'Nachsetzen, nichts sonst',
    } as Record<string, string>,
    exchange: 'Ein Abtausch ist zu bezahlen: Auch der Angreifer verliert eine Einheit.',
    empty: 'niemand',
  },
  seasonLetters: { summer: 'So', fall: 'He', winter: 'Wi', spring: 'Fr' } as Record<string, string>,
  foresee: {
    empty: (space: string) =>
      `${form(space, 'acc')} leer vorfinden: niemand kann antworten, und der Kampf ist sofort vorbei`,
    force: (force: number, support: number) =>
      `mit ${pieces(force)} in der Streitmacht${support > 0 ? ` und ${support} zur Unterstützung` : ', ohne Unterstützung,'} angreifen`,
    defence: (space: string, there: number, support: number) =>
      `auf ${pieces(there)} ${form(space, 'in')} treffen${support > 0 ? `, dazu ${support} zur Unterstützung, die zuerst aufgegeben werden können` : ''}`,
    rounds: (least: number, most: number) =>
      `${least === most ? `${least}` : `${least} bis ${most}`} Kampfrunden brauchen, bis das Feld leer ist: die erste ist frei, jede weitere kostet dich eine Einheit von mindestens dem aufgegebenen Rang`,
    oneRound: 'eine Kampfrunde brauchen, bis das Feld leer ist, ohne Kosten',
    tooMany: (rounds: number) =>
      `ohne Nachsetzen nur ${rounds} ${rounds === 1 ? 'Kampfrunde' : 'Kampfrunden'} weit reichen: zu wenig, um sicher zu sein`,
    reacts: (reaction: string) => `antworten: ${reaction}`,
    left: (count: number) => `dir ${count} dieser Einheiten lassen, wenn niemand antwortet`,
    answers: (side: string, count: number) =>
      `${to(side)} in jeder Kampfrunde eine Antwort mit Standhalten, Rückzug oder Abtausch erlauben: ${cards(count)} auf der Hand`,
    noAnswers: (side: string) => `${to(side)} keine Antwort lassen: keine Karten auf der Hand`,
  },
  turnSteps: ['Bewegen', 'Handeln', 'Noch einmal handeln', 'Noch einmal bewegen', 'Versorgen', 'Nachziehen'],
  strips: { hand: 'auf der Hand', deck: 'im Deck', used: 'genutzt' },
  and: (names: readonly string[]) =>
    names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} und ${names.at(-1)}`,
});

/** Signs and abbreviations that need no translation. */
export const asInEnglish = ['piles.hand', 'piles.deck', 'reaction', 'overlay.scores'];
