import { answerOf, type Trigger } from './card.js';
import { CARD_NAMES } from './facts.js';
import * as refusals from './refusals.js';
import {
  cardsIn,
  findCard,
  kindOf,
  membersOf,
  pileOf,
  process,
  question,
  type Reader,
  sideOf,
  teamOf,
  type Umpire,
} from './table.js';
import { because, prompts, topic, topics } from './words.js';

interface Window extends Trigger {
  /** The team that may react now. */
  side: number;
  /** The seats of that team that have passed since it became its turn to react. */
  passed: number;
  /** How many teams have passed in a row. */
  quiet: number;
}

/** The answer of `use` to its window. A pass answers 0. */
const REACTED = 1;

/** window.order: the team that did not cause the trigger goes first. */
export function openWindow(u: Umpire, t: Trigger): void {
  u.push(window, { side: 1 - sideOf(t.by), passed: 0, quiet: 0, ...t });
}

/**
 * The teams alternate, one reaction at a time, until both pass in a row. A reaction is a frame on top of this one, and
 * what it triggers opens windows on top of that: they finish before this one continues.
 */
const window = process<Window>(
  'window',
  (u, f) => {
    if (f.childResult === REACTED) giveFloor(f, 0);
    f.childResult = 0;
    for (;;) {
      const seat = membersOf(teamOf(f.side) & ~f.passed).find((member) => mightReact(u, f, member));
      if (seat !== undefined) {
        f.passed |= 1 << seat;
        return u.push(react, { seat, ...triggerOf(f) });
      }
      if (f.quiet === 1) return u.done();
      giveFloor(f, 1);
    }
  },
  because.window,
);

function giveFloor(f: Window, quiet: number): void {
  f.side = 1 - f.side;
  f.passed = 0;
  f.quiet = quiet;
}

const triggerOf = ({ what, by, camp, hill }: Trigger): Trigger => ({ what, by, camp, hill });

/**
 * window.asked: by public information only. A seat with a face-down card is asked if any card of the kind laid face
 * down could answer, whether or not it holds that card.
 */
function mightReact(u: Reader, t: Trigger, seat: number): boolean {
  const { cards } = u.facts;
  if (cardsIn(u, seat, 'laid').length > 0) {
    if (cards.some((card) => card.kind === 'hidden' && card.answer.when(u, t, seat))) return true;
  }
  return cardsIn(u, seat, 'standing').some((card) => {
    const answer = answerOf(cards[kindOf(card)]);
    return answer?.when(u, t, seat) && !u.table.used.includes(card);
  });
}

const react = question<Trigger & { seat: number }>('react', {
  seats: (_, f) => 1 << f.seat,
  prompt: prompts.react,
  anchor: 'window.asked',
  // Only the owner may know that none of its face-down cards can answer.
  secretOptions: true,
  standingOrder: {
    verb: 'pass',
    topics,
    topic,
    cards: () => CARD_NAMES.values.map((kind) => CARD_NAMES.name(kind)),
  },
  verbs: [
    {
      name: 'use',
      domain: CARD_NAMES,
      check(u, f, kind) {
        const answer = answerOf(u.facts.cards[kind]);
        const laid = findCard(u, f.seat, 'laid', kind) >= 0;
        const standing = findCard(u, f.seat, 'standing', kind);
        if (!answer || (!laid && standing < 0)) return refusals.notOnTable;
        if (!answer.when(u, f, f.seat)) return refusals.notTriggered;
        return u.table.used.includes(standing) ? refusals.usedThisTurn : null;
      },
      apply: (u, f, kind) => u.push(use, { seat: f.seat, kind, ...triggerOf(f) }),
    },
    { name: 'pass', check: () => null, apply: () => {} },
  ],
});

const use = process<Trigger & { seat: number; kind: number }>(
  'use',
  (u, f) => {
    if (f.step++ > 0) return u.done(REACTED);
    u.log('used', f.seat, f.kind);
    const laid = findCard(u, f.seat, 'laid', f.kind);
    if (laid >= 0) u.moveOpenly(laid, pileOf(f.seat, 'laid'), pileOf(f.seat, 'discard'));
    else u.table.used.push(findCard(u, f.seat, 'standing', f.kind));
    const answer = answerOf(u.facts.cards[f.kind])!;
    answer.cost?.(u, f.seat);
    answer.effect(u, triggerOf(f), f.seat);
  },
  because.use,
);

export const windowRules = [window, react, use];
