import { Machine, type View, view } from '@sandtable/kernel';
import { findGame } from '@sandtable/shelf';
import { SHEET } from '@sandtable/totaler-krieg/map';
import { beforeAll, expect, it } from 'vitest';
import { landOf } from './land-of.js';

let seen: View;
beforeAll(async () => {
  const machine = new Machine((await findGame('totaler-krieg'))!, { scenario: '1939' });
  seen = view(machine, machine.setup('land'), 0);
});

it('is the land of a Country, its Capital first', () => {
  const [first, ...others] = landOf(seen, { kind: 'country', id: 'bulgaria' });
  expect(SHEET.placeNames[SHEET.hexOf(first.id)]).toBe('Sofia');
  expect(others.length).toBeGreaterThan(3);
  expect(new Set([first, ...others].map(({ id }) => id)).size).toBe(others.length + 1);
});

it('is nothing for what is no Country', () => {
  expect(landOf(seen, { kind: 'hex', id: 'e2705' })).toEqual([]);
  expect(landOf(seen, { kind: 'country', id: 'atlantis' })).toEqual([]);
});
