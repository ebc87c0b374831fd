import { clone, Machine } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { COUNTER_AND_HEX } from '../../../facts.js';
import { totalerKrieg } from '../../../game.js';
import type { Hex } from '../../../ids.js';
import { hexOf } from '../../../places.js';
import { playOn } from '../playout.js';
import { handFor } from './hand.js';
import { OPENINGS } from './openings.js';

const { firstOf, secondOf } = COUNTER_AND_HEX.factors;

describe('the openings of Case White', () => {
  const machine = new Machine(totalerKrieg, { scenario: 'case-white' });
  const start = machine.setup('openings');

  it.each(OPENINGS.map((plan, i) => ({ plan, i })))('opening $i can be played to the letter', ({ plan }) => {
    const state = clone(start);
    playOn(machine, state, handFor(plan), ({ rule }) => rule.name === 'combat');
    const where = new Map<number, Hex>();
    for (const move of [plan.air, ...plan.built, ...plan.moves]) where.set(firstOf(move), secondOf(move));
    for (const [unit, hex] of where) expect(hexOf(state.table.place[unit])).toBe(hex);
    expect(state.table.blitz).toEqual([plan.blitz]);
    for (const { units } of plan.attacks) for (const unit of units) expect(unit).toBeGreaterThanOrEqual(0);
  });
});
