import {
  CaseError,
  type CaseVocabulary,
  EVERYONE,
  type Game,
  names,
  readEntries,
  readName,
  readNames,
  readNumber,
  rulesOf,
  type Umpire,
} from '@sandtable/kernel';

/**
 * A minimal game for tests of the command: two seats with hidden hands, a deck, a die, a simultaneous question and an
 * option. Raids score what they roll; three points win.
 */
interface Table {
  score: number[];
  turn: number;
  votes: number;
}

const KINDS = names('card', ['scout', 'raid', 'feint']);
const CARDS = [0, 0, 1, 1, 2, 2];
const SEATS = names('seat', ['red', 'blue']);
const STEPS = names('step', ['turn', 'vote']);
const [HANDS, DECK, DISCARD] = [0, 2, 3];

const { process, question, refusal } = rulesOf<Table, null>();

const notHeld = refusal('play.from-hand', (u, _, kind, seat) => {
  return `${u.game.seats[seat].name} holds no ${KINDS.name(kind)}`;
});

const turn = process<object>(
  'turn',
  (u, f) => {
    const { score } = u.table;
    const winner = score.findIndex((points) => points >= 3);
    if (winner >= 0) return u.end(winner, score.slice(), 'end.three-points');
    if (f.step++ > 0) u.table.turn = 1 - u.table.turn;
    if (f.step > 9) return u.end(-1, score.slice(), 'end.nobody');
    u.push(act, {});
  },
  (u) => `it is the turn of ${u.game.seats[u.table.turn].name}`,
);

const act = question<object>('act', {
  seats: (u) => 1 << u.table.turn,
  prompt: (u, _, seat) => `${u.game.seats[seat].name} plays a card or passes`,
  anchor: 'play.one-card',
  verbs: [
    {
      name: 'play',
      domain: KINDS,
      check: (u, _, kind, seat) => (held(u, seat, kind) < 0 ? notHeld : null),
      apply: (u, _, kind, seat) => play(u, seat, kind),
    },
    {
      name: 'bury',
      domain: KINDS,
      secret: true,
      check: (u, _, kind, seat) => (held(u, seat, kind) < 0 ? notHeld : null),
      apply(u, _, kind, seat) {
        u.move(held(u, seat, kind), HANDS + seat, DECK, 'bottom');
        u.log('buried', seat);
        u.logTo(1 << seat, 'buriedCard', kind);
      },
    },
    { name: 'pass', check: () => null, apply: (u, _f, _arg, seat) => u.log('passed', seat) },
  ],
});

const vote = question<object>('vote', {
  simultaneous: true,
  seats: (u) => 3 & ~u.table.votes,
  prompt: (u, _, seat) => `${u.game.seats[seat].name} votes`,
  verbs: [
    {
      name: 'yes',
      check: () => null,
      apply(u, _f, _arg, seat) {
        u.table.votes |= 1 << seat;
      },
    },
  ],
});

function held(u: { items(place: number): readonly number[] }, seat: number, kind: number): number {
  return u.items(HANDS + seat).find((card) => CARDS[card] === kind) ?? -1;
}

function play(u: Umpire<Table, null>, seat: number, kind: number): void {
  u.move(held(u, seat, kind), HANDS + seat, DISCARD);
  u.log('played', seat, kind);
  if (kind === 0) u.peek(DECK, 1, 1 << seat);
  if (kind === 1) {
    const points = u.roll('raid', 6);
    u.table.score[seat] += points;
    u.log('scored', seat, points);
  }
}

const cases: CaseVocabulary<Table, null> = {
  given: ['turn', 'score', 'hand', 'deck', 'step'],
  arrange(u, given) {
    if ('turn' in given) u.table.turn = readName(SEATS, given.turn, ['turn']);
    for (const [seat, points] of readEntries(SEATS, given.score ?? {}, ['score'])) {
      u.table.score[seat] = readNumber(points, ['score', SEATS.name(seat)], 0, 99);
    }
    const left = CARDS.map((_, card) => card);
    const take = (kind: number, path: (string | number)[]) => {
      const at = left.findIndex((card) => CARDS[card] === kind);
      if (at < 0) throw new CaseError(path, `every ${KINDS.name(kind)} lies somewhere else already`);
      return left.splice(at, 1)[0];
    };
    for (const [seat, cards] of readEntries(SEATS, given.hand ?? {}, ['hand'])) {
      const kinds = readNames(KINDS, cards, ['hand', SEATS.name(seat)]);
      kinds.forEach((kind, i) => {
        u.lay(take(kind, ['hand', SEATS.name(seat), i]), HANDS + seat);
      });
    }
    for (const card of left) u.lay(card, DECK);
    if (given.deck !== 'in order') u.shuffle(DECK);
    u.log('began');
    u.push(turn, {});
    if (readName(STEPS, given.step ?? 'turn', ['step']) === 1) u.push(vote, {});
  },
  expect: {
    score(u, expected) {
      const wanted = readEntries(SEATS, expected, ['score']).map(([seat, points]) => [
        seat,
        readNumber(points, ['score', SEATS.name(seat)]),
      ]);
      const wrong = wanted.filter(([seat, points]) => u.table.score[seat] !== points);
      return wrong.length === 0 ? null : `{red: ${u.table.score[0]}, blue: ${u.table.score[1]}}`;
    },
  },
};

export const raid: Game<Table, null> = {
  id: 'raid',
  title: 'Raid',
  blurb: 'Three points win. A test game.',
  credits: 'Sandtable',
  ruleset: 3,
  seats: [
    { id: 'red', name: 'Red', side: 0 },
    { id: 'blue', name: 'Blue', side: 1 },
  ],
  sides: [
    { id: 'reds', name: 'Reds' },
    { id: 'blues', name: 'Blues' },
  ],
  options: { length: { values: ['short', 'long'], default: 'short', about: 'how long it takes' } },
  facts: () => null,
  rules: [turn, act, vote],
  places: () => ({
    places: [
      { name: 'red.hand', seenBy: 1 },
      { name: 'blue.hand', seenBy: 2 },
      { name: 'deck', seenBy: 0 },
      { name: 'discard', seenBy: EVERYONE },
    ],
    items: CARDS.length,
    itemName: (card) => KINDS.name(CARDS[card]),
    family: () => 0,
  }),
  table: () => ({ score: [0, 0], turn: 0, votes: 0 }),
  begin(u) {
    CARDS.forEach((_, card) => {
      u.lay(card, DECK);
    });
    u.shuffle(DECK);
    for (const seat of [0, 1]) u.draws(DECK, HANDS + seat, 2);
    u.waypoint('start');
    u.push(turn, {});
  },
  logTexts: {
    began: () => 'The raid begins',
    played: (_, [seat, kind]) => `${seat === 0 ? 'Red' : 'Blue'} plays ${KINDS.name(kind)}`,
    scored: (_, [seat, points]) => `${seat === 0 ? 'Red' : 'Blue'} scores ${points}`,
    passed: (_, [seat]) => `${seat === 0 ? 'Red' : 'Blue'} passes`,
    buried: (_, [seat]) => `${seat === 0 ? 'Red' : 'Blue'} buries a card`,
    buriedCard: (_, [kind]) => `It is a ${KINDS.name(kind)}`,
  },
  scores: (u) => u.table.score.slice(),
  drawText: (u) => `red ${u.table.score[0]} : blue ${u.table.score[1]}`,
  findings: (u) => [{ about: 'deck', says: `${u.items(DECK).length} cards` }],
  cases,
};
