import type { CardTexts } from '../catalogue.js';

/** Card texts by card; the English text stands above each. */
export const cards: CardTexts = {
  // Place an available Army in your Home space or in a land space adjacent to a supplied piece of yours: in supply at once, no enemy Army, no other of yours there. Or name a supplied Army of yours as just built (for reactions).
  'build-army second':
    'Setze eine verfügbare Armee in dein Heimatgebiet oder in ein Landgebiet neben einer deiner versorgten Einheiten: Sie muss sofort versorgt sein, und dort darf weder eine feindliche noch eine andere Armee von dir stehen. Oder benenne eine deiner versorgten Armeen als eben gebaut (für Reaktionen).',
  // Choose a land space adjacent to one of your supplied pieces, without an Army of your team. Remove one enemy Army there; an empty space may be battled to set off reactions.
  'land-battle second':
    'Wähle ein Landgebiet neben einer deiner versorgten Einheiten, in dem keine Armee deines Teams steht. Entferne dort eine feindliche Armee; auch ein leeres Gebiet darf angegriffen werden, um Reaktionen auszulösen.',
  // Place an available Navy in a sea space adjacent to a supplied piece of yours: in supply at once, port included, no enemy Navy, no other of yours there. Or name a supplied Navy of yours as just built (for reactions).
  'build-navy second':
    'Setze eine verfügbare Flotte in ein Seegebiet neben einer deiner versorgten Einheiten: Sie muss sofort versorgt sein, auch mit Hafen, und dort darf weder eine feindliche noch eine andere Flotte von dir stehen. Oder benenne eine deiner versorgten Flotten als eben gebaut (für Reaktionen).',
  // Choose a sea space adjacent to one of your supplied pieces, without a Navy of your team. Remove one enemy Navy there; an empty space may be battled to set off reactions.
  'sea-battle second':
    'Wähle ein Seegebiet neben einer deiner versorgten Einheiten, in dem keine Flotte deines Teams steht. Entferne dort eine feindliche Flotte; auch ein leeres Gebiet darf angegriffen werden, um Reaktionen auszulösen.',
  // For each German Army in a land space adjacent to the North Sea (Iceland, United Kingdom, Scandinavia, Western Europe, North Africa): the United Kingdom discards the top 2 cards of its draw deck and the Axis gain 1 VP. German Navies do not count.
  'germany submarines-enforce-blockade second':
    'Für jede deutsche Armee in einem Landgebiet neben der Nordsee (Island, Großbritannien, Skandinavien, Westeuropa, Nordafrika): Großbritannien legt die obersten 2 Karten seines Decks ab, und die Achse bekommt 1 SP. Deutsche Flotten zählen nicht.',
  // For each German Navy anywhere on the board: the United Kingdom discards the top 2 cards of its draw deck and the Axis gain 1 VP.
  'germany submarines-lead-the-battle-of-the-atlantic second':
    'Für jede deutsche Flotte, wo immer sie auf dem Brett steht: Großbritannien legt die obersten 2 Karten seines Decks ab, und die Achse bekommt 1 SP.',
  // The United Kingdom discards the top 2 cards of its draw deck, plus 3 more (5 in all) if no Allied Navy of any country is in the North Sea. The Axis gain 1 VP in either case.
  'germany submarines-prey-on-unprotected-shipping second':
    'Großbritannien legt die obersten 2 Karten seines Decks ab und 3 weitere (insgesamt 5), wenn keine alliierte Flotte irgendeines Landes in der Nordsee steht. In jedem Fall bekommt die Achse 1 SP.',
  // For each German Army or Navy that is in Scandinavia or in a space adjacent to it (Russia, North Sea, Baltic Sea): the Soviet Union discards the top 2 cards of its draw deck and the Axis gain 1 VP.
  'germany submarines-raid-murmansk-convoy second':
    'Für jede deutsche Armee oder Flotte in Skandinavien oder in einem angrenzenden Gebiet (Russland, Nordsee, Ostsee): Die Sowjetunion legt die obersten 2 Karten ihres Decks ab, und die Achse bekommt 1 SP.',
  // Choose any one Allied country; it discards the top 2 cards of its draw deck. The Axis gain 2 VP.
  'germany submarines-of-the-monsoon-group second':
    'Wähle ein beliebiges alliiertes Land; es legt die obersten 2 Karten seines Decks ab. Die Achse bekommt 2 SP.',
  // Only if a German Army is in Western Europe: the United Kingdom discards the top card of its draw deck and the Axis gain 3 VP. Otherwise nothing happens.
  'germany v-weapons second':
    'Nur wenn eine deutsche Armee in Westeuropa steht: Großbritannien legt die oberste Karte seines Decks ab, und die Achse bekommt 3 SP. Sonst geschieht nichts.',
  // Up to 3 land battles, one after another, each in a space that at the beginning of this turn held a Soviet Army adjacent to a German Army. Each must be legal when it is made (an adjacent supplied German piece, no Axis Army there), and its reactions finish before the next.
  'germany broad-front second':
    'Bis zu 3 Landschlachten nacheinander, jede in einem Gebiet, in dem zu Beginn dieses Zuges eine sowjetische Armee neben einer deutschen Armee stand. Jede muss erlaubt sein, wenn sie geschlagen wird (eine versorgte deutsche Einheit daneben, dort keine Armee der Achse), und ihre Reaktionen werden vor der nächsten abgeschlossen.',
  // Recruit 1 or 2 German Armies, one after another, each in Germany or in a land space adjacent to Germany.
  'germany forced-conscription second':
    'Rekrutiere nacheinander 1 oder 2 deutsche Armeen, jede in Deutschland oder in einem Landgebiet neben Deutschland.',
  // Do one of these: build an Army; build a Navy; battle a land space; battle a sea space.
  'germany guns-and-butter second':
    'Tu eines davon: Baue eine Armee; baue eine Flotte; greife ein Landgebiet an; greife ein Seegebiet an.',
  // Recruit an Italian Army in the Balkans; then eliminate one Allied Army in Ukraine (you choose which if there are several). Neither part depends on the other.
  'germany military-dictatorships-in-the-balkans second':
    'Rekrutiere eine italienische Armee auf dem Balkan; eliminiere dann eine alliierte Armee in der Ukraine (stehen dort mehrere, wählst du). Keiner der beiden Teile hängt vom anderen ab.',
  // The Axis gain 1 VP for each German Army and each German Navy on the board outside the Germany space. Scored at once, even if Germany is enemy-occupied.
  'germany plunder second':
    'Die Achse bekommt 1 SP für jede deutsche Armee und jede deutsche Flotte auf dem Brett außerhalb des Gebiets Deutschland. Die SP gibt es sofort, auch wenn Deutschland vom Feind besetzt ist.',
  // One at a time and once per Army, you may eliminate a German Army that was on the board when this was played, then build it (normal build rules, supply checked then). Its reactions finish before the next. An Army that cannot be rebuilt stays off the board.
  'germany the-autobahn second':
    'Nacheinander und jede höchstens einmal: Du darfst eine deutsche Armee, die beim Ausspielen dieser Karte auf dem Brett war, eliminieren und dann bauen (nach den normalen Bauregeln; die Versorgung wird dann geprüft). Die Reaktionen darauf werden abgeschlossen, bevor die nächste folgt. Eine Armee, die nicht wieder gebaut werden kann, kommt nicht zurück aufs Brett.',
  // During your Victory step the Axis gain 1 VP for each German Army in Ukraine, Kazakhstan or Russia (up to 3).
  'germany abundant-resources second':
    'In deiner Wertungsphase bekommt die Achse 1 SP für jede deutsche Armee in der Ukraine, in Kasachstan oder in Russland (höchstens 3).',
  // Once per turn (any country's turn), when an Axis Army in Western Europe is battled: the country that started the battle discards the top 3 cards of its draw deck.
  'germany atlantic-wall second':
    'Einmal pro Zug (gleich welchen Landes), wenn eine Armee der Achse in Westeuropa angegriffen wird: Das angreifende Land legt die obersten 3 Karten seines Decks ab.',
  // Once per turn, when you build an Army: discard the top card of your draw deck to battle a land space adjacent to the Army just built.
  'germany bias-for-action second':
    'Einmal pro Zug, wenn du eine Armee baust: Lege die oberste Karte deines Decks ab, um ein Landgebiet neben der eben gebauten Armee anzugreifen.',
  // Once per turn, when you battle a land space: discard the top card of your draw deck to build an Army in the space battled (normal build rules).
  'germany blitzkrieg second':
    'Einmal pro Zug, wenn du ein Landgebiet angreifst: Lege die oberste Karte deines Decks ab, um im angegriffenen Gebiet eine Armee zu bauen (nach den normalen Bauregeln).',
  // As your Play step you may, in place of playing a card from hand, pay the top 2 cards of your draw deck (discarded) and build one Army.
  'germany conscription second':
    'In deiner Spielphase darfst du, statt eine Karte von der Hand zu spielen, die obersten 2 Karten deines Decks zahlen (sie werden abgelegt) und eine Armee bauen.',
  // Once per turn, when you battle a land space: discard the top card of your draw deck to battle the same land space again or a land space adjacent to it (normal battle rules).
  'germany dive-bombers second':
    'Einmal pro Zug, wenn du ein Landgebiet angreifst: Lege die oberste Karte deines Decks ab, um dasselbe Landgebiet noch einmal oder ein angrenzendes Landgebiet anzugreifen (nach den normalen Schlachtregeln).',
  // When Germany is a target of an Economic Warfare card, reduce the number of cards Germany must discard for that card by 3, to no less than 0.
  'germany jet-fighters second':
    'Ist Deutschland Ziel einer Wirtschaftskriegskarte, muss es für diese Karte 3 Karten weniger ablegen, jedoch nicht weniger als 0.',
  // Once per turn, at the beginning of your turn: look at the top 4 cards of your draw deck and put them back on top in any order.
  'germany superior-planning second':
    'Einmal pro Zug, zu Beginn deines Zuges: Sieh dir die obersten 4 Karten deines Decks an und lege sie in beliebiger Reihenfolge wieder obenauf.',
  // During your Victory step: the Axis gain 1 VP if a German Navy is in the Baltic Sea; then the Axis gain 1 VP if a German Army is in Scandinavia. The two parts are independent.
  'germany swedish-iron-ore second':
    'In deiner Wertungsphase: Die Achse bekommt 1 SP, wenn eine deutsche Flotte in der Ostsee steht; dann bekommt die Achse 1 SP, wenn eine deutsche Armee in Skandinavien steht. Die beiden Teile sind voneinander unabhängig.',
  // Once per turn, when you build an Army: discard the top 2 cards of your draw deck to build another Army in a land space adjacent to the Army just built (normal build rules).
  'germany synthetic-fuel second':
    'Einmal pro Zug, wenn du eine Armee baust: Lege die obersten 2 Karten deines Decks ab, um eine weitere Armee in einem Landgebiet neben der eben gebauten zu bauen (nach den normalen Bauregeln).',
  // Once per turn, at the beginning of your turn: discard the top card of your draw deck to recruit an Army in Germany. This does not use up your Play step.
  'germany volksturm second':
    'Einmal pro Zug, zu Beginn deines Zuges: Lege die oberste Karte deines Decks ab, um in Deutschland eine Armee zu rekrutieren. Deine Spielphase wird dadurch nicht verbraucht.',
  // When a German Economic Warfare card with the word Submarines resolves, the Allied country it hits discards 2 extra cards in all (not per piece counted), or 3 extra if a German Army is in Scandinavia. This holds even if the card itself counts no piece.
  'germany wolf-packs second':
    'Wird eine deutsche Wirtschaftskriegskarte mit dem Wort „U-Boote“ ausgeführt, legt das getroffene alliierte Land insgesamt 2 Karten mehr ab (nicht je gezählter Einheit), oder 3 mehr, wenn eine deutsche Armee in Skandinavien steht. Das gilt auch, wenn die Karte selbst keine Einheit zählt.',
  // For each Japanese Navy in the Bay of Bengal or in a sea space adjacent to it: the United Kingdom discards the top 2 cards of its draw deck and the Axis gain 2 VP.
  'japan indian-ocean-patrols second':
    'Für jede japanische Flotte im Golf von Bengalen oder in einem angrenzenden Seegebiet: Großbritannien legt die obersten 2 Karten seines Decks ab, und die Achse bekommt 2 SP.',
  // For each Japanese Navy in the East Pacific or in a sea space adjacent to it: the United States discards the top 2 cards of its draw deck and the Axis gain 2 VP.
  'japan submarines-support-pacific-islands second':
    'Für jede japanische Flotte im Ostpazifik oder in einem angrenzenden Seegebiet: Die USA legen die obersten 2 Karten ihres Decks ab, und die Achse bekommt 2 SP.',
  // Use when you battle a land space: battle the same land space again or a land space adjacent to it (normal battle rules).
  'japan banzai-charge second':
    'Einsetzen, wenn du ein Landgebiet angreifst: Greife dasselbe Landgebiet noch einmal oder ein angrenzendes Landgebiet an (nach den normalen Schlachtregeln).',
  // Use when a supplied Japanese Navy is about to be removed: that Navy is not removed, now or later this turn.
  'japan battleship-repair second':
    'Einsetzen, wenn eine versorgte japanische Flotte entfernt werden soll: Sie wird weder jetzt noch später in diesem Zug entfernt.',
  // Use when you battle in China or in a land space adjacent to China (Mongolia, Vladivostok, Szechuan, Southeast Asia): build an Army in the space battled; then battle in China or in a land space adjacent to China.
  'japan china-offensive second':
    'Einsetzen, wenn du in China oder in einem Landgebiet neben China angreifst (Mongolei, Wladiwostok, Szechuan, Südostasien): Baue eine Armee im angegriffenen Gebiet; greife dann in China oder in einem Landgebiet neben China an.',
  // Use when you battle a sea space: build 1 or 2 Armies, one after another, each in a land space adjacent to that sea space (normal build rules).
  'japan destroyer-transport second':
    'Einsetzen, wenn du ein Seegebiet angreifst: Baue nacheinander 1 oder 2 Armeen, jede in einem Landgebiet neben diesem Seegebiet (nach den normalen Bauregeln).',
  // Use when you battle in Southeast Asia: first make a sea battle in the South China Sea, then recruit an Army in Southeast Asia.
  'japan fall-of-singapore second':
    'Einsetzen, wenn du in Südostasien angreifst: Schlage zuerst eine Seeschlacht im Südchinesischen Meer, rekrutiere dann eine Armee in Südostasien.',
  // Use immediately after an Allied Navy is built in a sea space adjacent to any Japanese piece: eliminate that Navy.
  'japan kamikaze second':
    'Einsetzen, unmittelbar nachdem eine alliierte Flotte in einem Seegebiet neben einer beliebigen japanischen Einheit gebaut wurde: Eliminiere diese Flotte.',
  // Use when a supplied Japanese Army in China, Szechuan, Mongolia or Vladivostok is about to be removed: that Army is not removed, now or later this turn.
  'japan kwantung-army second':
    'Einsetzen, wenn eine versorgte japanische Armee in China, in Szechuan, in der Mongolei oder in Wladiwostok entfernt werden soll: Sie wird weder jetzt noch später in diesem Zug entfernt.',
  // Use at the beginning of your turn: recruit a Navy in the North Pacific or in a sea space adjacent to it (Sea of Japan, Central Pacific, East Pacific).
  'japan mobile-force second':
    'Einsetzen zu Beginn deines Zuges: Rekrutiere eine Flotte im Nordpazifik oder in einem angrenzenden Seegebiet (Japanisches Meer, Zentralpazifik, Ostpazifik).',
  // Use when you build a Navy: build 1 or 2 Armies, one after another, each in a land space adjacent to the sea space of that Navy (normal build rules).
  'japan special-naval-landing-forces second':
    'Einsetzen, wenn du eine Flotte baust: Baue nacheinander 1 oder 2 Armeen, jede in einem Landgebiet neben dem Seegebiet dieser Flotte (nach den normalen Bauregeln).',
  // Use when you battle a sea space: make a further sea battle, in any sea space, then a land battle, in any land space (each by normal battle rules; neither depends on the other).
  'japan surprise-attack second':
    'Einsetzen, wenn du ein Seegebiet angreifst: Schlage eine weitere Seeschlacht in einem beliebigen Seegebiet, dann eine Landschlacht in einem beliebigen Landgebiet (jede nach den normalen Schlachtregeln; keine hängt von der anderen ab).',
  // Use at any time during your own turn: for the rest of this turn, Japanese pieces in the Central Pacific or in a space adjacent to it are in supply.
  'japan truk second':
    'Einsetzen zu beliebiger Zeit in deinem eigenen Zug: Für den Rest dieses Zuges sind japanische Einheiten im Zentralpazifik und in angrenzenden Gebieten versorgt.',
  // During your Victory step the Axis gain 2 VP if a Japanese Army is in Hawaii, Pacific Northwest or New Zealand. Never more than 2, however many of them are held.
  'japan forward-bases second':
    'In deiner Wertungsphase bekommt die Achse 2 SP, wenn eine japanische Armee auf Hawaii, im Pazifischen Nordwesten oder in Neuseeland steht. Nie mehr als 2, wie viele davon auch gehalten werden.',
  // During your Victory step the Axis gain 1 VP for each Japanese Army in Indonesia, New Guinea or Southeast Asia.
  'japan greater-east-asia-co-prosperity-sphere second':
    'In deiner Wertungsphase bekommt die Achse 1 SP für jede japanische Armee in Indonesien, auf Neuguinea oder in Südostasien.',
  // During your Victory step the Axis gain 1 VP if a Japanese Army is in Iwo Jima or the Philippines. Never more than 1.
  'japan imperial-designs second':
    'In deiner Wertungsphase bekommt die Achse 1 SP, wenn eine japanische Armee auf Iwojima oder auf den Philippinen steht. Nie mehr als 1.',
  // During your Victory step the Axis gain 1 VP if no Allied Army is in Hawaii.
  'japan unimpeded-merchant-shipping second':
    'In deiner Wertungsphase bekommt die Achse 1 SP, wenn keine alliierte Armee auf Hawaii steht.',
  // The United Kingdom discards the top card of its draw deck, plus 1 more (2 in all) if no Allied Navy is in the Mediterranean Sea. The Axis gain 1 VP in either case.
  'italy decima-flottiglia-mas second':
    'Großbritannien legt die oberste Karte seines Decks ab und 1 weitere (insgesamt 2), wenn keine alliierte Flotte im Mittelmeer steht. In jedem Fall bekommt die Achse 1 SP.',
  // For each Italian Navy anywhere on the board: the United Kingdom discards the top card of its draw deck and the Axis gain 1 VP.
  'italy regia-marina-closes-shipping-lanes second':
    'Für jede italienische Flotte, wo immer sie auf dem Brett steht: Großbritannien legt die oberste Karte seines Decks ab, und die Achse bekommt 1 SP.',
  // Recruit a German Army in North Africa; then recruit a German Navy in the Mediterranean Sea.
  'italy afrika-korps second':
    'Rekrutiere eine deutsche Armee in Nordafrika; rekrutiere dann eine deutsche Flotte im Mittelmeer.',
  // One face-down Soviet Response card on the table, chosen at random, is discarded without anyone but its owner seeing it.
  'italy division-azul second':
    'Eine zufällig bestimmte, verdeckt ausliegende sowjetische Reaktionskarte wird abgelegt, ohne dass jemand außer dem Besitzer sie sieht.',
  // First eliminate one Allied Army of your choice in the Balkans, then recruit a German Army there. Neither part depends on the other.
  'italy german-aid-in-greece second':
    'Eliminiere zuerst eine alliierte Armee deiner Wahl auf dem Balkan, rekrutiere dann dort eine deutsche Armee. Keiner der beiden Teile hängt vom anderen ab.',
  // Build an Italian Army in North Africa; then build an Italian Navy in the Bay of Bengal (each must obey the normal build rules).
  'italy italian-east-africa second':
    'Baue eine italienische Armee in Nordafrika; baue dann eine italienische Flotte im Golf von Bengalen (beides nach den normalen Bauregeln).',
  // Build an Italian Army in Ukraine and build an Italian Army in Russia (each must obey the normal build rules; in this order, so the first may supply the second).
  'italy italy-attacks-communists second':
    'Baue eine italienische Armee in der Ukraine und baue eine italienische Armee in Russland (beides nach den normalen Bauregeln und in dieser Reihenfolge, die erste kann also die zweite versorgen).',
  // The Axis gain 1 VP for each Italian Army and each Italian Navy on the board outside the Italy space. Scored at once, even if Italy is enemy-occupied.
  'italy plunder second':
    'Die Achse bekommt 1 SP für jede italienische Armee und jede italienische Flotte auf dem Brett außerhalb des Gebiets Italien. Die SP gibt es sofort, auch wenn Italien vom Feind besetzt ist.',
  // Use immediately after an Italian Army that was in supply is removed: recruit a German Army in the space it left.
  'italy german-reinforcements-counterattack second':
    'Einsetzen, unmittelbar nachdem eine italienische Armee entfernt wurde, die versorgt war: Rekrutiere eine deutsche Armee in dem Gebiet, das sie verlassen hat.',
  // Use when an Axis Army (any Axis country) in Italy is about to be removed: that Army is not removed, now or later this turn.
  'italy monte-cassino second':
    'Einsetzen, wenn eine Armee der Achse (gleich welchen Landes) in Italien entfernt werden soll: Sie wird weder jetzt noch später in diesem Zug entfernt.',
  // Use immediately after a German Army that was in supply is removed: recruit an Italian Army in the space it left.
  'italy romanian-reinforcements second':
    'Einsetzen, unmittelbar nachdem eine deutsche Armee entfernt wurde, die versorgt war: Rekrutiere eine italienische Armee in dem Gebiet, das sie verlassen hat.',
  // Use when Italy is a target of an Economic Warfare card: reduce the number of cards Italy must discard for that card by 5, to no less than 0.
  'italy skilled-pilots second':
    'Einsetzen, wenn Italien Ziel einer Wirtschaftskriegskarte ist: Italien muss für diese Karte 5 Karten weniger ablegen, jedoch nicht weniger als 0.',
  // During your Victory step the Axis gain 1 VP for each Italian Army in Russia or Ukraine (up to 2).
  'italy anti-communist-sentiment second':
    'In deiner Wertungsphase bekommt die Achse 1 SP für jede italienische Armee in Russland oder in der Ukraine (höchstens 2).',
  // During your Victory step the Axis gain 1 VP if an Italian Army is in the Balkans.
  'italy balkan-resources second':
    'In deiner Wertungsphase bekommt die Achse 1 SP, wenn eine italienische Armee auf dem Balkan steht.',
  // As your Play step you may, in place of playing a card from hand, pay the top 2 cards of your draw deck (discarded) and make one land battle (normal battle rules).
  'italy bravado second':
    'In deiner Spielphase darfst du, statt eine Karte von der Hand zu spielen, die obersten 2 Karten deines Decks zahlen (sie werden abgelegt) und eine Landschlacht schlagen (nach den normalen Schlachtregeln).',
  // During your Victory step the Axis gain 1 VP for each Axis Army (any Axis country) in North Africa, Africa or Middle East.
  'italy impero-italiano second':
    'In deiner Wertungsphase bekommt die Achse 1 SP für jede Armee der Achse (gleich welchen Landes) in Nordafrika, in Afrika oder im Nahen Osten.',
  // During your Victory step the Axis gain 1 VP for each Italian Navy on the board.
  'italy mare-nostrum second':
    'In deiner Wertungsphase bekommt die Achse 1 SP für jede italienische Flotte auf dem Brett.',
  // Choose Germany or Italy; that country discards the top 4 cards of its draw deck.
  'united-kingdom bomber-command second':
    'Wähle Deutschland oder Italien; dieses Land legt die obersten 4 Karten seines Decks ab.',
  // Germany, then Italy, each chooses one: discard the top 2 cards of its own draw deck, or eliminate one of its own Navies in the Mediterranean Sea. A country without a Navy there must discard.
  'united-kingdom malta-submarines second':
    'Erst Deutschland, dann Italien wählt jeweils eines: die obersten 2 Karten des eigenen Decks ablegen oder eine eigene Flotte im Mittelmeer eliminieren. Ein Land ohne Flotte dort muss ablegen.',
  // Recruit an Army in Indonesia and an Army in New Guinea; then recruit a Navy in the South China Sea.
  'united-kingdom dutch-east-indies second':
    'Rekrutiere eine Armee in Indonesien und eine Armee auf Neuguinea; rekrutiere dann eine Flotte im Südchinesischen Meer.',
  // Recruit an Army in Africa, and recruit a Navy in the Southern Ocean or the Bay of Bengal.
  'united-kingdom general-smuts-strengthens-ties-to-uk second':
    'Rekrutiere eine Armee in Afrika und rekrutiere eine Flotte im Südpolarmeer oder im Golf von Bengalen.',
  // Recruit one United Kingdom Army; you choose India, Australia or Canada.
  'united-kingdom increased-commonwealth-support second':
    'Rekrutiere eine britische Armee; du wählst Indien, Australien oder Kanada.',
  // Eliminate one Axis Army in the Balkans; then recruit a United Kingdom Army in the Balkans. Neither part depends on the other.
  'united-kingdom king-peter-enthroned-in-yugoslavia second':
    'Eliminiere eine Armee der Achse auf dem Balkan; rekrutiere dann eine britische Armee auf dem Balkan. Keiner der beiden Teile hängt vom anderen ab.',
  // First build an Army in Southeast Asia, then make one land battle, in China or in Szechuan (normal build and battle rules; the battle does not depend on the build).
  'united-kingdom ledo-and-burma-roads second':
    'Baue zuerst eine Armee in Südostasien, schlage dann eine Landschlacht in China oder in Szechuan (nach den normalen Bau- und Schlachtregeln; die Schlacht hängt nicht vom Bau ab).',
  // Recruit an Army in Southeast Asia; then recruit a Navy in the South China Sea.
  'united-kingdom singapore-fortified second':
    'Rekrutiere eine Armee in Südostasien; rekrutiere dann eine Flotte im Südchinesischen Meer.',
  // Use immediately after an Axis country plays an Economic Warfare card: ignore all the game text of that card (discards and VP).
  'united-kingdom asw-tactics second':
    'Einsetzen, unmittelbar nachdem ein Land der Achse eine Wirtschaftskriegskarte gespielt hat: Ignoriere den ganzen Spieltext dieser Karte (Ablegen und SP).',
  // Use when a supplied United Kingdom Army is about to be removed: that Army is not removed, now or later this turn.
  'united-kingdom defensive-posture second':
    'Einsetzen, wenn eine versorgte britische Armee entfernt werden soll: Sie wird weder jetzt noch später in diesem Zug entfernt.',
  // Use when a supplied United States or United Kingdom Navy is about to be removed: that Navy is not removed, now or later this turn.
  'united-kingdom destroyers second':
    'Einsetzen, wenn eine versorgte amerikanische oder britische Flotte entfernt werden soll: Sie wird weder jetzt noch später in diesem Zug entfernt.',
  // Use immediately after Germany uses the game text of one of its Status cards: once that use has finished, discard that Status card.
  'united-kingdom enigma-code-cracked second':
    'Einsetzen, unmittelbar nachdem Deutschland den Spieltext einer seiner Statuskarten eingesetzt hat: Ist dieser Einsatz abgeschlossen, lege diese Statuskarte ab.',
  // Use immediately after an Axis country builds an Army in India, Australia or Canada: eliminate that Army.
  'united-kingdom loyal-to-the-crown second':
    'Einsetzen, unmittelbar nachdem ein Land der Achse in Indien, Australien oder Kanada eine Armee gebaut hat: Eliminiere diese Armee.',
  // Use when a United Kingdom piece in the United Kingdom or in a space adjacent to it (North Sea) is about to be removed: that piece is not removed, now or later this turn.
  'united-kingdom raf second':
    'Einsetzen, wenn eine britische Einheit in Großbritannien oder in einem angrenzenden Gebiet (Nordsee) entfernt werden soll: Sie wird weder jetzt noch später in diesem Zug entfernt.',
  // Use during your Play step after you play a card: shuffle that card into your draw deck instead of putting it in your discard pile.
  'united-kingdom rationing second':
    'Einsetzen in deiner Spielphase, nachdem du eine Karte gespielt hast: Mische diese Karte in dein Deck, statt sie auf deinen Ablagestapel zu legen.',
  // Each time you are allowed to build an Army (also one tied to a certain space, or granted by a teammate's card), you may recruit it in Australia in place of that build.
  'united-kingdom australia-forms-the-directorate-of-manpower second':
    'Jedes Mal, wenn du eine Armee bauen darfst (auch eine, die an ein bestimmtes Gebiet gebunden ist oder die die Karte eines Verbündeten erlaubt), darfst du sie statt dieses Baus in Australien rekrutieren.',
  // As your Play step you may, in place of playing a card from hand, pay 2 cards of your hand (discarded) and build one Army in Western Europe (normal build rules).
  'united-kingdom free-france second':
    'In deiner Spielphase darfst du, statt eine Karte von der Hand zu spielen, 2 Handkarten zahlen (sie werden abgelegt) und eine Armee in Westeuropa bauen (nach den normalen Bauregeln).',
  // Each time you are allowed to build an Army (also one tied to a certain space, or granted by a teammate's card), you may recruit it in India in place of that build.
  'united-kingdom lord-linlithgow-declares-india-to-be-at-war second':
    'Jedes Mal, wenn du eine Armee bauen darfst (auch eine, die an ein bestimmtes Gebiet gebunden ist oder die die Karte eines Verbündeten erlaubt), darfst du sie statt dieses Baus in Indien rekrutieren.',
  // During your Victory step: the Allies gain 1 VP if a United Kingdom Navy is in the North Atlantic; then the Allies gain 1 VP if a United Kingdom Army is in Canada. The two parts are independent.
  'united-kingdom mackenzie-king-drafts-the-national-resources-mobilization-act second':
    'In deiner Wertungsphase: Die Alliierten bekommen 1 SP, wenn eine britische Flotte im Nordatlantik steht; dann bekommen die Alliierten 1 SP, wenn eine britische Armee in Kanada steht. Die beiden Teile sind voneinander unabhängig.',
  // As your Play step you may, in place of playing a card from hand, pay 2 cards of your hand (discarded) and make one land battle, in Western Europe or in Italy (normal battle rules).
  'united-kingdom resistance second':
    'In deiner Spielphase darfst du, statt eine Karte von der Hand zu spielen, 2 Handkarten zahlen (sie werden abgelegt) und eine Landschlacht in Westeuropa oder in Italien schlagen (nach den normalen Schlachtregeln).',
  // Once per turn, when you battle a sea space: pay 2 cards of your hand (discarded) to make another sea battle, in that sea space or any other (normal battle rules).
  'united-kingdom the-royal-navy second':
    'Einmal pro Zug, wenn du ein Seegebiet angreifst: Zahle 2 Handkarten (sie werden abgelegt), um eine weitere Seeschlacht zu schlagen, in diesem oder einem beliebigen anderen Seegebiet (nach den normalen Schlachtregeln).',
  // Eliminate 1 or 2 Axis Armies (2 in all, not per space) in Moscow or in land spaces adjacent to Moscow (Russia, Ukraine, Siberia, Kazakhstan).
  'soviet-union general-winter second':
    'Eliminiere 1 oder 2 Armeen der Achse (2 insgesamt, nicht je Gebiet) in Moskau oder in Landgebieten neben Moskau (Russland, Ukraine, Sibirien, Kasachstan).',
  // Recruit a Soviet Army in Russia and recruit a Soviet Army in Eastern Europe.
  'soviet-union german-soviet-treaty second':
    'Rekrutiere eine sowjetische Armee in Russland und rekrutiere eine sowjetische Armee in Osteuropa.',
  // Eliminate one Axis Army of your choice that is in China or Szechuan.
  'soviet-union mao-tse-tung second':
    'Eliminiere eine Armee der Achse deiner Wahl in China oder in Szechuan.',
  // Eliminate one Axis Army in the Balkans; then recruit a Soviet or a United Kingdom Army in the Balkans. Neither part depends on the other.
  'soviet-union titos-partisans second':
    'Eliminiere eine Armee der Achse auf dem Balkan; rekrutiere dann eine sowjetische oder eine britische Armee auf dem Balkan. Keiner der beiden Teile hängt vom anderen ab.',
  // One at a time and once per Army, you may eliminate a Soviet Army that was on the board when this was played, then build it (normal build rules, supply checked then). Its reactions finish before the next. An Army that cannot be rebuilt stays off the board.
  'soviet-union trans-siberian-railroad second':
    'Nacheinander und jede höchstens einmal: Du darfst eine sowjetische Armee, die beim Ausspielen dieser Karte auf dem Brett war, eliminieren und dann bauen (nach den normalen Bauregeln; die Versorgung wird dann geprüft). Die Reaktionen darauf werden abgeschlossen, bevor die nächste folgt. Eine Armee, die nicht wieder gebaut werden kann, kommt nicht zurück aufs Brett.',
  // First recruit a Soviet Army in Vladivostok, then make one land battle in China (normal battle rules; it does not depend on the recruit).
  'soviet-union vasilevsky-takes-command-in-the-far-east second':
    'Rekrutiere zuerst eine sowjetische Armee in Wladiwostok, schlage dann eine Landschlacht in China (nach den normalen Schlachtregeln; sie hängt nicht vom Rekrutieren ab).',
  // Use at the beginning of your turn: recruit a Soviet Army in Moscow or in a land space adjacent to Moscow; then eliminate one Axis Army in Moscow.
  'soviet-union defense-of-the-motherland second':
    'Einsetzen zu Beginn deines Zuges: Rekrutiere eine sowjetische Armee in Moskau oder in einem Landgebiet neben Moskau; eliminiere dann eine Armee der Achse in Moskau.',
  // Use when a Soviet Army in Russia is about to be removed: that Army is not removed, now or later this turn.
  'soviet-union leningrad second':
    'Einsetzen, wenn eine sowjetische Armee in Russland entfernt werden soll: Sie wird weder jetzt noch später in diesem Zug entfernt.',
  // Use when a Soviet Army in Moscow is about to be removed: that Army is not removed, now or later this turn.
  'soviet-union moscow second':
    'Einsetzen, wenn eine sowjetische Armee in Moskau entfernt werden soll: Sie wird weder jetzt noch später in diesem Zug entfernt.',
  // Use immediately after an Axis Army is built or recruited in Moscow or in a land space adjacent to Moscow (Russia, Ukraine, Siberia, Kazakhstan): eliminate that Army.
  'soviet-union rasputitsa second':
    'Einsetzen, unmittelbar nachdem eine Armee der Achse in Moskau oder in einem Landgebiet neben Moskau (Russland, Ukraine, Sibirien, Kasachstan) gebaut oder rekrutiert wurde: Eliminiere diese Armee.',
  // Use when a Soviet Army in Ukraine is about to be removed: that Army is not removed, now or later this turn.
  'soviet-union stalingrad second':
    'Einsetzen, wenn eine sowjetische Armee in der Ukraine entfernt werden soll: Sie wird weder jetzt noch später in diesem Zug entfernt.',
  // Once per turn, when you battle a land space: discard 2 cards from your hand to battle the same land space again or a land space adjacent to it (normal battle rules).
  'soviet-union frontal-assault second':
    'Einmal pro Zug, wenn du ein Landgebiet angreifst: Lege 2 Handkarten ab, um dasselbe Landgebiet noch einmal oder ein angrenzendes Landgebiet anzugreifen (nach den normalen Schlachtregeln).',
  // As your Play step you may, in place of playing a card from hand, pay 2 cards of your hand (discarded) and play one Build Army card out of your discard pile.
  'soviet-union guards second':
    'In deiner Spielphase darfst du, statt eine Karte von der Hand zu spielen, 2 Handkarten zahlen (sie werden abgelegt) und eine Karte „Armee bauen“ aus deinem Ablagestapel spielen.',
  // For Axis countries Ukraine does not count as a Supply space: they can neither trace supply to it nor score it as a star.
  'soviet-union scorched-earth second':
    'Für Länder der Achse gilt die Ukraine nicht als Versorgungsgebiet: Sie können weder ihre Versorgung dorthin führen noch sie als Stern werten.',
  // Soviet Armies are always in supply. Soviet Armies must still be built in the Home space or adjacent to a supplied Soviet piece.
  'soviet-union shverniks-evacuation-council second':
    'Sowjetische Armeen sind immer versorgt. Gebaut werden müssen sie weiterhin im Heimatgebiet oder neben einer versorgten sowjetischen Einheit.',
  // Once per turn, when you battle a land space: discard 1 card from your hand to battle the same space again.
  'soviet-union stavka-forms-artillery-corps second':
    'Einmal pro Zug, wenn du ein Landgebiet angreifst: Lege 1 Handkarte ab, um dasselbe Gebiet noch einmal anzugreifen.',
  // When you play a Build Army card for your Play step: put that card on top of your draw deck instead of in your discard pile.
  'soviet-union women-conscripts second':
    'Wenn du in deiner Spielphase eine Karte „Armee bauen“ spielst: Lege sie oben auf dein Deck statt auf deinen Ablagestapel.',
  // Only if a United States Army is within 2 spaces of Italy: Italy discards the top 4 cards of its draw deck.
  'united-states b-24-liberator second':
    'Nur wenn eine amerikanische Armee höchstens 2 Gebiete von Italien entfernt ist: Italien legt die obersten 4 Karten seines Decks ab.',
  // Choose one Axis country whose Home space has a United States Army within 3 spaces of it; that country discards the top 4 cards of its draw deck. Without such an Army nothing happens.
  'united-states b-26-marauder second':
    'Wähle ein Land der Achse, von dessen Heimatgebiet eine amerikanische Armee höchstens 3 Gebiete entfernt ist; dieses Land legt die obersten 4 Karten seines Decks ab. Ohne eine solche Armee geschieht nichts.',
  // Only if a United States Army is within 3 spaces of Germany: Germany discards the top 5 cards of its draw deck.
  'united-states b-29-superfortress second':
    'Nur wenn eine amerikanische Armee höchstens 3 Gebiete von Deutschland entfernt ist: Deutschland legt die obersten 5 Karten seines Decks ab.',
  // Choose one Axis country whose Home space has a United States Army or Navy adjacent to it; that country discards the top 7 cards of its draw deck. Without such a piece nothing happens.
  'united-states firestorm-bombing second':
    'Wähle ein Land der Achse, an dessen Heimatgebiet eine amerikanische Armee oder Flotte angrenzt; dieses Land legt die obersten 7 Karten seines Decks ab. Ohne eine solche Einheit geschieht nichts.',
  // Only if a United States Navy is within 2 spaces of Japan (Sea of Japan, North Pacific, Central Pacific, South China Sea): Japan discards the top 4 cards of its draw deck.
  'united-states sbd-dauntless second':
    'Nur wenn eine amerikanische Flotte höchstens 2 Gebiete von Japan entfernt ist (Japanisches Meer, Nordpazifik, Zentralpazifik, Südchinesisches Meer): Japan legt die obersten 4 Karten seines Decks ab.',
  // The United Kingdom may build an Army and may build a Navy, in the order it chooses (it chooses the spaces).
  'united-states arsenal-of-democracy second':
    'Großbritannien darf eine Armee bauen und darf eine Flotte bauen, in einer Reihenfolge seiner Wahl (es wählt die Gebiete).',
  // First recruit an Army in Hawaii, then build a Navy in a sea space adjacent to it (North Pacific, Central Pacific or East Pacific; normal build rules).
  'united-states fleet-deployed-to-pearl-harbor second':
    'Rekrutiere zuerst eine Armee auf Hawaii, baue dann eine Flotte in einem angrenzenden Seegebiet (Nordpazifik, Zentralpazifik oder Ostpazifik; nach den normalen Bauregeln).',
  // Play any one card from your discard pile, with its normal effect.
  'united-states flexible-resources second':
    'Spiele eine beliebige Karte aus deinem Ablagestapel mit ihrer normalen Wirkung.',
  // The United Kingdom may recruit one Army in Western Europe, North Africa or Africa (its choice).
  'united-states free-french-allies second':
    'Großbritannien darf eine Armee in Westeuropa, Nordafrika oder Afrika rekrutieren (seine Wahl).',
  // First recruit an Army in New Zealand, then build a Navy in a sea space adjacent to it (South Pacific or East Pacific; normal build rules).
  'united-states guadalcanal second':
    'Rekrutiere zuerst eine Armee in Neuseeland, baue dann eine Flotte in einem angrenzenden Seegebiet (Südpazifik oder Ostpazifik; nach den normalen Bauregeln).',
  // Choose the United Kingdom or the Soviet Union. That country may play one card from its hand; then it may draw one card, whether or not it played one.
  'united-states lend-lease second':
    'Wähle Großbritannien oder die Sowjetunion. Dieses Land darf eine Karte von der Hand spielen; danach darf es eine Karte ziehen, ob es gespielt hat oder nicht.',
  // Recruit one Soviet Army, in Russia. After that the Soviet Union may build an Army (it chooses the space).
  'united-states murmansk-convoy second':
    'Rekrutiere eine sowjetische Armee in Russland. Danach darf die Sowjetunion eine Armee bauen (sie wählt das Gebiet).',
  // One face-down Japanese Response card on the table, chosen at random, is discarded without anyone but its owner seeing it.
  'united-states operation-magic second':
    'Eine zufällig bestimmte, verdeckt ausliegende japanische Reaktionskarte wird abgelegt, ohne dass jemand außer dem Besitzer sie sieht.',
  // First build an Army in Western Europe, then make one land battle, in Germany or in Italy (normal build and battle rules; the battle does not depend on the build).
  'united-states patton-advances second':
    'Baue zuerst eine Armee in Westeuropa, schlage dann eine Landschlacht in Deutschland oder in Italien (nach den normalen Bau- und Schlachtregeln; die Schlacht hängt nicht vom Bau ab).',
  // One at a time and once per piece, you may eliminate a United States Army or Navy that was on the board when this was played, then build it (normal build rules, supply checked then). Its reactions finish before the next. A piece that cannot be rebuilt stays off the board.
  'united-states theater-shift second':
    'Nacheinander und jede höchstens einmal: Du darfst eine amerikanische Armee oder Flotte, die beim Ausspielen dieser Karte auf dem Brett war, eliminieren und dann bauen (nach den normalen Bauregeln; die Versorgung wird dann geprüft). Die Reaktionen darauf werden abgeschlossen, bevor die nächste folgt. Eine Einheit, die nicht wieder gebaut werden kann, kommt nicht zurück aufs Brett.',
  // Once per turn, when you battle a sea space: discard the top card of your draw deck to build a Navy in the space battled (normal build rules).
  'united-states aircraft-carriers second':
    'Einmal pro Zug, wenn du ein Seegebiet angreifst: Lege die oberste Karte deines Decks ab, um im angegriffenen Gebiet eine Flotte zu bauen (nach den normalen Bauregeln).',
  // Armies of any Allied country in Szechuan are always in supply. Also, as your Play step you may, in place of playing a card from hand, pay the top 2 cards of your draw deck (discarded) and recruit a United States Army in Szechuan.
  'united-states american-volunteer-group-expands second':
    'Armeen aller alliierten Länder in Szechuan sind immer versorgt. Außerdem darfst du in deiner Spielphase, statt eine Karte von der Hand zu spielen, die obersten 2 Karten deines Decks zahlen (sie werden abgelegt) und eine amerikanische Armee in Szechuan rekrutieren.',
  // Once per turn, when you battle a land space: if that space is adjacent to a supplied United States Navy when you use this, discard the top card of your draw deck to build an Army in the space battled (normal build rules).
  'united-states amphibious-landings second':
    'Einmal pro Zug, wenn du ein Landgebiet angreifst: Grenzt dieses Gebiet beim Einsetzen an eine versorgte amerikanische Flotte, lege die oberste Karte deines Decks ab, um im angegriffenen Gebiet eine Armee zu bauen (nach den normalen Bauregeln).',
  // When you play an Economic Warfare card: the Axis country that must discard for it has to discard 2 more cards (added before any reduction). If the card's own condition fails there is no such country and nothing is added.
  'united-states flying-fortresses second':
    'Wenn du eine Wirtschaftskriegskarte spielst: Das Land der Achse, das dafür ablegen muss, muss 2 Karten mehr ablegen (hinzugezählt vor jeder Verringerung). Ist die Bedingung der Karte selbst nicht erfüllt, gibt es kein solches Land, und nichts kommt hinzu.',
  // Once per turn (any country's turn), when a supplied United States Navy is battled: discard the top 2 cards of your draw deck and that Navy is not removed by this battle.
  'united-states radar second':
    'Einmal pro Zug (gleich welchen Landes), wenn eine versorgte amerikanische Flotte angegriffen wird: Lege die obersten 2 Karten deines Decks ab, und diese Flotte wird durch diese Schlacht nicht entfernt.',
  // Once per turn, at the beginning of your Discard step: put 1 or 2 cards from your hand on the bottom of your draw deck.
  'united-states rosie-the-riveter second':
    'Einmal pro Zug, zu Beginn deiner Ablegephase: Lege 1 oder 2 Handkarten unter dein Deck.',
  // Once per turn, when you build a Navy: discard the top card of your draw deck to build another Navy (any legal sea space).
  'united-states superior-shipyards second':
    'Einmal pro Zug, wenn du eine Flotte baust: Lege die oberste Karte deines Decks ab, um eine weitere Flotte zu bauen (in einem beliebigen erlaubten Seegebiet).',
  // Once per turn, when you build an Army: discard the top card of your draw deck to build another Army (any legal land space).
  'united-states wartime-production second':
    'Einmal pro Zug, wenn du eine Armee baust: Lege die oberste Karte deines Decks ab, um eine weitere Armee zu bauen (in einem beliebigen erlaubten Landgebiet).',
};
