import type { Question } from '@sandtable/kernel';
import { CARD_NAMES, DEALT, type Facts, HAND, HILL_POINTS, HILLS, SEATS } from './facts.js';
import * as refusals from './refusals.js';
import { copiesInHand, discarding, drawUp, losePoints } from './stores.js';
import {
  cardsIn,
  findCard,
  hasCamp,
  kindOf,
  pileOf,
  process,
  question,
  seatsWhere,
  sideOf,
  type Table,
  type Umpire,
} from './table.js';
import { because, prompts } from './words.js';

// Setup

/** The steps of the setup and of a turn, in order: a frame's step is the index in the list. */
export const SETUP_STEPS = ['deal', 'setup', 'begin'] as const;
export const TURN_STEPS = ['play', 'score', 'discard', 'draw', 'end'] as const;

export const setup = process('setup', (u, f) => {
  switch (SETUP_STEPS[f.step++]) {
    case 'deal':
      SEATS.forEach((_, seat) => {
        u.shuffle(pileOf(seat, 'deck'));
        drawUp(u, seat, DEALT);
      });
      return;
    case 'setup':
      return u.push(trim, {});
    case 'begin':
      u.done();
      u.push(turn, {});
  }
});

/** All seats simultaneously, in any order: a seat is asked as long as its hand is too large. */
const trim = question('trim', {
  seats: (u) => seatsWhere((seat) => cardsIn(u, seat, 'hand').length > HAND),
  prompt: prompts.trim,
  anchor: 'setup.discard',
  secretOptions: true,
  simultaneous: true,
  several: (u, _, seat) => {
    const left = cardsIn(u, seat, 'hand').length - HAND;
    return { verb: 'discard', min: left, max: left, copies: copiesInHand(u, seat) };
  },
  verbs: [discarding()],
});

// A turn

export const turn = process(
  'turn',
  (u, f) => {
    const seat = u.table.turn;
    const handEmpty = cardsIn(u, seat, 'hand').length === 0;
    switch (TURN_STEPS[f.step++]) {
      case 'play':
        // play.nothing: an empty hand counts as a missing discard.
        if (handEmpty) return losePoints(u, seat, 1);
        return u.push(play, {});
      case 'score':
        return score(u, seat);
      case 'discard':
        // With an empty deck there is no draw to make room for.
        if (!handEmpty && cardsIn(u, seat, 'deck').length > 0) u.push(makeRoom, {});
        return;
      case 'draw':
        return drawUp(u, seat);
      case 'end':
        u.done();
        endTurn(u);
    }
  },
  because.turn,
);

const play = question('play', {
  seats: (u) => 1 << u.table.turn,
  prompt: prompts.play,
  anchor: 'play.one-card',
  secretOptions: true,
  verbs: [
    {
      name: 'play',
      domain: CARD_NAMES,
      check(u, _, kind, seat) {
        if (findCard(u, seat, 'hand', kind) < 0) return refusals.notInHand;
        const card = u.facts.cards[kind];
        if (card.kind === 'hidden') return refusals.layItFaceDown;
        return card.kind === 'deed' && !card.possible(u, seat) ? refusals.noEffect : null;
      },
      apply(u, _, kind, seat) {
        const card = u.facts.cards[kind];
        const to = card.kind === 'standing' ? 'standing' : 'discard';
        u.moveOpenly(findCard(u, seat, 'hand', kind), pileOf(seat, 'hand'), pileOf(seat, to));
        u.log('played', seat, kind);
        if (card.kind === 'deed') card.play(u, seat);
      },
    },
    {
      name: 'lay',
      domain: CARD_NAMES,
      secret: true,
      check(u, _, kind, seat) {
        if (findCard(u, seat, 'hand', kind) < 0) return refusals.notInHand;
        return u.facts.cards[kind].kind === 'hidden' ? null : refusals.playItOpenly;
      },
      apply(u, _, kind, seat) {
        u.move(findCard(u, seat, 'hand', kind), pileOf(seat, 'hand'), pileOf(seat, 'laid'));
        u.log('laid', seat);
        u.logTo(1 << seat, 'laid-card', kind);
      },
    },
    discarding(),
  ],
});

function score(u: Umpire, seat: number): void {
  let points = 0;
  for (const hill of HILLS.values) if (hasCamp(u, seat, hill)) points += HILL_POINTS[hill];
  for (const item of cardsIn(u, seat, 'standing')) {
    const card = u.facts.cards[kindOf(item)];
    if (card.kind === 'standing') points += card.points ?? 0;
  }
  u.table.points[sideOf(seat)] += points;
  u.log('scored', seat, points);
}

const makeRoom: Question<Table, Facts> = question('make-room', {
  seats: (u) => 1 << u.table.turn,
  prompt: prompts.makeRoom,
  anchor: 'draw.discard',
  several: (u, _, seat) => {
    const max = cardsIn(u, seat, 'hand').length;
    return { verb: 'discard', min: 0, max, end: 'draw', copies: copiesInHand(u, seat) };
  },
  verbs: [
    discarding((u, seat) => {
      if (cardsIn(u, seat, 'hand').length > 0) u.push(makeRoom, {});
    }),
    { name: 'draw', check: () => null, apply: () => {} },
  ],
});

function endTurn(u: Umpire): void {
  const { table } = u;
  table.safe.fill(0);
  table.used.length = 0;
  table.turn = (table.turn + 1) % SEATS.length;
  if (table.turn === 0) {
    u.log('round-over', table.round, ...table.points);
    u.waypoint(`round ${table.round}`);
    if (table.round === u.facts.rounds) return endGame(u);
    table.round++;
  }
  u.push(turn, {});
}

function endGame(u: Umpire): void {
  const [north, south] = u.table.points;
  if (north === south) u.end(-1, [north, south], 'end.tie');
  else u.end(Number(south > north), [north, south], 'end.rounds');
}

export const turnRules = [setup, trim, turn, play, makeRoom];
