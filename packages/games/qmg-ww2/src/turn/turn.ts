import { say } from '@sandtable/kernel';
import { ALL_SPACES, IS_SEA } from '../board/board.js';
import {
  ALLIES,
  AXIS,
  COUNTRY_IN_TEXT,
  countryAfter,
  GERMANY,
  SOVIET_UNION,
  UNITED_STATES,
} from '../board/countries.js';
import { canDoSomething, effectOf } from '../cards/card.js';
import type { CardKind, Country, Space } from '../ids.js';
import { process, question, verb } from '../kit.js';
import { lacksOnlyPiece } from '../pieces/freeing.js';
import { isAllSupplied, pushSupplyStep } from '../pieces/remove.js';
import * as event from '../reactions/events.js';
import { needsNoTrigger, openWindow, someoneMayAnswer, toBeRevealed, useCard } from '../reactions/window.js';
import {
  BEGIN,
  bit,
  cardsIn,
  copyIn,
  DECK,
  DISCARD,
  DRAW,
  HAND,
  hasPiece,
  isOnTable,
  PLAY,
  piecesChanged,
  pile,
  type R,
  RESPONSE,
  STATUS,
  SUPPLY,
  type U,
  VICTORY,
} from '../table.js';
import { end } from '../victory/victory.js';
import { takeVictoryStep } from '../victory/victory-step.js';
import * as refuse from '../words/refusals.js';
import { Who } from '../words/words.js';
import { discardFaceDown, discarding, eachKind, fromHand, pushDiscards } from './discard.js';
import { playCard, refusePlay } from './play.js';
import { reallocate, refuseReallocation } from './reallocate.js';

export const LAST_ROUND = 20;
const HAND_SIZE = 7;

/** All rounds, country by country (turn.order). */
export const rounds = process('rounds', (u) => {
  const { table } = u;
  if (table.step === DRAW && table.round > 0) {
    // The turn that just ended was the active country's.
    if (table.active === UNITED_STATES && !endRound(u)) return;
    table.active = countryAfter(table.active, 1);
  }
  if (table.active === GERMANY || table.round === 0) {
    table.round++;
    u.log('round', table.round);
  }
  beginTurn(u, table.active);
  u.push(turn, { country: table.active, from: BEGIN });
});

/** victory.lead, victory.rounds. False if the game is over. */
function endRound(u: U): boolean {
  const { round, score } = u.table;
  u.waypoint(`round ${round}`);
  const lead = score[AXIS] - score[ALLIES];
  if (u.facts.rules.leadWins && Math.abs(lead) >= 30) {
    end(u, lead > 0 ? AXIS : ALLIES, 'victory.lead');
    return false;
  }
  if (round >= LAST_ROUND) {
    end(u, lead >= 0 ? AXIS : ALLIES, 'victory.rounds');
    return false;
  }
  return true;
}

export function beginTurn(u: U, country: Country): void {
  const { table } = u;
  table.active = country;
  table.step = BEGIN;
  table.used = [];
  if (table.guarded.length > 0 || table.truk.length > 0) {
    table.guarded = [];
    table.truk = [];
    piecesChanged(u);
  }
  table.reallocated = false;
  table.front = country === GERMANY ? frontOf(u) : [];
}

/** play.snapshot: Soviet Armies adjacent to a German Army when the turn begins. */
export function frontOf(u: R): Space[] {
  const spaces: Space[] = [];
  for (const at of ALL_SPACES) {
    if (hasPiece(u, SOVIET_UNION, at) && touchesGermanArmy(u, at)) spaces.push(at);
  }
  return spaces;
}

function touchesGermanArmy(u: R, at: Space): boolean {
  return u.facts.board.neighbours[at].some((other) => !IS_SEA[other] && hasPiece(u, GERMANY, other));
}

/** The steps of a turn, starting with the given one (turn.steps). */
export const turn = process<{ country: Country; from: number }>(
  'turn',
  (u, f) => {
    const step = f.from + f.step++;
    const { country } = f;
    if (step > DRAW) return u.done();
    u.table.step = step;
    switch (step) {
      case BEGIN:
        u.log('turn', country);
        return openWindow(u, event.turnBegins(country));
      case PLAY:
        return u.push(playStep, { country });
      case SUPPLY:
        if (isAllSupplied(u, country) && !someoneMayAnswer(u, event.supplyBegins(country))) return;
        pushSupplyStep(u, country);
        return openWindow(u, event.supplyBegins(country));
      case VICTORY:
        return takeVictoryStep(u, country);
      case DISCARD:
        u.push(discardStep, { country, over: 0 });
        return openWindow(u, event.discardBegins(country));
      case DRAW:
        if (!someoneMayAnswer(u, event.drawBegins(country))) return fillHand(u, country);
        u.push(drawStep, { country });
        return openWindow(u, event.drawBegins(country));
    }
  },
  (_, f) => say`It is the turn of ${COUNTRY_IN_TEXT[f.country]}`,
);

