import type { Hint } from '../../../boards/board-module.js';
import type { AboutWords, Figure } from '../../../learn/drawing.js';
import type { LessonWords } from '../../../lessons/lesson.js';

/** Lessons, hints and the "two minutes" page of East Front, in German. */
/** What each side usually wants: at first, and once the front has settled. */
const sides: Record<string, { opening: readonly string[]; later: readonly string[] }> = {
  axis: {
    opening: [
      'Du hast die stärkere Streitmacht und die kürzere Zeit. Schlag zu, wo Flugzeuge unterstützen können, nimm Raum, und lass hinter jeder Spitze eine Einheit: Ein Panzer ohne Versorgung ist am Ende des Zuges verloren.',
      'Im Winter gibt es kein Nachsetzen, im Frühling kein Vorrücken! Sterne zählen nur nach den Runden 3, 7, 11 und 16: Plane auf diese hin.',
    ],
    later: [
      'Verkürze die Front vor der nächsten Wertung: Ein versorgter Stern ist mehr wert als zwei abgeschnittene. Einheiten des Pakts können bewachen, was deutsche Streitmächte gewonnen haben.',
    ],
  },
  allies: {
    opening: [
      'Gib Boden auf, nicht Einheiten: Ein Rückzug rettet eine Infanterie, die tapferes Ausharren verlieren würde. Entferne Flugzeuge um des Preises willen, den sie den Angreifer kosten.',
      'Eine Infanterie neben einem leeren Feld sperrt dort die Versorgung. Lass einige hinter den Spitzen zurück, und lass die Spitzen verhungern.',
    ],
    later: [
      'Deine neuen Einheiten kommen in jeder Runde näher an die Front. Greife an, was unversorgt oder ohne Flugzeuge ist, und hol die Sterne vor den Wertungsrunden zurück.',
    ],
  },
};

const hints = {
  sides,
  of: 'Was deine Seite meistens will',
  questions: {
    'setup.mulligan': {
      title: 'Deine erste Hand',
      text: [
        'Sieben Karten. Gefallen sie dir nicht, darfst du einmal alle zurückmischen und sieben andere ziehen.',
        'Karten werden für ihren Text gespielt, als Reaktionen im Kampf aufgehoben oder abgelegt, um einfache Aktionen zu bezahlen: Eine gemischte Hand ist eine gute Hand.',
      ],
      anchors: ['setup.mulligan', 'setup.hand'],
    },
    'move.once': {
      title: 'Bewege deine Einheiten',
      text: [
        'Jede Einheit darf sich einmal bewegen, eine nach der anderen: Infanterie und Panzer in ein benachbartes Landfeld, Flotten auf dem Wasser, Flugzeuge bis zu zwei Felder weit. Zieh eine Einheit mit der Maus, oder wähle sie und dann ein leuchtendes Feld.',
        'Eine Einheit darf sich nie dorthin bewegen, wo sie unversorgt wäre, also kommt es auf die Reihenfolge an. Bewegungen kannst du zurücknehmen, bis etwas aufgedeckt wird.',
      ],
      anchors: ['move.first', 'move.supplied', 'move.airplane-landing'],
    },
    'action.possible': {
      title: 'Nimm eine Aktion',
      text: [
        'Zwei Aktionen pro Zug. Am stärksten ist eine Karte, für ihren Text gespielt; Karten lassen sich auch ablegen, um eine Einheit einzuberufen, mit einer zu marschieren oder einen Verzweiflungsangriff zu führen, und bei schwacher Hand gibt es die Notfallkarten.',
        'Halte ein paar Karten zurück: Jede ist auch eine Reaktion im Kampf.',
      ],
      anchors: ['action.possible', 'action.play', 'contingency.use'],
    },
    'combat.attack-target': {
      title: 'Wähle einen Angriff',
      text: [
        'Alle Infanterien und Panzer einer Fraktion in einem Feld greifen zusammen ein benachbartes Landfeld an, das der Feind kontrolliert. Die Streitmacht muss versorgt sein.',
        'Der Verteidiger verliert in jeder Kampfrunde eine Einheit; um fortzufahren, gibst du eine Einheit von mindestens demselben Rang auf. Hol also Flugzeuge heran.',
      ],
      anchors: ['combat.force', 'combat.continue', 'combat.rank'],
    },
    'combat.round': {
      title: 'Du wirst angegriffen',
      text: [
        'Entferne eine Einheit im Feld oder ein Flugzeug oder eine Flotte daneben: Je höher der Rang, desto schwerer kann der Angreifer fortfahren.',
        'Oder nutze eine Reaktion: Standhalten verliert nichts, Rückzug rettet eine Einheit, beim Abtausch blutet auch der Angreifer.',
      ],
      anchors: ['combat.removal', 'reaction.stand-fast', 'reaction.retreat', 'reaction.exchange'],
    },
    'combat.continue': {
      title: 'Den Angriff fortsetzen?',
      text: [
        'Gib eine Einheit von gleichem oder höherem Rang auf als die, die der Verteidiger gerade verloren hat, nutze Nachsetzen, oder höre auf. Die letzte Einheit der Streitmacht kannst du nie aufgeben.',
      ],
      anchors: ['combat.continue', 'combat.last-piece', 'reaction.sustain-attack'],
    },
    'reaction.advance': {
      title: 'Das Feld ist leer',
      text: [
        'Mit einer Karte „Vorrücken!“ zieht eine Infanterie oder ein Panzer der Streitmacht hinein und übernimmt die Kontrolle. Nicht im Frühling.',
      ],
      anchors: ['reaction.advance'],
    },
    'action.cost': {
      title: 'Bezahle mit Karten',
      text: [
        'Jede Karte ist recht, von welcher Fraktion auch immer. Dein Gegner sieht nicht, welche du ablegst.',
      ],
      anchors: ['action.cost', 'secrecy.discard'],
    },
  } as Record<string, Hint>,
  card: (name: string, type: string) => `${name} (${type})`,
};

