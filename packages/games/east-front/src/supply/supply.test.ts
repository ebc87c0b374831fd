import { below, seedGenerator } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { ALL_LAND, ALL_WATER, BIT, hasSpace, IS_WATER, SPACE } from '../board/board.js';
import { FACTION } from '../pieces/pieces.js';
import { flood, floodWithout, newReach } from './supply.js';

/** A random set of spaces; most of them, so that paths are long. */
function most(all: number, random: number[]): number {
  let some = all;
  for (let at = 0; at < 31; at++) if (below(random, 4) === 0) some &= ~(1 << at);
  return some;
}

describe('supply', () => {
  it('after closing a space equals supply computed without that space (supply.live)', () => {
    const random = seedGenerator('supply');
    let compared = 0;
    let shorter = 0;
    for (let board = 0; board < 300; board++) {
      const [land, water] = [most(ALL_LAND, random), most(ALL_WATER, random)];
      for (const faction of FACTION.values) {
        const before = flood(faction, land, water, newReach());
        for (const here of SPACE.values) {
          if (!hasSpace(before.land, before.water, here)) continue;
          const [openLand, openWater] = IS_WATER[here]
            ? [land, water & ~BIT[here]]
            : [land & ~BIT[here], water];
          const { rings: _, ...anew } = flood(faction, openLand, openWater, newReach());
          const { rings: __, ...after } = floodWithout(here, before, faction, land, water, newReach());
          expect(after).toEqual(anew);
          compared++;
          if ((before.land & ~BIT[here] & ~anew.land) !== 0) shorter++;
        }
      }
    }
    // Some of the spaces were the only way to others.
    expect([compared > 1000, shorter > 100]).toEqual([true, true]);
  });
});
