import type { Sentences } from '../catalogue.js';

/** Sentences by their English template. */
export const sentences: Sentences = {
  '{1} are': {
    '': '{1:le} sont',
    neg: '{1:le} ne sont pas',
    nini: '{1:le} ne sont',
    le: '{1:le}',
    e: '{1:e}',
    s: 's{1:-}',
  },
  '{1} is': {
    '': '{1:le} est',
    neg: '{1:le} n’est pas',
    nini: '{1:le} n’est',
    le: '{1:le}',
    e: '{1:e}',
    s: '{1:-}',
  },
  'no Soviet force can attack': 'aucune force soviétique ne peut attaquer',
  'Soviet infantry': {
    '': 'infanterie soviétique',
    un: 'une infanterie soviétique',
    le: 'l’infanterie soviétique',
    aucun: 'aucune infanterie soviétique',
    tous: 'toutes les infanteries soviétiques',
    pl: 'infanteries soviétiques',
    ce: 'cette infanterie soviétique',
    e: 'e',
  },
  'a Soviet tank would be unsupplied wherever it took the place of a Soviet infantry':
    'un char soviétique serait hors ravitaillement partout où il remplacerait une infanterie soviétique',
  'wherever the new infantry stood, its force could attack nothing':
    'où que soit la nouvelle infanterie, sa force ne pourrait rien attaquer',
  'Soviet infantry in a space with 2 or more': {
    '': 'infanterie soviétique d’une zone qui en compte 2 ou plus',
    un: 'une infanterie soviétique d’une zone qui en compte 2 ou plus',
    aucun: 'aucune infanterie soviétique d’une zone qui en compte 2 ou plus',
    e: 'e',
  },
  'no force that stayed behind could attack': 'aucune force restée sur place ne pourrait attaquer',
  'Soviet fleet': {
    '': 'flotte soviétique',
    un: 'une flotte soviétique',
    le: 'la flotte soviétique',
    aucun: 'aucune flotte soviétique',
    tous: 'toutes les flottes soviétiques',
    pl: 'flottes soviétiques',
    ce: 'cette flotte soviétique',
    e: 'e',
  },
  'whichever fleet is given up, no Soviet force could attack Romania or Bessarabia':
    'quelle que soit la flotte sacrifiée, aucune force soviétique ne pourrait attaquer la Roumanie ni la Bessarabie',
  'Axis infantry next to a Soviet force': {
    '': 'infanterie de l’Axe adjacente à une force soviétique',
    un: 'une infanterie de l’Axe adjacente à une force soviétique',
    aucun: 'aucune infanterie de l’Axe adjacente à une force soviétique',
    e: 'e',
  },
  'no Soviet force with an infantry can attack':
    'aucune force soviétique avec une infanterie ne peut attaquer',
  'fewer than 4 Soviet pieces are in Finland or next to it':
    'il y a moins de 4 pièces soviétiques en Finlande et dans les zones adjacentes',
  'Axis airplane next to the new one': {
    '': 'avion de l’Axe adjacent au nouveau',
    un: 'un avion de l’Axe adjacent au nouveau',
    aucun: 'aucun avion de l’Axe adjacent au nouveau',
    e: '',
  },
  'Axis tank next to a Soviet tank': {
    '': 'char de l’Axe adjacent à un char soviétique',
    un: 'un char de l’Axe adjacent à un char soviétique',
    aucun: 'aucun char de l’Axe adjacent à un char soviétique',
    e: '',
  },
  'fewer than 2 Soviet pieces are in Romania or next to it':
    'il y a moins de 2 pièces soviétiques en Roumanie et dans les zones adjacentes',
  'wherever the new tank stood, its force could attack nothing':
    'où que soit le nouveau char, sa force ne pourrait rien attaquer',
  'no Soviet force with 2 infantry can attack': 'aucune force soviétique avec 2 infanteries ne peut attaquer',
  'only in the Second Action step': 'seulement à l’étape Seconde action',
  'Axis infantry or tank next to the infantry given up': {
    '': 'infanterie ou char de l’Axe adjacent à l’infanterie sacrifiée',
    un: 'une infanterie ou un char de l’Axe adjacent à l’infanterie sacrifiée',
    aucun: 'aucune infanterie ni aucun char de l’Axe adjacent à l’infanterie sacrifiée',
    e: '',
  },
  'no Axis infantry or tank is next to a Soviet infantry':
    'aucune infanterie ni aucun char de l’Axe n’est adjacent à une infanterie soviétique',
  'no Axis infantry or tank is next to {1}': 'aucune infanterie ni aucun char de l’Axe n’est adjacent {1:a}',
  '{1} piece on land east of the 1939 line': {
    '': 'pièce {1:f} dans une zone terrestre à l’est de la ligne de 1939',
    un: 'une pièce {1:f} dans une zone terrestre à l’est de la ligne de 1939',
    aucun: 'aucune pièce {1:f} dans une zone terrestre à l’est de la ligne de 1939',
    e: 'e{1:-}',
  },
  'only on Winter turns': 'seulement aux tours d’hiver',
  'wherever a Soviet infantry went, its force could attack nothing':
    'où qu’aille une infanterie soviétique, sa force ne pourrait rien attaquer',
  'Axis infantry or tank next to a Soviet infantry': {
    '': 'infanterie ou char de l’Axe adjacent à une infanterie soviétique',
    un: 'une infanterie ou un char de l’Axe adjacent à une infanterie soviétique',
    aucun: 'aucune infanterie ni aucun char de l’Axe adjacent à une infanterie soviétique',
    e: '',
  },
  'only with at most 3 cards in hand, this card counted':
    'seulement avec 3 cartes en main au plus, celle-ci comprise',
  'the force in {1} could attack nothing': 'la force {1:en} ne pourrait rien attaquer',
  'the force in {1} could not attack {2}': 'la force {1:en} ne pourrait pas attaquer {2:le}',
  '{1} infantry': '{1} infanteries',
  'an infantry': 'une infanterie',
  'a tank': 'un char',
  'the force in {1}': 'la force {1:en}',
  'a {1} force': 'une force {1:f}',
  '{1} {2}': {
    '': '{1} {2}',
    un: '{2:un} {1:mpl}',
    aucun: '{2:aucun} {1}',
    tous: '{2:tous} {1:mpl}',
    pl: '{2:pl} {1:mpl}',
    e: '{1:-}{2:-}',
  },
  '{1} that has {2}': '{1} qui compte {2}',
  '{1} attacks with a {2} force, not with a {3} one':
    '« {1} » fait attaquer une force {2:f}, pas une force {3:f}',
  '{1} attacks with {2}, not with the one in {3}': '« {1} » fait attaquer {2}, pas celle {3:en}',
  '{1} asks for a force with {2}, which the one in {3} lacks':
    '« {1} » demande une force avec {2}, ce que n’a pas celle {3:en}',
  '{1} attacks {2}, not {3}': '« {1} » attaque {2:le}, pas {3:le}',
  '{1}: you may attack with {2}': '{1} : vous pouvez attaquer avec {2}',
  '{1}: attack with {2}': '{1} : attaquez avec {2}',
  '{1}: you may attack {2} with {3}': '{1} : vous pouvez attaquer {2:le} avec {3}',
  '{1}: attack {2} with {3}': '{1} : attaquez {2:le} avec {3}',
  'no German force can attack a space east of the 1941 line':
    'aucune force allemande ne peut attaquer une zone à l’est de la ligne de 1941',
  'Allied piece in Berlin or next to it': {
    '': 'pièce alliée à Berlin ou dans une zone adjacente',
    un: 'une pièce alliée à Berlin ou dans une zone adjacente',
    aucun: 'aucune pièce alliée à Berlin ou dans une zone adjacente',
    e: 'e',
  },
  'the Axis do not control Sevastopol': 'l’Axe ne contrôle pas Sébastopol',
  'Allied fleet next to a German fleet or airplane': {
    '': 'flotte alliée adjacente à une flotte allemande ou à un avion allemand',
    un: 'une flotte alliée adjacente à une flotte allemande ou à un avion allemand',
    aucun: 'aucune flotte alliée adjacente à une flotte allemande ou à un avion allemand',
    e: 'e',
  },
  'no German airplane is in Finland or next to it':
    'il n’y a aucun avion allemand en Finlande ni dans une zone adjacente',
  'Soviet piece in Vologda or next to it': {
    '': 'pièce soviétique à Vologda ou dans une zone adjacente',
    un: 'une pièce soviétique à Vologda ou dans une zone adjacente',
    aucun: 'aucune pièce soviétique à Vologda ou dans une zone adjacente',
    e: 'e',
  },
  'wherever the new infantry stood, its force could attack no Victory Star space':
    'où que soit la nouvelle infanterie, sa force ne pourrait attaquer aucune zone à étoile de victoire',
  'German infantry': {
    '': 'infanterie allemande',
    un: 'une infanterie allemande',
    le: 'l’infanterie allemande',
    aucun: 'aucune infanterie allemande',
    tous: 'toutes les infanteries allemandes',
    pl: 'infanteries allemandes',
    ce: 'cette infanterie allemande',
    e: 'e',
  },
  'a German tank would be unsupplied wherever it took the place of a German infantry':
    'un char allemand serait hors ravitaillement partout où il remplacerait une infanterie allemande',
  'no German force with a tank can attack': 'aucune force allemande avec un char ne peut attaquer',
  'that shares its space with a Pact piece': 'qui partage sa zone avec une pièce du Pacte',
  'no German force that shares its space with a Pact piece can attack':
    'aucune force allemande qui partage sa zone avec une pièce du Pacte ne peut attaquer',
  'a Soviet piece is in Romania or next to it':
    'une pièce soviétique est en Roumanie ou dans une zone adjacente',
  'no German piece is in Romania': 'aucune pièce allemande n’est en Roumanie',
  'Allied airplane within 2 spaces of the new one': {
    '': 'avion allié à 2 zones au plus du nouveau',
    un: 'un avion allié à 2 zones au plus du nouveau',
    aucun: 'aucun avion allié à 2 zones au plus du nouveau',
    e: '',
  },
  'no German force west of the 1939 line can attack':
    'aucune force allemande à l’ouest de la ligne de 1939 ne peut attaquer',
  'wherever the Pact tank went, its force could attack nothing':
    'où qu’aille le char du Pacte, sa force ne pourrait rien attaquer',
  'no German force with an infantry and a tank can attack':
    'aucune force allemande avec une infanterie et un char ne peut attaquer',
  'no German force east of the 1941 line can attack':
    'aucune force allemande à l’est de la ligne de 1941 ne peut attaquer',
  'no German force with an infantry can attack':
    'aucune force allemande avec une infanterie ne peut attaquer',
  'Allied infantry or tank next to a German infantry': {
    '': 'infanterie ou char allié adjacent à une infanterie allemande',
    un: 'une infanterie ou un char allié adjacent à une infanterie allemande',
    aucun: 'aucune infanterie ni aucun char allié adjacent à une infanterie allemande',
    e: '',
  },
  'Allied infantry next to a German force': {
    '': 'infanterie alliée adjacente à une force allemande',
    un: 'une infanterie alliée adjacente à une force allemande',
    aucun: 'aucune infanterie alliée adjacente à une force allemande',
    e: 'e',
  },
  'no Pact force can attack': 'aucune force du Pacte ne peut attaquer',
  'no Pact force with an infantry can attack Karelia or Petrozavodsk':
    'aucune force du Pacte avec une infanterie ne peut attaquer la Carélie ni Petrozavodsk',
  'wherever a Pact infantry or tank went, its force could attack nothing':
    'où qu’aille une infanterie ou un char du Pacte, sa force ne pourrait rien attaquer',
  'Soviet infantry or tank in Finland or Karelia': {
    '': 'infanterie ou char soviétique en Finlande ou en Carélie',
    un: 'une infanterie ou un char soviétique en Finlande ou en Carélie',
    aucun: 'aucune infanterie ni aucun char soviétique en Finlande ou en Carélie',
    e: '',
  },
  'piece in {1}': { '': 'pièce {1:en}', un: 'une pièce {1:en}', aucun: 'aucune pièce {1:en}', e: 'e{1:-}' },
  '{1} piece in {2}': {
    '': 'pièce {1:f} {2:en}',
    un: 'une pièce {1:f} {2:en}',
    aucun: 'aucune pièce {1:f} {2:en}',
    e: 'e{1:-}{2:-}',
  },
  'the {1} have no {2}': '{1:le} ne possède{1:nt} {2:aucun}',
  'that takes {1}, and you have none in hand': 'il faut {1}, et vous n’en avez aucune en main',
  'that takes {1}, and you have only {2} in hand': 'il faut {1}, et vous n’en avez que {2} en main',
  'that is not one of the things {1} offers': '« {1} » n’offre pas ce choix',
  '{1}: eliminate a {2}, or discard {3} cards, or let the {4} gain {5} VP':
    '{1} : éliminez {2:un}, ou défaussez {3} cartes, ou laissez {4:le} gagner {5} PV',
  '{1}: eliminate a {2}, or discard {3} cards': '{1} : éliminez {2:un}, ou défaussez {3} cartes',
  'eliminate a {1}': 'éliminer {1:un}',
  'discard {1}': 'défausser {1}',
  'let the {1} gain {2} VP': 'laisser {1:le} gagner {2} PV',
  '{1}: eliminate a {2}': '{1} : éliminez {2:un}',
  'it must be a {1}': 'ce doit être {1:un}',
  'Naval Projects Completed: discard a card for a fleet in the West Baltic Sea, or only flip the card':
    'Constructions navales achevées : défaussez une carte pour une flotte en Baltique occidentale, ou retournez seulement la carte',
  'discard a card for a fleet in the West Baltic Sea':
    'défausser une carte pour une flotte en Baltique occidentale',
  'only flip the card': 'retourner seulement la carte',
  'no Victory Star is left east of the 1939 line':
    'il ne reste aucune étoile de victoire à l’est de la ligne de 1939',
  '{1} not east of the 1939 line': '{1:neg} à l’est de la ligne de 1939',
  'there is no Victory Star in {1}': 'il n’y a pas d’étoile de victoire {1:en}',
  'Scorched Earth: cover one Victory Star east of the 1939 line':
    'Terre brûlée : couvrez une étoile de victoire à l’est de la ligne de 1939',
  'there is no Axis infantry or tank to move': 'il n’y a aucune infanterie ni aucun char de l’Axe à déplacer',
  'the railroad leads over land, and {1} water': 'le rail passe par la terre, et {1} une zone d’eau',
  'the Axis do not control {1}': 'l’Axe ne contrôle pas {1:le}',
  'no way over land under Axis control leads from {1} to {2}':
    'aucun chemin terrestre sous le contrôle de l’Axe ne relie {1:le} {2:a}',
  'on every way from {1} to {2} the piece would be unsupplied somewhere':
    'sur tous les chemins entre {1:le} et {2:le}, la pièce serait quelque part hors ravitaillement',
  'a {1} would be unsupplied in {2}: {3}': '{1:un} serait hors ravitaillement {2:en} : {3}',
  '{1} moves an Axis infantry or tank, not a {2}':
    '« {1} » déplace une infanterie ou un char de l’Axe, pas {2:un}',
  'Railroad Gauge Conversion: move an infantry or tank over land you control':
    'Conversion des voies ferrées : déplacez une infanterie ou un char par des zones terrestres que vous contrôlez',
  'no {1} can be recruited {2}': '{1:aucun} ne peut être recruté{1:e} {2}',
  'no {1} can be deployed {2}': '{1:aucun} ne peut être déployé{1:e} {2}',
  'only {1} {2} can be recruited {3}, and {4} are asked for, in different spaces':
    'il faut recruter {4} {2:pl} {3}, dans des zones différentes, et on ne peut en placer que {1}',
  'only {1} {2} can be deployed {3}, and {4} are asked for, in different spaces':
    'il faut déployer {4} {2:pl} {3}, dans des zones différentes, et on ne peut en placer que {1}',
  '{1} occupied by the enemy': 'l’ennemi occupe {1:le}',
  '{1}: the enemy occupies every such space': '{1} : l’ennemi occupe toutes ces zones',
  'it would be unsupplied in all that the {1} control there':
    'la pièce serait hors ravitaillement dans tout ce que {1:le} y contrôle{1:nt}',
  'the {1} control nothing there': '{1:le} n’y contrôle{1:nt} rien',
  '{1}: {2}': '{1} : {2}',
  '{1} recruits a {2} now, not a {3}': '« {1} » recrute maintenant {2:un}, pas {3:un}',
  '{1} deploys a {2} now, not a {3}': '« {1} » déploie maintenant {2:un}, pas {3:un}',
  '{1} says to recruit here, not to deploy': '« {1} » demande ici de recruter, pas de déployer',
  '{1} says to deploy here, not to recruit': '« {1} » demande ici de déployer, pas de recruter',
  '{1} recruits {2}, not in {3}': '« {1} » recrute {2}, pas {3:en}',
  '{1} deploys {2}, not in {3}': '« {1} » déploie {2}, pas {3:en}',
  '{1} asks for different spaces, and a piece has gone to {2} already':
    '« {1} » demande des zones différentes, et une pièce a déjà été placée {2:en}',
  '{1} puts all its pieces into one space, and the first went to {2}':
    '« {1} » place toutes ses pièces dans une même zone, et la première a été placée {2:en}',
  'recruit a {1} {2}': { '': 'recrutez {1:un} {2}', inf: 'recruter {1:un} {2}' },
  'deploy a {1} {2}': { '': 'déployez {1:un} {2}', inf: 'déployer {1:un} {2}' },
  '{1}: every {2} is on the board; withdraw one to recruit it {3}, or skip':
    '{1} : {2:tous} sont sur le plateau ; retirez-en un{2:e} pour recruter {3}, ou passez',
  '{1}: every {2} is on the board; withdraw one to deploy it {3}, or skip':
    '{1} : {2:tous} sont sur le plateau ; retirez-en un{2:e} pour déployer {3}, ou passez',
  '{1}: you may {2}': '{1} : vous pouvez {2:inf}',
  '{1}: nowhere to {2}; skip': '{1} : nulle part où {2:inf} ; passez',
  '{1} eliminates {2}, and {3} is not one': '« {1} » élimine {2}, et {3} n’en est pas un{2:e}',
  '{1}: you may eliminate {2}': '{1} : vous pouvez éliminer {2}',
  '{1}: eliminate {2}': '{1} : éliminez {2}',
  'there is no {1} to move': 'il n’y a {1:aucun} à déplacer',
  '{1} piece': { '': 'pièce {1:f}', un: 'une pièce {1:f}', aucun: 'aucune pièce {1:f}', e: 'e{1:-}' },
  '{1} moves {2}, no other piece': '« {1} » déplace {2}, et aucune autre pièce',
  '{1} moves the piece it was about, no other piece':
    '« {1} » déplace la pièce dont il était question, et aucune autre',
  '{1} moves a {2} here, not a {3}': '« {1} » déplace ici {2:un}, pas {3:un}',
  '{1} moves one piece of each type, no more': '« {1} » déplace une pièce de chaque type, pas plus',
  '{1} names the space to move into: the piece has to go there':
    '« {1} » désigne la zone d’arrivée : la pièce doit y aller',
  'that {1}': '{1:ce}',
  'a {1}': { '': '{1:un}', en: 'dans {1:un}', e: '{1:e}' },
  '{1}: you may move {2} into {3}': '{1} : vous pouvez déplacer {2} {3:en}',
  '{1}: move {2} into {3}': '{1} : déplacez {2} {3:en}',
  '{1}: you may move {2}': '{1} : vous pouvez déplacer {2}',
  '{1}: move {2}': '{1} : déplacez {2}',
  '{1}: move that {2}, or attack with its force': '{1} : déplacez {2:ce}, ou attaquez avec sa force',
  'there is no card to discard': 'il n’y a aucune carte à défausser',
  '{1}: discard a card': '{1} : défaussez une carte',
  '{1} was played': '{1} : carte jouée',
  '{1} cannot be used: {2}': 'la carte « {1} » ne peut pas être utilisée : {2}',
  '{1} cannot be played: {2}': 'la carte « {1} » ne peut pas être jouée : {2}',
  'every {1} is on the board': '{1:tous} sont sur le plateau',
  'after that the rest of {1} could not be carried out: {2}':
    'la suite de « {1} » ne pourrait plus être exécutée : {2}',
  'not on Spring turns': 'pas aux tours de printemps',
  'no {1} infantry stands together with a {2} tank':
    'aucune infanterie {1:f} ne partage sa zone avec un char {2}',
  'the {1} tank would be unsupplied in {2}: {3}': 'le char {1} serait hors ravitaillement {2:en} : {3}',
  'the {1} infantry and the tank would be unsupplied in {2}: {3}':
    'l’infanterie {1:f} et le char seraient hors ravitaillement {2:en} : {3}',
  '{1} moves a {2} infantry and a {3} tank together, and it is the infantry that is named':
    '« {1} » déplace ensemble une infanterie {2:f} et un char {3}, et c’est l’infanterie que l’on désigne',
  'there is no {1} in {2}': 'il n’y a {1:aucun} {2:en}',
  'there is no {1} tank in {2} to move together with the infantry':
    'il n’y a aucun char {1} {2:en} à déplacer avec l’infanterie',
  '{1}: move a {2} infantry and a {3} tank together':
    '{1} : déplacez ensemble une infanterie {2:f} et un char {3}',
  'in {1}': '{1:en}',
  'any space': { '': 'n’importe quelle zone', en: 'dans n’importe quelle zone' },
  anywhere: 'n’importe où',
  '{1} or next to it': { '': '{1:le} ou une zone adjacente', en: '{1:en} ou dans une zone adjacente' },
  'space next to {1}': {
    '': 'zone adjacente {1:a}',
    un: 'une zone adjacente {1:a}',
    aucun: 'aucune zone adjacente {1:a}',
  },
  'land east of the 1939 line': {
    '': 'une zone terrestre à l’est de la ligne de 1939',
    en: 'dans une zone terrestre à l’est de la ligne de 1939',
    aucun: 'aucune zone terrestre à l’est de la ligne de 1939',
  },
  'on land east of the 1939 line': 'dans une zone terrestre à l’est de la ligne de 1939',
  'land east of the 1941 line': {
    '': 'une zone terrestre à l’est de la ligne de 1941',
    en: 'dans une zone terrestre à l’est de la ligne de 1941',
    aucun: 'aucune zone terrestre à l’est de la ligne de 1941',
  },
  'on land east of the 1941 line': 'dans une zone terrestre à l’est de la ligne de 1941',
  'land west of the 1939 line': {
    '': 'une zone terrestre à l’ouest de la ligne de 1939',
    en: 'dans une zone terrestre à l’ouest de la ligne de 1939',
    aucun: 'aucune zone terrestre à l’ouest de la ligne de 1939',
  },
  'on land west of the 1939 line': 'dans une zone terrestre à l’ouest de la ligne de 1939',
  'land west of the 1941 line': {
    '': 'une zone terrestre à l’ouest de la ligne de 1941',
    en: 'dans une zone terrestre à l’ouest de la ligne de 1941',
    aucun: 'aucune zone terrestre à l’ouest de la ligne de 1941',
  },
  'on land west of the 1941 line': 'dans une zone terrestre à l’ouest de la ligne de 1941',
  'Victory Star space': {
    '': 'zone à étoile de victoire',
    un: 'une zone à étoile de victoire',
    aucun: 'aucune zone à étoile de victoire',
  },
  'Victory Star space east of the 1939 line': {
    '': 'zone à étoile de victoire à l’est de la ligne de 1939',
    un: 'une zone à étoile de victoire à l’est de la ligne de 1939',
    aucun: 'aucune zone à étoile de victoire à l’est de la ligne de 1939',
  },
  '{1} Supply Flag space': {
    '': 'zone à drapeau de ravitaillement {1}',
    un: 'une zone à drapeau de ravitaillement {1}',
    aucun: 'aucune zone à drapeau de ravitaillement {1}',
  },
  'space where a {1} piece stands already': {
    '': 'zone où se trouve déjà une pièce {1:f}',
    un: 'une zone où se trouve déjà une pièce {1:f}',
    aucun: 'aucune zone où se trouve déjà une pièce {1:f}',
  },
  'space with a {1}': {
    '': 'zone avec {1:un}',
    un: 'une zone avec {1:un}',
    aucun: 'aucune zone avec {1:un}',
  },
  'space with at least {1} {2} infantry': {
    '': 'zone avec au moins {1} infanteries {2:fpl}',
    un: 'une zone avec au moins {1} infanteries {2:fpl}',
    aucun: 'aucune zone avec au moins {1} infanteries {2:fpl}',
  },
  'land next to a {1} fleet': {
    '': 'une zone terrestre adjacente à une flotte {1:f}',
    en: 'dans une zone terrestre adjacente à une flotte {1:f}',
    aucun: 'aucune zone terrestre adjacente à une flotte {1:f}',
  },
  'on land next to a {1} fleet': 'dans une zone terrestre adjacente à une flotte {1:f}',
  'water space with no other water next to it': {
    '': 'zone d’eau sans autre zone d’eau adjacente',
    un: 'une zone d’eau sans autre zone d’eau adjacente',
    aucun: 'aucune zone d’eau sans autre zone d’eau adjacente',
  },
  'water next to {1}': {
    '': 'une zone d’eau adjacente {1:a}',
    en: 'dans une zone d’eau adjacente {1:a}',
    aucun: 'aucune zone d’eau adjacente {1:a}',
  },
  'on water next to {1}': 'dans une zone d’eau adjacente {1:a}',
  'land next to {1}': {
    '': 'une zone terrestre adjacente {1:a}',
    en: 'dans une zone terrestre adjacente {1:a}',
    aucun: 'aucune zone terrestre adjacente {1:a}',
  },
  'on land next to {1}': 'dans une zone terrestre adjacente {1:a}',
  'space that was yours when this turn began': {
    '': 'zone que vous contrôliez au début de ce tour',
    un: 'une zone que vous contrôliez au début de ce tour',
    aucun: 'aucune zone que vous contrôliez au début de ce tour',
  },
  'empty Axis-controlled space east of the 1941 line': {
    '': 'zone vide contrôlée par l’Axe à l’est de la ligne de 1941',
    un: 'une zone vide contrôlée par l’Axe à l’est de la ligne de 1941',
    aucun: 'aucune zone vide contrôlée par l’Axe à l’est de la ligne de 1941',
  },
  'that space': { '': 'cette zone', en: 'dans cette zone' },
  'another space': { '': 'une autre zone', en: 'dans une autre zone' },
  'another space than {1}': { '': 'une autre zone que {1:le}', en: 'dans une autre zone que {1:le}' },
  'the same space': { '': 'la même zone', en: 'dans la même zone' },
  'the space of that piece': { '': 'la zone de cette pièce', en: 'dans la zone de cette pièce' },
  'answering support, attack on {1}': 'réponse au soutien, attaque contre {1:le}',
  'an airplane': 'un avion',
  'a fleet': 'une flotte',
  'The attacker removed {1} to continue: answer it?':
    'L’attaquant a retiré {1} pour poursuivre : y répondre ?',
  'The defender removed {1}: answer it?': 'Le défenseur a retiré {1} : y répondre ?',
  'The Exchange was paid with {1}: answer it?': 'L’Échange a été payé avec {1} : y répondre ?',
  'Exchange: the attacker removes a piece as well': 'Échange : l’attaquant retire lui aussi une pièce',
  '{1} still held: continue the attack, or stop': '{1} toujours tenu{1:e} : poursuivez l’attaque, ou arrêtez',
  '{1} empty: advance?': '{1} vide{1:s} : avancer ?',
  'Advance!: move an infantry or tank of the force into {1}':
    'Avance ! : déplacez une infanterie ou un char de la force {1:en}',
  '{1} force in {2} attacks {3}': 'la force {1:f} {2:en} attaque {3:le}',
  'The {1} force in {2} attacks {3}: remove a piece or react':
    'La force {1:f} {2:en} attaque {3:le} : retirez une pièce ou réagissez',
  'Exchange: remove a {1} piece': 'Échange : retirez une pièce {1:f}',
  'Retreat: pieces are left in {1}, and one must still be removed':
    'Repli : il reste des pièces {1:en}, et il faut encore en retirer une',
  'Retreat: one of the pieces left in {1} must be removed':
    'Repli : il faut retirer une des pièces restées {1:en}',
  'Retreat: move a {1} piece out of {2}': 'Repli : déplacez une pièce {1:f} hors {2:de}',
  'an {1}': { '': '{1:un}', en: 'dans {1:un}', e: '{1:e}' },
  'the {1} do not control {2}': '{1:le} ne contrôle{1:nt} pas {2:le}',
  'a {1} cannot be deployed in {2}': '{1:un} ne peut pas être déployé{1:e} {2:en}',
  'Keep your first hand, or shuffle it back and draw seven new cards':
    'Gardez votre première main, ou remélangez-la et piochez sept nouvelles cartes',
  'use {1}': 'utiliser {1}',
  'Forced March: move one piece': 'Marche forcée : déplacez une pièce',
  'Desperate Attack: which force attacks which space?':
    'Attaque désespérée : quelle force attaque quelle zone ?',
  'The {1} take an extra action': '{1:le} effectue{1:nt} une action supplémentaire',
  '{1}: the {2} take an action': '{1} : {2:le} effectue{2:nt} une action',
  'Discard a card': 'Défaussez une carte',
  'Discard {1} cards': 'Défaussez {1} cartes',
  'turn of the {1}': 'tour {1:de}',
  '{1}: the {2} move their pieces, one at a time': '{1} : {2:le} déplace{2:nt} des pièces, une à la fois',
  'star {1}': 'étoile {1}',
  'the {1} would score {2} (score.star)': '{2} PV pour {1:le} au décompte (score.star)',
  '1 card': '1 carte',
  '{1} cards': '{1} cartes',
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
  'that piece has moved already': 'cette pièce a déjà bougé',
  'only tanks and fleets move in the {1} step, not {2}':
    'à l’étape {1}, seuls les chars et les flottes bougent, pas les {2:pl}',
  'that piece is not one of the force that attacked':
    'cette pièce ne fait pas partie de la force qui a attaqué',
  'this move leads into {1}, the attacked space': 'ce mouvement mène {1:en}, la zone attaquée',
  'none of your pieces can move': 'aucune de vos pièces ne peut bouger',
  'a fleet cannot be placed in {1}, which is land': 'une flotte ne peut pas être placée sur terre ({1:le})',
  '{1} cannot be placed in {2}, which is water': 'on ne peut pas placer {1} sur l’eau ({2:le})',
  '{1} neither a {2} Supply Flag space nor next to one':
    '{1:nini} ni une zone à drapeau de ravitaillement {2}, ni adjacent{1:e} à une telle zone',
  '{1} is not in your hand': '« {1} » n’est pas dans votre main',
  '{1} is used up, {2} as well': '« {1} » a déjà servi, « {2} » aussi',
  'it costs {1}, and you have none in hand': 'cela coûte {1}, et vous n’en avez aucune en main',
  'it costs {1}, and you have only {2} in hand': 'cela coûte {1}, et vous n’en avez que {2} en main',
  'the deck is empty': 'la pioche est vide',
  'it can still be carried out, and so it must be': 'c’est encore possible, donc obligatoire',
  'there is no {1} infantry or tank in {2}': 'il n’y a aucune infanterie ni aucun char {1} {2:en}',
  'only land can be attacked, and {1} water': 'on n’attaque que la terre, et {1} une zone d’eau',
  '{1} under your own control': '{1} sous votre contrôle',
  'the {1} force in {2}': { '': 'la force {1:f} {2:en}', de: 'de la force {1:f} {2:en}' },
  'a part of {1} is unsupplied and cannot attack: {2}':
    'une partie {1:de} est hors ravitaillement et ne peut pas attaquer : {2}',
  '{1} is unsupplied and cannot attack: {2}': '{1} est hors ravitaillement et ne peut pas attaquer : {2}',
  'none of your forces can attack': 'aucune de vos forces ne peut attaquer',
  '{1} is not in the attacked space, and only airplanes and fleets support it from an adjacent space':
    '{1} n’est pas dans la zone attaquée, et seuls les avions et les flottes la soutiennent depuis une zone adjacente',
  '{1} is neither in nor next to the attacked space, {2}':
    '{1} n’est ni dans la zone attaquée ({2}), ni dans une zone adjacente',
  'no {1} piece stands in the attacked space for the {2} to support':
    'il n’y a dans la zone attaquée aucune pièce {1:f} que {2:le} puisse soutenir',
  'after a Retreat the piece removed must be one that stayed in the attacked space':
    'après un Repli, la pièce retirée doit être restée dans la zone attaquée',
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
  'it is for the defender': 'cette réaction est pour le défenseur',
  'it is for the attacker': 'cette réaction est pour l’attaquant',
  'it follows the combat, when the attacked space is empty':
    'elle vient après le combat, quand la zone attaquée est vide',
  'the attacked space is empty, and no round is fought any more':
    'la zone attaquée est vide, et il n’y a plus de round',
  'the {1} that opened this round can no longer be answered':
    'on ne peut plus répondre au retrait qui a ouvert ce round ({1})',
  'this round was not opened by removing {1}': 'ce round n’a pas été ouvert en retirant {1}',
  'it comes when the Exchange has been paid, if at all':
    'elle ne vient qu’une fois l’Échange payé, le cas échéant',
  'this round has had its Exchange, and a round takes one reaction':
    'ce round a déjà eu son Échange, et un round n’admet qu’une réaction',
  'it comes next, unless this round is ended now':
    'elle vient ensuite, à moins que ce round ne se termine maintenant',
  '{1} needs a {2} tank in the attacked space': '« {1} » exige un char {2} dans la zone attaquée',
  '{1} needs a {2} infantry in the attacked space':
    '« {1} » exige une infanterie {2:f} dans la zone attaquée',
  '{1} stands fast only here: {2}': '« {1} » ne permet de tenir bon qu’ici : {2}',
  'Anti-Air answers an airplane that the other side has just removed':
    'la DCA répond à un avion que l’autre camp vient de retirer',
  'Naval Combat answers a fleet that the other side has just removed':
    'le Combat naval répond à une flotte que l’autre camp vient de retirer',
  'Sustain Attack cannot be used in Winter': 'l’Attaque prolongée ne peut pas servir en hiver',
  '{1} is not of the attacking faction': '{1} n’est pas de la faction qui attaque',
  '{1} is not part of the attacking force': '{1} ne fait pas partie de la force qui attaque',
  '{1} not adjacent to the attacked space': '{1:neg} adjacent{1:e} à la zone attaquée',
  'only Sustain Attack goes on against Stand Fast':
    'contre Tenir bon, seule une Attaque prolongée permet de poursuivre',
  'no piece of the attacking force is left': 'il ne reste aucune pièce de la force qui attaque',
  infantry: {
    '': 'infanterie',
    un: 'une infanterie',
    le: 'l’infanterie',
    aucun: 'aucune infanterie',
    tous: 'toutes les infanteries',
    pl: 'infanteries',
    ce: 'cette infanterie',
    e: 'e',
  },
  tank: {
    '': 'char',
    un: 'un char',
    le: 'le char',
    aucun: 'aucun char',
    tous: 'tous les chars',
    pl: 'chars',
    ce: 'ce char',
    e: '',
  },
  'airplane or fleet': 'avion ou flotte',
  '{1} ranks below the {2} that the defender removed':
    '{1} a un rang inférieur à celui de la pièce que le défenseur a retirée ({2})',
  'the last piece of the force cannot be removed to continue':
    'la dernière pièce de la force ne peut pas être retirée pour poursuivre',
  '{1} is unsupplied and cannot continue an attack: {2}':
    '{1} est hors ravitaillement et ne peut pas poursuivre une attaque : {2}',
  'no infantry or tank of the force could move into {1}':
    'aucune infanterie ni aucun char de la force ne pourrait entrer {1:en}',
  'you take pieces off the board only in your own turn, when you have something to decide':
    'vous ne retirez des pièces du plateau que pendant votre tour, quand vous avez quelque chose à décider',
  'the {1} in {2}': { '': '{1:le} {2:en}', e: '{1:e}{2:-}' },
  'no way under {1} control leads to a {2} Supply Flag':
    'aucun chemin sous le contrôle {1:de} ne mène à un drapeau de ravitaillement {2}',
  '{1} cut by {2}': '{1} coupé{1:e} par {2}',
  '{1} and from {2} other spaces': '{1} et depuis {2} autres zones',
  'supplied: its space carries a Supply Flag': 'ravitaillement : sa zone porte un drapeau de ravitaillement',
  '{1} – {2}': '{1} – {2}',
  'supplied: {1}': 'ravitaillement : {1}',
  'supplied by a card (supply.protected)': 'ravitaillement par une carte (supply.protected)',
  'not supplied: {1} (supply.path)': 'hors ravitaillement : {1} (supply.path)',
  'a card': 'une carte',
  'Round {1}: {2}': 'Manche {1} : {2}',
  'Turn of the {1}': 'Tour {1:de}',
  '{1} keep their first hand': '{1:le} garde{1:nt} la première main',
  '{1} take a mulligan': '{1:le} change{1:nt} de main (mulligan)',
  '{1} draw {2}': '{1:le} pioche{1:nt} {2}',
  '({1})': '({1})',
  '{1} discard {2}': '{1:le} défausse{1:nt} {2}',
  '{1} play {2}': '{1:le} joue{1:nt} {2}',
  '{1} use {2}': '{1:le} utilise{1:nt} {2}',
  '{1} use {2}: {3}': '{1:le} utilise{1:nt} {2} : {3}',
  '{1} conscript': '{1:le} effectue{1:nt} une Conscription',
  '{1} make a Forced March': '{1:le} effectue{1:nt} une Marche forcée',
  '{1} make a Desperate Attack': '{1:le} lance{1:nt} une Attaque désespérée',
  '{1} take a Production Initiative': '{1:le} utilise{1:nt} l’Initiative de production',
  '{1} pass': '{1:le} passe{1:nt}',
  '{1} {2} – {3}': '{1} {2} – {3}',
  '{1} counts as moved': '{1} compte comme déplacé{1:e}',
  '{1} deployed in {2}': '{1} déployé{1:e} {2:en}',
  '{1} recruited in {2}': '{1} recruté{1:e} {2:en}',
  '{1} counts as supplied until the next turn of its side':
    '{1} compte comme ravitaillé{1:e} jusqu’au prochain tour de son camp',
  'The defender removes {1}': 'Le défenseur retire {1}',
  'The attacker removes {1}': 'L’attaquant retire {1}',
  'No Advance! on a Spring turn': 'Pas d’Avance ! à un tour de printemps',
  'No Advance! under General Mud': 'Pas d’Avance ! sous Général Boue',
  'No Advance!: no piece of the force would be supplied in {1}':
    'Pas d’Avance ! : aucune pièce de la force ne serait ravitaillée {1:en}',
  '{1} is eliminated': '{1} est éliminé{1:e}',
  '{1} is taken off the board': '{1} est retiré{1:e} du plateau',
  '{1} is unsupplied and removed': '{1}, hors ravitaillement, est retiré{1:e}',
  'Scoring after {1}': 'Décompte après {1:le}',
  '{1} gain {2} VP (Axis {3}, Allies {4})': '{1:le} gagne{1:nt} {2} PV (Axe {3}, Alliés {4})',
  '{1} win': '{1:le} remporte{1:nt} la partie',
  'The Scorched Earth marker covers a star in {1}': 'Le marqueur Terre brûlée couvre une étoile {1:en}',
  'Gorki gets a Victory Star': 'Gorki reçoit une étoile de victoire',
  'The coming Axis turn has no Second Movement step and no Advance!':
    'Le prochain tour de l’Axe n’aura ni étape Second mouvement ni Avance !',
  'General Mud: no Second Movement step': 'Général Boue : pas d’étape Second mouvement',
  'The Late War cards are shuffled into both decks':
    'Les cartes Fin de guerre sont mélangées aux deux pioches',
  'Remove the {1} in {2}': 'Retirer {1:le} {2:en}',
  'Eliminate the {1} in {2}': 'Éliminer {1:le} {2:en}',
  'Take off the board: the {1} in {2}': 'Retirer du plateau : {1:le} {2:en}',
  'Count as moved: the {1} in {2}': 'Compter comme déplacé{1:e} : {1:le} {2:en}',
  'Retreat: {1} {2} – {3}': 'Repli : {1} {2} – {3}',
  'Advance!: {1} {2} – {3}': 'Avance ! {1} {2} – {3}',
  'Deploy a {1} in {2}': 'Déployer {1:un} {2:en}',
  'Recruit a {1} in {2}': 'Recruter {1:un} {2:en}',
  'Conscript a {1} in {2}': 'Conscription : {1:un} {2:en}',
  'Forced March (1 card): move one piece': 'Marche forcée (1 carte) : déplacer une pièce',
  'Desperate Attack (2 cards)': 'Attaque désespérée (2 cartes)',
  'Production Initiative: draw a card': 'Initiative de production : piocher une carte',
  'Mulligan: seven new cards': 'Mulligan : sept nouvelles cartes',
  'Keep this hand': 'Garder cette main',
  '{1} in {2}': '{1} {2:en}',
  '{1} force {2}': 'force {1:f} {2}',
  'there is no {1}': 'il n’y a {1:aucun}',
  '{1} or {2}': { '': '{1:*} ou {2:*}', aucun: '{1:aucun} ni {2:aucun}' },
  'scores {1} VP': 'rapporte {1} PV',
  'takes {1}': 'prend {1:le}',
  'destroys an enemy piece': 'détruit une pièce ennemie',
  'destroys {1} enemy pieces': 'détruit {1} pièces ennemies',
  'brings in a new piece': 'amène une nouvelle pièce',
  'brings in {1} new pieces': 'amène {1} nouvelles pièces',
  'keeps its troops supplied': 'garde ses troupes ravitaillées',
  'cuts enemy pieces off from supply': 'coupe des pièces ennemies de leur ravitaillement',
  'threatens to take more': 'menace d’en prendre davantage',
  'protects what it holds': 'protège ce qui est tenu',
};
