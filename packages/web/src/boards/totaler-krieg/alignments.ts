import type { View } from '@sandtable/kernel';
import { COUNTRIES, SHEET } from '@sandtable/totaler-krieg/map';
import type { Control, PlateStyle } from '../../board/hex/model.js';
import type { Overlay } from '../board-module.js';
import { factionStyle, tableOf } from './units.js';
import { words } from './words.js';

export const ALIGNMENTS = 'alignments';

/** Land for whose alignment a die would be rolled. */
const DIE: PlateStyle = {
  id: 'die',
  shape: 'square',
  plate: '#8a6bb0',
  ink: '#fff',
  frame: '#a58cc4',
  rim: '#4c3a66',
};

const FACTIONS: Readonly<Record<string, string>> = { a: 'axis', w: 'western', s: 'soviet' };
const INFLUENCE: Readonly<Record<string, string>> = {
  'axis-influence': 'axis',
  'western-influence': 'western',
  'soviet-influence': 'soviet',
};

/** The map of alignments: land of each faction full, Neutral Countries striped in the colour of the side they lean to. */
export function alignmentControl(view: View): Control[] {
  const table = tableOf(view.table);
  const { campaign, politics } = table;
  const full = new Map<string, number[]>();
  const leaning = new Map<string, number[]>();
  const add = (map: Map<string, number[]>, key: string, hex: number) => {
    map.set(key, [...(map.get(key) ?? []), hex]);
  };
  SHEET.landHexes.forEach((hex, i) => {
    const faction = FACTIONS[table.land[i]];
    if (faction) {
      add(full, faction, hex);
      return;
    }
    const country = SHEET.country[hex] >= 0 ? COUNTRIES[SHEET.country[hex]].id : '';
    const name = politics.called[country] ?? country;
    const aligned = campaign?.alignments[name];
    if (!aligned) return;
    const marker = (politics.markers[country] ?? []).map((one) => INFLUENCE[one]).find((one) => one);
    add(leaning, marker ?? aligned.to ?? 'die', hex);
  });
  const styleFor = (key: string) => (key === 'die' ? DIE : factionStyle(key));
  return [
    ...[...full].map(([key, hexes]): Control => ({ style: styleFor(key), hexes, how: 'strong' })),
    ...[...leaning].map(([key, hexes]): Control => ({ style: styleFor(key), hexes, how: 'striped' })),
  ];
}

/** The overlay in the list, with its legend in words. */
export function alignmentOverlay(view: View): Overlay[] {
  const { campaign } = tableOf(view.table);
  if (!campaign) return [];
  const { alignments: say } = words;
  const count = (to: string | null) =>
    Object.values(campaign.alignments).filter((one) => one.to === to).length;
  return [
    {
      id: ALIGNMENTS,
      label: say.label,
      group: say.group,
      seat: null,
      says: [say.full, say.leaning(count('western'), count('soviet'), count(null))],
    },
  ];
}
