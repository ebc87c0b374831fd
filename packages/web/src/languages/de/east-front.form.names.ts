import type { Names } from '../catalogue.js';

/** Names by their English text. */
export const names: Names = {
  'begin with the seven cards marked First Game instead of a dealt hand':
    'mit den sieben Karten für das erste Spiel beginnen statt mit einer gegebenen Hand',
  'how long only Sustain Attack continues an attack after Stand Fast':
    'wie lange nach Standhalten nur Nachsetzen einen Angriff fortsetzt',
  'may support from next door be removed after a Retreat?':
    'darf nach einem Rückzug auch Unterstützung von nebenan entfernt werden?',
  'does General Winter need both a German and a Pact piece?':
    'braucht General Winter eine deutsche und eine Pakt-Einheit zugleich?',
  'must a rail move be supplied at its end, or in each space?':
    'muss die Einheit bei der Bahnfahrt nur am Ziel versorgt sein oder in jedem Feld?',
  'may Production Initiative be taken with an empty deck?':
    'darf man die Produktionsinitiative auch mit leerem Deck ergreifen?',
  'may a card be played whose piece is not available?':
    'darf eine Karte gespielt werden, deren Einheit nicht verfügbar ist?',
  'must the last move of Airborne Corps be made when it can be?':
    'muss die letzte Bewegung des Luftlandekorps ausgeführt werden, wenn sie möglich ist?',
};
