import type { Hint } from '../../../boards/board-module.js';
import type { AboutWords, Figure } from '../../../learn/drawing.js';
import type { LessonWords } from '../../../lessons/lesson.js';
import { campaignQuestions } from './totaler-krieg-campaign.js';

/** Lessons, hints and the "two minutes" page of Totaler Krieg, in German. */
/** What each faction wants, by scenario. */
const sides: Record<string, Record<string, readonly string[]>> = {
  'case-white': {
    axis: [
      'Du gewinnst mit Posen, Krakau und Warschau und hast nur diese eine Runde. Posen und Krakau fallen fast von selbst; für Warschau brauchst du eine Einheit, die über Lodz hinaus vorstößt oder aus Ostpreußen kommt.',
    ],
  },
  barbarossa: {
    axis: [
      'Du hast fünf Runden für drei von neun Städten. Leningrad, Minsk und Kiew sind am nächsten; die letzte Runde ist Schlamm. Lass Panzer ausnutzen und Infanterie die Lücken schließen, und behalte hinter jeder Spitze eine Eisenbahn.',
    ],
    soviet: [
      'Tausche Raum gegen Zeit. Eine Einheit, die zurückgeht, lebt; eine eingeschlossene ist verloren. Lass in jeder Stadt, die zählt, etwas stehen, und stelle die Reserven dorthin, wo der Schlamm den Feind erwischt.',
    ],
  },
  'fall-of-france': {
    axis: [
      'Paris ist das Ziel, und der Weg führt durch Belgien. Setze die Blitzmarker dorthin, wo Panzer in offenem Gelände ausnutzen können; die Maginot-Linie kann warten.',
    ],
    western: [
      'Du hältst, solange eine Linie hält. Behalte Panzer und ein HQ dahinter, spare die Luftflotte zum Anfechten, und bring die Briten in einen Hafen, bevor es zu spät ist.',
    ],
  },
};

