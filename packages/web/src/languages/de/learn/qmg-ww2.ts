import type { Hint } from '../../../boards/board-module.js';
import type { AboutWords, Figure } from '../../../learn/drawing.js';
import type { LessonWords, StepWords } from '../../../lessons/lesson.js';
import { form } from '../../index.js';

/** A choice of the lesson that needs no words. */
const silent: StepWords = { text: [] };
const seen = (text: string): StepWords => ({ text: [text] });

const lesson: LessonWords = {
  title: 'Über den Kanal, als Großbritannien',
  about:
    'Fünf Züge mitten im Krieg: Schlacht, Bauen, Versorgung, eine Falle, ein Status und ein Deck, das zur Neige geht.',
  steps: [
    // Round 4.
    {
      title: 'Dein Zug: Spiele eine Karte',
      text: [
        'Es ist Runde 4, und du bist Großbritannien. Ein Zug ist eine Karte. Alles andere läuft von selbst: Versorgung, Wertung, Ablegen, Ziehen.',
        'Jenseits des Kanals steht eine deutsche Armee in Westeuropa. Der Stern dort bringt Deutschland in jedem Zug 2 Punkte. Spiele Landschlacht.',
      ],
      instead: 'Die deutsche Armee in Westeuropa muss weg, bevor du dort bauen kannst: Spiele Landschlacht.',
    },
    {
      title: 'Wähle das Gebiet für die Schlacht',
      text: [
        'Eine Schlacht ist in jedem Landgebiet neben einer deiner versorgten Einheiten möglich. Deine Flotte in der Nordsee grenzt an vier. Würfel gibt es nicht: Eine feindliche Armee in dem Gebiet wird entfernt.',
        'Wähle Westeuropa. Deine eigenen Einheiten bewegen sich nicht; das Gebiet ist danach einfach leer.',
      ],
      instead: 'Schlachten anderswo sind erlaubt, aber der Stern ist in Westeuropa: Wähle das.',
    },
    {
      title: 'Du hast gepunktet; nun lege ab',
      text: [
        'Die Schlacht ist gewonnen, deine Einheiten sind alle versorgt, und dein Stern zu Hause hat 2 Punkte gebracht.',
        'Jetzt darfst du Karten ablegen. Gleich ziehst du auf sieben nach, also macht eine Karte, die dir gerade nicht hilft, Platz für eine andere. Aber dein Deck kommt nie zurück: Karten sind die Uhr dieses Krieges.',
        'Niederländisch-Indien ist fern von deinem Plan: Lege es ab, und sonst nichts.',
      ],
      instead: 'Die anderen brauchst du in dieser Lektion noch. Lege Niederländisch-Indien ab.',
    },
    {
      title: 'Genug',
      text: ['Behalte den Rest deiner Hand. Du ziehst zwei Karten für die zwei, die weg sind.'],
      instead: 'Behalte den Rest deiner Hand: Wähle Fertig.',
    },
    silent,
    seen('Japan baut eine Armee in Südostasien.'),
    silent,
    silent,
    seen('Die Sowjetunion baut in der Ukraine: ein Stern, 2 Punkte mehr pro Zug für dein Team.'),
    silent,
    silent,
    seen('Italien baut auf dem Balkan.'),
    silent,
    silent,
    seen('Die USA bauen im Westen der USA, noch ein Stern.'),
    silent,
    // Round 5.
    seen(
      'Deutschland spielt einen Wirtschaftskrieg mit U-Booten. Die deutsche Armee in Skandinavien steht neben der Nordsee, also gehen zwei Karten oben von deinem Deck ab, ungesehen, und die Achse erhält einen Punkt.',
    ),
    silent,
    {
      title: 'Baue eine Armee',
      text: [
        'Dein Deck ist auf drei Karten geschrumpft. Aber Westeuropa ist noch leer: Auch Deutschland konnte nur eine Karte spielen.',
        'Spiele Armee bauen.',
      ],
      instead: 'Westeuropa steht jetzt offen, im nächsten Zug vielleicht nicht mehr: Spiele Armee bauen.',
    },
    {
      title: 'Wo sie versorgt werden kann',
      text: [
        'Eine neue Einheit steht neben einer deiner versorgten Einheiten und muss selbst versorgt sein: Eine lückenlose Kette deiner eigenen Einheiten muss zu einem Stern führen, auf dem eine deiner Armeen steht.',
        'Von Westeuropa führt die Kette über die Flotte in der Nordsee zur Armee zu Hause. (Eine Armee auf einem Stern versorgt sich auch selbst.) Baue in Westeuropa.',
      ],
      instead: 'Nur Westeuropa hat einen Stern: Baue dort, und er bringt in jedem Zug Punkte.',
    },
    {
      title: 'Vier Punkte',
      text: [
        'Zwei Sterne, 4 Punkte: 2 für jeden Stern, auf dem du eine Armee hast und den niemand aus deinem Team teilt. Das geschieht in jedem Zug, also ist ein früher Stern viel mehr wert als ein später.',
        'Behalte deine Hand: Wähle Fertig.',
      ],
      instead: 'Dein Deck ist zu dünn, um Karten abzulegen: Wähle Fertig.',
    },
    silent,
    seen('Japan setzt eine Flotte ins Südchinesische Meer.'),
    silent,
    silent,
    seen('Die Sowjetunion rückt nach Osteuropa vor.'),
    silent,
    silent,
    seen('Italien baut in Nordafrika.'),
    silent,
    silent,
    seen('Die USA bauen eine Flotte im Ostpazifik.'),
    silent,
    silent,
    seen('Deutschland schlägt eine Schlacht in Osteuropa: Die sowjetische Armee dort wird entfernt.'),
    silent,
    // Round 6.
    {
      title: 'Stell eine Falle',
      text: [
        'Deutschland kann auf die Nordsee zielen, und deine Armee in Westeuropa hängt an dieser Flotte. RAF ist eine Reaktion: Du legst sie jetzt verdeckt aus, das ist dein ganzer Zug, und setzt sie später ein, im Zug eines anderen.',
        'Alle sehen, dass dort eine Karte liegt. Niemand weiß, welche. Spiele RAF.',
      ],
      instead: 'Mach dich zuerst auf den deutschen Schlag gefasst: Spiele RAF, verdeckt.',
    },
    {
      title: 'Sie wartet',
      text: [
        'Von nun an wirst du immer gefragt, wenn eine deiner Reaktionen antworten könnte, auch wenn die, die du hast, es nicht kann. So bleibt dein Geheimnis gewahrt.',
        'Wähle Fertig.',
      ],
      instead: 'Behalte deine Hand: Wähle Fertig.',
    },
    silent,
    seen('Japan baut auf den Philippinen.'),
    silent,
    silent,
    seen('Die Sowjetunion kommt nach Osteuropa zurück.'),
    silent,
    silent,
    seen('Italien baut eine Flotte im Schwarzen Meer. Ihr Hafen ist die Armee auf dem Balkan.'),
    silent,
    silent,
    seen('Die USA bauen auf Hawaii.'),
    silent,
    // Round 7.
    seen('Deutschland spielt Seeschlacht und zielt auf deine Flotte in der Nordsee.'),
    {
      title: 'Reagiere!',
      text: [
        'Etwas ist geschehen, worauf deine Karte antwortet: Deine Flotte soll entfernt werden. RAF rettet eine britische Einheit in Großbritannien oder daneben, für den ganzen Zug.',
        'Setze RAF ein. Die Karte wird allen gezeigt und liegt danach auf deinem Ablagestapel.',
      ],
      instead: 'Für diesen Augenblick wurde RAF ausgelegt: Ohne sie ist die Flotte verloren. Setze RAF ein.',
    },
    seen('Die deutsche Schlacht ist gescheitert, und die Karte ist verbraucht.'),
    {
      title: 'Baue eine Flotte',
      text: [
        'Eine Flotte braucht zweierlei: dieselbe Kette der Versorgung wie eine Armee und einen Hafen, eine Armee deines Teams an einer Küste daneben.',
        'Spiele Flotte bauen.',
      ],
      instead: 'Deine Seewege hängen an einer einzigen Flotte: Spiele Flotte bauen.',
    },
    {
      title: 'Auch ein fremder Hafen genügt',
      text: [
        'Der Nordatlantik grenzt an keine britische Armee. Aber die amerikanische Armee im Osten der USA steht an seiner Küste, und die Armee eines Verbündeten ist Hafen genug. Die Kette der Versorgung müssen deine eigenen Einheiten sein: Sie führt über die Nordsee.',
        'Baue im Nordatlantik.',
      ],
      instead: 'Eine Karte auf deiner Hand lohnt eine Flotte im Nordatlantik: Baue dort.',
    },
    {
      title: 'Die letzte Karte',
      text: [
        'Nach diesem Zug ziehst du die letzte Karte deines Decks. Ein leeres Deck ist kein Ende: Du spielst mit dem weiter, was du hast. Aber es kann schmerzen, wie du sehen wirst.',
        'Wähle Fertig.',
      ],
      instead: 'Was du jetzt ablegst, kannst du nicht ersetzen: Wähle Fertig.',
    },
    silent,
    seen('Japan schlägt eine Schlacht im leeren Szechuan, nur um einen Zug zu verbringen.'),
    silent,
    silent,
    seen('Die Sowjetunion schlägt eine Schlacht gegen die italienische Armee auf dem Balkan.'),
    silent,
    silent,
    seen(
      'Italien baut eine Flotte im Golf von Bengalen. In seiner Versorgungsphase verliert es die im Schwarzen Meer: Mit der Armee auf dem Balkan ist ihr Hafen weg.',
    ),
    silent,
    silent,
    seen('Die USA bauen eine Flotte im Zentralpazifik. Hawaii ist ihr Hafen.'),
    silent,
    // Round 8.
    seen(
      'Wieder U-Boote. Zwei Karten deines Decks müssten weg, aber es ist leer: Jede fehlende Karte kostet dein Team einen Punkt. So wirkt Wirtschaftskrieg gegen ein leeres Deck.',
    ),
    silent,
    {
      title: 'Spiele einen Status',
      text: [
        'Eine Statuskarte bleibt offen auf dem Tisch und wirkt von nun an. Mackenzie King bringt in jedem Zug einen Punkt für eine deiner Flotten im Nordatlantik und einen weiteren für eine Armee in Kanada.',
        'Spiele die Karte.',
      ],
      instead: 'Für diese Karte ist die Flotte im Nordatlantik da: Spiele Mackenzie King, den Status.',
    },
    {
      title: 'Fünf Punkte',
      text: [
        'Zwei Sterne und der Status: 5 Punkte in diesem Zug, und in jedem Zug, solange das hält.',
        'Wähle Fertig. Zu ziehen gibt es nichts mehr.',
      ],
      instead: 'Das war der letzte Zug der Lektion: Wähle Fertig.',
    },
  ],
  end: {
    title: 'Du kennst das Spiel',
    text: [
      'Eine Karte pro Zug; baue, wo du versorgt bist; eine Schlacht leert ein Gebiet; Reaktionen warten, Statuskarten bleiben; Sterne zahlen in jedem Zug; das Deck ist die Uhr.',
      'Ein Team, das nach dem Zug der USA mit 30 Punkten führt, gewinnt sofort; sonst entscheiden die Punkte nach Runde 20. Jede andere Regel erklärt sich, wenn du ihr begegnest.',
    ],
  },
};

