import { EVERYONE, type Game, names, numbers, type PlacesSpec, rulesOf, type Umpire } from '../src/index.js';
import { tinyGame } from './tiny-game.js';

/** A game with one verb for each kind of kernel event. */
export interface ToolboxTable {
  written: number[];
  rolled: number;
}

export const CARDS = ['ash', 'birch', 'cedar', 'elm', 'fir', 'hazel', 'larch', 'oak'];
export const [DECK, HAND_ANN, HAND_BOB, LAID_ANN, LAID_BOB, OPEN] = [0, 1, 2, 3, 4, 5];
export const handOf = (seat: number): number => HAND_ANN + seat;
export const laidOf = (seat: number): number => LAID_ANN + seat;

export const toolboxPlaces: PlacesSpec = {
  places: [
    { name: 'deck', seenBy: 0 },
    { name: 'ann.hand', seenBy: 1 },
    { name: 'bob.hand', seenBy: 2 },
    { name: 'ann.laid', seenBy: 1 },
    { name: 'bob.laid', seenBy: 2 },
    { name: 'open', seenBy: EVERYONE },
  ],
  items: CARDS.length,
  itemName: (item) => CARDS[item],
  family: () => 0,
};

const { process, question, refusal } = rulesOf<ToolboxTable, null>();

const notHeld = refusal('hand.held', (_, __, card) => `you do not hold ${CARDS[card]}; see hand.held`);
const noCards = refusal('deck.empty', () => 'the deck is empty; see deck.empty');
const cards = names('card', CARDS);

const round = process<{ seat: number }>('round', (u, f) => {
  if (f.step++ % 2 === 0) return u.push(act, { seat: f.seat });
  f.seat = f.childResult === 1 ? 1 - f.seat : f.seat;
  f.childResult = 0;
});

type Act = { seat: number };
const held = (u: { items(place: number): readonly number[] }, f: Act, card: number) =>
  u.items(handOf(f.seat)).includes(card) ? null : notHeld;
const always = () => null;
const count = (u: Umpire<ToolboxTable, null>, word: string, seat: number) => u.log(word, seat);

const act = question<Act>('act', {
  seats: (_, f) => 1 << f.seat,
  prompt: (u, _, seat) => `${u.game.seats[seat].name} does something`,
  anchor: 'act.anything',
  verbs: [
    {
      name: 'write',
      domain: numbers('number', 0, 9),
      check: always,
      apply(u, f, n) {
        u.table.written.push(n);
        u.log('wrote', f.seat, n);
      },
    },
    {
      name: 'draw',
      check: (u) => (u.items(DECK).length > 0 ? null : noCards),
      apply: (u, f) => void u.draws(DECK, handOf(f.seat), 1),
    },
    {
      name: 'lay',
      domain: cards,
      secret: true,
      check: held,
      apply(u, f, card) {
        u.move(card, handOf(f.seat), laidOf(f.seat));
        u.logTo(1 << f.seat, 'laid', f.seat, card);
      },
    },
    { name: 'play', domain: cards, check: held, apply: (u, f, card) => u.move(card, handOf(f.seat), OPEN) },
    {
      name: 'roll',
      check: always,
      apply(u) {
        u.table.rolled = u.roll('luck', 6);
      },
    },
    {
      name: 'pick',
      check: always,
      apply(u) {
        u.table.rolled = u.pick('luck', 6);
      },
    },
    { name: 'shuffle', check: always, apply: (u) => u.shuffle(DECK) },
    { name: 'peek', check: always, apply: (u, f) => u.peek(DECK, 1, 1 << f.seat) },
    {
      name: 'glance',
      check: always,
      // Seen and lost again: the deck is cut before the knowledge can be used.
      apply(u, f) {
        u.peek(DECK, 1, 1 << f.seat);
        u.arrange(DECK, u.items(DECK).slice().reverse(), 0);
      },
    },
    { name: 'disclose', check: always, apply: (u) => u.disclose() },
    { name: 'hand over', check: always, apply: (u) => u.answer(1) },
    {
      name: 'break',
      check: always,
      apply(u) {
        u.table.written.push(99);
        throw new Error('the rule broke down');
      },
    },
    { name: 'mark', check: always, apply: (u) => u.waypoint('round 1') },
    {
      name: 'sneak',
      check: always,
      // Bypasses the umpire, as a careless author might.
      apply(u) {
        u.state.known[u.items(DECK)[0]] = EVERYONE;
      },
    },
    { name: 'win', check: always, apply: (u, f) => u.end(f.seat, [1, 0], 'end.won') },
    { name: 'count', check: always, apply: (u, f) => count(u, 'counted', f.seat) },
  ],
});

export const toolbox: Game<ToolboxTable, null> = tinyGame<ToolboxTable>({
  id: 'toolbox',
  options: { length: { values: ['short', 'long'], default: 'short', about: 'How long it lasts.' } },
  rules: [round, act],
  places: () => toolboxPlaces,
  table: () => ({ written: [], rolled: 0 }),
  begin(u) {
    for (let card = 0; card < CARDS.length; card++) u.lay(card, DECK);
    u.shuffle(DECK);
    u.draws(DECK, HAND_ANN, 2);
    u.draws(DECK, HAND_BOB, 2);
    u.push(round, { seat: 0 });
  },
  logTexts: {
    wrote: (_, [seat, n]) => `Seat ${seat} writes ${n}`,
    laid: (_, [seat, card]) => `Seat ${seat} lays ${CARDS[card]}`,
    counted: (_, [seat]) => `Seat ${seat} counts`,
  },
});
