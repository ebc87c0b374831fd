// Writes the board as one SVG in an HTML page, for viewing. Run after a build:
// node tools/east-front/picture.mjs out.html ["x y w h"] [light|dark] [the part of the counter places to show, 0 to 1]
import { existsSync, writeFileSync } from 'node:fs';
import {
  bordersOf,
  FRONT_COUNTER,
  lineOf,
  EAST_FRONT as map,
  outline,
  pathOf,
  runs,
} from '../../dist/index.js';

const [, , out, view = `0 0 ${map.width} ${map.height}`, mode = 'light', counters = ''] = process.argv;
const LIGHT = {
  paper: '#f4eee1',
  tints: ['#e4dcc3', '#d9d2b4', '#cfd3b3', '#dccbb0'],
  waters: ['#c3d6dd', '#bbd0d8', '#cbdce1'],
  far: '#b4cad2',
  barren: '#ece7da',
  border: '#7a6f58',
  coast: '#5d6a66',
  halo: '#f7f1df',
  shallow: '#f0f6f6',
  seaLine: '#6f94a3',
  ink: '#2a2f33',
  waterInk: '#2b5062',
  brass: '#b5892e',
  brassDark: '#6d5012',
  line1939: '#8a3b2a',
  line1941: '#3c3a52',
};
const DARK = {
  ...LIGHT,
  paper: '#14191d',
  tints: ['#2f332c', '#353930', '#2c3632', '#38342b'],
  waters: ['#1d2d37', '#1a2831', '#21323c'],
  far: '#17222a',
  barren: '#1d2225',
  border: '#7d745d',
  coast: '#52626a',
  halo: '#14191d',
  shallow: '#2f4956',
  seaLine: '#48636f',
  ink: '#e9e2d0',
  waterInk: '#9cc0cf',
  brass: '#cda144',
  brassDark: '#1b1608',
  line1939: '#cf6a4f',
  line1941: '#a9a5cf',
};
const c = mode === 'dark' ? DARK : LIGHT;

const borders = bordersOf(map);
/** Gives neighbours different tints, starting with the space that has most neighbours. */
function tints(kind, count) {
  const near = new Map();
  for (const {
    between: [a, b],
    kind: k,
  } of borders) {
    if (k !== kind || b === null) continue;
    for (const [p, q] of [
      [a, b],
      [b, a],
    ])
      near.set(p, (near.get(p) ?? new Set()).add(q));
  }
  const found = new Map();
  for (const [id, set] of [...near].sort((a, b) => b[1].size - a[1].size)) {
    const taken = new Set([...set].map((o) => found.get(o)));
    let tint = 0;
    while (taken.has(tint) && tint < count - 1) tint++;
    found.set(id, tint);
  }
  return found;
}
const landTint = tints('land', 4);
const seaTint = tints('sea', 3);
const shape = (s) => pathOf(outline(map, s.rings));
const lines = (kind, style) =>
  `<path d="${borders
    .filter((b) => b.kind === kind)
    .map((b) => b.path)
    .join('')}" fill="none" ${style}/>`;
const starPath = ([x, y], r = 10) =>
  `M${Array.from({ length: 10 }, (_, i) => {
    const a = (i * Math.PI) / 5 - Math.PI / 2;
    const q = i % 2 ? r * 0.42 : r;
    return `${(x + q * Math.cos(a)).toFixed(1)} ${(y + q * Math.sin(a)).toFixed(1)}`;
  }).join('L')}z`;
const FLAGS = { soviet: ['#a8382a', 'SU'], german: ['#3a4046', 'GE'], pact: ['#6f7780', 'PA'] };

const parts = [];
const is = (kind) => (s) => s.kind === kind;
for (const s of map.spaces.filter(is('water')))
  parts.push(`<path d="${shape(s)}" fill="${c.waters[seaTint.get(s.id) ?? 0]}"/>`);
for (const s of map.scenery.filter(is('water'))) parts.push(`<path d="${shape(s)}" fill="${c.far}"/>`);
parts.push(lines('sea', `stroke="${c.seaLine}" stroke-width="1.5" stroke-dasharray="8 5"`));
const coast = borders
  .filter((b) => b.kind === 'coast')
  .map((b) => b.path)
  .join('');
for (const [w, o] of [
  [15, 0.16],
  [8, 0.22],
  [3.4, 0.35],
])
  parts.push(
    `<path d="${coast}" fill="none" stroke="${c.shallow}" stroke-width="${w}" stroke-opacity="${o}" stroke-linejoin="round"/>`,
  );
for (const s of map.spaces.filter(is('land')))
  parts.push(`<path d="${shape(s)}" fill="${c.tints[landTint.get(s.id) ?? 0]}" fill-rule="evenodd"/>`);
for (const s of map.scenery.filter(is('land')))
  parts.push(`<path d="${shape(s)}" fill="${c.barren}" fill-rule="evenodd"/>`);