/** What each country usually wants: in its first rounds, and later. */
const countries: Record<string, { opening: readonly string[]; later: readonly string[] }> = {
  germany: {
    opening: [
      'Deine Stärke sind Armeen und Statuskarten, die aus einer Schlacht zwei machen. Westeuropa hat einen Stern neben deiner Heimat: Baue zuerst dort, dann in Richtung Osteuropa und Ukraine.',
      'Gib acht: Deine Statuskarten werden mit Karten aus deinem Deck bezahlt. Ist es in Runde 12 verbraucht, wird der Rest eine Belagerung.',
    ],
    later: [
      'Halte Westeuropa und die Ukraine. Eine U-Boot-Karte trifft das britische Deck und bringt Punkte; am besten, solange deine Armeen an der Nordsee stehen.',
    ],
  },
  'united-kingdom': {
    opening: [
      'Du beherrschst die See. Eine Flotte in der Nordsee schützt deine Heimat und öffnet Westeuropa, Nordafrika und Skandinavien. Indien, Australien und Kanada haben eigene Karten.',
      'Hüte dich vor U-Booten: Sie fressen dein Deck. Eine Flotte in der Nordsee schwächt sie.',
    ],
    later: [
      'Ein zweiter Stern ist die Mühe wert: Westeuropa mit Hilfe der Sowjets, Indien oder Australien durch ihre Karten. Das Bomberkommando leert die Decks der Achse.',
    ],
  },
  japan: {
    opening: [
      'China hat einen Stern neben dem Japanischen Meer: Nimm ihn früh. Dann Flotten und Inseln, eine nach der anderen, jede der Hafen der nächsten.',
      'Elf deiner Karten sind Reaktionen. Lege einige verdeckt aus, bevor die Amerikaner kommen: Selbst eine leere Drohung macht sie vorsichtig.',
    ],
    later: [
      'Deine Inselkette ist eine Kette der Versorgung: In der Mitte gekappt, ist alles dahinter verloren. Indien und Australien sind die Sterne, die noch zu holen sind.',
    ],
  },
  'soviet-union': {
    opening: [
      'Bauen, bauen, bauen. Die Ukraine ist dein zweiter Stern und das Erste, was Deutschland will; Russland und Kasachstan halten Moskau von hinten versorgt.',
      'Solange ein Feind in Moskau steht, erhältst du gar keine Punkte. Reaktionen zur Verteidigung sind einen ruhigen Zug wert.',
    ],
    later: [
      'Jetzt stoß vor: Osteuropa, der Balkan, Deutschland selbst. In Fernost kann eine einzige Armee Japan den chinesischen Stern verderben.',
    ],
  },
  italy: {
    opening: [
      'Eine Flotte im Mittelmeer, dann Nordafrika oder der Balkan. Mehrere deiner Statuskarten bringen Punkte für Armeen rund um dieses Meer.',
      'Dein Deck ist das kleinste: dreißig Karten. Wirf sie nicht leichtfertig weg, und versuch nicht, allein zu kämpfen.',
    ],
    later: [
      'Dein Zug kommt nach dem der Sowjets: Entferne, was sie gerade gebaut haben, damit Deutschland den Weg frei findet. Der Nahe Osten öffnet deinem Team die Meerenge zum Golf von Bengalen.',
    ],
  },
  'united-states': {
    opening: [
      'Niemand bedroht dich, und nichts ist nah. Baue im Westen der USA für einen zweiten Stern, dann eine Flotte im Nordatlantik oder im Ostpazifik.',
      'Dein großes Deck bezahlt starke Statuskarten: Früh gespielt wirken sie zwanzig Runden lang.',
    ],
    later: [
      'Du bist in der Runde als Letzter am Zug, wenn der Vorsprung gezählt wird: Nimm einen Stern, der den Ausschlag gibt. Bomber gegen ein dünnes Deck werden zu Punkten.',
    ],
  },
};