const steps = [
  'Erste Bewegung',
  'Erste Aktion',
  'Zweite Aktion',
  'Zweite Bewegung',
  'Versorgung',
  'Nachziehen',
];

const supplyPath: Figure = {
  drawing: {
    kind: 'chain',
    spaces: [
      { name: 'Versorgungsflagge', kind: 'land', flag: true },
      { name: 'Deins, leer', kind: 'land', note: 'der Weg geht weiter', good: true },
      {
        name: 'Deine Infanterie',
        kind: 'land',
        pieces: [{ glyph: 'army', whose: 'own' }],
        note: 'hält ihn offen',
        good: true,
      },
      { name: 'Deins, leer', kind: 'land', note: 'neben einem Feind: gesperrt' },
      {
        name: 'Spitze',
        kind: 'land',
        pieces: [{ glyph: 'tank', whose: 'own', how: 'gone' }],
        note: 'unversorgt: verloren',
      },
    ],
    links: ['supply', 'supply', 'cut', 'cut'],
  },
  caption:
    'Ein Weg aus Feldern unter deiner Kontrolle führt zu einer Flagge deiner Fraktion. Feindliche Einheiten sperren die leeren Felder neben sich; eine eigene Einheit dort hält den Weg offen.',
};

const ranks: Figure = {
  drawing: {
    kind: 'ladder',
    names: [
      { glyph: 'army', name: 'Infanterie' },
      { glyph: 'tank', name: 'Panzer' },
      { glyph: 'plane', name: 'Flugzeug, Flotte' },
      { glyph: 'shield', name: 'Standhalten' },
    ],
    low: 'billig zu verlieren',
    high: 'schwer zu erreichen',
  },
  caption:
    'Für eine weitere Kampfrunde gibt der Angreifer eine Einheit von mindestens dem Rang auf, den der Verteidiger gerade verloren hat. Gegen Standhalten geht es nur mit Nachsetzen weiter.',
};

