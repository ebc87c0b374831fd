import type { Hint } from '../../../boards/board-module.js';
import type { AboutWords, Figure } from '../../../learn/drawing.js';
import type { LessonWords, StepWords } from '../../../lessons/lesson.js';

/** A choice of the lesson that needs no words. */
const silent: StepWords = { text: [] };
const seen = (text: string): StepWords => ({ text: [text] });

const lesson: LessonWords = {
  title: 'Across the Channel, as the United Kingdom',
  about:
    'Five turns in the middle of a war: battle, build, supply, a trap, a Status, and a deck that runs out.',
  steps: [
    // Round 4.
    {
      title: 'Your turn: play one card',
      text: [
        'It is round 4, and you are the United Kingdom. A turn is one card. Everything else runs by itself: Supply, Victory, Discard, Draw.',
        'A German Army stands across the Channel in Western Europe. The star there is worth 2 points to Germany, every turn. Play Land Battle.',
      ],
      instead: 'The German Army in Western Europe has to go before you can build there: play Land Battle.',
    },
    {
      title: 'Choose the space to battle',
      text: [
        'You may battle any land space next to one of your supplied pieces. Your Navy in the North Sea touches four. There are no dice: one enemy Army in the space is removed.',
        'Choose Western Europe. Your own pieces do not move; the space is just empty afterwards.',
      ],
      instead: 'Battles elsewhere are allowed, but the star is in Western Europe: choose that.',
    },
    {
      title: 'You have scored; now discard',
      text: [
        'The battle was won, your pieces are all supplied, and your star at home brought 2 points.',
        'Now you may throw away cards. You draw back to seven in a moment, so a card that does not help you now makes room for another. But your deck never comes back: cards are the clock of this war.',
        'Dutch East Indies is far from your plan: discard it, and nothing else.',
      ],
      instead: 'You will need the others in this lesson. Discard Dutch East Indies.',
    },
    {
      title: 'Enough',
      text: ['Keep the rest of your hand. You draw two cards for the two that are gone.'],
      instead: 'Keep the rest of your hand: choose Done.',
    },
    silent,
    seen('Japan builds an Army in Southeast Asia.'),
    silent,
    silent,
    seen('The Soviet Union builds in Ukraine: a star, 2 more points a turn for your team.'),
    silent,
    silent,
    seen('Italy builds in the Balkans.'),
    silent,
    silent,
    seen('The United States build in the Western United States, another star.'),
    silent,
    // Round 5.
    seen(
      'Germany plays Economic Warfare: Submarines. The German Army in Scandinavia is next to the North Sea, so two cards go off the top of your deck, unseen, and the Axis gain a point.',
    ),
    silent,
    {
      title: 'Build an Army',
      text: [
        'Your deck has shrunk to three cards. But Western Europe is still empty: Germany had only one card to play, too.',
        'Play Build Army.',
      ],
      instead: 'Western Europe is open now, and may not be next turn: play Build Army.',
    },
    {
      title: 'Where it can be supplied',
      text: [
        'A new piece stands next to one of your supplied pieces and must be supplied itself: an unbroken chain of your own pieces has to lead to a star with one of your Armies in it.',
        'From Western Europe the chain goes over the Navy in the North Sea to the Army at home. (An Army on a star also supplies itself.) Build in Western Europe.',
      ],
      instead: 'Only Western Europe has a star: build there, and it scores every turn.',
    },
    {
      title: 'Four points',
      text: [
        'Two stars, 4 points: 2 for each star where you have an Army and nobody of your team shares it. This happens every turn, so an early star is worth far more than a late one.',
        'Keep your hand: choose Done.',
      ],
      instead: 'Your deck is too thin to throw cards away: choose Done.',
    },
    silent,
    seen('Japan puts a Navy into the South China Sea.'),
    silent,
    silent,
    seen('The Soviet Union advances into Eastern Europe.'),
    silent,
    silent,
    seen('Italy builds in North Africa.'),
    silent,
    silent,
    seen('The United States build a Navy in the East Pacific.'),
    silent,
    silent,
    seen('Germany battles in Eastern Europe: the Soviet Army there is removed.'),
    silent,
    // Round 6.
    {
      title: 'Lay a trap',
      text: [
        'Germany can strike at the North Sea, and your Army in Western Europe hangs on that Navy. RAF is a Response: you lay it face down now, which is your whole turn, and use it later, in somebody else’s turn.',
        'Everybody sees that a card lies there. Nobody knows which. Play RAF.',
      ],
      instead: 'Prepare for the German blow first: play RAF, face down.',
    },
    {
      title: 'It waits',
      text: [
        'From now on you are asked whenever one of your Responses could answer, even if the one you have cannot. That is how your secret is kept.',
        'Choose Done.',
      ],
      instead: 'Keep your hand: choose Done.',
    },
    silent,
    seen('Japan builds in the Philippines.'),
    silent,
    silent,
    seen('The Soviet Union comes back to Eastern Europe.'),
    silent,
    silent,
    seen('Italy builds a Navy in the Black Sea. Its port is the Army in the Balkans.'),
    silent,
    silent,
    seen('The United States build in Hawaii.'),
    silent,
    // Round 7.
    seen('Germany plays Sea Battle and aims at your Navy in the North Sea.'),
    {
      title: 'React!',
      text: [
        'Something happened that your card answers: your Navy is about to be removed. RAF saves a British piece in or next to the United Kingdom, for the whole turn.',
        'Use RAF. It is shown to all and then lies on your discard pile.',
      ],
      instead: 'This is the moment RAF was laid down for: without it the Navy is lost. Use RAF.',
    },
    seen('The German battle has failed, and the card is spent.'),
    {
      title: 'Build a Navy',
      text: [
        'A Navy needs two things: the same chain of supply as an Army, and a port: an Army of your team on a coast next to it.',
        'Play Build Navy.',
      ],
      instead: 'Your sea lanes hang on a single Navy: play Build Navy.',
    },
    {
      title: 'Somebody else’s port will do',
      text: [
        'The North Atlantic touches no British Army. But the American Army in the Eastern United States stands on its coast, and a teammate’s Army is port enough. The chain of supply must be your own pieces: it runs over the North Sea.',
        'Build in the North Atlantic.',
      ],
      instead: 'A card in your hand pays for a Navy in the North Atlantic: build there.',
    },
    {
      title: 'The last card',
      text: [
        'After this turn you draw the last card of your deck. An empty deck is no end: you play on with what you hold. But it can hurt, as you will see.',
        'Choose Done.',
      ],
      instead: 'You cannot replace what you throw away now: choose Done.',
    },
    silent,
    seen('Japan battles empty Szechuan, just to spend a turn.'),
    silent,
    silent,
    seen('The Soviet Union battles the Italian Army in the Balkans.'),
    silent,
    silent,
    seen(
      'Italy builds a Navy in the Bay of Bengal. In its Supply step it loses the one in the Black Sea: with the Army in the Balkans its port is gone.',
    ),
    silent,
    silent,
    seen('The United States build a Navy in the Central Pacific. Hawaii is its port.'),
    silent,
    // Round 8.
    seen(
      'Submarines again. Two cards of your deck should go, but it is empty: every missing card costs your team a point. That is Economic Warfare against an empty deck.',
    ),
    silent,
    {
      title: 'Play a Status',
      text: [
        'A Status card stays face up on the table and works from now on. Mackenzie King gives a point every turn for a Navy of yours in the North Atlantic, and another for an Army in Canada.',
        'Play it.',
      ],
      instead: 'The Navy in the North Atlantic is there for this card: play Mackenzie King, the Status.',
    },
    {
      title: 'Five points',
      text: [
        'Two stars and the Status: 5 points this turn, and every turn that this holds.',
        'Choose Done. Nothing is left to draw.',
      ],
      instead: 'That was the last turn of the lesson: choose Done.',
    },
  ],
  end: {
    title: 'You know the game',
    text: [
      'One card a turn; build where you are supplied; battle to empty a space; Responses wait, Status cards stay; stars pay every turn; the deck is the clock.',
      'A team that leads by 30 points after the United States’ turn wins at once; otherwise the points after round 20 decide. Every other rule explains itself when you meet it.',
    ],
  },
};

