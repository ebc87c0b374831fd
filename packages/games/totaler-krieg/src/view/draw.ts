import { commas, type Finding, plain, say } from '@sandtable/kernel';
import { turnLabel } from '../calendar/calendar.js';
import { IS_GROUND } from '../counters/counters.js';
import { faceOf } from '../counters/units.js';
import type { Counter, Hex } from '../ids.js';
import { SHEET } from '../map/sheet.js';
import { factionOf, isEnemyZone, positionOf } from '../position/position.js';
import { isSupplied } from '../supply/supply.js';
import type { R } from '../table.js';
import { SEGMENTS } from '../turn/segments.js';
import { FACTION_NAMES } from '../turn/sequence.js';
import { strategicValue } from '../victory/strategic-value.js';
import { hexName, hexNear, unitName } from '../words/names.js';
import { faceName } from './faces.js';

/** The hexes with counters, from north to south. */
function occupied(u: R): Hex[] {
  const { ground, air, markers, airdrops } = positionOf(u);
  return SHEET.ids
    .flatMap((id, hex) => (id ? [hex as Hex] : []))
    .filter((hex) => [ground, air, markers, airdrops].some((lists) => lists[hex].length > 0))
    .reverse();
}

function inWords(u: R, counter: Counter): string {
  const { attack, defense, move } = faceOf(u, counter);
  const face = faceName(u.table.face[counter]);
  const values = IS_GROUND[counter] ? ` ${attack}-${defense}-${move}` : '';
  return `${unitName(counter)}${values}${face === 'full' ? '' : ` (${face})`}`;
}

/** The position as text: a map of 2,805 hexes has no room in a terminal, so each occupied hex is a line. */
export function drawText(u: R): string {
  const { table } = u;
  const { ground, air, markers, airdrops } = positionOf(u);
  const lines = occupied(u).map((hex) => {
    const counters = [...ground[hex], ...airdrops[hex], ...air[hex], ...markers[hex]];
    const side = FACTION_NAMES[factionOf(u, counters[0])] ?? '';
    const name = SHEET.placeNames[hex];
    return `${SHEET.ids[hex]} ${side.padEnd(8)}${name ? `${name}: ` : ''}${counters.map((one) => inWords(u, one)).join(', ')}`;
  });
  const blitz = table.blitz.map((hex) => hexName(hex)).join(', ');
  const text = [
    `${turnLabel(table.turn)}, ${FACTION_NAMES[table.phasing]} ${SEGMENTS[table.segment].name}`,
    `Strategic Value ${strategicValue(u)}, VP marker ${table.vp.tide ? 'Axis Tide' : 'Allied Crusade'} ${table.vp.box}${blitz ? `, Blitz in ${blitz}` : ''}`,
    '',
    ...lines,
  ].join('\n');
  return plain(text);
}

/** The rules' findings on each ground unit on the map. */
export function findings(u: R): Finding[] {
  const { ground } = positionOf(u);
  return occupied(u).flatMap((hex) =>
    ground[hex]
      .filter((unit) => factionOf(u, unit) >= 0)
      .map((unit) => {
        const { attack, defense, move, steps } = faceOf(u, unit);
        const says = [
          say`${attack}-${defense}-${move}`,
          steps === 1 ? say`one step` : say`${steps} steps`,
          isSupplied(u, unit) ? say`in supply` : say`out of supply`,
          ...(isEnemyZone(u, factionOf(u, unit), hex) ? [say`in an enemy Zone of Control`] : []),
        ];
        return { about: say`${unitName(unit)} in ${hexNear(hex)}`, says: commas(says) };
      }),
  );
}
