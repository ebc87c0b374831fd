import { type FileProblem, names, nearest, quote, type TextOption } from '@sandtable/kernel';
import { SECTIONS, type Section } from './sections.js';
import type { Rows } from './tables.js';

// What an owner of the game has entered, as the text of an option: "crt.3-1:Dr2 0/0|Dr2 1/1|…;weather.april:mud|mud".
// Only what differs from our values, in the order of the sections and of their rows.

/** The replaced rows by section. */
export type OwnerValues = ReadonlyMap<string, Rows>;

const MAX_LENGTH = 49_152;
/** Enough for a person to mend; a broken file may have thousands. */
const MOST_PROBLEMS = 50;

const SECTION_NAMES = names(
  'section',
  SECTIONS.map(({ name }) => name),
);
const KEYS = SECTIONS.map(
  ({ rows }) => new Map(rows.map(([key, ...cells], i) => [key, { i, ours: cells.join('|') }])),
);

/** The rows of a section, an owner's before ours. */
export function rowsOf(values: OwnerValues, name: string): Rows {
  const { rows } = SECTIONS.find((section) => section.name === name)!;
  const replaced = new Map(values.get(name)?.map((row) => [row[0], row]));
  return replaced.size === 0 ? rows : rows.map((row) => replaced.get(row[0]) ?? row);
}

/** Reads rows of keys and cells, and notes what is wrong. */
class Collector {
  readonly problems: FileProblem[] = [];
  private readonly replaced = SECTIONS.map(() => new Map<number, readonly string[]>());

  add(path: readonly string[], message: string): void {
    if (this.problems.length < MOST_PROBLEMS) this.problems.push({ path, message });
  }

  /** The number of the section; -1 and a problem if there is none. */
  section(name: string): number {
    const section = SECTION_NAMES.index(name);
    if (section >= 0) return section;
    const near = nearest(SECTION_NAMES, name);
    const all = SECTIONS.map((one) => one.name).join(', ');
    this.add([name], `there is no such section${near ? `; did you mean ${near}?` : ` (sections: ${all})`}`);
    return -1;
  }

  row(section: number, key: string, cells: readonly string[]): void {
    const { name, wrong, rows, unknown } = SECTIONS[section];
    const known = KEYS[section].get(key);
    if (!known) {
      this.add([name, key], unknown ?? `there is no such row (rows: ${rows.map(([one]) => one).join(', ')})`);
      return;
    }
    const problem = wrong(cells, key);
    if (problem !== null) this.add([name, key], problem);
    else if (this.replaced[section].has(known.i)) this.add([name, key], 'it is given twice');
    else this.replaced[section].set(known.i, [key, ...cells]);
  }

  /** After all rows: the tables as wholes. */
  values(): OwnerValues {
    const values = new Map<string, Rows>();
    SECTIONS.forEach(({ name }, n) => {
      const rows = [...this.replaced[n]].sort(([a], [b]) => a - b).map(([, row]) => row);
      if (rows.length > 0) values.set(name, rows);
    });
    if (this.problems.length === 0)
      for (const { name, wrongTogether } of SECTIONS) {
        const problem = values.has(name) ? wrongTogether?.(rowsOf(values, name)) : null;
        if (problem) this.add([name], problem);
      }
    return values;
  }
}

const problemText = ({ path, message }: FileProblem) =>
  [...(path.length > 0 ? [path.map(shortKey).join('.')] : []), message].join(': ');

/** A key of a file as it is written, if it can be. */
const shortKey = (key: string) => (/^[A-Za-z0-9-]{1,40}$/.test(key) ? key : quote(key.slice(0, 40)));

/** Texts that were read lately: a server asks for every machine and bot. */
const lately = new Map<string, ReadText>();
const REMEMBERED = 16;

interface ReadText {
  values: OwnerValues;
  /** Why it cannot be used. */
  wrong: string | null;
}

function read(text: string): ReadText {
  const known = lately.get(text);
  if (known) return known;
  const made = readRows(text);
  if (lately.size >= REMEMBERED) lately.clear();
  if (made.wrong === null) lately.set(text, made);
  return made;
}

function readRows(text: string): ReadText {
  const collector = new Collector();
  for (const part of text.split(';')) {
    const match = /^([a-z-]+)\.([A-Za-z0-9-]+):(.*)$/.exec(part);
    if (!match) {
      collector.add([], `expected section.key:values, not ${quote(part)}`);
      break;
    }
    const section = collector.section(match[1]);
    if (section >= 0) collector.row(section, match[2], match[3].split('|'));
    if (collector.problems.length > 0) break;
  }
  const values = collector.values();
  const [problem] = collector.problems;
  if (problem) return { values, wrong: problemText(problem) };
  return { values, wrong: written(values) === text ? null : 'the values are not in their usual order' };
}

function written(values: OwnerValues): string {
  return [...values]
    .flatMap(([name, rows]) => rows.map(([key, ...cells]) => `${name}.${key}:${cells.join('|')}`))
    .join(';');
}

/** The values of the option's text, which has been checked. */
export function ownerValues(text: string): OwnerValues {
  return text === '' ? new Map() : read(text).values;
}

/** A cell of the file: a word or number. */
function cellOf(value: unknown): string | null {
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : null;
}

function cellsOf(value: unknown): string[] | null {
  const cells = (Array.isArray(value) ? value : [value]).map(cellOf);
  return cells.every((cell) => cell !== null) ? cells : null;
}

const isMapping = (data: unknown): data is object =>
  typeof data === 'object' && data !== null && !Array.isArray(data);

function readFile(data: unknown): { text: string } | { problems: readonly FileProblem[] } {
  const collector = new Collector();
  if (!isMapping(data))
    return { problems: [{ path: [], message: "expected sections such as 'crt:' with their rows" }] };
  for (const [name, table] of Object.entries(data)) {
    const section = collector.section(name);
    if (section < 0) continue;
    if (!isMapping(table)) {
      collector.add([name], `expected rows such as ${example(SECTIONS[section])}`);
      continue;
    }
    for (const [key, value] of Object.entries(table)) {
      const cells = cellsOf(value);
      if (SECTIONS[section].quoted && [value].flat().some((one) => typeof one === 'number'))
        collector.add([name, key], "write each result in quotes: '19.10'");
      else if (cells) collector.row(section, key, cells);
      else collector.add([name, key], `expected ${example(SECTIONS[section], key)}`);
    }
  }
  const values = collector.values();
  if (collector.problems.length > 0) return { problems: collector.problems };
  const text = written(withoutOurs(values));
  if (text.length <= MAX_LENGTH) return { text };
  const message = `the values take ${text.length} characters, at most ${MAX_LENGTH} are allowed`;
  return { problems: [{ path: [], message }] };
}

/** A row as it is written in the file. */
function example({ rows }: Section, key = rows[0][0]): string {
  const [name, ...cells] = rows.find(([one]) => one === key) ?? rows[0];
  return cells.length === 1 ? `${name}: ${cells[0]}` : `${name}: [${cells.join(', ')}]`;
}

function withoutOurs(values: OwnerValues): OwnerValues {
  return new Map(
    [...values].map(([name, rows]) => {
      const ours = KEYS[SECTION_NAMES.index(name)];
      return [name, rows.filter(([key, ...cells]) => ours.get(key)?.ours !== cells.join('|'))];
    }),
  );
}

/** The option: `values=FILE` in the command, a file in the browser. */
export const VALUES_TEXT: TextOption = {
  maxLength: MAX_LENGTH,
  check: (text) => read(text).wrong,
  fromFile: readFile,
};
