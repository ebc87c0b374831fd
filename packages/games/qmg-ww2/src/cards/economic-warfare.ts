import { say } from '@sandtable/kernel';
import { ALL_COUNTRIES, COUNTRY_IN_TEXT, teamOf } from '../board/countries.js';
import type { Countries, Country } from '../ids.js';
import { process } from '../kit.js';
import * as event from '../reactions/events.js';
import { openWindow } from '../reactions/window.js';
import { firstOf, onlyOne, type R, type U } from '../table.js';
import { pushDiscards } from '../turn/discard.js';
import { addScore } from '../victory/victory.js';
import { type Action, type Effect, numberOf, type Part, partOf } from './card.js';
import { askCountry } from './choose.js';
import { plain } from './verbs.js';

/** The rule of an Economic Warfare card. */
export interface Warfare {
  /** The countries it can hit now; none if its condition fails (economic-warfare.condition). */
  hits(u: R, e: Effect): Countries;
  /** The text itself makes the player choose one, regardless of the option for bombing cards. */
  chooseOne?: true;
  /** Cards that the country hit must discard from its deck. */
  cards(u: R, e: Effect, target: Country): number;
  /** Victory Points, after the discards (discard.first). */
  points?(u: R, e: Effect): number;
}

export interface WarfareAction extends Action {
  warfare: Warfare;
}

export function economicWarfare(warfare: Warfare): WarfareAction {
  const action: WarfareAction = {
    warfare,
    possible: (u, e) => warfare.hits(u, e) !== 0,
    perform: (u, e) =>
      u.push(waging, {
        part: numberOf(u, action),
        left: warfare.hits(u, e),
        target: -1,
        cancelled: 0,
        ...plain(e),
      }),
  };
  return action;
}

type Waging = Effect & {
  part: Part<WarfareAction>;
  /** Countries still to be hit, as a set. */
  left: Countries;
  target: Country;
  cancelled: number;
};

/** Hits each country in turn, or one chosen country, then scores the VP (economic-warfare.target). */
const waging = process<Waging>('waging', (u, f) => {
  const { warfare } = partOf(u, f.part);
  switch (f.step) {
    case 0:
      f.step = 1;
      if ((warfare.chooseOne || !u.facts.rules.bombEvery) && onlyOne(f.left) < 0)
        return askCountry(u, f.me, f.left, f.kind);
      f.childResult = -1;
      return;
    case 1: {
      const target = f.childResult >= 0 ? ALL_COUNTRIES[f.childResult] : firstOf(f.left);
      f.left = f.childResult >= 0 ? 0 : f.left & (f.left - 1);
      f.target = target;
      f.step = f.left === 0 ? 2 : 1;
      f.childResult = -1;
      return pushHit(u, f, target, warfare.cards(u, f, target));
    }
    default: {
      u.done();
      if (f.cancelled === 0) addScore(u, teamOf(f.me), warfare.points?.(u, f) ?? 0);
    }
  }
});

type Hit = Effect & {
  target: Country;
  sum: number;
  /** The modifier from reactions (economic-warfare.sum). */
  more: number;
  less: number;
  cancelled: number;
};

/** Hits a country: a window in which reactions may change the sum, then the discards. The event's `how` is the sum. */
export function pushHit(u: U, e: Effect, target: Country, cards: number): void {
  u.push(hit, { target, sum: cards, more: 0, less: 0, cancelled: 0, ...plain(e) });
}

export const hit = process<Hit>('hit', (u, f) => {
  switch (f.step++) {
    case 0:
      u.log('hits', f.kind, f.target);
      return openWindow(u, event.economicWarfare(f.me, f.target, f.kind, f.sum));
    case 1: {
      if (f.cancelled) {
        u.log('cancelled', f.kind);
        const above = u.findFrame(waging);
        if (above) above.cancelled = 1;
        return u.done(-1);
      }
      // Additions come before reductions.
      const total = Math.max(0, f.sum + f.more - f.less);
      if (total === 0) return u.done(-1);
      return pushDiscards(u, f.target, total, 0);
    }
    default:
      return u.done(-1);
  }
});

/** The country that is hit discards more. */
export function discardMore(cards: (u: R, e: Effect) => number): Action {
  return {
    possible: (u, e) => u.findFrame(hit)?.cancelled === 0 && cards(u, e) > 0,
    why: () => say`there is nothing to add`,
    perform(u, e) {
      const here = u.findFrame(hit);
      if (here) here.more += cards(u, e);
    },
  };
}

/** The country that is hit discards fewer. */
export function discardFewer(cards: number): Action {
  return {
    possible: (u) => {
      const here = u.findFrame(hit);
      return here !== null && here.sum + here.more - here.less > 0;
    },
    why: (_, e) => say`${COUNTRY_IN_TEXT[e.me]} has no cards to discard as it is`,
    perform(u) {
      const here = u.findFrame(hit);
      if (here) here.less += cards;
    },
  };
}

/** The card that hits is ignored (first edition: Skilled Pilots). */
export const ignoreHit: Action = {
  possible: (u) => u.findFrame(hit)?.cancelled === 0,
  why: () => say`the card that hits is ignored already`,
  perform(u) {
    const here = u.findFrame(hit);
    if (here) here.cancelled = 1;
  },
};

export const warfareRules = [waging, hit];
