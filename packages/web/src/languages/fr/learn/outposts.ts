import type { AboutWords, Figure } from '../../../learn/drawing.js';

const reactions: Figure = {
  drawing: {
    kind: 'cards',
    cards: [
      {
        glyph: 'face-down',
        name: 'Posez-la',
        says: 'Une réaction se pose face cachée : vous seul la connaissez.',
        down: true,
      },
      { glyph: 'battle', name: 'Le moment', says: 'Un camp subit un raid, ou s’installe à côté de vous.' },
      { glyph: 'shield', name: 'Utilisez-la', says: 'Retournez-la, maintenant ou jamais.' },
    ],
  },
  caption: 'L’autre équipe réagit d’abord, puis les équipes alternent jusqu’à ce que les deux passent.',
};

const raid: Figure = {
  drawing: {
    kind: 'chain',
    spaces: [
      { name: 'Votre colline', kind: 'land', pieces: [{ glyph: 'flag', whose: 'own' }] },
      {
        name: 'La colline voisine',
        kind: 'land',
        pieces: [{ glyph: 'flag', whose: 'enemy', how: 'gone' }],
        note: 'un camp s’en va',
      },
    ],
    links: ['attack'],
  },
  caption:
    'Installez-vous sur une colline adjacente à un de vos camps ; lancez un raid contre une colline adjacente à un de vos camps.',
};

export const learn = {
  about: {
    lead: 'Quatre places, deux équipes, quelques collines et une carte par tour : un petit jeu avec toutes les ruses des grands.',
    parts: [
      {
        title: 'Votre but',
        text: [
          'Des camps sur les collines : chacun rapporte un point à chacun de vos tours, le sommet deux. Les points sont à l’équipe.',
        ],
      },
      {
        title: 'Votre tour',
        text: ['Jouez une carte, ou posez-en une face cachée, ou défaussez-en une.'],
        drawing: { kind: 'steps', names: ['Jouer', 'Marquer', 'Défausser', 'Piocher'] },
        caption: 'Vous piochez jusqu’à quatre cartes.',
      },
      { title: 'Installation et raid', text: ['Vous avez trois camps.'], ...raid },
      {
        title: 'Réactions',
        text: ['Palissade, embuscade et point d’appui attendent sur la table.'],
        ...reactions,
      },
      { title: 'Comment on gagne', text: ['Avec plus de points après six manches.'] },
    ],
    chapters: { raiding: raid, reactions },
  } satisfies AboutWords,
};
