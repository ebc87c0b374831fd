import type { CardTexts } from '../catalogue.js';

/** Card texts by card; the English text stands above each. */
export const cards: CardTexts = {
  // Build 1 Army in your Home space, or on land next to one of your supplied pieces. It must be in supply where it stands; one Army per country and space; no enemy Army there.
  'build-army first':
    'Baue 1 Armee in deinem Heimatgebiet oder an Land neben einer deiner versorgten Einheiten. Sie muss dort versorgt sein; je Land und Gebiet eine Armee; keine feindliche Armee dort.',
  // Build 1 Navy at sea, next to one of your supplied pieces. It must be in supply where it stands, port included; one Navy per country and space; no enemy Navy there.
  'build-navy first':
    'Baue 1 Flotte auf See neben einer deiner versorgten Einheiten. Sie muss dort versorgt sein, auch mit Hafen; je Land und Gebiet eine Flotte; keine feindliche Flotte dort.',
  // Battle a land space next to one of your supplied pieces, Army or Navy: one enemy Army there is removed. The space may be empty (to set off other cards), but not hold a friendly Army.
  'land-battle first':
    'Greife ein Landgebiet neben einer deiner versorgten Einheiten an, Armee oder Flotte: Eine feindliche Armee dort wird entfernt. Das Gebiet darf leer sein (um andere Karten auszulösen), aber keine befreundete Armee enthalten.',
  // Battle a sea space next to one of your supplied pieces, Army or Navy: one enemy Navy there is removed. The space may be empty (to set off other cards), but not hold a friendly Navy.
  'sea-battle first':
    'Greife ein Seegebiet neben einer deiner versorgten Einheiten an, Armee oder Flotte: Eine feindliche Flotte dort wird entfernt. Das Gebiet darf leer sein (um andere Karten auszulösen), aber keine befreundete Flotte enthalten.',
  // Needs a German piece next to the North Sea. The United Kingdom loses 3 cards; +1 VP.
  'germany submarines-united-kingdom first':
    'Nur mit einer deutschen Einheit neben der Nordsee. Großbritannien verliert 3 Karten; +1 SP.',
  // Needs a German piece next to the North Sea. The United States loses 3 cards, or 5 while a German Navy is in the North Sea; +1 VP.
  'germany submarines-united-states first':
    'Nur mit einer deutschen Einheit neben der Nordsee. Die USA verlieren 3 Karten, oder 5, solange eine deutsche Flotte in der Nordsee steht; +1 SP.',
  // The Soviet Union loses 2 cards, or 5 while a German Army is in Scandinavia; +1 VP.
  'germany submarines-soviet-union first':
    'Die Sowjetunion verliert 2 Karten, oder 5, solange eine deutsche Armee in Skandinavien steht; +1 SP.',
  // Needs a German Army next to the North Sea. The United Kingdom loses 2 cards; +2 VP.
  'germany v-weapons first':
    'Nur mit einer deutschen Armee neben der Nordsee. Großbritannien verliert 2 Karten; +2 SP.',
  // Fight up to three battles; each must target a Soviet Army that was next to a German Army at the start of this turn.
  'germany broad-front first':
    'Schlage bis zu drei Schlachten; jede muss einer sowjetischen Armee gelten, die zu Beginn dieses Zuges neben einer deutschen Armee stand.',
  // One or two Armies are recruited, each in Germany or next to it.
  'germany forced-conscription first':
    'Eine oder zwei Armeen werden rekrutiert, jede in Deutschland oder daneben.',
  // Look through your deck, pick one basic card (Build Army, Build Navy, Land Battle, Sea Battle) and play it; reshuffle the deck.
  'germany guns-and-butter first':
    'Durchsuche dein Deck, nimm eine Grundkarte (Armee bauen, Flotte bauen, Landschlacht, Seeschlacht) und spiele sie; mische das Deck neu.',
  // An Army of Italy's is recruited in the Balkans; and one Allied Army in Ukraine is eliminated.
  'germany military-dictatorships-in-the-balkans first':
    'Eine italienische Armee wird auf dem Balkan rekrutiert, und eine alliierte Armee in der Ukraine wird eliminiert.',
  // +1 VP at once per German Army that stands outside Germany.
  'germany plunder first': 'Sofort +1 SP je deutscher Armee, die außerhalb von Deutschland steht.',
  // Look through your deck, pick one Status card and put it into play; reshuffle the deck.
  'germany production-initiative first':
    'Durchsuche dein Deck, nimm eine Statuskarte und bringe sie ins Spiel; mische das Deck neu.',
  // Armies may be redeployed: one after another, each German Army may be taken off the board and built elsewhere, at most once.
  'germany the-autobahn first':
    'Armeen dürfen verlegt werden: Nacheinander darf jede deutsche Armee vom Brett genommen und anderswo gebaut werden, jede höchstens einmal.',
  // Victory step: +1 VP while a German Army is in Ukraine.
  'germany abundant-resources first':
    'Wertungsphase: +1 SP, solange eine deutsche Armee in der Ukraine steht.',
  // Whoever battles an Axis Army in Western Europe loses 3 cards, every time.
  'germany atlantic-wall first':
    'Wer in Westeuropa eine Armee der Achse angreift, verliert 3 Karten, und zwar jedes Mal.',
  // On building an Army, once per turn: pay 1 card off your deck to battle an Allied Army next to the new one.
  'germany bias-for-action first':
    'Beim Bau einer Armee, einmal pro Zug: Zahle 1 Karte von deinem Deck, um eine alliierte Armee neben der neuen anzugreifen.',
  // On battling a land space, once per turn: pay 1 card off your deck, then build an Army right there.
  'germany blitzkrieg first':
    'Beim Angriff auf ein Landgebiet, einmal pro Zug: Zahle 1 Karte von deinem Deck, dann baue genau dort eine Armee.',
  // In place of a card from hand: pay 2 cards off your deck, then play a Build Army card out of your discard pile.
  'germany conscription first':
    'Statt einer Karte von der Hand: Zahle 2 Karten von deinem Deck, dann spiele eine Karte „Armee bauen“ aus deinem Ablagestapel.',
  // On battling a land space, once per turn: pay 1 card off your deck, then fight another battle, against an Army there or in a neighbouring space.
  'germany dive-bombers first':
    'Beim Angriff auf ein Landgebiet, einmal pro Zug: Zahle 1 Karte von deinem Deck, dann schlage eine weitere Schlacht gegen eine Armee dort oder in einem Nachbargebiet.',
  // Any country whose Economic Warfare card hits Germany loses 3 cards.
  'germany jet-fighters first':
    'Jedes Land, dessen Wirtschaftskriegskarte Deutschland trifft, verliert 3 Karten.',
  // Your Draw step, before you draw: you may see the 3 cards on top of your deck and return them there in any order.
  'germany superior-planning first':
    'Deine Ziehphase, bevor du ziehst: Du darfst dir die obersten 3 Karten deines Decks ansehen und sie in beliebiger Reihenfolge wieder obenauf legen.',
  // Victory step: +1 VP while a German Navy is in the Baltic Sea; +1 more while, besides, a German Army is in Scandinavia.
  'germany swedish-iron-ore first':
    'Wertungsphase: +1 SP, solange eine deutsche Flotte in der Ostsee steht; noch +1, solange außerdem eine deutsche Armee in Skandinavien steht.',
  // A Land Battle card can always be spent to eliminate one Army in Germany, wherever your pieces stand.
  'germany volksturm first':
    'Eine Karte „Landschlacht“ kann immer ausgegeben werden, um eine Armee in Deutschland zu eliminieren, wo deine Einheiten auch stehen.',
  // Economic Warfare with "Submarine" in its title costs the Allied target 1 extra card; 2 extra while a German Army is in Scandinavia.
  'germany wolf-packs first':
    'Wirtschaftskrieg mit „U-Boote“ im Titel kostet das alliierte Ziel 1 Karte mehr; 2 mehr, solange eine deutsche Armee in Skandinavien steht.',
  // The United Kingdom loses 1 card; +2 VP.
  'japan submarines-united-kingdom first': 'Großbritannien verliert 1 Karte; +2 SP.',
  // The United States loses 1 card; +2 VP.
  'japan submarines-united-states first': 'Die USA verlieren 1 Karte; +2 SP.',
  // On battling a land space: fight another battle, against an Army there or in a neighbouring space.
  'japan banzai-charge first':
    'Beim Angriff auf ein Landgebiet: Schlage eine weitere Schlacht gegen eine Armee dort oder in einem Nachbargebiet.',
  // Any time: one Japanese Navy in supply is safe this turn.
  'japan battleship-repair first': 'Jederzeit: Eine versorgte japanische Flotte ist in diesem Zug sicher.',
  // On battling China, Szechuan or Southeast Asia: an Army may be built there; then, with or without that build, another in one of the two remaining spaces of this list.
  'japan china-offensive first':
    'Beim Angriff auf China, Szechuan oder Südostasien: Dort darf eine Armee gebaut werden; danach, mit oder ohne diesen Bau, eine weitere in einem der beiden übrigen dieser Gebiete.',
  // On battling a sea space: up to two Armies may be built on land next to that sea.
  'japan destroyer-transport first':
    'Beim Angriff auf ein Seegebiet: Bis zu zwei Armeen dürfen an Land neben diesem Seegebiet gebaut werden.',
  // On battling Southeast Asia: one Allied Navy in the South China Sea is eliminated; a Japanese Navy is recruited there.
  'japan fall-of-singapore first':
    'Beim Angriff auf Südostasien: Eine alliierte Flotte im Südchinesischen Meer wird eliminiert; dort wird eine japanische Flotte rekrutiert.',
  // On an Allied Navy being built next to a Japanese piece: that Navy is eliminated.
  'japan kamikaze first':
    'Wenn eine alliierte Flotte neben einer japanischen Einheit gebaut wird: Diese Flotte wird eliminiert.',
  // Any time: one Japanese Army in supply in China, Szechuan or Vladivostok is safe this turn.
  'japan kwantung-army first':
    'Jederzeit: Eine versorgte japanische Armee in China, Szechuan oder Wladiwostok ist in diesem Zug sicher.',
  // Any time: one piece is safe this turn, either an Army in Japan or a Navy in the Sea of Japan.
  'japan operation-ketsu-go first':
    'Jederzeit: Eine Einheit ist in diesem Zug sicher, entweder eine Armee in Japan oder eine Flotte im Japanischen Meer.',
  // On building a Navy: up to two Armies may be built on land next to the sea space where it was built.
  'japan special-naval-landing-forces first':
    'Beim Bau einer Flotte: Bis zu zwei Armeen dürfen an Land neben dem Seegebiet gebaut werden, in dem sie gebaut wurde.',
  // On battling a sea space: another Navy may be battled; then, with or without that battle, an Army.
  'japan surprise-attack first':
    'Beim Angriff auf ein Seegebiet: Eine weitere Flotte darf angegriffen werden; danach, mit oder ohne diese Schlacht, eine Armee.',
  // Any time: until the turn ends every Japanese Navy counts as supplied, as does every Japanese Army next to the Central Pacific.
  'japan truk first':
    'Jederzeit: Bis zum Ende des Zuges gilt jede japanische Flotte als versorgt, ebenso jede japanische Armee neben dem Zentralpazifik.',
  // Victory step: +1 VP per Japanese Army in Hawaii, Pacific Northwest, New Zealand.
  'japan forward-bases first':
    'Wertungsphase: +1 SP je japanischer Armee auf Hawaii, im Pazifischen Nordwesten, in Neuseeland.',
  // Victory step: +1 VP per Japanese Army in Indonesia, New Guinea, Southeast Asia.
  'japan greater-east-asia-co-prosperity-sphere first':
    'Wertungsphase: +1 SP je japanischer Armee in Indonesien, auf Neuguinea, in Südostasien.',
  // Victory step: +1 VP (no more) while a Japanese Army is in Iwo Jima or in the Philippines.
  'japan imperial-designs first':
    'Wertungsphase: +1 SP (nicht mehr), solange eine japanische Armee auf Iwojima oder auf den Philippinen steht.',
  // The United Kingdom loses 1 card; +1 VP.
  'italy decima-flottiglia-mas-frogmen first': 'Großbritannien verliert 1 Karte; +1 SP.',
  // Needs an Italian Navy in the Mediterranean Sea. The United Kingdom loses 1 card; +2 VP.
  'italy regia-marina-closes-shipping-lanes first':
    'Nur mit einer italienischen Flotte im Mittelmeer. Großbritannien verliert 1 Karte; +2 SP.',
  // German pieces, if available, are recruited: an Army in North Africa and a Navy in the Mediterranean Sea.
  'italy afrika-korps first':
    'Deutsche Einheiten werden, falls verfügbar, rekrutiert: eine Armee in Nordafrika und eine Flotte im Mittelmeer.',
  // One face-down Soviet Response, picked at random, is discarded unseen.
  'italy division-azul first':
    'Eine zufällig bestimmte verdeckte sowjetische Reaktion wird ungesehen abgelegt.',
  // One Allied Army in the Balkans is eliminated; a German Army, if available, is recruited there.
  'italy german-aid-in-greece first':
    'Eine alliierte Armee auf dem Balkan wird eliminiert; eine deutsche Armee wird, falls verfügbar, dort rekrutiert.',
  // One Allied Army in Italy is eliminated.
  'italy german-reinforcements-counterattack first': 'Eine alliierte Armee in Italien wird eliminiert.',
  // Two Italian pieces are recruited: an Army in North Africa, a Navy in the Bay of Bengal.
  'italy italian-east-africa first':
    'Zwei italienische Einheiten werden rekrutiert: eine Armee in Nordafrika, eine Flotte im Golf von Bengalen.',
  // Italian Armies may be built in Ukraine and in Russia, one in each, in either order.
  'italy italy-attacks-communists first':
    'Italienische Armeen dürfen in der Ukraine und in Russland gebaut werden, je eine, in beliebiger Reihenfolge.',
  // +1 VP at once per Italian piece, Army or Navy, that stands outside Italy.
  'italy plunder first':
    'Sofort +1 SP je italienischer Einheit, Armee oder Flotte, die außerhalb von Italien steht.',
  // Any time: a German Army in Italy is safe this turn.
  'italy monte-cassino first': 'Jederzeit: Eine deutsche Armee in Italien ist in diesem Zug sicher.',
  // On a German Army in supply being removed: an Italian Army is recruited in its space straight away.
  'italy romanian-reinforcements first':
    'Wenn eine versorgte deutsche Armee entfernt wird: In ihrem Gebiet wird sofort eine italienische Armee rekrutiert.',
  // On Economic Warfare with "Bombing" in its title being played against Italy: that card is ignored.
  'italy skilled-pilots first':
    'Wenn Wirtschaftskrieg mit „Bomber“ im Titel gegen Italien gespielt wird: Diese Karte wird ignoriert.',
  // Victory step: +1 VP (no more) while an Italian Army is in Russia or in Ukraine.
  'italy anti-communist-sentiment first':
    'Wertungsphase: +1 SP (nicht mehr), solange eine italienische Armee in Russland oder in der Ukraine steht.',
  // Victory step: +1 VP while an Italian Army is in the Balkans.
  'italy balkan-resources first':
    'Wertungsphase: +1 SP, solange eine italienische Armee auf dem Balkan steht.',
  // In place of a card from hand: pay 3 cards from hand, then play a Land Battle card out of your discard pile.
  'italy bravado first':
    'Statt einer Karte von der Hand: Zahle 3 Handkarten, dann spiele eine Karte „Landschlacht“ aus deinem Ablagestapel.',
  // Victory step: +1 VP per space among North Africa, Africa and Middle East in which Italy or Germany has an Army.
  'italy impero-italiano first':
    'Wertungsphase: +1 SP je Gebiet unter Nordafrika, Afrika und Naher Osten, in dem Italien oder Deutschland eine Armee hat.',
  // Victory step: +1 VP per Italian Navy in play.
  'italy mare-nostrum first': 'Wertungsphase: +1 SP je italienischer Flotte im Spiel.',
  // Germany or Italy (you choose) loses 4 cards.
  'united-kingdom bomber-command first': 'Deutschland oder Italien (deine Wahl) verliert 4 Karten.',
  // Germany and Italy, each for itself, pick: lose 2 cards, or take one own Navy off the Mediterranean Sea.
  'united-kingdom malta-submarines first':
    'Deutschland und Italien wählen, jedes für sich: 2 Karten verlieren oder eine eigene Flotte aus dem Mittelmeer nehmen.',
  // Armies may be recruited in Indonesia and in New Guinea, one in each; a Navy is recruited in the South China Sea.
  'united-kingdom dutch-east-indies first':
    'Armeen dürfen in Indonesien und auf Neuguinea rekrutiert werden, je eine; im Südchinesischen Meer wird eine Flotte rekrutiert.',
  // One German Status card in play, of your choice, is discarded.
  'united-kingdom enigma first': 'Eine deutsche Statuskarte im Spiel, nach deiner Wahl, wird abgelegt.',
  // Two recruits: an Army in Africa; a Navy in either the Southern Ocean or the Indian Ocean.
  'united-kingdom general-smuts-strengthens-ties-to-uk first':
    'Zweimal rekrutieren: eine Armee in Afrika; eine Flotte entweder im Südpolarmeer oder im Indischen Ozean.',
  // One Army is recruited in Canada, India or Australia.
  'united-kingdom increased-commonwealth-support first':
    'Eine Armee wird in Kanada, Indien oder Australien rekrutiert.',
  // One Axis Army in the Balkans is eliminated; next, a United Kingdom Army is recruited there.
  'united-kingdom king-peter-enthroned-in-yugoslavia first':
    'Eine Armee der Achse auf dem Balkan wird eliminiert; danach wird dort eine britische Armee rekrutiert.',
  // One Axis Army in China is eliminated; next, a United States Army, if available, is recruited in Szechuan.
  'united-kingdom ledo-and-burma-roads first':
    'Eine Armee der Achse in China wird eliminiert; danach wird, falls verfügbar, eine amerikanische Armee in Szechuan rekrutiert.',
  // Two recruits: an Army in Southeast Asia, a Navy in the South China Sea.
  'united-kingdom singapore first':
    'Zweimal rekrutieren: eine Armee in Südostasien, eine Flotte im Südchinesischen Meer.',
  // Any time: one United Kingdom Army in supply is safe this turn.
  'united-kingdom defensive-posture first':
    'Jederzeit: Eine versorgte britische Armee ist in diesem Zug sicher.',
  // Any time: one United Kingdom or United States Navy in supply is safe this turn, provided a United Kingdom Army in supply is next to it.
  'united-kingdom destroyers first':
    'Jederzeit: Eine versorgte britische oder amerikanische Flotte ist in diesem Zug sicher, sofern eine versorgte britische Armee neben ihr steht.',
  // On an Axis Army being built or recruited in Canada, India or Australia: it is eliminated.
  'united-kingdom loyal-to-the-crown first':
    'Wenn in Kanada, Indien oder Australien eine Armee der Achse gebaut oder rekrutiert wird: Sie wird eliminiert.',
  // Any time: one Allied piece is safe this turn, either a Navy in supply in the North Sea or an Army in the United Kingdom.
  'united-kingdom raf first':
    'Jederzeit: Eine alliierte Einheit ist in diesem Zug sicher, entweder eine versorgte Flotte in der Nordsee oder eine Armee in Großbritannien.',
  // Your Army builds may be made in Australia as in your Home space: no supplied piece of yours has to be next to it.
  'united-kingdom australia-forms-the-directorate-of-manpower first':
    'Du darfst deine Armeen in Australien bauen wie in deinem Heimatgebiet: Keine deiner versorgten Einheiten muss daneben stehen.',
  // In place of a card from hand: pay 2 cards from hand, then an Army is built in Western Europe.
  'united-kingdom free-france first':
    'Statt einer Karte von der Hand: Zahle 2 Handkarten, dann wird eine Armee in Westeuropa gebaut.',
  // Your Army builds may be made in India as in your Home space: no supplied piece of yours has to be next to it.
  'united-kingdom lord-linlithgow-declares-india-to-be-at-war first':
    'Du darfst deine Armeen in Indien bauen wie in deinem Heimatgebiet: Keine deiner versorgten Einheiten muss daneben stehen.',
  // From now on Canada counts as a Supply space of the United Kingdom (marker on Canada).
  'united-kingdom mackenzie-king-drafts-the-national-resources-mobilization-act first':
    'Von jetzt an gilt Kanada als Versorgungsgebiet Großbritanniens (Marker auf Kanada).',
  // Your turn, right after a card play: pay 1 further card from hand and the played card goes under your deck.
  'united-kingdom rationing first':
    'In deinem Zug, gleich nach dem Spielen einer Karte: Zahle 1 weitere Handkarte, und die gespielte Karte kommt unter dein Deck.',
  // In place of a card from hand: pay 2 cards from hand, then fight a battle against an Army in Italy or Western Europe.
  'united-kingdom resistance first':
    'Statt einer Karte von der Hand: Zahle 2 Handkarten, dann schlage eine Schlacht gegen eine Armee in Italien oder Westeuropa.',
  // On battling a sea space, once per turn: you may pay 2 cards from hand for another battle, against a Navy there or in a neighbouring space.
  'united-kingdom the-royal-navy first':
    'Beim Angriff auf ein Seegebiet, einmal pro Zug: Du darfst 2 Handkarten für eine weitere Schlacht zahlen, gegen eine Flotte dort oder in einem Nachbargebiet.',
  // Up to two Armies are eliminated among those in Moscow, Russia, Siberia and Ukraine.
  'soviet-union general-winter first':
    'Bis zu zwei Armeen unter denen in Moskau, Russland, Sibirien und der Ukraine werden eliminiert.',
  // Soviet Armies may be built in Eastern Europe and in Ukraine, one in each, in either order.
  'soviet-union german-soviet-treaty-of-friendship-cooperation-and-demarcation first':
    'Sowjetische Armeen dürfen in Osteuropa und in der Ukraine gebaut werden, je eine, in beliebiger Reihenfolge.',
  // One Army is eliminated, in Szechuan or in China.
  'soviet-union mao-tse-tung first': 'Eine Armee wird eliminiert, in Szechuan oder in China.',
  // One Axis Army in the Balkans is eliminated; next, a Soviet or United Kingdom Army (your choice) is recruited there.
  'soviet-union titos-partisans first':
    'Eine Armee der Achse auf dem Balkan wird eliminiert; danach wird dort eine sowjetische oder britische Armee (deine Wahl) rekrutiert.',
  // Armies may be redeployed: one after another, each Soviet Army may be taken off the board and built elsewhere, at most once.
  'soviet-union trans-siberian-railroad first':
    'Armeen dürfen verlegt werden: Nacheinander darf jede sowjetische Armee vom Brett genommen und anderswo gebaut werden, jede höchstens einmal.',
  // A Soviet Army is recruited in Vladivostok; one Army in China is eliminated.
  'soviet-union vasilevsky-takes-command-in-the-far-east first':
    'Eine sowjetische Armee wird in Wladiwostok rekrutiert; eine Armee in China wird eliminiert.',
  // Any time: a Soviet Army in Russia is safe this turn.
  'soviet-union leningrad first': 'Jederzeit: Eine sowjetische Armee in Russland ist in diesem Zug sicher.',
  // Any time: a Soviet Army in Moscow is safe this turn.
  'soviet-union moscow first': 'Jederzeit: Eine sowjetische Armee in Moskau ist in diesem Zug sicher.',
  // On an Axis Army being built or recruited in Moscow or next to it: it is eliminated.
  'soviet-union rasputitsa first':
    'Wenn in Moskau oder daneben eine Armee der Achse gebaut oder rekrutiert wird: Sie wird eliminiert.',
  // Any time: a Soviet Army in Ukraine is safe this turn.
  'soviet-union stalingrad first':
    'Jederzeit: Eine sowjetische Armee in der Ukraine ist in diesem Zug sicher.',
  // On building an Army, once per turn: you may pay 2 cards from hand for another Army build.
  'soviet-union defense-of-the-motherland first':
    'Beim Bau einer Armee, einmal pro Zug: Du darfst 2 Handkarten zahlen, um eine weitere Armee zu bauen.',
  // On battling a land space, once per turn: you may pay 2 cards from hand for another battle, against an Army there or in a neighbouring space.
  'soviet-union frontal-assault first':
    'Beim Angriff auf ein Landgebiet, einmal pro Zug: Du darfst 2 Handkarten für eine weitere Schlacht zahlen, gegen eine Armee dort oder in einem Nachbargebiet.',
  // In place of a card from hand: pay 2 cards from hand, then play a Build Army card out of your discard pile.
  'soviet-union guards first':
    'Statt einer Karte von der Hand: Zahle 2 Handkarten, dann spiele eine Karte „Armee bauen“ aus deinem Ablagestapel.',
  // For Germany and Italy, Ukraine stops being a Supply space.
  'soviet-union scorched-earth first':
    'Für Deutschland und Italien ist die Ukraine kein Versorgungsgebiet mehr.',
  // No Soviet Army is ever without supply. Where new Armies may be built does not change: Moscow, or next to a supplied Soviet piece, which every Soviet Army now is.
  'soviet-union shverniks-evacuation-council first':
    'Keine sowjetische Armee ist je unversorgt. Wo neue Armeen gebaut werden dürfen, ändert sich nicht: in Moskau oder neben einer versorgten sowjetischen Einheit, und das ist nun jede sowjetische Armee.',
  // On battling a land space: pay 1 card off your deck, then every Army in it is removed.
  'soviet-union stavka-forms-artillery-corps first':
    'Beim Angriff auf ein Landgebiet: Zahle 1 Karte von deinem Deck, dann wird jede Armee dort entfernt.',
  // On playing a Build Army card: it may go back on top of your deck rather than to the discard pile.
  'soviet-union women-conscripts first':
    'Beim Spielen einer Karte „Armee bauen“: Sie darf zurück oben auf dein Deck statt auf den Ablagestapel.',
  // Needs a United States Army at most 3 spaces from an Axis Home space; the country whose home it is loses 4 cards.
  'united-states bombers first':
    'Nur mit einer amerikanischen Armee höchstens 3 Gebiete von einem Heimatgebiet der Achse entfernt; das Land, dem es gehört, verliert 4 Karten.',
  // Needs a United States Army at most 2 spaces from an Axis Home space; the country whose home it is loses 5 cards.
  'united-states heavy-bombers first':
    'Nur mit einer amerikanischen Armee höchstens 2 Gebiete von einem Heimatgebiet der Achse entfernt; das Land, dem es gehört, verliert 5 Karten.',
  // Needs a United States piece next to an Axis Home space; the country whose home it is loses 7 cards.
  'united-states firestorm-bombers first':
    'Nur mit einer amerikanischen Einheit neben einem Heimatgebiet der Achse; das Land, dem es gehört, verliert 7 Karten.',
  // Two builds for the United Kingdom, if it wants them and in either order: one Army, one Navy.
  'united-states arsenal-of-democracy first':
    'Großbritannien baut zweimal, wenn es will und in beliebiger Reihenfolge: eine Armee, eine Flotte.',
  // Three builds in this order: Navy in the East Pacific, Navy in the North Pacific, Army in Hawaii.
  'united-states fleet-deployed-to-pearl-harbor first':
    'Drei Bauten in dieser Reihenfolge: Flotte im Ostpazifik, Flotte im Nordpazifik, Armee auf Hawaii.',
  // Up to three Army builds for the United Kingdom, one each in Africa, North Africa and Western Europe, in the order it likes.
  'united-states free-french-allies first':
    'Großbritannien baut bis zu drei Armeen, je eine in Afrika, Nordafrika und Westeuropa, in beliebiger Reihenfolge.',
  // The United Kingdom may play one card and draw one afterwards. Then you may pay 3 cards off your deck to return this card to the top of it.
  'united-states lend-lease first':
    'Großbritannien darf eine Karte spielen und danach eine ziehen. Dann darfst du 3 Karten von deinem Deck zahlen, um diese Karte wieder obenauf zu legen.',
  // One Japanese card on the table, a Status or an unseen Response, is discarded.
  'united-states magic first':
    'Eine ausliegende japanische Karte, ein Status oder eine ungesehene Reaktion, wird abgelegt.',
  // A Soviet Army, if available, is recruited in Russia; next, the Soviet Union may build one Army.
  'united-states murmansk-convoy first':
    'Eine sowjetische Armee wird, falls verfügbar, in Russland rekrutiert; danach darf die Sowjetunion eine Armee bauen.',
  // An Army is built in Western Europe; and a battle is fought against an Army in Italy or Germany.
  'united-states patton-advances first':
    'Eine Armee wird in Westeuropa gebaut, und eine Schlacht wird gegen eine Armee in Italien oder Deutschland geschlagen.',
  // Pieces may be redeployed: one after another, each United States Army and Navy may be taken off the board and built elsewhere, at most once.
  'united-states theater-shift first':
    'Einheiten dürfen verlegt werden: Nacheinander darf jede amerikanische Armee und Flotte vom Brett genommen und anderswo gebaut werden, jede höchstens einmal.',
  // On battling a sea space, once per turn: you may pay 1 card off your deck to build a Navy right there.
  'united-states aircraft-carriers first':
    'Beim Angriff auf ein Seegebiet, einmal pro Zug: Du darfst 1 Karte von deinem Deck zahlen, um genau dort eine Flotte zu bauen.',
  // From now on Szechuan is a Supply space of the United States and nobody else, and United States Armies may be built in it (marker on Szechuan).
  'united-states american-volunteer-group-expands first':
    'Von jetzt an ist Szechuan ein Versorgungsgebiet der USA und niemandes sonst, und amerikanische Armeen dürfen dort gebaut werden (Marker auf Szechuan).',
  // On battling a land space next to a United States Navy in supply: pay 1 card off your deck to build an Army right there.
  'united-states amphibious-landings first':
    'Beim Angriff auf ein Landgebiet neben einer versorgten amerikanischen Flotte: Zahle 1 Karte von deinem Deck, um genau dort eine Armee zu bauen.',
  // In place of a card from hand: pay 4 cards off your deck, then play any card out of your discard pile.
  'united-states flexible-resources first':
    'Statt einer Karte von der Hand: Zahle 4 Karten von deinem Deck, dann spiele eine beliebige Karte aus deinem Ablagestapel.',
  // Each Economic Warfare card of yours costs the Axis target 1 extra card.
  'united-states flying-fortresses first':
    'Jede deiner Wirtschaftskriegskarten kostet das Ziel der Achse 1 Karte mehr.',
  // Any time, as often in a turn as you like: pay 3 cards off your deck, and a United States Navy in supply that would be removed stays.
  'united-states radar first':
    'Jederzeit, so oft im Zug du willst: Zahle 3 Karten von deinem Deck, und eine versorgte amerikanische Flotte, die entfernt würde, bleibt stehen.',
  // Your Discard step: one or two cards from hand may go under your deck.
  'united-states rosie-the-riveter first':
    'Deine Ablegephase: Eine oder zwei Handkarten dürfen unter dein Deck.',
  // On building a Navy, once per turn: you may pay 1 card off your deck for another Navy build.
  'united-states superior-shipyards first':
    'Beim Bau einer Flotte, einmal pro Zug: Du darfst 1 Karte von deinem Deck zahlen, um eine weitere Flotte zu bauen.',
  // On building an Army, once per turn: you may pay 1 card off your deck for another Army build.
  'united-states wartime-production first':
    'Beim Bau einer Armee, einmal pro Zug: Du darfst 1 Karte von deinem Deck zahlen, um eine weitere Armee zu bauen.',
};
