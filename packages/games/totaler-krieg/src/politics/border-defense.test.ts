import { Machine } from '@sandtable/kernel';
import { expect, it } from 'vitest';
import { TestPosition } from '../../test/position.js';
import { kindOf } from '../counters/counters.js';
import { totalerKrieg } from '../game.js';
import { AXIS } from '../ids.js';
import { SHEET } from '../map/sheet.js';
import { CEDED_LANDS, FORCE_POOL, REMOVED } from '../places.js';
import { positionOf, put } from '../position/position.js';
import type { R } from '../table.js';
import { borderRequirements, spareSteps, unmetRequirements } from './border-defense.js';

/** What is asked for, as "land: steps in hexes". */
const asked = (u: R): string[] =>
  borderRequirements(u).map(
    ({ marker, need, hexes }) =>
      `${kindOf(marker).ceded?.area}: ${need} in ${hexes.map((hex) => SHEET.ids[hex]).join(' ')}`,
  );

it('20.5.4.1 asks for steps where the set-ups of 1940 and 1941 put Russian armies (29.4, 30.4)', () => {
  const atStart = (scenario: string): R => {
    const machine = new Machine(totalerKrieg, { scenario });
    return machine.read(machine.setup('set-up'));
  };
  const poland = ['e3404', 'e3504', 'e3605', 'e3704', 'e3804', 'e3904'].map(
    (hex) => `eastern-poland: 2 in ${hex}`,
  );
  const finland = 'finnish-frontier: 4 in e4607 e4706 e4707 e4808 e4907 e5306';
  expect(asked(atStart('1940'))).toEqual([...poland, finland]);
  const baltic = ['e4004', 'e4103', 'e4203'].map((hex) => `baltic-states: 2 in ${hex}`);
  const bessarabia = 'bessarabia: 4 in e3009 e3108 e3208 e3306 e3307';
  expect(asked(atStart('1941a'))).toEqual([...baltic, bessarabia, ...poland, finland]);
});

it('20.5.4.1: a whole Country takes the place of its Region, the Turkish Straits need no guard', () => {
  const p = new TestPosition('1940');
  const { u } = p;
  put(u, p.counter('mk-ceded-su-eastern-poland'), REMOVED);
  put(u, p.counter('mk-ceded-su-finnish-frontier'), CEDED_LANDS, 1);
  put(u, p.counter('mk-ceded-su-turkish-straits'), CEDED_LANDS);
  const [finland, ...others] = borderRequirements(u);
  expect([finland.need, others.length]).toEqual([4, 0]);
  // Helsinki is in Finland, not in its Frontier.
  expect(finland.hexes.map((hex) => SHEET.placeNames[hex])).toContain('Helsinki');
});

it('20.5.4.1: twelve steps for a whole Poland, none while Germans are in it', () => {
  const p = new TestPosition('1940');
  const { u } = p;
  put(u, p.counter('mk-ceded-su-finnish-frontier'), REMOVED);
  put(u, p.counter('mk-ceded-su-eastern-poland'), CEDED_LANDS, 1);
  expect(borderRequirements(u)).toEqual([]);
  for (const unit of positionOf(u).onMap[AXIS].slice()) put(u, unit, FORCE_POOL);
  const [poland, ...others] = borderRequirements(u);
  expect([poland.need, others.length]).toEqual([12, 0]);
  // Krakow is on the border.
  expect(poland.hexes).toContain(SHEET.hexAt('e3501'));
});

it('20.5.4.2: steps are to spare that no guard needs, of fortresses none', () => {
  const p = new TestPosition('1940').put('e3904 su-army-3 su-inf-1', 'e4608 su-fort-len', 'e4312 su-army-4');
  expect(unmetRequirements(p.u)).toHaveLength(6);
  expect(spareSteps(p.u)).toBe(1 + 2);
});
