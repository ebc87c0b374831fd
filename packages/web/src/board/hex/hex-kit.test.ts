import { HexGrid, HexSheet } from '@sandtable/hex';
import { describe, expect, it } from 'vitest';
import { AtlasPages } from './atlas-pages.js';
import { sideChains, smoothPath, wayChains } from './chains.js';
import { faceKey } from './counter-art.js';
import { arrowOutline } from './draw-under.js';
import { placeLabels } from './labels.js';
import { groundScale, levelAt } from './levels.js';
import type { CounterFace, HexMapModel, HexUnit, Place } from './model.js';
import { chipOutline, plateOutline, reducedBand } from './plates.js';
import { contains, hexesIn, overlap, padRect, type Rect } from './rect.js';
import { stackLayout, stacksOf, unitAt } from './stack-layout.js';
import { chipSign, SYMBOLS, symbolOf } from './symbols.js';
import { cellsPerHex, rasterOf } from './terrain-raster.js';
import { TILE, tileRect, tilesFor } from './tiles.js';
import { stepByKey } from './walk.js';

const grid = new HexGrid(8, 10);
const sheet = new HexSheet(grid);
const style = {
  id: 'red',
  shape: 'square',
  plate: '#a00000',
  ink: '#ffffff',
  frame: '#c00000',
  rim: '#500000',
} as const;
const face: CounterFace = { style, symbol: 'infantry', strengths: [4, 5, 4] };
const unit = (id: string, hex: number, weight = 1): HexUnit => ({
  touch: { kind: 'unit', id },
  hex,
  face,
  name: id,
  says: '',
  weight,
  marks: [],
});

describe('levels of detail', () => {
  it('show more detail the closer the zoom, and never less', () => {
    const details = [10, 25, 26, 43, 44, 89, 90, 150].map((z) => levelAt(z).counter);
    expect(details).toEqual(['chip', 'chip', 'symbol', 'symbol', 'strengths', 'strengths', 'full', 'full']);
    let before = levelAt(5);
    for (let z = 6; z < 170; z++) {
      const now = levelAt(z);
      expect(now.grid).toBeGreaterThanOrEqual(before.grid);
      expect(now.labelsFrom).toBeLessThanOrEqual(before.labelsFrom);
      for (const part of ['symbols', 'roads', 'numbers', 'costs'] as const)
        expect(Number(now[part])).toBeGreaterThanOrEqual(Number(before[part]));
      before = now;
    }
    expect(levelAt(12).grid).toBe(0);
    expect(levelAt(200).grid).toBeLessThan(0.3);
  });

  it('draw the ground at few scales, never smaller than shown', () => {
    const sizes = new Set<number>();
    for (let z = 6; z <= 160; z += 0.5) {
      expect(groundScale(z)).toBeGreaterThanOrEqual(z * 0.98);
      expect(groundScale(z)).toBeLessThan(Math.max(9, z * 1.5));
      sizes.add(groundScale(z));
    }
    expect(sizes.size).toBeLessThan(12);
  });
});

describe('chains', () => {
  it('join the sides of a river into one line, drawn once although both banks have it', () => {
    const rivers = new Array<number>(grid.size).fill(0);
    // All hexsides between rows 3 and 4: a river from edge to edge.
    for (let column = 0; column < grid.columns; column++) {
      for (const [row, sides] of [
        [3, [1, 2]],
        [4, [4, 5]],
      ] as const) {
        const hex = grid.at(row, column);
        for (const side of sides) if (grid.neighbour(hex, side) >= 0) rivers[hex] |= 1 << side;
      }
    }
    const chains = sideChains(sheet, rivers);
    expect(chains).toHaveLength(1);
    expect(chains[0]).toHaveLength(2 * grid.columns);
  });

  it('end at junctions, and form loops without them', () => {
    const roads = new Array<number>(grid.size).fill(0);
    const link = (a: number, b: number) => {
      roads[a] |= 1 << grid.sideTowards(a, b);
      roads[b] |= 1 << grid.sideTowards(b, a);
    };
    const middle = grid.at(4, 4);
    for (const side of [0, 2, 4]) link(middle, grid.neighbour(middle, side));
    expect(wayChains(sheet, roads).map((chain) => chain.length)).toEqual([2, 2, 2]);
    roads.fill(0);
    const ring = [0, 1, 2, 3, 4, 5].map((side) => grid.neighbour(middle, side));
    for (const [i, hex] of ring.entries()) link(hex, ring[(i + 1) % 6]);
    const [round, ...others] = wayChains(sheet, roads);
    expect([round.length, others.length]).toEqual([7, 0]);
  });

  it('are drawn through the midpoint of every link, with their ends in place', () => {
    expect(
      smoothPath([
        { x: 0, y: 0 },
        { x: 1, y: 0 },
      ]),
    ).toBe('M0 0L1 0');
    expect(
      smoothPath([
        { x: 0, y: 0 },
        { x: 2, y: 0 },
        { x: 2, y: 2 },
      ]),
    ).toBe('M0 0L1 0Q2 0 2 1L2 2');
  });
});

