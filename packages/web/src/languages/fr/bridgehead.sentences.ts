import type { Sentences } from '../catalogue.js';

/** Sentences by their English template. */
export const sentences: Sentences = {
  'Attack {1}: with everybody, {2}': 'Attaquer {1} : avec toutes les unités, {2}',
  river: 'rivière',
  armour: 'blindés',
  'out of supply': 'hors ravitaillement',
  '{1} against {2} is {3}': '{1} contre {2}, soit {3}',
  '{1} −{2}': '{1} −{2}',
  '{1} +{2}': '{1} +{2}',
  '{1}; {2}: rolled at {3}': '{1} ; {2} : jet sur la colonne {3}',
  'there is no unit of the {1} in {2}': 'il n’y a aucune unité {1:de} à {2}',
  '{1} has already been attacked this turn': '{1} a déjà subi une attaque ce tour-ci',
  'the {1} has no unit next to {2}': '{1:le} n’a aucune unité adjacente à {2}',
  'every unit of the {1} next to {2} has already attacked this turn':
    'toutes les unités {1:de} adjacentes à {2} ont déjà attaqué ce tour-ci',
  '{1} belongs to the {2}': '{1} appartient {2:a}',
  '{1} is not next to {2}': '{1} ne touche pas {2}',
  '{1} has already attacked this turn': '{1} a déjà attaqué ce tour-ci',
  '{1} already takes part in the attack on {2}': '{1} participe déjà à l’attaque contre {2}',
  'no unit takes part in the attack on {1} yet': 'aucune unité ne participe encore à l’attaque contre {1}',
  '{1} is not among the units that share this loss':
    '{1} n’est pas parmi les unités qui partagent cette perte',
  'an enemy unit, {1}, is in {2}': 'une unité ennemie, {1}, est à {2}',
  '{1} is in an enemy zone of control': '{1} est dans une zone de contrôle ennemie',
  'there are {1} units in {2} already': 'il y a déjà {1} unités à {2}',
  '{1} did not take part in the attack on {2}': '{1} n’a pas participé à l’attaque contre {2}',
  '{1} has already advanced into {2}': '{1} a déjà avancé à {2}',
  '{1} has been eliminated': '{1} a été éliminée',
  '{1}-{2}-{3}': '{1}-{2}-{3}',
  'in supply': 'ravitaillée',
  'in an enemy zone of control': 'dans une zone de contrôle ennemie',
  '{1} in {2}': '{1} à {2}',
  "{1} belongs to the {2}, and it is the {3}'s turn": '{1} appartient {2:a}, et c’est le tour {3:de}',
  '{1} takes no part in this battle': '{1} ne participe pas à cette bataille',
  '{1} is not on the map: it may enter from turn {2} on':
    '{1} n’est pas sur la carte et peut entrer à partir du tour {2}',
  '{1} is not on the map yet: it has to enter first':
    '{1} n’est pas encore sur la carte et doit d’abord y entrer',
  '{1} has already moved or entered this turn': '{1} a déjà bougé ou fait son entrée ce tour-ci',
  '{1} is on the map already': '{1} est déjà sur la carte',
  '{1} may enter from turn {2} on, and this is turn {3}':
    '{1} peut entrer à partir du tour {2}, et c’est le tour {3}',
  '{1} is in {2} already': '{1} est déjà à {2}',
  '{1} would have to go on through an enemy zone of control to reach {2}':
    '{1} devrait continuer à travers une zone de contrôle ennemie pour atteindre {2}',
  '{1} cannot reach {2} without going straight from one enemy zone of control into another':
    '{1} ne peut pas atteindre {2} sans passer directement d’une zone de contrôle ennemie à une autre',
  '{1} has {2} movement points, which are not enough to reach {3}':
    '{1} a {2} points de mouvement, ce qui ne suffit pas pour atteindre {3}',
  '{1} is no supply source of the {2}: its units enter at {3}':
    '{1} n’est pas une source de ravitaillement {2:de} : ses unités entrent à {3}',
  'enemy units are on every way from {1} to {2}':
    'des unités ennemies barrent tous les chemins entre {1} et {2}',
  'there are no two units of the {1} in {2} that could move together':
    'il n’y a pas à {2} deux unités {1:de} qui puissent se déplacer ensemble',
  'there is no room for {1} more units in {2}: at most {3} may be in a hex':
    'il n’y a pas de place pour {1} unités de plus à {2} : un hexagone en contient {3} au plus',
  '{1} {2} {3}': '{2} {3} {1:de}',
  'a step': 'un pas',
  '{1} steps': '{1} pas',
  '{1}: move a unit or a stack, or be done with moving':
    '{1} : déplacez une unité ou une pile, ou terminez les mouvements',
  '{1}: choose a hex to attack, or be done with fighting':
    '{1} : choisissez un hexagone à attaquer, ou terminez les combats',
  'Choose the units that attack {1}': 'Choisissez les unités qui attaquent {1}',
  '{1} against {2}: {3}': '{1} contre {2} : {3}',
  '{1} has to lose {2}: choose a unit': '{1:le} doit perdre {2} : choisissez une unité',
  '{1} has to retreat: choose a hex': '{1} doit reculer : choisissez un hexagone',
  '{1} is empty: advance with a unit that attacked, or stay':
    '{1} est vide : avancez avec une unité qui a attaqué, ou restez',
  "Turn {1}: the {2}'s movement": 'Tour {1} : mouvement {2:de}',
  "Turn {1}: the {2}'s combat": 'Tour {1} : combat {2:de}',
  'The {1} attacks {2}': '{1:le} attaque {2}',
  '{1} moves from {2} to {3}': '{1} : {2} → {3}',
  '{1} enters at {2}': '{1} entre à {2}',
  '{1} against {2} in {3}, at {4}: a {5}, {6}': '{1} contre {2} à {3}, colonne {4} : dé {5}, {6}',
  '{1} loses a step': '{1} perd un pas',
  '{1} is eliminated': '{1} est éliminée',
  '{1} has nowhere to retreat to': '{1} n’a nulle part où reculer',
  '{1} retreats to {2}': '{1} recule à {2}',
  '{1} advances into {2}': '{1} avance à {2}',
  '{1} is out of supply': '{1} est hors ravitaillement',
  'Turn {1} is over: South {2}, North {3}': 'Fin du tour {1} : Sud {2}, Nord {3}',
};
