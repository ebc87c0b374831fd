import type { words as English } from '../en/forms.js';
import { form } from '../index.js';
import { translating } from '../over-english.js';
import { many } from './grammar.js';

/** Die Texte des Formulars für eine neue Partie auf Deutsch. */

const acc = (name: string) => form(name, 'acc');
/** Wie die Bots spielen. */
const BOTS: Record<string, string> = {
  random: 'zufällig',
  recruit: 'Rekrut',
  greedy: 'gierig',
  captain: 'Hauptmann',
  general: 'General',
};

export const asInEnglish = ['setup.elsewhere', 'setup.live', 'setup.options'];

export const words = translating<typeof English>()({
  setup: {
    ratedSwitch: 'Gewertet: zählt für die Wertung aller, die spielen',
    ratedHint: 'Gewertete Partien sind für Konten, und öffentlich.',
    title: (game: string) => `Aufbauen: ${game}`,
    playOn: (game: string) => `Weiterspielen: ${game}`,
    playOnHint:
      'Die Partie geht von dem Augenblick aus weiter, den du angesehen hast. Wähle, wer von da an welchen Platz spielt.',
    who: 'Wer spielt was',
    person: 'Mensch',
    bot: (name: string) => `Bot: ${BOTS[name] ?? name}`,
    open: 'Freier Platz',
    me: 'Ich',
    nameOf: (seat: string) => `Name der Person, die ${acc(seat)} spielt`,
    usualName: (n: number) => `Spieler ${n}`,
    charts: 'Plätze für',
    players: (n: number) => many(n, 'Spieler', 'Spieler'),
    curtain: 'Bildschirm verdecken, wenn er an jemand anderen weitergeht',
    options: 'Optionen',
    usual: 'üblich',
    usedFile: (name: string) => `${name} wird verwendet`,
    usualFile: 'Keine Unterschiede: Es gelten die üblichen Werte',
    tooLarge: 'Die Datei ist zu groß',
    mendFile: 'Berichtige diese Datei oder nimm sie weg',
    takeFileAway: 'Diese Datei weglassen',
    noYaml: (reason: string) => `Die Datei ist kein YAML: ${reason}`,
    begin: 'Beginnen',
    beginOnline: 'Tisch eröffnen',
    game: 'Spiel',
    where: 'Wo',
    here: 'An diesem Bildschirm',
    elsewhere: 'Online',
    clock: 'Bedenkzeit',
    noClock: 'Ohne Uhr',
    live: 'Live',
    correspondence: 'Fernpartie',
    minutesEach: 'Minuten für jeden Platz',
    secondsBack: 'Sekunden zurück mit jeder Entscheidung',
    daysEach: 'Tage für jeden Platz',
    hoursBack: 'Stunden zurück mit jeder Entscheidung',
    private: 'Privat: nur mit Einladungslink',
    tableTitle: 'Titel des Tisches',
    tableTitleHint: 'Freiwillig: was andere in der Lobby lesen',
    nobody: 'Gib mindestens einen Platz einem Menschen, oder sieh den Bots zu.',
  },
  hostRules: {
    title: 'Was der Gastgeber während der Partie darf',
    hint: 'Alle sehen das, bevor sie sich setzen. Vor Beginn der Partie darf der Gastgeber immer jemanden entfernen.',
    remove: {
      label: 'Jemanden entfernen',
      never: 'Nie',
      clock: 'Wenn die Zeit abgelaufen ist',
      majority: 'Wenn die meisten anderen zustimmen',
      host: 'Nach Belieben',
    },
    pause: { label: 'Die Uhren anhalten', agreed: 'Wenn alle zustimmen', host: 'Der Gastgeber allein' },
    mayRemove: {
      clock: 'Der Gastgeber darf Spieler entfernen, deren Zeit abgelaufen ist.',
      majority: 'Der Gastgeber darf jemanden entfernen, wenn die meisten anderen zustimmen.',
      host: 'Der Gastgeber darf Spieler nach Belieben entfernen.',
    },
    mayPause: 'Der Gastgeber darf die Partie allein anhalten.',
    toBot: 'Entfernen, ein Bot spielt',
    toOpen: 'Entfernen, Platz wird frei',
    toBotHint: 'Der Platz bleibt beim Bot.',
    toOpenHint: 'Ein Bot spielt, bis sich jemand anderes setzt.',
    sure: (name) => `${name} von diesem Tisch entfernen?`,
    sureHint: 'Eine Rückkehr gibt es nicht. Im Protokoll steht es.',
    yes: 'Entfernen',
    asked: (name, n) => `Der Gastgeber möchte ${name} entfernen. Zustimmungen bisher: ${n}.`,
    agree: 'Zustimmen',
    withdraw: 'Zurückziehen',
  },
});
