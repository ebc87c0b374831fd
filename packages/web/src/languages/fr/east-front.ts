import type { words as English } from '../en/east-front.js';
import { form } from '../index.js';
import { translating } from '../over-english.js';

const NOUNS: Record<string, { one: string; many: string; feminine: boolean }> = {
  infantry: { one: 'infanterie', many: 'infanteries', feminine: true },
  tank: { one: 'char', many: 'chars', feminine: false },
  airplane: { one: 'avion', many: 'avions', feminine: false },
  fleet: { one: 'flotte', many: 'flottes', feminine: true },
};

/** "allemand", "allemandes"; "du Pacte" never changes. */
function adjective(faction: string, feminine: boolean, many: boolean): string {
  if (faction === 'pact') return 'du Pacte';
  const word = faction === 'german' ? (feminine ? 'allemande' : 'allemand') : 'soviétique';
  return many ? `${word}s` : word;
}

/** A form of a piece's name, which comes with a capital letter: "Char allemand" → "un char allemand". */
const piece = (name: string, wanted: string) => form(name.charAt(0).toLowerCase() + name.slice(1), wanted);
const at = (space: string) => form(space, 'en');
const the = (name: string) => form(name, 'le');
const of = (name: string) => form(name, 'de');
const to = (name: string) => form(name, 'a');
const some = (cards: number) => (cards === 1 ? 'une carte' : `${cards} cartes`);

/** Words that are the same in both languages. */
export const asInEnglish = ['overlay.groups.points', 'stage.force'];