/** What each country usually wants: in its first rounds, and later. */
const countries: Record<string, { opening: readonly string[]; later: readonly string[] }> = {
  germany: {
    opening: [
      'Your strength is Armies, and Status cards that turn one battle into two. Western Europe has a star next to your home: build there first; then towards Eastern Europe and Ukraine.',
      'Beware: your Status cards are paid with cards off your deck. Spend it all by round 12 and the rest is a siege.',
    ],
    later: [
      'Hold Western Europe and Ukraine. A Submarine card hits the British deck and scores; it is best while your Armies stand at the North Sea.',
    ],
  },
  'united-kingdom': {
    opening: [
      'You rule the sea. A Navy in the North Sea guards your home and opens Western Europe, North Africa and Scandinavia. India, Australia and Canada have cards of their own.',
      'Beware of Submarines: they eat your deck. A Navy in the North Sea makes them weaker.',
    ],
    later: [
      'A second star is worth the trouble: Western Europe with the Soviets’ help, India or Australia by their cards. Bomber Command empties Axis decks.',
    ],
  },
  japan: {
    opening: [
      'China has a star next to the Sea of Japan: take it early. Then Navies and islands, one after the other, each the port of the next.',
      'Eleven of your cards are Responses. Lay a few face down before the Americans come: even an empty threat makes them careful.',
    ],
    later: [
      'Your chain of islands is a chain of supply: cut in the middle, all behind it is lost. India and Australia are the stars left to take.',
    ],
  },
  'soviet-union': {
    opening: [
      'Build, build, build. Ukraine is your second star and the first thing Germany wants; Russia and Kazakhstan keep Moscow supplied from behind.',
      'While an enemy stands in Moscow you score nothing at all. Defensive Responses are worth a turn of quiet.',
    ],
    later: [
      'Now push: Eastern Europe, the Balkans, Germany itself. In the Far East one Army can spoil Japan’s Chinese star.',
    ],
  },
  italy: {
    opening: [
      'A Navy in the Mediterranean Sea, then North Africa or the Balkans. Several of your Status cards pay points for Armies around that sea.',
      'Your deck is the smallest: thirty cards. Do not throw cards away lightly, and do not try to fight alone.',
    ],
    later: [
      'Your turn comes after the Soviets’: remove what they just built, so that Germany finds the way open. The Middle East opens the strait to the Bay of Bengal for your team.',
    ],
  },
  'united-states': {
    opening: [
      'Nobody threatens you, and nothing is near. Build in the Western United States for a second star, then a Navy in the North Atlantic or in the East Pacific.',
      'Your large deck pays for strong Status cards: early ones work twenty rounds long.',
    ],
    later: [
      'You move last in the round, when the lead is counted: take a star that tips it. Bombers against a thin deck turn into points.',
    ],
  },
};

