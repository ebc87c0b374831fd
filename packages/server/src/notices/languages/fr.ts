import type { MessageWords } from './words.js';

/** The words of messages in French. */
export const fr: MessageWords = {
  language: 'fr',
  turn: {
    one: (line) => `À vous de jouer : ${line}`,
    many: (count) => `À vous de jouer à ${count} tables`,
    bare: 'À vous de jouer',
    /** A game of a tournament has begun. */
    begun: 'votre partie a commencé',
    oneBegun: (line) => `Votre partie a commencé : ${line}`,
    bareBegun: 'Votre partie a commencé',
    news: (count) => `À vous de jouer, ou nouvelle partie, à ${count} tables`,
    /** Somebody never came to their games in a tournament, and it goes on without them. */
    absent: 'vous avez manqué deux parties de suite et n’êtes plus apparié. Vous pouvez revenir',
    oneAbsent: (line) => `Vous n’êtes plus apparié : ${line}`,
    bareAbsent: 'Vous n’êtes plus apparié',
    mixed: (count) => `Des nouvelles de vos parties et tournois : ${count}`,
    /** To everybody at a table, not to whom it waits for. */
    waits: (line) => `La partie attend : ${line}`,
    and: 'et',
    more: (count) => `… et ${count} de plus`,
  },
  stop: (url) => `Ne plus recevoir ces messages : ${url}`,
  confirm: {
    subject: 'Sandtable : est-ce votre adresse ?',
    text: (url) =>
      `Quelqu’un souhaite être prévenu ici quand c’est à son tour de jouer. Si c’est vous, ouvrez ce lien :\n\n${url}\n\nSinon, ne faites rien : rien d’autre ne viendra.`,
  },
  reset: {
    subject: 'Sandtable : un nouveau mot de passe',
    text: (links) =>
      `Quelqu’un a demandé ici un nouveau mot de passe. Si c’était vous, ouvrez le lien dans l’heure ; il ne sert qu’une fois.\n\n${links}\n\nSinon, ne faites rien : votre mot de passe reste le même.`,
  },
  pages: {
    notOurs: 'Ce lien n’est pas de nous',
    notOursLead: 'Ce lien n’est pas complet : copiez-le en entier depuis le message.',
    address: 'Votre adresse',
    addressLead: (email) => `Faut-il envoyer les messages sur vos tours à ${email} ?`,
    addressYes: 'Oui, envoyez-les',
    confirmed: 'Confirmée',
    confirmedLead: (email) => `Vous serez prévenu à ${email} quand ce sera à vous de jouer.`,
    notConfirmed: 'Non confirmée',
    notConfirmedLead: 'L’adresse a été changée ou retirée entre-temps.',
    stop: 'Plus de messages ?',
    stopLead: (email) => `Les messages sur vos tours vont à ${email}.`,
    stopYes: 'Ne plus les envoyer',
    stopped: 'Plus de messages',
    stoppedLead: (email) => `Plus rien n’est envoyé à ${email}.`,
  },
};
