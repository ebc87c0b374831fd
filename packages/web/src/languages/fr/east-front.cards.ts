import type { CardTexts } from '../catalogue.js';

/** Card texts by card; the English text stands above each. */
export const cards: CardTexts = {
  // In Lwow or next to it, deploy 1 German infantry. Then do one of the two: move that infantry, or attack with the force it belongs to.
  'army-group-south':
    'Déployez 1 infanterie allemande à Lvov ou dans une zone adjacente. Ensuite, faites l’un ou l’autre : déplacez cette infanterie, ou attaquez avec la force dont elle fait partie.',
  // In Brest or next to it, deploy 1 German infantry. Then do one of the two: move that infantry, or attack with the force it belongs to.
  'army-group-center':
    'Déployez 1 infanterie allemande à Brest-Litovsk ou dans une zone adjacente. Ensuite, faites l’un ou l’autre : déplacez cette infanterie, ou attaquez avec la force dont elle fait partie.',
  // In East Prussia or next to it, deploy 1 German infantry. Then do one of the two: move that infantry, or attack with the force it belongs to.
  'army-group-north':
    'Déployez 1 infanterie allemande en Prusse-Orientale ou dans une zone adjacente. Ensuite, faites l’un ou l’autre : déplacez cette infanterie, ou attaquez avec la force dont elle fait partie.',
  // West of the 1941 line, deploy 1 German airplane. You may then eliminate an Allied airplane if it is no more than 2 spaces from the new one.
  'airbase-surprise-attack':
    'Déployez 1 avion allemand à l’ouest de la ligne de 1941. Vous pouvez ensuite éliminer un avion allié qui n’est pas à plus de 2 zones du nouveau.',
  // A German force standing west of the 1939 line attacks. Then take an extra action.
  barbarossa:
    'Une force allemande située à l’ouest de la ligne de 1939 attaque. Effectuez ensuite une action supplémentaire.',
  // Draw 2 cards. Then take an extra action.
  okh: 'Piochez 2 cartes. Effectuez ensuite une action supplémentaire.',
  // Choose a Pact tank and move it. The force it belongs to then attacks.
  'romanian-cavalry-corps':
    'Choisissez un char du Pacte et déplacez-le. La force dont il fait partie attaque ensuite.',
  // A German force with at least 1 infantry and 1 tank attacks. Afterwards, except on Spring turns, you may move 1 tank, 1 infantry, or one of each from that force into the attacked space.
  panzergrenadiers:
    'Une force allemande avec au moins 1 infanterie et 1 char attaque. Ensuite, sauf aux tours de printemps, vous pouvez déplacer dans la zone attaquée 1 char ou 1 infanterie de cette force, ou un de chaque.',
  // Move up to 3 German infantry, one at a time and each a different piece.
  'motorized-corps':
    'Déplacez jusqu’à 3 infanteries allemandes, une à la fois et chaque fois une pièce différente.',
  // Not on Spring turns. Choose a German tank and move it once or twice. Then take an extra action.
  'leichter-panzerspahwagen':
    'Pas aux tours de printemps. Choisissez un char allemand et déplacez-le une ou deux fois. Effectuez ensuite une action supplémentaire.',
  // A German force standing east of the 1941 line attacks. Then take an extra action.
  'directive-21':
    'Une force allemande située à l’est de la ligne de 1941 attaque. Effectuez ensuite une action supplémentaire.',
  // A German force with at least 1 infantry attacks. Then take an extra action.
  engineers:
    'Une force allemande avec au moins 1 infanterie attaque. Effectuez ensuite une action supplémentaire.',
  // On land next to a German fleet, recruit 1 German infantry. Then do one of the two: move that infantry, or attack with the force it belongs to.
  'marine-infantry':
    'Recrutez 1 infanterie allemande dans une zone terrestre adjacente à une flotte allemande. Ensuite, faites l’un ou l’autre : déplacez cette infanterie, ou attaquez avec la force dont elle fait partie.',
  // Choose 2 different spaces west of the 1941 line and deploy 1 German airplane in each.
  messerschmitts:
    'Choisissez 2 zones différentes à l’ouest de la ligne de 1941 et déployez 1 avion allemand dans chacune.',
  // Not on Spring turns. Choose a German infantry and a German tank in one space and move them together to one space. A force holding both may then attack.
  sonderkraftfahrzeug:
    'Pas aux tours de printemps. Choisissez une infanterie allemande et un char allemand d’une même zone et déplacez-les ensemble vers une même zone. Une force qui compte les deux peut ensuite attaquer.',
  // Choose an Allied infantry or tank next to any German infantry and eliminate it.
  flamethrowers:
    'Choisissez une infanterie ou un char allié adjacent à une infanterie allemande quelconque et éliminez cette pièce.',
  // Choose an Allied infantry next to a German force and eliminate it. A German force may then attack the space it stood in.
  'nebelwerfer-rocket-launcher':
    'Choisissez une infanterie alliée adjacente à une force allemande et éliminez-la. Une force allemande peut ensuite attaquer la zone où elle se trouvait.',
  // A Pact force attacks. Afterwards, except on Spring turns, you may move 1 piece of that force into the attacked space.
  'gyorshadtest-rapid-corps':
    'Une force du Pacte attaque. Ensuite, sauf aux tours de printemps, vous pouvez déplacer 1 pièce de cette force dans la zone attaquée.',
  // A force with a Pact infantry attacks Karelia or Petrozavodsk. Afterwards you may move that infantry into the attacked space.
  'the-continuation-war':
    'Une force avec une infanterie du Pacte attaque la Carélie ou Petrozavodsk. Vous pouvez ensuite déplacer cette infanterie dans la zone attaquée.',
  // Not on Spring turns. Choose a Pact infantry or tank and move it. The force it belongs to then attacks.
  'corpo-di-spedizione-italiano-in-russia':
    'Pas aux tours de printemps. Choisissez une infanterie ou un char du Pacte et déplacez cette pièce. La force dont elle fait partie attaque ensuite.',
  // Choose a Soviet infantry or tank that is in Finland or Karelia and eliminate it. After that recruit 1 Pact infantry, in Finland.
  'finnish-ski-troops':
    'Choisissez une infanterie ou un char soviétique qui se trouve en Finlande ou en Carélie et éliminez cette pièce. Recrutez ensuite 1 infanterie du Pacte en Finlande.',
  // East of the 1941 line, deploy 1 Pact airplane. Then take an extra action.
  'corpo-aereo-spedizione-in-russia':
    'Déployez 1 avion du Pacte à l’est de la ligne de 1941. Effectuez ensuite une action supplémentaire.',
  // In Romania or next to it, deploy 1 Pact infantry. Then do one of the two: move that infantry, or attack with the force it belongs to.
  'romanian-3rd-army':
    'Déployez 1 infanterie du Pacte en Roumanie ou dans une zone adjacente. Ensuite, faites l’un ou l’autre : déplacez cette infanterie, ou attaquez avec la force dont elle fait partie.',
  // In Romania or next to it, deploy 1 Pact infantry. Then do one of the two: move that infantry, or attack with the force it belongs to.
  'romanian-4th-army':
    'Déployez 1 infanterie du Pacte en Roumanie ou dans une zone adjacente. Ensuite, faites l’un ou l’autre : déplacez cette infanterie, ou attaquez avec la force dont elle fait partie.',
  // In Hungary or next to it, deploy 1 Pact infantry. Then do one of the two: move that infantry, or attack with the force it belongs to.
  'hungarian-2nd-army':
    'Déployez 1 infanterie du Pacte en Hongrie ou dans une zone adjacente. Ensuite, faites l’un ou l’autre : déplacez cette infanterie, ou attaquez avec la force dont elle fait partie.',
  // East of the 1941 line, deploy 1 Pact infantry. Then take an extra action.
  'armata-italiana-in-russia':
    'Déployez 1 infanterie du Pacte à l’est de la ligne de 1941. Effectuez ensuite une action supplémentaire.',
  // Choose any Axis-controlled space and deploy 1 German tank there. Except on Spring turns, then do one of the two: move that tank, or attack with the force it belongs to.
  'panzer-v-panther':
    'Choisissez une zone quelconque contrôlée par l’Axe et déployez-y 1 char allemand. Sauf aux tours de printemps, faites ensuite l’un ou l’autre : déplacez ce char, ou attaquez avec la force dont il fait partie.',
  // On land east of the 1939 line, deploy 1 German piece of any kind. A German force in that space may then attack.
  'case-blue':
    'Déployez 1 pièce allemande de n’importe quel type dans une zone terrestre à l’est de la ligne de 1939. Une force allemande de cette zone peut ensuite attaquer.',
  // Only if the Axis controls Sevastopol: recruit 1 German infantry in Caucasus. It counts as supplied until your next turn starts.
  'kuban-bridgehead':
    'Seulement si l’Axe contrôle Sébastopol : recrutez 1 infanterie allemande dans le Caucase. Elle compte comme ravitaillée jusqu’au début de votre prochain tour.',
  // Choose an Allied fleet next to any German fleet or German airplane and eliminate it.
  'naval-air-raid':
    'Choisissez une flotte alliée adjacente à une flotte allemande ou à un avion allemand quelconque et éliminez-la.',
  // Only with a German airplane in Finland or next to it. Gain 1 VP. If they can, the Allies must eliminate one Soviet piece in Vologda or next to it.
  'convoy-interdiction':
    'Seulement avec un avion allemand en Finlande ou dans une zone adjacente. Gagnez 1 PV. S’ils le peuvent, les Alliés doivent éliminer une pièce soviétique à Vologda ou dans une zone adjacente.',
  // Choose a space that was under Axis control when this turn began and deploy 1 German infantry there. The force it belongs to then attacks a Victory Star space.
  'railway-gun':
    'Choisissez une zone qui était sous le contrôle de l’Axe au début de ce tour et déployez-y 1 infanterie allemande. La force dont elle fait partie attaque ensuite une zone à étoile de victoire.',
  // Choose a space under your control and deploy 1 German airplane there. Then take an extra action.
  'airfield-repairs':
    'Choisissez une zone que vous contrôlez et déployez-y 1 avion allemand. Effectuez ensuite une action supplémentaire.',
  // Eliminate one of your German infantry; its space receives 1 German tank (deployed). Then take an extra action.
  refits:
    'Éliminez une de vos infanteries allemandes ; sa zone reçoit 1 char allemand (déployé). Effectuez ensuite une action supplémentaire.',
  // Deploy 2 German infantry: one in Berlin, one in Vienna.
  'security-troops': 'Déployez 2 infanteries allemandes : une à Berlin, une à Vienne.',
  // A German force with at least 1 tank attacks. Then take an extra action.
  'hummel-self-propelled-gun':
    'Une force allemande avec au moins 1 char attaque. Effectuez ensuite une action supplémentaire.',
  // Choose a space with a German infantry and deploy 1 German tank there. Then take an extra action.
  'tiger-battalions':
    'Choisissez une zone avec une infanterie allemande et déployez-y 1 char allemand. Effectuez ensuite une action supplémentaire.',
  // Choose 2 different spaces where German pieces stand already and deploy 1 German infantry in each.
  'mg-42-machine-gun':
    'Choisissez 2 zones différentes où se trouvent déjà des pièces allemandes et déployez 1 infanterie allemande dans chacune.',
  // Score 1 VP each for Axis control of Rostov, of Caucasus and of Stalingrad.
  'captured-oil': 'Marquez 1 PV pour chaque zone contrôlée par l’Axe parmi Rostov, le Caucase et Stalingrad.',
  // A German force attacks from a space it shares with a Pact piece. Throughout this attack the Pact pieces of that space may be removed as well, be it to continue or to pay for an Exchange.
  'integrated-command':
    'Une force allemande attaque depuis une zone qu’elle partage avec une pièce du Pacte. Pendant toute cette attaque, les pièces du Pacte de cette zone peuvent aussi être retirées, que ce soit pour poursuivre ou pour payer un Échange.',
  // Choose Berlin, Vienna or East Prussia and deploy 1 German infantry there. Then take an extra action.
  volkssturm:
    'Choisissez Berlin, Vienne ou la Prusse-Orientale et déployez-y 1 infanterie allemande. Effectuez ensuite une action supplémentaire.',
  // Only while Romania and all spaces next to it are free of Soviet pieces. Gain 1 VP; deploy 1 German tank in Berlin.
  'ploiesti-oil-fields':
    'Seulement tant que la Roumanie et toutes les zones adjacentes sont libres de pièces soviétiques. Gagnez 1 PV ; déployez 1 char allemand à Berlin.',
  // Only with a German piece in Romania. Gain 1 VP; deploy 1 German infantry in Berlin.
  'romanian-food-exports':
    'Seulement avec une pièce allemande en Roumanie. Gagnez 1 PV ; déployez 1 infanterie allemande à Berlin.',
  // Count your Pact pieces on land east of the 1941 line. Score a third of that number in VPs, rounded up.
  'tripartite-pact':
    'Comptez vos pièces du Pacte dans les zones terrestres à l’est de la ligne de 1941. Marquez en PV le tiers de ce nombre, arrondi au supérieur.',
  // Score 1 VP each for Axis control of Kiev, of Sevastopol and of Kharkov.
  'reichskommissariat-ukraine':
    'Marquez 1 PV pour chaque zone contrôlée par l’Axe parmi Kiev, Sébastopol et Kharkov.',
  // Score 1 VP each for Axis control of Finland, of Karelia and of Petrozavodsk.
  'sword-scabbard-declaration':
    'Marquez 1 PV pour chaque zone contrôlée par l’Axe parmi la Finlande, la Carélie et Petrozavodsk.',
  // Draw 2 cards. Then, if all the land between the 1939 line and the 1941 line is under Axis control, gain 2 VPs.
  'anti-soviet-sentiment':
    'Piochez 2 cartes. Ensuite, si toutes les terres entre la ligne de 1939 et la ligne de 1941 sont sous le contrôle de l’Axe, gagnez 2 PV.',
  // Gain 1 VP. Then choose an infantry or tank of either Axis faction and move it as far as you like over land under your control.
  'railroad-gauge-conversion':
    'Gagnez 1 PV. Choisissez ensuite une infanterie ou un char de l’une des deux factions de l’Axe et déplacez cette pièce aussi loin que vous voulez par des zones terrestres que vous contrôlez.',
  // Deploy 1 Pact fleet in a water space next to Romania.
  'royal-romanian-navy': 'Déployez 1 flotte du Pacte dans une zone d’eau adjacente à la Roumanie.',
  // Choose a German Supply Flag space: it receives 1 German tank or 1 German airplane (deployed).
  'industrial-realignment':
    'Choisissez une zone à drapeau de ravitaillement allemand : elle reçoit 1 char allemand ou 1 avion allemand (déployé).',
  // Berlin receives 2 German infantry (deployed), at the price of 1 VP for the Allies, scored first.
  'industrial-realignment second':
    'Berlin reçoit 2 infanteries allemandes (déployées), au prix de 1 PV pour les Alliés, marqué d’abord.',
  // A German force attacks a space that lies east of the 1941 line.
  'supplies-diverted-east': 'Une force allemande attaque une zone située à l’est de la ligne de 1941.',
  // The Allies must choose one of their pieces in Berlin or next to it and eliminate it.
  'supplies-diverted-east second':
    'Les Alliés doivent choisir une de leurs pièces à Berlin ou dans une zone adjacente et l’éliminer.',
  // Either discard 1 card to deploy 1 German fleet in the West Baltic Sea, or do nothing but flip this card.
  'naval-projects-completed':
    'Soit vous défaussez 1 carte pour déployer 1 flotte allemande en Baltique occidentale, soit vous ne faites rien d’autre que retourner cette carte.',
  // On land next to the West Baltic Sea, deploy 1 German infantry.
  'naval-projects-completed second':
    'Déployez 1 infanterie allemande dans une zone terrestre adjacente à la Baltique occidentale.',
  // Draw 3 cards, at the price of 1 VP for the Allies, scored first.
  'forced-labor': 'Piochez 3 cartes, au prix de 1 PV pour les Alliés, marqué d’abord.',
  // At the price of 1 VP for the Allies, scored first, choose a German infantry and move it. Then take an extra action.
  'forced-labor second':
    'Au prix de 1 PV pour les Alliés, marqué d’abord, choisissez une infanterie allemande et déplacez-la. Effectuez ensuite une action supplémentaire.',
  // Choose a Pact Supply Flag space: it receives 2 Pact infantry (deployed).
  'hardliners-take-control':
    'Choisissez une zone à drapeau de ravitaillement du Pacte : elle reçoit 2 infanteries du Pacte (déployées).',
  // Choose a Pact Supply Flag space: it receives 1 Pact infantry (deployed).
  'hardliners-take-control second':
    'Choisissez une zone à drapeau de ravitaillement du Pacte : elle reçoit 1 infanterie du Pacte (déployée).',
  // Draw 1 card, next move 1 Soviet piece. Then take an extra action.
  stavka: 'Piochez 1 carte, puis déplacez 1 pièce soviétique. Effectuez ensuite une action supplémentaire.',
  // Deploy 1 Soviet airplane in Moscow. Also deploy 1 Soviet infantry in any Victory Star space lying east of the 1939 line.
  'women-volunteers':
    'Déployez 1 avion soviétique à Moscou. Déployez aussi 1 infanterie soviétique dans une zone à étoile de victoire quelconque à l’est de la ligne de 1939.',
  // East of the 1939 line, deploy 1 Soviet infantry. The force it belongs to may then attack.
  'molotov-cocktails':
    'Déployez 1 infanterie soviétique à l’est de la ligne de 1939. La force dont elle fait partie peut ensuite attaquer.',
  // Choose 2 different spaces where Soviet pieces stand already and deploy 1 Soviet infantry in each.
  'dig-in':
    'Choisissez 2 zones différentes où se trouvent déjà des pièces soviétiques et déployez 1 infanterie soviétique dans chacune.',
  // The Sea of Azov receives 1 Soviet fleet (deployed).
  'black-sea-fleet': 'La mer d’Azov reçoit 1 flotte soviétique (déployée).',
  // Choose 2 different spaces west of the 1939 line and deploy 1 Soviet infantry in each.
  'border-guards':
    'Choisissez 2 zones différentes à l’ouest de la ligne de 1939 et déployez 1 infanterie soviétique dans chacune.',
  // East of the 1939 line, deploy 1 Soviet infantry. Then take an extra action.
  'mosin-nagant-m1891-30-rifle':
    'Déployez 1 infanterie soviétique à l’est de la ligne de 1939. Effectuez ensuite une action supplémentaire.',
  // Gorki receives 2 or 3 Soviet infantry (deployed).
  'trans-siberian-railway': 'Gorki reçoit 2 ou 3 infanteries soviétiques (déployées).',
  // Leningrad receives 2 Soviet infantry (deployed).
  'peoples-militia-army': 'Leningrad reçoit 2 infanteries soviétiques (déployées).',
  // The Gulf of Finland receives 1 Soviet fleet (deployed).
  'red-banner-baltic-fleet': 'Le golfe de Finlande reçoit 1 flotte soviétique (déployée).',
  // Gain 1 VP. Then lay the Scorched Earth marker over one Victory Star, any one east of the 1939 line: for the rest of the game that star counts for nothing.
  'scorched-earth':
    'Gagnez 1 PV. Posez ensuite le marqueur Terre brûlée sur une étoile de victoire, n’importe laquelle à l’est de la ligne de 1939 : jusqu’à la fin de la partie, cette étoile ne compte plus.',
  // Winter turns only. Draw 1 card. On land east of the 1939 line, the Axis must eliminate one of its German pieces and one of its Pact pieces.
  'general-winter':
    'Tours d’hiver seulement. Piochez 1 carte. Dans les zones terrestres à l’est de la ligne de 1939, l’Axe doit éliminer une de ses pièces allemandes et une de ses pièces du Pacte.',
  // Caucasus receives 1 Soviet infantry, 1 tank and 1 airplane (deployed).
  'operation-countenance': 'Le Caucase reçoit 1 infanterie, 1 char et 1 avion soviétiques (déployés).',
  // Choose 2 different spaces east of the 1939 line and deploy 1 Soviet infantry in each.
  militsiya:
    'Choisissez 2 zones différentes à l’est de la ligne de 1939 et déployez 1 infanterie soviétique dans chacune.',
  // Choose a space with a Soviet tank and deploy 1 Soviet infantry there. A force holding both may then attack.
  'tank-desant':
    'Choisissez une zone avec un char soviétique et déployez-y 1 infanterie soviétique. Une force qui compte les deux peut ensuite attaquer.',
  // Sevastopol receives 2 Soviet infantry (deployed).
  'the-stronghold-of-sevastopol': 'Sébastopol reçoit 2 infanteries soviétiques (déployées).',
  // Choose a Soviet infantry and move it. The force it belongs to then attacks.
  'soviet-cavalry-corps':
    'Choisissez une infanterie soviétique et déplacez-la. La force dont elle fait partie attaque ensuite.',
  // Choose an Axis infantry or tank next to any Soviet infantry and eliminate it.
  snipers:
    'Choisissez une infanterie ou un char de l’Axe adjacent à une infanterie soviétique quelconque et éliminez cette pièce.',
  // Choose 2 different Victory Star spaces lying east of the 1939 line and deploy 1 Soviet tank in each.
  't-34-medium-tank':
    'Choisissez 2 zones à étoile de victoire différentes à l’est de la ligne de 1939 et déployez 1 char soviétique dans chacune.',
  // Choose 3 different Victory Star spaces lying east of the 1939 line and deploy 1 Soviet infantry in each.
  'brothers-and-sisters':
    'Choisissez 3 zones à étoile de victoire différentes à l’est de la ligne de 1939 et déployez 1 infanterie soviétique dans chacune.',
  // The coming Axis turn has no Second Movement step, and no Advance! reactions may be used by the Axis in it.
  'general-mud':
    'Le prochain tour de l’Axe n’a pas d’étape Second mouvement, et l’Axe ne peut y utiliser aucune réaction Avance !',
  // Only with at most 3 cards in hand, this card counted. Draw 3 cards. Then take an extra action.
  '5-year-plan':
    'Seulement avec 3 cartes en main au plus, celle-ci comprise. Piochez 3 cartes. Effectuez ensuite une action supplémentaire.',
  // Vologda receives 1 Soviet infantry, 1 tank and 1 airplane (deployed).
  'operation-orator': 'Vologda reçoit 1 infanterie, 1 char et 1 avion soviétiques (déployés).',
  // The Axis chooses: eliminate one of its pieces in Mogilev, or discard 3 cards, or let you gain 2 VPs.
  'pripyat-partisans':
    'L’Axe choisit : éliminer une de ses pièces à Moguilev, ou défausser 3 cartes, ou vous laisser gagner 2 PV.',
  // Choose a space with a Soviet infantry and deploy 1 Soviet tank there. A force holding both may then attack.
  'shock-armies':
    'Choisissez une zone avec une infanterie soviétique et déployez-y 1 char soviétique. Une force qui compte les deux peut ensuite attaquer.',
  // Choose an Axis infantry next to a Soviet force and eliminate it. You may then attack the space it stood in.
  'katyusha-rocket-launcher':
    'Choisissez une infanterie de l’Axe adjacente à une force soviétique et éliminez-la. Vous pouvez ensuite attaquer la zone où elle se trouvait.',
  // Not on Spring turns. A force with a Soviet infantry attacks. Afterwards you may move that infantry into the attacked space.
  'studebaker-deuce-and-a-half-truck':
    'Pas aux tours de printemps. Une force avec une infanterie soviétique attaque. Vous pouvez ensuite déplacer cette infanterie dans la zone attaquée.',
  // Petrozavodsk receives 1 Soviet infantry and Lake Ladoga 1 Soviet fleet (deployed).
  'road-of-life':
    'Petrozavodsk reçoit 1 infanterie soviétique et le lac Ladoga 1 flotte soviétique (déployées).',
  // The Axis chooses: eliminate one of its pieces in Warsaw, or discard 3 cards, or let you gain 2 VPs.
  'warsaw-uprising':
    'L’Axe choisit : éliminer une de ses pièces à Varsovie, ou défausser 3 cartes, ou vous laisser gagner 2 PV.',
  // In Moscow or next to it, deploy 1 Soviet infantry. The force it belongs to may then attack.
  counteroffensive:
    'Déployez 1 infanterie soviétique à Moscou ou dans une zone adjacente. La force dont elle fait partie peut ensuite attaquer.',
  // Only with 4 or more Soviet pieces in Finland or next to it, counted together. Gain 1 VP. The Axis must then do one of the two, whichever it likes, if at least one is possible: eliminate one Pact piece in Finland, or discard 2 cards.
  'moscow-armistice':
    'Seulement avec 4 pièces soviétiques ou plus en Finlande et dans les zones adjacentes, comptées ensemble. Gagnez 1 PV. L’Axe doit ensuite faire l’un ou l’autre, à son choix, si l’un des deux au moins est possible : éliminer une pièce du Pacte en Finlande, ou défausser 2 cartes.',
  // In Stalingrad or next to it, deploy 1 Soviet tank. The force it belongs to may then attack.
  'volgograd-tractor-plant':
    'Déployez 1 char soviétique à Stalingrad ou dans une zone adjacente. La force dont il fait partie peut ensuite attaquer.',
  // Choose a space with a Soviet airplane and deploy 1 Soviet infantry there. The force it belongs to attacks, and that infantry then moves into the attacked space.
  'airborne-corps':
    'Choisissez une zone avec un avion soviétique et déployez-y 1 infanterie soviétique. La force dont elle fait partie attaque, puis cette infanterie entre dans la zone attaquée.',
  // East of the 1939 line, deploy 1 Soviet airplane. You may then eliminate an Axis airplane in a space next to it.
  'yak-3-fighter':
    'Déployez 1 avion soviétique à l’est de la ligne de 1939. Vous pouvez ensuite éliminer un avion de l’Axe dans une zone adjacente.',
  // Draw 2 cards. Then score 1 VP for having a Soviet piece in Warsaw or next to it, and 1 VP for having one in Berlin or next to it.
  'yalta-conference':
    'Piochez 2 cartes. Marquez ensuite 1 PV si vous avez une pièce soviétique à Varsovie ou dans une zone adjacente, et 1 PV si vous en avez une à Berlin ou dans une zone adjacente.',
  // Choose a space with a Soviet tank and deploy 1 Soviet infantry there. A force holding both may then attack.
  'guards-armies':
    'Choisissez une zone avec un char soviétique et déployez-y 1 infanterie soviétique. Une force qui compte les deux peut ensuite attaquer.',
  // Draw 1 card. Then Gorki receives the Gorki Victory Star marker, which is a Victory Star like any other.
  'industrial-evacuation':
    'Piochez 1 carte. Gorki reçoit ensuite le marqueur étoile de victoire de Gorki, qui est une étoile de victoire comme les autres.',
  // Choose an Axis tank next to a Soviet tank and eliminate it. Except on Winter turns, you may then attack the space it stood in.
  'is-2-heavy-tank':
    'Choisissez un char de l’Axe adjacent à un char soviétique et éliminez-le. Sauf aux tours d’hiver, vous pouvez ensuite attaquer la zone où il se trouvait.',
  // Only with 2 or more Soviet pieces in Romania or next to it, counted together. Gain 1 VP. The Axis must then do one of the two, whichever it likes, if at least one is possible: eliminate one Pact piece in Romania, or discard 2 cards.
  'king-michael-stages-coup':
    'Seulement avec 2 pièces soviétiques ou plus en Roumanie et dans les zones adjacentes, comptées ensemble. Gagnez 1 PV. L’Axe doit ensuite faire l’un ou l’autre, à son choix, si l’un des deux au moins est possible : éliminer une pièce du Pacte en Roumanie, ou défausser 2 cartes.',
  // East of the 1939 line, deploy 1 Soviet airplane. A Soviet force in the same space may then attack.
  'night-witches':
    'Déployez 1 avion soviétique à l’est de la ligne de 1939. Une force soviétique de la même zone peut ensuite attaquer.',
  // Gain 1 VP. Then choose an empty, Axis-controlled space east of the 1941 line and recruit 1 Soviet infantry there. It counts as supplied until your next turn starts.
  'diversionist-groups':
    'Gagnez 1 PV. Choisissez ensuite une zone vide contrôlée par l’Axe à l’est de la ligne de 1941 et recrutez-y 1 infanterie soviétique. Elle compte comme ravitaillée jusqu’au début de votre prochain tour.',
  // The Axis chooses: eliminate one of its pieces in Yugoslavia, or discard 3 cards, or let you gain 2 VPs.
  'tito-leads-yugoslav-resistance':
    'L’Axe choisit : éliminer une de ses pièces en Yougoslavie, ou défausser 3 cartes, ou vous laisser gagner 2 PV.',
  // A Soviet force attacks. Then take an extra action.
  'breakthrough-artillery-divisions':
    'Une force soviétique attaque. Effectuez ensuite une action supplémentaire.',
  // In Smolensk or next to it, deploy 1 Soviet tank. The force it belongs to then attacks.
  'bagration-strategic-offensive-operation':
    'Déployez 1 char soviétique à Smolensk ou dans une zone adjacente. La force dont il fait partie attaque ensuite.',
  // Choose 2 different Victory Star spaces lying east of the 1939 line and deploy 1 Soviet airplane in each.
  'il-2-shturmovik':
    'Choisissez 2 zones à étoile de victoire différentes à l’est de la ligne de 1939 et déployez 1 avion soviétique dans chacune.',
  // A force with at least 2 Soviet infantry attacks. If it then still has at least 2 infantry, it may attack once more, against another space.
  'massed-attack':
    'Une force avec au moins 2 infanteries soviétiques attaque. Si elle a encore au moins 2 infanteries ensuite, elle peut attaquer une fois de plus, contre une autre zone.',
  // Second Action step only. Choose Kursk or one space next to it: that space receives 1 Soviet infantry and 2 Soviet tanks (deployed).
  'kursk-strategic-defensive-operation':
    'Étape Seconde action seulement. Choisissez Koursk ou une zone adjacente : cette zone reçoit 1 infanterie soviétique et 2 chars soviétiques (déployés).',
  // Draw 2 cards. Then take an extra action.
  'teheran-conference': 'Piochez 2 cartes. Effectuez ensuite une action supplémentaire.',
  // Draw 3 cards. After that discard 1 card, and deploy 1 Soviet piece of any kind on land east of the 1939 line.
  'command-economy':
    'Piochez 3 cartes. Défaussez ensuite 1 carte, et déployez 1 pièce soviétique de n’importe quel type dans une zone terrestre à l’est de la ligne de 1939.',
  // Move 1 or 2 Soviet infantry, one at a time and each a different piece. Then take an extra action.
  forward:
    'Déplacez 1 ou 2 infanteries soviétiques, une à la fois et chaque fois une pièce différente. Effectuez ensuite une action supplémentaire.',
  // Give up 1 Soviet infantry (eliminated) to eliminate an Axis infantry or tank next to it. Then take an extra action.
  'hero-of-the-soviet-union':
    'Sacrifiez 1 infanterie soviétique (éliminée) pour éliminer une infanterie ou un char de l’Axe adjacent. Effectuez ensuite une action supplémentaire.',
  // Deploy either 1 Soviet tank or 1 Soviet airplane; no particular space is named.
  'increased-aid-from-the-west':
    'Déployez soit 1 char soviétique, soit 1 avion soviétique ; aucune zone particulière n’est désignée.',
  // At the price of 1 VP for the Axis, scored first, deploy either 1 Soviet tank or 1 Soviet airplane in a space next to Gorki.
  'increased-aid-from-the-west second':
    'Au prix de 1 PV pour l’Axe, marqué d’abord, déployez soit 1 char soviétique, soit 1 avion soviétique dans une zone adjacente à Gorki.',
  // A Soviet force attacks.
  'pre-war-doctrine': 'Une force soviétique attaque.',
  // Eliminate one of your Soviet infantry; its space receives 1 Soviet tank (deployed).
  'pre-war-doctrine second':
    'Éliminez une de vos infanteries soviétiques ; sa zone reçoit 1 char soviétique (déployé).',
  // Choose a Soviet Supply Flag space: it receives 1 Soviet infantry (deployed). The force that infantry belongs to then attacks.
  shtrafbats:
    'Choisissez une zone à drapeau de ravitaillement soviétique : elle reçoit 1 infanterie soviétique (déployée). La force dont cette infanterie fait partie attaque ensuite.',
  // Choose a space with at least 2 Soviet infantry and eliminate one of them. The force of those left there then attacks.
  'shtrafbats second':
    'Choisissez une zone avec au moins 2 infanteries soviétiques et éliminez-en une. La force de celles qui y restent attaque ensuite.',
  // Draw 3 cards, at the price of 1 VP for the Axis, scored first.
  'gulag-economy': 'Piochez 3 cartes, au prix de 1 PV pour l’Axe, marqué d’abord.',
  // Draw 2 cards, discard 1 card, then take an extra action.
  'gulag-economy second': 'Piochez 2 cartes, défaussez 1 carte, puis effectuez une action supplémentaire.',
  // Choose a water space with no other water space next to it: it receives 1 Soviet fleet (deployed).
  'river-flotillas':
    'Choisissez une zone d’eau sans autre zone d’eau adjacente : elle reçoit 1 flotte soviétique (déployée).',
  // Give up a Soviet fleet anywhere on the board (eliminated): a Soviet force then attacks Romania or Bessarabia.
  'river-flotillas second':
    'Sacrifiez une flotte soviétique n’importe où sur le plateau (éliminée) : une force soviétique attaque ensuite la Roumanie ou la Bessarabie.',
};
