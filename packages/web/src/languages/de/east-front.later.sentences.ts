import type { Sentences } from '../catalogue.js';

/** Sentences by their English template. */
export const sentences: Sentences = {
  'scores {1} VP': 'bringt {1} SP',
  'takes {1}': 'nimmt {1:acc} ein',
  'destroys {1} enemy pieces': 'vernichtet {1} feindliche Einheiten',
  'brings in {1} new pieces': 'bringt {1} neue Einheiten ins Spiel',
  'the {1} decide only about their own pieces': '{1:nom} bestimm{1:t} nur über eigene Einheiten',
  'there is no {1} in {2}, only a {3}': '{2:in} ist {1:kein}, nur {3:ein}',
  'a new piece is called {1}, protected or not': 'eine neue Einheit heißt „{1}“, geschützt oder nicht',
  'the piece is in {1} already': 'die Einheit ist schon {1:in}',
  'a fleet cannot move to {1}, which is land':
    'eine Flotte kann sich nicht {1:to} bewegen, denn das ist Land',
  '{1} cannot move to {2}, which is water': '{1} kann sich nicht {2:to} bewegen, denn das ist Wasser',
  '{1} not adjacent to {2}': '{1} nicht benachbart zu {2:dat}',
  '{1} more than 2 spaces from {2}': '{1} mehr als 2 Felder von {2:dat} entfernt',
  'an airplane cannot land in {1}, which its side does not control':
    'ein Flugzeug kann {1:in} nicht landen, denn seine Seite hat dort nicht die Kontrolle',
  'an airplane cannot land in {1}: its side did not control it when this step began':
    'ein Flugzeug kann {1:in} nicht landen: seine Seite hatte dort zu Beginn dieses Schritts nicht die Kontrolle',
  'only tanks and fleets move in the {1} step, not {2}':
    'im Schritt {1} bewegen sich nur Panzer und Flotten, nicht {2:pl}',
  'this move leads into {1}, the attacked space': 'diese Bewegung führt {1:to}, in das angegriffene Feld',
  'a fleet cannot be placed in {1}, which is land':
    'eine Flotte kann nicht {1:to} gesetzt werden, denn das ist Land',
  '{1} cannot be placed in {2}, which is water': '{1} kann nicht {2:to} gesetzt werden, denn das ist Wasser',
  '{1} neither a {2} Supply Flag space nor next to one':
    '{1} weder ein Feld mit Versorgungsflagge {2:gen} noch einem solchen benachbart',
  '{1} is not in your hand': '„{1}“ ist nicht auf deiner Hand',
  '{1} is used up, {2} as well': '„{1}“ ist verbraucht, „{2}“ ebenfalls',
  'it costs {1}, and you have none in hand': 'es kostet {1}, und du hast keine auf der Hand',
  'it costs {1}, and you have only {2} in hand': 'es kostet {1}, und du hast nur {2} auf der Hand',
  'there is no {1} infantry or tank in {2}': '{2:in} ist weder eine {1:e}Infanterie noch ein {1:er}Panzer',
  'only land can be attacked, and {1} water': 'nur Land kann angegriffen werden, und {1} Wasser',
  '{1} under your own control': '{1} unter deiner eigenen Kontrolle',
  'the {1} force in {2}': {
    '': 'die {1:e}Streitmacht {2:in}',
    gen: 'der {1:en}Streitmacht {2:in}',
    dat: 'der {1:en}Streitmacht {2:in}',
  },
  'a part of {1} is unsupplied and cannot attack: {2}':
    'ein Teil {1:gen} ist unversorgt und kann nicht angreifen: {2}',
  '{1} is unsupplied and cannot attack: {2}': '{1} ist unversorgt und kann nicht angreifen: {2}',
  '{1} is not in the attacked space, and only airplanes and fleets support it from an adjacent space':
    '{1} ist nicht im angegriffenen Feld, und nur Flugzeuge und Flotten unterstützen es aus einem Nachbarfeld',
  '{1} is neither in nor next to the attacked space, {2}':
    '{1} ist weder im angegriffenen Feld ({2}) noch daneben',
  'no {1} piece stands in the attacked space for the {2} to support':
    'im angegriffenen Feld ist keine {1:e}Einheit, die {2:der} unterstützen könnte',
  'with this Exchange it must be a {1} piece that is removed':
    'bei diesem Abtausch muss eine {1:e}Einheit entfernt werden',
  'only pieces in {1}, the attacked space, can retreat':
    'nur Einheiten {1:in}, dem angegriffenen Feld, können sich zurückziehen',
  'the card used is not a {1} one, and moves no {2}':
    'die genutzte Karte ist keine {1:e}Karte und bewegt {2:keinen}',
  'a Retreat leads into a space under own control, and the {1} do not control {2}':
    'ein Rückzug führt in ein Feld unter eigener Kontrolle, und {1:nom} kontrollier{1:t} {2:acc} nicht',
  'a Retreat leads to an adjacent space, also for an airplane; {1} not adjacent to {2}':
    'ein Rückzug führt in ein Nachbarfeld, auch für ein Flugzeug; {1} nicht benachbart zu {2:dat}',
  'no {1} piece could retreat anywhere from {2}':
    'keine {1:e}Einheit könnte sich {2:aus} irgendwohin zurückziehen',
  '{1} needs a {2} piece in the attacked space':
    'für „{1}“ muss eine {2:e}Einheit im angegriffenen Feld sein',
  '{1} is a {2} card, and the attacking force is not {3}':
    '„{1}“ ist eine {2:e}Karte, und die angreifende Streitmacht ist keine {3:e}Streitmacht',
  '{1} is a {2} card, and the piece lost to the Exchange was {3}':
    '„{1}“ ist eine {2:e}Karte, und beim Abtausch ging eine {3:e}Einheit verloren',
  '{1} has no reaction': '„{1}“ hat keine Reaktion',
  '{1} ({2}) has no place here: {3}': '{1} („{2}“) passt hier nicht: {3}',
  'the {1} that opened this round can no longer be answered':
    'auf {1:den} zur Eröffnung dieser Kampfrunde lässt sich nicht mehr antworten',
  'this round was not opened by removing {1}': 'diese Kampfrunde wurde nicht mit {1:dat} eröffnet',
  '{1} needs a {2} tank in the attacked space': 'für „{1}“ muss ein {2:er}Panzer im angegriffenen Feld sein',
  '{1} needs a {2} infantry in the attacked space':
    'für „{1}“ muss eine {2:e}Infanterie im angegriffenen Feld sein',
  '{1} stands fast only here: {2}': 'Standhalten mit „{1}“ nur hier: {2}',
  '{1} is not of the attacking faction': '{1} gehört nicht zur angreifenden Fraktion',
  '{1} is not part of the attacking force': '{1} gehört nicht zur angreifenden Streitmacht',
  '{1} not adjacent to the attacked space': '{1} dem angegriffenen Feld nicht benachbart',
  '{1} ranks below the {2} that the defender removed':
    '{1} hat einen niedrigeren Rang als der Verlust des Verteidigers ({2})',
  '{1} is unsupplied and cannot continue an attack: {2}':
    '{1} ist unversorgt und kann keinen Angriff fortsetzen: {2}',
  'no infantry or tank of the force could move into {1}':
    'weder eine Infanterie noch ein Panzer der Streitmacht könnte sich {1:to} bewegen',
};
