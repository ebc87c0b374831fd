import { clone, Machine, type View, view } from '@sandtable/kernel';
import { QMG_WW2 } from '@sandtable/maps';
import { qmgWw2 } from '@sandtable/qmg-ww2';
import { about } from '@sandtable/qmg-ww2/about';
import { STRAITS } from '@sandtable/qmg-ww2/board';
import { cardFaces, SPACE_FACES } from '@sandtable/qmg-ww2/faces';
import { describe, expect, it } from 'vitest';
import { tintsOf } from '../../board/drawing.js';
import { boardOf } from './board-of.js';
import { changesOf, minus } from './changes.js';
import { shortLine, spaceAt } from './drawn.js';
import { drawnMap } from './drawn-map.js';
import { guide } from './guide.js';
import { HOMES } from './homes.js';
import { makeBoard, open } from './index.js';
import { overlaysOf } from './overlays.js';

const machine = new Machine(qmgWw2);
const state = machine.setup('board');
const board = makeBoard(about);
await open({ edition: 'second' });

/** Germany's view with these pieces on the board: a bit set of countries by space. */
function seen(pieces: Record<string, number> = {}, score = [0, 0], round = 0): View {
  const other = clone(state);
  for (const [space, set] of Object.entries(pieces))
    other.table.pieces[SPACE_FACES.findIndex(({ id }) => id === space)] = set;
  other.table.score = score;
  other.table.round = round;
  return view(machine, other, 0);
}

describe('the drawn map', () => {
  it.each(['second', 'first'] as const)(
    'has every space of the %s edition, found under a finger',
    (edition) => {
      const map = drawnMap(edition);
      expect([...map.spaces.keys()].sort()).toEqual(SPACE_FACES.map(({ id }) => id).sort());
      for (const { id, counters, callout } of map.spaces.values()) {
        for (const [x, y] of counters) {
          expect(`${spaceAt(map, ((x % 2000) + 2000) % 2000, y)} ${callout ? 'box' : ''}`).toBe(
            `${id} ${callout ? 'box' : ''}`,
          );
        }
      }
      expect(spaceAt(map, 1000, -50)).toBeNull();
    },
  );

  it('has every strait of the rules', () => {
    expect(STRAITS.length).toBeGreaterThan(0);
    expect(QMG_WW2.straits.map(({ controller }) => controller).sort()).toEqual(
      STRAITS.map(({ controller }) => controller).sort(),
    );
  });

  it('tints neighbours differently', () => {
    const tints = tintsOf([
      ['a', 'b'],
      ['b', 'c'],
      ['c', 'a'],
      ['c', null],
    ]);
    expect(new Set(tints.values()).size).toBe(3);
  });

  it('knows the Home spaces as the game has them', () => {
    const homes = SPACE_FACES.flatMap(({ id, home }) => (home ? [[id, home]] : []));
    expect(HOMES).toEqual(Object.fromEntries(homes));
  });

  it('draws lines the short way round', () => {
    const map = drawnMap('second');
    expect(shortLine(map, [1990, 10], [10, 20])).toBe('M1990 10l20 10');
    expect(shortLine(map, [10, 10], [1990, 10])).toBe('M10 10l-20 0');
  });
});

describe('what has changed', () => {
  it('is told in words and marked on the map', () => {
    const before = seen();
    const after = seen({ 'eastern-europe': 1, italy: 0 }, [4, 0]);
    const changes = changesOf(before, after);
    expect(changes.map(({ text }) => text)).toEqual(
      expect.arrayContaining([
        'put an Army of Germany in Eastern Europe',
        'remove the Army of Italy in Italy',
        'give the Axis 4 VP',
      ]),
    );
    const placed = changes.find(({ key }) => key === 'new germany eastern-europe');
    expect(placed?.line).toEqual(['eastern-europe', 'germany']);
  });

  it('tells what falls out of supply', () => {
    const before = seen({ 'eastern-europe': 1, ukraine: 1, kazakhstan: 1 });
    const after = seen({ 'eastern-europe': 1, ukraine: 0, kazakhstan: 1 });
    expect(changesOf(before, after).map(({ text }) => text)).toContain(
      'leave the Army of Germany in Kazakhstan out of supply',
    );
  });

  it('tells the points that a star gives, as the note beside it does', () => {
    const scored = changesOf(seen(), seen({ ukraine: 1 })).filter(({ kind }) => kind === 'score');
    const marks = scored.flatMap((change) => change.marks);
    const now = boardOf(seen({ ukraine: 1 })).scoring.flatMap(({ id, stars }) =>
      stars.map((star) => ({ ...star, country: id })),
    );
    expect(marks.length).toBeGreaterThan(0);
    for (const { touch, seat, by } of marks)
      expect(by).toBe(now.find(({ id, country }) => id === touch.id && country === seat)?.points);
  });

  it('is nothing between equal positions', () => {
    expect(changesOf(seen(), seen())).toEqual([]);
  });

  it('finds the names that were added', () => {
    expect(minus(['a', 'a', null, 'b'], ['a', 'c'])).toEqual(['a', 'b']);
  });
});

describe('the board of Quartermaster General WW2', () => {
  it('has an overlay of supply for every country, of threats and of points, each in words', () => {
    const overlays = overlaysOf(seen({ ukraine: 1 }));
    expect(overlays.map(({ id }) => id)).toEqual([
      ...about.seats.map(({ id }) => `supply ${id}`),
      'threats',
      'scoring',
    ]);
    expect(overlays.every(({ says }) => says.length > 0)).toBe(true);
    expect(overlays.at(-2)?.says.join()).toContain('in reach of');
  });

  it('knows every card with its text, and where it is', async () => {
    const rows = board.cards!(seen());
    expect(rows).toHaveLength((await cardFaces(machine.options)).length);
    const held = rows.filter(({ where }) => where.includes('in hand'));
    expect(new Set(held.map(({ face }) => face.seat))).toEqual(new Set(['germany']));
  });

  it('says what each space holds', () => {
    const atlas = board.atlas!(seen());
    expect(atlas).toHaveLength(53);
    expect(atlas.find(({ name }) => name === 'Moscow')?.says).toContain('Home space of the Soviet Union');
  });

  it('explains the first questions, and what the country wants', async () => {
    const hint = await guide();
    const now = seen();
    expect(hint(now, 'germany', null)?.title).toBe('Your first hand');
    const build = {
      text: 'build ukraine',
      verb: 'build',
      touches: [{ kind: 'space', id: 'ukraine' }],
      label: null,
    };
    expect(hint(now, 'germany', build)?.title).toBe('A supply line to Ukraine');
    expect(hint(now, 'germany', null)?.text.join(' ')).toContain(
      'Western Europe has a star next to your home',
    );
    // Later a choice needs no explanation any more, but advice goes on.
    expect(hint(seen({}, [0, 0], 5), 'germany', build)).toBeNull();
    expect(hint(seen({}, [0, 0], 9), 'germany', null)?.text.join(' ')).toContain('Hold Western Europe');
  });

  it('labels options in natural language', () => {
    const say = (text: string, ...touches: { kind: string; id: string }[]) =>
      board.optionLabel!({ text, verb: text.split(' ')[0], touches, label: null }, seen());
    expect(say('build x', { kind: 'space', id: 'north-sea' })).toBe('Build a Navy in the North Sea');
    expect(say('battle x', { kind: 'space', id: 'ukraine' }, { kind: 'country', id: 'italy' })).toBe(
      'Battle Italy in Ukraine',
    );
    expect(say('play x', { kind: 'card', id: 'blitzkrieg' })).toBeNull();
  });
});