/** play.must, play.instead, play.empty-hand */
const playStep = question<{ country: Country }>('play-step', {
  seats: (_, f) => bit(f.country),
  prompt: (_, f) => say`${Who(f.country)} plays or discards a card`,
  anchor: 'play.must',
  secretOptions: (u, f) => cardsIn(u, f.country, HAND).length > 0,
  anytimeVerbFirst: (u, f) => lacksOnlyPiece(u, () => canUseInstead(u, f.country)),
  verbs: [
    verb({
      name: 'play',
      domain: (u, f) => u.facts.cardsOf[f.country],
      secret: (u, _, kind) => u.facts.kinds[kind].type === 'response',
      check: (u, f, kind) => (copyIn(u, kind, HAND) < 0 ? refuse.notInHand : refusePlay(u, f.country, kind)),
      moot: (u, _, kind) => copyIn(u, kind, HAND) < 0,
      list(u, f, _, add) {
        eachKind(u, f.country, HAND, (kind) => {
          if (refusePlay(u, f.country, kind) === null) add(kind);
        });
      },
      apply: (u, _, kind) => playCard(u, kind, HAND, true),
    }),
    fromHand('discard', (u, f, kind) => {
      u.log('gives-up', f.country);
      discardFaceDown(u, f.country, kind);
    }),
    verb({
      name: 'use',
      domain: (u, f) => u.facts.cardsOf[f.country],
      check: (u, f, kind) => refuseInstead(u, f.country, kind),
      moot: (u, _, kind) => !isOnTable(u, kind),
      list(u, f, _, add) {
        eachKind(u, f.country, STATUS, (kind) => {
          if (refuseInstead(u, f.country, kind) === null) add(kind);
        });
      },
      apply: (u, f, kind) => useCard(u, kind, event.anyTime(f.country)),
    }),
    verb({
      name: 'reallocate',
      check: (u, f) => refuseReallocation(u, f.country),
      moot: (u) => !u.facts.rules.reallocate,
      apply(u, f) {
        u.push(playStep, { country: f.country });
        reallocate(u, f.country);
      },
    }),
    verb({
      name: 'pass',
      check: (u, f) => (cardsIn(u, f.country, HAND).length > 0 ? refuse.handNotEmpty : null),
      label: (u) => (u.facts.rules.first ? say`skip the Play step` : say`discard the top card of the deck`),
      apply(u, f) {
        if (!u.facts.rules.first) pushDiscards(u, f.country, 1, 0);
      },
    }),
  ],
});

/** Does the country have a Status card it can use instead of playing a card? */
function canUseInstead(u: R, country: Country): boolean {
  let some = false;
  eachKind(u, country, STATUS, (kind) => {
    some ||= refuseInstead(u, country, kind) === null;
  });
  return some;
}

function refuseInstead(u: R, country: Country, kind: CardKind) {
  const { rules } = u.facts.kinds[kind];
  if (copyIn(u, kind, RESPONSE) >= 0) return needsNoTrigger(u, kind) ? toBeRevealed : refuse.notItsMoment;
  if (copyIn(u, kind, STATUS) < 0) return refuse.notOnTable;
  if (!rules.instead) return refuse.notInstead;
  const now = event.anyTime(country);
  return canDoSomething(u, effectOf(now, country, kind)) ? null : refuse.nothingToDo(now);
}

/** discard.step: any number of cards, including none. */
const discardStep = question<{ country: Country; over: number }>('discard-step', {
  // Asked again after each card, until the country is done.
  simultaneous: true,
  seats: (u, f) => (f.over || cardsIn(u, f.country, HAND).length === 0 ? 0 : bit(f.country)),
  prompt: (_, f) => say`${Who(f.country)} may discard cards from hand`,
  anchor: 'discard.step',
  several: (u, f) => discarding(u, f.country, 0, cardsIn(u, f.country, HAND).length, 'done'),
  verbs: [
    fromHand('discard', (u, f, kind) => discardFaceDown(u, f.country, kind)),
    verb({
      name: 'done',
      check: () => null,
      apply(_, f) {
        f.over = 1;
      },
    }),
  ],
});

const drawStep = process<{ country: Country }>('draw-step', (u, f) => {
  fillHand(u, f.country);
  u.done();
});

/** draw.seven, draw.empty-deck */
function fillHand(u: U, country: Country): void {
  drawCards(u, country, HAND_SIZE - cardsIn(u, country, HAND).length);
}

/** Draws cards and logs them privately for the owner. */
export function drawCards(u: U, country: Country, count: number): void {
  if (count <= 0) return;
  const hand = pile(country, HAND);
  const drawn = u.draws(pile(country, DECK), hand, count);
  if (drawn === 0) return;
  u.log('draws', country, drawn);
  if (u.listener)
    u.logTo(
      bit(country),
      'drew',
      ...cardsIn(u, country, HAND)
        .slice(-drawn)
        .map((item) => u.facts.kindOf[item]),
    );
}

export const turnRules = [rounds, turn, playStep, discardStep, drawStep];