const hints = {
  countries,
  of: (country: string) => `Was ${form(country, 'nom')} meistens im Sinn ${form(country, 'hat')}`,
  questions: {
    'setup.hands': {
      title: 'Deine erste Hand',
      text: [
        'Du hast zehn Karten gezogen und behältst sieben. Die drei abgelegten sind für das ganze Spiel weg: Das Deck wird nie neu gemischt.',
        'Behalte Armee bauen und eine Schlacht, um auf die Karte zu kommen. Statuskarten und Reaktionen sind früh stark.',
      ],
      anchors: ['setup.hands'],
    },
    'play.must': {
      title: 'Dein Zug: eine Karte',
      text: [
        'In jedem Zug spielst du genau eine Karte. Bauen bringt eine Einheit auf die Karte, eine Schlacht entfernt eine feindliche Einheit, Status- und Ereigniskarten tun, was auf ihnen steht. Ein Stern mit deiner Armee bringt in jedem Zug 2 Punkte.',
      ],
      anchors: ['play.must', 'score.star'],
    },
    'build.adjacent': {
      title: 'Wo du bauen kannst',
      text: [
        'Leuchtende Gebiete sind erlaubt: neben einer deiner versorgten Einheiten, ohne Feind und versorgt, sobald die Einheit dort steht. Berühre ein anderes Gebiet, und es sagt dir, warum nicht.',
      ],
      anchors: ['build.adjacent', 'supply.line'],
    },
    'battle.land': {
      title: 'Wo du eine Schlacht schlagen kannst',
      text: [
        'Ein leuchtendes Gebiet liegt neben einer deiner versorgten Einheiten. Eine feindliche Armee dort wird entfernt; deine eigenen Einheiten bewegen sich nie. In einem geleerten Gebiet kannst du in einem späteren Zug bauen.',
      ],
      anchors: ['battle.land', 'battle.one-target'],
    },
    'battle.sea': {
      title: 'Wo du eine Seeschlacht schlagen kannst',
      text: [
        'Ein leuchtendes Meer liegt neben einer deiner versorgten Einheiten, Armee oder Flotte. Eine feindliche Flotte dort wird entfernt und mit ihr vielleicht die Versorgung dessen, was dahinter steht.',
      ],
      anchors: ['battle.sea', 'supply.navy-port'],
    },
    'discard.step': {
      title: 'Lege ab, wenn du willst',
      text: [
        'Als Nächstes ziehst du auf sieben Karten nach. Für eine schwache Karte bekommst du eine neue, aber dein Deck ist deine Uhr: Ein leeres Deck schmerzt.',
      ],
      anchors: ['discard.step', 'draw.seven'],
    },
    'reaction.owner': {
      title: 'Eine Gelegenheit zu reagieren',
      text: [
        'Etwas ist geschehen, worauf eine deiner ausliegenden Karten antworten könnte. Setze sie ein oder passe. Du wirst immer gefragt, wenn du eine Antwort haben könntest, damit niemand erfährt, was verdeckt liegt.',
      ],
      anchors: ['reaction.owner', 'secrecy.windows'],
    },
  } as Record<string, Hint>,
  card: (name: string, type: string) => `${name} (${type})`,
  cardKinds: {
    status: 'Ein Status bleibt offen auf dem Tisch und wirkt von nun an.',
    response:
      'Eine Reaktion kommt verdeckt auf den Tisch und wartet auf ihren Augenblick; niemand sonst weiß, welche es ist.',
    event: 'Ein Ereignis tut einmal, was auf ihm steht, und wird abgelegt.',
    'economic-warfare':
      'Wirtschaftskrieg zwingt einen Feind, Karten von seinem Deck abzulegen, und bringt oft Punkte.',
  } as Record<string, string>,
  supplyTo: (space: string) => `Eine Versorgungslinie für ${form(space, 'acc')}`,
  supply: (country: string, stars: readonly string[]) =>
    `Eine Einheit ist versorgt, solange eine lückenlose Linie von Einheiten ${form(country, 'gen')}, jede neben der vorigen, von ihr zu einem Stern mit einer eigenen Armee führt${stars.length > 0 ? `: zurzeit ${stars.join(' oder ')}` : ''}.`,
  supplyLost:
    'Verlierst du ein Glied, wird in deiner nächsten Versorgungsphase alles dahinter entfernt. Flotten brauchen außerdem einen Hafen: eine Armee deines Teams an einer benachbarten Küste.',
};

