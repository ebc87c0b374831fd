import { type Entry, type Machine, printEntry, type State } from '@sandtable/kernel';

/** The most names to list. */
const MOST_NAMES = 12;

type Chance = Extract<Entry, { kind: 'chance' }>;

interface Drawn extends Omit<Chance, 'kind'> {
  size: number;
  /** The contents of the place after the shuffle, from the top. */
  names: string[];
}

/** The random results of a case, so that a failure report can show them in words. */
export class ChanceRecord {
  private readonly drawn: Drawn[] = [];

  constructor(private readonly machine: Machine<unknown, unknown>) {}

  /** Call before the rules apply the result. */
  note(
    what: Chance['what'],
    about: string,
    size: number,
    values: readonly number[],
    state: State<unknown>,
  ): void {
    const names = what === 'shuffle' ? this.shuffled(about, values, state) : [];
    this.drawn.push({ what, about, size, values: [...values], names });
  }

  private shuffled(place: string, order: readonly number[], { places }: State<unknown>): string[] {
    const { spec } = this.machine;
    const items = places[spec!.places.findIndex(({ name }) => name === place)];
    return order.map((from) => spec!.itemName(items[from])).reverse();
  }

  /**
   * What happened, line by line, with each shuffle and roll in place. Results drawn by a choice that threw, which are not
   * in the journal, come last.
   */
  lines(entries: readonly Entry[]): string[] {
    const left = this.drawn.slice();
    const lines = entries.map((entry) => {
      if (entry.kind !== 'chance') return printEntry(entry);
      const drawn = left.shift();
      return drawn && drawn.what === entry.what && drawn.about === entry.about
        ? inWords(drawn)
        : printEntry(entry);
    });
    return [...lines, ...left.map(inWords)];
  }
}

function inWords({ what, about, size, values, names }: Drawn): string {
  if (what === 'shuffle') return `* shuffle ${about}: ${listNames(names)}`;
  const low = what === 'roll' ? 1 : 0;
  return `* ${what} ${about} ${values[0]} (of ${low} to ${low + size - 1})`;
}

/** "raid, scout, …, 40 in all": a deck from the top, truncated. */
export function listNames(names: readonly string[]): string {
  if (names.length === 0) return 'nothing';
  if (names.length <= MOST_NAMES) return names.join(', ');
  return `${names.slice(0, MOST_NAMES).join(', ')}, … (${names.length} in all)`;
}
