import { describe, expect, it } from 'vitest';
import { drawnFront } from '../boards/east-front/drawn-front.js';
import { arrangementOf as frontArrangement, roomsOf as frontRooms } from '../boards/east-front/room.js';
import { drawnMap } from '../boards/qmg-ww2/drawn-map.js';
import { arrangementOf as worldArrangement, roomsOf as worldRooms } from '../boards/qmg-ww2/room.js';
import { type Arrangement, nameBox, type Roomy } from './arrange.js';
import type { Box } from './drawing.js';
import { growthAt, steppedScale } from './growth.js';
import type { Point } from './pan-zoom.js';

const world = drawnMap('second');
const front = drawnFront();
interface Map {
  rooms: Roomy[];
  counter: number;
  at(k: number): Arrangement;
}
const MAPS: Record<string, Map> = {
  world: {
    rooms: worldRooms(world),
    counter: world.sheet.counter!,
    at: (k) => worldArrangement(world, steppedScale(k)),
  },
  front: {
    rooms: frontRooms(front),
    counter: front.sheet.counter!,
    at: (k) => frontArrangement(front, steppedScale(k)),
  },
};

const square = ([x, y]: Point, size: number): Box => [x - size / 2, y - size / 2, x + size / 2, y + size / 2];
function shared(a: Box, b: Box): number {
  const width = Math.min(a[2], b[2]) - Math.max(a[0], b[0]);
  const height = Math.min(a[3], b[3]) - Math.max(a[1], b[1]);
  return width > 0 && height > 0 ? (width * height) / ((a[2] - a[0]) * (a[3] - a[1])) : 0;
}

describe.each(Object.entries(MAPS))('the %s', (_, { rooms, counter, at }) => {
  it.each([0.26, 0.4, 0.6, 0.75, 0.9, 1.1, 1.5, 2.2])(
    'has no counter on a name, at %d pixels per unit',
    (k) => {
      const arranged = at(k);
      const names = rooms
        .filter(({ id }) => arranged.nameGrowth(id) > 0)
        .map((room) => ({ id: room.id, box: nameBox(room, arranged.nameGrowth(room.id)) }));
      const covered: string[] = [];
      for (const { id } of rooms)
        for (const count of k < 0.6 ? [1] : [1, 2])
          for (const place of arranged.places(id, count))
            for (const name of names) {
              const part = shared(square(place, counter * arranged.growth), name.box);
              if (part > 0.15) covered.push(`${id} ${count} on ${name.id}: ${part.toFixed(2)}`);
            }
      expect(covered).toEqual([]);
    },
  );

  it.each([0.2, 0.26, 0.33, 0.4, 0.5, 0.6, 0.75, 0.9, 1.1, 1.5, 2.2])('has no star on a name, at %d', (k) => {
    const arranged = at(k);
    const names = rooms
      .filter(({ id }) => arranged.nameGrowth(id) > 0)
      .map((room) => ({ id: room.id, box: nameBox(room, arranged.nameGrowth(room.id)) }));
    const covered: string[] = [];
    for (const { id, marks } of rooms)
      for (const [i, { size, yields }] of marks.entries()) {
        if (!yields) continue;
        const star = square(arranged.markAt(id, i)!, size * arranged.markGrowth);
        for (const name of names) {
          const part = shared(star, name.box);
          if (part > 0.15) covered.push(`${id} on ${name.id}: ${part.toFixed(2)}`);
        }
      }
    expect(covered).toEqual([]);
  });

  it.each([0.5, 0.6, 0.75, 0.9, 1.1, 1.5, 2.2])('has room for a counter in every space, at %d', (k) => {
    const arranged = at(k);
    const size = counter * arranged.growth;
    const firsts = rooms.map(({ id }) => ({ id, box: square(arranged.places(id, 1)[0], size) }));
    const crowded: string[] = [];
    for (const a of firsts)
      for (const b of firsts)
        if (a.id < b.id && shared(a.box, b.box) > 0.15)
          crowded.push(`${a.id} and ${b.id}: ${shared(a.box, b.box).toFixed(2)}`);
    expect(crowded).toEqual([]);
  });

  it('has counters of at least 28 and at most 45 pixels at every scale', () => {
    for (let k = 0.2; k < 4; k *= 1.05) {
      const px = growthAt(k, counter) * counter * k;
      expect(px).toBeGreaterThan(27.9);
      expect(px).toBeLessThan(45.1);
    }
  });

  it('leaves pieces that share a space side by side', () => {
    for (const k of [0.5, 0.75, 1.1, 1.5]) {
      const arranged = at(k);
      const size = counter * arranged.growth;
      for (const { id } of rooms) {
        const boxes = arranged.places(id, 3).map((place) => square(place, size));
        for (const [i, a] of boxes.entries())
          for (const b of boxes.slice(i + 1)) expect(shared(a, b), `${id} at ${k}`).toBeLessThan(0.35);
      }
    }
  });

  it('names every space when there is room', () => {
    const arranged = at(1.1);
    expect(rooms.filter(({ id }) => arranged.nameGrowth(id) === 0).map(({ id }) => id)).toEqual([]);
  });
});
