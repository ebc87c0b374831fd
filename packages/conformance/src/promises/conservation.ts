import type { Machine, State } from '@sandtable/kernel';
import { viewersOf } from '@sandtable/kernel';
import { type Check, Failure } from '../check-definition.js';
import { positionAt } from '../playthrough.js';

export const conservation: Check = {
  name: 'conservation',
  says: 'every item is in exactly one place, and whoever sees a place knows what lies there',
  looks: 200,
  at(line, step) {
    const problem = itemProblem(line.machine, positionAt(line, step));
    if (problem !== null) throw new Failure(problem);
  },
};

/** What is wrong with the locations of items, or with who knows them; null if nothing is. */
export function itemProblem<T, C>(machine: Machine<T, C>, state: State<T>): string | null {
  const { spec, everyone } = machine;
  if (!spec) return state.places.length === 0 ? null : 'there are places in a game without places';
  if (state.places.length !== spec.places.length) return 'a place was added or lost';
  const whereabouts = new Map<number, string>();
  for (const [index, items] of state.places.entries()) {
    const place = spec.places[index];
    for (const [position, item] of items.entries()) {
      const name = `item ${item} (${spec.itemName(item)})`;
      const other = whereabouts.get(item);
      if (other !== undefined) return `${name} lies in ${other} and in ${place.name}`;
      whereabouts.set(item, place.name);
      if (place.holds && !place.holds(item)) return `${name} lies in ${place.name}, which does not hold it`;
      const blind = viewersOf(place, position, items.length) & everyone & ~state.known[item];
      if (blind !== 0) return `${name} in ${place.name} is not known to all who see it`;
    }
  }
  for (let item = 0; item < spec.items; item++) {
    if (!whereabouts.has(item)) return `item ${item} (${spec.itemName(item)}) is nowhere`;
  }
  return whereabouts.size === spec.items ? null : 'there are more items than the game has';
}
