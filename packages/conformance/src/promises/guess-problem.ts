import { type Machine, type State, viewerBits } from '@sandtable/kernel';
import { itemProblem } from './conservation.js';

/**
 * What a guess changes but must preserve (items, the viewer's knowledge, what others know of each position), or null.
 */
export function guessProblem<T, C>(
  machine: Machine<T, C>,
  truth: State<T>,
  world: State<T>,
  viewer: number,
): string | null {
  for (const [place, items] of truth.places.entries()) {
    const name = machine.spec?.places[place].name ?? '';
    const guessed = world.places[place];
    if (guessed.length !== items.length) return `${name} has another size`;
    for (const [position, item] of items.entries()) {
      const known = truth.known[item];
      if (known & viewerBits(viewer) && guessed[position] !== item)
        return `something it knows in ${name} has moved`;
      if (known !== world.known[guessed[position]]) return `others know something else of ${name}`;
    }
  }
  // Items already lost in the true position are reported by another promise.
  return itemProblem(machine, truth) === null ? itemProblem(machine, world) : null;
}
