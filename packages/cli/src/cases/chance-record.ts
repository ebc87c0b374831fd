import { type Entry, type Machine, printEntry, type State } from '@sandtable/kernel';

/** More names than this are not listed. */
const MOST_NAMES = 12;

type Chance = Extract<Entry, { kind: 'chance' }>;

interface Drawn extends Omit<Chance, 'kind'> {
  size: number;
  /** What lay in the place when it had been shuffled, the top first. */
  names: string[];
}

/** What chance decided while a case was played, so that a failure can tell it in words. */
export class ChanceRecord {
  private readonly drawn: Drawn[] = [];

  constructor(private readonly machine: Machine<unknown, unknown>) {}

  /** To be called before the rules carry it out. */
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
   * What happened, line by line, each shuffle and roll where it happened. What was drawn by a choice that broke down,
   * and so stands in no journal, comes last.
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

/** "raid, scout, …, 40 in all": a deck is named from its top, and not to its end. */
export function listNames(names: readonly string[]): string {
  if (names.length === 0) return 'nothing';
  if (names.length <= MOST_NAMES) return names.join(', ');
  return `${names.slice(0, MOST_NAMES).join(', ')}, … (${names.length} in all)`;
}
