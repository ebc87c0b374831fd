import { Machine, type Weights } from '@sandtable/kernel';
import { expect, it } from 'vitest';
import { qmgWw2 } from '../game.js';
import { features } from './features.js';
import { FIRST_EDITION } from './weights/first-edition.js';
import { SECOND_EDITION } from './weights/second-edition.js';

const EDITIONS: [string, Weights][] = [
  ['first', FIRST_EDITION],
  ['second', SECOND_EDITION],
];

it.each(EDITIONS)(
  'every weight of the %s edition is one of a feature, and its run is named',
  (edition, { run, values }) => {
    const names = new Set(features.names(new Machine(qmgWw2, { edition }).facts));
    expect(Object.keys(values).filter((name) => !names.has(name))).toEqual([]);
    expect(Object.keys(values).length).toBeGreaterThan(400);
    expect(run.made).toContain('sandtable train --game qmg-ww2');
    expect(run.generations[run.taken].won).toBeGreaterThan(0.6);
  },
);

it('counts a position by what a player would name', () => {
  const machine = new Machine(qmgWw2);
  const names = features.names(machine.facts);
  const counts = new Float64Array(names.length);
  features.count(machine.read(machine.setup('1')), counts);
  const seen = Object.fromEntries(names.map((name, i) => [name, counts[i]]));
  expect(seen).toMatchObject({
    'germany: piece in germany': 1,
    'germany: income': 2,
    'germany: home lost': 0,
    'japan: piece in germany': 0,
  });
  expect(new Set(names).size).toBe(names.length);
});
