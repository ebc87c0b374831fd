import type { View } from '@sandtable/kernel';
import type { Overlay } from '../board-module.js';
import { alignmentOverlay } from './alignments.js';
import { zonesOf } from './overlay.js';
import { factionOf, tableOf } from './units.js';
import { words } from './words.js';

/** The map of alignments in a campaign, and the Zones of Control of each faction that has units on the map. */
export function overlaysOf(view: View): Overlay[] {
  const table = tableOf(view.table);
  const { overlays: say } = words;
  const zones = table.factions
    .filter((faction) => table.units.some(({ id }) => factionOf(table, id) === faction))
    .map((faction) => ({
      id: `zones-${faction}`,
      label: say.zones(words.factions[faction]),
      group: say.group,
      seat: faction,
      says: [say.hexes(zonesOf(table, faction).size)],
    }));
  return [...alignmentOverlay(view), ...zones];
}
