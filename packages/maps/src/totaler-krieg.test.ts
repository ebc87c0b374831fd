import { HexSheet } from '@sandtable/hex';
import { ALL_SEA, LAKE, SHEET, STRAIT } from '@sandtable/totaler-krieg/map';
import { describe, expect, it } from 'vitest';
import { pointsOf } from './packed-steps.js';
import { TOTALER_KRIEG as map } from './totaler-krieg.js';

type Ring = [number, number][];

const rings: Ring[] = map.land.map((ring) => pointsOf(ring, map.unit));

/** On land by the drawing: inside an odd number of rings. */
function isDry(x: number, y: number): boolean {
  let inside = false;
  for (const ring of rings) {
    ring.forEach(([ax, ay], i) => {
      const [bx, by] = ring[(i + 1) % ring.length];
      if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) inside = !inside;
    });
  }
  return inside;
}

const sheet = new HexSheet(SHEET.grid);
const hexes = SHEET.ids.flatMap((id, hex) => (id ? [hex] : []));
const isLake = (hex: number) => !SHEET.isLand[hex] && !SHEET.isSea[hex] && !SHEET.isClosed[hex];

describe('the coast of Totaler Krieg', () => {
  it('has the size of the sheet of hexes', () => {
    expect([map.width, map.height]).toEqual([sheet.width, sheet.height].map((n) => Number(n.toFixed(4))));
  });

  it('has every land hex dry in its middle, and every sea hex wet', () => {
    const wrong = hexes.filter((hex) => {
      const { x, y } = sheet.centre(hex);
      return isDry(x, y) !== !(SHEET.isSea[hex] || isLake(hex));
    });
    expect(wrong.map((hex) => SHEET.ids[hex])).toEqual([]);
  });

  it('has a dry hexside where units walk, and a wet one at straits and open sea', () => {
    const wrong: string[] = [];
    for (const hex of hexes) {
      for (let side = 0; side < 6; side++) {
        const next = SHEET.grid.neighbours[hex * 6 + side];
        if (next < hex || !SHEET.isLand[hex] || !SHEET.isLand[next]) continue;
        const marks = SHEET.sides[hex * 6 + side];
        if (marks & LAKE) continue;
        const [a, b] = [sheet.centre(hex), sheet.centre(next)];
        const dry = isDry((a.x + b.x) / 2, (a.y + b.y) / 2);
        if (dry === ((marks & (ALL_SEA | STRAIT)) !== 0)) wrong.push(`${SHEET.ids[hex]} ${SHEET.ids[next]}`);
      }
    }
    expect(wrong).toEqual([]);
  });
});
