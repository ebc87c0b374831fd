import type { words as English } from '../en/bridgehead.js';
import { form } from '../index.js';
import { translating } from '../over-english.js';

/** The texts of the Bridgehead board, in French. */
export const words = translating<typeof English>()({
  turn: (turn: number, turns: number) => `Tour ${turn} sur ${turns}`,
  briefTurn: (turn: number, turns: number) => `${turn}/${turns}`,
  phases: { movement: 'Mouvement', combat: 'Combats' },
  sides: { south: 'Sud', north: 'Nord' } as Record<string, string>,
  unit: (side: string, kind: string, number: string) => `${kind} ${number} ${form(side, 'de')}`,
  hexSides: {
    east: 'est',
    'north-east': 'nord-est',
    'north-west': 'nord-ouest',
    west: 'ouest',
    'south-west': 'sud-ouest',
    'south-east': 'sud-est',
  },
  steps: (left: number, full: number) => (full === 1 ? 'un pas' : `${left} pas sur ${full}`),
  strength: (attack: number, defence: number, movement: number) =>
    `attaque ${attack}, défense ${defence}, mouvement ${movement}`,
  unsupplied: 'hors ravitaillement',
  moved: 'a bougé',
  attacked: 'a attaqué',
  river: (sides: string) => `rivière : ${sides}`,
  road: 'route',
  source: (side: string) => `le ravitaillement ${form(side, 'de')} part d’ici`,
  town: (holder: string, value: number) => `contrôle : ${holder}, valeur ${value}`,
  nobody: 'aucune unité ici',
  moves: (unit: string, hex: string) => `Déplacer ${unit} à ${hex}`,
  marches: (from: string, to: string) => `Déplacer la pile : ${from} → ${to}`,
  enters: (unit: string, hex: string) => `Faire entrer ${unit} à ${hex}`,
  attack: (hex: string) => `Attaquer ${hex}`,
  movedTo: (unit: string, from: string, to: string) => `${unit} : ${from} → ${to}`,
  enteredAt: (unit: string, hex: string) => `${unit} entre à ${hex}`,
  lost: (unit: string) => `${unit} est éliminée`,
  weaker: (unit: string) => `${unit} perd un pas`,
  takes: (side: string, town: string) => `${form(side, 'le')} prend ${town}`,
  nowUnsupplied: (unit: string) => `${unit} est hors ravitaillement`,
  nowSupplied: (unit: string) => `${unit} est de nouveau ravitaillée`,
  strips: { units: 'sur la carte', towns: 'villes', due: 'à venir', lost: 'perdues' },
  due: 'À venir',
  dueTurn: (turn: number) => `tour ${turn}`,
  dueNow: 'maintenant',
});
