import type { words as English } from '../en/qmg-ww2.js';
import { form } from '../index.js';
import { translating } from '../over-english.js';

type Kind = 'army' | 'navy';

const piece = (kind: Kind): string => (kind === 'army' ? 'armée' : 'flotte');
/** "une armée allemande" */
const aPieceOf = (country: string, kind: Kind) => `une ${piece(kind)} ${form(country, 'f')}`;
/** "l’armée allemande" */
const thePieceOf = (country: string, kind: Kind) =>
  `${kind === 'army' ? 'l’' : 'la '}${piece(kind)} ${form(country, 'f')}`;
const label = (kind: Kind): string => (kind === 'army' ? 'Armée' : 'Flotte');
const within = (space: string) => form(space, 'en');
const cards = (count: number) => (count === 1 ? 'une carte' : `${count} cartes`);
const listed = (names: readonly string[]) =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} et ${names.at(-1)}`;

/** The texts of the Quartermaster General WW2 board, in French. */
export const words = translating<typeof English>()({
  endedBy: {
    'victory.lead': 'une avance de 30 points',
    'victory.rounds': 'le score après la dernière manche',
    'victory.sudden': 'une victoire soudaine',
  } as Record<string, string>,
  types: {
    'build-army': 'Construire une armée',
    'land-battle': 'Bataille terrestre',
    'build-navy': 'Construire une flotte',
    'sea-battle': 'Bataille navale',
    'economic-warfare': 'Guerre économique',
    event: 'Événement',
    response: 'Réponse',
    status: 'Statut',
  } as Record<string, string>,
  piles: {
    hand: 'Main',
    status: 'Statuts sur la table',
    response: 'Réponses, face cachée',
    discard: 'Défausse',
    deck: 'Pioche',
  } as Record<string, string>,
  steps: {
    begin: 'début du tour',
    play: 'Phase de jeu',
    supply: 'Phase de ravitaillement',
    victory: 'Phase de victoire',
    discard: 'Phase de défausse',
    draw: 'Phase de pioche',
  } as Record<string, string>,
  round: (n: number) => (n === 0 ? 'Mise en place' : `Manche ${n} sur 20`),
  briefRound: (n: number) => (n === 0 ? 'Début' : `${n}/20`),
  shortRound: (n: number) => (n === 0 ? 'Mise en place' : `Manche ${n}`),
  sides: { axis: 'Axe', allies: 'Alliés' } as Record<string, string>,
  // The type of the English words has only their own two texts.
  piece: (kind: Kind) => label(kind) as 'Army' | 'Navy',
  pieceOf: (country: string, kind: Kind, space: string) => `${country} : ${piece(kind)} ${within(space)}`,
  placed: (country: string, kind: Kind, space: string) =>
    `${aPieceOf(country, kind)} est placée ${within(space)}`,
  removed: (country: string, kind: Kind, space: string) =>
    `${thePieceOf(country, kind)} ${within(space)} est retirée`,
  cut: (country: string, kind: Kind, space: string) =>
    `${thePieceOf(country, kind)} ${within(space)} n’est plus ravitaillée`,
  fed: (country: string, kind: Kind, space: string) =>
    `${thePieceOf(country, kind)} ${within(space)} est de nouveau ravitaillée`,
  points: (side: string, points: number) =>
    points > 0
      ? `${form(side, 'le')} gagne${form(side, 'nt')} ${points} PV`
      : `${form(side, 'le')} perd${form(side, 'ent')} ${-points} PV`,
  scoring: (country: string, before: number, after: number) =>
    `la prochaine phase de victoire ${form(country, 'de')} rapporte ${after} PV au lieu de ${before}`,
  played: (country: string, card: string) => `« ${card} » va dans la défausse ${form(country, 'de')}`,
  status: (country: string, card: string) => `le Statut « ${card} » est posé devant ${form(country, 'le')}`,
  statusGone: (country: string, card: string) =>
    `le Statut « ${card} » ${form(country, 'de')} quitte la table`,
  faceDown: (country: string) => `une Réponse ${form(country, 'de')} est posée face cachée sur la table`,
  milled: (country: string, count: number) =>
    `${form(country, 'le')} perd${form(country, 'ent')} ${cards(count)} de ${form(country, 'sa')} pioche`,
  handLess: (country: string, count: number) =>
    `${form(country, 'le')} perd${form(country, 'ent')} ${cards(count)} de ${form(country, 'sa')} main`,
  straitTo: (space: string, side: string) =>
    `le détroit contrôlé depuis ${form(space, 'le')} s’ouvre ${form(side, 'a')}`,
  overlay: {
    supply: 'Lignes de ravitaillement',
    threats: 'Pièces menacées',
    scoring: 'Prochaine phase de victoire',
    groups: { supply: 'Ravitaillement', war: 'Guerre', points: 'Points' },
    threatened: (what: string, by: string) => `${what}, à portée de : ${by}`,
    nothing: 'Rien à montrer.',
    pieceAt: (piece: string, space: string, says: string) => `${piece} ${within(space)} : ${says}`,
    safe: 'Aucune pièce n’est à portée d’un ennemi.',
    scores: (country: string, total: number) => `${country} : ${total} PV`,
    homeHeld: (country: string) =>
      `${country} : rien, ${form(country, 'sa')} zone nationale est aux mains de l’ennemi`,
    star: (space: string, points: number) => `${space} ${points}`,
  },
  inspect: {
    empty: 'Aucune pièce.',
    star: 'Zone de ravitaillement : rapporte 2 PV au pays qui la tient, 1 PV chacun si elle est partagée.',
    home: (country: string) => `Zone nationale ${form(country, 'de')}.`,
    strait: (seas: string, side: string) => `Contrôle le détroit ${seas}, ouvert ${form(side, 'a')}.`,
    inReach: (who: string) => `à portée de : ${who}`,
    protected: 'pas retirée ce tour-ci',
  },
  strait: (side: string) => `Détroit ouvert ${form(side, 'a')}`,
  foresee: {
    responses: (list: string) => `des Réponses face cachée peuvent y répondre : ${list}`,
    responsesOf: (country: string, count: number) => `${country} ${count}`,
    pieceOf: (piece: string, country: string) => `${piece} ${form(country, 'de')}`,
    remains: (pieces: string, space: string) =>
      `il reste ${within(space)} : ${pieces} ; une bataille ne retire qu’une pièce`,
    nobody: (space: string) => `rien n’est retiré : il n’y a pas d’ennemi ${within(space)}`,
    emptied: (space: string) =>
      `il n’y a plus d’ennemi ${within(space)} : une armée pourra y entrer plus tard`,
  },
  /** The steps of a turn, in short. */
  turnSteps: {
    play: 'Jeu',
    supply: 'Ravitaillement',
    victory: 'Victoire',
    discard: 'Défausse',
    draw: 'Pioche',
  } as Record<string, string>,
  strips: {
    hand: 'en main',
    deck: 'dans la pioche',
    discard: 'défaussées',
    armies: (n: number) => (n < 2 ? 'Armée' : 'Armées'),
    navies: (n: number) => (n < 2 ? 'Flotte' : 'Flottes'),
    responses: 'Réponses face cachée',
  },
  cards: {
    reacts: 'Réagit',
    inHand: 'en main',
    onTable: 'sur la table',
    faceDown: 'face cachée sur la table',
    discarded: 'défaussée',
    unknown: (n: number) => (n === 1 ? '1 non vue' : `${n} non vues`),
  },
  and: listed,
});

/** Words that are the same in both languages. */
export const asInEnglish = ['overlay.groups.points'];