const steps = ['Spielen', 'Versorgung', 'Wertung', 'Ablegen', 'Ziehen'];

const supplyChain: Figure = {
  drawing: {
    kind: 'chain',
    spaces: [
      {
        name: 'Heimat',
        kind: 'land',
        star: true,
        pieces: [{ glyph: 'army', whose: 'own' }],
        note: 'versorgt sich selbst',
        good: true,
      },
      { name: 'Meer', kind: 'sea', pieces: [{ glyph: 'navy', whose: 'own' }], note: 'versorgt', good: true },
      {
        name: 'Küste',
        kind: 'land',
        pieces: [{ glyph: 'army', whose: 'own' }],
        note: 'versorgt',
        good: true,
      },
      {
        name: 'Binnenland',
        kind: 'land',
        pieces: [{ glyph: 'army', whose: 'mate' }],
        note: 'Verbündeter: kein Glied',
      },
      {
        name: 'Weit weg',
        kind: 'land',
        pieces: [{ glyph: 'army', whose: 'own', how: 'gone' }],
        note: 'entfernt',
      },
    ],
    links: ['supply', 'supply', 'cut', 'cut'],
  },
  caption:
    'Eine Kette deiner eigenen Einheiten, jede neben der vorigen, bis zu einem Stern mit deiner Armee. Was keine Kette hat, wird in deiner Versorgungsphase entfernt.',
};

