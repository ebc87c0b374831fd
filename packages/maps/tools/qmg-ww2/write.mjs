// Writes the drawing as a TypeScript module: each arc once, spaces as rings of arcs.
import { packPoints } from '../../dist/packed-steps.js';
import { num, point, quote, ringText } from '../text.mjs';

export function source({ names, land, spaces, width, height, lines, rings, places }) {
  const rows = [];
  rows.push('// Made by tools/qmg-ww2/make-map.mjs from Natural Earth (public domain); do not edit by hand.');
  rows.push("import type { MapData } from './data.js';", '');
  rows.push('export const QMG_WW2: MapData = {');
  rows.push(`  width: ${width},`, `  height: ${height},`, `  period: ${width},`, '  parts: 10,');
  rows.push('  spaces: [');
  for (const space of spaces) {
    const place = places.spaces[space.id];
    const second = ringText(rings.second.get(space.id));
    const first = ringText(rings.first.get(space.id));
    rows.push('    {');
    rows.push(
      `      id: ${quote(space.id)},`,
      `      kind: ${quote(space.kind)},`,
      `      rings: ${quote(second)},`,
    );
    if (first !== second) rows.push(`      firstEdition: ${quote(first)},`);
    const { lines: words, at, size, angle } = place.label;
    rows.push(
      `      label: { lines: [${words.map(quote).join(', ')}], at: ${point(at)}, size: ${size}, angle: ${angle} },`,
    );
    rows.push(`      counters: [${place.counters.map(point).join(', ')}],`);
    if (place.star) rows.push(`      star: ${point(place.star)},`);
    if (place.callout) {
      rows.push(
        `      callout: { box: [${place.callout.box.map(num).join(', ')}], to: ${point(place.callout.to)} },`,
      );
    }
    rows.push('    },');
  }
  rows.push('  ],', '  scenery: [');
  names.slice(spaces.length).forEach((id, i) => {
    const kind = land[spaces.length + i] ? 'land' : id === 'arctic' ? 'ice' : 'narrows';
    rows.push(
      `    { id: ${quote(id)}, kind: ${quote(kind)}, rings: ${quote(ringText(rings.second.get(id)))} },`,
    );
  });
  rows.push('  ],', '  straits: [');
  for (const { controller, at, seas } of places.straits) {
    const ends = seas.map((sea) => `{ id: ${quote(sea.id)}, at: ${point(sea.at)} }`).join(', ');
    rows.push(`    { controller: ${quote(controller)}, at: ${point(at)}, seas: [${ends}] },`);
  }
  rows.push('  ],', '  arcs: [');
  for (const line of lines) rows.push(`    ${quote(packPoints(line))},`);
  rows.push('  ],', '};', '');
  return rows.join('\n');
}
