// Draws the board of Quartermaster General WW2 and writes it to src/. Run: npm run make-map:qmg-ww2 -w packages/maps
import { writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { BORDERS, FIRST_EDITION_ADDS, FIRST_EDITION_LACKS, SPACES } from '@sandtable/qmg-ww2/board';
import { bend, drawn, length } from '../lines.mjs';
import { OUTSIDE, ringsOf, trace } from '../trace.mjs';
import { labelled } from './label.mjs';
import { places } from './place.mjs';
import { HEIGHT, sheet, WIDTH } from './warp.mjs';
import { source } from './write.mjs';

const TOLERANCE = 0.2;
/** A border that must not exist is collapsed to a point if it is at most this long. */
const POINT = 6;

const names = [
  ...SPACES.map((s) => s.id),
  'greenland',
  'switzerland',
  'melanesia',
  'arctic',
  'kattegat',
  'gibraltar',
  'malacca',
  'bosporus',
];
const land = names.map((name, i) =>
  i < SPACES.length ? SPACES[i].kind === 'land' : ['greenland', 'switzerland', 'melanesia'].includes(name),
);

const pair = (a, b) => [a, b].sort().join(' ');
const second = new Set(BORDERS.map(([a, b]) => pair(a, b)));
const first = new Set(second);
for (const [a, b] of FIRST_EDITION_LACKS) first.delete(pair(a, b));
for (const [a, b] of FIRST_EDITION_ADDS) first.add(pair(a, b));

// Both editions on one grid: a face is a pair of labels.
const grids = labelled(names, land);
const faces = [];
const faceOf = new Map();
const both = new Uint8Array(grids.second.length);
for (let i = 0; i < both.length; i++) {
  const key = grids.second[i] * 256 + grids.first[i];
  let face = faceOf.get(key);
  if (face === undefined) {
    face = faces.length;
    faces.push({ second: grids.second[i], first: grids.first[i] });
    faceOf.set(key, face);
  }
  both[i] = face;
}

const arcs = trace(sheet, both);
const label = (edition) => (face) => (face === OUTSIDE ? OUTSIDE : faces[face][edition]);

function forbidden(arc) {
  return [
    ['second', second],
    ['first', first],
  ].some(([edition, wanted]) => {
    const a = label(edition)(arc.left);
    const b = label(edition)(arc.right);
    if (a === b || a < 0 || b < 0 || a >= SPACES.length || b >= SPACES.length) return false;
    return !wanted.has(pair(names[a], names[b]));
  });
}

// Borders that must not exist: both ends move to the middle.
const moves = [];
for (const arc of arcs) {
  if (!forbidden(arc)) continue;
  const long = length(arc.points);
  const what = `${names[label('second')(arc.left)]} and ${names[label('second')(arc.right)]}`;
  if (long > POINT) throw new Error(`${what} touch along ${long} units near ${arc.points[0]}.`);
  const middle = arc.points[Math.floor(arc.points.length / 2)];
  moves.push({ from: arc.points[0], to: middle }, { from: arc.points.at(-1), to: middle });
  arc.point = true;
}
bend(sheet, arcs, moves);

const kept = arcs.filter((arc) => !arc.point);
const drawing = drawn(sheet, kept, TOLERANCE);
// An arc next to such a point may shrink to nothing, too.
kept.forEach((arc, i) => {
  if (drawing[i].length < 2) arc.point = true;
});
const lines = drawing.filter((line) => line.length > 1);
const numbers = new Map(kept.filter((arc) => !arc.point).map((arc, i) => [arc, i + 1]));
const rings = {};
for (const edition of ['second', 'first']) {
  rings[edition] = new Map();
  for (const [of, list] of ringsOf(arcs, label(edition))) {
    if (of === OUTSIDE) continue;
    rings[edition].set(
      names[of],
      list
        .map((ring) => ring.filter((n) => !arcs[Math.abs(n) - 1].point))
        .filter((ring) => ring.length > 0)
        .map((ring) => ring.map((n) => Math.sign(n) * numbers.get(arcs[Math.abs(n) - 1]))),
    );
  }
}

const text = source({
  names,
  land,
  spaces: SPACES,
  width: WIDTH,
  height: HEIGHT,
  lines,
  rings,
  places: places(grids, names, SPACES),
});
writeFileSync(new URL('../../src/qmg-ww2.ts', import.meta.url), text);
const points = lines.reduce((sum, line) => sum + line.length, 0);
console.log(
  `${lines.length} arcs, ${points} points, ${text.length} bytes, ${gzipSync(text).length} gzipped (${sheet.columns}x${sheet.rows} cells)`,
);
