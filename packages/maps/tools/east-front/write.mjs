// Writes the drawing as a TypeScript module: each arc once, spaces as rings of arcs.
import { packPoints } from '../../dist/packed-steps.js';
import { num, point, quote, ringText } from '../text.mjs';

export function source({ names, land, spaces, width, height, lines, rings, places, frontiers }) {
  const rows = [];
  rows.push(
    '// Made by tools/east-front/make-map.mjs from Natural Earth (public domain); do not edit by hand.',
  );
  rows.push("import type { FrontMapData } from './data.js';", '');
  rows.push('export const EAST_FRONT: FrontMapData = {');
  rows.push(`  width: ${width},`, `  height: ${height},`, '  parts: 10,');
  rows.push('  spaces: [');
  for (const { id, water } of spaces) {
    const place = places[id];
    const { lines: words, at, size, angle } = place.label;
    rows.push('    {');
    rows.push(
      `      id: ${quote(id)},`,
      `      kind: ${quote(water ? 'water' : 'land')},`,
      `      rings: ${quote(ringText(rings.get(id)))},`,
      `      label: { lines: [${words.map(quote).join(', ')}], at: ${point(at)}, size: ${size}, angle: ${angle} },`,
      `      counters: [${place.counters.map(point).join(', ')}],`,
      `      room: [${place.room.map(num).join(', ')}],`,
    );
    if (place.control) rows.push(`      control: ${point(place.control)},`);
    if (place.stars) rows.push(`      stars: [${place.stars.map(point).join(', ')}],`);
    if (place.marker) rows.push(`      marker: ${point(place.marker)},`);
    if (place.flags) {
      const flags = place.flags.map((f) => `{ faction: ${quote(f.faction)}, at: ${point(f.at)} }`);
      rows.push(`      flags: [${flags.join(', ')}],`);
    }
    rows.push('    },');
  }
  rows.push('  ],', '  scenery: [');
  names.slice(spaces.length).forEach((id, i) => {
    const kind = land[spaces.length + i] ? 'land' : 'water';
    rows.push(`    { id: ${quote(id)}, kind: ${quote(kind)}, rings: ${quote(ringText(rings.get(id)))} },`);
  });
  rows.push('  ],', '  frontiers: [');
  for (const { year, land: onLand, water, label } of frontiers) {
    rows.push(
      `    { year: ${year}, land: ${quote(ringText(onLand))}, water: ${quote(ringText(water))},`,
      `      label: { lines: [${quote(year)}], at: ${point(label.at)}, size: 16, angle: ${label.angle} } },`,
    );
  }
  rows.push('  ],', '  arcs: [');
  for (const line of lines) rows.push(`    ${quote(packPoints(line))},`);
  rows.push('  ],', '};', '');
  return rows.join('\n');
}