const hints = {
  countries,
  of: (country: string) => `What ${country} usually wants`,
  questions: {
    'setup.hands': {
      title: 'Your first hand',
      text: [
        'You drew ten cards and keep seven. The three you discard are gone for the game: the deck is never reshuffled.',
        'Keep Build Army cards and a battle to get onto the map. Status cards and Responses are strong early.',
      ],
      anchors: ['setup.hands'],
    },
    'play.must': {
      title: 'Your turn: one card',
      text: [
        'Each turn you play exactly one card. Build puts a piece on the map, Battle removes an enemy piece, Status and Event cards do what they say. A star with your Army in it gives 2 points every turn.',
      ],
      anchors: ['play.must', 'score.star'],
    },
    'build.adjacent': {
      title: 'Where to build',
      text: [
        'Lit spaces are legal: next to one of your supplied pieces, without an enemy, and in supply when the piece stands there. Touch any other space and it says why not.',
      ],
      anchors: ['build.adjacent', 'supply.line'],
    },
    'battle.land': {
      title: 'Where to battle',
      text: [
        'A lit space is next to one of your supplied pieces. One enemy Army there is removed; your own pieces never move. An emptied space can be built in on a later turn.',
      ],
      anchors: ['battle.land', 'battle.one-target'],
    },
    'battle.sea': {
      title: 'Where to battle at sea',
      text: [
        'A lit sea is next to one of your supplied pieces, Army or Navy. One enemy Navy there is removed, and with it perhaps the supply of what stood behind.',
      ],
      anchors: ['battle.sea', 'supply.navy-port'],
    },
    'discard.step': {
      title: 'Discard, if you like',
      text: [
        'You draw back to seven cards next. Discarding a weak card gets you a new one, but your deck is your clock: an empty deck hurts.',
      ],
      anchors: ['discard.step', 'draw.seven'],
    },
    'reaction.owner': {
      title: 'A chance to react',
      text: [
        'Something happened that one of your cards on the table might answer. Use it, or pass. You are asked whenever you could have an answer, so that nobody learns what lies face down.',
      ],
      anchors: ['reaction.owner', 'secrecy.windows'],
    },
  } as Record<string, Hint>,
  card: (name: string, type: string) => `${name} (${type})`,
  cardKinds: {
    status: 'A Status stays face up on the table and works from now on.',
    response:
      'A Response goes face down on the table and waits for its moment; nobody else knows which one it is.',
    event: 'An Event does what it says once and is discarded.',
    'economic-warfare': 'Economic Warfare makes an enemy discard cards off its deck, and often scores.',
  } as Record<string, string>,
  supplyTo: (space: string) => `A supply line to ${space}`,
  supply: (country: string, stars: readonly string[]) =>
    `A piece is supplied while an unbroken line of pieces of ${country}, each next to the last, leads from it to a star that holds an Army of its own${stars.length > 0 ? `: at present ${stars.join(' or ')}` : ''}.`,
  supplyLost:
    'Lose a link and everything behind it is removed in your next Supply step. Navies also need a port: an Army of your team on an adjacent coast.',
};

