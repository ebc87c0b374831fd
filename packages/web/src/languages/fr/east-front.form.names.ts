import type { Names } from '../catalogue.js';

/** Names by their English text. */
export const names: Names = {
  'begin with the seven cards marked First Game instead of a dealt hand':
    'commencer avec les sept cartes marquées Première partie au lieu d’une main distribuée',
  'how long only Sustain Attack continues an attack after Stand Fast':
    'combien de temps, après Tenir bon, seule une Attaque prolongée poursuit l’attaque',
  'may support from next door be removed after a Retreat?':
    'le soutien d’une zone adjacente peut-il être retiré après un Repli ?',
  'does General Winter need both a German and a Pact piece?':
    'Général Hiver exige-t-il à la fois une pièce allemande et une pièce du Pacte ?',
  'must a rail move be supplied at its end, or in each space?':
    'un mouvement par rail doit-il être ravitaillé à l’arrivée, ou dans chaque zone ?',
  'may Production Initiative be taken with an empty deck?':
    'l’Initiative de production est-elle permise quand la pioche est vide ?',
  'may a card be played whose piece is not available?':
    'peut-on jouer une carte dont la pièce n’est pas disponible ?',
  'must the last move of Airborne Corps be made when it can be?':
    'le dernier mouvement du Corps aéroporté est-il obligatoire quand il est possible ?',
};
