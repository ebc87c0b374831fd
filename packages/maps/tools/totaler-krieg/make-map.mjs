// Draws the coasts of Totaler Krieg's sheet and writes them to src/. Run: npm run make-map:totaler-krieg -w packages/maps
import { writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { packPoints } from '../../dist/packed-steps.js';
import { areaOf, contours, rounded, simplified } from './contours.mjs';
import { COLUMNS, FINE, landField, ROWS } from './land-field.mjs';
import { HEIGHT, WIDTH } from './warp.mjs';

/** Hundredths of a hex are fine enough to draw. */
const UNIT = 100;
/** Islands and lakes smaller than this are not drawn, in square hexes. */
const SMALLEST = 0.012;

const field = landField();

/** The rings of a level: relative moves, in hundredths of a hex. */
function paths(level, tolerance) {
  return contours(field, COLUMNS, ROWS, level)
    .map((ring) => ring.map(([x, y]) => [x / FINE, y / FINE]))
    .filter((ring) => Math.abs(areaOf(ring)) >= SMALLEST)
    .map((ring) => simplified(rounded(ring), tolerance))
    .map((ring) => {
      const points = ring.map(([x, y]) => [Math.round(x * UNIT), Math.round(y * UNIT)]);
      const differs = ([x, y], i) => i === 0 || x !== points[i - 1][0] || y !== points[i - 1][1];
      return packPoints(points.filter(differs));
    });
}

const list = (rings) => `[\n${rings.map((ring) => `    '${ring}',`).join('\n')}\n  ]`;
const text = `// Made by tools/totaler-krieg/make-map.mjs from Natural Earth (public domain); do not edit by hand.
import type { HexCoastData } from './hex-coast.js';

export const TOTALER_KRIEG: HexCoastData = {
  width: ${WIDTH.toFixed(4)},
  height: ${HEIGHT.toFixed(4)},
  unit: ${UNIT},
  land: ${list(paths(0, 0.008))},
};
`;
writeFileSync(new URL('../../src/totaler-krieg.ts', import.meta.url), text);
console.log(`${text.length} bytes, ${gzipSync(text).length} zipped`);
