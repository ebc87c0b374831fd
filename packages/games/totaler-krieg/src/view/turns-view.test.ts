import { expect, it } from 'vitest';
import { TestPosition } from '../../test/position.js';
import { turnNamed } from '../calendar/calendar.js';
import { COUNTER } from '../counters/counters.js';
import { onTurn } from '../places.js';
import { viewTable } from './view-table.js';

it('a training scenario ends with the turn that it names', () => {
  const { turns, lastTurn } = viewTable(new TestPosition('barbarossa').u);
  expect([turns.length, turns.at(-1), lastTurn]).toEqual([5, '1941-09', '1941-09']);
});

it('V-E Day is open until its marker is on the Turn Track, and no turn is played on it', () => {
  const { u } = new TestPosition('1939');
  expect(viewTable(u).lastTurn).toBeNull();
  expect(viewTable(u).turns).toContain('1940-07');
  u.table.place[COUNTER.index('mk-ve-day')] = onTurn(turnNamed('1945-05'));
  const { turns, lastTurn } = viewTable(u);
  expect([turns[0], turns.at(-1), lastTurn]).toEqual(['1939-08', '1945-05', '1945-04']);
});
