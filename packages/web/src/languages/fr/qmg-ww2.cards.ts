import type { CardTexts } from '../catalogue.js';

/** Card texts by card; the English text stands above each. */
export const cards: CardTexts = {
  // Place an available Army in your Home space or in a land space adjacent to a supplied piece of yours: in supply at once, no enemy Army, no other of yours there. Or name a supplied Army of yours as just built (for reactions).
  'build-army second':
    'Placez une armée disponible dans votre zone nationale ou dans une zone terrestre adjacente à une de vos pièces ravitaillées : elle doit être aussitôt ravitaillée, et il ne doit y avoir là ni armée ennemie ni autre armée à vous. Ou désignez une de vos armées ravitaillées comme venant d’être construite (pour les réactions).',
  // Choose a land space adjacent to one of your supplied pieces, without an Army of your team. Remove one enemy Army there; an empty space may be battled to set off reactions.
  'land-battle second':
    'Choisissez une zone terrestre adjacente à une de vos pièces ravitaillées, sans armée de votre camp. Retirez-en une armée ennemie ; on peut livrer bataille dans une zone vide pour déclencher des réactions.',
  // Place an available Navy in a sea space adjacent to a supplied piece of yours: in supply at once, port included, no enemy Navy, no other of yours there. Or name a supplied Navy of yours as just built (for reactions).
  'build-navy second':
    'Placez une flotte disponible dans une zone maritime adjacente à une de vos pièces ravitaillées : elle doit être aussitôt ravitaillée, port compris, et il ne doit y avoir là ni flotte ennemie ni autre flotte à vous. Ou désignez une de vos flottes ravitaillées comme venant d’être construite (pour les réactions).',
  // Choose a sea space adjacent to one of your supplied pieces, without a Navy of your team. Remove one enemy Navy there; an empty space may be battled to set off reactions.
  'sea-battle second':
    'Choisissez une zone maritime adjacente à une de vos pièces ravitaillées, sans flotte de votre camp. Retirez-en une flotte ennemie ; on peut livrer bataille dans une zone vide pour déclencher des réactions.',
  // For each German Army in a land space adjacent to the North Sea (Iceland, United Kingdom, Scandinavia, Western Europe, North Africa): the United Kingdom discards the top 2 cards of its draw deck and the Axis gain 1 VP. German Navies do not count.
  'germany submarines-enforce-blockade second':
    'Pour chaque armée allemande dans une zone terrestre adjacente à la mer du Nord (Islande, Royaume-Uni, Scandinavie, Europe de l’Ouest, Afrique du Nord) : le Royaume-Uni défausse les 2 premières cartes de sa pioche et l’Axe gagne 1 PV. Les flottes allemandes ne comptent pas.',
  // For each German Navy anywhere on the board: the United Kingdom discards the top 2 cards of its draw deck and the Axis gain 1 VP.
  'germany submarines-lead-the-battle-of-the-atlantic second':
    'Pour chaque flotte allemande où que ce soit sur le plateau : le Royaume-Uni défausse les 2 premières cartes de sa pioche et l’Axe gagne 1 PV.',
  // The United Kingdom discards the top 2 cards of its draw deck, plus 3 more (5 in all) if no Allied Navy of any country is in the North Sea. The Axis gain 1 VP in either case.
  'germany submarines-prey-on-unprotected-shipping second':
    'Le Royaume-Uni défausse les 2 premières cartes de sa pioche, plus 3 autres (5 en tout) si aucune flotte alliée, de quelque pays que ce soit, n’est en mer du Nord. Dans les deux cas l’Axe gagne 1 PV.',
  // For each German Army or Navy that is in Scandinavia or in a space adjacent to it (Russia, North Sea, Baltic Sea): the Soviet Union discards the top 2 cards of its draw deck and the Axis gain 1 VP.
  'germany submarines-raid-murmansk-convoy second':
    'Pour chaque armée ou flotte allemande en Scandinavie ou dans une zone adjacente (Russie, mer du Nord, mer Baltique) : l’Union soviétique défausse les 2 premières cartes de sa pioche et l’Axe gagne 1 PV.',
  // Choose any one Allied country; it discards the top 2 cards of its draw deck. The Axis gain 2 VP.
  'germany submarines-of-the-monsoon-group second':
    'Choisissez n’importe quel pays allié ; il défausse les 2 premières cartes de sa pioche. L’Axe gagne 2 PV.',
  // Only if a German Army is in Western Europe: the United Kingdom discards the top card of its draw deck and the Axis gain 3 VP. Otherwise nothing happens.
  'germany v-weapons second':
    'Seulement si une armée allemande est en Europe de l’Ouest : le Royaume-Uni défausse la première carte de sa pioche et l’Axe gagne 3 PV. Sinon il ne se passe rien.',
  // Up to 3 land battles, one after another, each in a space that at the beginning of this turn held a Soviet Army adjacent to a German Army. Each must be legal when it is made (an adjacent supplied German piece, no Axis Army there), and its reactions finish before the next.
  'germany broad-front second':
    'Jusqu’à 3 batailles terrestres, l’une après l’autre, chacune dans une zone qui contenait au début de ce tour une armée soviétique adjacente à une armée allemande. Chacune doit être permise au moment où elle est livrée (une pièce allemande ravitaillée adjacente, aucune armée de l’Axe dans la zone), et ses réactions se terminent avant la suivante.',
  // Recruit 1 or 2 German Armies, one after another, each in Germany or in a land space adjacent to Germany.
  'germany forced-conscription second':
    'Recrutez 1 ou 2 armées allemandes, l’une après l’autre, chacune en Allemagne ou dans une zone terrestre adjacente à l’Allemagne.',
  // Do one of these: build an Army; build a Navy; battle a land space; battle a sea space.
  'germany guns-and-butter second':
    'Faites une de ces choses : construire une armée ; construire une flotte ; livrer bataille dans une zone terrestre ; livrer bataille dans une zone maritime.',
  // Recruit an Italian Army in the Balkans; then eliminate one Allied Army in Ukraine (you choose which if there are several). Neither part depends on the other.
  'germany military-dictatorships-in-the-balkans second':
    'Recrutez une armée italienne dans les Balkans ; puis éliminez une armée alliée en Ukraine (à votre choix s’il y en a plusieurs). Aucune des deux parties ne dépend de l’autre.',
  // The Axis gain 1 VP for each German Army and each German Navy on the board outside the Germany space. Scored at once, even if Germany is enemy-occupied.
  'germany plunder second':
    'L’Axe gagne 1 PV pour chaque armée allemande et chaque flotte allemande sur le plateau hors de la zone Allemagne. Les points se marquent aussitôt, même si l’Allemagne est occupée par l’ennemi.',
  // One at a time and once per Army, you may eliminate a German Army that was on the board when this was played, then build it (normal build rules, supply checked then). Its reactions finish before the next. An Army that cannot be rebuilt stays off the board.
  'germany the-autobahn second':
    'Une par une et une seule fois par armée, vous pouvez éliminer une armée allemande qui était sur le plateau quand cette carte a été jouée, puis la construire (règles normales de construction, ravitaillement vérifié à ce moment-là). Ses réactions se terminent avant la suivante. Une armée qui ne peut pas être reconstruite reste hors du plateau.',
  // During your Victory step the Axis gain 1 VP for each German Army in Ukraine, Kazakhstan or Russia (up to 3).
  'germany abundant-resources second':
    'Pendant votre phase de victoire, l’Axe gagne 1 PV pour chaque armée allemande en Ukraine, au Kazakhstan ou en Russie (jusqu’à 3).',
  // Once per turn (any country's turn), when an Axis Army in Western Europe is battled: the country that started the battle discards the top 3 cards of its draw deck.
  'germany atlantic-wall second':
    'Une fois par tour (de n’importe quel pays), quand bataille est livrée à une armée de l’Axe en Europe de l’Ouest : le pays qui a engagé la bataille défausse les 3 premières cartes de sa pioche.',
  // Once per turn, when you build an Army: discard the top card of your draw deck to battle a land space adjacent to the Army just built.
  'germany bias-for-action second':
    'Une fois par tour, quand vous construisez une armée : défaussez la première carte de votre pioche pour livrer bataille dans une zone terrestre adjacente à l’armée qui vient d’être construite.',
  // Once per turn, when you battle a land space: discard the top card of your draw deck to build an Army in the space battled (normal build rules).
  'germany blitzkrieg second':
    'Une fois par tour, quand vous livrez bataille dans une zone terrestre : défaussez la première carte de votre pioche pour construire une armée dans la zone de la bataille (règles normales de construction).',
  // As your Play step you may, in place of playing a card from hand, pay the top 2 cards of your draw deck (discarded) and build one Army.
  'germany conscription second':
    'Comme phase de jeu, au lieu de jouer une carte de votre main, vous pouvez payer les 2 premières cartes de votre pioche (défaussées) et construire une armée.',
  // Once per turn, when you battle a land space: discard the top card of your draw deck to battle the same land space again or a land space adjacent to it (normal battle rules).
  'germany dive-bombers second':
    'Une fois par tour, quand vous livrez bataille dans une zone terrestre : défaussez la première carte de votre pioche pour livrer de nouveau bataille dans la même zone terrestre ou dans une zone terrestre adjacente à celle-ci (règles normales de bataille).',
  // When Germany is a target of an Economic Warfare card, reduce the number of cards Germany must discard for that card by 3, to no less than 0.
  'germany jet-fighters second':
    'Quand l’Allemagne est la cible d’une carte Guerre économique, réduisez de 3 le nombre de cartes que l’Allemagne doit défausser pour cette carte, sans descendre sous 0.',
  // Once per turn, at the beginning of your turn: look at the top 4 cards of your draw deck and put them back on top in any order.
  'germany superior-planning second':
    'Une fois par tour, au début de votre tour : regardez les 4 premières cartes de votre pioche et remettez-les dessus dans l’ordre de votre choix.',
  // During your Victory step: the Axis gain 1 VP if a German Navy is in the Baltic Sea; then the Axis gain 1 VP if a German Army is in Scandinavia. The two parts are independent.
  'germany swedish-iron-ore second':
    'Pendant votre phase de victoire : l’Axe gagne 1 PV si une flotte allemande est en mer Baltique ; puis l’Axe gagne 1 PV si une armée allemande est en Scandinavie. Les deux parties sont indépendantes.',
  // Once per turn, when you build an Army: discard the top 2 cards of your draw deck to build another Army in a land space adjacent to the Army just built (normal build rules).
  'germany synthetic-fuel second':
    'Une fois par tour, quand vous construisez une armée : défaussez les 2 premières cartes de votre pioche pour construire une autre armée dans une zone terrestre adjacente à l’armée qui vient d’être construite (règles normales de construction).',
  // Once per turn, at the beginning of your turn: discard the top card of your draw deck to recruit an Army in Germany. This does not use up your Play step.
  'germany volksturm second':
    'Une fois par tour, au début de votre tour : défaussez la première carte de votre pioche pour recruter une armée en Allemagne. Cela ne compte pas comme votre phase de jeu.',
  // When a German Economic Warfare card with the word Submarines resolves, the Allied country it hits discards 2 extra cards in all (not per piece counted), or 3 extra if a German Army is in Scandinavia. This holds even if the card itself counts no piece.
  'germany wolf-packs second':
    'Quand s’applique une carte Guerre économique allemande dont le titre contient « sous-marins », le pays allié qu’elle frappe défausse 2 cartes de plus en tout (et non par pièce comptée), ou 3 de plus si une armée allemande est en Scandinavie. Cela vaut même si la carte elle-même ne compte aucune pièce.',
  // For each Japanese Navy in the Bay of Bengal or in a sea space adjacent to it: the United Kingdom discards the top 2 cards of its draw deck and the Axis gain 2 VP.
  'japan indian-ocean-patrols second':
    'Pour chaque flotte japonaise dans le golfe du Bengale ou dans une zone maritime adjacente : le Royaume-Uni défausse les 2 premières cartes de sa pioche et l’Axe gagne 2 PV.',
  // For each Japanese Navy in the East Pacific or in a sea space adjacent to it: the United States discards the top 2 cards of its draw deck and the Axis gain 2 VP.
  'japan submarines-support-pacific-islands second':
    'Pour chaque flotte japonaise dans le Pacifique Est ou dans une zone maritime adjacente : les États-Unis défaussent les 2 premières cartes de leur pioche et l’Axe gagne 2 PV.',
  // Use when you battle a land space: battle the same land space again or a land space adjacent to it (normal battle rules).
  'japan banzai-charge second':
    'À utiliser quand vous livrez bataille dans une zone terrestre : livrez de nouveau bataille dans la même zone terrestre ou dans une zone terrestre adjacente à celle-ci (règles normales de bataille).',
  // Use when a supplied Japanese Navy is about to be removed: that Navy is not removed, now or later this turn.
  'japan battleship-repair second':
    'À utiliser quand une flotte japonaise ravitaillée est sur le point d’être retirée : elle n’est pas retirée, ni maintenant ni plus tard pendant ce tour.',
  // Use when you battle in China or in a land space adjacent to China (Mongolia, Vladivostok, Szechuan, Southeast Asia): build an Army in the space battled; then battle in China or in a land space adjacent to China.
  'japan china-offensive second':
    'À utiliser quand vous livrez bataille en Chine ou dans une zone terrestre adjacente à la Chine (Mongolie, Vladivostok, Sichuan, Asie du Sud-Est) : construisez une armée dans la zone de la bataille ; puis livrez bataille en Chine ou dans une zone terrestre adjacente à la Chine.',
  // Use when you battle a sea space: build 1 or 2 Armies, one after another, each in a land space adjacent to that sea space (normal build rules).
  'japan destroyer-transport second':
    'À utiliser quand vous livrez bataille dans une zone maritime : construisez 1 ou 2 armées, l’une après l’autre, chacune dans une zone terrestre adjacente à cette zone maritime (règles normales de construction).',
  // Use when you battle in Southeast Asia: first make a sea battle in the South China Sea, then recruit an Army in Southeast Asia.
  'japan fall-of-singapore second':
    'À utiliser quand vous livrez bataille en Asie du Sud-Est : livrez d’abord une bataille navale en mer de Chine du Sud, puis recrutez une armée en Asie du Sud-Est.',
  // Use immediately after an Allied Navy is built in a sea space adjacent to any Japanese piece: eliminate that Navy.
  'japan kamikaze second':
    'À utiliser immédiatement après la construction d’une flotte alliée dans une zone maritime adjacente à une pièce japonaise quelconque : éliminez cette flotte.',
  // Use when a supplied Japanese Army in China, Szechuan, Mongolia or Vladivostok is about to be removed: that Army is not removed, now or later this turn.
  'japan kwantung-army second':
    'À utiliser quand une armée japonaise ravitaillée en Chine, au Sichuan, en Mongolie ou à Vladivostok est sur le point d’être retirée : elle n’est pas retirée, ni maintenant ni plus tard pendant ce tour.',
  // Use at the beginning of your turn: recruit a Navy in the North Pacific or in a sea space adjacent to it (Sea of Japan, Central Pacific, East Pacific).
  'japan mobile-force second':
    'À utiliser au début de votre tour : recrutez une flotte dans le Pacifique Nord ou dans une zone maritime adjacente (mer du Japon, Pacifique central, Pacifique Est).',
  // Use when you build a Navy: build 1 or 2 Armies, one after another, each in a land space adjacent to the sea space of that Navy (normal build rules).
  'japan special-naval-landing-forces second':
    'À utiliser quand vous construisez une flotte : construisez 1 ou 2 armées, l’une après l’autre, chacune dans une zone terrestre adjacente à la zone maritime de cette flotte (règles normales de construction).',
  // Use when you battle a sea space: make a further sea battle, in any sea space, then a land battle, in any land space (each by normal battle rules; neither depends on the other).
  'japan surprise-attack second':
    'À utiliser quand vous livrez bataille dans une zone maritime : livrez encore une bataille navale, dans n’importe quelle zone maritime, puis une bataille terrestre, dans n’importe quelle zone terrestre (chacune selon les règles normales de bataille ; aucune ne dépend de l’autre).',
  // Use at any time during your own turn: for the rest of this turn, Japanese pieces in the Central Pacific or in a space adjacent to it are in supply.
  'japan truk second':
    'À utiliser à tout moment pendant votre propre tour : jusqu’à la fin de ce tour, les pièces japonaises dans le Pacifique central ou dans une zone adjacente sont ravitaillées.',
  // During your Victory step the Axis gain 2 VP if a Japanese Army is in Hawaii, Pacific Northwest or New Zealand. Never more than 2, however many of them are held.
  'japan forward-bases second':
    'Pendant votre phase de victoire, l’Axe gagne 2 PV si une armée japonaise est à Hawaï, dans le Nord-Ouest Pacifique ou en Nouvelle-Zélande. Jamais plus de 2, quel que soit le nombre de ces zones tenues.',
  // During your Victory step the Axis gain 1 VP for each Japanese Army in Indonesia, New Guinea or Southeast Asia.
  'japan greater-east-asia-co-prosperity-sphere second':
    'Pendant votre phase de victoire, l’Axe gagne 1 PV pour chaque armée japonaise en Indonésie, en Nouvelle-Guinée ou en Asie du Sud-Est.',
  // During your Victory step the Axis gain 1 VP if a Japanese Army is in Iwo Jima or the Philippines. Never more than 1.
  'japan imperial-designs second':
    'Pendant votre phase de victoire, l’Axe gagne 1 PV si une armée japonaise est à Iwo Jima ou aux Philippines. Jamais plus de 1.',
  // During your Victory step the Axis gain 1 VP if no Allied Army is in Hawaii.
  'japan unimpeded-merchant-shipping second':
    'Pendant votre phase de victoire, l’Axe gagne 1 PV si aucune armée alliée n’est à Hawaï.',
  // The United Kingdom discards the top card of its draw deck, plus 1 more (2 in all) if no Allied Navy is in the Mediterranean Sea. The Axis gain 1 VP in either case.
  'italy decima-flottiglia-mas second':
    'Le Royaume-Uni défausse la première carte de sa pioche, plus 1 autre (2 en tout) si aucune flotte alliée n’est en Méditerranée. Dans les deux cas l’Axe gagne 1 PV.',
  // For each Italian Navy anywhere on the board: the United Kingdom discards the top card of its draw deck and the Axis gain 1 VP.
  'italy regia-marina-closes-shipping-lanes second':
    'Pour chaque flotte italienne où que ce soit sur le plateau : le Royaume-Uni défausse la première carte de sa pioche et l’Axe gagne 1 PV.',
  // Recruit a German Army in North Africa; then recruit a German Navy in the Mediterranean Sea.
  'italy afrika-korps second':
    'Recrutez une armée allemande en Afrique du Nord ; puis recrutez une flotte allemande en Méditerranée.',
  // One face-down Soviet Response card on the table, chosen at random, is discarded without anyone but its owner seeing it.
  'italy division-azul second':
    'Une carte Réponse soviétique face cachée sur la table, tirée au hasard, est défaussée sans que personne d’autre que son propriétaire ne la voie.',
  // First eliminate one Allied Army of your choice in the Balkans, then recruit a German Army there. Neither part depends on the other.
  'italy german-aid-in-greece second':
    'Éliminez d’abord une armée alliée de votre choix dans les Balkans, puis recrutez-y une armée allemande. Aucune des deux parties ne dépend de l’autre.',
  // Build an Italian Army in North Africa; then build an Italian Navy in the Bay of Bengal (each must obey the normal build rules).
  'italy italian-east-africa second':
    'Construisez une armée italienne en Afrique du Nord ; puis construisez une flotte italienne dans le golfe du Bengale (chacune doit respecter les règles normales de construction).',
  // Build an Italian Army in Ukraine and build an Italian Army in Russia (each must obey the normal build rules; in this order, so the first may supply the second).
  'italy italy-attacks-communists second':
    'Construisez une armée italienne en Ukraine et construisez une armée italienne en Russie (chacune doit respecter les règles normales de construction ; dans cet ordre, si bien que la première peut ravitailler la seconde).',
  // The Axis gain 1 VP for each Italian Army and each Italian Navy on the board outside the Italy space. Scored at once, even if Italy is enemy-occupied.
  'italy plunder second':
    'L’Axe gagne 1 PV pour chaque armée italienne et chaque flotte italienne sur le plateau hors de la zone Italie. Les points se marquent aussitôt, même si l’Italie est occupée par l’ennemi.',
  // Use immediately after an Italian Army that was in supply is removed: recruit a German Army in the space it left.
  'italy german-reinforcements-counterattack second':
    'À utiliser immédiatement après le retrait d’une armée italienne qui était ravitaillée : recrutez une armée allemande dans la zone qu’elle a quittée.',
  // Use when an Axis Army (any Axis country) in Italy is about to be removed: that Army is not removed, now or later this turn.
  'italy monte-cassino second':
    'À utiliser quand une armée de l’Axe (de n’importe quel pays de l’Axe) en Italie est sur le point d’être retirée : elle n’est pas retirée, ni maintenant ni plus tard pendant ce tour.',
  // Use immediately after a German Army that was in supply is removed: recruit an Italian Army in the space it left.
  'italy romanian-reinforcements second':
    'À utiliser immédiatement après le retrait d’une armée allemande qui était ravitaillée : recrutez une armée italienne dans la zone qu’elle a quittée.',
  // Use when Italy is a target of an Economic Warfare card: reduce the number of cards Italy must discard for that card by 5, to no less than 0.
  'italy skilled-pilots second':
    'À utiliser quand l’Italie est la cible d’une carte Guerre économique : réduisez de 5 le nombre de cartes que l’Italie doit défausser pour cette carte, sans descendre sous 0.',
  // During your Victory step the Axis gain 1 VP for each Italian Army in Russia or Ukraine (up to 2).
  'italy anti-communist-sentiment second':
    'Pendant votre phase de victoire, l’Axe gagne 1 PV pour chaque armée italienne en Russie ou en Ukraine (jusqu’à 2).',
  // During your Victory step the Axis gain 1 VP if an Italian Army is in the Balkans.
  'italy balkan-resources second':
    'Pendant votre phase de victoire, l’Axe gagne 1 PV si une armée italienne est dans les Balkans.',
  // As your Play step you may, in place of playing a card from hand, pay the top 2 cards of your draw deck (discarded) and make one land battle (normal battle rules).
  'italy bravado second':
    'Comme phase de jeu, au lieu de jouer une carte de votre main, vous pouvez payer les 2 premières cartes de votre pioche (défaussées) et livrer une bataille terrestre (règles normales de bataille).',
  // During your Victory step the Axis gain 1 VP for each Axis Army (any Axis country) in North Africa, Africa or Middle East.
  'italy impero-italiano second':
    'Pendant votre phase de victoire, l’Axe gagne 1 PV pour chaque armée de l’Axe (de n’importe quel pays de l’Axe) en Afrique du Nord, en Afrique ou au Moyen-Orient.',
  // During your Victory step the Axis gain 1 VP for each Italian Navy on the board.
  'italy mare-nostrum second':
    'Pendant votre phase de victoire, l’Axe gagne 1 PV pour chaque flotte italienne sur le plateau.',
  // Choose Germany or Italy; that country discards the top 4 cards of its draw deck.
  'united-kingdom bomber-command second':
    'Choisissez l’Allemagne ou l’Italie ; ce pays défausse les 4 premières cartes de sa pioche.',
  // Germany, then Italy, each chooses one: discard the top 2 cards of its own draw deck, or eliminate one of its own Navies in the Mediterranean Sea. A country without a Navy there must discard.
  'united-kingdom malta-submarines second':
    'L’Allemagne, puis l’Italie, choisissent chacune : défausser les 2 premières cartes de sa propre pioche, ou éliminer une de ses propres flottes en Méditerranée. Un pays qui n’y a pas de flotte doit défausser.',
  // Recruit an Army in Indonesia and an Army in New Guinea; then recruit a Navy in the South China Sea.
  'united-kingdom dutch-east-indies second':
    'Recrutez une armée en Indonésie et une armée en Nouvelle-Guinée ; puis recrutez une flotte en mer de Chine du Sud.',
  // Recruit an Army in Africa, and recruit a Navy in the Southern Ocean or the Bay of Bengal.
  'united-kingdom general-smuts-strengthens-ties-to-uk second':
    'Recrutez une armée en Afrique, et recrutez une flotte dans l’océan Austral ou dans le golfe du Bengale.',
  // Recruit one United Kingdom Army; you choose India, Australia or Canada.
  'united-kingdom increased-commonwealth-support second':
    'Recrutez une armée britannique ; vous choisissez entre l’Inde, l’Australie et le Canada.',
  // Eliminate one Axis Army in the Balkans; then recruit a United Kingdom Army in the Balkans. Neither part depends on the other.
  'united-kingdom king-peter-enthroned-in-yugoslavia second':
    'Éliminez une armée de l’Axe dans les Balkans ; puis recrutez une armée britannique dans les Balkans. Aucune des deux parties ne dépend de l’autre.',
  // First build an Army in Southeast Asia, then make one land battle, in China or in Szechuan (normal build and battle rules; the battle does not depend on the build).
  'united-kingdom ledo-and-burma-roads second':
    'Construisez d’abord une armée en Asie du Sud-Est, puis livrez une bataille terrestre, en Chine ou au Sichuan (règles normales de construction et de bataille ; la bataille ne dépend pas de la construction).',
  // Recruit an Army in Southeast Asia; then recruit a Navy in the South China Sea.
  'united-kingdom singapore-fortified second':
    'Recrutez une armée en Asie du Sud-Est ; puis recrutez une flotte en mer de Chine du Sud.',
  // Use immediately after an Axis country plays an Economic Warfare card: ignore all the game text of that card (discards and VP).
  'united-kingdom asw-tactics second':
    'À utiliser immédiatement après qu’un pays de l’Axe a joué une carte Guerre économique : ignorez tout le texte de cette carte (défausses et PV).',
  // Use when a supplied United Kingdom Army is about to be removed: that Army is not removed, now or later this turn.
  'united-kingdom defensive-posture second':
    'À utiliser quand une armée britannique ravitaillée est sur le point d’être retirée : elle n’est pas retirée, ni maintenant ni plus tard pendant ce tour.',
  // Use when a supplied United States or United Kingdom Navy is about to be removed: that Navy is not removed, now or later this turn.
  'united-kingdom destroyers second':
    'À utiliser quand une flotte américaine ou britannique ravitaillée est sur le point d’être retirée : elle n’est pas retirée, ni maintenant ni plus tard pendant ce tour.',
  // Use immediately after Germany uses the game text of one of its Status cards: once that use has finished, discard that Status card.
  'united-kingdom enigma-code-cracked second':
    'À utiliser immédiatement après que l’Allemagne a utilisé le texte d’une de ses cartes Statut : une fois cet usage terminé, défaussez cette carte Statut.',
  // Use immediately after an Axis country builds an Army in India, Australia or Canada: eliminate that Army.
  'united-kingdom loyal-to-the-crown second':
    'À utiliser immédiatement après qu’un pays de l’Axe a construit une armée en Inde, en Australie ou au Canada : éliminez cette armée.',
  // Use when a United Kingdom piece in the United Kingdom or in a space adjacent to it (North Sea) is about to be removed: that piece is not removed, now or later this turn.
  'united-kingdom raf second':
    'À utiliser quand une pièce britannique au Royaume-Uni ou dans une zone adjacente (mer du Nord) est sur le point d’être retirée : elle n’est pas retirée, ni maintenant ni plus tard pendant ce tour.',
  // Use during your Play step after you play a card: shuffle that card into your draw deck instead of putting it in your discard pile.
  'united-kingdom rationing second':
    'À utiliser pendant votre phase de jeu, après avoir joué une carte : mélangez cette carte à votre pioche au lieu de la mettre dans votre défausse.',
  // Each time you are allowed to build an Army (also one tied to a certain space, or granted by a teammate's card), you may recruit it in Australia in place of that build.
  'united-kingdom australia-forms-the-directorate-of-manpower second':
    'Chaque fois que vous avez le droit de construire une armée (même si elle est liée à une certaine zone, ou accordée par la carte d’un coéquipier), vous pouvez la recruter en Australie à la place de cette construction.',
  // As your Play step you may, in place of playing a card from hand, pay 2 cards of your hand (discarded) and build one Army in Western Europe (normal build rules).
  'united-kingdom free-france second':
    'Comme phase de jeu, au lieu de jouer une carte de votre main, vous pouvez payer 2 cartes de votre main (défaussées) et construire une armée en Europe de l’Ouest (règles normales de construction).',
  // Each time you are allowed to build an Army (also one tied to a certain space, or granted by a teammate's card), you may recruit it in India in place of that build.
  'united-kingdom lord-linlithgow-declares-india-to-be-at-war second':
    'Chaque fois que vous avez le droit de construire une armée (même si elle est liée à une certaine zone, ou accordée par la carte d’un coéquipier), vous pouvez la recruter en Inde à la place de cette construction.',
  // During your Victory step: the Allies gain 1 VP if a United Kingdom Navy is in the North Atlantic; then the Allies gain 1 VP if a United Kingdom Army is in Canada. The two parts are independent.
  'united-kingdom mackenzie-king-drafts-the-national-resources-mobilization-act second':
    'Pendant votre phase de victoire : les Alliés gagnent 1 PV si une flotte britannique est dans l’Atlantique Nord ; puis les Alliés gagnent 1 PV si une armée britannique est au Canada. Les deux parties sont indépendantes.',
  // As your Play step you may, in place of playing a card from hand, pay 2 cards of your hand (discarded) and make one land battle, in Western Europe or in Italy (normal battle rules).
  'united-kingdom resistance second':
    'Comme phase de jeu, au lieu de jouer une carte de votre main, vous pouvez payer 2 cartes de votre main (défaussées) et livrer une bataille terrestre, en Europe de l’Ouest ou en Italie (règles normales de bataille).',
  // Once per turn, when you battle a sea space: pay 2 cards of your hand (discarded) to make another sea battle, in that sea space or any other (normal battle rules).
  'united-kingdom the-royal-navy second':
    'Une fois par tour, quand vous livrez bataille dans une zone maritime : payez 2 cartes de votre main (défaussées) pour livrer une autre bataille navale, dans cette zone maritime ou dans n’importe quelle autre (règles normales de bataille).',
  // Eliminate 1 or 2 Axis Armies (2 in all, not per space) in Moscow or in land spaces adjacent to Moscow (Russia, Ukraine, Siberia, Kazakhstan).
  'soviet-union general-winter second':
    'Éliminez 1 ou 2 armées de l’Axe (2 en tout, et non par zone) à Moscou ou dans des zones terrestres adjacentes à Moscou (Russie, Ukraine, Sibérie, Kazakhstan).',
  // Recruit a Soviet Army in Russia and recruit a Soviet Army in Eastern Europe.
  'soviet-union german-soviet-treaty second':
    'Recrutez une armée soviétique en Russie et recrutez une armée soviétique en Europe de l’Est.',
  // Eliminate one Axis Army of your choice that is in China or Szechuan.
  'soviet-union mao-tse-tung second':
    'Éliminez une armée de l’Axe de votre choix qui est en Chine ou au Sichuan.',
  // Eliminate one Axis Army in the Balkans; then recruit a Soviet or a United Kingdom Army in the Balkans. Neither part depends on the other.
  'soviet-union titos-partisans second':
    'Éliminez une armée de l’Axe dans les Balkans ; puis recrutez une armée soviétique ou britannique dans les Balkans. Aucune des deux parties ne dépend de l’autre.',
  // One at a time and once per Army, you may eliminate a Soviet Army that was on the board when this was played, then build it (normal build rules, supply checked then). Its reactions finish before the next. An Army that cannot be rebuilt stays off the board.
  'soviet-union trans-siberian-railroad second':
    'Une par une et une seule fois par armée, vous pouvez éliminer une armée soviétique qui était sur le plateau quand cette carte a été jouée, puis la construire (règles normales de construction, ravitaillement vérifié à ce moment-là). Ses réactions se terminent avant la suivante. Une armée qui ne peut pas être reconstruite reste hors du plateau.',
  // First recruit a Soviet Army in Vladivostok, then make one land battle in China (normal battle rules; it does not depend on the recruit).
  'soviet-union vasilevsky-takes-command-in-the-far-east second':
    'Recrutez d’abord une armée soviétique à Vladivostok, puis livrez une bataille terrestre en Chine (règles normales de bataille ; elle ne dépend pas du recrutement).',
  // Use at the beginning of your turn: recruit a Soviet Army in Moscow or in a land space adjacent to Moscow; then eliminate one Axis Army in Moscow.
  'soviet-union defense-of-the-motherland second':
    'À utiliser au début de votre tour : recrutez une armée soviétique à Moscou ou dans une zone terrestre adjacente à Moscou ; puis éliminez une armée de l’Axe à Moscou.',
  // Use when a Soviet Army in Russia is about to be removed: that Army is not removed, now or later this turn.
  'soviet-union leningrad second':
    'À utiliser quand une armée soviétique en Russie est sur le point d’être retirée : elle n’est pas retirée, ni maintenant ni plus tard pendant ce tour.',
  // Use when a Soviet Army in Moscow is about to be removed: that Army is not removed, now or later this turn.
  'soviet-union moscow second':
    'À utiliser quand une armée soviétique à Moscou est sur le point d’être retirée : elle n’est pas retirée, ni maintenant ni plus tard pendant ce tour.',
  // Use immediately after an Axis Army is built or recruited in Moscow or in a land space adjacent to Moscow (Russia, Ukraine, Siberia, Kazakhstan): eliminate that Army.
  'soviet-union rasputitsa second':
    'À utiliser immédiatement après qu’une armée de l’Axe a été construite ou recrutée à Moscou ou dans une zone terrestre adjacente à Moscou (Russie, Ukraine, Sibérie, Kazakhstan) : éliminez cette armée.',
  // Use when a Soviet Army in Ukraine is about to be removed: that Army is not removed, now or later this turn.
  'soviet-union stalingrad second':
    'À utiliser quand une armée soviétique en Ukraine est sur le point d’être retirée : elle n’est pas retirée, ni maintenant ni plus tard pendant ce tour.',
  // Once per turn, when you battle a land space: discard 2 cards from your hand to battle the same land space again or a land space adjacent to it (normal battle rules).
  'soviet-union frontal-assault second':
    'Une fois par tour, quand vous livrez bataille dans une zone terrestre : défaussez 2 cartes de votre main pour livrer de nouveau bataille dans la même zone terrestre ou dans une zone terrestre adjacente à celle-ci (règles normales de bataille).',
  // As your Play step you may, in place of playing a card from hand, pay 2 cards of your hand (discarded) and play one Build Army card out of your discard pile.
  'soviet-union guards second':
    'Comme phase de jeu, au lieu de jouer une carte de votre main, vous pouvez payer 2 cartes de votre main (défaussées) et jouer une carte « Construire une armée » de votre défausse.',
  // For Axis countries Ukraine does not count as a Supply space: they can neither trace supply to it nor score it as a star.
  'soviet-union scorched-earth second':
    'Pour les pays de l’Axe, l’Ukraine ne compte pas comme une zone de ravitaillement : ils ne peuvent ni y tracer leur ravitaillement ni en marquer l’étoile.',
  // Soviet Armies are always in supply. Soviet Armies must still be built in the Home space or adjacent to a supplied Soviet piece.
  'soviet-union shverniks-evacuation-council second':
    'Les armées soviétiques sont toujours ravitaillées. Les armées soviétiques doivent tout de même être construites dans la zone nationale ou à côté d’une pièce soviétique ravitaillée.',
  // Once per turn, when you battle a land space: discard 1 card from your hand to battle the same space again.
  'soviet-union stavka-forms-artillery-corps second':
    'Une fois par tour, quand vous livrez bataille dans une zone terrestre : défaussez 1 carte de votre main pour livrer de nouveau bataille dans la même zone.',
  // When you play a Build Army card for your Play step: put that card on top of your draw deck instead of in your discard pile.
  'soviet-union women-conscripts second':
    'Quand vous jouez une carte « Construire une armée » pour votre phase de jeu : mettez cette carte sur le dessus de votre pioche au lieu de votre défausse.',
  // Only if a United States Army is within 2 spaces of Italy: Italy discards the top 4 cards of its draw deck.
  'united-states b-24-liberator second':
    'Seulement si une armée américaine est à 2 zones ou moins de l’Italie : l’Italie défausse les 4 premières cartes de sa pioche.',
  // Choose one Axis country whose Home space has a United States Army within 3 spaces of it; that country discards the top 4 cards of its draw deck. Without such an Army nothing happens.
  'united-states b-26-marauder second':
    'Choisissez un pays de l’Axe dont la zone nationale a une armée américaine à 3 zones ou moins ; ce pays défausse les 4 premières cartes de sa pioche. Sans une telle armée, il ne se passe rien.',
  // Only if a United States Army is within 3 spaces of Germany: Germany discards the top 5 cards of its draw deck.
  'united-states b-29-superfortress second':
    'Seulement si une armée américaine est à 3 zones ou moins de l’Allemagne : l’Allemagne défausse les 5 premières cartes de sa pioche.',
  // Choose one Axis country whose Home space has a United States Army or Navy adjacent to it; that country discards the top 7 cards of its draw deck. Without such a piece nothing happens.
  'united-states firestorm-bombing second':
    'Choisissez un pays de l’Axe dont la zone nationale est adjacente à une armée ou une flotte américaine ; ce pays défausse les 7 premières cartes de sa pioche. Sans une telle pièce, il ne se passe rien.',
  // Only if a United States Navy is within 2 spaces of Japan (Sea of Japan, North Pacific, Central Pacific, South China Sea): Japan discards the top 4 cards of its draw deck.
  'united-states sbd-dauntless second':
    'Seulement si une flotte américaine est à 2 zones ou moins du Japon (mer du Japon, Pacifique Nord, Pacifique central, mer de Chine du Sud) : le Japon défausse les 4 premières cartes de sa pioche.',
  // The United Kingdom may build an Army and may build a Navy, in the order it chooses (it chooses the spaces).
  'united-states arsenal-of-democracy second':
    'Le Royaume-Uni peut construire une armée et peut construire une flotte, dans l’ordre de son choix (il choisit les zones).',
  // First recruit an Army in Hawaii, then build a Navy in a sea space adjacent to it (North Pacific, Central Pacific or East Pacific; normal build rules).
  'united-states fleet-deployed-to-pearl-harbor second':
    'Recrutez d’abord une armée à Hawaï, puis construisez une flotte dans une zone maritime adjacente (Pacifique Nord, Pacifique central ou Pacifique Est ; règles normales de construction).',
  // Play any one card from your discard pile, with its normal effect.
  'united-states flexible-resources second':
    'Jouez n’importe quelle carte de votre défausse, avec son effet normal.',
  // The United Kingdom may recruit one Army in Western Europe, North Africa or Africa (its choice).
  'united-states free-french-allies second':
    'Le Royaume-Uni peut recruter une armée en Europe de l’Ouest, en Afrique du Nord ou en Afrique (à son choix).',
  // First recruit an Army in New Zealand, then build a Navy in a sea space adjacent to it (South Pacific or East Pacific; normal build rules).
  'united-states guadalcanal second':
    'Recrutez d’abord une armée en Nouvelle-Zélande, puis construisez une flotte dans une zone maritime adjacente (Pacifique Sud ou Pacifique Est ; règles normales de construction).',
  // Choose the United Kingdom or the Soviet Union. That country may play one card from its hand; then it may draw one card, whether or not it played one.
  'united-states lend-lease second':
    'Choisissez le Royaume-Uni ou l’Union soviétique. Ce pays peut jouer une carte de sa main ; puis il peut piocher une carte, qu’il en ait joué une ou non.',
  // Recruit one Soviet Army, in Russia. After that the Soviet Union may build an Army (it chooses the space).
  'united-states murmansk-convoy second':
    'Recrutez une armée soviétique en Russie. Après cela, l’Union soviétique peut construire une armée (elle choisit la zone).',
  // One face-down Japanese Response card on the table, chosen at random, is discarded without anyone but its owner seeing it.
  'united-states operation-magic second':
    'Une carte Réponse japonaise face cachée sur la table, tirée au hasard, est défaussée sans que personne d’autre que son propriétaire ne la voie.',
  // First build an Army in Western Europe, then make one land battle, in Germany or in Italy (normal build and battle rules; the battle does not depend on the build).
  'united-states patton-advances second':
    'Construisez d’abord une armée en Europe de l’Ouest, puis livrez une bataille terrestre, en Allemagne ou en Italie (règles normales de construction et de bataille ; la bataille ne dépend pas de la construction).',
  // One at a time and once per piece, you may eliminate a United States Army or Navy that was on the board when this was played, then build it (normal build rules, supply checked then). Its reactions finish before the next. A piece that cannot be rebuilt stays off the board.
  'united-states theater-shift second':
    'Une par une et une seule fois par pièce, vous pouvez éliminer une armée ou une flotte américaine qui était sur le plateau quand cette carte a été jouée, puis la construire (règles normales de construction, ravitaillement vérifié à ce moment-là). Ses réactions se terminent avant la suivante. Une pièce qui ne peut pas être reconstruite reste hors du plateau.',
  // Once per turn, when you battle a sea space: discard the top card of your draw deck to build a Navy in the space battled (normal build rules).
  'united-states aircraft-carriers second':
    'Une fois par tour, quand vous livrez bataille dans une zone maritime : défaussez la première carte de votre pioche pour construire une flotte dans la zone de la bataille (règles normales de construction).',
  // Armies of any Allied country in Szechuan are always in supply. Also, as your Play step you may, in place of playing a card from hand, pay the top 2 cards of your draw deck (discarded) and recruit a United States Army in Szechuan.
  'united-states american-volunteer-group-expands second':
    'Les armées de tout pays allié au Sichuan sont toujours ravitaillées. De plus, comme phase de jeu, au lieu de jouer une carte de votre main, vous pouvez payer les 2 premières cartes de votre pioche (défaussées) et recruter une armée américaine au Sichuan.',
  // Once per turn, when you battle a land space: if that space is adjacent to a supplied United States Navy when you use this, discard the top card of your draw deck to build an Army in the space battled (normal build rules).
  'united-states amphibious-landings second':
    'Une fois par tour, quand vous livrez bataille dans une zone terrestre : si cette zone est adjacente à une flotte américaine ravitaillée au moment où vous utilisez cette carte, défaussez la première carte de votre pioche pour construire une armée dans la zone de la bataille (règles normales de construction).',
  // When you play an Economic Warfare card: the Axis country that must discard for it has to discard 2 more cards (added before any reduction). If the card's own condition fails there is no such country and nothing is added.
  'united-states flying-fortresses second':
    'Quand vous jouez une carte Guerre économique : le pays de l’Axe qui doit défausser pour elle doit défausser 2 cartes de plus (ajoutées avant toute réduction). Si la condition de la carte elle-même n’est pas remplie, il n’y a pas de tel pays et rien n’est ajouté.',
  // Once per turn (any country's turn), when a supplied United States Navy is battled: discard the top 2 cards of your draw deck and that Navy is not removed by this battle.
  'united-states radar second':
    'Une fois par tour (de n’importe quel pays), quand bataille est livrée à une flotte américaine ravitaillée : défaussez les 2 premières cartes de votre pioche, et cette flotte n’est pas retirée par cette bataille.',
  // Once per turn, at the beginning of your Discard step: put 1 or 2 cards from your hand on the bottom of your draw deck.
  'united-states rosie-the-riveter second':
    'Une fois par tour, au début de votre phase de défausse : mettez 1 ou 2 cartes de votre main sous votre pioche.',
  // Once per turn, when you build a Navy: discard the top card of your draw deck to build another Navy (any legal sea space).
  'united-states superior-shipyards second':
    'Une fois par tour, quand vous construisez une flotte : défaussez la première carte de votre pioche pour construire une autre flotte (dans toute zone maritime permise).',
  // Once per turn, when you build an Army: discard the top card of your draw deck to build another Army (any legal land space).
  'united-states wartime-production second':
    'Une fois par tour, quand vous construisez une armée : défaussez la première carte de votre pioche pour construire une autre armée (dans toute zone terrestre permise).',
};
