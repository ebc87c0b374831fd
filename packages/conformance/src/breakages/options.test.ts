import { type Domain, names } from '@sandtable/kernel';
import { breaks } from '../../test/breaks.js';
import { CARDS, handOf, isTrap, laidOf, type R } from '../../test/skirmish.js';

const honest = names('card', CARDS);
const renamed = (name: (card: number) => string): Domain => ({ ...honest, name });
const no = (anchor: string, sentence: string) => ({ anchor, say: () => sentence });
const traps = (u: R, seat: number) => u.items(laidOf(seat)).filter(isTrap);
let calls = 0;

breaks('options', [
  [
    'a list that offers more than the check allows',
    {
      spring: {
        list(u, f, _, add) {
          for (const card of u.items(laidOf(f.seat))) add(card);
        },
      },
    },
    /'spring \w+' is listed, but not allowed/,
  ],
  ['a list that offers less', { spring: { list() {} } }, /'spring \w+' is allowed, but not listed/],
  [
    'a list that offers something twice',
    {
      spring: {
        list(u, f, _, add) {
          for (const card of [...traps(u, f.seat), ...traps(u, f.seat)]) add(card);
        },
      },
    },
    /an option is listed twice/,
  ],
  [
    'a list that offers what no domain has',
    {
      spring: {
        list(u, f, _, add) {
          for (const card of [...traps(u, f.seat), 77]) add(card);
        },
      },
    },
    /'spring card 77' is listed, but not allowed/,
  ],
  [
    'two options of one name',
    { cards: renamed((card) => CARDS[card % 2]) },
    /two options are written|is read as another/,
  ],
  [
    'a name that cannot be read',
    { cards: renamed((card) => `${CARDS[card]}!`) },
    /'\w+ \w+!' cannot be read/,
  ],
  [
    'a name of two lines',
    { cards: renamed((card) => `${CARDS[card]}\nann: wait`) },
    /the journal cannot write/,
  ],
  [
    'a domain that does not have its own members',
    { cards: { ...honest, has: (card) => card !== 3 } },
    /the domain of 'bury' cannot have the member 3/,
  ],
  [
    'a refusal without an anchor',
    { lay: { check: () => no('', 'you may not') } },
    /is refused without an anchor/,
  ],
  [
    'a refusal without a sentence',
    { lay: { check: () => no('lay.never', ' ') } },
    /is refused without a reason/,
  ],
  [
    'a check that changes the state',
    {
      lay: {
        check(u) {
          u.table.points[0]++;
          return no('lay.never', 'never');
        },
      },
    },
    /is refused, and yet it changes the state: table\.points|looking at the options changes the state/,
  ],
  [
    'a refusal that changes the state',
    { lay: { check: () => ({ anchor: 'lay.never', say: (u) => `No, ${u.table.points[0]++}` }) } },
    /is refused, and yet it changes the state/,
  ],
  [
    'a question without any legal choice',
    { pass: { check: () => no('pass.never', 'never') } },
    /(Ann|Bob) is asked and has no legal choice/,
  ],
  [
    'a question for a seat that does not exist',
    { windowSeats: () => 0b100 },
    /somebody is asked who has no seat/,
  ],
  ['a question without a prompt', { prompt: () => '' }, /a question has no prompt/],
  [
    'a name that breaks down when it is typed wrong',
    {
      cards: { ...honest, index: (name) => (honest.index(name) < 0 ? JSON.parse(name) : honest.index(name)) },
    },
    /typing '.*' breaks the game: SyntaxError/,
  ],
  [
    'a check that depends on how often it was asked',
    {
      lay: {
        check: (u, f, card) =>
          u.items(handOf(f.seat)).includes(card) && calls++ % 2 ? null : no('lay.x', 'no'),
      },
    },
    /is allowed, but not listed|is listed, but not allowed|is not refused/,
  ],
]);
