import { describe, expect, it } from 'vitest';
import { type Box, placePopup } from './place-popup.js';

const SIZE = { width: 320, height: 300 };
const SCREEN = { width: 1440, height: 900 };

function covers(place: { left: number; top: number }, other: Box): boolean {
  return (
    place.left < other.left + other.width &&
    other.left < place.left + SIZE.width &&
    place.top < other.top + other.height &&
    other.top < place.top + SIZE.height
  );
}

const box = (left: number, top: number, width: number, height: number): Box => ({ left, top, width, height });

describe('the place of a card that is shown large', () => {
  it('is inside the window and not over what is pointed at, wherever that is', () => {
    for (let left = 0; left <= 1400; left += 100)
      for (let top = 0; top <= 880; top += 80) {
        const anchor = box(left, top, 90, 18);
        const place = placePopup(anchor, SIZE, SCREEN, []);
        expect(covers(place, anchor), `${left} ${top}`).toBe(false);
        expect(place.left >= 0 && place.left + SIZE.width <= SCREEN.width).toBe(true);
        expect(place.top >= 0 && place.top + SIZE.height <= SCREEN.height).toBe(true);
      }
  });

  it('leaves the question free if there is room beside it', () => {
    const question = box(1070, 120, 370, 520);
    for (const anchor of [box(1090, 160, 120, 20), box(1300, 500, 100, 36), box(1090, 300, 80, 20)]) {
      const place = placePopup(anchor, SIZE, SCREEN, [question]);
      expect(covers(place, question)).toBe(false);
    }
  });

  it('covers as little as possible on a phone', () => {
    const phone = { width: 390, height: 844 };
    const question = box(0, 410, 390, 200);
    const place = placePopup(box(20, 640, 172, 194), SIZE, phone, [question]);
    expect(place.top + SIZE.height).toBeLessThanOrEqual(410);
  });
});
