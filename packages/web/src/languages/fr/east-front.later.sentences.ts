import type { Sentences } from '../catalogue.js';

/** Sentences by their English template. */
export const sentences: Sentences = {
  'scores {1} VP': 'rapporte {1} PV',
  'takes {1}': 'prend {1:le}',
  'destroys {1} enemy pieces': 'détruit {1} pièces ennemies',
  'brings in {1} new pieces': 'amène {1} nouvelles pièces',
  'the {1} decide only about their own pieces': '{1:le} ne décide{1:nt} pas pour les pièces de l’autre camp',
  'there is no {1} in {2}, only a {3}': 'il n’y a {1:aucun} {2:en}, seulement {3:un}',
  'a new piece is called {1}, protected or not': 'une nouvelle pièce s’appelle {1}, protégée ou non',
  'the piece is in {1} already': 'la pièce est déjà {1:en}',
  'a fleet cannot move to {1}, which is land': 'une flotte ne peut pas aller sur terre ({1:le})',
  '{1} cannot move to {2}, which is water': '{1} ne peut pas aller sur l’eau ({2:le})',
  '{1} not adjacent to {2}': '{1:neg} adjacent{1:e} {2:a}',
  '{1} more than 2 spaces from {2}': '{1} à plus de 2 zones {2:de}',
  'an airplane cannot land in {1}, which its side does not control':
    'un avion ne peut pas se poser {1:en}, que son camp ne contrôle pas',
  'an airplane cannot land in {1}: its side did not control it when this step began':
    'un avion ne peut pas se poser {1:en} : son camp n’en avait pas le contrôle au début de cette étape',
  'only tanks and fleets move in the {1} step, not {2}':
    'à l’étape {1}, seuls les chars et les flottes bougent, pas les {2:pl}',
  'this move leads into {1}, the attacked space': 'ce mouvement mène {1:en}, la zone attaquée',
  'a fleet cannot be placed in {1}, which is land': 'une flotte ne peut pas être placée sur terre ({1:le})',
  '{1} cannot be placed in {2}, which is water': 'on ne peut pas placer {1} sur l’eau ({2:le})',
  '{1} neither a {2} Supply Flag space nor next to one':
    '{1:nini} ni une zone à drapeau de ravitaillement {2}, ni adjacent{1:e} à une telle zone',
  '{1} is not in your hand': '« {1} » n’est pas dans votre main',
  '{1} is used up, {2} as well': '« {1} » a déjà servi, « {2} » aussi',
  'it costs {1}, and you have none in hand': 'cela coûte {1}, et vous n’en avez aucune en main',
  'it costs {1}, and you have only {2} in hand': 'cela coûte {1}, et vous n’en avez que {2} en main',
  'there is no {1} infantry or tank in {2}': 'il n’y a aucune infanterie ni aucun char {1} {2:en}',
  'only land can be attacked, and {1} water': 'on n’attaque que la terre, et {1} une zone d’eau',
  '{1} under your own control': '{1} sous votre contrôle',
  'the {1} force in {2}': { '': 'la force {1:f} {2:en}', de: 'de la force {1:f} {2:en}' },
  'a part of {1} is unsupplied and cannot attack: {2}':
    'une partie {1:de} est hors ravitaillement et ne peut pas attaquer : {2}',
  '{1} is unsupplied and cannot attack: {2}': '{1} est hors ravitaillement et ne peut pas attaquer : {2}',
  '{1} is not in the attacked space, and only airplanes and fleets support it from an adjacent space':
    '{1} n’est pas dans la zone attaquée, et seuls les avions et les flottes la soutiennent depuis une zone adjacente',
  '{1} is neither in nor next to the attacked space, {2}':
    '{1} n’est ni dans la zone attaquée ({2}), ni dans une zone adjacente',
  'no {1} piece stands in the attacked space for the {2} to support':
    'il n’y a dans la zone attaquée aucune pièce {1:f} que {2:le} puisse soutenir',
  'with this Exchange it must be a {1} piece that is removed':
    'pour cet Échange, il faut retirer une pièce {1:f}',
  'only pieces in {1}, the attacked space, can retreat':
    'seules les pièces {1:en}, la zone attaquée, peuvent se replier',
  'the card used is not a {1} one, and moves no {2}':
    'la carte utilisée n’est pas une carte {1:f}, et ne déplace {2:aucun}',
  'a Retreat leads into a space under own control, and the {1} do not control {2}':
    'un Repli mène dans une zone de son propre camp, et {1:le} ne contrôle{1:nt} pas {2:le}',
  'a Retreat leads to an adjacent space, also for an airplane; {1} not adjacent to {2}':
    'un Repli mène dans une zone adjacente, même pour un avion ; {1:neg} adjacent{1:e} {2:a}',
  'no {1} piece could retreat anywhere from {2}': 'aucune pièce {1:f} ne pourrait se replier hors {2:de}',
  '{1} needs a {2} piece in the attacked space': '« {1} » exige une pièce {2:f} dans la zone attaquée',
  '{1} is a {2} card, and the attacking force is not {3}':
    '« {1} » est une carte {2:f}, et la force qui attaque n’est pas {3:f}',
  '{1} is a {2} card, and the piece lost to the Exchange was {3}':
    '« {1} » est une carte {2:f}, et la pièce perdue dans l’Échange était {3:f}',
  '{1} has no reaction': '« {1} » n’a pas de réaction',
  '{1} ({2}) has no place here: {3}': '{1} ({2}) n’a pas sa place ici : {3}',
  'the {1} that opened this round can no longer be answered':
    'on ne peut plus répondre au retrait qui a ouvert ce round ({1})',
  'this round was not opened by removing {1}': 'ce round n’a pas été ouvert en retirant {1}',
  '{1} needs a {2} tank in the attacked space': '« {1} » exige un char {2} dans la zone attaquée',
  '{1} needs a {2} infantry in the attacked space':
    '« {1} » exige une infanterie {2:f} dans la zone attaquée',
  '{1} stands fast only here: {2}': '« {1} » ne permet de tenir bon qu’ici : {2}',
  '{1} is not of the attacking faction': '{1} n’est pas de la faction qui attaque',
  '{1} is not part of the attacking force': '{1} ne fait pas partie de la force qui attaque',
  '{1} not adjacent to the attacked space': '{1:neg} adjacent{1:e} à la zone attaquée',
  '{1} ranks below the {2} that the defender removed':
    '{1} a un rang inférieur à celui de la pièce que le défenseur a retirée ({2})',
  '{1} is unsupplied and cannot continue an attack: {2}':
    '{1} est hors ravitaillement et ne peut pas poursuivre une attaque : {2}',
  'no infantry or tank of the force could move into {1}':
    'aucune infanterie ni aucun char de la force ne pourrait entrer {1:en}',
  'there is no {1}': 'il n’y a {1:aucun}',
  '{1} or {2}': { '': '{1:*} ou {2:*}', aucun: '{1:aucun} ni {2:aucun}' },
};
