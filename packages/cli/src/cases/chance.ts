import type { Machine, State } from '@sandtable/kernel';
import {
  below,
  type ChanceSource,
  type Entry,
  JournalError,
  parseEntry,
  permutation,
  printEntry,
  quote,
} from '@sandtable/kernel';
import type { RuleCase } from './case.js';
import { ChanceRecord } from './chance-record.js';
import { CaseProblem, type Path, type Problem } from './document.js';
import { type InputReader, unknownName } from './input-reader.js';

type Chance = Extract<Entry, { kind: 'chance' }>;

/** Reads the rolls and shuffles of a case, written as in a journal: "roll combat 4". */
export function readChance(
  input: InputReader,
  value: unknown,
  path: Path,
  machine: Machine<unknown, unknown> | null,
): Chance[] {
  const places = machine?.spec?.places.map(({ name }) => name) ?? null;
  return input.texts(value, path, 'chance').flatMap(({ text, path: at }) => {
    try {
      const entry = parseEntry(`* ${text.replace(/^\*\s*/, '')}`, 0);
      if (entry.kind === 'chance') {
        if (entry.what === 'shuffle' && places && !places.includes(entry.about))
          input.add(at, unknownName('there is no place', entry.about, places));
        return [entry];
      }
      input.add(at, `${quote(text)} is not chance`);
    } catch (error) {
      if (!(error instanceof JournalError)) throw error;
      input.add(at, "chance is written 'roll WHAT 4', 'pick WHAT 0' or 'shuffle PLACE 2 0 1'");
    }
    return [];
  });
}

/**
 * The random source of a case. Its lines apply in order, each to the first roll, pick or shuffle of its name; the seed
 * decides everything else.
 */
export class LaidDownChance {
  private used = 0;
  private readonly seeded = new Set<string>();
  /** Everything that was drawn, predetermined or not. */
  readonly record: ChanceRecord;

  constructor(
    machine: Machine<unknown, unknown>,
    private readonly lines: RuleCase['chance'],
  ) {
    this.record = new ChanceRecord(machine);
  }

  readonly source: ChanceSource = (what, about, size, state) => {
    const values = this.decide(what, about, size, state);
    this.record.note(what, about, size, values, state);
    return values;
  };

  private decide(
    what: Chance['what'],
    about: string,
    size: number,
    { chance: generator }: State<unknown>,
  ): number[] {
    const line = this.lines[this.used];
    if (line && line.what === what && line.about === about) {
      this.check(line, size);
      this.used++;
      return line.values;
    }
    this.seeded.add(`${what} ${about}`);
    if (what === 'shuffle') return permutation(generator, size);
    return [below(generator, size) + (what === 'roll' ? 1 : 0)];
  }

  private check(line: Chance, size: number): void {
    const low = line.what === 'roll' ? 1 : 0;
    const right =
      line.what === 'shuffle'
        ? line.values.length === size
        : line.values[0] >= low && line.values[0] < low + size;
    if (right) return;
    const possible = line.what === 'shuffle' ? `${size} items are shuffled` : `${low} to ${low + size - 1}`;
    throw new CaseProblem(['chance', this.used], `${quote(written(line))} cannot be: ${possible}`);
  }

  /** Reports unused lines as mistakes. */
  unused(): Problem[] {
    const asked = [...this.seeded].join(', ') || 'nothing else';
    return this.lines.slice(this.used).map((line, i) => ({
      path: ['chance', this.used + i],
      message: `${quote(written(line))} never came up; the seed decided ${asked}`,
    }));
  }
}

function written(line: Chance): string {
  return printEntry(line).replace(/^\* /, '');
}
