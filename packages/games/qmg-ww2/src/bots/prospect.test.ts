import { clone, Machine, plain } from '@sandtable/kernel';
import { expect, it } from 'vitest';
import { SPACE } from '../board/board.js';
import { ALL_COUNTRIES } from '../board/countries.js';
import { qmgWw2 } from '../game.js';
import { bit } from '../table.js';
import { prospect } from './prospect.js';

const machine = new Machine(qmgWw2);
const UKRAINE = SPACE.values.find((at) => SPACE.name(at) === 'ukraine')!;
const [germany, , , soviet] = ALL_COUNTRIES;

/** The beginning, with an army of a country in Ukraine. */
function withArmy(country: (typeof ALL_COUNTRIES)[number] | null) {
  const state = clone(machine.setup('prospect'));
  state.table.pieces[UKRAINE] = country === null ? (0 as never) : bit(country);
  return new Machine(qmgWw2).read(state);
}

it('says who was driven out, for the side that gains by it', () => {
  const gains = prospect.gains(withArmy(soviet), withArmy(germany), germany).map(plain);
  expect(gains).toContain('drives the Soviet Union out of Ukraine');
  expect(prospect.gains(withArmy(soviet), withArmy(soviet), germany)).toEqual([]);
});

it('sees a better chance for the Axis with an army more', () => {
  const [one, none] = [prospect.chance(withArmy(germany)), prospect.chance(withArmy(null))];
  expect(one).toBeGreaterThan(none);
  expect(one).toBeLessThan(1);
});