parts.push(lines('land', `stroke="${c.halo}" stroke-width="4" stroke-opacity=".55" stroke-linejoin="round"`));
parts.push(lines('land', `stroke="${c.border}" stroke-width="1.4" stroke-linejoin="round"`));
parts.push(lines('coast', `stroke="${c.coast}" stroke-width="1" stroke-linejoin="round"`));
for (const { year, land, water, label } of map.frontiers) {
  const dash = year === 1939 ? '' : 'stroke-dasharray="13 6"';
  const path = (text) => runs(map, text).map(lineOf).join('');
  const colour = c[`line${year}`];
  parts.push(
    `<text x="${label.at[0]}" y="${label.at[1] + label.size * 0.34}" font-size="${label.size}" transform="rotate(${label.angle} ${label.at[0]} ${label.at[1]})" style="fill:${colour};letter-spacing:.08em">${label.lines[0]}</text>`,
  );
  parts.push(
    `<path d="${path(land)}" fill="none" stroke="${colour}" stroke-width="9" stroke-opacity=".2" stroke-linejoin="round"/>`,
    `<path d="${path(land)}" fill="none" stroke="${colour}" stroke-width="3" stroke-linejoin="round" ${dash}/>`,
    `<path d="${path(water)}" fill="none" stroke="${colour}" stroke-width="2.2" stroke-opacity=".75" stroke-dasharray="2 6" stroke-linecap="round"/>`,
  );
}
for (const s of map.spaces) {
  for (const at of s.stars ?? [])
    parts.push(
      `<path d="${starPath(at)}" fill="${c.brass}" stroke="${c.brassDark}" stroke-width=".9" stroke-linejoin="round"/>`,
    );
  if (s.marker)
    parts.push(
      `<path d="${starPath(s.marker)}" fill="none" stroke="${c.brass}" stroke-width="1.2" stroke-dasharray="2 2"/>`,
    );
  for (const { faction, at } of s.flags ?? []) {
    const [fill, letters] = FLAGS[faction];
    parts.push(
      `<g transform="translate(${at[0]} ${at[1]})"><path d="M-11 -8.500v17" stroke="${c.ink}" stroke-width="1.800"/><path d="M-10-8h21l-4 5.500 4 5.500h-21z" fill="${fill}" stroke="#f4eee1" stroke-width=".8"/><text y="1.500" x="-1.500" font-size="9.500" style="fill:#f4eee1;stroke:none;font-weight:600">${letters}</text></g>`,
    );
  }
  const { lines: words, at, size, angle } = s.label;
  words.forEach((word, i) => {
    const y = at[1] + (i - (words.length - 1) / 2) * size * 1.12 + size * 0.34;
    parts.push(
      `<text class="${s.kind}" x="${at[0]}" y="${y.toFixed(1)}" font-size="${size}" transform="rotate(${angle} ${at[0]} ${at[1]})">${word}</text>`,
    );
  });
  if (s.control && counters)
    parts.push(
      `<circle cx="${s.control[0]}" cy="${s.control[1]}" r="8" fill="none" stroke="${c.ink}" stroke-width="1.200" opacity=".5"/>`,
    );
  if (!counters) continue;
  parts.push(
    `<rect x="${s.room[0]}" y="${s.room[1]}" width="${s.room[2]}" height="${s.room[3]}" fill="none" stroke="#c8452f" stroke-width=".7" stroke-dasharray="3 3"/>`,
  );
  for (const [x, y] of s.counters)
    parts.push(
      `<rect x="${x - FRONT_COUNTER / 2}" y="${y - FRONT_COUNTER / 2}" width="${FRONT_COUNTER}" height="${FRONT_COUNTER}" rx="6" fill="${c.ink}" fill-opacity="${counters}" stroke="${c.ink}" stroke-width=".6" stroke-opacity=".35"/>`,
    );
}
// The typeface of the interface, if it is installed.
const faces = ['normal', 'italic']
  .map((style) => {
    const file = new URL(
      `../../../../node_modules/@fontsource/barlow-condensed/files/barlow-condensed-latin-500-${style}.woff2`,
      import.meta.url,
    );
    return existsSync(file)
      ? `@font-face{font-family:"Barlow Condensed";font-style:${style};font-weight:500;src:url(${file})}`
      : '';
  })
  .join('');
const page = `<!doctype html><meta charset="utf-8"><style>${faces}body{margin:0;background:${c.paper}}svg{display:block;width:100vw;height:100vh}
text{font-family:"Barlow Condensed","DejaVu Sans Condensed","DejaVu Sans",sans-serif;font-stretch:condensed;font-weight:500;text-anchor:middle;paint-order:stroke;stroke-linejoin:round}
.land{fill:${c.ink};letter-spacing:.03em;stroke:${c.paper};stroke-opacity:.65;stroke-width:2.6px}
.water{fill:${c.waterInk};font-style:italic;letter-spacing:.14em;stroke:${c.paper};stroke-opacity:.45;stroke-width:2.2px}</style>
<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view}" preserveAspectRatio="xMidYMid meet">${parts.join('\n')}</svg>`;
writeFileSync(out, page);
