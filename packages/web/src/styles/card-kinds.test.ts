import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { contrast } from '../board/colour-vision.js';

const SHEETS = ['qmg-ww2/board.css', 'east-front/board.css', 'totaler-krieg/campaign/cards.css'];

it.each(SHEETS)('what kind a card is can be read on its band: %s', (path) => {
  const sheet = readFileSync(join(import.meta.dirname, '..', 'boards', path), 'utf8');
  const kinds = [...sheet.matchAll(/--kind: (#[0-9a-f]{6})/g)].map(([, colour]) => colour);
  expect(kinds.length).toBeGreaterThanOrEqual(3);
  // The words are white, in both themes.
  for (const kind of kinds) expect(contrast(kind, '#ffffff'), kind).toBeGreaterThanOrEqual(4.5);
});