const port: Figure = {
  drawing: {
    kind: 'chain',
    spaces: [
      { name: 'Deine Küste', kind: 'land', star: true, pieces: [{ glyph: 'army', whose: 'own' }] },
      {
        name: 'Nahes Meer',
        kind: 'sea',
        pieces: [{ glyph: 'navy', whose: 'own' }],
        note: 'Hafen: deine Küste',
        good: true,
      },
      {
        name: 'Fernes Meer',
        kind: 'sea',
        pieces: [{ glyph: 'navy', whose: 'own' }],
        note: 'Hafen: Verbündeter',
        good: true,
      },
      { name: 'Andere Küste', kind: 'land', pieces: [{ glyph: 'army', whose: 'mate' }] },
    ],
    links: ['supply', 'supply', 'none'],
  },
  caption:
    'Eine Flotte braucht auch einen Hafen: eine Armee deines Teams, gleich welchen Landes, an einer Küste daneben.',
};

const battle: Figure = {
  drawing: {
    kind: 'chain',
    spaces: [
      {
        name: 'Du',
        kind: 'land',
        pieces: [{ glyph: 'army', whose: 'own' }],
        note: 'bewegt sich nicht',
        good: true,
      },
      {
        name: 'Feind',
        kind: 'land',
        star: true,
        pieces: [{ glyph: 'army', whose: 'enemy', how: 'gone' }],
        note: 'jetzt: entfernt',
      },
      {
        name: 'Nächster Zug',
        kind: 'land',
        star: true,
        pieces: [{ glyph: 'army', whose: 'own', how: 'new' }],
        note: 'Bauen: +2 pro Zug',
        good: true,
      },
    ],
    links: ['attack', 'none'],
  },
  caption:
    'Eine Schlacht entfernt eine feindliche Einheit neben einer deiner versorgten Einheiten. Ohne Würfel. Dort zu bauen kostet eine weitere Karte.',
};