const hints = {
  sides,
  of: 'Was deine Seite meist will',
  questions: {
    ...campaignQuestions,
    '1.3.3a': {
      title: 'Ersatz',
      text: [
        'Jede Stufe bringt eine einstufige Einheit aus dem Truppenpool in eine deiner Städte. Größere Einheiten entstehen später daraus, durch Zusammenlegung.',
      ],
      anchors: ['1.3.3a', '2.3.1a'],
    },
    '2.2.3a': {
      title: 'Unterstützungseinheiten und Geleitzüge',
      text: [
        'Luftflotten kommen in ein Hexfeld innerhalb von drei Hexfeldern um einen Luftstützpunkt und verschieben das Verhältnis jedes Angriffs dort oder daneben. Flotten gehen in einer Seezone auf Station; Geleitzüge tragen Truppen und Nachschub.',
        'Was jetzt aufgestellt wird, kehrt in deinem nächsten Zug ins Verzögerungsfeld zurück und fehlt dann vielleicht eine Weile.',
      ],
      anchors: ['2.2.3a', '2.2.3.1a', '4.2.3.1a', '2.2.1a'],
    },
    '2.2.3.2a': {
      title: 'Anfechten?',
      text: [
        'Eine deiner Unterstützungseinheiten kann sie vertreiben. Beide kommen dann ins Verzögerungsfeld: ficht an, was am meisten schmerzt.',
      ],
      anchors: ['2.2.3.2a'],
    },
    '2.2.4c': {
      title: 'Blitzmarker',
      text: [
        'Einheiten innerhalb von zwei Hexfeldern um einen Blitzmarker greifen in dieser Runde zweimal an: im Blitzkampfsegment, wo Panzer eine Spalte verschieben, und noch einmal im regulären Kampf. Setze ihn dorthin, wo Panzer durchbrechen sollen.',
      ],
      anchors: ['2.2.4c', '4.1.2a', '4.2.3.3a'],
    },
    '2.3a': {
      title: 'Gliederung',
      text: [
        'Einheiten in einem Hexfeld können eine größere mit ebenso vielen Stufen werden, und eine große kann aufgeteilt werden. In ein Hexfeld passen drei Einheiten und sechs Stufen: größere Einheiten bringen mehr Stärke an einen Ort.',
      ],
      anchors: ['2.3.1a', '2.3.4a', '9.2a'],
    },
    '3.1a': {
      title: 'Ziehe deine Einheiten',
      text: [
        'Jede Einheit zieht einmal. Straßen und Eisenbahnen sind schnell, vor allem für einstufige Einheiten; im ersten Hexfeld neben einem Feind endet der Zug. Zieh eine Einheit mit der Maus, oder wähle sie und dann ein leuchtendes Hexfeld.',
        'Züge kann man zurücknehmen, bis etwas gewürfelt wird.',
      ],
      anchors: ['3.1.1a', '3.1.1c', '8.2a'],
    },
    '4.2.1a': {
      title: 'Wähle ein Hexfeld für den Angriff',
      text: [
        'Auf der Taste steht das Verhältnis mit allen, die angreifen könnten. Greif zuerst an, wo der Feind dann nicht mehr zurückkann oder wo Panzer weiter vorstoßen.',
      ],
      anchors: ['4.2.1a', '4.2.2c'],
    },
    '4.2.1b': {
      title: 'Wer greift an?',
      text: [
        'Alle deine Einheiten neben dem Hexfeld, jede einmal im Segment. Ein HQ innerhalb von zwei Hexfeldern gibt seinen Wert und eine Spalte. Das Verhältnis ändert sich mit jeder Einheit, die du nennst; dann erkläre den Angriff.',
      ],
      anchors: ['4.2.1b', '4.2.1.2a', '4.2.2c'],
    },
    '4.2.1.2b': {
      title: 'Ein HQ für die Verteidigung',
      text: [
        'Ein HQ innerhalb von zwei Hexfeldern darf helfen. In diesem Segment kann es das nicht noch einmal, und angreifen auch nicht.',
      ],
      anchors: ['4.2.1.2b'],
    },
    '4.2.4b': {
      title: 'Der Angriff ist gescheitert',
      text: [
        'Deine Einheiten gehen ein Hexfeld zurück, oder eine von ihnen verliert eine Stufe und die anderen bleiben.',
      ],
      anchors: ['4.2.4b'],
    },
    '4.2.4c': {
      title: 'Ein Abtausch',
      text: [
        'Gehen die Angreifer zurück, ist das alles. Verlieren sie stattdessen eine Stufe, muss auch der Verteidiger zahlen.',
      ],
      anchors: ['4.2.4c'],
    },
    '4.2.5.1a': {
      title: 'Rückzug',
      text: [
        'Weg vom angegriffenen Hexfeld, zuerst in Hexfelder außerhalb feindlicher Kontrollzonen. Jedes Hexfeld, das nicht geht, kostet eine Stufe. In einer Stadt darfst du standhalten und mit Stufen zahlen.',
      ],
      anchors: ['4.2.5.1a', '4.2.5.1b', '4.2.5.3a'],
    },
    '4.2.6.1b': {
      title: 'Verliere eine Stufe',
      text: [
        'Eine Einheit mit mehreren Stufen wird kleiner; eine einstufige kommt in den Truppenpool oder ins Verzögerungsfeld. Haben Panzer angegriffen, geht die erste Stufe bei Panzern verloren.',
      ],
      anchors: ['4.2.6.1b', '4.2.6.1a'],
    },
    '4.2.7a': {
      title: 'Vorrücken',
      text: [
        'Einheiten, die angegriffen haben, dürfen in das leere Hexfeld. Lass stehen, was seinen Platz halten muss.',
      ],
      anchors: ['4.2.7a'],
    },
    '4.2.8b': {
      title: 'Ausnutzung',
      text: [
        'Panzer, die vorgerückt sind, stoßen weiter vor, und mit jeder Panzereinheit eine einstufige Infanterie: in leere Städte oder hinter den Feind, wohin er sonst zurückginge.',
      ],
      anchors: ['4.2.8a', '4.2.8b'],
    },
    '6.1.1a': {
      title: 'Krieg gegen einen Neutralen?',
      text: [
        'Ein Kleinstaat, den du angreifst, schließt sich mit allen Einheiten deinen Feinden an. Verlange nur, was du brauchst.',
      ],
      anchors: ['6.1.1a'],
    },
    '9.2d': {
      title: 'Zu viel in einem Hexfeld',
      text: ['Am Ende eines Segments gilt überall die Grenze: drei Einheiten und sechs Stufen.'],
      anchors: ['9.2a', '9.2d'],
    },
    '13.7.1b': {
      title: 'Ein Land stellt sein Heer auf',
      text: [
        'Seine Einheiten stehen irgendwo im Land, eine je Feld, bis jede seiner Städte eine hat. Steh dort, wo der Angriff durchmuss.',
      ],
      anchors: ['13.7.1b'],
    },
    '1.1.1d': {
      title: 'Einheiten kehren zurück',
      text: [
        'Sie waren interniert und kommen mit dieser Karte zurück, wie Ersatz: in eine ihrer eigenen Städte, innerhalb der Grenze eines Feldes.',
      ],
      anchors: ['1.1.1d', '1.3.4a', '20.7'],
    },
    '1.3.4i': {
      title: 'Eine Stufe durch ein Ereignis',
      text: [
        'Sie wird wie Ersatz aufgestellt: in einer Stadt des eigenen Landes, neben einem Feind nur, wo schon eine eigene Einheit steht.',
      ],
      anchors: ['1.3.4i', '1.3.4a', '1.3.4g'],
    },
    '2.1e': {
      title: 'Ein Ereignis wählt sein Land',
      text: ['Was das Ereignis bewirkt, steht in der Regel darunter. Man kann es auch auslassen.'],
      anchors: ['2.1e', '13.5a', '19.7', '19.10', '19.15'],
    },
    '2.2.1b': {
      title: 'Auf See bleiben?',
      text: [
        'Im Feld Strategische Kriegführung verzögert sie die Gegenseite weiter. Was heimkehrt, wird selbst verzögert und ist später für anderes frei.',
      ],
      anchors: ['2.2.1b', '2.2.3.4b', 'a-4c'],
    },
    '2.2.2a': {
      title: 'Ein Landekopf braucht Unterstützung',
      text: [
        'Eine Flotte oder Luftflotte aus dem Truppenpool hält ihn eine weitere Runde. Ohne sie wird er aufgegeben, und wer am Ende des Abschnitts noch dort ist, geht verloren.',
      ],
      anchors: ['2.2.2a', '2.2.5a'],
    },
    '2.2.3.1f': {
      title: 'Wohin die Träger fliegen',
      text: [
        'Der Trägerangriff zählt als Lufteinheit in dem Feld, das du nennst: dem der Flotte oder einem daneben.',
      ],
      anchors: ['2.2.3.1f', '4.2.3.1a'],
    },
    '2.2.3.5c': {
      title: 'Wo es an Land geht',
      text: [
        'Einheiten auf dem Landekopf greifen nur über diese eine Feldseite an, landen und marschieren nur dort. Wähle ein Ufer, das zu halten ist.',
      ],
      anchors: ['2.2.3.5c', '2.2.3.5b', '4.1.3a'],
    },
    '2.3.1a': {
      title: 'Welche Einheiten sich verbinden',
      text: [
        'Ihre Stufen werden die der größeren Einheit. Zwei ergeben die schwache Seite, drei die volle; die Steine kehren in den Truppenpool zurück.',
      ],
      anchors: ['2.3.1a', '2.3.1e'],
    },
    '2.3.3a': {
      title: 'Eine Einheit aufgeben',
      text: [
        'Ihr Stein kommt in den Truppenpool, mit Verzögerungsstreifen ins Verzögerungsfeld. Selten klug: Es schafft Platz, oder einen Stein für etwas Größeres.',
      ],
      anchors: ['2.3.3a'],
    },
    '2.3.4a': {
      title: 'Eine Armee aufteilen',
      text: [
        'Kleinere Einheiten aus dem Truppenpool treten an ihre Stelle, Stufe für Stufe. Sie sind auf der Bahn schneller und können auf mehreren Feldern stehen, sind aber schwächer.',
      ],
      anchors: ['2.3.4a', '2.3.4b'],
    },
    '2.3.4e': {
      title: 'Sie muss sich aufteilen',
      text: [
        'Kleinere Einheiten aus dem Truppenpool treten an ihre Stelle. Stufen, für die es keine gibt, sind verloren.',
      ],
      anchors: ['2.3.4e'],
    },
    '3.1.2c': {
      title: 'Welcher Geleitzug',
      text: [
        'Er ist mit der Fahrt verbraucht und trägt in dieser Runde niemanden sonst. Ein Behelfskonvoi wird danach verzögert.',
      ],
      anchors: ['3.1.2c', '3.1.2a', '3.1.2d'],
    },
    '4.1.1a': {
      title: 'Fallschirmjäger',
      text: [
        'Sie springen bis zu zwei Felder weit, fern von feindlichen Lufteinheiten. Ihr Feld muss nach dem Blitz frei von Feinden und versorgt sein: durch einen offenen Hafen mit einem Nachschubgeleit oder über Land.',
      ],
      anchors: ['4.1.1a', '4.1.4a'],
    },
    '4.1.3a': {
      title: 'Landung',
      text: [
        'Eine Einheit auf dem Landekopf geht an Land, wenn dort kein Feind steht, auch neben Feinden. Sie muss versorgt sein.',
      ],
      anchors: ['4.1.3a', '4.1.3b'],
    },
    '4.2.6.2b': {
      title: 'Was von einer Armee bleibt',
      text: [
        'Ihre letzte Stufe wird eine kleine Einheit des Truppenpools auf demselben Feld. Die Armee selbst kann später neu entstehen.',
      ],
      anchors: ['4.2.6.2b'],
    },
    '13.7.1c': {
      title: 'Die Reserven werden einberufen',
      text: [
        'Sie sind die letzte Einheit des Landes, von einer Stufe. Eine Stadt, die sonst leer stünde, ist ein guter Platz.',
      ],
      anchors: ['13.7.1c'],
    },
    '18.12': {
      title: 'Ein Ausfall',
      text: [
        'Bis zu fünf Felder weit stellt die Fraktion keine Unterstützung auf, rückt nicht vor und nutzt nichts aus. Nimm den Ort, an dem ihr nächster Angriff sein soll.',
      ],
      anchors: ['18.12', '3.1.4i'],
    },
    '19.1': {
      title: 'Widerstand',
      text: [
        'Triff einen Marker oder eine Einheit eines kleinen Landes, die die Achse braucht, oder nimm eine Partisanenbasis für später.',
      ],
      anchors: ['19.1'],
    },
    '19.11': {
      title: 'Eine Einheit kommt früher',
      text: ['Eine Einheit auf der Rundenleiste kehrt eine Runde früher zurück, aber nicht in dieser.'],
      anchors: ['19.11'],
    },
    '19.14': {
      title: 'Etwas wird verzögert',
      text: [
        'Nimm die Unterstützung, die dem Feind in dieser Runde am meisten fehlt: Eine auf der Karte hilft dann nicht mehr.',
      ],
      anchors: ['19.14'],
    },
    '19.19': {
      title: 'Einfluss',
      text: [
        'Ein erster Marker bereitet ein Land vor, ein zweiter bringt es auf deine Seite. Ein feindlicher muss zuerst weg.',
      ],
      anchors: ['19.19', '18.14'],
    },
    '19.20': {
      title: 'Eine Offensive ist befohlen',
      text: [
        'Jetzt ein Angriff mit Panzern nach den Regeln des gewöhnlichen Kampfes, oder eine Panzerstufe geht verloren.',
      ],
      anchors: ['19.20'],
    },
    '20.1.2': {
      title: 'Zu viele Deutsche',
      text: [
        'Große deutsche Einheiten haben einen Verbündeten besetzt. Teile sie auf, lass sie internieren, oder verzichte auf das Heer des Landes.',
      ],
      anchors: ['20.1.2', '13.7.1j'],
    },
    '20.3.1': {
      title: 'Ein Land erhebt sich wieder',
      text: [
        'Seine Reserven stehen in der Hauptstadt auf, wenn dort kein Feind ist, und seine anderen Einheiten können neu entstehen.',
      ],
      anchors: ['20.3.1'],
    },
    'a-7c': {
      title: 'Welcher Teil Europas',
      text: [
        'Der Würfel findet ein Land dieses Teils; im Totalen Krieg verliert ein aktives zwei Stufen. Eines außerhalb des Spiels ist kein Ergebnis.',
      ],
      anchors: ['a-7c', '19.26', 'a-7a'],
    },
  } as Record<string, Hint>,
};

