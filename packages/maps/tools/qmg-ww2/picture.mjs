// Writes the board as one SVG in an HTML page, for viewing. Run after a build: node tools/qmg-ww2/picture.mjs out.html [x y w h] [edition]
import { existsSync, writeFileSync } from 'node:fs';
import { bordersOf, COUNTER, QMG_WW2 as map, outline, pathOf, ringsOf } from '../../dist/index.js';

const [, , out, view = `0 0 ${map.width} ${map.height}`, edition = 'second', counters = ''] = process.argv;
const TINTS = ['#e4dcc3', '#d9d2b4', '#cfd3b3', '#dccbb0'];
const TINT = {
  canada: 2,
  'pacific-northwest': 0,
  'western-united-states': 3,
  'eastern-united-states': 0,
  'latin-america': 2,
  hawaii: 0,
  iceland: 2,
  'united-kingdom': 3,
  scandinavia: 0,
  'western-europe': 2,
  germany: 0,
  italy: 3,
  balkans: 2,
  'eastern-europe': 3,
  ukraine: 0,
  russia: 2,
  moscow: 3,
  siberia: 0,
  kazakhstan: 2,
  mongolia: 3,
  vladivostok: 2,
  'middle-east': 3,
  india: 2,
  szechuan: 0,
  china: 2,
  'southeast-asia': 3,
  'north-africa': 0,
  africa: 2,
  madagascar: 0,
  japan: 3,
  'iwo-jima': 0,
  philippines: 0,
  indonesia: 2,
  'new-guinea': 0,
  australia: 3,
  'new-zealand': 2,
};
const SEA_TINT = {
  'north-atlantic': 0,
  'north-sea': 1,
  'south-atlantic': 2,
  'southern-ocean': 0,
  'southeast-pacific': 2,
  'east-pacific': 0,
  'north-pacific': 1,
  'central-pacific': 2,
  'south-pacific': 1,
  'indian-ocean': 2,
  'bay-of-bengal': 0,
  'south-china-sea': 1,
  'sea-of-japan': 0,
  'mediterranean-sea': 0,
  'black-sea': 1,
  'baltic-sea': 0,
  'caspian-sea': 1,
};
const SEAS = ['#c3d6dd', '#bbd0d8', '#cbdce1'];
const star = ([x, y], r = 8.5) =>
  `M${Array.from({ length: 10 }, (_, i) => {
    const a = (i * Math.PI) / 5 - Math.PI / 2;
    const q = i % 2 ? r * 0.42 : r;
    return `${(x + q * Math.cos(a)).toFixed(1)} ${(y + q * Math.sin(a)).toFixed(1)}`;
  }).join('L')}z`;

const shape = (s) => pathOf(outline(map, ringsOf(s, edition)));
// Layer by layer, each with its copies to the left and right, so that no copy covers a line of its neighbour.
const parts = [];
let layer = 0;
const flush = [];
const close = () => {
  layer++;
  flush.push(
    `<g id="l${layer}">${parts.splice(0).join('\n')}</g><use href="#l${layer}" x="${map.period}"/><use href="#l${layer}" x="-${map.period}"/>`,
  );
};
const land = map.spaces.filter((s) => s.kind === 'land');
for (const s of map.spaces.filter((q) => q.kind === 'sea'))
  parts.push(`<path d="${shape(s)}" fill="${SEAS[SEA_TINT[s.id]]}"/>`);
for (const s of map.scenery.filter((q) => q.kind !== 'land'))
  parts.push(`<path d="${shape(s)}" fill="${s.kind === 'ice' ? '#e9edec' : '#a9c3cd'}"/>`);
close();
// Shallow water: the coast drawn wide and faint under the land.
const coast = [...land, ...map.scenery.filter((q) => q.kind === 'land')].map(shape).join('');
for (const [w, o] of [
  [11, 0.16],
  [6, 0.22],
  [2.6, 0.35],
])
  parts.push(
    `<path d="${coast}" fill="none" stroke="#f0f6f6" stroke-width="${w}" stroke-opacity="${o}" stroke-linejoin="round"/>`,
  );
