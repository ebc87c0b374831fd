import {
  type Domain,
  EVERYONE,
  type Game,
  names,
  numbers,
  type PlacesSpec,
  type Reader,
  rulesOf,
  type Umpire,
  type Verb,
} from '@sandtable/kernel';

/**
 * A tiny correct game with everything the kit checks: hidden hands, cards laid face down, a window in which they answer
 * an attack, an answer to the answer, a die, a look at the deck, a card shown in the hand, a question for both seats at
 * once, one that answers itself, an anytime verb. `Tamper` lists the places where a test can break it.
 */
export interface Table {
  points: number[];
  round: number;
  boasts: number[];
  cheers: number[];
  buried: number;
  scouted: number;
  [extra: string]: unknown;
}

export interface Facts {
  rounds: number;
}

export type U = Umpire<Table, Facts>;
export type R = Reader<Table, Facts>;

export interface Tamper {
  /** Extra effects when a card is played or laid, on a boast, and at the end of a turn. */
  onPlay?(u: U, seat: number, card: number): void;
  onLay?(u: U, seat: number, card: number): void;
  onBoast?(u: U, seat: number): void;
  onTurn?(u: U, seat: number): void;
  /** Replaces parts of the verbs `play` and `lay`, and of the questions. */
  play?: Partial<Verb<Table, Facts, Asked>>;
  lay?: Partial<Verb<Table, Facts, Asked>>;
  spring?: Partial<Verb<Table, Facts, Asked>>;
  /** Springs traps by subject instead of by their list. */
  springBySubject?: Pick<Verb<Table, Facts, Asked>, 'bySubject' | 'domain'>;
  pass?: Partial<Verb<Table, Facts, Asked>>;
  prompt?(u: R, seat: number): string;
  because?(u: R): string;
  /** Does the window open at all, and for whom? */
  opens?(u: R, seat: number): boolean;
  windowSeats?(u: R, seat: number): number;
  windowAuto?: boolean;
  /** The topic of a standing order in the window. */
  topic?(u: R): string;
  /** When the window is asked, and whether the choice of an enemy claims to be a secret. */
  windowSecret?(u: R, seat: number): boolean;
  aimSecret?: boolean;
  /** Replaces the end of the game. */
  end?(u: U): void;
  cards?: Domain;
  /** Replaces any part of the game itself. */
  parts?: Partial<Game<Table, Facts>>;
  table?: Record<string, unknown>;
  places?: Partial<PlacesSpec>;
}

export interface Asked {
  seat: number;
}

export const CARDS = [
  'lance',
  'bow',
  'sword',
  'axe',
  'sling',
  'spear',
  'pit',
  'snare',
  'decoy',
  'net',
  'wall',
  'moat',
];
export const isTrap = (card: number): boolean => card >= 6;
export const DECK = 0;
export const handOf = (seat: number): number => 1 + seat;
export const laidOf = (seat: number): number => 3 + seat;
export const buriedOf = (seat: number): number => 5 + seat;
export const OPEN = 7;

const SEATS = ['ann', 'bob'];
const own = (seat: number) => 1 << seat;

function placesOf(changes: Partial<PlacesSpec> = {}): PlacesSpec {
  const piles = ['hand', 'laid', 'buried'].flatMap((pile) =>
    SEATS.map((id, seat) => ({ name: `${id}.${pile}`, seenBy: own(seat) })),
  );
  return {
    places: [{ name: 'deck', seenBy: 0 }, ...piles, { name: 'open', seenBy: EVERYONE }],
    items: CARDS.length,
    itemName: (card) => CARDS[card],
    family: () => 0,
    ...changes,
  };
}

const { process, question, refusal } = rulesOf<Table, Facts>();
const notHeld = refusal('hand.held', (_, __, card) => `${CARDS[card]} is not in your hand; see hand.held`);
const noWeapon = refusal<Asked>(
  'play.weapon',
  (_, __, card) => `${CARDS[card]} is no weapon; see play.weapon`,
);
const noTrap = refusal<Asked>(
  'spring.trap',
  (_, __, card) => `${CARDS[card]} is no trap of yours; see spring.trap`,
);
const boasted = refusal<Asked>('boast.once', () => 'one boast per turn is enough; see boast.once');
const scouted = refusal<Asked>('scout.once', () => 'nothing more can be scouted now; see scout.once');
const hoarse = refusal<object>('cheer.three', () => 'three cheers are enough; see cheer.three');

