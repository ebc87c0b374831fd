import type { AboutWords, Figure } from '../../../learn/drawing.js';

const zones: Figure = {
  drawing: {
    kind: 'hexes',
    hexes: [
      { at: [0, 1], unit: 'own' },
      { at: [1, 0] },
      { at: [1, 1], zone: true, label: 'arrêt' },
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
    'En rouge : la zone de contrôle autour d’une unité ennemie. Qui y entre ne va pas plus loin, et le ravitaillement n’y passe pas.',
};

export const learn = {
  about: {
    lead: 'Des hexagones, des pions et un dé, à deux : une rivière, quelques villes, et trop peu d’unités pour les tenir toutes.',
    parts: [
      {
        title: 'Votre but',
        text: [
          'Les villes : chacune vaut des points pour le camp qui la tient à la fin. Chaque unité ennemie éliminée vaut aussi un point.',
        ],
      },
      {
        title: 'Votre tour',
        text: [
          'Déplacez ce que vous voulez, puis attaquez ce que vous voulez. Plus rien ne bouge après la première attaque, sauf les unités qui avancent ou qui reculent.',
        ],
        drawing: { kind: 'steps', names: ['Mouvement', 'Attaque', 'Ravitaillement'] },
        caption: 'À la fin de votre tour, chacune de vos unités hors ravitaillement perd un pas.',
      },
      {
        title: 'Zones de contrôle',
        text: ['Une ligne d’unités est plus forte que ses hexagones.'],
        ...zones,
      },
      {
        title: 'Le combat',
        text: [
          'Additionnez les attaquants, comparez aux défenseurs, décalez la colonne selon le terrain, les rivières, les blindés et le ravitaillement, puis lancez le dé. La table de jeu montre le rapport de forces avant que vous ne décidiez.',
        ],
        drawing: {
          kind: 'ladder',
          names: [{ name: '1 : 2' }, { name: '1 : 1' }, { name: '2 : 1' }, { name: '3 : 1' }],
          low: 'l’attaquant souffre',
          high: 'le défenseur recule',
        },
        caption: 'Meilleur est le rapport, meilleure est la colonne de la table.',
      },
      {
        title: 'Comment on gagne',
        text: ['Avec plus de points après le dernier tour, ou aussitôt que l’autre camp n’a plus d’unité.'],
      },
    ],
    chapters: { 'zones-of-control': zones },
  } satisfies AboutWords,
};