const steps = ['Saison', 'Unterstützung', 'Gliederung', 'Bewegung', 'Blitz', 'Kampf', 'Reserve'];

const zones: Figure = {
  drawing: {
    kind: 'hexes',
    hexes: [
      { at: [0, 0] },
      { at: [0, 1], unit: 'own' },
      { at: [0, 2] },
      { at: [1, 0], zone: true },
      { at: [1, 1], zone: true },
      { at: [1, 2] },
      { at: [2, 0], zone: true },
      { at: [2, 1], ground: 'town', unit: 'enemy' },
      { at: [2, 2], zone: true },
      { at: [3, 0], zone: true },
      { at: [3, 1], zone: true },
      { at: [3, 2] },
    ],
    path: [1, 4],
  },
  caption: 'Ein Zug endet im ersten Hexfeld neben einem Feind: das ist dessen Kontrollzone.',
};

const odds: Figure = {
  drawing: {
    kind: 'steps',
    names: [
      'Werte: 6 gegen 2',
      'Verhältnis 3-1',
      'Panzer +1',
      'Luftunterstützung +1',
      'Stadt −1',
      'Spalte 4-1, ein Würfel',
    ],
    now: 5,
  },
  caption: 'Jede Verschiebung wird genannt, bevor du den Angriff erklärst.',
};