describe('stacks', () => {
  const level = levelAt(60);

  it('lie with the strongest on top, each up and to the right of the one below', () => {
    const stacks = stacksOf([unit('a', 12, 5), unit('b', 12, 9), unit('c', 12, 2), unit('d', 13)]);
    const spots = stackLayout(sheet, stacks.get(12)!, level);
    expect(spots.map(({ unit: one }) => one.name)).toEqual(['c', 'a', 'b']);
    for (let i = 1; i < spots.length; i++) {
      expect(spots[i].at.x).toBeGreaterThan(spots[i - 1].at.x);
      expect(spots[i].at.y).toBeLessThan(spots[i - 1].at.y);
    }
  });

  it('stay in their hex however high they are', () => {
    const many = Array.from({ length: 14 }, (_, i) => unit(String(i), 34));
    const spots = stackLayout(sheet, many, level);
    expect(spots).toHaveLength(14);
    const { x } = sheet.centre(34);
    for (const { at } of spots) expect(Math.abs(at.x - x)).toBeLessThan(0.35);
  });

  it('are hit-tested from the counter on top', () => {
    const stacks = stacksOf([unit('a', 34, 1), unit('b', 34, 2)]);
    const [low, high] = stackLayout(sheet, stacks.get(34)!, level);
    expect(unitAt(sheet, stacks, level, high.at)?.name).toBe('b');
    const corner = { x: low.at.x - level.counterSize / 2 + 0.01, y: low.at.y + level.counterSize / 2 - 0.01 };
    expect(unitAt(sheet, stacks, level, corner)?.name).toBe('a');
    expect(unitAt(sheet, stacks, level, sheet.centre(60))).toBeNull();
    expect(unitAt(sheet, stacks, level, { x: -3, y: -3 })).toBeNull();
  });
});

describe('labels', () => {
  const place = (hex: number, rank: Place['rank'], name = `Place ${hex}`): Place => ({ hex, name, rank });
  const ask = (places: Place[], z: number, taken: Rect[] = []) =>
    placeLabels({
      sheet,
      places,
      level: levelAt(z),
      z,
      taken,
      covered: (hex) => taken.length > 0 && hex === places[0].hex,
      measure: ({ name }) => name.length * 7,
    });
  const boxOf = ({ x, y, width, height }: { x: number; y: number; width: number; height: number }): Rect => ({
    x: x - width / 2,
    y: y - height / 2,
    width,
    height,
  });

  it('cover neither counters nor each other; higher ranks are placed first', () => {
    const places = Array.from({ length: grid.size }, (_, hex) =>
      place(hex, ((hex % 4) + 1) as Place['rank']),
    );
    const counter = { x: 3, y: 3, width: 0.66, height: 0.66 };
    const labels = ask(places, 46, [counter]);
    expect(labels.length).toBeGreaterThan(8);
    const boxes = labels.map(boxOf);
    boxes.forEach((box, i) => {
      expect(overlap(box, counter)).toBe(false);
      for (const other of boxes.slice(i + 1)) expect(overlap(box, other)).toBe(false);
    });
    const ranks = labels.map((label) => label.place.rank);
    expect(ranks).toEqual([...ranks].sort((a, b) => b - a));
  });

  it('have the town symbol beside them if a counter covers it', () => {
    const { x, y } = sheet.centre(34);
    const counter = { x: x - 0.33, y: y - 0.4, width: 0.66, height: 0.66 };
    expect(ask([place(34, 3)], 80, [counter])[0].withSign).toBe(true);
    expect(ask([place(34, 3)], 80)[0].withSign).toBe(false);
  });

  it('keep to the sheet, and off the names of seas if there is other room', () => {
    const edge = grid.at(4, 9);
    const [label] = ask([place(edge, 4, 'A very long name of a town')], 40);
    expect(label.x + label.width / 2).toBeLessThanOrEqual(sheet.width);
    const { x, y } = sheet.centre(34);
    const asked = {
      sheet,
      places: [place(34, 3)],
      level: levelAt(60),
      z: 60,
      taken: [],
      covered: () => false,
      measure: () => 50,
    };
    const sea = { x: x - 2, y: y + 0.02, width: 4, height: 0.6 };
    const [free] = placeLabels({ ...asked, avoided: [sea] });
    expect(overlap(boxOf(free), sea)).toBe(false);
    // A town without a name would be worse.
    const everywhere = { x: x - 5, y: y - 5, width: 10, height: 10 };
    expect(placeLabels({ ...asked, avoided: [everywhere] })).toHaveLength(1);
  });

  it('are left out when zoomed out, the lower ranks first', () => {
    const places = [place(22, 1), place(44, 2), place(66, 4)];
    expect(ask(places, 60)).toHaveLength(3);
    expect(ask(places, 30).map((label) => label.place.rank)).toEqual([4, 2]);
    expect(ask(places, 15).map((label) => label.place.rank)).toEqual([4]);
  });
});

