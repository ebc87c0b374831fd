import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { COVER_MAP as FRONT } from './east-front/cover.constants.js';
import { Cover as FrontCover } from './east-front/cover.js';
import { COVER_MAP as WORLD } from './qmg-ww2/cover.constants.js';
import { Cover as WorldCover } from './qmg-ww2/cover.js';
import { COVER_MAP as POLAND } from './totaler-krieg/cover.constants.js';
import { Cover as PolandCover } from './totaler-krieg/cover.js';

describe('the covers', () => {
  it('show pieces only where their part of the map has a space', () => {
    expect(WorldCover()).toBeTruthy();
    expect(FrontCover()).toBeTruthy();
    expect(PolandCover()).toBeTruthy();
  });

  it('are light', () => {
    for (const map of [WORLD, FRONT, POLAND]) expect(gzipSync(JSON.stringify(map)).length).toBeLessThan(7000);
  });
});
