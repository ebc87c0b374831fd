import type { Hint } from '../../../boards/board-module.js';

/** Hints for the questions that only a campaign of Totaler Krieg asks, in German. */
export const campaignQuestions: Record<string, Hint> = {
  '1.1.2d': {
    title: 'Eine Karte verlässt das Spiel',
    text: [
      'Die eben aufgedeckte Karte kostet eine von diesen. Sie kommt nie zurück, und die anderen sehen nicht, welche es ist.',
    ],
    anchors: ['1.1.2d'],
  },
  '1.1.2m': {
    title: 'Dein Partner in dieser Saison',
    text: [
      'Die Stufen der Karte gehören diesem Land, und ihr Würfel kann ihm Flugzeuge, Schiffe oder Produktion bringen.',
    ],
    anchors: ['1.1.2m', '19.38'],
  },
  '1.1.2n': {
    title: 'Würfeln oder erzwingen',
    text: ['Ohne Würfel leistet das Land sicher Widerstand. Was das kostet, sagt die Liste.'],
    anchors: ['1.1.2n', '19.7'],
  },
  '1.1.2s': {
    title: 'Hilfe für die Nationalisten',
    text: [
      'Entferne den Marker eines Gegners aus einem Land, oder würfle um ein Land des Gebiets, das die Karte nennt, und nutze dort Einfluss.',
    ],
    anchors: ['1.1.2s', '19.13'],
  },
  '1.1.2t': {
    title: 'Eine Einheit verlässt das Spiel',
    text: ['Die Karte kostet eine dieser Einheiten, wo sie auch ist. Sie kommt nie zurück.'],
    anchors: ['1.1.2t'],
  },
  '1.1.3a': {
    title: 'Die Karte deiner nächsten Saison',
    text: [
      'Sie liegt verdeckt, bis deine nächste Saison beginnt. Dann bringt sie ihre Einheiten, Stufen und Blitzmarker, und in jeder Runde dieser Saison wird auf ihrer politischen Tabelle gewürfelt. Sind ihre Bedingungen dann nicht mehr erfüllt, kommt sie zurück und gibt nichts.',
    ],
    anchors: ['1.1.3a', '1.1.1a'],
  },
  '1.2.1a': {
    title: 'Stäbe im Hinterland',
    text: [
      'In der Stadt mit einem Logistikmarker kann Ersatz aufgestellt werden, auch fern der Heimat. Eine Partisanenbasis kommt in ein erobertes Land, dessen Heer sich von dort erheben kann.',
    ],
    anchors: ['1.2.1a', '1.2.2a', '18.18'],
  },
  '13.6.2.3b': {
    title: 'Die Generäle verhandeln',
    text: [
      'Jeder Waffenstillstand kann um eine Stufe fester oder schwächer werden. Wo keiner liegt, beginnen danach Verhandlungen.',
    ],
    anchors: ['13.6.2.3b', '19.23'],
  },
  '16b': {
    title: 'Glück',
    text: [
      'Du darfst diesen Würfel noch einmal werfen lassen, einmal in einer Runde; der zweite Wurf gilt. Dann hat die andere Seite den Marker.',
    ],
    anchors: ['16b', '16a'],
  },
  '18.17': {
    title: 'Wer bekommt amerikanische Hilfe?',
    text: [
      'Im westlichen Feld kann ein Würfel Frankreich Stufen bringen, solange es kämpft, im sowjetischen Russland. Sie kann auch im Verzögerungsfeld warten.',
    ],
    anchors: ['18.17', '20.3.7', '20.5.6'],
  },
  '18.2': {
    title: 'Luftlandedoktrin',
    text: [
      'Jetzt genutzt, weichen deutsche Verteidiger ein Hexfeld weiter, statt eine Stufe zu verlieren, oder ein Hauptquartier rückt mit den Angreifern vor. Der Marker kommt in der nächsten Runde wieder.',
    ],
    anchors: ['18.2'],
  },
  '18.26': {
    title: 'Japan wendet sich gegen Großbritannien',
    text: [
      'Entweder nimmt Großbritannien den Krieg im Pazifik auf sich, der Schiffe und Flugzeuge bindet, oder es verzichtet auf die Karte Hilfe des Commonwealth.',
    ],
    anchors: ['18.26'],
  },
  '18.30': {
    title: 'Von Deutschland annektiert',
    text: ['Das Gebiet wird Teil Deutschlands. Alle Steine seines Landes verlassen das Spiel.'],
    anchors: ['18.30'],
  },
  '18.34': {
    title: 'Jagd auf die Kaperschiffe',
    text: [
      'Zwei Unterstützungseinheiten deines Truppenpools jagen die deutschen Schiffe und werden verzögert. Schicke, was dir in dieser Runde am wenigsten fehlt.',
    ],
    anchors: ['18.34'],
  },
  '19.12': {
    title: 'Eine Einigung hat ihren Preis',
    text: ['Das Land wird in jedem Fall abgetreten. Dafür darfst du in einem Nachbarland Einfluss nutzen.'],
    anchors: ['19.12', '19.19'],
  },
  '19.16': {
    title: 'Stattdessen Einfluss',
    text: ['Dieses Land hat Russland kein Gebiet abzutreten: du darfst dort Einfluss nutzen.'],
    anchors: ['19.16', '19.19'],
  },
  '19.17': {
    title: 'Nationalisten',
    text: [
      'Triff einen Marker, eine Kolonialeinheit oder die Einheit eines Kleinstaats, die den Alliierten fehlt, oder nimm eine eigene Stufe.',
    ],
    anchors: ['19.17'],
  },
  '19.18': {
    title: 'Ein langsames Ende',
    text: [
      'Das Land lebt noch einige Saisons, dann wird sein Gebiet abgetreten. Inzwischen darfst du in einem Nachbarland Einfluss nutzen.',
    ],
    anchors: ['19.18', '19.19', '18.7'],
  },
  '19.2': {
    title: 'Ein Grenzkrieg',
    text: [
      'Das Land ist auf die Seite des Ereignisses getreten. Wähle nun einen neutralen Nachbarn: er tritt auf die andere.',
    ],
    anchors: ['19.2', '13.7.1a'],
  },
  '19.21': {
    title: 'Militärhilfe',
    text: [
      'Eine Stufe eines Kleinstaats auf deiner Seite oder einer Kolonialeinheit als Ersatz; oder eine verzögerte Einheit einen Zug früher.',
    ],
    anchors: ['19.21', '19.11'],
  },
  '19.23': {
    title: 'Die Generäle übernehmen',
    text: [
      'Jeder Waffenstillstand darf um eine Stufe geändert werden; dann beginnen Verhandlungen, wo keine sind.',
    ],
    anchors: ['19.23', '13.6.2.3b'],
  },
  '19.25': {
    title: 'Ein Land von deinen Gnaden',
    text: [
      'Ein erobertes Land wird zum Verbündeten mit eigenem Heer, das mit Ersatz aufgebaut wird. Alliierte Partisanen darin werden vertrieben.',
    ],
    anchors: ['19.25'],
  },
  '19.26': {
    title: 'Ein Verbündeter beginnt seinen Krieg',
    text: ['Sein neutraler Nachbar tritt auf die andere Seite. Wähle den, der dort am wenigsten schadet.'],
    anchors: ['19.26', '13.5a'],
  },
  '19.28': {
    title: 'Druck auf die Neutralen',
    text: [
      'Eines davon: meist ein eigener Marker in ein neutrales Land oder ein gegnerischer hinaus. Erst der Marker, später der Einfluss: so kommt ein Land auf deine Seite.',
    ],
    anchors: ['19.28', '18.14'],
  },
  '19.29': {
    title: 'Sie werden nicht durchkommen',
    text: ['Gib eine eigene Stufe, oder eine Stadt in Spanien geht an die andere Seite.'],
    anchors: ['19.29', '19.4'],
  },
  '19.3': {
    title: 'Eine Besatzung für neues Land',
    text: [
      'Das Land gehört dir. Eine Abteilung hält eine seiner Städte oder einen Hafen, so dass der Feind nicht einfach einmarschiert.',
    ],
    anchors: ['19.3', '13.8.1.1a'],
  },
  '19.30': {
    title: 'Der Pazifik ruft',
    text: [
      'Eine Unterstützungseinheit geht in den Pazifik und fehlt in Europa, oder sie kommt über das Verzögerungsfeld zurück. Schicke, was Europa entbehren kann.',
    ],
    anchors: ['19.30', '18.26'],
  },
  '19.31': {
    title: 'Freie Hand in der Politik',
    text: [
      'Eines davon: ein Blitzmarker mehr für dein nächstes Unterstützungssegment, ein Krieg, Einfluss, das Ende einer Politik, Friedensgespräche oder ein Ausfall, der die Unterstützung eines Gegners aus einer Gegend fernhält.',
    ],
    anchors: ['19.31'],
  },
  '19.33': {
    title: 'Die Bombe',
    text: [
      'Das Hexfeld wird verwüstet: ein strategisches Hexfeld des Gegners zählt am Ende für dich. Eine feindliche Einheit darin kann zerstört werden.',
    ],
    anchors: ['19.33', '18.10'],
  },
  '19.34': {
    title: 'Eine Provinz für sich',
    text: ['Diese Region Spaniens wird ein neutrales Land und verlässt den Bürgerkrieg.'],
    anchors: ['19.34'],
  },
  '19.35': {
    title: 'Die Republik streitet',
    text: [
      'Sie verliert eine Stadt an die Nationalisten, oder von nun an hilft ihr die andere alliierte Fraktion.',
    ],
    anchors: ['19.35'],
  },
  '19.36': {
    title: 'Wunderwaffen',
    text: [
      'Verzögere irgendeine Unterstützungseinheit der Alliierten, vernichte eine Stufe auf der Karte, oder gewinne einen weiteren Erfolg einer gespielten Produktionsweisung.',
    ],
    anchors: ['19.36'],
  },
  '19.37': {
    title: 'Nach dem Ultimatum',
    text: [
      'Ein Blitzmarker mehr für dein nächstes Unterstützungssegment, ein Krieg gegen ein neutrales Land oder das Ende der Politik, die das genannte Land bindet.',
    ],
    anchors: ['19.37'],
  },
  '19.38': {
    title: 'Ausbau',
    text: [
      'Ein Stein, den dein Partner noch nicht hat, kommt über das Verzögerungsfeld: Flugzeuge, Schiffe oder eine Kriegswirtschaft, die jede Saison eine Stufe bringt.',
    ],
    anchors: ['19.38', '1.1.2m'],
  },
  '19.39': {
    title: 'Wem die Stunde schlägt',
    text: ['Eine eigene Stufe erkauft eine Stadt des Gegners in Spanien.'],
    anchors: ['19.39', '19.4'],
  },
  '19.4': {
    title: 'Eine Stadt in Spanien wechselt die Seite',
    text: [
      'Jeder Marker gehört einer Seite des Bürgerkriegs, die Hauptstadt fällt zuletzt. Zeigen alle eine Seite, ist der Krieg aus.',
    ],
    anchors: ['19.4', '13.8.6b'],
  },
  '19.8': {
    title: 'Ein Putschversuch',
    text: [
      'Zwei verschiedene Verluste: eine Unterstützungseinheit verzögert, ein Hauptquartier verzögert oder zwei Stufen einer Großmacht.',
    ],
    anchors: ['19.8'],
  },
  '2.3.2.2c': {
    title: 'Infanterie wird zur Festung',
    text: [
      'Eine Festung des Truppenpools tritt an die Stelle der Infanterie. Sie ist stark und bewegt sich nie mehr.',
    ],
    anchors: ['2.3.2.2c'],
  },
  '20.1.1': {
    title: 'Ein Land ist erobert',
    text: ['Das Land gehört dir, solange du seine Städte hältst. Partisanen können es zurückbringen.'],
    anchors: ['20.1.1'],
  },
  '20.2.1': {
    title: 'Ein Land ist besiegt',
    text: [
      'Der Fall Gelb besiegt in diesem Spiel ein Land, einmal. Frankreich zerfällt: der Norden wird deutsches Land, der Süden und die Kolonien ein neutrales Vichy.',
    ],
    anchors: ['20.2.1'],
  },
  '20.2.2': {
    title: 'Was Russland unter Waffen hält',
    text: [
      'Das sowjetische Heer hat die Karte verlassen. Zehn Infanterieeinheiten dürfen irgendwo im übrigen Russland stehen, um es zu bewachen, bis der Krieg weitergeht.',
    ],
    anchors: ['20.2.2'],
  },
  '20.3.6': {
    title: 'Frankreich erhebt sich',
    text: [
      'Eine Stadt des besetzten Frankreichs ist ohne Deutsche: das neutrale Vichy darf jetzt zum Westen übergehen.',
    ],
    anchors: ['20.3.6'],
  },
  '20.3.7': {
    title: 'Leih- und Pachtgesetz für Frankreich',
    text: [
      'Würfle um französische Stufen, solange Frankreich kämpft. Ins Verzögerungsfeld zurückgezogen, kann es später Russland zugutekommen.',
    ],
    anchors: ['20.3.7', 'a-8d'],
  },
  '20.4.2': {
    title: 'Ein Land legt die Waffen nieder',
    text: [
      'Sein Heer verlässt die Karte und kann von seiner Seite nur Stufe für Stufe neu aufgebaut werden. Das Land selbst bleibt auf dieser Seite, und die Deutschen dürfen bleiben.',
    ],
    anchors: ['20.4.2', '18.24'],
  },
  '20.5.4': {
    title: 'Die Achse verlegt sowjetische Wachen',
    text: [
      'Russland hat abgetretenes Land zu schwach besetzt. Du wählst die sowjetischen Einheiten, die dorthin müssen, und damit, wo seine Front dünn wird.',
    ],
    anchors: ['20.5.4'],
  },
  '20.5.5': {
    title: 'Russland erhebt sich',
    text: [
      'Eine Stadt, die der Vertrag Deutschland gab, ist ohne Deutsche: du darfst ihn beenden, und der Krieg im Osten geht weiter.',
    ],
    anchors: ['20.5.5'],
  },
  '20.5.6': {
    title: 'Leih- und Pachtgesetz für Russland',
    text: ['Ein Würfel bringt russische Stufen. Offene Wege über Murmansk und Teheran machen ihn besser.'],
    anchors: ['20.5.6', 'a-8d'],
  },
  '20.7': {
    title: 'Interniert',
    text: [
      'Die Einheiten müssen dieses Land verlassen. Sie werden in kleine aufgeteilt, die mit deiner nächsten Karte zurückkehren.',
    ],
    anchors: ['20.7'],
  },
  '24.4a': {
    title: 'Eine Besatzung aus Griechenland',
    text: [
      'Einmal im Spiel dürfen zwei deutsche Infanterieeinheiten auf den Balkan kommen, wo ein Land die Seite gewechselt hat.',
    ],
    anchors: ['24.4a'],
  },
  '25.4a': {
    title: 'Die Rote Armee kommt',
    text: [
      'Ein Würfel sagt, wie viele Städte die Rote Armee nimmt. Sie und alles um sie herum sind für beide Seiten aus dem Spiel.',
    ],
    anchors: ['25.4a'],
  },
  '4.1.4a': {
    title: 'Fallschirmjäger am Boden',
    text: ['Infanterie des Truppenpools tritt an ihre Stelle. Sonst sind sie fort und kommen später wieder.'],
    anchors: ['4.1.4a'],
  },
  '4.2.6.2d': {
    title: 'Ein gemischtes Heer zahlt',
    text: ['Die Einheit des Landes darin geht verloren, und kleinere treten an die Stelle der anderen.'],
    anchors: ['4.2.6.2d', '4.2.6.2b'],
  },
  '4.2.6.2e': {
    title: 'Ein Marker geht verloren',
    text: [
      'Eine Abteilung hält ihr Hexfeld, ein Logistikmarker bringt Ersatz: gib den auf, der dir weniger fehlt.',
    ],
    anchors: ['4.2.6.2e'],
  },
  '4.2.6.2f': {
    title: 'Ein Land gibt Truppen auf',
    text: [
      'Diese Stufen verlieren die Einheiten des Landes selbst oder die genannten, wo sie auch stehen. Im Hinterland schmerzt es am wenigsten.',
    ],
    anchors: ['4.2.6.2f', '19.26'],
  },
  '6.1.1e': {
    title: 'Keine Besetzung',
    text: [
      'Mit diesem Marker dürfen große deutsche Einheiten ins Land, ohne es zu besetzen; dafür bleiben seine eigenen Einheiten im Land, solange er liegt.',
    ],
    anchors: ['6.1.1e', '18.24'],
  },
  '6.1.1i': {
    title: 'Darf dein Verbündeter einmarschieren?',
    text: [
      'Geöffnet dürfen Einheiten der anderen alliierten Fraktion in dein Land. Du kannst es in jedem deiner Segmente Krieg und Frieden ändern.',
    ],
    anchors: ['6.1.1i', '3.1.4h'],
  },
  '6.1.2a': {
    title: 'Vom Waffenstillstand zum Krieg',
    text: [
      'Waffenstillstand und Politik überdenken werden zu Verhandlungen, Verhandlungen zum Krieg: solange etwas davon liegt, lassen die beiden Seiten einander in Frieden.',
    ],
    anchors: ['6.1.2a', '13.6.2.3b', '13.6.2.1a'],
  },
  '7.2b': {
    title: 'Welcher Marker zuerst?',
    text: [
      'Beide kommen jetzt von der Zugleiste. Das steigende Engagement der USA ändert den Wurf für Materialmangel.',
    ],
    anchors: ['7.2b'],
  },
  'a-8b': {
    title: 'Einen Zwischenfall wagen?',
    text: [
      'Du kannst würfeln oder es lassen. Je höher, desto besser für die Achse; die Liste sagt, was jede Zahl mit diesem Land macht.',
    ],
    anchors: ['a-8b', '19.26'],
  },
  's.g': {
    title: 'Aufstellung',
    text: [
      'Das Szenario lässt diesen Einheiten die Wahl: jedes Hexfeld des Landes, das die Frage nennt, höchstens drei Einheiten und sechs Stufen in einem.',
    ],
    anchors: ['s.g'],
  },
  'v.t': {
    title: 'Der Preis des Widerstands',
    text: [
      'Eine Panzerstufe oder zwei Infanteriestufen deiner Großmacht gehen verloren, wo sie auch stehen.',
    ],
    anchors: ['v.t', '19.7'],
  },
};
