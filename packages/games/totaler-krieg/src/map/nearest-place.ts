import type { Hex } from '../ids.js';
import { SHEET } from './sheet.js';

/** A place further away would not tell where a hex is. */
const FAR = 4;

const known = new Map<Hex, Hex>();

/** The named hex nearest to a hex without a name, of its own Country and a City before others; -1 if there is none near. */
export function nearestPlace(hex: Hex): Hex {
  const found = known.get(hex) ?? search(hex);
  known.set(hex, found);
  return found;
}

function search(hex: Hex): Hex {
  let edge: Hex[] = [hex];
  const seen = new Set(edge);
  for (let distance = 1; distance <= FAR; distance++) {
    const next: Hex[] = [];
    for (const from of edge)
      for (let side = 0; side < 6; side++) {
        const to = SHEET.neighbour(from, side);
        if (to < 0 || seen.has(to)) continue;
        seen.add(to);
        next.push(to);
      }
    const named = next.filter((one) => SHEET.isLand[one] && SHEET.placeNames[one] !== '');
    const homely = named.filter((one) => SHEET.country[one] === SHEET.country[hex]);
    const places = homely.length > 0 ? homely : named;
    if (places.length > 0) return places.find((one) => SHEET.isCity[one]) ?? places[0];
    edge = next;
  }
  return -1 as Hex;
}