const results: Figure = {
  drawing: {
    kind: 'cards',
    cards: [
      { glyph: 'shield', name: 'Ad', says: 'Angreifer gehen zurück oder verlieren eine Stufe.' },
      { glyph: 'exchange', name: 'Ex', says: 'Angreifer gehen zurück, oder beide zahlen.' },
      { glyph: 'retreat', name: 'Dr1 bis Dr3', says: 'Verteidiger gehen so viele Hexfelder zurück.' },
      { glyph: 'advance', name: 'Danach', says: 'Angreifer rücken vor; nach Dr2 und Dr3 nutzen Panzer aus.' },
    ],
  },
  caption:
    'Die Zahlen hinter dem Ergebnis, etwa 1/1, sind die Stufen, die Angreifer und Verteidiger verlieren.',
};

const supplyLine: Figure = {
  drawing: {
    kind: 'chain',
    spaces: [
      { name: 'Heimatstadt', kind: 'land', flag: true },
      { name: 'Eisenbahn', kind: 'land', note: 'beliebig weit', good: true },
      { name: 'Zwei Hexfelder', kind: 'land', note: 'bis zur Bahn', good: true },
      {
        name: 'Deine Einheit',
        kind: 'land',
        pieces: [{ glyph: 'tank', whose: 'own' }],
        note: 'versorgt',
        good: true,
      },
      {
        name: 'Abgeschnitten',
        kind: 'land',
        pieces: [{ glyph: 'army', whose: 'own' }],
        note: 'zieht nicht',
      },
    ],
    links: ['supply', 'supply', 'supply', 'cut'],
  },
  caption: 'Feindliche Kontrollzonen schneiden die Linie ab, wenn dort keine Einheit von dir steht.',
};

