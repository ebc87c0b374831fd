import type { Sentences } from '../catalogue.js';

/** Sentences by their English template. */
export const sentences: Sentences = {
  'scores {1} VP': 'rapporte {1} PV',
  'earns {1} VP more each round': 'rapporte {1} PV de plus à chaque tour',
  'sends troops to {1}': 'place des troupes {1:en}',
  'brings pieces of {1} back into supply': 'ravitaille à nouveau des pièces {1:de}',
  'makes {1} safer': 'met {1:le} plus à l’abri',
  'takes {1} VP a round from {2}': 'prend {1} PV par tour {2:a}',
  'drives {1} out of {2}': 'chasse {1:le} {2:de}',
  'cuts pieces of {1} off from supply': 'coupe des pièces {1:de} de leur ravitaillement',
  'threatens {1}': 'menace {1:le}',
  'costs {1} cards': 'coûte des cartes {1:a}',
  '{1} a sea space: Armies stand on land': '{1} une zone maritime : les armées se placent sur terre',
  '{1} a land space: Navies stand at sea': '{1} une zone terrestre : les flottes se placent en mer',
  '{1} already has {2} in {3}': '{1:le} {1:ont} déjà {2} {3:en}',
  '{1} held by {2}': '{1} aux mains {2:de}',
  'all {1} of {2} are on the board; one of them may be removed first':
    'toutes les {1} {2:fp} sont sur le plateau ; on peut d’abord en retirer une',
  'all {1} of {2} are on the board; it may remove one of them first':
    'toutes les {1} {2:fp} sont sur le plateau ; {2:le} {2:peuvent} d’abord en retirer une',
  'the {1} in {2} is not supplied': '{1:le} {2:en} n’est pas ravitaillée',
  'the strait at {1} is closed to the {2}': 'le détroit contrôlé depuis {1:le} est fermé {2:a}',
  'no supplied piece of {1} is adjacent to {2}': 'aucune pièce {1:f} ravitaillée n’est adjacente {2:a}',
  '{1}: {2}': '{1} : {2}',
  'no supplied piece of {1} is adjacent to {2}, and that is not its Home space':
    'aucune pièce {1:f} ravitaillée n’est adjacente {2:a}, et ce n’est pas {1:sa} zone nationale',
  'a Navy of {1} in {2} would have no port: no {3} is adjacent':
    'une flotte {1:f} {2:en} n’aurait pas de port : aucune {3} n’est adjacente',
  '{1} of {2} in {3} would not be supplied: no line of {4} pieces would lead from it to a Supply space with {5}':
    '{1} {2:f} {3:en} ne serait pas ravitaillée : aucune ligne de pièces {4:fp} ne la relierait à une zone de ravitaillement avec {5}',
  '{1} builds {2}, not in {3}': '« {1} » permet de construire {2}, pas {3:en}',
  '{1} recruits {2}, not in {3}': '« {1} » permet de recruter {2}, pas {3:en}',
  'there is {1} in {2}': 'il y a {1} {2:en}',
  'there are {1} in {2}': 'il y a {1} {2:en}',
  '{1} Armies': 'des armées {1:fp}',
  'an {1} Army': 'une armée {1:f}',
  'a {1} Army': 'une armée {1:f}',
  'an {1} Navy': 'une flotte {1:f}',
  'a {1} Navy': 'une flotte {1:f}',
  'an {1} one': 'une {1:f}',
  'a {1} one': 'une {1:f}',
  '{1} a sea space; this is a land battle': '{1} une zone maritime, et c’est une bataille terrestre',
  '{1} a land space; this is a sea battle': '{1} une zone terrestre, et c’est une bataille navale',
  '{1} has {2} of its own in {3}': '{1:le} {1:ont} {2} {3:en} et n’y livre{1:nt} donc pas bataille',
  '{1} has {2} in {3}, and teammates do not battle each other':
    '{1:le} {1:ont} {2} {3:en}, et on ne livre pas bataille à un coéquipier',
  '{1} have {2} in {3}, and teammates do not battle each other':
    '{1:le} ont des {2} {3:en}, et on ne livre pas bataille à des coéquipiers',
  '{1} battles {2} only, and there is none in {3}': '« {1} » ne vise que {2}, et il n’y en a aucune {3:en}',
  '{1} allows a battle {2}, not in {3}': '« {1} » permet une bataille {2}, pas {3:en}',
  'in {1}': '{1:en}',
  '{1} are in {2}: name one of them': '{1:le} sont {2:en} : il faut en nommer un',
  '{1} does not battle its own pieces': '{1:le} ne livre{1:nt} pas bataille à {1:ses} propres pièces',
  '{1} is a teammate of {2}': '{1:le} {1:sont} dans le camp {2:de}',
  '{1} has no piece in {2} for {3} to battle':
    '{1:le} n’{1:ont} {2:en} aucune pièce à laquelle {3:le} {3:puissent} livrer bataille',
  '{1} battles {2} only': '« {1} » ne vise que {2}',
  'only {1} is there to be battled: the space alone says it':
    'il n’y a là que {1:le} à combattre : nommer la zone suffit',
  '{1} recruits {2}, not {3}': '« {1} » recrute {2}, pas {3}',
  'Volksturm eliminates an Army in Germany, not in {1}':
    '« Volkssturm » élimine une armée en Allemagne, pas {1:en}',
  '{1} has no Army in {2}': '{1:le} n’{1:ont} aucune armée {2:en}',
  'the Army of {1} in {2} is protected this turn': 'l’armée {1:f} {2:en} est protégée pour ce tour',
  '{1} has no {2} in {3} to name as the one built':
    '{1:le} n’{1:ont} {3:en} aucune {2} à désigner comme construite',
  'the {1} in {2} is not supplied, so it cannot be named as the one built':
    '{1:le} {2:en} n’est pas ravitaillée et ne peut donc pas être désignée comme construite',
  'no card on the table lets this build be a recruit in {1}':
    'aucune carte sur la table ne permet de remplacer cette construction par un recrutement {1:en}',
  '{1} can be carried out here and has to be': '« {1} » peut s’appliquer ici : c’est obligatoire',
  '{1} is on the table, not in hand': '« {1} » est sur la table, pas en main',
  '{1} is played from hand, not used from the table':
    '« {1} » se joue de la main, elle ne s’utilise pas depuis la table',
  '{1} does not have {2} in hand': '{1:le} n’{1:ont} pas « {2} » en main',
  '{1} has no {2} in hand': '{1:le} n’{1:ont} pas « {2} » en main',
  '{1} does not have {2} on the table': '{1:le} n’{1:ont} pas « {2} » sur la table',
  '{1} has no {2} on the table': '{1:le} n’{1:ont} pas « {2} » sur la table',
  '{1}; {2} may only be discarded': '{1} ; « {2} » ne peut être que défaussée',
  'there is no space where {1} may build {2}, and no {3} to name as the one built':
    'il n’y a aucune zone où {1:le} {1:puissent} construire {2}, ni aucune {3} à désigner comme construite',
  'there is no space where {1} may build {2}, and no supplied {3} to name as the one built':
    'il n’y a aucune zone où {1:le} {1:puissent} construire {2}, ni aucune {3} ravitaillée à désigner comme construite',
  '{1} still has cards in hand to play or discard':
    '{1:le} {1:ont} encore en main des cartes à jouer ou à défausser',
  '{1} is used when what it answers occurs, not now':
    '« {1} » s’utilise au moment où survient ce à quoi elle répond, pas maintenant',
  '{1} is not used in place of playing a card': '« {1} » ne s’utilise pas à la place d’une carte jouée',
  'nothing that {1} does can be carried out now: {2}':
    'aucun effet de « {1} » n’est possible maintenant : {2}',
  'nothing that {1} does can be carried out now': 'aucun effet de « {1} » n’est possible maintenant',
  '{1} costs {2} that {3} really has in its deck':
    '« {1} » coûte {2} que {3:le} {3:doivent} vraiment avoir dans {3:sa} pioche',
  '{1} costs {2} that {3} really has in hand':
    '« {1} » coûte {2} que {3:le} {3:doivent} vraiment avoir en main',
  '{1} has already reallocated this turn': '{1:le} {1:ont} déjà réaffecté ce tour-ci',
  '{1} needs a card in its deck to reallocate, and its deck is empty':
    '{1:le} {1:doivent} avoir une carte dans {1:sa} pioche pour réaffecter, et elle est vide',
  '{1} needs four cards in hand to reallocate, and has {2}':
    '{1:le} {1:doivent} avoir quatre cartes en main pour réaffecter, et en {1:ont} {2}',
  '{1} has no Navy in {2}': '{1:le} n’{1:ont} aucune flotte {2:en}',
  'the {1} in {2} is protected this turn': '{1:le} {2:en} est protégée pour ce tour',
};
