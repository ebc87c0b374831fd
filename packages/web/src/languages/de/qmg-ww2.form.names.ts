import type { Names } from '../catalogue.js';

/** Names by their English text. */
export const names: Names = {
  'which edition: board, decks, pieces and every rule that differs':
    'welche Ausgabe: Spielplan, Decks, Einheiten und alle Regeln, die sich unterscheiden',
  'Reallocate Resources: four cards for a basic card from the deck':
    'Ressourcen umschichten: vier Karten für eine Grundkarte aus dem Deck',
  'first edition: a lead of 30 at the end of a round wins':
    'erste Ausgabe: 30 SP Vorsprung am Ende einer Runde gewinnen',
  'what Rasputitsa answers (second edition)': 'worauf „Rasputiza“ reagiert (zweite Ausgabe)',
  'what Loyal to the Crown answers (second edition)': 'worauf „Treu zur Krone“ reagiert (zweite Ausgabe)',
  'what Kamikaze answers (second edition)': 'worauf „Kamikaze“ reagiert (zweite Ausgabe)',
  'may a supply line pass through a Navy without a port?':
    'darf eine Versorgungslinie durch eine Flotte ohne Hafen führen?',
  'does Truk supply spaces, or the pieces there when it is used?':
    'versorgt „Truk“ Gebiete oder die Einheiten, die beim Einsetzen dort stehen?',
  'do quiet uses of a Status card count for Enigma Code Cracked?':
    'zählt für „Enigma entschlüsselt“ auch, wenn ein Status still wirkt?',
  "do a country's own removals count as removals for reinforcements?":
    'zählt es für Verstärkungen, wenn ein Land eigene Einheiten entfernt?',
  'does a Build Army card played by Guards count?':
    'zählt ein „Armee bauen“, das durch „Garde“ gespielt wird?',
  'can a score fall below 0?': 'kann ein Punktestand unter 0 fallen?',
  'does a piece in the Home space count as adjacent?': 'zählt eine Einheit im Heimatgebiet als angrenzend?',
  'does Ukraine still score for the Axis?': 'bringt die Ukraine der Achse noch SP?',
  'may parts of your own card be left out?': 'dürfen Teile der eigenen Karte ausgelassen werden?',
  'do Wolf Packs add to a sum of 0?': 'erhöhen „Wolfsrudel“ auch eine Summe von 0?',
  'may a country draw by Lend Lease without having played?':
    'darf ein Land durch „Leih- und Pachtgesetz“ ziehen, ohne gespielt zu haben?',
  'may a card paid as the cost be the one taken from the pile?':
    'darf eine als Kosten abgelegte Karte auch die sein, die aus dem Stapel gespielt wird?',
  'do bombing cards hit one fitting country, or every one?':
    'treffen Bomberkarten ein passendes Land oder jedes?',
  'is a position won at once that begins with two enemy Home spaces held? (first edition)':
    'ist eine Stellung sofort gewonnen, die mit zwei besetzten feindlichen Heimatgebieten beginnt? (erste Ausgabe)',
  'may a country take a protected piece of its own off the board?':
    'darf ein Land eine eigene geschützte Einheit vom Brett nehmen?',
  'may a country with fewer than four cards in hand reallocate?':
    'darf ein Land mit weniger als vier Handkarten umschichten?',
  'may a piece out of supply be named as the one just built?':
    'darf eine unversorgte Einheit als die eben gebaute benannt werden?',
};