export function skirmish(tamper: Tamper = {}): Game<Table, Facts> {
  const cards = tamper.cards ?? names('card', CARDS);

  const bury = question('bury', {
    seats: (u) => 0b11 & ~u.table.buried,
    prompt: () => 'Both bury a card',
    simultaneous: true,
    secretOptions: true,
    verbs: [
      {
        name: 'bury',
        domain: cards,
        secret: true,
        check: (u, _, card, seat) => (u.items(handOf(seat)).includes(card) ? null : notHeld),
        apply(u, _, card, seat) {
          u.table.buried |= own(seat);
          u.move(card, handOf(seat), buriedOf(seat));
        },
      },
    ],
  });

  const battle = process<{ seat: number }>(
    'battle',
    (u, f) => {
      if (f.step === 0) u.push(bury, {});
      else if (f.step % 2 === 1) {
        if (u.table.round > u.facts.rounds) return (tamper.end ?? finish)(u);
        u.waypoint(`round ${u.table.round}`);
        u.table.boasts = [0, 0];
        u.push(turn, { seat: f.seat });
      } else {
        tamper.onTurn?.(u, f.seat);
        u.draws(DECK, handOf(f.seat), 1);
        f.seat = 1 - f.seat;
        u.table.round++;
      }
      f.step++;
    },
    (u) => tamper.because?.(u) ?? `Round ${u.table.round}`,
  );

  const turn = question<Asked>('turn', {
    seats: (_, f) => own(f.seat),
    prompt: (u, _, seat) => tamper.prompt?.(u, seat) ?? `${u.game.seats[seat].name} acts`,
    anchor: 'turn.act',
    verbs: [
      {
        name: 'play',
        domain: cards,
        check(u, f, card) {
          if (!u.items(handOf(f.seat)).includes(card)) return notHeld;
          return isTrap(card) ? noWeapon : null;
        },
        apply(u, f, card) {
          u.move(card, handOf(f.seat), OPEN);
          u.log('played', f.seat, card);
          tamper.onPlay?.(u, f.seat, card);
          u.push(attack, { seat: f.seat, blocked: 0 });
        },
        ...tamper.play,
      },
      {
        name: 'lay',
        domain: cards,
        secret: true,
        check: (u, f, card) => (u.items(handOf(f.seat)).includes(card) ? null : notHeld),
        apply(u, f, card) {
          u.move(card, handOf(f.seat), laidOf(f.seat));
          u.log('laid', f.seat);
          u.logTo(own(f.seat), 'laid-what', card);
          u.push(turn, { seat: f.seat });
          tamper.onLay?.(u, f.seat, card);
        },
        ...tamper.lay,
      },
      {
        name: 'boast',
        check: (u, f) => (u.table.boasts[f.seat] === 0 ? null : boasted),
        apply(u, f) {
          u.table.boasts[f.seat] = 1;
          u.log('boasted', f.seat);
          u.push(turn, { seat: f.seat });
          tamper.onBoast?.(u, f.seat);
        },
      },
      {
        name: 'brandish',
        domain: cards,
        check: (u, f, card) => (u.items(handOf(f.seat)).includes(card) ? null : notHeld),
        apply(u, f, card) {
          u.show(card);
          u.push(turn, { seat: f.seat });
        },
      },
      {
        name: 'scout',
        check: (u) => (u.items(DECK).length > 1 && u.table.scouted < u.table.round ? null : scouted),
        apply(u, f) {
          u.table.scouted = u.table.round;
          u.peek(DECK, 1, own(f.seat));
          u.push(turn, { seat: f.seat });
          u.push(keep, { seat: f.seat });
        },
      },
      { name: 'wait', check: () => null, apply() {} },
    ],
  });

  const keep = question<Asked>('keep', {
    seats: (_, f) => own(f.seat),
    prompt: () => 'Keep the card on top, or put it under the deck',
    verbs: [
      { name: 'keep', check: () => null, apply() {} },
      { name: 'sink', check: () => null, apply: (u) => void u.draws(DECK, DECK, 1, 'bottom') },
    ],
  });

  /** Cards that lie face down may answer, and may be answered: a seat with one is asked, trap or not. */
  const attack = process<{ seat: number; blocked: number }>(
    'attack',
    (u, f) => {
      switch (f.step++) {
        case 0:
          return openWindow(u, 1 - f.seat);
        case 1:
          f.blocked = f.childResult;
          f.childResult = 0;
          if (f.blocked) openWindow(u, f.seat);
          return;
        case 2:
          if (f.blocked && !f.childResult) return u.done();
          return u.push(aim, { seat: f.seat });
        default: {
          const pips = u.roll('attack', 6);
          u.table.points[f.seat] += pips;
          u.log('hit', f.seat, pips);
          return u.done();
        }
      }
    },
    (u, f) => `${u.game.seats[f.seat].name} attacks`,
  );

  function openWindow(u: U, seat: number): void {
    const open = tamper.opens?.(u, seat) ?? u.items(laidOf(seat)).length > 0;
    if (open) u.push(answer, { seat });
  }

  const answer = question<Asked>('answer', {
    seats: (u, f) => tamper.windowSeats?.(u, f.seat) ?? own(f.seat),
    prompt: (u, _, seat) => `${u.game.seats[seat].name} may spring a trap`,
    anchor: 'spring.trap',
    secretOptions: tamper.windowSecret ? (u, f) => tamper.windowSecret!(u, f.seat) : !tamper.windowAuto,
    standingOrder: { verb: 'pass', topics: () => ['traps'], topic: tamper.topic ?? (() => 'traps') },
    verbs: [
      {
        name: 'spring',
        domain: cards,
        check: (u, f, card) => (isTrap(card) && u.items(laidOf(f.seat)).includes(card) ? null : noTrap),
        ...(tamper.springBySubject ?? { list: listTraps }),
        apply(u, f, card) {
          u.move(card, laidOf(f.seat), OPEN);
          u.log('sprung', f.seat, card);
          u.answer(1);
        },
        ...tamper.spring,
      },
      { name: 'pass', check: () => null, apply: (u) => u.answer(0), ...tamper.pass },
    ],
  });

  function listTraps(u: R, f: Asked, _: number, add: (card: number) => void): void {
    for (const card of u.items(laidOf(f.seat))) if (isTrap(card)) add(card);
  }

  /** There is only one enemy, so the question answers itself. */
  const aim = question<Asked>('aim', {
    seats: (_, f) => own(f.seat),
    prompt: () => 'Choose an enemy',
    secretOptions: tamper.aimSecret ?? false,
    verbs: [
      {
        name: 'aim',
        domain: names('seat', SEATS),
        check: (_, f, seat) => (seat === f.seat ? noTrap : null),
        apply() {},
      },
    ],
  });

  return {
    id: 'skirmish',
    title: 'Skirmish',
    blurb: 'A game for tests of the kit.',
    credits: 'Nobody',
    ruleset: 1,
    seats: SEATS.map((id, side) => ({ id, name: id === 'ann' ? 'Ann' : 'Bob', side })),
    sides: [
      { id: 'red', name: 'Red' },
      { id: 'blue', name: 'Blue' },
    ],
    options: { length: { values: ['short', 'long'], default: 'short', about: 'How many turns.' } },
    facts: (options) => ({ rounds: options.length === 'long' ? 10 : 6 }),
    rules: [bury, battle, turn, attack, answer, aim, keep],
    anytimeVerbs: [
      {
        name: 'cheer',
        domain: numbers('loudness', 1, 2),
        check: (u, _, __, seat) => (u.table.cheers[seat] < 3 ? null : hoarse),
        apply(u, _, loudness, seat) {
          u.table.cheers[seat] += loudness;
        },
      },
    ],
    places: () => placesOf(tamper.places),
    table: () => ({
      points: [0, 0],
      round: 1,
      boasts: [0, 0],
      cheers: [0, 0],
      buried: 0,
      scouted: 0,
      ...tamper.table,
    }),
    begin(u) {
      for (let card = 0; card < CARDS.length; card++) u.lay(card, DECK);
      u.shuffle(DECK);
      for (const seat of SEATS.keys()) u.draws(DECK, handOf(seat), 3);
      u.push(battle, { seat: 0 });
    },
    logTexts: {
      played: (_, [seat, card]) => `${SEATS[seat]} plays ${CARDS[card]}`,
      laid: (_, [seat]) => `${SEATS[seat]} lays a card`,
      'laid-what': (_, [card]) => `It is ${CARDS[card]}`,
      boasted: (_, [seat]) => `${SEATS[seat]} boasts`,
      sprung: (_, [seat, card]) => `${SEATS[seat]} springs ${CARDS[card]}`,
      hit: (_, [seat, pips]) => `${SEATS[seat]} hits for ${pips}`,
      named: (_, [card]) => `There is ${CARDS[card]}`,
    },
    scores: (u) => u.table.points.slice(),
    drawText: (u) => `round ${u.table.round}, ${u.table.points.join(':')}`,
    findings: (u) => SEATS.map((id, seat) => ({ about: id, says: `${u.items(laidOf(seat)).length} laid` })),
    ...tamper.parts,
  };
}

function finish(u: U): void {
  const [red, blue] = u.table.points;
  u.end(red === blue ? -1 : red > blue ? 0 : 1, [red, blue], 'end.points');
}