const reactions: Figure = {
  drawing: {
    kind: 'cards',
    cards: [
      {
        glyph: 'face-down',
        name: 'Eine Reaktion',
        says: 'Verdeckt gespielt: Das ist dein ganzer Zug.',
        down: true,
      },
      {
        glyph: 'battle',
        name: 'Etwas geschieht',
        says: 'Später, in irgendeinem Zug: Deine Armee soll entfernt werden.',
      },
      {
        glyph: 'shield',
        name: 'Du reagierst',
        says: 'Du drehst sie um. Die Armee bleibt. Die Karte ist verbraucht.',
      },
    ],
  },
  caption:
    'Eine Reaktion ist eine im Voraus gestellte Falle. Du wirst immer gefragt, wenn du eine Antwort haben könntest, damit niemand erfährt, ob du eine hast.',
};

const about: AboutWords = {
  lead: 'Sechs Länder, zwei Teams, eine Karte pro Zug. Armeen und Flotten sind nur so gut wie ihre Versorgung, und jedes Deck geht zur Neige.',
  parts: [
    {
      title: 'Was du willst',
      text: [
        'Punkte für dein Team. In jedem deiner Züge bringt jeder Stern auf der Karte mit einer deiner Armeen 2 Punkte; 1, wenn ein Verbündeter ihn teilt. Je früher du einen Stern hältst, desto öfter zahlt er.',
      ],
      drawing: {
        kind: 'chain',
        spaces: [
          {
            name: 'Ein Stern',
            kind: 'land',
            star: true,
            pieces: [{ glyph: 'army', whose: 'own' }],
            note: '+2 in jedem Zug',
            good: true,
          },
          {
            name: 'Geteilter Stern',
            kind: 'land',
            star: true,
            pieces: [
              { glyph: 'army', whose: 'own' },
              { glyph: 'army', whose: 'mate' },
            ],
            note: '+1 für jeden',
            good: true,
          },
          { name: 'Kein Stern', kind: 'land', pieces: [{ glyph: 'army', whose: 'own' }], note: 'nichts' },
        ],
        links: ['none', 'none'],
      },
      caption: 'Was deine Armeen in deiner Wertungsphase bringen.',
    },
    {
      title: 'Dein Zug',
      text: [
        'Spiele genau eine Karte: Baue eine Einheit, schlage eine Schlacht, oder nutze ein Ereignis, einen Status, eine Reaktion oder Wirtschaftskrieg. Der Rest des Zuges spielt sich fast von selbst.',
      ],
      drawing: { kind: 'steps', names: steps, now: 0 },
      caption:
        'Unversorgte Einheiten werden entfernt, Sterne bringen Punkte, du darfst Karten ablegen und ziehst auf sieben nach.',
    },
    {
      title: 'Versorgung',
      text: ['Du baust neben deinen versorgten Einheiten, und eine neue Einheit muss selbst versorgt sein.'],
      ...supplyChain,
    },
    {
      title: 'Flotten',
      text: ['Das Meer trägt die Versorgung, und Schlachten reichen an jede Küste.'],
      ...port,
    },
    {
      title: 'Schlacht',
      text: [
        'Glück gibt es dabei nicht: Wer die Karte spielt, gewinnt die Schlacht, wenn nicht jemand reagiert.',
      ],
      ...battle,
    },
    {
      title: 'Reaktionen',
      text: ['Statuskarten bleiben auf dem Tisch und wirken von da an. Reaktionen warten verdeckt.'],
      ...reactions,
    },
    {
      title: 'Das Deck ist deine Uhr',
      text: [
        'Dein Deck wird nie neu gemischt. Starke Karten kosten andere Karten, und Wirtschaftskrieg zwingt Feinde abzulegen. Ist ein Deck leer, kostet jede Karte, die abgehen müsste, einen Punkt.',
      ],
    },
    {
      title: 'So gewinnt man',
      text: [
        'Mit einem Vorsprung von 30 Punkten nach dem Zug der USA, oder mit mehr Punkten nach Runde 20. Bei Gleichstand gewinnt die Achse.',
      ],
      drawing: {
        kind: 'lead',
        left: 'Achse',
        right: 'Alliierte',
        by: 9,
        wins: 30,
        label: 'Die Alliierten führen mit 9',
      },
      caption: 'Der Punktestand ist ein Tauziehen: Nur der Vorsprung zählt.',
    },
  ],
  chapters: {
    'order-of-play': {
      drawing: { kind: 'steps', names: steps },
      caption: 'Die fünf Schritte jedes Zuges.',
    },
    supply: supplyChain,
    pieces: port,
    'card-types': battle,
    'card-play': reactions,
    'scoring-and-victory': {
      drawing: {
        kind: 'lead',
        left: 'Achse',
        right: 'Alliierte',
        by: 9,
        wins: 30,
        label: 'Die Alliierten führen mit 9',
      },
      caption: 'Ein Vorsprung von 30 nach dem Zug der USA beendet das Spiel.',
    },
  },
};

export const learn = {
  about,
  lesson,
  hints,
};
