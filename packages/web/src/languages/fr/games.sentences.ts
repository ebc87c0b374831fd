import type { Sentences } from '../catalogue.js';

/** Sentences by their English template. */
export const sentences: Sentences = {
  'Armies fast across Europe, and a long front to feed.':
    'Des armées rapides à travers l’Europe, et un long front à ravitailler.',
  'Fleets on every ocean, and an empire to hold together.':
    'Des flottes sur tous les océans, et un empire à tenir ensemble.',
  'An island chain of navies, and traps laid face down.':
    'Des flottes d’île en île, et des pièges posés face cachée.',
  'One front, many armies, and the patience to wait.':
    'Un seul front, beaucoup d’armées, et la patience d’attendre.',
  'A small hand, a short sea, and the right moment.': 'Une petite main, une mer étroite, et le bon moment.',
  'Far from everything, with more than anybody to send there.':
    'Loin de tout, mais avec plus que quiconque à y envoyer.',
  'Choose a country and begin': 'Choisissez un pays et commencez',
  'Strike first and far, with two factions to feed and a winter to fear.':
    'Frapper le premier et loin, avec deux factions à ravitailler et un hiver à craindre.',
  'Give ground, keep Moscow, and come back with everything.':
    'Céder du terrain, tenir Moscou, et revenir avec tout ce que l’on a.',
  'Choose a side and begin': 'Choisissez un camp et commencez',
  'Case White, 1939: take Posen, Krakow and Warsaw in one turn.':
    'Plan blanc, 1939 : prends Posen, Cracovie et Varsovie en un seul tour.',
  'The Fall of France, 1940: hold a line with too little, for five turns.':
    'La chute de la France, 1940 : tiens une ligne avec trop peu, cinq tours durant.',
  'Barbarossa, 1941: trade land for time, and make every mile cost them.':
    'Barbarossa, 1941 : échange du terrain contre du temps, et fais payer chaque lieue.',
  'Choose a faction and begin': 'Choisissez une faction et commencez',
};
