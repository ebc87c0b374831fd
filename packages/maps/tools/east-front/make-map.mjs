// Draws the board of Quartermaster General: East Front and writes it to src/. Run: npm run make-map:east-front -w packages/maps
import { writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { SPACES } from '@sandtable/east-front/board';
import { drawn } from '../lines.mjs';
import { densify } from '../sheet.mjs';
import { OUTSIDE, ringsOf, trace } from '../trace.mjs';
import { frontiers, yearPlace } from './frontiers.mjs';
import { labelled } from './label.mjs';
import { places } from './place.mjs';
import { HEIGHT, sheet, WIDTH } from './warp.mjs';
import { source } from './write.mjs';

const TOLERANCE = 0.25;
/** The size of a year written along a border. */
const YEAR = [38, 17];
const SCENERY = ['scandinavia', 'denmark', 'italy', 'greece', 'turkey', 'far-waters'];

/** Gorki has no star until the Industrial Evacuation adds one. */
const spaces = SPACES.map((s) => ({ ...s, marker: s.id === 'gorki' }));
const names = [...spaces.map((s) => s.id), ...SCENERY];
const land = names.map((name, i) => (i < spaces.length ? !spaces[i].water : name !== 'far-waters'));

const grid = labelled(names, land);
const arcs = trace(sheet, grid);
const named = (label) => (label === OUTSIDE ? null : names[label]);
const drawing = drawn(sheet, arcs, TOLERANCE);
const rings = new Map();
for (const [of, list] of ringsOf(arcs, (label) => label)) if (of !== OUTSIDE) rings.set(names[of], list);

const lines = frontiers(
  arcs.map((arc) => ({ ...arc, left: named(arc.left), right: named(arc.right) })),
  drawing,
  {
    east: (year, id) => {
      const space = spaces.find((s) => s.id === id);
      return space && !space.water ? space[`east${year}`] : undefined;
    },
    inside: ([x, y]) => x >= 0 && x <= WIDTH && y >= 0 && y <= HEIGHT,
  },
);

const courses = lines.flatMap(({ water }) =>
  water.map(([n]) =>
    densify(
      drawing[n - 1].map(([x, y]) => [x / 10, y / 10]),
      4,
      true,
    ),
  ),
);

const found = places(grid, names, spaces, courses);

const text = source({
  names,
  land,
  spaces,
  width: WIDTH,
  height: HEIGHT,
  lines: drawing,
  rings,
  places: found.spaces,
  frontiers: lines.map((line) => ({
    ...line,
    label: yearPlace(line, drawing, YEAR, (at, angle) => found.years(at, YEAR, angle)),
  })),
});
writeFileSync(new URL('../../src/east-front.ts', import.meta.url), text);
const points = drawing.reduce((sum, line) => sum + line.length, 0);
console.log(
  `${drawing.length} arcs, ${points} points, ${text.length} bytes, ${gzipSync(text).length} gzipped (${sheet.columns}x${sheet.rows} cells)`,
);
