import type { Sentences } from '../catalogue.js';

/** Sentences by their English template. */
export const sentences: Sentences = {
  'scores {1} VP': 'bringt {1} SP',
  'earns {1} VP more each round': 'bringt jede Runde {1} SP mehr',
  'sends troops to {1}': 'bringt Truppen {1:in} in Stellung',
  'brings pieces of {1} back into supply': 'versorgt abgeschnittene Einheiten {1:von} wieder',
  'makes {1} safer': 'macht {1:acc} sicherer',
  'takes {1} VP a round from {2}': 'nimmt {2:dat} {1} SP je Runde',
  'drives {1} out of {2}': 'vertreibt {1:acc} aus {2:dat}',
  'cuts pieces of {1} off from supply': 'schneidet Einheiten {1:von} vom Nachschub ab',
  'threatens {1}': 'bedroht {1:acc}',
  'costs {1} cards': 'kostet {1:acc} Karten',
  '{1} a sea space: Armies stand on land': '{1} ein Seegebiet: Armeen stehen an Land',
  '{1} a land space: Navies stand at sea': '{1} ein Landgebiet: Flotten stehen auf See',
  '{1} already has {2} in {3}': '{1:nom} {1:hat} {3:in} schon {2}',
  '{1} held by {2}': '{1} von {2:dat} besetzt',
  'all {1} of {2} are on the board; one of them may be removed first':
    'alle {1} {2:gen} sind auf dem Brett; eine davon darf vorher entfernt werden',
  'all {1} of {2} are on the board; it may remove one of them first':
    'alle {1} {2:gen} sind auf dem Brett; {2:nom} {2:darf} vorher eine davon entfernen',
  'the {1} in {2} is not supplied': 'die {1} {2:in} ist nicht versorgt',
  'the strait at {1} is closed to the {2}': 'die Meerenge {1:in} ist für {2:acc} geschlossen',
  'no supplied piece of {1} is adjacent to {2}': 'keine versorgte {1:adj} Einheit grenzt an {2:acc}',
  '{1}: {2}': '{1}: {2:^}',
  'no supplied piece of {1} is adjacent to {2}, and that is not its Home space':
    'keine versorgte {1:adj} Einheit grenzt an {2:acc}, und das Heimatgebiet {1:gen} ist das nicht',
  'a Navy of {1} in {2} would have no port: no {3} is adjacent':
    'eine {1:adj} Flotte {2:in} hätte keinen Hafen: Keine {3} grenzt an',
  '{1} of {2} in {3} would not be supplied: no line of {4} pieces would lead from it to a Supply space with {5}':
    '{1} {2:gen} {3:in} wäre nicht versorgt: Keine Linie {4:genpl} Einheiten würde von dort zu einem Versorgungsgebiet mit {5:dat} führen',
  '{1} builds {2}, not in {3}': '„{1}“ baut nur {2}, nicht {3:in}',
  '{1} recruits {2}, not in {3}': '„{1}“ rekrutiert nur {2}, nicht {3:in}',
  'there is {1} in {2}': '{2:in} steht {1}',
  'there are {1} in {2}': '{2:in} stehen {1}',
  '{1} Armies': '{1} Armeen',
  'an {1} Army': { '': 'eine {1} Armee', dat: 'einer {1:dat} Armee' },
  'a {1} Army': { '': 'eine {1} Armee', dat: 'einer {1:dat} Armee' },
  'an {1} Navy': { '': 'eine {1} Flotte', dat: 'einer {1:dat} Flotte' },
  'a {1} Navy': { '': 'eine {1} Flotte', dat: 'einer {1:dat} Flotte' },
  'an {1} one': { '': 'eine {1}', kein: 'keine {1}' },
  'a {1} one': { '': 'eine {1}', kein: 'keine {1}' },
  '{1} a sea space; this is a land battle': '{1} ein Seegebiet; dies ist eine Landschlacht',
  '{1} a land space; this is a sea battle': '{1} ein Landgebiet; dies ist eine Seeschlacht',
  '{1} has {2} of its own in {3}': '{1:nom} {1:hat} {3:in} selbst {2}',
  '{1} has {2} in {3}, and teammates do not battle each other':
    '{1:nom} {1:hat} {3:in} {2}, und Verbündete greifen einander nicht an',
  '{1} have {2} in {3}, and teammates do not battle each other':
    '{1:nom} haben {3:in} {2}, und Verbündete greifen einander nicht an',
  '{1} battles {2} only, and there is none in {3}': '„{1}“ greift nur {2} an, und {3:in} steht keine',
  '{1} allows a battle {2}, not in {3}': '„{1}“ erlaubt einen Angriff nur {2}, nicht {3:in}',
  'in {1}': '{1:in}',
  '{1} are in {2}: name one of them': '{1:nom} stehen {2:in}: Nenne eines dieser Länder',
  '{1} does not battle its own pieces': '{1:nom} greif{1:t} keine eigenen Einheiten an',
  '{1} is a teammate of {2}': '{1:nom} {1:ist} mit {2:dat} verbündet',
  '{1} has no piece in {2} for {3} to battle':
    '{1:nom} {1:hat} {2:in} keine Einheit, die von {3:dat} angegriffen werden kann',
  '{1} battles {2} only': '„{1}“ greift nur {2} an',
  'only {1} is there to be battled: the space alone says it':
    'nur {1:nom} {1:kann} dort angegriffen werden: Das Gebiet genügt',
  '{1} recruits {2}, not {3}': '„{1}“ rekrutiert {2}, {3:kein}',
  'Volksturm eliminates an Army in Germany, not in {1}':
    '„Volkssturm“ eliminiert eine Armee in Deutschland, nicht {1:in}',
  '{1} has no Army in {2}': '{1:nom} {1:hat} {2:in} keine Armee',
  'the Army of {1} in {2} is protected this turn': 'die {1:adj} Armee {2:in} ist in diesem Zug geschützt',
  '{1} has no {2} in {3} to name as the one built':
    '{1:nom} {1:hat} {3:in} keine {2}, die als gebaut benannt werden könnte',
  'the {1} in {2} is not supplied, so it cannot be named as the one built':
    'die {1} {2:in} ist nicht versorgt und lässt sich daher nicht als gebaut benennen',
  'no card on the table lets this build be a recruit in {1}':
    'keine ausliegende Karte erlaubt, statt dieses Baus {1:in} zu rekrutieren',
  '{1} can be carried out here and has to be':
    '„{1}“ lässt sich hier ausführen und muss deshalb ausgeführt werden',
  '{1} is on the table, not in hand': '„{1}“ liegt aus und ist nicht auf der Hand',
  '{1} is played from hand, not used from the table':
    '„{1}“ wird von der Hand gespielt, nicht vom Tisch eingesetzt',
  '{1} does not have {2} in hand': '{1:nom} {1:hat} „{2}“ nicht auf der Hand',
  '{1} has no {2} in hand': '{1:nom} {1:hat} „{2}“ nicht auf der Hand',
  '{1} does not have {2} on the table': '{1:nom} {1:hat} „{2}“ nicht ausliegen',
  '{1} has no {2} on the table': '{1:nom} {1:hat} „{2}“ nicht ausliegen',
  '{1}; {2} may only be discarded': '{1}; „{2}“ lässt sich nur ablegen',
  'there is no space where {1} may build {2}, and no {3} to name as the one built':
    'es gibt kein Gebiet, in dem {1:nom} {2} bauen {1:darf}, und keine {3}, die als gebaut benannt werden könnte',
  'there is no space where {1} may build {2}, and no supplied {3} to name as the one built':
    'es gibt kein Gebiet, in dem {1:nom} {2} bauen {1:darf}, und keine versorgte {3}, die als gebaut benannt werden könnte',
  '{1} still has cards in hand to play or discard':
    '{1:nom} {1:hat} noch Handkarten zum Spielen oder Ablegen',
  '{1} is used when what it answers occurs, not now':
    '„{1}“ wird nicht jetzt eingesetzt, sondern wenn der Auslöser eintritt',
  '{1} is not used in place of playing a card':
    '„{1}“ lässt sich nicht anstelle einer gespielten Karte einsetzen',
  'nothing that {1} does can be carried out now: {2}': 'nichts von „{1}“ lässt sich jetzt ausführen: {2:^}',
  'nothing that {1} does can be carried out now': 'nichts von „{1}“ lässt sich jetzt ausführen',
  '{1} costs {2} that {3} really has in its deck':
    '„{1}“ kostet {2}, die {3:nom} wirklich im Deck haben {3:muss}',
  '{1} costs {2} that {3} really has in hand':
    '„{1}“ kostet {2}, die {3:nom} wirklich auf der Hand haben {3:muss}',
  '{1} has already reallocated this turn': '{1:nom} {1:hat} in diesem Zug schon umgeschichtet',
  '{1} needs a card in its deck to reallocate, and its deck is empty':
    '{1:nom} brauch{1:t} zum Umschichten eine Karte im Deck, und {1:sein} Deck ist leer',
  '{1} needs four cards in hand to reallocate, and has {2}':
    '{1:nom} brauch{1:t} zum Umschichten vier Handkarten und {1:hat} {2}',
  '{1} has no Navy in {2}': '{1:nom} {1:hat} {2:in} keine Flotte',
  'the {1} in {2} is protected this turn': 'die {1} {2:in} ist in diesem Zug geschützt',
};