const blitz: Figure = {
  drawing: {
    kind: 'chain',
    spaces: [
      {
        name: 'Blitzmarker',
        kind: 'land',
        pieces: [
          { glyph: 'tank', whose: 'own' },
          { glyph: 'plane', whose: 'own' },
        ],
        note: 'zwei Felder umher',
        good: true,
      },
      {
        name: 'Angegriffen',
        kind: 'land',
        pieces: [{ glyph: 'army', whose: 'enemy', how: 'gone' }],
        note: 'Dr2',
      },
      {
        name: 'Dahinter',
        kind: 'land',
        pieces: [{ glyph: 'tank', whose: 'own', how: 'new' }],
        note: 'Panzer nutzen aus',
        good: true,
      },
      {
        name: 'Nächste Linie',
        kind: 'land',
        pieces: [{ glyph: 'army', whose: 'enemy' }],
        note: 'gleich noch einmal',
      },
    ],
    links: ['attack', 'attack', 'attack'],
  },
  caption: 'Erst kommt der Blitzkampf, dann der reguläre: wer nahe an einem Marker ist, kämpft zweimal.',
};

const about: AboutWords = {
  lead: 'Der Krieg in Europa auf Hexfeldern: Armeen, Luftflotten, Flotten und das Verhältnis jedes Angriffs. Beginne mit Fall Weiß, einer Runde gegen Polen.',
  parts: [
    {
      title: 'Was du willst',
      text: [
        'Jedes Szenario nennt seine Städte. In Fall Weiß braucht Deutschland Posen, Krakau und Warschau; in Barbarossa drei von neun; im Fall Frankreichs muss der Siegpunktmarker die Flut der Achse zeigen.',
      ],
    },
    {
      title: 'Eine Runde',
      text: [
        'Eine Fraktion nach der anderen geht durch alle Segmente. Die der Saison kommen nur etwa jede zweite Runde; ein Segment ohne Wahl vergeht von selbst.',
      ],
      drawing: { kind: 'steps', names: steps, now: 3 },
      caption: 'Neun Runden sind ein Jahr.',
    },
    {
      title: 'Ein Spielstein',
      text: [
        'Die drei Zahlen sind Angriff, Verteidigung und Bewegung. Armeen haben zwei oder drei Stufen, die meisten anderen Einheiten eine; eine verlorene Stufe dreht den Stein um oder setzt eine kleinere Einheit an seine Stelle.',
      ],
    },
    { title: 'Bewegung', text: ['Eisenbahnen und Straßen sind schnell. Feinde halten dich auf.'], ...zones },
    {
      title: 'Kampf',
      text: [
        'Zähle die Angriffswerte, zähle die Verteidigungswerte, verschiebe die Spalte, wirf einen Würfel.',
      ],
      ...odds,
    },
    { title: 'Ergebnisse', text: ['Die meisten Ergebnisse drängen jemanden zurück.'], ...results },
    { title: 'Blitz', text: ['Blitzmarker sind selten und entscheiden Feldzüge.'], ...blitz },
    {
      title: 'Nachschub',
      text: [
        'Eine unversorgte Einheit kann nicht ziehen, vorrücken oder unterstützen. Fall Weiß lässt den Nachschub weg.',
      ],
      ...supplyLine,
    },
    {
      title: 'Verluste kommen wieder',
      text: [
        'Was verloren geht, kommt in den Truppenpool und kann neu gebildet werden, oder ins Verzögerungsfeld, wo ein Würfel sagt, wann es zurückkehrt. Manche Einheiten kehren nie zurück.',
      ],
    },
  ],
  chapters: {
    'the-sequence-of-play': {
      drawing: { kind: 'steps', names: steps },
      caption: 'Die Segmente, in denen eine Fraktion am meisten entscheidet, in ihrer Folge.',
    },
    '8-zones-of-control': zones,
    '4-combat-phase': odds,
    '10-supply': supplyLine,
  },
};