const combat: Figure = {
  drawing: {
    kind: 'chain',
    spaces: [
      {
        name: 'Die Streitmacht',
        kind: 'land',
        pieces: [
          { glyph: 'army', whose: 'own' },
          { glyph: 'tank', whose: 'own' },
        ],
        note: 'eine Fraktion, ein Feld',
        good: true,
      },
      {
        name: 'Angegriffenes Feld',
        kind: 'land',
        star: true,
        pieces: [{ glyph: 'army', whose: 'enemy', how: 'gone' }],
        note: 'verliert jede Runde eine Einheit',
      },
      {
        name: 'Daneben',
        kind: 'land',
        pieces: [{ glyph: 'plane', whose: 'enemy' }],
        note: 'kann stattdessen weichen',
      },
    ],
    links: ['attack', 'none'],
  },
  caption:
    'In jeder Kampfrunde entfernt der Verteidiger eine Einheit oder reagiert; dann zahlt der Angreifer, um fortzufahren, oder er hört auf. Würfel gibt es nicht.',
};

const reactions: Figure = {
  drawing: {
    kind: 'cards',
    cards: [
      { glyph: 'shield', name: 'Standhalten', says: 'Verteidiger: In dieser Runde geht nichts verloren.' },
      { glyph: 'retreat', name: 'Rückzug', says: 'Verteidiger: Eine Einheit weicht aus.' },
      { glyph: 'exchange', name: 'Abtausch', says: 'Verteidiger: Auch der Angreifer verliert eine.' },
      { glyph: 'sustain', name: 'Nachsetzen', says: 'Angreifer: noch eine Runde, umsonst.' },
      { glyph: 'anti-air', name: 'Flugabwehr', says: 'Antwortet auf ein aufgegebenes Flugzeug.' },
      { glyph: 'advance', name: 'Vorrücken!', says: 'Angreifer: hinein in das leere Feld.' },
    ],
  },
  caption:
    'Jede Karte hat in einer Ecke eine Reaktion. Eine Karte wird für ihren Text oder für ihre Reaktion genutzt, nie für beides.',
};

const seasons: Figure = {
  drawing: { kind: 'track', count: 16, marked: [3, 7, 11, 16], label: 'Sommer 1941 bis Frühling 1945' },
  caption: 'Sterne werden nur nach diesen vier Runden gewertet.',
};

const about: AboutWords = {
  lead: 'Der Krieg im Osten für zwei. Sechzehn Jahreszeiten, zwei Aktionen pro Zug, keine Würfel: Der Kampf ist ein Duell der Verluste und Karten.',
  parts: [
    {
      title: 'Was du willst',
      text: [
        'Die Kontrolle über Siegsterne, wenn sie gewertet werden; jeder Stern zählt einen Punkt. Dazwischen ist Boden dazu da, gewonnen oder gegen Zeit getauscht zu werden.',
      ],
      ...seasons,
    },
    {
      title: 'Dein Zug',
      text: [
        'Bewege alles einmal, nimm zwei Aktionen, bewege Panzer und Flotten noch einmal. Eine Aktion ist eine Karte, für ihren Text gespielt, eine Karte, für etwas Einfaches abgelegt, oder eine Notfallkarte.',
      ],
      drawing: { kind: 'steps', names: steps, now: 1 },
      caption:
        'Dann gehen unversorgte Einheiten verloren, und du ziehst auf fünf Karten nach, höchstens drei.',
    },
    {
      title: 'Versorgung',
      text: [
        'Keine Einheit bewegt sich dorthin, wo sie unversorgt wäre, und keine unversorgte Einheit greift an.',
      ],
      ...supplyPath,
    },
    {
      title: 'Kampf',
      text: [
        'Alle Infanterien und Panzer einer Fraktion in einem Feld greifen zusammen an. Flugzeuge und Flotten neben dem Kampf unterstützen ihn.',
      ],
      ...combat,
    },
    {
      title: 'Ränge',
      text: ['Was du verlierst, bestimmt, was es die andere Seite kostet fortzufahren.'],
      ...ranks,
    },
    {
      title: 'Reaktionen',
      text: ['Behalte Karten auf der Hand: Ohne Reaktionen bricht eine Front zusammen.'],
      ...reactions,
    },
    {
      title: 'So gewinnt man',
      text: [
        'Mit einem Vorsprung von 10 Punkten direkt nach einer Wertung, oder mit mehr Punkten nach der letzten. Bei Gleichstand gewinnt die Achse.',
      ],
      drawing: {
        kind: 'lead',
        left: 'Achse',
        right: 'Alliierte',
        by: -4,
        wins: 10,
        label: 'Die Achse führt mit 4',
      },
      caption: 'Punkte gehen nie verloren; der Vorsprung entscheidet.',
    },
  ],
  chapters: {
    'rounds-and-turns': {
      drawing: { kind: 'steps', names: steps },
      caption: 'Die sechs Schritte jedes Zuges.',
    },
    supply: supplyPath,
    combat,
    reactions,
    actions: {
      drawing: {
        kind: 'steps',
        names: ['Karte ausspielen', 'Mit Karten zahlen', 'Notfallkarte', 'Passen'],
      },
      caption:
        'Was eine Aktion sein kann: der Text einer Karte, etwas Einfaches gegen Karten, eine Notfallkarte oder nichts.',
    },
    'scoring-and-victory': seasons,
  },
};

