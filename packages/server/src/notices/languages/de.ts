import type { MessageWords } from './words.js';

/** The words of messages in German. */
export const de: MessageWords = {
  language: 'de',
  turn: {
    one: (line) => `Du bist am Zug: ${line}`,
    many: (count) => `Du bist an ${count} Tischen am Zug`,
    bare: 'Du bist am Zug',
    /** A game of a tournament has begun. */
    begun: 'deine Partie hat begonnen',
    oneBegun: (line) => `Deine Partie hat begonnen: ${line}`,
    bareBegun: 'Deine Partie hat begonnen',
    news: (count) => `Du bist am Zug oder eine Partie hat begonnen: ${count} Tische`,
    /** Somebody never came to their games in a tournament, and it goes on without them. */
    absent:
      'du hast zwei Partien nacheinander versäumt und wirst nicht mehr ausgelost. Du kannst zurückkommen',
    oneAbsent: (line) => `Nicht mehr ausgelost: ${line}`,
    bareAbsent: 'Nicht mehr ausgelost',
    mixed: (count) => `Neues von deinen Partien und Turnieren: ${count}`,
    /** To everybody at a table, not to whom it waits for. */
    waits: (line) => `Die Partie wartet: ${line}`,
    and: 'und',
    more: (count) => `… und ${count} weitere`,
  },
  stop: (url) => `Keine solchen Mails mehr: ${url}`,
  confirm: {
    subject: 'Sandtable: Ist das deine Adresse?',
    text: (url) =>
      `Jemand möchte hier erfahren, wann er oder sie am Zug ist. Wenn du das bist, öffne diesen Link:\n\n${url}\n\nSonst tu nichts: Es kommt nichts weiter.`,
  },
  reset: {
    subject: 'Sandtable: ein neues Passwort',
    text: (links) =>
      `Jemand hat hier um ein neues Passwort gebeten. Wenn du das warst, öffne den Link innerhalb einer Stunde; er gilt einmal.\n\n${links}\n\nSonst tu nichts: Dein Passwort bleibt, wie es ist.`,
  },
  pages: {
    notOurs: 'Kein Link von uns',
    notOursLead: 'Dieser Link ist nicht vollständig: Kopiere ihn ganz aus der Mail.',
    address: 'Deine Adresse',
    addressLead: (email) => `Sollen Mails über deine Züge an ${email} gehen?`,
    addressYes: 'Ja, schickt sie',
    confirmed: 'Bestätigt',
    confirmedLead: (email) => `Du erfährst unter ${email}, wann du am Zug bist.`,
    notConfirmed: 'Nicht bestätigt',
    notConfirmedLead: 'Die Adresse wurde inzwischen geändert oder entfernt.',
    stop: 'Keine Mails mehr?',
    stopLead: (email) => `Mails über deine Züge gehen an ${email}.`,
    stopYes: 'Keine mehr schicken',
    stopped: 'Keine Mails mehr',
    stoppedLead: (email) => `An ${email} wird nichts mehr geschickt.`,
  },
};
