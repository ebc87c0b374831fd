import { below, type Generator, seedGenerator } from '@sandtable/kernel';

/** The kit's own random generator, separate from the game's: the same name gives the same rolls. */
export class Dice {
  readonly generator: Generator;

  constructor(name: string) {
    this.generator = seedGenerator(`conformance ${name}`);
  }

  below(n: number): number {
    return below(this.generator, n);
  }

  /** A random item of a non-empty list. */
  one<V>(list: readonly V[]): V {
    return list[this.below(list.length)];
  }

  /** A random selection in the order of the list; all of it if there are no more. */
  some<V>(list: readonly V[], count: number): V[] {
    if (list.length <= count) return list.slice();
    const chosen = new Set<number>();
    while (chosen.size < count) chosen.add(this.below(list.length));
    return list.filter((_, i) => chosen.has(i));
  }
}
