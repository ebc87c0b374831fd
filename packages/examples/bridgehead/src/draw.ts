import { commas, type Finding, say } from '@sandtable/kernel';
import { SIDES } from './about.js';
import { deploymentOf } from './deployment.js';
import { pointsOf } from './movement/reach.js';
import { type Hex, NORTH, SOUTH } from './numbers.js';
import { unsuppliedUnits } from './supply/supply.js';
import { attackOf, defenceOf, enemyOf, isOnMap, PHASES, type Reader, unitsIn } from './table.js';
import { scoresOf } from './turn/victory.js';

const GROUND = ['.', '"', '^', '#'];

/** The map from north to south: the terrain, and in each occupied hex the side's letter and the number of units. */
export function drawText(u: Reader): string {
  const { map, turns } = u.facts;
  const { turn, side, phase } = u.table;
  const scores = scoresOf(u);
  const lines: string[] = [];
  for (let row = map.grid.rows - 1; row >= 0; row--) {
    const cells = Array.from({ length: map.grid.columns }, (_, column) =>
      drawHex(u, map.grid.at(row, column)),
    );
    const number = String(row + 1).padStart(2, '0');
    lines.push(`${number} ${row & 1 ? '  ' : ''}${cells.join(' ')}`);
  }
  const columns = Array.from({ length: map.grid.columns }, (_, column) =>
    String(column + 1).padStart(2, '0'),
  );
  return [
    `turn ${turn} of ${turns}, ${SIDES[side].name} ${PHASES[phase]}; ${SIDES.map(({ name }, i) => `${name} ${scores[i]}`).join(', ')}`,
    '',
    ...lines.map((line) => line.trimEnd()),
    `   ${columns.map((column) => column.padEnd(3)).join(' ')}`.trimEnd(),
  ].join('\n');
}

function drawHex(u: Reader, hex: Hex): string {
  const ground = GROUND[u.facts.map.terrain[hex]];
  const units = unitsIn(u, hex);
  if (units.length === 0) return ground.padEnd(3);
  return `${ground}${SIDES[u.facts.units[units[0]].side].name[0]}${units.length}`;
}

/** The rules' findings on each unit on the map. */
export function findings(u: Reader): Finding[] {
  const { units, hexNames } = u.facts;
  const cutOff = new Set([...unsuppliedUnits(u, SOUTH), ...unsuppliedUnits(u, NORTH)]);
  const { zones } = deploymentOf(u);
  return u.facts.unitNames.values.flatMap((unit) => {
    const { id, side } = units[unit];
    if (!isOnMap(u, unit)) return [];
    const hex = u.table.hex[unit];
    const says = [
      say`${attackOf(u, unit)}-${defenceOf(u, unit)}-${pointsOf(u, unit)}`,
      cutOff.has(unit) ? say`out of supply` : say`in supply`,
      ...(zones[enemyOf(side)][hex] === 1 ? [say`in an enemy zone of control`] : []),
    ];
    return [{ about: say`${id} in ${hexNames.name(hex)}`, says: commas(says) }];
  });
}