const steps = ['Play', 'Supply', 'Victory', 'Discard', 'Draw'];

const supplyChain: Figure = {
  drawing: {
    kind: 'chain',
    spaces: [
      {
        name: 'Home',
        kind: 'land',
        star: true,
        pieces: [{ glyph: 'army', whose: 'own' }],
        note: 'supplies itself',
        good: true,
      },
      { name: 'Sea', kind: 'sea', pieces: [{ glyph: 'navy', whose: 'own' }], note: 'supplied', good: true },
      {
        name: 'Coast',
        kind: 'land',
        pieces: [{ glyph: 'army', whose: 'own' }],
        note: 'supplied',
        good: true,
      },
      {
        name: 'Inland',
        kind: 'land',
        pieces: [{ glyph: 'army', whose: 'mate' }],
        note: 'a teammate: no link',
      },
      {
        name: 'Far away',
        kind: 'land',
        pieces: [{ glyph: 'army', whose: 'own', how: 'gone' }],
        note: 'removed',
      },
    ],
    links: ['supply', 'supply', 'cut', 'cut'],
  },
  caption:
    'A chain of your own pieces, each next to the last, to a star with your Army. Whatever has no chain is removed in your Supply step.',
};

const port: Figure = {
  drawing: {
    kind: 'chain',
    spaces: [
      { name: 'Your coast', kind: 'land', star: true, pieces: [{ glyph: 'army', whose: 'own' }] },
      {
        name: 'Near sea',
        kind: 'sea',
        pieces: [{ glyph: 'navy', whose: 'own' }],
        note: 'port: your coast',
        good: true,
      },
      {
        name: 'Far sea',
        kind: 'sea',
        pieces: [{ glyph: 'navy', whose: 'own' }],
        note: 'port: a teammate’s',
        good: true,
      },
      { name: 'Their coast', kind: 'land', pieces: [{ glyph: 'army', whose: 'mate' }] },
    ],
    links: ['supply', 'supply', 'none'],
  },
  caption: 'A Navy also needs a port: an Army of your team, of any of its countries, on a coast next to it.',
};

const battle: Figure = {
  drawing: {
    kind: 'chain',
    spaces: [
      {
        name: 'You',
        kind: 'land',
        pieces: [{ glyph: 'army', whose: 'own' }],
        note: 'does not move',
        good: true,
      },
      {
        name: 'Enemy',
        kind: 'land',
        star: true,
        pieces: [{ glyph: 'army', whose: 'enemy', how: 'gone' }],
        note: 'now: removed',
      },
      {
        name: 'Next turn',
        kind: 'land',
        star: true,
        pieces: [{ glyph: 'army', whose: 'own', how: 'new' }],
        note: 'build: +2 a turn',
        good: true,
      },
    ],
    links: ['attack', 'none'],
  },
  caption:
    'A battle removes one enemy piece next to a supplied piece of yours. No dice. Building there takes another card.',
};

