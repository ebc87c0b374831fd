import { below, type Generator, seedGenerator } from '@sandtable/kernel';

/** The kit's own chance, apart from the game's: the same name gives the same throws. */
export class Dice {
  readonly generator: Generator;

  constructor(name: string) {
    this.generator = seedGenerator(`conformance ${name}`);
  }

  below(n: number): number {
    return below(this.generator, n);
  }

  /** One of a list that is not empty. */
  one<V>(list: readonly V[]): V {
    return list[this.below(list.length)];
  }

  /** Some of a list, in their order; all of them where there are no more. */
  some<V>(list: readonly V[], count: number): V[] {
    if (list.length <= count) return list.slice();
    const chosen = new Set<number>();
    while (chosen.size < count) chosen.add(this.below(list.length));
    return list.filter((_, i) => chosen.has(i));
  }
}
