import type { Sentences } from '../catalogue.js';

/** Sentences by their English template. */
export const sentences: Sentences = {
  'wins {1} of {2} trials': 'gagne {1} essais sur {2}',
  'takes {1} in {2} of {3} trials': 'prend {1:le} dans {2} essais sur {3}',
  'costs the enemy {1} steps for {2} own ones in {3} trials':
    'coûte à l’ennemi {1} pas pour {2} des nôtres en {3} essais',
  'takes {1}': 'prend {1:le}',
  'costs the enemy a step': 'coûte un pas à l’ennemi',
  'costs the enemy {1} steps': 'coûte {1} pas à l’ennemi',
  'brings in a step': 'amène un pas',
  'brings in {1} steps': 'amène {1} pas',
  'brings units back into supply': 'ravitaille de nouveau des unités',
  'cuts enemy units off from supply': 'prive des unités ennemies de ravitaillement',
  'threatens {1}': 'menace {1:le}',
  'makes {1} safer': 'met {1:le} plus à l’abri',
  'Who advances into {1}?': 'Qui avance {1:en} ?',
  '{1} did not attack {2}': '{1:le} n’a pas attaqué {2:le}',
  '{1} is already in {2}': '{1:le} est déjà {2:en}',
  '{1} is not next to {2}': '{1:le} n’est pas à côté {2:de}',
  '{1} cannot advance: no HQ does': '{1:le} ne peut pas avancer : aucun QG ne le fait',
  '{1} has a Movement Allowance of 0': '{1:le} a un potentiel de mouvement de 0',
  '{1} does not move in this turn: {2} waits': '{1:le} ne bouge pas dans ce tour : {2:le} attend',
  '{1} cannot enter {2} in this turn: its Country waits':
    '{1:le} ne peut entrer {2:en} dans ce tour : le pays attend',
  'a Policy or Truce closes {1}': 'une politique ou une trêve ferme {1:le}',
  '{1} is not supplied': '{1:le} est sans ravitaillement',
  'Which airborne unit drops, and where?': 'Quelle unité aéroportée saute, et où ?',
  '{1} is no airborne or helicopter unit': '{1:le} n’est ni aéroportée ni héliportée',
  '{1} has already dropped': '{1:le} a déjà sauté',
  '{1} is on a Beachhead, from which nobody drops': '{1:le} est sur une tête de pont, d’où personne ne saute',
  '{1} is not within two hexes of a Blitz marker':
    '{1:le} n’est pas à deux hexagones ou moins d’un marqueur Blitz',
  '{1} is more than two hexes from {2}': '{1:le} est à plus de deux hexagones {2:de}',
  '{1} is an All-Sea hex': '{1:le} est un hexagone de mer',
  '{1} is neutral or out of play': '{1:le} est neutre ou hors jeu',
  '{1} is a Failure Hex': '{1:le} est un hexagone de défaillance',
  'an enemy Air unit is in or next to {1} or the way to it':
    'une unité aérienne ennemie est {1:en}, à côté ou sur le chemin',
  'no enemy is in {1}': 'aucun ennemi n’est {1:en}',
  'the other Allied faction in {1} cannot be attacked': 'l’autre faction alliée ne peut être attaquée {1:en}',
  '{1} has already been attacked in this segment': 'on a déjà attaqué {1:le} dans ce segment',
  'an attack cannot cross the sea to {1}: units on a Beachhead cannot be attacked':
    'une attaque ne peut traverser la mer vers {1:le} : on n’attaque pas des unités sur une tête de pont',
  'no unit that could still attack is next to {1}': 'aucune unité à côté {1:de} ne peut encore attaquer',
  'an attack cannot cross a lake or the sea to {1}':
    'une attaque ne peut traverser un lac ou la mer vers {1:le}',
  'the marker in their Capital keeps the units next to {1} in their Country':
    'le marqueur dans leur capitale retient les unités à côté {1:de} dans leur pays',
  'nobody attacks {1} in this turn: {2} is at peace':
    'personne n’attaque {1:le} dans ce tour : {2:le} est en paix',
  'a Policy or Truce keeps the units next to {1} from attacking it':
    'une politique ou une trêve empêche les unités voisines {1:de} de l’attaquer',
  'no unit next to {1} is within two hexes of a Blitz marker':
    'aucune unité à côté {1:de} n’est à deux hexagones ou moins d’un marqueur Blitz',
  'the weather in {1} allows no Blitz attack': 'le temps {1:en} interdit toute attaque Blitz',
  'all who could attack {1} together have less than a third of its defense':
    'tous ceux qui pourraient attaquer {1:le} ont ensemble moins d’un tiers de la défense',
  '{1} is no ground unit': '{1:le} n’est pas une unité terrestre',
  '{1} already takes part': '{1:le} participe déjà',
  '{1} in {2} is not next to {3}': '{1:le} {2:en} n’est pas à côté {3:de}',
  '{1} cannot attack {2} across a lake or the sea':
    '{1:le} ne peut attaquer {2:le} à travers un lac ou la mer',
  '{1} has already attacked in this segment': '{1:le} a déjà attaqué dans ce segment',
  '{1} has already given ranged support in this segment':
    '{1:le} a déjà donné un soutien à distance dans ce segment',
  'the marker in its Capital keeps {1} in its Country':
    'le marqueur dans sa capitale retient {1:le} dans son pays',
  '{1} does not attack in this turn: {2} is at peace':
    '{1:le} n’attaque pas dans ce tour : {2:le} est en paix',
  'a Policy or Truce keeps {1} from attacking {2}':
    'une politique ou une trêve empêche {1:le} d’attaquer {2:le}',
  'the weather in {1} allows {2} no Blitz attack': 'le temps {1:en} interdit {2:a} une attaque Blitz',
  '{1} cannot join units of another Minor Country in an attack':
    '{1:le} ne peut se joindre à l’attaque d’unités d’un autre pays mineur',
  'with {1} no attack on {2} can come to a third of its defense':
    'avec {1:le}, aucune attaque contre {2:le} n’atteint un tiers de la défense',
  'one HQ already supports the attack': 'un QG soutient déjà l’attaque',
  'no unit attacks yet': 'aucune unité n’attaque encore',
  'the attackers have no Attack Factor': 'les attaquants n’ont aucun facteur d’attaque',
  'the attackers have less than a third of the defense': 'les attaquants ont moins d’un tiers de la défense',
  'Which hex is attacked by Blitz?': 'Quel hexagone est attaqué en Blitz ?',
  'Which hex is attacked?': 'Quel hexagone est attaqué ?',
  'Attack {1}: it falls without a die': 'Attaquer {1:le} : prise sans jet de dé',
  'Attack {1}: with everybody, {2}': 'Attaquer {1:le} : avec tous, {2}',
  'Who attacks {1}?': 'Qui attaque {1:le} ?',
  'attack on {1}': 'attaque contre {1:le}',
  'Which HQ supports the defenders of {1}?': 'Quel QG soutient les défenseurs {1:de} ?',
  'Which units go on from {1}?': 'Quelles unités exploitent depuis {1:le} ?',
  '{1} did not advance, or has gone on already': '{1:le} n’a pas avancé, ou a déjà exploité',
  '{1} is no different from another unit that can go on':
    '{1:le} ne diffère pas d’une autre unité qui peut exploiter',
  '{1} cannot go on: only armor can': '{1:le} ne peut pas exploiter : seuls les blindés le font',
  '{1} cannot go on: armor can, and with each one of them a one-step infantry unit':
    '{1:le} ne peut pas exploiter : les blindés le font et, avec chacun d’eux, une infanterie d’un pas',
  'nobody enters {1} in this turn: its Country waits':
    'personne n’entre {1:en} dans ce tour : le pays attend',
  'enemy units are in {1}, and nobody overruns in exploitation':
    'des unités ennemies sont {1:en}, et on ne percute personne en exploitation',
  'enemy markers are in {1}': 'des marqueurs ennemis sont {1:en}',
  '{1} is in Mud': 'il y a de la boue {1:en}',
  'enemy Zones of Control or its {1} MPs keep {2} from reaching {3}':
    'des zones de contrôle ennemies ou ses {1} PM empêchent {2:le} d’atteindre {3:le}',
  'Which unit lands from its Beachhead?': 'Quelle unité débarque de sa tête de pont ?',
  '{1} is not on a Beachhead': '{1:le} n’est pas sur une tête de pont',
  'enemy units are in {1}': 'des unités ennemies sont {1:en}',
  'Which infantry lands in {1}?': 'Quelle infanterie se pose {1:en} ?',
  '{1} is no infantry of its nation in the Force Pool':
    '{1:le} n’est pas une infanterie de sa nation dans le pool de forces',
  'Do the defenders of {1} make a Mobile Defense?': 'Les défenseurs {1:de} font-ils une défense mobile ?',
  'The defenders of {1} lose steps: does one of them become a hex of retreat?':
    'Les défenseurs {1:de} perdent des pas : l’un d’eux devient-il un hexagone de recul ?',
  'less than 1-3': 'moins de 1-3',
  '{1} against {2} is {3}': '{1} contre {2} font {3}',
  '{1} against {2} is {3}; {4}: {5}': '{1} contre {2} font {3} ; {4} : {5}',
  'if {1} supports the defenders: {2} against {3}, the same column':
    'si {1:le} soutient les défenseurs : {2} contre {3}, même colonne',
  'if {1} supports the defenders: {2} against {3}, column {4}':
    'si {1:le} soutient les défenseurs : {2} contre {3}, colonne {4}',
  '{1} is no farther from the hex that was attacked': '{1:le} n’est pas plus loin de l’hexagone attaqué',
  '{1} is an All-Sea hex without a friendly Beachhead on that side':
    '{1:le} est un hexagone de mer sans tête de pont amie de ce côté',
  'a lake or the sea lies before {1}': 'un lac ou la mer est devant {1:le}',
  'the marker in its Capital keeps it in its Country, out of {1}':
    'le marqueur dans sa capitale la retient dans son pays, loin {1:de}',
  'an enemy Airdrop is in {1}': 'un largage ennemi est {1:en}',
  '{1} is in an enemy Zone of Control, and another hex is not':
    '{1:le} est dans une zone de contrôle ennemie, un autre hexagone ne l’est pas',
  '{1} is in an enemy Zone of Control, and no friend is there':
    '{1:le} est dans une zone de contrôle ennemie, sans ami sur place',
  'an HQ supports these units, so they cannot retreat':
    'un QG soutient ces unités, elles ne peuvent donc pas reculer',
  'an HQ is among these units, so they cannot retreat':
    'il y a un QG parmi ces unités, qui ne peuvent donc pas reculer',
  'a unit with a Movement Allowance of 0 is among them, so they cannot retreat':
    'il y a parmi elles une unité à potentiel de mouvement 0 : elles ne peuvent pas reculer',
  'not all of these units have a hex to retreat to': 'toutes ces unités n’ont pas un hexagone où reculer',
  'The attack on {1} fails: do the attackers retreat, or lose a step?':
    'L’attaque contre {1:le} échoue : les attaquants reculent-ils, ou perdent-ils un pas ?',
  'An exchange in {1}: do the attackers retreat, or does each side lose a step or retreat?':
    'Un échange {1:en} : les attaquants reculent-ils, ou chaque camp perd-il un pas ou recule-t-il ?',
  'An exchange in {1}: do the defenders retreat, or lose a step?':
    'Un échange {1:en} : les défenseurs reculent-ils, ou perdent-ils un pas ?',
  'the attackers retreat or lose a step': 'les attaquants reculent ou perdent un pas',
  'the attackers retreat, or each side loses a step or retreats':
    'les attaquants reculent, ou chaque camp perd un pas ou recule',
  'the defenders retreat one hex': 'les défenseurs reculent d’un hexagone',
  'the defenders retreat two hexes': 'les défenseurs reculent de deux hexagones',
  'the defenders retreat three hexes': 'les défenseurs reculent de trois hexagones',
  'each side loses a step': 'chaque camp perd un pas',
  'the attackers lose {1} steps and the defenders {2}':
    'les attaquants perdent {1} pas et les défenseurs {2}',
  'the attackers lose a step': 'les attaquants perdent un pas',
  'the attackers lose {1} steps': 'les attaquants perdent {1} pas',
  'the defenders lose a step': 'les défenseurs perdent un pas',
  'the defenders lose {1} steps': 'les défenseurs perdent {1} pas',
  '{1}; then {2}': '{1} ; puis {2}',
  '{1} {2} hexes are to go.': '{1} Encore {2} hexagones.',
  'Stand, lose a step': 'Tenir, perdre un pas',
  'Where do the units in {1} retreat?': 'Où reculent les unités {1:en} ?',
  'Where does {1} retreat from {2}?': 'Où recule {1:le} depuis {2:le} ?',
  'Where do {1} retreat from {2}?': 'Où reculent {1:le} depuis {2:le} ?',
  '{1}; joining the retreat: {2}': '{1} ; suivent la retraite : {2}',
  '{1}; more than may stack there': '{1} ; plus d’unités que l’hexagone n’en admet',
  '{1} cannot retreat to {2}: {3}': '{1:le} ne peut reculer {2:en} : {3}',
  '{1} is not in the retreating force': '{1:le} n’est pas dans la force qui recule',
  '{1} is already on its own': '{1:le} est déjà à part',
  'there is only one hex to retreat to, for {1} as well':
    'il n’y a qu’un hexagone où reculer, pour {1:le} aussi',
  'attackers that have chosen to retreat do not take losses instead':
    'des attaquants qui ont choisi de reculer ne prennent pas de pertes à la place',
  'a Blitz marker is in the City: its defenders may not take losses instead of retreating':
    'un marqueur Blitz est dans la ville : ses défenseurs ne peuvent préférer des pertes au recul',
  'this force may not take losses instead of retreating': 'cette force ne peut préférer des pertes au recul',
  'air support': 'soutien aérien',
  'enemy air support': 'soutien aérien ennemi',
  airdrop: 'largage',
  HQ: 'QG',
  'enemy HQ': 'QG ennemi',
  marines: {
    '': 'infanterie de marine',
    t: 'infanterie de marine',
    le: 'l’infanterie de marine',
    de: 'de l’infanterie de marine',
    a: 'à l’infanterie de marine',
  },
  City: 'ville',
  'rough terrain': 'terrain difficile',
  river: 'rivière',
  mountains: 'montagnes',
  strait: 'détroit',
  Beachhead: 'tête de pont',
  '{1} +{2}': '{1} +{2}',
  '{1} −{2}': '{1} −{2}',
  '{1} is not within two hexes of {2}': '{1:le} n’est pas à deux hexagones ou moins {2:de}',
  '{1} already takes part as an ordinary unit': '{1:le} participe déjà comme unité ordinaire',
  '{1} has already fought in this segment': '{1:le} a déjà combattu dans ce segment',
  'no unit of the nation of {1} takes part': 'aucune unité de la nation {1:de} ne participe',
  'neutral land lies between {1} and {2}': 'un territoire neutre sépare {1:le} et {2:le}',
  '{1} is on a Beachhead and supports only across its Beachhead Hexside':
    '{1:le} est sur une tête de pont et ne soutient que par son côté de débarquement',
  '{1} is no HQ': '{1:le} n’est pas un QG',
  'USCL Track': 'piste USCL',
  'Intensive Bombing': 'Bombardement intensif',
  'Materiel Shortages': 'Pénuries de matériel',
  'Reduced US Impact': 'Impact américain réduit',
  'Type XXI U-boat Production': 'Production de sous-marins type XXI',
  'Ural Bomber Production': 'Production de bombardiers Oural',
  'US Victory Program': 'Victory Program américain',
  'Jet Fighter Production': 'Production de chasseurs à réaction',
  'War Production': 'Production de guerre',
  'Bombers in the Strategic Warfare Box': 'bombardiers dans la case Guerre stratégique',
  'Sub Fleets in the Strategic Warfare Box': 'sous-marins dans la case Guerre stratégique',
  'Is Materiel Shortages rolled for before or after the USCL rises?':
    'Le dé de la pénurie de matériel est-il jeté avant ou après la hausse de l’engagement américain ?',
  'Against whom does Japan turn?': 'Contre qui se tourne le Japon ?',
  'Limited War in the Pacific, or no Commonwealth Support?':
    'Guerre limitée dans le Pacifique, ou pas de soutien du Commonwealth ?',
  'Commonwealth Support is not in your hand': 'le soutien du Commonwealth n’est pas dans ta main',
  'To whom does Lend-Lease go?': 'À qui va le prêt-bail ?',
  'On which Area Table is the die rolled?': 'Sur quelle table de région lance-t-on le dé ?',
  'Where in its Dependents does a colonial unit of Vichy stand?':
    'Où, dans ses dépendances, se place une troupe coloniale de Vichy ?',
  'no colonial unit can be placed in {1}': 'aucune troupe coloniale ne peut se placer {1:en}',
  '{1} is under Occupation; units that cause it: {2}. What is done?':
    '{1:le} est sous occupation ; unités en cause : {2}. Que fait-on ?',
  'Break these units down': 'Scinder ces unités',
  'Intern these units': 'Interner ces unités',
  'Remove the units of {1}': 'Retirer les unités {1:de}',
  'units of another Minor Country would still be in {1}':
    'des unités d’un autre pays mineur seraient encore {1:en}',
  'not all of the units in {1} can trace an overland supply line':
    'toutes les unités {1:en} n’ont pas de ligne de ravitaillement terrestre',
  'Axis units violate {1}: are they interned, or does it end?':
    'Des unités de l’Axe violent {1:le} : sont-elles internées, ou prend-il fin ?',
  'Which Country does Case Yellow defeat?': 'Quel pays le plan jaune abat-il ?',
  '{1} is no active Allied Minor Country': '{1:le} n’est pas un pays mineur allié actif',
  'no supplied German unit is in the Capital of {1}, nor in three of its Cities':
    'aucune unité allemande ravitaillée n’est dans la capitale {1:de} ni dans trois de ses villes',
  'Where do units stand that Russia keeps under arms? {1} are left.':
    'Où se tiennent les unités que la Russie garde sous les armes ? Il en reste {1}.',
  '{1} is no one-step infantry unit of Russia in the Force Pool':
    '{1:le} n’est pas une unité russe d’infanterie d’un pas dans le pool de forces',
  '{1} cannot be placed in {2}': '{1:le} ne peut se placer {2:en}',
  'Where does a conquered Country rise again?': 'Où un pays conquis se relève-t-il ?',
  '{1} is in no Conquered Minor Country': '{1:le} n’est dans aucun pays mineur conquis',
  'a Policy keeps the Country of {1} down': 'une politique retient le pays où se trouve {1:le}',
  '{1} is neither the Capital of a conquered Country of yours nor has it a Partisan Base of yours':
    '{1:le} n’est ni la capitale d’un pays conquis de votre camp, ni une base de vos partisans',
  'an enemy is in {1}': 'un ennemi est {1:en}',
  'Does Vichy join the Western Allies?': 'Vichy rejoint-il les Alliés occidentaux ?',
  'What becomes of Lend-Lease?': 'Que devient le prêt-bail ?',
  'Lend-Lease is not in the Western box': 'le prêt-bail n’est pas dans la case occidentale',
  'France is not at war on your side': 'la France n’est pas en guerre de votre côté',
  'Is Lend-Lease rolled for?': 'Lance-t-on le dé pour le prêt-bail ?',
  'Which Country does Operation Avalanche knock out?':
    'Quel pays l’opération Avalanche met-elle hors de combat ?',
  '{1} is no enemy Minor Country with a supplied US unit in one of its Cities':
    '{1:le} n’est pas un pays mineur ennemi avec une unité américaine ravitaillée dans une de ses villes',
  'There are too few steps to guard all of Russia’s gains: which are guarded first?':
    'Les pas manquent pour garder tous les gains de la Russie : lesquels sont gardés d’abord ?',
  'Russia guards its gains badly: which of its units goes to the border? Steps missing: {1}.':
    'La Russie garde mal ses gains : laquelle de ses unités va à la frontière ? Pas manquants : {1}.',
  '{1} is no Ceded Land marker that still has to be checked':
    '{1:le} n’est pas un marqueur de terre cédée qui reste à vérifier',
  '{1} is no Russian unit that can be spared': '{1:le} n’est pas une unité russe dont on peut se passer',
  'no guard of the size of {1} is missing in {2}':
    'il ne manque {2:en} aucune garde de cette taille : {1:le}',
  '{1} cannot be broken down, or none of its steps can be spared':
    'on ne peut fractionner {1:le}, ou aucun de ses pas n’est disponible',
  'Does Russia end the Ostland Accord and go to war?':
    'La Russie met-elle fin à l’accord Ostland pour entrer en guerre ?',
  'Where does a unit of the garrison of Greece arrive?': 'Où arrive une unité de la garnison de Grèce ?',
  'the garrison of Greece cannot arrive in {1}': 'la garnison de Grèce ne peut arriver {1:en}',
  'Does the Red Army advance?': 'L’Armée rouge avance-t-elle ?',
  'Which City does the Red Army take?': 'Quelle ville l’Armée rouge prend-elle ?',
  'the Red Army does not take {1} now': 'l’Armée rouge ne prend pas {1:le} maintenant',
  'In which Country is Influence used?': 'Dans quel pays use-t-on d’influence ?',
  'Influence cannot be used in {1} now': 'on ne peut user d’influence {1:en} maintenant',
  'the Balkans': { '': 'les Balkans', en: 'dans les Balkans' },
  'Central Europe': { '': 'l’Europe centrale', en: 'en Europe centrale' },
  'the Middle East': { '': 'le Moyen-Orient', en: 'au Moyen-Orient' },
  'Northern Europe': { '': 'l’Europe du Nord', en: 'en Europe du Nord' },
  'Western Europe': { '': 'l’Europe occidentale', en: 'en Europe occidentale' },
  'an area of your choice': 'une zone au choix',
  Supply: 'Ravitaillement',
  Command: 'Commandement',
  Helicopters: 'Hélicoptères',
  'Jet Fighters': 'Chasseurs à réaction',
  'Kriegsmarine Z-Plan': 'Plan Z de la Kriegsmarine',
  'Type XXI U-boats': 'Sous-marins de type XXI',
  'Ural Bombers': 'Bombardiers de l’Oural',
  'Failure of production': 'Échec de production',
  'Southern France': 'Sud de la France',
  'a Neutral Minor Country': 'un petit pays neutre',
  'the Civil War in Spain': 'la guerre civile en Espagne',
  'a German Dependent': 'une dépendance allemande',
  '{1} that borders {2}': '{1} voisin de : {2}',
  'Which unit loses a step? One armor step or two infantry steps are lost.':
    'Quelle unité perd un pas ? Un pas blindé ou deux pas d’infanterie sont perdus.',
  'Which unit loses the second infantry step?': 'Quelle unité perd le second pas d’infanterie ?',
  'no step of {1} is concerned': 'aucun pas {1:de} n’est concerné',
  'Which marker in {1} is removed?': 'Quel marqueur {1:en} est retiré ?',
  '{1} is not concerned': '{1:le} n’est pas concerné',
  'Which unit is placed as a replacement, and where?': 'Quelle unité est placée en remplacement, et où ?',
  '{1} is not offered': '{1} n’est pas proposé',
  'To which Country does {1} apply?': 'À quel pays s’applique {1} ?',
  'For which Country is the die rolled?': 'Pour quel pays lance-t-on le dé ?',
  'Is the die rolled, or does {1} resist at once?': 'Le dé est-il jeté, ou {1:le} résiste-t-il aussitôt ?',
  '{1} is no Neutral Minor Country': '{1:le} n’est pas un pays mineur neutre',
  'your card does not name {1}': 'votre carte ne nomme pas {1:le}',
  'your card asks for a Country': 'votre carte demande un pays',
  'How is the resistance supported?': 'Comment soutient-on la résistance ?',
  'no partisans are recruited before the war': 'on ne recrute pas de partisans avant la guerre',
  'there is no Civil War': 'il n’y a pas de guerre civile',
  'all your Partisan Bases are in play': 'toutes vos bases de partisans sont en jeu',
  'no enemy colonial or Minor Country unit, Detachment or Logistics marker is in {1}':
    'il n’y a {1:en} ni unité coloniale ou de pays mineur, ni détachement, ni marqueur Logistique ennemi',
  'nothing but a marker is in {1}, and that is an island': 'il n’y a qu’un marqueur {1:en}, et c’est une île',
  'Which neighbour joins the other side?': 'Quel voisin rejoint l’autre camp ?',
  '{1} is no neutral neighbour of {2} that could go to war':
    '{1:le} n’est pas un voisin neutre {2:de} qui puisse entrer en guerre',
  'Which City of the enemy is taken in the Civil War?':
    'Quelle ville ennemie est prise dans la guerre civile ?',
  'this marker cannot be flipped now': 'ce marqueur ne peut être retourné maintenant',
  'What does the coup cost? One loss is left.': 'Que coûte le coup d’État ? Il reste une perte.',
  'What does the coup cost? {1} losses are left.': 'Que coûte le coup d’État ? Il reste {1} pertes.',
  '{1} cannot be given up for the coup': '{1:le} ne peut être donné pour le coup d’État',
  'no step of a Major Country can be lost': 'aucun pas d’une grande puissance ne peut être perdu',
  'Which unit on the Turn Track comes a turn sooner?':
    'Quelle unité de la piste des tours arrive un tour plus tôt ?',
  '{1} is not on the Turn Track': '{1:le} n’est pas sur la piste des tours',
  '{1} is a marker, and only units come sooner':
    '{1:le} est un marqueur, et seules des unités arrivent plus tôt',
  '{1} is due next turn, and nothing comes into the present turn':
    '{1:le} arrive déjà au prochain tour, et rien n’arrive dans le tour présent',
  'In which neighbouring Country is Influence used?': 'Dans quel pays voisin l’influence est-elle employée ?',
  '{1} is no neighbour of {2} in which Influence can do something':
    '{1:le} n’est pas un voisin {2:de} où l’influence puisse agir',
  'Which Allied faction places the Failure marker?': 'Quelle faction alliée place le marqueur Défaillance ?',
  'Where do supplies fail {1}?': 'Où le ravitaillement fait-il défaut {1:a} ?',
  'Where does command fail {1}?': 'Où le commandement fait-il défaut {1:a} ?',
  'Which support unit of {1} is delayed?': 'Quelle unité de soutien {1:de} est retardée ?',
  '{1} is no support unit of {2} on the map, in the Force Pool or on the Turn Track':
    '{1:le} n’est pas une unité de soutien {2:de} sur la carte, dans le pool de forces ou sur la piste des tours',
  'Is Influence used instead?': 'L’influence est-elle employée à la place ?',
  'How are the nationalists supported?': 'Comment les nationalistes sont-ils soutenus ?',
  'no German colonial or Axis Minor Country unit is in the Force Pool':
    'aucune unité coloniale allemande ni de pays mineur de l’Axe n’est dans le pool de forces',
  'no Replacement Location is free for such a unit':
    'aucun lieu de remplacement n’est libre pour une telle unité',
  'What does Influence do in {1}?': 'Que fait l’influence {1:en} ?',
  'remove the Free Passage marker': 'retirer le marqueur Libre passage',
  'remove the No Occupation marker': 'retirer le marqueur Pas d’occupation',
  '{1} is not neutral': '{1:le} n’est pas neutre',
  'no Influence marker of yours is in {1}': 'aucun de vos marqueurs Influence n’est {1:en}',
  'a marker is already in {1}': 'un marqueur est déjà {1:en}',
  'no Neutrality or enemy Influence marker is in {1}':
    'il n’y a {1:en} ni marqueur Neutralité ni marqueur Influence ennemi',
  'no marker binds {1} to its own land': 'aucun marqueur ne lie {1:le} à son propre sol',
  'civil war has left its marks in {1}': 'la guerre civile a laissé ses traces {1:en}',
  'its Policy keeps {1} from joining you in Pre-War':
    'sa politique empêche {1:le} de te rejoindre avant la guerre',
  'there is nothing to reconstruct in {1}': 'il n’y a rien à reconstruire {1:en}',
  'Which armor leads the offensive that was ordered, or which is lost for refusing?':
    'Quel blindé mène l’offensive ordonnée, ou lequel est perdu pour l’avoir refusée ?',
  '{1} is no armor of yours on the map': '{1:le} n’est pas un de vos blindés sur la carte',
  '{1} cannot attack {2}': '{1:le} ne peut attaquer {2:le}',
  'What does Military Aid bring?': 'Qu’apporte l’aide militaire ?',
  'no such unit is in the Force Pool': 'aucune unité de ce genre n’est dans le pool de forces',
  'Is this Truce changed: {1}?': 'Cette trêve est-elle changée : {1} ?',
  'only Negotiation can be increased': 'seule la négociation peut être augmentée',
  'Which Country becomes an Axis Minor Country?': 'Quel pays devient un pays mineur de l’Axe ?',
  'not all Cities and Partisan Bases of {1} are under Axis control':
    'toutes les villes et bases de partisans {1:de} ne sont pas aux mains de l’Axe',
  '{1} is neither conquered nor a Region that may become a Country':
    '{1:le} n’est ni conquis ni une région qui puisse devenir un pays',
  'Is an incident risked in {1}?': 'Un incident est-il risqué {1:en} ?',
  'Which neighbour is attacked by {1}?': 'Quel voisin est attaqué par {1:le} ?',
  'How are the neutrals pressed?': 'Quelle pression exerce-t-on sur les neutres ?',
  'there is a civil war in {1}': 'une guerre civile se livre {1:en}',
  '{1} is no friendly Minor Country': '{1:le} n’est pas un pays mineur ami',
  'no Free Passage marker is in {1}': 'aucun marqueur de libre passage n’est {1:en}',
  'the United States are bound by no Policy': 'les États-Unis ne sont liés par aucune politique',
  'Lend-Lease is in no box of the Allies': 'le prêt-bail n’est dans aucune case des Alliés',
  'this Posture Box is not yours': 'cette case de posture n’est pas à vous',
  'the VP marker does not show Axis Tide': 'le marqueur de PV ne montre pas la marée de l’Axe',
  'no Policy is in this box': 'aucune politique n’est dans cette case',
  'Isolationism and the Ostland Accord cannot be ended so':
    'l’isolationnisme et l’accord Ostland ne prennent pas fin ainsi',
  'no fleet of a neutral Vichy lies at anchor': 'aucune flotte d’un Vichy neutre n’est au mouillage',
  'there is nothing to reconstruct after a Civil War': 'il n’y a rien à reconstruire après une guerre civile',
  'Is a step lost, or is it a defeat in the Civil War?':
    'Un pas est-il perdu, ou est-ce une défaite dans la guerre civile ?',
  'Is a step given for a victory in the Civil War?':
    'Un pas est-il donné pour une victoire dans la guerre civile ?',
  'you have no ground unit on the map': 'tu n’as pas d’unité terrestre sur la carte',
  'Which support unit goes to the Pacific?': 'Quelle unité de soutien va dans le Pacifique ?',
  'Which support unit comes back from the Pacific?': 'Quelle unité de soutien revient du Pacifique ?',
  '{1} is no support unit of yours on the map, in the Delay Box or in the Force Pool':
    '{1:le} n’est pas une de vos unités de soutien sur la carte, dans la case de délai ou dans la réserve',
  '{1} is no support unit of yours in the Pacific':
    '{1:le} n’est pas une de vos unités de soutien dans le Pacifique',
  'too few support units are in the Pacific': 'trop peu d’unités de soutien sont dans le Pacifique',
  '{1} is in Civil War': 'la guerre civile règne {1:en}',
  'Which Political Option is taken?': 'Quelle option politique est choisie ?',
  'Which Truce is changed by the talks?': 'Quelle trêve les pourparlers changent-ils ?',
  'What follows from the Ultimatum?': 'Que suit-il de l’ultimatum ?',
  'this option is not open to your faction': 'cette option n’est pas ouverte à ta faction',
  'this is not another faction in the game': 'ce n’est pas une autre faction de la partie',
  'this option ends a Policy of Russia only': 'cette option ne met fin qu’à une politique de la Russie',
  'this option ends a Policy of Britain or France only':
    'cette option ne met fin qu’à une politique de la Grande-Bretagne ou de la France',
  'there is no Policy that could be ended': 'il n’y a pas de politique qui puisse prendre fin',
  'the Ostland Accord cannot be ended so': 'l’accord Ostland ne prend pas fin ainsi',
  'no such Truce is in this box': 'aucune trêve de ce genre n’est dans cette case',
  'What do the special weapons do?': 'Que font les armes spéciales ?',
  '{1} is no Allied support unit in play': '{1:le} n’est pas une unité de soutien alliée en jeu',
  'no Allied ground unit is in {1}': 'aucune unité terrestre alliée n’est {1:en}',
  'Jet Fighter Production cannot be taken now':
    'on ne peut prendre maintenant la production de chasseurs à réaction',
  '{1} has nothing more to bring': '{1} n’a plus rien à apporter',
  'Which hex is devastated by the atomic bomb?': 'Quel hexagone la bombe atomique dévaste-t-elle ?',
  'Which counter does the bomb destroy?': 'Quel pion la bombe détruit-elle ?',
  '{1} is no Land hex': '{1:le} n’est pas un hexagone de terre',
  '{1} is neutral': '{1:le} est neutre',
  'a unit of a Country at peace with you is in {1}': 'une unité d’un pays en paix avec vous est {1:en}',
  '{1} is out of range of every German Air Base':
    '{1:le} est hors de portée de toute base aérienne allemande',
  '{1} is out of range of every US Air Base': '{1:le} est hors de portée de toute base aérienne américaine',
  '{1} is not hit': '{1:le} n’est pas touché',
  'Which Region becomes independent?': 'Quelle région devient indépendante ?',
  '{1} is no Breakaway Region with a Republican City':
    '{1:le} n’est pas une région sécessionniste avec une ville républicaine',
  'Does the Republic lose a City, or change its supporter?':
    'La République perd-elle une ville, ou change-t-elle de soutien ?',
  'What does the Partnership Country gain?': 'Que gagne le pays partenaire ?',
  '{1} is no counter of the Partnership Country': '{1:le} n’est pas un pion du pays partenaire',
  'no War Economy +1 marker can be improved': 'aucun marqueur Économie de guerre +1 ne peut être amélioré',
  'or without a die: {1}': 'ou sans dé : {1}',
  'an Influence marker of {1} is there': 'un marqueur d’influence {1:de} s’y trouve',
  'the Republican Capital is there, supported by {1}':
    'la capitale républicaine s’y trouve, soutenue par {1}',
  'it always belongs to the sphere of {1}': 'il appartient toujours à la sphère {1:de}',
  'only one Allied faction is in play': 'une seule faction alliée est en jeu',
  'the Western Allies have given Guarantees': 'les Alliés occidentaux ont donné des garanties',
  'it borders the Soviet Union or a Soviet Minor Country: 1 to 3 Western, 4 to 6 Soviet':
    'il touche l’Union soviétique ou un petit pays soviétique : 1 à 3 occidental, 4 à 6 soviétique',
  'it does not border the Soviet Union': 'il ne touche pas l’Union soviétique',
  '{1} joins the Western Allies on 1 to 3, the Soviet Union on 4 to 6':
    '{1:le} rejoint les Alliés occidentaux sur 1 à 3, l’Union soviétique sur 4 à 6',
  '{1} joins {2}': '{1:le} rejoint {2:le}',
  'it resists: {1} must lose steps': 'il résiste : pertes de pas pour {1}',
  'it resists: {1}': 'il résiste : {1}',
  'it resists: a crisis is rolled for': 'il résiste : on lance le dé pour une crise',
  'the marker in {1} goes': 'le marqueur {1:en} est retiré',
  '{1} is no longer bound to its own land': '{1:le} n’a plus à rester sur son propre sol',
  '{1} may join {2}': '{1:le} peut rejoindre {2:le}',
  'the marks of civil war in {1} go': 'les traces de la guerre civile {1:en} disparaissent',
  'nothing changes': 'rien ne change',
  '{1} becomes part of {2}': '{1:le} fait désormais partie {2:de}',
  '{1} cedes {2} to {3}': '{1:le} cède {3:a} : {2}',
  '{1} becomes a Dependent of Russia and leaves the game':
    '{1:le} devient une dépendance de la Russie et quitte le jeu',
  '{1} cedes {2} to Russia': '{1:le} cède à la Russie : {2}',
  'an incident may be risked in {1}': 'un incident peut être tenté {1:en}',
  'the Axis loses a step in {1}': 'l’Axe perd un pas {1:en}',
  '{1} loses two steps': '{1:le} perd deux pas',
  'the Western Allies lose a step in {1}': 'les Alliés occidentaux perdent un pas {1:en}',
  '{1} attacks a neutral neighbour, which joins the Allies':
    '{1:le} attaque un voisin neutre, qui rejoint les Alliés',
  '{1} attacks a neutral neighbour, which joins the Axis':
    '{1:le} attaque un voisin neutre, qui rejoint l’Axe',
  '{1}, if it is selected': '{1}, si le pays est choisi',
  'an Influence marker of {1} comes into {2}': 'un marqueur d’influence {1:de} arrive {2:en}',
  '{1}, if war is declared on it': '{1}, si la guerre lui est déclarée',
  '{1}, by Free Passage, and stays in its own land': '{1}, par libre passage, et reste sur son territoire',
  'a Neutrality marker comes into {1}': 'un marqueur de neutralité arrive {1:en}',
  '{1} and a neighbour go to war': '{1:le} et un voisin entrent en guerre',
  '{1} becomes an Axis Minor Country': '{1:le} devient un pays mineur de l’Axe',
  '{1} gets a step': '{1:le} reçoit un pas',
  'the Civil War is over': 'la guerre civile est finie',
  'no Influence marker of {1} in {2}': 'pas de marqueur d’influence {1:de} {2:en}',
  'a Border or an open Port that leads {1} there': 'une frontière ou un port ouvert qui y mène pour {1}',
  'Declaration of war by {1}': 'Déclaration de guerre {1:de}',
  '{1}, and becomes part of {2}': '{1}, et fait alors partie de {2}',
  '{1}, and cedes {2} to {3}': '{1}, et cède {2} à {3}',
  'France is overrun; Vichy fights on for its faction':
    'La France est submergée ; Vichy continue le combat pour sa faction',
  '{1} is conquered': 'Conquête {1:de}',
  'the Axis takes {1}': 'l’Axe prend : {1}',
  'a Border with Germany': 'une frontière avec l’Allemagne',
  '{1} becomes part of Germany': 'Annexion {1:de} par l’Allemagne',
  '{1} is the Current Card': '{1} est la carte en cours',
  'France falls; what is left of it becomes neutral Vichy':
    'La France tombe ; ce qui en reste devient Vichy, neutre',
  'a supplied German unit in the Capital, or in three Cities':
    'une unité allemande ravitaillée dans la capitale, ou dans trois villes',
  '{1} is knocked out: its counters leave the map':
    '{1} est mis hors de combat : ses pions quittent la carte',
  'a supplied US unit in one of its Cities': 'une unité américaine ravitaillée dans une de ses villes',
  '{1} is liberated and joins {2}': 'Libération {1:de}, qui rejoint {2:le}',
  'ground units occupy {1}': 'des unités terrestres occupent : {1}',
  '{1} is under Occupation: units are broken down, interned or sent home':
    '{1:le} est sous occupation : des unités sont divisées, internées ou renvoyées',
  'a large German unit or another foreign unit in it':
    'une grande unité allemande ou une autre unité étrangère',
  '{1} without enemies, or a Partisan Base without enemies beside it':
    '{1} sans ennemis, ou une base de partisans sans ennemis',
  'a Partisan Base of {1} without enemies beside it': 'une base de partisans {1:de} sans ennemis',
  '{1} rises again for {2}': '{1:le} se relève pour {2}',
  'no Policy of the Minor Countries of {1}': 'aucune politique des petits pays {1:de}',
  '{1} belongs to the Axis or to the Soviet Union': '{1} appartient à l’Axe ou à l’Union soviétique',
  'a City of Northern or Southern France without a German unit, Detachment or Logistics marker':
    'une ville du nord ou du sud de la France sans unité allemande, détachement ni marqueur logistique',
  'a City of Northern France without a German unit, Detachment or Logistics marker':
    'une ville du nord de la France sans unité allemande, détachement ni marqueur logistique',
  'no Logistics markers or Partisan Bases': 'ni marqueur Logistique ni base de partisans',
  '{1} is not in the Force Pool': '{1:le} n’est pas dans le pool de forces',
  '{1} is neither a Logistics marker nor a Partisan Base':
    '{1:le} n’est ni un marqueur Logistique ni une base de partisans',
  '{1} was picked up in this segment': 'on a repris {1:le} dans ce segment',
  'another {1} is just like this one and is placed before it':
    'un autre pion « {1} » est identique et se place avant celui-ci',
  '{1} is neither a City nor a Port': '{1:le} n’est ni une ville ni un port',
  'no supplied unit of a nation that {1} serves is in {2}':
    'aucune unité ravitaillée d’une nation que sert {1:le} n’est {2:en}',
  'such a marker is already in {1}': 'un tel marqueur est déjà {1:en}',
  '{1} is neither Rough nor a City': '{1:le} n’est ni un terrain difficile ni une ville',
  'the Country of {1} has got a Partisan Base in this segment':
    'le pays {1:de} a déjà reçu une base de partisans dans ce segment',
  'the Axis guards {1}': 'l’Axe garde {1:le}',
  'Which Logistics marker or Partisan Base is placed or picked up?':
    'Quel marqueur Logistique ou quelle base de partisans place-t-on ou reprend-on ?',
  'Luck in combat': 'Chance au combat',
  'Luck in politics': 'Chance en politique',
  'Luck with Materiel Shortages': 'Chance face à la pénurie de matériel',
  'Luck in mobilization': 'Chance à la mobilisation',
  'Luck with delay': 'Chance avec les délais',
  'Luck with Blitz symbols': 'Chance avec les symboles Blitz',
  'Luck in bombing': 'Chance au bombardement',
  'Luck with Lend-Lease': 'Chance avec le prêt-bail',
  'Luck of the Red Army': 'Chance de l’Armée rouge',
  '{1}: the die shows {2}. Is it rolled again?': '{1} : le dé montre {2}. Le relance-t-on ?',
  'Where does {1} go on to from {2}?': 'Où va ensuite {1:le} depuis {2:le} ?',
  'Which unit moves in reserve?': 'Quelle unité bouge en réserve ?',
  'Which unit moves?': 'Quelle unité bouge ?',
  '{1} is on its way: it goes on or halts first': '{1:le} est en route et continue ou s’arrête d’abord',
  'there are no overruns in Reserve Movement': 'on ne percute pas en mouvement de réserve',
  '{1} cannot overrun: only armor of two or three steps does':
    '{1:le} ne peut percuter : seuls le font les blindés de deux ou trois pas',
  'no lone enemy unit in the open is near enough for {1} to overrun':
    'aucune unité ennemie isolée en terrain ouvert n’est assez près pour que {1:le} la percute',
  'there is no enemy unit to overrun in {1}': 'aucune unité ennemie à percuter {1:en}',
  'more than one enemy unit is in {1}': 'plus d’une unité ennemie est {1:en}',
  'the enemy unit in {1} has more than one step': 'l’unité ennemie {1:en} a plus d’un pas',
  'the terrain of {1} helps the defender': 'le terrain {1:de} aide le défenseur',
  '{1} is in Mud, which helps the defender': 'il y a {1:en} de la boue, qui aide le défenseur',
  'the unit in {1} is a fortress': 'l’unité {1:en} est une forteresse',
  'an Air unit helps the defender of {1}': 'une unité aérienne aide le défenseur {1:de}',
  'an HQ could support the defender of {1}': 'un QG pourrait soutenir le défenseur {1:de}',
  '{1} can get into {2} only across a hexside that helps the defender':
    '{1:le} ne peut entrer {2:en} que par un côté qui aide le défenseur',
  '{1} cannot get into {2} with the points it has': '{1:le} ne peut entrer {2:en} avec ses points',
  'only an Airdrop is in {1}, which cannot be overrun': 'il n’y a {1:en} qu’un largage, qu’on ne percute pas',
  'no unit is on its way': 'aucune unité n’est en route',
  '{1} belongs to a Country that is not in the war': '{1:le} est à un pays qui n’est pas en guerre',
  '{1} is an Airdrop marker, which does not move': '{1:le} est un marqueur Largage, qui ne bouge pas',
  '{1} has already moved in this phase': '{1:le} a déjà bougé dans cette phase',
  '{1} in {2} is not supplied': '{1:le} {2:en} est sans ravitaillement',
  '{1} in {2} is in an enemy Zone of Control, which nobody leaves in Reserve Movement':
    '{1:le} {2:en} est dans une zone de contrôle ennemie, que nul ne quitte en mouvement de réserve',
  '{1} stands in Mud in an enemy Zone of Control, which nobody leaves':
    '{1:le} est dans la boue et dans une zone de contrôle ennemie, que nul ne quitte',
  'the Failure of Command holds {1} in an enemy Zone of Control':
    'la défaillance du commandement retient {1:le} dans une zone de contrôle ennemie',
  '{1} is on its way: {2} moves when it has stopped':
    '{1:le} est en route : {2:le} bouge quand ce mouvement est fini',
  '{1} cannot enter {2}, an All-Sea hex without a friendly Beachhead':
    '{1:le} ne peut entrer {2:en}, hexagone de mer sans tête de pont amie',
  '{1} cannot enter {2}: it is out of play': '{1:le} ne peut entrer {2:en} : c’est hors jeu',
  '{1} cannot enter {2}: its Country is neutral': '{1:le} ne peut entrer {2:en} : le pays est neutre',
  '{1} cannot leave its Country for {2} while Pre-War is in effect':
    '{1:le} ne peut quitter son pays vers {2:le} tant que dure l’avant-guerre',
  '{1} cannot enter {2}: a Policy or Truce forbids it':
    '{1:le} ne peut entrer {2:en} : une politique ou une trêve l’interdit',
  '{1} cannot leave its Country for {2}: the marker in its Capital forbids it':
    '{1:le} ne peut quitter son pays vers {2:le} : le marqueur dans sa capitale l’interdit',
  '{1} cannot enter {2}: it belongs to the other Allied faction':
    '{1:le} ne peut entrer {2:en} : c’est à l’autre faction alliée',
  '{1} cannot enter {2}: enemy units are there': '{1:le} ne peut entrer {2:en} : il y a des unités ennemies',
  '{1} cannot enter {2}: an enemy Airdrop is there':
    '{1:le} ne peut entrer {2:en} : il y a un largage ennemi',
  '{1} cannot enter {2}: enemy markers are there, which are taken by an attack or an overrun':
    '{1:le} ne peut entrer {2:en} : il y a des marqueurs ennemis, qu’on prend par une attaque ou une percussion',
  '{1} cannot enter {2} in Reserve Movement: it is in an enemy Zone of Control':
    '{1:le} ne peut entrer {2:en} en mouvement de réserve : c’est une zone de contrôle ennemie',
  '{1} cannot enter {2}: the Failure of Supply keeps it out of enemy Zones of Control':
    '{1:le} ne peut entrer {2:en} : la défaillance du ravitaillement écarte des zones de contrôle ennemies',
  '{1} cannot leave for {2}: it stands in Mud in an enemy Zone of Control':
    '{1:le} ne peut partir vers {2:le} : c’est la boue, dans une zone de contrôle ennemie',
  '{1} cannot leave for {2}: the Failure of Command holds it in an enemy Zone of Control':
    '{1:le} ne peut partir vers {2:le} : la défaillance du commandement retient dans une zone de contrôle ennemie',
  '{1} leaves the Beachhead only across its Beachhead Hexside, not for {2}':
    '{1:le} ne quitte la tête de pont que par le côté de débarquement, pas vers {2:le}',
  '{1} cannot reach {2}: enemy Zones of Control on the way stop it':
    '{1:le} ne peut atteindre {2:le} : des zones de contrôle ennemies barrent le chemin',
  '{1} cannot reach {2} in Reserve Movement without entering enemy Zones of Control':
    '{1:le} ne peut atteindre {2:le} en mouvement de réserve sans entrer dans des zones de contrôle ennemies',
  '{1} is farther than {2} can go': '{1:le} est plus loin que {2:le} ne peut aller',
  'there is no way over land for {1} to {2}': 'aucun chemin terrestre ne mène {1:le} vers {2:le}',
  '{1} is already moving over land': '{1:le} se déplace déjà par terre',
  '{1} is in no Port': '{1:le} n’est dans aucun port',
  '{1} cannot go on board: {2} is in an enemy Zone of Control and no Open Port':
    '{1:le} ne peut embarquer : {2:le} est dans une zone de contrôle ennemie et n’est pas un port ouvert',
  'no Troop Convoy that could carry {1} is in the Naval Zone of its Port':
    'aucun convoi de troupes capable de porter {1:le} n’est dans la zone navale du port',
  '{1} has {2} steps, more than a Troop Convoy there carries':
    '{1:le} a {2} pas, plus qu’un convoi de troupes n’en transporte là',
  '{1} is no Port': '{1:le} n’est pas un port',
  '{1} is no Open Port': '{1:le} n’est pas un port ouvert',
  '{1} cannot land in {2}: the enemy controls it': '{1:le} ne peut débarquer {2:en} : l’ennemi le contrôle',
  '{1} cannot land in {2}: it is in an enemy Zone of Control and no friendly unit is there':
    '{1:le} ne peut débarquer {2:en} : c’est une zone de contrôle ennemie, sans unité amie',
  'no Troop Convoys carry {1} to {2}': 'aucun convoi de troupes ne porte {1:le} {2:en}',
  'no Troop Convoys carry {1} to the Eastern US/Canada Box':
    'aucun convoi de troupes ne porte {1:le} à la case Est des États-Unis/Canada',
  'no Troop Convoys carry {1} to the East Africa Box':
    'aucun convoi de troupes ne porte {1:le} à la case Afrique orientale',
  'the East Africa Box is not open': 'la case Afrique orientale n’est pas ouverte',
  '{1} does not carry {2} there': '{1:le} n’y porte pas {2:le}',
  'Which Troop Convoy carries {1}?': 'Quel convoi de troupes porte {1:le} ?',
  'Which Troop Convoy carries {1} on from the {2}?':
    'Quel convoi de troupes porte {1:le} plus loin depuis {2:le} ?',
  'no two units of {1} in {2} could move together':
    'il n’y a pas {2:en} deux unités {1:de} qui puissent bouger ensemble',
  '{1} is not at the western edge of the map in Germany, Hungary or Yugoslavia':
    '{1:le} n’est pas au bord ouest de la carte en Allemagne, Hongrie ou Yougoslavie',
  '{1} has already moved': '{1:le} a déjà bougé',
  '{1} is not in the Western Europe Box': '{1:le} n’est pas dans la case Europe de l’Ouest',
  '{1} does not enter by {2}, which is no land of Germany, Hungary or Yugoslavia at the edge':
    '{1:le} n’entre pas par {2:le}, qui n’est pas au bord de l’Allemagne, de la Hongrie ou de la Yougoslavie',
  '{1} cannot enter by {2}: an enemy Air Force is there':
    '{1:le} ne peut entrer par {2:le} : il y a une flotte aérienne ennemie',
  'Which units take the place of {1} in {2}? Steps left: {3}.':
    'Quelles unités remplacent {1:le} {2:en} ? Pas restants : {3}.',
  'Emergency Breakdown of {1} in {2}: which units take its place? Steps left: {3}.':
    'Fractionnement d’urgence {1:de} {2:en} : quelles unités prennent sa place ? Pas restants : {3}.',
  '{1} is no ground unit on the map': '{1:le} n’est pas une unité terrestre sur la carte',
  '{1} cannot be broken down': 'on ne peut fractionner {1:le}',
  '{1} has only one step': '{1:le} n’a qu’un pas',
  'the Force Pool has not enough units to take the place of {1}':
    'le pool de forces n’a pas assez d’unités pour remplacer {1:le}',
  '{1} cannot take the place of a part of {2}': '{1:le} ne peut remplacer une partie {2:de}',
  'another {1} of the Force Pool stands for all of them':
    'un autre pion « {1} » du pool de forces vaut pour tous',
  '{1} cannot stay on its reduced side now': '{1:le} ne peut rester sur sa face réduite maintenant',
  'Which units in {1} become {2}?': 'Quelles unités {1:en} deviennent {2:le} ?',
  'Form it as {1}': 'La former en {1}',
  '{1} cannot take part in a combination': '{1:le} ne peut participer à un regroupement',
  '{1} has only one step: it is not built from others':
    '{1:le} n’a qu’un pas et ne se forme pas d’autres unités',
  '{1} is neither in the Force Pool nor on the map': '{1:le} n’est ni dans le pool de forces ni sur la carte',
  '{1} has all its steps': '{1:le} a tous ses pas',
  '{1} is not in {2}': '{1:le} n’est pas {2:en}',
  'no units in {1} have together the steps of {2}': 'aucunes unités {1:en} n’ont ensemble les pas {2:de}',
  'the units in {1} are not of the types that make {2}':
    'les unités {1:en} ne sont pas des types qui forment {2:le}',
  'the units in {1} are not supplied, and cannot become {2}':
    'les unités {1:en} sont sans ravitaillement et ne peuvent devenir {2:le}',
  'an enemy Air unit in {1} prevents combination':
    'une unité aérienne ennemie {1:en} empêche le regroupement',
  'another {1} in {2} stands for it': 'un autre pion « {1} » {2:en} vaut pour celui-ci',
  '{1} cannot become part of {2} with the others': '{1:le} ne peut faire partie {2:de} avec les autres',
  'the units chosen do not have the steps of {1} yet': 'les unités choisies n’ont pas encore les pas {1:de}',
  '{1} is no Detachment, and has none on its back': '{1:le} n’est pas un détachement et n’en a pas au verso',
  'all Detachments of that nation are in use': 'tous les détachements de cette nation servent déjà',
  'another {1} of the Force Pool stands for it': 'un autre pion « {1} » du pool de forces vaut pour celui-ci',
  '{1} has no City or Port': '{1:le} n’a ni ville ni port',
  'a Detachment is already in {1}': 'un détachement est déjà {1:en}',
  'no ground unit of that nation of yours is in {1}':
    'aucune de vos unités terrestres de cette nation n’est {1:en}',
  'the units in {1} are not supplied': 'les unités {1:en} sont sans ravitaillement',
  '{1} is no Detachment on the map': '{1:le} n’est pas un détachement sur la carte',
  'Which of your units is eliminated?': 'Laquelle de vos unités élimine-t-on ?',
  'there is nothing to eliminate': 'il n’y a rien à éliminer',
  '{1} is no unit, Detachment or Logistics marker on the map':
    '{1:le} n’est ni une unité, ni un détachement, ni un marqueur Logistique sur la carte',
  '{1} has no step to spare: eliminate the unit': '{1:le} n’a pas de pas à perdre : éliminez l’unité',
  '{1} has been converted in this segment already': 'on a déjà converti {1:le} dans ce segment',
  '{1} is not land of your faction': '{1:le} n’est pas une terre de votre faction',
  '{1} is a fortress already': '{1:le} est déjà une forteresse',
  '{1} in {2} cannot become a fortress: none in the Force Pool is meant for it there':
    '{1:le} {2:en} ne peut devenir une forteresse : aucune du pool de forces n’y est destinée',
  '{1} is no fortress that can become infantry':
    '{1:le} n’est pas une forteresse qui puisse devenir de l’infanterie',
  'an FE fortress in {1} does not become infantry: it takes No Retreat and a coast, City or Port abroad':
    '{1:en}, une forteresse FE ne devient pas de l’infanterie : il y faut No Retreat et une côte, une ville ou un port hors d’Allemagne',
  'no German infantry is in the Force Pool': 'aucune infanterie allemande n’est dans le pool de forces',
  '{1} is no frontier fortress in your Force Pool':
    '{1:le} n’est pas une forteresse de frontière de votre pool de forces',
  'another {1} stands for it': 'un autre pion « {1} » vaut pour celui-ci',
  '{1} stands in a hex of its Home Country on a Border without fortress, enemy or enemy Zone of Control, which {2} is not':
    '{1:le} se place dans un hexagone frontalier de son pays, sans forteresse, ennemi ni zone de contrôle ennemie, ce que {2:le} n’est pas',
  'Does {1} lose a step of its own, or the one in its Holding Box and break down?':
    '{1:le} perd-il un pas à lui, ou celui de sa case d’attente en se fractionnant ?',
  'How are the units organized?': 'Comment organise-t-on les unités ?',
  combination: 'regroupement',
  'fortress conversion': 'conversion en forteresses',
  'voluntary elimination': 'élimination volontaire',
  breakdown: 'fractionnement',
  'picking up Detachments': 'reprise de détachements',
  'placing Detachments': 'placement de détachements',
  '{1} comes before {2}, which has begun': 'l’étape « {1} » précède « {2} », qui a commencé',
  'Where is a Detachment placed in the Ceded Land?': 'Où un détachement est-il placé dans la terre cédée ?',
  'no Detachment can be placed in {1}': 'aucun détachement ne peut être placé {1:en}',
  'Do your Countries stay open to {1}?': 'Vos pays restent-ils ouverts {1:a} ?',
  'Are your Countries opened to {1}?': 'Ouvrez-vous vos pays {1:a} ?',
  'your Countries are open already': 'vos pays sont déjà ouverts',
  'your Countries are closed already': 'vos pays sont déjà fermés',
  'Is war declared on a Neutral Minor Country?': 'Déclare-t-on la guerre à un pays mineur neutre ?',
  'Is a No Occupation marker placed in {1}?': 'Place-t-on un marqueur Pas d’occupation {1:en} ?',
  '{1} is a Major Country, on which nobody declares war here':
    '{1:le} est un pays majeur, à qui nul ne déclare ici la guerre',
  '{1} is at war with itself': '{1:le} est en guerre avec lui-même',
  'your Influence marker is in {1}': 'votre marqueur Influence est {1:en}',
  '{1} has no Border with you and no Port that your ships could reach':
    '{1:le} n’a ni frontière avec vous ni port que vos navires puissent atteindre',
  'no East Africa marker is on the Turn Track':
    'aucun marqueur Afrique orientale n’est sur la piste des tours',
  'the East Africa marker comes off with the next turn anyway':
    'le marqueur Afrique orientale quitte de toute façon la piste au prochain tour',
  'Which army of {1} is at full strength? Steps left: {2}.':
    'Quelle armée {1:de} est à pleine force ? Pas restants : {2}.',
  'Where do the reserves of {1} stand?': 'Où se placent les réserves {1:de} ?',
  '{1} is no reduced army that can grow': '{1:le} n’est pas une armée réduite qui puisse grandir',
  '{1} is not part of {2}': '{1:le} ne fait pas partie {2:de}',
  'the reserves do not fit into {1}': 'il n’y a pas de place {1:en} pour les réserves',
  'Where do the {1} units of {2} stand?': 'Où se placent les {1} unités {2:de} ?',
  'Where does the unit of {1} stand?': 'Où se place l’unité {1:de} ?',
  '{1} is not set up with {2}': '{1:le} ne se place pas avec {2:le}',
  '{1} is not part of the Country or its Dependents':
    '{1:le} ne fait partie ni du pays ni de ses dépendances',
  'not in {1} yet: at home, and one unit in a hex, until each City has one':
    'pas encore {1:en} : dans le pays, une unité par hexagone, jusqu’à ce que chaque ville en ait une',
  'the unit does not fit into {1}': 'l’unité n’a pas sa place {1:en}',
  'Which area becomes part of Germany?': 'Quel territoire devient allemand ?',
  '{1} cannot be annexed by Germany': '{1:le} ne peut être annexé par l’Allemagne',
  'Which Truce is reduced?': 'Quelle trêve est réduite ?',
  '{1}: war with the Axis': '{1} : guerre avec l’Axe',
  'no Truce marker is in the box of {1}': 'aucun marqueur de trêve n’est dans la case {1:de}',
  'the box of {1} is not yours': 'la case {1:de} n’est pas à toi',
  'the Truce of {1} was placed or reduced in this turn': 'la trêve {1:de} a été placée ou réduite ce tour-ci',
  'the Truce of {1} is reduced on Seasonal Turns only':
    'la trêve {1:de} n’est réduite qu’aux tours saisonniers',
  '{1} is no Replacement Location for {2} units':
    '{1:le} n’est pas un lieu de remplacement pour une unité {2:f}',
  '{1} is in an enemy Zone of Control, and no ground unit of yours is there':
    '{1:le} est dans une zone de contrôle ennemie, sans unité terrestre à vous',
  '{1} does not fit into {2}': '{1:le} n’a pas sa place {2:en}',
  '{1} colonial of {2}': '{1} de troupes coloniales {2:de}',
  '{1} SS of {2}': '{1} SS {2:de}',
  '{1} is a fortress, which no step brings': '{1:le} est une forteresse, qu’aucun pas n’apporte',
  '{1} has more than one step: it is built by combination':
    '{1:le} a plus d’un pas et se forme par regroupement',
  'no step is left that brings {1}': 'il ne reste aucun pas qui apporte {1:le}',
  '{1} is neither British nor of the US: it does not use the Eastern US/Canada Box':
    '{1:le} n’est ni britannique ni américaine et n’utilise pas la case Est des États-Unis/Canada',
  'the Eastern US/Canada Box is not in play': 'la case Est des États-Unis/Canada n’est pas en jeu',
  'Which unit keeps up the Beachhead in {1}?': 'Quelle unité entretient la tête de pont {1:en} ?',
  '{1} keeps up no Beachhead: only Surface Fleets and Air Forces do':
    '{1:le} n’entretient pas de tête de pont : seules le font les flottes de surface et les flottes aériennes',
  '{1} could not be placed in {2}': '{1:le} ne pourrait se placer {2:en}',
  'At which hex does the Beachhead in {1} point?': 'Vers quel hexagone pointe la tête de pont {1:en} ?',
  '{1} is no Land hex next to {2}': '{1:le} n’est pas un hexagone de terre à côté {2:de}',
  'a Beachhead cannot point at {1}: its Country is not in the war':
    'une tête de pont ne peut pointer vers {1:le} : le pays n’est pas en guerre',
  'Where is a Blitz marker placed? {1} are left.': 'Où place-t-on un marqueur Blitz ? Il en reste {1}.',
  'Where is the Blitz marker placed?': 'Où place-t-on le marqueur Blitz ?',
  'a Blitz marker is already in {1}': 'un marqueur Blitz est déjà {1:en}',
  'a Blitz marker cannot be placed in {1}: it is at sea, without a friendly Beachhead':
    'pas de marqueur Blitz {1:en} : c’est en mer, sans tête de pont amie',
  'a Blitz marker cannot be placed in {1}: no friendly ground unit is within two hexes':
    'pas de marqueur Blitz {1:en} : aucune unité terrestre amie à deux hexagones ou moins',
  'a Blitz marker cannot be placed in {1}: its Country is not in the war':
    'pas de marqueur Blitz {1:en} : le pays n’est pas en guerre',
  'the first Blitz markers go to Beachheads that face an enemy hex':
    'les premiers marqueurs Blitz vont aux têtes de pont face à un hexagone ennemi',
  'in the Strategic Warfare Box': 'dans la case Guerre stratégique',
  '{1} is to be placed {2}. Is that contested?': '{1:le} va se placer {2}. Le conteste-t-on ?',
  '{1} is not in the Force Pool, from which units contest':
    '{1:le} n’est pas dans le pool de forces, d’où l’on conteste',
  '{1} never contests': '{1:le} ne conteste jamais',
  '{1} is not at war with {2}': '{1:le} n’est pas en guerre avec {2:le}',
  '{1} cannot contest {2} {3}': '{1:le} ne peut contester {2:le} {3}',
  '{1} could not itself be placed {2} against {3}': '{1:le} ne pourrait se placer {2} contre {3:le}',
  '{1} has no base near that of {2}': '{1:le} n’a pas de base près de celle {2:de}',
  'Where does the CV Strike of {1} go?': 'Où va la frappe de porte-avions {1:de} ?',
  'a CV Strike cannot be placed in {1}: it is in Mud':
    'une frappe de porte-avions ne peut pas être placée {1:en} : il y a de la boue',
  'a CV Strike from {1} cannot be placed in {2}':
    'une frappe de porte-avions depuis {1:le} ne peut aller {2:en}',
  '{1} belongs to nobody who is in the war': '{1:le} n’est à personne qui soit en guerre',
  '{1} is not in the Force Pool, from which support units are placed':
    '{1:le} n’est pas dans le pool de forces, d’où viennent les unités de soutien',
  '{1} is of a Country at peace with the Axis, whose support units stay in the Force Pool':
    '{1:le} est d’un pays en paix avec l’Axe, dont les unités de soutien restent dans le pool de forces',
  'in this scenario {1} can only be placed in a hex':
    'dans ce scénario, {1:le} ne se place que dans un hexagone',
  '{1} is never placed: an Interceptor only contests':
    '{1:le} ne se place jamais : la chasse ne fait que contester',
  '{1} is not placed in Land hexes: only Air Forces are':
    '{1:le} ne va pas dans les hexagones de terre : seules y vont les flottes aériennes',
  '{1} does not go On Station: only Fleets and Air Forces do':
    '{1:le} ne va pas en station : seules y vont les flottes et les flottes aériennes',
  '{1} is no CV Fleet': '{1:le} n’est pas une flotte de porte-avions',
  '{1} has no place in the Strategic Warfare Box: only Bombers and Sub Fleets have':
    '{1:le} n’a pas sa place dans la case Guerre stratégique : seuls l’ont les bombardiers et les sous-marins',
  '{1} has no Air Base within nine hexes of a City it could bomb':
    '{1:le} n’a pas de base aérienne à neuf hexagones ou moins d’une ville à bombarder',
  '{1} has no Naval Base on the Atlantic, the North Sea or the Arctic':
    '{1:le} n’a pas de base navale sur l’Atlantique, la mer du Nord ou l’Arctique',
  '{1} is no Bomber': '{1:le} n’est pas une force de bombardement',
  'cities are devastated only in Total War': 'on ne dévaste des villes qu’en guerre totale',
  '{1} makes no Beachhead: only Surface Fleets and Air Forces do':
    '{1:le} ne fait pas de tête de pont : seules le font les flottes de surface et les flottes aériennes',
  'no Beachhead marker is left in the Force Pool':
    'il ne reste aucun marqueur Tête de pont dans le pool de forces',
  '{1} is no convoy': '{1:le} n’est pas un convoi',
  '{1} is no convoy: only Surface Fleets and Air Forces can be placed as Escort Troop Convoys':
    '{1:le} n’est pas un convoi : seules les flottes de surface et les flottes aériennes se placent en convoi de troupes escorté',
  '{1} can only be a Troop Convoy': '{1:le} ne peut être qu’un convoi de troupes',
  '{1} is an All-Sea hex: {2} can be placed there only to make a Beachhead':
    '{1:le} est un hexagone de mer : {2:le} ne s’y place que pour une tête de pont',
  '{1} is no All-Sea hex': '{1:le} n’est pas un hexagone de mer',
  '{1} cannot be placed in {2}: it is out of play': '{1:le} ne peut se placer {2:en} : c’est hors jeu',
  '{1} cannot fly to {2}: its Country is neutral': '{1:le} ne peut voler {2:en} : le pays est neutre',
  '{1} cannot be placed in {2}: it is a Failure Hex':
    '{1:le} ne peut se placer {2:en} : c’est un hexagone de défaillance',
  '{1} cannot be placed in {2}: a friendly Air unit is there':
    '{1:le} ne peut se placer {2:en} : il y a une unité aérienne amie',
  '{1} cannot be placed in {2}: an enemy Air unit is there':
    '{1:le} ne peut se placer {2:en} : il y a une unité aérienne ennemie',
  '{1} cannot fly to {2}: it is in Mud': '{1:le} ne peut voler {2:en} : c’est la boue',
  '{1} is not within three hexes of an Air Base of {2}':
    '{1:le} n’est pas à trois hexagones ou moins d’une base aérienne {2:de}',
  '{1} cannot fly to {2}: Mud or neutral land lies in the way':
    '{1:le} ne peut voler {2:en} : de la boue ou un pays neutre barre la route',
  '{1} cannot be placed in the Naval Zone of {2}': '{1:le} ne peut se placer dans la zone navale {2:de}',
  '{1} could strike no hex in or next to {2}': '{1:le} ne pourrait frapper aucun hexagone {2:en} ou à côté',
  '{1} is next to no Land hex at which a Beachhead could point':
    '{1:le} n’est à côté d’aucun hexagone de terre vers lequel une tête de pont puisse pointer',
  'a Beachhead in {1} could point only at neutral land':
    'une tête de pont {1:en} ne pourrait pointer que vers une terre neutre',
  'a Beachhead is already in {1}': 'une tête de pont est déjà {1:en}',
  '{1} is no Strategic Hex of the enemy': '{1:le} n’est pas un hexagone stratégique ennemi',
  '{1} already has a Devastation marker': '{1:le} a déjà un marqueur Dévastation',
  '{1} is in a neutral Country': '{1:le} est dans un pays neutre',
  '{1} is not within nine hexes of an Air Base of the nation of {2}':
    '{1:le} n’est pas à neuf hexagones ou moins d’une base aérienne de la nation {2:de}',
  '{1} is out of play': '{1:le} est hors jeu',
  'no hex of {1} is within three hexes of an Air Base of {2}':
    'aucun hexagone {1:de} n’est à trois hexagones ou moins d’une base aérienne {2:de}',
  '{1} cannot be placed in {2}: it is frozen': '{1:le} ne peut se placer {2:en} : tout y est gelé',
  'no Naval Base for {1} is in {2} or in a zone next to it':
    'aucune base navale pour {1:le} n’est {2:en} ou dans une zone voisine',
  'the way of {1} to {2} leads through straits that its faction does not control':
    'le chemin {1:de} vers {2:le} passe par des détroits que sa faction ne contrôle pas',
  'you have no Open Port in {1}': 'vous n’avez pas de port ouvert {1:en}',
  'Does {1} stay in the Strategic Warfare Box?': '{1:le} reste-t-elle dans la case Guerre stratégique ?',
  '{1} has no base any more': '{1:le} n’a plus de base',
  'Pre-War': 'avant-guerre',
  'Which support unit hunts the Surface Raiders?': 'Quelle unité de soutien chasse les corsaires ?',
  'only the Axis has Surface Raiders': 'seul l’Axe a des corsaires',
  'the Surface Raiders are not in the Axis Force Pool':
    'les corsaires ne sont pas dans le pool de forces de l’Axe',
  '{1} is no Western support unit in the Force Pool':
    '{1:le} n’est pas une unité de soutien occidentale du pool de forces',
  '{1} is attacked by Blitz: {2}': 'Attaque Blitz contre {1:le} : {2}',
  '{1} is attacked: {2}': 'Attaque contre {1:le} : {2}',
  '{1}, supported by {2}': '{1}, avec le soutien {2:de}',
  '{1} supports the defense of {2}': '{1:le} soutient la défense {2:de}',
  '{1} {2}/{3}': '{1} {2}/{3}',
  'Attack on {1}: {2}. A {3}: {4}, {5}': 'Attaque contre {1:le} : {2}. Un {3} : {4}, {5}',
  '{1} in {2} loses a step': '{1:le} {2:en} perd un pas',
  '{1} goes to the Delay Box': '{1:le} va dans la case Délai',
  '{1} goes to the Force Pool': '{1:le} va dans le pool de forces',
  '{1} is left in {2}': '{1:le} reste {2:en}',
  '{1} retreats to {2}': '{1:le} recule {2:en}',
  '{1} in {2} joins the retreat': '{1:le} {2:en} suit la retraite',
  '{1} advances into {2}': '{1:le} avance {2:en}',
  '{1} goes on to {2}': '{1:le} exploite {2:en}',
  'The Axis uses its Airmobile Doctrine': 'L’Axe use de sa doctrine aéromobile',
  '{1} drops on {2}': '{1:le} saute {2:en}',
  '{1} lands in {2}': '{1:le} débarque {2:en}',
  '{1} lands in {2} behind {3}': '{1:le} se pose {2:en} derrière {3:le}',
  'The aircraft of {1} go back to the {2}': 'Les avions {1:de} rentrent {2:en}',
  '{1} is placed in {2} as a replacement': '{1:le} arrive {2:en} en remplacement',
  '{1} is placed in the Western Europe Box as a replacement':
    '{1:le} est placé en remplacement dans la case Europe de l’Ouest',
  '{1} is placed in the Eastern US/Canada Box as a replacement':
    '{1:le} arrive dans la case Est des États-Unis/Canada en remplacement',
  'Replacement steps lost by {1}: {2}': 'Pas de remplacement perdus par {1:le} : {2}',
  'Units in {1} become {2}': 'Des unités {1:en} deviennent {2:le}',
  '{1} in {2} is brought to {3} steps': '{1:le} {2:en} passe à {3} pas',
  '{1} in {2} is broken down': '{1:le} {2:en} se fractionne',
  '{1} is a fortress in {2}': '{1:le} devient une forteresse {2:en}',
  '{1} in {2} is no fortress any more': '{1:le} {2:en} n’est plus une forteresse',
  '{1} is placed in {2}': 'Placement {2:en} : {1}',
  '{1} in {2} is picked up': 'On reprend {1:le} {2:en}',
  '{1} for {2}': '{1} pour {2}',
  'each 6 rolled again': 'chaque 6 relancé',
  '{1} is delayed: {2} in all, {3}; it returns in {4}':
    'Délai pour {1:le} : {2} en tout, {3} ; retour en {4}',
  '{1} is delayed: a {2}; it returns in {3}': 'Délai pour {1:le} : un {2} ; retour en {3}',
  '{1} is delayed: a {2}, {3}; it returns in {4}': 'Délai pour {1:le} : un {2}, {3} ; retour en {4}',
  'War in East Africa: Suez is cut off until {1}': 'Guerre en Afrique orientale : Suez est coupé jusqu’à {1}',
  'The campaign in East Africa is over: its marker goes to the Delay Box':
    'La campagne d’Afrique orientale est finie : son marqueur va dans la case Délai',
  'The East Africa Box is open': 'La case Afrique orientale est ouverte',
  'Axis luck: the die is rolled again': 'Chance de l’Axe : le dé est relancé',
  'Allied luck: the die is rolled again': 'Chance des Alliés : le dé est relancé',
  '{1} is laid face down on the Turn Track': '{1:le} est posé face cachée sur la piste des tours',
  'A counter face down on the Turn Track comes a turn sooner: {1}':
    'Un pion face cachée de la piste des tours arrive un tour plus tôt : {1}',
  '{1} comes off the Turn Track': '{1:le} quitte la piste des tours',
  '{1} is moved on the Turn Track to {2}': '{1:le} passe sur la piste des tours à {2}',
  '{1} moves from {2} to {3}': '{1:le} va {2:de} {3:en}',
  '{1} overruns {2} in {3}': '{1:le} percute {2:le} {3:en}',
  '{1} goes by sea to {2}': '{1:le} va par mer {2:en}',
  '{1} goes by sea to the East Africa Box': '{1:le} va par mer à la case Afrique orientale',
  '{1} goes by sea to the Eastern US/Canada Box': '{1:le} va par mer à la case Est des États-Unis/Canada',
  '{1} goes from {2} to the Western Europe Box': '{1:le} passe {2:de} à la case Europe de l’Ouest',
  '{1} comes from the Western Europe Box to {2}': '{1:le} passe de la case Europe de l’Ouest {2:en}',
  'a {1}': 'un {1}',
  'a {1}, {2}, makes {3}': 'un {1}, {2}, donne {3}',
  'the US Victory Program': 'le programme de victoire américain',
  'bad routes': 'de mauvaises routes',
  'International Crisis': 'Crise internationale',
  'Total War with Britain': 'Guerre totale avec la Grande-Bretagne',
  'Total War with Russia': 'Guerre totale avec la Russie',
  'Limited War with Britain': 'Guerre limitée avec la Grande-Bretagne',
  'Limited War with Russia': 'Guerre limitée avec la Russie',
  'peace continues': 'la paix continue',
  'Lend-Lease goes to the Western Allies': 'le prêt-bail va aux Alliés occidentaux',
  'Lend-Lease goes to the Soviet Union': 'le prêt-bail va à l’Union soviétique',
  'Lend-Lease waits': 'le prêt-bail attend',
  'A card is laid face down by {1}': 'Une carte est posée face cachée par {1:le}',
  'No card can be selected by {1}': 'Aucune carte ne peut être choisie par {1:le}',
  'The requirements of {1} are no longer met; it goes back to the hand':
    'Les conditions de {1} ne sont plus remplies ; la carte revient en main',
  '{1} ({2}) is out of the game': '{1} ({2}) est hors du jeu',
  'A card from {1} to {2} is removed face down by {3}':
    'Une carte de {1} à {2} est retirée face cachée par {3:le}',
  'The Republic is supported on a {1} by {2}': 'Soutien à la République sur un {1} par {2:le}',
  '{1} applies to {2}': '{1} s’applique {2:a}',
  '{1} ends': '{1} prend fin',
  '{1} in the box of {2}': '{1} dans la case {2:de}',
  'A Truce is over: {1}': 'Une trêve est finie : {1}',
  'Land is ceded: {1}': 'Une terre est cédée : {1}',
  '{1}: {2}; {3}': '{1} : {2} ; {3}',
  '{1} goes to the Republic': '{1:le} va à la République',
  '{1} goes to the Nationalists': '{1:le} va aux nationalistes',
  'The Republic wins the Civil War': 'La République gagne la guerre civile',
  'The Nationalists win the Civil War': 'Les nationalistes gagnent la guerre civile',
  'The Republic is supported by {1} now': 'La République est maintenant soutenue par {1:le}',
  '{1} is reconstructed': '{1:le} est reconstruit',
  '{1} becomes independent': '{1:le} devient indépendant',
  'The military takes over in Germany': 'Les militaires prennent le pouvoir en Allemagne',
  'A Blitz marker more in the next Support Segment: {1}':
    'Un marqueur Blitz de plus au prochain segment de soutien : {1}',
  '{1} goes to the Pacific': '{1:le} part pour le Pacifique',
  '{1} comes back from the Pacific': '{1:le} revient du Pacifique',
  'Pacific Commitment: a {1}, without modifiers': 'Engagement dans le Pacifique : un {1}, sans modificateurs',
  '{1} is removed from the game': '{1:le} est retiré du jeu',
  '{1} is devastated by an atomic bomb': '{1:le} est dévasté par une bombe atomique',
  'The Partnership Country is {1}': 'Le pays partenaire est {1:le}',
  '{1} is flipped': '{1} est retourné',
  'The war in the Pacific is over for {1}': 'La guerre du Pacifique est finie pour {1:le}',
  'Allied Collapse markers in the Strategic Warfare Box: {1}':
    'Marqueurs d’effondrement allié dans la case Guerre stratégique : {1}',
  'The Final Victory Point Check: the Strategic Value is {1}; {2} VP for the Axis, {3} for the Allies':
    'Dernier contrôle des points de victoire : la valeur stratégique est {1} ; {2} PV pour l’Axe, {3} pour les Alliés',
  'The Axis dominates Europe': 'L’Axe domine l’Europe',
  'Germany is beaten before its time': 'L’Allemagne est battue avant l’heure',
  'V-E Day has come': 'Le jour de la victoire en Europe est venu',
  'The US Commitment Level rises to {1}': 'L’engagement américain passe à {1}',
  'The United States enter the war': 'Les États-Unis entrent en guerre',
  '{1} is placed in the {2} VP Box': '{1} est placé dans la case {2} PV',
  '{1} is placed in the Strategic Warfare Box': '{1} est placé dans la case Guerre stratégique',
  'Japan, on a {1}: {2}': 'Le Japon, sur un {1} : {2}',
  'The Western faction gives up Commonwealth Support to keep out of the Pacific':
    'Les Alliés occidentaux renoncent au soutien du Commonwealth pour rester hors du Pacifique',
  'Materiel Shortages: {1}': 'Pénurie de matériel : {1}',
  'Lend-Lease for {1}: {2}; steps received: {3}': 'Prêt-bail pour {1:le} : {2} ; pas reçus : {3}',
  'Lend-Lease goes to the Delay Box': 'Le prêt-bail va dans la case Délai',
  'Lend-Lease is over': 'Le prêt-bail est terminé',
  '{1} is knocked out of the war': '{1:le} est mis hors de combat',
  'Russia signs the Ostland Accord': 'La Russie signe l’accord Ostland',
  'No longer in force: {1}': 'N’est plus en vigueur : {1:le}',
  'All Russian units and markers leave the map':
    'Toutes les unités et tous les marqueurs russes quittent la carte',
  'The Axis has {1} guard {2}': 'L’Axe fait garder {2:le} par {1:le}',
  'The Red Army advances: a {1}, without modifiers': 'L’Armée rouge avance : un {1}, sans modificateur',
  'The Red Army takes {1}': 'L’Armée rouge prend {1:le}',
  'Peace with Russia is no longer enforced': 'La paix avec la Russie n’est plus imposée',
  'Politics of {1}, {2}: {3}; {4}': 'Politique {1:de}, {2} : {3} ; {4}',
  '{1}: {2} is selected by {3}': '{1} : choix {2:de} par {3:le}',
  '{1} takes place': 'Événement : {1}',
  '{1}: the Axis is in {2}': '{1} : l’Axe est {2:en}',
  'An Area Table, for {1}: {2}; {3}': 'Une table de région, pour {1:le} : {2} ; {3}',
  '{1} leans on a {2} to {3}': '{1:le} penche sur un {2} vers {3:le}',
  'War on {1} is declared by {2}': 'Guerre déclarée {1:a} par {2:le}',
  'Set up in {1}: {2}': 'Placement {1:en} : {2}',
  '{1} mobilizes: a {2}, without modifiers': '{1:le} mobilise : un {2}, sans modificateur',
  '{1} in {2} is brought to full strength': '{1:le} {2:en} passe à pleine force',
  'A No Occupation marker is placed in {1}': 'On place un marqueur Pas d’occupation {1:en}',
  '{1} is removed from {2}': 'On retire {1} {2:de}',
  'Free Passage no longer binds {1}; No Occupation still does':
    'Le Libre passage ne lie plus {1:le} ; Pas d’occupation, si',
  'No Occupation no longer binds {1}; Free Passage still does':
    'Pas d’occupation ne lie plus {1:le} ; le Libre passage, si',
  '{1} comes sooner, in {2}': '{1:le} arrive plus tôt, en {2}',
  'Supplies fail {1} within five hexes of {2}':
    'Le ravitaillement fait défaut {1:a} à cinq hexagones ou moins {2:de}',
  'Command fails {1} within five hexes of {2}':
    'Le commandement fait défaut {1:a} à cinq hexagones ou moins {2:de}',
  'The resistance is supported on a {1} by {2}': 'Soutien à la résistance sur un {1} par {2:le}',
  'Recruited: {1}': 'Recrutement : {1}',
  'Partisans strike in {1}': 'Les partisans frappent {1:en}',
  'Nationalists strike in {1}': 'Les nationalistes frappent {1:en}',
  '{1} rises again and fights with {2}': '{1:le} se relève et combat avec {2:le}',
  'Interned in {1}: {2}': 'Internement {1:en} : {2}',
  '{1} returns to {2}': '{1:le} revient {2:en}',
  '{1} has nowhere to return to': '{1:le} n’a nulle part où revenir',
  '{1}, occupied, takes its units home': '{1:le}, sous occupation, rappelle ses unités',
  'Axis Strategic Hexes of the Western Allies: {1}, of the Soviet Union: {2}':
    'Hexagones stratégiques de l’Axe aux Alliés occidentaux : {1}, à l’Union soviétique : {2}',
  '{1} to {2}: both factions lose': '{1} à {2} : les deux factions perdent',
  '{1} for the Western Allies, {2} for the Soviet Union: the victory of {3}':
    '{1} pour les Alliés occidentaux, {2} pour l’Union soviétique : victoire {3:de}',
  'The Countries of {1} are open to its ally': 'Les pays {1:de} sont ouverts à l’allié',
  'The Countries of {1} are closed to its ally': 'Les pays {1:de} sont fermés à l’allié',
  'The fleet of Vichy is attacked at anchor': 'La flotte de Vichy est attaquée au mouillage',
  'The fleet of Vichy is seized by the Axis': 'La flotte de Vichy est saisie par l’Axe',
  'France is defeated; Vichy is neutral, the north is German':
    'La France est vaincue ; Vichy est neutre, le nord est allemand',
  'France is overrun and fights on as Vichy': 'La France est submergée et poursuit la lutte comme Vichy',
  'France is defeated; all of it is German, and Vichy is left with North Africa':
    'La France est vaincue et tout entière allemande ; Vichy garde l’Afrique du Nord',
  'A {1}: Vichy fights on with the Western Allies':
    'Un {1} : Vichy poursuit la lutte aux côtés des Alliés occidentaux',
  'A {1}: Vichy is neutral': 'Un {1} : Vichy est neutre',
  'Southern France is no longer a German Dependent':
    'Le sud de la France n’est plus une dépendance allemande',
  'Northern France is no longer a German Dependent':
    'Le nord de la France n’est plus une dépendance allemande',
  'The impact of the United States is reduced': 'L’impact des États-Unis est réduit',
  'The impact of the United States is restored': 'L’impact des États-Unis est rétabli',
  '{1} returns to the Delay Box': '{1:le} rentre dans la case Délai',
  '{1} returns to the Force Pool': '{1:le} rentre dans le pool de forces',
  '{1} is On Station in {2}': '{1:le} est en station {2:en}',
  '{1} contests {2}: both are delayed': '{1:le} conteste {2:le} : délai pour les deux',
  '{1} strikes in {2}': '{1:le} frappe {2:en}',
  '{1} is in the Strategic Warfare Box': '{1:le} est dans la case Guerre stratégique',
  '{1} bombs {2}: a {3}; it is devastated': '{1:le} bombarde {2:le} : un {3} ; dévastation',
  '{1} bombs {2}: a {3}, without effect': '{1:le} bombarde {2:le} : un {3}, sans effet',
  '{1} makes a Beachhead in {2}, pointing at {3}': '{1:le} fait une tête de pont {2:en}, vers {3:le}',
  '{1} keeps up the Beachhead in {2}': '{1:le} entretient la tête de pont {2:en}',
  'The Beachhead in {1} is given up': 'On abandonne la tête de pont {1:en}',
  '{1} is a Supply Convoy in {2}': '{1:le} sert de convoi de ravitaillement {2:en}',
  '{1} is a Troop Convoy in {2}': '{1:le} sert de convoi de troupes {2:en}',
  'Surface Raiders are at sea': 'Les corsaires prennent la mer',
  '{1} hunts the Surface Raiders': '{1:le} chasse les corsaires',
  '{1} is picked up in {2}': 'On reprend {1:le} {2:en}',
  'A Blitz marker is placed in {1}': 'On place un marqueur Blitz {1:en}',
};
