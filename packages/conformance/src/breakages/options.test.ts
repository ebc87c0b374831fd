import { type Domain, names, numbers, pair } from '@sandtable/kernel';
import { breaks } from '../../test/breaks.js';
import { CARDS, handOf, isTrap, laidOf, type R } from '../../test/skirmish.js';

const honest = names('card', CARDS);
const renamed = (name: (card: number) => string): Domain => ({ ...honest, name });
const no = (anchor: string, sentence: string) => ({ anchor, say: () => sentence });
const traps = (u: R, seat: number) => u.items(laidOf(seat)).filter(isTrap);
let calls = 0;
/** A trap and the moment it is sprung, of which there is only one, so the pair has the trap's number. */
const trapAndMoment = pair(honest, numbers('moment', 0, 0));
const bySubject = (
  subjects: (u: R, seat: number) => number[],
  refused: (u: R, seat: number) => number[],
) => ({
  domain: trapAndMoment,
  bySubject: {
    subjects: (u: R, f: { seat: number }, _: number, add: (card: number) => void) =>
      subjects(u, f.seat).forEach(add),
    targets: (u: R, f: { seat: number }, card: number, _: number, add: (moment: number) => void) => {
      if (traps(u, f.seat).includes(card)) add(0);
    },
    refuse: (u: R, f: { seat: number }, card: number) =>
      refused(u, f.seat).includes(card) ? no('trap.sprung', 'it is no trap') : null,
  },
});
/** Right in all but the first target. */
function silent() {
  const right = bySubject(traps, noTraps);
  return { ...right, bySubject: { ...right.bySubject, first: (): -1 => -1 } };
}
const noTraps = (u: R, seat: number) => honest.values.filter((card) => !traps(u, seat).includes(card));

breaks('options', [
  [
    'a seat that is asked although it is declared not to play',
    { parts: { idleSeats: { option: 'length', usual: 'short', seats: { short: ['bob'] } } } },
    /bob is asked, and is declared not to play/,
  ],
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
    'a subject that may not act',
    { springBySubject: bySubject(traps, () => [...honest.values]) },
    /'spring \w+' is among the subjects, and may not act/,
  ],
  [
    'a subject that is left out without a reason',
    { springBySubject: bySubject(traps, () => []) },
    /'spring \w+' is not among the subjects, and nobody says why/,
  ],
  [
    'a subject that is left out although it has a target',
    { springBySubject: bySubject(() => [], noTraps) },
    /'spring \w+ 0' is allowed, but not listed|not among the subjects/,
  ],
  [
    'a subject that has a target and tells none',
    { springBySubject: silent() },
    /'spring \w+' has other targets than the first it tells/,
  ],
  [
    'two options of one name',
    { cards: renamed((card) => CARDS[card % 2]) },
    /two options are written|is read as another/,
  ],
  [
    'a name that cannot be read',
    { cards: renamed((card) => `${CARDS[card]}-again`) },
    /'\w+ \w+-again' cannot be read/,
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
  [
    'a standing order about something that is none of the topics',
    { topic: (u) => `traps of round ${u.table.round}` },
    /a standing order is about 'traps of round \d+', which is none of the topics/,
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
