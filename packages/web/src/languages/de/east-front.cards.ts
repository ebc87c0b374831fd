import type { CardTexts } from '../catalogue.js';

/** Card texts by card; the English text stands above each. */
export const cards: CardTexts = {
  // In Lwow or next to it, deploy 1 German infantry. Then do one of the two: move that infantry, or attack with the force it belongs to.
  'army-group-south':
    'Stelle in Lemberg oder daneben 1 deutsche Infanterie auf. Danach tue eines von beiden: Bewege diese Infanterie, oder greife mit ihrer Streitmacht an.',
  // In Brest or next to it, deploy 1 German infantry. Then do one of the two: move that infantry, or attack with the force it belongs to.
  'army-group-center':
    'Stelle in Brest oder daneben 1 deutsche Infanterie auf. Danach tue eines von beiden: Bewege diese Infanterie, oder greife mit ihrer Streitmacht an.',
  // In East Prussia or next to it, deploy 1 German infantry. Then do one of the two: move that infantry, or attack with the force it belongs to.
  'army-group-north':
    'Stelle in Ostpreußen oder daneben 1 deutsche Infanterie auf. Danach tue eines von beiden: Bewege diese Infanterie, oder greife mit ihrer Streitmacht an.',
  // West of the 1941 line, deploy 1 German airplane. You may then eliminate an Allied airplane if it is no more than 2 spaces from the new one.
  'airbase-surprise-attack':
    'Stelle westlich der Linie von 1941 ein deutsches Flugzeug auf. Danach darfst du ein Flugzeug der Alliierten eliminieren, das höchstens 2 Felder vom neuen entfernt ist.',
  // A German force standing west of the 1939 line attacks. Then take an extra action.
  barbarossa:
    'Eine deutsche Streitmacht westlich der Linie von 1939 greift an. Danach nimm eine zusätzliche Aktion.',
  // Draw 2 cards. Then take an extra action.
  okh: 'Ziehe 2 Karten. Danach nimm eine zusätzliche Aktion.',
  // Choose a Pact tank and move it. The force it belongs to then attacks.
  'romanian-cavalry-corps': 'Wähle einen Pakt-Panzer und bewege ihn. Danach greift seine Streitmacht an.',
  // A German force with at least 1 infantry and 1 tank attacks. Afterwards, except on Spring turns, you may move 1 tank, 1 infantry, or one of each from that force into the attacked space.
  panzergrenadiers:
    'Eine deutsche Streitmacht mit mindestens 1 Infanterie und 1 Panzer greift an. Danach darfst du, außer im Frühling, 1 Panzer, 1 Infanterie oder je eine Einheit von beiden aus dieser Streitmacht in das angegriffene Feld bewegen.',
  // Move up to 3 German infantry, one at a time and each a different piece.
  'motorized-corps': 'Bewege bis zu 3 deutsche Infanterien, eine nach der anderen und jedes Mal eine andere.',
  // Not on Spring turns. Choose a German tank and move it once or twice. Then take an extra action.
  'leichter-panzerspahwagen':
    'Nicht im Frühling. Wähle einen deutschen Panzer und bewege ihn ein- oder zweimal. Danach nimm eine zusätzliche Aktion.',
  // A German force standing east of the 1941 line attacks. Then take an extra action.
  'directive-21':
    'Eine deutsche Streitmacht östlich der Linie von 1941 greift an. Danach nimm eine zusätzliche Aktion.',
  // A German force with at least 1 infantry attacks. Then take an extra action.
  engineers:
    'Eine deutsche Streitmacht mit mindestens 1 Infanterie greift an. Danach nimm eine zusätzliche Aktion.',
  // On land next to a German fleet, recruit 1 German infantry. Then do one of the two: move that infantry, or attack with the force it belongs to.
  'marine-infantry':
    'Rekrutiere auf Land neben einer deutschen Flotte 1 deutsche Infanterie. Danach tue eines von beiden: Bewege diese Infanterie, oder greife mit ihrer Streitmacht an.',
  // Choose 2 different spaces west of the 1941 line and deploy 1 German airplane in each.
  messerschmitts:
    'Wähle 2 verschiedene Felder westlich der Linie von 1941 und stelle in jedem 1 deutsches Flugzeug auf.',
  // Not on Spring turns. Choose a German infantry and a German tank in one space and move them together to one space. A force holding both may then attack.
  sonderkraftfahrzeug:
    'Nicht im Frühling. Wähle eine deutsche Infanterie und einen deutschen Panzer im selben Feld und bewege sie gemeinsam in ein Feld. Danach darf eine Streitmacht, zu der beide gehören, angreifen.',
  // Choose an Allied infantry or tank next to any German infantry and eliminate it.
  flamethrowers:
    'Wähle eine Infanterie oder einen Panzer der Alliierten neben einer beliebigen deutschen Infanterie und eliminiere die Einheit.',
  // Choose an Allied infantry next to a German force and eliminate it. A German force may then attack the space it stood in.
  'nebelwerfer-rocket-launcher':
    'Wähle eine Infanterie der Alliierten neben einer deutschen Streitmacht und eliminiere sie. Danach darf eine deutsche Streitmacht das Feld angreifen, in dem sie stand.',
  // A Pact force attacks. Afterwards, except on Spring turns, you may move 1 piece of that force into the attacked space.
  'gyorshadtest-rapid-corps':
    'Eine Pakt-Streitmacht greift an. Danach darfst du, außer im Frühling, 1 Einheit dieser Streitmacht in das angegriffene Feld bewegen.',
  // A force with a Pact infantry attacks Karelia or Petrozavodsk. Afterwards you may move that infantry into the attacked space.
  'the-continuation-war':
    'Eine Streitmacht mit einer Pakt-Infanterie greift Karelien oder Petrosawodsk an. Danach darfst du diese Infanterie in das angegriffene Feld bewegen.',
  // Not on Spring turns. Choose a Pact infantry or tank and move it. The force it belongs to then attacks.
  'corpo-di-spedizione-italiano-in-russia':
    'Nicht im Frühling. Wähle eine Infanterie oder einen Panzer des Pakts und bewege die Einheit. Danach greift ihre Streitmacht an.',
  // Choose a Soviet infantry or tank that is in Finland or Karelia and eliminate it. After that recruit 1 Pact infantry, in Finland.
  'finnish-ski-troops':
    'Wähle eine sowjetische Infanterie oder einen sowjetischen Panzer in Finnland oder Karelien und eliminiere die Einheit. Danach rekrutiere 1 Pakt-Infanterie in Finnland.',
  // East of the 1941 line, deploy 1 Pact airplane. Then take an extra action.
  'corpo-aereo-spedizione-in-russia':
    'Stelle östlich der Linie von 1941 ein Pakt-Flugzeug auf. Danach nimm eine zusätzliche Aktion.',
  // In Romania or next to it, deploy 1 Pact infantry. Then do one of the two: move that infantry, or attack with the force it belongs to.
  'romanian-3rd-army':
    'Stelle in Rumänien oder daneben 1 Pakt-Infanterie auf. Danach tue eines von beiden: Bewege diese Infanterie, oder greife mit ihrer Streitmacht an.',
  // In Romania or next to it, deploy 1 Pact infantry. Then do one of the two: move that infantry, or attack with the force it belongs to.
  'romanian-4th-army':
    'Stelle in Rumänien oder daneben 1 Pakt-Infanterie auf. Danach tue eines von beiden: Bewege diese Infanterie, oder greife mit ihrer Streitmacht an.',
  // In Hungary or next to it, deploy 1 Pact infantry. Then do one of the two: move that infantry, or attack with the force it belongs to.
  'hungarian-2nd-army':
    'Stelle in Ungarn oder daneben 1 Pakt-Infanterie auf. Danach tue eines von beiden: Bewege diese Infanterie, oder greife mit ihrer Streitmacht an.',
  // East of the 1941 line, deploy 1 Pact infantry. Then take an extra action.
  'armata-italiana-in-russia':
    'Stelle östlich der Linie von 1941 eine Pakt-Infanterie auf. Danach nimm eine zusätzliche Aktion.',
  // Choose any Axis-controlled space and deploy 1 German tank there. Except on Spring turns, then do one of the two: move that tank, or attack with the force it belongs to.
  'panzer-v-panther':
    'Wähle ein beliebiges Feld unter Kontrolle der Achse und stelle dort 1 deutschen Panzer auf. Danach tue, außer im Frühling, eines von beiden: Bewege diesen Panzer, oder greife mit seiner Streitmacht an.',
  // On land east of the 1939 line, deploy 1 German piece of any kind. A German force in that space may then attack.
  'case-blue':
    'Stelle auf Land östlich der Linie von 1939 eine deutsche Einheit beliebiger Art auf. Danach darf eine deutsche Streitmacht in diesem Feld angreifen.',
  // Only if the Axis controls Sevastopol: recruit 1 German infantry in Caucasus. It counts as supplied until your next turn starts.
  'kuban-bridgehead':
    'Nur wenn die Achse Sewastopol kontrolliert: Rekrutiere 1 deutsche Infanterie im Kaukasus. Sie gilt bis zum Beginn deines nächsten Zuges als versorgt.',
  // Choose an Allied fleet next to any German fleet or German airplane and eliminate it.
  'naval-air-raid':
    'Wähle eine Flotte der Alliierten neben einer beliebigen deutschen Flotte oder einem deutschen Flugzeug und eliminiere sie.',
  // Only with a German airplane in Finland or next to it. Gain 1 VP. If they can, the Allies must eliminate one Soviet piece in Vologda or next to it.
  'convoy-interdiction':
    'Nur mit einem deutschen Flugzeug in Finnland oder daneben. Erhalte 1 SP. Die Alliierten müssen, wenn sie können, eine sowjetische Einheit in Wologda oder daneben eliminieren.',
  // Choose a space that was under Axis control when this turn began and deploy 1 German infantry there. The force it belongs to then attacks a Victory Star space.
  'railway-gun':
    'Wähle ein Feld, das zu Beginn dieses Zuges unter Kontrolle der Achse war, und stelle dort 1 deutsche Infanterie auf. Danach greift ihre Streitmacht ein Feld mit Siegstern an.',
  // Choose a space under your control and deploy 1 German airplane there. Then take an extra action.
  'airfield-repairs':
    'Wähle ein Feld unter deiner Kontrolle und stelle dort 1 deutsches Flugzeug auf. Danach nimm eine zusätzliche Aktion.',
  // Eliminate one of your German infantry; its space receives 1 German tank (deployed). Then take an extra action.
  refits:
    'Eliminiere eine deiner deutschen Infanterien; ihr Feld erhält 1 deutschen Panzer (aufgestellt). Danach nimm eine zusätzliche Aktion.',
  // Deploy 2 German infantry: one in Berlin, one in Vienna.
  'security-troops': 'Stelle 2 deutsche Infanterien auf: eine in Berlin, eine in Wien.',
  // A German force with at least 1 tank attacks. Then take an extra action.
  'hummel-self-propelled-gun':
    'Eine deutsche Streitmacht mit mindestens 1 Panzer greift an. Danach nimm eine zusätzliche Aktion.',
  // Choose a space with a German infantry and deploy 1 German tank there. Then take an extra action.
  'tiger-battalions':
    'Wähle ein Feld mit einer deutschen Infanterie und stelle dort 1 deutschen Panzer auf. Danach nimm eine zusätzliche Aktion.',
  // Choose 2 different spaces where German pieces stand already and deploy 1 German infantry in each.
  'mg-42-machine-gun':
    'Wähle 2 verschiedene Felder, in denen schon deutsche Einheiten stehen, und stelle in jedem 1 deutsche Infanterie auf.',
  // Score 1 VP each for Axis control of Rostov, of Caucasus and of Stalingrad.
  'captured-oil':
    'Erhalte je 1 SP für Rostow, den Kaukasus und Stalingrad, soweit die Achse sie kontrolliert.',
  // A German force attacks from a space it shares with a Pact piece. Throughout this attack the Pact pieces of that space may be removed as well, be it to continue or to pay for an Exchange.
  'integrated-command':
    'Eine deutsche Streitmacht greift aus einem Feld an, in dem auch eine Pakt-Einheit steht. Während dieses ganzen Angriffs dürfen auch die Pakt-Einheiten dieses Feldes entfernt werden, ob zum Fortsetzen oder als Preis eines Abtauschs.',
  // Choose Berlin, Vienna or East Prussia and deploy 1 German infantry there. Then take an extra action.
  volkssturm:
    'Wähle Berlin, Wien oder Ostpreußen und stelle dort 1 deutsche Infanterie auf. Danach nimm eine zusätzliche Aktion.',
  // Only while Romania and all spaces next to it are free of Soviet pieces. Gain 1 VP; deploy 1 German tank in Berlin.
  'ploiesti-oil-fields':
    'Nur solange Rumänien und alle Felder daneben frei von sowjetischen Einheiten sind. Erhalte 1 SP; stelle 1 deutschen Panzer in Berlin auf.',
  // Only with a German piece in Romania. Gain 1 VP; deploy 1 German infantry in Berlin.
  'romanian-food-exports':
    'Nur mit einer deutschen Einheit in Rumänien. Erhalte 1 SP; stelle 1 deutsche Infanterie in Berlin auf.',
  // Count your Pact pieces on land east of the 1941 line. Score a third of that number in VPs, rounded up.
  'tripartite-pact':
    'Zähle deine Pakt-Einheiten auf Land östlich der Linie von 1941. Erhalte ein Drittel dieser Zahl an SP, aufgerundet.',
  // Score 1 VP each for Axis control of Kiev, of Sevastopol and of Kharkov.
  'reichskommissariat-ukraine':
    'Erhalte je 1 SP für Kiew, Sewastopol und Charkow, soweit die Achse sie kontrolliert.',
  // Score 1 VP each for Axis control of Finland, of Karelia and of Petrozavodsk.
  'sword-scabbard-declaration':
    'Erhalte je 1 SP für Finnland, Karelien und Petrosawodsk, soweit die Achse sie kontrolliert.',
  // Draw 2 cards. Then, if all the land between the 1939 line and the 1941 line is under Axis control, gain 2 VPs.
  'anti-soviet-sentiment':
    'Ziehe 2 Karten. Danach erhalte 2 SP, wenn alles Land zwischen der Linie von 1939 und der Linie von 1941 unter Kontrolle der Achse ist.',
  // Gain 1 VP. Then choose an infantry or tank of either Axis faction and move it as far as you like over land under your control.
  'railroad-gauge-conversion':
    'Erhalte 1 SP. Danach wähle eine Infanterie oder einen Panzer einer der beiden Fraktionen der Achse und bewege die Einheit beliebig weit über Land unter deiner Kontrolle.',
  // Deploy 1 Pact fleet in a water space next to Romania.
  'royal-romanian-navy': 'Stelle 1 Pakt-Flotte in einem Wasserfeld neben Rumänien auf.',
  // Choose a German Supply Flag space: it receives 1 German tank or 1 German airplane (deployed).
  'industrial-realignment':
    'Wähle ein Feld mit deutscher Versorgungsflagge: Es erhält 1 deutschen Panzer oder 1 deutsches Flugzeug (aufgestellt).',
  // Berlin receives 2 German infantry (deployed), at the price of 1 VP for the Allies, scored first.
  'industrial-realignment second':
    'Berlin erhält 2 deutsche Infanterien (aufgestellt); der Preis ist 1 SP für die Alliierten, der zuerst gewertet wird.',
  // A German force attacks a space that lies east of the 1941 line.
  'supplies-diverted-east': 'Eine deutsche Streitmacht greift ein Feld östlich der Linie von 1941 an.',
  // The Allies must choose one of their pieces in Berlin or next to it and eliminate it.
  'supplies-diverted-east second':
    'Die Alliierten müssen eine ihrer Einheiten in Berlin oder daneben wählen und eliminieren.',
  // Either discard 1 card to deploy 1 German fleet in the West Baltic Sea, or do nothing but flip this card.
  'naval-projects-completed':
    'Entweder lege 1 Karte ab und stelle dafür 1 deutsche Flotte in der westlichen Ostsee auf, oder drehe nur diese Karte um.',
  // On land next to the West Baltic Sea, deploy 1 German infantry.
  'naval-projects-completed second': 'Stelle auf Land neben der westlichen Ostsee 1 deutsche Infanterie auf.',
  // Draw 3 cards, at the price of 1 VP for the Allies, scored first.
  'forced-labor': 'Ziehe 3 Karten; der Preis ist 1 SP für die Alliierten, der zuerst gewertet wird.',
  // At the price of 1 VP for the Allies, scored first, choose a German infantry and move it. Then take an extra action.
  'forced-labor second':
    'Der Preis ist 1 SP für die Alliierten, der zuerst gewertet wird: Wähle eine deutsche Infanterie und bewege sie. Danach nimm eine zusätzliche Aktion.',
  // Choose a Pact Supply Flag space: it receives 2 Pact infantry (deployed).
  'hardliners-take-control':
    'Wähle ein Feld mit Versorgungsflagge des Pakts: Es erhält 2 Pakt-Infanterien (aufgestellt).',
  // Choose a Pact Supply Flag space: it receives 1 Pact infantry (deployed).
  'hardliners-take-control second':
    'Wähle ein Feld mit Versorgungsflagge des Pakts: Es erhält 1 Pakt-Infanterie (aufgestellt).',
  // Draw 1 card, next move 1 Soviet piece. Then take an extra action.
  stavka: 'Ziehe 1 Karte, dann bewege 1 sowjetische Einheit. Danach nimm eine zusätzliche Aktion.',
  // Deploy 1 Soviet airplane in Moscow. Also deploy 1 Soviet infantry in any Victory Star space lying east of the 1939 line.
  'women-volunteers':
    'Stelle 1 sowjetisches Flugzeug in Moskau auf. Stelle außerdem 1 sowjetische Infanterie in einem beliebigen Feld mit Siegstern östlich der Linie von 1939 auf.',
  // East of the 1939 line, deploy 1 Soviet infantry. The force it belongs to may then attack.
  'molotov-cocktails':
    'Stelle östlich der Linie von 1939 eine sowjetische Infanterie auf. Danach darf ihre Streitmacht angreifen.',
  // Choose 2 different spaces where Soviet pieces stand already and deploy 1 Soviet infantry in each.
  'dig-in':
    'Wähle 2 verschiedene Felder, in denen schon sowjetische Einheiten stehen, und stelle in jedem 1 sowjetische Infanterie auf.',
  // The Sea of Azov receives 1 Soviet fleet (deployed).
  'black-sea-fleet': 'Das Asowsche Meer erhält 1 sowjetische Flotte (aufgestellt).',
  // Choose 2 different spaces west of the 1939 line and deploy 1 Soviet infantry in each.
  'border-guards':
    'Wähle 2 verschiedene Felder westlich der Linie von 1939 und stelle in jedem 1 sowjetische Infanterie auf.',
  // East of the 1939 line, deploy 1 Soviet infantry. Then take an extra action.
  'mosin-nagant-m1891-30-rifle':
    'Stelle östlich der Linie von 1939 eine sowjetische Infanterie auf. Danach nimm eine zusätzliche Aktion.',
  // Gorki receives 2 or 3 Soviet infantry (deployed).
  'trans-siberian-railway': 'Gorki erhält 2 oder 3 sowjetische Infanterien (aufgestellt).',
  // Leningrad receives 2 Soviet infantry (deployed).
  'peoples-militia-army': 'Leningrad erhält 2 sowjetische Infanterien (aufgestellt).',
  // The Gulf of Finland receives 1 Soviet fleet (deployed).
  'red-banner-baltic-fleet': 'Der Finnische Meerbusen erhält 1 sowjetische Flotte (aufgestellt).',
  // Gain 1 VP. Then lay the Scorched Earth marker over one Victory Star, any one east of the 1939 line: for the rest of the game that star counts for nothing.
  'scorched-earth':
    'Erhalte 1 SP. Danach lege den Marker Verbrannte Erde auf einen beliebigen Siegstern östlich der Linie von 1939: Für den Rest des Spiels zählt dieser Stern nichts.',
  // Winter turns only. Draw 1 card. On land east of the 1939 line, the Axis must eliminate one of its German pieces and one of its Pact pieces.
  'general-winter':
    'Nur im Winter. Ziehe 1 Karte. Die Achse muss auf Land östlich der Linie von 1939 eine ihrer deutschen Einheiten und eine ihrer Pakt-Einheiten eliminieren.',
  // Caucasus receives 1 Soviet infantry, 1 tank and 1 airplane (deployed).
  'operation-countenance':
    'Der Kaukasus erhält 1 sowjetische Infanterie, 1 Panzer und 1 Flugzeug (aufgestellt).',
  // Choose 2 different spaces east of the 1939 line and deploy 1 Soviet infantry in each.
  militsiya:
    'Wähle 2 verschiedene Felder östlich der Linie von 1939 und stelle in jedem 1 sowjetische Infanterie auf.',
  // Choose a space with a Soviet tank and deploy 1 Soviet infantry there. A force holding both may then attack.
  'tank-desant':
    'Wähle ein Feld mit einem sowjetischen Panzer und stelle dort 1 sowjetische Infanterie auf. Danach darf eine Streitmacht, zu der beide gehören, angreifen.',
  // Sevastopol receives 2 Soviet infantry (deployed).
  'the-stronghold-of-sevastopol': 'Sewastopol erhält 2 sowjetische Infanterien (aufgestellt).',
  // Choose a Soviet infantry and move it. The force it belongs to then attacks.
  'soviet-cavalry-corps':
    'Wähle eine sowjetische Infanterie und bewege sie. Danach greift ihre Streitmacht an.',
  // Choose an Axis infantry or tank next to any Soviet infantry and eliminate it.
  snipers:
    'Wähle eine Infanterie oder einen Panzer der Achse neben einer beliebigen sowjetischen Infanterie und eliminiere die Einheit.',
  // Choose 2 different Victory Star spaces lying east of the 1939 line and deploy 1 Soviet tank in each.
  't-34-medium-tank':
    'Wähle 2 verschiedene Felder mit Siegstern östlich der Linie von 1939 und stelle in jedem 1 sowjetischen Panzer auf.',
  // Choose 3 different Victory Star spaces lying east of the 1939 line and deploy 1 Soviet infantry in each.
  'brothers-and-sisters':
    'Wähle 3 verschiedene Felder mit Siegstern östlich der Linie von 1939 und stelle in jedem 1 sowjetische Infanterie auf.',
  // The coming Axis turn has no Second Movement step, and no Advance! reactions may be used by the Axis in it.
  'general-mud':
    'Der kommende Zug der Achse hat keinen Schritt Zweite Bewegung, und die Achse darf darin keine Reaktion Vorrücken! nutzen.',
  // Only with at most 3 cards in hand, this card counted. Draw 3 cards. Then take an extra action.
  '5-year-plan':
    'Nur mit höchstens 3 Karten auf der Hand, diese mitgezählt. Ziehe 3 Karten. Danach nimm eine zusätzliche Aktion.',
  // Vologda receives 1 Soviet infantry, 1 tank and 1 airplane (deployed).
  'operation-orator': 'Wologda erhält 1 sowjetische Infanterie, 1 Panzer und 1 Flugzeug (aufgestellt).',
  // The Axis chooses: eliminate one of its pieces in Mogilev, or discard 3 cards, or let you gain 2 VPs.
  'pripyat-partisans':
    'Die Achse wählt: eine ihrer Einheiten in Mogilew eliminieren, oder 3 Karten ablegen, oder dir 2 SP überlassen.',
  // Choose a space with a Soviet infantry and deploy 1 Soviet tank there. A force holding both may then attack.
  'shock-armies':
    'Wähle ein Feld mit einer sowjetischen Infanterie und stelle dort 1 sowjetischen Panzer auf. Danach darf eine Streitmacht, zu der beide gehören, angreifen.',
  // Choose an Axis infantry next to a Soviet force and eliminate it. You may then attack the space it stood in.
  'katyusha-rocket-launcher':
    'Wähle eine Infanterie der Achse neben einer sowjetischen Streitmacht und eliminiere sie. Danach darfst du das Feld angreifen, in dem sie stand.',
  // Not on Spring turns. A force with a Soviet infantry attacks. Afterwards you may move that infantry into the attacked space.
  'studebaker-deuce-and-a-half-truck':
    'Nicht im Frühling. Eine Streitmacht mit einer sowjetischen Infanterie greift an. Danach darfst du diese Infanterie in das angegriffene Feld bewegen.',
  // Petrozavodsk receives 1 Soviet infantry and Lake Ladoga 1 Soviet fleet (deployed).
  'road-of-life':
    'Petrosawodsk erhält 1 sowjetische Infanterie und der Ladogasee 1 sowjetische Flotte (aufgestellt).',
  // The Axis chooses: eliminate one of its pieces in Warsaw, or discard 3 cards, or let you gain 2 VPs.
  'warsaw-uprising':
    'Die Achse wählt: eine ihrer Einheiten in Warschau eliminieren, oder 3 Karten ablegen, oder dir 2 SP überlassen.',
  // In Moscow or next to it, deploy 1 Soviet infantry. The force it belongs to may then attack.
  counteroffensive:
    'Stelle in Moskau oder daneben 1 sowjetische Infanterie auf. Danach darf ihre Streitmacht angreifen.',
  // Only with 4 or more Soviet pieces in Finland or next to it, counted together. Gain 1 VP. The Axis must then do one of the two, whichever it likes, if at least one is possible: eliminate one Pact piece in Finland, or discard 2 cards.
  'moscow-armistice':
    'Nur mit zusammen 4 oder mehr sowjetischen Einheiten in Finnland und daneben. Erhalte 1 SP. Danach muss die Achse eines von beiden nach ihrer Wahl tun, wenn mindestens eines möglich ist: eine Pakt-Einheit in Finnland eliminieren, oder 2 Karten ablegen.',
  // In Stalingrad or next to it, deploy 1 Soviet tank. The force it belongs to may then attack.
  'volgograd-tractor-plant':
    'Stelle in Stalingrad oder daneben 1 sowjetischen Panzer auf. Danach darf seine Streitmacht angreifen.',
  // Choose a space with a Soviet airplane and deploy 1 Soviet infantry there. The force it belongs to attacks, and that infantry then moves into the attacked space.
  'airborne-corps':
    'Wähle ein Feld mit einem sowjetischen Flugzeug und stelle dort 1 sowjetische Infanterie auf. Ihre Streitmacht greift an, und danach bewegt sich diese Infanterie in das angegriffene Feld.',
  // East of the 1939 line, deploy 1 Soviet airplane. You may then eliminate an Axis airplane in a space next to it.
  'yak-3-fighter':
    'Stelle östlich der Linie von 1939 ein sowjetisches Flugzeug auf. Danach darfst du ein Flugzeug der Achse in einem Feld daneben eliminieren.',
  // Draw 2 cards. Then score 1 VP for having a Soviet piece in Warsaw or next to it, and 1 VP for having one in Berlin or next to it.
  'yalta-conference':
    'Ziehe 2 Karten. Danach erhalte 1 SP für eine sowjetische Einheit in Warschau oder daneben und 1 SP für eine in Berlin oder daneben.',
  // Choose a space with a Soviet tank and deploy 1 Soviet infantry there. A force holding both may then attack.
  'guards-armies':
    'Wähle ein Feld mit einem sowjetischen Panzer und stelle dort 1 sowjetische Infanterie auf. Danach darf eine Streitmacht, zu der beide gehören, angreifen.',
  // Draw 1 card. Then Gorki receives the Gorki Victory Star marker, which is a Victory Star like any other.
  'industrial-evacuation':
    'Ziehe 1 Karte. Danach erhält Gorki den Siegstern-Marker für Gorki, der ein Siegstern wie jeder andere ist.',
  // Choose an Axis tank next to a Soviet tank and eliminate it. Except on Winter turns, you may then attack the space it stood in.
  'is-2-heavy-tank':
    'Wähle einen Panzer der Achse neben einem sowjetischen Panzer und eliminiere ihn. Außer im Winter darfst du danach das Feld angreifen, in dem er stand.',
  // Only with 2 or more Soviet pieces in Romania or next to it, counted together. Gain 1 VP. The Axis must then do one of the two, whichever it likes, if at least one is possible: eliminate one Pact piece in Romania, or discard 2 cards.
  'king-michael-stages-coup':
    'Nur mit zusammen 2 oder mehr sowjetischen Einheiten in Rumänien und daneben. Erhalte 1 SP. Danach muss die Achse eines von beiden nach ihrer Wahl tun, wenn mindestens eines möglich ist: eine Pakt-Einheit in Rumänien eliminieren, oder 2 Karten ablegen.',
  // East of the 1939 line, deploy 1 Soviet airplane. A Soviet force in the same space may then attack.
  'night-witches':
    'Stelle östlich der Linie von 1939 ein sowjetisches Flugzeug auf. Danach darf eine sowjetische Streitmacht im selben Feld angreifen.',
  // Gain 1 VP. Then choose an empty, Axis-controlled space east of the 1941 line and recruit 1 Soviet infantry there. It counts as supplied until your next turn starts.
  'diversionist-groups':
    'Erhalte 1 SP. Danach wähle ein leeres Feld unter Kontrolle der Achse östlich der Linie von 1941 und rekrutiere dort 1 sowjetische Infanterie. Sie gilt bis zum Beginn deines nächsten Zuges als versorgt.',
  // The Axis chooses: eliminate one of its pieces in Yugoslavia, or discard 3 cards, or let you gain 2 VPs.
  'tito-leads-yugoslav-resistance':
    'Die Achse wählt: eine ihrer Einheiten in Jugoslawien eliminieren, oder 3 Karten ablegen, oder dir 2 SP überlassen.',
  // A Soviet force attacks. Then take an extra action.
  'breakthrough-artillery-divisions':
    'Eine sowjetische Streitmacht greift an. Danach nimm eine zusätzliche Aktion.',
  // In Smolensk or next to it, deploy 1 Soviet tank. The force it belongs to then attacks.
  'bagration-strategic-offensive-operation':
    'Stelle in Smolensk oder daneben 1 sowjetischen Panzer auf. Danach greift seine Streitmacht an.',
  // Choose 2 different Victory Star spaces lying east of the 1939 line and deploy 1 Soviet airplane in each.
  'il-2-shturmovik':
    'Wähle 2 verschiedene Felder mit Siegstern östlich der Linie von 1939 und stelle in jedem 1 sowjetisches Flugzeug auf.',
  // A force with at least 2 Soviet infantry attacks. If it then still has at least 2 infantry, it may attack once more, against another space.
  'massed-attack':
    'Eine Streitmacht mit mindestens 2 sowjetischen Infanterien greift an. Hat sie danach noch mindestens 2 Infanterien, darf sie noch einmal angreifen, und zwar ein anderes Feld.',
  // Second Action step only. Choose Kursk or one space next to it: that space receives 1 Soviet infantry and 2 Soviet tanks (deployed).
  'kursk-strategic-defensive-operation':
    'Nur im Schritt Zweite Aktion. Wähle Kursk oder ein Feld daneben: Dieses Feld erhält 1 sowjetische Infanterie und 2 sowjetische Panzer (aufgestellt).',
  // Draw 2 cards. Then take an extra action.
  'teheran-conference': 'Ziehe 2 Karten. Danach nimm eine zusätzliche Aktion.',
  // Draw 3 cards. After that discard 1 card, and deploy 1 Soviet piece of any kind on land east of the 1939 line.
  'command-economy':
    'Ziehe 3 Karten. Danach lege 1 Karte ab und stelle 1 sowjetische Einheit beliebiger Art auf Land östlich der Linie von 1939 auf.',
  // Move 1 or 2 Soviet infantry, one at a time and each a different piece. Then take an extra action.
  forward:
    'Bewege 1 oder 2 sowjetische Infanterien, eine nach der anderen und jedes Mal eine andere. Danach nimm eine zusätzliche Aktion.',
  // Give up 1 Soviet infantry (eliminated) to eliminate an Axis infantry or tank next to it. Then take an extra action.
  'hero-of-the-soviet-union':
    'Gib 1 sowjetische Infanterie auf (eliminiert), um eine Infanterie oder einen Panzer der Achse daneben zu eliminieren. Danach nimm eine zusätzliche Aktion.',
  // Deploy either 1 Soviet tank or 1 Soviet airplane; no particular space is named.
  'increased-aid-from-the-west':
    'Stelle entweder 1 sowjetischen Panzer oder 1 sowjetisches Flugzeug auf; ein bestimmtes Feld ist nicht genannt.',
  // At the price of 1 VP for the Axis, scored first, deploy either 1 Soviet tank or 1 Soviet airplane in a space next to Gorki.
  'increased-aid-from-the-west second':
    'Der Preis ist 1 SP für die Achse, der zuerst gewertet wird: Stelle entweder 1 sowjetischen Panzer oder 1 sowjetisches Flugzeug in einem Feld neben Gorki auf.',
  // A Soviet force attacks.
  'pre-war-doctrine': 'Eine sowjetische Streitmacht greift an.',
  // Eliminate one of your Soviet infantry; its space receives 1 Soviet tank (deployed).
  'pre-war-doctrine second':
    'Eliminiere eine deiner sowjetischen Infanterien; ihr Feld erhält 1 sowjetischen Panzer (aufgestellt).',
  // Choose a Soviet Supply Flag space: it receives 1 Soviet infantry (deployed). The force that infantry belongs to then attacks.
  shtrafbats:
    'Wähle ein Feld mit sowjetischer Versorgungsflagge: Es erhält 1 sowjetische Infanterie (aufgestellt). Danach greift die Streitmacht dieser Infanterie an.',
  // Choose a space with at least 2 Soviet infantry and eliminate one of them. The force of those left there then attacks.
  'shtrafbats second':
    'Wähle ein Feld mit mindestens 2 sowjetischen Infanterien und eliminiere eine davon. Danach greift die Streitmacht derer an, die dort übrig sind.',
  // Draw 3 cards, at the price of 1 VP for the Axis, scored first.
  'gulag-economy': 'Ziehe 3 Karten; der Preis ist 1 SP für die Achse, der zuerst gewertet wird.',
  // Draw 2 cards, discard 1 card, then take an extra action.
  'gulag-economy second': 'Ziehe 2 Karten, lege 1 Karte ab, dann nimm eine zusätzliche Aktion.',
  // Choose a water space with no other water space next to it: it receives 1 Soviet fleet (deployed).
  'river-flotillas':
    'Wähle ein Wasserfeld ohne anderes Wasserfeld daneben: Es erhält 1 sowjetische Flotte (aufgestellt).',
  // Give up a Soviet fleet anywhere on the board (eliminated): a Soviet force then attacks Romania or Bessarabia.
  'river-flotillas second':
    'Gib eine sowjetische Flotte irgendwo auf dem Brett auf (eliminiert): Danach greift eine sowjetische Streitmacht Rumänien oder Bessarabien an.',
};
