import type { Names } from '../catalogue.js';

/** Names by their English text. */
export const names: Names = {
  Summit: { '': 'Sommet', le: 'le Sommet', de: 'du Sommet' },
  Alder: { '': 'Aulne', le: 'Aulne', de: 'd’Aulne' },
  Birch: { '': 'Bouleau', le: 'Bouleau', de: 'de Bouleau' },
  Cedar: { '': 'Cèdre', le: 'Cèdre', de: 'de Cèdre' },
  Dogwood: { '': 'Cornouiller', le: 'Cornouiller', de: 'de Cornouiller' },
  Elm: { '': 'Orme', le: 'Orme', de: 'd’Orme' },
  Fir: { '': 'Sapin', le: 'Sapin', de: 'de Sapin' },
  Settle: 'Installation',
  Raid: 'Raid',
  Palisade: 'Palissade',
  Ambush: 'Embuscade',
  Foothold: 'Point d’appui',
  Pursuit: 'Poursuite',
  Granary: 'Grenier',
  deck: 'pioche',
  hand: 'main',
  laid: 'posées',
  standing: 'en vigueur',
  discard: 'défausse',
  'Settle a camp.': 'Installez un camp.',
  'Raid a hill next to one of your camps.': 'Lancez un raid contre une colline adjacente à un de vos camps.',
  'Use when a camp of your team is about to be removed. It is not removed this turn.':
    'À utiliser quand un camp de votre équipe va être retiré. Il n’est pas retiré ce tour-ci.',
  'Use right after an enemy camp was settled next to one of your camps. Remove it.':
    'À utiliser juste après l’installation d’un camp ennemi à côté d’un de vos camps. Retirez-le.',
  'Use when you raided a hill and no enemy is left on it. Put a camp there.':
    'À utiliser quand vous avez lancé un raid contre une colline et qu’il n’y reste aucun ennemi. Placez-y un camp.',
  'Use once per turn when you raided a hill. Discard the top card of your deck and raid it again or a hill next to it.':
    'À utiliser une fois par tour quand vous avez lancé un raid contre une colline. Défaussez la première carte de votre pioche et lancez un nouveau raid contre elle ou contre une colline adjacente.',
  'You score one point more.': 'Vous marquez un point de plus.',
  play: 'jouer',
  lay: 'poser',
  draw: 'piocher',
  settle: 'occuper',
  raid: 'attaquer',
  strike: 'frapper',
  use: 'utiliser',
  pass: 'passer',
  Rounds: 'Manches',
  Short: 'Courte',
  Long: 'Longue',
};
