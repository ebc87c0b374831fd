import type { MapSheet } from './battle-map.js';

const ROWS = 51;
const COLUMNS = 55;
/** The spacing of towns, in rows and columns. */
const TOWN_EVERY = 6;

/**
 * 51 rows of 55 hexes, generated: for measuring the rules, views and board on a large map. Deterministic, so it is
 * identical on every machine.
 */
export function frontSheet(): MapSheet {
  const towns = townsOf();
  const isTown = new Set(towns.map(({ at }) => at));
  const ground: string[] = [];
  for (let row = ROWS - 1; row >= 0; row--) {
    let line = '';
    for (let column = 0; column < COLUMNS; column++) {
      line += isTown.has(number(row, column)) ? 't' : groundAt(row, column);
    }
    ground.push(line);
  }
  const columnsOfTowns = Array.from({ length: Math.floor((COLUMNS - 4) / TOWN_EVERY) + 1 }, (_, i) => i);
  const rowsOfTowns = Array.from({ length: Math.floor((ROWS - 4) / TOWN_EVERY) + 1 }, (_, i) => i);
  const stop = (i: number, j: number) => townId(i, j);
  return {
    id: 'front',
    ground,
    towns,
    rivers: [bank(25, 2), bank(13, 1), bank(37, 1)],
    roads: [
      ...columnsOfTowns.map((j) => [
        number(0, 3 + j * TOWN_EVERY),
        ...rowsOfTowns.map((i) => stop(i, j)),
        number(ROWS - 1, 3 + j * TOWN_EVERY),
      ]),
      ...rowsOfTowns.filter((i) => i % 2 === 0).map((i) => columnsOfTowns.map((j) => stop(i, j))),
    ],
    sources: {
      south: columnsOfTowns.map((j) => number(0, 3 + j * TOWN_EVERY)),
      north: columnsOfTowns.map((j) => number(ROWS - 1, 3 + j * TOWN_EVERY)),
    },
  };
}

const number = (row: number, column: number) =>
  `${String(column + 1).padStart(2, '0')}${String(row + 1).padStart(2, '0')}`;

const LETTERS = 'ABCDEFGHIJ';
const townName = (i: number, j: number) => `Fort ${LETTERS[j]}${i + 1}`;
const townId = (i: number, j: number) => townName(i, j).toLowerCase().replace(' ', '-');

function townsOf(): MapSheet['towns'] {
  const towns: MapSheet['towns'][number][] = [];
  for (let i = 0; 3 + i * TOWN_EVERY < ROWS; i++) {
    for (let j = 0; 3 + j * TOWN_EVERY < COLUMNS; j++) {
      const row = 3 + i * TOWN_EVERY;
      towns.push({
        name: townName(i, j),
        at: number(row, 3 + j * TOWN_EVERY),
        value: 1 + ((i + j) % 3),
        home: row < 25 ? 'south' : 'north',
      });
    }
  }
  return towns;
}

/** The south bank of a river that meanders around a row. */
function bank(row: number, swing: number): number[] {
  return Array.from({ length: COLUMNS }, (_, column) => row + ((mixed(row, column >> 2) % 3) - 1) * swing);
}

/** Forests and hills in patches. */
function groundAt(row: number, column: number): string {
  const patch = mixed(Math.floor(row / 3), Math.floor((column + (row & 1)) / 3)) % 8;
  const sparse = mixed(row + 100, column) % 4;
  if (patch < 2) return sparse === 0 ? '.' : 'f';
  if (patch === 2) return sparse === 0 ? '.' : 'h';
  return sparse === 0 && patch === 3 ? 'f' : '.';
}

/** A deterministic hash that looks random. */
function mixed(a: number, b: number): number {
  let n = Math.imul(a + 17, 0x9e3779b1) ^ Math.imul(b + 31, 0x85ebca6b);
  n = Math.imul(n ^ (n >>> 15), 0x2c1b3c6d);
  n = Math.imul(n ^ (n >>> 12), 0x297a2d39);
  return (n ^ (n >>> 15)) >>> 0;
}
