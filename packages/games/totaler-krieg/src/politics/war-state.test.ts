import { expect, it } from 'vitest';
import { TestPosition } from '../../test/position.js';
import { turnNamed } from '../calendar/calendar.js';
import { turnOf } from '../places.js';
import { LIMITED_WAR, PRE_WAR, TOTAL_WAR } from '../table.js';
import { startWarState } from './war-state.js';

it('12a: the War State only moves forward', () => {
  const position = new TestPosition('barbarossa').run((u) => startWarState(u, LIMITED_WAR));
  expect(position.u.table.warState).toBe(TOTAL_WAR);
  expect(position.log).toEqual([]);
});

it('12.2a, 12.3g: the Outbreak of War counters go to the Delay Box when war begins', () => {
  const position = new TestPosition('fall-of-france', 'outbreak-of-war-box gb-inf-1');
  position.u.table.warState = PRE_WAR;
  position.run((u) => startWarState(u, TOTAL_WAR));
  expect(position.at('gb-inf-1')).toBe('delay-box');
  expect(position.log[0]).toBe('Total War begins');
});

it('12.3c to 12.3f: Total War puts its markers on the Turn Track', () => {
  const position = new TestPosition('fall-of-france');
  position.u.table.turn = turnNamed('1941-05');
  position.run((u) => startWarState(u, TOTAL_WAR));
  const turnsOf = (id: string) => turnOf(position.u.table.place[position.counter(id)]);
  expect(['mk-ve-day', 'mk-increase-uscl', 'mk-us-entry', 'mk-pacific-total-war-1'].map(turnsOf)).toEqual(
    ['1945-05', '1942-03', '1942-03', '1941-11'].map(turnNamed),
  );
});
