import type { Sentences } from '../catalogue.js';

/** Sentences by their English template. */
export const sentences: Sentences = {
  'Armies fast across Europe, and a long front to feed.':
    'Schnelle Armeen in Europa und eine lange Front, die Nachschub braucht.',
  'Fleets on every ocean, and an empire to hold together.':
    'Flotten auf allen Meeren und ein Weltreich, das zusammenhalten muss.',
  'An island chain of navies, and traps laid face down.':
    'Flotten von Insel zu Insel und verdeckt gelegte Fallen.',
  'One front, many armies, and the patience to wait.': 'Eine Front, viele Armeen und die Geduld zu warten.',
  'A small hand, a short sea, and the right moment.':
    'Eine kleine Hand, ein schmales Meer und der richtige Augenblick.',
  'Far from everything, with more than anybody to send there.':
    'Weit weg von allem, aber mit mehr Nachschub als alle anderen.',
  'Choose a country and begin': 'Wähle ein Land und fang an',
  'Strike first and far, with two factions to feed and a winter to fear.':
    'Zuerst und weit zuschlagen, mit zwei Parteien, die Nachschub brauchen, und einem Winter, der droht.',
  'Give ground, keep Moscow, and come back with everything.':
    'Boden preisgeben, Moskau halten und mit allem zurückkommen.',
  'Choose a side and begin': 'Wähle eine Seite und fang an',
  'Case White, 1939: take Posen, Krakow and Warsaw in one turn.':
    'Fall Weiß, 1939: Nimm Posen, Krakau und Warschau in einer einzigen Runde.',
  'The Fall of France, 1940: hold a line with too little, for five turns.':
    'Der Fall Frankreichs, 1940: Halte fünf Runden lang eine Linie mit zu wenig.',
  'Barbarossa, 1941: trade land for time, and make every mile cost them.':
    'Barbarossa, 1941: Tausche Land gegen Zeit, und lass sie jede Meile bezahlen.',
  'Choose a faction and begin': 'Wähle eine Fraktion und beginne',
};