describe('the atlas of counters', () => {
  it('gives every face a cell of its own, fresh once', () => {
    const pages = new AtlasPages(60, 256);
    expect(pages.perPage).toBe(16);
    const cells = Array.from({ length: 40 }, (_, i) => pages.place(`face ${i}`));
    expect(cells.every(({ fresh }) => fresh)).toBe(true);
    expect(new Set(cells.map(({ page, x, y }) => `${page} ${x} ${y}`)).size).toBe(40);
    expect(cells.at(-1)!.page).toBe(2);
    for (const { x, y } of cells) expect(Math.max(x, y) + 60).toBeLessThanOrEqual(256);
    expect(pages.place('face 7')).toEqual({ ...cells[7], fresh: false });
    expect(pages.count).toBe(40);
    expect(new AtlasPages(300, 256).place('large')).toMatchObject({ page: 0, x: 0, y: 0 });
  });

  it('distinguishes faces by everything printed on them', () => {
    const others: Partial<CounterFace>[] = [
      { symbol: 'armour' },
      { strengths: [4, 5, 5] },
      { designation: '2' },
      { reduced: true },
      { steps: 1, fullSteps: 2 },
      { steps: 2, fullSteps: 2 },
      { code: 'GE' },
      { echelon: 'XX' },
      { style: { ...style, id: 'blue' } },
    ];
    const keys = [
      faceKey(face),
      faceKey(face, ['done']),
      ...others.map((one) => faceKey({ ...face, ...one })),
    ];
    expect(new Set(keys).size).toBe(keys.length);
    expect(faceKey({ ...face })).toBe(faceKey(face));
    // At low detail only kind and side are visible.
    expect(faceKey({ ...face, designation: '2' }, [], 'chip')).toBe(faceKey(face, [], 'chip'));
    expect(faceKey({ ...face, symbol: 'hq' }, [], 'symbol')).not.toBe(faceKey(face, [], 'symbol'));
  });
});

describe('counters', () => {
  it('have a symbol for every kind, and a simpler one for low zoom', () => {
    for (const [id, { lines, fills }] of Object.entries(SYMBOLS)) {
      expect(lines + fills, id).not.toBe('');
      const chip = chipSign(id);
      expect(chip.lines + chip.fills, id).not.toBe('');
      for (const path of [lines, fills, chip.lines, chip.fills])
        expect(path, id).toMatch(/^([MLHVCQAZ][-\d. ]*)*$/);
    }
    for (const id of [
      'infantry',
      'armour',
      'mechanised',
      'cavalry',
      'mountain',
      'parachute',
      'marine',
      'artillery',
      'hq',
      'air',
      'fleet',
      'fortress',
      'garrison',
    ])
      expect(SYMBOLS[id], id).toBeDefined();
    expect(symbolOf('toString')).toBe(SYMBOLS.infantry);
  });

  it('tell the side by their shape, at every size', () => {
    const shapes = ['square', 'chamfered', 'rounded'] as const;
    for (const draw of [chipOutline, reducedBand, (shape: (typeof shapes)[number]) => plateOutline(shape, 1)])
      expect(new Set(shapes.map(draw)).size).toBe(3);
  });
});

describe('tiles', () => {
  const size = { width: 55.5, height: 45 };

  it('cover the visible part, those in the middle first', () => {
    const part = { x: 10, y: 12, width: 20, height: 9 };
    const tiles = tilesFor(part, 64, size);
    const rects = tiles.map(tileRect);
    for (let x = part.x + 0.1; x < part.x + part.width; x += 0.7) {
      for (let y = part.y + 0.1; y < part.y + part.height; y += 0.7) {
        const spot = { x, y, width: 0.001, height: 0.001 };
        expect(rects.some((rect) => overlap(rect, spot))).toBe(true);
      }
    }
    const far = ({ x, y, width, height }: Rect) => Math.hypot(x + width / 2 - 20, y + height / 2 - 16.5);
    expect(far(rects[0])).toBeLessThanOrEqual(far(rects.at(-1)!));
    expect(rects[0].width).toBe(TILE / 64);
  });

  it('are few, and none is beyond the map', () => {
    const all = tilesFor({ x: -9, y: -9, width: 99, height: 99 }, 16, size);
    expect(all).toHaveLength(4);
    expect(tilesFor({ x: 60, y: 60, width: 5, height: 5 }, 64, size)).toEqual([]);
  });
});

