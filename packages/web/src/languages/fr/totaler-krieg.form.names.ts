import type { Names } from '../catalogue.js';

/** Names by their English text. */
export const names: Names = {
  'which part of the war is played': 'quelle partie de la guerre est jouée',
  'Training: one turn of the Germans in Poland, September 1939. For one player, and the first to learn by.':
    'Entraînement : un tour des Allemands en Pologne, septembre 1939. Pour une personne, et le premier pour apprendre.',
  'Training: Germany against Russia from May 1941, five turns. The cards are those of history.':
    'Entraînement : l’Allemagne contre la Russie à partir de mai 1941, cinq tours. Les cartes sont celles de l’histoire.',
  'Training: Germany against the West from March 1940, five turns. The cards are those of history.':
    'Entraînement : l’Allemagne contre l’Ouest à partir de mars 1940, cinq tours. Les cartes sont celles de l’histoire.',
  'The eastern map alone, with decks of its own: Germany against Russia, May 1941 to December 1944, 33 turns.':
    'La carte de l’Est seule, avec ses propres paquets : l’Allemagne contre la Russie, de mai 1941 à décembre 1944, 33 tours.',
  'The western map alone, with decks of its own: the Western Allies come back, May 1943 to V-E Day, 18 turns.':
    'La carte de l’Ouest seule, avec ses propres paquets : les Alliés occidentaux reviennent, de mai 1943 au jour de la Victoire, 18 tours.',
  'The whole game from March 1937: civil war in Spain, demands and guarantees before the shooting. To V-E Day.':
    'Tout le jeu à partir de mars 1937 : guerre civile en Espagne, exigences et garanties avant les combats. Jusqu’au jour de la Victoire.',
  'From August 1938, when Germany demands Czechoslovakia. Peace still, for a while. To V-E Day.':
    'À partir d’août 1938, quand l’Allemagne exige la Tchécoslovaquie. Encore la paix, pour un temps. Jusqu’au jour de la Victoire.',
  'From August 1939, with Germany before Poland. The campaign that most people play first. To V-E Day.':
    'À partir d’août 1939, l’Allemagne devant la Pologne. La campagne que la plupart jouent d’abord. Jusqu’au jour de la Victoire.',
  'From March 1940: Norway and France are next. To V-E Day.':
    'À partir de mars 1940 : la Norvège et la France sont les suivantes. Jusqu’au jour de la Victoire.',
  'From May 1941, with Barbarossa about to begin. To V-E Day, 36 turns.':
    'À partir de mai 1941, Barbarossa va commencer. Jusqu’au jour de la Victoire, 36 tours.',
  'From November 1941: Germans before Moscow, Japan about to strike. To V-E Day, 31 turns.':
    'À partir de novembre 1941 : les Allemands devant Moscou, le Japon près de frapper. Jusqu’au jour de la Victoire, 31 tours.',
  'From May 1942, with the second German summer in Russia. To V-E Day, 27 turns.':
    'À partir de mai 1942, avec le deuxième été allemand en Russie. Jusqu’au jour de la Victoire, 27 tours.',
  'From May 1943: Kursk and Sicily are next. To V-E Day, 18 turns.':
    'À partir de mai 1943 : Koursk et la Sicile sont les suivantes. Jusqu’au jour de la Victoire, 18 tours.',
  'From May 1944, on the eve of the landing in France. To V-E Day, some nine turns.':
    'À partir de mai 1944, à la veille du débarquement en France. Jusqu’au jour de la Victoire, environ neuf tours.',
  'What did not happen: the Western Allies against the Soviet Union, May 1945 to May 1946, nine turns.':
    'Ce qui n’eut pas lieu : les Alliés occidentaux contre l’Union soviétique, de mai 1945 à mai 1946, neuf tours.',
  'in Case White: are all units supplied without a supply line?':
    'dans Plan Blanc : toutes les unités sont-elles ravitaillées sans ligne de ravitaillement ?',
  'in the first turn of Barbarossa: may Finns and Russians attack each other?':
    'au premier tour de Barbarossa : Finlandais et Russes peuvent-ils s’attaquer ?',
  'in 1938: have the Western powers given guarantees already, as if they had stood by Prague?':
    'en 1938 : les puissances occidentales ont-elles déjà donné des garanties, comme si elles avaient soutenu Prague ?',
  'in 1939: does the game begin before the war, with Germans set up freely and first cards of your choice?':
    'en 1939 : la partie commence-t-elle avant la guerre, avec des Allemands placés librement et des premières cartes au choix ?',
  'Strategic Hexes that players have bid for their side: the other side counts them at the end, and for automatic victory':
    'hexagones stratégiques misés par les joueurs pour leur camp : l’autre camp les compte à la fin et pour la victoire automatique',
  'must each faction select the card of history, as long as it can be selected?':
    'chaque faction doit-elle choisir la carte de l’histoire tant qu’elle peut l’être ?',
  'can Case Yellow make the south of France German too, so that Vichy is left with North Africa?':
    'le Plan Jaune peut-il rendre allemand aussi le sud de la France, si bien que Vichy ne garde que l’Afrique du Nord ?',
  'are Force Pools hidden from the other side?': 'les pools de forces sont-ils cachés à l’autre camp ?',
  'do delayed counters lie face down on the Turn Track, so that the other side sees only how many come when?':
    'les pions retardés sont-ils face cachée sur la piste des tours, si bien que l’autre camp voit seulement combien arrivent et quand ?',
  'does the war in East Africa close the way to Suez for a time, and open the East Africa Box afterwards?':
    'la guerre en Afrique orientale ferme-t-elle pour un temps la route de Suez, et ouvre-t-elle ensuite la case Afrique orientale ?',
  'may the side with the Luck marker have a die rolled again, once in a turn?':
    'le camp qui a le marqueur Chance peut-il faire relancer un dé, une fois par tour ?',
  'which units that advanced go on after a Dr2 or Dr3?':
    'quelles unités ayant avancé exploitent après un Dr2 ou un Dr3 ?',
  'must a Blitz marker be within two hexes of a friendly unit?':
    'un marqueur Blitz doit-il être à deux hexagones au plus d’une unité amie ?',
  'how many combats of a segment does an Air unit help in?':
    'dans combien de combats d’un segment une unité aérienne aide-t-elle ?',
  'is a Scratch Convoy delayed that only carried supply, or nothing?':
    'un convoi de fortune qui n’a porté que du ravitaillement, ou rien, est-il retardé ?',
  'on how many Countries may war be declared in a War & Peace Segment?':
    'à combien de pays peut-on déclarer la guerre dans un segment Guerre et paix ?',
  'which side does the VP marker show in the 0 VP box?':
    'quelle face le marqueur PV montre-t-il dans la case 0 PV ?',
  'the printed values of your own copy of the game, from a file':
    'les valeurs imprimées de votre propre exemplaire, à partir d’un fichier',
  'the Separate Peace module (section 14): nobody could tell us what is on its cards, so it cannot be played here':
    'le module Paix séparée (section 14) : personne n’a pu nous dire ce que portent ses cartes, il ne peut donc être joué ici',
  'the Fortunes of War module (section 15): nobody could tell us what is on its cards, so it cannot be played here':
    'le module Fortunes de la guerre (section 15) : personne n’a pu nous dire ce que portent ses cartes, il ne peut donc être joué ici',
  'the Dice of Decision module: nobody could tell us what it contains, so it cannot be played here':
    'le module Dés de la décision : personne n’a pu nous dire ce qu’il contient, il ne peut donc être joué ici',
};
