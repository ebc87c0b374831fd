import type { Sentences } from '../catalogue.js';

/** Sentences by their English template. */
export const sentences: Sentences = {
  'wins {1} of {2} trials': 'gewinnt {1} von {2} Versuchen',
  'takes {1} in {2} of {3} trials': 'nimmt {1:acc} in {2} von {3} Versuchen',
  'costs the enemy {1} steps for {2} own ones in {3} trials':
    'kostet den Feind in {3} Versuchen {1} Stufen für {2} eigene',
  'takes {1}': 'nimmt {1:acc} ein',
  'costs the enemy a step': 'kostet den Feind eine Stufe',
  'costs the enemy {1} steps': 'kostet den Feind {1} Stufen',
  'brings in a step': 'bringt eine Stufe heran',
  'brings in {1} steps': 'bringt {1} Stufen heran',
  'brings units back into supply': 'versorgt Einheiten wieder',
  'cuts enemy units off from supply': 'schneidet feindliche Einheiten von der Versorgung ab',
  'threatens {1}': 'bedroht {1:acc}',
  'makes {1} safer': 'macht {1:acc} sicherer',
  'Who advances into {1}?': 'Wer rückt {1:to} vor?',
  '{1} did not attack {2}': '{1:nom} hat {2:acc} nicht angegriffen',
  '{1} is already in {2}': '{1:nom} ist schon {2:in}',
  '{1} is not next to {2}': '{1:nom} ist nicht neben {2:dat}',
  '{1} cannot advance: no HQ does': '{1:nom} kann nicht vorrücken: HQs tun das nie',
  '{1} has a Movement Allowance of 0': '{1:nom} hat den Bewegungswert 0',
  '{1} does not move in this turn: {2} waits': '{1:nom} bewegt sich in dieser Runde nicht: {2:nom} wartet',
  '{1} cannot enter {2} in this turn: its Country waits':
    '{1:nom} kann in dieser Runde nicht {2:to}: das Land dort wartet',
  'a Policy or Truce closes {1}': 'ein Abkommen oder Waffenstillstand sperrt {1:acc}',
  '{1} is not supplied': '{1:nom} ist nicht versorgt',
  'Which airborne unit drops, and where?': 'Welche Luftlandeeinheit springt ab, und wo?',
  '{1} is no airborne or helicopter unit': '{1:nom} ist weder eine Fallschirm- noch eine Hubschraubereinheit',
  '{1} has already dropped': '{1:nom} ist schon abgesprungen',
  '{1} is on a Beachhead, from which nobody drops':
    '{1:nom} ist in einem Landekopf, von dem niemand abspringt',
  '{1} is not within two hexes of a Blitz marker':
    '{1:nom} ist nicht innerhalb von zwei Hexfeldern um einen Blitzmarker',
  '{1} is more than two hexes from {2}': '{1:nom} ist mehr als zwei Hexfelder von {2:dat} entfernt',
  '{1} is an All-Sea hex': '{1:nom} ist ein reines Seefeld',
  '{1} is neutral or out of play': '{1:nom} ist neutral oder nicht im Spiel',
  '{1} is a Failure Hex': '{1:nom} ist ein Ausfallfeld',
  'an enemy Air unit is in or next to {1} or the way to it':
    'eine feindliche Lufteinheit ist {1:in}, daneben oder auf dem Weg dorthin',
  'no enemy is in {1}': '{1:in} ist kein Feind',
  'the other Allied faction in {1} cannot be attacked':
    'die andere alliierte Fraktion {1:in} kann nicht angegriffen werden',
  '{1} has already been attacked in this segment': '{1:nom} wurde in diesem Segment schon angegriffen',
  'an attack cannot cross the sea to {1}: units on a Beachhead cannot be attacked':
    'ein Angriff {1:to} kann nicht über See gehen: Einheiten in einem Landekopf können nicht angegriffen werden',
  'no unit that could still attack is next to {1}':
    'neben {1:dat} ist keine Einheit, die noch angreifen könnte',
  'an attack cannot cross a lake or the sea to {1}':
    'ein Angriff {1:to} kann nicht über einen See oder das Meer gehen',
  'the marker in their Capital keeps the units next to {1} in their Country':
    'der Marker in ihrer Hauptstadt hält die Einheiten neben {1:dat} in ihrem Land',
  'nobody attacks {1} in this turn: {2} is at peace':
    'in dieser Runde greift niemand {1:acc} an: {2:nom} hat Frieden',
  'a Policy or Truce keeps the units next to {1} from attacking it':
    'ein Abkommen oder Waffenstillstand hält die Einheiten neben {1:dat} vom Angriff ab',
  'no unit next to {1} is within two hexes of a Blitz marker':
    'keine Einheit neben {1:dat} ist innerhalb von zwei Hexfeldern um einen Blitzmarker',
  'the weather in {1} allows no Blitz attack': 'das Wetter {1:in} erlaubt keinen Blitzangriff',
  'all who could attack {1} together have less than a third of its defense':
    'alle, die {1:acc} angreifen könnten, haben zusammen weniger als ein Drittel der Verteidigung',
  '{1} is no ground unit': '{1:nom} ist keine Bodeneinheit',
  '{1} already takes part': '{1:nom} nimmt schon teil',
  '{1} in {2} is not next to {3}': '{1:nom} {2:in} ist nicht neben {3:dat}',
  '{1} cannot attack {2} across a lake or the sea':
    '{1:nom} kann {2:acc} nicht über einen See oder das Meer angreifen',
  '{1} has already attacked in this segment': '{1:nom} hat in diesem Segment schon angegriffen',
  '{1} has already given ranged support in this segment':
    '{1:nom} hat in diesem Segment schon Fernunterstützung gegeben',
  'the marker in its Capital keeps {1} in its Country':
    'der Marker in der Hauptstadt hält {1:acc} im eigenen Land',
  '{1} does not attack in this turn: {2} is at peace':
    '{1:nom} greift in dieser Runde nicht an: {2:nom} hat Frieden',
  'a Policy or Truce keeps {1} from attacking {2}':
    'ein Abkommen oder Waffenstillstand hält {1:acc} davon ab, {2:acc} anzugreifen',
  'the weather in {1} allows {2} no Blitz attack': 'das Wetter {1:in} erlaubt {2:dat} keinen Blitzangriff',
  '{1} cannot join units of another Minor Country in an attack':
    '{1:nom} kann nicht mit Einheiten eines anderen Kleinstaats zusammen angreifen',
  'with {1} no attack on {2} can come to a third of its defense':
    'mit {1:dat} kann kein Angriff auf {2:acc} ein Drittel der Verteidigung erreichen',
  'one HQ already supports the attack': 'ein HQ unterstützt den Angriff schon',
  'no unit attacks yet': 'noch greift keine Einheit an',
  'the attackers have no Attack Factor': 'die Angreifer haben keinen Angriffswert',
  'the attackers have less than a third of the defense':
    'die Angreifer haben weniger als ein Drittel der Verteidigung',
  'Which hex is attacked by Blitz?': 'Welches Hexfeld wird im Blitz angegriffen?',
  'Which hex is attacked?': 'Welches Hexfeld wird angegriffen?',
  'Attack {1}: it falls without a die': '{1:acc} angreifen: fällt ohne Würfel',
  'Attack {1}: with everybody, {2}': '{1:acc} angreifen: mit allen, {2}',
  'Who attacks {1}?': 'Wer greift {1:acc} an?',
  'attack on {1}': 'Angriff auf {1:acc}',
  'Which HQ supports the defenders of {1}?': 'Welches HQ unterstützt die Verteidiger von {1:dat}?',
  'Which units go on from {1}?': 'Welche Einheiten stoßen {1:von} weiter vor?',
  '{1} did not advance, or has gone on already': '{1:nom} ist nicht vorgerückt oder schon weiter vorgestoßen',
  '{1} is no different from another unit that can go on':
    '{1:nom} ist von einer anderen Einheit, die weiter vorstoßen kann, nicht zu unterscheiden',
  '{1} cannot go on: only armor can': '{1:nom} kann nicht weiter vorstoßen: das können nur Panzer',
  '{1} cannot go on: armor can, and with each one of them a one-step infantry unit':
    '{1:nom} kann nicht weiter vorstoßen: das können Panzer und mit jedem von ihnen eine einstufige Infanterie',
  'nobody enters {1} in this turn: its Country waits':
    'in dieser Runde betritt niemand {1:acc}: das Land dort wartet',
  'enemy units are in {1}, and nobody overruns in exploitation':
    '{1:in} sind feindliche Einheiten, und bei der Ausnutzung wird nicht überrollt',
  'enemy markers are in {1}': '{1:in} sind feindliche Marker',
  '{1} is in Mud': '{1:in} ist Schlamm',
  'enemy Zones of Control or its {1} MPs keep {2} from reaching {3}':
    'feindliche Kontrollzonen oder die {1} BP lassen {2:acc} nicht bis {3:to}',
  'Which unit lands from its Beachhead?': 'Welche Einheit landet aus ihrem Landekopf?',
  '{1} is not on a Beachhead': '{1:nom} ist nicht in einem Landekopf',
  'enemy units are in {1}': '{1:in} sind feindliche Einheiten',
  'Which infantry lands in {1}?': 'Welche Infanterie landet {1:in}?',
  '{1} is no infantry of its nation in the Force Pool':
    '{1:nom} ist keine Infanterie der eigenen Nation im Truppenpool',
  'Do the defenders of {1} make a Mobile Defense?': 'Verteidigen sich die Verteidiger von {1:dat} beweglich?',
  'The defenders of {1} lose steps: does one of them become a hex of retreat?':
    'Die Verteidiger von {1:dat} verlieren Stufen: wird eine davon zu einem Feld Rückzug?',
  'less than 1-3': 'weniger als 1-3',
  '{1} against {2} is {3}': '{1} gegen {2} ist {3}',
  '{1} against {2} is {3}; {4}: {5}': '{1} gegen {2} ist {3}; {4}: {5}',
  'if {1} supports the defenders: {2} against {3}, the same column':
    'wenn {1:nom} die Verteidiger unterstützt: {2} gegen {3}, dieselbe Spalte',
  'if {1} supports the defenders: {2} against {3}, column {4}':
    'wenn {1:nom} die Verteidiger unterstützt: {2} gegen {3}, Spalte {4}',
  '{1} is no farther from the hex that was attacked':
    '{1:nom} ist nicht weiter vom angegriffenen Hexfeld entfernt',
  '{1} is an All-Sea hex without a friendly Beachhead on that side':
    '{1:nom} ist ein reines Seefeld ohne eigenen Landekopf auf dieser Seite',
  'a lake or the sea lies before {1}': 'vor {1:dat} liegt ein See oder das Meer',
  'the marker in its Capital keeps it in its Country, out of {1}':
    'der Marker in der Hauptstadt hält sie im eigenen Land, nicht {1:in}',
  'an enemy Airdrop is in {1}': '{1:in} ist eine feindliche Luftlandung',
  '{1} is in an enemy Zone of Control, and another hex is not':
    '{1:nom} liegt in einer feindlichen Kontrollzone, ein anderes Hexfeld nicht',
  '{1} is in an enemy Zone of Control, and no friend is there':
    '{1:nom} liegt in einer feindlichen Kontrollzone, und kein Freund ist dort',
  'an HQ supports these units, so they cannot retreat':
    'ein HQ unterstützt diese Einheiten, also können sie nicht zurückgehen',
  'an HQ is among these units, so they cannot retreat':
    'unter diesen Einheiten ist ein HQ, also können sie nicht zurückgehen',
  'a unit with a Movement Allowance of 0 is among them, so they cannot retreat':
    'darunter ist eine Einheit mit dem Bewegungswert 0, also können sie nicht zurückgehen',
  'not all of these units have a hex to retreat to':
    'nicht alle diese Einheiten haben ein Hexfeld für den Rückzug',
  'The attack on {1} fails: do the attackers retreat, or lose a step?':
    'Der Angriff auf {1:acc} scheitert: gehen die Angreifer zurück, oder verlieren sie eine Stufe?',
  'An exchange in {1}: do the attackers retreat, or does each side lose a step or retreat?':
    'Ein Abtausch {1:in}: gehen die Angreifer zurück, oder verliert jede Seite eine Stufe oder geht zurück?',
  'An exchange in {1}: do the defenders retreat, or lose a step?':
    'Ein Abtausch {1:in}: gehen die Verteidiger zurück, oder verlieren sie eine Stufe?',
  'the attackers retreat or lose a step': 'die Angreifer gehen zurück oder verlieren eine Stufe',
  'the attackers retreat, or each side loses a step or retreats':
    'die Angreifer gehen zurück, oder jede Seite verliert eine Stufe oder geht zurück',
  'the defenders retreat one hex': 'die Verteidiger gehen ein Hexfeld zurück',
  'the defenders retreat two hexes': 'die Verteidiger gehen zwei Hexfelder zurück',
  'the defenders retreat three hexes': 'die Verteidiger gehen drei Hexfelder zurück',
  'each side loses a step': 'jede Seite verliert eine Stufe',
  'the attackers lose {1} steps and the defenders {2}':
    'die Angreifer verlieren {1} Stufen und die Verteidiger {2}',
  'the attackers lose a step': 'die Angreifer verlieren eine Stufe',
  'the attackers lose {1} steps': 'die Angreifer verlieren {1} Stufen',
  'the defenders lose a step': 'die Verteidiger verlieren eine Stufe',
  'the defenders lose {1} steps': 'die Verteidiger verlieren {1} Stufen',
  '{1}; then {2}': '{1}; dann {2}',
  '{1} {2} hexes are to go.': '{1} Noch {2} Hexfelder.',
  'Stand, lose a step': 'Halten, eine Stufe verlieren',
  'Where do the units in {1} retreat?': 'Wohin gehen die Einheiten {1:in} zurück?',
  'Where does {1} retreat from {2}?': 'Wohin geht {1:nom} {2:von} zurück?',
  'Where do {1} retreat from {2}?': 'Wohin gehen {1:nom} {2:von} zurück?',
  '{1}; joining the retreat: {2}': '{1}; dem Rückzug schließt sich an: {2}',
  '{1}; more than may stack there': '{1}; mehr, als dort stehen dürfen',
  '{1} cannot retreat to {2}: {3}': '{1:nom} kann nicht {2:to} zurückgehen: {3}',
  '{1} is not in the retreating force': '{1:nom} gehört nicht zu denen, die zurückgehen',
  '{1} is already on its own': '{1:nom} geht schon allein',
  'there is only one hex to retreat to, for {1} as well':
    'es gibt nur ein Hexfeld für den Rückzug, auch für {1:acc}',
  'attackers that have chosen to retreat do not take losses instead':
    'Angreifer, die den Rückzug gewählt haben, nehmen keine Verluste stattdessen',
  'a Blitz marker is in the City: its defenders may not take losses instead of retreating':
    'ein Blitzmarker ist in der Stadt: ihre Verteidiger dürfen keine Verluste statt des Rückzugs nehmen',
  'this force may not take losses instead of retreating':
    'diese Einheiten dürfen keine Verluste statt des Rückzugs nehmen',
  'air support': 'Luftunterstützung',
  'enemy air support': 'feindliche Luftunterstützung',
  airdrop: 'Luftlandung',
  HQ: 'HQ',
  'enemy HQ': 'feindliches HQ',
  marines: { '': 'Marineinfanterie' },
  City: 'Stadt',
  'rough terrain': 'schwieriges Gelände',
  river: 'Fluss',
  mountains: 'Gebirge',
  strait: 'Meerenge',
  Beachhead: 'Landekopf',
  '{1} +{2}': '{1} +{2}',
  '{1} −{2}': '{1} −{2}',
  '{1} is not within two hexes of {2}': '{1:nom} ist nicht innerhalb von zwei Hexfeldern um {2:acc}',
  '{1} already takes part as an ordinary unit': '{1:nom} nimmt schon als gewöhnliche Einheit teil',
  '{1} has already fought in this segment': '{1:nom} hat in diesem Segment schon gekämpft',
  'no unit of the nation of {1} takes part': 'keine Einheit der Nation von {1:dat} nimmt teil',
  'neutral land lies between {1} and {2}': 'zwischen {1:dat} und {2:dat} liegt neutrales Land',
  '{1} is on a Beachhead and supports only across its Beachhead Hexside':
    '{1:nom} ist in einem Landekopf und unterstützt nur über dessen Landeseite',
  '{1} is no HQ': '{1:nom} ist kein HQ',
  'USCL Track': 'USCL-Leiste',
  'Intensive Bombing': 'Verstärkte Bombardierung',
  'Materiel Shortages': 'Materialmangel',
  'Reduced US Impact': 'Verringertes Gewicht der USA',
  'Type XXI U-boat Production': 'Bau von U-Booten Typ XXI',
  'Ural Bomber Production': 'Bau von Uralbombern',
  'US Victory Program': 'Siegesprogramm der USA',
  'Jet Fighter Production': 'Bau von Strahljägern',
  'War Production': 'Kriegsproduktion',
  'Bombers in the Strategic Warfare Box': 'Bomber im Feld Strategische Kriegführung',
  'Sub Fleets in the Strategic Warfare Box': 'U-Boote im Feld Strategische Kriegführung',
  'Is Materiel Shortages rolled for before or after the USCL rises?':
    'Wird auf Materialmangel gewürfelt, bevor oder nachdem das Engagement der USA steigt?',
  'Against whom does Japan turn?': 'Gegen wen wendet sich Japan?',
  'Limited War in the Pacific, or no Commonwealth Support?':
    'Begrenzter Krieg im Pazifik, oder keine Hilfe des Commonwealth?',
  'Commonwealth Support is not in your hand': 'die Hilfe des Commonwealth ist nicht auf deiner Hand',
  'To whom does Lend-Lease go?': 'An wen geht die Leih- und Pachthilfe?',
  'On which Area Table is the die rolled?': 'Auf welcher Gebietstabelle wird gewürfelt?',
  'Where in its Dependents does a colonial unit of Vichy stand?':
    'Wo in seinen abhängigen Gebieten steht eine Kolonialtruppe von Vichy?',
  'no colonial unit can be placed in {1}': '{1:in} kann keine Kolonialtruppe aufgestellt werden',
  '{1} is under Occupation; units that cause it: {2}. What is done?':
    '{1:nom} ist besetzt; Einheiten, die das bewirken: {2}. Was geschieht?',
  'Break these units down': 'Diese Einheiten aufteilen',
  'Intern these units': 'Diese Einheiten internieren',
  'Remove the units of {1}': 'Die Einheiten von {1:dat} entfernen',
  'units of another Minor Country would still be in {1}':
    '{1:in} wären noch Einheiten eines anderen Kleinstaats',
  'not all of the units in {1} can trace an overland supply line':
    'nicht alle Einheiten {1:in} haben eine Nachschublinie über Land',
  'Axis units violate {1}: are they interned, or does it end?':
    'Einheiten der Achse verletzen {1:acc}: Werden sie interniert, oder endet das Abkommen?',
  'Which Country does Case Yellow defeat?': 'Welches Land besiegt der Fall Gelb?',
  '{1} is no active Allied Minor Country': '{1:nom} ist kein aktiver alliierter Kleinstaat',
  'no supplied German unit is in the Capital of {1}, nor in three of its Cities':
    'keine versorgte deutsche Einheit ist in der Hauptstadt {1:gen} oder in drei der Städte',
  'Where do units stand that Russia keeps under arms? {1} are left.':
    'Wo stehen die Einheiten, die Russland unter Waffen behält? Es bleiben {1}.',
  '{1} is no one-step infantry unit of Russia in the Force Pool':
    '{1:nom} ist keine russische Infanterieeinheit mit einer Stufe im Truppenpool',
  '{1} cannot be placed in {2}': '{1:nom} kann {2:in} nicht aufgestellt werden',
  'Where does a conquered Country rise again?': 'Wo erhebt sich ein erobertes Land wieder?',
  '{1} is in no Conquered Minor Country': '{1:nom} liegt in keinem eroberten Kleinstaat',
  'a Policy keeps the Country of {1} down': 'eine Politik hält das Land nieder, in dem {1:nom} liegt',
  '{1} is neither the Capital of a conquered Country of yours nor has it a Partisan Base of yours':
    '{1:nom} ist weder die Hauptstadt eines eroberten Landes auf deiner Seite noch ist dort eine deiner Partisanenbasen',
  'an enemy is in {1}': '{1:in} ist ein Feind',
  'Does Vichy join the Western Allies?': 'Schließt sich Vichy den Westalliierten an?',
  'What becomes of Lend-Lease?': 'Was wird aus dem Leih- und Pachtgesetz?',
  'Lend-Lease is not in the Western box': 'das Leih- und Pachtgesetz liegt nicht im westlichen Feld',
  'France is not at war on your side': 'Frankreich führt nicht auf deiner Seite Krieg',
  'Is Lend-Lease rolled for?': 'Wird für das Leih- und Pachtgesetz gewürfelt?',
  'Which Country does Operation Avalanche knock out?': 'Welches Land wirft die Operation Avalanche nieder?',
  '{1} is no enemy Minor Country with a supplied US unit in one of its Cities':
    '{1:nom} ist kein feindlicher Kleinstaat mit einer versorgten Einheit der USA in einer seiner Städte',
  'There are too few steps to guard all of Russia’s gains: which are guarded first?':
    'Für alle Gewinne Russlands reichen die Stufen nicht: Welche werden zuerst bewacht?',
  'Russia guards its gains badly: which of its units goes to the border? Steps missing: {1}.':
    'Russland bewacht seine Gewinne schlecht: Welche seiner Einheiten geht an die Grenze? Fehlende Stufen: {1}.',
  '{1} is no Ceded Land marker that still has to be checked':
    '{1:nom} ist kein Marker für abgetretenes Land, der noch zu prüfen ist',
  '{1} is no Russian unit that can be spared':
    '{1:nom} ist keine russische Einheit, die entbehrt werden kann',
  'no guard of the size of {1} is missing in {2}':
    '{2:in} fehlt keine Wache von der Größe dieser Einheit: {1:nom}',
  '{1} cannot be broken down, or none of its steps can be spared':
    '{1:nom} kann nicht aufgeteilt werden, oder keine der Stufen ist entbehrlich',
  'Does Russia end the Ostland Accord and go to war?':
    'Beendet Russland das Ostland-Abkommen und zieht in den Krieg?',
  'Where does a unit of the garrison of Greece arrive?':
    'Wo kommt eine Einheit der Besatzung Griechenlands an?',
  'the garrison of Greece cannot arrive in {1}': 'die Besatzung Griechenlands kann {1:in} nicht ankommen',
  'Does the Red Army advance?': 'Rückt die Rote Armee vor?',
  'Which City does the Red Army take?': 'Welche Stadt nimmt die Rote Armee?',
  'the Red Army does not take {1} now': '{1:acc} nimmt die Rote Armee jetzt nicht',
  'In which Country is Influence used?': 'In welchem Land wird Einfluss gebraucht?',
  'Influence cannot be used in {1} now': '{1:in} kann jetzt kein Einfluss gebraucht werden',
  'the Balkans': { '': 'der Balkan', in: 'auf dem Balkan' },
  'Central Europe': { '': 'Mitteleuropa', in: 'in Mitteleuropa' },
  'the Middle East': { '': 'der Nahe Osten', in: 'im Nahen Osten' },
  'Northern Europe': { '': 'Nordeuropa', in: 'in Nordeuropa' },
  'Western Europe': { '': 'Westeuropa', in: 'in Westeuropa' },
  'an area of your choice': 'ein Gebiet nach Wahl',
  Supply: 'Versorgung',
  Command: 'Führung',
  Helicopters: 'Hubschrauber',
  'Jet Fighters': 'Düsenjäger',
  'Kriegsmarine Z-Plan': 'Z-Plan der Kriegsmarine',
  'Type XXI U-boats': 'U-Boote Typ XXI',
  'Ural Bombers': 'Uralbomber',
  'Failure of production': 'Produktionsausfall',
  'Southern France': 'Südfrankreich',
  'a Neutral Minor Country': 'ein neutraler Kleinstaat',
  'the Civil War in Spain': 'der Bürgerkrieg in Spanien',
  'a German Dependent': 'ein deutsches Nebenland',
  '{1} that borders {2}': '{1} mit Grenze zu {2:dat}',
  'Which unit loses a step? One armor step or two infantry steps are lost.':
    'Welche Einheit verliert eine Stufe? Verloren gehen eine Panzerstufe oder zwei Infanteriestufen.',
  'Which unit loses the second infantry step?': 'Welche Einheit verliert die zweite Infanteriestufe?',
  'no step of {1} is concerned': 'keine Stufe {1:gen} ist betroffen',
  'Which marker in {1} is removed?': 'Welcher Marker {1:in} wird entfernt?',
  '{1} is not concerned': '{1:nom} ist nicht betroffen',
  'Which unit is placed as a replacement, and where?': 'Welche Einheit wird als Ersatz aufgestellt, und wo?',
  '{1} is not offered': '{1} steht nicht zur Wahl',
  'To which Country does {1} apply?': 'Für welches Land gilt {1}?',
  'For which Country is the die rolled?': 'Für welches Land wird gewürfelt?',
  'Is the die rolled, or does {1} resist at once?': 'Wird gewürfelt, oder leistet {1:nom} sofort Widerstand?',
  '{1} is no Neutral Minor Country': '{1:nom} ist kein neutraler Kleinstaat',
  'your card does not name {1}': 'deine Karte nennt {1:acc} nicht',
  'your card asks for a Country': 'deine Karte verlangt ein Land',
  'How is the resistance supported?': 'Wie wird der Widerstand unterstützt?',
  'no partisans are recruited before the war': 'vor dem Krieg werden keine Partisanen angeworben',
  'there is no Civil War': 'es ist kein Bürgerkrieg',
  'all your Partisan Bases are in play': 'alle deine Partisanenbasen sind im Spiel',
  'no enemy colonial or Minor Country unit, Detachment or Logistics marker is in {1}':
    '{1:in} ist weder eine Kolonial- oder Kleinstaateinheit noch eine Abteilung oder ein Logistikmarker des Gegners',
  'nothing but a marker is in {1}, and that is an island':
    '{1:in} liegt nur ein Marker, und das ist eine Insel',
  'Which neighbour joins the other side?': 'Welcher Nachbar schließt sich der anderen Seite an?',
  '{1} is no neutral neighbour of {2} that could go to war':
    '{1:nom} ist kein neutraler Nachbar {2:gen}, der in den Krieg ziehen könnte',
  'Which City of the enemy is taken in the Civil War?':
    'Welche Stadt des Gegners wird im Bürgerkrieg genommen?',
  'this marker cannot be flipped now': 'dieser Marker kann jetzt nicht umgedreht werden',
  'What does the coup cost? One loss is left.': 'Was kostet der Putsch? Noch ein Verlust.',
  'What does the coup cost? {1} losses are left.': 'Was kostet der Putsch? Noch {1} Verluste.',
  '{1} cannot be given up for the coup': '{1:nom} kann nicht für den Putsch hergegeben werden',
  'no step of a Major Country can be lost': 'keine Stufe einer Großmacht kann verloren gehen',
  'Which unit on the Turn Track comes a turn sooner?':
    'Welche Einheit auf der Rundenleiste kommt eine Runde früher?',
  '{1} is not on the Turn Track': '{1:nom} ist nicht auf der Rundenleiste',
  '{1} is a marker, and only units come sooner': '{1:nom} ist ein Marker, und nur Einheiten kommen früher',
  '{1} is due next turn, and nothing comes into the present turn':
    '{1:nom} kommt schon im nächsten Zug, und nichts kommt in den laufenden Zug',
  'In which neighbouring Country is Influence used?': 'In welchem Nachbarland wird Einfluss eingesetzt?',
  '{1} is no neighbour of {2} in which Influence can do something':
    '{1:nom} ist kein Nachbar {2:gen}, in dem Einfluss etwas bewirkt',
  'Which Allied faction places the Failure marker?': 'Welche alliierte Fraktion setzt den Ausfallmarker?',
  'Where do supplies fail {1}?': 'Wo versagt {1:dat} der Nachschub?',
  'Where does command fail {1}?': 'Wo versagt {1:dat} die Führung?',
  'Which support unit of {1} is delayed?': 'Welche Unterstützungseinheit {1:gen} wird verzögert?',
  '{1} is no support unit of {2} on the map, in the Force Pool or on the Turn Track':
    '{1:nom} ist keine Unterstützungseinheit {2:gen} auf der Karte, im Truppenpool oder auf der Rundenleiste',
  'Is Influence used instead?': 'Wird stattdessen Einfluss eingesetzt?',
  'How are the nationalists supported?': 'Wie werden die Nationalisten unterstützt?',
  'no German colonial or Axis Minor Country unit is in the Force Pool':
    'keine deutsche Kolonialeinheit und keine eines kleinen Landes der Achse ist im Truppenpool',
  'no Replacement Location is free for such a unit': 'kein Ersatzort ist für eine solche Einheit frei',
  'What does Influence do in {1}?': 'Was bewirkt der Einfluss {1:in}?',
  'remove the Free Passage marker': 'den Marker Durchmarsch entfernen',
  'remove the No Occupation marker': 'den Marker Keine Besetzung entfernen',
  '{1} is not neutral': '{1:nom} ist nicht neutral',
  'no Influence marker of yours is in {1}': '{1:in} liegt kein Einflussmarker von dir',
  'a marker is already in {1}': '{1:in} liegt schon ein Marker',
  'no Neutrality or enemy Influence marker is in {1}':
    '{1:in} liegt weder ein Neutralitäts- noch ein feindlicher Einflussmarker',
  'no marker binds {1} to its own land': 'kein Marker bindet {1:acc} an das eigene Land',
  'civil war has left its marks in {1}': 'der Bürgerkrieg hat {1:in} seine Spuren hinterlassen',
  'its Policy keeps {1} from joining you in Pre-War':
    'ein Abkommen hält {1:acc} in der Vorkriegszeit davon ab, sich dir anzuschließen',
  'there is nothing to reconstruct in {1}': '{1:in} gibt es nichts wiederaufzubauen',
  'Which armor leads the offensive that was ordered, or which is lost for refusing?':
    'Welche Panzer führen die befohlene Offensive an, oder welche gehen verloren, weil sie sich weigern?',
  '{1} is no armor of yours on the map': '{1:nom} ist keine deiner Panzereinheiten auf der Karte',
  '{1} cannot attack {2}': '{1:nom} kann {2:acc} nicht angreifen',
  'What does Military Aid bring?': 'Was bringt die Militärhilfe?',
  'no such unit is in the Force Pool': 'keine solche Einheit ist im Truppenpool',
  'Is this Truce changed: {1}?': 'Wird dieser Waffenstillstand geändert: {1}?',
  'only Negotiation can be increased': 'nur Verhandlungen können verstärkt werden',
  'Which Country becomes an Axis Minor Country?': 'Welches Land wird ein kleines Land der Achse?',
  'not all Cities and Partisan Bases of {1} are under Axis control':
    'nicht alle Städte und Partisanenbasen {1:gen} sind in der Hand der Achse',
  '{1} is neither conquered nor a Region that may become a Country':
    '{1:nom} ist weder erobert noch eine Region, die ein Land werden kann',
  'Is an incident risked in {1}?': 'Wird {1:in} ein Zwischenfall riskiert?',
  'Which neighbour is attacked by {1}?': 'Welcher Nachbar wird {1:von} angegriffen?',
  'How are the neutrals pressed?': 'Wie wird auf die Neutralen Druck ausgeübt?',
  'there is a civil war in {1}': '{1:in} herrscht Bürgerkrieg',
  '{1} is no friendly Minor Country': '{1:nom} ist kein befreundeter Kleinstaat',
  'no Free Passage marker is in {1}': '{1:in} ist kein Marker „Freier Durchmarsch“',
  'the United States are bound by no Policy': 'die Vereinigten Staaten sind durch keine Politik gebunden',
  'Lend-Lease is in no box of the Allies': 'Leih-Pacht liegt in keinem Feld der Alliierten',
  'this Posture Box is not yours': 'dieses Haltungsfeld gehört dir nicht',
  'the VP marker does not show Axis Tide': 'der SP-Marker zeigt nicht die Flut der Achse',
  'no Policy is in this box': 'in diesem Feld liegt keine Politik',
  'Isolationism and the Ostland Accord cannot be ended so':
    'Isolationismus und Ostland-Abkommen können so nicht beendet werden',
  'no fleet of a neutral Vichy lies at anchor': 'keine Flotte eines neutralen Vichy liegt vor Anker',
  'there is nothing to reconstruct after a Civil War':
    'nach einem Bürgerkrieg gibt es nichts wiederaufzubauen',
  'Is a step lost, or is it a defeat in the Civil War?':
    'Geht eine Stufe verloren, oder ist es eine Niederlage im Bürgerkrieg?',
  'Is a step given for a victory in the Civil War?': 'Wird eine Stufe für einen Sieg im Bürgerkrieg gegeben?',
  'you have no ground unit on the map': 'du hast keine Bodeneinheit auf der Karte',
  'Which support unit goes to the Pacific?': 'Welche Unterstützungseinheit geht in den Pazifik?',
  'Which support unit comes back from the Pacific?':
    'Welche Unterstützungseinheit kommt aus dem Pazifik zurück?',
  '{1} is no support unit of yours on the map, in the Delay Box or in the Force Pool':
    '{1:nom} ist keine deiner Unterstützungseinheiten auf der Karte, im Verzögerungsfeld oder im Vorrat',
  '{1} is no support unit of yours in the Pacific':
    '{1:nom} ist keine deiner Unterstützungseinheiten im Pazifik',
  'too few support units are in the Pacific': 'zu wenige Unterstützungseinheiten sind im Pazifik',
  '{1} is in Civil War': '{1:in} herrscht Bürgerkrieg',
  'Which Political Option is taken?': 'Welche politische Möglichkeit wird gewählt?',
  'Which Truce is changed by the talks?': 'Welchen Waffenstillstand ändern die Gespräche?',
  'What follows from the Ultimatum?': 'Was folgt aus dem Ultimatum?',
  'this option is not open to your faction': 'diese Möglichkeit steht deiner Fraktion nicht offen',
  'this is not another faction in the game': 'das ist keine andere Partei im Spiel',
  'this option ends a Policy of Russia only': 'diese Möglichkeit beendet nur eine Politik Russlands',
  'this option ends a Policy of Britain or France only':
    'diese Möglichkeit beendet nur eine Politik Großbritanniens oder Frankreichs',
  'there is no Policy that could be ended': 'es gibt kein Abkommen, das enden könnte',
  'the Ostland Accord cannot be ended so': 'das Ostland-Abkommen kann so nicht beendet werden',
  'no such Truce is in this box': 'in diesem Feld ist kein solcher Waffenstillstand',
  'What do the special weapons do?': 'Was bewirken die Wunderwaffen?',
  '{1} is no Allied support unit in play': '{1:nom} ist keine alliierte Unterstützungseinheit im Spiel',
  'no Allied ground unit is in {1}': '{1:in} ist keine alliierte Bodeneinheit',
  'Jet Fighter Production cannot be taken now': 'die Düsenjägerproduktion kann jetzt nicht genommen werden',
  '{1} has nothing more to bring': '{1} hat nichts mehr zu bringen',
  'Which hex is devastated by the atomic bomb?': 'Welches Hexfeld verwüstet die Atombombe?',
  'Which counter does the bomb destroy?': 'Welchen Zähler zerstört die Bombe?',
  '{1} is no Land hex': '{1:nom} ist kein Landfeld',
  '{1} is neutral': '{1:nom} ist neutral',
  'a unit of a Country at peace with you is in {1}':
    '{1:in} steht eine Einheit eines Landes, mit dem du Frieden hast',
  '{1} is out of range of every German Air Base': '{1:nom} liegt außer Reichweite jeder deutschen Luftbasis',
  '{1} is out of range of every US Air Base': '{1:nom} liegt außer Reichweite jeder Luftbasis der USA',
  '{1} is not hit': '{1:nom} wird nicht getroffen',
  'Which Region becomes independent?': 'Welche Region wird unabhängig?',
  '{1} is no Breakaway Region with a Republican City':
    '{1:nom} ist keine abtrünnige Region mit einer republikanischen Stadt',
  'Does the Republic lose a City, or change its supporter?':
    'Verliert die Republik eine Stadt, oder wechselt sie den Unterstützer?',
  'What does the Partnership Country gain?': 'Was gewinnt das Partnerland?',
  '{1} is no counter of the Partnership Country': '{1:nom} ist kein Zähler des Partnerlandes',
  'no War Economy +1 marker can be improved': 'kein Marker „Kriegswirtschaft +1“ lässt sich verbessern',
  'or without a die: {1}': 'oder ohne Würfel: {1}',
  'an Influence marker of {1} is there': 'ein Einflussmarker {1:gen} ist dort',
  'the Republican Capital is there, supported by {1}':
    'die Hauptstadt der Republik ist dort, unterstützt {1:von}',
  'it always belongs to the sphere of {1}': 'es gehört immer zur Sphäre {1:gen}',
  'only one Allied faction is in play': 'nur eine alliierte Fraktion ist im Spiel',
  'the Western Allies have given Guarantees': 'die Westalliierten haben Garantien gegeben',
  'it borders the Soviet Union or a Soviet Minor Country: 1 to 3 Western, 4 to 6 Soviet':
    'es grenzt an die Sowjetunion oder einen sowjetischen Kleinstaat: 1 bis 3 westlich, 4 bis 6 sowjetisch',
  'it does not border the Soviet Union': 'es grenzt nicht an die Sowjetunion',
  '{1} joins the Western Allies on 1 to 3, the Soviet Union on 4 to 6':
    '{1:nom} geht bei 1 bis 3 zu den Westalliierten, bei 4 bis 6 zur Sowjetunion',
  '{1} joins {2}': '{1:nom} schließt sich {2:dat} an',
  'it resists: {1} must lose steps': 'es leistet Widerstand: Stufenverluste für {1:acc}',
  'it resists: {1}': 'es leistet Widerstand: {1}',
  'it resists: a crisis is rolled for': 'es leistet Widerstand: eine Krise wird ausgewürfelt',
  'the marker in {1} goes': 'der Marker {1:in} wird entfernt',
  '{1} is no longer bound to its own land': '{1:nom} ist nicht mehr an das eigene Land gebunden',
  '{1} may join {2}': '{1:nom} kann sich {2:dat} anschließen',
  'the marks of civil war in {1} go': 'die Spuren des Bürgerkriegs {1:in} verschwinden',
  'nothing changes': 'nichts ändert sich',
  '{1} becomes part of {2}': '{1:nom} wird Teil {2:gen}',
  '{1} cedes {2} to {3}': '{1:nom} tritt an {3:acc} ab: {2}',
  '{1} becomes a Dependent of Russia and leaves the game':
    '{1:nom} wird von Russland abhängig und verlässt das Spiel',
  '{1} cedes {2} to Russia': '{1:nom} tritt an Russland ab: {2}',
  'an incident may be risked in {1}': '{1:in} kann ein Zwischenfall gewagt werden',
  'the Axis loses a step in {1}': 'die Achse verliert {1:in} eine Stufe',
  '{1} loses two steps': '{1:nom} verliert zwei Stufen',
  'the Western Allies lose a step in {1}': 'die Westalliierten verlieren {1:in} eine Stufe',
  '{1} attacks a neutral neighbour, which joins the Allies':
    '{1:nom} greift ein neutrales Nachbarland an, das zu den Alliierten geht',
  '{1} attacks a neutral neighbour, which joins the Axis':
    '{1:nom} greift ein neutrales Nachbarland an, das zur Achse geht',
  '{1}, if it is selected': '{1}, falls das Land gewählt wird',
  'an Influence marker of {1} comes into {2}': 'ein Einflussmarker {1:gen} kommt {2:to}',
  '{1}, if war is declared on it': '{1}, falls ihm der Krieg erklärt wird',
  '{1}, by Free Passage, and stays in its own land': '{1}, durch freien Durchzug, und bleibt im eigenen Land',
  'a Neutrality marker comes into {1}': 'ein Neutralitätsmarker kommt {1:to}',
  '{1} and a neighbour go to war': 'zwischen {1:dat} und einem Nachbarn kommt es zum Krieg',
  '{1} becomes an Axis Minor Country': '{1:nom} wird ein kleines Land der Achse',
  '{1} gets a step': '{1:nom} erhält eine Stufe',
  'the Civil War is over': 'der Bürgerkrieg ist zu Ende',
  'no Influence marker of {1} in {2}': 'kein Einflussmarker {1:gen} {2:in}',
  'a Border or an open Port that leads {1} there':
    'eine Grenze oder ein offener Hafen, der {1:acc} dorthin führt',
  'Declaration of war by {1}': 'Kriegserklärung {1:gen}',
  '{1}, and becomes part of {2}': '{1} und wird Teil von {2}',
  '{1}, and cedes {2} to {3}': '{1} und tritt {2} an {3} ab',
  'France is overrun; Vichy fights on for its faction':
    'Frankreich wird überrannt; Vichy kämpft für seine Fraktion weiter',
  '{1} is conquered': '{1:nom} ist erobert',
  'the Axis takes {1}': 'die Achse nimmt ein: {1}',
  'a Border with Germany': 'eine Grenze mit Deutschland',
  '{1} becomes part of Germany': '{1:nom} wird Teil Deutschlands',
  '{1} is the Current Card': '{1} ist die aktuelle Karte',
  'France falls; what is left of it becomes neutral Vichy':
    'Frankreich fällt; was bleibt, wird das neutrale Vichy',
  'a supplied German unit in the Capital, or in three Cities':
    'eine versorgte deutsche Einheit in der Hauptstadt oder in drei Städten',
  '{1} is knocked out: its counters leave the map':
    '{1} ist ausgeschaltet: seine Spielsteine verlassen die Karte',
  'a supplied US unit in one of its Cities': 'eine versorgte Einheit der USA in einer seiner Städte',
  '{1} is liberated and joins {2}': '{1:nom} wird befreit und schließt sich {2:dat} an',
  'ground units occupy {1}': 'Bodeneinheiten besetzen: {1}',
  '{1} is under Occupation: units are broken down, interned or sent home':
    '{1:nom} ist unter Besatzung: Einheiten werden aufgeteilt, interniert oder heimgeschickt',
  'a large German unit or another foreign unit in it':
    'eine große deutsche oder eine andere fremde Einheit darin',
  '{1} without enemies, or a Partisan Base without enemies beside it':
    '{1} ohne Feinde, oder eine Partisanenbasis ohne Feinde',
  'a Partisan Base of {1} without enemies beside it': 'eine Partisanenbasis {1:gen} ohne Feinde',
  '{1} rises again for {2}': '{1:nom} erhebt sich wieder für {2:acc}',
  'no Policy of the Minor Countries of {1}': 'kein Abkommen der Kleinstaaten {1:gen}',
  '{1} belongs to the Axis or to the Soviet Union': '{1} gehört zur Achse oder zur Sowjetunion',
  'a City of Northern or Southern France without a German unit, Detachment or Logistics marker':
    'eine Stadt Nord- oder Südfrankreichs ohne deutsche Einheit, Abteilung oder Logistikmarker',
  'a City of Northern France without a German unit, Detachment or Logistics marker':
    'eine Stadt Nordfrankreichs ohne deutsche Einheit, Abteilung oder Logistikmarker',
  'no Logistics markers or Partisan Bases': 'keine Logistikmarker oder Partisanenbasen',
  '{1} is not in the Force Pool': '{1:nom} ist nicht im Truppenpool',
  '{1} is neither a Logistics marker nor a Partisan Base':
    '{1:nom} ist weder ein Logistikmarker noch eine Partisanenbasis',
  '{1} was picked up in this segment': '{1:nom} wurde in diesem Segment aufgenommen',
  'another {1} is just like this one and is placed before it':
    'noch ein Stück „{1}“ ist genau wie dieses und kommt zuerst',
  '{1} is neither a City nor a Port': '{1:nom} ist weder eine Stadt noch ein Hafen',
  'no supplied unit of a nation that {1} serves is in {2}':
    '{2:in} ist keine versorgte Einheit einer Nation, der {1:nom} dient',
  'such a marker is already in {1}': '{1:in} liegt schon ein solcher Marker',
  '{1} is neither Rough nor a City': '{1:nom} ist weder schwieriges Gelände noch eine Stadt',
  'the Country of {1} has got a Partisan Base in this segment':
    'das Land um {1:acc} hat in diesem Segment schon eine Partisanenbasis bekommen',
  'the Axis guards {1}': 'die Achse bewacht {1:acc}',
  'Which Logistics marker or Partisan Base is placed or picked up?':
    'Welcher Logistikmarker oder welche Partisanenbasis wird gesetzt oder aufgenommen?',
  'Luck in combat': 'Glück im Kampf',
  'Luck in politics': 'Glück in der Politik',
  'Luck with Materiel Shortages': 'Glück bei Materialmangel',
  'Luck in mobilization': 'Glück bei der Mobilmachung',
  'Luck with delay': 'Glück bei Verzögerungen',
  'Luck with Blitz symbols': 'Glück mit Blitz-Symbolen',
  'Luck in bombing': 'Glück bei Bombenangriffen',
  'Luck with Lend-Lease': 'Glück mit dem Leih- und Pachtgesetz',
  'Luck of the Red Army': 'Glück der Roten Armee',
  '{1}: the die shows {2}. Is it rolled again?': '{1}: der Würfel zeigt eine {2}. Wird er neu geworfen?',
  'Where does {1} go on to from {2}?': 'Wohin geht {1:nom} {2:von} weiter?',
  'Which unit moves in reserve?': 'Welche Einheit bewegt sich als Reserve?',
  'Which unit moves?': 'Welche Einheit bewegt sich?',
  '{1} is on its way: it goes on or halts first': '{1:nom} ist unterwegs und geht erst weiter oder hält an',
  'there are no overruns in Reserve Movement': 'in der Reservebewegung wird nicht überrollt',
  '{1} cannot overrun: only armor of two or three steps does':
    '{1:nom} kann nicht überrollen: das tun nur Panzer mit zwei oder drei Stufen',
  'no lone enemy unit in the open is near enough for {1} to overrun':
    'keine einzelne feindliche Einheit im offenen Gelände ist nahe genug, dass {1:nom} sie überrollen könnte',
  'there is no enemy unit to overrun in {1}':
    '{1:in} ist keine feindliche Einheit, die man überrollen könnte',
  'more than one enemy unit is in {1}': '{1:in} ist mehr als eine feindliche Einheit',
  'the enemy unit in {1} has more than one step': 'die feindliche Einheit {1:in} hat mehr als eine Stufe',
  'the terrain of {1} helps the defender': 'das Gelände {1:in} hilft dem Verteidiger',
  '{1} is in Mud, which helps the defender': '{1:in} ist Schlamm, der dem Verteidiger hilft',
  'the unit in {1} is a fortress': 'die Einheit {1:in} ist eine Festung',
  'an Air unit helps the defender of {1}': 'eine Lufteinheit hilft dem Verteidiger von {1:dat}',
  'an HQ could support the defender of {1}': 'ein HQ könnte den Verteidiger von {1:dat} unterstützen',
  '{1} can get into {2} only across a hexside that helps the defender':
    '{1:nom} kommt nur über eine Hexseite {2:to}, die dem Verteidiger hilft',
  '{1} cannot get into {2} with the points it has': '{1:nom} kommt mit den verfügbaren Punkten nicht {2:to}',
  'only an Airdrop is in {1}, which cannot be overrun':
    '{1:in} ist nur eine Luftlandung, die man nicht überrollen kann',
  'no unit is on its way': 'keine Einheit ist unterwegs',
  '{1} belongs to a Country that is not in the war': '{1:nom} gehört einem Land, das nicht im Krieg ist',
  '{1} is an Airdrop marker, which does not move': '{1:nom} ist ein Luftlandemarker, der sich nicht bewegt',
  '{1} has already moved in this phase': '{1:nom} hat sich in dieser Phase schon bewegt',
  '{1} in {2} is not supplied': '{1:nom} {2:in} ist nicht versorgt',
  '{1} in {2} is in an enemy Zone of Control, which nobody leaves in Reserve Movement':
    '{1:nom} {2:in} ist in einer feindlichen Kontrollzone, die in der Reservebewegung niemand verlässt',
  '{1} stands in Mud in an enemy Zone of Control, which nobody leaves':
    '{1:nom} steht im Schlamm in einer feindlichen Kontrollzone, die niemand verlässt',
  'the Failure of Command holds {1} in an enemy Zone of Control':
    'der Führungsausfall hält {1:acc} in einer feindlichen Kontrollzone fest',
  '{1} is on its way: {2} moves when it has stopped':
    '{1:nom} ist unterwegs: {2:nom} bewegt sich, wenn das zu Ende ist',
  '{1} cannot enter {2}, an All-Sea hex without a friendly Beachhead':
    '{1:nom} kann nicht {2:to}, in ein reines Seefeld ohne eigenen Landekopf',
  '{1} cannot enter {2}: it is out of play': '{1:nom} kann nicht {2:to}: das ist nicht im Spiel',
  '{1} cannot enter {2}: its Country is neutral': '{1:nom} kann nicht {2:to}: das Land dort ist neutral',
  '{1} cannot leave its Country for {2} while Pre-War is in effect':
    '{1:nom} kann das eigene Land nicht {2:to} verlassen, solange Vorkriegszeit ist',
  '{1} cannot enter {2}: a Policy or Truce forbids it':
    '{1:nom} kann {2:acc} nicht betreten: ein Abkommen oder Waffenstillstand verbietet es',
  '{1} cannot leave its Country for {2}: the marker in its Capital forbids it':
    '{1:nom} kann das eigene Land nicht {2:to} verlassen: der Marker in der Hauptstadt verbietet es',
  '{1} cannot enter {2}: it belongs to the other Allied faction':
    '{1:nom} kann nicht {2:to}: es gehört der anderen alliierten Fraktion',
  '{1} cannot enter {2}: enemy units are there': '{1:nom} kann nicht {2:to}: dort sind feindliche Einheiten',
  '{1} cannot enter {2}: an enemy Airdrop is there':
    '{1:nom} kann nicht {2:to}: dort ist eine feindliche Luftlandung',
  '{1} cannot enter {2}: enemy markers are there, which are taken by an attack or an overrun':
    '{1:nom} kann nicht {2:to}: dort sind feindliche Marker, die nur ein Angriff oder Überrollen nimmt',
  '{1} cannot enter {2} in Reserve Movement: it is in an enemy Zone of Control':
    '{1:nom} kann in der Reservebewegung nicht {2:to}: dort ist eine feindliche Kontrollzone',
  '{1} cannot enter {2}: the Failure of Supply keeps it out of enemy Zones of Control':
    '{1:nom} kann nicht {2:to}: der Nachschubausfall hält Einheiten aus feindlichen Kontrollzonen heraus',
  '{1} cannot leave for {2}: it stands in Mud in an enemy Zone of Control':
    '{1:nom} kann nicht {2:to} fort, sondern steht im Schlamm in einer feindlichen Kontrollzone',
  '{1} cannot leave for {2}: the Failure of Command holds it in an enemy Zone of Control':
    '{1:nom} kann nicht {2:to} fort: der Führungsausfall hält sie in einer feindlichen Kontrollzone fest',
  '{1} leaves the Beachhead only across its Beachhead Hexside, not for {2}':
    '{1:nom} verlässt den Landekopf nur über die Landeseite, nicht {2:to}',
  '{1} cannot reach {2}: enemy Zones of Control on the way stop it':
    '{1:nom} kommt nicht {2:to}: feindliche Kontrollzonen auf dem Weg halten sie auf',
  '{1} cannot reach {2} in Reserve Movement without entering enemy Zones of Control':
    '{1:nom} kommt in der Reservebewegung nicht {2:to}, ohne feindliche Kontrollzonen zu betreten',
  '{1} is farther than {2} can go': 'bis {1:to} ist es weiter, als {2:nom} gehen kann',
  'there is no way over land for {1} to {2}': 'für {1:acc} gibt es über Land keinen Weg {2:to}',
  '{1} is already moving over land': '{1:nom} bewegt sich schon über Land',
  '{1} is in no Port': '{1:nom} ist in keinem Hafen',
  '{1} cannot go on board: {2} is in an enemy Zone of Control and no Open Port':
    '{1:nom} kann nicht an Bord gehen: {2:nom} ist in einer feindlichen Kontrollzone und kein offener Hafen',
  'no Troop Convoy that could carry {1} is in the Naval Zone of its Port':
    'in der Seezone des Hafens ist kein Truppengeleit, das {1:acc} tragen könnte',
  '{1} has {2} steps, more than a Troop Convoy there carries':
    '{1:nom} hat {2} Stufen, mehr als dort ein Truppengeleit befördert',
  '{1} is no Port': '{1:nom} ist kein Hafen',
  '{1} is no Open Port': '{1:nom} ist kein offener Hafen',
  '{1} cannot land in {2}: the enemy controls it':
    '{1:nom} kann {2:in} nicht landen: der Feind beherrscht es',
  '{1} cannot land in {2}: it is in an enemy Zone of Control and no friendly unit is there':
    '{1:nom} kann {2:in} nicht landen: dort ist eine feindliche Kontrollzone und keine eigene Einheit',
  'no Troop Convoys carry {1} to {2}': 'keine Truppengeleite tragen {1:acc} {2:to}',
  'no Troop Convoys carry {1} to the Eastern US/Canada Box':
    'keine Truppengeleite tragen {1:acc} ins Feld Ost-USA/Kanada',
  'no Troop Convoys carry {1} to the East Africa Box':
    'keine Truppengeleite tragen {1:acc} ins Feld Ostafrika',
  'the East Africa Box is not open': 'das Feld Ostafrika ist nicht offen',
  '{1} does not carry {2} there': '{1:nom} trägt {2:acc} nicht dorthin',
  'Which Troop Convoy carries {1}?': 'Welches Truppengeleit trägt {1:acc}?',
  'Which Troop Convoy carries {1} on from the {2}?': 'Welches Truppengeleit trägt {1:acc} {2:von} weiter?',
  'no two units of {1} in {2} could move together':
    '{2:in} sind keine zwei Einheiten {1:gen}, die sich zusammen bewegen könnten',
  '{1} is not at the western edge of the map in Germany, Hungary or Yugoslavia':
    '{1:nom} ist nicht am Westrand der Karte in Deutschland, Ungarn oder Jugoslawien',
  '{1} has already moved': '{1:nom} hat sich schon bewegt',
  '{1} is not in the Western Europe Box': '{1:nom} ist nicht im Feld Westeuropa',
  '{1} does not enter by {2}, which is no land of Germany, Hungary or Yugoslavia at the edge':
    '{1:nom} trifft nicht {2:in} ein, das kein Land am Rand von Deutschland, Ungarn oder Jugoslawien ist',
  '{1} cannot enter by {2}: an enemy Air Force is there':
    '{1:nom} kann {2:in} nicht eintreffen: dort ist eine feindliche Luftflotte',
  'Which units take the place of {1} in {2}? Steps left: {3}.':
    'Welche Einheiten treten {2:in} an die Stelle {1:gen}? Stufen übrig: {3}.',
  'Emergency Breakdown of {1} in {2}: which units take its place? Steps left: {3}.':
    'Notaufteilung {1:gen} {2:in}: welche Einheiten treten an die Stelle? Stufen übrig: {3}.',
  '{1} is no ground unit on the map': '{1:nom} ist keine Bodeneinheit auf der Karte',
  '{1} cannot be broken down': '{1:nom} kann nicht aufgeteilt werden',
  '{1} has only one step': '{1:nom} hat nur eine Stufe',
  'the Force Pool has not enough units to take the place of {1}':
    'der Truppenpool hat nicht genug Einheiten, um {1:acc} zu ersetzen',
  '{1} cannot take the place of a part of {2}': '{1:nom} kann keinen Teil {2:gen} ersetzen',
  'another {1} of the Force Pool stands for all of them':
    'noch ein Stück „{1}“ im Truppenpool steht für alle',
  '{1} cannot stay on its reduced side now': '{1:nom} kann jetzt nicht auf der reduzierten Seite bleiben',
  'Which units in {1} become {2}?': 'Welche Einheiten {1:in} werden {2:nom}?',
  'Form it as {1}': 'Als {1} aufstellen',
  '{1} cannot take part in a combination': '{1:nom} kann an keiner Zusammenlegung teilnehmen',
  '{1} has only one step: it is not built from others':
    '{1:nom} hat nur eine Stufe und wird nicht aus anderen gebildet',
  '{1} is neither in the Force Pool nor on the map': '{1:nom} ist weder im Truppenpool noch auf der Karte',
  '{1} has all its steps': '{1:nom} hat alle Stufen',
  '{1} is not in {2}': '{1:nom} ist nicht {2:in}',
  'no units in {1} have together the steps of {2}':
    'keine Einheiten {1:in} haben zusammen die Stufen {2:gen}',
  'the units in {1} are not of the types that make {2}':
    'die Einheiten {1:in} sind nicht von den Arten, aus denen {2:nom} besteht',
  'the units in {1} are not supplied, and cannot become {2}':
    'die Einheiten {1:in} sind nicht versorgt und können nicht {2:nom} werden',
  'an enemy Air unit in {1} prevents combination':
    'eine feindliche Lufteinheit {1:in} verhindert die Zusammenlegung',
  'another {1} in {2} stands for it': 'noch ein Stück „{1}“ {2:in} steht dafür',
  '{1} cannot become part of {2} with the others': '{1:nom} kann mit den anderen nicht Teil {2:gen} werden',
  'the units chosen do not have the steps of {1} yet':
    'die gewählten Einheiten haben noch nicht die Stufen {1:gen}',
  '{1} is no Detachment, and has none on its back':
    '{1:nom} ist keine Abteilung und hat keine auf der Rückseite',
  'all Detachments of that nation are in use': 'alle Abteilungen dieser Nation sind im Einsatz',
  'another {1} of the Force Pool stands for it': 'noch ein Stück „{1}“ im Truppenpool steht dafür',
  '{1} has no City or Port': '{1:nom} hat weder Stadt noch Hafen',
  'a Detachment is already in {1}': '{1:in} ist schon eine Abteilung',
  'no ground unit of that nation of yours is in {1}': '{1:in} ist keine deiner Bodeneinheiten dieser Nation',
  'the units in {1} are not supplied': 'die Einheiten {1:in} sind nicht versorgt',
  '{1} is no Detachment on the map': '{1:nom} ist keine Abteilung auf der Karte',
  'Which of your units is eliminated?': 'Welche deiner Einheiten wird eliminiert?',
  'there is nothing to eliminate': 'es gibt nichts zu eliminieren',
  '{1} is no unit, Detachment or Logistics marker on the map':
    '{1:nom} ist weder Einheit noch Abteilung noch Logistikmarker auf der Karte',
  '{1} has no step to spare: eliminate the unit': '{1:nom} hat keine Stufe übrig: eliminiere die Einheit',
  '{1} has been converted in this segment already': '{1:nom} wurde in diesem Segment schon umgewandelt',
  '{1} is not land of your faction': '{1:nom} ist kein Land deiner Fraktion',
  '{1} is a fortress already': '{1:nom} ist schon eine Festung',
  '{1} in {2} cannot become a fortress: none in the Force Pool is meant for it there':
    '{1:nom} {2:in} kann keine Festung werden: im Truppenpool ist keine dafür bestimmt',
  '{1} is no fortress that can become infantry': '{1:nom} ist keine Festung, die zu Infanterie werden kann',
  'an FE fortress in {1} does not become infantry: it takes No Retreat and a coast, City or Port abroad':
    '{1:in} wird eine FE-Festung nicht zu Infanterie: dazu gehören No Retreat und eine Küste, eine Stadt oder ein Hafen außerhalb Deutschlands',
  'no German infantry is in the Force Pool': 'im Truppenpool ist keine deutsche Infanterie',
  '{1} is no frontier fortress in your Force Pool': '{1:nom} ist keine Grenzfestung in deinem Truppenpool',
  'another {1} stands for it': 'noch ein Stück „{1}“ steht dafür',
  '{1} stands in a hex of its Home Country on a Border without fortress, enemy or enemy Zone of Control, which {2} is not':
    '{1:nom} steht in einem Hexfeld des Heimatlands an einer Grenze, ohne Festung, Feind oder feindliche Kontrollzone, und das ist {2:nom} nicht',
  'Does {1} lose a step of its own, or the one in its Holding Box and break down?':
    'Verliert {1:nom} eine eigene Stufe, oder die in der Sammelbox und löst sich auf?',
  'How are the units organized?': 'Wie werden die Einheiten gegliedert?',
  combination: 'Zusammenlegung',
  'fortress conversion': 'Umwandlung in Festungen',
  'voluntary elimination': 'freiwillige Eliminierung',
  breakdown: 'Aufteilung',
  'picking up Detachments': 'Aufnehmen von Abteilungen',
  'placing Detachments': 'Aufstellen von Abteilungen',
  '{1} comes before {2}, which has begun': '{1} kommt vor {2}, und das hat schon begonnen',
  'Where is a Detachment placed in the Ceded Land?':
    'Wo wird im abgetretenen Gebiet eine Abteilung aufgestellt?',
  'no Detachment can be placed in {1}': '{1:in} kann keine Abteilung aufgestellt werden',
  'Do your Countries stay open to {1}?': 'Bleiben deine Länder für {1:acc} offen?',
  'Are your Countries opened to {1}?': 'Werden deine Länder für {1:acc} geöffnet?',
  'your Countries are open already': 'deine Länder sind schon offen',
  'your Countries are closed already': 'deine Länder sind schon geschlossen',
  'Is war declared on a Neutral Minor Country?': 'Wird einem neutralen Kleinstaat der Krieg erklärt?',
  'Is a No Occupation marker placed in {1}?': 'Wird {1:in} ein Marker Keine Besetzung gelegt?',
  '{1} is a Major Country, on which nobody declares war here':
    '{1:nom} ist eine Großmacht, der hier niemand den Krieg erklärt',
  '{1} is at war with itself': '{1:nom} liegt im Krieg mit sich selbst',
  'your Influence marker is in {1}': '{1:in} liegt dein Einflussmarker',
  '{1} has no Border with you and no Port that your ships could reach':
    '{1:nom} hat weder eine Grenze mit dir noch einen Hafen, den deine Schiffe erreichen könnten',
  'no East Africa marker is on the Turn Track': 'kein Ostafrika-Marker liegt auf der Rundenleiste',
  'the East Africa marker comes off with the next turn anyway':
    'der Ostafrika-Marker kommt ohnehin mit der nächsten Runde herunter',
  'Which army of {1} is at full strength? Steps left: {2}.':
    'Welche Armee {1:gen} ist in voller Stärke? Stufen übrig: {2}.',
  'Where do the reserves of {1} stand?': 'Wo stehen die Reserven {1:gen}?',
  '{1} is no reduced army that can grow': '{1:nom} ist keine reduzierte Armee, die wachsen kann',
  '{1} is not part of {2}': '{1:nom} gehört nicht zu {2:dat}',
  'the reserves do not fit into {1}': 'für die Reserven ist {1:in} kein Platz',
  'Where do the {1} units of {2} stand?': 'Wo stehen die {1} Einheiten {2:gen}?',
  'Where does the unit of {1} stand?': 'Wo steht die Einheit {1:gen}?',
  '{1} is not set up with {2}': '{1:nom} wird nicht mit {2:dat} aufgestellt',
  '{1} is not part of the Country or its Dependents':
    '{1:nom} gehört nicht zum Land oder seinen abhängigen Gebieten',
  'not in {1} yet: at home, and one unit in a hex, until each City has one':
    'noch nicht {1:in}: in der Heimat und je eine Einheit in einem Hexfeld, bis jede Stadt eine hat',
  'the unit does not fit into {1}': 'die Einheit passt nicht mehr {1:in} hinein',
  'Which area becomes part of Germany?': 'Welches Gebiet wird Teil Deutschlands?',
  '{1} cannot be annexed by Germany': '{1:nom} kann von Deutschland nicht angegliedert werden',
  'Which Truce is reduced?': 'Welcher Waffenstillstand wird herabgesetzt?',
  '{1}: war with the Axis': '{1}: Krieg mit der Achse',
  'no Truce marker is in the box of {1}': 'im Feld von {1:dat} ist kein Waffenstillstandsmarker',
  'the box of {1} is not yours': 'das Feld von {1:dat} gehört dir nicht',
  'the Truce of {1} was placed or reduced in this turn':
    'der Waffenstillstand von {1:dat} wurde in dieser Runde gesetzt oder verringert',
  'the Truce of {1} is reduced on Seasonal Turns only':
    'der Waffenstillstand von {1:dat} wird nur in Jahreszeitrunden verringert',
  '{1} is no Replacement Location for {2} units': '{1:nom} ist kein Ersatzort für {2:adj} Einheiten',
  '{1} is in an enemy Zone of Control, and no ground unit of yours is there':
    '{1:nom} liegt in einer feindlichen Kontrollzone, und keine deiner Bodeneinheiten ist dort',
  '{1} does not fit into {2}': '{1:nom} passt nicht mehr {2:in} hinein',
  '{1} colonial of {2}': '{1} Kolonialtruppe {2:gen}',
  '{1} SS of {2}': '{1} SS {2:gen}',
  '{1} is a fortress, which no step brings': '{1:nom} ist eine Festung, die keine Stufe bringt',
  '{1} has more than one step: it is built by combination':
    '{1:nom} hat mehr als eine Stufe und entsteht durch Zusammenlegung',
  'no step is left that brings {1}': 'keine Stufe ist übrig, die {1:acc} bringt',
  '{1} is neither British nor of the US: it does not use the Eastern US/Canada Box':
    '{1:nom} ist weder britisch noch amerikanisch und benutzt das Feld Ost-USA/Kanada nicht',
  'the Eastern US/Canada Box is not in play': 'das Feld Ost-USA/Kanada ist nicht im Spiel',
  'Which unit keeps up the Beachhead in {1}?': 'Welche Einheit hält den Landekopf {1:in}?',
  '{1} keeps up no Beachhead: only Surface Fleets and Air Forces do':
    '{1:nom} hält keinen Landekopf: das tun nur Überwasser- und Luftflotten',
  '{1} could not be placed in {2}': '{1:nom} könnte {2:in} nicht aufgestellt werden',
  'At which hex does the Beachhead in {1} point?': 'Auf welches Hexfeld zeigt der Landekopf {1:in}?',
  '{1} is no Land hex next to {2}': '{1:nom} ist kein Landfeld neben {2:dat}',
  'a Beachhead cannot point at {1}: its Country is not in the war':
    'ein Landekopf kann nicht auf {1:acc} zeigen: das Land dort ist nicht im Krieg',
  'Where is a Blitz marker placed? {1} are left.': 'Wo wird ein Blitzmarker gesetzt? {1} sind übrig.',
  'Where is the Blitz marker placed?': 'Wo wird der Blitzmarker gesetzt?',
  'a Blitz marker is already in {1}': '{1:in} liegt schon ein Blitzmarker',
  'a Blitz marker cannot be placed in {1}: it is at sea, without a friendly Beachhead':
    'ein Blitzmarker kann {1:in} nicht gesetzt werden: das ist auf See, ohne eigenen Landekopf',
  'a Blitz marker cannot be placed in {1}: no friendly ground unit is within two hexes':
    'ein Blitzmarker kann {1:in} nicht gesetzt werden: keine eigene Bodeneinheit ist höchstens zwei Felder entfernt',
  'a Blitz marker cannot be placed in {1}: its Country is not in the war':
    'ein Blitzmarker kann {1:in} nicht gesetzt werden: das Land dort ist nicht im Krieg',
  'the first Blitz markers go to Beachheads that face an enemy hex':
    'die ersten Blitzmarker gehen zu Landeköpfen, die einem feindlichen Hexfeld gegenüberliegen',
  'in the Strategic Warfare Box': 'im Feld Strategische Kriegführung',
  '{1} is to be placed {2}. Is that contested?': '{1:nom} soll {2} aufgestellt werden. Wird das angefochten?',
  '{1} is not in the Force Pool, from which units contest':
    '{1:nom} ist nicht im Truppenpool, aus dem Einheiten anfechten',
  '{1} never contests': '{1:nom} ficht nie an',
  '{1} is not at war with {2}': '{1:nom} ist nicht im Krieg mit {2:dat}',
  '{1} cannot contest {2} {3}': '{1:nom} kann {2:acc} {3} nicht anfechten',
  '{1} could not itself be placed {2} against {3}':
    '{1:nom} könnte selbst nicht {2} gegen {3:acc} aufgestellt werden',
  '{1} has no base near that of {2}': '{1:nom} hat keinen Stützpunkt in der Nähe dessen {2:gen}',
  'Where does the CV Strike of {1} go?': 'Wohin geht der Trägerangriff {1:gen}?',
  'a CV Strike cannot be placed in {1}: it is in Mud':
    'ein Trägerangriff kann nicht {1:in} liegen: dort ist Schlamm',
  'a CV Strike from {1} cannot be placed in {2}': 'ein Trägerangriff {1:von} kann nicht {2:to}',
  '{1} belongs to nobody who is in the war': '{1:nom} gehört niemandem, der im Krieg ist',
  '{1} is not in the Force Pool, from which support units are placed':
    '{1:nom} ist nicht im Truppenpool, aus dem Unterstützungseinheiten kommen',
  '{1} is of a Country at peace with the Axis, whose support units stay in the Force Pool':
    '{1:nom} gehört zu einem Land, das mit der Achse Frieden hat; dessen Unterstützungseinheiten bleiben im Truppenpool',
  'in this scenario {1} can only be placed in a hex':
    'in diesem Szenario kann {1:nom} nur in ein Hexfeld gestellt werden',
  '{1} is never placed: an Interceptor only contests':
    '{1:nom} wird nie aufgestellt: eine Jagdflotte ficht nur an',
  '{1} is not placed in Land hexes: only Air Forces are':
    '{1:nom} kommt nicht auf Landfelder: das tun nur Luftflotten',
  '{1} does not go On Station: only Fleets and Air Forces do':
    '{1:nom} geht nicht auf Station: das tun nur Flotten und Luftflotten',
  '{1} is no CV Fleet': '{1:nom} ist keine Trägerflotte',
  '{1} has no place in the Strategic Warfare Box: only Bombers and Sub Fleets have':
    '{1:nom} hat im Feld Strategische Kriegführung nichts zu suchen: nur Bomber- und U-Boot-Flotten',
  '{1} has no Air Base within nine hexes of a City it could bomb':
    '{1:nom} hat keinen Luftstützpunkt innerhalb von neun Hexfeldern um eine Stadt, die sie bombardieren könnte',
  '{1} has no Naval Base on the Atlantic, the North Sea or the Arctic':
    '{1:nom} hat keinen Marinestützpunkt am Atlantik, an der Nordsee oder am Eismeer',
  '{1} is no Bomber': '{1:nom} ist keine Bomberflotte',
  'cities are devastated only in Total War': 'Städte werden nur im totalen Krieg verwüstet',
  '{1} makes no Beachhead: only Surface Fleets and Air Forces do':
    '{1:nom} bildet keinen Landekopf: das tun nur Überwasser- und Luftflotten',
  'no Beachhead marker is left in the Force Pool': 'im Truppenpool ist kein Landekopfmarker mehr',
  '{1} is no convoy': '{1:nom} ist kein Geleitzug',
  '{1} is no convoy: only Surface Fleets and Air Forces can be placed as Escort Troop Convoys':
    '{1:nom} ist kein Geleitzug: nur Überwasser- und Luftflotten können als Begleitete Truppengeleite aufgestellt werden',
  '{1} can only be a Troop Convoy': '{1:nom} kann nur ein Truppengeleit sein',
  '{1} is an All-Sea hex: {2} can be placed there only to make a Beachhead':
    '{1:nom} ist ein reines Seefeld: {2:nom} kann dort nur für einen Landekopf aufgestellt werden',
  '{1} is no All-Sea hex': '{1:nom} ist kein reines Seefeld',
  '{1} cannot be placed in {2}: it is out of play':
    '{1:nom} kann {2:in} nicht aufgestellt werden: das ist nicht im Spiel',
  '{1} cannot fly to {2}: its Country is neutral':
    '{1:nom} kann nicht {2:to} fliegen: das Land dort ist neutral',
  '{1} cannot be placed in {2}: it is a Failure Hex':
    '{1:nom} kann {2:in} nicht aufgestellt werden: das ist ein Ausfallfeld',
  '{1} cannot be placed in {2}: a friendly Air unit is there':
    '{1:nom} kann {2:in} nicht aufgestellt werden: dort ist eine eigene Lufteinheit',
  '{1} cannot be placed in {2}: an enemy Air unit is there':
    '{1:nom} kann {2:in} nicht aufgestellt werden: dort ist eine feindliche Lufteinheit',
  '{1} cannot fly to {2}: it is in Mud': '{1:nom} kann nicht {2:to} fliegen: dort ist Schlamm',
  '{1} is not within three hexes of an Air Base of {2}':
    '{1:nom} ist nicht innerhalb von drei Hexfeldern um einen Luftstützpunkt {2:gen}',
  '{1} cannot fly to {2}: Mud or neutral land lies in the way':
    '{1:nom} kann nicht {2:to} fliegen: Schlamm oder neutrales Land liegt dazwischen',
  '{1} cannot be placed in the Naval Zone of {2}': '{1:nom} kann nicht in die Seezone von {2:dat}',
  '{1} could strike no hex in or next to {2}': '{1:nom} könnte kein Hexfeld {2:in} oder daneben angreifen',
  '{1} is next to no Land hex at which a Beachhead could point':
    'neben {1:dat} ist kein Landfeld, auf das ein Landekopf zeigen könnte',
  'a Beachhead in {1} could point only at neutral land':
    'ein Landekopf {1:in} könnte nur auf neutrales Land zeigen',
  'a Beachhead is already in {1}': '{1:in} ist schon ein Landekopf',
  '{1} is no Strategic Hex of the enemy': '{1:nom} ist kein Strategisches Hexfeld des Feindes',
  '{1} already has a Devastation marker': '{1:nom} hat schon einen Verwüstungsmarker',
  '{1} is in a neutral Country': '{1:nom} liegt in einem neutralen Land',
  '{1} is not within nine hexes of an Air Base of the nation of {2}':
    '{1:nom} ist nicht innerhalb von neun Hexfeldern um einen Luftstützpunkt der Nation {2:gen}',
  '{1} is out of play': '{1:nom} ist nicht im Spiel',
  'no hex of {1} is within three hexes of an Air Base of {2}':
    'kein Hexfeld {1:gen} ist innerhalb von drei Hexfeldern um einen Luftstützpunkt {2:gen}',
  '{1} cannot be placed in {2}: it is frozen':
    '{1:nom} kann {2:in} nicht aufgestellt werden: dort ist alles zugefroren',
  'no Naval Base for {1} is in {2} or in a zone next to it':
    '{2:in} und den Zonen daneben ist kein Marinestützpunkt für {1:acc}',
  'the way of {1} to {2} leads through straits that its faction does not control':
    'der Weg {1:gen} {2:to} führt durch Meerengen, die ihre Fraktion nicht beherrscht',
  'you have no Open Port in {1}': 'du hast {1:in} keinen offenen Hafen',
  'Does {1} stay in the Strategic Warfare Box?': 'Bleibt {1:nom} im Feld Strategische Kriegführung?',
  '{1} has no base any more': '{1:nom} hat keinen Stützpunkt mehr',
  'Pre-War': 'Vorkriegszeit',
  'Which support unit hunts the Surface Raiders?': 'Welche Unterstützungseinheit jagt die Handelsstörer?',
  'only the Axis has Surface Raiders': 'nur die Achse hat Handelsstörer',
  'the Surface Raiders are not in the Axis Force Pool':
    'die Handelsstörer sind nicht im Truppenpool der Achse',
  '{1} is no Western support unit in the Force Pool':
    '{1:nom} ist keine westliche Unterstützungseinheit im Truppenpool',
  '{1} is attacked by Blitz: {2}': '{1:nom} wird im Blitz angegriffen: {2}',
  '{1} is attacked: {2}': '{1:nom} wird angegriffen: {2}',
  '{1}, supported by {2}': '{1}, unterstützt von {2:dat}',
  '{1} supports the defense of {2}': '{1:nom} unterstützt die Verteidigung von {2:dat}',
  '{1} {2}/{3}': '{1} {2}/{3}',
  'Attack on {1}: {2}. A {3}: {4}, {5}': 'Angriff auf {1:acc}: {2}. Eine {3}: {4}, {5}',
  '{1} in {2} loses a step': '{1:nom} {2:in} verliert eine Stufe',
  '{1} goes to the Delay Box': '{1:nom} kommt ins Verzögerungsfeld',
  '{1} goes to the Force Pool': '{1:nom} kommt in den Truppenpool',
  '{1} is left in {2}': '{1:nom} bleibt {2:in} übrig',
  '{1} retreats to {2}': '{1:nom} geht {2:to} zurück',
  '{1} in {2} joins the retreat': '{1:nom} {2:in} schließt sich dem Rückzug an',
  '{1} advances into {2}': '{1:nom} rückt {2:to} vor',
  '{1} goes on to {2}': '{1:nom} stößt {2:to} weiter vor',
  'The Axis uses its Airmobile Doctrine': 'Die Achse setzt ihre Luftlandedoktrin ein',
  '{1} drops on {2}': '{1:nom} springt {2:in} ab',
  '{1} lands in {2}': '{1:nom} landet {2:in}',
  '{1} lands in {2} behind {3}': '{1:nom} landet {2:in} hinter {3:dat}',
  'The aircraft of {1} go back to the {2}': 'Die Flugzeuge {1:gen} kehren {2:to} zurück',
  '{1} is placed in {2} as a replacement': '{1:nom} wird {2:in} als Ersatz aufgestellt',
  '{1} is placed in the Western Europe Box as a replacement':
    '{1:nom} wird als Ersatz in das Feld Westeuropa gestellt',
  '{1} is placed in the Eastern US/Canada Box as a replacement':
    '{1:nom} kommt als Ersatz ins Feld Ost-USA/Kanada',
  'Replacement steps lost by {1}: {2}': 'Ersatzstufen, die {1:dat} verloren gehen: {2}',
  'Units in {1} become {2}': 'Einheiten {1:in} werden {2:nom}',
  '{1} in {2} is brought to {3} steps': '{1:nom} {2:in} wird auf {3} Stufen gebracht',
  '{1} in {2} is broken down': '{1:nom} {2:in} wird aufgeteilt',
  '{1} is a fortress in {2}': '{1:nom} ist {2:in} eine Festung',
  '{1} in {2} is no fortress any more': '{1:nom} {2:in} ist keine Festung mehr',
  '{1} is placed in {2}': '{1:nom} wird {2:in} aufgestellt',
  '{1} in {2} is picked up': '{1:nom} {2:in} wird aufgenommen',
  '{1} for {2}': '{1} für {2}',
  'each 6 rolled again': 'jede 6 noch einmal gewürfelt',
  '{1} is delayed: {2} in all, {3}; it returns in {4}':
    '{1:nom} wird verzögert: {2} insgesamt, {3}; Rückkehr {4}',
  '{1} is delayed: a {2}; it returns in {3}': '{1:nom} wird verzögert: eine {2}; Rückkehr {3}',
  '{1} is delayed: a {2}, {3}; it returns in {4}': '{1:nom} wird verzögert: eine {2}, {3}; Rückkehr {4}',
  'War in East Africa: Suez is cut off until {1}': 'Krieg in Ostafrika: Suez ist abgeschnitten bis {1}',
  'The campaign in East Africa is over: its marker goes to the Delay Box':
    'Der Feldzug in Ostafrika ist zu Ende: sein Marker kommt ins Verzögerungsfeld',
  'The East Africa Box is open': 'Das Feld Ostafrika ist offen',
  'Axis luck: the die is rolled again': 'Glück der Achse: der Würfel wird neu geworfen',
  'Allied luck: the die is rolled again': 'Glück der Alliierten: der Würfel wird neu geworfen',
  '{1} is laid face down on the Turn Track': '{1:nom} kommt verdeckt auf die Rundenleiste',
  'A counter face down on the Turn Track comes a turn sooner: {1}':
    'Ein verdeckter Spielstein auf der Rundenleiste kommt eine Runde früher: {1}',
  '{1} comes off the Turn Track': '{1:nom} kommt von der Rundenleiste',
  '{1} is moved on the Turn Track to {2}': '{1:nom} wird auf der Rundenleiste verschoben: {2}',
  '{1} moves from {2} to {3}': '{1:nom} zieht {2:von} {3:to}',
  '{1} overruns {2} in {3}': '{1:nom} überrollt {2:acc} {3:in}',
  '{1} goes by sea to {2}': '{1:nom} fährt zur See {2:to}',
  '{1} goes by sea to the East Africa Box': '{1:nom} fährt zur See ins Feld Ostafrika',
  '{1} goes by sea to the Eastern US/Canada Box': '{1:nom} fährt zur See ins Feld Ost-USA/Kanada',
  '{1} goes from {2} to the Western Europe Box': '{1:nom} geht {2:von} ins Feld Westeuropa',
  '{1} comes from the Western Europe Box to {2}': '{1:nom} kommt aus dem Feld Westeuropa {2:to}',
  'a {1}': 'eine {1}',
  'a {1}, {2}, makes {3}': 'eine {1}, {2}, macht {3}',
  'the US Victory Program': 'das US-Siegprogramm',
  'bad routes': 'schlechte Wege',
  'International Crisis': 'Internationale Krise',
  'Total War with Britain': 'Totaler Krieg mit Großbritannien',
  'Total War with Russia': 'Totaler Krieg mit Russland',
  'Limited War with Britain': 'Begrenzter Krieg mit Großbritannien',
  'Limited War with Russia': 'Begrenzter Krieg mit Russland',
  'peace continues': 'der Friede dauert an',
  'Lend-Lease goes to the Western Allies': 'das Leih- und Pachtgesetz gilt den Westalliierten',
  'Lend-Lease goes to the Soviet Union': 'das Leih- und Pachtgesetz gilt der Sowjetunion',
  'Lend-Lease waits': 'das Leih- und Pachtgesetz wartet',
  'A card is laid face down by {1}': 'Eine Karte wird {1:von} verdeckt hingelegt',
  'No card can be selected by {1}': 'Keine Karte kann {1:von} gewählt werden',
  'The requirements of {1} are no longer met; it goes back to the hand':
    'Die Bedingungen von {1} sind nicht mehr erfüllt; die Karte kommt zurück auf die Hand',
  '{1} ({2}) is out of the game': '{1} ({2}) ist aus dem Spiel',
  'A card from {1} to {2} is removed face down by {3}':
    'Eine Karte von {1} bis {2} wird {3:von} verdeckt entfernt',
  'The Republic is supported on a {1} by {2}': 'Die Republik wird mit einer {1} {2:von} unterstützt',
  '{1} applies to {2}': '{1} gilt für {2:acc}',
  '{1} ends': '{1} endet',
  '{1} in the box of {2}': '{1} im Feld von {2:dat}',
  'A Truce is over: {1}': 'Ein Waffenstillstand ist vorbei: {1}',
  'Land is ceded: {1}': 'Land wird abgetreten: {1}',
  '{1}: {2}; {3}': '{1}: {2}; {3}',
  '{1} goes to the Republic': '{1:nom} geht an die Republik',
  '{1} goes to the Nationalists': '{1:nom} geht an die Nationalisten',
  'The Republic wins the Civil War': 'Die Republik gewinnt den Bürgerkrieg',
  'The Nationalists win the Civil War': 'Die Nationalisten gewinnen den Bürgerkrieg',
  'The Republic is supported by {1} now': 'Die Republik wird jetzt {1:von} unterstützt',
  '{1} is reconstructed': '{1:nom} wird wiederaufgebaut',
  '{1} becomes independent': '{1:nom} wird unabhängig',
  'The military takes over in Germany': 'Das Militär übernimmt in Deutschland die Macht',
  'A Blitz marker more in the next Support Segment: {1}':
    'Ein Blitzmarker mehr im nächsten Unterstützungssegment: {1}',
  '{1} goes to the Pacific': '{1:nom} geht in den Pazifik',
  '{1} comes back from the Pacific': '{1:nom} kommt aus dem Pazifik zurück',
  'Pacific Commitment: a {1}, without modifiers': 'Einsatz im Pazifik: eine {1}, ohne Modifikatoren',
  '{1} is removed from the game': '{1:nom} wird aus dem Spiel genommen',
  '{1} is devastated by an atomic bomb': '{1:nom} wird von einer Atombombe verwüstet',
  'The Partnership Country is {1}': 'Das Partnerland ist {1:nom}',
  '{1} is flipped': '{1} wird umgedreht',
  'The war in the Pacific is over for {1}': 'Der Krieg im Pazifik ist für {1:acc} vorbei',
  'Allied Collapse markers in the Strategic Warfare Box: {1}':
    'Marker „Zusammenbruch der Alliierten“ im Feld des strategischen Krieges: {1}',
  'The Final Victory Point Check: the Strategic Value is {1}; {2} VP for the Axis, {3} for the Allies':
    'Die letzte Siegpunktprüfung: Der strategische Wert ist {1}; {2} SP für die Achse, {3} für die Alliierten',
  'The Axis dominates Europe': 'Die Achse beherrscht Europa',
  'Germany is beaten before its time': 'Deutschland ist vor der Zeit geschlagen',
  'V-E Day has come': 'Der Tag des Sieges in Europa ist da',
  'The US Commitment Level rises to {1}': 'Die US-Verpflichtung steigt auf {1}',
  'The United States enter the war': 'Die Vereinigten Staaten treten in den Krieg ein',
  '{1} is placed in the {2} VP Box': '{1} kommt in das Feld mit {2} SP',
  '{1} is placed in the Strategic Warfare Box': '{1} kommt in das Feld des strategischen Krieges',
  'Japan, on a {1}: {2}': 'Japan, bei einer {1}: {2}',
  'The Western faction gives up Commonwealth Support to keep out of the Pacific':
    'Die Westalliierten verzichten auf die Hilfe des Commonwealth, um dem Pazifik fernzubleiben',
  'Materiel Shortages: {1}': 'Materialmangel: {1}',
  'Lend-Lease for {1}: {2}; steps received: {3}':
    'Leih- und Pachtgesetz für {1:acc}: {2}; erhaltene Stufen: {3}',
  'Lend-Lease goes to the Delay Box': 'Das Leih- und Pachtgesetz kommt ins Verzögerungsfeld',
  'Lend-Lease is over': 'Das Leih- und Pachtgesetz gilt nicht mehr',
  '{1} is knocked out of the war': '{1:nom} ist niedergeworfen',
  'Russia signs the Ostland Accord': 'Russland unterzeichnet das Ostland-Abkommen',
  'No longer in force: {1}': 'Nicht mehr in Kraft: {1:nom}',
  'All Russian units and markers leave the map': 'Alle russischen Einheiten und Marker verlassen die Karte',
  'The Axis has {1} guard {2}': 'Die Achse lässt {1:acc} den Ort {2:nom} bewachen',
  'The Red Army advances: a {1}, without modifiers': 'Die Rote Armee rückt vor: eine {1}, ohne Modifikatoren',
  'The Red Army takes {1}': 'Die Rote Armee nimmt {1:acc}',
  'Peace with Russia is no longer enforced': 'Der Friede mit Russland wird nicht mehr erzwungen',
  'Politics of {1}, {2}: {3}; {4}': 'Politik {1:gen}, {2}: {3}; {4}',
  '{1}: {2} is selected by {3}': '{1}: {3:nom} wählt {2:acc}',
  '{1} takes place': '{1} tritt ein',
  '{1}: the Axis is in {2}': '{1}: die Achse steht {2:in}',
  'An Area Table, for {1}: {2}; {3}': 'Eine Gebietstabelle, für {1:acc}: {2}; {3}',
  '{1} leans on a {2} to {3}': '{1:nom} neigt mit einer {2} zu {3:dat}',
  'War on {1} is declared by {2}': 'Krieg gegen {1:acc}, erklärt {2:von}',
  'Set up in {1}: {2}': 'Aufgestellt {1:in}: {2}',
  '{1} mobilizes: a {2}, without modifiers': '{1:nom} macht mobil: eine {2}, ohne Modifikatoren',
  '{1} in {2} is brought to full strength': '{1:nom} {2:in} wird auf volle Stärke gebracht',
  'A No Occupation marker is placed in {1}': 'Ein Marker Keine Besetzung wird {1:in} gelegt',
  '{1} is removed from {2}': '{1:nom} wird {2:von} entfernt',
  'Free Passage no longer binds {1}; No Occupation still does':
    'Der Durchmarsch bindet {1:acc} nicht mehr, Keine Besetzung noch immer',
  'No Occupation no longer binds {1}; Free Passage still does':
    'Keine Besetzung bindet {1:acc} nicht mehr, der Durchmarsch noch immer',
  '{1} comes sooner, in {2}': '{1:nom} kommt früher, {2}',
  'Supplies fail {1} within five hexes of {2}':
    '{1:dat} versagt der Nachschub im Umkreis von fünf Hexfeldern um {2:acc}',
  'Command fails {1} within five hexes of {2}':
    '{1:dat} versagt die Führung im Umkreis von fünf Hexfeldern um {2:acc}',
  'The resistance is supported on a {1} by {2}': 'Der Widerstand wird mit einer {1} {2:von} unterstützt',
  'Recruited: {1}': 'Angeworben: {1}',
  'Partisans strike in {1}': 'Partisanen schlagen {1:in} zu',
  'Nationalists strike in {1}': 'Nationalisten schlagen {1:in} zu',
  '{1} rises again and fights with {2}': '{1:nom} erhebt sich wieder und kämpft mit {2:dat}',
  'Interned in {1}: {2}': 'Interniert {1:in}: {2}',
  '{1} returns to {2}': '{1:nom} kehrt {2:to} zurück',
  '{1} has nowhere to return to': '{1:nom} hat keinen Ort, um zurückzukehren',
  '{1}, occupied, takes its units home': '{1:nom}, nun besetzt, holt die eigenen Einheiten heim',
  'Axis Strategic Hexes of the Western Allies: {1}, of the Soviet Union: {2}':
    'Strategische Felder der Achse bei den Westalliierten: {1}, bei der Sowjetunion: {2}',
  '{1} to {2}: both factions lose': '{1} zu {2}: Beide Fraktionen verlieren',
  '{1} for the Western Allies, {2} for the Soviet Union: the victory of {3}':
    '{1} für die Westalliierten, {2} für die Sowjetunion: der Sieg {3:gen}',
  'The Countries of {1} are open to its ally': 'Die Länder {1:gen} sind für den Verbündeten offen',
  'The Countries of {1} are closed to its ally': 'Die Länder {1:gen} sind für den Verbündeten geschlossen',
  'The fleet of Vichy is attacked at anchor': 'Die Flotte von Vichy wird vor Anker angegriffen',
  'The fleet of Vichy is seized by the Axis': 'Die Flotte von Vichy wird von der Achse beschlagnahmt',
  'France is defeated; Vichy is neutral, the north is German':
    'Frankreich ist besiegt; Vichy ist neutral, der Norden deutsch',
  'France is overrun and fights on as Vichy': 'Frankreich ist überrannt und kämpft als Vichy weiter',
  'France is defeated; all of it is German, and Vichy is left with North Africa':
    'Frankreich ist besiegt und ganz deutsch; Vichy bleibt Nordafrika',
  'A {1}: Vichy fights on with the Western Allies':
    'Eine {1}: Vichy kämpft an der Seite der Westalliierten weiter',
  'A {1}: Vichy is neutral': 'Eine {1}: Vichy ist neutral',
  'Southern France is no longer a German Dependent':
    'Südfrankreich ist kein abhängiges Gebiet Deutschlands mehr',
  'Northern France is no longer a German Dependent':
    'Nordfrankreich ist kein abhängiges Gebiet Deutschlands mehr',
  'The impact of the United States is reduced': 'Das Gewicht der USA ist verringert',
  'The impact of the United States is restored': 'Das Gewicht der USA ist wiederhergestellt',
  '{1} returns to the Delay Box': '{1:nom} kehrt ins Verzögerungsfeld zurück',
  '{1} returns to the Force Pool': '{1:nom} kehrt in den Truppenpool zurück',
  '{1} is On Station in {2}': '{1:nom} ist {2:in} auf Station',
  '{1} contests {2}: both are delayed': '{1:nom} ficht {2:acc} an: beide werden verzögert',
  '{1} strikes in {2}': '{1:nom} greift {2:in} an',
  '{1} is in the Strategic Warfare Box': '{1:nom} ist im Feld Strategische Kriegführung',
  '{1} bombs {2}: a {3}; it is devastated': '{1:nom} bombardiert {2:acc}: eine {3}; verwüstet',
  '{1} bombs {2}: a {3}, without effect': '{1:nom} bombardiert {2:acc}: eine {3}, ohne Wirkung',
  '{1} makes a Beachhead in {2}, pointing at {3}':
    '{1:nom} bildet {2:in} einen Landekopf, der auf {3:acc} zeigt',
  '{1} keeps up the Beachhead in {2}': '{1:nom} hält den Landekopf {2:in}',
  'The Beachhead in {1} is given up': 'Der Landekopf {1:in} wird aufgegeben',
  '{1} is a Supply Convoy in {2}': '{1:nom} ist {2:in} ein Nachschubgeleit',
  '{1} is a Troop Convoy in {2}': '{1:nom} ist {2:in} ein Truppengeleit',
  'Surface Raiders are at sea': 'Handelsstörer sind auf See',
  '{1} hunts the Surface Raiders': '{1:nom} jagt die Handelsstörer',
  '{1} is picked up in {2}': '{1:nom} wird {2:in} aufgenommen',
  'A Blitz marker is placed in {1}': 'Ein Blitzmarker wird {1:in} gesetzt',
};