describe('rects', () => {
  it('list the hexes in them', () => {
    const part = { x: 2.2, y: 2.1, width: 3, height: 2 };
    const found = new Set(hexesIn(sheet, part));
    for (let x = part.x; x < part.x + part.width; x += 0.11) {
      for (let y = part.y; y < part.y + part.height; y += 0.11)
        expect(found).toContain(sheet.hexAt({ x, y }));
    }
    expect(found.size).toBeLessThan(45);
  });

  it('are padded up to the edge of the map', () => {
    const wide = padRect({ x: 2, y: 2, width: 3, height: 3 }, 50, 1, sheet);
    expect(wide).toEqual({ x: -1, y: 1, width: sheet.width + 2, height: 5 });
    expect(contains(wide, { x: 2, y: 2, width: 3, height: 3 })).toBe(true);
    expect(contains(wide, { x: 2, y: 0, width: 3, height: 3 })).toBe(false);
  });
});

describe('keys', () => {
  it('walk along rows, and up and down without drifting aside', () => {
    let hex = grid.at(0, 5);
    for (let i = 0; i < 7; i++) hex = stepByKey(grid, hex, 'ArrowUp');
    expect(grid.rowOf(hex)).toBe(7);
    expect(Math.abs(grid.columnOf(hex) - 5)).toBeLessThanOrEqual(1);
    expect(stepByKey(grid, hex, 'ArrowUp')).toBe(hex);
    for (let i = 0; i < 7; i++) hex = stepByKey(grid, hex, 'ArrowDown');
    expect(hex).toBe(grid.at(0, 5));
    expect(stepByKey(grid, hex, 'ArrowRight')).toBe(grid.at(0, 6));
    expect(stepByKey(grid, grid.at(0, 0), 'ArrowLeft')).toBe(grid.at(0, 0));
    expect(stepByKey(grid, hex, 'Home')).toBe(hex);
  });

  it('reach every hex', () => {
    const seen = new Set([0]);
    for (const hex of seen)
      for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'])
        seen.add(stepByKey(grid, hex, key));
    expect(seen.size).toBe(grid.size);
  });
});

describe('the ground', () => {
  const map: HexMapModel = {
    id: 'test',
    sheet,
    terrains: [
      { name: 'clear', day: '#ffffff', night: '#000000' },
      { name: 'hills', day: '#808080', night: '#404040', raised: true },
    ],
    terrain: Array.from({ length: grid.size }, (_, hex) => (grid.columnOf(hex) < 5 ? 0 : 1)),
    rivers: [],
    roads: [],
    places: [],
    numbers: [],
    touchOf: (hex) => ({ kind: 'hex', id: String(hex) }),
    hexOf: ({ id }) => Number(id),
  };
  const made = (night: boolean) => {
    const steps = rasterOf(map, night);
    for (;;) {
      const step = steps.next();
      if (step.done) return step.value;
    }
  };

  it('has the tint of each hex in its middle, in both themes', () => {
    const [day, night] = [made(false), made(true)];
    const at = (raster: typeof day, hex: number) => {
      const { x, y } = sheet.centre(hex);
      const cell = Math.floor(y * raster.cellsPerHex) * raster.width + Math.floor(x * raster.cellsPerHex);
      return raster.pixels[cell * 4];
    };
    for (let hex = 0; hex < grid.size; hex++) {
      // Near the border the tints blend.
      if (Math.abs(grid.columnOf(hex) - 4.5) < 1) continue;
      const clear = map.terrain[hex] === 0;
      expect(at(day, hex) > 190).toBe(clear);
      expect(at(night, hex) < 25).toBe(clear);
    }
    expect(Buffer.from(made(false).pixels).equals(Buffer.from(day.pixels))).toBe(true);
  });

  it('is computed more coarsely for a large map', () => {
    const large = { ...map, sheet: new HexSheet(new HexGrid(51, 55)) };
    expect(cellsPerHex(large)).toBeLessThan(20);
    expect(cellsPerHex(map)).toBe(24);
  });
});

describe('an arrow', () => {
  it('ends short of what it points at', () => {
    const tip = arrowOutline({ x: 0, y: 0 }, { x: 1, y: 0 })[3];
    expect(tip.x).toBeGreaterThan(0.6);
    expect(tip.x).toBeLessThan(0.72);
    expect(tip.y).toBeCloseTo(0);
  });
});