export const learn = {
  about,
  hints,
  lessons: {
    axis: {
      title: 'Der Beispielzug, als Achse',
      about: 'Bewegung, Angriffe und jede Art von Reaktion, entlang des Beispiels der Spielregel.',
      steps: [
        {
          title: 'Erste Bewegung: Hol die Reserve heran',
          text: [
            'Es ist Sommer 1941. Im Schritt Erste Bewegung darf sich jede Einheit einmal bewegen. Die meisten deiner Einheiten stehen schon an der Grenze; die Infanterie in Berlin ist zu weit hinten.',
            'Zieh sie nach Warschau, oder wähle sie und dann das leuchtende Feld.',
          ],
        },
        {
          title: 'Ein Flugzeug folgt',
          text: [
            'Flugzeuge fliegen bis zu zwei Felder weit und landen, wo du zu Beginn des Schritts die Kontrolle hattest. In Warschau kann es Angriffe auf jedes Feld daneben unterstützen.',
          ],
        },
        {
          title: 'Die Flotte geht nach vorn',
          text: ['Flotten bewegen sich auf dem Wasser und unterstützen Kämpfe an Land daneben.'],
        },
        { title: 'Das genügt', text: ['Der Rest steht, wo er soll. Beende den Schritt.'] },
        {
          title: 'Erste Aktion: Barbarossa',
          text: [
            'Du hast zwei Aktionen. Am stärksten ist eine Karte, für ihren Text gespielt. Barbarossa: Eine deutsche Streitmacht westlich der Linie von 1939 greift an, und danach nimmst du eine zusätzliche Aktion.',
          ],
        },
        {
          title: 'Die Streitmacht in Warschau greift Brest an',
          text: [
            'Alle deutschen Infanterien und Panzer in einem Feld sind eine Streitmacht: hier drei Infanterien und zwei Panzer. Flugzeuge gehören nicht dazu; sie unterstützen.',
          ],
        },
        {
          text: [
            'Die Alliierten wollen die Grenze halten: Statt der Infanterie in Brest entfernen sie das Flugzeug in Smolensk, gleich daneben.',
          ],
        },
        {
          title: 'Setze den Angriff fort',
          text: [
            'Um fortzufahren, gibst du eine Einheit von mindestens dem Rang auf, der verloren ging. Ein Flugzeug ist der höchste Rang, also muss es ein Flugzeug sein: eines in Warschau, neben Brest.',
          ],
        },
        { text: ['Auf ein Flugzeug könnten die Alliierten mit Flugabwehr antworten. Sie tun es nicht.'] },
        { text: ['Sie nutzen eine Karte für ihre Reaktion: Miliz, ein Rückzug.'] },
        { text: ['Die Infanterie geht nach Smolensk zurück. Brest ist leer, und der Kampf ist vorbei.'] },
        {
          title: 'Vorrücken?',
          text: [
            'Mit einer Karte „Vorrücken!“ könnte eine Einheit der Streitmacht gleich nach Brest gehen. Du hast Motorisiertes Korps, aber dafür findet sich ein besserer Ort.',
          ],
        },
        {
          title: 'Die zusätzliche Aktion: Panzergrenadiere',
          text: [
            'Barbarossa gibt dir im selben Schritt eine weitere Aktion. Panzergrenadiere braucht eine Streitmacht mit Infanterie und Panzer und bringt beide danach hinein.',
          ],
        },
        {
          title: 'Dieselbe Streitmacht greift Lemberg an',
          text: ['Eine Streitmacht darf so oft angreifen, wie du Aktionen für sie hast.'],
        },
        {
          text: [
            'Eingraben! ist ein Standhalten: Mit einer verteidigenden Infanterie wird gar nichts entfernt.',
          ],
        },
        {
          title: 'Gegen Standhalten hilft nur eines',
          text: [
            'Standhalten steht im Rang über jeder Einheit. Die einzige Antwort ist eine Karte mit Nachsetzen, und Heeresgruppe Mitte ist eine. Ihr Text wird nicht genutzt: Eine Karte wird für ihren Text oder für ihre Reaktion ausgegeben.',
          ],
        },
        { text: ['Die Alliierten haben nichts mehr zu sagen und verlieren die Infanterie in Lemberg.'] },
        {
          title: 'Heb dir Vorrücken! auf',
          text: ['Panzergrenadiere bringt durch den eigenen Text Einheiten hinein. Passe.'],
        },
        {
          title: 'Rücke ein',
          text: [
            'Eine Infanterie und ein Panzer der Streitmacht dürfen in das angegriffene Feld. Zuerst die Infanterie: Lemberg wird dein.',
          ],
        },
        { title: 'Und der Panzer', text: ['Der Panzer folgt.'] },
        {
          title: 'Zweite Aktion: Sonderkraftfahrzeug',
          text: [
            'Eine Infanterie und ein Panzer bewegen sich zusammen von einem Feld in ein anderes; danach darf eine Streitmacht mit beiden angreifen.',
          ],
        },
        { title: 'Beide nach Lemberg', text: ['Nenne die Infanterie; der Panzer geht mit.'] },
        {
          title: 'Greife Kiew an',
          text: [
            'In Lemberg stehen zwei Infanterien und zwei Panzer. Kiew hat einen Stern und einen Panzer.',
          ],
        },
        {
          text: [
            'Wieder geht ein Flugzeug statt des Verteidigers verloren: das in Rostow. Neben Kiew ist kein deutsches Flugzeug, das gleichziehen könnte.',
          ],
        },
        {
          title: 'Flugabwehr',
          text: [
            'Wenn der Feind ein Flugzeug entfernt, darfst du mit einer Karte „Flugabwehr“ antworten: Die nächste Kampfrunde kostet dich nichts. Es muss jetzt sein.',
          ],
        },
        {
          text: [
            'Die Alliierten nutzen einen Abtausch: Sie verlieren den Panzer in Kiew, aber auch du verlierst eine Einheit.',
          ],
        },
        {
          title: 'Bezahle den Abtausch',
          text: [
            'Jede Einheit der Streitmacht ist recht, von jedem Rang, oder Unterstützung neben Kiew. Eine Infanterie ist am billigsten.',
          ],
        },
        {
          title: 'Jetzt: Vorrücken!',
          text: ['In Kiew ist niemand mehr. Dafür hast du Motorisiertes Korps aufgehoben.'],
        },
        {
          title: 'Ein Panzer nach Kiew',
          text: ['Ein Panzer kann im Schritt Zweite Bewegung weiter, eine Infanterie nicht.'],
        },
        {
          title: 'Zweite Bewegung: Panzer und Flotten',
          text: [
            'Jetzt bewegen sich nur Panzer und Flotten, was immer sie vorher getan haben. Der Panzer in Ostpreußen nimmt das leere Brest.',
          ],
        },
        {
          title: 'Auf die Reihenfolge kommt es an',
          text: [
            'Der Panzer in Kiew will weiter nach Rostow. Ließe er Kiew leer zurück, würde die sowjetische Infanterie daneben hinter ihm die Versorgung sperren, und die Bewegung würde abgelehnt: Probier es aus. Also kommt zuerst ein anderer Panzer nach Kiew.',
          ],
        },
        {
          title: 'Nach Rostow',
          text: [
            'Mit einem Panzer in Kiew ist der Weg offen. In Rostow sperrt dein Panzer die Versorgung des halben Südens.',
          ],
        },
        {
          title: 'Der Pakt folgt',
          text: [
            'Einheiten der Deutschen und des Pakts dürfen zusammen stehen, aber sie bilden nie eine gemeinsame Streitmacht.',
          ],
        },
        {
          title: 'Ende des Zuges',
          text: [
            'Alles ist versorgt, also geht im Schritt Versorgung nichts verloren. Du hast noch eine Karte und ziehst drei: nie mehr als drei, und nie über fünf hinaus.',
          ],
        },
      ],
      end: {
        title: 'Der Zug der Achse ist vorbei',
        text: [
          'Du hast dich bewegt, dreimal angegriffen, Rückzug, Standhalten und Abtausch kennengelernt und mit Nachsetzen, Flugabwehr und Vorrücken! geantwortet.',
          'Die andere Hälfte des Beispiels ist die Antwort der Alliierten.',
        ],
      },
    },
    allies: {
      title: 'Der Beispielzug, als Alliierte',
      about: 'Versorgung, Aufstellen und Eliminieren: die Antwort auf den ersten Schlag.',
      steps: [
        {
          title: 'Erste Bewegung: Begegne der Gefahr',
          text: [
            'Der deutsche Panzer in Rostow steht neben dem Kaukasus, Stalingrad und Gorki, und die sind leer: Keine Versorgung kommt hindurch. Die Einheiten in Bessarabien, in Sewastopol und im Schwarzen Meer sind abgeschnitten und können sich nirgendwohin bewegen. Sieh dir die Ansicht der sowjetischen Versorgung an.',
            'Die Infanterie im Baltikum geht zurück nach Leningrad.',
          ],
        },
        {
          title: 'Das Flugzeug',
          text: ['Aus Nowgorod kann es Leningrad, Smolensk und Moskau unterstützen.'],
        },
        { title: 'Nach Süden', text: ['Die Infanterie, die sich zurückgezogen hat, geht nach Kursk.'] },
        { title: 'Der Panzer', text: ['Woronesch liegt neben Rostow: Dort wird der Panzer gebraucht.'] },
        { title: 'Genug', text: ['Der Rest kann sich nicht bewegen, oder sollte es nicht.'] },
        {
          title: 'Erste Aktion: Brüder und Schwestern!',
          text: ['Drei Infanterien, jede in einem anderen Feld mit Siegstern östlich der Linie von 1939.'],
        },
        {
          title: 'Moskau',
          text: ['Eine Einheit wird aufgestellt, wo du die Kontrolle hast und wo sie versorgt ist.'],
        },
        { title: 'Smolensk', text: ['Die nächste nach Smolensk.'] },
        { title: 'Woronesch', text: ['Und eine nach Woronesch.'] },
        {
          title: 'Zweite Aktion: Scharfschützen',
          text: ['Eliminieren ist kein Kampf: Es gibt keinen Angriff, und niemand darf reagieren.'],
        },
        {
          title: 'Der Panzer in Rostow',
          text: [
            'Er steht neben einer sowjetischen Infanterie, also kannst du ihn wählen. Mit ihm verschwindet die Sperre.',
          ],
        },
        {
          title: 'Zweite Bewegung',
          text: [
            'Der Panzer nimmt Rostow zurück. Die Flotte im Schwarzen Meer ist wieder versorgt und könnte sich auch bewegen; sie bleibt.',
          ],
        },
        {
          title: 'Ende des Zuges',
          text: ['Alle Einheiten sind versorgt. Du ziehst drei Karten, und der Herbst 1941 beginnt.'],
        },
      ],
      end: {
        title: 'Die erste Runde ist vorbei',
        text: [
          'Sechzehn Runden wie diese entscheiden den Krieg; nach vier davon werden die Sterne gewertet. Nun spiel eine Partie gegen einen Bot.',
        ],
      },
    },
  } as Record<string, LessonWords>,
};

/** The name of a town that is the same. */
export const asInEnglish = ['lessons.allies.steps.7.title'];
