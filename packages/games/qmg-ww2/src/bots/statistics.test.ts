import { checkStatistics } from '@sandtable/conformance/check';
import { Machine } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { space } from '../board/board.js';
import { AXIS, GERMANY, ITALY, UNITED_KINGDOM } from '../board/countries.js';
import { qmgWw2 } from '../game.js';
import type { CardItem, Country } from '../ids.js';
import { bit, cardsIn, HAND, PLAY, piecesChanged, VICTORY } from '../table.js';
import { statistics } from './statistics.js';

it.each(['1', '2', '3'])('counts what the log tells, and every point has a source (game %s)', (seed) => {
  expect(checkStatistics(qmgWw2, statistics, { seed, logged: { starved: 'starves' } })).toEqual([]);
});

it('the points of a Victory step come from stars', () => {
  const machine = new Machine(qmgWw2);
  const state = machine.setup('points');
  const watch = statistics.watch(machine, state);
  state.table.active = GERMANY;
  state.table.step = PLAY;
  watch.logged('scores', [AXIS, 1]);
  state.table.step = VICTORY;
  watch.logged('scores', [AXIS, 4]);
  watch.logged('scores-card', [0, 2]);
  watch.logged('scores', [AXIS, 5]);
  expect(watch.tally()[AXIS].points).toEqual({ 'cards played': 1, 'Status cards': 2, stars: 7 });
});

describe('a star that is cleared', () => {
  const machine = new Machine(qmgWw2);
  const STAR = space('western-europe');
  const kindOf = (item: CardItem) => machine.facts.kinds[machine.facts.kindOf[item]].type;

  /** A game whose Germany has a Build Army in hand, or none; and Italy none. */
  function dealt(isArmed: boolean) {
    for (let seed = 1; ; seed++) {
      const state = machine.setup(`cleared/${seed}`);
      const armed = (country: Country) =>
        cardsIn(machine.read(state), country, HAND).some((item) => kindOf(item) === 'build-army');
      if (armed(GERMANY) === isArmed && !armed(ITALY)) return state;
    }
  }

  /** What Germany is laughed at for if it clears the star, has other turns before the British enter it, or has none. */
  function laughable(isArmed: boolean, turns: readonly Country[]): number {
    const state = dealt(isArmed);
    const watch = statistics.watch(machine, state);
    state.table.pieces[STAR] = 0;
    piecesChanged(machine.read(state));
    watch.logged('turn', [GERMANY]);
    watch.logged('battles', [GERMANY, STAR, UNITED_KINGDOM]);
    watch.logged('removed', [UNITED_KINGDOM, STAR]);
    for (const country of turns) watch.logged('turn', [country]);
    state.table.pieces[STAR] = bit(UNITED_KINGDOM);
    watch.logged('built', [UNITED_KINGDOM, STAR]);
    return watch.tally()[0].blunders['star-not-followed'] ?? 0;
  }

  it('is laughable without a Build Army to follow', () => {
    expect(laughable(false, [UNITED_KINGDOM])).toBe(1);
  });

  it('is not if the enemy is just faster', () => {
    expect(laughable(true, [UNITED_KINGDOM])).toBe(0);
  });

  it('is if a friend could have entered before him', () => {
    expect(laughable(true, [GERMANY, UNITED_KINGDOM])).toBe(1);
  });
});