close();
const borders = bordersOf(map, edition);
const lines = (kind, style) =>
  `<path d="${borders
    .filter((b) => b.kind === kind)
    .map((b) => b.path)
    .join('')}" fill="none" ${style}/>`;
parts.push(lines('sea', 'stroke="#6f94a3" stroke-width="1.3" stroke-dasharray="7 4"'));
close();
for (const s of land) parts.push(`<path d="${shape(s)}" fill="${TINTS[TINT[s.id]]}" fill-rule="evenodd"/>`);
for (const s of map.scenery.filter((q) => q.kind === 'land'))
  parts.push(`<path d="${shape(s)}" fill="#eceae0" fill-rule="evenodd"/>`);
close();
parts.push(lines('land', 'stroke="#f7f1df" stroke-width="3.2" stroke-opacity=".6" stroke-linejoin="round"'));
parts.push(lines('land', 'stroke="#7a6f58" stroke-width="1.25" stroke-linejoin="round"'));
parts.push(lines('coast', 'stroke="#5d6a66" stroke-width=".9" stroke-linejoin="round"'));
close();
for (const s of map.spaces) {
  if (!s.callout) continue;
  const [x, y, w, h] = s.callout.box;
  const [tx, ty] = s.callout.to;
  const ex = Math.min(Math.max(tx, x), x + w);
  const ey = Math.min(Math.max(ty, y), y + h);
  parts.push(
    `<path d="M${ex} ${ey}L${tx} ${ty}" stroke="#7a6f58" stroke-width="1.2"/><circle cx="${tx}" cy="${ty}" r="2.2" fill="#7a6f58"/>`,
  );
  parts.push(
    `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="5" fill="${TINTS[TINT[s.id]]}" stroke="#7a6f58" stroke-width="1.1"/>`,
  );
}
for (const s of map.straits) {
  const [x, y] = s.at;
  parts.push(
    `<g transform="translate(${x} ${y})"><circle r="9" fill="#1f2a33" stroke="#f4eee1" stroke-width="1.4"/><path d="M0-5.5V5M-2.6-2.4H2.6M-4.8 1.2A4.8 4.8 0 0 0 4.8 1.2" fill="none" stroke="#f4eee1" stroke-width="1.4" stroke-linecap="round"/><circle cy="-5" r="1.3" fill="#1f2a33" stroke="#f4eee1" stroke-width="1.1"/></g>`,
  );
}
for (const s of map.spaces) {
  if (s.star)
    parts.push(
      `<path d="${star(s.star)}" fill="#b5892e" stroke="#6d5012" stroke-width=".8" stroke-linejoin="round"/>`,
    );
  const { lines: words, at, size, angle } = s.label;
  const cls = s.kind;
  words.forEach((word, i) => {
    const y = at[1] + (i - (words.length - 1) / 2) * size * 1.12 + size * 0.34;
    parts.push(
      `<text class="${cls}" x="${at[0]}" y="${y.toFixed(1)}" font-size="${size}" transform="rotate(${angle} ${at[0]} ${at[1]})">${word}</text>`,
    );
  });
  for (const [x, y] of s.counters) {
    if (counters)
      parts.push(
        `<rect x="${x - COUNTER / 2}" y="${y - COUNTER / 2}" width="${COUNTER}" height="${COUNTER}" rx="5" fill="#1f2a33" fill-opacity="${counters}" stroke="#1f2a33" stroke-width=".6" stroke-opacity=".35"/>`,
      );
  }
}
close();
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
const page = `<!doctype html><meta charset="utf-8"><style>${faces}body{margin:0;background:#f4eee1}svg{display:block;width:100vw;height:100vh}
text{font-family:"Barlow Condensed","DejaVu Sans Condensed","DejaVu Sans",sans-serif;font-stretch:condensed;font-weight:500;text-anchor:middle;paint-order:stroke;stroke-linejoin:round}
.land{fill:#2a2f33;letter-spacing:.03em;stroke:#f4eee1;stroke-opacity:.65;stroke-width:2.4px}
.sea{fill:#2f5566;font-style:italic;letter-spacing:.14em;stroke:#cfe0e5;stroke-opacity:.5;stroke-width:2px}</style>
<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view}" preserveAspectRatio="xMidYMid meet">${flush.join('')}</svg>`;
writeFileSync(out, page);
