import type { Names } from '../catalogue.js';

/** Names by their English text. */
export const names: Names = {
  'which part of the war is played': 'welcher Teil des Krieges gespielt wird',
  'Training: one turn of the Germans in Poland, September 1939. For one player, and the first to learn by.':
    'Übung: eine Runde der Deutschen in Polen, September 1939. Für eine Person, und zum Lernen die erste.',
  'Training: Germany against Russia from May 1941, five turns. The cards are those of history.':
    'Übung: Deutschland gegen Russland ab Mai 1941, fünf Runden. Die Karten sind die der Geschichte.',
  'Training: Germany against the West from March 1940, five turns. The cards are those of history.':
    'Übung: Deutschland gegen den Westen ab März 1940, fünf Runden. Die Karten sind die der Geschichte.',
  'The eastern map alone, with decks of its own: Germany against Russia, May 1941 to December 1944, 33 turns.':
    'Die Ostkarte allein, mit eigenen Kartensätzen: Deutschland gegen Russland, Mai 1941 bis Dezember 1944, 33 Runden.',
  'The western map alone, with decks of its own: the Western Allies come back, May 1943 to V-E Day, 18 turns.':
    'Die Westkarte allein, mit eigenen Kartensätzen: Die Westalliierten kehren zurück, Mai 1943 bis zum Tag des Sieges, 18 Runden.',
  'The whole game from March 1937: civil war in Spain, demands and guarantees before the shooting. To V-E Day.':
    'Das ganze Spiel ab März 1937: Bürgerkrieg in Spanien, Forderungen und Garantien, bevor geschossen wird. Bis zum Tag des Sieges.',
  'From August 1938, when Germany demands Czechoslovakia. Peace still, for a while. To V-E Day.':
    'Ab August 1938, als Deutschland die Tschechoslowakei fordert. Noch eine Weile Frieden. Bis zum Tag des Sieges.',
  'From August 1939, with Germany before Poland. The campaign that most people play first. To V-E Day.':
    'Ab August 1939, mit Deutschland vor Polen. Der Feldzug, den die meisten zuerst spielen. Bis zum Tag des Sieges.',
  'From March 1940: Norway and France are next. To V-E Day.':
    'Ab März 1940: Norwegen und Frankreich sind als Nächste dran. Bis zum Tag des Sieges.',
  'From May 1941, with Barbarossa about to begin. To V-E Day, 36 turns.':
    'Ab Mai 1941, kurz vor Barbarossa. Bis zum Tag des Sieges, 36 Runden.',
  'From November 1941: Germans before Moscow, Japan about to strike. To V-E Day, 31 turns.':
    'Ab November 1941: Die Deutschen vor Moskau, Japan vor dem Schlag. Bis zum Tag des Sieges, 31 Runden.',
  'From May 1942, with the second German summer in Russia. To V-E Day, 27 turns.':
    'Ab Mai 1942, mit dem zweiten deutschen Sommer in Russland. Bis zum Tag des Sieges, 27 Runden.',
  'From May 1943: Kursk and Sicily are next. To V-E Day, 18 turns.':
    'Ab Mai 1943: Kursk und Sizilien sind als Nächste dran. Bis zum Tag des Sieges, 18 Runden.',
  'From May 1944, on the eve of the landing in France. To V-E Day, some nine turns.':
    'Ab Mai 1944, am Vorabend der Landung in Frankreich. Bis zum Tag des Sieges, etwa neun Runden.',
  'What did not happen: the Western Allies against the Soviet Union, May 1945 to May 1946, nine turns.':
    'Was nicht geschah: die Westalliierten gegen die Sowjetunion, Mai 1945 bis Mai 1946, neun Runden.',
  'in Case White: are all units supplied without a supply line?':
    'in Fall Weiß: sind alle Einheiten ohne Versorgungslinie versorgt?',
  'in the first turn of Barbarossa: may Finns and Russians attack each other?':
    'in der ersten Runde von Barbarossa: dürfen Finnen und Russen einander angreifen?',
  'in 1938: have the Western powers given guarantees already, as if they had stood by Prague?':
    'in 1938: Haben die Westmächte schon Garantien gegeben, als hätten sie zu Prag gestanden?',
  'in 1939: does the game begin before the war, with Germans set up freely and first cards of your choice?':
    'in 1939: beginnt das Spiel vor dem Krieg, mit frei aufgestellten Deutschen und ersten Karten nach Wahl?',
  'Strategic Hexes that players have bid for their side: the other side counts them at the end, and for automatic victory':
    'strategische Felder, die Spieler für ihre Seite geboten haben: Die andere Seite zählt sie am Ende und für den automatischen Sieg mit',
  'must each faction select the card of history, as long as it can be selected?':
    'muss jede Fraktion die Karte der Geschichte wählen, solange sie gewählt werden kann?',
  'can Case Yellow make the south of France German too, so that Vichy is left with North Africa?':
    'kann Fall Gelb auch den Süden Frankreichs deutsch machen, sodass Vichy nur Nordafrika bleibt?',
  'are Force Pools hidden from the other side?': 'sind Truppenpools für die andere Seite verborgen?',
  'do delayed counters lie face down on the Turn Track, so that the other side sees only how many come when?':
    'liegen verzögerte Spielsteine verdeckt auf der Rundenleiste, sodass die andere Seite nur sieht, wie viele wann kommen?',
  'does the war in East Africa close the way to Suez for a time, and open the East Africa Box afterwards?':
    'schließt der Krieg in Ostafrika eine Zeit lang den Weg nach Suez, und öffnet danach das Feld Ostafrika?',
  'may the side with the Luck marker have a die rolled again, once in a turn?':
    'darf die Seite mit dem Glücksmarker einmal in der Runde einen Würfel neu werfen lassen?',
  'which units that advanced go on after a Dr2 or Dr3?':
    'welche vorgerückten Einheiten stoßen nach einem Dr2 oder Dr3 weiter vor?',
  'must a Blitz marker be within two hexes of a friendly unit?':
    'muss ein Blitzmarker höchstens zwei Felder von einer eigenen Einheit liegen?',
  'how many combats of a segment does an Air unit help in?':
    'in wie vielen Kämpfen eines Segments hilft eine Lufteinheit?',
  'is a Scratch Convoy delayed that only carried supply, or nothing?':
    'wird ein Behelfskonvoi verzögert, der nur Nachschub oder nichts beförderte?',
  'on how many Countries may war be declared in a War & Peace Segment?':
    'wie vielen Ländern darf in einem Segment Krieg & Frieden der Krieg erklärt werden?',
  'which side does the VP marker show in the 0 VP box?': 'welche Seite zeigt der SP-Marker im Feld mit 0 SP?',
  'the printed values of your own copy of the game, from a file':
    'die gedruckten Werte deines eigenen Spiels, aus einer Datei',
  'the Separate Peace module (section 14): nobody could tell us what is on its cards, so it cannot be played here':
    'das Modul Separatfrieden (Abschnitt 14): Niemand konnte uns sagen, was auf seinen Karten steht, also ist es hier nicht spielbar',
  'the Fortunes of War module (section 15): nobody could tell us what is on its cards, so it cannot be played here':
    'das Modul Kriegsglück (Abschnitt 15): Niemand konnte uns sagen, was auf seinen Karten steht, also ist es hier nicht spielbar',
  'the Dice of Decision module: nobody could tell us what it contains, so it cannot be played here':
    'das Modul Würfel der Entscheidung: Niemand konnte uns sagen, was es enthält, also ist es hier nicht spielbar',
};