const reactions: Figure = {
  drawing: {
    kind: 'cards',
    cards: [
      {
        glyph: 'face-down',
        name: 'A Response',
        says: 'Played face down: that is your whole turn.',
        down: true,
      },
      {
        glyph: 'battle',
        name: 'Something happens',
        says: 'Later, in anybody’s turn: your Army is about to be removed.',
      },
      { glyph: 'shield', name: 'You react', says: 'You turn it over. The Army stays. The card is spent.' },
    ],
  },
  caption:
    'A Response is a trap laid in advance. You are asked whenever you could have an answer, so that nobody learns whether you have one.',
};

const about: AboutWords = {
  lead: 'Six countries, two teams, one card a turn. Armies and Navies are only as good as their supply, and every deck runs out.',
  parts: [
    {
      title: 'What you want',
      text: [
        'Points for your team. In each of your turns, every star on the map with one of your Armies gives 2 points; 1 if a teammate shares it. The earlier you hold a star, the more often it pays.',
      ],
      drawing: {
        kind: 'chain',
        spaces: [
          {
            name: 'A star',
            kind: 'land',
            star: true,
            pieces: [{ glyph: 'army', whose: 'own' }],
            note: '+2 every turn',
            good: true,
          },
          {
            name: 'A shared star',
            kind: 'land',
            star: true,
            pieces: [
              { glyph: 'army', whose: 'own' },
              { glyph: 'army', whose: 'mate' },
            ],
            note: '+1 for each',
            good: true,
          },
          { name: 'No star', kind: 'land', pieces: [{ glyph: 'army', whose: 'own' }], note: 'nothing' },
        ],
        links: ['none', 'none'],
      },
      caption: 'What your Armies score in your Victory step.',
    },
    {
      title: 'Your turn',
      text: [
        'Play exactly one card: build a piece, battle, or use an Event, a Status, a Response or Economic Warfare. The rest of the turn nearly plays itself.',
      ],
      drawing: { kind: 'steps', names: steps, now: 0 },
      caption:
        'Unsupplied pieces are removed, stars score, you may throw cards away, and you draw back to seven.',
    },
    {
      title: 'Supply',
      text: ['You build next to your supplied pieces, and a new piece must be supplied itself.'],
      ...supplyChain,
    },
    { title: 'Navies', text: ['The sea carries supply, and battles reach every coast.'], ...port },
    {
      title: 'Battle',
      text: ['There is no luck in it: whoever plays the card wins the battle, unless somebody reacts.'],
      ...battle,
    },
    {
      title: 'Reactions',
      text: ['Status cards stay on the table and work from then on. Responses wait face down.'],
      ...reactions,
    },
    {
      title: 'The deck is your clock',
      text: [
        'Your deck is never shuffled again. Strong cards cost other cards, and Economic Warfare makes enemies discard. Once a deck is empty, every card that should go costs a point.',
      ],
    },
    {
      title: 'How one wins',
      text: [
        'By a lead of 30 points after the turn of the United States, or by more points after round 20. With equal points the Axis win.',
      ],
      drawing: { kind: 'lead', left: 'Axis', right: 'Allies', by: 9, wins: 30, label: 'Allies lead by 9' },
      caption: 'The score is a tug of war: only the lead counts.',
    },
  ],
  chapters: {
    'order-of-play': { drawing: { kind: 'steps', names: steps }, caption: 'The five steps of every turn.' },
    supply: supplyChain,
    pieces: port,
    'card-types': battle,
    'card-play': reactions,
    'scoring-and-victory': {
      drawing: { kind: 'lead', left: 'Axis', right: 'Allies', by: 9, wins: 30, label: 'Allies lead by 9' },
      caption: 'A lead of 30 after the turn of the United States ends the game.',
    },
  },
};

export const learn = {
  about,
  lesson,
  hints,
};

export type Learn = typeof learn;
