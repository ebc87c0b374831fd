import type { Sentences } from '../catalogue.js';

/** Sentences by their English template. */
export const sentences: Sentences = {
  'nothing can be chosen by {1} and a subject now':
    'mit {1} und einem Gegenstand lässt sich jetzt nichts wählen',
  'there is no {1} {2}': 'es gibt keine {1} {2}',
  'that is not the whole choice yet: {1}': 'das ist noch nicht die ganze Entscheidung: {1:^}',
  '{1} is a whole choice already': '{1} ist schon eine ganze Entscheidung',
  '{1} do not decide now': '{1:nom} {1:ist} jetzt nicht an der Reihe',
  '{1} does not decide now': '{1:nom} {1:ist} jetzt nicht an der Reihe',
  'the game is over': 'das Spiel ist zu Ende',
  'there is no {1}': '{1:acc} gibt es nicht',
  'there is no such choice here': 'das steht hier nicht zur Wahl',
  'there is no seat {1}': 'den Platz {1} gibt es nicht',
  'undo reaches to the last thing that was revealed, rolled, shuffled or decided by somebody else':
    'zurücknehmen lässt sich nur, was geschah, seit zuletzt aufgedeckt, gewürfelt, gemischt oder von anderen entschieden wurde',
  '{1} have nothing to take back: {2}': '{1:nom} {1:hat} nichts zurückzunehmen: {2:^}',
  '{1} has nothing to take back: {2}': '{1:nom} {1:hat} nichts zurückzunehmen: {2:^}',
  '{1}; {2} do': '{1}, sondern {2:nom}',
  '{1}; {2} does': '{1}, sondern {2:nom}',
  '{1} is for {2} to say, not for {3}': '{1} ist Sache von {2:dat}, nicht von {3:dat}',
  'Everybody agreed to go back to choice {1}': 'Alle waren einverstanden, zu Entscheidung {1} zurückzugehen',
  '{1} takes back a choice': '{1:nom} {1:nimmt} eine Entscheidung zurück',
  '{1} takes back {2} choices': '{1:nom} {1:nimmt} {2} Entscheidungen zurück',
  '{1}, {2}': '{1:*}, {2:*}',
  '{1} and {2}': '{1:*} und {2:*}',
  '{1} or {2}': '{1:*} oder {2:*}',
  '{1} is a whole choice: nothing more belongs to it':
    '{1} ist schon eine ganze Entscheidung: mehr gehört nicht dazu',
  'here one can: {1}': 'hier geht: {1}',
  'nothing was said; {1}': 'es wurde nichts gesagt; {1}',
  '{1} is only a beginning: {2}': '{1} ist nur ein Anfang: {2}',
  '{1} answers another question; {2}': '{1} beantwortet eine andere Frage; {2}',
  '{1} does not say what to do; did you mean {2}?': '{1} sagt nicht, was zu tun ist; meintest du {2}?',
  '{1} does not say enough: {2}': '{1} sagt nicht genug: {2}',
  '{1} is no word of this game (did you mean {2}?); {3}':
    '{1} ist kein Wort dieses Spiels (meintest du {2}?); {3}',
  '{1} is no choice in this game; {2}': '{1} lässt sich in diesem Spiel nicht wählen; {2}',
  '{1} stands alone': '{1} steht allein',
  '{1} needs more: {2}': '{1} braucht mehr: {2}',
  '{1} needs {2}': '{1} braucht noch eine Angabe{2:-}',
  '{1} needs {2} as well': '{1} braucht noch eine zweite Angabe{2:-}',
  '{1} cannot be read (did you mean {2}?)': '{1} ist nicht lesbar (meintest du {2}?)',
  '{1} cannot be read: it is written {2}': '{1} ist nicht lesbar: geschrieben wird es {2}',
  'there is no {1} {2} for {3} here (did you mean {4}?)':
    '{2} gibt es hier für {3} nicht{1:-} (meintest du {4}?)',
  'there is no {1} {2} for {3} here': '{2} gibt es hier für {3} nicht{1:-}',
  'what follows {1} is not known before it is chosen':
    'was auf {1} folgt, zeigt sich erst, wenn es gewählt ist',
};
