import { Machine, SPECTATOR, type View, view } from '@sandtable/kernel';
import { findGame } from '@sandtable/shelf';
import { SHEET } from '@sandtable/totaler-krieg/map';
import { expect, it } from 'vitest';
import { changesOf } from './changes.js';
import { foremost } from './far-from-front.js';
import { listsOf } from './lists.js';
import { topicsOf } from './topics.js';
import { counterOfKind, isInWords, tableOf } from './units.js';

const game = (await findGame('totaler-krieg'))!;
const machine = new Machine<unknown, unknown>(game, { scenario: 'barbarossa' });
const opening = view(machine, machine.setup('lists'), SPECTATOR);
const table = tableOf(opening.table);

/** The position in which the Axis moves, with some of its table changed. */
function moving(changed: Partial<typeof table>): View {
  const ids = table.units.filter(({ id }) => id.startsWith('de-')).map(({ id }) => id);
  return {
    ...opening,
    table: { ...table, ...changed },
    decisions: [
      {
        seat: 'axis',
        prompt: '',
        anchor: '3.1a',
        options: [],
        standing: null,
        subjects: [{ verb: 'move', kind: 'unit', ids }],
      },
    ],
  };
}

const tooMany = [{ hex: 'e3107', faction: 'axis', fault: 'units', excess: 1 }] as const;

it('lists what is about to be lost before what has not moved, and units that are alike as one', () => {
  const lists = listsOf(moving({ overstacked: tooMany, unsupplied: ['de-army-4'] }), 'axis');
  const filled = lists.filter(({ rows }) => rows.length > 0).map(({ id }) => id);
  expect(filled.slice(0, 2)).toEqual(['lost', 'cut']);
  const unmoved = lists.find(({ id }) => id === 'unmoved')!.rows;
  const iasi = unmoved.filter(({ says }) => says.startsWith('Iasi'));
  expect(iasi.map(({ name }) => name)).toEqual(['3 × German infantry']);
  // From the front to the rear: an army at the border comes before the garrisons behind it.
  const at = (name: string) => unmoved.findIndex((row) => row.name === name);
  expect(at('German Army 9')).toBeGreaterThanOrEqual(0);
  expect(at('German Army 9')).toBeLessThan(at('German HQ Nor'));
});

it('previews that a move would cost a step, once', () => {
  const [before, after] = [moving({}), moving({ overstacked: tooMany })];
  const losses = (one: View, other: View) => changesOf(one, other).filter(({ kind }) => kind === 'loss');
  expect(losses(before, after).map(({ text }) => text)).toEqual([
    expect.stringMatching(/^Iasi: more than three units/),
  ]);
  expect(losses(after, after)).toEqual([]);
});

it('writes markers without a picture in words, and draws the others', () => {
  const inWords = (...kinds: string[]) => kinds.filter((kind) => isInWords(counterOfKind(kind) ?? ''));
  const papers = ['mk-ceded-de-austria', 'mk-minor-production-axis', 'mk-war-economy-fr'];
  expect(inWords(...papers)).toEqual(papers);
  expect(inWords('mk-convoy-de', 'mk-partisan-base-soviet', 'mk-logistics-okh', 'de-army-4')).toEqual([]);
});

it('has a page for every Country with a status of its own, Syria in 1941 among them', () => {
  const at1941 = new Machine<unknown, unknown>(game, { scenario: '1941a' });
  const topics = topicsOf(view(at1941, at1941.setup('topics'), SPECTATOR)).map(({ id }) => id);
  expect(topics).toEqual(expect.arrayContaining(['syria', 'vichy', 'turkey']));
  expect(topics).not.toContain('algeria');
});

it('crosses out a hex that is given up, but no stack of which a unit goes, and no aircraft that fly home', () => {
  const at = (...units: { id: string; hex: string; face?: 'reduced' }[]): View => ({
    ...opening,
    table: { ...table, units },
  });
  const [army, corps] = [
    { id: 'de-army-4', hex: 'e3702' },
    { id: 'de-inf-1', hex: 'e3702' },
  ];
  const aircraft = { id: 'de-af-2', hex: 'e3504' };
  const marked = (before: View, after: View) =>
    changesOf(before, after).map(({ kind, marks }) => [kind, marks.length]);
  expect(marked(at(army, corps), at(army))).toEqual([['loss', 0]]);
  expect(marked(at(corps), at())).toEqual([['loss', 1]]);
  expect(marked(at(army, aircraft), at(army))).toEqual([['other', 0]]);
  // Two corps become an army that marches on: its arrival is told, and no loss.
  const other = { id: 'de-inf-2', hex: 'e3702' };
  const formed = { id: 'de-army-4', hex: 'e3703', face: 'reduced' as const };
  expect(marked(at(corps, other), at(formed))).toEqual([
    ['gain', 1],
    ['other', 0],
    ['other', 0],
  ]);
});

it('shows the front where a marker may lie anywhere, and few things all', () => {
  const anywhere = Array.from(SHEET.ids, (id) => ({ kind: 'hex', id }));
  const near = foremost(opening, anywhere);
  expect(near.length).toBeGreaterThan(20);
  expect(near.length).toBeLessThan(150);
  const held = new Set(table.units.map(({ hex }) => hex));
  expect(near.filter(({ id }) => held.has(id)).length).toBeGreaterThan(20);
  expect(foremost(opening, anywhere.slice(0, 50))).toHaveLength(50);
});
