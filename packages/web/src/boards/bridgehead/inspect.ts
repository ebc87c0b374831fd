import { SIDES as SIDES_OF_HEX } from '@sandtable/hex';
import type { View } from '@sandtable/kernel';
import type { Inspected } from '../../board/inspector.js';
import { t } from '../../languages/index.js';
import type { AtlasEntry } from '../board-module.js';
import { capital } from '../pretty.js';
import { sheetOf } from './map-model.js';
import { positionOf, tableOf } from './units.js';
import { words } from './words.js';

/** The content of a hex, in words. */
export function inspectHex(view: View, hex: number): Inspected {
  const table = tableOf(view.table);
  const { map, model } = sheetOf(table.scenario);
  const town = map.towns[map.townAt[hex]];
  const ground = t(model.terrains[map.terrain[hex]].name);
  const rivers = SIDES_OF_HEX.filter((_, side) => map.rivers[hex] & (1 << side)).map(
    (one) => words.hexSides[one],
  );
  const sources = ['south', 'north'].filter((_, side) => map.sources[side].some((one) => one === hex));
  const units = table.units.filter((unit) => unit.hex === map.names[hex]).map(({ id }) => id);
  const all = units.length > 0 ? positionOf(view).units.filter((unit) => unit.hex === hex) : [];
  return {
    title: town ? `${t(town.name)}, ${map.numbers[hex]}` : `${capital(ground)}, ${map.numbers[hex]}`,
    lines: [
      ...(town ? [words.town(words.sides[table.towns[town.id]], town.value)] : []),
      ...(rivers.length > 0 ? [words.river(rivers.join(', '))] : []),
      ...(map.roads[hex] ? [words.road] : []),
      ...sources.map((side) => words.source(words.sides[side])),
      ...all.map(({ name, says }) => `${name}: ${says}`),
    ],
  };
}

/** The board in words: units first, then hexes with something in them, then all others. */
export function atlasOf(view: View): AtlasEntry[] {
  const { scenario } = tableOf(view.table);
  const { map, model } = sheetOf(scenario);
  const { units } = positionOf(view);
  const entries: AtlasEntry[] = units.map(({ touch, name, says, hex }) => ({
    touch,
    name,
    says: `${t(map.towns[map.townAt[hex]]?.name ?? map.numbers[hex])}: ${says}`,
  }));
  const order = map.names.map((_, hex) => hex).sort((a, b) => rank(b) - rank(a));
  function rank(hex: number): number {
    return map.townAt[hex] >= 0 ? 1 : 0;
  }
  const there = new Map<number, string[]>();
  for (const { hex, name } of units) there.set(hex, [...(there.get(hex) ?? []), name]);
  for (const hex of order) {
    const town = map.towns[map.townAt[hex]];
    entries.push({
      touch: model.touchOf(hex),
      name: town ? `${t(town.name)} (${map.numbers[hex]})` : map.numbers[hex],
      says: [t(model.terrains[map.terrain[hex]].name), ...(there.get(hex) ?? [])].join(', '),
    });
  }
  return entries;
}
