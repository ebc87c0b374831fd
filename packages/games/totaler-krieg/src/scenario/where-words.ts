import { listed, say } from '@sandtable/kernel';
import { areaName } from '../events/event-words.js';
import { SHEET } from '../map/sheet.js';
import { hexNear } from '../words/names.js';
import type { FreeSetup } from './scenario.js';

const areas = (ids: string): string[] => ids.split(',').map(areaName);
const hexAt = (id: string): string => hexNear(SHEET.hexAt(id));

/** S.g: where the units of a line of the set-up may stand: "in Britain", "along the border of Poland". */
export function whereWords({ rule }: Pick<FreeSetup, 'rule'>): string {
  if (rule['each-hex-along-border'])
    return say`along the border of ${areaName(rule['each-hex-along-border'])}`;
  if (rule['in-hex']) return say`in ${hexAt(rule['in-hex'])} or next to ${hexAt(rule['and-or-adjacent-to'])}`;
  const centre = rule['in-and-or-adjacent-to'];
  if (centre && rule.within) return say`in ${hexAt(centre)} or next to it, within ${areaName(rule.within)}`;
  if (centre) return say`in ${hexAt(centre)} or next to it`;
  if (rule['any-of-hexes']) return say`in ${listed('or', rule['any-of-hexes'].split(',').map(hexAt))}`;
  const there = listed('or', [
    ...areas(rule['any-hex-in']),
    ...(rule.including ? areas(rule.including) : []),
  ]);
  return rule.excluding
    ? say`in ${there}, without ${listed('and', areas(rule.excluding))}`
    : say`in ${there}`;
}
