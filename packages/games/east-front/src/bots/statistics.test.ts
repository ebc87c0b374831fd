import { checkStatistics } from '@sandtable/conformance/check';
import { Machine } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { AVAILABLE, BIT, FIRST_SPACE, LAND_COUNT, LAND_NEXT, type Space } from '../board/board.js';
import { eastFront } from '../game.js';
import {
  ALLIES,
  AXIS,
  FIRST_OF_ALL,
  GERMAN,
  kindOf,
  PIECE_COUNT,
  PIECE_SIDE,
  TANK,
} from '../pieces/pieces.js';
import { positionOf, starsIn } from '../table.js';
import { statistics } from './statistics.js';

it.each(['1', '2', '3'])('counts what the log tells, and every point has a source (game %s)', (seed) => {
  expect(checkStatistics(eastFront, statistics, { seed, logged: { starved: 'starves' } })).toEqual([]);
});

describe('a star that the enemy enters', () => {
  const machine = new Machine(eastFront);

  /** What is counted if the Allies leave a star with or without a piece, and lose it in the Axis turn. */
  function lost(isHeld: boolean): Readonly<Record<string, number>> {
    const state = machine.setup('left');
    const { board } = state.table;
    const isAllied = (at: Space) => (positionOf(machine.read(state)).land(ALLIES) & BIT[at]) !== 0;
    const star = Array.from({ length: LAND_COUNT - FIRST_SPACE }, (_, i) => (FIRST_SPACE + i) as Space).find(
      (at) => isAllied(at) && starsIn(state.table, at) > 0 && board.at.includes(at),
    )!;
    const clear = () => {
      for (let piece = FIRST_OF_ALL; piece < PIECE_COUNT; piece++)
        if (board.at[piece] === star && PIECE_SIDE[piece] === ALLIES) board.at[piece] = AVAILABLE;
      positionOf(machine.read(state)).forget();
    };
    const watch = statistics.watch(machine, state);
    watch.logged('turn', [ALLIES]);
    if (!isHeld) clear();
    watch.logged('turn', [AXIS]);
    if (isHeld) clear();
    const from = Array.from({ length: LAND_COUNT }, (_, i) => i as Space).find(
      (at) => LAND_NEXT[star] & BIT[at],
    )!;
    watch.logged('moves', [kindOf(GERMAN, TANK), from, star]);
    return watch.tally()[ALLIES].blunders;
  }

  it('counts if it was left empty', () => {
    expect(lost(false)['star-walked-into']).toBe(1);
  });

  it('does not count if its garrison was beaten first', () => {
    expect(lost(true)['star-walked-into'] ?? 0).toBe(0);
  });
});
