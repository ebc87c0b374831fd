import type { CardTexts } from '../catalogue.js';

/** Card texts by card; the English text stands above each. */
export const cards: CardTexts = {
  // Build 1 Army in your Home space, or on land next to one of your supplied pieces. It must be in supply where it stands; one Army per country and space; no enemy Army there.
  'build-army first':
    'Construisez 1 armée dans votre zone nationale, ou sur terre à côté d’une de vos pièces ravitaillées. Elle doit être ravitaillée là où elle est ; une armée par pays et par zone ; aucune armée ennemie dans la zone.',
  // Build 1 Navy at sea, next to one of your supplied pieces. It must be in supply where it stands, port included; one Navy per country and space; no enemy Navy there.
  'build-navy first':
    'Construisez 1 flotte en mer, à côté d’une de vos pièces ravitaillées. Elle doit être ravitaillée là où elle est, port compris ; une flotte par pays et par zone ; aucune flotte ennemie dans la zone.',
  // Battle a land space next to one of your supplied pieces, Army or Navy: one enemy Army there is removed. The space may be empty (to set off other cards), but not hold a friendly Army.
  'land-battle first':
    'Livrez bataille dans une zone terrestre à côté d’une de vos pièces ravitaillées, armée ou flotte : une armée ennemie y est retirée. La zone peut être vide (pour déclencher d’autres cartes), mais ne doit pas contenir d’armée amie.',
  // Battle a sea space next to one of your supplied pieces, Army or Navy: one enemy Navy there is removed. The space may be empty (to set off other cards), but not hold a friendly Navy.
  'sea-battle first':
    'Livrez bataille dans une zone maritime à côté d’une de vos pièces ravitaillées, armée ou flotte : une flotte ennemie y est retirée. La zone peut être vide (pour déclencher d’autres cartes), mais ne doit pas contenir de flotte amie.',
  // Needs a German piece next to the North Sea. The United Kingdom loses 3 cards; +1 VP.
  'germany submarines-united-kingdom first':
    'Il faut une pièce allemande à côté de la mer du Nord. Le Royaume-Uni perd 3 cartes ; +1 PV.',
  // Needs a German piece next to the North Sea. The United States loses 3 cards, or 5 while a German Navy is in the North Sea; +1 VP.
  'germany submarines-united-states first':
    'Il faut une pièce allemande à côté de la mer du Nord. Les États-Unis perdent 3 cartes, ou 5 tant qu’une flotte allemande est en mer du Nord ; +1 PV.',
  // The Soviet Union loses 2 cards, or 5 while a German Army is in Scandinavia; +1 VP.
  'germany submarines-soviet-union first':
    'L’Union soviétique perd 2 cartes, ou 5 tant qu’une armée allemande est en Scandinavie ; +1 PV.',
  // Needs a German Army next to the North Sea. The United Kingdom loses 2 cards; +2 VP.
  'germany v-weapons first':
    'Il faut une armée allemande à côté de la mer du Nord. Le Royaume-Uni perd 2 cartes ; +2 PV.',
  // Fight up to three battles; each must target a Soviet Army that was next to a German Army at the start of this turn.
  'germany broad-front first':
    'Livrez jusqu’à trois batailles ; chacune doit viser une armée soviétique qui était à côté d’une armée allemande au début de ce tour.',
  // One or two Armies are recruited, each in Germany or next to it.
  'germany forced-conscription first': 'Une ou deux armées sont recrutées, chacune en Allemagne ou à côté.',
  // Look through your deck, pick one basic card (Build Army, Build Navy, Land Battle, Sea Battle) and play it; reshuffle the deck.
  'germany guns-and-butter first':
    'Parcourez votre pioche, prenez-y une carte de base (Construire une armée, Construire une flotte, Bataille terrestre, Bataille navale) et jouez-la ; mélangez de nouveau la pioche.',
  // An Army of Italy's is recruited in the Balkans; and one Allied Army in Ukraine is eliminated.
  'germany military-dictatorships-in-the-balkans first':
    'Une armée italienne est recrutée dans les Balkans ; et une armée alliée en Ukraine est éliminée.',
  // +1 VP at once per German Army that stands outside Germany.
  'germany plunder first': '+1 PV aussitôt par armée allemande hors d’Allemagne.',
  // Look through your deck, pick one Status card and put it into play; reshuffle the deck.
  'germany production-initiative first':
    'Parcourez votre pioche, prenez-y une carte Statut et mettez-la en jeu ; mélangez de nouveau la pioche.',
  // Armies may be redeployed: one after another, each German Army may be taken off the board and built elsewhere, at most once.
  'germany the-autobahn first':
    'Des armées peuvent être redéployées : l’une après l’autre, chaque armée allemande peut être retirée du plateau et construite ailleurs, une fois au plus.',
  // Victory step: +1 VP while a German Army is in Ukraine.
  'germany abundant-resources first': 'Phase de victoire : +1 PV tant qu’une armée allemande est en Ukraine.',
  // Whoever battles an Axis Army in Western Europe loses 3 cards, every time.
  'germany atlantic-wall first':
    'Quiconque livre bataille à une armée de l’Axe en Europe de l’Ouest perd 3 cartes, chaque fois.',
  // On building an Army, once per turn: pay 1 card off your deck to battle an Allied Army next to the new one.
  'germany bias-for-action first':
    'En construisant une armée, une fois par tour : payez 1 carte de votre pioche pour livrer bataille à une armée alliée à côté de la nouvelle.',
  // On battling a land space, once per turn: pay 1 card off your deck, then build an Army right there.
  'germany blitzkrieg first':
    'En livrant bataille dans une zone terrestre, une fois par tour : payez 1 carte de votre pioche, puis construisez une armée à cet endroit même.',
  // In place of a card from hand: pay 2 cards off your deck, then play a Build Army card out of your discard pile.
  'germany conscription first':
    'Au lieu d’une carte de la main : payez 2 cartes de votre pioche, puis jouez une carte « Construire une armée » de votre défausse.',
  // On battling a land space, once per turn: pay 1 card off your deck, then fight another battle, against an Army there or in a neighbouring space.
  'germany dive-bombers first':
    'En livrant bataille dans une zone terrestre, une fois par tour : payez 1 carte de votre pioche, puis livrez une autre bataille, contre une armée qui s’y trouve ou qui est dans une zone voisine.',
  // Any country whose Economic Warfare card hits Germany loses 3 cards.
  'germany jet-fighters first':
    'Tout pays dont une carte Guerre économique frappe l’Allemagne perd 3 cartes.',
  // Your Draw step, before you draw: you may see the 3 cards on top of your deck and return them there in any order.
  'germany superior-planning first':
    'Votre phase de pioche, avant de piocher : vous pouvez regarder les 3 cartes du dessus de votre pioche et les y remettre dans l’ordre de votre choix.',
  // Victory step: +1 VP while a German Navy is in the Baltic Sea; +1 more while, besides, a German Army is in Scandinavia.
  'germany swedish-iron-ore first':
    'Phase de victoire : +1 PV tant qu’une flotte allemande est en mer Baltique ; +1 de plus tant qu’une armée allemande est, en outre, en Scandinavie.',
  // A Land Battle card can always be spent to eliminate one Army in Germany, wherever your pieces stand.
  'germany volksturm first':
    'Une carte « Bataille terrestre » peut toujours être dépensée pour éliminer une armée en Allemagne, où que soient vos pièces.',
  // Economic Warfare with "Submarine" in its title costs the Allied target 1 extra card; 2 extra while a German Army is in Scandinavia.
  'germany wolf-packs first':
    'Une Guerre économique dont le titre contient « Sous-marin » coûte au pays allié visé 1 carte de plus ; 2 de plus tant qu’une armée allemande est en Scandinavie.',
  // The United Kingdom loses 1 card; +2 VP.
  'japan submarines-united-kingdom first': 'Le Royaume-Uni perd 1 carte ; +2 PV.',
  // The United States loses 1 card; +2 VP.
  'japan submarines-united-states first': 'Les États-Unis perdent 1 carte ; +2 PV.',
  // On battling a land space: fight another battle, against an Army there or in a neighbouring space.
  'japan banzai-charge first':
    'En livrant bataille dans une zone terrestre : livrez une autre bataille, contre une armée qui s’y trouve ou qui est dans une zone voisine.',
  // Any time: one Japanese Navy in supply is safe this turn.
  'japan battleship-repair first':
    'À tout moment : une flotte japonaise ravitaillée est à l’abri pour ce tour.',
  // On battling China, Szechuan or Southeast Asia: an Army may be built there; then, with or without that build, another in one of the two remaining spaces of this list.
  'japan china-offensive first':
    'En livrant bataille en Chine, au Sichuan ou en Asie du Sud-Est : une armée peut y être construite ; puis, avec ou sans cette construction, une autre dans une des deux zones restantes de cette liste.',
  // On battling a sea space: up to two Armies may be built on land next to that sea.
  'japan destroyer-transport first':
    'En livrant bataille dans une zone maritime : jusqu’à deux armées peuvent être construites sur terre à côté de cette mer.',
  // On battling Southeast Asia: one Allied Navy in the South China Sea is eliminated; a Japanese Navy is recruited there.
  'japan fall-of-singapore first':
    'En livrant bataille en Asie du Sud-Est : une flotte alliée en mer de Chine du Sud est éliminée ; une flotte japonaise y est recrutée.',
  // On an Allied Navy being built next to a Japanese piece: that Navy is eliminated.
  'japan kamikaze first':
    'Quand une flotte alliée est construite à côté d’une pièce japonaise : cette flotte est éliminée.',
  // Any time: one Japanese Army in supply in China, Szechuan or Vladivostok is safe this turn.
  'japan kwantung-army first':
    'À tout moment : une armée japonaise ravitaillée en Chine, au Sichuan ou à Vladivostok est à l’abri pour ce tour.',
  // Any time: one piece is safe this turn, either an Army in Japan or a Navy in the Sea of Japan.
  'japan operation-ketsu-go first':
    'À tout moment : une pièce est à l’abri pour ce tour, soit une armée au Japon, soit une flotte en mer du Japon.',
  // On building a Navy: up to two Armies may be built on land next to the sea space where it was built.
  'japan special-naval-landing-forces first':
    'En construisant une flotte : jusqu’à deux armées peuvent être construites sur terre à côté de la zone maritime où elle a été construite.',
  // On battling a sea space: another Navy may be battled; then, with or without that battle, an Army.
  'japan surprise-attack first':
    'En livrant bataille dans une zone maritime : bataille peut être livrée à une autre flotte ; puis, avec ou sans cette bataille, à une armée.',
  // Any time: until the turn ends every Japanese Navy counts as supplied, as does every Japanese Army next to the Central Pacific.
  'japan truk first':
    'À tout moment : jusqu’à la fin du tour, chaque flotte japonaise compte comme ravitaillée, ainsi que chaque armée japonaise à côté du Pacifique central.',
  // Victory step: +1 VP per Japanese Army in Hawaii, Pacific Northwest, New Zealand.
  'japan forward-bases first':
    'Phase de victoire : +1 PV par armée japonaise à Hawaï, dans le Nord-Ouest Pacifique, en Nouvelle-Zélande.',
  // Victory step: +1 VP per Japanese Army in Indonesia, New Guinea, Southeast Asia.
  'japan greater-east-asia-co-prosperity-sphere first':
    'Phase de victoire : +1 PV par armée japonaise en Indonésie, en Nouvelle-Guinée, en Asie du Sud-Est.',
  // Victory step: +1 VP (no more) while a Japanese Army is in Iwo Jima or in the Philippines.
  'japan imperial-designs first':
    'Phase de victoire : +1 PV (pas plus) tant qu’une armée japonaise est à Iwo Jima ou aux Philippines.',
  // The United Kingdom loses 1 card; +1 VP.
  'italy decima-flottiglia-mas-frogmen first': 'Le Royaume-Uni perd 1 carte ; +1 PV.',
  // Needs an Italian Navy in the Mediterranean Sea. The United Kingdom loses 1 card; +2 VP.
  'italy regia-marina-closes-shipping-lanes first':
    'Il faut une flotte italienne en Méditerranée. Le Royaume-Uni perd 1 carte ; +2 PV.',
  // German pieces, if available, are recruited: an Army in North Africa and a Navy in the Mediterranean Sea.
  'italy afrika-korps first':
    'Des pièces allemandes, si elles sont disponibles, sont recrutées : une armée en Afrique du Nord et une flotte en Méditerranée.',
  // One face-down Soviet Response, picked at random, is discarded unseen.
  'italy division-azul first':
    'Une Réponse soviétique face cachée, tirée au hasard, est défaussée sans être vue.',
  // One Allied Army in the Balkans is eliminated; a German Army, if available, is recruited there.
  'italy german-aid-in-greece first':
    'Une armée alliée dans les Balkans est éliminée ; une armée allemande, si elle est disponible, y est recrutée.',
  // One Allied Army in Italy is eliminated.
  'italy german-reinforcements-counterattack first': 'Une armée alliée en Italie est éliminée.',
  // Two Italian pieces are recruited: an Army in North Africa, a Navy in the Bay of Bengal.
  'italy italian-east-africa first':
    'Deux pièces italiennes sont recrutées : une armée en Afrique du Nord, une flotte dans le golfe du Bengale.',
  // Italian Armies may be built in Ukraine and in Russia, one in each, in either order.
  'italy italy-attacks-communists first':
    'Des armées italiennes peuvent être construites en Ukraine et en Russie, une dans chacune, dans un ordre ou dans l’autre.',
  // +1 VP at once per Italian piece, Army or Navy, that stands outside Italy.
  'italy plunder first': '+1 PV aussitôt par pièce italienne, armée ou flotte, hors d’Italie.',
  // Any time: a German Army in Italy is safe this turn.
  'italy monte-cassino first': 'À tout moment : une armée allemande en Italie est à l’abri pour ce tour.',
  // On a German Army in supply being removed: an Italian Army is recruited in its space straight away.
  'italy romanian-reinforcements first':
    'Quand une armée allemande ravitaillée est retirée : une armée italienne est aussitôt recrutée dans sa zone.',
  // On Economic Warfare with "Bombing" in its title being played against Italy: that card is ignored.
  'italy skilled-pilots first':
    'Quand une Guerre économique dont le titre parle de bombardement est jouée contre l’Italie : cette carte est ignorée.',
  // Victory step: +1 VP (no more) while an Italian Army is in Russia or in Ukraine.
  'italy anti-communist-sentiment first':
    'Phase de victoire : +1 PV (pas plus) tant qu’une armée italienne est en Russie ou en Ukraine.',
  // Victory step: +1 VP while an Italian Army is in the Balkans.
  'italy balkan-resources first':
    'Phase de victoire : +1 PV tant qu’une armée italienne est dans les Balkans.',
  // In place of a card from hand: pay 3 cards from hand, then play a Land Battle card out of your discard pile.
  'italy bravado first':
    'Au lieu d’une carte de la main : payez 3 cartes de votre main, puis jouez une carte « Bataille terrestre » de votre défausse.',
  // Victory step: +1 VP per space among North Africa, Africa and Middle East in which Italy or Germany has an Army.
  'italy impero-italiano first':
    'Phase de victoire : +1 PV par zone, parmi l’Afrique du Nord, l’Afrique et le Moyen-Orient, où l’Italie ou l’Allemagne a une armée.',
  // Victory step: +1 VP per Italian Navy in play.
  'italy mare-nostrum first': 'Phase de victoire : +1 PV par flotte italienne en jeu.',
  // Germany or Italy (you choose) loses 4 cards.
  'united-kingdom bomber-command first': 'L’Allemagne ou l’Italie (à votre choix) perd 4 cartes.',
  // Germany and Italy, each for itself, pick: lose 2 cards, or take one own Navy off the Mediterranean Sea.
  'united-kingdom malta-submarines first':
    'L’Allemagne et l’Italie, chacune pour soi, choisissent : perdre 2 cartes, ou retirer de la Méditerranée une flotte à soi.',
  // Armies may be recruited in Indonesia and in New Guinea, one in each; a Navy is recruited in the South China Sea.
  'united-kingdom dutch-east-indies first':
    'Des armées peuvent être recrutées en Indonésie et en Nouvelle-Guinée, une dans chacune ; une flotte est recrutée en mer de Chine du Sud.',
  // One German Status card in play, of your choice, is discarded.
  'united-kingdom enigma first': 'Une carte Statut allemande en jeu, de votre choix, est défaussée.',
  // Two recruits: an Army in Africa; a Navy in either the Southern Ocean or the Indian Ocean.
  'united-kingdom general-smuts-strengthens-ties-to-uk first':
    'Deux recrutements : une armée en Afrique ; une flotte soit dans l’océan Austral, soit dans l’océan Indien.',
  // One Army is recruited in Canada, India or Australia.
  'united-kingdom increased-commonwealth-support first':
    'Une armée est recrutée au Canada, en Inde ou en Australie.',
  // One Axis Army in the Balkans is eliminated; next, a United Kingdom Army is recruited there.
  'united-kingdom king-peter-enthroned-in-yugoslavia first':
    'Une armée de l’Axe dans les Balkans est éliminée ; ensuite, une armée britannique y est recrutée.',
  // One Axis Army in China is eliminated; next, a United States Army, if available, is recruited in Szechuan.
  'united-kingdom ledo-and-burma-roads first':
    'Une armée de l’Axe en Chine est éliminée ; ensuite, une armée américaine, si elle est disponible, est recrutée au Sichuan.',
  // Two recruits: an Army in Southeast Asia, a Navy in the South China Sea.
  'united-kingdom singapore first':
    'Deux recrutements : une armée en Asie du Sud-Est, une flotte en mer de Chine du Sud.',
  // Any time: one United Kingdom Army in supply is safe this turn.
  'united-kingdom defensive-posture first':
    'À tout moment : une armée britannique ravitaillée est à l’abri pour ce tour.',
  // Any time: one United Kingdom or United States Navy in supply is safe this turn, provided a United Kingdom Army in supply is next to it.
  'united-kingdom destroyers first':
    'À tout moment : une flotte britannique ou américaine ravitaillée est à l’abri pour ce tour, à condition qu’une armée britannique ravitaillée soit à côté d’elle.',
  // On an Axis Army being built or recruited in Canada, India or Australia: it is eliminated.
  'united-kingdom loyal-to-the-crown first':
    'Quand une armée de l’Axe est construite ou recrutée au Canada, en Inde ou en Australie : elle est éliminée.',
  // Any time: one Allied piece is safe this turn, either a Navy in supply in the North Sea or an Army in the United Kingdom.
  'united-kingdom raf first':
    'À tout moment : une pièce alliée est à l’abri pour ce tour, soit une flotte ravitaillée en mer du Nord, soit une armée au Royaume-Uni.',
  // Your Army builds may be made in Australia as in your Home space: no supplied piece of yours has to be next to it.
  'united-kingdom australia-forms-the-directorate-of-manpower first':
    'Vos constructions d’armées peuvent se faire en Australie comme dans votre zone nationale : il n’est pas nécessaire qu’une de vos pièces ravitaillées soit à côté.',
  // In place of a card from hand: pay 2 cards from hand, then an Army is built in Western Europe.
  'united-kingdom free-france first':
    'Au lieu d’une carte de la main : payez 2 cartes de votre main, puis une armée est construite en Europe de l’Ouest.',
  // Your Army builds may be made in India as in your Home space: no supplied piece of yours has to be next to it.
  'united-kingdom lord-linlithgow-declares-india-to-be-at-war first':
    'Vos constructions d’armées peuvent se faire en Inde comme dans votre zone nationale : il n’est pas nécessaire qu’une de vos pièces ravitaillées soit à côté.',
  // From now on Canada counts as a Supply space of the United Kingdom (marker on Canada).
  'united-kingdom mackenzie-king-drafts-the-national-resources-mobilization-act first':
    'Désormais, le Canada compte comme une zone de ravitaillement du Royaume-Uni (marqueur sur le Canada).',
  // Your turn, right after a card play: pay 1 further card from hand and the played card goes under your deck.
  'united-kingdom rationing first':
    'Votre tour, juste après avoir joué une carte : payez 1 autre carte de votre main, et la carte jouée va sous votre pioche.',
  // In place of a card from hand: pay 2 cards from hand, then fight a battle against an Army in Italy or Western Europe.
  'united-kingdom resistance first':
    'Au lieu d’une carte de la main : payez 2 cartes de votre main, puis livrez bataille à une armée en Italie ou en Europe de l’Ouest.',
  // On battling a sea space, once per turn: you may pay 2 cards from hand for another battle, against a Navy there or in a neighbouring space.
  'united-kingdom the-royal-navy first':
    'En livrant bataille dans une zone maritime, une fois par tour : vous pouvez payer 2 cartes de votre main pour une autre bataille, contre une flotte qui s’y trouve ou qui est dans une zone voisine.',
  // Up to two Armies are eliminated among those in Moscow, Russia, Siberia and Ukraine.
  'soviet-union general-winter first':
    'Jusqu’à deux armées sont éliminées parmi celles qui sont à Moscou, en Russie, en Sibérie et en Ukraine.',
  // Soviet Armies may be built in Eastern Europe and in Ukraine, one in each, in either order.
  'soviet-union german-soviet-treaty-of-friendship-cooperation-and-demarcation first':
    'Des armées soviétiques peuvent être construites en Europe de l’Est et en Ukraine, une dans chacune, dans un ordre ou dans l’autre.',
  // One Army is eliminated, in Szechuan or in China.
  'soviet-union mao-tse-tung first': 'Une armée est éliminée, au Sichuan ou en Chine.',
  // One Axis Army in the Balkans is eliminated; next, a Soviet or United Kingdom Army (your choice) is recruited there.
  'soviet-union titos-partisans first':
    'Une armée de l’Axe dans les Balkans est éliminée ; ensuite, une armée soviétique ou britannique (à votre choix) y est recrutée.',
  // Armies may be redeployed: one after another, each Soviet Army may be taken off the board and built elsewhere, at most once.
  'soviet-union trans-siberian-railroad first':
    'Des armées peuvent être redéployées : l’une après l’autre, chaque armée soviétique peut être retirée du plateau et construite ailleurs, une fois au plus.',
  // A Soviet Army is recruited in Vladivostok; one Army in China is eliminated.
  'soviet-union vasilevsky-takes-command-in-the-far-east first':
    'Une armée soviétique est recrutée à Vladivostok ; une armée en Chine est éliminée.',
  // Any time: a Soviet Army in Russia is safe this turn.
  'soviet-union leningrad first': 'À tout moment : une armée soviétique en Russie est à l’abri pour ce tour.',
  // Any time: a Soviet Army in Moscow is safe this turn.
  'soviet-union moscow first': 'À tout moment : une armée soviétique à Moscou est à l’abri pour ce tour.',
  // On an Axis Army being built or recruited in Moscow or next to it: it is eliminated.
  'soviet-union rasputitsa first':
    'Quand une armée de l’Axe est construite ou recrutée à Moscou ou à côté : elle est éliminée.',
  // Any time: a Soviet Army in Ukraine is safe this turn.
  'soviet-union stalingrad first':
    'À tout moment : une armée soviétique en Ukraine est à l’abri pour ce tour.',
  // On building an Army, once per turn: you may pay 2 cards from hand for another Army build.
  'soviet-union defense-of-the-motherland first':
    'En construisant une armée, une fois par tour : vous pouvez payer 2 cartes de votre main pour construire une autre armée.',
  // On battling a land space, once per turn: you may pay 2 cards from hand for another battle, against an Army there or in a neighbouring space.
  'soviet-union frontal-assault first':
    'En livrant bataille dans une zone terrestre, une fois par tour : vous pouvez payer 2 cartes de votre main pour une autre bataille, contre une armée qui s’y trouve ou qui est dans une zone voisine.',
  // In place of a card from hand: pay 2 cards from hand, then play a Build Army card out of your discard pile.
  'soviet-union guards first':
    'Au lieu d’une carte de la main : payez 2 cartes de votre main, puis jouez une carte « Construire une armée » de votre défausse.',
  // For Germany and Italy, Ukraine stops being a Supply space.
  'soviet-union scorched-earth first':
    'Pour l’Allemagne et l’Italie, l’Ukraine cesse d’être une zone de ravitaillement.',
  // No Soviet Army is ever without supply. Where new Armies may be built does not change: Moscow, or next to a supplied Soviet piece, which every Soviet Army now is.
  'soviet-union shverniks-evacuation-council first':
    'Aucune armée soviétique n’est jamais sans ravitaillement. Les endroits où de nouvelles armées peuvent être construites ne changent pas : Moscou, ou à côté d’une pièce soviétique ravitaillée, ce que chaque armée soviétique est maintenant.',
  // On battling a land space: pay 1 card off your deck, then every Army in it is removed.
  'soviet-union stavka-forms-artillery-corps first':
    'En livrant bataille dans une zone terrestre : payez 1 carte de votre pioche, puis chaque armée qui s’y trouve est retirée.',
  // On playing a Build Army card: it may go back on top of your deck rather than to the discard pile.
  'soviet-union women-conscripts first':
    'En jouant une carte « Construire une armée » : elle peut retourner sur le dessus de votre pioche plutôt que dans la défausse.',
  // Needs a United States Army at most 3 spaces from an Axis Home space; the country whose home it is loses 4 cards.
  'united-states bombers first':
    'Il faut une armée américaine à 3 zones au plus d’une zone nationale de l’Axe ; le pays à qui est cette zone perd 4 cartes.',
  // Needs a United States Army at most 2 spaces from an Axis Home space; the country whose home it is loses 5 cards.
  'united-states heavy-bombers first':
    'Il faut une armée américaine à 2 zones au plus d’une zone nationale de l’Axe ; le pays à qui est cette zone perd 5 cartes.',
  // Needs a United States piece next to an Axis Home space; the country whose home it is loses 7 cards.
  'united-states firestorm-bombers first':
    'Il faut une pièce américaine à côté d’une zone nationale de l’Axe ; le pays à qui est cette zone perd 7 cartes.',
  // Two builds for the United Kingdom, if it wants them and in either order: one Army, one Navy.
  'united-states arsenal-of-democracy first':
    'Deux constructions pour le Royaume-Uni, s’il le veut et dans un ordre ou dans l’autre : une armée, une flotte.',
  // Three builds in this order: Navy in the East Pacific, Navy in the North Pacific, Army in Hawaii.
  'united-states fleet-deployed-to-pearl-harbor first':
    'Trois constructions dans cet ordre : flotte dans le Pacifique Est, flotte dans le Pacifique Nord, armée à Hawaï.',
  // Up to three Army builds for the United Kingdom, one each in Africa, North Africa and Western Europe, in the order it likes.
  'united-states free-french-allies first':
    'Jusqu’à trois constructions d’armées pour le Royaume-Uni, une en Afrique, une en Afrique du Nord et une en Europe de l’Ouest, dans l’ordre qu’il veut.',
  // The United Kingdom may play one card and draw one afterwards. Then you may pay 3 cards off your deck to return this card to the top of it.
  'united-states lend-lease first':
    'Le Royaume-Uni peut jouer une carte et en piocher une ensuite. Puis vous pouvez payer 3 cartes de votre pioche pour remettre cette carte sur le dessus de celle-ci.',
  // One Japanese card on the table, a Status or an unseen Response, is discarded.
  'united-states magic first':
    'Une carte japonaise sur la table, un Statut ou une Réponse non vue, est défaussée.',
  // A Soviet Army, if available, is recruited in Russia; next, the Soviet Union may build one Army.
  'united-states murmansk-convoy first':
    'Une armée soviétique, si elle est disponible, est recrutée en Russie ; ensuite, l’Union soviétique peut construire une armée.',
  // An Army is built in Western Europe; and a battle is fought against an Army in Italy or Germany.
  'united-states patton-advances first':
    'Une armée est construite en Europe de l’Ouest ; et une bataille est livrée à une armée en Italie ou en Allemagne.',
  // Pieces may be redeployed: one after another, each United States Army and Navy may be taken off the board and built elsewhere, at most once.
  'united-states theater-shift first':
    'Des pièces peuvent être redéployées : l’une après l’autre, chaque armée et chaque flotte américaines peuvent être retirées du plateau et construites ailleurs, une fois au plus.',
  // On battling a sea space, once per turn: you may pay 1 card off your deck to build a Navy right there.
  'united-states aircraft-carriers first':
    'En livrant bataille dans une zone maritime, une fois par tour : vous pouvez payer 1 carte de votre pioche pour construire une flotte à cet endroit même.',
  // From now on Szechuan is a Supply space of the United States and nobody else, and United States Armies may be built in it (marker on Szechuan).
  'united-states american-volunteer-group-expands first':
    'Désormais, le Sichuan est une zone de ravitaillement des États-Unis et de personne d’autre, et des armées américaines peuvent y être construites (marqueur sur le Sichuan).',
  // On battling a land space next to a United States Navy in supply: pay 1 card off your deck to build an Army right there.
  'united-states amphibious-landings first':
    'En livrant bataille dans une zone terrestre à côté d’une flotte américaine ravitaillée : payez 1 carte de votre pioche pour construire une armée à cet endroit même.',
  // In place of a card from hand: pay 4 cards off your deck, then play any card out of your discard pile.
  'united-states flexible-resources first':
    'Au lieu d’une carte de la main : payez 4 cartes de votre pioche, puis jouez n’importe quelle carte de votre défausse.',
  // Each Economic Warfare card of yours costs the Axis target 1 extra card.
  'united-states flying-fortresses first':
    'Chacune de vos cartes Guerre économique coûte au pays de l’Axe visé 1 carte de plus.',
  // Any time, as often in a turn as you like: pay 3 cards off your deck, and a United States Navy in supply that would be removed stays.
  'united-states radar first':
    'À tout moment, aussi souvent par tour que vous voulez : payez 3 cartes de votre pioche, et une flotte américaine ravitaillée qui serait retirée reste en place.',
  // Your Discard step: one or two cards from hand may go under your deck.
  'united-states rosie-the-riveter first':
    'Votre phase de défausse : une ou deux cartes de votre main peuvent aller sous votre pioche.',
  // On building a Navy, once per turn: you may pay 1 card off your deck for another Navy build.
  'united-states superior-shipyards first':
    'En construisant une flotte, une fois par tour : vous pouvez payer 1 carte de votre pioche pour construire une autre flotte.',
  // On building an Army, once per turn: you may pay 1 card off your deck for another Army build.
  'united-states wartime-production first':
    'En construisant une armée, une fois par tour : vous pouvez payer 1 carte de votre pioche pour construire une autre armée.',
};