export const learn = {
  about,
  hints,
  lessons: {
    movement: {
      title: 'Fall Weiß, erster Teil: Bewegung',
      about: 'Straßen und Eisenbahnen, Stapel, und wo der Feind dich aufhält.',
      steps: [
        {
          title: 'An die Grenze',
          text: [
            'September 1939. Die deutschen Armeen stehen bereit; sieben polnische warten. Die letzte der drei Zahlen auf einem Spielstein ist die Bewegung.',
            'Armee 8 in Berlin geht nach w3826, neben Posen. Jede Bodeneinheit hat eine Kontrollzone in den sechs Hexfeldern um sie herum: dort endet der Zug.',
          ],
          instead: 'Beginne mit Armee 8: von Berlin nach w3826, neben Posen.',
        },
        {
          title: 'Mit der Bahn',
          text: [
            'Eine einstufige Einheit zahlt an einer Eisenbahn nur einen halben Punkt je Hexfeld. So kommt die Infanterie aus Berlin in einem Zug nach w3726, zwischen Posen und die polnische Armee in w3727.',
          ],
          instead: 'Jetzt die Infanterie in Berlin: mit der Bahn nach w3726.',
        },
        {
          title: 'Ein Stapel zieht zusammen',
          text: [
            'In Breslau sind eine Armee und Panzer. Einheiten in einem Hexfeld können zusammen ziehen, so weit wie die langsamste: beide nach w3627. Drei Einheiten und sechs Stufen dürfen in einem Hexfeld sein.',
          ],
          instead: 'Ziehe den ganzen Stapel in Breslau nach w3627.',
        },
        {
          title: 'Durchs Gebirge',
          text: [
            'Armee 14 ist stark und langsam. Aus der Tschechoslowakei geht sie nach e3401, südlich von Krakau. Kann eine Einheit schon das erste Hexfeld nicht bezahlen, darf sie es trotzdem betreten und hält dort.',
          ],
          instead: 'Armee 14 geht nach e3401, südlich von Krakau.',
        },
        {
          title: 'Das HQ bleibt hinten',
          text: [
            'Ein HQ unterstützt Angriffe innerhalb von zwei Hexfeldern, ohne neben dem Feind zu stehen. In w3725 ist es nahe genug bei Posen, und sicher.',
          ],
          instead: 'Das HQ geht nach w3725, zwei Hexfelder von Posen.',
        },
        {
          title: 'Fertig',
          text: ['Niemand muss ziehen. Steht alles, wo es soll, beende die Phase; dann kommt der Kampf.'],
          instead: 'Genug gezogen: beende die Phase.',
        },
      ],
      end: {
        title: 'Du kannst ziehen',
        text: [
          'Du bist mit Straße und Bahn gezogen, als Stapel und bis an die Kontrollzonen des Feindes.',
          'Der zweite Teil beginnt, wohin solche Züge führen: mit dem Kampf.',
        ],
      },
    },
    combat: {
      title: 'Fall Weiß, zweiter Teil: Kampf',
      about: 'Verhältnis und Spalten, Rückzug, Vorrücken, Ausnutzung und ein HQ.',
      steps: [
        {
          title: 'Ein Blitzangriff',
          text: [
            'In w3627 liegt ein Blitzmarker, und die Luftflotte steht über w3727. Einheiten innerhalb von zwei Hexfeldern um den Marker dürfen jetzt angreifen und im regulären Kampfsegment noch einmal.',
            'Greif w3727 mit Armee 10, den Panzern und der Infanterie in w3726 an: 6 gegen 1. Luftunterstützung und Panzer verschieben um je eine Spalte. Dann erkläre den Angriff.',
          ],
          instead:
            'Greif w3727 mit Armee 10, den Panzern in w3627 und der Infanterie in w3726 an, dann erkläre den Angriff.',
        },
        {
          text: [
            'Der Würfel zeigt eine 5: Dr2 0/1. Die polnische Armee geht zwei Hexfelder zurück, weg vom Kampf und möglichst aus deinen Kontrollzonen.',
          ],
        },
        { text: ['Sie erreicht Warschau.'] },
        { text: ['Die Zahl hinter dem Strich ist die Stufe, die sie verliert.'] },
        {
          title: 'Vorrücken',
          text: [
            'Das Hexfeld ist leer. Einheiten, die angegriffen haben, dürfen hinein; nimm die Panzer, die von dort weiter vorstoßen können.',
          ],
          instead: 'Rücke mit den Panzern vor.',
        },
        {
          title: 'Genug',
          text: ['Armee 10 und die Infanterie bleiben: sie halten die Linie nach Süden.'],
          instead: 'Die anderen bleiben: beende das Vorrücken.',
        },
        {
          title: 'Ausnutzung',
          text: [
            'Nach Dr2 oder Dr3 stoßen Panzer weiter vor. In e3801 stehen sie hinter Posen, und ihre Kontrollzone liegt auf dem Rückzugsweg der Verteidiger von Posen.',
          ],
          instead: 'Lass die Panzer nach e3801 weiter vorstoßen, hinter Posen.',
        },
        {
          title: 'Weiter zum regulären Kampf',
          text: [
            'Beende das Blitzkampfsegment. Im nächsten dürfen alle Einheiten angreifen, aber Panzer verschieben nicht.',
          ],
          instead: 'Beende das Blitzkampfsegment.',
        },
        {
          title: 'Posen, mit einem HQ',
          text: [
            'Armee 4 und Armee 8 stehen neben Posen, und das HQ Nor ist nahe. Greif Posen mit beiden Armeen an, lass das HQ sie unterstützen, und erkläre den Angriff: HQ und Luftflotte verschieben für dich, die Stadt gegen dich.',
          ],
          instead:
            'Greif Posen mit Armee 4 und Armee 8 an, unterstützt vom HQ Nor, dann erkläre den Angriff.',
        },
        {
          text: [
            'Dr3. Aus Posen führt kaum noch ein Weg. In einer Stadt darf der Verteidiger standhalten und für jedes Hexfeld, das er nicht zurückgeht, eine Stufe verlieren.',
          ],
        },
        { text: ['Die zweite Stufe ist die letzte.'] },
        {
          title: 'Nach Posen hinein',
          text: ['Eine Stadt gehört dir, wenn deine Einheit darin steht. Armee 8 nimmt Posen.'],
          instead: 'Rücke mit Armee 8 vor.',
        },
        {
          title: 'Fertig',
          text: ['Armee 4 bleibt in der Nähe von Danzig.'],
          instead: 'Armee 4 bleibt: beende das Vorrücken.',
        },
      ],
      end: {
        title: 'Du kannst angreifen',
        text: [
          'Du hast Verhältnis und Spalten gesehen, einen Rückzug, Verluste, ein Vorrücken und eine Ausnutzung.',
          'Der dritte Teil zeigt, was in einer Runde vor alledem kommt: Unterstützung und Gliederung.',
        ],
      },
    },
    support: {
      title: 'Fall Weiß, dritter Teil: Unterstützung',
      about: 'Luftflotte, Blitzmarker und Gliederung: wie die Runde beginnt.',
      steps: [
        {
          title: 'Die Luftflotte',
          text: [
            'So beginnt Fall Weiß wirklich. Eine Luftflotte wird innerhalb von drei Hexfeldern um einen Luftstützpunkt aufgestellt, auch über dem Feind, und verschiebt jeden Angriff in ihrem Hexfeld oder daneben.',
            'Über w3727 dient sie den Angriffen auf dieses Hexfeld, auf Posen und auf e3601.',
          ],
          instead: 'Stelle die Luftflotte in w3727 auf.',
        },
        {
          title: 'Der Blitzmarker',
          text: [
            'Ein Marker für die ganze Runde. In w3627 liegt er innerhalb von zwei Hexfeldern um die Panzer in Schlesien, um das, was vor Posen stehen wird, und um die Luftflotte.',
          ],
          instead: 'Setze den Blitzmarker in w3627.',
        },
        {
          title: 'Eine stärkere Armee',
          text: [
            'Armee 8 in Berlin fehlt eine Stufe. Die Infanterie daneben kann diese Stufe werden: die Armee ist in voller Stärke, die Infanterie kommt in den Truppenpool.',
          ],
          instead: 'Lege die Einheiten in Berlin zu Armee 8 zusammen.',
        },
        {
          title: 'Fertig',
          text: [
            'Der Rest ist, wie er sein soll. Als Nächstes kommt die Bewegung, und wie es weitergeht, weißt du.',
          ],
          instead: 'Beende das Gliederungssegment.',
        },
      ],
      end: {
        title: 'Jetzt spiele Fall Weiß',
        text: [
          'Unterstützung, Gliederung, Bewegung, Blitz, Kampf, Reserve: das ist eine Runde. Nimm Posen, Krakau und Warschau in einer einzigen.',
        ],
      },
    },
  } as Record<string, LessonWords>,
};

/** Words that are the same. */
export const asInEnglish = [
  'about.parts.1.drawing.names.4',
  'about.parts.1.drawing.names.6',
  'about.parts.6.title',
  'about.chapters.the-sequence-of-play.drawing.names.4',
  'about.chapters.the-sequence-of-play.drawing.names.6',
];
