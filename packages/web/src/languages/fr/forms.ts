import type { words as English } from '../en/forms.js';
import { form } from '../index.js';
import { translating } from '../over-english.js';
import { many } from './grammar.js';

/** Les textes du formulaire d’une nouvelle partie, en français. */

const le = (name: string) => form(name, 'le');
/** Comment jouent les bots. */
const BOTS: Record<string, string> = {
  random: 'au hasard',
  recruit: 'recrue',
  greedy: 'glouton',
  captain: 'capitaine',
  general: 'général',
};

export const asInEnglish = ['setup.options'];

export const words = translating<typeof English>()({
  setup: {
    ratedSwitch: 'Classée : elle compte pour la cote de tous ceux qui jouent',
    ratedHint: 'Les parties classées sont réservées aux comptes, et publiques.',
    title: (game: string) => `Préparer : ${game}`,
    playOn: (game: string) => `Continuer : ${game}`,
    playOnHint:
      'La partie reprend au moment que vous regardiez. Choisissez qui joue quelle place à partir de là.',
    who: 'Qui joue quoi',
    person: 'Une personne',
    bot: (name: string) => `Bot : ${BOTS[name] ?? name}`,
    open: 'Place libre',
    me: 'Moi',
    nameOf: (seat: string) => `Nom de la personne qui joue ${le(seat)}`,
    usualName: (n: number) => `Joueur ${n}`,
    charts: 'Places pour',
    players: (n: number) => many(n, 'joueur'),
    curtain: 'Cacher l’écran quand il passe d’une personne à une autre',
    options: 'Options',
    usual: 'habituel',
    usedFile: (name: string) => `${name} est utilisé`,
    usualFile: 'Aucune différence : les valeurs habituelles sont utilisées',
    tooLarge: 'Le fichier est trop grand',
    mendFile: 'Corrigez ce fichier ou retirez-le',
    takeFileAway: 'Retirer ce fichier',
    noYaml: (reason: string) => `Le fichier n’est pas du YAML : ${reason}`,
    begin: 'Commencer',
    beginOnline: 'Ouvrir la table',
    game: 'Jeu',
    where: 'Où',
    here: 'Sur cet écran',
    elsewhere: 'En ligne',
    clock: 'Pendule',
    noClock: 'Sans pendule',
    live: 'En direct',
    correspondence: 'Par correspondance',
    minutesEach: 'Minutes pour chaque place',
    secondsBack: 'Secondes rendues à chaque choix',
    daysEach: 'Jours pour chaque place',
    hoursBack: 'Heures rendues à chaque choix',
    private: 'Privée : seulement par lien d’invitation',
    tableTitle: 'Titre de la table',
    tableTitleHint: 'Facultatif : ce que les autres lisent dans le salon',
    nobody: 'Donnez au moins une place à une personne, ou regardez jouer les bots.',
  },
  hostRules: {
    title: 'Ce que l’hôte peut faire pendant la partie',
    hint: 'Chacun le voit avant de s’asseoir. Avant le début, l’hôte peut toujours exclure quelqu’un.',
    remove: {
      label: 'Exclure un joueur',
      never: 'Jamais',
      clock: 'Quand son temps est écoulé',
      majority: 'Quand la plupart des autres sont d’accord',
      host: 'À son gré',
    },
    pause: { label: 'Arrêter les pendules', agreed: 'Quand tous sont d’accord', host: 'L’hôte seul' },
    mayRemove: {
      clock: 'L’hôte peut exclure les joueurs dont le temps est écoulé.',
      majority: 'L’hôte peut exclure un joueur quand la plupart des autres sont d’accord.',
      host: 'L’hôte peut exclure des joueurs à son gré.',
    },
    mayPause: 'L’hôte seul peut suspendre la partie.',
    toBot: 'Exclure, un bot joue',
    toOpen: 'Exclure, libérer la place',
    toBotHint: 'La place reste au bot.',
    toOpenHint: 'Un bot joue jusqu’à ce que quelqu’un d’autre s’assoie.',
    sure: (name) => `Exclure ${name} de cette table ?`,
    sureHint: 'Aucun retour possible. Le journal le dit.',
    yes: 'Exclure',
    asked: (name, n) => `L’hôte demande d’exclure ${name}. Accords : ${n}.`,
    agree: 'Accepter',
    withdraw: 'Retirer',
  },
});