/** The texts of the Quartermaster General: East Front board, in French. */
export const words = translating<typeof English>()({
  endedBy: {
    'victory.lead': 'une avance de 10 points',
    'victory.final': 'le score après le dernier décompte',
  } as Record<string, string>,
  sides: { axis: 'Axe', allies: 'Alliés' } as Record<string, string>,
  factions: { german: 'Allemand', pact: 'Pacte', soviet: 'Soviétique' } as Record<string, string>,
  kind: (faction: string, type: string): string => {
    const noun = NOUNS[type];
    return `${noun?.one ?? type} ${adjective(faction, noun?.feminine ?? false, false)}`;
  },
  stack: (faction: string, type: string, count: number): string => {
    const noun = NOUNS[type];
    return count === 1
      ? words.kind(faction, type)
      : `${count} ${noun?.many ?? type} ${adjective(faction, noun?.feminine ?? false, true)}`;
  },
  force: (faction: string) =>
    faction === 'Pacte' ? 'Force du Pacte' : `Force ${faction === 'Allemand' ? 'allemande' : 'soviétique'}`,
  plural: { infantry: 'infanteries', tank: 'chars', airplane: 'avions', fleet: 'flottes' } as Record<
    string,
    string
  >,
  pieces: (type: string, n: number): string =>
    (n < 2
      ? { infantry: 'infanterie', tank: 'char', airplane: 'avion', fleet: 'flotte' }[type]
      : words.plural[type]) ?? type,
  piles: {
    hand: 'Main',
    contingency: 'Cartes de secours, première face visible',
    flipped: 'Cartes de secours, seconde face visible',
    deck: 'Pioche',
    discard: 'Défausse',
    late: 'Fin de guerre',
  } as Record<string, string>,
  eras: { mid: 'Mi-guerre', late: 'Fin de guerre', contingency: 'Carte de secours' } as Record<
    string,
    string
  >,
  setUp: 'Mise en place',
  round: (round: number, name: string): string =>
    round === 0 ? words.setUp : `${name}, manche ${round} sur 16`,
  briefRound: (round: number): string => (round === 0 ? 'Début' : `${round}/16`),
  shortRound: (name: string): string => name || 'Début',
  factionLetters: { german: 'AL', pact: 'PA', soviet: 'SO' } as Record<string, string>,
  reaction: (name: string, detail: string | null) =>
    detail ? `${name} : ${detail.charAt(0).toLowerCase()}${detail.slice(1)}` : `${name}`,
  secondSide: (name: string, text: string) => `Seconde face, ${name} : ${text}`,
  placed: (name: string, space: string) => `placer ${piece(name, 'un')} ${at(space)}`,
  gone: (name: string, space: string) => `retirer ${piece(name, 'un')} ${at(space)}`,
  moved: (name: string, from: string, space: string) => `déplacer ${piece(name, 'un')} : ${from} → ${space}`,
  cut: (name: string, space: string) => `laisser ${piece(name, 'le')} ${at(space)} hors ravitaillement`,
  fed: (name: string, space: string) => `ravitailler ${piece(name, 'le')} ${at(space)}`,
  taken: (side: string, space: string) => `donner ${to(side)} le contrôle ${of(space)}`,
  points: (side: string, points: number) =>
    points > 0 ? `donner ${points} PV ${to(side)}` : `coûter ${-points} PV ${to(side)}`,
  starsMove: (side: string, stars: number) =>
    `laisser ${stars} ${stars < 2 ? 'étoile' : 'étoiles'} ${to(side)}`,
  handLess: (side: string, cards: number) => `retirer ${some(cards)} de la main ${of(side)}`,
  draws: (side: string, cards: number) => `faire piocher ${some(cards)} ${to(side)}`,
  cards: {
    inHand: 'en main',
    discarded: 'utilisée ou défaussée',
    first: 'première face visible',
    second: 'seconde face visible',
    waiting: 'attend la fin de la guerre',
    unknown: 'pas vue',
  },
  overlay: {
    supply: (faction: string) => `Ravitaillement : ${faction}`,
    interdiction: (side: string) => `Terres et eaux interdites par ${the(side)}`,
    stars: 'Étoiles, comme un décompte les compterait',
    groups: { supply: 'Ravitaillement', points: 'Points' },
    none: 'Aucune pièce sur le plateau.',
    pieceAt: (piece: string, space: string, says: string) => `${piece} ${at(space)} : ${says}`,
    scores: (side: string, stars: number, list: string) => `${side} : ${stars} (${list})`,
    cuts: (space: string, by: string) => `${space}, par ce qui se trouve ici : ${by}`,
  },
  inspect: {
    water: 'Eau.',
    control: (side: string) => `Sous le contrôle ${of(side)}.`,
    both: 'Zone d’eau vide : les deux camps peuvent l’utiliser.',
    stars: (stars: number) => `Vaut ${stars} PV à une manche de décompte.`,
    covered: 'Son étoile est couverte par Terre brûlée.',
    flags: (factions: string) => `Drapeau de ravitaillement : ${factions}.`,
    empty: 'Aucune pièce.',
    moved: (count: number) => `${count} ${count === 1 ? 'déplacée' : 'déplacées'}`,
  },
  stage: {
    title: (from: string, space: string) => `${from} attaque ${the(space)}`,
    attacks: (space: string) => `${space} : attaque`,
    defends: (space: string) => `${space} : défense`,
    inForce: (pieces: number) => `${pieces} dans la force`,
    left: (pieces: number) => `${pieces === 1 ? 'reste' : 'restent'} ${pieces}`,
    force: 'Force',
    support: 'Soutien',
    none: 'aucun',
    ranks: {
      infantry: 'Infanterie',
      tank: 'Char',
      airplane: 'Avion, flotte',
      'sustain-attack': 'Attaque prolongée',
    },
    need: 'Pour poursuivre',
    needs: {
      any: 'une pièce de n’importe quel rang',
      tank: 'un char, un avion ou une flotte',
      airplane: 'un avion ou une flotte',
      'sustain-attack': 'une Attaque prolongée, rien d’autre',
    } as Record<string, string>,
    exchange: 'Un Échange est dû : l’attaquant perd aussi une pièce.',
    empty: 'personne',
  },
  seasonLetters: { summer: 'Ét', fall: 'Au', winter: 'Hi', spring: 'Pr' } as Record<string, string>,
  foresee: {
    empty: (space: string) =>
      `trouver ${the(space)} sans défense : personne ne peut répondre, et le combat s’arrête aussitôt`,
    force: (force: number, support: number) =>
      `attaquer avec ${force} dans la force${support > 0 ? ` et ${support} en soutien` : ', sans soutien'}`,
    defence: (space: string, there: number, support: number) =>
      `affronter ${there} ${at(space)}${support > 0 ? `, et ${support} en soutien qui peuvent être sacrifiées d’abord` : ''}`,
    rounds: (least: number, most: number) =>
      `demander ${least === most ? `${least}` : `de ${least} à ${most}`} rounds pour vider la zone : le premier est gratuit, chacun des autres vous coûte une pièce d’un rang au moins égal à celui de la pièce sacrifiée`,
    oneRound: 'demander un seul round pour vider la zone, sans rien coûter',
    tooMany: (rounds: number) =>
      `ne donner que ${rounds} ${rounds === 1 ? 'round' : 'rounds'} sans Attaque prolongée : trop peu pour être sûr`,
    reacts: (reaction: string) => `répondre : ${reaction}`,
    left: (pieces: number) => `vous laisser ${pieces} de ces pièces, si l’adversaire ne répond pas`,
    answers: (side: string, cards: number) =>
      `laisser ${the(side)} répondre à chaque round par Tenir bon, Repli ou Échange : ${cards} en main`,
    noAnswers: (side: string) => `laisser ${the(side)} sans réponse : aucune carte en main`,
  },
  turnSteps: ['Bouger', 'Agir', 'Agir encore', 'Bouger encore', 'Ravitailler', 'Piocher'],
  strips: { hand: 'en main', deck: 'dans la pioche', used: 'utilisées' },
  and: (names: readonly string[]) =>
    names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} et ${names.at(-1)}`,
});
